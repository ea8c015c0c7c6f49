"""Greedy covers: few rows that together have every point that all rows have.

Used for covering arrays (a row is a combination of factors, its points are pairs and triples of them) and for the core
(a row is a case, its points are the properties that it shows).
"""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any


def greedy_cover(
    points: Sequence[Iterable[Hashable]], cost: Callable[[int], float] = lambda row: 1,
    begun: Iterable[int] = (), weight: Callable[[Any], float] = lambda point: 1,
) -> list[int]:
    """The numbers of rows whose points together are those of all rows, in the order in which they were chosen.

    Each time the row whose new points have the greatest weight for its cost is chosen; among equals the first. ``points``
    of a row may repeat or be empty; ``begun`` are rows that are always included, and come first. The same rows always give
    the same cover.
    """
    sets = [frozenset(some) for some in points]
    chosen = list(dict.fromkeys(begun))
    open_points = frozenset[Hashable]().union(*sets).difference(*(sets[row] for row in chosen))

    def worth_of(row: int) -> float:  # the best first; fsum, because sets have no order
        return -math.fsum(map(weight, sets[row] & open_points)) / cost(row)

    heap = [(worth_of(row), row) for row in range(len(sets))]
    heapq.heapify(heap)
    while open_points:
        _, row = heapq.heappop(heap)
        worth = worth_of(row)  # can only have decreased
        if heap and (worth, row) > heap[0]:
            heapq.heappush(heap, (worth, row))
            continue
        chosen.append(row)
        open_points -= sets[row]
    return chosen


def without_needless(points: Sequence[Iterable[Hashable]], chosen: Sequence[int]) -> list[int]:
    """The chosen rows without those whose points the others cover, the last chosen tried first."""
    sets = [frozenset(some) for some in points]
    count: dict[Hashable, int] = {}
    for row in chosen:
        for point in sets[row]:
            count[point] = count.get(point, 0) + 1
    kept = list(chosen)
    for row in reversed(chosen):
        if all(count[point] > 1 for point in sets[row]):
            kept.remove(row)
            for point in sets[row]:
                count[point] -= 1
    return kept


def pick(drawn: random.Random, values: Any) -> Any:
    """One of the values. Other methods of Random may change between versions of Python."""
    return values[int(drawn.random() * len(values))]
