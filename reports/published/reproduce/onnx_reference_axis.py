# python onnx_reference_axis.py (onnx 1.23.2; 1.22.0 accepts every axis)
import numpy as np
from onnx import helper
from onnx.reference import ReferenceEvaluator

feed = {"data": np.zeros((1, 2), np.float32), "indices": np.array([[1]]), "updates": np.float32([[7]])}
for axis in (-3, 2):
    node = helper.make_node("ScatterElements", ["data", "indices", "updates"], ["output"], axis=axis)
    try:
        output = ReferenceEvaluator(node).run(None, feed)[0].tolist()
        print(f"axis must be in [-2, 1]; with axis {axis} the evaluator gives {output}")
    except IndexError as error:
        print(f"axis must be in [-2, 1]; the evaluator refuses axis {axis}: {error}")
