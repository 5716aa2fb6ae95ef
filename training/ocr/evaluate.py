"""Measures the exported files, as the service runs them: one line a call, padded like the service pads.

    python evaluate.py tesseract 40        Debian's tesseract on the first forty lines of each language; kept for the next step
    python evaluate.py lines               character accuracy by language on held-out fonts and text, beside tesseract's
    python evaluate.py samples             ../shared/samples/ocr_scripts, cut into lines by their blank rows
    python evaluate.py classifier          confusion matrix
    python evaluate.py runtimes            ONNX Runtime against OpenVINO: the same answers, and the time for a line
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from PIL import Image

import alphabet
import lines
from script_of import script_of
from settings import HEIGHT, MODELS, SCRIPT_OF, SCRIPTS, SHARED, WORK
from train import decode, distance

TESSERACT = {"ru": "rus", "uk": "ukr", "el": "ell", "ko": "kor", "ar": "ara", "he": "heb", "hi": "hin", "th": "tha", "vi": "vie"}


def session(name: str):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession((MODELS / name / "model.onnx.0").read_bytes(), options, providers=["CPUExecutionProvider"])


def planes(crop: np.ndarray) -> np.ndarray:
    """[1, 3, 48, w]: the service pads with zeros to 64-pixel steps, at least 128."""
    width = max(2, -(-crop.shape[1] // 64)) * 64
    batch = np.zeros((1, 3, HEIGHT, width), np.float32)
    batch[0, :, :, : crop.shape[1]] = lines.plain(crop)
    return batch


class Reader:
    def __init__(self):
        self.session = session("ocr-scripts")
        self.alphabet = (MODELS / "ocr-scripts/characters.txt").read_text(encoding="utf8").removesuffix("\n").split("\n")

    def read(self, crop: np.ndarray) -> str:
        return decode(self.session.run(None, {"x": planes(crop)})[0][0].argmax(1).tolist(), self.alphabet)


def held_lines():
    return [line for path in lines.shard_paths("held") for line in lines.load(path)]


def tesseract(crop: np.ndarray, language: str) -> str:
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        # Tesseract wants air around a line.
        edge = int(np.median(crop))
        Image.fromarray(np.pad(crop, 12, constant_values=edge)).save(file.name)
        out = subprocess.run(["tesseract", file.name, "-", "--psm", "7", "-l", TESSERACT[language]], capture_output=True, text=True,
                             env={**os.environ, "OMP_THREAD_LIMIT": "1"})
    return alphabet.without_points(alphabet.tidy(out.stdout))


def measure_tesseract(at_most: int):
    taken, kept = Counter(), {}
    for number, (crop, label) in enumerate(held_lines()):
        language = label["language"]
        if language not in TESSERACT or taken[language] == at_most:
            continue
        taken[language] += 1
        kept[number] = distance(tesseract(crop, language), alphabet.without_points(label["text"]))
        if number % 20 == 0:
            print(number, flush=True)
    (WORK / "tesseract.json").write_text(json.dumps(kept))


def accuracy_of_lines():
    """Two counts: over all held-out lines, and, for a fair comparison, over those that tesseract read too."""
    reader = Reader()
    theirs = {int(k): v for k, v in json.loads((WORK / "tesseract.json").read_text()).items()} if (WORK / "tesseract.json").exists() else {}
    edits, length, whole, count = Counter(), Counter(), Counter(), Counter()
    shared_ours, shared_theirs, shared_length = Counter(), Counter(), Counter()
    for number, (crop, label) in enumerate(held_lines()):
        language = label["language"]
        read = reader.read(crop)
        wrong = distance(read, label["label"])
        edits[language] += wrong
        length[language] += len(label["label"])
        whole[language] += read == label["label"]
        count[language] += 1
        if number in theirs:
            shared_ours[language] += wrong
            shared_theirs[language] += theirs[number]
            shared_length[language] += len(label["label"])
    for language in sorted(count):
        entry = {"language": language, "lines": count[language], "characters": length[language],
                 "accuracy": round(1 - edits[language] / length[language], 4), "whole lines": round(whole[language] / count[language], 3)}
        if shared_length[language]:
            entry["same lines"] = {"ours": round(1 - shared_ours[language] / shared_length[language], 4),
                                   "tesseract": round(1 - shared_theirs[language] / shared_length[language], 4)}
        print(json.dumps(entry), flush=True)
    ours = [1 - edits[l] / length[l] for l in count]
    print(json.dumps({"mean": round(sum(ours) / len(ours), 4)}))


def cut_into_lines(path: Path) -> list[np.ndarray]:
    """Rows with ink, as a detector would box them. Good for these clean pages only."""
    page = np.asarray(Image.open(path).convert("L"))
    dark = (np.median(page) - page.astype(int)) > 60
    rows = np.flatnonzero(dark.sum(1) > 0)
    if not len(rows):
        return []
    groups = np.split(rows, np.flatnonzero(np.diff(rows) > 7) + 1)
    found = []
    for group in groups:
        top, bottom = group[0], group[-1] + 1
        if bottom - top < 12:
            continue
        columns = np.flatnonzero(dark[top:bottom].any(0))
        air = round((bottom - top) * 0.15)
        box = page[max(0, top - air):bottom + air, max(0, columns[0] - 2 * air):columns[-1] + 2 * air]
        width = round(box.shape[1] * HEIGHT / box.shape[0])
        found.append(np.asarray(Image.fromarray(box).resize((width, HEIGHT), Image.Resampling.BICUBIC)))
    return found


def samples():
    reader, router = Reader(), session("ocr-script-classifier")
    for page in json.loads((SHARED / "samples/ocr_scripts/gt.json").read_text(encoding="utf8")):
        crops = cut_into_lines(SHARED / "samples/ocr_scripts" / page["file"])
        language = Path(page["file"]).stem
        routed = [SCRIPTS[int(router.run(None, {"x": planes(c)})[0].argmax())] for c in crops]
        truth = [SCRIPTS[script_of(t)] for t in page["lines"]]
        entry = {"file": page["file"], "lines": len(page["lines"]), "cut": len(crops), "routed": dict(Counter(routed)), "truth": dict(Counter(truth))}
        if language in SCRIPT_OF and len(crops) == len(page["lines"]):
            edits = length = 0
            for crop, text in zip(crops, page["lines"]):
                text = alphabet.tidy(text)
                label = alphabet.label(text, language in ("ar", "he"))
                read = reader.read(crop)
                print(repr(label), repr(read))
                edits, length = edits + distance(read, label), length + len(label)
            entry["accuracy"] = round(1 - edits / length, 4)
        print(json.dumps(entry, ensure_ascii=False), flush=True)


def show(matrix: np.ndarray):
    print(f"{'truth':>12} " + " ".join(f"{s[:6]:>6}" for s in SCRIPTS))
    for script, row in zip(SCRIPTS, matrix):
        print(f"{script:>12} " + " ".join(f"{n:6}" for n in row))
    print(json.dumps({"right": round(float(matrix.trace() / matrix.sum()), 4), "supported kept": round(float(matrix[0, 0] / matrix[0].sum()), 4),
                      "foreign sent": round(float(1 - matrix[1:, 0].sum() / matrix[1:].sum()), 4)}), flush=True)


def confusion():
    router = session("ocr-script-classifier")
    matrix = np.zeros((len(SCRIPTS), len(SCRIPTS)), int)
    wrong = []
    for path in [*lines.shard_paths("held"), *lines.shard_paths("heldother")]:
        for crop, label in lines.load(path):
            if len(label["text"]) < 2:
                continue
            truth = script_of(label["text"])
            found = int(router.run(None, {"x": planes(crop)})[0].argmax())
            matrix[truth, found] += 1
            if (truth == 0) != (found == 0):
                wrong.append((SCRIPTS[truth], SCRIPTS[found], label["text"], label["font"]))
    show(matrix)
    for entry in wrong[:40]:
        print(entry)


def runtimes():
    import openvino

    for name in ("ocr-scripts", "ocr-script-classifier"):
        first = session(name)
        core = openvino.Core()
        core.set_property("CPU", {"INFERENCE_NUM_THREADS": 1})
        model = core.read_model((MODELS / name / "model.onnx.0").read_bytes())
        exact = core.compile_model(model, "CPU", {"INFERENCE_PRECISION_HINT": "f32"})
        short = core.compile_model(model, "CPU", {"INFERENCE_PRECISION_HINT": "bf16"})
        held = held_lines()[:60]
        furthest, same, same_short, spent = 0.0, 0, 0, Counter()
        for crop, _ in held:
            x = planes(crop)
            answers = []
            for key, run in (("onnxruntime", lambda: first.run(None, {"x": x})[0]), ("openvino f32", lambda: exact(x)[0]), ("openvino bf16", lambda: short(x)[0])):
                run()
                began = time.process_time()
                answers.append(run())
                spent[key] += time.process_time() - began
            furthest = max(furthest, float(np.abs(answers[0] - answers[1]).max()))
            same += bool((answers[0].argmax(-1) == answers[1].argmax(-1)).all())
            same_short += bool((answers[0].argmax(-1) == answers[2].argmax(-1)).all())
        print(json.dumps({"model": name, "lines": len(held), "largest difference": furthest, "same f32": same, "same bf16": same_short,
                          "CPU ms a line": {k: round(1000 * v / len(held), 1) for k, v in spent.items()}, "mean width": float(np.mean([planes(c).shape[3] for c, _ in held])),
                          "operators": dict(Counter(n.op_type for n in onnx.load(MODELS / name / "model.onnx.0").graph.node))}))


if __name__ == "__main__":
    {"lines": accuracy_of_lines, "tesseract": lambda: measure_tesseract(int(sys.argv[2])), "samples": samples, "classifier": confusion, "runtimes": runtimes}[sys.argv[1]]()
