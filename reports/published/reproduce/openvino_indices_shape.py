# python openvino_indices_shape.py (openvino 2026.4.1; onnx 1.23.2 creates the models)
import numpy as np
import onnx
import openvino

core = openvino.Core()
for rows, columns, axis in (1, 9, 0), (10**6, 2, 1):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[3,4] data, int64[{rows},{columns}] indices, float[{rows},{columns}] updates) =>
        (float[3,4] output) {{ output = ScatterElements <axis = {axis}> (data, indices, updates) }}""")
    ready = core.compile_model(core.read_model(model.SerializeToString()), "CPU")
    print(f"indices [{rows},{columns}] are larger than data [3,4] on another axis; OpenVINO", flush=True)
    inputs = [np.ones((3, 4), np.float32), np.zeros((rows, columns), np.int64)]
    print(ready([*inputs, np.full((rows, columns), 7, np.float32)])[0])
