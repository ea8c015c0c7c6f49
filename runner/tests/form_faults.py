"""A backend with faults that depend on the form of a model: the option fault=NAME activates one.

Such faults are those of compilers, which know some inputs before the execution: they fold, specialise and simplify.
Without a fault every answer is right, except that it does not take strings, truth values and complex numbers.
"""

import numpy as np
from scatter_cts import Rejected, Unsupported, serve
from scatter_cts.messages import ModelProto
from scatter_cts.tensors import decode

UFUNCS = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}
TYPES = ("float", "int64", "int32", "double", "float16", "uint8")


class Node:
    """A node as a compiler sees it: the values of its inputs, and what the model says of them."""

    def __init__(self, case):
        graph = ModelProto.FromString(case.model).graph
        inputs, initializers = {value.name for value in graph.input}, {tensor.name for tensor in graph.initializer}
        self.data, self.indices, self.updates = case.inputs
        self.is_tuples = case.op_type == "ScatterND"
        self.attributes = case.attributes
        self.reduction = case.attributes.get("reduction", "none")
        self.axis = case.attributes.get("axis", 0) % max(self.data.ndim, 1)
        names = case.names
        self.constant = [name not in inputs for name in names]
        self.default = [name in inputs and name in initializers for name in names]
        self.defaults = {tensor.name: decode(tensor) for tensor in graph.initializer if tensor.name in inputs}
        self.default_indices = self.defaults.get(names[1], self.indices)
        self.one_value = {pair for pair in ("01", "02", "12") if names[int(pair[0])] == names[int(pair[1])]}
        extents = [extent for value in graph.input for extent in value.type.tensor_type.shape.dim]
        self.unknown = any(not extent.HasField("dim_value") and not extent.HasField("dim_param") for extent in extents)
        symbols = [extent.dim_param for extent in extents if extent.HasField("dim_param")]
        self.symbolic, self.equal_names = bool(symbols), len(set(symbols)) < len(symbols)

    @property
    def extents(self):
        """The extent that each index is read with, as an array that broadcasts to indices."""
        return np.array(self.data.shape[: self.indices.shape[-1]] if self.is_tuples else self.data.shape[self.axis])

    @property
    def covers(self):
        """Whether the updates aim at all cells in order."""
        if self.indices.size == 0 or self.updates.shape != self.data.shape:
            return False
        cells = np.arange(self.data.size).reshape(self.data.shape)
        return np.array_equal(cells[self.places()], cells)

    @property
    def repeats(self):
        cells = np.arange(self.data.size).reshape(self.data.shape)
        aims = cells[self.places()]
        return len(np.unique(aims)) < aims.size

    def places(self, indices=None):
        """Index arrays that select the cells or slices."""
        indices = self.indices if indices is None else indices
        if self.is_tuples:
            return tuple(np.moveaxis(indices, -1, 0))
        places = list(np.indices(indices.shape, sparse=True))
        places[self.axis] = indices
        return tuple(places)

    def check(self):
        if self.indices.size and ((self.indices < -self.extents) | (self.indices >= self.extents)).any():
            raise Rejected("an index is out of range")

    def run(self, data=None, indices=None, updates=None, reduction=None):
        """The output, with other inputs where they are given."""
        output = (self.data if data is None else data).copy()
        places = self.places(indices)
        updates = self.updates if updates is None else updates
        reduction = self.reduction if reduction is None else reduction
        if reduction == "none":
            output[places] = updates[()]
        else:
            UFUNCS[reduction].at(output, places, updates)
        return output


# Each returns a wrong output, or None where its condition does not hold.


def constant_indices_that_cover_drop_the_reduction(node):
    return node.updates.reshape(node.data.shape) if node.constant[1] and node.covers else None


def constants_are_folded_without_the_reduction(node):
    return node.run(reduction="none") if all(node.constant) else None


def constant_negative_indices_are_wrapped_one_too_far(node):
    if not node.constant[1] or not (node.indices < 0).any():
        return None
    return node.run(indices=np.where(node.indices < 0, np.maximum(node.indices + node.extents - 1, 0), node.indices))


def equal_constant_updates_are_a_fill(node):
    is_fill = node.constant[2] and node.updates.size and (node.updates == node.updates.reshape(-1)[0]).all()
    return node.run(reduction="none") if is_fill else None


def unknown_extents_drop_the_reduction(node):
    return node.run(reduction="none") if node.unknown else None


def symbolic_extents_clamp_negative_indices(node):
    return node.run(indices=np.maximum(node.indices, 0)) if node.symbolic else None


def equal_names_mean_equal_tensors(node):
    is_taken = node.equal_names and node.updates.shape == node.data.shape
    return node.updates.copy() if is_taken else None


def updates_that_are_data_are_read_while_written(node):
    if "02" not in node.one_value or node.is_tuples or node.reduction != "none":
        return None
    output = node.data.copy()
    for place in np.ndindex(node.indices.shape):
        target = list(place)
        target[node.axis] = node.indices[place]
        output[tuple(target)] = output[place]
    return output


def indices_that_are_data_are_read_while_written(node):
    if "01" not in node.one_value:
        return None
    output = node.data.copy()
    for place in np.ndindex(node.indices.shape[: node.indices.ndim - node.is_tuples]):
        row = output[place] if node.is_tuples else output[place : place + 1] if isinstance(place, int) else output[place]
        target = tuple(np.atleast_1d(row) % node.extents) if node.is_tuples else list(place)
        if not node.is_tuples:
            target[node.axis] = int(row) % int(node.extents)
            target = tuple(target)
        value = node.updates[place]
        output[target] = value if node.reduction == "none" else UFUNCS[node.reduction](output[target], value)
    return output


def updates_that_are_indices_are_wrapped_too(node):
    return node.run(updates=node.updates % node.extents.astype(node.updates.dtype)) if "12" in node.one_value else None


def data_with_a_default_begins_at_zero(node):
    return node.run(data=np.zeros_like(node.data)) if node.default[0] else None


def indices_with_a_default_name_each_cell_once(node):
    if not node.default[1] or not node.repeats or node.is_tuples or node.indices.ndim > 1:
        return None
    _, first = np.unique(node.indices, return_index=True)
    return node.run(indices=node.indices[first], updates=node.updates[first])


def default_indices_are_folded(node):
    return node.run(indices=node.default_indices) if node.default[1] else None


def default_indices_that_cover_drop_the_reduction(node):
    real, node.indices = node.indices, node.default_indices
    is_taken = node.default[1] and node.covers
    node.indices = real
    return node.updates.reshape(node.data.shape) if is_taken else None


def constant_indices_out_of_range_are_clamped(node):
    return node.run(indices=np.clip(node.indices, -node.extents, node.extents - 1)) if node.constant[1] else None


def constant_indices_out_of_range_are_skipped(node):
    bad = (node.indices < -node.extents) | (node.indices >= node.extents)
    return node.data.copy() if node.constant[1] and bad.any() else None


def constant_data_is_reduced_twice(node):
    if not node.constant[0] or node.reduction == "none":
        return None
    return node.run(data=node.run())


def unknown_extents_lose_the_sign_of_the_axis(node):
    axis = node.attributes.get("axis", 0)
    if not node.unknown or node.is_tuples or axis >= 0:
        return None
    node.axis = -axis - 1
    node.check()
    return node.run()


def constant_int32_indices_are_read_as_words(node):
    if not node.constant[1] or node.indices.dtype != np.int32 or node.indices.size < 2:
        return None
    words = np.zeros(node.indices.size, np.int64)
    words[::2] = node.indices.reshape(-1)[: len(words[::2])]
    return node.run(indices=words.reshape(node.indices.shape))


def constant_bytes_are_signed(node):
    if not node.constant[2] or node.updates.dtype != np.uint8 or node.reduction not in ("max", "min"):
        return None
    output = node.data.astype(np.int16)
    UFUNCS[node.reduction].at(output, node.places(), node.updates.view(np.int8).astype(np.int16))
    return output.astype(np.uint8)


def constant_updates_lose_the_last(node):
    if not (node.constant[1] and node.constant[2]) or node.reduction != "none" or len(node.indices) < 2 or not node.is_tuples:
        return None
    return node.run(indices=node.indices[:-1], updates=node.updates[:-1])


def symbolic_extents_keep_the_last_of_several_updates(node):
    return node.run(updates=node.updates, reduction="none") if node.symbolic and node.repeats else None


FAULTS = {name.replace("_", "-"): fault for name, fault in list(globals().items())
          if callable(fault) and getattr(fault, "__code__", None) and fault.__code__.co_varnames[:1] == ("node",)}


class Backend:
    fault = None

    def open(self, options):
        name = options.get("fault", "")
        if name and name not in FAULTS:
            raise ValueError(f"there is no fault {name}; there are {', '.join(FAULTS)}")
        self.fault = FAULTS.get(name)

    def run(self, case):
        if len(case.inputs) != 3 or any(array is None for array in case.inputs):
            raise Unsupported("there are three arrays")
        node = Node(case)
        is_early = self.fault is not None and "out_of_range" in self.fault.__name__
        if not is_early:
            node.check()
        wrong = None if self.fault is None else self.fault(node)
        if wrong is None:
            node.check()
            wrong = node.run()
        return np.asarray(wrong, dtype=node.data.dtype).reshape(node.data.shape)


if __name__ == "__main__":
    np.seterr(all="ignore")
    backend = Backend()
    serve(name="form-faults", version="1.0", run=backend.run, open=backend.open, dtypes=TYPES,
          rejections=(IndexError, TypeError, ValueError))
