# python opencv_index_wrapped.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

for operator, shape in ("ScatterElements", "1"), ("ScatterND", "1,1"):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[3] data, int64[{shape}] indices, float[1] updates) => (float[3] output)
        {{ output = {operator} (data, indices, updates) }}""")
    for index in (4, 2**32 + 1):
        net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
        for name, array in ("data", np.float32([1, 2, 3])), ("updates", np.float32([7])):
            net.setInput(array, name)
        net.setInput(np.full([int(n) for n in shape.split(",")], index), "indices")
        print(f"{operator}: index {index} is not in [-3, 2]; OpenCV gives", net.forward().tolist())
