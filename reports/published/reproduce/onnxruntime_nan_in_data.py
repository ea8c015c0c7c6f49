# python onnxruntime_nan_in_data.py (onnxruntime 1.14.0 to 1.31.1; onnx creates the model)
import numpy as np
import onnxruntime
from onnx import parser

model = parser.parse_model("""<ir_version: 8, opset_import: ["": 18]>
    g (float[2] data, int64[2] indices, float[2] updates) => (float[2] output) {
        output = ScatterElements <reduction = "max"> (data, indices, updates) }""")
session = onnxruntime.InferenceSession(model.SerializeToString())
inputs = {"data": np.float32([np.nan, 1]), "indices": np.array([0, 1]), "updates": np.float32([1, np.nan])}
print("max of NaN and 1, max of 1 and NaN, by onnxruntime:", session.run(None, inputs)[0].tolist())
