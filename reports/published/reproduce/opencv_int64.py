# python opencv_int64.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (int64[3] data, int64[1] indices, int64[1] updates) => (int64[3] output)
    { output = ScatterElements (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.int64([1, 2**40 + 5, 3]), "indices": np.int64([0]),
        "updates": np.int64([2**33])}
for name, array in feed.items():
    net.setInput(array, name)
print("expected: [8589934592, 1099511627781, 3]; OpenCV gives", net.forward().tolist())
