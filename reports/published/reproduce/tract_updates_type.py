# python tract_updates_type.py (tract 0.23.9; onnx 1.23.2 creates the models)
import tempfile
import numpy as np
import onnx
import tract

file = tempfile.NamedTemporaryFile(suffix=".onnx")
for data, updates in ("float", "double"), ("int64", "int32"):
    onnx.save(onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g ({data}[2] data, int64[1] indices, {updates}[1] updates) => ({data}[2] output)
        {{ output = ScatterElements (data, indices, updates) }}"""), file.name)
    model = tract.onnx().load(file.name).into_model().into_runnable()
    output = model.run([np.array([1, 2], data.replace("float", "float32")), np.int64([0]),
                        np.array([7], updates)])[0].to_numpy()
    print(f"{data} data and {updates} updates: expected a refusal; tract gives {output.dtype} {output}")
