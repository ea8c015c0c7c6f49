# python ort_ep_nxrt_bool.py (nxrt-ep-cpu 0.1.0.dev6, onnxruntime 1.31.1; needs onnx)
import nxrt_ep_cpu
import numpy as np
import onnxruntime as ort
from onnx import parser
ort.register_execution_provider_library("nxrt", nxrt_ep_cpu.get_library_path())
options = ort.SessionOptions()
options.add_provider_for_devices([d for d in ort.get_ep_devices() if d.ep_name == "cpu_ep"], {})
options.add_session_config_entry("session.disable_cpu_ep_fallback", "1")
model = parser.parse_model("""<ir_version: 8, opset_import: ["": 18]>
    g (bool[2] data, int64[1] indices, bool[1] updates) => (bool[2] output) {
        output = ScatterElements (data, indices, updates) }""")
session = ort.InferenceSession(model.SerializeToString(), options)
print("the session is created, so the provider took the node; expected: [False, True]")
print(session.run(None, {"data": np.zeros(2, bool), "indices": np.array([1]), "updates": np.ones(1, bool)}))
