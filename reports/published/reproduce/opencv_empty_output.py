# python opencv_empty_output.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[2,0] data, int64[2,0] indices, float[2,0] updates) => (float[2,0] output)
    { output = ScatterElements (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.zeros((2, 0), np.float32), "indices": np.zeros((2, 0), np.int64),
        "updates": np.zeros((2, 0), np.float32)}
for name, array in feed.items():
    net.setInput(array, name)
print("expected: an output of shape (2, 0), the shape of data; OpenCV gives", net.forward())
