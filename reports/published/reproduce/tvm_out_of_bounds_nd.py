# python tvm_out_of_bounds_nd.py (apache-tvm 0.27.0.post1; onnx 1.23.2 makes the model)
import numpy as np
import onnx.parser
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[2,3] data, int64[1,2] indices, float[1] updates) => (float[2,3] output)
    { output = ScatterND (data, indices, updates) }""")
print("3 is not in the valid range [-3, 2] of the columns; TVM", flush=True)
module = relax.transform.LegalizeOps()(relax.transform.DecomposeOpsForInference()(from_onnx(model)))
machine = relax.VirtualMachine(relax.build(module, target="llvm"), tvm.cpu())
inputs = np.zeros((2, 3), np.float32), np.int64([[0, 3]]), np.float32([7])
print("gives", machine["main"](*map(tvm.runtime.tensor, inputs)).numpy().tolist())
