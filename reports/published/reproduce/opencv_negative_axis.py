# python opencv_negative_axis.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[2,2] data, int64[2,1] indices, float[2,1] updates) => (float[2,2] output)
    { output = ScatterElements <axis = -1> (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.zeros((2, 2), np.float32), "indices": np.int64([[1], [0]]),
        "updates": np.float32([[7], [8]])}
for name, array in feed.items():
    net.setInput(array, name)
print("expected: [[0,7], [8,0]], because axis -1 is the last axis; OpenCV", flush=True)
print("gives", net.forward().tolist())
