"""Draws the two pictures that ../objects.rs looks at: a signed letter and the back of a car. Run with the environment of
training/objects (fetch.sh); the pictures are committed, so that the tests need none of it.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[3] / "training/objects"))

import pages  # noqa: E402
from sources import font, rng_of  # noqa: E402

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
    """The back of a car, drawn, with a plate: (640, 420)."""
    image = Image.new("RGB", (640, 420), (110, 120, 130))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 300, 640, 420), (70, 70, 72))
    draw.rounded_rectangle((120, 90, 520, 350), 60, (60, 20, 25))
    draw.rounded_rectangle((170, 105, 470, 200), 40, (25, 30, 38))
    draw.rectangle((130, 225, 190, 255), (190, 30, 30))
    draw.rectangle((450, 225, 510, 255), (190, 30, 30))
    draw.rectangle((120, 290, 520, 335), (40, 14, 18))
    draw.rectangle((252, 262, 388, 292), (245, 245, 245), outline=(30, 30, 30), width=2)
    draw.rectangle((252, 262, 264, 292), (20, 60, 160))
    draw.text((270, 262), "B 27 KLM", (15, 15, 15), font=font("saira-condensed", 26))
    draw.ellipse((140, 330, 200, 390), (20, 20, 20))
    draw.ellipse((440, 330, 500, 390), (20, 20, 20))
    image.convert("P", palette=Image.Palette.ADAPTIVE, colors=64).save(HERE / "car.png", optimize=True)
    return 252, 262, 388, 292


if __name__ == "__main__":
    print("letter", letter(), "car", car())
