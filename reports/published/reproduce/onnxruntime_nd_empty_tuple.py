# python onnxruntime_nd_empty_tuple.py (onnxruntime 1.4.0 to 1.27.0; onnx creates the model)
import numpy as np
import onnxruntime
from onnx import parser

model = parser.parse_model("""<ir_version: 6, opset_import: ["": 11]>
    g (float[2] data, int64[1,0] indices, float[1,2] updates) => (float[2] output) {
        output = ScatterND (data, indices, updates) }""")
session = onnxruntime.InferenceSession(model.SerializeToString())
data, indices, updates = np.float32([1, 2]), np.zeros((1, 0), np.int64), np.float32([[7, 8]])
print("expected: [7.0, 8.0], because a tuple of length 0 selects all of data, or a refusal", flush=True)
output = session.run(None, {"data": data, "indices": indices, "updates": updates})[0]
print("onnxruntime", onnxruntime.__version__, "gives", output.tolist())
