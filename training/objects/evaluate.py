"""Scores on what was kept out: boxes by kind at every threshold, and what is found where there is nothing.

    python evaluate.py MODEL.onnx            # the whole picture at 640, as the service's first view
"""

import sys
from pathlib import Path

import cv2
import numpy as np

from sources import KINDS, SHARED, read, split

SIDE = 640


def network(path):
    import openvino

    options = {"INFERENCE_PRECISION_HINT": "bf16", "INFERENCE_NUM_THREADS": 1}
    return openvino.Core().compile_model(str(path), "CPU", options)


def look(net, picture, low=0.05):
    """[(kind, score, x0, y0, x1, y1)] in fractions, merged as the service does."""
    h, w = picture.shape[:2]
    scale = min(SIDE / max(h, w), 2.5)
    small = cv2.resize(picture, (max(1, round(w * scale)), max(1, round(h * scale))), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    sh, sw = small.shape[:2]
    short = next(s for s in (384, 480, SIDE) if s >= min(sh, sw))
    frame = np.full((short, SIDE, 3) if sw >= sh else (SIDE, short, 3), 114, np.uint8)
    frame[:sh, :sw] = small
    answer = net(frame.astype(np.float32).transpose(2, 0, 1)[None])
    heat, edges = answer["heat"][0], np.exp(np.minimum(answer["edges"][0], 8))
    found = []
    for kind in range(3):
        peak = cv2.dilate(heat[kind], np.ones((3, 3)))
        for y, x in zip(*np.nonzero((heat[kind] >= low) & (heat[kind] >= peak))):
            l, t, r, b = edges[:, y, x]
            cx, cy = (x + 0.5) * 8, (y + 0.5) * 8
            box = np.clip([(cx - l) / sw, (cy - t) / sh, (cx + r) / sw, (cy + b) / sh], 0, 1)
            found.append((kind, float(heat[kind, y, x]), *box))
    found.sort(key=lambda f: -f[1])
    kept = []
    for f in found:
        if not any(k[0] == f[0] and (iou(k[2:], f[2:]) > 0.4 or inside(f[2:], k[2:]) > 0.85) for k in kept):
            kept.append(f)
    return kept


def shared(a, b):
    return max(0, min(a[2], b[2]) - max(a[0], b[0])) * max(0, min(a[3], b[3]) - max(a[1], b[1]))


def size(a):
    return max(1e-9, (a[2] - a[0]) * (a[3] - a[1]))


def iou(a, b):
    s = shared(a, b)
    return s / (size(a) + size(b) - s)


def inside(a, b):
    return shared(a, b) / size(a)


def main():
    net = network(sys.argv[1])
    results = {}
    for folder, kind in (("plates", 0), ("logos", 1), ("signatures", 2)):
        scored, total, others = [], 0, []
        for path, boxes in split(folder, "valid"):
            truth = [b[1:] for b in boxes]
            total += len(truth)
            used = set()
            for k, score, *box in look(net, read(path)):
                if k != kind:
                    others.append((k, score))
                    continue
                best = max(range(len(truth)), key=lambda i: iou(truth[i], box), default=None)
                over = iou(truth[best], box) if best is not None else 0
                covers = best is not None and shared(truth[best], box) / size(truth[best]) > 0.7
                first = best not in used
                if over > 0.5 and first:
                    used.add(best)
                scored.append((score, over > 0.5 and first, covers))
        results[folder] = (scored, total, others, len(split(folder, "valid")))
    negatives = {"receipts": sorted((SHARED / "samples/ocr_receipts").glob("*.jpg"))}
    wrong = {name: [f[:2] for path in files for f in look(net, read(path))] for name, files in negatives.items()}
    for folder, kind in (("plates", 0), ("logos", 1), ("signatures", 2)):
        scored, total, others, pages = results[folder]
        print(f"{KINDS[kind]}: {total} boxes in {pages} pictures kept out")
        for threshold in (0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6):
            hit = sum(s >= threshold and ok for s, ok, _ in scored)
            false = sum(s >= threshold and not ok and not c for s, ok, c in scored)
            elsewhere = {n: sum(k == kind and s >= threshold for k, s in w) for n, w in wrong.items()}
            elsewhere |= {other: sum(k == kind and s >= threshold for k, s in results[other][2]) for other in results if other != folder}
            print(f"  {threshold:.2f} recall {hit / max(1, total):.3f} false {false} elsewhere {elsewhere}")


if __name__ == "__main__":
    main()
