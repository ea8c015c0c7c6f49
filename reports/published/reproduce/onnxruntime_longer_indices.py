# python onnxruntime_longer_indices.py (onnxruntime 1.4.0, 1.7.0 and 1.11.0; onnx creates the model)
import numpy as np
import onnxruntime
from onnx import parser

for opset, more, rows, expected in (11, "1", 0, "[[1.0], [2.0]]"), (16, '-1, reduction="add"', 2, "[[4.0], [5.0]]"):
    model = parser.parse_model(f"""<ir_version: 6, opset_import: ["": {opset}]>
        g (float[2,1] data, int64[{rows},3] indices, float[{rows},3] updates) => (float[2,1] output) {{
            output = ScatterElements <axis = {more}> (data, indices, updates) }}""")
    indices, updates = np.zeros((rows, 3), np.int64), np.ones((rows, 3), np.float32)
    try:
        session = onnxruntime.InferenceSession(model.SerializeToString())
        feed = {"data": np.float32([[1], [2]]), "indices": indices, "updates": updates}
        print(f"opset {opset}, expected: {expected}; onnxruntime gives", session.run(None, feed)[0].tolist())
    except Exception as error: print(f"opset {opset}, expected: {expected}; onnxruntime refuses:", error)
