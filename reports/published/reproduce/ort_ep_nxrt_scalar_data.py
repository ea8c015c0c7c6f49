# python ort_ep_nxrt_scalar_data.py (nxrt-ep-cpu 0.1.0.dev6, onnxruntime 1.31.1; needs onnx)
import nxrt_ep_cpu
import numpy as np
import onnxruntime as ort
from onnx import parser
ort.register_execution_provider_library("nxrt", nxrt_ep_cpu.get_library_path())
options = ort.SessionOptions()
options.add_provider_for_devices([d for d in ort.get_ep_devices() if d.ep_name == "cpu_ep"], {})
options.add_session_config_entry("session.disable_cpu_ep_fallback", "1")
model = parser.parse_model("""<ir_version: 8, opset_import: ["": 18]>
    g (float data, int64[1,0] indices, float[1] updates) => (float output) {
        output = ScatterND (data, indices, updates) }""")
inputs = {"data": np.array(1, np.float32), "indices": np.zeros((1, 0), np.int64), "updates": np.float32([7])}
print("expected: a refusal, because data is a scalar; result:",
      ort.InferenceSession(model.SerializeToString(), options).run(None, inputs))
