"""Documents written by hand (by language models, on the brief in written/README.md) with marked entities: reads and varies them."""
import bz2
import random
import re
import zlib
from pathlib import Path

import corpora
from generate import noise
from generate.core import Span
from labels import COARSE, INDEX

MARK = re.compile(r"\[\[([A-Z_]+)\|(.*?)\]\]", re.S)
HEAD = re.compile(r"# *(kind|lang|note|complete) *:(.*)")
# Values that may have any other digits.
DIGITS = {"PHONE_NUMBER", "SSN", "PASSPORT_NUMBER", "DRIVER_LICENSE", "HEALTHCARE_NUMBER", "VEHICLE_ID", "ACCOUNT_NUMBER", "NUMERICAL_PII", "BANK_ACCOUNT", "ROUTING_NUMBER",
          "CREDIT_CARD", "CVV", "MONEY", "STATISTICS", "DOSE", "LOCATION_ZIP", "ORGANIZATION_ID", "LOCATION_ADDRESS", "LOCATION_ADDRESS_STREET"}
DEV = 10  # one passage in so many is kept for validation
FREE = {"en", "es", "fr", "it", "pt", "de", "nl", "tl"}  # names there keep their form in every sentence
FREE_ORGANISATIONS = FREE | {"zh", "ja", "hi"}
OTHER_ORGANISATION = 0.25  # of the organisations so many become another one


def passages(text, lang):
    """(text, spans, language) of every passage of a file."""
    for block in re.split(r"\n[ \t]*\n", text.replace("\r", "")):
        lines = block.strip("\n").split("\n")
        language = lang
        while lines and (head := HEAD.match(lines[0])):
            if head[1] == "lang":
                language = head[2].strip()
            lines.pop(0)
        body = "\n".join(lines)
        if not body.strip() or "[[" in MARK.sub("", body):
            continue
        plain, spans, last = "", [], 0
        for mark in MARK.finditer(body):
            plain += body[last : mark.start()]
            if mark[1] in INDEX or mark[1] in COARSE:
                spans.append(Span(len(plain), len(plain) + len(mark[2]), mark[1]))
            plain += mark[2]
            last = mark.end()
        yield plain + body[last:], noise.trimmed(plain + body[last:], spans), language


def records(folder, dev):
    for file in sorted(Path(folder).glob("*.txt*")):
        text = bz2.open(file, "rt", encoding="utf8").read() if file.suffix == ".bz2" else file.read_text(encoding="utf8")
        for plain, spans, lang in passages(text, file.name.split(".")[0].split("_")[0]):
            if (zlib.crc32(plain.encode()) % DEV == 0) == dev:
                yield corpora.Record(plain, spans, lang, "written", None, True)


def organisations(records):
    """The organisations of these records by label and number of words."""
    found = {}
    for record in records:
        for span in record.spans:
            value = record.text[span.start : span.end]
            if span.label.startswith("ORGANIZATION") and is_plain(value):
                found.setdefault((span.label, len(value.split())), []).append(value)
    return found


def is_plain(value):
    return len(value) > 1 and not any(c.isdigit() or c in "\n\t/|\"" for c in value)


def varied(record, gazetteers, rng, known):
    """Other people, places, organisations (of `known`) and numbers in the same document; sometimes its case or spelling is lost."""
    text, spans, last, names = "", [], 0, {}
    for span in sorted(record.spans, key=lambda s: s.start):
        if span.start < last:
            continue
        value = record.text[span.start : span.end]
        new = names.get(value)
        if new is None and rng.random() < 0.6:
            if span.label in DIGITS and any(c.isdigit() for c in value):
                new = "".join(rng.choice("0123456789") if c.isdigit() and c != "0" else c for c in value)
            elif record.lang in FREE and len(value) > 2 and "\n" not in value and value.replace(" ", "").replace("-", "").isalpha():
                new = other(value, span.label, record.lang, gazetteers, rng)
        if new is None and span.label.startswith("ORGANIZATION") and record.lang in FREE_ORGANISATIONS and is_plain(value):
            new = other_organisation(value, span.label, rng, known)
        new = new or value
        names[value] = new
        text += record.text[last : span.start]
        start = len(text)
        text += new
        spans.append(Span(start, len(text), span.label))
        last = span.end
    copy = corpora.Record(text + record.text[last:], spans, record.lang, record.source, None, True)
    copy.text, copy.spans = noise.disturb(copy.text, copy.spans, copy.lang, rng)
    return copy


def other(value, label, lang, gazetteers, rng):
    given, family = gazetteers.given.get((lang, rng.choice("mf"))), gazetteers.family.get(lang)
    new = None
    if label == "NAME" and " " in value and given and family:
        new = given.draw(rng, False) + " " + family.draw(rng, False)
    elif label == "NAME_GIVEN" and given:
        new = given.draw(rng, False)
    elif label == "NAME_FAMILY" and family:
        new = family.draw(rng, False)
    elif label.startswith("LOCATION") or label == "PLACE":
        new = corpora.other_place(value, lang, gazetteers, rng)
    return in_case_of(value, new)


def in_case_of(value, new, least=1):
    """As the old one was written; capitals of fewer letters than `least` are an acronym and say nothing."""
    if new and value.isupper() and len(value) >= least:
        return new.upper()
    return new.lower() if new and value.islower() else new


def other_organisation(value, label, rng, known):
    if rng.random() >= OTHER_ORGANISATION:
        return None
    pool = known.get((label, len(value.split())))
    return in_case_of(value, rng.choice(pool), 6) if pool else None


def main():
    """How many there are: python3 written.py FOLDER."""
    import sys
    from collections import Counter
    every = [r for dev in (False, True) for r in records(sys.argv[1], dev)]
    print(len(every), "passages", sum(len(r.text) for r in every), "characters", sum(len(r.spans) for r in every), "entities", Counter(r.lang for r in every))
    print(Counter(s.label for r in every for s in r.spans).most_common())
    rng = random.Random(1)
    for record in rng.sample(every, min(2, len(every))):
        print(record.lang, repr(record.text[:300]), [record.text[s.start : s.end] for s in record.spans][:12])


if __name__ == "__main__":
    main()
