"""Running text as it is, for a student to hear its teacher on: python3 prepare_raw.py CORPUS OUT [CHARACTERS].

Writes OUT/raw.en.txt from ../shared/corpus/text/en.txt.xz: lines of 60 to 1,500 characters, half of them from novels (the bulk of the file), half from the rest
(sentences read aloud, news, blogs, manuals), which lies before and behind them.
"""
import lzma
import random
import sys
from pathlib import Path

BEFORE, BEHIND = 3_300_000, 6_900_000  # characters, as corpus/README.md lists the sources


def sample(text, characters, rng):
    lines = [line.strip() for line in text.splitlines() if 60 <= len(line) <= 1500]
    rng.shuffle(lines)
    kept = []
    for line in lines:
        if characters <= 0:
            break
        kept.append(line)
        characters -= len(line)
    return kept


def main():
    corpus, out = Path(sys.argv[1]), Path(sys.argv[2])
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 9_000_000
    rng = random.Random(3)
    text = lzma.open(corpus / "text/en.txt.xz", "rt", encoding="utf8").read()
    lines = sample(text[BEFORE:-BEHIND], wanted // 2, rng) + sample(text[:BEFORE] + text[-BEHIND:], wanted // 2, rng)
    rng.shuffle(lines)
    (out / "raw.en.txt").write_text("\n".join(lines) + "\n", encoding="utf8")
    print(len(lines), sum(map(len, lines)))


if __name__ == "__main__":
    main()
