# python openvino_empty_tuple.py (openvino 2026.4.1; onnx 1.23.2 creates the model)
import numpy as np
import onnx
import openvino

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[2] data, int64[1,0] indices, float[1,2] updates) => (float[2] output)
    { output = ScatterND (data, indices, updates) }""").SerializeToString()
core = openvino.Core()
ready = core.compile_model(core.read_model(model), "CPU")
output = ready([np.float32([1, 2]), np.zeros((1, 0), np.int64), np.float32([[7, 8]])])[0].tolist()
print(f"expected: [7,8], because a tuple of length 0 selects all of data, or a refusal; OpenVINO gives {output}")
