# python tract_symbolic_extents.py (tract 0.23.9; onnx 1.23.2 creates the model)
import tempfile
import onnx
import tract

file = tempfile.NamedTemporaryFile(suffix=".onnx")
onnx.save(onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[n] data, int64[i] indices, float[u] updates) => (float[n] output)
    { output = ScatterElements (data, indices, updates) }"""), file.name)
print("extents i and u are equal in each valid call, whatever they are called; tract", flush=True)
tract.onnx().load(file.name).into_model()
