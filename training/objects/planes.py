"""A network that answers some of its kinds only. `python planes.py IN.onnx OUT.onnx KIND...` (in the order of the heat maps)"""

import sys

import numpy as np
import onnx
from onnx import helper, numpy_helper

from sources import KINDS


def cut(whole, kinds):
    """Takes the heat maps of these kinds; the edges are those of all."""
    for node in whole.graph.node:
        node.output[:] = ["heat_all" if name == "heat" else name for name in node.output]
        node.input[:] = ["heat_all" if name == "heat" else name for name in node.input]
    taken = np.array([KINDS.index(kind) for kind in kinds], np.int64)
    whole.graph.initializer.append(numpy_helper.from_array(taken, "taken"))
    whole.graph.node.append(helper.make_node("Gather", ["heat_all", "taken"], ["heat"], axis=1))
    for output in whole.graph.output:
        if output.name == "heat":
            output.type.tensor_type.shape.dim[1].dim_value = len(kinds)
    onnx.checker.check_model(whole)
    return whole


if __name__ == "__main__":
    source, out, *wanted = sys.argv[1:]
    onnx.save(cut(onnx.load(source), wanted), out)
