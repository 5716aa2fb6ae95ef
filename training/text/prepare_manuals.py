"""Lines of software manuals as text without personal data: python3 prepare_manuals.py CORPUS OUT.

Writes OUT/manuals.<lang>.train.jsonl.gz and .dev from ../shared/corpus/text in the format of the annotated corpora. Only lines without digits that
speak of software; they say nothing of the labels that such text does hold (products, firms, files, job titles, languages).
"""
import gzip
import json
import lzma
import random
import re
import sys
from pathlib import Path

from labels import LABELS

MANUAL = re.compile(r"LibreOffice|Kubernetes|kubectl|GNOME|HTML|CSS|JavaScript")
SPARED = {"ORGANIZATION", "ORGANIZATION_MEDICAL_FACILITY", "PRODUCT", "PROJECT", "URL", "FILENAME", "OCCUPATION", "LANGUAGE", "USERNAME", "EVENT", "IP_ADDRESS", "NUMERICAL_PII"}
MOST = 1500


def main():
    corpus, out = Path(sys.argv[1]), Path(sys.argv[2])
    complete = [label for label in LABELS if label not in SPARED]
    for file in sorted(corpus.glob("text/*.txt.xz")):
        lang = file.name[:2]
        lines = [line.strip() for line in lzma.open(file, "rt", encoding="utf8")]
        lines = [line for line in lines if MANUAL.search(line) and not any(c.isdigit() for c in line) and "@" not in line and 20 < len(line) < 900]
        random.Random(lang).shuffle(lines)
        for split, part in (("dev", lines[:60]), ("train", lines[60 : 60 + MOST])):
            if len(part) > 20:
                with gzip.open(out / f"manuals.{lang}.{split}.jsonl.gz", "wt", encoding="utf8") as sink:
                    for line in part:
                        sink.write(json.dumps({"lang": lang, "text": line, "spans": [], "source": "manuals", "complete": complete}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
