# python opencv_threads.py (opencv-python-headless 5.0.0.93 on two or more processors; onnx creates the model)
import cv2
import numpy as np
from onnx import parser

model = parser.parse_model("""<ir_version: 8, opset_import: ["": 18]>
    g (float[4] data, int64[2000000,1] indices, float[2000000] updates) => (float[4] output) {
        output = ScatterND <reduction = "add"> (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
indices = (np.arange(2_000_000) % 4).reshape(-1, 1)
for name, value in ("data", np.zeros(4)), ("indices", indices), ("updates", np.ones(2_000_000)):
    net.setInput(value.astype(np.int64 if name == "indices" else np.float32), name)
sums = np.array([net.forward() for attempt in range(10)])
print(f"2,000,000 ones for four cells, expected: 500000; the smallest sum of ten runs of OpenCV is {sums.min():.0f}")
