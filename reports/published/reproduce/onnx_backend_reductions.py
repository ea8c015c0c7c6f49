# python onnx_backend_reductions.py (onnxruntime 1.31.1 with onnx 1.23.2)
import numpy as np
import onnxruntime.backend
from onnx import parser

for opset, reduction in ((18, "foo"), (16, "max")):
    model = parser.parse_model(f"""<ir_version: 8, opset_import: ["": {opset}]>
        g (float[2] data, int64[1,1] indices, float[1] updates) => (float[2] output) {{
            output = ScatterND <reduction = "{reduction}"> (data, indices, updates) }}""")
    output = onnxruntime.backend.prepare(model).run([np.float32([1, 9]), np.array([[1]]), np.float32([7])])[0]
    print(f"opset {opset} has no reduction {reduction}; the backend gives {output.tolist()}")
