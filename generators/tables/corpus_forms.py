"""Forms crossed with what the node does: constants, extents that the model leaves open, one value for two inputs.

Compilers treat inputs that they know differently: they fold them, turn a scatter into a slice or a fill, choose
narrower types, or give up a reduction whose shapes they do not know. In the array, for both families of operators, every
property of a form (``forms``) meets every operator version, reduction, element type, shape and pattern of indices; and each
property, each reduction and each of the patterns that such compilers look for (repeated, negative, out of range,
all cells in order) meet in one case, as far as the operator has them; where constant indices name all cells in order, in
every shape. Which of the rows cover most is computed.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from oracle import closed_form
from oracle.operator_versions import BY_ID, REDUCTIONS, REDUCTIONS_OF, TABLE
from tables.case_writer import Case
from tables.covering import pick
from tables.forms import DECLARATIONS, FIXED, INPUTS, SHARINGS, SOURCES, FormOfCase, form_of
from tables.rows import DTYPES, INTEGERS, case, clause_of, data_set, targets, typed
from tables.telling_values import telling

FAMILIES = ("elements", "tuples")
PATTERNS = ("apart", "repeated", "cover", "negative", "out", "empty")
# The patterns that compilers look for.
LOOKED_FOR = ("repeated", "cover", "negative", "out")
TYPES = ("float", "int64", "int32", "double", "float16", "uint8", "bool", "string")
_MOVED_ONLY = ("bool", "string")
# The rows that are tried for each point that is not covered yet; the one with most new points is taken.
_TRIES = 24

# Shapes of data with the axis or the length of tuples.
_ELEMENTS: dict[str, tuple[tuple[int, ...], int]] = {
    "vector": ((5,), 0), "rows": ((4, 3), 0), "columns": ((3, 4), 1), "last": ((3, 4), -1), "cube": ((2, 3, 2), 1)}
_TUPLES: dict[str, tuple[tuple[int, ...], int]] = {
    "vector": ((5,), 1), "rows": ((4, 3), 1), "cells": ((3, 4), 2), "slices": ((3, 2, 2), 2), "column": ((5, 1), 1)}
SHAPES = {"elements": _ELEMENTS, "tuples": _TUPLES}


@dataclass(frozen=True)
class Row:
    """One row of the array."""

    version: str
    form: FormOfCase
    is_written: bool  # attributes with their default values are written
    reduction: str
    pattern: str
    shape: str
    dtype: str
    index_type: str
    is_equal: bool  # all updates have one value

    @property
    def family(self) -> str:
        return "elements" if BY_ID[self.version].has_axis else "tuples"

    @property
    def is_possible(self) -> bool:
        """Whether the version has all of it, and the values can be made."""
        version = BY_ID[self.version]
        data, number = SHAPES[self.family].get(self.shape, ((), 0))
        return (
            bool(data) and self.dtype in version.types and self.index_type in version.index_types
            and self.reduction in (version.reductions or ("none",))
            and not (self.dtype in _MOVED_ONLY and self.reduction != "none")
            and not (self.version == "Scatter-9" and self.pattern in ("negative", "out"))
            and (self.is_written or (self.reduction == "none" and (self.family == "tuples" or number == 0)))
            and self._can_share() and not (self.is_equal and (self.form.sharing != "apart" or self.pattern == "out"))
            and self.form.is_possible
        )

    def _can_share(self) -> bool:
        """Whether the shared inputs can have equal types and shapes."""
        sharing = self.form.sharing
        values = SHARINGS[sharing]
        if len(set(values)) < 3 and self.pattern == "empty":
            return False
        if self.family == "tuples" and sharing != "apart" and self.shape != "column" and (
                sharing != "data-updates" or self.shape not in ("vector", "rows")):
            return False
        return "indices" not in sharing and sharing != "all-one" or self.dtype == self.index_type

    def properties(self) -> Iterator[tuple[str, str]]:
        """The properties of the form."""
        yield from zip(INPUTS, self.form.sources)
        yield "constants", "+".join(self.form.constants)
        yield "declaration", self.form.declaration
        yield "sharing", self.form.sharing
        if self.family == "elements" or self.version in REDUCTIONS_OF:
            yield "attributes", "written" if self.is_written else "left out"

    def points(self) -> Iterator[tuple]:
        """The pairs and triples that the row covers."""
        others = (self.version, self.reduction, self.pattern, self.shape, self.dtype, self.index_type, self.is_equal)
        for one in self.properties():
            yield from ((self.family, one, (number, other)) for number, other in enumerate(others))
            yield from ((self.family, one, other) for other in self.properties() if one < other)
            if self.pattern in LOOKED_FOR:
                yield self.family, one, self.reduction, self.pattern
        yield self.family, "+".join(self.form.constants), self.reduction, self.pattern, self.shape
        yield self.family, self.form.sources[2], self.is_equal, self.pattern, self.reduction


def cases() -> list[Case]:
    """All cases of this table."""
    return [_case(row) for row in rows()]


# ---- the array ---------------------------------------------------------------------------------------------


@functools.cache
def rows() -> tuple[Row, ...]:
    """The chosen rows. The same on every machine."""
    drawn = random.Random("forms")
    covered: set[tuple] = set()
    chosen: list[Row] = []
    # First the triples: what is missing then is mostly pairs, which single rows add.
    for wanted in (_wanted_in_every_shape(), _wanted_triples(), _wanted_pairs()):
        for wish in wanted:
            if _point_of(wish) in covered:
                continue
            tried = [(row, frozenset(row.points())) for row in (_draw(drawn, wish) for _ in range(_TRIES)) if row is not None]
            if not tried:  # no version has it
                continue
            best, points = max(tried, key=lambda pair: len(pair[1] - covered))
            covered |= points
            chosen.append(best)
    return tuple(dict.fromkeys(chosen))


def _point_of(wish: dict[str, Any]) -> tuple:
    """The point that a wish is about."""
    if "shape" in wish:
        return wish["family"], wish["property"][1], wish["reduction"], wish["pattern"], wish["shape"]
    if "pattern" in wish:
        return wish["family"], wish["property"], wish["reduction"], wish["pattern"]
    return wish["family"], wish["property"], (wish["number"], wish["value"])


_CONSTANTS = ("data+indices+updates", "indices+updates", "data+indices", "data+updates", "indices", "updates", "data")


def _wanted_in_every_shape() -> Iterator[dict[str, Any]]:
    for family in FAMILIES:
        for names in (name for name in _CONSTANTS if "indices" in name):
            for reduction in REDUCTIONS:
                for shape in SHAPES[family]:
                    yield {"family": family, "property": ("constants", names), "reduction": reduction, "pattern": "cover",
                           "shape": shape}


def _all_properties() -> list[tuple[str, str]]:
    found = [(name, source) for name in INPUTS for source in SOURCES]
    found += [("constants", names) for names in _CONSTANTS]
    found += [("declaration", one) for one in DECLARATIONS] + [("sharing", one) for one in SHARINGS]
    return found + [("attributes", "written"), ("attributes", "left out")]


def _wanted_triples() -> Iterator[dict[str, Any]]:
    for family in FAMILIES:
        for one in _all_properties():
            for reduction in REDUCTIONS:
                for pattern in LOOKED_FOR:
                    yield {"family": family, "property": one, "reduction": reduction, "pattern": pattern}


def _versions_of(family: str) -> tuple[str, ...]:
    return tuple(version.id for version in TABLE if version.has_axis == (family == "elements"))


def _wanted_pairs() -> Iterator[dict[str, Any]]:
    for family in FAMILIES:
        others: tuple[tuple[Any, ...], ...] = (
            _versions_of(family),
            REDUCTIONS, PATTERNS, tuple(SHAPES[family]), TYPES, ("int64", "int32"), (False, True))
        for one in _all_properties():
            for number, values in enumerate(others):
                for value in values:
                    yield {"family": family, "property": one, "number": number, "value": value}


_FIELDS = ("version", "reduction", "pattern", "shape", "dtype", "index_type", "is_equal")


def _draw(drawn: random.Random, wish: dict[str, Any]) -> Row | None:
    """A possible row with what is wished; None if few attempts give none."""
    versions = _versions_of(wish["family"])
    name, wanted = wish["property"]
    for _ in range(40):
        sharing = wanted if name == "sharing" else pick(drawn, ["apart", "apart", "apart", *SHARINGS])
        sources = [pick(drawn, SOURCES) for _ in INPUTS]
        if name == "constants":
            sources = [pick(drawn, FIXED if slot in wanted.split("+") else ("run", "default"))
                       for slot in INPUTS]
        elif name in INPUTS:
            sources[INPUTS.index(name)] = wanted
        shared = [sources[INPUTS.index(value)] for value in SHARINGS[sharing]]
        if name in INPUTS and shared[INPUTS.index(name)] != wanted:
            shared = [wanted if value == SHARINGS[sharing][INPUTS.index(name)] else source
                      for value, source in zip(SHARINGS[sharing], shared)]
        declaration = wanted if name == "declaration" else pick(drawn, DECLARATIONS)
        fields = {
            "version": pick(drawn, versions), "form": FormOfCase(tuple(shared), declaration, sharing),
            "is_written": wanted == "written" if name == "attributes" else pick(drawn, (True, True, False)),
            "reduction": wish.get("reduction") or pick(drawn, REDUCTIONS),
            "pattern": wish.get("pattern") or pick(drawn, PATTERNS),
            "shape": wish.get("shape") or pick(drawn, tuple(SHAPES[wish["family"]])), "dtype": pick(drawn, TYPES),
            "index_type": pick(drawn, ("int64", "int32")), "is_equal": pick(drawn, (False, False, True))}
        if sharing != "apart" and wish["family"] == "tuples" and "shape" not in wish:
            fields["shape"] = "column"
        if "indices" in sharing or sharing == "all-one":
            fields |= {"dtype": fields["index_type"], "is_equal": False}
        if "number" in wish:
            fields[_FIELDS[wish["number"]]] = wish["value"]
        row = Row(**fields)
        if row.is_possible and (name, wanted) in row.properties():
            return row
    return None


# ---- the values of a row -----------------------------------------------------------------------------------


def _tuples_in_order(shape: tuple[int, ...], length: int) -> np.ndarray:
    return np.array(list(np.ndindex(shape[:length])), np.int64).reshape(-1, length)


def _indices(row: Row) -> np.ndarray:
    """Indices with the pattern of the row."""
    shape, number = SHAPES[row.family][row.shape]
    if row.family == "tuples":
        inorder = _tuples_in_order(shape, number)
        count = len(inorder)
        turned = inorder[[(3 * place + 1) % count if count % 3 else count - 1 - place for place in range(count)]]
        indices, extents = turned, np.array(shape[:number])
        if row.form.sharing == "apart" and row.pattern != "cover":
            indices = indices[: max(3, count // 2)]
    else:
        axis = number % len(shape)
        line = np.indices(shape)[axis]
        others = sum(np.indices(shape)[place] for place in range(len(shape)) if place != axis)
        indices, extents, inorder = (shape[axis] - 1 - line + others) % shape[axis], np.array(shape[axis]), line
        if row.form.sharing == "apart" and row.pattern != "cover":
            indices = np.take(indices, range(max(2, shape[axis] - 1)), axis)
    indices = np.array(inorder if row.pattern == "cover" else indices)
    return _with_pattern(row, indices, extents).astype(DTYPES[row.index_type])


def _with_pattern(row: Row, indices: np.ndarray, extents: np.ndarray) -> np.ndarray:
    _, number = SHAPES[row.family][row.shape]
    along = 0 if row.family == "tuples" else number % indices.ndim
    lines = np.moveaxis(indices, along, 0)  # a view
    if row.pattern == "repeated":
        lines[-1] = lines[0]
    elif row.pattern == "negative":
        lines[::2] -= extents
    elif row.pattern == "out":
        lines[-1] += extents - lines[-1]
    elif row.pattern == "empty":
        return np.moveaxis(lines[:0], 0, along)
    return indices


def _plain_values(row: Row, count: int, start: int) -> np.ndarray:
    """Different values of a type, from a number on; truth values alternate."""
    if row.dtype == "string":
        return typed("string", [f"text {start + place}" for place in range(count)])
    if row.dtype == "bool":
        return np.array([(place + start) % 2 == 0 for place in range(count)], np.bool_)
    return np.arange(start, start + count).astype(DTYPES[row.dtype])


def _inputs(row: Row) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """data, indices and updates; shared ones are equal."""
    shape, number = SHAPES[row.family][row.shape]
    indices = _indices(row)
    size = indices.shape if row.family == "elements" else indices.shape[:-1] + shape[number:]
    data = _plain_values(row, prod(shape), 2).reshape(shape)
    updates = _plain_values(row, prod(size), 101).reshape(size)
    if row.is_equal:
        updates = np.full(size, {"string": b"new", "bool": True}.get(row.dtype, 3), updates.dtype)
    elif row.form.sharing == "apart" and row.pattern not in ("out", "empty"):
        aims = targets("ScatterND" if row.family == "tuples" else "ScatterElements", shape, indices, number)
        told = telling(row.dtype, row.reduction, aims.reshape(-1).tolist(), prod(shape))
        data, updates = told[0].reshape(shape), told[1].reshape(size)
    values = {"data": data, "indices": indices, "updates": updates}
    if row.form.sharing in ("data-indices", "all-one"):
        values["data"] = indices.reshape(shape)
    data, indices, updates = (values[name] for name in SHARINGS[row.form.sharing])
    return data, indices, updates


# ---- the case of a row -------------------------------------------------------------------------------------


def _case(row: Row) -> Case:
    shape, number = SHAPES[row.family][row.shape]
    data, indices, updates = _inputs(row)
    has_axis = row.family == "elements"
    axis = number if has_axis and (row.is_written or number != 0) else None
    reduction = row.reduction if row.version in REDUCTIONS_OF and row.is_written else None
    expect, clauses = _expectation(row, data, indices, updates, axis)
    one = data_set(_why(row), clauses, data, indices, updates, expect)
    made = case(row.version, _slug(row), [one], axis=axis, reduction=reduction, bugs=_bugs(row))
    return replace(made, form=form_of(row.form))


def _expectation(row: Row, data: np.ndarray, indices: np.ndarray, updates: np.ndarray, axis: int | None) -> tuple[str, str]:
    """What is expected, and the clauses."""
    if row.pattern == "out":
        return "refuse", "index-bounds"
    if row.pattern == "empty":
        return "exact", "indices-empty"
    operator = row.version.split("-")[0]
    shape, number = SHAPES[row.family][row.shape]
    if row.family == "tuples":
        clauses = "tuple" if number == len(shape) else "slice updates-layout"
    else:
        clauses = "target " + ("axis-default" if axis is None else "axis-negative" if axis < 0 else "axis")
    clauses += " index-negative" * bool((indices < 0).any()) + " inputs-unmodified" * (row.form.sharing != "apart")
    is_free = closed_form.cell_that_depends_on_order(operator, data, indices, updates, *(
        [] if axis is None else [axis]), reduction=row.reduction) is not None
    if row.pattern == "repeated":
        clauses += " duplicates-none" if row.reduction == "none" else " duplicates-reduced"
    return "allowed" if is_free else "exact", f"{clauses} {clause_of(row.dtype, row.reduction)}"


def _bugs(row: Row) -> str:
    found = {"repeated": "DUPNONE" if row.reduction == "none" else "DUPRED", "negative": "NEGIDX", "out": "OOB",
             "empty": "EMPTY"}.get(row.pattern, "LAYOUT")
    return f"FORM {found}" + " ALIAS" * (row.form.sharing != "apart")


def _slug(row: Row) -> str:
    words = ["form", row.form.name, row.reduction, row.pattern, row.shape, row.dtype, row.index_type]
    return "-".join(words + ["equal"] * row.is_equal + ["written"] * row.is_written)


_SOURCES = {"run": "a graph input", "init": "an initializer", "default": "a graph input with a default value",
            "const": "the output of a Constant node"}
_DECLARED = {"declared": "", "symbolic": "; each extent has a name of its own", "equal": "; equal extents have one name",
             "unknown": "; no extent is known"}
_FOUND = {"apart": "Each update has a cell of its own", "repeated": "Two updates aim at one cell",
          "cover": "The indices name all cells in order", "negative": "Some indices count from the end",
          "out": "An index is one past the end", "empty": "There are no updates"}


def _why(row: Row) -> str:
    parts = []
    for value, source in row.form.values.items():
        names = [name for name, its in zip(INPUTS, SHARINGS[row.form.sharing]) if its == value]
        verb = "is" if len(names) == 1 and names[0] == "data" or len(names) == 1 else "are one value,"
        parts.append(f"{' and '.join(names)} {verb} {_SOURCES[source]}")
    equal = ", and all updates are equal" if row.is_equal else ""
    return f"{_FOUND[row.pattern]}{equal}: {', '.join(parts)}{_DECLARED[row.form.declaration]}."
