# python tract_axis_out_of_range.py (tract 0.23.9; onnx 1.23.2 creates the model)
import tempfile
import numpy as np
import onnx
import tract

file = tempfile.NamedTemporaryFile(suffix=".onnx")
onnx.save(onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[3] data, int64[1] indices, float[1] updates) => (float[3] output)
    { output = ScatterElements <axis = 1> (data, indices, updates) }"""), file.name)
model = tract.onnx().load(file.name).into_model().into_runnable()
print("expected: a refusal, because data of rank 1 has no axis 1; tract ends the process", flush=True)
print(model.run([np.float32([1, 2, 3]), np.int64([0]), np.float32([7])])[0].to_numpy())
