"""The oracle's searches by extremes of subsets find what a listing of all orders and trees finds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from oracle.cells.drawing import KINDS, real_operands
from oracle.cells.formats import (
    DOWN, LADDERS, NEAREST, UP, Format, Number, below_normal, exact_product, exact_sum, round_number, value,
    zero,
)
from oracle.cells.products import ProductSearch, magnitude
from oracle.cells.sums import SumSearch


def splits(items: tuple) -> Iterator[tuple[tuple, tuple]]:
    for mask in range(1, 1 << (len(items) - 1)):
        yield (tuple(x for i, x in enumerate(items) if not mask >> i & 1),
               tuple(x for i, x in enumerate(items) if mask >> i & 1))


def permitted(form: Format, items: tuple[Number, ...], operate) -> list[Number]:
    """All values of all trees, each step in any type of the ladder and then again in any narrower one."""
    if len(items) == 1:
        return list(items)
    found = {}
    for left, right in splits(items):
        for a in permitted(form, left, operate):
            for b in permitted(form, right, operate):
                exact = operate(a, b)
                for wide in LADDERS[form]:
                    once = round_number(exact, wide)
                    for narrow in LADDERS[form][: LADDERS[form].index(wide) + 1]:
                        twice = round_number(once, narrow)
                        found[tuple(twice) if not twice.is_finite else value(twice)] = twice
    return list(found.values())


def relaxed(form: Format, items: tuple[Number, ...], operate) -> list[Number]:
    """The same with every step to either neighbour and everything subnormal flushed or not."""
    return relaxed_steps(form, items, operate, lambda exact: [
        *(round_number(exact, wide, mode) for wide in LADDERS[form] for mode in (DOWN, UP)),
        *([zero()] if below_normal(form, exact) else [])])


def in_direction(form: Format, items: tuple[Number, ...], operate, mode: str) -> list[Number]:
    """The same with every step in one direction, and zero or the least normal number instead of any subnormal one."""
    def step(exact: Number) -> list[Number]:
        raised = [zero() if exact.sign == (mode == UP) else Number(0, exact.sign, 1, form.emin)]
        return raised if below_normal(form, exact) else [round_number(exact, form, mode)]

    return relaxed_steps(form, items, operate, step)


def relaxed_steps(form: Format, items: tuple[Number, ...], operate, step) -> list[Number]:
    if len(items) == 1:
        return [items[0], zero()] if below_normal(form, items[0]) else [items[0]]
    found = {}
    for left, right in splits(items):
        for a in relaxed_steps(form, left, operate, step):
            for b in relaxed_steps(form, right, operate, step):
                for item in step(operate(a, b)):
                    found[tuple(item) if not item.is_finite else value(item)] = item
    return list(found.values())


def in_type(form: Format, items: list[Number], modes: tuple[str, ...]) -> list[Number]:
    found = []
    for item in items:
        for wide in LADDERS[form]:
            found += [round_number(round_number(item, wide, mode), form, mode) for mode in modes]
    return found


@pytest.mark.parametrize("form", list(LADDERS))
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "special"])
def test_the_search_of_sums_agrees_with_a_listing_of_all_trees(form: Format, kind: str) -> None:
    chance = random.Random(f"sums {form.name} {kind}")
    for count in (2, 3, 3, 3):
        items = tuple(x for x in real_operands(form, kind, count, False, chance) if x.is_finite)
        if len(items) < 2:
            continue
        search = SumSearch(form, items)
        found, known = search.final_permitted(search.permitted()[-1])
        listed = in_type(form, permitted(form, items, exact_sum), (NEAREST,))
        finite = [search.integer(x) for x in listed if x.is_finite]
        assert (found.plus, found.minus, found.nan) == flags(listed)
        if not known:
            ends = search.permitted_values(10**9)
            assert ends == set(finite)
        elif finite:
            assert (found.low, found.high) == (min(finite), max(finite))
        else:
            assert found.low is None
        reach = search.final_relaxed(search.relaxed()[-1])
        listed = in_type(form, relaxed(form, items, exact_sum), (DOWN, UP))
        finite = [search.integer(x) for x in listed if x.is_finite]
        assert (reach.plus, reach.minus, reach.nan) == flags(listed)
        low, high = min(finite), max(finite)
        # A last conversion may also flush a subnormal result.
        assert (min(low, 0) if 0 < low < search.tiny else low) == reach.low
        assert (max(high, 0) if -search.tiny < high < 0 else high) == reach.high


def flags(listed: list[Number]) -> tuple[bool, bool, bool]:
    return (any(x.is_infinite and not x.sign for x in listed), any(x.is_infinite and x.sign for x in listed),
            any(x.is_nan for x in listed))


@pytest.mark.parametrize("form", list(LADDERS))
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "special"])
def test_the_search_of_products_agrees_with_a_listing_of_all_trees(form: Format, kind: str) -> None:
    chance = random.Random(f"products {form.name} {kind}")
    for count in (2, 3, 3, 3):
        items = tuple(x for x in real_operands(form, kind, count, True, chance) if x.is_finite)
        if len(items) < 2:
            continue
        search = ProductSearch(form, items)
        found, known = search.final_permitted(search.permitted()[-1])
        listed = in_type(form, permitted(form, items, exact_product), (NEAREST,))
        finite = [magnitude(x.m, x.e) for x in listed if x.is_finite]
        assert (found.infinite, found.nan) == (any(x.is_infinite for x in listed), any(x.is_nan for x in listed))
        if not known:
            assert search.permitted_values(10**9) == set(finite)
        elif finite:
            assert (found.low, found.high) == (min(finite), max(finite))
        else:
            assert found.low is None
        reach = search.final_relaxed(search.relaxed()[-1])
        listed = in_type(form, relaxed(form, items, exact_product), (DOWN, UP))
        finite = [magnitude(x.m, x.e) for x in listed if x.is_finite]
        assert (reach.infinite, reach.nan) == (any(x.is_infinite for x in listed), any(x.is_nan for x in listed))
        assert reach.low == min(finite)
        assert reach.high == max(finite)


@pytest.mark.parametrize("mode", [DOWN, UP])
@pytest.mark.parametrize("form", list(LADDERS))
@pytest.mark.parametrize("kind", ["subnormal", "tiny-and-one", "mixed", "limits"])
def test_one_direction_without_subnormal_numbers_agrees_with_a_listing(form: Format, kind: str, mode: str) -> None:
    chance = random.Random(f"one direction {form.name} {kind}")
    for count in (2, 2, 3, 3, 4):
        items = tuple(real_operands(form, kind, count, False, chance))
        search = SumSearch(form, items)
        listed = {search.integer(x) for x in in_direction(form, items, exact_sum, mode) if x.is_finite}
        if kind != "limits":
            assert search.one_direction(mode)[:2] == (min(listed), max(listed))
        items = tuple(real_operands(form, kind, count, True, chance))
        listed = {magnitude(x.m, x.e) for x in in_direction(form, items, exact_product, mode) if x.is_finite and x.m}
        assert listed == {x for group in ProductSearch(form, items).one_direction(mode) for x in group}
