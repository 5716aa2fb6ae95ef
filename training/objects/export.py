"""One ONNX file: picture in, heat maps and edges out, weights in f16; and the cards' checksum.

    python export.py OUT.onnx [--half]
"""

import sys

import onnx
import torch
from onnx import compose, helper, numpy_helper
import numpy as np

from model import CUT, TAPS, build
from sources import WORK


class Ours(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, stem, near, mid, far):
        heat, edges = self.net(stem, near, mid, far)
        return torch.sigmoid(heat), edges


def export(out, half=True):
    net = build()
    net.load_state_dict(torch.load(WORK / "state.pt", weights_only=False)["mean"])
    net = Ours(net.eval()).float()
    given = [torch.zeros(1, 32, 80, 80), torch.zeros(1, 32, 80, 80), torch.zeros(1, 96, 40, 40), torch.zeros(1, 320, 20, 20)]
    names = ["stem", "near", "mid", "far"]
    axes = {name: {2: f"{name}_h", 3: f"{name}_w"} for name in [*names, "heat", "edges"]}
    torch.onnx.export(net, tuple(given), str(WORK / "ours.onnx"), input_names=names, output_names=["heat", "edges"],
                      dynamic_axes=axes, opset_version=13, dynamo=False)
    trunk = onnx.load(WORK / "centerface-dynamic.onnx")
    onnx.utils.extract_model(str(WORK / "centerface-dynamic.onnx"), str(WORK / "trunk.onnx"), ["input.1"], [CUT, *TAPS], check_model=False)
    trunk = onnx.load(WORK / "trunk.onnx")
    ours = onnx.load(WORK / "ours.onnx")
    trunk = onnx.version_converter.convert_version(trunk, 13)
    trunk.ir_version = ours.ir_version
    ours = compose.add_prefix(ours, "o_", rename_inputs=False, rename_outputs=False)
    whole = compose.merge_models(trunk, ours, io_map=list(zip([CUT, *TAPS], names)), outputs=["heat", "edges"])
    for node in whole.graph.node:
        node.input[:] = ["picture" if name == "input.1" else name for name in node.input]
        node.name = ""
        node.ClearField("doc_string")
    shape = [1, 3, "h", "w"]
    del whole.graph.input[:], whole.graph.output[:], whole.graph.value_info[:]
    whole.graph.input.append(helper.make_tensor_value_info("picture", 1, shape))
    whole.graph.output.extend(helper.make_tensor_value_info(name, 1, [1, n, "y", "x"]) for name, n in (("heat", 3), ("edges", 4)))
    if half:  # f16 in the file, f32 when it runs: half the size
        casts = []
        for tensor in whole.graph.initializer:
            values = numpy_helper.to_array(tensor)
            if values.dtype == np.float32 and values.size > 64:
                name = tensor.name
                small = numpy_helper.from_array(values.astype(np.float16), name + "_h")
                tensor.CopyFrom(small)
                casts.append(helper.make_node("Cast", [name + "_h"], [name], to=1))
        nodes = list(whole.graph.node)
        del whole.graph.node[:]
        whole.graph.node.extend(casts + nodes)
    whole.metadata_props.clear() if hasattr(whole.metadata_props, "clear") else None
    whole.doc_string = ""
    whole.producer_name, whole.producer_version = "blackbar", "1"
    onnx.checker.check_model(whole)
    onnx.save(whole, out)


if __name__ == "__main__":
    export(sys.argv[1])
