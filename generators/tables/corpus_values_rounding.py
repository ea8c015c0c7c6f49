"""Sums and products that do not fit: subnormal numbers, ties, accumulation, cancellation, overflow.

For every floating type, with ScatterElements and ScatterND alike, and for complex numbers. Data has rank 1.
"""

from __future__ import annotations

from tables.case_writer import Case
from tables.rows import COMPLEX, FLOATING, Vector, floats, vector_cases, versions_with

PART = {"complex64": "float", "complex128": "double"}


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for turn, dtype in enumerate(FLOATING):
        found += _subnormals_moved(dtype, turn) + _subnormals_added(dtype, turn)
        found += _subnormals_multiplied(dtype, turn)
        for reduction in ("max", "min"):
            found += _subnormals_compared(dtype, reduction)
        found += _ties_added(dtype, turn) + _ties_multiplied(dtype, turn)
        found += _accumulated_sums(dtype, turn) + _accumulated_products(dtype, turn)
        found += _nearly_lost_sums(dtype, turn) + _nearly_lost_products(dtype, turn)
        found += _cancelled(dtype, turn) + _one_order_overflows(dtype, turn)
    for turn, dtype in enumerate(COMPLEX):
        found += _nearly_lost_sums(dtype, turn)
        found += _complex_sums(dtype, turn) + _complex_products(dtype, turn)
    return found


def _cases(
    what: str, dtype: str, reduction: str, rows: list[Vector], bugs: str, turn: int = 0
) -> list[Case]:
    versions = versions_with(reduction, turn, dtype)
    slug = f"{what}-{dtype}" if reduction == "none" or dtype in COMPLEX else f"{what}-{reduction}-{dtype}"
    return vector_cases(slug, dtype, reduction, rows, versions=versions, bugs=bugs)


# ---- subnormal numbers -----------------------------------------------------------------------------------


def _subnormals_moved(dtype: str, turn: int) -> list[Case]:
    tiny, normal = floats(dtype).tiny, floats(dtype).normal
    rows = [
        Vector("Subnormal numbers are copied bit for bit, or kept in a cell that has no update.",
               "bits-kept untouched", [tiny, -tiny, normal - tiny, 0, -(normal - tiny)], [3, 1, 0],
               [5 * tiny, normal - 2 * tiny, -3 * tiny]),
    ]
    return _cases("subnormals-moved", dtype, "none", rows, "ACCUM", turn)


def _subnormals_added(dtype: str, turn: int) -> list[Case]:
    tiny, normal = floats(dtype).tiny, floats(dtype).normal
    data = [normal, normal - tiny, tiny, 2 * normal, -tiny, 0]
    rows = [
        Vector("Sums around the least normal number are exact; subnormal numbers are not flushed to zero.",
               "subnormals reduction-add", data, [0, 1, 2, 3, 4, 5],
               [-tiny, tiny, tiny, -normal - tiny, tiny, -7 * tiny]),
        Vector("Several subnormal numbers are added; one sum is a normal number.",
               "subnormals duplicates-reduced", data, [1, 1, 1, 5, 5, 2],
               [-tiny, tiny, 2 * tiny, tiny, -4 * tiny, -tiny]),
    ]
    return _cases("subnormals", dtype, "add", rows, "ACCUM", turn)


def _subnormals_multiplied(dtype: str, turn: int) -> list[Case]:
    tiny, normal = floats(dtype).tiny, floats(dtype).normal
    data = [normal, normal - tiny, tiny, 3 * tiny, -tiny, 5 * tiny]
    large = 0.125 / normal
    rows = [
        Vector("Subnormal products are rounded to a subnormal number or zero, with ties to even.",
               "subnormals rounding reduction-mul", data, [0, 1, 2, 3, 4, 5],
               [0.25, 0.5, 0.5, 0.5, 0.25, 0.5]),
        Vector("Products of subnormal factors are exact; most of them are normal numbers.",
               "subnormals reduction-mul", data, [0, 1, 2, 3, 4, 5], [large, 2, large, -large, large, 2]),
        Vector("In some orders, an intermediate product is subnormal or zero.",
               "subnormals reduction-order", data, [0, 0, 3, 3, 5, 5], [normal, large, 0.5, 2, large, 0.125],
               "allowed"),
    ]
    return _cases("subnormals", dtype, "mul", rows, "ACCUM", turn)


def _subnormals_compared(dtype: str, reduction: str) -> list[Case]:
    tiny, normal = floats(dtype).tiny, floats(dtype).normal
    data = [0.0, -tiny, tiny, -0.0, normal, -normal]
    rows = [
        Vector("Subnormal numbers compare as different from zero and from each other.",
               f"subnormals reduction-{reduction}", data, [0, 1, 2, 3, 4, 5],
               [tiny, -2 * tiny, 2 * tiny, -tiny, normal - tiny, tiny - normal]),
        Vector(f"The {reduction} of zeros and subnormal numbers of both signs is subnormal.",
               f"subnormals reduction-{reduction} duplicates-reduced", data, [0, 0, 3, 3, 1, 1],
               [-tiny, tiny, 3 * tiny, -tiny, tiny, 2 * tiny]),
    ]
    return _cases("subnormals", dtype, reduction, rows, "NAN")


# ---- rounding --------------------------------------------------------------------------------------------


def _ties_added(dtype: str, turn: int) -> list[Case]:
    """Sums halfway between two numbers of the type go to the even one, others to the nearer one."""
    f = floats(dtype)
    half = f.ulp / 2  # of the distance between 1 and the next number
    step = f.greatest * f.ulp / (2 - f.ulp)  # the distance between the two greatest numbers
    rows = [
        Vector(f"Above {f.whole:.0f}, {dtype} has only even integers: tied sums round to multiples of 4.",
               "rounding reduction-add", [f.whole, f.whole + 2, f.whole, -f.whole, -f.whole - 2, f.whole],
               [0, 1, 2, 3, 4, 5], [1, 1, 3, -1, -1, -1]),
        Vector("Sums near 1 are halfway between two numbers, slightly less or slightly more.", "rounding reduction-add",
               [1, 1, 1, 1 + f.ulp, -1, -1 - f.ulp], [0, 1, 2, 3, 4, 5],
               [half, half * (1 - f.ulp), half * (1 + f.ulp), half, -half, -half]),
        Vector("Sums half an ulp above the greatest number round to infinity; smaller sums do not.",
               "rounding reduction-add", [f.greatest, f.greatest, -f.greatest, -f.greatest, 1, 2],
               [0, 1, 2, 3, 4, 5],
               [step / 2, step / 2 * (1 - f.ulp), -step / 2, -step / 2 * (1 - f.ulp), 2, 1]),
    ]
    return _cases("ties", dtype, "add", rows, "ACCUM", turn)


def _ties_multiplied(dtype: str, turn: int) -> list[Case]:
    f = floats(dtype)
    data = [1 + f.ulp, 1 + 3 * f.ulp, 1 - f.ulp / 2, -1 - f.ulp, f.greatest, f.greatest]
    rows = [
        Vector("Products halfway between two numbers of the type round to the even one.",
               "rounding reduction-mul", data, [0, 1, 2, 3, 4, 5],
               [1.5, 1.5, 1 + f.ulp, 1.5, 1 + f.ulp, 1 - f.ulp / 2]),
        Vector("Products not quite halfway between two numbers round to the nearer one.",
               "rounding reduction-mul", data, [0, 1, 2, 3, 4, 5],
               [1.5 + f.ulp, 1.5 - f.ulp, 1 - f.ulp / 2, 1 + f.ulp, -1, 0.75]),
    ]
    return _cases("ties", dtype, "mul", rows, "ACCUM", turn)


def _accumulated_sums(dtype: str, turn: int) -> list[Case]:
    """Many small updates to one cell: lost one by one, but not if a wider type accumulates them."""
    f = floats(dtype)
    rows = [
        Vector(f"1 is added to {f.whole:.0f} twelve times: if every step is rounded, the sum does not change.",
               "reduction-order duplicates-reduced", [0, f.whole, 1], [1] * 12, [1] * 12, "allowed"),
        Vector("Half the distance to the next number is added to 1, and subtracted from -1, six times.",
               "reduction-order duplicates-reduced", [1, 5, -1], [0, 2] * 6, [f.ulp / 2, -f.ulp / 2] * 6,
               "allowed"),
        Vector("Twelve numbers of increasing size: rounding only once at the end can give another sum.",
               "reduction-order duplicates-reduced", [0.1, 5, -1], [0] * 12,
               [0.1 * 1.7**i for i in range(12)], "allowed"),
    ]
    return _cases("accumulated", dtype, "add", rows, "ACCUM DUPRED", turn)


def _accumulated_products(dtype: str, turn: int) -> list[Case]:
    below_one = 1 - floats(dtype).ulp / 2  # the greatest number below 1
    rows = [
        Vector("Eight factors just below 1: if every step is rounded, each subtracts one ulp.",
               "reduction-order duplicates-reduced", [1.5, 5, -1.25], [0, 2, 0, 0, 2, 0, 0, 0, 2, 0, 0],
               [below_one] * 11, "allowed"),
    ]
    return _cases("accumulated", dtype, "mul", rows, "ACCUM DUPRED", turn)


def _nearly_lost_sums(dtype: str, turn: int) -> list[Case]:
    """More different updates to a cell than orders are searched for; the second data set tells whether updates are lost."""
    large = floats(PART.get(dtype, dtype)).whole  # the next number is 2 more
    small = [1 + (2 * i + 3) / 32 for i in range(12)]

    def row(why: str, scale: float) -> Vector:
        updates = [x for value in small for x in (scale * value, -scale * value)]
        if dtype in COMPLEX:
            updates = [complex(x, -x) for x in updates]
        data = [large, 1, -large] if dtype not in COMPLEX else [complex(large, -large), 1j, complex(-large, large)]
        return Vector(why, f"{clause} duplicates-reduced", data, [0, 2] * 12, updates, "allowed")

    clause = "complex-reduction" if dtype in COMPLEX else "reduction-order"
    rows = [row(f"Twelve different numbers between 1 and 2 are added to {large:.0f}; rounding toward zero loses them.", 1),
            row(f"The numbers that are added to {large:.0f} are greater than 4: no rounding loses them.", 4)]
    return _cases("nearly-lost", dtype, "add", rows, "ACCUM DUPRED", turn)


def _nearly_lost_products(dtype: str, turn: int) -> list[Case]:
    """The same for factors. They are farther from 1 than rounding in one direction loses in all steps together; otherwise a
    tree of such steps could look as if one were lost."""
    ulp = floats(dtype).ulp
    rows = [
        Vector(why, "reduction-order duplicates-reduced", [1 + 11 * ulp, 5, -1 - 19 * ulp], [0, 2] * 13,
               [x for i in range(13) for x in (1 + first + i * step, 1 - first - i * step)], "allowed")
        for why, first, step in (
            ("Thirteen different factors that are 14 to 26 ulp away from 1.", 14 * ulp, ulp),
            ("The factors are so far from 1 that no rounding loses one of them.", 9 / 32, 1 / 32),
        )
    ]
    return _cases("nearly-lost", dtype, "mul", rows, "ACCUM DUPRED", turn)


def _cancelled(dtype: str, turn: int) -> list[Case]:
    f = floats(dtype)
    large = f.whole * 4
    rows = [
        Vector("Large numbers cancel: how much remains of the small ones depends on the order.",
               "reduction-order duplicates-reduced", [1, 3, -2], [0, 0, 0, 1, 1, 1],
               [large, 3, -large, -large, large, 0.5], "allowed"),
        Vector("The numbers cancel exactly in every order; intermediate sums are exact, too.",
               "reduction-add duplicates-reduced", [7, 3, -2], [0, 0, 0, 2, 2, 1], [-7, 4, -4, 1, 1, -3]),
    ]
    return _cases("cancellation", dtype, "add", rows, "ACCUM DUPRED", turn)


def _one_order_overflows(dtype: str, turn: int) -> list[Case]:
    f = floats(dtype)
    half = f.greatest / 2
    sums = [
        Vector("An intermediate sum overflows in one order and not in another.",
               "reduction-order duplicates-reduced", [f.greatest, 1, -half], [0, 0, 2, 2],
               [f.greatest, -f.greatest, -f.greatest, half], "allowed"),
        Vector("Intermediate sums can be infinities of both signs, so the sum can be NaN.",
               "reduction-order duplicates-reduced", [f.greatest, 1, -half], [0, 0, 0, 2],
               [f.greatest, -f.greatest, -f.greatest, half], "allowed"),
    ]
    products = [
        Vector("An intermediate product overflows in one order and not in another.",
               "reduction-order duplicates-reduced", [half, 3, 1], [0, 0, 2, 2], [8, 0.125, -half, 8],
               "allowed"),
        Vector("An intermediate product becomes zero in one order and not in another.",
               "reduction-order duplicates-reduced", [f.normal, 3, half], [0, 0, 2, 2],
               [f.tiny, half, f.tiny, 0.25], "allowed"),
    ]
    return (_cases("one-order-overflows", dtype, "add", sums, "ACCUM", turn)
            + _cases("one-order-overflows", dtype, "mul", products, "ACCUM", turn))


# ---- complex numbers -------------------------------------------------------------------------------------


def _complex_sums(dtype: str, turn: int) -> list[Case]:
    f = floats(PART[dtype])
    inf, nan = float("inf"), float("nan")
    data = [complex(1, -1), complex(f.whole, 1), complex(inf, 2), complex(-0.0, 0.0), 5j]
    rows = [
        Vector("Real and imaginary parts are added separately, with rounding and infinities.",
               "complex-reduction rounding", data, [0, 1, 2, 3],
               [complex(f.ulp / 2, -1), complex(1, f.ulp / 2), complex(-inf, 3), complex(-0.0, -0.0)]),
        Vector("NaN in one part does not affect the other; each cell has several updates.",
               "complex-reduction duplicates-reduced", data, [0, 0, 4, 4],
               [complex(nan, 2), complex(3, 4), complex(-2, 5), complex(2, -10)]),
    ]
    return _cases("complex-sums", dtype, "add", rows, "DTYPE", turn)


def _complex_products(dtype: str, turn: int) -> list[Case]:
    f = floats(PART[dtype])
    inf = float("inf")
    near = 1 + f.ulp
    data = [1j, complex(3, 4), complex(near, 1), complex(-0.0, 2), 5, complex(f.greatest, 1)]
    rows = [
        Vector("i * i is -1; a number times its conjugate is real; so is the product of real numbers.",
               "complex-reduction reduction-mul", data, [0, 1, 4, 3], [1j, complex(3, -4), 7, complex(0, -2)],
               "allowed"),
        Vector("The products of the parts cancel except for rounding.", "complex-reduction rounding", data,
               [2, 1, 0, 4], [complex(1, near), complex(near / 3, 0.25), complex(0.1, 0.2), 0.1j],
               "allowed"),
        Vector("Infinite parts and parts that overflow, by the plain formula or by Annex G of C.",
               "complex-reduction", data, [0, 1, 5, 4],
               [complex(inf, 1), complex(inf, inf), complex(2, 2), complex(0, -inf)], "allowed"),
        Vector("One cell has several factors, in any order.", "complex-reduction duplicates-reduced", data,
               [1, 1, 1, 2], [complex(0.3, 0.1), complex(-1.1, 2), 1j, complex(1.7, -0.9)], "allowed"),
    ]
    return _cases("complex-products", dtype, "mul", rows, "DTYPE", turn)
