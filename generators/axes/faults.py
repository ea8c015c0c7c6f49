"""What implementations with common faults would answer: small variations of the specification's loop.

Many backends have one element type only. The core shows each fault in every type by itself, at the newest version of each
operator, and in float at all versions, wherever a case of the corpus does. implementations/test_single_type.py tests this with
a plugin that has the same faults.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from oracle.loops import combine
from oracle.operator_versions import BY_ID, NEWEST, REDUCTIONS
from tables.case_writer import Case, DataSet
from tables.rows import DTYPES, MOST_BYTES_OF_VECTORS, axis_of, is_answered, reduction_of, type_of

# The names are those of implementations/planted/planted_bugs.h, where each has a sentence.
AIMING = (
    "axis-negative-first", "axis-negative-last", "axis-negative-lower", "axis-first-above-rank-3", "refuse-negative-index",
    "wrap-with-first-extent", "tuple-unwrapped", "strides-of-indices", "slice-first-element", "slice-last-row",
    "beyond-16-lost", "ones-squeezed", "refuse-empty-indices", "updates-transposed",
)
COMPUTING = ("repeat-first-only", "old-from-data", "alone-key-reduction", "mul-as-add", "min-as-max", "data-not-copied",
             "data-left-out")
ADMITTING = ("bounds-clamped", "bounds-skipped", "reduction-ungated")


def shown(case: Case, data_set: DataSet) -> Iterator[tuple[str, str, str, str]]:
    """The faults that a data set shows, each with the operator version and the element type."""
    if data_set.inputs[0] is None or case.group not in BY_ID:
        return
    dtype = type_of(data_set.inputs[0])
    if dtype == "float" or (dtype in DTYPES and case.group in NEWEST):
        yield from (("fault", fault, case.group, dtype) for fault in _faults(case, data_set))


def _faults(case: Case, data_set: DataSet) -> Iterator[str]:
    if any(tensor is not None and tensor.nbytes > MOST_BYTES_OF_VECTORS for tensor in data_set.inputs):
        return
    if data_set.expect == "refuse":
        if data_set.clauses == ("index-bounds",):
            yield from ADMITTING[:2]
        listed = dict(case.attributes).get("reduction") in REDUCTIONS
        if listed and data_set.clauses in (("reduction-unlisted",), ("attribute-unknown",)):
            yield ADMITTING[2]
    if not is_answered(data_set) or data_set.expect != "exact":
        return
    aims, reduction = _aims(case, data_set), reduction_of(case)
    right = _answer(data_set, aims, reduction)
    # Of a deprecated version, and of a reduction of these types, a refusal is no fault; nor is it of tuples of length 0, or of
    # several updates of a cell without a reduction.
    repeats = len(np.unique(aims[0])) < aims.shape[1]
    may_refuse = (BY_ID[case.group].deprecated or repeats and reduction == "none"
                  or reduction != "none" and type_of(data_set.inputs[0]) in ("bool", "string")
                  or case.operator == "ScatterND" and data_set.inputs[1].shape[-1] == 0)
    for fault in AIMING:
        wrong = _aims(case, data_set, fault)
        if wrong is None:
            if not may_refuse:
                yield fault
        elif not np.array_equal(wrong, aims) and _differ(_answer(data_set, wrong, reduction), right):
            yield fault
    for fault in COMPUTING:
        if fault == "data-not-copied" or reduction != "none":
            if _differ(_answer(data_set, aims, reduction, fault), right):
                yield fault


def _aims(case: Case, data_set: DataSet, fault: str = "") -> np.ndarray | None:
    """Two rows: the positions in data that are written, in order, and those in updates that are read; None: refused."""
    data, indices, updates = data_set.inputs
    rank = data.ndim
    if fault == "refuse-empty-indices" and indices.size == 0 or fault == "refuse-negative-index" and (indices < 0).any():
        return None
    if updates.size == 0:  # its extents may be enormous
        return np.zeros((2, 0), int)
    extents = (*indices.shape, *[1] * rank)[:rank] if fault == "strides-of-indices" else data.shape
    strides = [int(np.prod(extents[axis + 1 :])) for axis in range(rank)]
    dimensions = [n for n, extent in enumerate(data.shape) if extent != 1 or fault != "ones-squeezed"]
    dimensions += range(len(dimensions), rank)  # with fewer dimensions, the others stay
    if case.operator == "ScatterND":
        axes, tuples = dimensions[: indices.shape[-1]], np.moveaxis(indices, -1, 0)
        inner = np.arange(np.prod(data.shape[len(axes) :], dtype=int))
        targets = np.zeros((*indices.shape[:-1], inner.size), int) + inner
        if fault == "slice-first-element":
            targets[..., 1:] = -1
        elif fault == "slice-last-row" and len(axes) < rank:
            targets[..., : -data.shape[-1] or None] = -1
        tuples = tuples[..., None]
    else:
        axis = dimensions[_axis(axis_of(case), rank, fault)]
        axes, tuples = [axis], indices[None]
        targets = sum((np.arange(extent).reshape([-1 if n == m else 1 for m in range(rank)]) * strides[n]
                       for n, extent in enumerate(indices.shape) if n != axis), np.zeros(indices.shape, int))
    lost = targets < 0
    for axis, index in zip(axes, tuples):
        extent = data.shape[axis]
        if (index < -extent).any() or (index >= extent).any():
            return None
        if fault != "tuple-unwrapped" or case.operator != "ScatterND":
            index = index + (index < 0) * data.shape[0 if fault == "wrap-with-first-extent" else axis]
        targets = targets + index * strides[axis]
    sources = np.arange(updates.size)
    if fault == "updates-transposed":
        sources = sources.reshape(updates.shape, order="F").reshape(-1)
    kept = (~lost & (targets >= 0) & (targets < data.size)).reshape(-1)
    if fault == "beyond-16-lost":
        kept[16:] = False
    return np.array((targets.reshape(-1), sources))[:, kept]


def _axis(axis: int, rank: int, fault: str) -> int:
    if fault == "axis-first-above-rank-3" and rank > 3 or fault == "axis-negative-first" and axis < 0:
        return 0
    if fault == "axis-negative-last" and axis < 0:
        return rank - 1
    return max(0, axis + rank - 1) if fault == "axis-negative-lower" and axis < 0 else axis % rank


def _answer(data_set: DataSet, aims: np.ndarray, reduction: str, fault: str = "") -> np.ndarray:
    """The elements of the output."""
    data, _, updates = (tensor.reshape(-1) for tensor in data_set.inputs)
    instead = {"alone-key-reduction": reduction, "mul-as-add": "mul", "min-as-max": "min"}
    if instead.get(fault) == reduction:
        reduction = {"mul-as-add": "add", "min-as-max": "max"}.get(fault, "none")
    output, seen = data.copy(), set()
    for target, source in aims.T.tolist():
        first = target not in seen
        seen.add(target)
        if first or fault != "repeat-first-only":
            old = data[target] if fault == "old-from-data" else output[target]
            output[target] = combine("none" if first and fault == "data-left-out" else reduction, old, updates[source])
    if fault == "data-not-copied":
        output[[n for n in range(data.size) if n not in seen]] = b"" if data.dtype == object else 0
    return output


def _differ(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two answers differ by more than what rounding could explain."""
    if np.issubdtype(one.dtype, np.floating):
        with np.errstate(all="ignore"):
            return not np.allclose(one.astype(np.float64), other.astype(np.float64), rtol=0.02, equal_nan=True)
    return one.tolist() != other.tolist()
