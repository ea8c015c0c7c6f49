# python onnxruntime_unlisted_reduction.py (onnxruntime 1.11.0 to 1.31.1; onnx creates the models)
import numpy as np
import onnxruntime
from onnx import parser

for opset, reduction in ((16, "foo"), (16, "max")):
    model = parser.parse_model(f"""<ir_version: 8, opset_import: ["": {opset}]>
        g (float[2] data, int64[1] indices, float[1] updates) => (float[2] output) {{
            output = ScatterElements <reduction = "{reduction}"> (data, indices, updates) }}""")
    session = onnxruntime.InferenceSession(model.SerializeToString())
    inputs = {"data": np.float32([1, 9]), "indices": np.array([1]), "updates": np.float32([7])}
    output = session.run(None, inputs)[0].tolist()
    print(f"opset {opset} has no reduction {reduction}: expected a refusal; onnxruntime gives {output}")
