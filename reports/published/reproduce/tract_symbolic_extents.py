# python tract_symbolic_extents.py (tract 0.23.9; onnx 1.23.2 creates the model)
import tempfile
import onnx
import tract

file = tempfile.NamedTemporaryFile(suffix=".onnx")
onnx.save(onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[n] data, int64[i] indices, float[u] updates) => (float[n] output)
    { output = ScatterElements (data, indices, updates) }"""), file.name)
print("expected: the model loads, because the extents i and u may be equal under different names; tract", flush=True)
tract.onnx().load(file.name).into_model()
