"""Axes of special properties of types: nothing to scatter, strings, odd lists of truth values and complex numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from axes.axes_values import OPERATORS, REDUCTIONS, cells_of, is_looked_at, target_of
from axes.axis import Axis
from oracle.operator_versions import VERSIONS
from tables.case_writer import Case, DataSet
from tables.rows import COMPLEX, DTYPES, is_answered, reduction_of, type_of

# ---- nothing -----------------------------------------------------------------------------------------------


def _empty_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set):
        return
    data, indices, updates = data_set.inputs
    dtype = type_of(data)
    if case.operator == "ScatterND" and indices.shape[-1] == 0 and updates.size:
        yield f"{dtype} empty tuple in indices {'of rank 1' if indices.ndim == 1 else 'of rank 2'}"
    elif data.size == 0 or updates.size == 0:
        what = "data" if data.size == 0 else "updates"
        yield f"{dtype} {case.operator} no {what}"
        yield f"{case.group} no {what}"


_EMPTY = frozenset(
    [f"{dtype} {operator} no {what}" for dtype in DTYPES for operator in OPERATORS for what in ("data", "updates")]
    + [f"{version} no {what}" for version in VERSIONS for what in ("data", "updates")]
    + [f"{dtype} empty tuple in indices of rank {rank}" for dtype in DTYPES for rank in (1, 2)])


def _wide_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set):
        return
    for name, tensor in zip(("data", "indices", "updates"), data_set.inputs):
        yield from (f"{case.operator} {name} beyond 2^{bits}" for bits in (31, 32)
                    if any(extent > 2**bits for extent in tensor.shape))
    indices = data_set.inputs[1]
    if indices.size:
        yield from (f"{case.operator} index beyond {sign}2^{bits}" for bits in (31, 32) for sign, extreme in
                    (("", int(indices.max())), ("-", -int(indices.min()))) if extreme > 2**bits)


_WIDE = frozenset(
    [f"ScatterElements data beyond 2^{bits}" for bits in (31, 32)]
    + [f"ScatterND {name} beyond 2^{bits}" for name in ("data", "updates") for bits in (31, 32)]
    + [f"ScatterND index beyond {sign}2^{bits}" for sign in ("", "-") for bits in (31, 32)]
    + ["ScatterND indices beyond 2^32"])


# ---- strings -----------------------------------------------------------------------------------------------

LENGTHS = (0, 1, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 63, 64, 65)


def _is_utf_8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


_KINDS: dict[str, Callable[[bytes, bytes], bool]] = {
    "update begins with the old value": lambda old, new: old != b"" and new != old and new.startswith(old),
    "old value begins with the update": lambda old, new: new != b"" and new != old and old.startswith(new),
    "last byte": lambda old, new: len(old) == len(new) > 1 and old[:-1] == new[:-1] and old != new,
    "first byte": lambda old, new: len(old) == len(new) > 1 and old[1:] == new[1:] and old != new,
    "equal up to a zero byte": lambda old, new: old != new and b"\0" in old and
    old.split(b"\0")[0] == new.split(b"\0")[0],
    "no UTF-8": lambda old, new: not _is_utf_8(old) and not _is_utf_8(new),
    "byte-order mark in data": lambda old, new: old.startswith(b"\xef\xbb\xbf"),
    "byte-order mark in updates": lambda old, new: new.startswith(b"\xef\xbb\xbf"),
}
_STRING_REDUCTIONS = ("none", "add", "max", "min")


def _string_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or type_of(data_set.inputs[0]) != "string" or reduction_of(case) == "mul":
        return
    if data_set.inputs[2].size == 0:
        return
    reduction = reduction_of(case)
    for cell in cells_of(case, data_set, target_of(case, data_set)):
        old, *news = cell.values
        yield from (f"{reduction} {kind}" for kind, holds in _KINDS.items() for new in news if holds(old, new))
        yield from (f"{reduction} {len(text)} bytes in {side}" for side, texts in (("data", [old]), ("updates", news))
                    for text in texts)
    if sum(map(len, data_set.inputs[0].reshape(-1))) + sum(map(len, data_set.inputs[2].reshape(-1))) > 2**16:
        yield "more than 64 KiB"


_STRINGS = frozenset(
    [f"{reduction} {kind}" for reduction in _STRING_REDUCTIONS for kind in _KINDS]
    + [f"{reduction} {length} bytes in {side}" for reduction in _STRING_REDUCTIONS for length in LENGTHS
       for side in ("data", "updates")] + ["more than 64 KiB"])


# ---- long lists of other types -----------------------------------------------------------------------------


def _odd_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_looked_at(case, data_set):
        return
    target, reduction = target_of(case, data_set), reduction_of(case)
    if reduction == "none" or len(np.unique(target)) < len(target):
        yield f"{case.operator} {type_of(data_set.inputs[0])} {reduction} {len(target)}"


_ODD = frozenset(
    f"{operator} {dtype} {reduction} {count}"
    for operator, counts in (("ScatterElements", (65, 101, 257)), ("ScatterND", (101, 259)))
    for dtype in ("bool", *COMPLEX) for count in counts
    for reduction in (REDUCTIONS if dtype == "bool" else REDUCTIONS[:3]))


AXES = (
    Axis("nothing-to-scatter", "No updates and no data, for every type and every operator version; tuples of length 0.",
         _EMPTY, _empty_points),
    Axis("extents-without-elements", "Extents, and indices, beyond 31 and 32 bits in tensors without elements.", _WIDE,
         _wide_points),
    Axis("strings", "Lengths and bytes of strings under every reduction.", _STRINGS, _string_points),
    Axis("odd-counts-of-truth-and-complex", "Long lists of truth values and complex numbers, of odd lengths, several "
         "updates to a cell where there is a reduction.", _ODD, _odd_points),
)
