"""The pattern of a list of places, and where the list deviates from it, determined from the numbers alone."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

PLACES = ("early", "middle", "near-the-end", "last")
# Patterns of one step: a list that deviates from one of these at its end may still be sorted.
_STEADY = ("constant", "identity", "range", "strided")
# Shorter lists match too many patterns.
_LEAST = 60


def pattern_of(line: np.ndarray) -> tuple[str, str] | None:
    """The name of a pattern and "whole", or the one place at which a list deviates from it; None for no pattern."""
    if len(line) < _LEAST:
        return None
    positions = np.arange(len(line))
    name = _follows(positions, line, len(line))
    nearly = _nearly(positions, line) if name in (None, "sorted", "sorted-repeats") else None
    if name and (nearly is None or nearly[0] not in _STEADY):
        return name, "whole"
    return nearly


def _nearly(positions: np.ndarray, line: np.ndarray) -> tuple[str, str] | None:
    for place, position in _candidates(len(line)):
        kept = positions != position
        name = _follows(positions[kept], line[kept], len(line))
        if name:
            return name, place
    return None


def _candidates(length: int) -> Iterator[tuple[str, int]]:
    yield "last", length - 1
    yield from (("near-the-end", length - back) for back in range(2, 9))
    yield from (("early", position) for position in range(8))
    yield from (("middle", length // 2 + step) for step in (-1, 0, 1))


def _follows(positions: np.ndarray, line: np.ndarray, length: int) -> str | None:
    """The pattern of the numbers at these positions of a list; one position may be left out."""
    steps, gaps = np.diff(line), np.diff(positions)
    if (steps == 0).all():
        return "constant"
    if (line == positions).all():
        return "identity"
    if (steps == gaps).all():
        return "range"
    if (steps == steps[0] * gaps).all() and steps[0] > 1:
        return "strided"
    if (steps == -gaps).all():
        return "reversed"
    if (steps >= 0).all():
        return "sorted" if (steps > 0).all() else "sorted-repeats"
    if len(set(line.tolist())) < len(line) or line.max() >= length:
        return None
    return "blocks" if (steps == 1).mean() > 0.8 else "permutation"
