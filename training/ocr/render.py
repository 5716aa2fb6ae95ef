"""Renders text lines into 48-pixel-high grey crops as a text detector would cut them, and keeps them in shards.

A shard is one .npz: all crops side by side in one uint8 array of 48 rows, where each begins, and the labels.

    python render.py train 40 0        forty shards of 2,000 lines for the recogniser, seeds 0..39
    python render.py other 12 0        for the classifier: lines that are not of our scripts
    python render.py held 1 0          validation: held-out fonts and text
    python render.py stream 2 7 1.8e9  the third of seven processes that render while others train, until that time (gpu.sh)
"""

import io
import json
import os
import sys
import time
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

import alphabet
import fonts
import texts
from settings import HEIGHT, OTHER_MIX, RECOGNISER_MIX, SCRIPT_OF, WORK

LETTERS = {"ru": alphabet.CYRILLIC[:66], "uk": alphabet.CYRILLIC[:78], "el": alphabet.GREEK, "ar": alphabet.ARABIC, "he": alphabet.HEBREW,
           "vi": alphabet.VIETNAMESE}
FACES: dict = {}


def face(path: str, index: int, size: int) -> ImageFont.FreeTypeFont:
    key = (path, index, size)
    if key not in FACES:
        if len(FACES) > 1500:
            FACES.clear()
        FACES[key] = ImageFont.truetype(path, size, index=index, layout_engine=ImageFont.Layout.RAQM)
    return FACES[key]


def line_image(random: Random, text: str, path: str, index: int, right_to_left: bool) -> Image.Image | None:
    """Ink on paper at a scanner's size, cut out with a detector's margins, and spoiled a little."""
    size = random.choice([16, 18, 20, 22, 24, 26, 28, 30, 32, 36, 40])
    font = face(path, index, size)
    direction = "rtl" if right_to_left else "ltr"
    left, top, right, bottom = font.getbbox(text, direction=direction)
    width, height = right - left, bottom - top
    if width < 2 or height < 2 or width > 4000 or height > 200:
        return None
    pad = size
    mask = Image.new("L", (width + 2 * pad, height + 2 * pad), 0)
    ImageDraw.Draw(mask).text((pad - left, pad - top), text, fill=255, font=font, direction=direction)
    weight = random.random()
    if weight < 0.08 and size > 24:
        mask = mask.filter(ImageFilter.MaxFilter(3))
    elif weight < 0.13 and size > 32:
        mask = ImageChops.blend(mask, mask.filter(ImageFilter.MinFilter(3)), 0.6) if hasattr(ImageChops, "blend") else mask
    if random.random() < 0.25:
        slant = random.uniform(-0.18, 0.18)
        turn = random.uniform(-0.012, 0.012) * min(1.0, 300 / mask.width)
        mask = mask.transform(mask.size, Image.Transform.AFFINE, (1, slant, -slant * mask.height / 2, turn, 1, -turn * mask.width / 2), Image.Resampling.BILINEAR)
    box = mask.getbbox()
    if box is None:
        return None
    inked = box[3] - box[1]
    # A line of low letters is cut by a detector with more air than its ink asks for.
    base = max(inked, 0.75 * size)
    grow = (base - inked) / 2
    crop = (box[0] - random.uniform(0.02, 0.45) * base, box[1] - grow - random.uniform(-0.02, 0.24) * base,
            box[2] + random.uniform(0.02, 0.45) * base, box[3] + grow + random.uniform(-0.02, 0.24) * base)
    mask = mask.crop(tuple(round(v) for v in crop))
    paper, ink = random.uniform(185, 255), random.uniform(0, 110)
    if random.random() < 0.25:
        ink = random.uniform(60, paper - 55)
    if random.random() < 0.15:
        paper, ink = ink, paper
    pixels = np.asarray(mask, np.float32) / 255
    generator = np.random.default_rng(random.getrandbits(32))
    rows, columns = pixels.shape
    ground = paper + np.linspace(0, random.uniform(-25, 25), columns)[None, :] + np.linspace(0, random.uniform(-12, 12), rows)[:, None]
    if random.random() < 0.15:
        at = random.choice([random.randint(0, 2), rows - 1 - random.randint(0, 2)])
        ground[max(0, min(rows - 1, at))] += (ink - paper) * random.uniform(0.3, 1)
    pixels = ground * (1 - pixels) + ink * pixels
    if random.random() < 0.6:
        pixels = pixels + generator.normal(0, random.uniform(1, 12), pixels.shape)
    image = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
    if random.random() < 0.4:
        image = image.filter(ImageFilter.GaussianBlur(random.uniform(0.3, 0.9) * max(1.0, size / 30)))
    if random.random() < 0.35:
        kept = io.BytesIO()
        image.save(kept, "JPEG", quality=random.randint(25, 85))
        image = Image.open(kept)
    stretch = random.uniform(0.85, 1.15)
    width = round(image.width * HEIGHT / image.height * stretch)
    if width < 8 or width > 2000:
        return None
    return image.resize((width, HEIGHT), random.choice([Image.Resampling.BILINEAR, Image.Resampling.BICUBIC, Image.Resampling.BICUBIC]))


class Writer:
    """Collects crops and labels and writes them as one shard."""

    def __init__(self):
        self.crops, self.labels = [], []

    def add(self, image: Image.Image, **label):
        self.crops.append(np.asarray(image))
        self.labels.append(label)

    def save(self, path: Path):
        path.parent.mkdir(parents=True, exist_ok=True)
        widths = np.array([c.shape[1] for c in self.crops], np.int64)
        temporary = path.with_suffix(".partial.npz")
        np.savez(temporary, pixels=np.concatenate(self.crops, axis=1), ends=np.cumsum(widths), labels=json.dumps(self.labels, ensure_ascii=False))
        os.replace(temporary, path)


def characters() -> list[str]:
    """The alphabet, with the corpus's syllables that occur at least five times; kept so that every step agrees."""
    path = WORK / "characters.txt"
    if not path.exists():
        counts: dict[str, int] = {}
        for line in texts.corpus("ko"):
            for c in line:
                if "가" <= c <= "힣":
                    counts[c] = counts.get(c, 0) + 1
        path.write_text("\n".join(alphabet.build({c for c, n in counts.items() if n >= 5})) + "\n", encoding="utf8")
    return path.read_text(encoding="utf8").removesuffix("\n").split("\n")


def font_script(language: str) -> str:
    return {"zh": "cjk-zh", "ja": "cjk-ja"}.get(language) or SCRIPT_OF.get(language, "latin")


class Maker:
    """Renders shards of one kind: "train", "other", or "held" and "heldother" for what is measured."""

    def __init__(self, kind: str):
        self.kind = kind
        known = characters()
        hangul = "".join(c for c in known if "가" <= c <= "힣")
        self.part = "held" if kind.startswith("held") else "train"
        self.mix = OTHER_MIX if "other" in kind else {l: 1 for l in RECOGNISER_MIX} if self.part == "held" else RECOGNISER_MIX
        allowed = None if "other" in kind else set(known)
        self.languages = list(self.mix)
        self.sources = {l: texts.Lines(l, self.part, allowed, hangul if l == "ko" else LETTERS.get(l, "")) for l in self.languages}
        self.choices = {s: fonts.Choice(s, self.part) for s in {font_script(l) for l in self.languages}}

    def shard(self, number: int, lines: int):
        path = WORK / "shards" / f"{self.kind}-{number:03}.npz"
        if path.exists():
            return
        random = Random(f"{self.kind} {number}")
        writer = Writer()
        turn = 0
        in_turn = self.part == "held" and "other" not in self.kind
        while len(writer.labels) < lines:
            language = self.languages[turn % len(self.languages)] if in_turn else random.choices(self.languages, list(self.mix.values()))[0]
            text = self.sources[language].draw(random)
            chosen = self.choices[font_script(language)].draw(random, text)
            if chosen is None:
                continue
            try:
                image = line_image(random, text, *chosen, self.sources[language].right_to_left)
            except OSError:  # FreeType refuses a glyph: another line will do
                continue
            if image is None:
                continue
            turn += 1
            writer.add(image, language=language, text=text, label=alphabet.label(text, self.sources[language].right_to_left), font=Path(chosen[0]).name)
        writer.save(path)
        print(path.name, round(time.time()), sum(c.shape[1] for c in writer.crops) // len(writer.crops), "px wide on average", flush=True)


def stream(worker: int, workers: int, until: float):
    """Small shards, one of "other" after three of our scripts, each worker with its own numbers."""
    makers = {kind: Maker(kind) for kind in ("train", "other")}
    turn = 0
    while time.time() < until and not (WORK / "enough").exists():
        kind = "other" if (turn + worker) % 4 == 3 else "train"
        makers[kind].shard(turn * workers + worker, 500)
        turn += 1


def main():
    if sys.argv[1] == "stream":
        stream(int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
        return
    kind, shards, first = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    maker = Maker(kind)
    for shard in range(first, first + shards):
        maker.shard(shard, int(sys.argv[4]) if len(sys.argv) > 4 else 2000)


if __name__ == "__main__":
    main()
