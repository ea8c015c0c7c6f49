# python tract_attributes.py (tract 0.23.9; onnx 1.23.2 creates the models)
import tempfile
import numpy as np
import onnx
import tract
file = tempfile.NamedTemporaryFile(suffix=".onnx")
for attributes, extra in ("<Axis = 1>", ""), ("<axis = 0, axis = 1>", ""), ("", ", "):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[2,2] data, int64[1,1] indices, float[1,1] updates) => (float[2,2] output)
        {{ output = ScatterElements {attributes} (data, indices, updates) }}""")
    model.graph.node[0].input.extend([""] if extra else [])
    onnx.save(model, file.name)
    ready = tract.onnx().load(file.name).into_model().into_runnable()
    outputs = ready.run([np.float32([[1, 2], [3, 4]]), np.int64([[1]]), np.float32([[7]])])
    print(f"{attributes or 'omitted input'}: expected a refusal; tract gives {outputs[0].to_numpy().tolist()}")
