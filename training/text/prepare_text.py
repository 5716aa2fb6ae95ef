"""Gathers the running text for pretrain.py: python3 prepare_text.py CORPUS PACKAGES OUT (needs only what lies on this machine).

CORPUS is ../shared/corpus; PACKAGES a folder with npm de-corpus, fr-corpus, it-corpus, ja-corpus 0.0.1 unpacked as c-de, ...
Writes OUT/<lang>.txt.xz: the corpus text, the packages' sentences and the texts of the annotated corpora (training parts only, no public test set).
"""
import glob
import gzip
import json
import lzma
import os
import sys
from pathlib import Path

from corpora import TEST_SETS


def main():
    corpus, packages, out = map(Path, sys.argv[1:4])
    out.mkdir(parents=True, exist_ok=True)
    extra = {}
    for lang in ("de", "fr", "it", "ja"):
        lines = extra.setdefault(lang, [])
        for file in sorted(glob.glob(str(packages / f"c-{lang}/package/builds/doc-*.json"))):
            lines += [row[0].replace("\n", " ").strip() for row in json.load(open(file, encoding="utf8"))]
    for file in sorted(glob.glob(str(corpus / "ner/*.train.jsonl.gz"))):
        if os.path.basename(file).split(".")[0] in TEST_SETS:
            continue
        for line in gzip.open(file, "rt", encoding="utf8"):
            record = json.loads(line)
            extra.setdefault(record["lang"], []).append(record["text"].replace("\n", " "))
    for lang, lines in extra.items():
        with lzma.open(out / f"{lang}.extra.txt.xz", "wt", encoding="utf8", preset=6) as file:
            file.write("\n".join(lines))
        print(lang, len(lines), os.path.getsize(out / f"{lang}.extra.txt.xz"))


if __name__ == "__main__":
    main()
