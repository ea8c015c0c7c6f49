"""The value inference of onnx-tool as a program that scatter-cts can test: see README.md."""

import importlib.metadata

import onnx
import onnx_tool
from scatter_cts import serve, strings_as_str


def run(case):
    graph = onnx_tool.Model(onnx.load_model_from_string(case.model), {"verbose": False}).graph
    outputs = graph.value_infer({name: strings_as_str(array) for name, array in case.feed().items()})
    return outputs[graph.output.index(case.output_name)]


serve(
    name="onnx-tool",
    version=lambda: importlib.metadata.version("onnx-tool"),
    run=run,
    graphs=True,
    rejections=(AssertionError, IndexError, ValueError),
)
