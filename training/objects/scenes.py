"""Photographs with things put into them, in perspective: plates of many countries, logos, and signs that are neither."""

import numpy as np
from PIL import Image, ImageDraw

from packed import backgrounds, font, sentence, split, things
from pixels import blur, perspective, resize, warp
from sources import BODY, BOLD, DISPLAY, PLATE, PLATES

LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"


def plate_text(rng):
    shape = rng.choice(["AA 000 AA", "A AA 0000", "AA 00 AAA", "AAA 0000", "AAA-0000", "0000 AAA", "AA00 AAA", "AAA0A00", "000 AAA",
                        "0AAA000", "AA 00000", "A 000 AA 00", "00-AA-00", "B-AA 0000", "AAA 00A", "KA 00 AB 0000", "A·00000"])
    return "".join(rng.choice(LETTERS) if c == "A" else str(rng.randrange(10)) if c == "0" else c for c in shape)


def plate(rng):
    """A flat plate as RGB."""
    style = rng.choice(["eu", "eu", "eu", "uk", "us", "us", "us", "br", "in", "cn", "jp", "two", "plain", "dark"])
    colours = {"eu": ((245, 245, 245), (15, 15, 15)), "uk": ((250, 205, 40), (15, 15, 15)), "br": ((200, 200, 205), (25, 25, 25)),
               "in": ((250, 250, 250), (15, 15, 15)), "cn": rng.choice([((20, 60, 160), (245, 245, 245)), ((130, 215, 150), (15, 15, 15))]),
               "jp": ((245, 245, 245), (20, 90, 50)), "two": rng.choice([((245, 245, 245), (15, 15, 15)), ((250, 205, 40), (15, 15, 15))]),
               "plain": ((235, 235, 235), (20, 20, 20)), "dark": ((25, 25, 25), (230, 230, 230))}
    if style == "us":
        back = tuple(rng.randint(170, 255) for _ in range(3))
        front = tuple(rng.randint(0, 110) for _ in range(3))
    else:
        back, front = colours[style]
    text = plate_text(rng)
    face_name = rng.choice(PLATES)
    tall = style in ("two", "jp")
    size = 100
    face = font(face_name, size if not tall else 80)
    lines = [text]
    if tall:
        cut = max(2, len(text) // 2)
        lines = [text[:cut].strip(), text[cut:].strip()]
    widths = [face.getlength(line) for line in lines]
    x0, y0, x1, y1 = face.getbbox("A0")
    line_h = y1 - y0
    pad = rng.randint(10, 28)
    band = 34 if style == "eu" or (style == "br" and rng.random() < 0.5) else 0
    top = rng.choice([22, 30, 40]) if style == "us" else (26 if style == "br" else pad)
    w = int(max(widths) + 2 * pad + band + 8)
    h = int(len(lines) * (line_h + pad) + top + (20 if style == "us" else pad // 2))
    image = Image.new("RGB", (w, h), back)
    d = ImageDraw.Draw(image)
    if band and style == "eu":
        d.rectangle((0, 0, band, h), fill=(20, 60, 160))
        d.text((8, h - 34), rng.choice("DFIEPABH"), (245, 245, 245), font=font("roboto", 22))
    if style == "us":
        d.text((w // 2 - 50, 2), rng.choice(["California", "TEXAS", "Florida", "New York", "OHIO", "Virginia"]), front, font=font(rng.choice(BOLD), 22))
        if rng.random() < 0.4:
            d.rectangle((0, 0, w, rng.randint(10, 30)), fill=tuple(rng.randrange(256) for _ in range(3)))
    if style == "br":
        d.text((w // 2 - 40, 2), "BRASIL" if rng.random() < 0.5 else "SP - SAO PAULO", front, font=font("roboto", 16))
    for k, line in enumerate(lines):
        d.text((band + (w - band - widths[k]) / 2, top + k * (line_h + pad) - y0), line, front, font=face)
    if rng.random() < 0.7:
        d.rounded_rectangle((2, 2, w - 3, h - 3), 8, outline=front if rng.random() < 0.6 else (90, 90, 90), width=rng.choice([2, 3, 5]))
    array = np.array(image)
    if rng.random() < 0.5:  # dirt and light
        shade = np.linspace(rng.uniform(0.5, 1), rng.uniform(0.6, 1), w)[None, :, None]
        array = (array * shade).astype(np.uint8)
    return array


def overlaps(box, boxes):
    return any(box[0] < b[3] and b[1] < box[2] and box[1] < b[4] and b[2] < box[3] for b in boxes)


def warp_onto(rng, scene, art, width, turn, boxes, mask=None, keep=False):
    """Puts RGBA art of this width into the scene in perspective, unless it would hide a box; gives the box of what is
    seen of it, or of the part of it that the mask marks."""
    h, w = art.shape[:2]
    scale = width / w
    if scale < 0.6:  # shrinking by much needs a smaller source, or the warp skips pixels
        w, h = max(4, int(w * scale * 1.3)), max(4, int(h * scale * 1.3))
        art, mask = resize(art, (w, h)), None if mask is None else resize(mask, (w, h))
        scale = width / w
    tw, th = width, max(5, h * scale)
    angle = np.radians(rng.gauss(0, turn))
    lean = rng.uniform(-0.3, 0.3)
    squeeze = rng.uniform(0.65, 1)
    near = rng.uniform(0.75, 1)
    corners = np.array([[0, 0], [tw * squeeze, 0], [tw * squeeze, th], [0, th]])
    corners[:, 1] += corners[:, 0] * np.tan(angle) + (corners[:, 0] - tw / 2) * lean * 0.3
    corners[:, 0] += corners[:, 1] * lean * 0.25
    side = [0, 3] if rng.random() < 0.5 else [1, 2]
    middle = corners[side, 1].mean()
    corners[side, 1] = middle + (corners[side, 1] - middle) * near
    corners -= corners.min(axis=0)
    lw, lh = (int(v) + 2 for v in corners.max(axis=0))
    if lw >= scene.shape[1] or lh >= scene.shape[0]:
        return None
    x, y = rng.randint(0, scene.shape[1] - lw), rng.randint(0, scene.shape[0] - lh)
    if overlaps((x, y, x + lw, y + lh), boxes):
        return None
    matrix = perspective([[0, 0], [w, 0], [w, h], [0, h]], corners)
    layer = warp(art, matrix, (lw, lh))
    marked = layer[..., 3] if mask is None else warp(mask, matrix, (lw, lh))
    ys, xs = np.nonzero(marked > 60)
    if len(xs) < 30:
        return None
    region = scene[y : y + lh, x : x + lw]
    if rng.random() < 0.4:
        layer = blur(layer, rng.uniform(0.4, 1.6))
    pixels = layer[..., :3].astype(np.float32)
    solid = layer[..., 3] > 128
    if not keep and solid.any() and np.abs(pixels[solid].mean(axis=0) - region.reshape(-1, 3).mean(axis=0)).sum() < 90:  # must be seen
        pixels = 255 - pixels
    if rng.random() < 0.7:  # the scene's own light
        pixels *= np.clip(region.mean() / 140, 0.45, 1.15)
    if rng.random() < 0.3:  # and its shades
        shade = region.astype(np.float32).mean(axis=2, keepdims=True) / max(20.0, float(region.mean()))
        pixels *= 1 + (np.clip(shade, 0.5, 1.5) - 1) * rng.uniform(0.2, 0.8)
    a = layer[..., 3:].astype(np.float32) / 255 * rng.choice([1, 1, 1, rng.uniform(0.75, 1)])
    scene[y : y + lh, x : x + lw] = np.clip(region * (1 - a) + pixels * a, 0, 255).astype(np.uint8)
    return x + int(xs.min()), y + int(ys.min()), x + int(xs.max()) + 1, y + int(ys.max()) + 1


def background(rng):
    """A photograph and its true boxes: wallpapers, or real training pictures used as scenery."""
    kind = rng.random()
    if kind < 0.4:
        scene, found = rng.choice(backgrounds()), []
    else:
        scene, found = rng.choice(split("plates" if kind < 0.6 else "logos", "train"))
    h, w = scene.shape[:2]
    if kind < 0.4 and rng.random() < 0.6:  # a part of it: other scenery
        cw, ch = int(w * rng.uniform(0.4, 1)), int(h * rng.uniform(0.4, 1))
        x, y = rng.randint(0, w - cw), rng.randint(0, h - ch)
        scene = scene[y : y + ch, x : x + cw]
        h, w = scene.shape[:2]
    scale = rng.uniform(560, 720) / max(h, w)
    scene = resize(scene, (round(w * scale), round(h * scale))).copy()
    h, w = scene.shape[:2]
    return scene, [(k, x0 * w, y0 * h, x1 * w, y1 * h) for k, x0, y0, x1, y1 in found]


def sign(rng):
    """A panel with plain text, numbers or an arrow: a street sign, a shop's opening hours, a display. Neither plate nor logo."""
    back = rng.choice([(245, 245, 245), (30, 80, 160), (20, 110, 60), (245, 205, 40), (30, 30, 30), (200, 30, 30), (230, 225, 210)])
    front = (20, 20, 20) if sum(back) > 380 else (245, 245, 245)
    lines = rng.choice([1, 1, 2, 3, 5])
    face = font(rng.choice(BODY + BOLD[:3]), 40)
    text = [sentence(rng, rng.randint(1, 3))[:18] if rng.random() < 0.7 else str(rng.randrange(1, 500)) for _ in range(lines)]
    width = int(max(face.getlength(t) for t in text)) + rng.randint(20, 60)
    height = lines * 50 + rng.randint(10, 50)
    image = Image.new("RGBA", (width, height))
    d = ImageDraw.Draw(image)
    area = (0, 0, width - 1, height - 1)
    if rng.random() < 0.15:  # without a panel: letters on a wall
        pass
    elif lines == 1 and width < 110:
        d.ellipse(area, (250, 250, 250, 255), outline=(200, 30, 30, 255), width=9)
        front = (20, 20, 20)
    else:
        d.rounded_rectangle(area, rng.choice([0, 6, 14]), back + (255,), outline=front + (255,), width=rng.choice([0, 0, 3]))
    for k, line in enumerate(text):
        d.text(((width - face.getlength(line)) / 2 if rng.random() < 0.5 else 12, 6 + k * 50), line, front + (255,), font=face)
    return np.array(image)


def grille(rng):
    """Bars side by side: grilles, vents, windows, radiators."""
    w, h = rng.randint(60, 200), rng.randint(30, 90)
    bars = np.zeros((h, w, 4), np.uint8)
    dark, light = rng.randint(5, 60), rng.randint(80, 230)
    step = rng.randint(4, 12)
    across = (np.arange(h)[:, None] if rng.random() < 0.6 else np.arange(w)[None, :]) // (step // 2) % 2
    bars[..., :3] = np.where(np.broadcast_to(across, (h, w)), light, dark)[..., None]
    bars[..., 3] = 255
    return bars


def poster(rng):
    """A sheet with a headline, paragraphs, perhaps a picture: print, but no logo."""
    w, h = rng.randint(140, 260), rng.randint(140, 320)
    paper = tuple(rng.randint(190, 255) for _ in range(3)) if rng.random() < 0.7 else tuple(rng.randrange(256) for _ in range(3))
    ink = (20, 20, 20) if sum(paper) > 380 else (245, 245, 245)
    image = Image.new("RGBA", (w, h), paper + (255,))
    d = ImageDraw.Draw(image)
    y = 8
    if rng.random() < 0.5:
        size = rng.randint(16, 30)
        for _ in range(rng.randint(1, 3)):
            d.text((10, y), sentence(rng, 3)[:20], ink + (255,), font=font(rng.choice(BODY + BOLD + DISPLAY), size))
            y += int(size * 1.3)
    if rng.random() < 0.4:
        picture = rng.choice(backgrounds())
        tall = int(h * rng.uniform(0.2, 0.4))
        image.paste(Image.fromarray(resize(picture, (w - 20, tall))), (10, y))
        y += tall + 6
    size = rng.randint(7, 13)
    face = font(rng.choice(BODY), size)
    while y < h - size - 4:
        d.text((10, y), sentence(rng, 12)[: int((w - 20) / size * 1.9)], ink + (255,), font=face)
        y += int(size * rng.choice([1.3, 1.3, 1.3, 2.4]))
    return np.array(image)


def pattern(rng):
    """Checks, dots, stripes, tiles: cloth, tiles, windows."""
    w, h = rng.randint(60, 240), rng.randint(60, 240)
    y, x = np.mgrid[:h, :w]
    step = rng.randint(6, 36)
    kind = rng.choice(["check", "dots", "stripes", "panes", "waves"])
    on = {"check": (x // step + y // step) % 2, "dots": ((x % step - step / 2) ** 2 + (y % step - step / 2) ** 2) < (step * rng.uniform(0.2, 0.45)) ** 2,
          "stripes": (x + y * rng.choice([0, 1, -1])) // max(2, step // 2) % 2, "panes": (x % step > 3) & (y % step > 3),
          "waves": np.sin(x / step * 3 + 2 * np.sin(y / step * 2)) > 0}[kind]
    a, b = ([rng.randrange(256) for _ in range(3)] for _ in range(2))
    return np.dstack([np.where(on[..., None] > 0, a, b), np.full((h, w), 255)]).astype(np.uint8)


def thing(rng):
    """A cut-out animal, fruit, tool, road sign, coin, house."""
    art = rng.choice(things())
    if rng.random() < 0.5:
        art = art[:, ::-1]
    return np.ascontiguousarray(art).copy()


def clutter(rng, scene, boxes):
    """Things that are to be left alone."""
    for _ in range(rng.choice([0, 1, 2, 4])):
        make = rng.choices([sign, grille, poster, pattern, thing], [38, 12, 15, 10, 25])[0]
        warp_onto(rng, scene, make(rng), 30 * 12 ** rng.random(), 5, boxes, keep=make is thing)


def plate_scene(rng):
    scene, boxes = background(rng)
    if rng.random() < 0.5:
        clutter(rng, scene, boxes)
    for _ in range(rng.choice([1, 1, 2])):
        art = plate(rng)
        art = np.dstack([art, np.full(art.shape[:2], 255, np.uint8)])
        width, mask = 24 * 12 ** rng.random(), None
        if rng.random() < 0.6:  # a bumper around it
            m = art.shape[0] // rng.choice([2, 3, 4])
            colour = [rng.randrange(20, 220)] * 3 if rng.random() < 0.6 else [rng.randrange(255) for _ in range(3)]
            bumper = np.full((art.shape[0] + 2 * m, art.shape[1] + 4 * m, 4), colour + [255], np.uint8)
            bumper[..., :3] = bumper[..., :3] * np.linspace(1.1, 0.7, bumper.shape[0])[:, None, None].clip(0, 1)
            mask = np.zeros(bumper.shape[:2], np.uint8)
            mask[m:-m, 2 * m : -2 * m] = 255
            width *= bumper.shape[1] / art.shape[1]
            bumper[m:-m, 2 * m : -2 * m] = art
            art = bumper
        box = warp_onto(rng, scene, art, width, 6, boxes, mask)
        if box:
            boxes.append((PLATE, *box))
    return scene, boxes


def alone(rng):
    """One thing that is no logo on one colour, large, as shops show what they sell."""
    scene = np.full((rng.randint(360, 600), rng.randint(360, 640), 3), rng.choice([255, 255, 240, rng.randrange(256)]), np.uint8)
    make = thing if rng.random() < 0.8 else poster
    art = make(rng)
    width = min(scene.shape[1] * 0.9, scene.shape[0] * 0.8 * art.shape[1] / art.shape[0]) * rng.uniform(0.5, 1)
    warp_onto(rng, scene, art, width, 5, [], keep=True)
    return scene


def empty_scene(rng):
    """A photograph without any object, with signs and text on it: subtitles and street signs are no plates."""
    if rng.random() < 0.15:
        return alone(rng), []
    scene = rng.choice(backgrounds())
    h, w = scene.shape[:2]
    cw, ch = int(w * rng.uniform(0.35, 1)), int(h * rng.uniform(0.35, 1))
    x, y = rng.randint(0, w - cw), rng.randint(0, h - ch)
    scale = rng.uniform(560, 720) / max(cw, ch)
    scene = resize(np.ascontiguousarray(scene[y : y + ch, x : x + cw]), (round(cw * scale), round(ch * scale))).copy()
    clutter(rng, scene, [])
    if rng.random() < 0.4:
        image = Image.fromarray(scene)
        d = ImageDraw.Draw(image)
        for _ in range(rng.randint(1, 3)):
            d.text((rng.randint(0, 300), rng.randint(0, max(1, scene.shape[0] - 30))), sentence(rng, rng.randint(2, 6)),
                   rng.choice([(255, 255, 255), (250, 220, 60), (10, 10, 10)]), font=font(rng.choice(BODY + BOLD), rng.randint(14, 44)))
        scene = np.array(image)
    return scene, []


def photographed(rng, page, boxes):
    """A page lying on something, seen a little from the side."""
    ground = rng.choice(backgrounds())
    side = rng.randint(600, 720)
    h, w = page.shape[:2]
    scale = side / max(h, w) * rng.uniform(0.7, 0.97)
    page = resize(page, (round(w * scale), round(h * scale)))
    boxes = [(k, x0 * scale, y0 * scale, x1 * scale, y1 * scale) for k, x0, y0, x1, y1 in boxes]
    h, w = page.shape[:2]
    fw, fh = min(720, int(w * rng.uniform(1.05, 1.5)) + 8), min(720, int(h * rng.uniform(1.03, 1.2)) + 8)
    scene = resize(ground, (fw, fh)).copy()
    dx, dy = rng.uniform(0, fw - w), rng.uniform(0, fh - h)
    give = 0.05
    corners = np.array([[0, 0], [w, 0], [w, h], [0, h]], float) + [dx, dy]
    corners += [[rng.uniform(-give, give) * w, rng.uniform(-give, give) * h] for _ in range(4)]
    matrix = perspective([[0, 0], [w, 0], [w, h], [0, h]], corners)
    layer = warp(np.dstack([page, np.full((h, w), 255, np.uint8)]), matrix, (fw, fh))
    a = layer[..., 3:].astype(np.float32) / 255
    scene = (scene * (1 - a) + layer[..., :3] * a).astype(np.uint8)
    moved = []
    for kind, x0, y0, x1, y1 in boxes:
        points = np.array([[x0, y0, 1], [x1, y0, 1], [x1, y1, 1], [x0, y1, 1]]) @ matrix.T
        points = points[:, :2] / points[:, 2:]
        (a0, b0), (a1, b1) = points.min(axis=0).clip(0), np.minimum(points.max(axis=0), [fw, fh])
        if a1 - a0 > 6 and b1 - b0 > 4:
            moved.append((kind, a0, b0, a1, b1))
    return scene, moved
