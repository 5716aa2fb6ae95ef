"""Photographs with things put into them: plates of many countries and logos, in perspective."""

import cv2
import numpy as np
from PIL import Image, ImageDraw

from pages import logo_art
from sources import LOGO, PLATE, PLATES, BODY, BOLD, backgrounds, font, read, sentence, split

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


def warp_onto(rng, scene, art, width, turn, x=None, y=None, surround=None):
    """Puts RGBA art of this width into the scene in perspective; gives the box of what is seen of it."""
    h, w = art.shape[:2]
    scale = width / w
    tw, th = width, max(5, h * scale)
    if x is None:
        x = rng.uniform(0, max(1, scene.shape[1] - tw))
        y = rng.uniform(0, max(1, scene.shape[0] - th))
    angle = np.radians(rng.gauss(0, turn))
    lean = rng.uniform(-0.3, 0.3)
    squeeze = rng.uniform(0.65, 1)
    near = rng.uniform(0.75, 1)
    corners = np.array([[0, 0], [tw * squeeze, 0], [tw * squeeze, th], [0, th]], np.float32)
    corners[:, 1] += corners[:, 0] * np.tan(angle) + (corners[:, 0] - tw / 2) * lean * 0.3
    corners[:, 0] += corners[:, 1] * lean * 0.25
    side = [0, 3] if rng.random() < 0.5 else [1, 2]
    middle = corners[side, 1].mean()
    corners[side, 1] = middle + (corners[side, 1] - middle) * near
    corners += [x, y]
    source = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    matrix = cv2.getPerspectiveTransform(source, corners.astype(np.float32))
    # Shrinking by much needs a smaller source, or the warp skips pixels.
    if scale < 0.5:
        small = cv2.resize(art, (max(4, int(w * scale * 1.4)), max(4, int(h * scale * 1.4))), interpolation=cv2.INTER_AREA)
        sh, sw = small.shape[:2]
        matrix = cv2.getPerspectiveTransform(np.array([[0, 0], [sw, 0], [sw, sh], [0, sh]], np.float32), corners.astype(np.float32))
        art = small
    size = (scene.shape[1], scene.shape[0])
    layer = cv2.warpPerspective(art, matrix, size, flags=cv2.INTER_LINEAR)
    alpha = layer[..., 3]
    ys, xs = np.nonzero(alpha > 60)
    if len(xs) < 30:
        return None
    box = xs.min(), ys.min(), xs.max() + 1, ys.max() + 1
    pixels = layer[..., :3].astype(np.float32)
    region = scene[box[1] : box[3], box[0] : box[2]]
    if rng.random() < 0.7:  # the scene's own light
        light = region.mean() / 140
        pixels *= np.clip(light, 0.45, 1.15)
    a = alpha[..., None].astype(np.float32) / 255 * rng.choice([1, 1, 1, rng.uniform(0.75, 1)])
    if rng.random() < 0.4:
        k = rng.choice([3, 5])
        pixels = cv2.GaussianBlur(pixels, (k, k), 0)
        a = cv2.GaussianBlur(a, (k, k), 0)[..., None]
    scene[:] = (scene * (1 - a) + pixels * a).astype(np.uint8)
    return box


def background(rng):
    """A photograph and its true boxes: wallpapers, or real training pictures used as scenery."""
    kind = rng.random()
    if kind < 0.5:
        scene = read(rng.choice(backgrounds()))
        boxes = []
    else:
        path, found = rng.choice(split_rows("plates") if kind < 0.75 else split_rows("logos"))
        scene = read(path)
        h, w = scene.shape[:2]
        boxes = [(k, x0 * w, y0 * h, x1 * w, y1 * h) for k, x0, y0, x1, y1 in found]
    scale = 640 / max(scene.shape[:2])
    scene = cv2.resize(scene, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return scene, [(k, x0 * scale, y0 * scale, x1 * scale, y1 * scale) for k, x0, y0, x1, y1 in boxes]


_rows = {}


def split_rows(folder):
    if folder not in _rows:
        _rows[folder] = split(folder, "train")
    return _rows[folder]


def overlaps(box, boxes):
    return any(box[0] < b[3] and b[1] < box[2] and box[1] < b[4] and b[2] < box[3] for b in boxes)


def plate_scene(rng):
    scene, boxes = background(rng)
    for _ in range(rng.choice([1, 1, 2])):
        art = plate(rng)
        art = np.dstack([art, np.full(art.shape[:2], 255, np.uint8)])
        if rng.random() < 0.6:  # a bumper around it
            m = art.shape[0] // rng.choice([2, 3, 4])
            colour = [rng.randrange(20, 220)] * 3 if rng.random() < 0.6 else [rng.randrange(255) for _ in range(3)]
            bumper = np.full((art.shape[0] + 2 * m, art.shape[1] + 4 * m, 4), colour + [255], np.uint8)
            bumper[..., :3] = bumper[..., :3] * np.linspace(1.1, 0.7, bumper.shape[0])[:, None, None].clip(0, 1)
            inner = bumper.copy()
            inner[m:-m, 2 * m : -2 * m] = art
            width = rng.uniform(40, 300) * bumper.shape[1] / art.shape[1]
            mask = np.zeros(bumper.shape, np.uint8)
            mask[m:-m, 2 * m : -2 * m] = 255
            state = rng.getstate()
            trial = np.zeros_like(scene)
            box = warp_onto(rng, trial, mask, width, 6)
            rng.setstate(state)
            if box is None or overlaps(box, boxes):
                continue
            warp_onto(rng, scene, inner, width, 6)
        else:
            state = rng.getstate()
            box = warp_onto(rng, np.zeros_like(scene), art, rng.uniform(30, 300), 6)
            rng.setstate(state)
            if box is None or overlaps(box, boxes):
                continue
            width_state = rng.uniform(30, 300)
            warp_onto(rng, scene, art, width_state, 6)
        boxes.append((PLATE,) + tuple(box))
    return scene, boxes


def logo_scene(rng):
    scene, boxes = background(rng)
    if rng.random() < 0.15:  # product shot, clip art, web page
        scene = np.full((rng.randint(240, 520), rng.randint(300, 640), 3), [rng.randint(200, 255)] * 3 if rng.random() < 0.7 else
                        [rng.randrange(256) for _ in range(3)], np.uint8)
        boxes = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        width = min(scene.shape[1] * 0.8, 24 * 16 ** rng.random())
        art = logo_art(rng, max(64, width), max(64, width))
        if rng.random() < 0.45:  # on a sign, a shirt, a van: a patch of its own colour
            m = int(max(art.shape[:2]) * rng.uniform(0.08, 0.35))
            light = rng.random() < 0.7
            colour = [rng.randint(180, 255) if light else rng.randint(0, 70) for _ in range(3)]
            sign = np.zeros((art.shape[0] + 2 * m, art.shape[1] + 2 * m, 4), np.uint8)
            sign[:] = colour + [255]
            inside = sign[m:-m, m:-m]
            a = art[..., 3:].astype(np.float32) / 255
            rgb = art[..., :3].astype(np.float32)
            if not light:
                rgb = np.maximum(rgb, 255 - rgb) if rgb[a[..., 0] > 0.5].mean() < 90 else rgb
            inside[..., :3] = (inside[..., :3] * (1 - a) + rgb * a).astype(np.uint8)
            mask = np.zeros(sign.shape, np.uint8)
            mask[m:-m, m:-m, 3] = art[..., 3]
            mask[m:-m, m:-m, :3] = 255
            whole = width * sign.shape[1] / art.shape[1]
            state = rng.getstate()
            box = warp_onto(rng, np.zeros_like(scene), mask, whole, 9)
            rng.setstate(state)
            if box is None or overlaps(box, boxes):
                continue
            warp_onto(rng, scene, sign, whole, 9)
        else:
            if rng.random() < 0.4:
                art[..., :3] = 255 - art[..., :3] if art[..., :3][art[..., 3] > 128].mean() < 60 else art[..., :3]
            state = rng.getstate()
            box = warp_onto(rng, np.zeros_like(scene), art, width, 9)
            rng.setstate(state)
            if box is None or overlaps(box, boxes):
                continue
            warp_onto(rng, scene, art, width, 9)
        boxes.append((LOGO,) + tuple(box))
    return scene, boxes


def empty_scene(rng):
    """A wallpaper, sometimes with a line of plain text on it: subtitles and street signs are no plates."""
    scene = read(rng.choice(backgrounds()))
    scale = 640 / max(scene.shape[:2])
    scene = cv2.resize(scene, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    if rng.random() < 0.5:
        image = Image.fromarray(scene)
        d = ImageDraw.Draw(image)
        for _ in range(rng.randint(1, 3)):
            d.text((rng.randint(0, 300), rng.randint(0, max(1, scene.shape[0] - 30))), sentence(rng, rng.randint(2, 6)),
                   rng.choice([(255, 255, 255), (250, 220, 60), (10, 10, 10)]), font=font(rng.choice(BODY + BOLD), rng.randint(14, 44)))
        scene = np.array(image)
    return scene, []
