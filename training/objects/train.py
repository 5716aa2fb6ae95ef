"""Trains our part of the network on the shards, for a given number of minutes; goes on where it stopped.

    python train.py --minutes 50

The targets are TTFNet's (Liu et al. 2019): a Gaussian of the object's own shape in its kind's heat map, and the edges
learned at every cell under it, weighted by the Gaussian, with the GIoU loss. The learning rate follows the clock, so
that a busy machine costs steps and not the end of the schedule.
"""

import argparse
import copy
import math
import time

import numpy as np
import torch
from torch.nn import functional as F

from model import TAPS, build
from sources import WORK

SIZE, STRIDE = 448, 8
GRID = SIZE // STRIDE
ALPHA = 0.54


def targets(truth):
    """Heat, weight of the heat's loss, edges and their weight for one view."""
    boxes, ignored, weights = truth
    heat = np.zeros((3, GRID, GRID), np.float32)
    mask = np.ones((3, GRID, GRID), np.float32) * np.array(weights, np.float32)[:, None, None]
    edges = np.zeros((4, GRID, GRID), np.float32)
    strength = np.zeros((GRID, GRID), np.float32)
    ys = (np.arange(GRID, dtype=np.float32) + 0.5) * STRIDE
    for kind, x0, y0, x1, y1 in ignored:
        mask[kind, max(0, int(y0 // STRIDE)) : int(y1 // STRIDE) + 1, max(0, int(x0 // STRIDE)) : int(x1 // STRIDE) + 1] = 0
    for kind, x0, y0, x1, y1 in sorted(boxes, key=lambda b: -(b[3] - b[1]) * (b[4] - b[2])):
        w, h = x1 - x0, y1 - y0
        cx = min(int((x0 + x1) / 2 / STRIDE), GRID - 1)
        cy = min(int((y0 + y1) / 2 / STRIDE), GRID - 1)
        sx, sy = max(ALPHA * w / 6 / STRIDE, 0.4), max(ALPHA * h / 6 / STRIDE, 0.4)
        gx = np.exp(-((np.arange(GRID) - cx) ** 2) / (2 * sx * sx))
        gy = np.exp(-((np.arange(GRID) - cy) ** 2) / (2 * sy * sy))
        g = (gy[:, None] * gx[None, :]).astype(np.float32)
        np.maximum(heat[kind], g, out=heat[kind])
        mask[kind][g > 0.05] = np.maximum(mask[kind][g > 0.05], 1)
        near = g > 0.1
        # Cells outside the box (thin objects between two rows) have nothing to measure.
        inside = ((ys[:, None] > y0) & (ys[:, None] < y1) & (ys[None, :] > x0) & (ys[None, :] < x1)) | (g == 1)
        near &= inside
        area = math.log(max(w * h, 16)) * g * near
        area /= max(area.sum() / math.log(max(w * h, 16)), 1e-6)
        strength[near] = area[near]
        for k, value in enumerate((ys[None, :] - x0, ys[:, None] - y0, x1 - ys[None, :], y1 - ys[:, None])):
            value = np.broadcast_to(value, (GRID, GRID))
            edges[k][near] = value[near]
    return heat, mask, edges, strength


def loss_of(logits, logs, heat, mask, edges, strength):
    p = torch.sigmoid(logits).clamp(1e-4, 1 - 1e-4)
    hit = (heat > 0.999).float()
    positive = -torch.log(p) * (1 - p) ** 2 * hit
    negative = -torch.log(1 - p) * p**2 * (1 - heat) ** 4 * (1 - hit) * mask
    heat_loss = (positive + negative).sum() / hit.sum().clamp(min=1)
    d = torch.exp(logs.clamp(-1, 6.5))
    l, t, r, b = d.unbind(1)
    tl, tt, tr, tb = edges.unbind(1)
    overlap = (torch.minimum(l, tl) + torch.minimum(r, tr)).clamp(min=0) * (torch.minimum(t, tt) + torch.minimum(b, tb)).clamp(min=0)
    union = (l + r) * (t + b) + (tl + tr) * (tt + tb) - overlap
    hull = (torch.maximum(l, tl) + torch.maximum(r, tr)) * (torch.maximum(t, tt) + torch.maximum(b, tb))
    giou = overlap / union.clamp(min=1e-3) - (hull - union) / hull.clamp(min=1e-3)
    edge_loss = ((1 - giou) * strength).sum() / strength.sum().clamp(min=1e-3)
    return heat_loss, edge_loss


class Shards:
    """All finished shards; `refresh` takes in those that came since."""

    def __init__(self):
        self.parts, self.index, self.network = {}, [], None

    def refresh(self):
        for path in sorted((WORK / "shards").glob("[0-9]*.npy")):
            if path.stem.isdigit() and path.stem not in self.parts:
                truth = np.load(path.with_name(path.stem + ".truth.npy"), allow_pickle=True)
                self.parts[path.stem] = ([np.load(path, mmap_mode="r"), *self.late(path)], truth)
                self.index += [(path.stem, n) for n in range(len(truth))]
        return len(self.index)

    def late(self, path):
        """The later features of a shard, made once from the stem's."""
        files = [path.with_name(f"{path.stem}.{tap}.npy") for tap in TAPS]
        if not files[-1].exists():
            if self.network is None:
                import openvino

                options = {"INFERENCE_PRECISION_HINT": "bf16", "INFERENCE_NUM_THREADS": 1}
                self.network = openvino.Core().compile_model(str(WORK / "late.onnx"), "CPU", options)
            stems = np.load(path)
            columns = [[], [], []]
            for stem in stems:
                answer = self.network(stem[None].astype(np.float32))
                for k in range(3):
                    columns[k].append(answer[k][0].astype(np.float16))
            for file, column in zip(files, columns):
                np.save(file, np.stack(column))
        return [np.load(file, mmap_mode="r") for file in files]

    def batch(self, keys):
        """Features and targets."""
        columns, rest = [[], [], [], []], []
        for part, n in keys:
            views, truth = self.parts[part]
            for column, values in zip(columns, views):
                column.append(values[n])
            rest.append(targets(truth[n]))
        inputs = [torch.from_numpy(np.stack(c)).to(torch.bfloat16).contiguous(memory_format=torch.channels_last) for c in columns]
        return inputs, [torch.from_numpy(np.stack(column)) for column in zip(*rest)]


def measure(shards, net):
    """The trunk's means and scales, over some views."""
    some = [shards.index[i] for i in range(0, len(shards.index), max(1, len(shards.index) // 64))]
    inputs, _ = shards.batch(some)
    for name, x in zip(("stem", "near", "mid", "far"), inputs):
        x = x.float()
        getattr(net, f"{name}_mean").copy_(x.mean(dim=(0, 2, 3), keepdim=True))
        getattr(net, f"{name}_scale").copy_(1 / (x.std(dim=(0, 2, 3), keepdim=True) + 0.05))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--minutes", type=float, default=50)
    options.add_argument("--batch", type=int, default=12)
    options.add_argument("--threads", type=int, default=2)
    options.add_argument("--seed", type=int, default=7)
    given = options.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    rng = np.random.default_rng(given.seed)
    net = build().train()
    optimiser = torch.optim.AdamW(net.parameters(), lr=1.5e-3, weight_decay=1e-3)
    mean = copy.deepcopy(net).eval()
    step, spent = 0, 0.0
    state_file = WORK / "state.pt"
    if state_file.exists():
        state = torch.load(state_file, weights_only=False)
        net.load_state_dict(state["net"])
        mean.load_state_dict(state["mean"])
        optimiser.load_state_dict(state["optimiser"])
        step, spent = state["step"], state["spent"]
        rng = np.random.default_rng(given.seed + step)
    shards = Shards()
    shards.refresh()
    if step == 0:
        measure(shards, net)
        mean.load_state_dict(net.state_dict())
    last = time.time()
    budget = given.minutes * 60
    losses = []
    while spent < budget:
        count = shards.refresh()
        order = rng.permutation(count)
        # Short rounds while shards still come in, so that new ones are mixed in soon.
        for start in range(0, min(count, 2000) - given.batch + 1, given.batch):
            inputs, (heat, mask, edges, strength) = shards.batch([shards.index[i] for i in order[start : start + given.batch]])
            progress = min(1.0, spent / budget)
            rate = 1.5e-3 * min(1, (step + 1) / 60) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * progress)))
            for group in optimiser.param_groups:
                group["lr"] = rate
            with torch.autocast("cpu", torch.bfloat16):
                logits, logs = net(*inputs)
            heat_loss, edge_loss = loss_of(logits.float(), logs.float(), heat, mask, edges, strength)
            optimiser.zero_grad(set_to_none=True)
            (heat_loss + 2.5 * edge_loss).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 10.0)
            optimiser.step()
            step += 1
            keep = min(0.998, (step + 1) / (step + 20))
            with torch.no_grad():
                for a, b in zip(mean.state_dict().values(), net.state_dict().values()):
                    if a.dtype.is_floating_point:
                        a.lerp_(b, 1 - keep)
                    else:
                        a.copy_(b)
            losses.append((heat_loss.item(), edge_loss.item()))
            now = time.time()
            spent += now - last
            last = now
            if step % 25 == 0:
                h, e = np.mean(losses[-50:], axis=0)
                print(f"step {step} views {count} minutes {spent / 60:.1f} rate {rate:.5f} heat {h:.3f} edges {e:.3f}", flush=True)
            if step % 100 == 0 or spent >= budget:
                state = {"net": net.state_dict(), "mean": mean.state_dict(), "optimiser": optimiser.state_dict(), "step": step, "spent": spent}
                torch.save(state, WORK / "state.tmp")
                (WORK / "state.tmp").replace(state_file)
            if spent >= budget:
                break


if __name__ == "__main__":
    main()
