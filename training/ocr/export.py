"""Writes the two networks as ONNX, node by node: plain operators of opset 14, weights in half precision, work in single.

    python export.py recogniser        from out/recogniser.pt to models/ocr-scripts
    python export.py classifier        from out/classifier.pt to models/ocr-script-classifier

The networks were trained on grey pixels; the files take blue, green, red like PP-OCR's, and weigh them into luminance in
the first convolution.
"""

import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from model import LUMA_BGR, SHARED_BLOCKS, Classifier, Context, Recogniser, script_of_character
from render import characters
from settings import HEIGHT, MODELS, SCRIPTS
from train import CLASSIFIER, RECOGNISER


class Graph:
    """Collects nodes; each call returns the name of what it made."""

    def __init__(self):
        self.nodes, self.weights, self.count = [], [], 0

    def name(self, kind: str) -> str:
        self.count += 1
        return f"{kind.lower()}_{self.count}"

    def add(self, kind: str, *inputs: str, **attributes) -> str:
        out = self.name(kind)
        self.nodes.append(helper.make_node(kind, list(inputs), [out], **attributes))
        return out

    def weight(self, value: torch.Tensor) -> str:
        name = self.name("weight")
        array = value.detach().float().numpy()
        half = array.astype(np.float16)
        assert np.isfinite(half).all()
        self.weights.append(numpy_helper.from_array(half, name))
        return self.add("Cast", name, to=TensorProto.FLOAT)

    def number(self, value: float) -> str:
        name = self.name("number")
        self.weights.append(numpy_helper.from_array(np.array(value, np.float32), name))
        return name

    def convolution(self, x: str, layer: torch.nn.Conv2d, weight=None) -> str:
        (top, side), weight = layer.padding, layer.weight if weight is None else weight
        return self.add("Conv", x, self.weight(weight), self.weight(layer.bias), kernel_shape=list(layer.kernel_size), strides=list(layer.stride),
                        pads=[top, side, top, side], dilations=list(layer.dilation), group=layer.groups)

    def line_convolution(self, x: str, layer: torch.nn.Conv1d) -> str:
        side = layer.padding[0]
        return self.add("Conv", x, self.weight(layer.weight), self.weight(layer.bias), kernel_shape=list(layer.kernel_size), strides=[1], pads=[side, side], dilations=[1], group=layer.groups)

    def linear(self, x: str, layer: torch.nn.Linear) -> str:
        return self.add("Add", self.add("MatMul", x, self.weight(layer.weight.T)), self.weight(layer.bias))

    def norm(self, x: str, layer: torch.nn.LayerNorm) -> str:
        x = self.add("Sub", x, self.add("ReduceMean", x, axes=[-1], keepdims=1))
        size = self.add("Sqrt", self.add("Add", self.add("ReduceMean", self.add("Mul", x, x), axes=[-1], keepdims=1), self.number(layer.eps)))
        return self.add("Add", self.add("Mul", self.add("Div", x, size), self.weight(layer.weight)), self.weight(layer.bias))

    def whole_numbers(self, *values: int) -> str:
        name = self.name("numbers")
        self.weights.append(numpy_helper.from_array(np.array(values, np.int64), name))
        return name

    def steps(self, x: str) -> str:
        """[n, c, 1, t] to [n, t, c]."""
        return self.add("Transpose", self.add("Squeeze", x, self.whole_numbers(2)), perm=[0, 2, 1])

    def context(self, x: str, look) -> str:
        y = self.add("Transpose", self.line_convolution(self.add("Transpose", x, perm=[0, 2, 1]), look.depth), perm=[0, 2, 1])
        return self.add("Add", x, self.linear(self.gelu(self.linear(self.norm(y, look.norm), look.widen)), look.narrow))

    def attention(self, x: str, look) -> str:
        channels = look.norm.normalized_shape[0]
        y, each = self.norm(x, look.norm), channels // look.heads
        parts = []
        for i, order in enumerate(([0, 2, 1, 3], [0, 2, 3, 1], [0, 2, 1, 3])):
            rows = slice(i * channels, (i + 1) * channels)
            part = self.add("Add", self.add("MatMul", y, self.weight(look.all.weight[rows].T)), self.weight(look.all.bias[rows]))
            parts.append(self.add("Transpose", self.add("Reshape", part, self.whole_numbers(0, 0, look.heads, each)), perm=order))
        q, k, v = parts
        seen = self.add("Softmax", self.add("Mul", self.add("MatMul", q, k), self.number(each ** -0.5)), axis=3)
        y = self.add("Reshape", self.add("Transpose", self.add("MatMul", seen, v), perm=[0, 2, 1, 3]), self.whole_numbers(0, 0, channels))
        x = self.add("Add", x, self.linear(y, look.out))
        return self.add("Add", x, self.linear(self.gelu(self.linear(self.norm(x, look.second_norm), look.widen)), look.narrow))

    def gelu(self, x: str) -> str:
        half = self.add("Mul", x, self.number(0.5))
        return self.add("Mul", half, self.add("Add", self.add("Erf", self.add("Mul", x, self.number(2 ** -0.5))), self.number(1.0)))

    def block(self, x: str, block) -> str:
        x = self.convolution(x, block.depth)
        if block.gate is not None:
            gate = self.add("ReduceMean", x, axes=[2, 3], keepdims=1)
            gate = self.convolution(self.add("Relu", self.convolution(gate, block.gate.down)), block.gate.up)
            x = self.add("Mul", x, self.add("HardSigmoid", gate, alpha=1 / 6, beta=0.5))
        y = self.convolution(self.gelu(self.convolution(x, block.widen)), block.narrow)
        return self.add("Add", x, y) if block.residual else y

    def stem(self, model) -> str:
        luma = torch.tensor(LUMA_BGR)[None, :, None, None]
        x = self.convolution("x", model.stem1, model.stem1.weight * luma)
        return self.convolution(self.gelu(x), model.stem2)

    def model(self, result: str, shape: list) -> onnx.ModelProto:
        self.nodes[-1].output[0] = "probabilities"
        graph = helper.make_graph(self.nodes, result, [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 3, HEIGHT, "w"])],
                                  [helper.make_tensor_value_info("probabilities", TensorProto.FLOAT, shape)], self.weights)
        made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 14)], ir_version=8, producer_name="blackbar training/ocr")
        onnx.checker.check_model(made, full_check=True)
        return made


def load(model, path):
    kept = torch.load(path, weights_only=True)
    model.load_state_dict({n: v.float() for n, v in kept["weights"].items()})
    print(path.name, "step", kept["step"], "minutes", round(kept["spent"] / 60, 1), "lines", kept["shown"])
    return model


def first_layers(g: Graph, model) -> str:
    x = g.stem(model)
    for block in model.blocks[:SHARED_BLOCKS]:
        x = g.block(x, block)
    return x


def recogniser():
    known = characters()
    model, router = load(Recogniser(known), RECOGNISER), load(Classifier(), CLASSIFIER)
    for name, ours in model.state_dict().items():
        if name.startswith(("stem", *(f"blocks.{i}." for i in range(SHARED_BLOCKS)))):
            assert torch.equal(ours, router.state_dict()[name]), f"{name}: the two files are not of one training"
    g = Graph()
    x = first_layers(g, model)
    script = script_logits(g, x, router)
    for block in [*model.blocks[SHARED_BLOCKS:], *model.extra]:
        x = g.block(x, block)
    x = g.convolution(x, model.join)
    for layer in (model.neck1, model.neck2):
        x = g.add("HardSwish", g.convolution(x, layer))
    x = g.linear(g.steps(x), model.spread)
    for look in model.looks:
        x = (g.context if isinstance(look, Context) else g.attention)(x, look)
    # The classifier's doubt about a script is what its characters lose.
    doubt = g.add("Log", g.add("Add", g.add("Softmax", script, axis=1), g.number(1e-5)))
    table = torch.zeros(len(SCRIPTS) - 1, len(known) + 1)
    for i, c in enumerate(known):
        if owner := script_of_character(c):
            table[owner - 1, i + 1] = 1
    handicap = g.add("Unsqueeze", g.add("MatMul", doubt, g.weight(table)), g.whole_numbers(1))
    x = g.add("Add", g.add("MatMul", x, g.weight(model.head.weight().T)), g.weight(model.head.bias))
    g.add("Softmax", g.add("Add", x, handicap), axis=2)
    folder = MODELS / "ocr-scripts"
    folder.mkdir(parents=True, exist_ok=True)
    onnx.save(g.model("ocr-scripts", ["n", "t", len(known) + 1]), folder / "model.onnx.0")
    (folder / "characters.txt").write_text("\n".join(known) + "\n", encoding="utf8")


def script_logits(g: Graph, x: str, model, others_too: bool = False) -> str:
    """The classifier behind the first layers; without "other" unless asked."""
    for block in model.blocks[SHARED_BLOCKS:]:
        x = g.block(x, block)
    x = g.add("Relu", g.convolution(g.convolution(g.add("Relu", g.convolution(x, model.join)), model.look), model.mix))
    x = g.context(g.steps(x), model.context)
    x = g.add("Concat", g.add("ReduceMean", x, axes=[1], keepdims=0), g.add("ReduceMax", x, axes=[1], keepdims=0), axis=1)
    first = 0 if others_too else 1
    return g.add("Add", g.add("MatMul", x, g.weight(model.decide.weight[first:].T)), g.weight(model.decide.bias[first:]))


def classifier():
    g = Graph()
    model = load(Classifier(), CLASSIFIER)
    g.add("Softmax", script_logits(g, first_layers(g, model), model, others_too=True), axis=1)
    folder = MODELS / "ocr-script-classifier"
    folder.mkdir(parents=True, exist_ok=True)
    onnx.save(g.model("ocr-script-classifier", ["n", len(SCRIPTS)]), folder / "model.onnx.0")


if __name__ == "__main__":
    {"recogniser": recogniser, "classifier": classifier}[sys.argv[1]]()
