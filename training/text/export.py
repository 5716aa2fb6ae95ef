"""Writes a trained tagger as models/<name>/: ONNX in parts, tokenizer.json and the parts of model.toml that training knows.

The graph is built by hand from the weights (opset 17, standard operators only), so that every runtime takes it. Matrices are
stored as int8 with one scale per column, the token embeddings with one per row, and multiplied out in the graph, so that the
files are a quarter as large; all scores are measured on the weights as stored.
"""
import hashlib
import json
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

PART = 45_000_000
MENTION_WIDTH = 64


class Graph:
    def __init__(self):
        self.nodes, self.weights, self.count = [], [], 0

    def op(self, kind, *inputs, outputs=1, **attributes):
        self.count += 1
        names = [f"{kind.lower()}_{self.count}_{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(kind, list(inputs), names, **attributes))
        return names[0] if outputs == 1 else names

    def raw(self, array):
        self.count += 1
        name = f"w{self.count}"
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def half(self, array):
        """A matrix kept as f16."""
        return self.op("Cast", self.raw(array.astype(np.float16)), to=TensorProto.FLOAT)

    def byte(self, array):
        """A matrix kept as int8. The largest of it and -128 is the matrix itself: it keeps OpenVINO from unpacking it anew at every run."""
        scale = np.abs(array).max(0, keepdims=True) / 127 + 1e-12
        whole = self.op("Cast", self.raw(np.round(array / scale).astype(np.int8)), to=TensorProto.FLOAT)
        return self.op("Mul", self.op("Max", whole, self.raw(np.float32(-128))), self.raw(scale.astype(np.float32)))

    def ints(self, *values):
        return self.raw(np.array(values, np.int64))

    def dense(self, x, weight, bias):
        return self.op("Add", self.op("MatMul", x, self.byte(weight.T)), self.raw(bias.astype(np.float32)))

    def norm(self, x, weight, bias):
        return self.op("LayerNormalization", x, self.raw(weight.astype(np.float32)), self.raw(bias.astype(np.float32)), axis=-1, epsilon=1e-12)

    def gelu(self, x):
        erf = self.op("Erf", self.op("Mul", x, self.raw(np.float32(0.5**0.5))))
        return self.op("Mul", self.op("Mul", x, self.op("Add", erf, self.raw(np.float32(1)))), self.raw(np.float32(0.5)))


def graph(weights, heads):
    """`weights`: the state of model.Tagger as arrays."""
    w = weights
    g = Graph()
    width = w["w.weight"].shape[1]
    layers = 1 + max(int(name.split(".")[1]) for name in w if name.startswith("layers."))
    scale = np.abs(w["w.weight"]).max(1, keepdims=True) / 127 + 1e-12
    table = np.round(w["w.weight"] / scale).astype(np.int8)
    words = g.op("Mul", g.op("Cast", g.op("Gather", g.raw(table), "input_ids"), to=TensorProto.FLOAT),
                 g.op("Gather", g.raw(scale.astype(np.float32)), "input_ids"))
    length = g.op("Slice", g.op("Shape", "input_ids"), g.ints(1), g.ints(2))
    places = g.op("Slice", g.half(w["p.weight"]), g.ints(0), length, g.ints(0))
    shapes = g.op("Gather", g.raw(w["s.weight"].astype(np.float32)), "shape_ids")
    x = g.norm(g.op("Add", g.op("Add", words, places), shapes), w["n.weight"], w["n.bias"])
    seen = g.op("Cast", g.op("Unsqueeze", "attention_mask", g.ints(1, 2)), to=TensorProto.FLOAT)
    mask = g.op("Mul", g.op("Sub", seen, g.raw(np.float32(1))), g.raw(np.float32(10000)))
    head_shape, flat_shape = g.ints(0, 0, heads, width // heads), g.ints(0, 0, width)
    factor = g.raw(np.float32((width // heads) ** -0.5))
    split = g.ints(width, width, width)
    for i in range(layers):
        a = lambda name: w[f"layers.{i}.{name}"]
        q, k, v = g.op("Split", g.dense(x, a("qkv.weight"), a("qkv.bias")), split, outputs=3, axis=-1)
        q, k, v = (g.op("Reshape", y, head_shape) for y in (q, k, v))
        q, v = (g.op("Transpose", y, perm=[0, 2, 1, 3]) for y in (q, v))
        k = g.op("Transpose", k, perm=[0, 2, 3, 1])
        score = g.op("Add", g.op("Mul", g.op("MatMul", q, k), factor), mask)
        y = g.op("MatMul", g.op("Softmax", score, axis=-1), v)
        y = g.op("Reshape", g.op("Transpose", y, perm=[0, 2, 1, 3]), flat_shape)
        x = g.norm(g.op("Add", x, g.dense(y, a("o.weight"), a("o.bias"))), a("n1.weight"), a("n1.bias"))
        y = g.dense(g.gelu(g.dense(x, a("f1.weight"), a("f1.bias"))), a("f2.weight"), a("f2.bias"))
        x = g.norm(g.op("Add", x, y), a("n2.weight"), a("n2.bias"))
    logits = g.dense(x, w["tags.weight"], w["tags.bias"])
    mentions = g.dense(x, w["mentions.weight"], w["mentions.bias"])
    g.nodes.append(helper.make_node("Identity", [logits], ["logits"]))
    g.nodes.append(helper.make_node("Identity", [mentions], ["mentions"]))
    inputs = [helper.make_tensor_value_info(n, TensorProto.INT64, ["batch", "length"]) for n in ("input_ids", "attention_mask", "shape_ids")]
    outputs = [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["batch", "length", w["tags.bias"].shape[0]]),
               helper.make_tensor_value_info("mentions", TensorProto.FLOAT, ["batch", "length", w["mentions.bias"].shape[0]])]
    model = helper.make_model(helper.make_graph(g.nodes, "tagger", inputs, outputs, g.weights), opset_imports=[helper.make_opsetid("", 17)])
    model.ir_version = 8
    onnx.checker.check_model(model)
    return model


def card_text(fields):
    """model.toml: scalars and lists first, then tables."""
    value = lambda v: json.dumps(v, ensure_ascii=False) if not isinstance(v, list) else "[" + ", ".join(json.dumps(x, ensure_ascii=False) for x in v) + "]"
    plain = [f"{k} = {value(v)}" for k, v in fields.items() if not isinstance(v, dict) and k != "weights"]
    lines = plain + [""]
    for weight in fields["weights"]:
        lines += ["[[weights]]"] + [f"{k} = {value(v)}" for k, v in weight.items()] + [""]

    def table(name, content):
        lines.append(f"[{name}]")
        lines.extend(f"{json.dumps(k) if not k.replace('_', '').isalnum() else k} = {value(v)}" for k, v in content.items() if not isinstance(v, dict))
        lines.append("")
        for key, inner in content.items():
            if isinstance(inner, dict):
                table(f"{name}.{json.dumps(key) if not key.replace('_', '').isalnum() else key}", inner)

    for key, content in fields.items():
        if isinstance(content, dict):
            table(key, content)
    return "\n".join(lines).rstrip() + "\n"


def write(folder, weights, heads, tokenizer_json, card):
    """`card`: the fields of model.toml except the weights."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("model.onnx.*"):
        old.unlink()
    data = graph(weights, heads).SerializeToString(deterministic=True)
    files = {f"model.onnx.{i}": data[at : at + PART] for i, at in enumerate(range(0, len(data), PART))}
    files["tokenizer.json"] = tokenizer_json if isinstance(tokenizer_json, bytes) else tokenizer_json.encode()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    write_card(folder, card, files)
    return data


def write_difference(folder, name, content, card):
    """A difference (model.delta, model.low-rank) beside the files that are there."""
    folder = Path(folder)
    (folder / name).write_bytes(content)
    # The first names the version: /diagnostics and reports show its checksum.
    differences = [one for one in ("model.low-rank", "model.delta") if (folder / one).exists()]
    names = differences + [path.name for path in sorted(folder.glob("model.onnx.*"))] + ["tokenizer.json"]
    write_card(folder, card, {name: (folder / name).read_bytes() for name in names})


def write_card(folder, card, files):
    """Files beside the card, and those that are made at set-up."""
    weights = [{"file": name, "sha256": hashlib.sha256(content).hexdigest()} for name, content in files.items()]
    rest = {key: value for key, value in card.items() if key != "made"}
    (folder / "model.toml").write_text(card_text({**rest, "weights": weights + card.get("made", [])}))
