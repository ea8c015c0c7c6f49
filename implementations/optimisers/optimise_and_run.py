"""A tool transforms the model, onnxruntime executes the result: a program that scatter-cts can test, see README.md."""

import importlib
import importlib.metadata
import re

import onnx
import onnxruntime
from onnxruntime.capi import onnxruntime_pybind11_state as codes
from scatter_cts import Unsupported, serve, strings_as_str

REJECTIONS = (codes.InvalidArgument, codes.InvalidGraph, codes.InvalidProtobuf, codes.Fail)  # "this input is invalid"
NOT_IMPLEMENTED = re.compile(
    "^NotImplemented: |can't be converted to MLDataType|is not currently registered or supported|"
    "data type is not supported with|Unsupported model IR version|official support for domain"
)
SETTINGS = onnxruntime.SessionOptions()
SETTINGS.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL  # transformations are the tool's
SETTINGS.intra_op_num_threads = 1
SETTINGS.log_severity_level = 4  # exceptions contain the same


class ToolFailed(Exception):
    """The tool raised an exception instead of returning a model."""


class Tested:
    """The tool: a function that takes a ModelProto and returns one, alone or as the first of several results."""

    def open(self, options):
        """`tool`: MODULE:FUNCTION; `name`: that of the implementation in results."""
        if unknown := options.keys() - {"tool", "name"}:
            raise ValueError(f"there is no option {min(unknown)}; there are tool, name")
        module, _, function = options.get("tool", "").partition(":")
        if not (module and function):
            raise ValueError("option tool=MODULE:FUNCTION is missing: a function that transforms a ModelProto")
        try:
            self.transform = getattr(importlib.import_module(module), function)
        except (ImportError, AttributeError) as error:
            raise ValueError(f"tool={options['tool']}: {type(error).__name__}: {error}") from error
        self.package = module.partition(".")[0]
        self.name = options.get("name", self.package)

    def version(self):
        """That of the distribution that has the tool, and onnxruntime's."""
        tool = importlib.metadata.version(self.package)
        return f"{tool}+onnxruntime-{onnxruntime.__version__}"

    def transformed(self, model):
        """The tool's model, as bytes. ToolFailed names the exception and its first cause."""
        try:
            result = self.transform(onnx.load_model_from_string(model))
            return (result[0] if isinstance(result, tuple) else result).SerializeToString()
        except Exception as error:
            cause = error
            while cause.__cause__:
                cause = cause.__cause__
            kind = "" if cause is error else f"{type(error).__name__} caused by "
            raise ToolFailed(f"{kind}{described(cause)}") from error

    def run(self, case):
        if not case.output_name:
            raise Unsupported("the node has no output that could be asked for")
        feed = {name: strings_as_str(array) for name, array in case.feed().items()}
        try:
            execute(case.model, feed, case.output_name)
        except REJECTIONS as error:
            if NOT_IMPLEMENTED.search(described(error)):
                raise Unsupported(f"onnxruntime alone: {described(error)}") from error
        except Exception as error:
            raise Unsupported(f"onnxruntime alone: {described(error)}") from error
        return execute(self.transformed(case.model), feed, case.output_name, overridden(case.model, feed))


def described(error):
    return f"{type(error).__name__}: {error}"


def overridden(model, feed):
    """The names of default values in a model (bytes) for which the feed has other ones."""
    return {tensor.name for tensor in onnx.load_model_from_string(model).graph.initializer} & feed.keys()


def execute(model, feed, output, needed=frozenset()):
    """The output of a model (bytes) by onnxruntime. An input that the model does not have is not passed on.

    Raises Unsupported if it lacks one of the `needed`.
    """
    session = onnxruntime.InferenceSession(model, SETTINGS, providers=["CPUExecutionProvider"])
    inputs = {value.name for value in (*session.get_inputs(), *session.get_overridable_initializers())}
    if lost := needed - inputs:
        raise Unsupported(f"the tool makes a constant of {min(lost)}, which has a default value: no other value can be given")
    return session.run([output], {name: array for name, array in feed.items() if name in inputs})[0]


tested = Tested()
serve(name=lambda: tested.name, version=tested.version, run=tested.run, open=tested.open, rejections=REJECTIONS)
