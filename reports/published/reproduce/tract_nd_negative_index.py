# python tract_nd_negative_index.py (tract 0.23.9; onnx 1.23.2 creates the models)
import tempfile
import numpy as np
import onnx
import tract
file = tempfile.NamedTemporaryFile(suffix=".onnx")
for reduction in "none", "add":
    onnx.save(onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[3] data, int64[1,1] indices, float[1] updates) => (float[3] output)
        {{ output = ScatterND <reduction = "{reduction}"> (data, indices, updates) }}"""), file.name)
    model = tract.onnx().load(file.name).into_model().into_runnable()
    try:
        print(model.run([np.float32([1, 2, 3]), np.int64([[-1]]), np.float32([7])])[0].to_numpy())
    except tract.TractError as refusal:
        print(f"index -1 is the last element, not an error; with {reduction} tract refuses:", refusal, flush=True)
