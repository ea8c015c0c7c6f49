# python tvm_indices_shape.py (apache-tvm 0.27.0.post1; onnx 1.23.2 creates the models)
import numpy as np
import onnx.parser
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

for rows in 4, 10000000:
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
    g (float[3,2] x, int64[{rows},1] i, float[{rows},1] u) => (float[3,2] y) {{y=ScatterElements <axis=1> (x,i,u)}}""")
    module = relax.transform.LegalizeOps()(relax.transform.DecomposeOpsForInference()(from_onnx(model)))
    inputs = np.zeros((3, 2), np.float32), np.zeros((rows, 1), np.int64), np.ones((rows, 1), np.float32)
    print(f"expected: a refusal, because indices has {rows} rows and data 3; TVM", flush=True)
    machine = relax.VirtualMachine(relax.build(module, target="llvm"), tvm.cpu())
    print("gives", machine["main"](*map(tvm.runtime.tensor, inputs)).numpy().tolist(), flush=True)
