# python opencv_axis_without_cells.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float[0,2] data, int64[1,1] indices, float[1,2] updates) => (float[0,2] output)
    { output = ScatterND (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.zeros((0, 2), np.float32), "indices": np.int64([[0]]),
        "updates": np.float32([[7, 8]])}
for name, array in feed.items():
    net.setInput(array, name)
print("expected: a refusal, because data has no row 0; OpenCV", flush=True)
print("gives", net.forward())
