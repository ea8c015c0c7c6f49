# python opencv_empty_indices.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[3] data, int64[0] indices, float[0] updates) => (float[3] output)
    { output = ScatterElements (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.float32([1, 2, 3]), "indices": np.int64([]),
        "updates": np.float32([])}
for name, array in feed.items():
    net.setInput(array, name)
print("expected: [1,2,3], a copy of data, because there are no updates; OpenCV", flush=True)
print("gives", net.forward().tolist())
