"""The grid: every element type of every operator version, with every type of indices and every reduction.

A folder for each combination, with two or three data sets: every update has its own cell; three updates
have one target and two have another, where results are exact in every order; and, for sums and products of
floating-point numbers, the same with numbers that depend on the order. ``grid_values`` has the numbers.

Shapes and axes alternate from one combination to the next.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from oracle import loops
from oracle.operator_versions import BY_ID, NUMBERS, REDUCTIONS_OF, VERSIONS
from tables.case_writer import Case, DataSet
from tables.grid_values import Places, values
from tables.rows import COMPLEX, DTYPES, FLOATING, case, data_set as make_data_set, targets


@dataclass(frozen=True)
class Layout:
    """A shape of data and two sets of six indices (or tuples): all targets distinct, or some repeated.

    Of the repeated ones, three select one cell and two another, each time once by a negative index. ``axis`` is
    the attribute of ScatterElements; ``clauses`` are those that the layout is about.
    """

    shape: tuple[int, ...]
    distinct: list
    repeated: list
    clauses: str
    axis: int | None = None


ELEMENTS = (
    Layout((4, 3), [[3, 0], [-3, 2], [0, -1]], [[2, -1], [2, 0], [-2, 3]], "axis-default indices-smaller"),
    Layout((2, 5), [[4, 0, -3], [1, -1, 2]], [[3, -2, 3], [-1, 0, 4]], "axis", axis=1),
    Layout((3, 6), [[5, -6, 2], [0, 3, -1]], [[1, -5, 1], [5, 2, -1]], "axis-negative indices-smaller",
           axis=-1),
    Layout((2, 4, 3), [[[3, 0], [-3, 2], [0, -1]]], [[[2, -1], [2, 0], [-2, 3]]], "axis-negative", axis=-2),
    Layout((7,), [6, -7, 2, 4, -2, 1], [3, -1, 3, 0, -4, 6], "axis target", axis=0),
    Layout((5, 2, 3), [[[4, 0]], [[-4, 2]], [[0, -1]]], [[[2, -1]], [[2, 0]], [[-3, 4]]],
           "axis-negative indices-smaller", axis=-3),
)
TUPLES = (
    Layout((3, 4), [[2, 1], [0, -1], [1, 0], [-3, 0], [1, 3], [-1, -4]],
           [[1, 2], [2, -1], [1, 2], [0, 0], [-2, -2], [2, 3]], "tuple"),
    Layout((7, 2), [[6], [-7], [2], [4], [-2], [1]], [[3], [-1], [3], [0], [-4], [6]], "slice"),
    Layout((9,), [[[8], [-9], [2]], [[4], [-2], [1]]], [[[3], [-1], [3]], [[0], [-6], [8]]],
           "updates-layout"),
    Layout((2, 4, 3), [[1, 3], [0, -4], [-2, 1], [1, -2], [-1, 0], [0, -1]],
           [[0, 2], [1, -1], [0, 2], [1, 1], [-2, -2], [-1, 3]], "tuple slice"),
    Layout((2, 3, 4), [[[1, 2, 3], [0, -3, 0]], [[-1, 0, 1], [0, 2, -2]], [[1, -2, 0], [-2, 1, 1]]],
           [[[1, 1, 2], [0, 2, -1]], [[1, 1, 2], [0, 0, 1]], [[-1, -2, -2], [-2, -1, 3]]],
           "tuple updates-layout"),
    Layout((6, 1, 2), [[[5], [-6], [2]], [[1], [-2], [3]]], [[[3], [-1], [3]], [[0], [-3], [5]]],
           "slice updates-layout"),
)
# Versions and reductions without the attribute, because it is the default.
DEFAULTED = (("ScatterElements-16", "none"), ("ScatterND-16", "none"))


def cases() -> list[Case]:
    """All cases of the grid."""
    return [
        _case(version, dtype, index_type, reduction)
        for version in VERSIONS for dtype in BY_ID[version].types for index_type in BY_ID[version].index_types
        for reduction in REDUCTIONS_OF.get(version, ("none",))
    ]


def _case(version: str, dtype: str, index_type: str, reduction: str) -> Case:
    """One combination. Version 16 leaves the reduction "none" to the default, version 18 writes it out."""
    layout = _layout_of(version, dtype, index_type, reduction)
    data_sets = [_data_set(version, dtype, index_type, reduction, kind, layout)
                 for kind in _kinds(dtype, reduction)]
    written = reduction if version in REDUCTIONS_OF and (version, reduction) not in DEFAULTED else None
    slug = f"{dtype}-{index_type}-{reduction}"
    return case(version, slug, data_sets, axis=layout.axis, reduction=written,
                bugs=_bugs(version, dtype, reduction))


def _layout_of(version: str, dtype: str, index_type: str, reduction: str) -> Layout:
    """The layouts alternate, so that no version, type or reduction always has the same one."""
    layouts = TUPLES if version.startswith("ScatterND") else ELEMENTS
    reductions = REDUCTIONS_OF.get(version, ("none",))
    turn = (_turn_of(version) + BY_ID[version].types.index(dtype) + 3 * (index_type == "int32")
            + reductions.index(reduction))
    return layouts[turn % len(layouts)]


def _turn_of(version: str) -> int:
    """A number that a newer version of another operator does not change."""
    operator = BY_ID[version].operator
    first = {"Scatter": 0, "ScatterElements": 2, "ScatterND": 6}[operator]
    return first + NUMBERS[operator].index(BY_ID[version].since)


def _kinds(dtype: str, reduction: str) -> tuple[str, ...]:
    rounds = dtype in FLOATING + COMPLEX and reduction in ("add", "mul")
    return ("telling", "repeated", "ordered") if rounds else ("telling", "repeated")


def _data_set(
    version: str, dtype: str, index_type: str, reduction: str, kind: str, layout: Layout
) -> DataSet:
    indices = np.array(layout.distinct if kind == "telling" else layout.repeated, dtype=index_type)
    if version == "Scatter-9":  # which does not mention negative indices
        indices = np.where(indices < 0, indices + layout.shape[layout.axis or 0], indices)
    places, shape = _places(version, layout, indices)
    old, new = values(dtype, reduction, kind, places)
    return make_data_set(
        _why(version, dtype, reduction, kind), _clauses(version, dtype, index_type, reduction, kind, layout),
        old.reshape(layout.shape), indices, new.reshape(shape), _expectation(dtype, reduction, kind))


def _places(version: str, layout: Layout, indices: np.ndarray) -> tuple[Places, tuple[int, ...]]:
    """The targets of the update elements, and the shape of updates."""
    found = targets(version.split("-")[0], layout.shape, indices, layout.axis or 0)
    return Places(math.prod(layout.shape), tuple(map(int, found.reshape(-1)))), found.shape


def _expectation(dtype: str, reduction: str, kind: str) -> str:
    """The kind of results of a data set; see cases/case.schema.json."""
    if _why_undefined(dtype, reduction) is not None:
        return "invariants"
    repeats_freely = kind == "repeated" and (reduction == "none" or (dtype, reduction) == ("string", "add"))
    if repeats_freely or kind == "ordered" or (dtype in COMPLEX and reduction == "mul"):
        return "allowed"
    return "exact"


def _why_undefined(dtype: str, reduction: str) -> str | None:
    return loops.why_undefined(np.dtype(DTYPES[dtype]), reduction)


def _special_clause(dtype: str, reduction: str) -> str:
    """The clause for a reduction of a type that is not a real number; "" for the others."""
    if reduction == "none":
        return ""
    extreme = reduction in ("max", "min")
    if dtype == "string":
        return "string-order" if extreme else f"string-{reduction}"
    if dtype in COMPLEX:
        return "complex-order" if extreme else "complex-reduction"
    return "reduction-bool" if dtype == "bool" else ""


def _clauses(version: str, dtype: str, index_type: str, reduction: str, kind: str, layout: Layout) -> str:
    special = _special_clause(dtype, reduction)
    if _expectation(dtype, reduction, kind) == "invariants":
        return special
    clauses = special or (f"reduction-{reduction}" if version in REDUCTIONS_OF else "bits-kept")
    if dtype == "bool" and reduction != "none":
        clauses += " bool-bytes"
    if kind == "telling":
        width = "" if version.startswith("ScatterND") else "index-width"
        return f"element-type output-type {clauses} {layout.clauses} {width} targets-unique"
    alias = "" if version == "Scatter-9" else "target-alias"
    if reduction == "none":
        return f"duplicates-none {alias}"
    order = "reduction-order" if kind == "ordered" else ""
    return f"duplicates-reduced {clauses} {alias} reduction-includes-data reduction-assigns {order}"


def _bugs(version: str, dtype: str, reduction: str) -> str:
    bugs = "DTYPE IDXW DUPNONE" if reduction == "none" else "DTYPE REDMISS REDIGN DUPRED INIT"
    bugs += " BOOL" * (dtype == "bool") + " ACCUM" * ("ordered" in _kinds(dtype, reduction))
    bugs += " NEGIDX" * (version != "Scatter-9") + " KSLICE" * version.startswith("ScatterND")
    return bugs


def _why(version: str, dtype: str, reduction: str, kind: str) -> str:
    """One sentence on the special property of a data set."""
    special = _special_clause(dtype, reduction)
    signs = "all by positive indices" if version == "Scatter-9" else "one in each group by a negative index"
    meet = f"Three updates target one cell and two another, {signs}"
    undefined = _why_undefined(dtype, reduction)
    if undefined is not None:
        return f"The specification defines no value: {undefined}; memory, shape and untouched cells must be correct."
    if kind == "telling":
        return f"Each update has its own cell; {_telling_words(dtype, reduction)}."
    if kind == "ordered":
        noun = "sum" if reduction == "add" else "product"
        return f"{meet}; the {noun} of {dtype} numbers depends on their order."
    if reduction == "none":
        return f"{meet}; any of them may win, and the result shows which" + (
            " if they differ." if dtype == "bool" else ".")
    if special == "string-add":
        return f"{meet}; they may be appended in any order."
    return f"{meet}; {reduction} gives the same result in every order."


def _telling_words(dtype: str, reduction: str) -> str:
    if dtype == "string":
        return {"none": "some strings are not ASCII", "add": "the update is appended to the old string"}.get(
            reduction, "the update has one byte more than the old string, one byte less, or a byte above 127")
    if dtype == "bool":
        return "all four pairs of truth values occur" if reduction != "none" else "both truth values are copied"
    if reduction in ("max", "min"):
        how = ("by one unit in the last place or in sign" if dtype in FLOATING else
               "by 1 or are at opposite ends of the range" if dtype.startswith("uint") else "by 1 or in sign")
        return f"the {dtype} values of a cell differ {how}"
    numbers = {"none": "numbers", "add": "sums", "mul": "products"}[reduction]
    return f"the {numbers} need all bits of {dtype}"
