"""Numbers of a type for drawn cells."""

from __future__ import annotations

import random

from .formats import FINITE, Format, Number, decode, encode, round_number


def number_of(form: Format, sign: int, m: int, e: int) -> Number:
    """m * 2^e as the nearest number of the type, the largest one instead of an infinity."""
    rounded = round_number(Number(FINITE, sign, m, e), form)
    return form.largest._replace(sign=sign) if rounded.is_infinite else rounded


def random_number(form: Format, exponent: int, chance: random.Random, sign: int | None = None) -> Number:
    """A random number in [2^exponent, 2^(exponent + 1))."""
    m = (1 << (form.precision - 1)) | chance.getrandbits(form.precision - 1)
    return number_of(form, chance.randrange(2) if sign is None else sign, m, exponent - form.precision + 1)


def moved(form: Format, item: Number, steps: int) -> Number:
    """The finite number that is so many numbers further from zero; zero and the largest number are the last ones."""
    bits = encode(form, item._replace(sign=0)) + steps
    return decode(form, min(max(bits, 0), encode(form, form.largest)))._replace(sign=item.sign)
