"""The part of the grid, of geometry and of values that belongs to the core: small, and with every statement
that the whole has."""

from __future__ import annotations

from typing import Any

import pytest

import corpus_geometry_elements
import corpus_geometry_tuples
import corpus_grid
import corpus_values_integers
import corpus_values_rounding
import corpus_values_special
import corpus_values_texts
from case_writer import Case

TABLES = (
    corpus_grid, corpus_geometry_elements, corpus_geometry_tuples, corpus_values_special,
    corpus_values_rounding, corpus_values_integers, corpus_values_texts,
)
CASES = [case for table in TABLES for case in table.cases()]
CORE = [case for case in CASES if case.tier == "core"]


def clauses_of(cases: list[Case]) -> set[tuple[str, str]]:
    return {(case.operator, clause) for case in cases for data_set in case.data_sets
            for clause in data_set.clauses}


def bugs_of(cases: list[Case]) -> set[tuple[str, str]]:
    return {(case.operator, bug) for case in cases for bug in case.bugs}


def test_the_core_is_small() -> None:
    assert sum(len(case.data_sets) for case in CORE) <= 250


def test_the_core_has_every_operator_version() -> None:
    assert {case.group for case in CORE} == {case.group for case in CASES}


def test_the_core_has_every_clause_of_every_operator_that_the_whole_has() -> None:
    assert clauses_of(CASES) - clauses_of(CORE) == set()


def test_the_core_has_every_class_of_bugs_that_the_whole_has_for_an_operator() -> None:
    assert bugs_of(CASES) - bugs_of(CORE) == set()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.TABLE)
def test_every_name_in_a_core_is_a_case(table: Any) -> None:
    newest = getattr(table, "NEWEST", "ScatterElements-18")
    ids = {case.id for case in table.cases()}
    unknown = {name for name in table.CORE if name not in ids and f"{newest}/{name}" not in ids}
    assert unknown == set()
