# python tvm_out_of_bounds.py (apache-tvm 0.27.0.post1; onnx 1.23.2 creates the model)
import numpy as np
import onnx.parser
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[4] data, int64[1] indices, float[1] updates) => (float[4] output)
    { output = ScatterElements (data, indices, updates) }""")
print("expected: an error, because index 2^40 is not in [-4, 3]; TVM", flush=True)
module = relax.transform.LegalizeOps()(relax.transform.DecomposeOpsForInference()(from_onnx(model)))
machine = relax.VirtualMachine(relax.build(module, target="llvm"), tvm.cpu())
inputs = np.zeros(4, np.float32), np.int64([2**40]), np.float32([7])
print("gives", machine["main"](*map(tvm.runtime.tensor, inputs)).numpy().tolist())
