# python tract_opset_not_read.py (tract 0.23.9; onnx 1.23.2 creates the models)
import tempfile
import numpy as np
import onnx
import tract
file = tempfile.NamedTemporaryFile(suffix=".onnx")
for operator, opset in ("Scatter", 11), *(("ScatterElements", opset) for opset in (10, 11, 16)):
    onnx.save(onnx.parser.parse_model(f"""<ir_version: 5, opset_import: ["" : {opset}]>
        g (float[2] data, int64[1] indices, float[1] updates) => (float[2] output)
        {{ output = {operator} <reduction = "max"> (data, indices, updates) }}"""), file.name)
    model = tract.onnx().load(file.name).into_model().into_runnable()
    output = model.run([np.float32([5, 6]), np.int64([0]), np.float32([3])])[0].to_numpy()
    print(f"{operator}-{opset} has no reduction max: expected a refusal; tract gives {output}, the maximum")
