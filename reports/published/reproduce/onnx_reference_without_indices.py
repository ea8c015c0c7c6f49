# python onnx_reference_without_indices.py (onnx 1.23.2 and 1.22.0; 1.22.0 refuses the last case)
import numpy as np
from onnx import helper
from onnx.reference import ReferenceEvaluator

cases = (("ScatterND", (3, 4), (0, 3), (0,), "tuples of 3 cannot name cells of a matrix"),
         ("ScatterElements", (3, 4), (0, 5), (0, 5), "indices has 5 columns, data has 4"),
         ("ScatterElements", (), (0,), (0,), "data has at least rank 1"))
for operator, data, indices, updates, rule in cases:
    node = helper.make_node(operator, ["data", "indices", "updates"], ["output"])
    feed = {"data": np.ones(data), "indices": np.zeros(indices, np.int64), "updates": np.zeros(updates)}
    try:
        print(f"{rule}: expected a refusal; the evaluator gives", ReferenceEvaluator(node).run(None, feed)[0].tolist())
    except Exception as error:
        print(f"{rule}; the evaluator refuses: {error}")
