"""Each cell of the tables of choices states what an implementation does at the points of a column."""

from __future__ import annotations

import pytest

import choice_tables
from choice_tables import Column, Group
from published_fixture import case, entry
from result_files import ENDED

NEGATIVE = Column("negative", ("ScatterND",), "index-negative")
SUMS = Column("sums", ("ScatterElements", "ScatterND"), "reduction-order", reduction="add")
ABOUT = case("a", clauses=["ScatterND.index-negative"])


def shown(clause: str, *policies: tuple[str, int], kind: str = "observations", **members: str) -> list[dict]:
    """Cases that show policies of a clause, given as pairs of name and number of cases."""
    of_entry = {name: members.pop(name) for name in ("point",) if name in members}
    return [
        case("x", **{kind: [{**entry(clause, policy, "any"), **of_entry}]}, **members)
        for policy, count in policies
        for _ in range(count)
    ]


def test_a_single_policy_has_no_count():
    assert choice_tables.cell(NEGATIVE, shown("ScatterND-9.index-negative", ("wrapped", 3))) == "wrapped"


def test_versions_are_one_point_and_the_most_frequent_policy_comes_first():
    cases = [
        *shown("ScatterND-16.index-negative", ("a", 1), ("b", 2)),
        *shown("ScatterND-18.index-negative", ("a", 3)),
    ]
    assert choice_tables.cell(NEGATIVE, cases) == "a (4); b (2)"


def test_deviations_are_highlighted():
    cases = [
        *shown("ScatterND-18.index-negative", ("f", 2), kind="failures"),
        *shown("ScatterND-16.index-negative", ("w", 1), kind="warnings"),
    ]
    assert choice_tables.cell(NEGATIVE, cases) == "**f** (2); *w* (1)"


def test_other_clauses_operators_questions_and_reductions_do_not_count():
    column = Column("x", ("ScatterND",), "nan-order", point="NaN in data", reduction="max")
    wanted = {"point": "NaN in data", "reduction": "max"}
    cases = [
        *shown("ScatterND-18.nan", ("a", 1), **wanted),
        *shown("ScatterElements-18.nan-order", ("b", 1), **wanted),
        *shown("ScatterND-18.nan-order", ("c", 1), **{**wanted, "point": "other"}),
        *shown("ScatterND-18.nan-order", ("d", 1), **{**wanted, "reduction": "min"}),
        *shown("ScatterND-18.nan-order", ("e", 1), **wanted),
    ]
    assert choice_tables.cell(column, cases) == "e"


def test_a_point_of_no_reduction_is_in_no_column_of_one():
    cases = shown("ScatterND-18.reduction-order", ("in order", 1))
    assert choice_tables.cell(SUMS, cases) == choice_tables.NOTHING


def test_policies_that_depend_on_the_element_type_are_listed_with_it():
    cases = [
        *shown("ScatterND-18.reduction-order", ("in order", 9), reduction="add", dtype="float"),
        *shown("ScatterElements-18.reduction-order", ("in order", 9), reduction="add", dtype="double"),
        *shown("ScatterND-18.reduction-order", ("wider", 3), reduction="add", dtype="float16"),
    ]
    assert choice_tables.cell(SUMS, cases) == "in order (double, float); wider (float16)"


def test_many_policies_are_cut():
    cases = shown("ScatterND-18.index-negative", *((name, 1) for name in "abcdef"))
    assert choice_tables.cell(NEGATIVE, cases) == "a (1); b (1); c (1); d (1); and 2 more"


def test_without_deviations_cases_about_the_clause_that_pass_say_so():
    assert choice_tables.cell(NEGATIVE, [ABOUT]) == "as the text says"


def test_deviations_are_listed_with_the_number_of_other_cases():
    failing = {**ABOUT, "verdict": "fail", "failures": [entry()]}
    assert choice_tables.cell(NEGATIVE, [ABOUT, ABOUT, failing]) == "as the text says (2); **refused** (1)"


@pytest.mark.parametrize("verdict", ENDED)
def test_a_case_about_the_clause_without_an_answer_is_listed(verdict):
    dead = {**ABOUT, "verdict": verdict, "failures": [entry("ScatterND-18.memory-safety", verdict)]}
    cases = shown("ScatterND-18.index-negative", ("wrapped", 2))
    assert choice_tables.cell(NEGATIVE, [*cases, dead]) == f"wrapped (2); **{verdict}** (1)"


def test_a_refused_valid_case_about_the_clause_is_listed():
    refused = {**ABOUT, "verdict": "fail", "failures": [entry("ScatterND-18.accepts-valid", "refused")]}
    wrong = {**ABOUT, "verdict": "fail", "failures": [entry("ScatterND-18.output-type", "another")]}
    assert choice_tables.cell(NEGATIVE, [refused, wrong]) == "**refused**"


def test_cases_without_a_policy_do_not_count_for_a_question_with_policies():
    column = Column("NaN in data", ("ScatterND",), "index-negative", point="NaN in data")
    dead = {**ABOUT, "verdict": "crash", "failures": [entry("ScatterND-18.memory-safety", "crash")]}
    cases = shown("ScatterND-18.index-negative", ("NaN wins", 1), point="NaN in data")
    assert choice_tables.cell(column, [*cases, dead]) == "NaN wins"
    assert choice_tables.cell(column, [dead]) == "**crash**"


def test_cases_without_a_policy_are_not_listed_if_there_is_a_choice():
    cases = shown("ScatterND-18.index-negative", ("wrapped", 1))
    assert choice_tables.cell(NEGATIVE, [*cases, ABOUT]) == "wrapped"


def test_cases_with_another_reduction_do_not_count_for_a_column_with_a_reduction():
    sums, products = (
        case("a", clauses=["ScatterND.reduction-order"], reduction=name) for name in ("add", "mul")
    )
    assert choice_tables.cell(SUMS, [products]) == choice_tables.NOTHING
    assert choice_tables.cell(SUMS, [sums]) == "as the text says"


def test_a_cell_without_cases_is_empty():
    cases = [
        {**ABOUT, "verdict": "unsupported"},
        {**ABOUT, "compared": False},
        {**ABOUT, "clauses": ["ScatterND.target"]},
        case("no clauses"),
    ]
    assert choice_tables.cell(NEGATIVE, cases) == choice_tables.NOTHING


def test_each_implementation_is_a_row_of_the_table():
    class One:
        name = "backend"
        default = type("Results", (), {"cases": shown("ScatterND-18.index-negative", ("a|b", 1))})

    text = choice_tables.table(Group("Bounds", "?", (NEGATIVE,)), [One])
    assert text.splitlines() == ["| implementation | negative |", "| --- | --- |", "| backend | a\\|b |"]
