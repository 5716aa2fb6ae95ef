"""What logos are made of and what carries them: metal, relief, neon, print on cloth; boards, cans, shirts, boxes.

Everything works on (RGBA, [(kind, mask)]), so that what bends the art bends what is to be found.
"""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from marks import colour, other, shape
from packed import backgrounds, font, sentence
from pixels import blur, resize
from sources import BODY


def padded(art, parts, x, y):
    around = ((y, y), (x, x))
    return np.pad(art, around + ((0, 0),)), [(kind, np.pad(mask, around)) for kind, mask in parts]


def scaled(art, parts, size):
    return resize(art, size), [(kind, resize(mask, size)) for kind, mask in parts]


def smooth_noise(rng, w, h, cells):
    """Waves between -1 and 1."""
    grid = np.array([[rng.gauss(0, 0.5) for _ in range(cells + 1)] for _ in range(cells + 1)], np.float32).clip(-1, 1)
    return np.array(Image.fromarray(grid).resize((w, h), Image.BICUBIC))


def grain(rng, w, h):
    return np.random.default_rng(rng.randrange(1 << 30)).standard_normal((h, w, 1), np.float32)


def remap(array, x, y):
    """Bilinear; zero outside."""
    h, w = array.shape[:2]
    x0, y0 = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = (x - x0)[..., None], (y - y0)[..., None]
    flat = array.reshape(h, w, -1).astype(np.float32)

    def at(xx, yy):
        inside = (xx >= 0) & (xx < w) & (yy >= 0) & (yy < h)
        return flat[yy.clip(0, h - 1), xx.clip(0, w - 1)] * inside[..., None]

    out = (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) + (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
    return out.reshape(x.shape + array.shape[2:]).clip(0, 255).astype(np.uint8)


# --- materials -------------------------------------------------------------------------------------------------------


def slopes(art, radius):
    light = art[..., :3].astype(np.float32).mean(axis=2) / 255
    height = Image.fromarray((art[..., 3] * (0.65 + 0.35 * light)).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius))
    down, across = np.gradient(np.array(height).astype(np.float32) / 255)
    return across * radius, down * radius


def metal(rng, art, parts):
    """Chrome, gold, black: bevelled edges and a sky that mirrors in them."""
    pad = 8
    art, parts = padded(art, parts, pad, pad)
    h, w = art.shape[:2]
    across, down = slopes(art, rng.choice([2, 3, 4, 6]))
    angle = rng.uniform(0, 6.28)
    shade = across * np.cos(angle) + down * np.sin(angle)
    y = np.linspace(0, 1, h)[:, None]
    sky = 0.55 + 0.35 * np.sin(rng.uniform(2, 9) * (y + 2.5 * down) + rng.uniform(0, 6)) + 1.6 * shade
    base = np.array(rng.choice([(215, 218, 222), (215, 218, 222), (190, 190, 195), (222, 185, 105), (70, 72, 76), (200, 150, 120)]), np.float32)
    rgb = base * np.clip(sky, 0.08, 1.35)[..., None]
    if rng.random() < 0.45:  # enamel: its own colours between metal edges
        edge = np.clip(np.hypot(across, down) * 5, 0, 1)[..., None]
        rgb = rgb * edge + art[..., :3] * (0.75 + 0.9 * shade[..., None]) * (1 - edge)
    out = np.dstack([np.clip(rgb, 0, 255).astype(np.uint8), art[..., 3]])
    return shadowed(rng, out, 0.6), parts


def relief(rng, art, parts):
    """Pressed into what carries it, or raised from it: light and dark edges and little else."""
    art, parts = padded(art, parts, 8, 8)
    across, down = slopes(art, rng.choice([1.5, 2, 3, 4]))
    angle = rng.uniform(0, 6.28)
    shade = (across * np.cos(angle) + down * np.sin(angle)) * rng.uniform(2.5, 5)
    out = np.zeros_like(art)
    out[..., :3] = np.where(shade > 0, 255, 0)[..., None]
    strength = np.clip(np.abs(shade), 0, 1)
    body = rng.choice([0, 0, 0.12, 0.25])
    dark = art[..., 3] / 255 * body
    out[..., 3] = (np.maximum(strength, dark) * 235).astype(np.uint8)
    out[..., :3] = np.where((strength > dark)[..., None], out[..., :3], rng.choice([0, 255]))
    return out, parts


def shadowed(rng, art, chance=1.0):
    if rng.random() > chance:
        return art
    dx, dy = rng.randint(-6, 6), rng.randint(1, 7)
    dark = np.roll(art[..., 3], (dy, dx), (0, 1))
    dark = blur(dark, rng.uniform(1.5, 4)).astype(np.float32) / 255 * rng.uniform(0.35, 0.8)
    a = art[..., 3].astype(np.float32) / 255
    alpha = a + dark * (1 - a)
    rgb = art[..., :3] * (a / np.maximum(alpha, 1e-3))[..., None]
    return np.dstack([rgb.clip(0, 255), alpha * 255]).astype(np.uint8)


def neon(rng, art, parts):
    """Tubes or lit faces with a glow around."""
    pad = 18
    art, parts = padded(art, parts, pad, pad)
    alpha = Image.fromarray(art[..., 3])
    if rng.random() < 0.5:
        wide = np.array(alpha.filter(ImageFilter.MaxFilter(5))).astype(np.float32)
        alpha = Image.fromarray((wide - np.array(alpha.filter(ImageFilter.MinFilter(5)))).clip(0, 255).astype(np.uint8))
        rgb = np.empty(art.shape[:2] + (3,), np.float32)
        rgb[:] = np.array(colour(rng), np.float32) * 0.5 + 127
    else:
        rgb = art[..., :3].astype(np.float32) * 0.6 + rng.uniform(70, 120)
    solid = np.array(alpha).astype(np.float32) / 255
    glow = np.array(alpha.filter(ImageFilter.GaussianBlur(rng.uniform(5, 12)))).astype(np.float32) / 255 * rng.uniform(0.6, 1.3)
    tint = rgb.reshape(-1, 3)[solid.ravel() > 0.5].mean(axis=0) if (solid > 0.5).any() else np.array([255.0] * 3)
    a = np.clip(np.maximum(solid, glow * 0.7), 0, 1)
    rgb = np.where((solid > glow * 0.7)[..., None], rgb, tint)
    return np.dstack([rgb.clip(0, 255), a * 255]).astype(np.uint8), parts


def sticker(rng, art, parts):
    """A rim of one colour, as cut from foil."""
    pad = rng.choice([5, 8, 12])
    art, parts = padded(art, parts, pad + 8, pad + 8)
    rim = Image.fromarray(art[..., 3])
    for _ in range(max(1, pad // 4)):
        rim = rim.filter(ImageFilter.MaxFilter(5))
    below = Image.new("RGBA", rim.size, rng.choice([(250, 250, 250), (250, 250, 250), (15, 15, 15), colour(rng)]) + (255,))
    below.putalpha(rim)
    return shadowed(rng, np.array(Image.alpha_composite(below, Image.fromarray(art))), 0.5), parts


def lifted(rng, art, parts):
    """Letters that stand off a wall."""
    art, parts = padded(art, parts, 10, 10)
    steps, dx = rng.randint(2, 8), rng.choice([-1, 0, 1])
    deep = Image.new("RGBA", art.shape[1::-1])
    tone = rng.uniform(0.3, 0.7)
    side = art.copy()
    side[..., :3] = side[..., :3] * tone
    for step in range(steps, 0, -1):
        deep.alpha_composite(Image.fromarray(np.roll(side, (step, dx * step), (0, 1))))
    deep.alpha_composite(Image.fromarray(art))
    return shadowed(rng, np.array(deep)), parts


def material(rng, art, parts):
    """(art, parts, how it was made)."""
    kind = rng.choices(["flat", "metal", "relief", "neon", "sticker", "lifted", "shadow"], [46, 14, 8, 7, 8, 9, 8])[0]
    if kind in ("metal", "relief", "neon") and (art[..., 3] > 128).mean() > 0.85:  # a tile: nothing would be seen
        kind = "sticker"
    if kind == "shadow":
        art, parts = padded(art, parts, 8, 8)
        art = shadowed(rng, art)
    elif kind != "flat":
        art, parts = {"metal": metal, "relief": relief, "neon": neon, "sticker": sticker, "lifted": lifted}[kind](rng, art, parts)
    return art, parts, kind


# --- carriers --------------------------------------------------------------------------------------------------------


def surface(rng, w, h, base=None):
    """RGB of a wall, a sheet of metal, wood, cloth: a colour, its light, and the grain of some photograph."""
    rgb = np.empty((h, w, 3), np.float32)
    rgb[:] = base or colour(rng)
    if rng.random() < 0.5:
        x, y = np.linspace(-1, 1, w)[None, :], np.linspace(-1, 1, h)[:, None]
        rgb *= (1 + rng.uniform(-0.35, 0.35) * x + rng.uniform(-0.35, 0.35) * y)[..., None]
    kind = rng.random()
    if kind < 0.45:
        picture = rng.choice(backgrounds())
        ph, pw = picture.shape[:2]
        cw, ch = max(16, int(pw * rng.uniform(0.1, 0.6))), max(16, int(ph * rng.uniform(0.1, 0.6)))
        px, py = rng.randint(0, pw - cw), rng.randint(0, ph - ch)
        tone = resize(np.ascontiguousarray(picture[py : py + ch, px : px + cw]), (w, h)).astype(np.float32).mean(axis=2, keepdims=True)
        rgb *= 1 + (tone / max(20.0, float(tone.mean())) - 1).clip(-0.6, 0.6) * rng.uniform(0.15, 0.7)
    elif kind < 0.7:
        rgb += grain(rng, w, h) * rng.uniform(2, 14)
    return rgb.clip(0, 255)


def onto(rng, ground, art, x, y, soak=None):
    """Art onto an RGB ground (floats), some of the ground's grain showing through."""
    h, w = art.shape[:2]
    part = ground[y : y + h, x : x + w]
    a = art[: part.shape[0], : part.shape[1], 3:].astype(np.float32) / 255
    rgb = art[: part.shape[0], : part.shape[1], :3].astype(np.float32)
    tone = part.mean(axis=2, keepdims=True)
    soak = rng.choice([0, 0.4, 0.8, 1]) if soak is None else soak
    rgb *= 1 + (tone / max(20.0, float(tone.mean())) - 1).clip(-0.6, 0.6) * soak
    ground[y : y + h, x : x + w] = part * (1 - a) + rgb * a


def legible(rng, art, ground):
    """Art whose colour can be told from its ground's."""
    ink = art[..., 3] > 128
    if ink.any() and np.abs(art[..., :3][ink].mean(axis=0) - ground).sum() < 110:
        art = art.copy()
        one = art[..., :3][ink].std(axis=0).max() < 25 and ink.mean() < 0.85
        art[..., :3] = other(rng, tuple(ground), 230) if one else 255 - art[..., :3]
    return art


def lay(rng, ground, alpha, art, parts, x, y):
    """The art at a place of a carrier: (RGBA, parts) of the carrier's size."""
    h, w = ground.shape[:2]
    onto(rng, ground, legible(rng, art, ground.reshape(-1, 3).mean(axis=0)), x, y)
    whole = []
    for kind, mask in parts:
        big = np.zeros((h, w), np.uint8)
        piece = big[y : y + mask.shape[0], x : x + mask.shape[1]]
        piece[:] = mask[: piece.shape[0], : piece.shape[1]]
        whole.append((kind, np.minimum(big, alpha)))
    return np.dstack([ground.clip(0, 255).astype(np.uint8), alpha]), whole


def text_lines(rng, ground, y0, y1):
    """Plain print between two heights: a slogan, a number, an address."""
    h, w = ground.shape[:2]
    image = Image.fromarray(ground.clip(0, 255).astype(np.uint8))
    size = max(7, int((y1 - y0) * rng.uniform(0.25, 0.5)))
    tint = other(rng, tuple(ground[(y0 + y1) // 2 % h].mean(axis=0)))
    d = ImageDraw.Draw(image)
    for n in range(rng.choice([1, 1, 2])):
        line = rng.choice([sentence(rng, 4), f"www.{sentence(rng, 1).strip('.,').lower()}.com", f"0{rng.randint(100, 999)} {rng.randint(100000, 999999)}"])
        d.text((w / 2, y0 + size * (0.8 + 1.3 * n)), line[:26], tint, font=font(rng.choice(BODY), size), anchor="mm")
    ground[:] = np.array(image)


def board(rng, art, parts):
    """A sign, a poster, the side of a box or a van."""
    ah, aw = art.shape[:2]
    mx, my = int(max(aw, ah) * rng.uniform(0.05, 0.4)) + 2, int(max(aw, ah) * rng.uniform(0.05, 0.35)) + 2
    foot = int(ah * rng.uniform(0.2, 0.6)) if rng.random() < 0.35 else 0
    w, h = aw + 2 * mx, ah + 2 * my + foot
    card = rng.random() < 0.15
    ground = surface(rng, w, h, (rng.randint(150, 200), rng.randint(115, 150), rng.randint(70, 110)) if card else
                     rng.choice([None, None, (rng.randint(215, 250),) * 3]))
    if foot:
        text_lines(rng, ground, h - foot - my // 2, h - my // 2)
    alpha = Image.new("L", (w, h))
    d = ImageDraw.Draw(alpha)
    shape(d, rng.choice(["flat"] * 5 + ["round", "round", "ellipse"] if not foot else ["flat", "round"]), (0, 0, w - 1, h - 1), 255)
    if rng.random() < 0.35:  # a frame
        image = Image.fromarray(ground.astype(np.uint8))
        ImageDraw.Draw(image).rectangle((0, 0, w - 1, h - 1), outline=colour(rng), width=max(2, min(w, h) // rng.randint(18, 40)))
        ground = np.array(image).astype(np.float32)
    alpha = np.array(alpha)
    if alpha[my : my + ah, mx : mx + aw].min() < 128 and (alpha[my : my + ah, mx : mx + aw] < 128)[art[..., 3] > 60].any():
        alpha[:] = 255  # the art must not stick out
    return lay(rng, ground, alpha, art, parts, mx, my)


def can(rng, art, parts):
    """Wrapped around a can, a bottle, a cup, a pillar."""
    ah, aw = art.shape[:2]
    w = int(aw * rng.uniform(0.9, 1.35)) + 4
    h = int(max(ah * rng.uniform(1.15, 2.2), w * rng.uniform(0.9, 2.2)))
    ground = surface(rng, w, h)
    for _ in range(rng.choice([0, 1, 2])):  # bands
        y = rng.randrange(h)
        ground[y : y + rng.randint(3, max(4, h // 5))] = colour(rng)
    x, y = (w - aw) // 2, int((h - ah) * rng.uniform(0.1, 0.9))
    if x < 0:
        art, parts = art[:, -x : -x + w], [(kind, mask[:, -x : -x + w]) for kind, mask in parts]
        x = 0
    if y > h // 3 and rng.random() < 0.3:
        text_lines(rng, ground, 2, y // 2 + 4)
    art, parts = lay(rng, ground, np.full((h, w), 255, np.uint8), art, parts, x, y)
    reach = rng.uniform(0.75, 0.99)
    u = np.linspace(-1, 1, w)
    sag = rng.uniform(-0.14, 0.14) * w
    bent = np.arcsin(u * reach) / np.arcsin(reach)
    lift = np.sqrt(1 - (u * reach) ** 2)
    tall = int(h + abs(sag)) + 1
    ys = np.arange(tall)[:, None] - (lift * sag if sag > 0 else (1 - lift) * -sag)[None, :]
    xs = np.broadcast_to(((bent + 1) / 2 * (w - 1))[None, :], ys.shape)
    art, parts = remap(art, xs, ys), [(kind, remap(mask, xs, ys)) for kind, mask in parts]
    light = rng.uniform(-0.7, 0.7)
    shade = 0.35 + 0.75 * lift + 0.35 * np.exp(-(((u - light) / 0.12) ** 2)) * rng.choice([0, 0.5, 1])
    art[..., :3] = (art[..., :3] * shade[None, :, None]).clip(0, 255)
    return art, parts


def cloth(rng, art, parts):
    """Printed or sewn on a shirt, a flag, a cap: folds move and shade it."""
    ah, aw = art.shape[:2]
    m = int(max(ah, aw) * rng.uniform(0.2, 0.7))
    w, h = aw + 2 * m, ah + 2 * m
    ground = surface(rng, w, h)
    weave = np.add.outer(np.arange(h) % 3, np.arange(w) % 3)[..., None] - 2
    ground = (ground + weave * rng.uniform(0, 4)).clip(0, 255)
    edge = np.hypot(*np.meshgrid(np.linspace(-1, 1, w), np.linspace(-1, 1, h))) + 0.25 * smooth_noise(rng, w, h, 4)
    square = max(ah, aw) / max(h, w)
    alpha = (np.clip((rng.uniform(1.0, 1.4) - edge * (1 if square < 0.7 else 0.85)) * 40, 0, 1) * 255).astype(np.uint8)
    art, parts = lay(rng, ground, alpha, art, parts, m, m)
    folds = smooth_noise(rng, w, h, rng.randint(2, 6)) * rng.uniform(0.01, 0.06) * w
    ys, xs = np.meshgrid(np.arange(h, dtype=np.float32), np.arange(w, dtype=np.float32), indexing="ij")
    turn = rng.uniform(0, 6.28)
    xs, ys = xs + folds * np.cos(turn), ys + folds * np.sin(turn)
    art, parts = remap(art, xs, ys), [(kind, remap(mask, xs, ys)) for kind, mask in parts]
    down, across = np.gradient(folds)
    shade = 1 + (across + down) * rng.uniform(1.5, 5)
    art[..., :3] = (art[..., :3] * shade.clip(0.4, 1.5)[..., None]).clip(0, 255)
    return art, parts


def carried(rng, art, parts):
    kind = rng.choices(["none", "board", "can", "cloth"], [34, 34, 16, 16])[0]
    return (art, parts) if kind == "none" else {"board": board, "can": can, "cloth": cloth}[kind](rng, art, parts)
