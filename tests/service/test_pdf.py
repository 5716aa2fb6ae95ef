"""PDF files, judged by PDFium, which is not ours."""

import pathlib

import pypdfium2
import pytest

CORPUS = pathlib.Path(__file__).parent.parent / "corpus" / "pdf"
SECRETS = {
    "letter": ["reception@lakeside.example", "219-09-9999", "4539 5787 6362 1486", "ann.weber@example.org", "bob@example.net"],
    "form": ["carla.diaz@example.com", "help.desk@example.org", "c.diaz@example.net", "reviewer@example.org"],
}


def text(data):
    document = pypdfium2.PdfDocument(data)
    document.init_forms()
    pages = [page.get_textpage().get_text_bounded() for page in document]
    return "\n".join(pages + list(document.get_metadata_dict().values()) + [item.get_title() for item in document.get_toc()])


@pytest.mark.parametrize("case", sorted(SECRETS))
def test_native_redaction_leaves_nothing_for_pdfium(service, case):
    original = (CORPUS / case / "input.pdf").read_bytes()
    answer, redacted = service.redact(original, "application/pdf", pdf_options={"approach": "enhanced"})
    assert redacted.startswith(b"%PDF-")
    assert answer["page_count"] == 1
    told = text(redacted)
    for secret in SECRETS[case]:
        assert secret not in told
        assert secret not in answer["processed_text"]
        assert secret.encode() not in redacted
    assert any("EMAIL_ADDRESS" in entity["best_label"] for entity in answer["entities"])
    assert all(entity["location"]["page"] == 1 for entity in answer["entities"])


def test_text_outside_of_redactions_stays(service):
    original = (CORPUS / "letter" / "input.pdf").read_bytes()
    _, redacted = service.redact(original, "application/pdf", pdf_options={"approach": "enhanced"})
    told = text(redacted)
    for kept in ["your appointment is on", "Dear patient", "if you cannot come", "Your account at the bank"]:
        assert kept in told
    assert "[EMAIL_ADDRESS_" in told


def test_a_file_that_is_no_pdf_is_refused_in_words(service):
    answer = service.post("/process/files/base64", {"file": {"data": "JVBERi0xLjcK", "content_type": "application/pdf"}})
    assert answer.status_code == 400
    assert isinstance(answer.json()["detail"], str)
