"""One case as passed to `run`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from .messages import AttributeProto, ModelProto, TensorProto
from .tensors import Array, Unsupported, decode

# The field with the value of an attribute, by its type.
_FIELDS = {"FLOAT": "f", "INT": "i", "STRING": "s", "TENSOR": "t", "FLOATS": "floats", "INTS": "ints", "STRINGS": "strings"}


class Request:
    """A node, its inputs, and the model that they come from. Everything is decoded on first access.

    model        the ModelProto as bytes, with external data inlined
    op_type      "Scatter", "ScatterElements" or "ScatterND"
    domain       "" or "ai.onnx"
    opset        the opset that the model imports for that domain
    output_name  the name of the node's output in the graph
    output_count the number of outputs of the node
    """

    def __init__(self, request: Any, prepared: Callable[[], None] | None = None) -> None:
        self._prepared = prepared or _nothing
        self.model: bytes = request.model
        self.op_type: str = request.node.op_type
        self.domain: str = request.node.domain
        self.opset: int = request.node.opset
        self.output_name: str = request.node.output_name
        self.output_count: int = request.node.output_count
        self._attributes = request.node.attributes
        self._inputs = [TensorProto.FromString(tensor) for tensor in request.inputs]
        self._unread = [TensorProto.FromString(tensor) for tensor in request.unread_inputs]

    @functools.cached_property
    def attributes(self) -> dict[str, Any]:
        """The node's attributes: name to Python value; strings as str, invalid bytes as surrogates."""
        messages = [AttributeProto.FromString(attribute) for attribute in self._attributes]
        return {message.name: _value(message) for message in messages}

    @functools.cached_property
    def inputs(self) -> list[Array | None]:
        """The node's inputs by slot (data, indices, updates): arrays, or None if the node omits one.

        Strings are arrays of bytes objects, bfloat16 is ml_dtypes.bfloat16. Unsupported is raised if one has
        an element type that cannot be decoded.
        """
        return [decode(tensor) if tensor.data_type else None for tensor in self._inputs]

    @property
    def names(self) -> list[str]:
        """The names of the inputs in the graph, by slot; "" if the node omits one."""
        return [tensor.name for tensor in self._inputs]

    def prepared(self) -> None:
        """Says that the model is converted and compiled: only from here on the time limit of a case counts. For `serve`
        with `prepares`; the first call counts."""
        self._prepared()
        self._prepared = _nothing

    def feed(self, takes: Iterable[str] | None = None) -> dict[str, Array]:
        """The feed for executing the model: a dict from the name of a graph input to its array.

        An initializer is not fed, unless it is the default value of a graph input and the case has another. `takes` are the
        inputs that the converted model has left, if not all: Unsupported is raised if another one is to be fed.
        """
        graph = ModelProto.FromString(self.model).graph
        defaults = {tensor.name: tensor for tensor in graph.initializer}
        wanted = {value.name for value in graph.input}
        values = {tensor.name: tensor for tensor in [*self._inputs, *self._unread] if tensor.name in wanted}
        arrays = {name: decode(tensor) for name, tensor in values.items()}
        fed = {
            name: array
            for name, array in arrays.items()
            if name not in defaults or not _same(array, decode(defaults[name]))
        }
        for name in [] if takes is None else sorted(fed.keys() - set(takes)):
            raise Unsupported(f"the converted model has no input {name}: no value can be given")
        return fed


def _nothing() -> None:
    pass


def _value(attribute: Any) -> Any:
    """The value of an attribute; None if it has no value, or is a graph."""
    field = _FIELDS.get(AttributeProto.AttributeType.Name(attribute.type)) if attribute.type else None
    if field is None:
        return None
    value = getattr(attribute, field)
    if field == "s":
        return value.decode("utf-8", "surrogateescape")
    return value if field in ("f", "i", "t") else list(value)


def _same(array: Array, other: Array) -> bool:
    """Whether two arrays have equal types, shapes and bits, or strings."""
    if array.dtype != other.dtype or array.shape != other.shape:
        return False
    return array.tolist() == other.tolist() if array.dtype == object else array.tobytes() == other.tobytes()
