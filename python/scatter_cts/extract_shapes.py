"""Ranks and extents with which a scatter node is valid: those that the model declares, and chosen ones for the others."""

from __future__ import annotations

import dataclasses
import math
import re
import zlib
from collections.abc import Sequence

from .extract_model import Skip
from .extract_scope import Extent, Value
from .tensors import Array

Shape = tuple[int, ...]
_INFINITY = 2**63 - 1
MOST_RANK = 32  # the greatest rank that every version of numpy has


@dataclasses.dataclass(frozen=True)
class Shapes:
    """The shapes of the inputs, and the extents with a name that were chosen, by name."""

    data: Shape
    indices: Shape
    updates: Shape
    chosen: dict[str, int]


def shapes_of(op_type: str, inputs: Sequence[Value], output: Value, axis: int, constant_indices: Array | None,
              distinct: bool) -> Shapes:  # fmt: skip
    """Solves what the specification demands of the shapes of data, indices and updates.

    constant_indices   their values, if they are known: data is chosen so large that they are valid
    distinct           whether targets shall be distinct: then there are no more updates than targets, if that is possible
    Skip if the declared shapes are not valid, or if a rank is not known.
    """
    extents = _Extents()
    declared = [value.shape for value in inputs]
    if op_type == "ScatterND":
        data, indices, updates = _tuples(extents, declared, output.shape, inputs)
        _enough_for_tuples(extents, data, indices, constant_indices)
        rank = extents.number(indices[-1])
        extents.choose_tuples(data[:rank], indices[:-1], distinct)
    else:
        data, indices, updates = _elements(extents, declared, output.shape, inputs, axis)
        axis += len(data) if axis < 0 else 0
        if constant_indices is not None and constant_indices.size:
            extents.raise_to(data[axis], _extent_for(constant_indices))
        if distinct:
            extents.try_at_most(indices[axis], data[axis])
    extents.choose()
    return Shapes(extents.numbers(data), extents.numbers(indices), extents.numbers(updates), extents.chosen())


def _extent_for(indices: Array) -> int:
    """The least extent for which indices are valid."""
    return max(int(indices.max()) + 1, -int(indices.min()), 1)


def _check_rank(name: str, shape: Sequence[Extent]) -> None:
    if not shape:
        raise Skip(f"{name} has rank 0, and the operator needs rank 1 or more")
    if len(shape) > MOST_RANK:
        raise Skip(f"{name} has rank {len(shape)}; the greatest that is supported is {MOST_RANK}")


def _unknown_rank(role: str, value: Value) -> Skip:
    return Skip(f"the rank of {role} ({ascii(value.name)}) is not known: the model declares no shape for it, and none can be "
                "inferred; declare one in graph.value_info, or the shapes of all graph inputs")  # fmt: skip


# ---- Scatter, ScatterElements ------------------------------------------------------------------------------


def _elements(extents: _Extents, declared: list[tuple[Extent, ...] | None], output: tuple[Extent, ...] | None,
              inputs: Sequence[Value], axis: int) -> list[list[int]]:  # fmt: skip
    """The extents of data, indices and updates, which have one rank."""
    known = [shape for shape in [*declared, output] if shape is not None]
    if not known:
        raise _unknown_rank("data", inputs[0])
    rank = len(known[0])
    if any(len(shape) != rank for shape in known):
        ranks = zip(("data", "indices", "updates", "output"), [*declared, output])
        raise Skip("the ranks differ: " + ", ".join(f"{role} {len(shape)}" for role, shape in ranks if shape is not None))
    _check_rank("data", known[0])
    if not -rank <= axis < rank:
        raise Skip(f"axis = {axis} is outside [{-rank},{rank - 1}]")
    data, indices, updates = [extents.add_all(shape or (None,) * rank) for shape in declared]
    extents.join_all(data, extents.add_all(output or (None,) * rank), "data and the output have different shapes")
    extents.join_all(indices, updates, "indices and updates have different shapes")
    for position in range(rank):
        if position != axis % rank:
            extents.at_most(indices[position], data[position], f"indices are larger than data on axis {position}")
    return [data, indices, updates]


# ---- ScatterND ---------------------------------------------------------------------------------------------


def _tuples(extents: _Extents, declared: list[tuple[Extent, ...] | None], output: tuple[Extent, ...] | None,
            inputs: Sequence[Value]) -> list[list[int]]:  # fmt: skip
    """The extents of data, indices and updates: those of updates are indices.shape[:-1] + data.shape[k:]."""
    data_shape, indices_shape, updates_shape = declared
    data_shape = output if data_shape is None else data_shape
    if data_shape is None or indices_shape is None:
        raise _unknown_rank(*(("data", inputs[0]) if data_shape is None else ("indices", inputs[1])))
    _check_rank("data", data_shape)
    _check_rank("indices", indices_shape)
    length = indices_shape[-1]
    if not isinstance(length, int):
        # Only the rank of updates tells it; without that, a tuple is one index.
        length = 1 if updates_shape is None else len(indices_shape) + len(data_shape) - 1 - len(updates_shape)
    if not 0 <= length <= len(data_shape):
        raise Skip(f"tuples of {length} indices do not fit data of rank {len(data_shape)}")
    data, indices = extents.add_all(data_shape), extents.add_all(indices_shape)
    extents.join(indices[-1], extents.add(length), "the length of tuples in indices contradicts the rank of updates")
    required = [*indices[:-1], *data[length:]]
    if updates_shape is not None and len(updates_shape) != len(required):
        raise Skip(f"updates has rank {len(updates_shape)}; data, indices and tuples of {length} indices require "
                   f"{len(required)}")  # fmt: skip
    if len(required) > MOST_RANK:
        raise Skip(f"updates has rank {len(required)}; the greatest that is supported is {MOST_RANK}")
    updates = extents.add_all(updates_shape if updates_shape is not None else (None,) * len(required))
    extents.join_all(updates, required, "updates does not have the shape that data and indices require")
    if output is not None and len(output) == len(data):
        extents.join_all(data, extents.add_all(output), "data and the output have different shapes")
    return [data, indices, updates]


def _enough_for_tuples(extents: _Extents, data: list[int], indices: list[int], constant: Array | None) -> None:
    if constant is not None and constant.size and constant.ndim == len(indices):
        for component in range(constant.shape[-1]):
            extents.raise_to(data[component], _extent_for(constant[..., component]))


# ---- extents -----------------------------------------------------------------------------------------------


class _Extents:
    """Extents as numbers of variables, with bounds. Variables with one name are one; others can be joined."""

    def __init__(self) -> None:
        self._parent: list[int] = []
        self._low: list[int] = []
        self._high: list[int] = []
        self._names: dict[str, int] = {}
        self._at_most: list[tuple[int, int, str]] = []

    def add_all(self, shape: Sequence[Extent]) -> list[int]:
        return [self.add(extent) for extent in shape]

    def add(self, extent: Extent) -> int:
        if isinstance(extent, str) and extent in self._names:
            return self._names[extent]
        number = len(self._parent)
        self._parent.append(number)
        self._low.append(extent if isinstance(extent, int) else 1)
        self._high.append(extent if isinstance(extent, int) else _INFINITY)
        if isinstance(extent, str):
            self._names[extent] = number
        return number

    def _find(self, variable: int) -> int:
        while self._parent[variable] != variable:
            variable = self._parent[variable]
        return variable

    def join_all(self, some: Sequence[int], others: Sequence[int], problem: str) -> None:
        for one, other in zip(some, others):
            self.join(one, other, problem)

    def join(self, one: int, other: int, problem: str) -> None:
        one, other = self._find(one), self._find(other)
        low, high = max(self._low[one], self._low[other]), min(self._high[one], self._high[other])
        if self._fixed(one) and self._fixed(other) and self._low[one] != self._low[other]:
            raise Skip(f"{problem}: {self._low[one]} and {self._low[other]}")
        if self._fixed(one) or self._fixed(other):
            low = high = self._low[one if self._fixed(one) else other]
        self._parent[max(one, other)] = min(one, other)
        self._low[min(one, other)], self._high[min(one, other)] = low, high

    def _fixed(self, variable: int) -> bool:
        variable = self._find(variable)
        return self._low[variable] == self._high[variable]

    def number(self, variable: int) -> int:
        """The extent; the least one of those that are still possible."""
        return self._low[self._find(variable)]

    def numbers(self, variables: Sequence[int]) -> Shape:
        return tuple(self.number(variable) for variable in variables)

    def raise_to(self, variable: int, low: int) -> None:
        """Makes an extent at least as large, if it can still be chosen."""
        variable = self._find(variable)
        self._low[variable] = max(self._low[variable], min(low, self._high[variable]))

    def at_most(self, one: int, other: int, problem: str) -> None:
        """Demands that one extent is no greater than another; Skip with the problem if that is impossible."""
        self._at_most.append((one, other, problem))
        self._spread()

    def try_at_most(self, one: int, other: int) -> None:
        """The same, unless it is impossible."""
        before = self._low[:], self._high[:]
        try:
            self.at_most(one, other, "")
        except Skip:
            self._at_most.pop()
            self._low, self._high = before

    def _spread(self) -> None:
        """Applies all demands to the bounds until nothing changes."""
        changed = True
        while changed:
            changed = False
            for one, other, problem in self._at_most:
                small, great = self._find(one), self._find(other)
                low, high = max(self._low[great], self._low[small]), min(self._high[small], self._high[great])
                if low > self._high[great] or high < self._low[small]:
                    raise Skip(f"{problem}: {self._low[small]} and {self._high[great]}")
                changed = changed or (low, high) != (self._low[great], self._high[small])
                self._low[great], self._high[small] = low, high

    def _choose_one(self, variable: int, most: int = _INFINITY) -> int:
        """Fixes an extent at its usual number, which its name or its place decides, within its bounds."""
        root = self._find(variable)
        name = next((name for name, number in self._names.items() if self._find(number) == root), None)
        usual = min(3 + (root if name is None else zlib.crc32(name.encode("utf-8", "replace"))) % 4, max(most, 1))
        self._low[root] = self._high[root] = min(max(usual, self._low[root]), self._high[root])
        self._spread()
        return self._low[root]

    def choose_tuples(self, data: Sequence[int], counts: Sequence[int], distinct: bool) -> None:
        """Fixes the extents that tuples index, and those that count tuples.

        If targets shall be distinct, there are at least as many as tuples, if that is possible.
        """
        tuples = math.prod(self.number(count) for count in counts)
        free = [variable for variable in data if not self._fixed(variable)]
        for variable in free[:-1]:
            self._choose_one(variable)
        if free and distinct:
            others = math.prod(self.number(variable) for variable in data if variable != free[-1])
            self.raise_to(free[-1], -(-tuples // max(others, 1)))
        if free:
            self._choose_one(free[-1])
        left = math.prod(self.number(variable) for variable in data)
        left //= max(math.prod(self.number(count) for count in counts if self._fixed(count)), 1)
        for count in counts:
            if not self._fixed(count):
                left //= max(self._choose_one(count, left if distinct else _INFINITY), 1)

    def choose(self) -> None:
        """Fixes all extents."""
        for variable in range(len(self._parent)):
            if not self._fixed(variable):
                self._choose_one(variable)

    def chosen(self) -> dict[str, int]:
        """The extents with a name of the model; not those that shape inference names."""
        own = [name for name in self._names if not re.fullmatch("unk__[0-9]+", name)]
        return {name: self.number(self._names[name]) for name in own}
