# python opencv_longer_indices.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (int32[2] data, int64[3] indices, int32[3] updates) => (int32[2] output)
    { output = ScatterElements <reduction = "add"> (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.int32([1, 2]), "indices": np.int64([0, 1, 0]),
        "updates": np.int32([10, 20, 30])}
for name, array in feed.items():
    net.setInput(array, name)
print("expected: [41, 22], because each of the three updates is added; OpenCV", flush=True)
print("gives", net.forward().tolist())
