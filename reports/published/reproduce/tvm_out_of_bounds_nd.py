# python tvm_out_of_bounds_nd.py (apache-tvm 0.27.0.post1; onnx 1.23.2 creates the model)
import numpy as np
import onnx.parser
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[2,3] x, int64[1,2] i, float[1] u) => (float[2,3] y) { y = ScatterND (x, i, u) }""")
module = relax.transform.LegalizeOps()(relax.transform.DecomposeOpsForInference()(from_onnx(model)))
machine = relax.VirtualMachine(relax.build(module, target="llvm"), tvm.cpu())
for index in (3, 2**40):
    inputs = map(tvm.runtime.tensor, (np.zeros((2, 3), np.float32), np.int64([[0, index]]), np.float32([7])))
    print(f"index {index} is not in the valid range [-3, 2] of the columns; TVM", flush=True)
    print("gives", machine["main"](*inputs).numpy().tolist(), flush=True)
