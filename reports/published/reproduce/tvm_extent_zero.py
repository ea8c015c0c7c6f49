# python tvm_extent_zero.py (apache-tvm 0.27.0.post1; onnx 1.23.2 creates the models)
import numpy as np
import onnx.parser
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

x = np.zeros((1, 4), "float32")
for i, u in ((0, 4), (1, 4)), ((1, 4), (0, 4)):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[1,4] x, int64[{i[0]},4] i, float[{u[0]},4] u) => (float[1,4] y) {{y = ScatterElements (x, i, u)}}""")
    module = relax.transform.LegalizeOps()(relax.transform.DecomposeOpsForInference()(from_onnx(model)))
    inputs = map(tvm.runtime.tensor, (x, np.zeros(i, "int64"), np.ones(u, "float32")))
    output = relax.VirtualMachine(relax.build(module, target="llvm"), tvm.cpu())["main"](*inputs)
    print(f"indices [{i[0]},4], updates [{u[0]},4]: TVM gives", output.numpy().tolist())
