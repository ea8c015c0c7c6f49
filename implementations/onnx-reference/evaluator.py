"""The ReferenceEvaluator of the onnx package as a program that scatter-cts can test: see README.md."""

import onnx
from onnx.reference import ReferenceEvaluator
from scatter_cts import serve, strings_as_str


def run(case):
    evaluator = ReferenceEvaluator(case.model)
    feed = {name: strings_as_str(array) for name, array in case.feed().items()}
    return evaluator.run([case.output_name], feed)[0]


serve(name="onnx-reference", version=onnx.__version__, run=run, graphs=True, rejections=(IndexError, ValueError))
