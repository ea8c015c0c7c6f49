# python onnx_reference_nan.py (onnx 1.23.2; ScatterND fails in 1.22.0)
import numpy as np
from onnx import helper
from onnx.reference import ReferenceEvaluator

print("the specification does not mention NaN; the maximum of 1 in data and NaN in updates, by operator:")
for operator, indices in (("ScatterElements", [0]), ("ScatterND", [[0]])):
    node = helper.make_node(operator, ["data", "indices", "updates"], ["output"], reduction="max")
    feed = {"data": np.float32([1]), "indices": np.array(indices), "updates": np.float32([np.nan])}
    print(f"{operator}:", ReferenceEvaluator(node).run(None, feed)[0].tolist())
