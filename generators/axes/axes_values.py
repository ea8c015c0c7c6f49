"""Axes of values: landmarks of every type under every reduction, and their positions in a list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from math import prod
from typing import Any

import numpy as np

from axes.axis import Axis
from oracle import loops
from tables.case_writer import Case, DataSet
from tables.rows import DTYPES, FLOATING, INTEGERS, axis_of, floats, is_answered, reduction_of, targets, type_of

OPERATORS = ("ScatterElements", "ScatterND")
NUMBERS = INTEGERS + FLOATING
# Longer lists are ignored: they are about boundaries of blocks.
_MOST = 2048
# Lists of at least this length are long.
_LONG = 64


# ---- cells -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """The old value and the updates of a cell, in order, and its result."""

    values: list[Any]
    result: Any


def target_of(case: Case, data_set: DataSet) -> np.ndarray:
    """The position in data of each update, both in row-major order."""
    data, indices, _ = data_set.inputs
    return targets(case.operator, data.shape, indices, axis_of(case)).reshape(-1)


def _form(case: Case, data_set: DataSet, target: np.ndarray) -> str | None:
    """short: fewer than 64 updates, each with its own cell; long: more, several per cell, in no order; slices:
    long, of at least 16 elements each."""
    data, indices, _ = data_set.inputs
    several = len(np.unique(target)) < len(target)
    if not several:
        return "short" if len(target) < _LONG else None
    length = prod(data.shape[indices.shape[-1] :]) if case.operator == "ScatterND" else 1
    if len(target) < _LONG or (np.diff(target[::length]) >= 0).all():
        return None
    return "slices" if length >= 16 else "long" if length == 1 else None


def cells_of(case: Case, data_set: DataSet, target: np.ndarray) -> Iterator[Cell]:
    """The cells that updates aim at."""
    data, _, updates = data_set.inputs
    values: dict[int, list[Any]] = {}
    for cell, update in zip(target.tolist(), updates.reshape(-1), strict=True):
        values.setdefault(cell, [data.reshape(-1)[cell]]).append(update)
    for each in values.values():
        yield Cell(each, _folded(reduction_of(case), each))


def _folded(reduction: str, values: list[Any]) -> Any:
    return reduce(lambda old, new: loops.combine(reduction, old, new), values)


def is_looked_at(case: Case, data_set: DataSet) -> bool:
    """Whether there are updates, not too many, and results."""
    return (is_answered(data_set) and 0 < data_set.inputs[2].size <= _MOST
            and loops.why_undefined(data_set.inputs[0].dtype, reduction_of(case)) is None)


# ---- landmarks ---------------------------------------------------------------------------------------------


def _limits(dtype: str) -> tuple[Any, Any]:
    """The least and the greatest number; for floating types the finite ones."""
    if dtype in FLOATING:
        return -floats(dtype).greatest, floats(dtype).greatest
    return int(np.iinfo(DTYPES[dtype]).min), int(np.iinfo(DTYPES[dtype]).max)


def _identity(dtype: str, reduction: str) -> Any:
    least, greatest = (-np.inf, np.inf) if dtype in FLOATING else _limits(dtype)
    return {"add": 0, "mul": 1, "max": least, "min": greatest}.get(reduction)


def _absorbing(dtype: str, reduction: str) -> Any:
    least, greatest = (-np.inf, np.inf) if dtype in FLOATING else _limits(dtype)
    return {"add": np.inf if dtype in FLOATING else None, "mul": 0, "max": greatest, "min": least}.get(reduction)


def _sides(name: str, wanted: Any, cell: Cell) -> Iterator[str]:
    if wanted is None:
        return
    if cell.values[0] == wanted:
        yield f"{name} in data"
    if any(value == wanted for value in cell.values[1:]):
        yield f"{name} in updates"


def _halves(cell: Cell) -> Iterator[str]:
    """Whether the old value and the result differ only in one half of their bits."""
    bits = 8 * np.dtype(cell.result.dtype).itemsize
    if bits < 32:
        return
    old, new = (int(np.asarray(value).view(f"u{bits // 8}")) for value in (cell.values[0], cell.result))
    differing = old ^ new
    if differing and differing < 1 << bits // 2:
        yield "low half"
    if differing and differing % (1 << bits // 2) == 0:
        yield "high half"


def _integer_points(dtype: str, reduction: str, cell: Cell) -> Iterator[str]:
    values, (least, greatest) = [int(value) for value in cell.values], _limits(dtype)
    upper = 0 if least < 0 else 1 << (8 * np.dtype(DTYPES[dtype]).itemsize - 1)
    if len({value >= upper for value in values}) == 2:
        yield "both signs"  # for an unsigned type: both signs in the signed type
    width = np.dtype(DTYPES[dtype]).itemsize
    wide = {4: np.float32, 8: np.float64}.get(width)
    if wide is not None and int(wide(int(cell.result))) != int(cell.result):
        yield "not a float" if width == 4 else "not a double"
    if reduction == "mul" and not least <= prod(values) <= greatest:
        yield "overflow"
    if reduction == "add":
        ups, downs = (sum(value for value in values if (value > 0) == up) for up in (True, False))
        if ups > greatest or downs < least:
            yield "overflow"
            if least <= ups + downs <= greatest:
                yield "overflow and back"


def _floating_points(dtype: str, reduction: str, cell: Cell) -> Iterator[str]:
    values = [float(value) for value in cell.values]
    if any(map(np.isnan, values)):
        yield "NaN"
    if any(map(np.isfinite, values)):
        yield from (f"{value} beside numbers" for value in (np.inf, -np.inf) if value in values)
    if dtype == "double" and np.isfinite(cell.result) and float(np.float32(cell.result)) != float(cell.result):
        yield "not a float"
    zeros = {bool(np.signbit(value)) for value in values if value == 0}
    if len(zeros) == 2:
        yield "zeros of unlike sign"
    elif cell.result == 0 and len(set(values)) > 1 and not any(map(np.isnan, values)):
        yield "-0 decides" if zeros == {True} else "+0 decides"


def _partial_zero(reduction: str, cell: Cell) -> bool:
    """Whether the sum is 0 before it is something else."""
    partial, was_zero = cell.values[0], False
    for value in cell.values[1:-1]:
        partial = loops.combine(reduction, partial, value)
        was_zero = was_zero or partial == 0
    return bool(was_zero and cell.result != 0 and cell.values[0] != 0)


def _landmarks(dtype: str, reduction: str, cell: Cell) -> Iterator[str]:
    if dtype == "string":
        old, new = cell.values[0], cell.result
        if old != new and min(len(old), len(new)) >= 8 and old[:8] == new[:8]:
            yield "equal first 8 bytes"
        return
    least, greatest = _limits(dtype)
    for name, wanted in (("identity", _identity(dtype, reduction)), ("absorbing", _absorbing(dtype, reduction)),
                         ("least", least), ("greatest", greatest)):
        yield from _sides(name, wanted, cell)
    yield from _halves(cell)
    yield from (_floating_points if dtype in FLOATING else _integer_points)(dtype, reduction, cell)
    if reduction == "add" and _partial_zero(reduction, cell):
        yield "0 and on"


def _landmark_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_looked_at(case, data_set):
        return
    dtype, reduction = type_of(data_set.inputs[0]), reduction_of(case)
    if dtype not in (*NUMBERS, "string"):
        return
    target = target_of(case, data_set)
    form = _form(case, data_set, target)
    if form is not None:
        with np.errstate(all="ignore"):
            found = {point for cell in cells_of(case, data_set, target) for point in _landmarks(dtype, reduction, cell)}
        yield from (f"{case.operator} {form} {dtype} {reduction}: {point}" for point in found)


def _required_landmarks(dtype: str, reduction: str, form: str) -> Iterator[str]:
    yield from (f"{name} in {side}" for name in ("least", "greatest") for side in ("data", "updates")
                # The judge leaves products of several that reach the greatest number open.
                if not (form != "short" and reduction == "mul" and dtype in FLOATING))
    if reduction != "none":
        yield from ("identity in data", "identity in updates")
    if _absorbing(dtype, reduction) is not None:
        yield from ("absorbing in data", "absorbing in updates")
    if np.dtype(DTYPES[dtype]).itemsize >= 4:
        yield from ("low half", "high half")
    if dtype in FLOATING:
        yield from ("NaN", "inf beside numbers", *["-inf beside numbers"] * (reduction in ("none", "max", "min")))
        if reduction in ("max", "min"):
            yield from ("zeros of unlike sign", "-0 decides", "+0 decides")
    else:
        yield "both signs"
        if reduction in ("add", "mul"):
            yield "overflow"
        if reduction == "add" and form != "short" and not dtype.startswith("u"):
            yield "overflow and back"
    if dtype in ("int32", "uint32", "double"):
        yield "not a float"
    if dtype in ("int64", "uint64"):
        yield "not a double"
    if reduction == "add" and form != "short":
        yield "0 and on"


def _forms(operator: str, reduction: str) -> tuple[str, ...]:
    return ("short", "long") if operator == "ScatterElements" or reduction == "none" else ("short", "long", "slices")


REDUCTIONS = ("none", "add", "mul", "max", "min")
_LANDMARKS = frozenset(
    f"{operator} {form} {dtype} {reduction}: {point}"
    for operator in OPERATORS for dtype in NUMBERS for reduction in REDUCTIONS
    for form in _forms(operator, reduction) for point in _required_landmarks(dtype, reduction, form)
) | frozenset(f"{operator} {form} string {reduction}: equal first 8 bytes"
              for operator in OPERATORS for form in ("short", "long") for reduction in ("none", "max", "min"))


# ---- the place of the update that decides ------------------------------------------------------------------


def _deciding_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """Updates without which a cell of several updates would differ; for slices, the elements at both edges."""
    if not is_looked_at(case, data_set) or reduction_of(case) == "none":
        return
    dtype, reduction = type_of(data_set.inputs[0]), reduction_of(case)
    if dtype not in (*NUMBERS, "string"):
        return
    target = target_of(case, data_set)
    form = _form(case, data_set, target)
    if form not in ("long", "slices"):
        return
    data, _, updates = data_set.inputs
    length = updates.shape[-1] if form == "slices" else 1
    count = len(target) // length
    for place, number in (("first", 0), ("middle", count // 2), ("last", count - 1)):
        edges = {number * length, number * length + length - 1}
        if all(_decides(reduction, data, target, updates, edge) for edge in edges):
            yield f"{case.operator} {form} {dtype} {reduction} {place}"


def _decides(reduction: str, data: np.ndarray, target: np.ndarray, updates: np.ndarray, number: int) -> bool:
    mates = np.flatnonzero(target == target[number])
    old = data.reshape(-1)[target[number]]
    rest = [updates.reshape(-1)[mate] for mate in mates if mate != number]
    result = _folded(reduction, [old, *(updates.reshape(-1)[mate] for mate in mates)])
    return len(mates) > 1 and bool(result != _folded(reduction, [old, *rest]))


_DECIDING = frozenset(
    f"{operator} {form} {dtype} {reduction} {place}" for operator in OPERATORS
    for dtype in (*NUMBERS, "string") for reduction in ("add", "mul", "max", "min")
    for form in _forms(operator, reduction)[1:] for place in ("first", "middle", "last")
    if dtype != "string" or (reduction in ("max", "min") and form == "long"))


AXES = (
    Axis("value-under-reduction", "Landmarks of each type under each reduction, in short lists with a cell for each "
         "update, in long unsorted ones with several to a cell, and in slices.", _LANDMARKS, _landmark_points),
    Axis("place-of-the-deciding-update", "Of long lists the first, the middle and the last update decides a cell; of "
         "slices the elements at both edges.", _DECIDING, _deciding_points),
)
