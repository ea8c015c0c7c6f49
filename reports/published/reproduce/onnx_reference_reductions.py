# python onnx_reference_reductions.py (onnx 1.23.2 and 1.22.0)
import numpy as np
from onnx import parser
from onnx.reference import ReferenceEvaluator

feed = {"data": np.float32([1, 9]), "indices": np.array([1]), "updates": np.float32([7])}
for opset, reduction in ((18, "foo"), (16, "max"), (11, "add")):
    model = parser.parse_model(f"""<ir_version: 8, opset_import: ["": {opset}]>
        g (float[2] data, int64[1] indices, float[1] updates) => (float[2] output) {{
            output = ScatterElements <reduction = "{reduction}"> (data, indices, updates) }}""")
    output = ReferenceEvaluator(model).run(None, feed)[0].tolist()
    print(f"opset {opset} has no reduction {reduction}; the evaluator gives {output}")
