"""Measures the exported files, as the service runs them: one line a call, padded like the service pads.

    python evaluate.py tesseract 40        Debian's tesseract on the first forty lines of each language; kept for the next step
    python evaluate.py lines               character accuracy by language on held-out fonts and text, beside tesseract's
    python evaluate.py samples             ../shared/samples/ocr_scripts, cut into lines by their blank rows
    python evaluate.py classifier          confusion matrix
    python evaluate.py confidence          which lines the service would rely on, by threshold, and whether it should
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
from random import Random

import numpy as np
import onnx
import onnxruntime
from PIL import Image

import alphabet
import lines
from model import script_of_character
from render import line_image
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


def shares(script: str, known: list[str]) -> np.ndarray:
    """What the service weighs every class by in a line of a script (crates/inference/src/ocr/scripts.rs)."""
    def share(c: str) -> float:
        if script_of_character(c) == SCRIPTS.index(script):
            return 1.0
        if c.isascii() and c.isalpha():
            return 1.0 if script == "vietnamese" else 0.3
        return 0.0 if script_of_character(c) else 1.0
    return np.array([1.0, *map(share, known)], np.float32)


def lines_in_scripts_nobody_reads():
    """Ten lines each of random letters in scripts that no network here can write."""
    blocks = {"Georgian": range(0x10D0, 0x10F1), "Armenian": range(0x561, 0x587), "Bengali": range(0x995, 0x9A9), "Tamil": range(0xBAE, 0xBBA), "Ethiopic": range(0x1200, 0x1240),
              "Khmer": range(0x1780, 0x17A3), "Gujarati": range(0xA95, 0xAA9), "Telugu": range(0xC15, 0xC29)}
    random = Random(3)
    for name, block in blocks.items():
        path = f"/usr/share/fonts/truetype/noto/NotoSans{name}-Regular.ttf"
        for _ in range(10 if Path(path).exists() else 0):
            text = " ".join("".join(chr(random.choice(block)) for _ in range(random.randint(3, 9))) for _ in range(random.randint(1, 4)))
            image = line_image(random, text, path, 0, False)
            if image is not None:
                yield np.asarray(image)


def confidence():
    """Held-out lines, as they are and made coarser and noisier until they cannot be read; and lines nobody reads."""
    router, reader = session("ocr-script-classifier"), Reader()
    tables = [shares(script, reader.alphabet) for script in SCRIPTS]
    generator = np.random.default_rng(5)

    def read(crop):
        x = planes(crop)
        likelihood = router.run(None, {"x": x})[0][0]
        if 1 - likelihood[0] < 0.7:
            return None
        script = 1 + int(likelihood[1:].argmax())
        values = reader.session.run(None, {"x": x})[0][0]
        shared = values * tables[script]
        plain, best = values.argmax(1), shared.argmax(1)
        peaks: list[float] = []
        for i, c in enumerate(best):
            if c and i and best[i - 1] == c:
                peaks[-1] = max(peaks[-1], values[i, c])
            elif c:
                peaks.append(values[i, c])
        lost = max(0, len(decode(plain.tolist(), reader.alphabet).replace(" ", "")) - len(decode(best.tolist(), reader.alphabet).replace(" ", "")))
        return SCRIPTS[script], decode(best.tolist(), reader.alphabet), sum(peaks) / max(1, len(peaks) + lost)

    measured = []
    for crop, label in held_lines():
        if label["language"] == "en" or script_of(label["text"]) == 0:
            continue
        for coarse in (48, 20, 14, 10):
            image = Image.fromarray(crop)
            spoiled = image if coarse == 48 else image.resize((max(1, image.width * coarse // 48), coarse), Image.BOX).resize(image.size, Image.BILINEAR)
            noise = generator.normal(0, 0 if coarse == 48 else 8, crop.shape)
            found = read(np.clip(np.asarray(spoiled) + noise, 0, 255).astype(np.uint8))
            if found:
                measured.append((coarse, found[0], 1 - distance(found[1], label["label"]) / max(1, len(label["label"])), found[2]))
    strange = [read(crop) for crop in lines_in_scripts_nobody_reads()]
    for coarse in (48, 20, 14, 10):
        part = [m for m in measured if m[0] == coarse]
        print(json.dumps({"pixels high": coarse, "sent": len(part), "mean accuracy": round(float(np.mean([m[2] for m in part])), 4)}))
    print(json.dumps({"lines nobody reads": len(strange), "sent to us": sum(s is not None for s in strange), "confidences": [round(float(s[2]), 2) for s in strange if s]}))
    for threshold in (0.7, 0.8, 0.84, 0.86, 0.88, 0.9, 0.92, 0.94):
        called = lambda low, high: [m[3] >= threshold for m in measured if low <= m[2] < high]  # noqa: E731
        print(json.dumps({"threshold": threshold, **{name: [round(float(np.mean(c)), 4), len(c)] for name, c in
                          (("accuracy .9 and more", called(0.9, 9)), (".7 to .9", called(0.7, 0.9)), ("below .7", called(-99, 0.7)))},
                          "nobody reads": round(sum(s is not None and s[2] >= threshold for s in strange) / max(1, len(strange)), 3)}))


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
    {"lines": accuracy_of_lines, "tesseract": lambda: measure_tesseract(int(sys.argv[2])), "samples": samples, "classifier": confusion, "confidence": confidence, "runtimes": runtimes}[sys.argv[1]]()
