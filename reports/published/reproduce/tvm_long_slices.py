# python tvm_long_slices.py (apache-tvm 0.27.0.post1; onnx 1.23.2 creates the models)
import onnx.parser
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

for extent in 2147483647, 2147483648:
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[3,0,{extent}] x, int64[2,1] i, float[2,0,{extent}] u) => (float[3,0,{extent}] y)
        {{ y = ScatterND (x, i, u) }}""")
    print(f"slices [0,{extent}] have no element and must be accepted; TVM", flush=True)
    module = relax.transform.LegalizeOps()(relax.transform.DecomposeOpsForInference()(from_onnx(model)))
    relax.build(module, target="llvm")
    print("compiles the model", flush=True)
