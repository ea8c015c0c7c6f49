# python onnx_reference_types.py (onnx 1.23.2 and 1.22.0)
import ml_dtypes
import numpy as np
from onnx import helper
from onnx.reference import ReferenceEvaluator

node = helper.make_node("ScatterElements", ["data", "indices", "updates"], ["output"])
for data, indices, updates in ((np.uint8, np.int64, np.float32), (np.float32, np.uint8, np.float32),
                               (ml_dtypes.float8_e4m3fn, np.int64, ml_dtypes.float8_e4m3fn)):
    feed = {"data": np.zeros(2, data), "indices": np.ones(1, indices), "updates": np.full(1, 300, updates)}
    output = ReferenceEvaluator(node).run(None, feed)[0]
    print("data, indices, updates:", *(str(array.dtype) for array in feed.values()), "give", output.tolist())
print("expected: data and updates have one type T of tensor(uint8) … tensor(bfloat16), and Tind is int32 or int64")
