"""Each cell of the tables of fingerprints states what an implementation does at the points of a column."""

from __future__ import annotations

import pytest

import fingerprint_tables
from fingerprint_tables import Column, Group
from published_fixture import case, entry

NEGATIVE = Column("negative", ("ScatterND",), "index-negative")
SUMS = Column("sums", ("ScatterElements", "ScatterND"), "reduction-order", reduction="add")
ABOUT = case("a", clauses=["ScatterND.index-negative"])


def point(clause: str, *policies: tuple[str, int], severity: str = "observation", **members: str) -> dict:
    """A point with policies, given as pairs of name and number of cases."""
    return {
        "clause": clause,
        "level": "any",
        **members,
        "policies": [
            {"policy": policy, "severity": severity, "cases": cases, "example": "x"}
            for policy, cases in policies
        ],
    }


def test_a_single_policy_has_no_count():
    assert (
        fingerprint_tables.cell(NEGATIVE, [point("ScatterND-9.index-negative", ("wrapped", 3))], [])
        == "wrapped"
    )


def test_versions_are_one_point_and_the_most_frequent_policy_comes_first():
    points = [
        point("ScatterND-16.index-negative", ("a", 1), ("b", 2)),
        point("ScatterND-18.index-negative", ("a", 3)),
    ]
    assert fingerprint_tables.cell(NEGATIVE, points, []) == "a (4); b (2)"


def test_deviations_are_highlighted():
    points = [
        point("ScatterND-18.index-negative", ("f", 2), severity="failure"),
        point("ScatterND-16.index-negative", ("w", 1), severity="warning"),
    ]
    assert fingerprint_tables.cell(NEGATIVE, points, []) == "**f** (2); *w* (1)"


def test_other_clauses_operators_questions_and_reductions_do_not_count():
    column = Column("x", ("ScatterND",), "nan-order", point="NaN in data", reduction="max")
    wanted = {"point": "NaN in data", "reduction": "max"}
    points = [
        point("ScatterND-18.nan", ("a", 1), **wanted),
        point("ScatterElements-18.nan-order", ("b", 1), **wanted),
        point("ScatterND-18.nan-order", ("c", 1), **{**wanted, "point": "other"}),
        point("ScatterND-18.nan-order", ("d", 1), **{**wanted, "reduction": "min"}),
        point("ScatterND-18.nan-order", ("e", 1), **wanted),
    ]
    assert fingerprint_tables.cell(column, points, []) == "e"


def test_a_point_of_no_reduction_is_in_no_column_of_one():
    points = [point("ScatterND-18.reduction-order", ("in order", 1))]
    assert fingerprint_tables.cell(SUMS, points, []) == fingerprint_tables.NOTHING


def test_policies_that_depend_on_the_element_type_are_listed_with_it():
    points = [
        point("ScatterND-18.reduction-order", ("in order", 9), reduction="add", dtype="float"),
        point("ScatterElements-18.reduction-order", ("in order", 9), reduction="add", dtype="double"),
        point("ScatterND-18.reduction-order", ("wider", 3), reduction="add", dtype="float16"),
    ]
    assert fingerprint_tables.cell(SUMS, points, []) == "in order (double, float); wider (float16)"


def test_many_policies_are_cut():
    points = [point("ScatterND-18.index-negative", *((name, 1) for name in "abcdef"))]
    assert fingerprint_tables.cell(NEGATIVE, points, []) == "a (1); b (1); c (1); d (1); and 2 more"


def test_without_deviations_cases_about_the_clause_that_pass_say_so():
    assert fingerprint_tables.cell(NEGATIVE, [], [ABOUT]) == "as the text says"


def test_deviations_are_listed_with_the_number_of_other_cases():
    failing = {**ABOUT, "verdict": "fail", "failures": [entry()]}
    points = [point("ScatterND-18.index-negative", ("refused", 1), severity="failure")]
    assert (
        fingerprint_tables.cell(NEGATIVE, points, [ABOUT, ABOUT, failing])
        == "as the text says (2); **refused** (1)"
    )


@pytest.mark.parametrize("verdict", ["crash", "timeout", "memory"])
def test_a_case_about_the_clause_without_an_answer_is_listed(verdict):
    dead = {**ABOUT, "verdict": verdict, "failures": [entry("ScatterND-18.memory-safety", verdict)]}
    points = [point("ScatterND-18.index-negative", ("wrapped", 2))]
    assert fingerprint_tables.cell(NEGATIVE, points, [dead]) == f"wrapped (2); **{verdict}** (1)"


def test_a_refused_valid_case_about_the_clause_is_listed():
    refused = {**ABOUT, "verdict": "fail", "failures": [entry("ScatterND-18.accepts-valid", "refused")]}
    wrong = {**ABOUT, "verdict": "fail", "failures": [entry("ScatterND-18.output-type", "another")]}
    assert fingerprint_tables.cell(NEGATIVE, [], [refused, wrong]) == "**refused**"


def test_cases_without_a_policy_do_not_count_for_a_question_with_policies():
    column = Column("NaN in data", ("ScatterND",), "index-negative", point="NaN in data")
    dead = {**ABOUT, "verdict": "crash", "failures": [entry("ScatterND-18.memory-safety", "crash")]}
    shown = point("ScatterND-18.index-negative", ("NaN wins", 1), point="NaN in data")
    assert fingerprint_tables.cell(column, [shown], [dead]) == "NaN wins"
    assert fingerprint_tables.cell(column, [], [dead]) == "**crash**"


def test_cases_without_a_policy_are_not_listed_if_there_is_a_choice():
    points = [point("ScatterND-18.index-negative", ("wrapped", 1))]
    assert fingerprint_tables.cell(NEGATIVE, points, [ABOUT]) == "wrapped"


def test_cases_with_another_reduction_do_not_count_for_a_column_with_a_reduction():
    sums, products = (
        case("a", clauses=["ScatterND.reduction-order"], reduction=name) for name in ("add", "mul")
    )
    assert fingerprint_tables.cell(SUMS, [], [products]) == fingerprint_tables.NOTHING
    assert fingerprint_tables.cell(SUMS, [], [sums]) == "as the text says"


def test_a_cell_without_cases_is_empty():
    cases = [
        {**ABOUT, "verdict": "unsupported"},
        {**ABOUT, "compared": False},
        {**ABOUT, "clauses": ["ScatterND.target"]},
        {**ABOUT, "warnings": [entry()]},
        case("no clauses"),
    ]
    assert fingerprint_tables.cell(NEGATIVE, [], cases) == fingerprint_tables.NOTHING


def test_each_implementation_is_a_row_of_the_table():
    class One:
        name = "backend"
        fingerprint = {"points": [point("ScatterND-18.index-negative", ("a|b", 1))]}
        default = type("Results", (), {"cases": ()})

    text = fingerprint_tables.table(Group("Bounds", "?", (NEGATIVE,)), [One])
    assert text.splitlines() == ["| implementation | negative |", "| --- | --- |", "| backend | a\\|b |"]
