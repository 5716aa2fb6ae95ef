"""Shows documents to be read: python3 -m generate.sample LANG [COUNT] [KIND] (from training/text; GAZETTEERS names the folder)."""
import importlib
import os
import random
import sys

from .core import Generator, show
from .gazetteers import Gazetteers


def main():
    lang, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5
    kind = sys.argv[3] if len(sys.argv) > 3 else None
    pack = importlib.import_module(f"generate.packs.{lang}")
    generator = Generator(pack, Gazetteers(os.environ.get("GAZETTEERS", "/work/shared/corpus/gazetteers")))
    for seed in range(count):
        document = generator.document(random.Random(seed), kind=kind)
        print(f"=== {document.kind}\n{show(document)}\n")


if __name__ == "__main__":
    main()
