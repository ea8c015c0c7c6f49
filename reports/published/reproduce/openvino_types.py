# python openvino_types.py (openvino 2026.4.1; onnx 1.23.2 creates the models)
import numpy as np
import onnx
import openvino

core = openvino.Core()
for operator, opset, indices in ("ScatterElements", 18, "uint8"), ("ScatterND", 18, "int32"):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : {opset}]>
        g (float[2,1] data, {indices}[1,1] indices, float[1,1] updates) => (float[2,1] output)
        {{ output = {operator} (data, indices, updates) }}""")
    ready = core.compile_model(core.read_model(model.SerializeToString()), "CPU")
    output = ready([np.float32([[1], [2]]), np.array([[1]], indices), np.float32([[7]])])[0].tolist()
    print(f"{operator}: indices must not be {indices}, expected a refusal; OpenVINO gives {output}")
