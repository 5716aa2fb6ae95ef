"""Draws pictures with several processes, without end, into a ring of files that the training reads as it goes.

    python draw.py RING PROCESSES SECONDS

A process owns a part of the ring. `turn` of a place is odd while it is being written, so that a reader can tell.
"""

import json
import os
import sys
import time
import traceback
from pathlib import Path

import numpy as np

import packed
from pixels import resize

SIDE, PLACES, MOST = 720, 1536, 24
# Where the shares of pages, logos and plates end; the rest are scenes with none of them.
PAGES, LOGOS, PLATES = (0.24, 0.78, 0.80) if os.environ.get("OBJECTS_FOCUS") == "logos" else (0.36, 0.75, 0.84)


def ring(folder, mode):
    """Maps (pixels, sizes, boxes, weights of the kinds' negatives, turns)."""
    shapes = {"pixels": (np.uint8, (PLACES, 3, SIDE, SIDE)), "sizes": (np.int32, (PLACES, 2)), "boxes": (np.float32, (PLACES, MOST, 5)),
              "weights": (np.float32, (PLACES, 4)), "turn": (np.int64, (PLACES,))}
    return {name: np.memmap(folder / name, dtype, mode, shape=shape) for name, (dtype, shape) in shapes.items()}


def drawn(rng):
    """(picture, boxes, weights of negatives and, last, whether it is a document)."""
    import logos
    import pages
    import scenes

    kind = rng.random()
    if kind < PAGES:
        picture, boxes = pages.page(rng, rng.random() < 0.5, rng.random() < 0.55)
        if rng.random() < 0.25:
            picture, boxes = scenes.photographed(rng, picture, boxes)
        return picture, boxes, (1, 1, 1, 1)
    if kind < LOGOS:
        picture, boxes, unboxed = logos.scene(rng, ground)
        return picture, boxes, (1, unboxed, 1, 0)
    if kind < PLATES:
        return *scenes.plate_scene(rng), (1, 0.5, 1, 0)
    return *scenes.empty_scene(rng), (1, 1, 1, 0)


def ground(rng):
    """A photograph to put logos into; some with what is to be left alone."""
    import scenes

    picture, boxes = scenes.background(rng)
    if rng.random() < 0.35:
        scenes.clutter(rng, picture, boxes)
    return picture, boxes


def fitted(picture, boxes):
    h, w = picture.shape[:2]
    scale = min(1.0, SIDE / max(h, w))
    if scale < 1:
        picture = resize(picture, (min(SIDE, round(w * scale)), min(SIDE, round(h * scale))))
    return picture, [(k, x0 * scale, y0 * scale, x1 * scale, y1 * scale) for k, x0, y0, x1, y1 in boxes][:MOST]


def work(folder, number, processes, until, parent):
    maps = ring(folder, "r+")
    mine = range(number, PLACES, processes)
    count = failed = 0
    while time.time() < until and os.getppid() == parent:
        place = mine[count % len(mine)]
        try:
            picture, boxes, weights = drawn(packed.rng_of((number << 32) + count + failed * 7919))
            picture, boxes = fitted(picture, boxes)
        except Exception:  # one odd font or size must not end the drawing
            failed += 1
            if failed in (1, 10, 100):
                traceback.print_exc()
            continue
        h, w = picture.shape[:2]
        maps["turn"][place] += 1
        maps["pixels"][place, :, :h, :w] = picture.transpose(2, 0, 1)
        maps["sizes"][place] = w, h
        maps["boxes"][place] = -1
        for n, box in enumerate(boxes):
            maps["boxes"][place, n] = box
        maps["weights"][place] = weights
        maps["turn"][place] += 1
        count += 1
        if count % 200 == 0:
            print(json.dumps({"process": number, "drawn": count, "failed": failed}), flush=True)


def main():
    folder, processes, until = Path(sys.argv[1]), int(sys.argv[2]), time.time() + float(sys.argv[3])
    packed.load()
    children, parent = [], os.getpid()
    for number in range(processes):
        child = os.fork()
        if child == 0:
            try:
                work(folder, number, processes, until, parent)
            finally:
                os._exit(0)
        children.append(child)
    for child in children:
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
