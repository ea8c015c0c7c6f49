"""The oracle's verdicts at the boundaries of single rules: the largest number as a bystander, what flushing explains, the
sign of a zero from max and min, overflow in a complex product of three multiplications.

``BITS`` are cells as lines (see cell.py); whether the judge searched all orders is a part of each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import pytest

from oracle.cells import bounds, judge
from oracle.cells.cell import COMPLEX, REAL, Cell, cell_of
from oracle.cells.evaluations import real_step
from oracle.cells.formats import FINITE, NEAREST, UP, Format, Number, infinity, negated, round_number, value, zero
from oracle.cells.sums import SumSearch

PASS, WARNING, FAIL = {"pass"}, {"warning"}, {"fail"}
COMPLETE, INCOMPLETE = True, False

BITS = [
    # Question 3 before the mistakes. The updates are summed first, towards zero: -MAX; then the old value is added.
    ("float add 7e7aab2e ff415534 fe7aab2e ff7fffff", INCOMPLETE, WARNING),
    ("float add 7e7aab2e ff415534 fe7aab2e ff7fffff", COMPLETE, WARNING),
    # Towards zero, sums of -MAX stay -MAX, and three times MAX gives MAX; with one MAX no evaluation does.
    ("float add ff7fffff 7f7fffff" + 4 * " ff7fffff" + 3 * " 7f7fffff", INCOMPLETE, WARNING),
    ("float add ff7fffff 7f7fffff 7f7fffff" + 6 * " ff7fffff", INCOMPLETE, FAIL),
    # A factor that is small but normal makes no partial product small.
    ("float16 mul cb8d 21ed c6d5 0400 49b2", COMPLETE, FAIL),
    ("float16 mul cb8d 0001 c6d5 0400 49b2", COMPLETE, FAIL),
    ("float16 mul cb8d 0000 c6d5 0400 49b2", COMPLETE, FAIL),
    ("float16 mul cb8d 2c97 c6d5 0400 49b2", COMPLETE, PASS),
    ("float mul c056b761 00000001 00800000 40aa42ae", COMPLETE, FAIL),
    ("float mul c056b761 80000001 00800000 40aa42ae", COMPLETE, FAIL),
    # 1e-38 * 0.5 * 6.14e37: the exact value, 0, and others; the product of the factors without 1e-38.
    ("float mul 006ce3ee 3e9d2e75 3f000000 7e38c415", COMPLETE, PASS),
    ("float mul 006ce3ee 00000000 3f000000 7e38c415", COMPLETE, WARNING),
    ("float mul 006ce3ee 80000000 3f000000 7e38c415", COMPLETE, WARNING),
    ("float mul 006ce3ee 3dcccccd 3f000000 7e38c415", COMPLETE, FAIL),
    ("float mul 006ce3ee 7db8c415 3f000000 7e38c415", COMPLETE, FAIL),
    # A subnormal operand leaves 0, or NaN with an infinity; a normal one and factors that stay finite do not.
    ("float mul 00400000 7fc00000 7f000000 7f000000", COMPLETE, WARNING),
    ("float mul 00800000 7fc00000 7f000000 7f000000", COMPLETE, FAIL),
    ("float mul 00400000 7fc00000 7f000000 3f800000", COMPLETE, FAIL),
    ("float mul 00400000 00000000 3fc00001 40000000", COMPLETE, WARNING),
    ("float mul 00800000 00000000 3fc00001 40000000", COMPLETE, FAIL),
    # 1.5 * 2^-126 - 2^-126: only the exact value, 0, and 2^-126.
    ("float add 00c00000 00400000 80800000", COMPLETE, PASS),
    ("float add 00c00000 00800000 80800000", COMPLETE, WARNING),
    ("float add 00c00000 00000000 80800000", COMPLETE, WARNING),
    ("float add 00c00000 00800001 80800000", COMPLETE, FAIL),
    ("float add 00c00000 00600000 80800000", COMPLETE, FAIL),
    ("float add 00c00000 80800000 80800000", COMPLETE, FAIL),
    # 0x7f - 0 + 1 - 1: -1 may be -2^-126 downward, then 0x7f may not be 0; and -0x7f is subnormal.
    ("bfloat16 add 007f 807f 8000 0001 8001", COMPLETE, FAIL),
    ("bfloat16 add 007f 0080 8000 0001 8001", COMPLETE, WARNING),
    # 1.5 and -1.25 times the least product: upward the positive one is raised, downward the negative one.
    ("float mul 1fc00000 00800000 1f800000", COMPLETE, WARNING),
    ("float mul 9fc00000 80800000 1f800000", COMPLETE, WARNING),
    ("float mul 9fc00000 00800000 1f800000", COMPLETE, FAIL),
    # 1e-38 * 0.5 may be 2^-126: 0.7217 and not 0.614, the product without 0.5.
    ("float mul 006ce3ee 3f38c415 3f000000 7e38c415", COMPLETE, WARNING),
    ("float mul 006ce3ee 3f1d2e74 3f000000 7e38c415", COMPLETE, FAIL),
    # A tiny product is no tiny old value.
    ("float16 mul 02b6 02b6 0002", COMPLETE, FAIL),
    ("float16 mul 02b6 0400 0002", COMPLETE, WARNING),
    ("float16 mul 02b6 0400 0002 3c00", COMPLETE, WARNING),
    # 2^-70 * 2^-70 * 2^100 is exact; 2^-140 may be 2^-126.
    ("float mul 1c800000 2b800000 1c800000 71800000", COMPLETE, PASS),
    ("float mul 1c800000 32800000 1c800000 71800000", COMPLETE, WARNING),
    ("float mul 1c800000 32800001 1c800000 71800000", COMPLETE, FAIL),
    ("float mul 1c800000 2f800000 1c800000 71800000", COMPLETE, FAIL),
    # 0.01366 * 0.002146 may be 2^-14, then 57216; other orders overflow.
    ("float16 mul 22ff 7afc 1865 f123 7129 1a62 e949", COMPLETE, WARNING),
    ("float16 mul 22ff fafc 1865 f123 7129 1a62 e949", COMPLETE, FAIL),
    # The sign of a zero.
    ("float max bf800000 00000000 80000000", COMPLETE, WARNING),
    ("float max bf800000 80000000 80000000", COMPLETE, PASS),
    ("float max 80000000 00000000 7fc00000", COMPLETE, WARNING),
    ("float min 00000000 80000000 7fc00000", COMPLETE, WARNING),
    ("float min 3f800000 80000000 00000000", COMPLETE, WARNING),
    ("float max 80000000 00000000 00000000", COMPLETE, PASS),
    ("float max 80000000 00000001 7fc00000", COMPLETE, FAIL),
    ("float max 3f800000 00000000 80000000", COMPLETE, FAIL),
    ("float max 7fc00000 00000000 bf800000", COMPLETE, FAIL),
    # -4.9e-324 * (MAX - MAX*i): d - c overflows, and it reaches the imaginary part.
    ("complex128 mul 8000000000000001:0000000000000000 bccfffffffffffff:3ccfffffffffffff "
     "7fefffffffffffff:ffefffffffffffff", COMPLETE, PASS),
    ("complex128 mul 8000000000000001:0000000000000000 bccfffffffffffff:7ff0000000000000 "
     "7fefffffffffffff:ffefffffffffffff", COMPLETE, WARNING),
    ("complex128 mul 8000000000000001:0000000000000000 bccfffffffffffff:7ff8000000000000 "
     "7fefffffffffffff:ffefffffffffffff", COMPLETE, WARNING),
    ("complex128 mul 7fefffffffffffff:ffefffffffffffff bccfffffffffffff:7ff0000000000000 "
     "8000000000000001:0000000000000000", COMPLETE, WARNING),
    # The real part is not reached, neither is a wrong one excused.
    ("complex128 mul 8000000000000001:0000000000000000 7ff0000000000000:3ccfffffffffffff "
     "7fefffffffffffff:ffefffffffffffff", COMPLETE, FAIL),
    ("complex128 mul 8000000000000001:0000000000000000 bcb0000000000000:7ff0000000000000 "
     "7fefffffffffffff:ffefffffffffffff", COMPLETE, FAIL),
    # The square of a number near 1.16 - 1.16i, fused in 80 bits: the wording allows both readings.
    ("complex128 mul 3ff28793a3d6c920:bff2921767deeed3 bf7861939d15022d:c00581b656b7d9d8 "
     "3ff28793a3d6c920:bff2921767deeed3", COMPLETE, PASS | WARNING),
    ("complex128 mul 3ff28793a3d6c920:bff2921767deeed3 bf7861939d15022c:c00581b656b7d9d8 "
     "3ff28793a3d6c920:bff2921767deeed3", COMPLETE, PASS),
    # The first cell of overflow with parts of one sign: a + b reaches both; with MAX / 4 nothing overflows.
    ("complex128 mul 8000000000000001:0000000000000000 7ff0000000000000:7ff8000000000000 "
     "7fefffffffffffff:7fefffffffffffff", COMPLETE, WARNING),
    ("complex128 mul 8000000000000001:0000000000000000 7ff0000000000000:7ff8000000000000 "
     "7fcfffffffffffff:7fcfffffffffffff", COMPLETE, FAIL),
]


@pytest.mark.parametrize("line, complete, expected", BITS, ids=[str(index) for index in range(len(BITS))])
def test_a_cell_worked_by_hand_has_its_verdict(line: str, complete: bool, expected: set[str]) -> None:
    assert judge(cell_of(line), complete).verdicts == expected


def near(form: Format, item: float) -> Number:
    m, e = float(item).as_integer_ratio()[0], 1 - float(item).as_integer_ratio()[1].bit_length()
    return round_number(Number(FINITE, int(m < 0), abs(m), e), form)


def beyond_largest(form: Format, reduction: str, sign: int) -> tuple[Number, ...]:
    """13 operands, the first one MAX with a sign; their exact result lies far beyond it."""
    largest = form.largest._replace(sign=sign)
    if reduction == "mul":
        return (largest, *(near(form, 1.5 + i / 64) for i in range(12)))
    rest = [Number(FINITE, sign, form.largest.m - 1 - i, form.largest.e - 1) for i in range(12)]
    return (largest, *(round_number(x, form) for x in rest))


def verdict(dtype: str, reduction: str, operands: Sequence, actual, complete: bool = INCOMPLETE) -> set[str]:
    return set(judge(Cell(dtype, reduction, operands[0], actual, tuple(operands[1:])), complete).verdicts)


@pytest.mark.parametrize("sign", [0, 1])
@pytest.mark.parametrize("reduction", ["add", "mul"])
@pytest.mark.parametrize("dtype", REAL)
def test_the_largest_number_warns_where_the_result_lies_beyond_it(dtype: str, reduction: str, sign: int) -> None:
    form = REAL[dtype]
    operands = beyond_largest(form, reduction, sign)
    largest = operands[0]
    moved = (operands[1], operands[0], *operands[2:])
    assert verdict(dtype, reduction, operands, largest) == WARNING
    assert verdict(dtype, reduction, moved, largest) == WARNING
    assert verdict(dtype, reduction, operands, infinity(sign)) == PASS
    assert verdict(dtype, reduction, operands, operands[1]) == FAIL
    assert "pass" not in verdict(dtype, reduction, operands, negated(largest))


@pytest.mark.parametrize("dtype", REAL)
def test_the_largest_number_fails_where_the_result_does_not_lie_beyond_it(dtype: str) -> None:
    form = REAL[dtype]
    less = tuple(near(form, -(1 + i / 64) * (float(value(form.largest)) / 32)) for i in range(12))
    assert verdict(dtype, "add", (form.largest, *less), form.largest) == FAIL
    smaller = tuple(near(form, 0.75 - i / 64) for i in range(12))
    assert verdict(dtype, "mul", (form.largest, *smaller), form.largest) == FAIL


@pytest.mark.parametrize("dtype", REAL)
def test_the_largest_number_fails_where_an_operand_is_infinite(dtype: str) -> None:
    operands = beyond_largest(REAL[dtype], "add", 0)
    for reduction in ("add", "mul"):
        assert verdict(dtype, reduction, (*operands, infinity(0)), operands[0]) == FAIL


@pytest.mark.parametrize("dtype", COMPLEX)
def test_the_largest_number_warns_in_one_part_of_a_complex_sum(dtype: str) -> None:
    form = COMPLEX[dtype]
    operands = tuple((x, zero()) for x in (*beyond_largest(form, "add", 0), near(form, 1)))
    assert verdict(dtype, "add", operands, operands[0]) == WARNING


@pytest.mark.parametrize("dtype", REAL)
def test_the_largest_number_passes_where_rounding_to_nearest_gives_it(dtype: str) -> None:
    """MAX + 1 + ... + 1 is MAX in every order: the bound of rounding is asked before."""
    form = REAL[dtype]
    operands = (form.largest, *(near(form, 1 + i / 64) for i in range(12)))
    assert verdict(dtype, "add", operands, form.largest) == PASS


def test_a_product_of_more_operands_than_are_searched_may_be_nan_after_flushing() -> None:
    factors = tuple(near(REAL["float"], 4096 + i) for i in range(12))
    nan = cell_of("float add 7fc00000 7fc00000 7fc00000").actual
    assert verdict("float", "mul", (near(REAL["float"], 2.0**-127), *factors), nan) == WARNING
    assert verdict("float", "mul", (near(REAL["float"], 2.0**-126), *factors), nan) == FAIL


def sums_of_half(small: float) -> tuple[Number, ...]:
    """1e-3, 1e-3 and twelve normal updates of mixed sign of about the given size, in all 1.52e-3."""
    sizes = [small * (1 + i / 8) for i in range(6)]
    rest = [x for i, size in enumerate(sizes) for x in (size, -size + (-0.00048 if i == 0 else 0))]
    return tuple(near(REAL["float16"], x) for x in (1e-3, 1e-3, *rest))


@pytest.mark.parametrize("small", [1e-4, 2e-4, 1e-3])
def test_a_lost_update_is_not_explained_by_the_flushing_of_a_long_sum(small: float) -> None:
    operands = sums_of_half(small)
    assert len(operands) == 14
    exact = float(sum(map(value, operands)))
    assert exact == pytest.approx(1.52e-3, abs=1e-5)
    assert verdict("float16", "add", operands, near(REAL["float16"], exact)) == PASS
    assert verdict("float16", "add", operands, near(REAL["float16"], exact - 1e-3)) == FAIL


def test_flushing_explains_two_thirds_of_the_operands_times_the_least_normal_number_and_no_more() -> None:
    form = REAL["double"]
    operands = tuple(near(form, x) for i in range(7) for x in (2.0**-1022 * (3.1 + i / 4), -2.0**-1022 * (3.3 + i / 8)))
    search = SumSearch(form, operands)
    exact = sum(search.integers)
    limit = 2 * 14 // 3 * search.tiny
    more = limit + (limit >> 20)
    for error, expected in ((limit, WARNING), (more, FAIL), (-limit, WARNING), (-more, FAIL)):
        item = exact + error
        actual = round_number(Number(FINITE, int(item < 0), abs(item), search.unit), form)
        assert verdict("double", "add", operands, actual) == expected


def test_whether_the_allowance_of_flushing_is_rounded_is_open() -> None:
    """17 operands of bfloat16 up to 2^-125: 11 * 2^-126 are explained, (1 + 2u)^16 times as much or not, more is not."""
    form = REAL["bfloat16"]
    operands = tuple(near(form, x) for i in range(8) for x in (2.0**-126 * (1 + i / 11), -2.0**-126 * (1 + i / 13)))
    operands = (*operands, near(form, 1.6 * 2.0**-126))
    search = SumSearch(form, operands)
    numerator, denominator = bounds.growth(8, 16, 2)
    outer = numerator * sum(map(abs, search.integers)) // denominator
    allowance = 11 * search.tiny
    for error, expected in ((outer + allowance * 0.99, WARNING), (outer + allowance * 1.06, WARNING | FAIL),
                            (outer + allowance * 1.2, FAIL)):
        item = sum(search.integers) + int(error)
        assert verdict("bfloat16", "add", operands, round_number(Number(FINITE, 0, item, search.unit), form)) == expected


def test_flushing_explains_nothing_in_a_long_sum_of_normal_numbers_of_one_sign() -> None:
    form = REAL["double"]
    operands = tuple(near(form, 2.0**-1022 * (1.1 + i / 16)) for i in range(14))
    total = float(sum(map(value, operands)))
    assert verdict("double", "add", operands, near(form, total)) == PASS
    assert verdict("double", "add", operands, near(form, total - 2.0**-1022)) == FAIL


@pytest.mark.parametrize("others", [(), ((2.0**-10, 0.0),)])
def test_overflow_in_three_multiplications_warns_with_several_updates_too(others: tuple) -> None:
    form = COMPLEX["complex128"]
    factors = tuple((near(form, a), near(form, b)) for a, b in others)
    tiny = (near(form, -5e-324), zero())
    large = (form.largest, negated(form.largest))
    nan = cell_of("float add 7fc00000 7fc00000 7fc00000").actual
    pair = (nan, nan) if others else (near(form, -2.0**-50), infinity(0))
    assert verdict("complex128", "mul", (tiny, *factors, large), pair) == WARNING


def large(dtype: str, times: float, low: float, high: float, count: int = 16) -> tuple[Number, ...]:
    """A number whose last digit is worth 2, 2^precision or a little more, and different numbers from ``low`` to ``high``."""
    form = REAL[dtype]
    sizes = (low + i * (high - low) / (count - 1) for i in range(count))
    return tuple(near(form, x) for x in (times * 2.0**form.precision, *sizes))


@pytest.mark.parametrize("dtype", REAL)
def test_a_mistake_between_the_bounds_warns_if_one_direction_gives_it(dtype: str) -> None:
    """Towards zero the old value stays; it does not if the updates are larger than its last digit."""
    operands = large(dtype, 1, 1.05, 1.95)
    assert verdict(dtype, "add", operands, operands[0]) == WARNING
    assert verdict(dtype, "add", tuple(map(negated, operands)), negated(operands[0])) == WARNING
    operands = large(dtype, 1.5625, 2.1, 2.9)
    assert verdict(dtype, "add", operands, operands[0]) == FAIL


@pytest.mark.parametrize("dtype", COMPLEX)
def test_a_mistake_in_one_part_of_a_complex_sum_is_judged_by_itself(dtype: str) -> None:
    real = "float" if dtype == "complex64" else "double"
    for operands, expected in ((large(real, 1, 1.05, 1.95), WARNING), (large(real, 1.5625, 2.1, 2.9), FAIL)):
        cell = tuple((near(REAL[real], 1 + i), x) for i, x in enumerate(operands))
        assert verdict(dtype, "add", cell, (near(REAL[real], 153), operands[0])) == expected


def test_the_updates_may_be_added_in_ascending_order() -> None:
    """512 - 2^-40 is 510 downward, and the other updates do not change it more than once."""
    form = REAL["bfloat16"]
    operands = tuple(near(form, x) for x in (512, *(2.203125 + 0.125 * i for i in range(13)), -(2.0**-40)))
    assert verdict("bfloat16", "add", operands, operands[0]) == WARNING
    assert verdict("bfloat16", "add", operands[:-1], operands[0]) == WARNING


@pytest.mark.parametrize("dtype", REAL)
@pytest.mark.parametrize("reduction", ["add", "mul"])
def test_a_large_lost_update_fails_between_the_bounds(dtype: str, reduction: str) -> None:
    """16 updates, one of them 24 times as large as the error of a step."""
    form = REAL[dtype]
    u = 2.0**-form.precision

    def update(halves: float) -> Number:
        m = (1 << form.precision) + 2 * round(halves)
        return round_number(Number(FINITE, 0, m, -form.precision), form) if reduction == "mul" else near(form, u * halves)

    items = [near(form, 1), *(update(x) for i in range(1, 8) for x in (i, -i)), update(24), update(0.5)]
    step = real_step(form, reduction, NEAREST)
    assert verdict(dtype, reduction, tuple(items), reduce(step, items[:-2] + items[-1:])) == FAIL
    assert verdict(dtype, reduction, tuple(items), reduce(real_step(form, reduction, UP), items)) <= PASS | WARNING


def test_without_a_search_one_direction_gives_no_subnormal_sum() -> None:
    """14 operands: 9 times 2^-1022 downward, 7 times where the result is subnormal."""
    form = REAL["double"]
    operands = tuple(near(form, x) for i in range(7) for x in (2.0**-1022 * (4.1 + i / 4), -2.0**-1022 * (3.3 + i / 8)))
    assert float(sum(map(value, operands))) == pytest.approx(8.225 * 2.0**-1022)
    for result, expected in ((1.1, WARNING), (0.99, FAIL), (0.5, FAIL)):
        assert verdict("double", "add", operands, near(form, result * 2.0**-1022)) == expected


def test_int16_has_an_indefinite_integer_of_its_own() -> None:
    for complete in (COMPLETE, INCOMPLETE):
        assert verdict("int16", "mul", [300, 300], -32768, complete) == WARNING
        assert verdict("int16", "mul", [300, 100], -32768, complete) == FAIL
    assert verdict("int16", "mul", [300, 300], -32767, COMPLETE) == FAIL
    assert verdict("int8", "mul", [100, 100], -128, COMPLETE) == FAIL


def test_a_product_with_a_factor_0_is_0_without_a_search() -> None:
    factors = [3 + 1000 * i for i in range(39)] + [0]
    for actual, expected in ((0, PASS), (77, FAIL), (2**31 - 1, FAIL), (-(2**31), FAIL)):
        assert verdict("int32", "mul", factors, actual) == expected


@pytest.mark.parametrize("width, expected", [(8, WARNING), (16, WARNING), (32, FAIL), (64, FAIL)])
def test_a_known_mistake_of_integers_that_were_not_searched_fails_for_wide_types(width: int, expected: set[str]) -> None:
    dtype, third = f"int{width}", 2 ** (width - 2)
    items = [5, *(third + i if i % 3 else i - third for i in range(1, 15))]

    def wrapped(total: int) -> int:
        return (total + 2 ** (width - 1)) % 2**width - 2 ** (width - 1)

    assert verdict(dtype, "add", items, wrapped(sum(items))) == PASS
    for mistake in (sum(items) - items[3], sum(items) + items[4], items[0], items[7]):
        assert verdict(dtype, "add", items, wrapped(mistake)) == expected
    assert verdict(dtype, "add", items, 2 ** (width - 1) - 1) == WARNING
    assert verdict(dtype, "add", items, wrapped(sum(items) + 77)) == WARNING
    # The old value is what saturation leaves.
    assert verdict(dtype, "add", [2 ** (width - 1) - 1, *items[1::3], *items[2::3]], 2 ** (width - 1) - 1) == WARNING
