# python onnx_reference_extents_listed.py (onnx 1.23.2 and 1.22.0, with numpy 2.4.6)
import numpy as np
from onnx import helper
from onnx.reference import ReferenceEvaluator

node = helper.make_node("ScatterND", ["data", "indices", "updates"], ["output"])
indices = np.zeros((2**50, 0, 1), dtype=np.int64)
updates = np.zeros((2**50, 0, 2), dtype=np.float32)
feed = {"data": np.float32([[1, 2]]), "indices": indices, "updates": updates}
print("expected: the output is data, [[1.0, 2.0]], because indices has no tuple")
try:
    print("the evaluator gives", ReferenceEvaluator(node).run(None, feed)[0].tolist())
except MemoryError as error:
    print("the evaluator refuses:", repr(error))
