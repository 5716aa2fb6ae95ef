"""From a picture to the network's view of it and from its answer to boxes, as the service does both."""

import os

import numpy as np

from pixels import resize

SIDE, STRIDE = int(os.environ.get("OBJECTS_WHOLE", 640)), 8
# As in crates/inference/src/objects: views.rs (OVERLAP, LEVELS) and network.rs (TILE_MARGIN; plates, kind 0, have none).
OVERLAP, LARGER, TILE_MARGIN = 96, 2 * SIDE - 96, 0.1

# An object is large from this share of the picture's longer side on. Nearly all that is no logo is small.
LARGE = 0.2


def is_page(picture):
    """Paper or a screen rather than a photograph: as in crates/inference/src/objects/scene.rs."""
    h, w = picture.shape[:2]
    middles = 2 * np.arange(128) + 1
    seen = picture[middles * h // 256][:, middles * w // 256].reshape(-1, 3).astype(int)
    bright, colour = (seen @ [77, 150, 29]) >> 8, seen.max(1) - seen.min(1)
    counts = np.bincount(bright, minlength=256)
    brightest = 255 - int(np.argmax(np.cumsum(counts[::-1]) * 20 > len(seen)))
    paper = np.mean((bright > brightest * 3 // 4) & (colour < 48))
    even = max(counts[n : n + 24].sum() for n in range(233)) / len(seen)
    if paper < 0.6 and even < 0.7:
        return False
    # Broad strokes: a mark alone on one colour. What reaches the border is the table a sheet lies on.
    ground = 255 - int(np.argmax([counts[max(0, n - 12) : n + 12].sum() for n in range(255, -1, -1)]))
    ink = np.abs(bright - ground).reshape(128, 128) > 40
    reached = np.zeros_like(ink)
    reached[[0, -1]], reached[:, [0, -1]] = ink[[0, -1]], ink[:, [0, -1]]
    while True:
        grown = reached.copy()
        grown[1:] |= reached[:-1]
        grown[:-1] |= reached[1:]
        grown[:, 1:] |= reached[:, :-1]
        grown[:, :-1] |= reached[:, 1:]
        grown &= ink
        if (grown == reached).all():
            break
        reached = grown
    ink &= ~reached
    edges = (ink[:, 1:] != ink[:, :-1]).sum() + (ink[1:] != ink[:-1]).sum()
    return bool(edges >= ink.sum())


def is_large(found, shape):
    """Whether what was found is large in a picture of this height and width."""
    (h, w), (x0, y0, x1, y1) = shape[:2], found[2:]
    return bool(max((x1 - x0) * w, (y1 - y0) * h) >= LARGE * max(h, w))


def grown(found, shape, by=0.08):
    """With room on every side, as a share of its longer side: as the service covers it (network.rs, `growth`)."""
    (h, w), (x0, y0, x1, y1) = shape[:2], found[2:]
    more = by * max((x1 - x0) * w, (y1 - y0) * h)
    return (*found[:2], max(0, x0 - more / w), max(0, y0 - more / h), min(1, x1 + more / w), min(1, y1 + more / h))


def frame(picture):
    """The padded view [h, w, 3] and how much of it (width, height) is picture."""
    h, w = picture.shape[:2]
    scale = min(SIDE / max(h, w), 2.5)
    small = resize(picture, (max(1, round(w * scale)), max(1, round(h * scale))))
    sh, sw = small.shape[:2]
    short = next(s for s in (*(-(-SIDE * part // 640) * 32 for part in (12, 15)), SIDE) if s >= min(sh, sw))
    view = np.full((short, SIDE, 3) if sw >= sh else (SIDE, short, 3), 114, np.uint8)
    view[:sh, :sw] = small
    return view, sw, sh


def tiles(length):
    """Starts of tiles that cover a length, evenly spread, and their length."""
    if length <= SIDE:
        return [0], length
    count = max(2, int(np.ceil((length - OVERLAP) / (SIDE - OVERLAP) - 0.01)))
    return [round(n * (length - SIDE) / (count - 1)) for n in range(count)], SIDE


def everything(picture, run, low=0.05):
    """What `run` (a view to heat maps and edges) finds in the whole picture, in its mirror and in tiles of a large one, in
    fractions, merged. Of logos and signatures in tiles the score is less by a margin."""
    view, sw, sh = frame(picture)
    found = boxes(*run(view), sw, sh, low)
    view, _, _ = frame(np.ascontiguousarray(picture[:, ::-1]))
    found += [(k, s, 1 - x1, y0, 1 - x0, y1) for k, s, x0, y0, x1, y1 in boxes(*run(view), sw, sh, low)]
    longest = max(picture.shape[:2])
    scale = min(LARGER / longest, 1)
    if scale >= min(SIDE / longest, 2.5) * 1.35:
        large = resize(picture, (round(picture.shape[1] * scale), round(picture.shape[0] * scale)))
        h, w = large.shape[:2]
        for top in tiles(h)[0]:
            for left in tiles(w)[0]:
                part = large[top : top + SIDE, left : left + SIDE]
                ph, pw = part.shape[:2]
                inner = left > 0, top > 0, left + pw < w, top + ph < h
                for k, s, *box in boxes(*run(frame(part)[0]), pw, ph, low):
                    edges = box[0] * pw < 2, box[1] * ph < 2, (1 - box[2]) * pw < 2, (1 - box[3]) * ph < 2
                    if not any(cut and inside for cut, inside in zip(edges, inner)):
                        x0, y0, x1, y1 = box
                        place = (left + x0 * pw) / w, (top + y0 * ph) / h, (left + x1 * pw) / w, (top + y1 * ph) / h
                        found.append((k, s - (TILE_MARGIN if k else 0), *place))
    return merged(found)


def boxes(heat, edges, sw, sh, low=0.05):
    """[(kind, score, x0, y0, x1, y1)] in fractions."""
    edges = np.exp(np.minimum(edges, 8))
    around = np.pad(heat, ((0, 0), (1, 1), (1, 1)), constant_values=-1)
    h, w = heat.shape[1:]
    peak = np.max([around[:, y : y + h, x : x + w] for y in range(3) for x in range(3)], axis=0)
    found = []
    for kind, y, x in zip(*np.nonzero((heat >= low) & (heat >= peak))):
        l, t, r, b = edges[:, y, x]
        cx, cy = (x + 0.5) * STRIDE, (y + 0.5) * STRIDE
        box = np.clip([(cx - l) / sw, (cy - t) / sh, (cx + r) / sw, (cy + b) / sh], 0, 1)
        found.append((int(kind), float(heat[kind, y, x]), *box))
    return found


def merged(found):
    """The best box of each object, the best first."""
    found.sort(key=lambda f: -f[1])
    kept = []
    for f in found[:400]:
        if not any(k[0] == f[0] and (iou(k[2:], f[2:]) > 0.4 or inside(f[2:], k[2:]) > 0.85) for k in kept):
            kept.append(f)
    return kept


def decode(heat, edges, sw, sh, low=0.05):
    """What one view shows."""
    return merged(boxes(heat, edges, sw, sh, low))


def shared(a, b):
    return max(0, min(a[2], b[2]) - max(a[0], b[0])) * max(0, min(a[3], b[3]) - max(a[1], b[1]))


def size(a):
    return max(1e-9, (a[2] - a[0]) * (a[3] - a[1]))


def iou(a, b):
    s = shared(a, b)
    return s / (size(a) + size(b) - s)


def inside(a, b):
    return shared(a, b) / size(a)


def judge(found, truth, kind):
    """(score, whether it is a hit at IoU .5, whether it covers an object anyway) of what was found of a kind."""
    judged, used = [], set()
    for k, score, *box in found:
        if k != kind:
            continue
        best = max(range(len(truth)), key=lambda i: iou(truth[i], box), default=None)
        over = iou(truth[best], box) if best is not None else 0
        covers = best is not None and shared(truth[best], box) / size(truth[best]) > 0.7
        hit = over > 0.5 and best not in used
        if hit:
            used.add(best)
        judged.append((score, hit, covers))
    return judged
