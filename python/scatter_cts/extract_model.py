"""A model from a file, made ready for shape inference: without large weights, with functions that end.

`python -m scatter_cts extract` is in the modules extract_*. They are imported with the onnx package only.
"""

from __future__ import annotations

import dataclasses
import itertools
import math
import pathlib
import stat
from collections.abc import Iterable, Iterator
from typing import Any

import onnx
from onnx import AttributeProto, FunctionProto, GraphProto, ModelProto, NodeProto, TensorProto

from .messages import TensorProto as OwnTensorProto
from .tensors import NUMBERS, Array, decode

OPERATORS = ("Scatter", "ScatterElements", "ScatterND")
# Larger tensors are kept out of shape inference. It reads the values of shapes, which are far smaller.
_LARGE_BYTES = 4096
_MOST_FILE_BYTES = 2**31 - 1
_MOST_CALLS = 100
_MOST_NODES = 1_000_000

FunctionKey = tuple[str, str, str]


class Unreadable(Exception):
    """The model cannot be read; the message says why and what to do."""


class Skip(Exception):
    """A scatter node becomes no case; the message says why and what to do."""


@dataclasses.dataclass
class Model:
    """A model whose large and external tensors are replaced by references to `kept`."""

    proto: ModelProto
    folder: pathlib.Path  # to which paths of external data are relative
    kept: list[TensorProto]
    functions: dict[FunctionKey, FunctionProto]
    with_scatter: set[FunctionKey]  # the functions that have scatter nodes, or call such functions


def is_onnx(domain: str) -> bool:
    """Whether a domain is that of ONNX's own operators."""
    return domain in ("", "ai.onnx")


def is_scatter(node: NodeProto) -> bool:
    """Whether a node is one of the three operators."""
    return is_onnx(node.domain) and node.op_type in OPERATORS


def function_key(of: NodeProto | FunctionProto) -> FunctionKey:
    """The function that a node calls, or the key of a function. Older onnx packages know no overloads."""
    name: str = of.op_type if isinstance(of, NodeProto) else of.name
    return of.domain, name, getattr(of, "overload", "")


def _content(path: pathlib.Path) -> bytes:
    """The bytes of a file or a pipe, which may have no end."""
    pieces: list[bytes] = []
    try:
        about = path.stat()
        if not (stat.S_ISREG(about.st_mode) or stat.S_ISFIFO(about.st_mode)):
            raise Unreadable(f"{path}: is neither a regular file nor a pipe")
        left = _MOST_FILE_BYTES + 1 if about.st_size <= _MOST_FILE_BYTES else 0
        with path.open("rb") as file:
            while left > 0 and (piece := file.read(min(left, 2**20))):
                pieces.append(piece)
                left -= len(piece)
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from error
    if left <= 0:
        raise Unreadable(f"{path}: is larger than 2 GiB, which no ONNX file can be: store its weights as external data")
    return b"".join(pieces)


def load(path: pathlib.Path) -> Model:
    """Reads a model; Unreadable if that fails. External data is not read."""
    content = _content(path)
    try:
        proto = ModelProto.FromString(content)
    except Exception as error:  # DecodeError, whose module depends on the version of protobuf
        raise Unreadable(f"{path}: is not an ONNX model: {error}") from error
    if not proto.HasField("graph"):
        raise Unreadable(f"{path}: is not an ONNX model: it has no graph")
    if not _is_text(proto):
        raise Unreadable(f"{path}: is not an ONNX model: a name in it is not UTF-8")
    functions = {function_key(function): function for function in proto.functions}
    try:
        with_scatter = _check_functions(proto.graph, functions)
    except Unreadable as error:
        raise Unreadable(f"{path}: {error}") from error
    return Model(proto, path.parent, _keep(proto), functions, with_scatter)


def _is_text(message: Any) -> bool:
    """Whether all strings in a message are UTF-8; protobuf returns others as bytes, and refuses to copy them."""
    for field, content in message.ListFields():
        if field.type not in (field.TYPE_STRING, field.TYPE_MESSAGE):
            continue
        for one in [content] if isinstance(content, (str, bytes)) or hasattr(content, "ListFields") else content:
            if isinstance(one, bytes) or (field.type == field.TYPE_MESSAGE and not _is_text(one)):
                return False
    return True


# ---- functions ---------------------------------------------------------------------------------------------


def graphs_of(node: NodeProto) -> Iterator[GraphProto]:
    """The subgraphs of a node."""
    for attribute in node.attribute:
        if attribute.HasField("g"):
            yield attribute.g
        yield from attribute.graphs


def nodes_within(nodes: Iterable[NodeProto]) -> Iterator[NodeProto]:
    """Nodes and the nodes of their subgraphs."""
    for node in nodes:
        yield node
        for graph in graphs_of(node):
            yield from nodes_within(graph.node)


def _check_functions(graph: GraphProto, functions: dict[FunctionKey, FunctionProto]) -> set[FunctionKey]:
    """Unreadable if functions call each other in a circle, or grow beyond all bounds when they are expanded.

    Shape inference would not return. Returns the functions with scatter nodes.
    """
    sizes: dict[FunctionKey, int] = {}
    with_scatter: set[FunctionKey] = set()

    def expanded(nodes: Iterable[NodeProto], calls: int) -> tuple[int, bool]:
        if calls > _MOST_CALLS:
            raise Unreadable(f"functions: they call each other in a circle, or more than {_MOST_CALLS} deep")
        size, has_scatter = 0, False
        for node in nodes_within(nodes):
            key = function_key(node)
            if key in functions and key not in sizes:
                sizes[key], has_it = expanded(functions[key].node, calls + 1)
                if has_it:
                    with_scatter.add(key)
            size += 1 + sizes.get(key, 0)
            has_scatter = has_scatter or key in with_scatter or is_scatter(node)
            if functions and size > _MOST_NODES:
                raise Unreadable(f"functions: they have more than {_MOST_NODES} nodes when every call is expanded")
        return size, has_scatter

    expanded(graph.node, 0)
    return with_scatter


# ---- tensors -----------------------------------------------------------------------------------------------


def _tensors_of(graph: GraphProto) -> Iterator[TensorProto]:
    yield from graph.initializer
    for node in graph.node:
        yield from _tensors(node.attribute)


def _tensors(attributes: Iterable[AttributeProto]) -> Iterator[TensorProto]:
    for attribute in attributes:
        if attribute.HasField("t"):
            yield attribute.t
        for graph in [*([attribute.g] if attribute.HasField("g") else []), *attribute.graphs]:
            yield from _tensors_of(graph)


def _keep(proto: ModelProto) -> list[TensorProto]:
    """Moves large and external tensors out of a model, into the list that is returned."""
    kept: list[TensorProto] = []
    everything = [_tensors_of(proto.graph)]
    for function in proto.functions:
        everything.append(_tensors(getattr(function, "attribute_proto", ())))
        everything += [_tensors(node.attribute) for node in function.node]
    for tensor in itertools.chain(*everything):
        if tensor.data_location != TensorProto.EXTERNAL and tensor.ByteSize() <= _LARGE_BYTES:
            continue
        copy = TensorProto()
        copy.CopyFrom(tensor)
        tensor.Clear()
        tensor.name, tensor.data_type = copy.name, copy.data_type
        tensor.dims.extend(copy.dims)
        tensor.data_location = TensorProto.EXTERNAL
        tensor.external_data.add(key="kept", value=str(len(kept)))
        kept.append(copy)
    return kept


def original(model: Model, tensor: TensorProto) -> TensorProto:
    """The tensor as the file has it."""
    return model.kept[int(tensor.external_data[0].value)] if tensor.data_location == TensorProto.EXTERNAL else tensor


def with_elements(model: Model, tensor: TensorProto) -> TensorProto | None:
    """A tensor of the file with its elements; None if they are in a file that is missing. Skip if it is damaged."""
    result = TensorProto()
    result.CopyFrom(tensor)
    result.ClearField("doc_string")
    if tensor.data_location == TensorProto.EXTERNAL:
        content = _external(model, tensor)
        if content is None:
            return None
        result.ClearField("data_location")
        result.ClearField("external_data")
        result.raw_data = content
    if tensor.HasField("segment"):
        raise Skip(f"the constant {ascii(tensor.name)} is a segment of a tensor, which is not supported")
    try:
        decode_of(result)
    except ValueError as error:
        raise Skip(f"the constant {ascii(tensor.name)} is damaged: {error}") from error
    except Exception as error:
        if tensor.data_type != NUMBERS["bfloat16"]:  # which needs ml_dtypes here, but not in the case
            raise Skip(f"the constant {ascii(tensor.name)} cannot be read: {error}") from error
    return result


def decode_of(tensor: TensorProto) -> Array:
    """The elements of a tensor of the onnx package, whose class is another one than this package's; errors as of decode."""
    return decode(OwnTensorProto.FromString(tensor.SerializeToString()))


def _external(model: Model, tensor: TensorProto) -> bytes | None:
    """The elements of an external tensor; None if there is no such file."""
    where = {entry.key: entry.value for entry in tensor.external_data}
    name = ascii(tensor.name)
    folder = model.folder.resolve()
    try:
        path = (folder / where.get("location", "")).resolve()
        if not path.is_relative_to(folder):
            raise Skip(f"the constant {name}: its external data is outside the folder of the model")
        if not path.is_file():
            return None
        start, size = int(where.get("offset", 0)), path.stat().st_size
        needed = math.prod(tensor.dims) * onnx.helper.tensor_dtype_to_np_dtype(tensor.data_type).itemsize
        length = int(where.get("length", needed))
        if not (0 <= start <= size and 0 <= length <= size - start):
            raise Skip(f"the constant {name}: its external data is longer than the file {ascii(path.name)}")
        if length != needed:
            raise Skip(f"the constant {name}: its external data has {length} bytes, and its elements need {needed}")
        with path.open("rb") as file:
            file.seek(start)
            return file.read(length)
    except (KeyError, OSError, RuntimeError, ValueError) as error:  # RuntimeError: a loop of links, before Python 3.13
        raise Skip(f"the constant {name}: its external data cannot be read: {error}") from error


def constant_of(node: NodeProto) -> TensorProto | None:
    """The value of a node Constant; None for other nodes and for sparse values."""
    if not (is_onnx(node.domain) and node.op_type == "Constant") or len(node.attribute) != 1:
        return None
    attribute: AttributeProto = node.attribute[0]
    kinds: dict[str, tuple[int, Any, list[int]]] = {
        "value_float": (TensorProto.FLOAT, [attribute.f], []),
        "value_int": (TensorProto.INT64, [attribute.i], []),
        "value_string": (TensorProto.STRING, [attribute.s], []),
        "value_floats": (TensorProto.FLOAT, attribute.floats, [len(attribute.floats)]),
        "value_ints": (TensorProto.INT64, attribute.ints, [len(attribute.ints)]),
        "value_strings": (TensorProto.STRING, attribute.strings, [len(attribute.strings)]),
    }
    if attribute.name == "value" and attribute.HasField("t"):
        return attribute.t
    if attribute.name not in kinds:
        return None
    data_type, values, dims = kinds[attribute.name]
    tensor: TensorProto = onnx.helper.make_tensor("constant", data_type, dims, list(values))
    return tensor
