# python tract_nd_scalars.py (tract 0.23.9; onnx 1.23.2 creates the models)
import os
import tempfile
import numpy as np
import onnx
import tract
file = tempfile.NamedTemporaryFile(suffix=".onnx")
for what, data, indices, updates in ("data", "", "[1,0]", "[1]"), ("indices", "[2]", "", ""):
    onnx.save(onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float{data} data, int64{indices} indices, float{updates} updates) => (float{data} output)
        {{ output = ScatterND (data, indices, updates) }}"""), file.name)
    if os.fork() == 0:
        model = tract.onnx().load(file.name).into_model().into_runnable()
        os._exit(len(model.run([np.float32(1), np.zeros((1, 0), np.int64), np.float32([7])])))
    print(what, "has rank 0: expected a refusal; tract ends with", os.WTERMSIG(os.wait()[1]), "(6: SIGABRT)")
