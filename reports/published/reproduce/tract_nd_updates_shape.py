# python tract_nd_updates_shape.py (tract 0.23.9; onnx 1.23.2 creates the models)
import tempfile
import numpy as np
import onnx
import tract

file = tempfile.NamedTemporaryFile(suffix=".onnx")
for rows, columns in (1, 1), (2, 2), (1, 3):
    onnx.save(onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[2,2] data, int64[1,1] indices, float[{rows},{columns}] updates) => (float[2,2] output)
        {{ output = ScatterND (data, indices, updates) }}"""), file.name)
    model = tract.onnx().load(file.name).into_model().into_runnable()
    print(f"updates must have the shape [1,2], not [{rows},{columns}]: expected a refusal; tract", flush=True)
    updates = np.arange(7, 7 + rows * columns, dtype=np.float32).reshape(rows, columns)
    print(model.run([np.float32([[1, 2], [3, 4]]), np.int64([[0]]), updates])[0].to_numpy(), flush=True)
