# python tvm_gates.py (apache-tvm 0.27.0.post1; onnx 1.23.2 creates the models)
import numpy as np
import onnx.parser
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

for opset, T, more in (13, "float", '<reduction = "add">'), (10, "float", "<axis = 0>"), (11, "bfloat16", ""):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : {opset}]>
        g ({T}[2] x, int64[1] i, {T}[1] u) => ({T}[2] y) {{ y = ScatterElements {more} (x, i, u) }}""")
    module = relax.transform.LegalizeOps()(relax.transform.DecomposeOpsForInference()(from_onnx(model)))
    dtype = "float32" if T == "float" else T
    inputs = (tvm.runtime.tensor(np.array(*pair)) for pair in (([2, 1], dtype), ([1], "int64"), ([7], dtype)))
    output = relax.VirtualMachine(relax.build(module, target="llvm"), tvm.cpu())["main"](*inputs)
    print(f"opset {opset} has no {T} ScatterElements {more}; TVM gives", output.numpy().tolist())
