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


CRASHES = (ArithmeticError, AssertionError, AttributeError, LookupError, MemoryError, NameError, RecursionError, TypeError)


class ToolFailed(Exception):
    """The tool raised an exception instead of returning a model, or returned one that is not valid."""


class Tested:
    """The tool: a function that takes a ModelProto and returns one, alone or as the first of several results."""

    def open(self, options):
        """
        `tool`: MODULE:FUNCTION; `name`: that of the implementation in results; `opset`: the function's second argument;
        `model`: "ir" if it takes an onnx_ir.Model; `declines`: a pattern of the messages by which the tool declines a model.
        """
        if unknown := options.keys() - {"tool", "name", "opset", "model", "declines"}:
            raise ValueError(f"there is no option {min(unknown)}; there are tool, name, opset, model, declines")
        module, _, function = options.get("tool", "").partition(":")
        if not (module and function):
            raise ValueError("option tool=MODULE:FUNCTION is missing: a function that transforms a ModelProto")
        try:
            self.transform = getattr(importlib.import_module(module), function)
        except (ImportError, AttributeError) as error:
            raise ValueError(f"tool={options['tool']}: {type(error).__name__}: {error}") from error
        if options.get("model", "ir") != "ir":
            raise ValueError(f"model={options['model']}: only ir is possible; without it, the function takes a ModelProto")
        try:
            self.opset = int(options["opset"]) if "opset" in options else None
            self.declines = re.compile(options["declines"]) if "declines" in options else None
        except (ValueError, re.error) as error:
            raise ValueError(f"{'declines' if isinstance(error, re.error) else 'opset'}: {error}") from error
        self.onnx_ir = importlib.import_module("onnx_ir") if "model" in options else None
        self.package = module.partition(".")[0]
        self.name = options.get("name", self.package)

    def version(self):
        """That of the distribution that has the tool, and onnxruntime's."""
        tool = importlib.metadata.version(self.package)
        return f"{tool}+onnxruntime-{onnxruntime.__version__}"

    def transformed(self, model):
        """The tool's model. ToolFailed names the exception and its first cause; Unsupported: the tool declines."""
        try:
            given = self.onnx_ir.from_proto(model) if self.onnx_ir else model
            result = self.transform(given, *([] if self.opset is None else [self.opset]))
            result = given if result is None else result[0] if isinstance(result, tuple) else result
            return self.onnx_ir.to_proto(result) if self.onnx_ir else result
        except Exception as error:
            cause = error
            while cause.__cause__:
                cause = cause.__cause__
            crashed = any(isinstance(one, CRASHES) for one in chain(error))
            if self.declines and self.declines.search(described(cause)) and not crashed:
                raise Unsupported(f"the tool declines: {described(cause)}") from error
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
        given = onnx.load_model_from_string(case.model)
        is_valid = not objection(given)
        result = self.transformed(onnx.load_model_from_string(case.model))
        opsets = [one.version for one in result.opset_import if one.domain in ("", "ai.onnx")]
        if is_valid and self.opset is not None and opsets != [self.opset]:
            raise ToolFailed(f"the tool's model has opset {opsets}, not {self.opset}")
        if is_valid and (why := objection(result)):
            raise ToolFailed(f"ONNX's checker refuses the tool's model: {why}")
        names = renamed(given.graph, result.graph)
        output = renamed_output(given.graph, result.graph, case.output_name)
        defaults = {tensor.name for tensor in given.graph.initializer}  # of which the feed has other ones
        return execute(result.SerializeToString(), {names.get(name, name): array for name, array in feed.items()}, output,
                       {names.get(name, name) for name in defaults & feed.keys()})


def described(error):
    return f"{type(error).__name__}: {error}"


def chain(error):
    """The exceptions that a traceback shows, the last one first."""
    while error:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def objection(model):
    """What ONNX's checker says against a model, by whatever exception; "": nothing."""
    try:
        onnx.checker.check_model(model)
        return ""
    except Exception as error:
        return str(error).partition("\n")[0] or type(error).__name__


def form(value):
    """The element type and the rank of a graph input or output; None: no rank is declared."""
    tensor = value.type.tensor_type
    return tensor.elem_type, len(tensor.shape.dim) if tensor.HasField("shape") else None


def by_position(what, old, new):
    """The new names of values by the old ones. Unsupported unless number, types, ranks and the places of kept names agree."""
    agree = [form(value) for value in old] == [form(value) for value in new]
    names = {one.name: other.name for one, other in zip(old, new, strict=agree)}
    if not agree or any(name in names.values() and names[name] != name for name in names):
        raise Unsupported(f"the tool renames {what}, and number, types, ranks or places differ")
    return names


def renamed(graph, result):
    """The tool's names of inputs, by the names in the case; empty if none is new."""
    known = {value.name for value in graph.input} | {tensor.name for tensor in result.initializer}
    return {} if all(value.name in known for value in result.input) else by_position("inputs", graph.input, result.input)


def renamed_output(graph, result, name):
    """The tool's name of an output."""
    kept = any(value.name == name for value in result.output)
    return name if kept else by_position("outputs", graph.output, result.output)[name]


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
serve(name=lambda: tested.name, version=tested.version, run=tested.run, graphs=True, open=tested.open, rejections=REJECTIONS)
