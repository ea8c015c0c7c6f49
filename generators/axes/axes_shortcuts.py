"""Axes of what leaves an implementation no shortcut, or invites a wrong one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import numpy as np

from axes.axis import Axis
from oracle.operator_versions import REDUCTIONS
from tables.case_writer import Case, DataSet
from tables.corpus_odd_shapes import ODD_EXTENTS, RANKS
from tables.corpus_shortcuts import DULL, OPERATORS, RUN_LENGTH, RUNS
from tables.rows import aims_of, axis_of, is_answered, reduction_of, type_of, writes

Measure = Callable[[Case, DataSet], Iterable[str]]

# ---- shapes ----------------------------------------------------------------------------------------------------


def _unmerged_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not writes(data_set):
        return
    data, indices, _ = (tensor.shape for tensor in data_set.inputs)
    if case.operator == "ScatterND":
        if len(set(data)) > 1 and all(one != other for one, other in zip(data, data[1:])):
            yield f"ScatterND rank {len(data)} k {indices[-1]}"
    elif all(one < other for one, other in zip(indices, data)):
        yield f"{case.operator} rank {len(data)} axis {axis_of(case) % len(data)}"


_UNMERGED = frozenset(
    [f"ScatterElements rank {rank} axis {axis}" for rank in RANKS for axis in (0, rank - 1)]
    + [f"ScatterND rank {rank} k {length}" for rank in RANKS for length in (rank, rank - 1, rank - 2)])


def _odd_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or data_set.inputs[0].ndim != 2 or data_set.inputs[2].size == 0:
        return
    data, indices, _ = (tensor.shape for tensor in data_set.inputs)
    if not set(data) <= set(ODD_EXTENTS):
        return
    if case.operator == "ScatterND":
        yield f"ScatterND {data[0]} k {indices[-1]}"
    elif indices[1 - axis_of(case) % 2] < data[1 - axis_of(case) % 2]:
        yield f"with axis {data[0]} axis {axis_of(case) % 2}"


_ODD = frozenset([f"ScatterND {extent} k {length}" for extent in ODD_EXTENTS for length in (1, 2)]
                 + [f"with axis {extent} axis {axis}" for extent in ODD_EXTENTS for axis in (0, 1)])


def _wide_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not writes(data_set):
        return
    data, indices, _ = (tensor.shape for tensor in data_set.inputs)
    if case.operator == "ScatterND":
        if any(extent > 256 for extent in data[indices[-1] :]):
            yield f"{case.group} rank {len(data)}"
    elif any(extent > 256 for place, extent in enumerate(indices) if place != axis_of(case) % len(data)):
        yield f"{case.group} rank {len(data)} axis {axis_of(case) % len(data)}"


_WIDE = frozenset([*(f"ScatterElements-18 rank {rank} axis {axis}" for rank, axis in ((2, 0), (2, 1), (3, 1), (3, 2))),
                   "ScatterND-18 rank 2", "ScatterND-18 rank 3"])

# ---- runs ------------------------------------------------------------------------------------------------------


def _run_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """Indices along the axis, or tuples of one, that are a single run."""
    if not is_answered(data_set) or data_set.inputs[1].size == 0:
        return
    data, indices, _ = data_set.inputs
    if case.operator == "ScatterND":
        if indices.ndim != 2 or indices.shape[1] != 1:
            return
        line, extent = indices[:, 0], data.shape[0]
    else:
        axis = axis_of(case) % data.ndim
        line, extent = np.moveaxis(indices, axis, 0).reshape(indices.shape[axis], -1)[:, 0], data.shape[axis]
    steps = set(np.diff(line.astype(np.int64)).tolist())
    if len(line) != RUN_LENGTH or steps not in ({1}, {-1}) or (line < 0).any() != (line < 0).all():
        return
    end = "at-the-end" if int(max(line)) % extent == extent - 1 else "inside"
    yield (f"{case.operator} {reduction_of(case)} {'rising' if steps == {1} else 'falling'} "
           f"{'negative' if line[0] < 0 else 'positive'} {end}")


_RUNS = frozenset(f"{operator} {reduction} {run}" for operator in OPERATORS for reduction in ("none", "add", "max")
                  for run in RUNS)

# ---- values ----------------------------------------------------------------------------------------------------


def _dull_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or type_of(data_set.inputs[0]) in ("string", "bool") or data_set.inputs[2].size < 6:
        return
    data, _, updates = (tensor.reshape(-1) for tensor in data_set.inputs)
    found = {"zeros": (updates == 0).all(), "ones": (updates == 1).all(),
             "equal": (updates == updates[0]).all() and updates[0] not in (0, 1),
             "zeros-first": (updates[:3] == 0).all() and not (updates == 0).all(),
             "ones-first": (updates[:3] == 1).all() and not (updates == 1).all()}
    about = f"{case.operator} {reduction_of(case)}"
    yield from (f"{about} updates {kind}" for kind, holds in found.items() if holds)
    if (data == 0).all():
        yield f"{about} data zeros"
    elif not np.iscomplexobj(data) and not np.isnan(data.astype(np.float64)).any() and (data < 0).all():
        yield f"{about} data negative"


_DULL = frozenset(f"{operator} {reduction} {what}" for operator in OPERATORS for reduction in REDUCTIONS
                  for what in (*(f"updates {kind}" for kind in DULL), "data zeros", "data negative"))


def _beside_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or type_of(data_set.inputs[0]) not in ("float", "float16") or data_set.inputs[2].size == 0:
        return
    with np.errstate(invalid="ignore"):
        data = data_set.inputs[0].reshape(-1).astype(np.float64)
    aimed = np.zeros(data.size, np.bool_)
    aimed[aims_of(case, data_set)] = True
    beside = (np.append(aimed[1:], False) | np.insert(aimed[:-1], 0, False)) & ~aimed
    if np.isnan(data[beside]).any() and np.isinf(data[beside]).any() and np.isfinite(data[aimed]).all():
        yield f"{case.operator} {type_of(data_set.inputs[0])} {reduction_of(case)}"


_BESIDE = frozenset(f"{operator} {dtype} {reduction}" for operator in OPERATORS for dtype in ("float", "float16")
                    for reduction in REDUCTIONS)

# ---- crowds ----------------------------------------------------------------------------------------------------


def _crowd_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or data_set.inputs[2].size < 64 or reduction_of(case) == "none":
        return
    aims, cells = aims_of(case, data_set), data_set.inputs[0].size
    hits = np.bincount(aims, minlength=cells)
    about = f"{case.operator} {reduction_of(case)}"
    if hits.max() > 64 and (hits > 0).sum() > 50:
        yield f"{about} more than 64 updates of a cell among 50"
    if hits.max() > 256 and type_of(data_set.inputs[0]) == "bool":
        yield f"{about} more than 256 updates of a truth value"
    if len(aims) > 2000 and 200 < (hits > 0).sum() < 1000:
        yield f"{case.operator} thousands into hundreds"


_CROWDS = frozenset(
    [f"{operator} {reduction} {what}" for operator in OPERATORS for reduction in REDUCTIONS[1:]
     for what in ("more than 64 updates of a cell among 50", "more than 256 updates of a truth value")]
    + [f"{operator} thousands into hundreds" for operator in OPERATORS])


def _joined(parts: dict[str, tuple[frozenset[str], Measure]]) -> tuple[frozenset[str], Measure]:
    """Several properties as one axis: their required points and their measure, each point after the property's name."""

    def measure(case: Case, data_set: DataSet) -> Iterator[str]:
        for name, (_, its) in parts.items():
            yield from (f"{name}: {point}" for point in its(case, data_set))

    return frozenset(f"{name}: {point}" for name, (required, _) in parts.items() for point in required), measure


AXES = (
    Axis("shapes-without-shortcuts", "Ranks from 5 to 10 in which no two dimensions can be merged; extents from 37 to 61, and "
         "indices that are shorter off the axis; coordinates above 255 off the axis and in slices.",
         *_joined({"unmerged": (_UNMERGED, _unmerged_points), "odd": (_ODD, _odd_points), "wide": (_WIDE, _wide_points)})),
    Axis("values-that-invite-shortcuts", "Updates that are all 0, 1 or equal, or begin so; data all 0 or negative; NaN and "
         "infinities in cells that no update aims at, beside others.",
         *_joined({"dull": (_DULL, _dull_points), "beside": (_BESIDE, _beside_points)})),
    Axis("lists-that-invite-shortcuts", "Runs of consecutive indices, rising and falling, from both ends, up to the last one; "
         "many updates of a cell among many cells, of a truth value, and thousands into hundreds.",
         *_joined({"run": (_RUNS, _run_points), "crowd": (_CROWDS, _crowd_points)})),
)
