"""The conformance cases of the reference service, as data. A case marked pending must fail: when it passes, the mark
has to go."""

import json
import os
import pathlib

import pytest
import requests

CASES = json.loads((pathlib.Path(__file__).parent.parent / "conformance" / "cases.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case, request):
    if "pending" in case:
        request.applymarker(pytest.mark.xfail(reason=case["pending"], strict=True))
    answer = requests.post(os.environ["BLACKBAR_URL"] + "/process/text", json=case["request"], timeout=30)
    assert answer.status_code == 200, answer.text
    items = answer.json()
    if "processed_text" in case:
        assert [item["processed_text"] for item in items] == case["processed_text"]
    for item, expected in zip(items, case.get("entities", [])):
        for entity, wanted in zip(item["entities"], expected, strict=True):
            assert {key: entity[key] for key in wanted} == wanted
    for item, expected in zip(items, case.get("spans", [])):
        spans = [[e["location"]["stt_idx"], e["location"]["end_idx"]] for e in item["entities"]]
        assert spans == expected
    for item, text in zip(items, case["request"]["text"]):
        for entity in item["entities"]:
            place = entity["location"]
            assert text[place["stt_idx"] : place["end_idx"]] == entity["text"]
            marker = item["processed_text"][place["stt_idx_processed"] : place["end_idx_processed"]]
            assert entity["processed_text"] in marker
