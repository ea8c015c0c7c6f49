# python openvino_nan.py (openvino 2026.4.1; onnx 1.23.2 creates the model)
import numpy as np
import onnx
import openvino

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float16[2] data, int64[1] indices, float16[1] updates) => (float16[2] output)
    { output = ScatterElements (data, indices, updates) }""").SerializeToString()
core = openvino.Core()
ready = core.compile_model(core.read_model(model), "CPU", {"INFERENCE_PRECISION_HINT": "f32"})
data = np.uint16([0x7C12, 0]).view(np.float16)
output = ready([data, np.int64([1]), np.float16([1])])[0].view(np.uint16)
print(f"expected: 0x7c12, because a NaN is moved without a change; OpenVINO gives {output[0]:#06x}")
