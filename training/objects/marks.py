"""Logo art: names set as marks, badges and labels, emblems, and emblems with a name beside or below.

A mark is (RGBA, [(kind, mask)]): what is to be found, and, as IGNORED, what may be found or not. People who box logos
in photographs box the emblem and leave the name under it out more often than not; a name alone is boxed in whole.
"""

import colorsys

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from packed import font, logo, names, sentence
from sources import BODY, BOLD, DISPLAY, IGNORED, LOGO

SYLLABLES = "ka zen tro vi mo lux ter no ra pol fi ex ber qua sto hel da ni co lo max ur bel gro sy pa nex ti ju do an el is or um".split()


def colour(rng):
    """One that brands like: strong, or black, white, grey."""
    kind = rng.random()
    if kind < 0.16:
        return (rng.randrange(30),) * 3
    if kind < 0.26:
        return (rng.randint(225, 255),) * 3
    if kind < 0.32:
        return (rng.randint(80, 200),) * 3
    return tuple(int(255 * v) for v in colorsys.hsv_to_rgb(rng.random(), rng.uniform(0.55, 1), rng.uniform(0.45, 1)))


def apart(a, b):
    return sum(abs(x - y) for x, y in zip(a, b))


def other(rng, than, least=200):
    for _ in range(12):
        c = colour(rng)
        if apart(c, than) >= least:
            return c
    return (255, 255, 255) if sum(than) < 380 else (10, 10, 10)


def name(rng):
    kind = rng.random()
    if kind < 0.4:
        text = "".join(rng.choice(SYLLABLES) for _ in range(rng.choice([1, 2, 2, 3]))).title()
    elif kind < 0.6:
        text = rng.choice(names()[1])
    elif kind < 0.8:
        text = sentence(rng, 1)[:9].strip(".,;:()[]\"'").title() or "Nova"
    else:
        text = "".join(rng.choice("ABCDEFGHIKLMNOPRSTUVWXYZ") for _ in range(rng.choice([2, 3, 3, 4])))
    case = rng.random()
    text = text.upper() if case < 0.35 else text.lower() if case < 0.55 else text
    if rng.random() < 0.08:
        text += rng.choice("!.+")
    return text


def face_of(rng, size):
    return font(rng.choice(DISPLAY + DISPLAY + BOLD + BODY), size)


def set_text(text, face, spacing=0):
    """(L image, the x where each letter begins), cut to the ink's height."""
    x0, y0, x1, y1 = face.getbbox(text)
    image = Image.new("L", (max(8, int(x1 - x0 + spacing * len(text)) + 8), max(8, int(y1 - y0) + 8)))
    d, starts, x = ImageDraw.Draw(image), [], 4 - x0
    if spacing:
        for letter in text:
            starts.append(x)
            d.text((x, 4 - y0), letter, 255, font=face)
            x += face.getlength(letter) + spacing
    else:
        d.text((x, 4 - y0), text, 255, font=face)
        starts = [x + face.getlength(text[:n]) for n in range(len(text))]
    box = image.getbbox() or (0, 0, 8, 8)
    return image.crop(box), [s - box[0] for s in starts]


def painted(rng, alpha, starts):
    """RGB for letters: one colour, two, one each, or a gradient."""
    w, h = alpha.size
    rgb = np.empty((h, w, 3), np.float32)
    rgb[:] = colour(rng)
    kind = rng.random()
    if kind < 0.2 and len(starts) > 3:  # two colours meet at a letter
        rgb[:, max(0, int(starts[rng.randint(2, len(starts) - 1)])) :] = other(rng, rgb[0, 0], 150)
    elif kind < 0.3:
        few = [colour(rng) for _ in range(rng.choice([2, 3, 4]))]
        for n, start in enumerate(starts):
            rgb[:, max(0, int(start)) :] = few[n % len(few)]
    elif kind < 0.45:
        t = np.linspace(0, 1, h)[:, None, None] if rng.random() < 0.7 else np.linspace(0, 1, w)[None, :, None]
        rgb = rgb * (1 - t) + np.array(colour(rng), np.float32) * t
    return rgb


def layered(alpha, rgb):
    return np.dstack([np.clip(rgb, 0, 255).astype(np.uint8), np.array(alpha)])


def over(below, above):
    return Image.alpha_composite(below, above)


def arched(rng, image):
    """Rises or falls in the middle."""
    array = np.array(image)
    h, w = array.shape[:2]
    rise = h * rng.uniform(0.15, 0.5)
    x = np.linspace(-1, 1, w)
    shift = rise * (x**2 if rng.random() < 0.7 else 1 - x**2)
    tall = np.zeros((h + int(rise) + 1, w, *array.shape[2:]), np.uint8)
    for column in range(w):
        s = int(shift[column])
        tall[s : s + h, column] = array[:, column]
    return Image.fromarray(tall)


def word(rng, size=None):
    """A name as a mark, RGBA."""
    size = size or rng.randint(60, 120)
    face = face_of(rng, size)
    text = name(rng)
    alpha, starts = set_text(text, face, rng.choice([0, 0, 0, 0, -size * 0.05, size * 0.08, size * 0.25]))
    if rng.random() < 0.08:  # stripes through it
        rows = np.arange(alpha.height) // max(2, alpha.height // rng.randint(12, 20)) % 2
        alpha = Image.fromarray((np.array(alpha) * rows[:, None]).astype(np.uint8))
    rgb = painted(rng, alpha, starts)
    pad = max(4, size // 6)
    image = Image.new("RGBA", (alpha.width + 2 * pad, alpha.height + 2 * pad))
    ink = Image.fromarray(layered(alpha, rgb))
    image.paste(ink, (pad, pad))
    if rng.random() < 0.25:  # an outline
        mask = image.getchannel("A").filter(ImageFilter.MaxFilter(rng.choice([5, 7, 9])))
        rim = Image.new("RGBA", image.size, other(rng, rgb[0, 0]) + (255,))
        rim.putalpha(mask)
        image = over(rim, image)
    if rng.random() < 0.2:  # a shadow, or depth
        deep = Image.new("RGBA", image.size, tuple(int(v) // 3 for v in rgb[0, 0]) + (255,))
        a, steps = image.getchannel("A"), rng.randint(2, 7)
        dx, dy = rng.choice([(1, 1), (-1, 1), (0, 1), (1, 0)])
        for step in range(1, steps):
            deep.putalpha(ImageChops.offset(a, dx * step, dy * step)) if step == 1 else deep.putalpha(ImageChops.lighter(deep.getchannel("A"), ImageChops.offset(a, dx * step, dy * step)))
        image = over(deep, image)
    if rng.random() < 0.15:  # a line or a swing below
        d = ImageDraw.Draw(image)
        y, tint = image.height - pad, tuple(int(v) for v in rgb[-1, -1]) + (255,)
        if rng.random() < 0.5:
            d.rectangle((pad, y, image.width - pad, y + max(2, pad // 2)), tint)
        else:
            d.polygon([(pad, y), (image.width * 0.5, y + pad * 0.9), (image.width - 2, y - pad), (image.width * 0.5, y + pad * 0.3)], tint)
    if rng.random() < 0.25:
        shear = rng.uniform(-0.1, 0.35)
        image = image.transform((image.width + int(abs(shear) * image.height), image.height), Image.AFFINE,
                                (1, shear, -shear * image.height if shear > 0 else 0, 0, 1, 0), Image.BILINEAR)
    if rng.random() < 0.12:
        image = arched(rng, image)
    image = image.crop(image.getchannel("A").getbbox() or (0, 0, 8, 8))
    if rng.random() < 0.3:
        image = on_shape(rng, image)
    return np.array(image)


def shape(d, kind, area, fill, outline=None, width=0):
    x0, y0, x1, y1 = area
    w, h = x1 - x0, y1 - y0
    if kind == "ellipse":
        d.ellipse(area, fill, outline=outline, width=width)
    elif kind == "round":
        d.rounded_rectangle(area, min(w, h) * 0.22, fill, outline=outline, width=width)
    elif kind == "flat":
        d.rectangle(area, fill, outline=outline, width=width)
    else:
        points = {"shield": [(0, 0.05), (0.5, 0), (1, 0.05), (1, 0.5), (0.86, 0.78), (0.5, 1), (0.14, 0.78), (0, 0.5)],
                  "hexagon": [(0.5, 0), (1, 0.25), (1, 0.75), (0.5, 1), (0, 0.75), (0, 0.25)],
                  "diamond": [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], "slant": [(0.12, 0), (1, 0), (0.88, 1), (0, 1)],
                  "drop": [(0.5, 0), (0.86, 0.5), (0.9, 0.75), (0.7, 0.96), (0.5, 1), (0.3, 0.96), (0.1, 0.75), (0.14, 0.5)],
                  "star": [(0.5 + 0.5 * r * np.sin(a), 0.5 - 0.5 * r * np.cos(a)) for a, r in
                           ((k * np.pi / 5, 1 if k % 2 == 0 else 0.4) for k in range(10))]}[kind]
        d.polygon([(x0 + u * w, y0 + v * h) for u, v in points], fill, outline=outline, width=width)


def on_shape(rng, image, kinds=("ellipse", "round", "flat", "flat", "slant", "shield")):
    """On a patch of its own colour."""
    kind = rng.choice(kinds)
    a = np.array(image)
    ink = a[..., 3] > 128
    back = other(rng, a[..., :3][ink].mean(axis=0) if ink.any() else (0, 0, 0), 230)
    px, py = (int(v * rng.uniform(*((0.3, 0.5) if kind in ("ellipse", "shield") else (0.1, 0.35)))) + 3 for v in image.size)
    if image.width > 2 * image.height:
        px = min(px, image.height)
    canvas = Image.new("RGBA", (image.width + 2 * px, image.height + 2 * py))
    d = ImageDraw.Draw(canvas)
    shape(d, kind, (0, 0, canvas.width - 1, canvas.height - 1), back + (255,), other(rng, back) + (255,), rng.choice([0, 0, 3, 6]))
    canvas.alpha_composite(image, (px, py))
    return canvas


def around(d, canvas, text, face, middle, radius, tint, top=True):
    """Letters on a circle."""
    total = sum(face.getlength(c) for c in text) * 1.08
    angle = -total / radius / 2
    for letter in text:
        step = face.getlength(letter) * 1.08 / radius
        a = angle + step / 2
        angle += step
        if letter == " ":
            continue
        tile = Image.new("L", (face.size * 2, face.size * 2))
        ImageDraw.Draw(tile).text((face.size, face.size), letter, 255, font=face, anchor="mm")
        tile = tile.rotate(-np.degrees(a) if top else np.degrees(a), Image.BILINEAR)
        x = middle[0] + radius * np.sin(a)
        y = middle[1] - radius * np.cos(a) if top else middle[1] + radius * np.cos(a)
        canvas.paste(Image.new("RGBA", tile.size, tint + (255,)), (int(x - face.size), int(y - face.size)), tile)


def badge(rng):
    """A label or a seal: rings, a text around, a band with a name, a small emblem, stars, fine print."""
    side = rng.randint(220, 300)
    kind = rng.choice(["ellipse"] * 4 + ["shield", "round", "hexagon", "flat"])
    w, h = side, int(side * rng.choice([1, 1, 1, rng.uniform(0.65, 1.35)]))
    canvas = Image.new("RGBA", (w, h))
    d = ImageDraw.Draw(canvas)
    tints = [colour(rng)]
    tints.append(other(rng, tints[0]))
    tints.append(other(rng, tints[1]))
    inset = 0
    for n in range(rng.choice([1, 2, 3, 3, 4])):
        shape(d, kind, (inset, inset, w - 1 - inset, h - 1 - inset), tints[n % 3 if n % 2 else 0] + (255,))
        inset += rng.choice([0.015, 0.03, 0.13 if n == 0 else 0.03]) * side
    ground = canvas.getpixel((w // 2, h // 2))[:3]
    front = other(rng, ground)
    round_text = kind == "ellipse" and abs(w - h) < 8 and rng.random() < 0.75
    if round_text:
        size = int(side * rng.uniform(0.07, 0.12))
        band = canvas.getpixel((w // 2, max(2, int(size * 0.9))))[:3]
        tint = other(rng, band)
        face = font(rng.choice(BOLD + BODY + DISPLAY), size)
        around(d, canvas, sentence(rng, rng.randint(1, 3)).upper()[:18], face, (w / 2, h / 2), side / 2 - size * 0.85, tint)
        if rng.random() < 0.7:
            around(d, canvas, sentence(rng, rng.randint(1, 2)).upper()[:14], face, (w / 2, h / 2), side / 2 - size * 0.85, tint, False)
    centre = rng.random()
    room = 0.5 if round_text else 0.66
    if centre < 0.4:
        piece = Image.fromarray(emblem_art(rng, plain=front))
    elif centre < 0.75:
        piece = Image.fromarray(plain_word(rng, front))
    else:
        piece = Image.fromarray(plain_word(rng, front, "".join(rng.choice("ABCDEFGHJKLMNPRSTVWZ") for _ in range(rng.choice([1, 2, 3])))))
    scale = min(w * room / piece.width, h * room * 0.8 / piece.height)
    piece = piece.resize((max(4, int(piece.width * scale)), max(4, int(piece.height * scale))), Image.LANCZOS)
    if centre > 0.4 and rng.random() < 0.5:  # a band across, as wide as the badge or wider
        tall = piece.height + int(side * 0.08)
        tint = other(rng, front)
        d.rectangle((0 if kind != "ellipse" else w * 0.04, (h - tall) / 2, w if kind != "ellipse" else w * 0.96, (h + tall) / 2), tint + (255,),
                    outline=front + (255,), width=rng.choice([0, 3, 5]))
    canvas.alpha_composite(piece, ((w - piece.width) // 2, (h - piece.height) // 2))
    for y in (0.25, 0.72):
        if rng.random() < 0.4:
            r = side * 0.05
            shape(d, rng.choice(["star", "star", "ellipse", "diamond"]), (w / 2 - r, h * y - r, w / 2 + r, h * y + r), other(rng, ground) + (255,))
        elif rng.random() < 0.3:
            d.text((w / 2, h * y), sentence(rng, 3)[:20].upper(), front + (255,), font=font(rng.choice(BODY), max(7, side // 24)), anchor="mm")
    return np.array(canvas)


def plain_word(rng, tint, text=None):
    alpha, _ = set_text(text or name(rng), face_of(rng, 96))
    return np.dstack([np.full((alpha.height, alpha.width, 3), tint, np.uint8), np.array(alpha)])


def sharp(alpha, size):
    """Larger, with edges as hard as before."""
    big = np.array(alpha.resize(size, Image.BICUBIC)).astype(np.float32)
    k = max(1.0, 0.6 * size[0] / max(1, alpha.width))
    return np.clip((big - 128) * k + 128, 0, 255).astype(np.uint8)


def invented(rng):
    """Stripes, chevrons, rings, initials: emblems of nobody."""
    side = 240
    image = Image.new("RGBA", (side, side))
    d = ImageDraw.Draw(image)
    a = colour(rng)
    b = other(rng, a, 120)
    kind = rng.random()
    if kind < 0.25:  # chevrons or stripes
        count, slope, thick = rng.randint(2, 4), rng.uniform(-0.7, 0.7), rng.uniform(0.1, 0.2)
        for n in range(count):
            y = side * (0.25 + 0.6 * n / count)
            t = side * thick
            d.polygon([(10, y + t), (side / 2, y + t - slope * 100), (side - 10, y + t), (side - 10, y), (side / 2, y - slope * 100), (10, y)], (a if n % 2 == 0 else b) + (255,))
    elif kind < 0.5:  # shapes within shapes
        inset = 0
        for n in range(rng.randint(2, 4)):
            shape(d, rng.choice(["ellipse", "ellipse", "star", "diamond", "shield", "hexagon", "drop", "round"]),
                  (inset, inset, side - inset, side - inset), (a if n % 2 == 0 else b) + (255,))
            inset += rng.uniform(0.08, 0.2) * side
    elif kind < 0.75:  # a ring or an arc with a piece
        start = rng.randrange(360)
        d.arc((8, 8, side - 8, side - 8), start, start + rng.randint(180, 360), a + (255,), int(side * rng.uniform(0.08, 0.25)))
        r = side * rng.uniform(0.12, 0.28)
        x, y = side * rng.uniform(0.4, 0.6), side * rng.uniform(0.4, 0.6)
        shape(d, rng.choice(["ellipse", "star", "drop", "diamond"]), (x - r, y - r, x + r, y + r), b + (255,))
    else:  # wings or petals around a point
        count = rng.choice([2, 3, 5, 6, 8])
        for n in range(count):
            tile = Image.new("RGBA", (side, side))
            ImageDraw.Draw(tile).ellipse((side * 0.4, 4, side * 0.6, side * 0.48), rng.choice([a, b, colour(rng)]) + (255,))
            image.alpha_composite(tile.rotate(360 * n / count, Image.BILINEAR))
    return np.array(image.crop(image.getchannel("A").getbbox() or (0, 0, 8, 8)))


def emblem_art(rng, plain=None):
    """From the collections, or invented. `plain`: in this colour alone."""
    if plain is None and rng.random() < 0.12:
        return invented(rng)
    art, ink = logo(rng)
    h, w = art.shape[:2]
    scale = 250 / max(h, w)
    size = (max(8, round(w * scale)), max(8, round(h * scale)))
    alpha = sharp(Image.fromarray(art[..., 3]), size)
    rgb = np.array(Image.fromarray(art[..., :3]).resize(size, Image.BICUBIC))
    if ink or plain is not None:
        rgb = rgb.astype(np.float32)
        rgb[:] = plain or colour(rng)
        if plain is None and rng.random() < 0.25:
            t = np.linspace(0, 1, size[1])[:, None, None] if rng.random() < 0.6 else np.linspace(0, 1, size[0])[None, :, None]
            rgb = rgb * (1 - t) + np.array(colour(rng), np.float32) * t
        rgb = rgb.astype(np.uint8)
    elif rng.random() < 0.2:
        rgb = rgb[..., rng.choice([(0, 2, 1), (1, 0, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)])]
    art = np.dstack([rgb, alpha])
    if ink and plain is None and rng.random() < 0.3:
        art = np.array(on_shape(rng, Image.fromarray(art), ("ellipse", "round", "round", "flat", "shield")))
    return art


def mark(rng):
    """(RGBA, [(kind, mask)])."""
    kind = rng.random()
    if kind < 0.34:
        art = emblem_art(rng)
    elif kind < 0.56:
        art = word(rng)
    elif kind < 0.72:
        art = badge(rng)
    else:
        return combined(rng)
    return art, [(LOGO, art[..., 3])]


def combined(rng):
    first = Image.fromarray(badge(rng) if rng.random() < 0.15 else emblem_art(rng))
    text = word(rng) if rng.random() < 0.4 else plain_word(rng, colour(rng))
    text = Image.fromarray(text)
    below = rng.random() < 0.6
    share = rng.uniform(0.7, 1.5) if below else rng.uniform(0.25, 0.75)
    scale = first.width * share / text.width if below else first.height * share / text.height
    text = text.resize((min(900, max(8, int(text.width * scale))), max(8, int(text.height * scale))), Image.LANCZOS)
    gap = int(first.height * rng.uniform(0.05, 0.2))
    if below:
        w, h = max(first.width, text.width), first.height + gap + text.height
        at, there = ((w - first.width) // 2, 0), ((w - text.width) // 2, first.height + gap)
        if rng.random() < 0.15:
            at, there = (at[0], text.height + gap), (there[0], 0)
    else:
        w, h = first.width + gap + text.width, max(first.height, text.height)
        at, there = (0, (h - first.height) // 2), (first.width + gap, (h - text.height) // 2)
        if rng.random() < 0.25:
            at, there = (text.width + gap, at[1]), (0, there[1])
    canvas = Image.new("RGBA", (w, h))
    canvas.alpha_composite(first, at)
    canvas.alpha_composite(text, there)
    art = np.array(canvas)
    if rng.random() < (0.3 if below else 0.5):
        return art, [(LOGO, art[..., 3])]
    mask, rest = np.zeros((h, w), np.uint8), np.zeros((h, w), np.uint8)
    mask[at[1] : at[1] + first.height, at[0] : at[0] + first.width] = np.array(first.getchannel("A"))
    rest[there[1] : there[1] + text.height, there[0] : there[0] + text.width] = np.array(text.getchannel("A"))
    return art, [(LOGO, mask), (IGNORED + LOGO, rest)]
