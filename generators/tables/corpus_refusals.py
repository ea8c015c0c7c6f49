"""The cases that should be refused: every rule of reference/interpreter/rule.h, for every operator version that has it.

Each breaks one rule and no other unless the rule cannot be broken alone. ``refusals`` has the code that the tables
share; operators that their opset lacks are in ``corpus_opsets``.
"""

from __future__ import annotations

from tables import (
    corpus_refusals_attributes, corpus_refusals_bounds, corpus_refusals_elements, corpus_refusals_nd,
    corpus_refusals_types,
)
from tables.case_writer import Case


def cases() -> list[Case]:
    """All cases of these tables."""
    return (
        corpus_refusals_attributes.cases() + corpus_refusals_types.cases() + corpus_refusals_elements.cases()
        + corpus_refusals_nd.cases() + corpus_refusals_bounds.cases()
    )
