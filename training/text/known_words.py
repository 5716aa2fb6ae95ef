"""Which words of a text are known as names of places or people, as crates/inference/src/known_words.rs finds them.

The names are those of scripts/make-known-words, which is imported, not copied. `python3 known_words.py cases FOLDER` writes the cases by which
the product's tests compare the two (FOLDER: crates/inference/tests/tiny).
"""
import importlib.machinery
import importlib.util
import json
import sys
from functools import lru_cache
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "make-known-words"
loader = importlib.machinery.SourceFileLoader("make_known_words", str(SCRIPT))
make = importlib.util.module_from_spec(importlib.util.spec_from_loader("make_known_words", loader))
loader.exec_module(make)

KINDS = 12  # of being known, 0 for not at all
JOINTS = {" ", "-", "'", "’", "\u2010", "\u2011", ". "}
LONGEST_END, MOST_PARTICLE = 3, 4


def code(flags):
    """The place (large, small, stem) times three, and the person (name, stem)."""
    place = 1 if flags & make.MAJOR else 2 if flags & make.MINOR else 3 if flags & make.PLACE_STEM else 0
    return place * 3 + (1 if flags & make.PERSON else 2 if flags & make.PERSON_STEM else 0)


NAMED = make.MAJOR | make.MINOR | make.PERSON
STEMS = make.PLACE_STEM | make.PERSON_STEM


class KnownWords:
    def __init__(self, flags):
        self.flags = flags
        self.folded = lru_cache(1 << 20)(make.folded)

    def stem(self, key):
        for cut in range(LONGEST_END + 1):
            if len(key) - cut < make.LEAST_STEM:
                break
            found = self.flags.get(key[: len(key) - cut], 0) & STEMS
            if found:
                return found
        return 0

    def ranges(self, text):
        """(start, end, code) in order."""
        found = []
        words = make.words(text)
        at = 0
        while at < len(words):
            start, end, kind = words[at]
            taken = 1
            if kind == make.OTHER:
                key = self.folded(text[start:end])
                flags = self.flags.get(key, 0)
                if flags & make.BEGINS:
                    end, flags, taken = self.phrase(text, words, at, flags)
                flags = flags & NAMED or self.stem(key)
                if flags:
                    found.append((start, end, code(flags)))
            else:
                key = self.folded(text[start:end])
                key = key if len(key) == end - start else text[start:end]
                found += [(start + a, start + b, code(flags)) for a, b, flags in (self.prefix(key) if kind == make.HANGUL else self.longest(key))]
            at += taken
        return found

    def phrase(self, text, words, at, flags):
        last = at
        keys = [self.folded(text[words[at][0] : words[at][1]])]
        best = (words[at][1], flags, 1)
        while len(keys) < make.MOST_WORDS and last + 1 < len(words) and words[last + 1][2] == make.OTHER and text[words[last][1] : words[last + 1][0]] in JOINTS:
            last += 1
            keys.append(self.folded(text[words[last][0] : words[last][1]]))
            whole = self.flags.get(" ".join(keys), 0) & NAMED
            if whole:
                best = (words[last][1], whole, len(keys))
        return best

    def prefix(self, key):
        for length in range(min(len(key), make.MOST_CHARACTERS), 1, -1):
            if len(key) - length > MOST_PARTICLE:
                break
            flags = self.flags.get(key[:length], 0) & NAMED
            if flags:
                return [(0, length, flags)]
        return []

    def longest(self, key):
        found, at = [], 0
        while at + 2 <= len(key):
            flags = self.flags.get(key[at : at + 2], 0)
            length = 2
            if flags & make.BEGINS:
                for longer in range(min(len(key) - at, make.MOST_CHARACTERS), 2, -1):
                    whole = self.flags.get(key[at : at + longer], 0) & NAMED
                    if whole:
                        flags, length = whole, longer
                        break
            if flags & NAMED:
                found.append((at, at + length, flags & NAMED))
                at += length
            else:
                at += 1
        return found

    def codes(self, text, ranges):
        """Of tokens, by their ranges (tokenizers_of.shapes)."""
        known, at, out = self.ranges(text), 0, []
        for start, end in ranges:
            while at < len(known) and known[at][1] <= start:
                at += 1
            out.append(known[at][2] if at < len(known) and known[at][0] < end and start < end else 0)
        return out


CASES = {
    "names": [("São Paulo", make.MAJOR, False), ("Warszawa", make.MAJOR, True), ("Москва", make.MAJOR, False), ("横浜市", make.MAJOR, False), ("京都", make.MAJOR, False), ("부산", make.MAJOR, False),
              ("St. Louis", make.MAJOR, False), ("पटना", make.MAJOR, False), ("L'Aquila", make.MINOR, False), ("Müller", make.PERSON, False), ("Paris", make.MAJOR, False), ("Paris", make.PERSON, False),
              ("Nowak", make.PERSON, True), ("Baden-Baden", make.MINOR, False), ("Иванова", make.PERSON, False), ("東京都", make.MAJOR, False), ("Ба", make.MINOR, False)],
    "texts": ["He flew from São Paulo, not Sao paulo or são-paulo, to PARIS.", "w Warszawie i warszawą, Nowakowi Nowaka", "Из Москвы в Москву с Ивановой", "横浜市と横浜、東京都京都市の東京", "부산에서 부산 부산광역시청에서는",
              "St. Louis, St Louis and St.  Louis", "पटना में पटनाए", "L’Aquila, l'aquila", "Muller mueller MÜLLER Mu\u0308ller", "Baden Baden-Baden Badens", "", "São\nPaulo São Paulox", "3Paris4 Paris_Paris x\u0301Paris"],
}


def main():
    names = make.Names()
    for name in CASES["names"]:
        names.add(*name)
    known = KnownWords(names.flags)
    folder = Path(sys.argv[2])
    (folder / "known-words.bin").write_bytes(names.packed())
    cases = []
    for text in CASES["texts"]:
        place = lambda at: len(text[:at].encode())
        cases.append({"text": text, "ranges": [[place(start), place(end), kind] for start, end, kind in known.ranges(text)]})
    (folder / "known_words.json").write_text(json.dumps(cases, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
