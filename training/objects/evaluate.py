"""Scores on what was kept out. Thresholds are chosen on one half of it and all numbers that count are read off the other.

    python evaluate.py MODEL.onnx            # the whole picture at 640, as the service looks at it

Halves: plates by the first and second part of each ride, logos by brand, signatures by document, the rest by turns.
The threshold of a kind is the lowest at which, on the first half's pictures without such an object, fewer than one in 60 has
a false one: three kinds together, one in 20.
"""

import hashlib
import sys

import numpy as np

import find
from pixels import read
from sources import HELD_OUT_BRANDS, KINDS, SHARED, rows, signature_groups, split

FOLDERS = (("plates", 0), ("logos", 1), ("signatures", 2))
GRID = [round(0.1 + 0.02 * n, 2) for n in range(41)]
FIRST_BRANDS = ("heineken", "citroen")


def network(path):
    import openvino

    options = {"INFERENCE_PRECISION_HINT": "bf16", "INFERENCE_NUM_THREADS": 1}
    return openvino.Core().compile_model(str(path), "CPU", options)


def look(net, path):
    view, sw, sh = find.frame(read(path))
    answer = net(view.astype(np.float32).transpose(2, 0, 1)[None])
    return find.decode(answer["heat"][0], answer["edges"][0], sw, sh)


def halves(folder):
    """Whether a kept-out picture is of the first half, by path."""
    kept = [path for path, _ in split(folder, "valid")]
    if folder == "plates":
        rides = {}
        for path in kept:
            rides.setdefault(path.stem.partition("#")[0], []).append(path)
        return {path: n < len(ride) / 2 for ride in rides.values() for n, path in enumerate(ride)}
    every = [path for path, _ in rows(folder)]
    if folder == "logos":
        first = {every[n] for brand in FIRST_BRANDS for n in HELD_OUT_BRANDS[brand]}
        return {path: path in first for path in kept}
    group = dict(zip(every, signature_groups()))
    return {path: hashlib.sha256(f"half{group[path]}".encode()).digest()[0] % 2 == 0 for path in kept}


def main():
    net = network(sys.argv[1])
    # (first half?, picture's set, found, truth by kind or None where the kind's boxes are not known)
    seen = []
    for folder, kind in FOLDERS:
        first = halves(folder)
        for path, boxes in split(folder, "valid"):
            truth = [[b[1:] for b in boxes if b[0] == k] for k in range(3)]
            if kind != 1:
                truth[1] = None  # badges on cars and letterheads are logos nobody boxed
            seen.append((first[path], folder, look(net, path), truth))
    for name in ("ocr_receipts", "ocr_scripts"):
        files = sorted(p for p in (SHARED / "samples" / name).rglob("*") if p.suffix.lower() in (".jpg", ".png"))
        seen += [(n % 2 == 0, name, look(net, path), [[], [], []]) for n, path in enumerate(files)]

    def false_where_none(kind, first, threshold):
        """(false objects, pictures) without an object of the kind."""
        free = [found for half, _, found, truth in seen if half is first and truth[kind] == []]
        return sum(k == kind and s >= threshold for found in free for k, s, *_ in found), len(free)

    def scores(kind, first, threshold):
        hits = total = false = pictures = 0
        for half, folder, found, truth in seen:
            if half is first and truth[kind]:
                judged = find.judge(found, truth[kind], kind)
                total += len(truth[kind])
                pictures += 1
                hits += sum(ok and s >= threshold for s, ok, _ in judged)
                false += sum(s >= threshold and not ok and not covers for s, ok, covers in judged)
        return hits, total, false, pictures

    chosen = {}
    for kind in range(3):
        fits = [t for t in GRID if false_where_none(kind, True, t)[0] <= false_where_none(kind, True, t)[1] / 60]
        chosen[kind] = fits[0] if fits else GRID[-1]
    for kind in range(3):
        print(f"{KINDS[kind]}: threshold {chosen[kind]} (from the first half)")
        for name, first in (("first", True), ("second", False)):
            hits, total, false, pictures = scores(kind, first, chosen[kind])
            none, free = false_where_none(kind, first, chosen[kind])
            print(f"  {name} half: recall {hits / max(1, total):.3f} ({hits} of {total}), {false} false on its {pictures} pictures, "
                  f"{none} on {free} without any")
        for threshold in GRID[::5]:
            both = [scores(kind, half, threshold) for half in (True, False)]
            none = [false_where_none(kind, half, threshold) for half in (True, False)]
            print(f"    {threshold:.2f}: recall {sum(b[0] for b in both) / max(1, sum(b[1] for b in both)):.3f}, "
                  f"false {sum(b[2] for b in both)} on {sum(b[3] for b in both)}, {sum(n[0] for n in none)} on {sum(n[1] for n in none)} without any")
    for name in ("ocr_receipts", "ocr_scripts", "plates", "logos", "signatures"):
        mine = [(found, truth) for _, folder, found, truth in seen if folder == name]
        extra = {KINDS[k]: sum(kind == k and s >= chosen[k] for found, truth in mine if not truth[k] for kind, s, *_ in found) for k in range(3)}
        print(f"{name} ({len(mine)}), objects where none is boxed: {extra}")
    print("card.py arguments:", " ".join(f"{KINDS[k]}={chosen[k]}" for k in range(3)))


if __name__ == "__main__":
    main()
