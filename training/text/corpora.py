"""Reads ../shared/corpus/ner and brings it to the product's annotation rules; varies it by swapping entities and losing case."""
import gzip
import importlib
import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from generate import noise
from generate.core import Span
from generate.gazetteers import Pool

YEARS_OLD = re.compile(r"^(\d{1,3})\s*[- ]?(años|año|years?|anos|ano|ans|jahre?n?|лет|года?|летн\w*|-летн\w*|jaar|lat|歳|岁|세|वर्ष).*$", re.I)
WORD = re.compile(r"[^\W_]+")
KATAKANA = re.compile(r"[ァ-ヶー]+(?:[・=＝][ァ-ヶー]+)*")
ADDRESS_PARTS = {"LOCATION", "LOCATION_CITY", "LOCATION_ZIP", "LOCATION_ADDRESS_STREET", "LOCATION_STATE", "LOCATION_COUNTRY"}
# Public test sets that the corpus could only get as such: never trained on.
TEST_SETS = {"msra"}
# Names change their endings there: another name in the same place would stand in the wrong case.
INFLECTED = {"ru", "uk", "pl", "cs"}
# Clinical notes whose health is not marked: every line is full of it, and counting it as mostly nothing unlearns it in that language.
HEALTH = frozenset(["CONDITION", "INJURY", "MEDICAL_PROCESS", "DRUG", "DOSE", "EFFECT", "STATISTICS", "BLOOD_TYPE", "MEDICAL_CODE", "DURATION", "PHYSICAL_ATTRIBUTE", "OCCUPATION"])
UNMARKED = {"meddocan": HEALTH}
# Known words that are mostly something else.
AMBIGUOUS = {"general", "model", "pilot", "cook", "guard", "guide", "host", "major", "private", "principal", "confusion", "shock", "stroke", "rash", "cold", "burns", "bruises"}
UNSPACED = {"zh", "ja"}
SILVER = {"wikiann", "parlamint", "german_ler_timex"}


@dataclass
class Record:
    text: str
    spans: list
    lang: str
    source: str
    complete: list | None  # None: every label
    exact: bool = False  # the labels are the product's own fine ones


def read(file):
    """The records of one file."""
    for line in gzip.open(file, "rt", encoding="utf8"):
        raw = json.loads(line)
        spans = [Span(s["start"], s["end"], s["label"]) for s in raw["spans"]]
        spans = merged_addresses(raw["text"], [of_age(raw["text"], s) for s in spans])
        if raw["source"] in UNMARKED:
            spans += [span for span in hints(raw["text"], raw["lang"], raw["complete"], spans) if span.label in HEALTH]
        yield Record(raw["text"], spans, raw["lang"], raw["source"], raw["complete"])


def of_age(text, span):
    """AGE covers only the number for years."""
    if span.label == "AGE":
        found = YEARS_OLD.match(text[span.start : span.end])
        if found:
            return Span(span.start, span.start + len(found[1]), "AGE")
    return span


def merged_addresses(text, spans):
    """Street, code and town side by side are one address."""
    out = []
    for span in sorted(spans, key=lambda s: s.start):
        last = out[-1] if out else None
        if last and span.label in ADDRESS_PARTS and last.label in ADDRESS_PARTS | {"LOCATION_ADDRESS"} and span.start >= last.end:
            between = text[last.end : span.start]
            street = "LOCATION_ADDRESS_STREET" in (last.label, span.label) or last.label == "LOCATION_ADDRESS"
            if street and len(between) <= 3 and not any(c.isalnum() or c == "\n" for c in between):
                out[-1] = Span(last.start, span.end, "LOCATION_ADDRESS")
                continue
        out.append(span)
    return out


def listed_health(lang):
    """The product's own lists (crates/detect/src/languages/health), without the entries that are patterns."""
    file = Path(__file__).resolve().parents[2] / f"crates/detect/src/languages/health/{lang}.txt"
    for section in file.read_text(encoding="utf8").split("# ")[1:] if file.exists() else ():
        label, _, entries = section.partition("\n")
        yield from ((label.strip(), entry.strip()) for entry in re.split(r"[;\n]", entries) if entry.strip() and "*" not in entry)


@cache
def known_words(lang):
    """Illnesses, injuries, procedures, drugs, effects and jobs that the language's grammars know: first word -> [(all words, label)], the longest first."""
    try:
        words = getattr(importlib.import_module(f"generate.packs.{lang}"), "WORDS", {})
    except ModuleNotFoundError:
        return {}
    label_of = {word.lower(): label for label, word in listed_health(lang) if len(word) > (1 if lang in UNSPACED else 3) and word.lower() not in AMBIGUOUS}
    label_of |= {word.lower(): label for label in ("OCCUPATION", "EFFECT", "MEDICAL_PROCESS", "DRUG", "INJURY", "CONDITION") for word in words.get(label, []) if len(word) > 3 and word.lower() not in AMBIGUOUS}
    table = {}
    for phrase in sorted(label_of, key=len, reverse=True):
        first = WORD.match(phrase)
        if first:
            table.setdefault(first[0], []).append((phrase, label_of[phrase]))
    return table


def hints(text, lang, complete, spans):
    """Where a known word stands unmarked and the source marks no such thing: spans that are probably of that label."""
    table, found, last = known_words(lang), [], 0
    lower = text.lower()
    if not table or len(lower) != len(text):
        return found
    for word in WORD.finditer(lower):
        if word.start() < last or word[0] not in table:
            continue
        for phrase, label in table[word[0]]:
            end = word.start() + len(phrase)
            if lower.startswith(phrase, word.start()) and not lower[end : end + 1].isalnum() and label not in complete:
                last = end
                found.append(Span(word.start(), end, label))
                break
    return [span for span in found if not any(span.start < other.end and other.start < span.end for other in spans)]


def organisations(files):
    """The organisations that hand-marked training parts name, by language: real ones are stranger than any we make up."""
    found = {}
    for file in files:
        for record in read(file):
            if record.source in SILVER:
                continue
            for span in record.spans:
                name = record.text[span.start : span.end]
                if span.label == "ORGANIZATION" and 1 < len(name) < 60 and "\n" not in name and not name.islower():
                    found.setdefault(record.lang, set()).add(name)
    return {lang: Pool(names) for lang, names in found.items() if len(names) > 100}


def closed(word):
    """Whether a Korean word ends in a consonant: the particle after it depends on that."""
    return "\uac00" <= word[-1] <= "\ud7a3" and (ord(word[-1]) - 0xAC00) % 28 > 0


def other_name(value, lang, gazetteers, rng):
    """Another person's name of the same make, or None."""
    given, family = gazetteers.given.get((lang, rng.choice("mf"))), gazetteers.family.get(lang)
    words = lambda kind: gazetteers.words.get((lang, kind))
    if lang == "ja" and words("NAME_GIVEN"):
        if KATAKANA.fullmatch(value):
            one = lambda: katakana(words(rng.choice(["NAME_GIVEN", "NAME_FAMILY", "NAME"])), rng)
            return "・".join(one() for _ in range(min(3, value.count("・") + value.count("=") + 1)))
        if len(value) < 3:
            return words("NAME_FAMILY").draw(rng, False)
    if lang == "ko" and words("NAME") and (len(value) != 3 or rng.random() < 0.5):
        parts = [words("NAME").draw(rng, False) for _ in value.split()]
        for _ in range(8):
            if closed(parts[-1]) == closed(value):
                return " ".join(parts)
            parts[-1] = words("NAME").draw(rng, False)
        return None
    if not given or not family:
        return None
    if lang in ("zh", "ja", "ko"):
        return family.draw(rng, False) + given.draw(rng, False) if len(value) >= 3 else None
    return given.draw(rng, False) + " " + family.draw(rng, False) if " " in value.strip() else rng.choice([given, family]).draw(rng, False)


def katakana(pool, rng):
    for _ in range(60):
        word = pool.draw(rng, False)
        if KATAKANA.fullmatch(word):
            return word
    return "ジョン"


@cache
def places_of(gazetteers, lang):
    """Lists of places of a kind, each with a set to look in."""
    lists = [gazetteers.countries.get(lang), gazetteers.states.get(lang), gazetteers.cities.get(lang), gazetteers.foreign_cities.get(lang), gazetteers.words.get((lang, "LOCATION"))]
    return [(pool, set(pool.train) | set(pool.dev)) for pool in lists if pool]


def other_place(value, lang, gazetteers, rng):
    """Another place of the list that knows this one."""
    value = value.title() if value.isupper() and len(value) > 4 else value
    for pool, known in places_of(gazetteers, lang):
        if value in known:
            for _ in range(8):
                new = pool.draw(rng, False)
                if lang != "ko" or closed(new) == closed(value):
                    return new
    return None


def swapped(record, gazetteers, rng, share):
    """Names, organisations and places replaced by others of the language, so that the network learns the context and not the list."""
    text, spans, last = "", [], 0
    for span in sorted(record.spans, key=lambda s: s.start):
        if span.start < last:
            continue
        value = record.text[span.start : span.end]
        new = None
        if rng.random() < share and len(value) > 1 and not any(c.isdigit() for c in value) and record.lang not in INFLECTED:
            if span.label == "NAME":
                new = other_name(value, record.lang, gazetteers, rng)
            elif span.label == "ORGANIZATION" and record.lang in gazetteers.organisations:
                new = gazetteers.organisations[record.lang].draw(rng, False)
            elif span.label.startswith("LOCATION"):
                new = other_place(value, record.lang, gazetteers, rng)
            if new and value.isupper():
                new = new.upper()
        text += record.text[last : span.start]
        start = len(text)
        text += new or value
        spans.append(Span(start, len(text), span.label, span.who))
        last = span.end
    return Record(text + record.text[last:], spans, record.lang, record.source, record.complete, record.exact)


def varied(record, gazetteers, rng):
    """A copy with other names, sometimes disturbed as documents are."""
    copy = swapped(record, gazetteers, rng, 0.5)
    copy.text, copy.spans = noise.disturb(copy.text, copy.spans, copy.lang, rng)
    return copy
