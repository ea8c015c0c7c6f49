# python onnx_backend_domain.py (onnxruntime 1.31.1 with onnx 1.23.2)
import numpy as np
import onnxruntime.backend
from onnx import parser

model = parser.parse_model("""<ir_version: 8, opset_import: ["ai.onnx": 18]>
    g (float[2] data, int64[1] indices, float[1] updates) => (float[2] output) {
        output = ai.onnx.ScatterElements (data, indices, updates) }""")
inputs, prepare = [np.zeros(2, np.float32), np.array([1]), np.float32([7])], onnxruntime.backend.prepare
print('expected: [0, 7], because "ai.onnx" and the empty name are equivalent (onnx/common/constants.h)')
print("given bytes, the backend gives", prepare(model.SerializeToString()).run(inputs)[0].tolist())
try:
    print("given a ModelProto, it gives", prepare(model).run(inputs)[0].tolist())
except Exception as error:
    print("given a ModelProto, it refuses:", str(error).splitlines()[0])
