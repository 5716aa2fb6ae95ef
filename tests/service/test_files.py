"""Text files through /process/files/base64 and /process/files/uri, read back by parsers we did not write."""

import codecs
import csv
import io
import json
import os
import pathlib
import xml.etree.ElementTree as ElementTree

import pytest

NAMES = {"entity_types": [{"type": "ENABLE", "value": ["NAME", "EMAIL_ADDRESS", "SSN", "PHONE_NUMBER", "DOB"]}]}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_plain_text_keeps_encoding_and_line_ends(service, encoding):
    text = "Señor: my name is Zoë Müller.\r\nMail: zoe@example.com\r\nÜber uns, café, naïve, déjà vu.\r\n" * 3
    answer, redacted = service.redact(text.encode(encoding), "text/plain")
    decoded = redacted.decode(encoding)
    assert "Zoë" not in decoded and "zoe@example.com" not in decoded
    assert decoded.count("\r\n") == 9 and "naïve, déjà vu" in decoded
    if encoding in ("utf-8-sig", "utf-16"):
        boms = {"utf-8-sig": codecs.BOM_UTF8, "utf-16": codecs.BOM_UTF16}
        assert redacted.startswith(boms[encoding])
    for entity in answer["entities"]:
        place = entity["location"]
        assert text[place["stt_idx"] : place["end_idx"]] == entity["text"]
        shown = answer["processed_text"][place["stt_idx_processed"] : place["end_idx_processed"]]
        assert shown == f"[{entity['processed_text']}]"


def test_csv_cells_take_their_header_as_context(service):
    rows = [["id", "first_name", "SSN", "Phone", "note"]]
    rows += [[str(n), name, ssn, phone, "a; b"] for n, (name, ssn, phone) in enumerate(
        [("Ines", "078051120", "4155550132"), ("Bo", "219099999", "4155550133"), ("Grace", "457555462", "2125550134")])]
    out = io.StringIO()
    csv.writer(out, delimiter=";", lineterminator="\r\n").writerows(rows)
    answer, redacted = service.redact(out.getvalue(), "text/csv")
    back = list(csv.reader(io.StringIO(redacted.decode(), newline=""), delimiter=";"))
    assert back[0] == rows[0] and [row[0] for row in back] == [row[0] for row in rows]
    assert [row[4] for row in back] == [row[4] for row in rows]
    for before, after in zip(rows[1:], back[1:]):
        assert after[1].startswith("[NAME"), after
        assert after[2].startswith("[SSN"), after
        assert after[3].startswith("[PHONE"), after


def test_json_values_are_redacted_and_keys_never(service):
    source = '{"patient": {"name": "Ines Berg", "ssn": 219099999, "a@b.example": true, "tags": ["x", 1E5, -0]}, "dup": 1, "dup": 2}'
    answer, redacted = service.redact(source, "application/json")
    text = redacted.decode()
    value = json.loads(text)
    assert "Ines" not in text and "219099999" not in text
    assert value["patient"]["a@b.example"] is True
    assert '"tags": ["x", 1E5, -0]' in text and '"dup": 1, "dup": 2' in text
    assert isinstance(value["patient"]["ssn"], str)


def test_json_lines(service):
    lines = ['{"email": "ines%d@example.com"}' % n for n in range(3)]
    _, redacted = service.redact("\n".join(lines) + "\n", "application/json")
    values = [json.loads(line) for line in redacted.decode().splitlines()]
    assert [value["email"] for value in values] == ["[EMAIL_ADDRESS_1]", "[EMAIL_ADDRESS_2]", "[EMAIL_ADDRESS_3]"]


@pytest.mark.parametrize("content_type", ["application/xml", "text/xml"])
def test_xml_of_every_kind_of_text(service, content_type):
    source = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!-- ask ines@example.com -->\n'
        '<r xmlns:x="urn:x"><person ssn="219-09-9999"><firstName>In&#233;s</firstName></person>'
        "<p>My name is John <b>Smith</b>, call me.</p><![CDATA[mail bo@example.com]]><?todo ask eva@example.com?></r>"
    )
    _, redacted = service.redact(source, content_type)
    text = redacted.decode()
    root = ElementTree.fromstring(text)
    for value in ["ines@", "219-09", "bo@", "eva@", "John", "Smith"]:
        assert value not in text, value
    assert root.find("person/firstName").text.startswith("[NAME")
    assert 'xmlns:x="urn:x"' in text


@pytest.mark.parametrize(
    "data, content_type",
    [(b"%PDF-1.7\n\x00\x01", "text/plain"), (b'{"a": ', "application/json"), (b"<a><b></a>", "text/xml"),
     (b"\x89PNG\r\n\x1a\n\x00\x00", "text/csv"), (b"{} trailing", "application/json")],
)
def test_bytes_that_are_not_the_type_are_refused(service, data, content_type):
    import base64

    body = {"file": {"data": base64.b64encode(data).decode(), "content_type": content_type}}
    answer = service.post("/process/files/base64", body)
    assert answer.status_code == 400 and isinstance(answer.json()["detail"], str)


def test_a_type_that_is_not_built_yet_says_so(service):
    answer = service.post("/process/files/base64", {"file": {"data": "AAAA", "content_type": "application/dicom"}})
    assert answer.status_code == 400 and "application/dicom" in answer.json()["detail"]


def test_uri_reads_and_writes_configured_folders_only(service):
    folder = pathlib.Path(os.environ["BLACKBAR_INPUT"])
    (folder / "note.txt").write_text("My e-mail is ines@example.com")
    answer = service.post("/process/files/uri", {"uri": str(folder / "note.txt")})
    assert answer.status_code == 200, answer.text
    result = pathlib.Path(answer.json()["result_uri"])
    assert result.parent == pathlib.Path(os.environ["BLACKBAR_OUTPUT"]).resolve()
    assert result.read_text() == "My e-mail is [EMAIL_ADDRESS_1]"
    (folder / "link.txt").symlink_to("/etc/passwd")
    for uri in ["/etc/passwd", str(folder / ".." / ".." / "etc" / "passwd"), str(folder / "link.txt"), "note.txt\x00"]:
        refused = service.post("/process/files/uri", {"uri": uri})
        assert refused.status_code == 400, uri
