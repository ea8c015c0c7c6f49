# python onnxruntime_half_reductions.py (onnxruntime 1.11.0 to 1.31.1; onnx creates the models)
import numpy as np
import onnxruntime
from onnx import parser

model = parser.parse_model("""<ir_version: 8, opset_import: ["": 16]>
    g (float16[2] data, int64[1] indices, float16[1] updates) => (float16[2] output) {
        output = ScatterElements <reduction = "add"> (data, indices, updates) }""")
session = onnxruntime.InferenceSession(model.SerializeToString())
print("the session is created; expected: [1.0, 16.0]")
print(session.run(None, {"data": np.float16([1, 9]), "indices": np.array([1]), "updates": np.float16([7])}))
