"""Text routes, errors and the websocket, as a client sees them."""

import json

import pytest
import websocket


@pytest.mark.parametrize(
    "pattern", ["[UNIQUE_NUMBERED_ENTITY_TYPE]", "<BEST_ENTITY_TYPE>", "--[ALL_ENTITY_TYPES]--", "{UNIQUE_HASHED_ENTITY_TYPE}"])
def test_markers_of_every_keyword(service, pattern):
    body = {"text": ["Write to ines@example.com"], "processed_text": {"type": "MARKER", "pattern": pattern}}
    item = service.post("/process/text", body).json()[0]
    assert "EMAIL_ADDRESS" in item["processed_text"] and "ines@" not in item["processed_text"]
    assert list(item) == ["processed_text", "entities", "entities_present", "languages_detected", "characters_processed"]


def test_mask_keeps_the_length(service):
    body = {"text": ["mail ines@example.com now"], "processed_text": {"type": "MASK", "mask_character": "*"}}
    assert service.post("/process/text", body).json()[0]["processed_text"] == "mail **************** now"


def test_synthetic_values_keep_the_form(service):
    text = "Call +1 415 555 0132, card 4111 1111 1111 1111, born on 02.03.1995."
    body = {"text": [text], "processed_text": {"type": "SYNTHETIC"}}
    item = service.post("/process/text", body).json()[0]
    for entity in item["entities"]:
        assert entity["text"] not in item["processed_text"]
        assert [c.isdigit() for c in entity["processed_text"]] == [c.isdigit() for c in entity["text"]]


def test_reidentify_restores_exactly(service):
    text = "Mail ines@example.com or bo@example.com; SSN: 219-09-9999, card 4111 1111 1111 1111"
    item = service.post("/process/text", {"text": [text]}).json()[0]
    entities = [{"processed_text": e["processed_text"], "text": e["text"]} for e in item["entities"]]
    body = {"processed_text": [item["processed_text"]], "entities": entities}
    assert service.post("/process/text/reidentify", body).json() == [text]
    masked = service.post("/process/text/reidentify", {**body, "reidentify_sensitive_fields": False}).json()[0]
    assert "219-09-9999" not in masked and masked.endswith("1111") and "ines@example.com" in masked


def test_offsets_are_code_points(service):
    text = "😀 café: ines@example.com 😀"
    entity = service.post("/ner/text", {"text": [text]}).json()[0]["entities"][0]
    assert text[entity["location"]["stt_idx"] : entity["location"]["end_idx"]] == "ines@example.com"
    assert set(entity["location"]) == {"stt_idx", "end_idx"}


def test_analysis_reads_values(service):
    body = {"text": ["born on 12-10-1985, aged 39"], "locale": "en-CA", "relation_detection": {"coreference_resolution": "heuristics"}}
    entities = service.post("/analyze/text", body).json()[0]["entities"]
    formatted = {e["best_label"]: e["analysis_result"]["formatted"] for e in entities}
    assert formatted["DOB"] == "1985-10-12" and formatted["AGE"] == 39
    assert all(len(e["coreference_id"]) == 36 for e in entities)


def test_return_entity_false_returns_no_value(service):
    answer = service.post("/process/text", {"text": ["mail ines@example.com"], "entity_detection": {"return_entity": False}})
    assert "ines@example.com" not in answer.text and answer.json()[0]["entities_present"]


@pytest.mark.parametrize(
    "body, loc, kind",
    [
        ({}, ["text"], "missing"),
        ({"text": "x"}, ["text"], "list_type"),
        ({"text": [1]}, ["text", 0], "string_type"),
        ({"text": ["x"], "nope": 1}, ["nope"], "extra_forbidden"),
        ({"text": ["x"], "entity_detection": {"filter": [{"type": "ALLOW", "pattern": "(unclosed"}]}},
         ["entity_detection", "filter", 0, "pattern"], None),
        ({"text": ["x"], "entity_detection": {"filter": [{"type": "ALLOW"}]}}, ["entity_detection", "filter", 0, "pattern"], "missing"),
        ({"text": ["x"], "entity_detection": {"entity_types": [{"type": "ENABLE", "value": ["NAME", "NOPE"]}]}},
         ["entity_detection", "entity_types", 0, "value", 1], None),
        ({"text": ["x"], "processed_text": {"type": "MASK", "mask_character": "ab"}}, ["processed_text", "mask_character"], None),
        ({"text": ["x"], "processed_text": {"type": "MARKER", "pattern": "none"}}, ["processed_text", "pattern"], None),
        ({"text": ["x"], "project_id": "a b"}, ["project_id"], None),
    ],
)
def test_a_wrong_body_names_the_field(service, body, loc, kind):
    answer = service.post("/process/text", body)
    assert answer.status_code == 400
    detail = answer.json()["detail"]
    assert detail["loc"] == loc and {"msg", "type"} <= set(detail)
    assert kind is None or detail["type"] == kind


def test_errors_have_a_detail(service):
    import requests

    for answer, status in [
        (service.get("/nowhere"), 404),
        (service.get("/process/text"), 405),
        (requests.post(service.url + "/process/text", data="x", headers={"content-type": "text/plain"}, timeout=9), 415),
    ]:
        assert answer.status_code == status and isinstance(answer.json()["detail"], str)
    broken = requests.post(service.url + "/process/text", data='{"text": [', headers={"content-type": "application/json"}, timeout=9)
    assert broken.status_code == 400 and isinstance(broken.json()["detail"]["loc"][-1], int)


def test_v3_names_work_there_and_only_there(service):
    body = {"text": ["x"], "entity_detection": {"entity_types": [{"type": "ENABLE", "value": ["HIPAA", "GENDER_SEXUALITY", "PHI"]}]}}
    assert service.post("/v3/process/text", body).status_code == 200
    assert service.post("/process/text", body).status_code == 400


def test_websocket_answers_each_text(service):
    socket = websocket.create_connection(service.url.replace("http", "ws") + "/ws", timeout=10)
    for text in ["mail ines@example.com", "mail ines@example.com and bo@example.com"]:
        socket.send(json.dumps({"text": text}))
        item = json.loads(socket.recv())
        assert "@" not in item["processed_text"] and item["entities_present"]
    socket.close()


def test_operations(service):
    assert service.get("/").json()["app_version"].count(".") == 2
    assert service.get("/healthz").status_code == 200
    assert "blackbar" in service.get("/metrics").text
    diagnostics = service.get("/diagnostics").json()
    assert {"platform", "cpu_count", "container_version", "cpu_name", "gpu_info"} <= set(diagnostics)
    page = service.get("/docs")
    assert page.status_code == 200 and "https://" not in page.text.replace("https://json-schema.org", "")


def test_the_openapi_description_is_valid(service):
    from openapi_spec_validator import validate

    description = service.get("/openapi.json").json()
    assert description["openapi"].startswith("3.1")
    validate(description)
