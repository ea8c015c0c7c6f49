# python tvm_constants.py (apache-tvm 0.27.0.post1; onnx 1.23.2 creates the model)
import numpy as np
import onnx.parser
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[3] data, float[2] updates) => (float[3] output)
    { indices = Constant <value_ints = [2, 0]> () output = ScatterElements (data, indices, updates) }""")
print("expected: [8,0,7], where indices is a Constant with value_ints; TVM", flush=True)
module = relax.transform.LegalizeOps()(relax.transform.DecomposeOpsForInference()(from_onnx(model)))
machine = relax.VirtualMachine(relax.build(module, target="llvm"), tvm.cpu())
inputs = np.zeros(3, np.float32), np.float32([7, 8])
print("gives", machine["main"](*map(tvm.runtime.tensor, inputs)).numpy().tolist())
