"""Training photographs whose boxed logos are taken out and replaced: real places for a logo, brands that nobody has seen.

The network knows the few brands of the photographs by heart after an hour of them; what it is to learn there is where
logos are, how large, and how people box them.
"""

import numpy as np

from logos import cuttings, estranged, put, spoilt
from marks import mark
from packed import split
from pixels import resize
from sources import IGNORED, LOGO
from surfaces import carried, material

EDGE = 3  # pixels beside a box that say what lies behind it


def cleared(rng, picture, box):
    """What may lie behind a logo: the colours around its box, mixed by their distance, and the grain of the picture."""
    h, w = picture.shape[:2]
    x0, y0, x1, y1 = box
    across, down = np.arange(x1 - x0, dtype=np.float32), np.arange(y1 - y0, dtype=np.float32)
    mixed, total = np.zeros((y1 - y0, x1 - x0, 3), np.float32), np.full((y1 - y0, x1 - x0, 1), 1e-6, np.float32)
    for strip, axis, far in ((picture[y0:y1, max(0, x0 - EDGE) : x0], 1, across), (picture[y0:y1, x1 : x1 + EDGE], 1, across[::-1]),
                             (picture[max(0, y0 - EDGE) : y0, x0:x1], 0, down), (picture[y1 : y1 + EDGE, x0:x1], 0, down[::-1])):
        if not strip.size:
            continue
        line = strip.astype(np.float32).mean(axis)
        near = 1 / (far + 2) ** 1.5
        colours, weight = (line[:, None], near[None, :, None]) if axis else (line[None], near[:, None, None])
        mixed += colours * weight
        total += weight
    if total.max() < 1e-4:  # the logo is the whole picture
        mixed, total = np.full_like(mixed, rng.randint(0, 255)), np.ones_like(total)
    noise = np.random.default_rng(rng.randrange(1 << 30)).normal(0, rng.uniform(0, 5), mixed.shape)
    picture[y0:y1, x0:x1] = (mixed / total + noise).clip(0, 255)


def fitting(rng, shape):
    """A mark or a real logo in strange colours, about as wide for its height as the one that stood there."""
    best = None
    for _ in range(4):
        if rng.random() < 0.12:
            rgb, (x0, y0, x1, y1) = estranged(rng, *rng.choice(cuttings()))
            rgb = np.ascontiguousarray(rgb[max(0, int(y0)) : int(y1), max(0, int(x0)) : int(x1)])
            art, how = np.dstack([rgb, np.full(rgb.shape[:2], 255, np.uint8)]), "carried"
            parts = [(LOGO + IGNORED, np.full(rgb.shape[:2], 255, np.uint8))]  # its box has its room already
        else:
            art, parts, how = material(rng, *mark(rng))
            if how not in ("neon", "relief") and rng.random() < 0.2:
                art, parts = carried(rng, art, parts)
                how = "carried"
        if min(art.shape[:2]) < 8:
            continue
        off = abs(np.log(art.shape[1] / art.shape[0] / shape))
        if best is None or off < best[0]:
            best = off, art, parts, how
        if off < 0.4:
            break
    return best[1:]


def scene(rng):
    picture, found = rng.choice(split("logos", "train"))
    h, w = picture.shape[:2]
    scale = rng.uniform(0.9, 1.3) * 560 / max(h, w)
    scale = min(scale, 700 / max(h, w))
    picture = np.ascontiguousarray(resize(picture, (max(48, round(w * scale)), max(48, round(h * scale)))))
    h, w = picture.shape[:2]
    places = [(max(0, int(x0 * w) - 2), max(0, int(y0 * h) - 2), min(w, int(x1 * w) + 3), min(h, int(y1 * h) + 3)) for _, x0, y0, x1, y1 in found]
    if rng.random() < 0.3:
        picture = np.ascontiguousarray(picture[..., rng.choice([(0, 2, 1), (1, 0, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)])])
    for place in places:
        cleared(rng, picture, place)
    boxes, same = [], None
    for x0, y0, x1, y1 in places:
        if rng.random() < 0.06:
            continue
        bw, bh = x1 - x0, y1 - y0
        if same is None or rng.random() < 0.3:
            same = fitting(rng, bw / bh)
        art, parts, how = same
        before, real = len(boxes), how == "carried" and parts[0][0] == LOGO + IGNORED
        width = min(bw, bh * art.shape[1] / art.shape[0]) * rng.uniform(0.78, 1.0)
        put(rng, picture, art, parts, width, boxes, how, 5, ((x0 + x1) / 2, (y0 + y1) / 2))
        if real:
            boxes[before:] = [(LOGO, *box[1:]) for box in boxes[before:]]
    return spoilt(rng, picture), boxes
