# python onnxruntime_constant_lists.py (onnxruntime 1.7.0 to 1.11.0; onnx creates the model)
import numpy as np
import onnxruntime
from onnx import parser

model = parser.parse_model("""<ir_version: 7, opset_import: ["": 13]>
    g (float[2] data, int64[1] indices) => (float[2] output) {
        updates = Constant <value_floats = [7.0]> ()
        output = ScatterElements (data, indices, updates) }""")
print("expected: [1.0, 7.0], because value_floats is a tensor of rank 1")
try:
    session = onnxruntime.InferenceSession(model.SerializeToString())
    print(session.run(None, {"data": np.float32([1, 2]), "indices": np.array([1])})[0].tolist())
except Exception as error:
    print("onnxruntime", onnxruntime.__version__, "refuses:", error)
