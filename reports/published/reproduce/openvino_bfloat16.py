# python openvino_bfloat16.py (openvino 2026.4.1; onnx 1.23.2 creates the model)
import ml_dtypes
import numpy as np
import onnx
import openvino

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (bfloat16[2] data, int64[2] indices, bfloat16[2] updates) => (bfloat16[1] output)
    { output = ScatterElements <reduction = "mul"> (data, indices, updates) }""").SerializeToString()
core = openvino.Core()
ready = core.compile_model(core.read_model(model), "CPU", {"INFERENCE_PRECISION_HINT": "f32"})
bfloat16 = [openvino.Tensor(np.array(values, ml_dtypes.bfloat16).view(np.uint16), [len(values)],
                            openvino.Type.bf16) for values in ([1.1015625] * 2, [1.296875, 1.3046875])]
output = ready([bfloat16[0], np.int64([0, 1]), bfloat16[1]])[0].view(ml_dtypes.bfloat16)
print("1.4286 and 1.4372 in bfloat16 are 1.4297 and 1.4375; OpenVINO gives", output.astype(float).tolist())
