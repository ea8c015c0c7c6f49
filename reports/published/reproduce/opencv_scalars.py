# python opencv_scalars.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float data, int64 indices, float updates) => (float output)
    { output = ScatterElements (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.array(1, np.float32), "indices": np.array(0, np.int64),
        "updates": np.array(7, np.float32)}
for name, array in feed.items():
    net.setInput(array, name)
print("expected: a refusal, because data has rank 0, not r >= 1; OpenCV", flush=True)
print("gives", net.forward())
