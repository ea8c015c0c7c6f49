"""Every element type at the newest version of each operator: what a backend of one type alone would get wrong.

The shape has five dimensions, one of which is 1; the indices are valid along every longer axis, so that a wrong axis gives a
wrong answer and no refusal.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from oracle.operator_versions import BY_ID, NEWEST, REDUCTIONS_OF
from tables.case_writer import Case
from tables.refusals import refusal
from tables.rows import case, data_set, targets
from tables.telling_values import telling

SHAPE, AXIS = (2, 1, 3, 3, 3), -2
BEYOND = 3


def cases() -> list[Case]:
    """All cases of this table."""
    return [one for version in NEWEST for dtype in BY_ID[version].types for one in _cases(version, dtype)]


def _cases(version: str, dtype: str) -> Iterator[Case]:
    operator = version.split("-")[0]
    tuples = operator == "ScatterND"
    if tuples:
        indices = np.array([[1, 0, 2], [0, 0, 1], [1, 0, 0], [0, 0, 2]])
    else:
        indices = np.indices((2, 1, 3, 2, 2))[3:].sum(axis=0) % 2
    beyond = indices.copy()
    beyond.reshape(-1)[-1] = BEYOND
    aims = targets(operator, SHAPE, indices, AXIS)
    data, updates = telling(dtype, "none", aims.reshape(-1).tolist(), int(np.prod(SHAPE)))
    inputs = data.reshape(SHAPE), indices, updates.reshape(aims.shape)
    clauses = "tuple slice updates-layout" if tuples else "axis-negative target indices-smaller"
    yield case(version, f"single-type-{dtype}", [
        data_set(f"A backend may have {dtype} alone: five dimensions, one of them 1.", clauses, *inputs),
        data_set("The last index is the extent.", "index-bounds", inputs[0], beyond, inputs[2], "refuse"),
    ], axis=None if tuples else AXIS, bugs="RANK OOB" + " NEGAXIS" * (not tuples))
    if version not in REDUCTIONS_OF:
        yield refusal(version, "attribute-unknown", f"reduction-{dtype}", f"The version has no reduction, of {dtype} either.",
                      inputs, attributes=(("reduction", "add"),), bugs="REDIGN OPSET")
