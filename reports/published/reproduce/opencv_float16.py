# python opencv_float16.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

model = onnx.parser.parse_model("""<ir_version: 8, opset_import: ["" : 18]>
    g (float16[2] data, int64[2] indices, float16[2] updates) => (float16[2] output)
    { output = ScatterElements <reduction = "add"> (data, indices, updates) }""")
net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
feed = {"data": np.float16([2048, 1]), "indices": np.int64([0, 1]),
        "updates": np.float16([1, 2])}
for name, array in feed.items():
    net.setInput(array, name)
output = net.forward()
print("expected: float16, the type of data; OpenCV gives", output.dtype, output.tolist())
