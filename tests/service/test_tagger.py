"""The trained networks in the running service: steady answers, long texts, hostile spelling, and every way of computing alike.

How good they are is measured by `blackbar eval`; the floors here only catch a network or a fusion that was broken.
"""

import json
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLACKBAR = Path(os.environ.get("CARGO_TARGET_DIR", Path.home() / ".cache/blackbar/target")) / "debug/blackbar"
MARK = re.compile(r"\[\[[A-Z_]+\|(.*?)\]\]", re.S)


def passages(language):
    blocks = (ROOT / f"tests/eval/{language}.txt").read_text(encoding="utf8").split("\n\n")
    lines = ["\n".join(line for line in block.splitlines() if not line.startswith("# ")) for block in blocks]
    return [MARK.sub(r"\1", block) for block in lines if block.strip()]


def found(item):
    return [(e["location"]["stt_idx"], e["location"]["end_idx"], e["best_label"]) for e in item["entities"]]


def ask(service, texts, accuracy="high_automatic", **more):
    answer = service.post("/process/text", {"text": texts, "entity_detection": {"accuracy": accuracy}, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("accuracy", ["high", "standard", "high_multilingual"])
def test_a_text_gets_the_same_answer_whatever_stands_beside_it(service, accuracy):
    texts = passages("en")[:12] + passages("de")[:4]
    alone = [ask(service, [text], accuracy)[0] for text in texts]
    assert ask(service, texts, accuracy) == alone
    with ThreadPoolExecutor(8) as pool:
        crowded = list(pool.map(lambda text: ask(service, [text], accuracy)[0], texts * 3))
    assert crowded == alone * 3


def test_a_long_text_has_no_seams(service):
    filler = "The committee met again and talked about the roof, the heating and the price of coal for a long while. "
    pieces = [filler * (1 + i % 7) + f"Then Ottoline Pryce stood up and spoke, said clerk number {i}.\n" for i in range(2200)]
    text = "".join(pieces)
    assert len(text) > 1_000_000
    item = ask(service, [text], "standard", processed_text={"type": "MARKER", "pattern": "[BEST_ENTITY_TYPE]"})[0]
    assert item["characters_processed"] == len(text)
    assert "Ottoline" not in item["processed_text"] and "Pryce" not in item["processed_text"]


@pytest.mark.parametrize("text, secret", [
    ("Please ask J o h n  S m i t h about it.", "S m i t h"),
    ("My card is 4111-1111 1111/1111, thanks.", "1111"),
    ("The form was signed by Mi\u200bchael Car\u200bter yesterday.", "Car\u200bter"),
    ("Signed by М\u0456chael Carter in London.", "chael"),
    ("\U0001f389\U0001f389Keisha\U0001f382 is thirty, call her", "Keisha"),
    ("المريضة هدى منصور تعاني من السكري", "منصور"),
    ("Dear Zoe\u0308 Mu\u0308ller, your results are in.", "ller"),
    ("KINDLY CONTACT DESMOND ACHTERHUIS AT ONCE", "ACHTERHUIS"),
    ("hey is lisa coming with tom tonight", "lisa"),
])
def test_odd_spelling_hides_nobody(service, text, secret):
    assert secret not in ask(service, [text])[0]["processed_text"]


@pytest.mark.parametrize("variables", [
    {"BLACKBAR_PRECISION": "f32"}, {"ONEDNN_MAX_CPU_ISA": "AVX2"}, {"BLACKBAR_RUNTIME": "onnxruntime"}],
    ids=["f32", "avx2", "onnxruntime"])
def test_every_way_of_computing_finds_the_same(service, variables):
    text = "\n".join(passages("en")[:40])
    run = subprocess.run([BLACKBAR, "text", "--json", "--accuracy", "high"], input=text.encode(), capture_output=True, check=True,
                         env={**os.environ, **variables}, cwd=ROOT)
    other, ours = set(found(json.loads(run.stdout)[0])), set(found(ask(service, [text], "high")[0]))
    assert len(ours) > 100 and len(other & ours) >= 0.97 * len(other | ours), (len(other), len(ours), len(other & ours))


def test_the_scores_have_not_fallen(tmp_path):
    sheet = tmp_path / "scores.json"
    subprocess.run([BLACKBAR, "eval", ROOT / "tests/eval/en.txt", "--accuracy", "high,standard", "--json", sheet], check=True,
                   capture_output=True, cwd=ROOT)
    for row in json.loads(sheet.read_text())["accuracies"]:
        recall, precision = (row["all"][f"character_{name}"]["value"] for name in ("recall", "precision"))
        assert recall >= 0.94 and precision >= 0.95, (row["names"], recall, precision)
