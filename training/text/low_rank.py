"""A small difference of low rank from a shipped network: python3 low_rank.py weights ONNX OUT_NPZ | pack ONNX ADAPTED_NPZ OUT PATCHED_ONNX | factors ONNX DIFFERENCE OUT_NPZ | mean ADAPTED_NPZ OTHER_NPZ SHARE RANK OUT_NPZ.

adapt.py learns, beside every matrix W of a network, two thin ones: W + B A. They are stored as int8 with one scale for each pair of a column and a
row, the moves of vectors as int8 with one step. crates/inference/src/low_rank.rs reads it: BBLOWRK1, then deflated, little-endian, per entry the
place in the ONNX file (u64), the kind (u8: 0 a matrix of 16-bit numbers, 1 a matrix of bytes, 2 a vector of 32-bit numbers, 3 a table of 32-bit numbers that grows), rows and columns (u32);
of a matrix the rank (u32), of bytes also the place of the scales of its columns (u64), then a scale for each rank (f32), the left one (rows x rank, i8)
and the right one (rank x columns, i8); of a vector its step (f32) and the numbers of steps (i8); of a table the number of copies (u32), then for each copy its step (f32) and a row of numbers of steps (i8), which
every row of the copy gets added: the shapes of tokens, once for each kind of known word. A matrix of bytes gets new scales. `factors` reads such a file back for adapt.py to go on from; `mean` takes SHARE of the other adaptation
and the rest of the first, cut back to a rank.
"""
import struct
import sys
import zlib

import numpy as np
import onnx
from onnx import numpy_helper

from delta import is_turned, names
from stored import packed
from tokenizers_of import SHAPES

MAGIC = b"BBLOWRK1"
KNOWN = "s.known.weight"
HALVES, BYTES, VECTOR, TABLE = 0, 1, 2, 3


def tensors(data):
    """(name, values as they are stored, their place, scales of columns and their place or None), the word table last as w.weight."""
    found = [t for t in onnx.load_from_string(data).graph.initializer if t.data_type != onnx.TensorProto.INT64 and np.prod(t.dims) > 1]
    parts, at = [], 0
    for tensor in found:
        at = data.index(tensor.raw_data, at)
        parts.append((numpy_helper.to_array(tensor), at))
        at += len(tensor.raw_data)
    table, rest = parts[:2], iter(parts[2:])
    matrices = sum(1 for values, _ in parts[2:] if values.dtype == np.int8)
    count = len(parts) - 2 - matrices
    for name in names((count - 8) // 12):
        values, place = next(rest)
        yield (name, values, place, *(next(rest) if values.dtype == np.int8 else (None, None)))
    yield "w.weight", table[0][0], table[0][1], table[1][0], table[1][1]


def weights(data):
    out = {}
    for name, values, _, scales, _ in tensors(data):
        plain = values.astype(np.float32) * (1 if scales is None else scales)
        out[name] = plain.T if is_turned(name) and plain.ndim == 2 else plain
    return out


def bytes_of(array, axis):
    scale = np.abs(array).max(axis, keepdims=True) / 127 + 1e-12
    return np.round(array / scale).astype(np.int8), scale


def pack(data, adapted):
    """The difference, and the file as it will be."""
    body, there, table = b"", bytearray(data), None

    def put(place, values):
        raw = np.ascontiguousarray(values).tobytes()
        there[place : place + len(raw)] = raw

    for name, old, place, scales, scales_at in tensors(data):
        if name + ".a" in adapted:
            left, right = adapted[name + ".a"].astype(np.float32).T, adapted[name + ".b"].astype(np.float32).T
            rank = left.shape[1]
            (left, by_left), (right, by_right) = bytes_of(left, 0), bytes_of(right, 1)
            scale = (by_left.reshape(-1) * by_right.reshape(-1)).astype(np.float32)
            moved = (left.astype(np.float32) * scale) @ right.astype(np.float32)
            kind = HALVES if scales is None else BYTES
            body += struct.pack("<QBIII", place, kind, *old.shape, rank) + (b"" if scales is None else struct.pack("<Q", scales_at))
            body += scale.tobytes() + np.ascontiguousarray(left).tobytes() + np.ascontiguousarray(right).tobytes()
            if scales is None:
                put(place, (old.astype(np.float32) + moved).astype(np.float16))
            else:
                new = old.astype(np.float32) * scales + moved
                whole, fresh = bytes_of(new, 0)
                put(place, whole)
                put(scales_at, fresh.astype(np.float32))
        elif name in adapted and old.ndim == 1:
            moved = adapted[name].astype(np.float32) - old
            step = np.float32(max(np.abs(moved).max() / 127, 1e-12))
            count = np.round(moved / step).astype(np.int8)
            body += struct.pack("<QBIIf", place, VECTOR, 1, old.size, step) + count.tobytes()
            put(place, (old + step * count).astype(np.float32))
        elif name == "s.weight" and KNOWN in adapted:
            grown = []
            body += struct.pack("<QBIII", place, TABLE, *old.shape, len(adapted[KNOWN]))
            for row in adapted[KNOWN].astype(np.float32):
                step = np.float32(max(np.abs(row).max() / 127, 1e-12))
                count = np.round(row / step).astype(np.int8)
                body += struct.pack("<f", step) + count.tobytes()
                grown.append(old + step * count)
            table = np.concatenate(grown).astype(np.float32)
    if table is not None:
        model = onnx.load_from_string(bytes(there))
        tensor = next(t for t in model.graph.initializer if list(t.dims) == [SHAPES, table.shape[1]])
        tensor.CopyFrom(numpy_helper.from_array(table, tensor.name))
        there = model.SerializeToString(deterministic=True)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY)
    return MAGIC + packer.compress(body) + packer.flush(), bytes(there)


def factors(data, difference):
    """What adapt.py starts from: the thin matrices and the vectors of a packed difference."""
    body, at, out = zlib.decompress(difference[len(MAGIC) :], -15), 0, {}
    by_place = {place: (name, old) for name, old, place, _, _ in tensors(data)}

    def take(form):
        nonlocal at
        values = struct.unpack_from("<" + form, body, at)
        at += struct.calcsize("<" + form)
        return values

    def array(kind, *shape):
        nonlocal at
        values = np.frombuffer(body, kind, int(np.prod(shape)), at).reshape(shape).astype(np.float32)
        at += int(np.prod(shape)) * np.dtype(kind).itemsize
        return values

    while at < len(body):
        place, kind, rows, columns = take("QBII")
        name, old = by_place[place]
        if kind == VECTOR:
            (step,) = take("f")
            out[name] = old + step * array(np.int8, columns)
        elif kind == TABLE:
            (copies,) = take("I")
            out[KNOWN] = np.stack([take("f")[0] * array(np.int8, columns) for _ in range(copies)])
        else:
            (rank,) = take("I")
            if kind == BYTES:
                take("Q")
            scale = np.sqrt(array("<f4", rank))
            out[name + ".a"], out[name + ".b"] = (array(np.int8, rows, rank) * scale).T, (array(np.int8, rank, columns) * scale[:, None]).T
    return out


def mean(one, other, share, rank):
    """Between two adaptations of one network: the products of their thin matrices are mixed and cut back to a rank (that of the tags stays)."""
    out = {}
    for name in other:
        if name.endswith(".a"):
            left = name[:-2] + ".b"
            mixed = sum(part * found[left].astype(np.float32) @ found[name].astype(np.float32) for part, found in ((1 - share, one), (share, other)))
            rows, sizes, columns = np.linalg.svd(mixed, full_matrices=False)
            kept = min(len(other[name]) if name.startswith("tags") else rank, len(sizes))
            sizes = np.sqrt(sizes[:kept])
            out[left], out[name] = (rows[:, :kept] * sizes).astype(np.float16), (sizes[:, None] * columns[:kept]).astype(np.float16)
        elif not name.endswith(".b"):
            out[name] = ((1 - share) * one[name].astype(np.float32) + share * other[name].astype(np.float32)).astype(other[name].dtype)
    return out


def main():
    verb, base, *rest = sys.argv[1:]
    if verb == "mean":
        np.savez(rest[3], **mean(dict(np.load(base)), dict(np.load(rest[0])), float(rest[1]), int(rest[2])))
        return
    data = open(base, "rb").read()
    if verb == "weights":
        np.savez(rest[0], **packed(weights(data)))
        return
    if verb == "factors":
        np.savez(rest[1], **factors(data, open(rest[0], "rb").read()))
        return
    made, there = pack(data, dict(np.load(rest[0])))
    open(rest[1], "wb").write(made)
    open(rest[2], "wb").write(there)
    print(len(made), "bytes")


if __name__ == "__main__":
    main()
