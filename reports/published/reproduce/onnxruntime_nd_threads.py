# python onnxruntime_nd_threads.py (onnxruntime 1.11.0 to 1.31.1; onnx creates the model)
import numpy as np
import onnxruntime
from onnx import parser

model = parser.parse_model("""<ir_version: 8, opset_import: ["": 16]>
    g (float[1,1000] data, int64[1000,1] indices, float[1000,1000] updates) => (float[1,1000] output) {
        output = ScatterND <reduction = "add"> (data, indices, updates) }""")
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 4
session = onnxruntime.InferenceSession(model.SerializeToString(), options)
inputs = {"data": np.zeros((1, 1000)), "indices": np.zeros((1000, 1)), "updates": np.ones((1000, 1000))}
inputs = {name: value.astype(np.int64 if name == "indices" else np.float32) for name, value in inputs.items()}
sums = [session.run(None, inputs)[0].min() for attempt in range(1000)]
print("the sum of 1000 ones is 1000; the smallest of 1000 sums by onnxruntime is", min(sums))
