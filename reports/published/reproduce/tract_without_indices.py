# python tract_without_indices.py (tract 0.23.9; onnx 1.23.2 creates the models)
import tempfile
import numpy as np
import onnx
import tract

for axis, columns, rule in ((2, 4, "data of rank 2 has no axis 2"), (0, 5, "indices has 5 columns, data has 4")):
    file = tempfile.NamedTemporaryFile(suffix=".onnx")
    onnx.save(onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[3,4] data, int64[0,{columns}] indices, float[0,{columns}] updates) => (float[3,4] output)
        {{ output = ScatterElements <axis = {axis}> (data, indices, updates) }}"""), file.name)
    model = tract.onnx().load(file.name).into_model().into_runnable()
    inputs = [np.ones((3, 4), np.float32), np.zeros((0, columns), np.int64), np.zeros((0, columns), np.float32)]
    print(f"{rule}: expected a refusal; tract gives", model.run(inputs)[0].to_numpy().shape)
