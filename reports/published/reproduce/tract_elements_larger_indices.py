# python tract_elements_larger_indices.py (tract 0.23.9; onnx 1.23.2 creates the model)
import tempfile
import numpy as np
import onnx
import tract

file = tempfile.NamedTemporaryFile(suffix=".onnx")
onnx.save(onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[2,2] data, int64[1,3] indices, float[1,3] updates) => (float[2,2] output)
    { output = ScatterElements <axis = 0> (data, indices, updates) }"""), file.name)
model = tract.onnx().load(file.name).into_model().into_runnable()
print("expected: a refusal, because indices has 3 columns and data has 2; tract ends the process", flush=True)
print(model.run([np.float32([[1, 2], [3, 4]]), np.int64([[0, 1, 0]]), np.float32([[7, 8, 9]])])[0].to_numpy())
