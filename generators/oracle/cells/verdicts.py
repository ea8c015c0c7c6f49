"""Sets of verdicts that are permitted for a cell, and the rule that each came from."""

from __future__ import annotations

from typing import NamedTuple

from .cell import FAIL, PASS, SEVERITY, WARNING

Verdicts = frozenset[str]
P, W, F = frozenset({PASS}), frozenset({WARNING}), frozenset({FAIL})
PW, WF, ANY = P | W, W | F, P | W | F


class Ruling(NamedTuple):
    """The permitted verdicts, nearly always one, and the rule that decided."""

    verdicts: Verdicts
    rule: str


def worst(first: Verdicts, second: Verdicts) -> Verdicts:
    """A cell of two parts, each judged separately, has the graver verdict."""
    return frozenset(max(a, b, key=SEVERITY.__getitem__) for a in first for b in second)
