"""From a picture to the network's view of it and from its answer to boxes, as the service does both."""

import numpy as np

from pixels import resize

SIDE, STRIDE = 640, 8


def frame(picture):
    """The padded view [h, w, 3] and how much of it (width, height) is picture."""
    h, w = picture.shape[:2]
    scale = min(SIDE / max(h, w), 2.5)
    small = resize(picture, (max(1, round(w * scale)), max(1, round(h * scale))))
    sh, sw = small.shape[:2]
    short = next(s for s in (384, 480, SIDE) if s >= min(sh, sw))
    view = np.full((short, SIDE, 3) if sw >= sh else (SIDE, short, 3), 114, np.uint8)
    view[:sh, :sw] = small
    return view, sw, sh


def decode(heat, edges, sw, sh, low=0.05):
    """[(kind, score, x0, y0, x1, y1)] in fractions, merged."""
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
    found.sort(key=lambda f: -f[1])
    kept = []
    for f in found[:400]:
        if not any(k[0] == f[0] and (iou(k[2:], f[2:]) > 0.4 or inside(f[2:], k[2:]) > 0.85) for k in kept):
            kept.append(f)
    return kept


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
