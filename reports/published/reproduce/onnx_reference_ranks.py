# python onnx_reference_ranks.py (onnx 1.23.2 and 1.22.0; 1.22.0 refuses the second case)
import numpy as np
from onnx import helper
from onnx.reference import ReferenceEvaluator

scalar = {"data": np.float32(1), "indices": np.empty((1, 0), np.int64), "updates": np.float32([7])}
vector = {"data": np.zeros((2, 2), np.float32), "indices": np.array([1]), "updates": np.float32([7])}
for operator, feed, rule in (("ScatterND", scalar, "data has at least rank 1"),
                             ("ScatterElements", vector, "indices has the rank of data")):
    node = helper.make_node(operator, ["data", "indices", "updates"], ["output"])
    try:
        print(f"{rule}; the evaluator gives", ReferenceEvaluator(node).run(None, feed)[0].tolist())
    except Exception as error:
        print(f"{rule}; the evaluator refuses: {error}")
