# python onnx_reference_nd_max.py (onnx 1.22.0; fixed in 1.23.0)
import numpy as np
from onnx import parser
from onnx.reference import ReferenceEvaluator

model = parser.parse_model("""<ir_version: 8, opset_import: ["": 18]>
    g (float[2,2] data, int64[1,2] indices, float[1] updates) => (float[2,2] output) {
        output = ScatterND <reduction = "max"> (data, indices, updates) }""")
feed = {"data": np.zeros((2, 2), np.float32), "indices": np.array([[0, 1]]), "updates": np.float32([7])}
print("expected: [[0,7], [0,0]], by output[tuple(indices[idx])] = f(output[tuple(indices[idx])], updates[idx])")
try:
    print("the evaluator gives", ReferenceEvaluator(model).run(None, feed)[0].tolist())
except Exception as error:
    print("the evaluator refuses:", error)
