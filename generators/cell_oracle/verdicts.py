"""Sets of verdicts that the rulings permit for a cell, and the rule that each came from."""

from __future__ import annotations

from typing import NamedTuple

from .cell import FAIL, PASS, SEVERITY, WARNING

Verdicts = frozenset[str]
P, W, F = frozenset({PASS}), frozenset({WARNING}), frozenset({FAIL})
PW, WF, ANY = P | W, W | F, P | W | F
PF = P | F


class Ruling(NamedTuple):
    """What is right when the search of the cell was complete, and when only bounds were used."""

    complete: Verdicts
    incomplete: Verdicts
    rule: str
    incomplete_rule: str = ""

    def verdicts(self, complete: bool) -> Verdicts:
        return self.complete if complete else self.incomplete

    def rule_for(self, complete: bool) -> str:
        return self.rule if complete else self.incomplete_rule or self.rule


def always(verdicts: Verdicts, rule: str) -> Ruling:
    """The same however far the search went."""
    return Ruling(verdicts, verdicts, rule)


def worst(first: Verdicts, second: Verdicts) -> Verdicts:
    """A cell of two parts, each judged by itself, has the graver verdict."""
    return frozenset(max(a, b, key=SEVERITY.__getitem__) for a in first for b in second)
