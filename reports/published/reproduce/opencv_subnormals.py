# python opencv_subnormals.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[1] data, int64[1] indices, float[1] updates) => (float[1] output)
    { output = ScatterElements <reduction = "add"> (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.float32([1e-45]), "indices": np.int64([0]),
        "updates": np.float32([1e-45])}
for name, array in feed.items():
    net.setInput(array, name)
print("expected: 2.8e-45, twice 1.4e-45; OpenCV gives", net.forward().tolist())
