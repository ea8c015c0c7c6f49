# python openvino_versions.py (openvino 2026.4.1; onnx 1.23.2 creates the models)
import numpy as np
import onnx
import openvino

core = openvino.Core()
for operator, opset in ("Scatter", 11), *(("ScatterElements", opset) for opset in (10, 11, 16)):
    model = onnx.parser.parse_model(f"""<ir_version: 5, opset_import: ["" : {opset}]>
        g (float[2] data, int64[1] indices, float[1] updates) => (float[2] output)
        {{ output = {operator} <reduction = "max"> (data, indices, updates) }}""")
    ready = core.compile_model(core.read_model(model.SerializeToString()), "CPU")
    output = ready([np.float32([5, 6]), np.int64([0]), np.float32([3])])[0]
    print(f"{operator}-{opset} has no reduction max: expected a refusal; OpenVINO gives {output}, the maximum")
