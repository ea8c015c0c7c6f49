# python tvm_axis_out_of_range.py (apache-tvm 0.27.0.post1; onnx 1.23.2 creates the model)
import numpy as np
import onnx.parser
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[2,2] data, int64[2,2] indices, float[2,2] updates) => (float[2,2] output)
    { output = ScatterElements <axis = -3> (data, indices, updates) }""")
print("axis -3 is not in [-2, 1]; TVM", flush=True)
module = relax.transform.LegalizeOps()(relax.transform.DecomposeOpsForInference()(from_onnx(model)))
machine = relax.VirtualMachine(relax.build(module, target="llvm"), tvm.cpu())
inputs = np.zeros((2, 2), np.float32), np.int64([[0, 1], [1, 0]]), np.float32([[7, 8], [9, 10]])
print("gives", machine["main"](*map(tvm.runtime.tensor, inputs)).numpy().tolist())
