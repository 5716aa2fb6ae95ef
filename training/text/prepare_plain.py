"""Running text that names nobody: python3 prepare_plain.py CORPUS OUT.

Writes OUT/plain.<lang>.train.jsonl.gz and .dev from ../shared/corpus/text in the format of the annotated corpora: paragraphs without digits in which no
word but a sentence's first has a capital letter, and that first word is an ordinary one (mostly written small elsewhere). In German, where nouns have
capitals, a noun must often follow an article and be in no list of names or towns. Such text says nothing of the labels that need no capital (jobs, illnesses, ages ...).
"""
import gzip
import json
import lzma
import random
import re
import sys
from collections import Counter
from pathlib import Path

LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pt", "ru", "uk", "pl", "ro", "tl", "sv", "tr", "cs", "da", "fi", "hu", "id", "no", "el"]
COMPLETE = ["NAME", "NAME_GIVEN", "NAME_FAMILY", "NAME_MEDICAL_PROFESSIONAL", "LOCATION", "LOCATION_ADDRESS", "LOCATION_ADDRESS_STREET", "LOCATION_CITY", "LOCATION_STATE", "LOCATION_COUNTRY",
            "LOCATION_ZIP", "LOCATION_COORDINATE", "ORGANIZATION", "ORGANIZATION_MEDICAL_FACILITY", "PROJECT", "PRODUCT", "ACCOUNT_NUMBER", "BANK_ACCOUNT", "CREDIT_CARD", "CREDIT_CARD_EXPIRATION", "CVV", "DOB",
            "DRIVER_LICENSE", "EMAIL_ADDRESS", "HEALTHCARE_NUMBER", "IP_ADDRESS", "NUMERICAL_PII", "ORGANIZATION_ID", "PASSPORT_NUMBER", "PASSWORD", "PHONE_NUMBER", "ROUTING_NUMBER", "SSN", "URL", "USERNAME", "VEHICLE_ID", "ZODIAC_SIGN", "BLOOD_TYPE", "MEDICAL_CODE"]
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
SENTENCE = re.compile(r"(?:^|[.!?…:»\"“”—–]\s*|\n\s*)[«\"“„¿¡(—–'’‘-]*\s*$")
ARTICLE = re.compile(r"\b(?:der|die|das|dem|den|des|ein|eine|einen|einem|einer|eines|kein|keine|mein|meine|seine|ihre|im|am|zum|zur|vom)\s+([A-ZÄÖÜ][a-zäöüß]+)")
MOST, LENGTH = 3000, (60, 700)


def listed(corpus):
    """Every word of the lists of names and towns."""
    words = set()
    for file in sorted([*(corpus / "gazetteers").glob("*names*"), *(corpus / "gazetteers").glob("c[io]*")]):
        opener = {".gz": gzip.open, ".xz": lzma.open}.get(file.suffix, open)
        with opener(file, "rt", encoding="utf8", errors="ignore") as source:
            words.update(WORD.findall(source.read()))
    return words


def plain(line, small, large, nouns):
    for found in WORD.finditer(line):
        word = found[0]
        if word[0].islower() or word in ("I", "I'm", "I'll", "I've", "I'd", "I’m", "I’ll", "I’ve", "I’d"):
            continue
        if nouns and word in nouns:
            continue
        if not SENTENCE.search(line[: found.start()]):
            return False
        if len(word) > 1 and word.isupper() or small[word.lower()] < 20 or small[word.lower()] < 3 * large[word]:
            return False
    return True


def main():
    corpus, out = Path(sys.argv[1]), Path(sys.argv[2])
    names = listed(corpus)
    for lang in LANGUAGES:
        lines = [line.strip() for line in lzma.open(corpus / f"text/{lang}.txt.xz", "rt", encoding="utf8")]
        small, large = Counter(), Counter()
        for line in lines:
            for found in WORD.finditer(line):
                if found[0].islower():
                    small[found[0]] += 1
                elif not SENTENCE.search(line[: found.start()][-12:]):
                    large[found[0]] += 1
        nouns = set()
        if lang == "de":
            after = Counter(word for line in lines for word in ARTICLE.findall(line))
            nouns = {word for word, count in after.items() if count >= 10 and word not in names}
        random.Random(lang).shuffle(lines)
        kept = []
        for line in lines:
            if LENGTH[0] < len(line) < LENGTH[1] and not any(c.isdigit() for c in line) and "@" not in line and "www" not in line and plain(line, small, large, nouns):
                kept.append(line)
                if len(kept) >= MOST + 60:
                    break
        print(lang, len(kept), flush=True)
        for split, part in (("dev", kept[:60]), ("train", kept[60:])):
            with gzip.open(out / f"plain.{lang}.{split}.jsonl.gz", "wt", encoding="utf8") as sink:
                for line in part:
                    sink.write(json.dumps({"lang": lang, "text": line, "spans": [], "source": "plain", "complete": COMPLETE}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
