"""Random cells: operands of every difficult kind, and answers that reach every verdict."""

from __future__ import annotations

import random

from . import boundary_drawing, simulate
from .cell import COMPLEX, DTYPES, INTEGER, REAL, REDUCTIONS, Cell, Element
from .formats import NAN, Format, Number, decode, encode, infinity, negated, zero
from .random_numbers import moved, number_of, random_number

FLOATING = (*REAL, *COMPLEX)
KINDS = ("overflow", "cancelling", "subnormal", "zeros", "special", "mixed", "similar", "integers", "powers", "repeats",
         "any", "tiny-and-one", "thresholds", "limits")
KIND_WEIGHTS = (8, 12, 8, 4, 3, 16, 22, 8, 5, 4, 3, 4, 3, 3)
CORRECT = ("near", "mixed", "wide")
TOLERABLE = ("kahan", "flush", "flush-some", "neighbours", "neighbours-flush", "down", "up", "zero")
MISTAKES = ("lost", "doubled", "alone", "old", "ulps", "sign", "other-zero", "end", "swapped", "garbage", "outside",
            "two-lost")
MISTAKE_WEIGHTS = (3, 3, 2, 2, 6, 2, 3, 3, 2, 2, 4, 2)


def real_operands(form: Format, kind: str, count: int, product: bool, chance: random.Random) -> list[Number]:
    p, top = form.precision, form.emax
    signs = chance.choice((0, 1, None, None))

    def sign() -> int:
        return chance.randrange(2) if signs is None else signs

    if kind == "overflow":
        share = top // count if product and chance.random() < 0.7 else top
        spread = chance.choice((1, 2, 4))
        items = [random_number(form, share - chance.randrange(spread), chance, sign()) for _ in range(count)]
        if chance.random() < 0.3:
            items[0] = form.largest
        if product and share == top:
            items[1:] = [random_number(form, chance.randrange(-2, 2), chance) for _ in items[1:]]
        return items
    if kind == "subnormal":
        around = form.emin + 2
        if product and chance.random() < 0.6:
            around = form.emin // count
        return [random_number(form, around - chance.randrange(min(p + 3, 16)), chance, sign()) for _ in range(count)]
    if kind == "special":
        rest = real_operands(form, "similar", count, product, chance)
        choice = (NAN, infinity(0), infinity(1), infinity(chance.randrange(2)))
        for i in range(count):
            if chance.random() < 1.2 / count:
                rest[i] = chance.choice(choice)
        return rest
    if kind == "zeros":
        rest = real_operands(form, "similar", count, product, chance)
        return [zero(chance.randrange(2)) if chance.random() < 0.6 else x for x in rest]
    if kind == "integers":
        most = chance.choice((2, 5, 12, 1 << (p // 2)))
        return [number_of(form, sign(), chance.randrange(most + 1), 0) for _ in range(count)]
    if kind == "powers":
        spread = chance.choice((2, p, 2 * p)) if not product else max(2, min(2 * p, top // count))
        return [number_of(form, sign(), 1, chance.randrange(-spread, spread + 1)) for _ in range(count)]
    if kind == "repeats":
        x = random_number(form, chance.randrange(-3, 3) if not product else 0, chance, sign())
        return [x if chance.random() < 0.9 else negated(x) for _ in range(count)]
    if kind == "any":
        return [decode(form, chance.getrandbits(form.width)) for _ in range(count)]
    if kind == "tiny-and-one":
        one = number_of(form, sign(), 1 + chance.randrange(2), 0)
        return [one, *(random_number(form, -p + chance.randrange(-2, 3), chance, sign()) for _ in range(count - 1))] \
            if not product else [number_of(form, 0, (1 << (p - 1)) + chance.randrange(4), 1 - p) for _ in range(count)]
    if kind == "thresholds":
        choice = (form.largest, number_of(form, 0, 1, form.emin), number_of(form, 0, 1, form.quantum),
                  number_of(form, 0, 3, form.quantum), number_of(form, 0, (1 << (p - 1)) - 1, form.quantum),
                  number_of(form, 0, 1, form.emax - p), number_of(form, 0, 1, 0), number_of(form, 0, 3, -1),
                  moved(form, form.largest, -1), moved(form, number_of(form, 0, 1, form.emin), 1))
        return [chance.choice(choice)._replace(sign=sign()) for _ in range(count)]
    if kind == "limits":
        # Pairs around the limits of the type: in sums numbers that nearly cancel, in products small and large ones.
        items = []
        for _ in range(0, count, 2):
            exponent = form.emin - chance.randrange(4) if product else chance.choice((top, top, form.emin))
            first = random_number(form, exponent, chance)
            items += [first, random_number(form, top - chance.randrange(6), chance) if product
                      else moved(form, negated(first), chance.randrange(-3, 4))]
        return items[:count]
    if kind == "mixed":
        spread = p if not product else max(1, min(p, (top - 2) // (2 * count)))
        return [random_number(form, chance.randrange(-spread, spread + 1), chance, sign()) for _ in range(count)]
    if kind == "cancelling":
        items = [random_number(form, chance.choice((0, 0, 1, p)), chance) for _ in range(count)]
        if product:
            return [random_number(form, chance.choice((-2, -1, 0)), chance, sign()) for _ in range(count)]
        for i in range(1, count, 2):
            bits = max(encode(form, items[i - 1]) + chance.choice((0, 0, 1, -1, 5)), 0)
            items[i] = negated(decode(form, bits))
        if chance.random() < 0.6:
            items[-1] = random_number(form, -chance.randrange(0, p + 4), chance)
        return items
    exponent = 0 if product else chance.randrange(-4, 4)
    return [random_number(form, exponent - (product and chance.randrange(2)), chance, sign()) for _ in range(count)]


def operands(dtype: str, reduction: str, count: int, chance: random.Random) -> list[Element]:
    if dtype in INTEGER:
        return integer_operands(dtype, reduction, count, chance)
    (kind,) = chance.choices(KINDS, KIND_WEIGHTS)
    product = reduction == "mul"
    form = REAL.get(dtype) or COMPLEX[dtype]
    if dtype in REAL:
        items: list[Element] = real_operands(form, kind, count, product, chance)
    else:
        # For several products near the ends of the range, the rules say little.
        extreme = count > 2 and kind in ("subnormal", "overflow", "special", "thresholds", "any")
        if product and chance.random() < (0.88 if extreme else 0.6):
            kind = "similar"
        if product and count > 3 and chance.random() < 0.7:
            kind = "integers" if kind != "similar" else kind
        parts = [real_operands(form, kind, count, product, chance) for _ in (0, 1)]
        items = list(zip(*parts))
        if product and count == 2 and chance.random() < 0.1:
            items[1] = (items[1][0], zero())
    chance.shuffle(items)
    return items


def integer_operands(dtype: str, reduction: str, count: int, chance: random.Random) -> list[int]:
    width, is_signed = INTEGER[dtype]
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)
    small = 12 if reduction == "mul" else 50
    kind = chance.randrange(3)

    def one() -> int:
        if kind == 0:
            return chance.randint(max(low, -small), small)
        if kind == 1 or chance.random() < 0.4:
            return chance.choice((low, high, low + 1, high - 1, 1 << (width // 2), 0, 1, min(low + 2, 0)))
        return chance.randint(low, high)

    return [one() for _ in range(count)]


def count_of_updates(chance: random.Random, longest: int, few: bool) -> int:
    if longest > 20 and chance.random() < 0.04:
        most = chance.choice((40, 40, 120, 120, 400, longest))
        return chance.randint(10, min(most, longest))
    weights = (45, 30, 18, 5, 2) if few else (26, 26, 24, 15, 8, 0.5, 0.5)
    return chance.choices(range(1, len(weights) + 1), weights)[0]


def draw(chance: random.Random, dtype: str, reduction: str, longest: int = 3000) -> Cell:
    """A cell of the type and reduction with 1 to ``longest`` updates."""
    if dtype in INTEGER:
        how = chance.choice(("wrap", "saturate", "saturate-some", "mistake", "mistake"))
    elif reduction in ("max", "min"):
        items = operands(dtype, reduction, 1 + count_of_updates(chance, longest, False), chance)
        return Cell(dtype, reduction, items[0], _extreme(dtype, reduction, items, chance), tuple(items[1:]), "extreme")
    else:
        how = _how(dtype, reduction, chance)
    # Tolerable computations are tried until they differ from the plain one: otherwise they show nothing.
    for _ in range(6 if how in TOLERABLE or how.startswith("three") else 1):
        items = operands(dtype, reduction, 1 + count_of_updates(chance, longest, how not in CORRECT), chance)
        if how == "mistake":
            mistake = chance.choices(MISTAKES, MISTAKE_WEIGHTS)[0]
            return Cell(dtype, reduction, items[0], mistaken(dtype, reduction, items, mistake, chance),
                        tuple(items[1:]), mistake)
        actual = simulate.run(dtype, reduction, tuple(items), how, chance)
        if actual != simulate.run(dtype, reduction, tuple(items), "near", chance):
            break
    return Cell(dtype, reduction, items[0], actual, tuple(items[1:]), how)


def _how(dtype: str, reduction: str, chance: random.Random) -> str:
    choice = chance.random()
    of_complex = dtype in COMPLEX and reduction == "mul"
    if choice < 0.28:
        return chance.choice(CORRECT + (("fma", "annex") if of_complex else ()))
    if choice < 0.66:
        if of_complex and chance.random() < 0.6:
            return chance.choice(("three", "three-directed", "three-wide"))
        return chance.choice(TOLERABLE if reduction == "add" else TOLERABLE[1:])
    return "mistake"


def mistaken(dtype: str, reduction: str, items: list[Element], how: str, chance: random.Random) -> Element:
    def correct(some: list[Element]) -> Element:
        way = "wrap" if dtype in INTEGER else chance.choice(CORRECT)
        return simulate.run(dtype, reduction, tuple(some), way, chance)

    at = chance.randrange(1, len(items))
    if how == "lost":
        return correct(items[:at] + items[at + 1:])
    if how == "two-lost":
        return correct(items[:1] + chance.sample(items[1:], max(len(items) - 3, 0)))
    if how == "doubled":
        return correct([*items, items[at]])
    if how == "alone":
        return items[at]
    if how == "old":
        return items[0]
    if how == "swapped":
        return correct([*items[:-1], chance.choice(items)])
    if how == "garbage":
        return operands(dtype, reduction, 1 + len(items), chance)[0]
    return _altered(dtype, correct(items), how, chance)


def _altered(dtype: str, item: Element, how: str, chance: random.Random) -> Element:
    if dtype in INTEGER:
        width, is_signed = INTEGER[dtype]
        item += chance.choice((-2, -1, 1, 2))
        if how == "end":
            item = chance.choice((0, 1 << 31, 1 << 63, (1 << (width - 1)) - 1, -1))
        return simulate.wrap(item, width, is_signed)
    if dtype in COMPLEX:
        both = chance.random() < 0.3
        first = chance.randrange(2)
        return tuple(_altered_number(COMPLEX[dtype], x, how, chance) if both or i == first else x
                     for i, x in enumerate(item))
    return _altered_number(REAL[dtype], item, how, chance)


def _altered_number(form: Format, item: Number, how: str, chance: random.Random) -> Number:
    if how == "end":
        return chance.choice((infinity(item.sign), NAN, form.largest._replace(sign=item.sign), zero(item.sign),
                              infinity(1 - item.sign), number_of(form, item.sign, 1, form.quantum)))
    if how in ("sign", "other-zero") and not item.is_nan:
        if how == "other-zero" and not item.is_zero and chance.random() < 0.7:
            return zero(chance.randrange(2))
        return negated(item)
    if not item.is_finite:
        return chance.choice((NAN, infinity(0), form.largest))
    away = chance.choice((1, 1, 2, 3, 4) if how == "ulps" else (1, 2, 4, 8, 16, 64))
    bits = encode(form, item) & ((1 << (form.width - 1)) - 1)
    bits = max(bits + chance.choice((-away, away)), 0)
    return decode(form, bits | item.sign << (form.width - 1))


def _extreme(dtype: str, reduction: str, items: list[Number], chance: random.Random) -> Number:
    form = REAL[dtype]
    if chance.random() < 0.5:
        flush = [zero(chance.randrange(2)) if x.is_finite and chance.random() < 0.3 else x for x in items]
        return chance.choice(items + flush)
    numbers = [x for x in items if x.is_finite] or [zero()]
    ordered = sorted(numbers, key=lambda x: (-1 if x.sign else 1) * encode(form, x._replace(sign=0)))
    best = ordered[-1 if reduction == "max" else 0]
    if chance.random() < 0.6:
        return best
    return _altered_number(form, best, chance.choice(("ulps", "end", "sign")), chance)


def stream(count: int, seed: int, dtypes: tuple[str, ...] = DTYPES, reductions: tuple[str, ...] = (),
           longest: int = 3000) -> list[Cell]:
    """``count`` cells, the same for one seed. Half of them lie at a boundary between two verdicts, and four in ten are add and
    mul of the floating types, if they were asked for."""
    chance = random.Random(seed)
    main = [(t, r) for t in dtypes if t in FLOATING for r in ("add", "mul") if not reductions or r in reductions]
    rest = [(t, r) for t in dtypes for r in (reductions or REDUCTIONS)
            if (t, r) not in main and not (t in COMPLEX and r in ("max", "min"))]
    boundaries = boundary_drawing.choices(dtypes, reductions or REDUCTIONS, longest)
    weights = [boundary_drawing.weight(choice, boundaries) for choice in boundaries]
    cells = []
    for index in range(count):
        if index % 2 and boundaries:
            cells.append(boundary_drawing.draw_at_boundary(chance, *chance.choices(boundaries, weights)[0]))
            continue
        pairs = main if main and (not rest or index % 10) else rest
        dtype, reduction = pairs[chance.randrange(len(pairs))]
        cells.append(draw(chance, dtype, reduction, longest))
    return cells
