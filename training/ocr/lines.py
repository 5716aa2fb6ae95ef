"""Shards of rendered lines, read back."""

import json

import numpy as np

from settings import WORK


def shard_paths(kind: str):
    return sorted(WORK.glob(f"shards/{kind}-*.npz"))


def load(path):
    """[(crop, label dictionary)] of one shard."""
    with np.load(path) as shard:
        pixels, ends, labels = shard["pixels"], shard["ends"], json.loads(str(shard["labels"]))
    starts = np.concatenate([[0], ends[:-1]])
    return [(pixels[:, a:b], label) for a, b, label in zip(starts, ends, labels)]


def plain(crop: np.ndarray) -> np.ndarray:
    return crop.astype(np.float32) * (2 / 255) - 1
