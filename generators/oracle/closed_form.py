"""A second opinion on the oracle: the result of each cell, cell by cell.

While ``loops`` iterates over the updates and changes cells, this module iterates over the cells: it collects the
updates that aim at a cell, in row-major order, and folds them into the value of data there. The
arithmetic is also different: exact, with integers and fractions of any size, then converted to the
element type with its own rounding.

Inputs are expected to be valid; ``loops`` and ``tensor_rules`` say whether they are.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Callable

import ml_dtypes
import numpy as np

# For each floating-point type: bits of precision, least and greatest exponent of a normal number.
_FORMATS = {
    np.dtype(np.float16): (11, -14, 15),
    np.dtype(ml_dtypes.bfloat16): (8, -126, 127),
    np.dtype(np.float32): (24, -126, 127),
    np.dtype(np.float64): (53, -1022, 1023),
}


# Returns the updates that aim at a cell, in row-major order.
Aims = Callable[[tuple[int, ...]], list[Any]]
# If a cell has more updates than this, not all their orders are tried.
_MOST_PERMUTED = 6


def scatter_elements(
    data: np.ndarray, indices: np.ndarray, updates: np.ndarray, axis: int = 0, reduction: str = "none"
) -> np.ndarray:
    """The same result as loops.scatter_elements, for valid inputs. The same shapes."""
    aims = _aims_of_elements(data, indices, updates, axis % data.ndim)
    return _each_cell(data, aims, _folding(data.dtype, reduction))


def scatter_nd(
    data: np.ndarray, indices: np.ndarray, updates: np.ndarray, reduction: str = "none"
) -> np.ndarray:
    """The same result as loops.scatter_nd, for valid inputs. The same shapes."""
    return _each_cell(data, _aims_of_tuples(data, indices, updates), _folding(data.dtype, reduction))


def cell_that_depends_on_order(
    operator: str, data: np.ndarray, indices: np.ndarray, updates: np.ndarray, axis: int = 0,
    reduction: str = "none",
) -> tuple[int, ...] | None:
    """The first cell whose value depends on the order of the updates that aim at it, or None.

    ``operator`` is "ScatterND", which has no axis, or another. Raises ValueError if so many updates aim at
    one cell that their orders cannot all be tried, unless the answer is known without trying.
    """
    if operator == "ScatterND":
        aims = _aims_of_tuples(data, indices, updates)
    else:
        aims = _aims_of_elements(data, indices, updates, axis % data.ndim)
    fold = _folding(data.dtype, reduction)
    for cell in np.ndindex(data.shape):
        hits = aims(cell)
        if len(hits) < 2:
            continue
        if len(hits) > _MOST_PERMUTED and _same_in_every_order(data.dtype, reduction, [data[cell], *hits]):
            continue
        if len(hits) > _MOST_PERMUTED:
            raise ValueError(f"{len(hits)} updates aim at cell {cell}: too many to try every order")
        results = {_bits(fold(data[cell], list(order)), data.dtype) for order in itertools.permutations(hits)}
        if len(results) > 1:
            return cell
    return None


def _same_in_every_order(dtype: np.dtype, reduction: str, values: list[Any]) -> bool:
    """Whether the old value of a cell and its updates give the same in every order, in simple cases.

    True if all updates are the same, for integers modulo 2^n and truth values, for the greatest and the
    least of numbers without NaN and zeros of different sign, and for sums and real products that need no rounding.
    """
    if len({_bits(value, dtype) for value in values[1:]}) == 1:
        return True
    if np.issubdtype(dtype, np.complexfloating) and reduction == "add":
        part = np.empty(0, dtype).real.dtype
        return all(_same_in_every_order(part, reduction, side)
                   for side in ([value.real for value in values], [value.imag for value in values]))
    if reduction == "none" or np.issubdtype(dtype, np.complexfloating):
        return False
    if dtype == object:
        return reduction in ("max", "min")
    if dtype == np.bool_ or np.issubdtype(dtype, np.integer):
        return True
    numbers = list(map(float, values))
    if not all(map(math.isfinite, numbers)):
        return False
    if reduction == "mul":
        return _never_rounds_product(dtype, numbers)
    if reduction in ("max", "min"):
        return len({math.copysign(1, number) for number in numbers if number == 0}) < 2
    parts = [Fraction(abs(number)) for number in numbers if number != 0]
    finest = max((part.denominator for part in parts), default=1)
    units = [int(part * finest) for part in parts]
    common = math.gcd(*units)
    return sum(units) <= (common & -common) * 2 ** _FORMATS[dtype][0]


def _never_rounds_product(dtype: np.dtype, numbers: list[float]) -> bool:
    """Whether all partial products are normal numbers of few enough bits, by their odd parts and powers of two."""
    if 0 in numbers:
        return False
    precision, least_exponent, greatest_exponent = _FORMATS[dtype]
    odd, below, above = 1, 0, 0
    for number in numbers:
        whole, denominator = abs(number).as_integer_ratio()
        twos = whole & -whole
        odd *= whole // twos
        exponent = twos.bit_length() - denominator.bit_length()
        below, above = below + min(exponent, 0), above + max(exponent, 0)
    return odd < 2**precision and below >= least_exponent and above + odd.bit_length() <= greatest_exponent


def _aims_of_elements(data: np.ndarray, indices: np.ndarray, updates: np.ndarray, axis: int) -> Aims:
    @functools.cache
    def positions(line: tuple[Any, ...]) -> dict[Any, list[int]]:
        return _positions((indices[line] % data.shape[axis]).tolist())

    def aims(cell: tuple[int, ...]) -> list[Any]:
        if any(cell[n] >= indices.shape[n] for n in range(data.ndim) if n != axis):
            return []
        before, after = cell[:axis], cell[axis + 1 :]
        hits = positions((*before, ..., *after)).get(cell[axis], [])
        return [updates[(*before, hit, *after)] for hit in hits]

    return aims


def _aims_of_tuples(data: np.ndarray, indices: np.ndarray, updates: np.ndarray) -> Aims:
    tuple_length = indices.shape[-1]
    tuple_count = math.prod(indices.shape[:-1])
    extents = np.array(data.shape[:tuple_length], dtype=np.int64)
    tuples = indices.reshape(tuple_count, tuple_length) % np.maximum(extents, 1)
    slices = updates.reshape((tuple_count,) + data.shape[tuple_length:])
    positions = _positions(map(tuple, tuples.tolist()))

    def aims(cell: tuple[int, ...]) -> list[Any]:
        hits = positions.get(cell[:tuple_length], [])
        return [slices[(hit,) + cell[tuple_length:]] for hit in hits]

    return aims


def _positions(values: Iterable[Any]) -> dict[Any, list[int]]:
    """The positions of each value, in ascending order."""
    found: dict[Any, list[int]] = {}
    for position, value in enumerate(values):
        found.setdefault(value, []).append(position)
    return found


def _each_cell(data: np.ndarray, aims: Aims, fold: Callable[[Any, list[Any]], Any]) -> np.ndarray:
    output = np.empty_like(data)
    for cell in np.ndindex(data.shape):
        output[cell] = fold(data[cell], aims(cell))
    return output


def _bits(value: Any, dtype: np.dtype) -> bytes:
    """One element as bytes, so that -0 and +0 differ and a NaN equals itself."""
    return value if dtype == object else np.array(value, dtype=dtype).tobytes()


def _folding(dtype: np.dtype, reduction: str) -> Callable[[Any, list[Any]], Any]:
    """The function that folds the updates of one cell into its old value."""
    if reduction == "none":
        return lambda old, updates: updates[-1] if updates else old
    if dtype == object:
        step: Callable[[Any, Any], Any] = {"add": bytes.__add__, "max": max, "min": min}[reduction]
        return lambda old, updates: functools.reduce(step, updates, old)
    if dtype == np.bool_:
        some = any if reduction in ("add", "max") else all
        return lambda old, updates: some([bool(old), *map(bool, updates)])
    if np.issubdtype(dtype, np.complexfloating):
        return lambda old, updates: functools.reduce(_complex_step(reduction), updates, old)
    if np.issubdtype(dtype, np.integer):
        return lambda old, updates: _fold_integers(dtype, reduction, old, updates)
    return lambda old, updates: dtype.type(
        functools.reduce(_floating_step(dtype, reduction), map(float, updates), float(old))
    )


def _fold_integers(dtype: np.dtype, reduction: str, old: Any, updates: list[Any]) -> Any:
    """Exact over all updates; reduced to the range of the type, modulo 2^n, once at the end."""
    values = [int(old), *map(int, updates)]
    exact = {"add": sum, "mul": math.prod, "max": max, "min": min}[reduction](values)
    least, bits = int(np.iinfo(dtype).min), int(np.iinfo(dtype).bits)
    return dtype.type((exact - least) % 2**bits + least)


def _floating_step(dtype: np.dtype, reduction: str) -> Callable[[float, float], float]:
    """One step on Python floats, which represent every value of the four types exactly."""

    def pick(old: float, new: float) -> float:
        if math.isnan(old) or math.isnan(new):
            return math.nan
        return max(old, new) if reduction == "max" else min(old, new)

    def add(old: float, new: float) -> float:
        if not _finite(old, new) or old == -new:
            return old + new
        return _rounded(dtype, Fraction(old) + Fraction(new))

    def multiply(old: float, new: float) -> float:
        if not _finite(old, new) or old * new == 0:
            return old * new
        return _rounded(dtype, Fraction(old) * Fraction(new))

    return {"add": add, "mul": multiply, "max": pick, "min": pick}[reduction]


def _complex_step(reduction: str) -> Callable[[Any, Any], Any]:
    def step(old: Any, new: Any) -> Any:
        part = old.real.dtype
        add, multiply = _floating_step(part, "add"), _floating_step(part, "mul")
        a, b, c, d = float(old.real), float(old.imag), float(new.real), float(new.imag)
        if reduction == "add":
            return old.dtype.type(complex(add(a, c), add(b, d)))
        real = add(multiply(a, c), -multiply(b, d))
        return old.dtype.type(complex(real, add(multiply(a, d), multiply(b, c))))

    return step


def _finite(old: float, new: float) -> bool:
    return math.isfinite(old) and math.isfinite(new)


def _rounded(dtype: np.dtype, exact: Fraction) -> float:
    """The value of the type nearest to a number that is not 0, of two equally near ones the even one."""
    precision, least_exponent, greatest_exponent = _FORMATS[dtype]
    magnitude = abs(exact)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    unit = Fraction(2) ** (max(exponent, least_exponent) - precision + 1)
    nearest = round(magnitude / unit) * unit  # round() rounds ties to even
    overflows = nearest >= Fraction(2) ** (greatest_exponent + 1)
    return math.copysign(math.inf if overflows else float(nearest), -1 if exact < 0 else 1)
