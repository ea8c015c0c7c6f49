# python openvino_attributes.py (openvino 2026.4.1; onnx 1.23.2 creates the models)
import numpy as np
import onnx
import openvino

core = openvino.Core()
for attributes, extra in ("<Axis = 1>", []), ("<axis = 0, axis = 1>", []), ("", [""]):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[2,2] data, int64[1,1] indices, float[1,1] updates) => (float[2,2] output)
        {{ output = ScatterElements {attributes} (data, indices, updates) }}""")
    model.graph.node[0].input.extend(extra)
    ready = core.compile_model(core.read_model(model.SerializeToString()), "CPU")
    outputs = ready([np.float32([[1, 2], [3, 4]]), np.int64([[1]]), np.float32([[7]])])
    print(f"{attributes or 'four inputs'}: expected a refusal; OpenVINO gives {outputs[0].tolist()}")
