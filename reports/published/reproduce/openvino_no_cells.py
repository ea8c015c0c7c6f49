# python openvino_no_cells.py (openvino 2026.4.1; onnx 1.23.2 creates the model)
import numpy as np
import onnx
import openvino

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[0] data, int64[1] indices, float[1] updates) => (float[0] output)
    { output = ScatterElements (data, indices, updates) }""").SerializeToString()
core = openvino.Core()
ready = core.compile_model(core.read_model(model), "CPU")
output = ready([np.zeros(0, np.float32), np.int64([0]), np.float32([7])])[0].tolist()
print(f"expected: an error, because an axis of extent 0 has no index 0; OpenVINO gives {output}")
