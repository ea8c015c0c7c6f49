"""Cells of floating-point numbers under max or min (decisions `nan-in-extremes`, `subnormals-flushed`,
`sign-of-zero-computed`).

Open in the wording: a subnormal operand that is flushed in comparisons but not in the result.
"""

from __future__ import annotations

from .formats import Format, Number, below_normal, canonical, zero
from .verdicts import F, P, Ruling, W, WF


def judge_extreme(form: Format, reduction: str, operands: tuple[Number, ...], actual: Number) -> Ruling:
    if reduction == "min":
        operands = tuple(_mirrored(x) for x in operands)
        actual = _mirrored(actual)
    numbers = [x for x in operands if not x.is_nan]
    has_nan = len(numbers) < len(operands)
    if not numbers:
        identity = actual.is_infinite and actual.sign
        return Ruling(P if actual.is_nan or identity else F, "nan-in-extremes, NaN alone")
    if actual.is_nan:
        return Ruling(P if has_nan else F, "nan-in-extremes")
    if canonical(actual) in _reachable([[x] for x in numbers], has_nan):
        return Ruling(P, "nan-in-extremes")
    flushed = [[x, zero(0), zero(1)] if below_normal(form, x) else [x] for x in numbers]
    if canonical(actual) in _reachable(flushed, has_nan):
        return Ruling(W, "subnormals-flushed, an operand")
    if actual.is_zero and canonical(_mirrored(actual)) in _reachable(flushed, has_nan):
        return Ruling(W, "sign-of-zero-computed")
    compared = any(canonical(actual) == canonical(x) for x in numbers if below_normal(form, x)) and canonical(
        zero()) in {canonical(x)._replace(sign=0) for x in _reachable(flushed, has_nan)}
    return Ruling(WF, "subnormals-flushed, for the comparison only") if compared else Ruling(F, "nan-in-extremes")


def _reachable(choices: list[list[Number]], has_nan: bool) -> set[Number]:
    """The possible results of max if each operand is one of its choices. A NaN may swallow any operands before the last
    ones, so with one of them every operand can remain; zeros of different sign may give either."""
    found: set[Number] = set()
    least = [min(map(_key, options)) for options in choices]
    ordered = sorted(least)
    for index, options in enumerate(choices):
        others = ordered[-2:] if least[index] < ordered[-1] else ordered[-2:-1]
        for option in options:
            if has_nan or not others or _key(option) >= others[-1]:
                found.add(canonical(option))
    return found


def _key(x: Number) -> tuple[int, int, int]:
    """Compares as the numbers do; the zeros are equal."""
    if x.is_infinite:
        return (-3 if x.sign else 3), 0, 0
    if x.m == 0:
        return 0, 0, 0
    exponent, significand = x.m.bit_length() + x.e, x.m << (64 - x.m.bit_length())
    return (-1, -exponent, -significand) if x.sign else (1, exponent, significand)


def _mirrored(x: Number) -> Number:
    return x if x.is_nan else x._replace(sign=1 - x.sign)


