# python onnxruntime_nd_one_update.py (onnxruntime 1.4.0; onnx creates the model)
import numpy as np
import onnxruntime
from onnx import parser

model = parser.parse_model("""<ir_version: 6, opset_import: ["": 11]>
    g (float[2] data, int64[1] indices, float[1] updates) => (float[2] output) {
        output = ScatterND (data, indices, updates) }""")
session = onnxruntime.InferenceSession(model.SerializeToString())
inputs = {"data": np.float32([1, 2]), "indices": np.array([1]), "updates": np.float32([7])}
print("expected: a refusal, because with indices of shape [1] updates must have the shape [], not [1]")
print("onnxruntime", onnxruntime.__version__, "gives", session.run(None, inputs)[0].tolist())
