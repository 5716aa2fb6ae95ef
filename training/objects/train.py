"""Trains the whole network for a given number of seconds on real pictures and on what draw.py draws meanwhile.

    python train.py WORK SECONDS

The targets are TTFNet's (Liu et al. 2019): a Gaussian of the object's own shape in its kind's heat map, and the edges
learned at every cell under it, weighted by the Gaussian, with the GIoU loss. The learning rate follows the clock, so that
a busy machine costs steps and not the end of the schedule. Leaves WORK/out/state.pt: the running mean of the weights.
"""

import copy
import json
import math
import os
import sys
import threading
import time
from pathlib import Path

import numpy as np
import torch

import find
import packed
from augment import PHOTO, SQUEEZED, Pool, views, weather
from draw import MOST, PLACES, SIDE, ring
from model import LITE, Detector, imagenet, slim
from sources import KINDS

STRIDE, ALPHA = 8, 0.54
BATCH = int(os.environ.get("OBJECTS_BATCH", 24))
VIEW, LAST_VIEW = (int(v) for v in os.environ.get("OBJECTS_VIEW", "512,640").split(","))
POOL = int(os.environ.get("OBJECTS_POOL", 6000))
RATE, TRUNK_RATE = 1.2e-3, float(os.environ.get("OBJECTS_TRUNK", 0.35))
DECAY = float(os.environ.get("OBJECTS_DECAY", 0.02))
EDGES = float(os.environ.get("OBJECTS_EDGES", 2.5))  # what the boxes' loss counts beside that of the heat maps
# So many of the trunk's first blocks stay as ImageNet left them; with 1, the normalisation of the whole trunk does.
FROZEN, STILL = int(os.environ.get("OBJECTS_FROZEN", 0)), os.environ.get("OBJECTS_STILL") == "1"
SEED = int(os.environ.get("OBJECTS_SEED", 7))
# How many of a batch are real, by folder; how much of what nobody boxed there counts as a mistake (plates, logos,
# signatures): cars carry badges, other brands stand beside the boxed one, letters have letterheads.
# OBJECTS_FOCUS=logos: mostly logos, and what must not be taken for one.
FOCUS = os.environ.get("OBJECTS_FOCUS") == "logos"
SHARES = {"plates": 0.05, "logos": float(os.environ.get("OBJECTS_REAL", 0.34)), "signatures": 0.06} if FOCUS else {"plates": 0.11, "logos": 0.19, "signatures": 0.14}
REAL = {"plates": (1, 0.4, 1, PHOTO), "logos": (1, 0.5, 1, PHOTO), "signatures": (1, 0, 1, SQUEEZED)}


def real_pool(device):
    """All boxed pictures to learn from, and where each folder's lie."""
    folders = {folder: packed.split(folder, "train") for folder in REAL}
    pool, places, n = Pool(sum(map(len, folders.values())), SIDE, MOST, device), {}, 0
    for folder, rows in folders.items():
        places[folder] = n, n + len(rows)
        for picture, found in rows:
            h, w = picture.shape[:2]
            pixels = np.zeros((3, SIDE, SIDE), np.uint8)
            pixels[:, :h, :w] = picture.transpose(2, 0, 1)
            boxes = np.full((MOST, 5), -1, np.float32)
            for k, (kind, x0, y0, x1, y1) in enumerate(found[:MOST]):
                boxes[k] = kind, x0 * w, y0 * h, x1 * w, y1 * h
            pool.put(n, pixels, (w, h), boxes, REAL[folder])
            n += 1
    return pool, places


class Drawn(threading.Thread):
    """Takes what was drawn into the pool, the newest in place of the oldest."""

    def __init__(self, folder, pool):
        super().__init__(daemon=True)
        self.maps, self.pool, self.taken = ring(folder, "r"), pool, 0

    def run(self):
        known = np.zeros(PLACES, np.int64)
        while True:
            turns = np.array(self.maps["turn"])
            fresh = np.nonzero((turns > known) & (turns % 2 == 0))[0]
            for place in fresh:
                pixels, size = np.array(self.maps["pixels"][place]), np.array(self.maps["sizes"][place])
                boxes, weights = np.array(self.maps["boxes"][place]), np.array(self.maps["weights"][place])
                if self.maps["turn"][place] != turns[place]:
                    continue
                known[place] = turns[place]
                self.pool.put(self.taken % len(self.pool.sizes), pixels, size, boxes, weights)
                self.taken += 1
            time.sleep(0.2)


def targets(boxes, state, weights, side):
    """Heat, weight of the heat's loss, edges and their weight."""
    grid = side // STRIDE
    kind, x0, y0, x1, y1 = boxes.unbind(-1)
    at = torch.arange(grid, device=boxes.device, dtype=torch.float32)
    middle = (at + 0.5) * STRIDE
    w, h = (x1 - x0).clamp(min=1), (y1 - y0).clamp(min=1)
    cx, cy = (((a + b) / 2 / STRIDE).floor().clamp(0, grid - 1) for a, b in ((x0, x1), (y0, y1)))
    gx = torch.exp(-((at - cx[..., None]) ** 2) / (2 * (ALPHA * w / 6 / STRIDE).clamp(min=0.4)[..., None] ** 2))
    gy = torch.exp(-((at - cy[..., None]) ** 2) / (2 * (ALPHA * h / 6 / STRIDE).clamp(min=0.4)[..., None] ** 2))
    g = gy[..., :, None] * gx[..., None, :] * (state == 1)[..., None, None]
    covered_x = (at >= (x0 / STRIDE).floor()[..., None]) & (at <= (x1 / STRIDE).floor()[..., None])
    covered_y = (at >= (y0 / STRIDE).floor()[..., None]) & (at <= (y1 / STRIDE).floor()[..., None])
    unsure = covered_y[..., :, None] & covered_x[..., None, :] & (state == 2)[..., None, None]
    heat, mask = [], []
    for k in range(3):
        own = (kind == k)[..., None, None]
        heat.append((g * own).amax(1))
        mask.append(torch.where((unsure & own).any(1), 0.0, weights[:, k, None, None]))
    heat, mask = torch.stack(heat, 1), torch.stack(mask, 1)
    mask = torch.where(heat > 0.05, mask.clamp(min=1), mask)
    inner_x = (middle > x0[..., None]) & (middle < x1[..., None])
    inner_y = (middle > y0[..., None]) & (middle < y1[..., None])
    # Cells outside the box (thin objects between two rows) have nothing to measure.
    near = (g > 0.1) & ((inner_y[..., :, None] & inner_x[..., None, :]) | (g > 0.999))
    mine = g * near
    share = torch.log((w * h).clamp(min=16))[..., None, None] * mine / mine.sum((2, 3), keepdim=True).clamp(min=1e-6)
    # Of two boxes over one cell the smaller has it.
    owner = (near / (w * h)[..., None, None]).argmax(1, keepdim=True)
    strength = share.gather(1, owner)[:, 0]

    def of(value):
        return value[..., None, None].expand(-1, -1, grid, grid).gather(1, owner)[:, 0]

    across, down = middle[None, None, :], middle[None, :, None]
    edges = torch.stack([across - of(x0), down - of(y0), of(x1) - across, of(y1) - down], 1)
    return heat, mask, edges, strength


def loss_of(logits, logs, heat, mask, edges, strength):
    p = torch.sigmoid(logits).clamp(1e-4, 1 - 1e-4)
    hit = (heat > 0.999).float()
    positive = -torch.log(p) * (1 - p) ** 2 * hit
    negative = -torch.log(1 - p) * p**2 * (1 - heat) ** 4 * (1 - hit) * mask
    heat_loss = (positive + negative).sum() / hit.sum().clamp(min=4)
    d = torch.exp(logs.clamp(-1, 6.5))
    l, t, r, b = d.unbind(1)
    tl, tt, tr, tb = edges.unbind(1)
    overlap = (torch.minimum(l, tl) + torch.minimum(r, tr)).clamp(min=0) * (torch.minimum(t, tt) + torch.minimum(b, tb)).clamp(min=0)
    union = (l + r) * (t + b) + (tl + tr) * (tt + tb) - overlap
    hull = (torch.maximum(l, tl) + torch.maximum(r, tr)) * (torch.maximum(t, tt) + torch.maximum(b, tb))
    giou = overlap / union.clamp(min=1e-3) - (hull - union) / hull.clamp(min=1e-3)
    edge_loss = ((1 - giou) * strength).sum() / strength.sum().clamp(min=1e-3)
    return heat_loss, edge_loss


@torch.no_grad()
def check(net, device, most):
    """Recall and false objects on the pictures kept out, for the log alone."""
    net.eval()
    report = {}
    for folder, kind in (("plates", 0), ("logos", 1), ("signatures", 2)):
        judged, total, others = [], 0, []
        rows = packed.split(folder, "valid")[:most]
        for picture, boxes in rows:
            view, sw, sh = find.frame(picture)
            with torch.autocast(device.type, torch.bfloat16):
                heat, edges = net(torch.from_numpy(view).to(device).permute(2, 0, 1)[None].float())
            found = find.decode(torch.sigmoid(heat.float())[0].cpu().numpy(), edges.float()[0].cpu().numpy(), sw, sh, 0.1)
            total += len(boxes)
            judged += find.judge(found, [b[1:] for b in boxes], kind)
            others += [(k, s) for k, s, *_ in found if k != kind]
        report[folder] = {f"{t:.2f}": (round(sum(ok and s >= t for s, ok, _ in judged) / max(1, total), 3),
                                       sum(s >= t and not ok and not c for s, ok, c in judged), sum(s >= t for _, s in others))
                          for t in (0.1, 0.15, 0.2, 0.3, 0.4, 0.5)} | {"pictures": len(rows)}
    return report


def main():
    work, seconds = Path(sys.argv[1]), float(sys.argv[2])
    started = float(os.environ.get("OBJECTS_STARTED", time.time()))
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    cuda = device.type == "cuda"
    torch.manual_seed(SEED)
    rng = np.random.default_rng(SEED)
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = False  # pixel coordinates need all their bits; the network runs in bf16 anyway
    log = (work / "out/train.jsonl").open("a")

    def note(**values):
        log.write(json.dumps(values) + "\n")
        log.flush()
        print(json.dumps(values), flush=True)

    net = Detector()
    imagenet(net, packed.DATA / f"trunk{LITE}.npz")
    if start := os.environ.get("OBJECTS_START"):  # a state.pt to go on from
        net.load_state_dict(torch.load(start, map_location="cpu", weights_only=True))
    net = net.to(device).to(memory_format=torch.channels_last).train()
    mean = copy.deepcopy(net).eval().requires_grad_(False)
    still = [m for m in net.trunk.modules() if isinstance(m, torch.nn.BatchNorm2d)] if STILL else []
    still += [m for part in [net.trunk.stem, *net.trunk.blocks[:FROZEN]] for m in part.modules() if isinstance(m, torch.nn.BatchNorm2d)] if FROZEN else []
    for module in still:
        module.eval()  # the running means stay, and are what is used
    groups = {}
    for name, value in net.named_parameters():
        if FROZEN and (name.startswith("trunk.stem") or name.startswith("trunk.blocks.") and int(name.split(".")[2]) < FROZEN):
            value.requires_grad_(False)
            continue
        groups.setdefault((name.startswith("trunk"), value.dim() == 4), []).append(value)
    optimiser = torch.optim.AdamW([{"params": values, "scale": TRUNK_RATE if trunk else 1.0, "weight_decay": DECAY if decay else 0.0}
                                   for (trunk, decay), values in groups.items()], lr=RATE, fused=cuda)
    real, places = real_pool(device)
    pool = Pool(POOL if cuda else 200, SIDE, MOST, device)
    drawn = Drawn(work / "ring", pool)
    drawn.start()
    while pool.count < (400 if cuda else 40) and time.time() - started < min(60, seconds / 4):
        time.sleep(0.5)
    note(device=str(device), pool=pool.count, waited=round(time.time() - started, 1),
         parameters=sum(p.numel() for p in net.parameters()))

    weights_of = [v for v in net.state_dict().values() if v.dtype.is_floating_point]
    means_of = [v for v in mean.state_dict().values() if v.dtype.is_floating_point]
    finish = started + seconds - (12 if cuda else 8)  # the last check and saving
    began, step, totals = time.time(), 0, torch.zeros(2, device=device)
    checked = saved = noted = began
    good = None
    while True:
        now = time.time()
        progress = min(1.0, (now - began) / max(1.0, finish - began))
        if progress >= 1:
            break
        side = LAST_VIEW if progress > 0.8 else VIEW
        chosen = np.concatenate([rng.integers(*places[folder], int(share * BATCH + rng.random())) for folder, share in SHARES.items()])
        parts = [(real, chosen)]
        if pool.count and len(chosen) < BATCH:
            parts.append((pool, rng.integers(0, pool.count, BATCH - len(chosen))))
        pixels, boxes, state, weights = views(rng, parts, side)
        boxes, state, weights = (torch.from_numpy(np.ascontiguousarray(v, np.float32)).to(device, non_blocking=True) for v in (boxes, state, weights))
        with torch.no_grad():
            pixels = weather(pixels, weights[:, 3]).contiguous(memory_format=torch.channels_last)
            wanted = targets(boxes, state, weights, side)
        ramp = min(1.0, (step + 1) / 300, progress / 0.02 + 0.01)
        rate = RATE * ramp * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * progress)))
        for group in optimiser.param_groups:
            group["lr"] = rate * group["scale"]
        with torch.autocast(device.type, torch.bfloat16, enabled=cuda):
            logits, logs = net(pixels)
        heat_loss, edge_loss = loss_of(logits.float(), logs.float(), *wanted)
        optimiser.zero_grad(set_to_none=True)
        (heat_loss + EDGES * edge_loss).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 10.0)
        optimiser.step()
        step += 1
        keep = min(0.9995, (step + 1) / (step + 20))
        with torch.no_grad():
            torch._foreach_lerp_(means_of, weights_of, 1 - keep)
        totals += torch.stack([heat_loss.detach(), edge_loss.detach()])
        if step % 50 == 0 or (not cuda and step % 5 == 0):
            heat_mean, edge_mean = (totals / (50 if cuda else 5)).tolist()
            totals.zero_()
            if not math.isfinite(heat_mean + edge_mean) and good is not None:  # back to what last worked
                net.load_state_dict(good[0])
                mean.load_state_dict(good[1])
                optimiser.state.clear()
                note(step=step, restored=True)
                continue
            if step % 400 == 0:
                good = (copy.deepcopy(net.state_dict()), copy.deepcopy(mean.state_dict()))
            if now - noted > 5:
                noted = now
                note(step=step, seconds=round(now - began, 1), rate=round(rate, 6), heat=round(heat_mean, 4), edges=round(edge_mean, 4),
                     drawn=drawn.taken, per_second=round(step / (now - began), 2))
        if time.time() - saved > 60:
            torch.save(slim(mean), work / "out/state.tmp")
            os.replace(work / "out/state.tmp", work / "out/state.pt")
            saved = time.time()
        if time.time() - checked > max(60, seconds / 8):
            note(step=step, check=check(mean, device, 200 if cuda else 6))
            checked = time.time()
    torch.save(slim(mean), work / "out/state.tmp")
    os.replace(work / "out/state.tmp", work / "out/state.pt")
    note(step=step, done=round(time.time() - started, 1), drawn=drawn.taken)
    note(step=step, kinds=KINDS, check=check(mean, device, 200 if cuda else 4))


if __name__ == "__main__":
    main()
