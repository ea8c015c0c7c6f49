"""The values of an element type at which implementations of a reduction fail, as scenarios of one cell each.

A scenario is an old value, an update that decides, and further updates of the same cell. The scenarios of a reduction
have its identity and its absorbing element in data and in updates, the least and the greatest value, values that
differ only in the low or only in the high half of their bits, values whose order differs in the type of the other
signedness, partial results that become 0 or overflow and return, and values that float (32 bits) or double (64 bits)
cannot represent. For floating-point types they include infinities, NaN and zeros of both signs.

Nothing rounds: the result of a cell is the same in every order of its updates, except the scenarios of ``open``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tables.rows import DTYPES, FLOATING, INTEGERS, floats, typed

INF, NAN = float("inf"), float("nan")


@dataclass(frozen=True)
class Scenario:
    """One cell: its old value, the update that decides, and others, which are used in turn.

    Without others it is for one update only: the judge considers products of several that reach the greatest number
    open, although these are exact.
    """

    old: Any
    decisive: Any
    others: tuple[Any, ...]


def scenarios(dtype: str, reduction: str) -> list[Scenario]:
    """The scenarios of an element type and a reduction that have one result; the first two are at the ends of lists.

    ``dtype`` is a type of numbers or "string"; strings have none under mul, and those under add depend on the order.
    Under none all updates of a cell are the same.
    """
    if reduction == "none":
        nan = [Scenario(5.0, NAN, (NAN,))] if dtype in FLOATING else []
        return [Scenario(each.old, each.decisive, (each.decisive,)) for each in scenarios(dtype, "max") + nan]
    if dtype == "string":
        rows = _strings(reduction)
    elif dtype in INTEGERS:
        rows = _integers(dtype, reduction)
    else:
        rows = _floats(dtype, reduction)
    return [Scenario(old, decisive, tuple(others)) for old, decisive, others in rows]


def open_scenarios(dtype: str, reduction: str) -> list[Scenario]:
    """The scenarios of floating-point types under max or min with several right results: NaN, zeros of different sign."""
    assert dtype in FLOATING and reduction in ("max", "min")
    sign = 1.0 if reduction == "max" else -1.0
    rows = [
        (0.0, -0.0, (0.0, -0.0, -1.0)), (-0.0, 0.0, (-2.0, -0.0, 0.0)), (NAN, 1.0, (2.0, -1.0, 0.5)),
        (5.0, NAN, (3.0, 7.0, -1.0)), (-1.0, -0.0, (0.0, -3.0, -0.0)), (-INF, NAN, (NAN, -INF, -3.0)),
        (INF, NAN, (1.0, -INF, 2.0)), (1.0, 2.0, (-INF, 0.0, -0.0)),
    ]
    return [Scenario(sign * old, sign * decisive, tuple(sign * other for other in others))
            for old, decisive, others in rows]


def narrow_scenarios(dtype: str, reduction: str) -> list[Scenario]:
    """More scenarios: bounds of types of half the bits, and results that need all bits; none under none."""
    if dtype in FLOATING:
        rows = _narrow_floats(dtype) if reduction in ("max", "min") else []
        sign = 1.0 if reduction == "max" else -1.0
        return [Scenario(sign * old, sign * decisive, ()) for old, decisive in rows]
    info = np.iinfo(DTYPES[dtype])
    least, greatest, bits = int(info.min), int(info.max), int(info.bits)
    rows = {"none": lambda: [], "add": lambda: [((1 << bits // 2 - 1) - 1, 1), ((1 << bits // 2) - 1, 1)],
            "mul": lambda: _narrow_products(dtype, bits)}.get(reduction, lambda: _narrow_integers(least, greatest, bits))()
    turned = least + greatest  # as in _integers
    return [Scenario(turned - old, turned - decisive, ()) if reduction == "min" else Scenario(old, decisive, ())
            for old, decisive in rows]


def _narrow_integers(least: int, greatest: int, bits: int) -> list[tuple[int, int]]:
    half = 1 << bits // 2
    rows = [(1, half >> 1), (2, half - 1),  # the sign of the low half
            (greatest - 4 * half, greatest - (half >> 1) + 1), (greatest - 4 * half, greatest - half + 1)]
    return rows + ([(-4 * half, -(half >> 1)), (-4 * half, -(half >> 1) - 1)] if least < 0 else [])


def _narrow_products(dtype: str, bits: int) -> list[tuple[int, int]]:
    quarter, above = 1 << bits // 4, beyond(dtype)
    rows = [(quarter + 1, quarter + 3)]
    if above is not None:
        root = math.isqrt(above) | 1  # an odd product that float or double rounds, of factors that they hold
        rows += [(root, root + 2), (94906267, 94906269)]  # the last product is odd and above 2^53
    return rows


def _narrow_floats(dtype: str) -> list[tuple[float, float]]:
    limits = {"float": (65504.0,), "double": (65504.0, float(np.finfo(np.float32).max))}.get(dtype, ())
    return [(0.0, floats(dtype).normal), (-1.0, floats(dtype).normal)] + [
        (-4 * limit, factor * -limit) for limit in limits for factor in (1, 2)]


def pairs(found: Sequence[Scenario]) -> tuple[list[Any], list[Any]]:
    """For short lists: the old value and the decisive update of each scenario, and the two exchanged."""
    old, new = [each.old for each in found], [each.decisive for each in found]
    return old + new, new + old


def placed(
    found: Sequence[Scenario], target: Sequence[int], cells: int, decisive: Sequence[int], first: int = 0
) -> tuple[list[Any], list[Any]]:
    """The elements of data and of the updates of a list in which every cell has a scenario.

    ``target`` is the cell of each update. The updates numbered ``decisive`` decide their cells, which have the scenario
    numbered ``first``; the other cells have all of them in turn, and are decided now early, now late.
    """
    found = [each for each in found if each.others]
    hits: dict[int, list[int]] = {cell: [] for cell in range(cells)}
    for number, cell in enumerate(target):
        hits[cell].append(number)
    chosen = {target[number]: number for number in decisive}
    old: list[Any] = []
    new: list[Any] = [None] * len(target)
    for cell, numbers in hits.items():
        each = found[first if cell in chosen else (cell + 7 * first) % len(found)]
        old.append(each.old)
        if not numbers:
            continue
        decides = chosen.get(cell, numbers[cell % len(numbers)])
        others = [number for number in numbers if number != decides]
        for turn, number in enumerate(others):
            new[number] = each.others[turn % len(each.others)]
        new[decides] = each.decisive
    return old, new


def as_type(dtype: str, values: Sequence[Any], shape: tuple[int, ...] | None = None) -> np.ndarray:
    """A tensor of these values; integers are taken modulo 2^n, so that -7 is valid for unsigned types as well."""
    if dtype in INTEGERS:
        info = np.iinfo(DTYPES[dtype])
        values = [(int(value) - int(info.min)) % 2**info.bits + int(info.min) for value in values]
    return typed(dtype, values, shape)


# ---- integers --------------------------------------------------------------------------------------------


Rows = list[tuple[Any, Any, tuple[Any, ...]]]


def beyond(dtype: str) -> int | None:
    """The number above which float (32-bit types) or double (64-bit types) cannot represent all integers; otherwise None."""
    return {4: 2**24, 8: 2**53}.get(np.dtype(DTYPES[dtype]).itemsize)


def _integers(dtype: str, reduction: str) -> Rows:
    info = np.iinfo(DTYPES[dtype])
    least, greatest, bits = int(info.min), int(info.max), int(info.bits)
    if reduction == "max":
        return _greatest_of_integers(dtype, least, greatest, bits)
    if reduction == "min":  # the complement of a number reverses the order and keeps the halves apart
        turned = least + greatest
        return [(turned - old, turned - decisive, tuple(turned - other for other in others))
                for old, decisive, others in _greatest_of_integers(dtype, least, greatest, bits)]
    return _sums(dtype, least, greatest, bits) if reduction == "add" else _products(dtype, least, greatest, bits)


def _pattern(bits: int) -> int:
    """0x25 in every byte: positive in signed types as well."""
    return int("25" * (bits // 8), 16)


def _greatest_of_integers(dtype: str, least: int, greatest: int, bits: int) -> Rows:
    half, some = 1 << bits // 2, _pattern(bits)
    middle = 0 if least < 0 else 1 << (bits - 1)  # from here on the other signedness has another order
    rows: Rows = [
        (least + 2, greatest, (greatest - 1, least, 1)),
        (least, least + 1, (least,)),
        (some, least, (least,)),
        (greatest, greatest - 1, (least, some)),
        (middle - 1, middle, (middle - 2, middle - 1)),
        (middle + 1, middle - 1, (middle - 2, middle)),
        (least + 3, least + 9, (least + 5, least + 7, least)),  # all of one sign
        (some, some + 2, (some - 1, some + 1)),
        (some, some + half, (some - half, some)),
        (0, 0, (least,)),
    ]
    above = beyond(dtype)
    return rows + ([] if above is None else [(above, above + 1, (above - 1, above))])


def _sums(dtype: str, least: int, greatest: int, bits: int) -> Rows:
    half, some, above = 1 << bits // 2, _pattern(bits), beyond(dtype)
    rows: Rows = [
        (greatest - 3, 5, (-7, 2, -1)),  # beyond the range and back
        (least + 3, -5, (7, -2, 1)),
        (7, 1, (-7, 2, 3)),  # 0 and on
        (0, some, (1, 2, 4)),
        (some, 0, (0,)),
        (greatest, 0, (0,)),
        (least, 0, (0,)),
        (0, least, (0,)),
        (least, greatest, (1, 3, 5)),
        (some, 1, (2, 4)),
        (3, half, (2 * half, -half, half)),
        (half - 1, 1, (2, 4)),  # a carry from the low half
        (-5, 3, (-1, 4, -2)),
    ]
    return rows + ([] if above is None else [(above, 1, (1,)), (-above, -1, (-1,))])


def _products(dtype: str, least: int, greatest: int, bits: int) -> Rows:
    half, some, above = 1 << bits // 2, _pattern(bits), beyond(dtype)
    rows: Rows = [
        (some, 0, (3, 5, 7)),
        (0, greatest, (3, 1)),
        (1, some, (1,)),
        (some, 1, (1,)),
        (greatest, 1, (1,)),
        (1, least, (1,)),
        (least, 1, (1,)),
        (greatest, -1, (-1, 1)),
        (5, 3, (pow(3, -1, 2**bits), 1)),  # beyond the range and, modulo 2^n, back
        (half, half, (3, 1)),  # 0 modulo 2^n
        (-3, 5, (-1, 1, -1)),
        (3, half + 1, (1,)),
        (3, 5, (1,)),
    ]
    return rows + ([] if above is None else [(above + 1, 3, (1,)), (-above - 1, 3, (1,))])


# ---- floating-point numbers ------------------------------------------------------------------------------


def _floats(dtype: str, reduction: str) -> Rows:
    if reduction == "min":
        return [(-old, -decisive, tuple(-other for other in others))
                for old, decisive, others in _floats(dtype, "max")]
    f = floats(dtype)
    ulp, most, whole, some = f.ulp, f.greatest, f.whole, 1.25 + 4 * f.ulp
    if reduction == "max":
        return [
            (-1.0, most, (1.0, -most, 2.0)), (most, INF, (-INF, 0.5, -3.0)), (-INF, -most, (-INF,)),
            (-most, -1.0, (-most, -2.0)),
            (some, -INF, (-INF,)), (-INF, -INF, (-INF,)), (INF, most, (1.0, 2.0)), (-9.0, -3.0, (-5.0, -7.0, -8.0)),
            (some, some + 2 * ulp, (some - ulp, some)), (some, some + 0.5, (some - 0.5, some)),
            (-1.0, 0.0, (-2.0, -3.0)), (-1.5, -0.0, (-2.0, -3.0)), (-0.0, -1.0, (-2.0, -3.0)),
            (0.0, -4.0, (-5.0,)), (whole, whole + 2, (whole - 1, whole)),
        ]
    if reduction == "add":
        return [
            (7.0, -7.0, (2.5, 1.0, 4.0)),  # 0 and on
            (2.5, 0.0, (-0.0, 0.0)), (-0.0, some, (0.0, -0.0)), (0.0, -some, (0.0,)), (-2.5, -0.0, (-0.0,)),
            (most, 0.0, (-0.0,)), (-most, -0.0, (0.0,)), (0.0, most, (-0.0,)), (-0.0, -most, (0.0,)),
            (1.0, INF, (2.0, 3.0, -1.0)), (-INF, 1.0, (-2.0,)),
            (INF, -INF, (1.0, 2.0)), (4.0, NAN, (1.0, 2.0)), (1 + 4 * ulp, 2 * ulp, (ulp,)),
            (1 + ulp, 0.5, (0.125, -0.125)), (whole - 8, 1.0, (2.0, 1.0)), (whole, 2.0, (4.0, 6.0)),
            (-5.0, 3.0, (-1.0, 4.0, -2.0)),
        ]
    return [
        (some, 0.0, (2.0, 0.5)), (0.0, 5.0, (-3.0, 1.0)), (-0.0, 2.0, (3.0,)), (1.0, some, (1.0,)), (some, 1.0, (1.0,)),
        (most, 1.0, ()), (-1.0, -most, ()), (most / 2, -1.0, (-1.0, 1.0)), (2.0, INF, (0.5, -1.0, 4.0)),
        (-INF, -3.0, (0.5,)),
        (0.0, INF, (2.0, 3.0)), (5.0, NAN, (1.0, 2.0)), (1.0, 1 + 2 * ulp, (1.0,)), (1 + 3 * ulp, 4.0, (1.0,)),
        (-3.0, 5.0, (-1.0, 0.5, -2.0)), (whole - 1, 2.0, (1.0,)),
    ]


# ---- strings ---------------------------------------------------------------------------------------------


_FIRST = "8 bytes:"


def _strings(reduction: str) -> Rows:
    """max and min: each row has five strings in ascending order; most share their first 8 bytes."""
    assert reduction in ("max", "min")
    rising = [
        [_FIRST, f"{_FIRST}a", f"{_FIRST}m", f"{_FIRST}n", f"{_FIRST}z"],
        ["", "a", "aa", "aaaaaaa", "aaaaaaaa"],
        [f"{_FIRST}A", f"{_FIRST}Z", f"{_FIRST}z", f"{_FIRST}{{", f"{_FIRST}\u00e4"],
        [_FIRST, _FIRST * 2, f"{_FIRST * 2}a", f"{_FIRST * 2}b", f"{_FIRST * 2}ba"],
        [f"{_FIRST}\0", f"{_FIRST}\0\0", f"{_FIRST}\0a", f"{_FIRST}\0b", f"{_FIRST}\0c"],
    ]
    rows = [row if reduction == "max" else row[::-1] for row in rising]
    return [(row[2], row[4], (row[3], row[1], row[0])) for row in rows]
