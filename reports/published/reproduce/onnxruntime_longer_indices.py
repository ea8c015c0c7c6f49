# python onnxruntime_longer_indices.py (onnxruntime 1.4.0 and 1.7.0, with onnx to write the model)
import numpy as np
import onnxruntime
from onnx import parser

model = parser.parse_model("""<ir_version: 6, opset_import: ["": 11]>
    g (float[2,1] data, int64[0,3] indices, float[0,3] updates) => (float[2,1] output) {
        output = ScatterElements <axis = 1> (data, indices, updates) }""")
session = onnxruntime.InferenceSession(model.SerializeToString())
none = np.zeros((0, 3))
inputs = {"data": np.float32([[1], [2]]), "indices": none.astype(int), "updates": none.astype(np.float32)}
try:
    print("due: [[1.0], [2.0]]; onnxruntime gives", session.run(None, inputs)[0].tolist())
except Exception as error:
    print("due: data, [[1.0], [2.0]]; onnxruntime refuses:", error)
