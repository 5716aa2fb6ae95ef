"""Pictures through the running service with its real networks, drawn and read back by Pillow."""

import base64
import io
import random

import pytest
from PIL import Image, ImageDraw, ImageFont

TEXT = ["Patient: Margaret Hollis", "SSN: 219-09-9999", "Please call (415) 555-0132.", "The weather was fine."]
TYPES = {"PNG": "image/png", "JPEG": "image/jpeg", "GIF": "image/gif", "BMP": "image/bmp", "TIFF": "image/tiff"}


def drawn(lines=TEXT, size=(760, 300), turn=0):
    page = Image.new("RGB", size, "white")
    pen = ImageDraw.Draw(page)
    for number, line in enumerate(lines):
        pen.text((30, 30 + 60 * number), line, fill="black", font=ImageFont.load_default(34))
    return page.rotate(turn, expand=True, fillcolor="white")


def encoded(page, kind, **options):
    out = io.BytesIO()
    page.save(out, kind, **options)
    return out.getvalue()


def dark(page, box):
    """The share of black pixels in a box of fractions."""
    width, height = page.size
    crop = page.convert("L").crop((int(box["x0"] * width), int(box["y0"] * height), int(box["x1"] * width) + 1, int(box["y1"] * height) + 1))
    pixels = list(crop.getdata())
    return sum(value < 40 for value in pixels) / len(pixels)


def found(answer, text):
    return next(entity for entity in answer["entities"] if text in entity["text"])


@pytest.mark.parametrize("kind", TYPES)
def test_names_and_numbers_are_covered_and_the_format_stays(service, kind):
    answer, redacted = service.redact(encoded(drawn(), kind), TYPES[kind])
    page = Image.open(io.BytesIO(redacted))
    assert page.format == kind and page.size == (760, 300)
    for text in ("Margaret", "219-09-9999", "555-0132"):
        entity = found(answer, text)
        assert entity["location"]["page"] == 1
        assert dark(page, entity["location"]) > 0.95, text
    assert "The weather was fine" in answer["processed_text"] and "Margaret" not in answer["processed_text"]
    assert answer["page_count"] == 1 and "objects" not in answer
    if kind != "JPEG":
        weather = (0, 212, 760, 260)
        assert list(page.convert("RGB").crop(weather).getdata()) == list(drawn().crop(weather).getdata())


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_turned_pages_are_read(service, turn):
    answer, redacted = service.redact(encoded(drawn(turn=turn), "PNG"), "image/png")
    page = Image.open(io.BytesIO(redacted))
    assert dark(page, found(answer, "219-09-9999")["location"]) > 0.95


def test_every_page_of_a_tiff_and_every_frame_of_a_gif(service):
    pages = [drawn(), drawn(["Nothing to see here."]), drawn(["Mail: ines.berg@example.com"])]
    answer, redacted = service.redact(encoded(pages[0], "TIFF", save_all=True, append_images=pages[1:]), "image/tiff")
    back = Image.open(io.BytesIO(redacted))
    assert back.n_frames == 3 and answer["page_count"] == 3
    mail = found(answer, "@example.com")["location"]
    assert mail["page"] == 3
    back.seek(2)
    assert dark(back, mail) > 0.95
    moving = encoded(pages[0], "GIF", save_all=True, append_images=pages[1:], duration=[100, 200, 300], loop=3)
    answer, redacted = service.redact(moving, "image/gif")
    back = Image.open(io.BytesIO(redacted))
    assert back.n_frames == 3 and back.info["loop"] == 3
    durations = []
    for frame in range(3):
        back.seek(frame)
        durations.append(back.info["duration"])
    assert durations == [100, 200, 300]
    assert dark(back.convert("RGB"), found(answer, "@example.com")["location"]) > 0.95


def scenery(seed, size=(900, 600)):
    """Something like leaves or clouds: spots of all colours and sizes."""
    chance = random.Random(seed)
    picture = Image.new("RGB", size, (128, 128, 128))
    for grain, share in ((200, 0.75), (60, 0.45), (20, 0.3), (5, 0.2)):
        small = (size[0] // grain + 3, size[1] // grain + 3)
        spots = Image.frombytes("RGB", small, chance.randbytes(3 * small[0] * small[1]))
        picture = Image.blend(picture, spots.resize(size, Image.Resampling.BICUBIC), share)
    return picture


# These two were taken for one line as large as the picture, and covered.
@pytest.mark.parametrize("seed", [8, 14])
def test_a_photograph_without_writing_stays_as_it_is_and_its_caption_does_not(service, seed):
    picture = scenery(seed)
    answer, redacted = service.redact(encoded(picture, "PNG"), "image/png")
    assert Image.open(io.BytesIO(redacted)).convert("RGB").tobytes() == picture.tobytes()
    assert answer["entities"] == []
    pen = ImageDraw.Draw(picture)
    pen.text((40, 530), "Photo: Margaret Hollis, (415) 555-0132", fill="white", font=ImageFont.load_default(30))
    answer, redacted = service.redact(encoded(picture, "PNG"), "image/png")
    page = Image.open(io.BytesIO(redacted)).convert("RGB")
    for text in ("Margaret", "555-0132"):
        assert dark(page, found(answer, text)["location"]) > 0.95, text
    above = (0, 0, 900, 480)
    assert page.crop(above).tobytes() == picture.crop(above).tobytes()


def test_a_page_on_a_table_is_read(service):
    page = Image.new("RGB", (900, 700), (235, 235, 235))
    pen = ImageDraw.Draw(page)
    for number, line in enumerate([*TEXT, "Nothing else happened that day."]):
        pen.text((60, 60 + 110 * number), line, fill=(30, 30, 30), font=ImageFont.load_default(44))
    # Table and page were taken for one huge letter, and nothing on the page was read.
    table = scenery(20, (1200, 900)).resize((1600, 1200), Image.Resampling.BICUBIC)
    turned = page.convert("RGBA").rotate(6, expand=True, resample=Image.Resampling.BICUBIC)
    table.paste(turned, (300, 200), turned)
    answer, redacted = service.redact(encoded(table, "PNG"), "image/png")
    back = Image.open(io.BytesIO(redacted)).convert("RGB")
    for text in ("Margaret", "219-09-9999", "555-0132"):
        # The line is slanted, so that the box around it is not all covered.
        assert dark(back, found(answer, text)["location"]) > 0.6, text
    assert "Margaret" not in answer["processed_text"]


def test_what_a_camera_writes_beside_the_picture_is_gone(service):
    exif = Image.Exif()
    exif[0x010E], exif[0x013B], exif[0x0112] = "Margaret Hollis at home", "Ines Berg", 6
    sideways = drawn().rotate(90, expand=True)
    source = encoded(sideways, "JPEG", exif=exif, quality=92, comment=b"shot by Ines Berg") + b"trailing Ines Berg"
    answer, redacted = service.redact(source, "image/jpeg")
    page = Image.open(io.BytesIO(redacted))
    assert page.size == (760, 300), "the orientation is applied"
    assert not page.getexif() and b"Ines" not in redacted and b"Margaret" not in redacted
    assert dark(page, found(answer, "Margaret")["location"]) > 0.95


def test_a_blur_hides_as_well(service):
    answer, redacted = service.redact(encoded(drawn(), "PNG"), "image/png", image_options={"masking_method": "blur"})
    again, _ = service.redact(redacted, "image/png")
    assert not any("219-09" in entity["text"] for entity in again["entities"])
    assert dark(Image.open(io.BytesIO(redacted)), found(answer, "219-09-9999")["location"]) < 0.5


def test_what_is_no_picture_is_refused(service):
    png = encoded(drawn(), "PNG")
    for data, content_type in [(png, "image/jpeg"), (png[: len(png) // 2], "image/png"), (b"", "image/gif"), (b"BM" + bytes(60), "image/bmp")]:
        body = {"file": {"data": base64.b64encode(data).decode(), "content_type": content_type}}
        answer = service.post("/process/files/base64", body)
        assert answer.status_code == 400 and "Margaret" not in answer.text, (content_type, answer.text)
