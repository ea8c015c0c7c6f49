# python openvino_double.py (openvino 2026.4.1; onnx 1.23.2 creates the model)
import numpy as np
import onnx
import openvino

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (double[4] data, int64[1] indices, double[1] updates) => (double[4] output)
    { output = ScatterElements (data, indices, updates) }""").SerializeToString()
core = openvino.Core()
ready = core.compile_model(core.read_model(model), "CPU", {"INFERENCE_PRECISION_HINT": "f32"})
data = np.float64([2**53 - 1, 0.1, np.inf, 5])
output = ready([data, np.int64([3]), np.float64([1e300])])[0].tolist()
print("expected:", data.tolist()[:3] + [1e300], "without a change of any bit; OpenVINO gives", output)
