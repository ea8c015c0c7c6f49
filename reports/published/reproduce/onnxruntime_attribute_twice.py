# python onnxruntime_attribute_twice.py (onnxruntime 1.4.0 to 1.14.0; onnx creates the model)
import numpy as np
import onnxruntime
from onnx import helper, parser

model = parser.parse_model("""<ir_version: 6, opset_import: ["": 11]>
    g (float[1,2] data, int64[1,1] indices, float[1,1] updates) => (float[1,2] output) {
        output = ScatterElements <axis = 0> (data, indices, updates) }""")
model.graph.node[0].attribute.append(helper.make_attribute("axis", 1))
session = onnxruntime.InferenceSession(model.SerializeToString())
inputs = {"data": np.float32([[1, 2]]), "indices": np.array([[-1]]), "updates": np.float32([[7]])}
print("expected: a refusal, because one axis attribute is 0 and the other is 1")
print("onnxruntime", onnxruntime.__version__, "gives", session.run(None, inputs)[0].tolist())
