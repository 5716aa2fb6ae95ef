"""A refined network as a small difference from the shipped one: python3 delta.py BASE_ONNX NEW_NPZ OUT_DELTA PATCHED_ONNX [STEP] [SHARE],
and back again: python3 delta.py apply BASE_ONNX DELTA PATCHED_ONNX.

The word table is the same in both (refine.py), the rest moved a little: each matrix is stored as whole numbers of steps (STEP, 2, of the
deviation of its column's moves) from the old one, the vectors anew. SHARE (.75) of the way from old to new is gone: the mean of two trainings forgets less. crates/inference/src/delta.rs reads it: deflated; per entry the place in the ONNX file (u64),
the kind (u8: 0 numbers of 16 bits as they are, 1 the same to be widened to 32 bits, 2 a matrix of steps), rows and columns (u32), then for kind 2
a step per column (f32) and the numbers of steps (i8), else the numbers. All little-endian.
"""
import struct
import sys
import zlib

import numpy as np
import onnx
from onnx import numpy_helper

MAGIC = b"BBDELTA1"
VECTOR, WIDENED, STEPS = 0, 1, 2


def names(layers):
    """The tensors of export.graph in the order of its file, those of one number and the word table left out."""
    yield from ("p.weight", "s.weight", "n.weight", "n.bias")
    for i in range(layers):
        yield from (f"layers.{i}.{part}" for part in ("qkv.weight", "qkv.bias", "o.weight", "o.bias", "n1.weight", "n1.bias", "f1.weight", "f1.bias", "f2.weight", "f2.bias", "n2.weight", "n2.bias"))
    yield from ("tags.weight", "tags.bias", "mentions.weight", "mentions.bias")


def places(data):
    """(name, old values as they are stored, place of the bytes)."""
    tensors = [t for t in onnx.load_from_string(data).graph.initializer if t.data_type != onnx.TensorProto.INT64 and np.prod(t.dims) > 1][2:]
    layers = (len(tensors) - 8) // 12
    at = 0
    for name, tensor in zip(names(layers), tensors, strict=True):
        at = data.index(tensor.raw_data, at)
        yield name, numpy_helper.to_array(tensor), at
        at += len(tensor.raw_data)


def is_turned(name):
    """Matrices lie in the file as they are multiplied."""
    return name.startswith(("layers", "tags", "mentions"))


def entry(name, old, new, step):
    """Kind, rows, columns, content, and the values as they will be."""
    new = new.T if is_turned(name) and new.ndim == 2 else new
    assert old.shape == new.shape, (name, old.shape, new.shape)
    rows, columns = old.shape if old.ndim == 2 else (1, old.size)
    if old.dtype == np.float16 and old.size > 100_000:
        moved = new.astype(np.float32) - old.astype(np.float32)
        steps = np.maximum(moved.std(0) * step, 1e-8).astype(np.float32)
        count = np.clip(np.round(moved / steps), -127, 127).astype(np.int8)
        there = (old.astype(np.float32) + steps * count.astype(np.float32)).astype(np.float16)
        return STEPS, rows, columns, steps.tobytes() + count.tobytes(), there
    small = np.ascontiguousarray(new).astype(np.float16)
    return (VECTOR if old.dtype == np.float16 else WIDENED), rows, columns, small.tobytes(), small.astype(old.dtype)


def make(data, weights, step, share):
    """The difference, and the file as it will be."""
    body, there = b"", bytearray(data)
    for name, old, at in places(data):
        new = weights[name].astype(np.float32)
        before = (old.T if is_turned(name) else old).astype(np.float32)
        kind, rows, columns, content, values = entry(name, old, before + share * (new - before), step)
        body += struct.pack("<QBII", at, kind, rows, columns) + content
        raw = np.ascontiguousarray(values).tobytes()
        there[at : at + len(raw)] = raw
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY)
    return MAGIC + packer.compress(body) + packer.flush(), bytes(there)


def applied(data, delta):
    """The file that a difference makes of its base."""
    assert delta.startswith(MAGIC)
    body, there, at = zlib.decompress(delta[len(MAGIC) :], -15), bytearray(data), 0
    while at < len(body):
        place, kind, rows, columns = struct.unpack_from("<QBII", body, at)
        at += struct.calcsize("<QBII")
        size = rows * columns
        if kind == STEPS:
            steps = np.frombuffer(body, np.float32, columns, at)
            count = np.frombuffer(body, np.int8, size, at + 4 * columns).reshape(rows, columns)
            at += 4 * columns + size
            old = np.frombuffer(data, np.float16, size, place).reshape(rows, columns)
            new = (old.astype(np.float32) + steps * count.astype(np.float32)).astype(np.float16)
        else:
            new = np.frombuffer(body, np.float16, size, at).astype(np.float16 if kind == VECTOR else np.float32)
            at += 2 * size
        raw = np.ascontiguousarray(new).tobytes()
        there[place : place + len(raw)] = raw
    return bytes(there)


def main():
    if sys.argv[1] == "apply":
        base, delta = (open(file, "rb").read() for file in sys.argv[2:4])
        open(sys.argv[4], "wb").write(applied(base, delta))
        return
    base, new, out, patched = sys.argv[1:5]
    step, share = (float(value) for value in (sys.argv[5:7] + ["2", "0.75"][len(sys.argv[5:7]) :]))
    packed, there = make(open(base, "rb").read(), dict(np.load(new)), step, share)
    open(out, "wb").write(packed)
    open(patched, "wb").write(there)
    print(len(packed), "bytes")


if __name__ == "__main__":
    main()
