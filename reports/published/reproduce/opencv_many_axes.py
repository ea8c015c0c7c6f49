# python opencv_many_axes.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

for shape in "1,1,1,1,1,1,1,1,1,1", "1,1,1,1,1,1,1,1,1,1,1":
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[{shape}] data, int64[{shape}] indices, float[{shape}] updates) => (float[{shape}] output)
        {{ output = ScatterElements (data, indices, updates) }}""")
    print(f"data of shape {shape}; OpenCV", flush=True)
    net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
    data = np.zeros([1] * len(shape.split(",")), np.float32)
    for name, array in ("data", data), ("indices", np.int64(data)), ("updates", data + 7):
        net.setInput(array, name)
    print("gives", net.forward().ravel().tolist(), flush=True)
