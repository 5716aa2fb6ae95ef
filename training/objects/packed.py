"""What views are drawn from, read from the folder that pack.py makes: boxed pictures, photographs, fonts, words, logo art.

Pictures are decoded once and stay in memory; processes forked afterwards share them.
"""

import io
import json
import os
import random
import zipfile
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageFont

from pixels import read

DATA = Path(os.environ.get("OBJECTS_DATA", Path(__file__).resolve().parent / "../../.carry/objects"))


ALL = os.environ.get("OBJECTS_ALL") == "1"  # learn from the logos kept out, too: for shipping, when all is measured


@lru_cache
def split(folder, part):
    """[(pixels, [(kind, x0, y0, x1, y1)])] in fractions."""
    rows = json.loads((DATA / "pictures/split.json").read_text())
    parts = (part, "valid") if ALL and folder == "logos" else (part,)
    chosen = [(name, row) for name, row in sorted(rows.items()) if row["folder"] == folder and row["part"] in parts]
    return [(read(DATA / "pictures" / name), [tuple(box) for box in row["boxes"]]) for name, row in chosen]


@lru_cache
def backgrounds():
    return [read(path) for path in sorted((DATA / "backgrounds").glob("*.jpg"))]


@lru_cache(maxsize=3000)
def font(name, size):
    return ImageFont.truetype(str(DATA / f"ttf/{name}.ttf"), max(4, size))


@lru_cache
def words():
    return (DATA / "words.txt").read_text().split()


@lru_cache
def names():
    return json.loads((DATA / "names.json").read_text())


def sentence(rng, count):
    start = rng.randrange(len(words()) - count - 1)
    return " ".join(words()[start : start + count])


@lru_cache
def art():
    """((is ink only, PNG) of every logo, the same of each known brand)."""
    brands, every = {}, []
    with zipfile.ZipFile(DATA / "art.zip") as packed:
        for name in sorted(packed.namelist()):
            every.append(("ink-" in name, packed.read(name)))
            if name.startswith("known-"):
                brands.setdefault(name.removesuffix(".png").rsplit("-", 1)[1], []).append(every[-1])
    return every, list(brands.values())


def logo(rng):
    """A random logo as RGBA, and whether it is mere ink that wants a colour. Every second is of a known brand."""
    every, brands = art()
    ink, data = rng.choice(rng.choice(brands) if brands and rng.random() < 0.5 else every)
    image = Image.open(io.BytesIO(data))
    if ink:
        alpha = np.array(image.convert("L"))
        return np.dstack([np.zeros((*alpha.shape, 3), np.uint8), alpha]), True
    return np.array(image.convert("RGBA")), False


@lru_cache
def things():
    """Cut-out things that are no logos, RGBA."""
    with zipfile.ZipFile(DATA / "things.zip") as file:
        return [np.array(Image.open(io.BytesIO(file.read(name))).convert("RGBA")) for name in sorted(file.namelist())]


def load():
    """Everything that forked processes are to share."""
    for folder in ("plates", "logos", "signatures"):
        split(folder, "train")
    backgrounds(), words(), names(), art(), things()


def rng_of(seed):
    return random.Random(seed)
