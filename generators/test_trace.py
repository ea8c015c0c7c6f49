"""Every clause leads to code and to cases, and missing links are noticed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import archives
import clauses
import generate
import trace
from trace import Mark, Project, Use

COMPLETE = Project(
    clauses={"Scatter.target": (9,), "ScatterND.target": (18,), "ScatterND.slice": (18,),
             "ScatterND.index-bounds": (18,)},
    rules=("index-bounds",),
    bugs=("OOB", "KSLICE"),
    versions=("Scatter-9", "ScatterND-18"),
    marks=(
        Mark("reference/interpreter/scatter_elements.c", 7, "target"),
        Mark("reference/interpreter/scatter_nd.c", 8, "target"),
        Mark("reference/interpreter/scatter_nd.c", 9, "slice"),
        Mark("runner/judge/judge.c", 3, "index-bounds"),
    ),
    uses=(
        Use("Scatter-9/plain", "core", ("Scatter.target",), ()),
        Use("ScatterND-18/slices", "core", ("ScatterND.target", "ScatterND.slice"), ("KSLICE",)),
        Use("ScatterND-18/outside", "core", ("ScatterND.index-bounds",), ("OOB",)),
        Use("ScatterND-18/large", "full", ("ScatterND.target",), ()),
    ),
)


def without_use(case: str) -> Project:
    return replace(COMPLETE, uses=tuple(use for use in COMPLETE.uses if use.case != case))


def with_tier(case: str, tier: str) -> Project:
    return replace(COMPLETE, uses=tuple(replace(use, tier=tier) if use.case == case else use
                                        for use in COMPLETE.uses))


def test_the_project_is_complete_and_its_table_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    status = trace.main(["--check"])
    assert (status, capsys.readouterr().out.splitlines()[:-1]) == (0, [])


def test_a_complete_project_has_no_problems() -> None:
    assert trace.problems(COMPLETE) == []


def test_a_clause_without_a_case_is_a_problem() -> None:
    without = replace(COMPLETE, uses=(*COMPLETE.uses[:1], COMPLETE.uses[2], replace(
        COMPLETE.uses[1], clauses=("ScatterND.slice",))))
    assert trace.problems(without) == ["ScatterND.target: no case is about it"]


def test_a_clause_about_declarations_needs_a_mark_but_no_case() -> None:
    name = "claimed-then-refused"
    wider = replace(COMPLETE, clauses=COMPLETE.clauses | {f"ScatterND.{name}": (18,)})
    assert trace.problems(wider) == [f"ScatterND.{name}: no mark in the C code names it"]
    marked = replace(wider, marks=(*wider.marks, Mark("runner/judge/judge.c", 4, name)))
    assert trace.problems(marked) == []


def test_a_clause_of_one_operator_is_not_shown_by_the_cases_of_another() -> None:
    assert "Scatter.target: no case is about it" in trace.problems(without_use("Scatter-9/plain"))


def test_a_version_of_a_clause_without_a_case_is_a_problem() -> None:
    wider = replace(COMPLETE, clauses=COMPLETE.clauses | {"ScatterND.slice": (16, 18)})
    assert trace.problems(wider) == ["ScatterND-16.slice: no case is about it"]


def test_a_case_of_an_operator_that_its_opset_lacks_is_about_all_versions() -> None:
    uses = (*COMPLETE.uses, Use("absent/scatter-8", "core", ("Scatter.target",), ()))
    wider = replace(COMPLETE, clauses=COMPLETE.clauses | {"Scatter.target": (9, 11)}, uses=uses)
    assert trace.problems(wider) == []


def test_a_clause_without_a_core_case_is_a_problem() -> None:
    assert "ScatterND.slice: no core case is about it" in trace.problems(
        with_tier("ScatterND-18/slices", "full"))


def test_a_class_of_bugs_without_a_case_is_a_problem() -> None:
    assert "class OOB: no case is about it" in trace.problems(without_use("ScatterND-18/outside"))


def test_a_class_of_bugs_without_a_core_case_is_a_problem() -> None:
    assert "class OOB: no core case is about it" in trace.problems(with_tier("ScatterND-18/outside", "full"))


def test_an_operator_version_without_a_core_case_is_a_problem() -> None:
    assert "Scatter-9: no core case is about it" in trace.problems(with_tier("Scatter-9/plain", "full"))


def test_a_clause_without_a_mark_is_a_problem() -> None:
    unmarked = replace(COMPLETE, marks=COMPLETE.marks[:3])
    assert trace.problems(unmarked) == ["ScatterND.index-bounds: no mark in the C code names it"]


def test_a_mark_in_a_file_about_one_operator_is_about_that_operator_only() -> None:
    elsewhere = replace(COMPLETE, marks=COMPLETE.marks[1:])
    assert trace.problems(elsewhere) == ["Scatter.target: no mark in the C code names it"]


def test_a_mark_that_names_no_clause_is_a_problem() -> None:
    marks = (*COMPLETE.marks, Mark("runner/judge/judge.c", 12, "tagret"))
    assert trace.problems(replace(COMPLETE, marks=marks)) == [
        "runner/judge/judge.c:12: there is no clause 'tagret'"]


def test_a_mark_that_names_a_clause_of_another_operator_is_a_problem() -> None:
    marks = (*COMPLETE.marks, Mark("reference/interpreter/scatter_elements.c", 5, "slice"))
    assert trace.problems(replace(COMPLETE, marks=marks)) == [
        "reference/interpreter/scatter_elements.c:5: there is no clause 'slice'"]


def test_a_case_that_names_no_clause_is_a_problem() -> None:
    uses = (*COMPLETE.uses, Use("Scatter-9/odd", "full", ("Scatter.slice",), ()))
    assert trace.problems(replace(COMPLETE, uses=uses)) == ["Scatter-9/odd: there is no clause Scatter.slice"]


def test_a_rule_without_a_clause_is_a_problem() -> None:
    assert trace.problems(replace(COMPLETE, rules=("index-bounds", "data-rank"))) == [
        "reference/interpreter/node.h: the rule data-rank has no clause"]


def test_rules_are_read_from_the_table_of_the_header() -> None:
    header = '#define TABLE(X) X(DATA_RANK, "data-rank", "a") X(B, "b-2", "c")\nenum rule {X(D, "d", "e")'
    assert trace.rule_codes(header) == ["data-rank", "b-2"]


def test_a_mark_may_name_several_clauses() -> None:
    text = "int a;\n    /* clause: target, index-negative */\n"
    assert list(trace.marks_in("runner/judge/judge.c", text)) == [
        Mark("runner/judge/judge.c", 2, "target"), Mark("runner/judge/judge.c", 2, "index-negative")]


def test_a_comment_that_mentions_a_clause_is_not_a_mark() -> None:
    assert list(trace.marks_in("runner/judge/judge.c", "/* The clause: whichever it is. */")) == []


def test_every_data_set_of_a_description_counts() -> None:
    description = {"id": "Scatter-9/a", "tier": "core", "bugs": ["OOB"], "data_sets": [
        {"clauses": ["Scatter.axis"]}, {"clauses": ["Scatter.target"]}]}
    assert list(trace.uses_in(description)) == [
        Use("Scatter-9/a", "core", ("Scatter.axis",), ("OOB",)),
        Use("Scatter-9/a", "core", ("Scatter.target",), ("OOB",))]


def test_the_table_says_for_each_clause_where_it_is_and_what_shows_it() -> None:
    assert "| slice | `reference/interpreter/scatter_nd.c` | 1: `ScatterND-18/slices` | none yet |" in trace.table(
        COMPLETE).splitlines()


def test_examples_of_the_table_are_core_cases_that_are_about_little_else() -> None:
    examples = "`ScatterND-18/slices`, `ScatterND-18/large`"
    assert f"| target | `reference/interpreter/scatter_nd.c` | 2: {examples} | none yet |" in trace.table(
        COMPLETE).splitlines()


def test_the_table_has_every_class_of_bugs() -> None:
    assert "| OOB | 1: `ScatterND-18/outside` | none yet |" in trace.table(COMPLETE).splitlines()


def test_a_table_that_differs_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace.main(["--cases", str(tmp_path)])
    (tmp_path / trace.README).write_text("edited")
    capsys.readouterr()
    trace.main(["--check", "--cases", str(tmp_path)])
    assert f"{tmp_path / trace.README}: differs" in capsys.readouterr().out


def test_without_cases_there_is_a_complaint_about_every_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = trace.main(["--cases", str(tmp_path)])
    complaints = [line for line in capsys.readouterr().out.splitlines() if "no case is about it" in line]
    count = sum(clause["name"] not in trace.WITHOUT_CASES
                for document in clauses.load() for clause in document["clauses"])
    assert (status, len(complaints)) == (1, count + 27 + 10)


@pytest.mark.parametrize("content", [b"{}", b"[]", b"{"])
def test_a_case_that_cannot_be_read_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    (tmp_path / "Scatter-9.zip").write_bytes(archives.contents({"odd/case.json": content}))
    status = trace.main(["--cases", str(tmp_path)])
    assert (status, "Scatter-9/odd" in capsys.readouterr().err) == (3, True)


def test_every_operator_version_is_traced(tmp_path: Path) -> None:
    assert set(trace.read_project(tmp_path).versions) == set(generate.OWNED) - {"absent"}
