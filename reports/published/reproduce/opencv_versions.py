# python opencv_versions.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

feed = {"data": np.float32([1, 2]), "indices": np.int64([1]), "updates": np.float32([7])}
for opset, text in (10, "axis = 0"), (13, 'reduction = "max"'), (16, 'reduction = "min"'), (18, "AXIS = 3"):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : {opset}]>
        g (float[2] data, int64[1] indices, float[1] updates) => (float[2] output)
        {{ output = ScatterElements <{text}> (data, indices, updates) }}""")
    net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
    for name, array in feed.items():
        net.setInput(array, name)
    print(f"opset {opset} has no ScatterElements <{text}>; OpenCV gives", net.forward().tolist())
