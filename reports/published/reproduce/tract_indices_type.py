# python tract_indices_type.py (tract 0.23.9; onnx 1.23.2 creates the models)
import tempfile
import numpy as np
import onnx
import tract

file = tempfile.NamedTemporaryFile(suffix=".onnx")
for indices in "float", "bool", "uint8":
    onnx.save(onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[2] data, {indices}[1] indices, float[1] updates) => (float[2] output)
        {{ output = ScatterElements (data, indices, updates) }}"""), file.name)
    model = tract.onnx().load(file.name).into_model().into_runnable()
    index = np.array([1.75], indices.replace("float", "float32"))
    output = model.run([np.float32([1, 2]), index, np.float32([7])])[0].to_numpy()
    print(f"{indices} indices {index}: expected a refusal, because they are not int32 or int64; tract gives {output}")
