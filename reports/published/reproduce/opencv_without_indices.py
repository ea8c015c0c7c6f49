# python opencv_without_indices.py (opencv-python-headless 5.0.0.93; onnx 1.23.2 creates the model)
import cv2
import numpy as np
import onnx.parser

for shape, axis in ((0, 2), 5), ((0,), 0):
    extents = ",".join(map(str, shape))
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 18]>
        g (float[1,2] data, int64[{extents}] indices, float[{extents}] updates) => (float[1,2] output)
        {{ output = ScatterElements <axis = {axis}> (data, indices, updates) }}""")
    net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
    for name, array in (("data", np.float32([[1, 2]])), ("indices", np.zeros(shape, np.int64)),
                        ("updates", np.zeros(shape, np.float32))):
        net.setInput(array, name)
    print(f"data [1,2], indices {list(shape)}, axis {axis}: OpenCV gives", net.forward().tolist())
