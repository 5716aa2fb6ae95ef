"""How weights travel in .npz files: int8 matrices with a scale per row, f16 vectors."""
import numpy as np


def packed(weights):
    out = {}
    for name, value in weights.items():
        if value.ndim == 2 and value.size > 100_000:
            scale = np.abs(value).max(1, keepdims=True) / 127 + 1e-12
            out[name], out[name + ".scale"] = np.round(value / scale).astype(np.int8), scale.astype(np.float32)
        else:
            out[name] = value.astype(np.float16)
    return out


def unpacked(file):
    data = np.load(file)
    return {name: data[name].astype(np.float32) * (data[name + ".scale"] if name + ".scale" in data else 1) for name in data.files if not name.endswith(".scale")}
