# python tvm_axis_zero.py (apache-tvm 0.27.0.post1; onnx 1.23.2 creates the model)
import onnx.parser
from tvm.relax.frontend.onnx import from_onnx

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[3] data, int64[1] indices, float[1] updates) => (float[3] output)
    { output = ScatterElements <axis = 0> (data, indices, updates) }""")
model.graph.node[0].attribute[0].ClearField("i")  # a proto3 writer omits an integer 0
onnx.checker.check_model(model)
print("expected: axis 0, because it has the type INT and no value, which onnx.checker accepts; TVM", flush=True)
print("reads", from_onnx(model))
