# python openvino_error_lost.py (openvino 2026.4.1; onnx 1.23.2 creates the model)
import numpy as np
import onnx
import openvino

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[3] data, int64[1] indices, float[1] updates) => (float[3] output)
    { output = ScatterElements (data, indices, updates) }""").SerializeToString()
core = openvino.Core()
for threads in 1, 2:
    ready = core.compile_model(core.read_model(model), "CPU", {"INFERENCE_NUM_THREADS": threads})
    print(f"expected: an error, because index 3 is out of range; OpenVINO with {threads} threads:", flush=True)
    print(ready([np.float32([1, 2, 3]), np.int64([3]), np.float32([7])])[0], flush=True)
