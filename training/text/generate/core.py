"""Renders the language packs: a context-free grammar of documents whose slots are entities becomes text with labelled spans.

A pack (see packs/) is data only. Templates and gazetteer entries are divided by a hash into a training and a validation
part, so that a validation document is made of wordings and names that no training document has.
"""
import random
import re
import zlib
from dataclasses import dataclass, field

from . import noise
from .speech import speak
from .values import Values

MOST_DEPTH = 40
PART = re.compile(r"\\(.)|<(\w+)>|([\[\]|])|\{([^{}\[\]]*?)\}|(\{)|(\})", re.S)


@dataclass
class Span:
    start: int
    end: int
    label: str
    who: str | None = None  # mentions of the same person or organisation share it


@dataclass
class Document:
    text: str
    spans: list
    lang: str
    kind: str


@dataclass
class Node:
    kind: str  # text, rule, choice, slot, seq
    value: object = None
    parts: list = field(default_factory=list)


def parse(source):
    """The tree of one template."""
    position = 0

    def sequence(stop):
        nonlocal position
        parts = []
        text = ""
        while position < len(source):
            char = source[position]
            if char in stop:
                break
            if char == "\\" and position + 1 < len(source):
                text += {"n": "\n", "t": "\t"}.get(source[position + 1], source[position + 1])
                position += 2
                continue
            node = None
            if char == "[":
                position += 1
                node = Node("choice", parts=[sequence("|]")])
                while position < len(source) and source[position] == "|":
                    position += 1
                    node.parts.append(sequence("|]"))
                if position >= len(source):
                    raise ValueError(f"unclosed [ in {source!r}")
                position += 1
            elif char == "<":
                found = re.match(r"<(\w+)>", source[position:])
                if found:
                    node = Node("rule", found[1])
                    position += found.end()
            elif char == "{":
                found = re.match(r"\{([A-Z_]+|[~%])(=)?", source[position:])
                if not found:
                    raise ValueError(f"bad slot in {source!r} at {position}")
                if found[2]:
                    position += found.end()
                    inner = sequence("}")
                    node = Node("literal", found[1], [inner])
                    position += 1
                else:
                    end = source.find("}", position)
                    if end < 0:
                        raise ValueError(f"unclosed {{ in {source!r}")
                    node = Node("slot", source[position + 1 : end])
                    position = end + 1
            if node is None:
                text += char
                position += 1
                continue
            if text:
                parts.append(Node("text", text))
                text = ""
            parts.append(node)
        if text:
            parts.append(Node("text", text))
        return Node("seq", parts=parts)

    tree = sequence("")
    if position < len(source):
        raise ValueError(f"stray {source[position]!r} in {source!r}")
    return tree


def is_held_out(text, share=12):
    """One in `share`, always the same ones."""
    return zlib.crc32(text.encode()) % share == 0


class Grammar:
    """A pack made ready: parsed rules, divided."""

    def __init__(self, pack):
        self.pack = pack
        self.rules = {}
        for name, entries in pack.RULES.items():
            parsed = []
            for entry in entries:
                weight, source = entry if isinstance(entry, tuple) else (1, entry)
                source = source.strip("\n")
                parsed.append((weight, parse(source), is_held_out(source)))
            self.rules[name] = parsed
        missing = {n for tree in self._trees() for n in used_rules(tree)} - set(self.rules)
        missing |= set(pack.DOCS) - set(self.rules)
        if missing:
            raise ValueError(f"{pack.LANG}: rules not defined: {sorted(missing)}")

    def _trees(self):
        return (tree for entries in self.rules.values() for _, tree, _ in entries)

    def entries(self, name, held_out):
        """What a rule may become; small rules are not divided."""
        entries = self.rules[name]
        if len(entries) < 8:
            return entries
        part = [entry for entry in entries if entry[2] == held_out]
        return part or entries


def used_rules(node):
    if node.kind == "rule":
        yield node.value
    for part in node.parts:
        yield from used_rules(part)


class Writer:
    """One document while it is written."""

    def __init__(self, grammar, values, rng, held_out):
        self.grammar = grammar
        self.values = values
        self.rng = rng
        self.held_out = held_out
        self.text = ""
        self.spans = []

    def rule(self, name, depth=0):
        if depth > MOST_DEPTH:
            return
        entries = self.grammar.entries(name, self.held_out)
        _, tree, _ = self.rng.choices(entries, [entry[0] for entry in entries])[0]
        self.node(tree, depth)

    def node(self, node, depth):
        if node.kind == "text":
            self.text += node.value
        elif node.kind == "seq":
            for part in node.parts:
                self.node(part, depth)
        elif node.kind == "choice":
            self.node(self.rng.choice(node.parts), depth)
        elif node.kind == "rule":
            self.rule(node.value, depth + 1)
        elif node.kind == "literal":
            start = len(self.text)
            self.node(node.parts[0], depth)
            self.mark(start, node.value, None)
        else:
            self.slot(node.value)

    def slot(self, slot):
        if slot.startswith("~"):
            self.text += self.values.filler(slot[1:])
        elif slot.startswith("%"):
            body, _, number = slot[1:].rpartition(":")
            masculine, _, feminine = body.partition("|")
            self.text += feminine if self.values.person(number).female else masculine
        else:
            label, _, number = slot.partition(":")
            text, who = self.values.make(label, number)
            start = len(self.text)
            self.text += text
            self.mark(start, label, who)

    def mark(self, start, label, who):
        end = len(self.text)
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        if end > start:
            self.spans = [s for s in self.spans if s.end <= start or s.start >= end]
            self.spans.append(Span(start, end, label, who))


class Generator:
    """Documents of one language."""

    def __init__(self, pack, gazetteers):
        self.grammar = Grammar(pack)
        self.pack = pack
        self.gazetteers = gazetteers

    def document(self, rng, held_out=False, noisy=True, kind=None):
        kind = kind or rng.choices(list(self.pack.DOCS), list(self.pack.DOCS.values()))[0]
        values = Values(self.pack, self.gazetteers, rng, held_out)
        writer = Writer(self.grammar, values, rng, held_out)
        writer.rule(kind)
        text, spans = writer.text, sorted(writer.spans, key=lambda s: s.start)
        if kind.startswith("spoken_"):
            text, spans = speak(text, spans, self.pack, rng)
        elif noisy:
            text, spans = noise.disturb(text, spans, self.pack.LANG, rng)
        return Document(text, spans, self.pack.LANG, kind)


def show(document):
    """The text with its labels in brackets, to be read."""
    out, last = "", 0
    for span in document.spans:
        out += document.text[last : span.start] + f"[[{span.label}|{document.text[span.start:span.end]}]]"
        last = span.end
    return out + document.text[last:]
