"""Shards in memory, batches of equal area, and the cheap changes each line gets every time it is shown."""

import json

import numpy as np
import torch

from settings import HEIGHT, WORK


def shard_paths(kind: str):
    return sorted(WORK.glob(f"shards/{kind}-*.npz"))


def load(path):
    """[(crop, label dictionary)] of one shard."""
    with np.load(path) as shard:
        pixels, ends, labels = shard["pixels"], shard["ends"], json.loads(str(shard["labels"]))
    starts = np.concatenate([[0], ends[:-1]])
    return [(pixels[:, a:b], label) for a, b, label in zip(starts, ends, labels)]


def vary(crop: np.ndarray, generator: np.random.Generator) -> np.ndarray:
    """Contrast, brightness, reversal, noise, a vertical shift, a little stretching: a fresh line from a stored one."""
    x = crop.astype(np.float32) * (2 / 255) - 1
    if generator.random() < 0.3:
        width = max(8, round(x.shape[1] * generator.uniform(0.85, 1.15)))
        at = np.linspace(0, x.shape[1] - 1, width)
        left = np.floor(at).astype(int)
        share = (at - left).astype(np.float32)
        x = x[:, left] * (1 - share) + x[:, np.minimum(left + 1, x.shape[1] - 1)] * share
    if generator.random() < 0.3:
        shift = int(generator.integers(-3, 4))
        x = np.roll(x, shift, axis=0)
        if shift > 0:
            x[:shift] = x[shift]
        elif shift < 0:
            x[shift:] = x[shift - 1]
    if generator.random() < 0.5:
        x = x * generator.uniform(0.6, 1.15) + generator.uniform(-0.2, 0.2)
    if generator.random() < 0.08:
        x = -x
    if generator.random() < 0.2:
        x = x + generator.normal(0, generator.uniform(0.01, 0.1), x.shape).astype(np.float32)
    return np.clip(x, -1, 1)


def plain(crop: np.ndarray) -> np.ndarray:
    return crop.astype(np.float32) * (2 / 255) - 1


def stack(crops: list[np.ndarray]) -> torch.Tensor:
    """[n, 1, 48, w]: padded on the right with 0, as PP-OCR pads, to a multiple of 8."""
    width = -(-max(c.shape[1] for c in crops) // 8) * 8
    batch = np.zeros((len(crops), 1, HEIGHT, width), np.float32)
    for i, crop in enumerate(crops):
        batch[i, 0, :, : crop.shape[1]] = crop
    return torch.from_numpy(batch)


def batches(widths: list[int], kinds: list, columns: int, generator: np.random.Generator) -> list[list[int]]:
    """Indices of one kind and like width, in batches of about `columns` pixel columns, in random order."""
    order = sorted(range(len(widths)), key=lambda i: (kinds[i], widths[i] * generator.uniform(0.9, 1.1)))
    found, batch = [], []
    for i in order:
        widest = max([widths[i], *(widths[j] for j in batch)])
        if batch and (widest * (len(batch) + 1) > columns or kinds[i] != kinds[batch[0]]):
            found.append(batch)
            batch = []
        batch.append(i)
    if batch:
        found.append(batch)
    generator.shuffle(found)
    return found
