"""Views from pictures, on the device: turned, scaled, moved, mixed; then what cameras, scanners, faxes and JPEG do."""

import os
from functools import lru_cache

import numpy as np
import torch
from torch.nn import functional as F

WHOLE = int(os.environ.get("OBJECTS_WHOLE", 640))  # the service shows the network a whole picture at this size
PLATE = 0
IGNORED = 10  # as in sources.py
PHOTO, DOCUMENT, SQUEEZED = 0, 1, 2


class Pool:
    """Pictures on the device with their boxes (kind, x0, y0, x1, y1 in pixels; kind -1: none), which stay on the host."""

    def __init__(self, places, side, most, device):
        self.pixels = torch.zeros(places, 3, side, side, dtype=torch.uint8, device=device)
        self.sizes = np.ones((places, 2), np.int32)
        self.boxes = np.full((places, most, 5), -1, np.float32)
        self.weights = np.ones((places, 4), np.float32)
        self.count = 0

    def put(self, place, pixels, size, boxes, weights):
        self.pixels[place] = torch.from_numpy(pixels).to(self.pixels.device)
        self.sizes[place], self.boxes[place], self.weights[place] = size, boxes, weights
        self.count = max(self.count, place + 1)


def eye(n):
    return np.tile(np.eye(3), (n, 1, 1))


def matrices(rng, pool, index, side):
    """From pixels of the pictures to pixels of their views."""
    n = len(index)
    boxes, look = pool.boxes[index], pool.weights[index, 3]
    w, h = pool.sizes[index, 0].astype(float), pool.sizes[index, 1].astype(float)
    photo = look == PHOTO
    # Mirrored, or lying on their side.
    start = eye(n)
    flip = photo & (rng.random(n) < 0.4)
    start[flip, 0, 0], start[flip, 0, 2] = -1, w[flip]
    turns = np.where(~flip & (rng.random(n) < 0.05), rng.integers(1, 4, n), 0)
    for quarter, rows in ((1, lambda w, h: [[0, 1, 0], [-1, 0, w], [0, 0, 1]]), (2, lambda w, h: [[-1, 0, w], [0, -1, h], [0, 0, 1]]),
                          (3, lambda w, h: [[0, -1, h], [1, 0, 0], [0, 0, 1]])):
        for i in np.nonzero(turns == quarter)[0]:
            start[i] = rows(w[i], h[i])
    w, h = np.where(turns % 2 == 1, h, w), np.where(turns % 2 == 1, w, h)
    # Size: mostly near what the service shows, sometimes far from it.
    near = rng.random(n) < 0.5
    factor = np.where(near, rng.uniform(0.82, 1.15, n), np.exp(rng.uniform(np.log(0.42), np.log(2.1), n)))
    squeezed = (look == SQUEEZED) & (rng.random(n) < 0.5)
    tall = np.where(squeezed, rng.uniform(1.1, 1.4, n), 1.0)
    zoom = np.minimum(WHOLE / np.maximum(w, h * tall) * factor, 3.0)
    zx, zy = zoom * np.exp(rng.normal(0, 0.05, n)), zoom * tall * np.exp(rng.normal(0, 0.05, n))
    # Place: about a box, or anywhere.
    focus = np.stack([rng.uniform(0, w), rng.uniform(0, h)], 1)
    for i in range(n):
        there = np.nonzero((boxes[i, :, 0] >= 0) & (boxes[i, :, 0] < IGNORED))[0]
        if len(there) and rng.random() < 0.75:
            box = boxes[i, rng.choice(there), 1:]
            focus[i] = (start[i] @ [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2, 1])[:2]
    scale = eye(n)
    for axis, (z, length) in enumerate(((zx, w), (zy, h))):
        room = side - length * z
        wanted = rng.uniform(0.12, 0.88, n) * side - focus[:, axis] * z
        # A picture that fits lies anywhere in the view, in the corner above all, where the service puts it.
        fits = np.where(rng.random(n) < 0.4, 0, rng.uniform(0, 1, n) * np.maximum(room, 0))
        scale[:, axis, axis], scale[:, axis, 2] = z, np.where(room > 0, fits, np.clip(wanted, room, 0))
    # A turn about the middle, and a little perspective.
    angle = np.radians(np.clip(rng.normal(0, np.where(photo, 4.5, 1.6), n), -12, 12)) * (rng.random(n) < 0.7)
    tilt = rng.normal(0, 1, (n, 2)) * np.where(rng.random((n, 1)) < 0.3, 0.10, 0) / side
    turn, middle, back = eye(n), eye(n), eye(n)
    turn[:, 0, 0] = turn[:, 1, 1] = np.cos(angle)
    turn[:, 0, 1], turn[:, 1, 0] = -np.sin(angle), np.sin(angle)
    turn[:, 2, :2] = tilt
    middle[:, :2, 2], back[:, :2, 2] = -side / 2, side / 2
    return back @ turn @ middle @ scale @ start, zoom


def move(boxes, matrix, side):
    """Boxes in the view, and their states: 0 none, 1 to be found, 2 too small or too little seen to tell."""
    kind = boxes[..., 0]
    x0, y0, x1, y1 = (boxes[..., k] for k in range(1, 5))
    xm, ym, one = (x0 + x1) / 2, (y0 + y1) / 2, np.ones_like(x0)

    def bounds(points):
        at = np.stack([np.stack(p, -1) for p in points], -2) @ matrix[:, None].transpose(0, 1, 3, 2)
        at = at[..., :2] / np.maximum(at[..., 2:], 0.2)
        return np.concatenate([at.min(-2), at.max(-2)], -1)

    corners = bounds([(x0, y0, one), (x1, y0, one), (x1, y1, one), (x0, y1, one)])
    middles = bounds([(x0, ym, one), (x1, ym, one), (xm, y0, one), (xm, y1, one)])
    # A plate fills its box, so its corners bound it; ink and logos rarely reach them.
    moved = np.where((kind == PLATE)[..., None], corners, (corners + middles) / 2)
    state = np.where(kind >= IGNORED, 2, np.where(kind >= 0, 1, 0))
    return cut(np.where(kind >= IGNORED, kind - IGNORED, kind), moved, state, np.array([0, 0, side, side], float))


def cut(kind, boxes, state, area):
    low, high = np.maximum(boxes[..., :2], area[..., :2]), np.minimum(boxes[..., 2:], area[..., 2:])
    room = np.maximum(high - low, 0)
    seen = room.prod(-1) / np.maximum((boxes[..., 2:] - boxes[..., :2]).prod(-1), 1e-6)
    gone = (room.min(-1) <= 1) | (state == 0)
    unsure = (seen < 0.45) | (room.max(-1) < 11) | (room.min(-1) < 4.5) | (state == 2)
    return kind, np.concatenate([low, high], -1), np.where(gone, 0, np.where(unsure, 2, 1))


def sample(pool, index, matrix, zoom, side):
    """The views [n, 3, side, side] as f32; what lies outside a picture gets one colour."""
    device = pool.pixels.device
    n = len(index)
    back = torch.from_numpy(np.linalg.inv(matrix).astype(np.float32)).to(device)
    pixels = pool.pixels[torch.from_numpy(index).to(device)].float()
    reach = torch.from_numpy(pool.sizes[index].astype(np.float32)).to(device)
    at = torch.arange(side, device=device) + 0.5
    y, x = torch.meshgrid(at, at, indexing="ij")
    points = torch.stack([x, y, torch.ones_like(x)], -1).view(1, -1, 3) @ back.transpose(1, 2)
    points = points[..., :2] / points[..., 2:].clamp(min=1e-3)
    out = ((points < 0) | (points > reach[:, None])).any(-1).view(n, 1, side, side)
    points = torch.minimum(points.clamp(min=0.5), reach[:, None] - 0.5)
    grid = (points * (2 / pixels.shape[-1]) - 1).view(n, side, side, 2)
    views = F.grid_sample(pixels, grid, "bilinear", "border", align_corners=False)
    small = np.nonzero(zoom < 0.7)[0]
    if len(small):  # shrinking by much skips pixels unless they were averaged first
        rows = torch.from_numpy(small).to(device)
        views[rows] = F.grid_sample(F.avg_pool2d(pixels[rows], 2), grid[rows], "bilinear", "border", align_corners=False)
    fill = torch.full((n, 3, 1, 1), 114.0, device=device)
    other = torch.rand(n, 1, 1, 1, device=device)
    fill = torch.where(other < 0.15, torch.zeros_like(fill), torch.where(other > 0.85, torch.full_like(fill, 255), fill))
    return torch.where(out, fill, views)


def views(rng, parts, side):
    """parts: [(pool, index)]. (pixels, boxes [n, m, 5], states [n, m], weights [n, 4]): the last three are arrays."""
    pixels, columns = [], [[], [], [], []]
    for pool, index in parts:
        matrix, zoom = matrices(rng, pool, index, side)
        pixels.append(sample(pool, index, matrix, zoom, side))
        for column, values in zip(columns, (*move(pool.boxes[index], matrix, side), pool.weights[index])):
            column.append(values)
    pixels = torch.cat(pixels)
    kind, boxes, state, weights = (np.concatenate(c) for c in columns)
    # Some get a side of another: half a letter beside half a street.
    n = len(kind)
    partner = rng.permutation(n)
    mixed = rng.random(n) < 0.15
    upright, share = rng.random(n) < 0.5, rng.uniform(0.3, 0.7, n) * side
    here, there = np.tile([0.0, 0, side, side], (n, 1)), np.tile([0.0, 0, side, side], (n, 1))
    here[upright, 2], there[upright, 0] = share[upright], share[upright]
    here[~upright, 3], there[~upright, 1] = share[~upright], share[~upright]
    here[~mixed] = [0, 0, side, side]
    there[~mixed] = [side, side, side, side]
    _, boxes_a, state_a = cut(kind, boxes, state, here[:, None])
    _, boxes_b, state_b = cut(kind[partner], boxes[partner], state[partner], there[:, None])
    line = torch.arange(side, device=pixels.device)
    edge = torch.from_numpy(there[:, :2].astype(np.float32)).to(pixels.device)
    taken = (line[None, None, None, :] >= edge[:, 0, None, None, None]) & (line[None, None, :, None] >= edge[:, 1, None, None, None])
    pixels = torch.where(taken, pixels[torch.from_numpy(partner).to(pixels.device)], pixels)
    weights = np.where(mixed[:, None], np.minimum(weights, weights[partner]), weights)
    kind = np.concatenate([kind, kind[partner]], 1)
    boxes = np.concatenate([boxes_a, boxes_b], 1)
    return pixels, np.concatenate([kind[..., None], boxes], -1).astype(np.float32), np.concatenate([state_a, state_b], 1), weights


LUMA = [[16, 11, 10, 16, 24, 40, 51, 61], [12, 12, 14, 19, 26, 58, 60, 55], [14, 13, 16, 24, 40, 57, 69, 56], [14, 17, 22, 29, 51, 87, 80, 62],
        [18, 22, 37, 56, 68, 109, 103, 77], [24, 35, 55, 64, 81, 104, 113, 92], [49, 64, 78, 87, 103, 121, 120, 101], [72, 92, 95, 98, 112, 100, 103, 99]]


@lru_cache
def jpeg_tables(device):
    """The cosine basis, RGB to YCbCr, the way back, and the steps of the three planes."""
    k = torch.arange(8, dtype=torch.float32)
    basis = torch.cos((2 * k[None] + 1) * k[:, None] * torch.pi / 16) * 0.5
    basis[0] *= 0.5**0.5
    to = torch.tensor([[0.299, 0.587, 0.114], [-0.168736, -0.331264, 0.5], [0.5, -0.418688, -0.081312]])
    luma = torch.tensor(LUMA, dtype=torch.float32)
    chroma = (luma * 1.4).clamp(min=17)
    return [t.to(device) for t in (basis, to, torch.linalg.inv(to), torch.stack([luma, chroma, chroma]))]


def jpeg(x, strength):
    """Rounds the cosine transform of 8 x 8 blocks, more for chroma. `strength` scales the standard table."""
    n, _, h, w = x.shape
    basis, to, back, table = jpeg_tables(x.device)
    blocks = torch.einsum("ck,nkhw->nchw", to, x - 128).reshape(n, 3, h // 8, 8, w // 8, 8)
    waves = torch.einsum("ia,ncyaxb,jb->ncyixj", basis, blocks, basis)
    steps = (table[None] * strength[:, None, None, None]).clamp(min=1)[:, :, None, :, None, :]
    waves = torch.round(waves / steps) * steps
    y = torch.einsum("ia,ncyixj,jb->ncyaxb", basis, waves, basis).reshape(n, 3, h, w)
    return torch.einsum("ck,nkhw->nchw", back, y) + 128


def weather(x, look):
    """Colour, light, blur, noise, faxes, compression; each for some of the views. `look`: PHOTO, DOCUMENT or SQUEEZED."""
    n, side = x.shape[0], x.shape[-1]
    device = x.device

    def some(share):
        return torch.rand(n, 1, 1, 1, device=device) < share

    def between(low, high, channels=1):
        return low + (high - low) * torch.rand(n, channels, 1, 1, device=device)

    document = (look > 0).view(n, 1, 1, 1)
    x = torch.where(some(0.12) | (document & some(0.3)), x.mean(1, keepdim=True), x)
    x = torch.where(some(0.3), 255 * (x / 255).clamp(1e-4, 1) ** torch.exp(between(-0.5, 0.5)), x)
    cast = 1 + 0.06 * torch.randn(n, 3, 1, 1, device=device)
    x = torch.where(some(0.6), x * between(0.6, 1.3) * cast + between(-35, 35), x)
    saturated = x.mean(1, keepdim=True) + (x - x.mean(1, keepdim=True)) * between(0.4, 1.7)
    x = torch.where(some(0.3), saturated, x)
    # Other hues: a turn about the grey axis. What makes a logo is not its colour.
    turn, third = 2 * torch.pi * torch.rand(n, 1, 1, 1, device=device), 1 / 3
    c, s = torch.cos(turn), torch.sin(turn) * third**0.5
    rolled, back = x.roll(1, 1), x.roll(-1, 1)
    turned = x * (c + (1 - c) * third) + rolled * ((1 - c) * third + s) + back * ((1 - c) * third - s)
    x = torch.where(~document & some(0.25), turned, x)
    light = F.interpolate(0.5 + 0.65 * torch.rand(n, 1, 3, 3, device=device), (side, side), mode="bilinear", align_corners=True)
    x = torch.where(some(0.25), x * light, x)
    x = torch.where(document & some(0.1), 255 * torch.sigmoid((x.mean(1, keepdim=True) - x.mean((1, 2, 3), keepdim=True) * between(0.6, 0.9)) / 6).expand_as(x), x)
    soft = F.avg_pool2d(F.avg_pool2d(x, 3, 1, 1, count_include_pad=False), 3, 1, 1, count_include_pad=False)
    x = torch.where(some(0.35), torch.lerp(x, soft, between(0.2, 1.3)), torch.where(some(0.15), x + (x - soft) * between(0.3, 1.0), x))
    coarse = F.interpolate(F.avg_pool2d(x, 2), (side, side), mode="bilinear", align_corners=False)
    x = torch.where(some(0.12), coarse, x)
    x = torch.where(some(0.3), x + torch.randn_like(x) * between(1, 14), x).clamp(0, 255)
    packed = jpeg(x, torch.exp(torch.empty(n, device=device).uniform_(-1.6, 1.0)))
    return torch.where(some(0.5), packed, x).clamp(0, 255)
