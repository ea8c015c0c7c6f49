"""The core of the corpus: small, and with every statement of the whole."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from axes import arithmetic, core, faults, siblings
from axes.axis import Axis
from axes.coverage import AXES, covered
from tables.case_writer import Case
from tables.rows import reduction_of


ROOT = Path(__file__).resolve().parents[2]


def clauses_of(cases: list[Case]) -> set[tuple[str, str, str]]:
    return {(case.operator, clause, data_set.expect)
            for case in cases for data_set in case.data_sets for clause in data_set.clauses}


def bugs_of(cases: list[Case]) -> set[tuple[str, str]]:
    return {(case.operator, bug) for case in cases for bug in case.bugs}


def test_the_core_is_small(core_cases: list[Case]) -> None:
    assert sum(len(case.data_sets) for case in core_cases) <= core.MOST


def test_the_core_has_every_clause_of_every_operator_with_each_of_its_expectations(
    corpus: list[Case], core_cases: list[Case],
) -> None:
    assert clauses_of(corpus) - clauses_of(core_cases) == set()


def kinds_of(cases: list[Case], clause: str) -> set[str]:
    return {core.kind_of_breach(case) for case in cases for data_set in case.data_sets
            if data_set.expect == "refuse" and clause in data_set.clauses}


def test_the_core_has_refusals_of_many_kinds_of_every_clause(corpus: list[Case], core_cases: list[Case]) -> None:
    clauses = {clause for _, clause, expect in clauses_of(corpus) if expect == "refuse"}
    assert len(clauses) > 10
    for clause in clauses:
        assert len(kinds_of(core_cases, clause)) >= min(core.OF_EACH_CLAUSE, len(kinds_of(corpus, clause))), clause


def test_the_core_shows_every_mistake_of_computing_that_a_case_shows(corpus: list[Case], core_cases: list[Case]) -> None:
    def shown(cases: list[Case]) -> set[tuple[str, ...]]:
        return {point for case in cases for data_set in case.data_sets for point in arithmetic.shown(case, data_set)}

    assert len(shown(corpus)) > 200
    assert shown(corpus) - shown(core_cases) == set()


def test_the_vectors_show_every_mistake_of_computing_but_a_few(corpus: list[Case]) -> None:
    core = json.loads((ROOT / "vectors/core.json").read_text("utf-8"))
    ids = {test["id"] for group in core["groups"] for test in group["tests"]}
    points = [(point, f"{case.id}#{number}" in ids or len(case.data_sets) == 1 and case.id in ids) for case in corpus
              for number, data_set in enumerate(case.data_sets) for point in arithmetic.shown(case, data_set)]
    found = {point for point, is_vector in points if is_vector}
    assert len({point for point, _ in points} - found) < 5


def test_a_refusal_of_the_core_has_a_sibling_of_its_type_and_reduction_in_the_core(
    corpus: list[Case], core_cases: list[Case],
) -> None:
    def keys(cases: list[Case], wanted: str) -> set[tuple[str, str, str]]:
        return {siblings.likeness(case, data_set) for case in cases for data_set in case.data_sets
                if (data_set.expect == "refuse" if wanted == "refuse" else siblings.is_plain(case, data_set))}

    possible = keys(core_cases, "refuse") & keys(corpus, "plain")
    assert possible - keys(core_cases, "plain") == set()


def test_the_core_has_every_class_of_bugs_of_every_operator(
    corpus: list[Case], core_cases: list[Case],
) -> None:
    assert bugs_of(corpus) - bugs_of(core_cases) == set()


def test_the_core_has_every_reduction_of_every_operator_version(corpus: list[Case], core_cases: list[Case]) -> None:
    assert reductions_of(corpus) - reductions_of(core_cases) == set()


def reductions_of(cases: list[Case]) -> set[tuple[str, str]]:
    return {(case.group, reduction_of(case)) for case in cases
            if any(data_set.expect == "exact" for data_set in case.data_sets)}


def test_the_core_shows_every_fault_that_a_case_shows_in_every_type(corpus: list[Case], core_cases: list[Case]) -> None:
    def shown(cases: list[Case]) -> set[tuple[str, ...]]:
        return {point for case in cases for data_set in case.data_sets for point in faults.shown(case, data_set)}

    assert shown(corpus) - shown(core_cases) == set()


@pytest.mark.parametrize("size", ["4 bytes", "8 bytes", "string"])
def test_the_core_has_offsets_beyond_16_bits_of_every_size_of_elements(size: str, core_cases: list[Case]) -> None:
    found = covered(core_cases, [axis for axis in AXES if axis.name == "offsets-beyond-16-bits"])["offsets-beyond-16-bits"]
    assert any(f" {size}: " in point for point in found)


@pytest.mark.parametrize("axis", AXES, ids=lambda axis: axis.name)
def test_the_core_has_points_of_the_axis(axis: Axis, core_cases: list[Case]) -> None:
    found = covered(core_cases, [axis])[axis.name] & axis.required
    assert len(found) >= min(core.OF_EACH_AXIS, len(axis.required))
