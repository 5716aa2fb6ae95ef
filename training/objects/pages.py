"""Documents drawn from nothing: letters, forms, receipts, cheques, tables, notes, with or without logos and signatures.

A page gives its pixels and its boxes [(kind, x0, y0, x1, y1)] in pixels. What is not boxed is there to be left alone:
text of every size, stamps, codes, handwriting, rules, photographs.
"""

import numpy as np
from PIL import Image, ImageDraw

from packed import backgrounds, font, logo, names, sentence, split
from pixels import resize, rotation, warp
from sources import BODY, BOLD, HAND, LOGO, SCRIPT, SIGNATURE

INKS = [(15, 15, 20), (20, 25, 110), (25, 40, 150), (10, 10, 10), (40, 40, 90), (30, 30, 30), (60, 20, 30)]


def ink_box(alpha, threshold=40):
    ys, xs = np.nonzero(alpha > threshold)
    return (xs.min(), ys.min(), xs.max() + 1, ys.max() + 1) if len(xs) else None


def stroke_signature(rng, width):
    """A scrawl: a few big loops, then a wavy tail, drawn as a smooth curve of changing width."""
    height = int(width * rng.uniform(0.22, 0.6))
    scale = 2
    image = Image.new("L", (width * scale, height * scale))
    draw = ImageDraw.Draw(image)
    for part in range(rng.choice([1, 1, 2, 2, 3])):
        count = rng.randint(5, 16)
        x = rng.uniform(0.02, 0.35) if part else 0.04
        points = []
        amplitude = rng.uniform(0.25, 0.48)
        for i in range(count):
            amplitude *= rng.uniform(0.72, 1.08)
            y = 0.5 + amplitude * (1 if i % 2 else -1) * rng.uniform(0.4, 1.0)
            points.append((x, min(max(y, 0.03), 0.97)))
            x += rng.uniform(-0.06, 0.16)
        if rng.random() < 0.5:
            points.append((rng.uniform(0.7, 0.98), rng.uniform(0.3, 0.8)))
        pts = np.array(points) * [width * scale, height * scale]
        t = np.linspace(0, len(pts) - 1, len(pts) * 10)
        base = np.clip(t.astype(int), 0, len(pts) - 2)
        f = (t - base)[:, None]
        p0, p1 = pts[np.maximum(base - 1, 0)], pts[base]
        p2, p3 = pts[base + 1], pts[np.minimum(base + 2, len(pts) - 1)]
        curve = 0.5 * (2 * p1 + (p2 - p0) * f + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f**2 + (3 * p1 - p0 - 3 * p2 + p3) * f**3)
        thick = rng.uniform(0.8, 2.4) * scale
        for a, b in zip(curve[:-1], curve[1:]):
            speed = np.hypot(*(b - a))
            w = max(1, int(thick * (1.3 - min(speed / (width * 0.12), 0.8))))
            draw.line((*a, *b), 255, w)
    return np.array(image.resize((width, height), Image.BOX))


def font_signature(rng, width):
    given, family = (rng.choice(part) for part in names())
    text = rng.choice([f"{given} {family}", f"{given[0]}. {family}", f"{given[0]}{family}", family, given,
                       f"{given[0]} {family[0]}", f"{given} {rng.choice('ABCDEFGHJKLMNPRSTW')}. {family}"])
    face = font(rng.choice(SCRIPT), 64)
    x0, y0, x1, y1 = face.getbbox(text)
    image = Image.new("L", (x1 - x0 + 40, y1 - y0 + 40))
    draw = ImageDraw.Draw(image)
    draw.text((20 - x0, 20 - y0), text, 255, font=face, stroke_width=rng.choice([0, 0, 0, 1, 2]))
    if rng.random() < 0.3:  # an underline with a swing
        y = image.height * rng.uniform(0.7, 0.9)
        draw.line([(10, y), (image.width * 0.5, y - rng.uniform(-6, 10)), (image.width - 10, y - 12)], 255, rng.choice([2, 3]))
    array = np.array(image)
    shear, squeeze = rng.uniform(-0.15, 0.35), rng.uniform(0.6, 1.0)
    matrix = np.float32([[squeeze, -shear, shear * array.shape[0]], [0, 1, 0]])
    array = warp(array, matrix, (int(array.shape[1] * squeeze + array.shape[0] * abs(shear)) + 10, array.shape[0]))
    angle = rng.gauss(4, 5)
    m = rotation(array.shape[1], array.shape[0], angle)
    pad = int(abs(np.sin(np.radians(angle))) * array.shape[1]) // 2 + 4
    array = np.pad(array, ((pad, pad), (0, 0)))
    m[1, 2] += pad
    array = warp(array, m, (array.shape[1], array.shape[0]))
    box = ink_box(array)
    if box is None:
        return stroke_signature(rng, width)
    array = array[box[1] : box[3], box[0] : box[2]]
    return resize(array, (width, max(6, int(array.shape[0] * width / array.shape[1]))))


_cut = []


def cut_signature(rng, width):
    """Ink cut out of the training pages' boxes."""
    if not _cut:
        for picture, boxes in split("signatures", "train"):
            page = picture.min(axis=2)
            h, w = page.shape
            for _, x0, y0, x1, y1 in boxes:
                crop = page[int(y0 * h) : int(y1 * h), int(x0 * w) : int(x1 * w)]
                if min(crop.shape) > 12:
                    paper = np.percentile(crop, 80)
                    _cut.append(np.clip((paper - crop.astype(np.float32) - 25) * 1.6, 0, 255).astype(np.uint8))
    array = rng.choice(_cut)
    return resize(array, (width, max(6, int(array.shape[0] * width / array.shape[1]))))


def signature(rng, width):
    kind = rng.random()
    make = font_signature if kind < 0.45 else stroke_signature if kind < 0.75 else cut_signature
    alpha = make(rng, max(24, width))
    box = ink_box(alpha)
    if box is None:
        return signature(rng, width)
    alpha = alpha[box[1] : box[3], box[0] : box[2]]
    if rng.random() < 0.3:  # a weak pen or a bad fax
        alpha = (alpha * rng.uniform(0.55, 0.95)).astype(np.uint8)
    return alpha


def stamp_ink(page, alpha, x, y, colour):
    """Multiplies ink onto the page, cut at its edges."""
    h, w = alpha.shape
    y0, x0 = max(0, y), max(0, x)
    y1, x1 = min(page.shape[0], y + h), min(page.shape[1], x + w)
    if y1 <= y0 or x1 <= x0:
        return None
    a = alpha[y0 - y : y1 - y, x0 - x : x1 - x, None].astype(np.float32) / 255
    part = page[y0:y1, x0:x1].astype(np.float32)
    page[y0:y1, x0:x1] = (part * (1 - a) + np.minimum(part, np.array(colour, np.float32)) * a).astype(np.uint8)
    return x0, y0, x1, y1


def logo_art(rng, box_w, box_h):
    """A logo as RGBA within a size; sometimes with its name beside or below, sometimes the name alone, set boldly."""
    kind = rng.random()
    if kind < 0.8:
        art, plain = logo(rng)
        if plain:
            art[..., :3] = rng.choice([(20, 20, 20), tuple(rng.randrange(200) for _ in range(3))])
        if rng.random() < 0.15:
            grey = art[..., :3].mean(axis=2, keepdims=True)
            art[..., :3] = grey
        if kind < 0.22:
            text = rng.choice(names()[1]) if rng.random() < 0.5 else sentence(rng, 1)[:10].strip(".,;:()\"'") or "Nova"
            face = font(rng.choice(BODY + BOLD), int(art.shape[0] * rng.uniform(0.3, 0.6)) + 4)
            x0, y0, x1, y1 = face.getbbox(text)
            tw, th = x1 - x0, y1 - y0
            below = rng.random() < 0.35
            h, w = art.shape[:2]
            gap = int(h * 0.12)
            size = (max(w, tw), h + gap + th) if below else (w + gap + tw, max(h, th))
            if size[0] / size[1] < 7:
                canvas = Image.new("RGBA", size)
                canvas.paste(Image.fromarray(art), ((size[0] - w) // 2 if below else 0, 0 if below else (size[1] - h) // 2))
                colour = tuple(int(v) for v in art[..., :3][art[..., 3] > 128].mean(axis=0)) if rng.random() < 0.5 else (20, 20, 20)
                place = ((size[0] - tw) // 2 - x0, h + gap - y0) if below else (w + gap - x0, (size[1] - th) // 2 - y0)
                ImageDraw.Draw(canvas).text(place, text, colour + (255,), font=face)
                art = np.array(canvas)
    else:
        art = wordmark(rng)
    h, w = art.shape[:2]
    scale = min(box_w / w, box_h / h)
    return resize(art, (max(8, int(w * scale)), max(8, int(h * scale))))


def wordmark(rng):
    """A word in a shape: on a badge, outlined, in two colours: what plain headlines are not."""
    text = rng.choice([rng.choice(names()[1]), sentence(rng, 1)[:9].strip(".,;:()\"'") or "Nova"])
    text = text.upper() if rng.random() < 0.4 else text
    face = font(rng.choice(BOLD), 72)
    x0, y0, x1, y1 = face.getbbox(text)
    w, h = x1 - x0, y1 - y0
    px, py = int(h * rng.uniform(0.35, 0.8)), int(h * rng.uniform(0.25, 0.6))
    canvas = Image.new("RGBA", (w + 2 * px, h + 2 * py))
    draw = ImageDraw.Draw(canvas)
    back = tuple(rng.randrange(256) for _ in range(3))
    light = sum(back) > 380
    front = tuple(rng.randrange(0, 90) if light else rng.randrange(190, 256) for _ in range(3))
    shape = rng.choice(["ellipse", "round", "flat", "circle"])
    area = (0, 0, canvas.width - 1, canvas.height - 1)
    if shape == "ellipse":
        draw.ellipse(area, back + (255,), outline=front + (255,), width=rng.choice([0, 3, 6]))
    elif shape == "round":
        draw.rounded_rectangle(area, h // 3, back + (255,), outline=front + (255,), width=rng.choice([0, 3, 6]))
    elif shape == "flat":
        draw.rectangle(area, back + (255,))
    else:
        side = canvas.width
        canvas = Image.new("RGBA", (side, side))
        draw = ImageDraw.Draw(canvas)
        draw.ellipse((0, 0, side - 1, side - 1), back + (255,), outline=front + (255,), width=max(3, side // rng.randint(12, 30)))
        py = (side - h) // 2
    place = (px - x0, py - y0)
    draw.text(place, text, front + (255,), font=face)
    if rng.random() < 0.3:
        half = text[len(text) // 2 :]
        draw.text((place[0] + face.getlength(text[: len(text) // 2]), place[1]), half,
                  tuple(rng.randrange(256) for _ in range(3)) + (255,), font=face)
    return np.array(canvas)


def paste(page, art, x, y):
    h, w = art.shape[:2]
    y1, x1 = min(page.shape[0], y + h), min(page.shape[1], x + w)
    if x < 0 or y < 0 or y1 <= y or x1 <= x:
        return None
    part = art[: y1 - y, : x1 - x]
    a = part[..., 3:].astype(np.float32) / 255
    page[y:y1, x:x1] = (page[y:y1, x:x1] * (1 - a) + part[..., :3] * a).astype(np.uint8)
    return x, y, x1, y1


class Page:
    """A page that is filled from the top; `boxes` grows as objects are put on it."""

    def __init__(self, rng, logos=True, signatures=True):
        self.rng = rng
        ratio = rng.choice([1.414, 1.414, 1.294, 1.294, 0.75, 2.2, 0.5, 1.0])
        self.h = rng.randint(560, 1000) if ratio >= 1 else rng.randint(380, 620)
        self.w = int(self.h / ratio)
        tint = rng.choice([(255, 255, 255)] * 5 + [(250, 248, 240), (240, 240, 244), (253, 246, 225), (225, 235, 225)])
        self.pixels = np.empty((self.h, self.w, 3), np.uint8)
        self.pixels[:] = tint
        if rng.random() < 0.1:
            self.guilloche()
        self.boxes = []
        self.text_size = max(6, int(self.h * rng.uniform(0.009, 0.017)))
        self.body = rng.choice(BODY)
        self.ink = rng.choice([(0, 0, 0), (20, 20, 20), (50, 50, 50), (15, 15, 60)])
        self.logos, self.signatures = logos, signatures
        self.left, self.right = int(self.w * rng.uniform(0.05, 0.14)), int(self.w * rng.uniform(0.86, 0.96))

    def guilloche(self):
        xs = np.arange(self.w)
        colour = [self.rng.randint(190, 235) for _ in range(3)]
        for k in range(0, self.h, self.rng.randint(8, 20)):
            ys = (k + 6 * np.sin(xs / self.rng.uniform(8, 30) + k)).astype(int)
            ok = (ys >= 0) & (ys < self.h)
            self.pixels[ys[ok], xs[ok]] = colour

    def draw(self, work):
        image = Image.fromarray(self.pixels)
        work(ImageDraw.Draw(image))
        self.pixels = np.array(image)

    def text(self, draw, x, y, text, size=None, face=None, colour=None):
        face = font(face or self.body, size or self.text_size)
        draw.text((x, y), text, colour or self.ink, font=face)
        return face.getlength(text)

    def place_logo(self, x, y, w, h):
        art = logo_art(self.rng, w, h)
        x = max(0, min(x, self.w - art.shape[1] - 1))
        box = paste(self.pixels, art, x, y)
        if box and min(box[2] - box[0], box[3] - box[1]) > 6:
            self.boxes.append((LOGO,) + box)
        return art.shape

    def place_signature(self, x, y, width):
        alpha = signature(self.rng, int(width))
        colour = self.rng.choice(INKS)
        box = stamp_ink(self.pixels, alpha, int(x), int(y - alpha.shape[0] * self.rng.uniform(0.45, 0.9)), colour)
        if box:
            self.boxes.append((SIGNATURE,) + box)

    def header(self, y):
        rng = self.rng
        if self.logos:
            size = self.h * rng.uniform(0.03, 0.11)
            x = rng.choice([self.left, self.left, int(self.w * 0.4), self.right - int(size * 1.5)])
            shape = self.place_logo(x, y, int(size * rng.uniform(1.2, 4)), int(size))
            y += shape[0] + 6
        if rng.random() < 0.6:
            title = sentence(rng, rng.randint(1, 5))[:36]
            size = int(self.h * rng.uniform(0.018, 0.05))
            self.draw(lambda d: self.text(d, rng.choice([self.left, int(self.w * 0.3)]), y, title, size, rng.choice(BODY + BOLD),
                                          rng.choice([self.ink, (150, 20, 20), (20, 60, 140)])))
            y += int(size * 1.5)
        return y + self.text_size

    def paragraph(self, y, face=None, size=None):
        rng = self.rng
        size = size or self.text_size
        step = int(size * rng.uniform(1.25, 1.7))

        def work(d):
            nonlocal y
            for _ in range(rng.randint(2, 8)):
                if y > self.h - size:
                    break
                line = sentence(rng, 30)
                count = max(4, int((self.right - self.left) / (size * 0.5)))
                self.text(d, self.left, y, line[: count if rng.random() < 0.8 else count // 2], size, face)
                y += step

        self.draw(work)
        return y + step

    def table(self, y):
        rng = self.rng
        rows, columns = rng.randint(3, 10), rng.randint(2, 6)
        step = int(self.text_size * rng.uniform(1.5, 2.3))
        ruled = rng.random() < 0.6

        def work(d):
            width = (self.right - self.left) / columns
            for r in range(rows):
                top = y + r * step
                if r == 0 and rng.random() < 0.5:
                    d.rectangle((self.left, top, self.right, top + step), fill=rng.choice([(220, 225, 235), (60, 60, 80), (200, 200, 200)]))
                for c in range(columns):
                    cell = sentence(rng, 2)[:14] if c == 0 or rng.random() < 0.3 else f"{rng.uniform(0, 9999):.2f}"
                    self.text(d, self.left + c * width + 3, top + 2, cell)
                if ruled:
                    d.line((self.left, top, self.right, top), self.ink)
            if ruled:
                for c in range(columns + 1):
                    d.line((self.left + c * width, y, self.left + c * width, y + rows * step), self.ink)

        self.draw(work)
        return y + rows * step + step

    def fields(self, y):
        rng = self.rng
        step = int(self.text_size * rng.uniform(1.8, 2.8))

        def work(d):
            for r in range(rng.randint(2, 7)):
                top = y + r * step
                length = self.text(d, self.left, top, sentence(rng, 2)[:16] + ":")
                end = self.left + (self.right - self.left) * rng.uniform(0.5, 1)
                d.line((self.left + length + 6, top + self.text_size, end, top + self.text_size), self.ink)
                if rng.random() < 0.5:
                    face, size = rng.choice(HAND), int(self.text_size * rng.uniform(1.1, 1.7))
                    self.text(d, self.left + length + 12, top - size // 3, sentence(rng, 2)[:20], size, face, rng.choice(INKS))
                if rng.random() < 0.3:
                    d.rectangle((end + 4, top, end + 4 + self.text_size, top + self.text_size), outline=self.ink)

        self.draw(work)
        return y + 7 * step

    def signing(self, y):
        """A place to sign, signed or (as a negative) not."""
        rng = self.rng
        count = rng.choice([1, 1, 1, 2])
        width = self.w * rng.uniform(0.16, 0.4)
        room = int(self.h * rng.uniform(0.04, 0.09))
        line = y + room
        for k in range(count):
            x = rng.choice([self.left, self.left, int(self.w * 0.5)]) if count == 1 else self.left + k * int((self.right - self.left) * 0.55)

            def work(d):
                if rng.random() < 0.65:
                    d.line((x, line, x + width * rng.uniform(1, 1.4), line), self.ink, 1)
                name = " ".join(rng.choice(part) for part in names())
                self.text(d, x, line + 3, rng.choice([name, "Signature", "Unterschrift", "Authorized signature", "Sign here", name]))
                if rng.random() < 0.5:
                    self.text(d, x, line + 3 + int(self.text_size * 1.4), sentence(rng, 2)[:22])
                if rng.random() < 0.5:
                    self.text(d, x, y - self.text_size, rng.choice(["Sincerely,", "Yours truly,", "Kind regards,", "Very truly yours,", "Date:"]))

            self.draw(work)
            if self.signatures:
                self.place_signature(x + rng.uniform(-0.1, 0.4) * width, line + rng.uniform(-0.2, 0.3) * room, max(30, width * rng.uniform(0.5, 1.1)))
        return line + int(self.text_size * 4)

    def stamp(self):
        rng = self.rng
        r = int(self.h * rng.uniform(0.035, 0.08))
        x, y = rng.randint(r, max(r + 1, self.w - r)), rng.randint(r, max(r + 1, self.h - r))
        layer = Image.new("L", (2 * r + 2, 2 * r + 2))
        d = ImageDraw.Draw(layer)
        face = font(rng.choice(BODY), max(6, r // 4))
        if rng.random() < 0.6:
            d.ellipse((0, 0, 2 * r, 2 * r), outline=255, width=2)
            if rng.random() < 0.5:
                d.ellipse((r // 4, r // 4, 2 * r - r // 4, 2 * r - r // 4), outline=255)
        else:
            d.rectangle((0, r // 2, 2 * r, 3 * r // 2), outline=255, width=2)
        d.text((r // 2, r - r // 3), rng.choice(["PAID", "RECEIVED", "COPY", "APPROVED"]), 255, font=face)
        d.text((r // 2, r + r // 8), f"{rng.randint(1, 28)}.{rng.randint(1, 12)}.20{rng.randint(10, 26)}", 255, font=face)
        layer = layer.rotate(rng.uniform(-20, 20))
        stamp_ink(self.pixels, np.array(layer), x - r, y - r, rng.choice([(170, 30, 30), (30, 40, 150), (60, 60, 60), (20, 110, 50)]))

    def code(self):
        """A QR code or a bar code."""
        rng = self.rng
        size = int(self.h * rng.uniform(0.05, 0.13))
        x, y = rng.randint(0, max(1, self.w - size)), rng.randint(0, max(1, self.h - size))
        generator = np.random.default_rng(rng.randrange(1 << 30))
        if rng.random() < 0.5:
            cells = generator.integers(0, 2, (25, 25), np.uint8) * 255
            for cy, cx in ((0, 0), (0, 18), (18, 0)):
                cells[cy : cy + 7, cx : cx + 7] = 0
                cells[cy + 1 : cy + 6, cx + 1 : cx + 6] = 255
                cells[cy + 2 : cy + 5, cx + 2 : cx + 5] = 0
            block = np.array(Image.fromarray(cells).resize((size, size), Image.NEAREST))
        else:
            bars = np.repeat(generator.integers(0, 2, 70, np.uint8) * 255, 2)
            block = np.tile(bars, (max(8, size // 3), 1))
        h, w = min(block.shape[0], self.h - y), min(block.shape[1], self.w - x)
        self.pixels[y : y + h, x : x + w] = block[:h, :w, None]

    def scribble(self):
        """A handwritten note of several words: not a signature."""
        rng = self.rng
        size = int(self.h * rng.uniform(0.02, 0.04))
        face, colour = rng.choice(HAND), rng.choice(INKS)
        x, y = rng.randint(0, self.w // 2), rng.randint(0, max(1, self.h - size * 4))

        def work(d):
            for k in range(rng.randint(1, 5)):
                self.text(d, x, y + int(k * size * 1.1), sentence(rng, rng.randint(3, 6)), size, face, colour)

        self.draw(work)

    def photo(self, y):
        rng = self.rng
        picture = rng.choice(backgrounds())
        w = int(self.w * rng.uniform(0.2, 0.5))
        h = min(int(w * rng.uniform(0.5, 1.3)), self.h - y - 1)
        if h > 20:
            x = rng.randint(0, self.w - w - 1)
            self.pixels[y : y + h, x : x + w] = resize(picture, (w, h))
        return y + max(h, 0) + 5

    def rules(self):
        def work(d):
            for _ in range(self.rng.randint(1, 4)):
                y = self.rng.randint(0, self.h)
                d.line((self.left, y, self.right, y), self.ink, self.rng.choice([1, 1, 2, 4]))

        self.draw(work)


def page(rng, logos, signatures):
    """One page: (pixels, boxes)."""
    made = Page(rng, logos, signatures)
    y = int(made.h * rng.uniform(0.02, 0.08))
    y = made.header(y)
    sign_at = rng.uniform(0.2, 0.85) * made.h
    signed = False
    while y < made.h * 0.93:
        if not signed and y > sign_at and y < made.h * 0.88:
            y = made.signing(y)
            signed = True
            continue
        part = rng.choice(["paragraph"] * 5 + ["table", "fields", "photo", "handwriting"])
        if part == "paragraph":
            y = made.paragraph(y)
        elif part == "table":
            y = made.table(y)
        elif part == "fields":
            y = made.fields(y)
        elif part == "photo":
            y = made.photo(y) if rng.random() < 0.4 else made.paragraph(y, rng.choice(BODY + BOLD), int(made.text_size * rng.uniform(1.3, 3)))
        else:
            y = made.paragraph(y, rng.choice(HAND), int(made.text_size * 1.5)) if rng.random() < 0.3 else made.paragraph(y)
    if signatures and (not signed or rng.random() < 0.15):
        made.place_signature(rng.uniform(0.05, 0.6) * made.w, rng.uniform(0.3, 0.95) * made.h, made.w * rng.uniform(0.15, 0.4))
    if logos and rng.random() < 0.25:
        made.place_logo(rng.randint(0, int(made.w * 0.8)), int(made.h * rng.uniform(0.85, 0.93)), int(made.w * 0.2), int(made.h * 0.06))
    for chance, work in ((0.2, made.stamp), (0.2, made.code), (0.15, made.scribble), (0.3, made.rules)):
        if rng.random() < chance:
            work()
    return made.pixels, made.boxes
