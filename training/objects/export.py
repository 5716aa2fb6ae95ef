"""One ONNX file: picture in, heat maps and edges out, weights in f16. `python export.py STATE.pt OUT.onnx`"""

import sys

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from model import Conv, Detector


class Whole(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, picture):
        heat, edges = self.net(picture)
        return torch.sigmoid(heat), edges


def fold(net):
    """Normalisation becomes part of its convolution."""
    for module in net.modules():
        if isinstance(module, Conv) and isinstance(module.norm, torch.nn.BatchNorm2d):
            module.conv = torch.nn.utils.fuse_conv_bn_eval(module.conv.eval(), module.norm.eval())
            module.norm = torch.nn.Identity()
    return net


def export(net, out):
    net = Whole(fold(net.float().cpu().eval()))
    axes = {name: {2: f"{name}_h", 3: f"{name}_w"} for name in ("picture", "heat", "edges")}
    torch.onnx.export(net, torch.zeros(1, 3, 640, 640), str(out), input_names=["picture"], output_names=["heat", "edges"],
                      dynamic_axes=axes, opset_version=13, dynamo=False)
    whole = onnx.load(out)
    for node in whole.graph.node:
        node.name = ""
        node.ClearField("doc_string")
    del whole.graph.value_info[:], whole.graph.output[:]
    whole.graph.output.extend(helper.make_tensor_value_info(name, 1, [1, n, "y", "x"]) for name, n in (("heat", 3), ("edges", 4)))
    casts = []
    for tensor in whole.graph.initializer:  # f16 in the file, f32 when it runs: half the size
        values = numpy_helper.to_array(tensor)
        if values.dtype == np.float32 and values.size > 64:
            name = tensor.name
            tensor.CopyFrom(numpy_helper.from_array(values.astype(np.float16), name + "_h"))
            casts.append(helper.make_node("Cast", [name + "_h"], [name], to=1))
    nodes = list(whole.graph.node)
    del whole.graph.node[:]
    whole.graph.node.extend(casts + nodes)
    whole.producer_name, whole.producer_version = "blackbar", "2"
    onnx.checker.check_model(whole)
    onnx.save(whole, out)


if __name__ == "__main__":
    network = Detector()
    network.load_state_dict(torch.load(sys.argv[1], weights_only=True, map_location="cpu"))
    export(network, sys.argv[2])
