"""Models with further nodes, which compute inputs of the scatter node (DECISIONS.md: whole-graphs).

``GraphForm`` changes the folder of a case in its plain form: nodes compute values that were graph inputs. What they
compute is the value itself, exactly. The file of the value becomes ``node_input_M.pb``, where M is its position among
the inputs of the scatter node; new graph inputs get files of their own.

Source: the descriptions of the operators in ONNX, docs/Operators.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from onnx import NodeProto, helper, numpy_helper

from oracle import closed_form
from oracle.operator_versions import REDUCTIONS_OF
from tables.case_writer import Folder, element_type
from tables.folder_forms import number_inputs, typed_indices
from tables.forms import INPUTS


class Computation:
    """The nodes that compute one value, with the graph inputs and initializers that they read."""

    def __init__(self, name: str, value: np.ndarray, context: Context) -> None:
        self.name, self.value, self.context = name, value, context
        self.nodes: list[NodeProto] = []
        self.inputs: dict[str, np.ndarray] = {}
        self.initializers: dict[str, np.ndarray] = {}

    def input(self, word: str, value: Any) -> str:
        """A graph input; returns its name."""
        return self._add(self.inputs, word, value)

    def initializer(self, word: str, value: Any) -> str:
        """An initializer; lists become int64."""
        return self._add(self.initializers, word, value)

    def _add(self, to: dict[str, np.ndarray], word: str, value: Any) -> str:
        to[f"{self.name}_{word}"] = np.asarray(value, getattr(value, "dtype", np.int64))
        return f"{self.name}_{word}"

    def node(self, op_type: str, *inputs: str, to: str = "", **attributes: Any) -> str:
        """A node, whose output is the value, or ``to`` an intermediate one; returns the name of its output."""
        output = f"{self.name}_{to}" if to else self.name
        self.nodes.append(helper.make_node(op_type, list(inputs), [output], **attributes))
        return output


@dataclass(frozen=True)
class Context:
    """What a computation may depend on: the scatter node, and the other values."""

    version: str
    attributes: tuple[tuple[str, Any], ...]
    values: dict[str, np.ndarray]
    computed: tuple[str, ...]  # the inputs that are computed, in the order of their nodes

    def is_before(self, other: str, name: str) -> bool:
        """Whether the nodes that compute an input can read another one."""
        return other not in self.computed or self.computed.index(other) < self.computed.index(name)


def _is_small(value: np.ndarray) -> bool:
    """Whether its numbers are such that no step rounds or overflows, in any type."""
    return value.dtype == object or bool(np.all(np.abs(value.astype(np.float64)) < 1000))


# ---- computations: each returns False if it cannot compute the value --------------------------------------------


def _identity(made: Computation) -> bool:
    made.node("Identity", made.input("before", made.value))
    return True


def _cast(made: Computation, others: dict[str, Any]) -> bool:
    other = others.get(made.value.dtype.name)
    if other is None or not _is_small(made.value) or not np.array_equal(
            made.value.astype(other).astype(made.value.dtype), made.value):
        return False
    before = made.input("before", made.value.astype(other))
    made.nodes.append(helper.make_node("Cast", [before], [made.name], to=element_type(made.value)))
    return True


def _cast_up(made: Computation) -> bool:
    return _cast(made, {"int64": np.int32, "float32": np.float16, "float16": np.int8, "int32": np.int16})


def _cast_down(made: Computation) -> bool:
    return _cast(made, {"int64": np.float64, "float32": np.float64, "float16": np.float32, "int32": np.int64})


def _reshape(made: Computation) -> bool:
    made.node("Reshape", made.input("flat", made.value.reshape(-1)), made.initializer("shape", made.value.shape))
    return True


def _reshape_open(made: Computation) -> bool:
    shape = (-1, *made.value.shape[1:])
    made.node("Reshape", made.input("block", made.value.reshape((1, *made.value.shape))), made.initializer("shape", shape))
    return made.value.size > 0


def _reshape_run(made: Computation) -> bool:
    made.node("Reshape", made.input("flat", made.value.reshape(-1)), made.input("shape", made.value.shape))
    return True


def _transpose(made: Computation) -> bool:
    made.node("Transpose", made.input("turned", made.value.T.copy()))
    return made.value.ndim > 1


def _expand(made: Computation) -> bool:
    """From one slice along the first dimension in which all slices are equal."""
    for axis in range(made.value.ndim):
        one = np.take(made.value, [0], axis)
        if made.value.shape[axis] > 1 and np.array_equal(np.broadcast_to(one, made.value.shape), made.value):
            made.node("Expand", made.input("slice", one), made.initializer("shape", made.value.shape))
            return True
    return False


def _expand_like(made: Computation) -> bool:
    """The same value everywhere, to the shape of another input."""
    other = next((name for name in INPUTS if name != made.name
                  and made.context.is_before(name, made.name) and made.context.values[name].shape == made.value.shape), None)
    if other is None or made.value.size < 2 or not np.all(made.value == made.value.flat[0]):
        return False
    shape = made.node("Shape", other, to="shape")
    made.node("Expand", made.input("one", made.value.reshape(-1)[:1]), shape)
    return True


def _concat(made: Computation) -> bool:
    if made.value.shape[0] < 2:
        return False
    parts = [made.input(word, part) for word, part in (("first", made.value[:1]), ("rest", made.value[1:]))]
    made.node("Concat", *parts, axis=0)
    return True


def _concat_constant(made: Computation) -> bool:
    if made.value.shape[-1] < 2:
        return False
    made.node("Concat", made.initializer("front", made.value[..., :1]), made.input("rest", made.value[..., 1:]), axis=-1
              if made.context.version.split("-")[1] != "9" else made.value.ndim - 1)
    return True


def _gather_parts(made: Computation) -> tuple[np.ndarray, np.ndarray]:
    """A table in which the rows of the value stand in reverse, after one more, and the places of the rows."""
    rows = made.value[::-1]
    table = np.concatenate([rows[:1], rows])
    return table, np.arange(len(rows), 0, -1)


def _gather(made: Computation) -> bool:
    table, places = _gather_parts(made)
    made.node("Gather", made.input("table", table), made.initializer("places", places), axis=0)
    return True


def _gather_run(made: Computation) -> bool:
    table, places = _gather_parts(made)
    made.node("Gather", made.input("table", table), made.input("places", places.astype(np.int32)))
    return True


def _constant_of_shape(made: Computation, shape: str) -> bool:
    if made.value.size == 0 or made.value.dtype == object or not np.all(made.value == made.value.flat[0]):
        return False
    one = numpy_helper.from_array(made.value.reshape(-1)[:1].copy())
    made.node("ConstantOfShape", shape, **({} if _is_float_zero(made.value) else {"value": one}))
    return True


def _is_float_zero(value: np.ndarray) -> bool:
    """Whether it is what the node gives without its attribute."""
    return value.dtype == np.float32 and not value.any()


def _constant_of_fixed_shape(made: Computation) -> bool:
    return _constant_of_shape(made, made.initializer("shape", made.value.shape))


def _constant_of_given_shape(made: Computation) -> bool:
    return _constant_of_shape(made, made.input("shape", made.value.shape))


def _range(made: Computation, limit: Callable[[np.ndarray], str]) -> bool:
    """Ascending by one, in the order of memory; other ranks than 1 by a Reshape."""
    flat = made.value.reshape(-1)
    is_ascending = (flat.size > 1 and flat.dtype.name in ("int64", "int32", "float32") and _is_small(flat)
                    and np.array_equal(flat, np.arange(flat[0], flat[0] + flat.size)))
    if not is_ascending or made.context.version == "Scatter-9":
        return False
    end = limit(np.array(flat[0] + flat.size, flat.dtype))
    start, step = made.initializer("start", np.array(flat[0])), made.initializer("step", np.array(1, flat.dtype))
    line = made.node("Range", start, end, step, to="" if made.value.ndim == 1 else "line")
    if made.value.ndim != 1:
        made.node("Reshape", line, made.initializer("shape", (-1, *made.value.shape[1:])))
    return bool(end)


def _range_fixed(made: Computation) -> bool:
    return _range(made, lambda end: made.initializer("end", end))


def _range_given(made: Computation) -> bool:
    return _range(made, lambda end: made.input("end", end))


def _range_of_extent(made: Computation) -> bool:
    """As converters write "all rows": up to the first extent of data."""
    extent = made.context.values["data"].shape[0]

    def limit(end: np.ndarray) -> str:
        shape = made.node("Shape", "data", to="extents")
        first = made.node("Gather", shape, made.initializer("zero", np.array(0)), to="extent")
        if end.dtype == np.int64:
            return first
        made.nodes.append(helper.make_node("Cast", [first], [f"{made.name}_end"], to=element_type(end)))
        return f"{made.name}_end"

    is_due = made.name != "data" and made.value.dtype != object and extent == made.value.reshape(-1)[-1] + 1
    return is_due and _range(made, limit)


def _shape(made: Computation) -> bool:
    is_possible = made.value.dtype == np.int64 and made.value.ndim == 1 and made.value.min() >= 0 and _is_small(made.value)
    if not is_possible or prod(made.value) >= 99:
        return False
    made.node("Shape", made.input("shaped", np.zeros(tuple(made.value), np.bool_)))
    return True


# What the first scatter of a chain has in a cell, to give its result there, and the update.
_BEFORE: dict[str, Callable[[Any], tuple[Any, Any]]] = {
    "none": lambda cell: (cell + 1, cell), "add": lambda cell: (cell - 3, 3), "mul": lambda cell: (-cell, -1),
    "max": lambda cell: (cell - 1, cell), "min": lambda cell: (cell + 1, cell)}


def _chain(made: Computation, reduction: str) -> bool:
    """A scatter node of the same version before, which makes the last cell of the value."""
    version, value = made.context.version, made.value
    if (reduction != "none" and reduction not in REDUCTIONS_OF.get(version, ())) or (
            value.dtype == object and reduction != "none") or not _is_small(value):
        return False
    before, place = value.copy(), tuple(extent - 1 for extent in value.shape)
    if value.dtype == object:
        before[place], update = b"replaced", value[place]
    else:
        before[place], update = _BEFORE[reduction](value[place])
    is_tuple = version.startswith("ScatterND")
    indices = np.array([place]) if is_tuple else np.full((1,) * value.ndim, value.shape[0] - 1)
    if not is_tuple and any(extent > 1 for extent in value.shape[1:]):
        # The other dimensions begin at 0: the last row along dimension 0 is made whole.
        before, indices = value.copy(), np.full((1, *value.shape[1:]), value.shape[0] - 1)
        rows = value[-1] if value.dtype == object else _BEFORE[reduction](value[-1])
        before[-1], update = (b"replaced", value[-1]) if value.dtype == object else rows
    updates = np.full(indices.shape[:1] if is_tuple else indices.shape, 0, value.dtype)
    updates[...] = update
    attributes = {} if reduction == "none" else {"reduction": reduction}
    function = closed_form.scatter_nd if is_tuple else closed_form.scatter_elements
    if not np.array_equal(function(before, indices, updates, **attributes), value):
        return False
    give = made.input if reduction == "none" else made.initializer
    made.node(version.split("-")[0], made.input("base", before), give("base_indices", indices),
              give("base_updates", updates), **attributes)
    return True


def _chain_none(made: Computation) -> bool:
    return _chain(made, "none")


def _chain_equal(made: Computation) -> bool:
    reduction = dict(made.context.attributes).get("reduction", "none")
    return reduction != "none" and _chain(made, reduction)


def _chain_other(made: Computation) -> bool:
    reduction = dict(made.context.attributes).get("reduction", "none")
    return _chain(made, {"none": "add", "add": "max", "max": "add", "min": "mul", "mul": "min"}[reduction])


COMPUTATIONS: dict[str, Callable[[Computation], bool]] = {
    "identity": _identity, "cast-up": _cast_up, "cast-down": _cast_down, "reshape": _reshape, "reshape-open": _reshape_open,
    "reshape-run": _reshape_run, "transpose": _transpose, "expand": _expand, "expand-like": _expand_like, "concat": _concat,
    "concat-constant": _concat_constant, "gather": _gather, "gather-run": _gather_run,
    "constant-of-shape": _constant_of_fixed_shape, "constant-of-shape-run": _constant_of_given_shape, "range": _range_fixed,
    "range-run": _range_given, "range-of-extent": _range_of_extent, "shape": _shape, "chain": _chain_none,
    "chain-equal": _chain_equal, "chain-other": _chain_other,
}


@dataclass(frozen=True)
class GraphForm:
    """The form of a case with one data set: pairs of an input and the computation of its value, in the order of inputs."""

    version: str
    attributes: tuple[tuple[str, Any], ...]
    computed: tuple[tuple[str, str], ...]

    def computations(self, values: dict[str, np.ndarray]) -> list[Computation] | None:
        """The computations of the values; None if one of them is not possible, as for values of rank 0."""
        context = Context(self.version, self.attributes, values, tuple(name for name, _ in self.computed))
        made = [Computation(name, values[name], context) for name, _ in self.computed]
        possible = all(one.value.ndim > 0 and COMPUTATIONS[what](one) for one, (_, what) in zip(made, self.computed))
        return made if possible else None

    def __call__(self, folder: Folder) -> None:
        """Changes the folder."""
        graph = folder.model.graph
        values = {tensor.name: numpy_helper.to_array(tensor) for tensor in folder.tensors.values()}
        for made in self.computations(values) or ():
            slot = INPUTS.index(made.name)
            path = f"test_data_set_0/input_{[value.name for value in graph.input].index(made.name)}.pb"
            kept = [value for value in graph.input if value.name != made.name]
            moved = folder.tensors.pop(path)
            del graph.input[:]
            graph.input.extend(kept)
            for name, value in made.inputs.items():
                graph.input.append(helper.make_tensor_value_info(name, element_type(value), value.shape))
                folder.tensors[f"test_data_set_0/input_of_{name}.pb"] = numpy_helper.from_array(value, name)
            graph.initializer.extend(numpy_helper.from_array(value, name) for name, value in made.initializers.items())
            scatter = graph.node.pop()
            graph.node.extend([*made.nodes, scatter])
            number_inputs(folder)
            folder.tensors[f"test_data_set_0/node_input_{slot}.pb"] = moved
        typed_indices(folder)
