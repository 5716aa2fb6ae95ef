"""The installed (or carried) fonts: which can write a line, which are for training and which are held out."""

import json
import lzma
import subprocess
from functools import lru_cache

from settings import CARRIED, HELD_OUT_FAMILIES, WORK

# Ornamental or symbol fonts nobody sets a document in.
LEFT_OUT = ("Jamo", "Initials", "Keyboard", "Rashi", "Stam", "Nastaliq", "Quran", "Colored", "Decorative", "Digital", "Qurn", "Tholoth",
            "Guseul", "Bangwool", "Bandal", "Shofar", "Ellinia", "Shado", "Ostorah", "Sharjah", "Nagham", "Metal", "Jet", "Graph", "Japan",
            "Electron", "Mashq", "Rehan", "KacstArt", "KacstPen", "Display", "Mono CJK", "CJK HK", "CJK TC", "UKai TW", "UKai HK", "Chandas", "UnPilgi", "UnPenheulim", "Eunjin", "ae_Cortoba", "ae_Dimnah",
            "ae_Granada", "ae_Hani", "ae_Hor", "ae_AlHor", "ae_AlManzomah", "ae_AlYarmook", "ae_AlBattar", "ae_Kayrawan", "ae_Khalid", "ae_Nada", "ae_Ouhod", "ae_Rasheeq",
            "ae_Sindbad", "Titr")
GROUP = {"cyrillic": ("ru", "latin"), "greek": ("el", "latin"), "hangul": ("ko", "hangul"), "arabic": ("ar", "arabic"),
         "hebrew": ("he", "hebrew"), "devanagari": ("hi", "devanagari"), "thai": ("th", "thai"), "vietnamese": ("vi", "latin"),
         "latin": ("de", "latin"), "cjk-zh": ("zh-cn", "cjk"), "cjk-ja": ("ja", "cjk")}


@lru_cache(maxsize=None)
def carried() -> dict:
    with lzma.open(CARRIED / "fonts.json.xz", "rt") as file:
        return json.load(file)


@lru_cache(maxsize=None)
def coverage(path: str, index: int) -> frozenset[int]:
    if CARRIED:
        return frozenset(p for first, last in carried()["coverage"][path.rsplit("/", 1)[1]] for p in range(first, last + 1))
    from fontTools.ttLib import TTCollection, TTFont

    try:
        font = TTCollection(path, lazy=True).fonts[index] if path.endswith((".ttc", ".otc")) else TTFont(path, lazy=True)
        return frozenset(font.getBestCmap())
    except Exception:  # a font fontTools cannot read is simply not used
        return frozenset()


def of_script(script: str, part: str) -> list[tuple[str, str, int]]:
    """(family, file, face index) of the fonts for `part` ("train" or "held") of a script."""
    if CARRIED:
        assert part == "train", "held-out fonts are not carried"
        return [(family, str(WORK / "fonts" / name), 0) for family, names in carried()["scripts"][script].items() for name in names]
    language, group = GROUP[script]
    listing = subprocess.run(["fc-list", f":lang={language}", "family", "file", "index", "style", "variable"],
                             capture_output=True, text=True, check=True).stdout
    found = []
    for line in sorted(listing.splitlines()):
        path, rest = line.split(": ", 1)
        family = rest.split(":", 1)[0].split(",")[0]
        style = rest.lower()
        fields = dict(f.split("=", 1) for f in rest.split(":") if "=" in f)
        index = int(fields.get("index", "0"))
        if fields.get("variable") == "True" or index >= 0x10000 or not path.endswith((".ttf", ".otf", ".ttc", ".otc")):
            continue
        if any(word in family or word in path for word in LEFT_OUT):
            continue
        if any(word in style for word in ("extralight", "thin", "condensed black", "black italic", "hairline", "extracondensed", "extra light")):
            continue
        if script not in ("hangul", "cjk-zh", "cjk-ja") and ("CJK" in family or family.startswith(("Un", "Baekmuk", "Nanum", "AR PL", "VL", "IPA", "Nakula", "Sahadeva", "ae_")) and group in ("latin", "hebrew")):
            continue
        held = family in HELD_OUT_FAMILIES[group]
        if held == (part == "held"):
            found.append((family, path, index))
    return found


class Choice:
    """Draws a font that has every character of a line; families are equally likely, not files."""

    def __init__(self, script: str, part: str):
        self.families: dict[str, list[tuple[str, int]]] = {}
        for family, path, index in of_script(script, part):
            if coverage(path, index):
                self.families.setdefault(family, []).append((path, index))
        self.names = sorted(self.families)
        if not self.families:
            raise SystemExit(f"no {part} fonts for {script}: install the packages named in README.md")

    def draw(self, random, text: str) -> tuple[str, int] | None:
        needed = {ord(c) for c in text if c != " "}
        for _ in range(12):
            path, index = random.choice(self.families[random.choice(self.names)])
            if needed <= coverage(path, index):
                return path, index
        return None
