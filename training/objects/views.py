"""Cuts what the network is trained on: views of 448 x 448 with their boxes, kept as the frozen stem's features.

The stem (the first layers of CenterFace, to stride 8) is not trained, so a view costs its picture and one pass of the
stem once, and every epoch reads features. `python views.py SHARD COUNT` writes shards/SHARD.npz; run as many as wanted,
also while the training runs: it takes new shards at every epoch.
"""

import os
import sys
import time

import cv2
import numpy as np

import pages
import scenes
from sources import LOGO, PLATE, SIGNATURE, WORK, read, rng_of, split

SIZE = 448
STRIDE = 8


def degrade(rng, picture):
    """What cameras, scanners, faxes and JPEG do."""
    if rng.random() < 0.25:
        picture = np.repeat(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)[..., None], 3, axis=2)
    if rng.random() < 0.6:
        gain, shift = rng.uniform(0.65, 1.25), rng.uniform(-35, 35)
        cast = np.array([rng.gauss(1, 0.05) for _ in range(3)])
        picture = np.clip(picture * (gain * cast) + shift, 0, 255).astype(np.uint8)
    if rng.random() < 0.2:  # uneven light
        h, w = picture.shape[:2]
        light = cv2.resize(np.array([[rng.uniform(0.55, 1.1) for _ in range(3)] for _ in range(3)], np.float32), (w, h))
        picture = np.clip(picture * light[..., None], 0, 255).astype(np.uint8)
    if rng.random() < 0.3:
        k = rng.choice([3, 3, 5])
        picture = cv2.GaussianBlur(picture, (k, k), rng.uniform(0.4, 1.5))
    if rng.random() < 0.25:
        noise = np.random.default_rng(rng.randrange(1 << 30)).normal(0, rng.uniform(2, 14), picture.shape)
        picture = np.clip(picture + noise, 0, 255).astype(np.uint8)
    if rng.random() < 0.5:
        _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, rng.randint(25, 90)])
        picture = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return picture


def binary(rng, picture):
    """A fax or a black and white scan."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    grey = np.where(grey > np.median(grey) * rng.uniform(0.6, 0.9), 255, 0).astype(np.uint8)
    return np.repeat(grey[..., None], 3, axis=2)


def warp(rng, picture, boxes, tilt, zoom, flip):
    """Turns, scales, moves into a view; boxes follow their corners, less what a small turn adds to them."""
    h, w = picture.shape[:2]
    angle = rng.gauss(0, tilt)
    cos, sin = np.cos(np.radians(angle)) * zoom, np.sin(np.radians(angle)) * zoom
    matrix = np.array([[cos, sin, 0], [-sin, cos, 0]])
    if flip:
        matrix = matrix @ np.array([[-1, 0, w], [0, 1, 0], [0, 0, 1]])
    corners = np.array([[0, 0, 1], [w, 0, 1], [0, h, 1], [w, h, 1]]) @ matrix.T
    low, high = corners.min(axis=0), corners.max(axis=0)
    focus = None
    if boxes and rng.random() < 0.7:
        _, x0, y0, x1, y1 = rng.choice(boxes)
        focus = matrix @ [(x0 + x1) / 2, (y0 + y1) / 2, 1]
    for axis in range(2):
        room = high[axis] - low[axis] - SIZE
        if room <= 0:
            matrix[axis, 2] -= low[axis] + rng.uniform(0, 1) * room
        elif focus is not None:
            start = focus[axis] - rng.uniform(0.15, 0.85) * SIZE
            matrix[axis, 2] -= min(max(start, low[axis]), low[axis] + room)
        else:
            matrix[axis, 2] -= low[axis] + rng.uniform(0, 1) * room
    fill = rng.choice([(114, 114, 114), (114, 114, 114), (0, 0, 0), (255, 255, 255)])
    source = picture
    if zoom < 0.7:
        source = cv2.resize(picture, None, fx=zoom * 1.2, fy=zoom * 1.2, interpolation=cv2.INTER_AREA)
        k = np.diag([w / source.shape[1], h / source.shape[0], 1])
        used = matrix @ k
    else:
        used = matrix
    view = cv2.warpAffine(source, used, (SIZE, SIZE), flags=cv2.INTER_LINEAR, borderValue=fill)
    kept, ignored = [], []
    for kind, x0, y0, x1, y1 in boxes:
        xm, ym = (x0 + x1) / 2, (y0 + y1) / 2
        # Edge midpoints, not corners: a box around the corners of a turned box is too large.
        pts = np.array([[x0, ym, 1], [x1, ym, 1], [xm, y0, 1], [xm, y1, 1]]) @ matrix.T
        a0, b0 = pts.min(axis=0)
        a1, b1 = pts.max(axis=0)
        c = np.clip([a0, b0, a1, b1], 0, SIZE)
        cw, ch = c[2] - c[0], c[3] - c[1]
        seen = cw * ch / max(1e-6, (a1 - a0) * (b1 - b0))
        if cw <= 1 or ch <= 1:
            continue
        if seen < 0.45 or max(cw, ch) < 12 or min(cw, ch) < 5:
            ignored.append((kind, *c))
        else:
            kept.append((kind, *c))
    return view, kept, ignored


def view(rng):
    """(view, boxes, boxes to ignore, weight of each kind's negatives)."""
    kind = rng.random()
    weights = [1.0, 1.0, 1.0]
    flip = False
    if kind < 0.17:
        picture, boxes = real(rng, "plates")
        weights[LOGO] = 0.5  # cars carry badges nobody boxed
        flip, tilt, zoom = rng.random() < 0.5, 3, rng.uniform(0.6, 2.0)
    elif kind < 0.27:
        picture, boxes = scenes.plate_scene(rng)
        weights[LOGO] = 0.5
        flip, tilt, zoom = False, 4, rng.uniform(0.5, 1.3)
    elif kind < 0.43:
        picture, boxes = real(rng, "logos")
        weights[LOGO] = 0.6  # other brands beside the boxed one
        flip, tilt, zoom = rng.random() < 0.3, 8, rng.uniform(0.35, 1.5)
    elif kind < 0.60:
        picture, boxes = scenes.logo_scene(rng)
        weights[LOGO] = 0.8
        flip, tilt, zoom = False, 5, rng.uniform(0.5, 1.2)
    elif kind < 0.75:
        picture, boxes = real(rng, "signatures")
        weights[LOGO] = 0.0  # letterheads nobody boxed
        tilt, zoom = 2, rng.uniform(0.62, 1.6)
    elif kind < 0.95:
        picture, boxes = pages.page(rng, rng.random() < 0.5, rng.random() < 0.6)
        if rng.random() < 0.2:
            picture = binary(rng, picture)
        tilt, zoom = 2, rng.uniform(0.55, 1.1) * 640 / max(picture.shape[:2])
    else:
        picture, boxes = scenes.empty_scene(rng)
        flip, tilt, zoom = rng.random() < 0.5, 4, rng.uniform(0.5, 1.4)
    if not flip and rng.random() < 0.06:  # a page or a photograph that lies on its side
        turns = rng.randrange(1, 4)
        for _ in range(turns):
            h, w = picture.shape[:2]
            picture = np.ascontiguousarray(np.rot90(picture))
            boxes = [(k, y0, w - x1, y1, w - x0) for k, x0, y0, x1, y1 in boxes]
    made, kept, ignored = warp(rng, picture, boxes, tilt, zoom, flip)
    return degrade(rng, made), kept, ignored, weights


_real = {}


def real(rng, folder):
    if folder not in _real:
        _real[folder] = split(folder, "train")
    path, found = rng.choice(_real[folder])
    picture = read(path)
    h, w = picture.shape[:2]
    if folder == "signatures" and rng.random() < 0.5:  # these pages were squeezed to squares: give some their shape back
        picture = cv2.resize(picture, (w, int(h * rng.uniform(1.1, 1.4))))
        h = picture.shape[0]
    return picture, [(k, x0 * w, y0 * h, x1 * w, y1 * h) for k, x0, y0, x1, y1 in found]


def stem():
    import openvino

    options = {"INFERENCE_PRECISION_HINT": "f32" if os.environ.get("OBJECTS_F32") else "bf16", "INFERENCE_NUM_THREADS": 1}
    return openvino.Core().compile_model(str(WORK / "stem.onnx"), "CPU", options)


def features(network, picture):
    """Stride-8 features of an RGB picture whose sides are multiples of 32, as f16."""
    return network(picture.astype(np.float32).transpose(2, 0, 1)[None])[0][0].astype(np.float16)


def main():
    shard, count = int(sys.argv[1]), int(sys.argv[2])
    cv2.setNumThreads(1)
    network = stem()
    started = time.time()
    kept = np.zeros((count, 32, SIZE // STRIDE, SIZE // STRIDE), np.float16)
    truth = []
    for number in range(count):
        picture, boxes, ignored, weights = view(rng_of(shard * 1_000_003 + number))
        kept[number] = features(network, picture)
        truth.append((boxes, ignored, weights))
    folder = WORK / "shards"
    folder.mkdir(exist_ok=True)
    np.save(folder / f"{shard:04}.truth.npy", np.array(truth, dtype=object), allow_pickle=True)
    np.save(folder / f"{shard:04}.tmp.npy", kept)
    os.replace(folder / f"{shard:04}.tmp.npy", folder / f"{shard:04}.npy")
    print(f"shard {shard}: {count} views in {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
