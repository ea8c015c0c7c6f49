"""Binary floating-point formats: their numbers as exact integers, and correct rounding in every mode.

A ``Number`` is NaN, an infinity, or (-1)^sign * m * 2^e with an integer m >= 0 of any length; zeros have a sign.
Only the sources that define the formats were used: IEEE 754-2019 (binary16, 32, 64), the bfloat16 and the
80-bit format as Intel documents them.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

FINITE, INFINITE, NAN_KIND = 0, 1, 2
# Rounding: to nearest (ties to even), towards zero, down, up, away from zero.
NEAREST, TOWARDS_ZERO, DOWN, UP, AWAY = "nearest", "zero", "down", "up", "away"
MODES = (NEAREST, TOWARDS_ZERO, DOWN, UP)


class Number(NamedTuple):
    kind: int
    sign: int
    m: int
    e: int

    @property
    def is_zero(self) -> bool:
        return self.kind == FINITE and self.m == 0

    @property
    def is_finite(self) -> bool:
        return self.kind == FINITE

    @property
    def is_nan(self) -> bool:
        return self.kind == NAN_KIND

    @property
    def is_infinite(self) -> bool:
        return self.kind == INFINITE


NAN = Number(NAN_KIND, 0, 0, 0)


def infinity(sign: int) -> Number:
    return Number(INFINITE, sign, 0, 0)


def zero(sign: int = 0) -> Number:
    return Number(FINITE, sign, 0, 0)


@dataclass(frozen=True)
class Format:
    """``precision``: digits of the significand, the leading one included; ``emax``: exponent of the largest number;
    ``width``: bits of the encoding, 0 if it is never encoded here."""

    name: str
    precision: int
    emax: int
    width: int = 0

    @cached_property
    def emin(self) -> int:
        """The exponent of the least normal number."""
        return 1 - self.emax

    @cached_property
    def quantum(self) -> int:
        """The exponent of the least subnormal number."""
        return 2 - self.emax - self.precision

    @cached_property
    def largest(self) -> Number:
        return Number(FINITE, 0, (1 << self.precision) - 1, self.emax - self.precision + 1)

    @cached_property
    def unit_roundoff(self) -> Fraction:
        return Fraction(1, 1 << self.precision)


HALF = Format("float16", 11, 15, 16)
BFLOAT = Format("bfloat16", 8, 127, 16)
SINGLE = Format("float", 24, 127, 32)
DOUBLE = Format("double", 53, 1023, 64)
EXTENDED = Format("x87", 64, 16383)

# The type first, then the types that partial results may have instead, from narrow to wide.
LADDERS = {
    HALF: (HALF, SINGLE, DOUBLE),
    BFLOAT: (BFLOAT, SINGLE, DOUBLE),
    SINGLE: (SINGLE, DOUBLE),
    DOUBLE: (DOUBLE, EXTENDED),
}


def decode(form: Format, bits: int) -> Number:
    fraction_bits = form.precision - 1
    sign = bits >> (form.width - 1)
    field = (bits >> fraction_bits) & ((1 << (form.width - form.precision)) - 1)
    fraction = bits & ((1 << fraction_bits) - 1)
    if field == (1 << (form.width - form.precision)) - 1:
        return NAN if fraction else infinity(sign)
    if field == 0:
        return Number(FINITE, sign, fraction, form.quantum if fraction else 0)
    return Number(FINITE, sign, fraction | (1 << fraction_bits), form.quantum + field - 1)


def encode(form: Format, number: Number) -> int:
    """The bits of a number that the format has; ValueError if the format does not have it. NaN: the positive quiet one."""
    fraction_bits = form.precision - 1
    all_ones = ((1 << (form.width - form.precision)) - 1) << fraction_bits
    sign = number.sign << (form.width - 1)
    if number.is_nan:
        return all_ones | (1 << (fraction_bits - 1))
    if number.is_infinite:
        return sign | all_ones
    if number.m == 0:
        return sign
    if not representable(form, number):
        raise ValueError(f"{number} is no {form.name}")
    exponent = max(number.m.bit_length() + number.e - form.precision, form.quantum)
    shift = number.e - exponent
    significand = number.m << shift if shift >= 0 else number.m >> -shift
    field = exponent - form.quantum + 1 if significand >> fraction_bits else 0
    return sign | (field << fraction_bits) | (significand & ((1 << fraction_bits) - 1))


def round_magnitude(m: int, e: int, form: Format, mode: str) -> tuple[int, int, bool]:
    """m * 2^e rounded to nearest, towards zero or away from it: (m, e, whether it is an infinity instead)."""
    if m == 0:
        return 0, 0, False
    length = m.bit_length()
    shift = max(length - form.precision, form.quantum - e)
    if shift > 0:
        kept, rest = m >> shift, m & ((1 << shift) - 1)
        half = 1 << (shift - 1)
        if mode == NEAREST:
            kept += rest > half or (rest == half and kept & 1)
        elif mode == AWAY:
            kept += rest != 0
        m, e = kept, e + shift
        length = m.bit_length()
    if length + e > form.emax + 1:
        if mode == TOWARDS_ZERO:
            return (1 << form.precision) - 1, form.emax - form.precision + 1, False
        return 0, 0, True
    return (m, e, False) if m else (0, 0, False)


def round_number(number: Number, form: Format, mode: str = NEAREST) -> Number:
    if number.kind != FINITE or number.m == 0:
        return number
    if mode == DOWN:
        mode = AWAY if number.sign else TOWARDS_ZERO
    elif mode == UP:
        mode = TOWARDS_ZERO if number.sign else AWAY
    m, e, overflow = round_magnitude(number.m, number.e, form, mode)
    return infinity(number.sign) if overflow else Number(FINITE, number.sign, m, e)


def representable(form: Format, number: Number) -> bool:
    if number.kind != FINITE or number.m == 0:
        return True
    m, e = normalised(number.m, number.e)
    return m.bit_length() <= form.precision and e >= form.quantum and m.bit_length() + e <= form.emax + 1


def normalised(m: int, e: int) -> tuple[int, int]:
    """The same number with an odd m; zero is (0, 0)."""
    if m == 0:
        return 0, 0
    shift = (m & -m).bit_length() - 1
    return m >> shift, e + shift


def below_normal(form: Format, number: Number) -> bool:
    """Whether it is neither zero nor as large as the least normal number."""
    return number.kind == FINITE and number.m != 0 and number.m.bit_length() + number.e <= form.emin


def exact_sum(a: Number, b: Number, mode: str = NEAREST) -> Number:
    """a + b without rounding; the mode only determines the sign of a zero."""
    if a.kind or b.kind:
        if a.is_nan or b.is_nan or (a.kind and b.kind and a.sign != b.sign):
            return NAN
        return a if a.kind else b
    if a.m == 0 and b.m == 0:
        return a if a.sign == b.sign else zero(mode == DOWN)
    e = min(a.e if a.m else b.e, b.e if b.m else a.e)
    total = signed(a) << (a.e - e) if a.m else 0
    total += signed(b) << (b.e - e) if b.m else 0
    if total == 0:
        return zero(mode == DOWN)
    return Number(FINITE, int(total < 0), abs(total), e)


def exact_product(a: Number, b: Number) -> Number:
    sign = a.sign ^ b.sign
    if a.kind or b.kind:
        if a.is_nan or b.is_nan or a.is_zero or b.is_zero:
            return NAN
        return infinity(sign)
    return Number(FINITE, sign, a.m * b.m, a.e + b.e) if a.m and b.m else zero(sign)


def negated(a: Number) -> Number:
    return a if a.is_nan else a._replace(sign=1 - a.sign)


def signed(a: Number) -> int:
    return -a.m if a.sign else a.m


def value(a: Number) -> Fraction:
    """The number as a rational; it must be finite."""
    return Fraction(signed(a)) * Fraction(2) ** a.e


def equal(a: Number, b: Number) -> bool:
    """Equal as ==, but NaN equals NaN."""
    if a.kind or b.kind:
        return a.kind == b.kind and (a.is_nan or a.sign == b.sign)
    return normalised(a.m, a.e) == normalised(b.m, b.e) and (a.m == 0 or a.sign == b.sign)


def same(a: Number, b: Number) -> bool:
    """Equal, and zeros have the same sign."""
    return equal(a, b) and (not a.is_zero or a.sign == b.sign)


def canonical(a: Number) -> Number:
    """One representation for every value, usable in sets."""
    if a.kind:
        return a
    m, e = normalised(a.m, a.e)
    return Number(FINITE, a.sign, m, e)
