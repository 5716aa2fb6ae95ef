"""Makes the pictures of this folder: `python make.py` (needs Pillow). They hold lines of invented text in the font of
crates/engine/tests/support/drawn_font.txt, which the reader of the tests knows, and metadata that must not survive."""

import io
import pathlib
import struct
import zlib

from PIL import Image, TiffImagePlugin

HERE = pathlib.Path(__file__).parent
FONT = {}
for line in (HERE / "../../../crates/engine/tests/support/drawn_font.txt").read_text().splitlines():
    FONT[line[0]] = bytes.fromhex(line[2:])

LETTER = ["Invoice 17 for the garden", "mail ann.lee@example.com", "card 4111 1111 1111 1111", "sum 120.00 EUR"]
NOTE = ["call +1 415 555 0132 now", "ip 203.0.113.77 was seen"]
SECOND = ["page two of the letter", "mail bob.ray@example.org"]


def draw(lines, scale=1, columns=28, rows=None, at=1):
    """Black on white, mode L, one blank cell around."""
    rows = rows or len(lines) + 2
    image = Image.new("L", (columns * 8, rows * 16), 255)
    for number, text in enumerate(lines):
        for column, character in enumerate(text):
            for y, bits in enumerate(FONT.get(character, bytes(16))):
                for x in range(8):
                    if bits >> (7 - x) & 1:
                        image.putpixel(((column + 1) * 8 + x, (number + at) * 16 + y), 0)
    return image.resize((image.width * scale, image.height * scale), Image.NEAREST)


def put(case, ending, content):
    folder = HERE / case
    folder.mkdir(exist_ok=True)
    (folder / f"input.{ending}").write_bytes(content)


def save(case, ending, image, **options):
    buffer = io.BytesIO()
    image.save(buffer, **options)
    put(case, ending, buffer.getvalue())
    return buffer.getvalue()


def chunk(name, content):
    body = name + content
    return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))


def exif(orientation):
    data = Image.Exif()
    data[0x0112] = orientation
    data[0x010E] = "described by Jane Roe"
    return data.tobytes()


def tinted(image):
    """A colour picture with the same writing."""
    red = image.point(lambda value: 40 if value == 0 else 250)
    blue = image.point(lambda value: 90 if value == 0 else 235)
    return Image.merge("RGB", (red, image, blue))


def turned(image, orientation):
    """As a camera held that way stores it."""
    ways = {6: Image.ROTATE_90, 8: Image.ROTATE_270, 3: Image.ROTATE_180}
    return image.transpose(ways[orientation])


# PNG
grey = save("png-grey", "png", draw(LETTER), format="PNG", dpi=(200, 200))
put("png-trailing", "png", grey[:33] + chunk(b"tEXt", b"Author\0Jane Roe") + grey[33:] + b"hidden: jane.roe@example.com")
save("png-1bit", "png", draw(NOTE).convert("1"), format="PNG")
palette = draw(LETTER).convert("P")
save("png-palette", "png", palette, format="PNG", bits=8, transparency=7)
see_through = tinted(draw(NOTE))
see_through.putalpha(draw(NOTE).point(lambda value: 255 if value == 0 else 0))
save("png-alpha", "png", see_through, format="PNG")
save("png-16bit", "png", draw(NOTE).convert("I").point(lambda value: value * 257).convert("I;16"), format="PNG")
save("png-turned", "png", turned(draw(NOTE), 8), format="PNG", exif=exif(8))
save("png-animated", "png", draw(LETTER), format="PNG", save_all=True, append_images=[draw(LETTER[:2] + SECOND)])

# JPEG
save("jpeg-colour", "jpg", tinted(draw(LETTER, 2)), format="JPEG", quality=85, comment=b"by Jane Roe", exif=exif(1), dpi=(150, 150))
save("jpeg-grey", "jpg", draw(NOTE, 2), format="JPEG", quality=70, progressive=True)
save("jpeg-turned", "jpg", tinted(turned(draw(NOTE, 2), 6)), format="JPEG", quality=90, subsampling=2, exif=exif(6))
save("jpeg-cmyk", "jpg", tinted(draw(NOTE, 2)).convert("CMYK"), format="JPEG", quality=90)

# GIF
frames = [draw(NOTE, rows=6), draw(LETTER), draw(LETTER), draw(SECOND, rows=6)]
save("gif-animated", "gif", frames[0].convert("P"), format="GIF", save_all=True,
     append_images=[frame.convert("P") for frame in frames[1:]], duration=[100, 200, 300, 400], loop=3,
     comment=b"by Jane Roe")
save("gif-still", "gif", draw(LETTER).convert("P", palette=Image.ADAPTIVE, colors=4), format="GIF", comment=b"by Jane Roe")

# BMP
save("bmp-24", "bmp", tinted(draw(LETTER[1:2])), format="BMP", dpi=(100, 100))
save("bmp-8", "bmp", draw(LETTER), format="BMP")
save("bmp-1", "bmp", draw(NOTE).convert("1"), format="BMP")


def run_lengths(image):
    """BMP with RLE8, rows from below, by hand: Pillow writes none."""
    packed = bytearray()
    for y in reversed(range(image.height)):
        row = [1 if image.getpixel((x, y)) else 0 for x in range(image.width)]
        at = 0
        while at < len(row):
            run = at
            while run < len(row) and row[run] == row[at] and run - at < 255:
                run += 1
            packed += bytes([run - at, row[at]])
            at = run
        packed += b"\0\0"
    packed += b"\0\1"
    colours = bytes([30, 20, 10, 0, 240, 250, 255, 0])
    header = struct.pack("<IiiHHIIiiII", 40, image.width, image.height, 1, 8, 1, len(packed), 2835, 2835, 2, 0)
    start = 14 + 40 + len(colours)
    return struct.pack("<2sIHHI", b"BM", start + len(packed), 0, 0, start) + header + colours + bytes(packed)


put("bmp-rle8", "bmp", run_lengths(draw(LETTER)))

# TIFF
tags = TiffImagePlugin.ImageFileDirectory_v2()
tags[270] = "described by Jane Roe"
tags[315] = "Jane Roe"
pages = [draw(LETTER).convert("1"), draw(SECOND).convert("1"), draw(NOTE).convert("1")]
save("tiff-pages-g4", "tiff", pages[0], format="TIFF", save_all=True, append_images=pages[1:], compression="group4",
     dpi=(204, 196), tiffinfo=tags)
save("tiff-g3", "tif", pages[0], format="TIFF", compression="group3")
save("tiff-lzw", "tiff", tinted(draw(LETTER)), format="TIFF", compression="tiff_lzw", tiffinfo=tags)
save("tiff-raw-grey", "tiff", draw(NOTE), format="TIFF")
save("tiff-palette", "tiff", draw(NOTE).convert("P"), format="TIFF", compression="packbits")
save("tiff-cmyk", "tiff", tinted(draw(NOTE)).convert("CMYK"), format="TIFF", compression="tiff_adobe_deflate")
save("tiff-jpeg", "tiff", tinted(draw(NOTE, 2)), format="TIFF", compression="jpeg", quality=90)
save("tiff-alpha", "tiff", see_through, format="TIFF", compression="tiff_deflate")
