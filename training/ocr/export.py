"""Writes the two networks as ONNX, node by node: plain operators of opset 14, weights in half precision, work in single.

    python export.py recogniser        from recogniser.pt to models/ocr-scripts
    python export.py classifier        from classifier.pt to models/ocr-script-classifier

The networks were trained on grey pixels; the files take blue, green, red like PP-OCR's, and weigh them into luminance in
the first convolution.
"""

import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from model import FROZEN_PARTS, LUMA_BGR, from_ppocr, script_of_character
from render import characters
from settings import HEIGHT, MODELS, SCRIPTS


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


def recogniser():
    from train import CHECKPOINT, PPOCR, Flat

    known = characters()
    dictionary = [c for c in (PPOCR / "ppocrv6_tiny_dict.txt").read_text(encoding="utf8").split("\n") if c]
    model = from_ppocr(PPOCR / "tiny/rec/rec.onnx", dictionary, known)
    parameters = dict(model.named_parameters())
    trained = [n for n in parameters if not n.startswith(FROZEN_PARTS)]
    kept = torch.load(CHECKPOINT, weights_only=True)
    Flat(parameters, trained, lambda n: 0.0).copy_to([parameters[n] for n in trained], kept["average"][: sum(parameters[n].numel() for n in trained)])
    from classify import FROZEN_BLOCKS

    names = load_classifier()
    for (_, ours), (_, theirs) in zip([*model.stem1.named_parameters(), *model.stem2.named_parameters(), *model.blocks[:FROZEN_BLOCKS].named_parameters()],
                                      [*names.stem1.named_parameters(), *names.stem2.named_parameters(), *names.blocks[:FROZEN_BLOCKS].named_parameters()]):
        assert torch.equal(ours, theirs)  # neither training changes the first layers, so one run of them serves both
    g = Graph()
    x = g.stem(model)
    for block in model.blocks[:FROZEN_BLOCKS]:
        x = g.block(x, block)
    script = script_logits(g, x, names)
    for block in [*model.blocks[FROZEN_BLOCKS:], model.extra]:
        x = g.block(x, block)
    x = g.convolution(x, model.join)
    for layer in (model.neck1, model.neck2):
        x = g.add("HardSwish", g.convolution(x, layer))
    for part in model.context:
        x = g.add("Add", x, g.convolution(g.gelu(g.convolution(g.convolution(x, part.depth), part.widen)), part.narrow))
    # The classifier's doubt about a script is what its characters lose.
    doubt = g.add("Log", g.add("Add", g.add("Softmax", script, axis=1), g.number(1e-5)))
    table = torch.zeros(len(SCRIPTS) - 1, len(known) + 1)
    for i, c in enumerate(known):
        if script := script_of_character(c):
            table[script - 1, i + 1] = 1
    first = g.name("axis")
    g.weights.append(numpy_helper.from_array(np.array([1], np.int64), first))
    handicap = g.add("Unsqueeze", g.add("MatMul", doubt, g.weight(table)), first)
    axis = g.name("axis")
    g.weights.append(numpy_helper.from_array(np.array([2], np.int64), axis))
    x = g.add("Transpose", g.add("Squeeze", x, axis), perm=[0, 2, 1])
    x = g.add("Add", g.add("MatMul", x, g.weight(model.head.weight().T)), g.weight(model.head.bias))
    g.add("Softmax", g.add("Add", x, handicap), axis=2)
    folder = MODELS / "ocr-scripts"
    folder.mkdir(parents=True, exist_ok=True)
    onnx.save(g.model("ocr-scripts", ["n", "t", len(known) + 1]), folder / "model.onnx.0")
    (folder / "characters.txt").write_text("\n".join(known) + "\n", encoding="utf8")
    print("step", kept["step"], "minutes", round(kept["spent"] / 60, 1))


def load_classifier():
    from classify import CHECKPOINT, Classifier

    model = Classifier()
    model.load_state_dict(torch.load(CHECKPOINT, weights_only=True))
    return model


def script_logits(g: Graph, x: str, model, others_too: bool = False) -> str:
    """The classifier behind its frozen layers; without "other" unless asked."""
    from classify import FROZEN_BLOCKS

    for block in model.blocks[FROZEN_BLOCKS:]:
        x = g.block(x, block)
    x = g.add("Relu", g.convolution(g.convolution(g.add("Relu", g.convolution(x, model.join)), model.look), model.mix))
    x = g.add("Concat", g.add("ReduceMean", x, axes=[2, 3], keepdims=0), g.add("ReduceMax", x, axes=[2, 3], keepdims=0), axis=1)
    first = 0 if others_too else 1
    return g.add("Add", g.add("MatMul", x, g.weight(model.decide.weight[first:].T)), g.weight(model.decide.bias[first:]))


def classifier():
    from classify import FROZEN_BLOCKS

    model = load_classifier()
    g = Graph()
    x = g.stem(model)
    for block in model.blocks[:FROZEN_BLOCKS]:
        x = g.block(x, block)
    g.add("Softmax", script_logits(g, x, model, others_too=True), axis=1)
    folder = MODELS / "ocr-script-classifier"
    folder.mkdir(parents=True, exist_ok=True)
    onnx.save(g.model("ocr-script-classifier", ["n", len(SCRIPTS)]), folder / "model.onnx.0")


if __name__ == "__main__":
    {"recogniser": recogniser, "classifier": classifier}[sys.argv[1]]()
