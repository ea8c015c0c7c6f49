# python onnx_reference_attributes.py (onnx 1.23.2 and 1.22.0)
import numpy as np
from onnx import helper
from onnx.reference import ReferenceEvaluator

feed = {"data": np.zeros((2, 2), np.float32), "indices": np.array([[1]]), "updates": np.float32([[7]])}
names = ["data", "indices", "updates"]
twice = helper.make_node("ScatterElements", names, ["output"], axis=1)
twice.attribute.append(helper.make_attribute("axis", 0))
typed = helper.make_node("ScatterElements", names, ["output"], reduction=1)
more = helper.make_node("ScatterElements", names, ["output", "second"])
for what, node in (("axis twice, 1 and 0", twice), ("reduction as an integer", typed), ("two outputs", more)):
    output = ReferenceEvaluator(node).run(["output"], feed)[0].tolist()
    print(f"{what}: not allowed by the schema; the evaluator gives {output}")
