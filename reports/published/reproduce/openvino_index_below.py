# python openvino_index_below.py (openvino 2026.4.1; onnx 1.23.2 creates the model)
import numpy as np
import onnx
import openvino

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[3,4096] data, int64[1,1] indices, float[1,1] updates) => (float[3,4096] output)
    { output = ScatterElements (data, indices, updates) }""").SerializeToString()
core = openvino.Core()
ready = core.compile_model(core.read_model(model), "CPU", {"INFERENCE_NUM_THREADS": 2})
print(f"expected: an error, because index {-2**31} is out of range; OpenVINO writes to this address", flush=True)
print(ready([np.ones((3, 4096), np.float32), np.int64([[-2**31]]), np.float32([[7]])])[0])
