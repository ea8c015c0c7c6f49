"""Chooses the sibling of each refusal: the valid case that gives the refusal its meaning.

A backend that refuses everything also refuses invalid input. Therefore every case that should be refused names a valid
one of the same operator version, as similar as possible; the refusal counts only if the sibling is answered. No cases
are added for this: siblings are cases of the tables. A table may name them itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tables.case_writer import Case, CaseError, DataSet
from tables.rows import COMPLEX, reduction_of, type_of

# The clauses that a sibling may be about: none of them gives anybody a reason to refuse it.
PLAIN_CLAUSES = frozenset(
    "target element-type version untouched axis axis-default axis-negative slice tuple indices-smaller output-type "
    "output-shape targets-unique bits-kept index-width updates-layout accepts-valid reduction-none reduction-add "
    "reduction-mul reduction-max reduction-min reduction-assigns".split()
)
# Numbers up to these are no challenge to any arithmetic.
_GREATEST = 1000
# Types whose reductions may be refused.
_REDUCED_OR_NOT = frozenset(("bool", "string", *COMPLEX))


@dataclass(frozen=True)
class _Facts:
    """The properties that a sibling should share with its case."""

    opset: int
    dtype: str
    reduction: str
    axis: Any
    data: tuple[int, ...]
    indices: tuple[int, ...]
    index_type: str


def with_siblings(cases: Iterable[Case]) -> list[Case]:
    """The cases, with the sibling of each data set that is to be refused; without those of absent operators.

    A sibling named by a table is kept.

    Raises CaseError if an operator version has no suitable case.
    """
    cases = list(cases)
    candidates = defaultdict(list)
    for case in cases:
        for number, data_set in enumerate(case.data_sets):
            if is_plain(case, data_set):
                candidates[case.group].append((case, _id(case, number), _facts(case, data_set)))
    return [
        replace(case, data_sets=tuple(
            replace(data_set, sibling=_nearest(case, data_set, candidates[case.group]))
            if data_set.expect == "refuse" and case.group != "absent" and not data_set.sibling else data_set
            for data_set in case.data_sets
        ))
        for case in cases
    ]


def _id(case: Case, number: int) -> str:
    return case.id if len(case.data_sets) == 1 else f"{case.id}#{number}"


def is_plain(case: Case, data_set: DataSet) -> bool:
    """Whether nothing justifies refusing a data set, if its type and reduction are implemented."""
    # Scatter-9 does not mention negative indices, nor do old editions of ScatterND.
    admitted = PLAIN_CLAUSES | {"index-negative"} if case.operator == "ScatterElements" else PLAIN_CLAUSES
    if data_set.expect != "exact" or case.form is not None or not admitted.issuperset(data_set.clauses):
        return False
    facts = _facts(case, data_set)
    values = data_set.inputs[0], data_set.inputs[-1]
    if not all(_is_tame(tensor, facts.reduction == "none") for tensor in values):
        return False
    return 0 not in facts.data + facts.indices and (
        facts.reduction == "none" or facts.dtype not in _REDUCED_OR_NOT)


def likeness(case: Case, data_set: DataSet) -> tuple[str, str, str]:
    """The main properties that a refusal and its sibling should share: operator version, element type, reduction."""
    facts = _facts(case, data_set)
    return case.group, facts.dtype, facts.reduction


def _is_tame(tensor: np.ndarray, moved: bool) -> bool:
    """Whether all values are finite, no negative zeros and, unless they are only moved, of moderate size."""
    if tensor.dtype == object:
        return True
    numbers = tensor.astype(np.complex128)
    small = np.isfinite(numbers) if moved else np.abs(numbers) <= _GREATEST
    return bool(small.all() and not (np.signbit(numbers.real) & (numbers == 0)).any())


def _facts(case: Case, data_set: DataSet) -> _Facts:
    data, indices = (data_set.inputs + (None,))[:2]
    return _Facts(
        opset=case.opset,
        dtype="" if data is None else type_of(data),
        reduction=reduction_of(case),
        axis=dict(case.attributes).get("axis", 0),
        data=() if data is None else data.shape,
        indices=() if indices is None else indices.shape,
        index_type="" if indices is None else type_of(indices),
    )


def _nearest(case: Case, data_set: DataSet, candidates: list[tuple[Case, str, _Facts]]) -> str:
    """The id of the sibling: a case of the core for one of the core, so that the core is self-contained."""
    wanted = _facts(case, data_set)

    def distance(candidate: tuple[Case, str, _Facts]) -> tuple:
        other, other_id, facts = candidate
        return (
            case.tier == "core" != other.tier, facts.opset != wanted.opset, facts.dtype != wanted.dtype,
            facts.reduction != wanted.reduction, facts.dtype != "float", facts.axis != wanted.axis,
            facts.index_type != wanted.index_type, len(facts.data) != len(wanted.data),
            facts.data != wanted.data, facts.indices != wanted.indices, other.tier != "core", other_id,
        )

    if not candidates:
        raise CaseError(f"{case.id}: there is no valid case that could be its sibling")
    return min(candidates, key=distance)[1]
