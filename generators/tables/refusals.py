"""Shared by the tables of refusals: valid inputs for every operator version, and the conversion of a row to a case.

The inputs are such that an implementation which accepts what it should refuse shows what it did: every
reduction gives a different output than the others and none, every axis a different one than the other axes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from oracle.operator_versions import REDUCTIONS_OF, VERSIONS
from tables.case_writer import Case, DataSet, counting

Inputs = tuple[np.ndarray | None, ...]

# The versions, grouped by their common features.
ELEMENTS_VERSIONS = tuple(version for version in VERSIONS if not version.startswith("ScatterND"))
ND_VERSIONS = tuple(version for version in VERSIONS if version.startswith("ScatterND"))
WITHOUT_REDUCTION = tuple(version for version in VERSIONS if version not in REDUCTIONS_OF)

# Of the updates, some are below and some above the cells that they aim at, along both axes.
DATA = 10 * counting((4, 3))
ELEMENTS_INPUTS = (DATA, np.array([[2, 0, 1]]), np.array([[7, 301, 3]], np.float32))
ND_INPUTS = (DATA, np.array([[2], [0]]), np.array([[7, 301, 3], [502, 9, 603]], np.float32))


def valid_inputs(version: str) -> Inputs:
    """Inputs that are valid for an operator version; for Scatter and ScatterElements along both axes."""
    return ND_INPUTS if version in ND_VERSIONS else ELEMENTS_INPUTS


def refusal(
    version: str, rules: str, slug: str, why: str, inputs: Inputs | None = None, *,
    attributes: tuple[tuple[str, Any], ...] = (), outputs: tuple[str, ...] = ("output",), bugs: str = "",
) -> Case:
    """One case with one data set that breaks ``rules``, codes separated by spaces; the slug begins with the first.

    ``version`` is such as "ScatterND-18"; without ``inputs`` those of valid_inputs are taken. ``bugs`` are classes separated by spaces.
    """
    data_set = DataSet(inputs or valid_inputs(version), why, tuple(rules.split()), "refuse")
    operator, since = version.split("-")
    return Case(
        group=version, slug=f"{rules.split()[0]}-{slug}", operator=operator, opset=int(since),
        data_sets=(data_set,), attributes=attributes, outputs=outputs, bugs=tuple(bugs.split()),
    )
