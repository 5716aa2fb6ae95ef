"""Scores on what was kept out. Thresholds are chosen on one half of it and all numbers that count are read off the other.

    python evaluate.py MODEL.onnx...         # whole picture, mirror and tiles, as the service looks at it

One network of all kinds, or those of `models/objects` and `models/logos` (planes.py). At the end: logos as the service judges them,
page or photograph (find.is_page), with thresholds for what is large (find.is_large) and for what stands beside a plain one.

A kind has two thresholds: for pages (PAGES below) and for photographs. False objects on photographs are counted where
nothing is: the scenery kept out (sources.kept_out_background), the rides for logos and signatures.

Halves: plates by the first and second part of each ride, logos by brand, signatures by document, the rest by turns.
The threshold of a kind is the lowest of GRID at which the first half has at most as many false objects a picture as
ALLOWED says. Counted on pages are the pictures whose boxes are complete: for plates all but the rides (cars farther off have plates
nobody boxed), for logos receipts and pages of text, for signatures those and the signed pages.
Four kept-out pictures side by side make a large one, whose objects are half as large when all of it is seen.
"""

import hashlib
import random
import sys

import numpy as np

import find
from pixels import read, resize
from sources import HELD_OUT_BRANDS, KINDS, SHARED, backgrounds, kept_out_background, rows, signature_groups, split

FOLDERS = (("plates", 0), ("logos", 1), ("signatures", 2))
LOWEST = (0.4, 0.1, 0.4)  # the lowest threshold tried, by kind
GRID = [round(0.1 + 0.02 * n, 2) for n in range(36)]
PAGES = ("signatures", "ocr_receipts", "ocr_scripts")
# A signature missed is worse than a line of handwriting covered.
ALLOWED = (1 / 20, 1 / 20, 1 / 10)
COMPLETE = (("logos", "signatures", "ocr_receipts", "ocr_scripts"), ("ocr_receipts", "ocr_scripts"), ("signatures", "ocr_receipts", "ocr_scripts"))
# Photographs without any of a kind (or, logos on rides, with few: badges of cars).
WITHOUT = (("scenery", "logos"), ("scenery", "plates"), ("scenery", "plates", "logos"))
FIRST_BRANDS = ("heineken", "citroen")


def network(path):
    import openvino

    options = {"INFERENCE_PRECISION_HINT": "bf16", "INFERENCE_NUM_THREADS": 1}
    return openvino.Core().compile_model(str(path), "CPU", options)


PLANES = {3: [0, 1, 2], 2: [0, 2], 1: [1]}  # the kinds of a network, by their number


def look(nets, picture):
    found = []
    for net in nets:
        def run(view, net=net):
            answer = net(view.astype(np.float32).transpose(2, 0, 1)[None])
            heat = np.zeros((3, *answer["heat"].shape[2:]), np.float32)
            heat[PLANES[answer["heat"].shape[1]]] = answer["heat"][0]
            return heat, answer["edges"][0].copy()

        found += find.everything(picture, run)
    return sorted(found, key=lambda f: -f[1])


def as_judged(seen, shapes, thresholds):
    """Logos by (page, photograph, large on a page, large on a photograph, beside another on a photograph) thresholds, boxes grown as the
    service grows them: hits, boxes, false on photographs and on pages without any, of a half's rows."""
    hits = boxes = 0
    false = {"photographs": [0, 0], "pages": [0, 0]}
    for (_, folder, found, truth), (shape, page) in zip(seen, shapes):
        logos = [f for f in found if f[0] == 1]
        beside = not page and any(f[1] >= thresholds[1] for f in logos)
        needed = [min(thresholds[2 if page else 3] if find.is_large(f, shape) else 1, thresholds[0 if page else 1], thresholds[4] if beside else 1) for f in logos]
        logos = [find.grown(f, shape) for f, least in zip(logos, needed) if f[1] >= least]
        if folder == "logos":
            hits += sum(ok for _, ok, _ in find.judge(logos, truth[1], 1))
            boxes += len(truth[1])
        elif folder != "signatures":
            count = false["pages" if folder in PAGES else "photographs"]
            count[0] += len(logos)
            count[1] += 1
    return hits, boxes, false


def mosaics(folder, kind):
    """Large pictures of four kept-out ones each, with the boxes of the folder's kind."""
    all_rows = split(folder, "valid")
    random.Random(5).shuffle(all_rows)
    for four in zip(*[iter(all_rows)] * 4):
        pictures = [read(path) for path, _ in four]
        if folder == "logos":  # they are small
            pictures = [resize(p, (p.shape[1] * 1.5, p.shape[0] * 1.5)) for p in pictures]
        ch, cw = (max(p.shape[side] for p in pictures) for side in (0, 1))
        canvas, truth = np.full((2 * ch, 2 * cw, 3), 200, np.uint8), []
        for n, (picture, (_, boxes)) in enumerate(zip(pictures, four)):
            left, top, (h, w) = n % 2 * cw, n // 2 * ch, picture.shape[:2]
            canvas[top : top + h, left : left + w] = picture
            for _, x0, y0, x1, y1 in (b for b in boxes if b[0] == kind):
                truth.append(((left + x0 * w) / 2 / cw, (top + y0 * h) / 2 / ch, (left + x1 * w) / 2 / cw, (top + y1 * h) / 2 / ch))
        yield canvas, truth


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
    net = [network(path) for path in sys.argv[1:]]
    shapes = []  # of the pictures in `seen`: (shape, whether a page)

    def shown(path):
        picture = read(path)
        shapes.append((picture.shape, find.is_page(picture)))
        return look(net, picture)

    # (first half?, picture's set, found, truth by kind or None where the kind's boxes are not known)
    seen = []
    for folder, kind in FOLDERS:
        first = halves(folder)
        for path, boxes in split(folder, "valid"):
            truth = [[b[1:] for b in boxes if b[0] == k] for k in range(3)]
            if kind != 1:
                truth[1] = None  # badges on cars and letterheads are logos nobody boxed
            seen.append((first[path], folder, shown(path), truth))
    for name in ("ocr_receipts", "ocr_scripts"):
        files = sorted(p for p in (SHARED / "samples" / name).rglob("*") if p.suffix.lower() in (".jpg", ".png"))
        seen += [(n % 2 == 0, name, shown(path), [[], [], []]) for n, path in enumerate(files)]

    for n, path in enumerate(p for p in backgrounds() if kept_out_background(p)):
        seen.append((n % 2 == 0, "scenery", shown(path), [[], [], []]))

    def without(kind, first, threshold):
        """(false objects, photographs) where there is none of the kind."""
        found = [sum(k == kind and s >= threshold for k, s, *_ in objects) for half, folder, objects, _ in seen
                 if half is first and folder in WITHOUT[kind]]
        return sum(found), len(found)

    def false_objects(kind, first, threshold):
        """(false objects, pictures) where all objects of the kind are boxed."""
        false = pictures = 0
        for half, folder, found, truth in seen:
            if half is first and folder in COMPLETE[kind]:
                pictures += 1
                false += sum(s >= threshold and not ok and not covers for s, ok, covers in find.judge(found, truth[kind], kind))
        return false, pictures

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

    chosen, on_photos = {}, {}
    for kind in range(3):
        tried = [t for t in GRID if t >= LOWEST[kind]]
        counted = [(t, *false_objects(kind, True, t)) for t in tried]
        chosen[kind] = next((t for t, false, pictures in counted if false <= pictures * ALLOWED[kind]), tried[-1])
        counted = [(t, *without(kind, True, t)) for t in tried]
        on_photos[kind] = next((t for t, false, pictures in counted if false <= pictures * ALLOWED[kind]), tried[-1])
    for kind in range(3):
        # Where the objects are: plates and logos on photographs, signatures on pages.
        main = chosen[kind] if kind == 2 else on_photos[kind]
        print(f"{KINDS[kind]}: threshold {chosen[kind]} on pages, {on_photos[kind]} on photographs (from the first half)")
        for name, first in (("first", True), ("second", False)):
            hits, total, false, pictures = scores(kind, first, main)
            print(f"  {name} half, at {main}: recall {hits / max(1, total):.3f} ({hits} of {total}), {false} not boxed on its {pictures} pictures; false "
                  "%d on %d pages with all boxes known," % false_objects(kind, first, chosen[kind]),
                  "%d on %d photographs without any" % without(kind, first, on_photos[kind]))
        for threshold in [t for t in GRID if t >= LOWEST[kind]][::2]:
            both = [scores(kind, half, threshold) for half in (True, False)]
            wrong = [false_objects(kind, half, threshold) for half in (True, False)]
            none = [without(kind, half, threshold) for half in (True, False)]
            print(f"    {threshold:.2f}: recall {sum(b[0] for b in both) / max(1, sum(b[1] for b in both)):.3f}, "
                  f"not boxed {sum(b[2] for b in both)} on {sum(b[3] for b in both)}; pages: {sum(n[0] for n in wrong)} false on {sum(n[1] for n in wrong)}; "
                  f"photographs: {sum(n[0] for n in none)} on {sum(n[1] for n in none)}")
    for name in ("scenery", "plates"):
        for kind in range(3):
            if name in WITHOUT[kind]:
                print(f"  {KINDS[kind]} on {name} at {on_photos[kind]}:", sum(k == kind and s >= on_photos[kind] for _, f, o, _ in seen if f == name for k, s, *_ in o))
    for folder, kind in FOLDERS:
        hits = total = false = 0
        for picture, truth in mosaics(folder, kind):
            least = chosen[kind] if folder in PAGES else on_photos[kind]
            judged = [j for j in find.judge(look(net, picture), truth, kind) if j[0] >= least]
            total += len(truth)
            hits += sum(ok for _, ok, _ in judged)
            false += sum(not ok and not covers for _, ok, covers in judged)
        print(f"{KINDS[kind]} in large pictures: recall {hits / max(1, total):.3f} ({hits} of {total}), {false} not boxed")
    for name in ("ocr_receipts", "ocr_scripts", "plates", "logos", "signatures", "scenery"):
        level = chosen if name in PAGES else on_photos
        mine = [(found, truth) for _, folder, found, truth in seen if folder == name]
        extra = {KINDS[k]: sum(kind == k and s >= level[k] for found, truth in mine if not truth[k] for kind, s, *_ in found) for k in range(3)}
        print(f"{name} ({len(mine)}), objects where none is boxed: {extra}")
    for beside in (0.16, 0.2, 0.24, 0.3, 1):
        for name, first in (("first", True), ("second", False)):
            rows_of_half = [(row, shape) for row, shape in zip(seen, shapes) if row[0] is first]
            levels = (chosen[1], on_photos[1], 0.34, 0.16, beside)
            print(f"logos as the service judges, pages, photographs, large on both, beside another {levels}, {name} half:", *as_judged(*zip(*rows_of_half), levels))
    print("card.py arguments:", " ".join(f"{KINDS[k]}={chosen[k]}" for k in range(3)), " ".join(f"photo:{KINDS[k]}={on_photos[k]}" for k in range(3)))


if __name__ == "__main__":
    main()
