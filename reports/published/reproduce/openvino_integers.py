# python openvino_integers.py (openvino 2026.4.1; onnx 1.23.2 creates the models)
import numpy as np
import onnx
import openvino

core = openvino.Core()
for dtype, reduction in ("int64", "none"), ("uint64", "none"), ("uint32", "max"):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g ({dtype}[3] data, int64[1] indices, {dtype}[1] updates) => ({dtype}[3] output)
        {{ output = ScatterElements <reduction = "{reduction}"> (data, indices, updates) }}""")
    ready = core.compile_model(core.read_model(model.SerializeToString()), "CPU")
    data = np.array([2**32 + 5, 2**31, 1] if dtype[-2:] == "64" else [5, 7, 2**32 - 1], dtype)
    output = ready([data, np.int64([2]), np.array([1], dtype)])[0]
    print(f"{dtype}, {reduction}: expected {data.tolist()}; OpenVINO gives {output.tolist()}")
