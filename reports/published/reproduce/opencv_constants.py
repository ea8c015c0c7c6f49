# python opencv_constants.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

for dtype, value in ("int64", "value_int = 1099511627776"), ("float", "value_float = 7.0"):
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g ({dtype}[2] data) => ({dtype}[2] output) <int64[1] indices = {{1}}>
        {{ updates = Constant <{value}> () output = ScatterND (data, indices, updates) }}""")
    try:
        net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
        net.setInput(np.array([1, 2], np.float32 if dtype == "float" else dtype), "data")
        print(f"updates is a Constant, {value}; OpenCV gives", net.forward().tolist())
    except cv2.error as error:
        print(f"updates is a Constant, {value}; OpenCV refuses:", " ".join(str(error).split()))
