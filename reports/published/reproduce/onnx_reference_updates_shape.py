# python onnx_reference_updates_shape.py (onnx 1.23.2 and 1.22.0)
import numpy as np
from onnx import helper
from onnx.reference import ReferenceEvaluator

zeros = np.zeros((2, 2), np.float32)
for operator, indices, updates in (("ScatterND", [[0]], [[7]]), ("ScatterElements", [[0]], [[7, 8]])):
    node = helper.make_node(operator, ["data", "indices", "updates"], ["output"])
    feed = {"data": zeros, "indices": np.array(indices), "updates": np.float32(updates)}
    expected = "(1, 2)" if operator == "ScatterND" else "(1, 1)"
    output = ReferenceEvaluator(node).run(None, feed)[0].tolist()
    print(f"{operator}: updates must have the shape {expected}")
    print(f"with the shape {feed['updates'].shape} the evaluator gives {output}")
