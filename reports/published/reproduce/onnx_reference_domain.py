# python onnx_reference_domain.py (onnx 1.23.2 and 1.22.0)
import numpy as np
from onnx import parser
from onnx.reference import ReferenceEvaluator

feed = {"data": np.zeros(2, np.float32), "indices": np.array([1]), "updates": np.float32([7])}
print('expected: [0,7] twice, because "ai.onnx" and the empty name are equivalent (onnx/common/constants.h)')
for of_model, of_node in (("", "ai.onnx."), ("ai.onnx", "")):
    model = parser.parse_model(f"""<ir_version: 8, opset_import: ["{of_model}": 18]>
        g (float[2] data, int64[1] indices, float[1] updates) => (float[2] output) {{
            output = {of_node}ScatterElements (data, indices, updates) }}""")
    try:
        print("the evaluator gives", ReferenceEvaluator(model).run(None, feed)[0].tolist())
    except Exception as error:
        print("the evaluator refuses:", error)
