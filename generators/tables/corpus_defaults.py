"""Graph inputs with a default value that every data set replaces.

Such an input is no constant: a compiler that folds its default, or reads from it where the updates go, gives another
output. The defaults are those that invite it: indices that name all cells in order, updates that are all equal, data of
zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

import numpy as np

from oracle import closed_form
from oracle.operator_versions import REDUCTIONS_OF
from tables.case_writer import Case, DataSet
from tables.folder_forms import all_of, other_default
from tables.forms import INPUTS
from tables.rows import DTYPES, case, clause_of, data_set, targets
from tables.telling_values import telling

SHAPES = {"ScatterElements": (4, 2), "Scatter": (4, 2), "ScatterND": (4,)}
# The inputs with a default value, the reduction, the operator versions and the element type.
ROWS: tuple[tuple[tuple[str, ...], str, tuple[str, str], str], ...] = (
    (("indices",), "none", ("ScatterElements-18", "ScatterND-13"), "float"),
    (("indices",), "add", ("ScatterElements-16", "ScatterND-18"), "float"),
    (("indices",), "max", ("ScatterElements-18", "ScatterND-18"), "int64"),
    (("indices",), "none", ("Scatter-11", "ScatterND-18"), "uint8"),
    (("updates",), "add", ("ScatterElements-18", "ScatterND-16"), "int32"),
    (("updates",), "none", ("ScatterElements-11", "ScatterND-11"), "float"),
    (("data",), "mul", ("ScatterElements-18", "ScatterND-18"), "float"),
    (INPUTS, "min", ("ScatterElements-18", "ScatterND-18"), "double"),
    (INPUTS, "add", ("ScatterElements-18", "ScatterND-18"), "int64"),
)


def cases() -> list[Case]:
    """All cases of this table."""
    return [_case(version, names, reduction, dtype)
            for names, reduction, versions, dtype in ROWS for version in versions]


def _case(version: str, names: tuple[str, ...], reduction: str, dtype: str) -> Case:
    operator = version.split("-")[0]
    sets = list(_sets(operator, names, reduction, dtype))
    made = case(version, f"form-overridden-{'-'.join(names)}-{reduction}-{dtype}", sets,
                axis=None if operator == "ScatterND" else 0,
                reduction=reduction if version in REDUCTIONS_OF else None, bugs="FORM NEGIDX OOB")
    defaults = _defaults(operator, dtype)
    return Case(**{**made.__dict__, "form": all_of(*(other_default(name, defaults[name]) for name in names))})


def _in_order(operator: str) -> np.ndarray:
    """Indices that name all cells in order."""
    places = np.indices(SHAPES[operator])[0]
    return places.reshape(-1, 1) if operator == "ScatterND" else places


def _defaults(operator: str, dtype: str) -> dict[str, np.ndarray]:
    shape = SHAPES[operator]
    return {"data": np.zeros(shape, DTYPES[dtype]), "indices": _in_order(operator).astype(np.int64),
            "updates": np.full(shape, 3, DTYPES[dtype])}


def _sets(operator: str, names: tuple[str, ...], reduction: str, dtype: str) -> Iterator[DataSet]:
    shape = SHAPES[operator]
    turned = _in_order(operator)[[2, 0, 3, 1]]
    lists = {"Each update has a cell of its own": turned, "Some indices count from the end": turned - 4 * (turned % 2),
             "Two updates aim at one cell": turned[[0, 1, 0, 2]], "An index is one past the end": turned + (turned == 3)}
    where = f"{' and '.join(names)} {'has' if names == ('data',) else 'have'} default values that are replaced"
    for what, indices in lists.items():
        aims = targets(operator, shape, np.where(indices == 4, 3, indices), 0)
        data, updates = telling(dtype, reduction, aims.reshape(-1).tolist(), prod(shape))
        data, updates = data.reshape(shape), updates.reshape(shape)
        expect, clauses = _expectation(operator, data, indices, updates, reduction, dtype)
        yield data_set(f"{what}: {where}.", clauses, data, indices.astype(np.int64), updates, expect)


def _expectation(
    operator: str, data: np.ndarray, indices: np.ndarray, updates: np.ndarray, reduction: str, dtype: str,
) -> tuple[str, str]:
    if (indices >= len(data)).any():
        return "refuse", "index-bounds"
    clauses = ("tuple" if operator == "ScatterND" else "target axis") + " index-negative" * bool((indices < 0).any())
    if len(np.unique(indices[:, 0] % len(data))) < len(data):
        clauses += " duplicates-none" if reduction == "none" else " duplicates-reduced"
    is_free = closed_form.cell_that_depends_on_order(operator, data, indices, updates, reduction=reduction) is not None
    return "allowed" if is_free else "exact", f"{clauses} {clause_of(dtype, reduction)}"
