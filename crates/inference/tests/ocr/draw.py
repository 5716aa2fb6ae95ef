"""Draws the pages of these tests, with the words and where they stand: `python draw.py` (Pillow with Raqm; DejaVu and Noto
fonts). Ran once; the pictures are committed, so the tests need no fonts."""

import json
import pathlib

from PIL import Image, ImageDraw, ImageFont

HERE = pathlib.Path(__file__).parent
FONTS = "/usr/share/fonts/truetype/dejavu/"
SANS, SERIF, MONO = FONTS + "DejaVuSans.ttf", FONTS + "DejaVuSerif.ttf", FONTS + "DejaVuSansMono.ttf"
JAPANESE = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

truth = {}


def draw(canvas, at, text, font, fill, lines):
    canvas.text(at, text, font=font, fill=fill)
    words, begin = [], 0
    for word in text.split(" "):
        left = at[0] + font.getlength(text[:begin])
        box = font.getbbox(word)
        words.append([word, round(left + box[0]), at[1] + box[1], round(left + box[2]), at[1] + box[3]])
        begin += len(word) + 1
    lines.append(words)


def page(name, size, rows, ground=255, ink=0, turn=0.0, colours=16):
    image = Image.new("L", size, ground)
    canvas, lines = ImageDraw.Draw(image), []
    for x, y, text, path, height in rows:
        draw(canvas, (x, y), text, ImageFont.truetype(path, height), ink, lines)
    if turn:
        image = image.rotate(turn, resample=Image.Resampling.BICUBIC, fillcolor=ground)
    image.quantize(colours).save(HERE / f"{name}.png", optimize=True)
    truth[name] = lines


LETTER = [
    "Dear Mrs Margaret O'Neill,",
    "your appointment with Dr. Jonathan Whitfield is on 14 March 2024",
    "at 10:30 in our practice at 27 Kingsway, Bristol BS1 5TR.",
    "Please bring your insurance card, number QX-4471-99/B.",
    "If you cannot come, call 0117 496 0123 or write to",
    "reception@whitfield-practice.example before Tuesday.",
]
page("letter", (900, 420), [(50, 40 + 52 * n, text, SERIF, 24) for n, text in enumerate(LETTER)])
page("slanted", (1000, 560), [(60, 120 + 52 * n, text, SERIF, 24) for n, text in enumerate(LETTER)], turn=5.0)
page("dark", (900, 420), [(50, 40 + 52 * n, text, SANS, 22) for n, text in enumerate(LETTER)], ground=28, ink=225)
page("faint", (900, 420), [(50, 40 + 52 * n, text, SANS, 22) for n, text in enumerate(LETTER)], ground=236, ink=196)

LEFT = ["The harbour of the old town was", "built by a merchant whose name", "nobody remembers. Anna Kowalska",
        "found his letters in a cellar and", "published them last summer."]
RIGHT = ["Critics praised the patience of", "the editor. Her brother Tomasz", "drew the maps, and the printer",
         "in Gdansk set every page by hand", "on a machine from 1911."]
columns = [(40, 30, "Letters from the Harbour", SERIF, 44)]
for n, (a, b) in enumerate(zip(LEFT, RIGHT)):
    columns += [(40, 120 + 38 * n, a, SERIF, 22), (520, 120 + 38 * n, b, SERIF, 22)]
page("columns", (960, 340), columns)

CELLS = [("Name:", "Sofia Marchetti", ""), ("Born:", "03.11.1985", ""), ("Consultation", "1", "85.00"),
         ("Blood test", "2", "41.50"), ("Total", "", "168.00")]
table = []
for n, row in enumerate(CELLS):
    for x, cell in zip((40, 330, 640), row):
        if cell:
            table.append((x, 40 + 48 * n, cell, SANS, 24))
page("table", (800, 300), table)

small = [(120, 100, "General terms", SANS, 60)]
small += [(120, 260 + 22 * n, text, SANS, 12) for n, text in enumerate(LETTER)]
page("small", (1654, 700), small)

image = Image.new("L", (360, 520), 255)
canvas = ImageDraw.Draw(image)
font = ImageFont.truetype(JAPANESE, 36)
lines = []
for column, text in enumerate(["山田太郎様", "東京都千代田区", "電話番号変更"]):
    words = []
    for row, character in enumerate(text):
        x, y = 260 - 90 * column, 40 + 46 * row
        canvas.text((x, y), character, font=font, fill=0)
        box = font.getbbox(character)
        words.append([character, x + box[0], y + box[1], x + box[2], y + box[3]])
    lines.append(words)
image.quantize(16).save(HERE / "vertical.png", optimize=True)
truth["vertical"] = lines

# Whole lines: where the words of these stand is not looked at.
NOTO = "/usr/share/fonts/truetype/noto/NotoSans"
SCRIPTS = [
    ("Пациент: Ольга Смирнова (o.smirnova@example.ru)", SERIF),
    ("Ονοματεπώνυμο: Γεώργιος Παπαδόπουλος", SANS),
    ("환자 성명: 김철수, 010-1234-5678", JAPANESE),
    ("שם: דוד לוי (ירושלים), טלפון 054-1234567", SANS),
    ("اسم المريض: محمد عبد الله الأحمد", SANS),
    ("रोगी का नाम: राजेश कुमार शर्मा", NOTO + "Devanagari-Regular.ttf"),
    ("ผู้ป่วย สมชาย ใจดี", NOTO + "Thai-Regular.ttf"),
    ("Bệnh nhân: Nguyễn Thị Thu Hương", SERIF),
]
image = Image.new("L", (900, 60 + 62 * len(SCRIPTS)), 255)
canvas = ImageDraw.Draw(image)
for row, (text, path) in enumerate(SCRIPTS):
    canvas.text((50, 40 + 62 * row), text, font=ImageFont.truetype(path, 28, layout_engine=ImageFont.Layout.RAQM), fill=0)
image.quantize(16).save(HERE / "scripts.png", optimize=True)
truth["scripts"] = [[[text, 0, 0, 0, 0]] for text, _ in SCRIPTS]

(HERE / "truth.json").write_text(json.dumps(truth, ensure_ascii=False, separators=(",", ":")).replace('"],[', '"],[') + "\n")
