"""Office files made and read back by libraries we did not write."""

import datetime
import io
import pathlib
import shutil
import subprocess

import docx
import openpyxl
import pptx
import pptx.chart.data
import pptx.enum.chart
import pypdfium2
import pytest

WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
EXCEL = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
POWERPOINT = "application/vnd.openxmlformats-officedocument.presentationml.presentation"


def saved(document):
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def test_a_document_keeps_its_form_and_loses_its_values(service):
    document = docx.Document()
    document.core_properties.author = "Ines Berg"
    paragraph = document.add_paragraph("My e-mail is ines")
    paragraph.add_run(".berg@exa").bold = True
    paragraph.add_run("mple.com, thanks.")
    table = document.add_table(rows=2, cols=2)
    for row, values in enumerate([("Name", "SSN"), ("Ines Berg", "219-09-9999")]):
        for column, value in enumerate(values):
            table.cell(row, column).text = value
    document.sections[0].header.paragraphs[0].text = "Call (415) 555-0132"
    document.add_comment(paragraph.runs[0], text="ask ines.berg@example.com", author="Ines Berg", initials="IB")
    answer, redacted = service.redact(saved(document), WORD)
    back = docx.Document(io.BytesIO(redacted))
    assert back.paragraphs[0].text == "My e-mail is [EMAIL_ADDRESS_1], thanks."
    assert [run.bold for run in back.paragraphs[0].runs] == [run.bold for run in paragraph.runs]
    assert back.tables[0].cell(0, 1).text == "SSN"
    assert back.tables[0].cell(1, 1).text == "[SSN_1]"
    assert "555" not in back.sections[0].header.paragraphs[0].text
    assert "ines" not in "".join(comment.text for comment in back.comments)
    assert {entity["location"]["page"] for entity in answer["entities"]} == {1}


def test_a_workbook_keeps_its_form_and_loses_its_values(service):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["Full name", "SSN", "Date of birth", "Amount"])
    people = [("Ines Berg", 219099999), ("Bo Lindqvist", 457555462), ("Grace Hill", 78051120)]
    for number, (name, ssn) in enumerate(people):
        sheet.append([name, ssn, datetime.date(1980, 5, 3 + number), 10 + number])
    sheet["D6"] = "=SUM(D2:D4)"
    sheet["A8"].value = "Write to ines.berg@example.com"
    sheet["A8"].comment = openpyxl.comments.Comment("ask bo@example.org", "Ines Berg")
    sheet.oddHeader.left.text = "ines.berg@example.com"
    _, redacted = service.redact(saved(book), EXCEL)
    back = openpyxl.load_workbook(io.BytesIO(redacted))
    sheet = back.active
    assert [cell.value for cell in sheet[1]] == ["Full name", "SSN", "Date of birth", "Amount"]
    for row in range(2, 5):
        assert str(sheet.cell(row, 2).value).startswith("[SSN"), row
        assert "1980" not in str(sheet.cell(row, 3).value), row
        assert sheet.cell(row, 4).value == 8 + row
    assert sheet["D6"].value == "=SUM(D2:D4)"
    assert sheet["A8"].value == "Write to [EMAIL_ADDRESS_1]"
    assert "bo@" not in sheet["A8"].comment.text
    assert "ines" not in sheet.oddHeader.left.text


def test_a_presentation_keeps_its_form_and_loses_its_values(service):
    deck = pptx.Presentation()
    for text in ["Plan", "Call (415) 555-0132 or ines.berg@example.com"]:
        slide = deck.slides.add_slide(deck.slide_layouts[1])
        slide.shapes.title.text = text
        slide.notes_slide.notes_text_frame.text = "notes for bo@example.org"
    frame = deck.slides[0].shapes.add_table(1, 1, 0, 0, 900000, 300000)
    frame.table.cell(0, 0).text = "ines.berg@example.com"
    style = frame._element.graphic.graphicData.tbl.tblPr.find("{*}tableStyleId").text
    answer, redacted = service.redact(saved(deck), POWERPOINT)
    back = pptx.Presentation(io.BytesIO(redacted))
    table = next(shape for shape in back.slides[0].shapes if shape.has_table)
    assert table._element.graphic.graphicData.tbl.tblPr.find("{*}tableStyleId").text == style
    assert table.table.cell(0, 0).text.startswith("[EMAIL_ADDRESS_")
    assert [slide.shapes.title.text for slide in back.slides][0] == "Plan"
    assert back.slides[1].shapes.title.text == "Call [PHONE_NUMBER_1] or [EMAIL_ADDRESS_1]"
    assert all("bo@" not in slide.notes_slide.notes_text_frame.text for slide in back.slides)
    mails = [entity for entity in answer["entities"] if entity["text"] == "ines.berg@example.com"]
    assert [mail["location"]["page"] for mail in mails] == [1, 2]


def chart_of(deck):
    return next(shape for slide in deck.slides for shape in slide.shapes if shape.has_chart).chart


def book_behind(chart):
    return openpyxl.load_workbook(io.BytesIO(chart.part.chart_workbook.xlsx_part.blob)).active


def charted_deck():
    deck = pptx.Presentation()
    slide = deck.slides.add_slide(deck.slide_layouts[5])
    slide.shapes.title.text = "Write to ines.berg@example.com or bo@example.org"
    data = pptx.chart.data.CategoryChartData()
    data.categories = ["ines.berg@example.com", "bo@example.org", "Others"]
    data.add_series("Calls", (3.5, 4.5, 5.5))
    kind = pptx.enum.chart.XL_CHART_TYPE.COLUMN_CLUSTERED
    slide.shapes.add_chart(kind, 900000, 900000, 5000000, 3000000, data)
    return saved(deck)


def test_one_numbering_over_slides_charts_and_the_book_behind_them(service):
    _, redacted = service.redact(charted_deck(), POWERPOINT)
    back = pptx.Presentation(io.BytesIO(redacted))
    assert back.slides[0].shapes.title.text == "Write to [EMAIL_ADDRESS_1] or [EMAIL_ADDRESS_2]"
    chart, names = chart_of(back), ["[EMAIL_ADDRESS_1]", "[EMAIL_ADDRESS_2]", "Others"]
    assert list(chart.plots[0].categories) == names
    assert list(chart.plots[0].series[0].values) == [3.5, 4.5, 5.5]
    sheet = book_behind(chart)
    assert [sheet.cell(row, 1).value for row in (2, 3, 4)] == names
    assert [sheet.cell(row, 2).value for row in (2, 3, 4)] == [3.5, 4.5, 5.5]


def test_charts_are_set_to_zero_with_the_book_behind_them(service):
    options = {"office_options": {"chart_behaviour": "set_to_zero"}}
    _, redacted = service.redact(charted_deck(), POWERPOINT, **options)
    chart = chart_of(pptx.Presentation(io.BytesIO(redacted)))
    assert list(chart.plots[0].series[0].values) == [0, 0, 0]
    sheet = book_behind(chart)
    assert [sheet.cell(row, 2).value for row in (2, 3, 4)] == [0, 0, 0]


@pytest.mark.parametrize("content_type", [WORD, EXCEL, POWERPOINT])
def test_other_bytes_are_refused(service, content_type):
    import base64

    body = {"file": {"data": base64.b64encode(b"hello").decode(), "content_type": content_type}}
    answer = service.post("/process/files/base64", body)
    assert answer.status_code == 400 and "not" in str(answer.json()["detail"])


def test_libreoffice_opens_the_outputs_and_shows_as_many_pages(service, tmp_path):
    if shutil.which("soffice") is None:
        pytest.skip("LibreOffice is not installed: apt-get install libreoffice-{writer,calc,impress}-nogui")
    corpus = pathlib.Path(__file__).parent.parent / "corpus"
    deck = pptx.Presentation()
    deck.slides.add_slide(deck.slide_layouts[1]).shapes.title.text = "Write to ines.berg@example.com"
    names = {"letter.docx": WORD, "letter.xlsx": EXCEL, "deck.pptx": POWERPOINT, "ssn_column.xlsx": EXCEL}
    for side in ("before", "after"):
        (tmp_path / side).mkdir()
    for name, content_type in names.items():
        case, ending = name.split(".")
        # Our own presentation of the corpus is too bare for LibreOffice.
        original = saved(deck) if case == "deck" else (corpus / ending / case / f"input.{ending}").read_bytes()
        _, redacted = service.redact(original, content_type)
        (tmp_path / "before" / f"{name}.{ending}").write_bytes(original)
        (tmp_path / "after" / f"{name}.{ending}").write_bytes(redacted)
    for side in ("before", "after"):
        folder = tmp_path / side
        profile = f"-env:UserInstallation=file://{tmp_path}/profile"
        files = sorted(str(path) for path in folder.iterdir())
        command = ["soffice", "--headless", profile, "--convert-to", "pdf", "--outdir", str(folder), *files]
        subprocess.run(command, check=True, capture_output=True, timeout=300)
    for name in names:
        before = pypdfium2.PdfDocument(tmp_path / "before" / f"{name}.pdf")
        after = pypdfium2.PdfDocument(tmp_path / "after" / f"{name}.pdf")
        assert abs(len(before) - len(after)) <= 1, name
        text = "".join(page.get_textpage().get_text_range() for page in after)
        assert "ines.berg@" not in text and "219-09" not in text, name
        assert "[" in text, f"{name}: nothing was redacted"
