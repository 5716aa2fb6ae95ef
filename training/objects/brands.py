"""Names of brands that the service knows when it reads them on a photograph: python brands.py > ../../crates/inference/src/objects/brands.txt

From the titles of npm simple-icons (CC0-1.0) and @thesvg/icons (MIT), as fetch.sh lays them down, without ordinary words (PyPI wordfreq), and the
brands of known.py, which end in a star: those may be misread by a letter. Names only, no art. One a line, letters and digits, folded.
"""

import json
import re
import sys
import unicodedata

from wordfreq import zipf_frequency

from known import KNOWN
from sources import WORK

# Brands that stand on signs, doors and goods as ordinary words.
WORDS = frozenset("""man ram seat smart total gulf boots coop saturn target gap jordan omega vans mars monster windows ring sharp brother beats pioneer
continental delta virgin norwegian discover chase orange sky sprint fox universal who x columbia genesis lincoln mobil visa general penny spar dove galaxy""".split())
ORDINARY = 2.6  # as often as once in 2.5 million words
LANGUAGES = ("en", "de", "fr", "es", "it", "pt", "nl")
LEAST = 3


def folded(name):
    """As crates/inference/src/objects/brands.rs folds what it read."""
    bare = unicodedata.normalize("NFKD", name.lower())
    return "".join(c for c in bare if c.isascii() and c.isalnum())


def titles():
    icons = json.load((WORK / "npm/node_modules/simple-icons/data/simple-icons.json").open())
    yield from (icon["title"] for icon in (icons if isinstance(icons, list) else icons["icons"]))
    for file in sorted((WORK / "npm/node_modules/@thesvg/icons/dist").glob("*.js")):
        title = re.search(r'export const title = "(.*?)";', file.read_text(encoding="utf8")[:600])
        if title:
            yield title[1]


def is_ordinary(name):
    return any(zipf_frequency(name, language) >= ORDINARY for language in LANGUAGES)


def main():
    known = {name for name in KNOWN - WORDS if len(name) >= LEAST}
    others = {folded(title) for title in titles() if title.isascii() or folded(title)}
    others = {name for name in others - KNOWN - WORDS if len(name) >= LEAST + 1 and not name.isdigit() and not is_ordinary(name)}
    sys.stdout.write("".join(f"{name}\n" for name in sorted([f"{name}*" for name in known] + list(others))))


if __name__ == "__main__":
    main()
