# python opencv_empty_tuple.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[2] data, int64[1,0] indices, float[1,2] updates) => (float[2] output)
    { output = ScatterND (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.float32([1, 2]), "indices": np.zeros((1, 0), np.int64),
        "updates": np.float32([[7, 8]])}
for name, array in feed.items():
    net.setInput(array, name)
print("expected: [7,8], because a tuple of length 0 selects all of data, or a refusal; OpenCV", flush=True)
print("gives", net.forward().tolist())
