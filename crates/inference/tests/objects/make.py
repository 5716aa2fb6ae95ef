"""Draws the two pictures that ../objects.rs looks at: a signed letter and the back of a car. Run with the environment of
training/objects (fetch.sh, and OBJECTS_DATA=.carry/objects of pack.py); the pictures are committed, so that the tests need none of it.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[3] / "training/objects"))

import pages  # noqa: E402
from packed import font, rng_of  # noqa: E402

LINES = """Thank you for the visit of your surveyor last week. The two
meadows behind the mill have now been measured, and the
new map was sent to the district office this morning.
We ask you to return the second copy with your remarks.
The fence along the brook stays where it is until the
spring, as we agreed on the telephone.""".splitlines()


def letter():
    """A plain letter with one signature over the printed name: (520, 720)."""
    rng = rng_of(4)
    image = Image.new("RGB", (520, 720), "white")
    draw = ImageDraw.Draw(image)
    y = 60
    for line in range(22):
        if line % 7 != 6:
            draw.text((50, y), LINES[(line - line // 7) % len(LINES)], (20, 20, 20), font=font("lora", 12))
        y += 18
    draw.text((50, 470), "Sincerely,", (20, 20, 20), font=font("lora", 12))
    draw.text((50, 560), "Rosalind Weatherby", (20, 20, 20), font=font("lora", 12))
    page = np.array(image)
    alpha = pages.stroke_signature(rng, 170)
    box = pages.stamp_ink(page, alpha, 60, 495, (20, 25, 110))
    Image.fromarray(page).convert("P", palette=Image.Palette.ADAPTIVE, colors=32).save(HERE / "letter.png", optimize=True)
    return box


def car():
    """The back of a car on a road, drawn and made to look like a photograph, with a plate: (640, 420)."""
    rng = np.random.default_rng(4)
    y = np.arange(420)[:, None, None]
    ground = np.where(y < 290, [120, 128, 140] - y * 0.15, [78, 78, 80] + (y - 290) * 0.12) * np.ones((1, 640, 1))
    image = Image.fromarray(ground.astype(np.uint8))
    draw = ImageDraw.Draw(image)
    draw.ellipse((105, 335, 535, 385), (35, 35, 37))
    for left in (150, 435):
        draw.ellipse((left, 320, left + 55, 388), (18, 18, 20))
    draw.rounded_rectangle((150, 80, 490, 230), 55, (88, 92, 98))
    draw.rounded_rectangle((172, 98, 468, 185), 40, (28, 33, 40))
    draw.rounded_rectangle((120, 180, 520, 345), 35, (98, 102, 108))
    draw.rounded_rectangle((120, 290, 520, 350), 22, (70, 73, 78))
    for left in (128, 450):
        draw.rounded_rectangle((left, 205, left + 62, 250), 12, (150, 20, 25))
        draw.rectangle((left + 4, 228, left + 58, 238), (225, 190, 170))
    draw.rounded_rectangle((240, 250, 400, 300), 6, (58, 60, 64))
    draw.line((190, 196, 450, 196), (150, 152, 156), 2)
    draw.rectangle((252, 262, 388, 292), (228, 230, 228), outline=(30, 30, 30), width=2)
    draw.rectangle((254, 264, 265, 290), (35, 60, 140))
    draw.text((327, 277), "B 27 KLM", (25, 25, 28), font=font("saira-condensed", 28), anchor="mm")
    pixels = np.array(image.filter(ImageFilter.GaussianBlur(0.8)), float) + rng.normal(0, 5, (420, 640, 1))
    pixels *= 0.9 + 0.1 * np.linspace(0, 1, 640)[None, :, None]
    Image.fromarray(pixels.clip(0, 255).astype(np.uint8)).save(HERE / "car.jpg", quality=70)
    return 252, 262, 388, 292


if __name__ == "__main__":
    print("letter", letter(), "car", car())
