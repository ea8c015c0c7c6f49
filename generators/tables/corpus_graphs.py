"""Whole graphs: other nodes compute inputs of the scatter node (``graph_forms``).

Optimisers and compilers look at what computes an input: indices that count up to the extent of data, zeros of a shape that
is computed, a table that is gathered, a scatter before the scatter. Each computation meets each input, each reduction, each
pattern of indices, each element type and each operator version that has it, mostly two computations in one case. Which of
the rows cover most is computed. What is due is what the scatter node alone makes of the same values.
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
from tables.graph_forms import COMPUTATIONS, INPUTS, GraphForm
from tables.rows import DTYPES, case, clause_of, data_set, targets, typed
from tables.telling_values import telling

FAMILIES = ("elements", "tuples")
# What the indices do: each row once in another order, all rows in order, the first rows in order, the same row twice or more,
# counted from the end, one tuple or element that is the shape of a tensor.
PATTERNS = ("apart", "cover", "front", "repeated", "negative", "shape")
TYPES = ("float", "int64", "float16", "string")
# What a value is: numbers that tell updates apart, one number everywhere, equal rows, or numbers in order.
VALUES = ("telling", "equal", "rows", "ascending")
# Shapes of data with the axis, or the length of tuples.
SHAPES: dict[str, dict[str, tuple[tuple[int, ...], int]]] = {
    "elements": {"vector": ((5,), 0), "rows": ((4, 3), 0), "cube": ((4, 2, 3), 0)},
    "tuples": {"vector": ((5,), 1), "rows": ((4, 3), 1), "cells": ((4, 3), 2)},
}
_OF_ANY_VALUE = ("identity", "reshape-open", "transpose", "concat", "concat-constant", "gather", "gather-run", "chain", "chain-other")
# Computations by kinds of nodes of which another computation is there: these meet fewer properties.
_VARIANTS = ("cast-down", "reshape", "expand-like", "concat-constant", "chain-other", "range-of-extent", "reshape-open")
# The rows that are drawn for each point that is not covered yet, and so many of them that are possible are compared; the one
# with most new points is taken.
_DRAWN, _COMPARED = 600, 80


@dataclass(frozen=True)
class Row:
    """One row of the array."""

    version: str
    computed: tuple[tuple[str, str], ...]  # pairs of an input and a computation
    reduction: str
    pattern: str
    shape: str
    dtype: str
    index_type: str
    values: tuple[str, str]  # of data and updates

    @property
    def family(self) -> str:
        return "elements" if BY_ID[self.version].has_axis else "tuples"

    @property
    def attributes(self) -> tuple[tuple[str, Any], ...]:
        return (("reduction", self.reduction),) if self.reduction != "none" else ()

    @property
    def form(self) -> GraphForm:
        return GraphForm(self.version, self.attributes, self.computed)

    @property
    def is_possible(self) -> bool:
        """Whether the version has all of it, and the nodes can compute the values."""
        version = BY_ID[self.version]
        if (self.shape not in SHAPES[self.family] or self.dtype not in version.types
                or self.index_type not in version.index_types or self.reduction not in (version.reductions or ("none",))
                or (self.dtype == "string" and self.reduction != "none")
                or (self.pattern == "repeated" and self.reduction == "none")
                or sum(what.startswith("chain") for _, what in self.computed) > 1
                or (self.version == "Scatter-9" and self.pattern == "negative")
                or (self.pattern == "shape" and (self.shape == "cube" or (self.family, self.shape) == ("elements", "rows")))):
            return False
        # Of the version only the family matters to the values: rows that differ in other properties share them.
        plain = replace(self, version="ScatterND-18" if self.family == "tuples" else "ScatterElements-18", computed=())
        computations = self.form.computations(dict(zip(INPUTS, _inputs(plain))))
        return computations is not None and not _is_open(plain)

    def points(self) -> Iterator[tuple]:
        """What the row covers: each computation of an input with each other property."""
        for one in self.computed:
            yield from ((one, other) for other in (self.family, self.reduction, self.pattern, self.dtype))
            yield one[0], self.version


def cases() -> list[Case]:
    """All cases of this table."""
    found: dict[str, Case] = {}
    for row in rows():
        slug, number = _slug(row), 1
        while f"{row.version}/{slug}" in found:
            slug, number = f"{_slug(row)}-{number + 1}", number + 1
        found[f"{row.version}/{slug}"] = _case(row, slug)
    return list(found.values())


# ---- the array ---------------------------------------------------------------------------------------------


@functools.cache
def rows() -> tuple[Row, ...]:
    """The chosen rows. The same on every machine."""
    drawn = random.Random("graphs")
    chosen = _looked_for()
    covered = {point for row in chosen for point in row.points()}
    for one, field, value in _wishes():
        if (one, value) in covered:
            continue
        tried: list[tuple[Row, frozenset[tuple]]] = []
        for _ in range(_DRAWN):
            row = _draw(drawn, one, field, value)
            if len(tried) < _COMPARED and row.is_possible:
                tried.append((row, frozenset(row.points())))
        if tried:  # otherwise no version has it
            best, points = max(tried, key=lambda pair: len(pair[1] - covered))
            covered |= points
            chosen.append(best)
    return tuple(dict.fromkeys(chosen))


def _looked_for() -> list[Row]:
    """Patterns that optimisers look for, alone: indices that count up, to the first extent of data or not so far, and zeros."""
    found = []
    for number, (version, reduction) in enumerate(
            [(version, reduction) for version in ("ScatterElements-18", "ScatterND-18") for reduction in REDUCTIONS]):
        shape, dtype = ("rows", "vector")[number % 2], ("float", "int64")[number // 2 % 2]
        found.append(Row(version, (("indices", "range-of-extent"),), reduction, "cover",
                         "vector" if version == "ScatterElements-18" else shape, dtype, "int64", ("telling", "telling")))
    for reduction in ("none", "add"):
        found.append(Row("ScatterND-18", (("indices", "range"),), reduction, "front", "rows", "float", "int64",
                         ("telling", "telling")))
        found.append(Row("ScatterND-16", (("data", "constant-of-shape"),), reduction, "cover", "rows", "float", "int64",
                         ("equal", "telling")))
    return found


def _wishes() -> Iterator[tuple[tuple[str, str], str, str]]:
    """Computations of an input, each with another property that a row must have and its name."""
    for field, values in (("reduction", REDUCTIONS), ("pattern", PATTERNS[:-1]), ("dtype", TYPES), ("family", FAMILIES)):
        for name in INPUTS:
            for what in COMPUTATIONS if field in ("reduction", "family") else _OF_ANY_VALUE:
                is_variant = what.endswith("-run") or what in _VARIANTS
                yield from (((name, what), field, value) for value in values[:2 if is_variant else None])


def _draw(drawn: random.Random, one: tuple[str, str], field: str, value: str) -> Row:
    """A row with a computation and one other property."""
    family = value if field == "family" else pick(drawn, FAMILIES)
    others = [(name, pick(drawn, tuple(COMPUTATIONS))) for name in INPUTS if name != one[0]]
    computed = [one, *((), others[:1], others[1:], others)[int(drawn.random() * 4)]]
    fields = {
        "reduction": pick(drawn, REDUCTIONS), "pattern": pick(drawn, PATTERNS), "dtype": pick(drawn, TYPES), field: value}
    fields.pop("family", None)
    return Row(
        version=pick(drawn, [version.id for version in TABLE if version.has_axis == (family == "elements")]),
        computed=tuple(sorted(computed, key=lambda pair: INPUTS.index(pair[0]))), shape=pick(drawn, tuple(SHAPES[family])),
        index_type=pick(drawn, ("int64", "int64", "int32")), values=(pick(drawn, VALUES), pick(drawn, VALUES)), **fields)


# ---- the values of a row -----------------------------------------------------------------------------------


def _indices(row: Row) -> np.ndarray:
    """Indices with the pattern of the row."""
    shape, number = SHAPES[row.family][row.shape]
    if row.pattern == "shape":
        return np.array([3, 2][:number] if row.family == "tuples" else [3, 1, 2], DTYPES[row.index_type])
    extent = prod(shape[:number]) if row.family == "tuples" else shape[0]
    numbers = {"apart": [2, 0, *range(extent - 1, 2, -1)][: extent - 1], "cover": range(extent), "front": range(extent - 1),
               "repeated": [1] * min(extent - 1, 5), "negative": [2, -extent, extent - 1]}[row.pattern]
    places = np.array(numbers)
    if row.family == "tuples":
        tuples = np.stack(np.unravel_index(places % extent, shape[:number]), -1)
        found = tuples - np.array(shape[:number]) * (places < 0)[:, None]
    else:
        found = np.broadcast_to(places.reshape(-1, *[1] * (len(shape) - 1)), (len(places), *shape[1:]))
    return found.astype(DTYPES[row.index_type])


def _values(kind: str, dtype: str, shape: tuple[int, ...], start: int) -> np.ndarray:
    """Values that are not "telling"."""
    steps = {"equal": np.zeros(shape, int), "ascending": np.arange(prod(shape)).reshape(shape),
             "rows": np.broadcast_to(np.arange(prod(shape[1:])).reshape(shape[1:]), shape)}[kind]
    if dtype == "string":
        return typed("string", [f"text {start + step}" for step in steps.reshape(-1)], shape)
    return (start + steps).astype(DTYPES[dtype])


@functools.cache
def _is_open(row: Row) -> bool:
    """Whether the order of the updates matters, or a result rounds."""
    data, indices, updates = _inputs(row)
    operator, *axis = ("ScatterND",) if row.family == "tuples" else ("ScatterElements", 0)
    if closed_form.cell_that_depends_on_order(operator, data, indices, updates, *axis, reduction=row.reduction) is not None:
        return True
    function = closed_form.scatter_nd if row.family == "tuples" else closed_form.scatter_elements
    wide = [tensor.astype(np.float64) if tensor.dtype.kind == "f" else tensor for tensor in (data, updates)]
    exact = function(wide[0], indices, wide[1], *axis, reduction=row.reduction)
    return data.dtype.kind == "f" and not np.array_equal(function(data, indices, updates, *axis, reduction=row.reduction), exact)


@functools.cache
def _inputs(row: Row) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """data, indices and updates."""
    shape, number = SHAPES[row.family][row.shape]
    indices = _indices(row)
    size = indices.shape if row.family == "elements" else indices.shape[:-1] + shape[number:]
    aims = targets("ScatterND" if row.family == "tuples" else "ScatterElements", shape, indices, 0)
    data_told, told = telling(row.dtype, row.reduction, aims.reshape(-1).tolist(), prod(shape))
    if row.reduction in ("max", "min"):  # in each second cell data wins: the updates alone are not the result
        told = np.where(aims.reshape(-1) % 2, telling(row.dtype, row.reduction, aims.reshape(-1).tolist(), prod(shape),
                                                      winner="data")[1], told)
    # Data that is equal everywhere is zero, as in most graphs.
    data = data_told.reshape(shape) if row.values[0] == "telling" else _values(
        row.values[0], row.dtype, shape, 0 if row.reduction in ("none", "add") or row.values[0] == "ascending" else 2)
    updates = told.reshape(size) if row.values[1] == "telling" else _values(row.values[1], row.dtype, size, 3)
    return data, indices, updates


# ---- the case of a row -------------------------------------------------------------------------------------


def _case(row: Row, slug: str) -> Case:
    shape, number = SHAPES[row.family][row.shape]
    data, indices, updates = _inputs(row)
    has_axis = row.family == "elements"
    clauses = "target axis-default" if has_axis else "tuple" if number == len(shape) else "slice updates-layout"
    clauses += " index-negative" * bool((indices < 0).any())
    clauses += " duplicates-reduced" * (row.pattern == "repeated")
    one = data_set(_why(row), f"{clauses} {clause_of(row.dtype, row.reduction)}", data, indices, updates)
    made = case(row.version, slug, [one], reduction=None if row.reduction == "none" else row.reduction,
                bugs="FORM" + " DUPRED" * (row.pattern == "repeated") + " NEGIDX" * (row.pattern == "negative"))
    return replace(made, form=row.form, is_graph=True)


def _slug(row: Row) -> str:
    """Short, since each file of a case has it in its name."""
    first = next((what for _, what in row.computed if what not in _OF_ANY_VALUE), row.computed[0][1])
    return f"graph-{first}-{row.reduction}"


_NODES = {
    "identity": "Identity", "cast-up": "a Cast from a narrower type", "cast-down": "a Cast from another type",
    "reshape": "a Reshape", "reshape-open": "a Reshape with -1", "reshape-run": "a Reshape to a shape that is given at run time",
    "transpose": "a Transpose", "expand": "an Expand along one dimension", "expand-like": "an Expand to the Shape of another input",
    "concat": "a Concat of two inputs", "concat-constant": "a Concat of a constant and an input",
    "gather": "a Gather from a table", "gather-run": "a Gather at places that are given at run time",
    "constant-of-shape": "a ConstantOfShape", "constant-of-shape-run": "a ConstantOfShape of a shape that is given at run time",
    "range": "a Range", "range-run": "a Range to a limit that is given at run time",
    "range-of-extent": "a Range to the first extent of data", "shape": "the Shape of an input",
    "chain": "a scatter node without a reduction", "chain-equal": "a scatter node with the same reduction",
    "chain-other": "a scatter node with another reduction",
}
_FOUND = {"apart": "Each update has a cell of its own", "cover": "The indices name all rows in order",
          "front": "The indices name the first rows in order", "repeated": "All updates aim at one row",
          "negative": "Some indices count from the end", "shape": "The indices are few, and no order"}


def _why(row: Row) -> str:
    return f"{_FOUND[row.pattern]}; {' and '.join(f'{name} is computed by {_NODES[what]}' for name, what in row.computed)}."
