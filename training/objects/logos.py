"""Pictures of logos as people take and collect them: the mark alone and large, close up on metal or cloth, small in a
street, many on one wall, and logos cut from real photographs put into others.

Boxes are as wide as those people drew around logos in photographs: often with some room, which IoU .5 does not forgive.
"""

import numpy as np
from PIL import Image, ImageFilter

from marks import colour, mark
from packed import backgrounds, split
from pixels import blur, perspective, resize, warp
from sources import IGNORED, LOGO
from surfaces import carried, legible, material, onto, scaled, smooth_noise, surface, text_lines


def loose(rng, box, w, h):
    """A box with the room that people leave, the same or nearly so on all sides."""
    x0, y0, x1, y1 = box
    if rng.random() < 0.15:
        room = rng.uniform(0, 0.03)
        sides = [room] * 4
    else:
        room = min(0.3, abs(rng.gauss(0.10, 0.06)))
        sides = [max(0, room + rng.gauss(0, 0.02)) for _ in range(4)]
    bw, bh = x1 - x0, y1 - y0
    mean = (bw * bh) ** 0.5
    rx, ry = 0.5 * bw + 0.5 * mean, 0.5 * bh + 0.5 * mean  # flat marks get more room above and below
    return max(0, x0 - sides[0] * rx), max(0, y0 - sides[1] * ry), min(w, x1 + sides[2] * rx), min(h, y1 + sides[3] * ry)


def bounds(mask):
    ys, xs = np.nonzero(mask > 60)
    return (int(xs.min()), int(ys.min()), int(xs.max()) + 1, int(ys.max()) + 1) if len(xs) > 24 else None


def crosses(box, boxes):
    return any(box[0] < b[3] and b[1] < box[2] and box[1] < b[4] and b[2] < box[3] for b in boxes)


def put(rng, scene, art, parts, width, boxes, how="flat", turn=8, place=None):
    """Art and its parts into the scene in perspective; grows `boxes`. False where there is no room."""
    h, w = art.shape[:2]
    scale = width / w
    if scale < 0.6:
        art, parts = scaled(art, parts, (max(6, int(w * scale * 1.25)), max(6, int(h * scale * 1.25))))
        h, w = art.shape[:2]
        scale = width / w
    tw, th = w * scale, h * scale
    if rng.random() < 0.75:
        angle = rng.gauss(0, turn) if rng.random() < 0.9 else rng.uniform(-60, 60)
        squeeze, near, lean = rng.uniform(0.62, 1), rng.uniform(0.75, 1), rng.uniform(-0.12, 0.12)
    else:
        angle, squeeze, near, lean = 0, 1, 1, 0
    corners = np.array([[-tw / 2 * squeeze, -th / 2], [tw / 2 * squeeze, -th / 2], [tw / 2 * squeeze, th / 2], [-tw / 2 * squeeze, th / 2]])
    corners[[0, 3] if rng.random() < 0.5 else [1, 2], 1] *= near
    corners[:, 0] += corners[:, 1] * lean
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    corners = corners @ np.array([[c, s], [-s, c]])
    corners -= corners.min(axis=0)
    lw, lh = (int(v) + 2 for v in corners.max(axis=0))
    sh, sw = scene.shape[:2]
    if place is None:
        if lw >= sw or lh >= sh:
            return False
        x, y = rng.randint(0, sw - lw), rng.randint(0, sh - lh)
    else:
        x, y = int(place[0] - lw / 2), int(place[1] - lh / 2)
    cx0, cy0, cx1, cy1 = max(0, -x), max(0, -y), min(lw, sw - x), min(lh, sh - y)
    if cx1 - cx0 < 6 or cy1 - cy0 < 6 or crosses((x + cx0, y + cy0, x + cx1, y + cy1), boxes):
        return False
    matrix = perspective([[0, 0], [w, 0], [w, h], [0, h]], corners)
    layer = warp(art, matrix, (lw, lh))[cy0:cy1, cx0:cx1]
    if rng.random() < 0.35:
        layer = blur(layer, rng.uniform(0.3, 1.5))
    if how == "neon" and scene.mean() > 70:  # it is night
        scene[:] = scene * rng.uniform(0.15, 0.5)
    region = scene[y + cy0 : y + cy1, x + cx0 : x + cx1]
    ground = region.astype(np.float32)
    if how not in ("neon", "relief", "carried"):
        layer = legible(rng, layer, ground.reshape(-1, 3).mean(axis=0))
    light = np.clip(ground.mean() / 140, 0.65, 1.1) if how != "neon" and rng.random() < 0.6 else 1
    layer = layer.copy()
    layer[..., :3] = (layer[..., :3] * light).clip(0, 255)
    onto(rng, ground, layer, 0, 0, 0.2 if how == "carried" else None)
    region[:] = ground.clip(0, 255).astype(np.uint8)
    for kind, mask in parts:
        whole = warp(mask, matrix, (lw, lh))
        box, seen = bounds(whole[cy0:cy1, cx0:cx1]), bounds(whole)
        if not box or not seen:
            continue
        share = (box[2] - box[0]) * (box[3] - box[1]) / ((seen[2] - seen[0]) * (seen[3] - seen[1]))
        at = (x + cx0 + box[0], y + cy0 + box[1], x + cx0 + box[2], y + cy0 + box[3])
        kind = LOGO + IGNORED if share < 0.4 else kind
        boxes.append((kind, *(loose(rng, at, sw, sh) if kind == LOGO else at)))
    return True


def spoilt(rng, scene):
    """Motion, a bad lens, few pixels, something in front."""
    h, w = scene.shape[:2]
    kind = rng.random()
    if kind < 0.12:
        small = resize(scene, (w * rng.uniform(0.2, 0.5), h * rng.uniform(0.2, 0.5)))
        scene = np.array(Image.fromarray(small).resize((w, h), rng.choice([Image.BICUBIC, Image.BILINEAR, Image.NEAREST])))
    elif kind < 0.2:  # moved
        size = rng.choice([5, 7, 9])
        steps = [(n - size // 2) for n in range(size)]
        dx, dy = rng.choice([(1, 0), (0, 1), (1, 1), (1, -1)])
        scene = np.mean([np.roll(scene, (dy * n, dx * n), (0, 1)).astype(np.float32) for n in steps], axis=0).astype(np.uint8)
    elif kind < 0.28:
        scene = blur(scene, rng.uniform(1, 3))
    if rng.random() < 0.2:  # light
        glow = 1 + smooth_noise(rng, w, h, 2)[..., None] * rng.uniform(0.2, 0.6)
        scene = (scene * glow).clip(0, 255).astype(np.uint8)
    return scene


def photograph(rng, lo=430, hi=680):
    picture = rng.choice(backgrounds())
    h, w = picture.shape[:2]
    if rng.random() < 0.7:
        cw, ch = int(w * rng.uniform(0.3, 1)), int(h * rng.uniform(0.3, 1))
        x, y = rng.randint(0, w - cw), rng.randint(0, h - ch)
        picture = np.ascontiguousarray(picture[y : y + ch, x : x + cw])
        h, w = ch, cw
    scale = rng.uniform(lo, hi) / max(h, w)
    return resize(picture, (max(64, round(w * scale)), max(64, round(h * scale)))).copy()


def flat(rng):
    """The mark alone on one colour, as on web pages: it fills most of the picture."""
    art, parts = mark(rng)
    how = "flat"
    if rng.random() < 0.3:
        art, parts, how = material(rng, art, parts)
    h, w = art.shape[:2]
    fill = rng.uniform(0.45, 1.0)
    shape = w / h * np.exp(rng.gauss(0, 0.35))
    sw, sh = (600, max(150, int(600 / shape))) if shape > 1 else (max(150, int(600 * shape)), 600)
    kind = rng.random()
    if how == "neon" and kind < 0.8:
        scene = np.full((sh, sw, 3), [rng.randrange(40) for _ in range(3)], np.uint8)
    elif kind < 0.5 and how != "relief":
        scene = np.full((sh, sw, 3), rng.choice([255, 255, 255, rng.randint(225, 255)]), np.uint8)
    elif kind < 0.7:
        scene = np.full((sh, sw, 3), colour(rng), np.uint8)
    else:
        scene = surface(rng, sw, sh).astype(np.uint8)
    if rng.random() < 0.15:
        ground = scene.astype(np.float32)
        text_lines(rng, ground, int(sh * 0.86), sh - 2)
        scene = ground.astype(np.uint8)
    width = min(sw * fill, sh * fill * w / h)
    boxes = []
    place = (sw * rng.gauss(0.5, 0.03), sh * rng.gauss(0.5, 0.03)) if rng.random() < 0.8 else None
    put(rng, scene, art, parts, width, boxes, how, 2, place)
    return spoilt(rng, scene), boxes


def close(rng):
    """On a bonnet, a shirt, a wall, a can: it takes a quarter of the picture or more."""
    art, parts, how = material(rng, *mark(rng))
    h, w = art.shape[:2]
    if rng.random() < 0.45:
        ground = surface(rng, rng.randint(420, 660), rng.randint(380, 640))
        scene = (ground + max(0, 60 - ground.mean()) * rng.random()).clip(0, 255).astype(np.uint8)
    else:
        scene = photograph(rng)
        if rng.random() < 0.5:
            scene = blur(scene, rng.uniform(2, 7))
    if rng.random() < 0.4 and how not in ("neon", "relief"):
        art, parts = carried(rng, art, parts)
        how, (h, w) = "carried", art.shape[:2]
    sh, sw = scene.shape[:2]
    fill = rng.uniform(0.4, 1.15)
    boxes = []
    put(rng, scene, art, parts, min(sw * fill, sh * fill * w / h), boxes, how, 10, (sw * rng.gauss(0.5, 0.12), sh * rng.gauss(0.5, 0.12)))
    return spoilt(rng, scene), boxes


def street(rng, scene, boxes):
    """Several, of any size, on what carries logos."""
    sh, sw = scene.shape[:2]
    same = mark(rng) if rng.random() < 0.3 else None
    for _ in range(rng.choice([1, 2, 2, 3, 4])):
        width = 24 * 18 ** rng.random()
        art, parts = same or mark(rng)
        shrink = min(1.0, max(110, 1.4 * width) / max(art.shape[:2]))
        art, parts, how = material(rng, *scaled(art, parts, (art.shape[1] * shrink, art.shape[0] * shrink)))
        inner = art.shape[1]
        if how not in ("neon", "relief") and rng.random() < 0.7:
            art, parts = carried(rng, art, parts)
            how = "carried" if art.shape[1] != inner else how
            width *= art.shape[1] / inner
        h, w = art.shape[:2]
        if width * h / w < 12:
            width = 12 * w / h
        put(rng, scene, art, parts, min(width, sw * 0.85, sh * 0.85 * w / h), boxes, how)
    return spoilt(rng, scene), boxes


def wall(rng):
    """One mark again and again, or a page of many: press walls, shelves, lists of sponsors."""
    sw, sh = rng.randint(480, 680), rng.randint(380, 640)
    scene = surface(rng, sw, sh, rng.choice([None, (250, 250, 250), (250, 250, 250)])).astype(np.uint8) if rng.random() < 0.75 else photograph(rng)
    sh, sw = scene.shape[:2]
    columns, rows = rng.choice([(2, 2), (3, 2), (4, 3), (5, 3), (3, 4), (4, 4)])
    few = [mark(rng) for _ in range(rng.choice([1, 2, columns * rows]))]
    dressed = [(material(rng, *m)[:2] if rng.random() < 0.2 else m) for m in few]
    boxes = []
    for n in range(columns * rows):
        if rng.random() < 0.12:
            continue
        art, parts = dressed[n % len(dressed)]
        h, w = art.shape[:2]
        room = min(sw / columns / w, sh / rows / h) * rng.uniform(0.55, 0.85)
        put(rng, scene, art, parts, w * room, boxes, "flat", 1, ((n % columns + 0.5) * sw / columns, (n // columns + 0.5) * sh / rows))
    if rng.random() < 0.3:
        scene = blur(scene, rng.uniform(0.5, 1.5))
    return scene, boxes


_cut = []


def cuttings():
    """Boxed logos of the training photographs with a little of what is around them: (pixels, the box in them)."""
    if not _cut:
        for picture, boxes in split("logos", "train"):
            h, w = picture.shape[:2]
            for _, x0, y0, x1, y1 in boxes:
                bw, bh = (x1 - x0) * w, (y1 - y0) * h
                if min(bw, bh) < 36 or len(boxes) > 4:
                    continue
                m = 0.12 * max(bw, bh)
                a0, b0, a1, b1 = int(max(0, x0 * w - m)), int(max(0, y0 * h - m)), int(min(w, x1 * w + m)), int(min(h, y1 * h + m))
                _cut.append((picture[b0:b1, a0:a1], (x0 * w - a0, y0 * h - b0, x1 * w - a0, y1 * h - b0)))
    return _cut


def hue(rng, rgb):
    """Other colours, the same light."""
    kind = rng.random()
    if kind < 0.3:
        return rgb
    if kind < 0.6:
        return rgb[..., rng.choice([(0, 2, 1), (1, 0, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)])]
    turn = rng.randrange(256)
    h, s, v = Image.fromarray(rgb).convert("HSV").split()
    return np.array(Image.merge("HSV", (h.point(lambda value: (value + turn) % 256), s, v)).convert("RGB"))


def estranged(rng, rgb, box):
    """A real logo made into one nobody has: other hues, mirrored, upside down, lying, its halves swapped. And its box."""
    rgb, (x0, y0, x1, y1) = hue(rng, np.ascontiguousarray(rgb)), box
    if rng.random() < 0.1:
        rgb = 255 - rgb
    if rng.random() < 0.35:
        rgb, x0, x1 = rgb[:, ::-1], rgb.shape[1] - x1, rgb.shape[1] - x0
    if rng.random() < 0.25:
        rgb, y0, y1 = rgb[::-1], rgb.shape[0] - y1, rgb.shape[0] - y0
    if rng.random() < 0.12:
        rgb, (x0, y0, x1, y1) = rgb.transpose(1, 0, 2), (y0, x0, y1, x1)
    if rng.random() < 0.06:
        rgb, axis = rgb.copy(), rng.randrange(2)
        inner = rgb[max(0, int(y0)) : int(y1), max(0, int(x0)) : int(x1)]
        inner[:] = np.roll(inner, inner.shape[axis] // 2, axis)
    return np.ascontiguousarray(rgb), (x0, y0, x1, y1)


def pasted(rng, scene, boxes):
    """Real logos with soft edges, at other sizes, in other colours."""
    for _ in range(rng.choice([1, 1, 2, 3])):
        rgb, (x0, y0, x1, y1) = estranged(rng, *rng.choice(cuttings()))
        h, w = rgb.shape[:2]
        edge = np.zeros((h, w), np.uint8)
        soft = rng.choice([1, 2, 5])
        edge[soft:-soft, soft:-soft] = 255
        art = np.dstack([rgb, np.array(Image.fromarray(edge).filter(ImageFilter.GaussianBlur(soft)))])
        mask = np.zeros((h, w), np.uint8)
        # An ellipse: a turned box must not grow to its corners.
        u, v = np.meshgrid((np.arange(w) - (x0 + x1) / 2) / max(1, x1 - x0) * 2, (np.arange(h) - (y0 + y1) / 2) / max(1, y1 - y0) * 2)
        mask[(np.abs(u) ** 3 + np.abs(v) ** 3) < 1] = 255
        width = min(28 * 14 ** rng.random(), scene.shape[1] * 0.9, scene.shape[0] * 0.9 * w / h)
        before = len(boxes)
        put(rng, scene, art, [(LOGO + IGNORED, mask)], width, boxes, "carried")
        boxes[before:] = [(LOGO, *box[1:]) for box in boxes[before:]]
    return spoilt(rng, scene), boxes


def scene(rng, ground):
    """One picture, its boxes, and how much of the logos nobody boxed there counts. `ground(rng)` gives a photograph with the
    boxes it has."""
    import rebrand

    kind = rng.random()
    if kind < 0.20:
        return *flat(rng), 0.8
    if kind < 0.38:
        return *close(rng), 1
    if kind < 0.62:
        return *street(rng, *ground(rng)), 0.6
    if kind < 0.68:
        return *wall(rng), 0.8
    if kind < 0.86:
        return *rebrand.scene(rng), 0.6
    return *pasted(rng, *ground(rng)), 0.6
