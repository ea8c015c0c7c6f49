"""Findings explain what results show: every entry belongs to the first finding that matches, and to no other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import findings
from findings import FindingsFile
from published_fixture import case, entry, failing, finding, limit_finding, records, warned, warning_finding
from result_files import Results

CRASH = failing(
    "ScatterND-16/crash",
    "crash",
    message="was killed by SIGSEGV",
    failures=[entry("ScatterND-16.memory-safety", "crash")],
)
NEGATIVE = failing("ScatterND-18/negative", message="index -1 is bad")


def results(*cases: dict, version: str = "1.0") -> Results:
    return Results(Path("made-up"), records(version, list(cases)))


def write(folder: Path, *members: dict, name: str = "backend") -> Path:
    path = folder / f"{name}.json"
    path.write_text(json.dumps({"implementation": "backend", "findings": list(members)}), encoding="utf-8")
    return path


def read(folder: Path, *members: dict) -> FindingsFile:
    file, problems = findings.read_findings(write(folder, *members))
    assert problems == []
    return file


def explained_by(folder: Path, match: dict, *cases: dict) -> list[str]:
    """The ids of the cases with an entry that a finding with this match explains."""
    make = finding if match["kind"] == "failures" else warning_finding
    file = read(folder, make(id="backend-negative", match=[match]))
    explained = findings.explain(file, [results(*cases)])
    return [sighting.case["id"] for sighting in explained.sightings.get("backend-negative", ())]


def test_an_entry_that_no_finding_matches_is_missing(tmp_path):
    explained = findings.explain(read(tmp_path, finding()), [results(NEGATIVE, CRASH, warned("w"))])
    assert [sighting.case["id"] for sighting in explained.sightings["backend-negative"]] == [NEGATIVE["id"]]
    assert [(s.kind, s.entry["policy"]) for s in explained.missing] == [
        ("failures", "crash"),
        ("warnings", "computed as if it were valid"),
    ]


def test_without_a_file_everything_except_observations_is_missing():
    observed = case("o", observations=[entry("ScatterND-18.nan-order", "NaN wins", "any")])
    explained = findings.explain(None, [results(NEGATIVE, observed)])
    assert [sighting.case["id"] for sighting in explained.missing] == [NEGATIVE["id"]]


def test_every_entry_of_a_record_is_explained_separately(tmp_path):
    both = failing("both", failures=[entry(), entry("ScatterND-18.output-type", "another")])
    explained = findings.explain(read(tmp_path, finding()), [results(both)])
    assert [sighting.entry["policy"] for sighting in explained.missing] == ["another"]


def test_the_first_finding_that_matches_explains(tmp_path):
    broad = finding(id="backend-any", match=[{"kind": "failures", "clause": "*"}])
    explained = findings.explain(read(tmp_path, finding(), broad), [results(NEGATIVE, CRASH)])
    assert {name: len(sightings) for name, sightings in explained.sightings.items()} == {
        "backend-negative": 1,
        "backend-any": 1,
    }


@pytest.mark.parametrize(
    "clause",
    [
        "ScatterND-18.index-negative",
        "ScatterND.index-negative",
        "*.index-negative",
        "ScatterND-*.index-*",
        "*",
    ],
)
def test_a_clause_matches_with_and_without_its_version(tmp_path, clause):
    assert explained_by(tmp_path, {"kind": "failures", "clause": clause}, NEGATIVE) == [NEGATIVE["id"]]


@pytest.mark.parametrize(
    "match",
    [
        {"kind": "warnings", "clause": "*"},
        {"kind": "failures", "clause": "ScatterND-16.index-negative"},
        {"kind": "failures", "clause": "index-negative"},
        {"kind": "failures", "clause": "*", "policy": "refuse"},
        {"kind": "failures", "clause": "*", "cases": "ScatterND-18/negative"},
        {"kind": "failures", "clause": "*", "dtype": "*int64"},
        {"kind": "failures", "clause": "*", "message": "^-1"},
        {"kind": "failures", "clause": "*", "versions": ["1", "1.0.0"]},
    ],
)
def test_every_member_of_a_match_must_match(tmp_path, match):
    assert explained_by(tmp_path, match, NEGATIVE) == []


@pytest.mark.parametrize(
    "match",
    [{"policy": "ref*"}, {"dtype": "fl*"}, {"cases": "cases/*/neg*"}, {"message": "-1 (is|was)"}, {"versions": ["0.9", "1.0"]}],
)
def test_each_member_of_a_match_can_match(tmp_path, match):
    assert explained_by(tmp_path, {"kind": "failures", "clause": "*", **match}, NEGATIVE) == [NEGATIVE["id"]]


def test_a_record_without_a_message_has_an_empty_one(tmp_path):
    silent = failing("silent")
    assert explained_by(tmp_path, {"kind": "failures", "clause": "*", "message": "^$"}, silent) == [
        silent["id"]
    ]


def test_an_unsteady_finding_may_explain_nothing(tmp_path):
    file = read(tmp_path, finding(unsteady=True, match=[{"kind": "failures", "clause": "*.nowhere"}]))
    assert findings.useless_matches(file, findings.explain(file, [results(NEGATIVE)])) == []


def test_a_match_that_explains_nothing_is_a_problem(tmp_path):
    matches = [
        {"kind": "failures", "clause": "*.index-negative"},
        {"kind": "failures", "clause": "*.nowhere"},
    ]
    file = read(tmp_path, finding(match=matches))
    problems = findings.useless_matches(file, findings.explain(file, [results(NEGATIVE)]))
    assert len(problems) == 1
    assert "backend-negative: match[1] explains nothing: nothing in the results matches" in problems[0]


def test_a_shadowed_match_is_a_problem_that_names_the_earlier_finding(tmp_path):
    later = finding(id="backend-later")
    file = read(tmp_path, finding(), later)
    problems = findings.useless_matches(file, findings.explain(file, [results(NEGATIVE)]))
    assert len(problems) == 1
    assert (
        "backend-later: match[0] explains nothing: backend-negative, which comes first, explains all of it" in problems[0]
    )


def test_matches_may_overlap_if_each_explains_something(tmp_path):
    file = read(tmp_path, finding(), finding(id="backend-later", match=[{"kind": "failures", "clause": "*"}]))
    assert findings.useless_matches(file, findings.explain(file, [results(NEGATIVE, CRASH)])) == []


@pytest.mark.parametrize(
    "members, problem",
    [
        ([finding(weight="grave")], "'grave' is not one of"),
        ([finding(mood="sad")], "'mood' was unexpected"),
        ([finding(match=[])], "backend.json: findings[0] match of backend-negative: "),
        (["x"], "backend.json: findings[0]: "),
        ([finding(id=7)], "backend.json: findings[0] id: "),
        ([finding(match=[{"kind": "failures"}])], "'clause' is a required property"),
        ([finding(match=[{"kind": "failures", "clause": "*", "message": "("}])], "is not a 'regex'"),
        ([finding(expect="(")], "is not a 'regex'"),
        ([finding(title="It fails.")], "title of backend-negative"),
        ([finding(upstream=["17"])], "upstream"),
        (
            [{key: value for key, value in finding().items() if key not in ("reproduce", "expect")}],
            "'reproduce' is a required property",
        ),
        ([warning_finding(reproduce="x.py")], "'expect' is a dependency of 'reproduce'"),
        ([finding(why="It fails.")], "backend-negative: a finding of weight failure has no why"),
        ([finding(expected=None)], "expected of backend-negative"),
        ([{key: value for key, value in finding().items() if key != "actual"}], "'actual' is a required property"),
        ([warning_finding(expected="An error.")], "backend-outputs: a finding of weight warning has no expected"),
        ([limit_finding(decisions=["empty-tuple"])], "backend-negative: a finding of weight limit has no decisions"),
        ([limit_finding(why=None)], "'why' is a required property"),
        ([limit_finding(severity="memory")], "backend-negative: a finding of weight limit has no severity"),
        ([warning_finding(severity="memory")], "'reproduce' is a required property"),
        ([finding(published="2026-19-39")], "backend-negative: 2026-19-39 is no day"),
        ([finding(), finding()], "two findings have this id"),
        ([finding(id="frontend-negative")], "an id must begin with the name"),
        (
            [finding(match=[{"kind": "warnings", "clause": "*"}])],
            "of weight failure matches failures, not warnings",
        ),
        (
            [warning_finding(match=[{"kind": "failures", "clause": "*"}])],
            "of weight warning matches warnings, not failures",
        ),
        ([finding(option="opset=12")], "a finding of weight failure has no option"),
        ([warning_finding(weight="observation")], "of weight observation matches observations, not warnings"),
    ],
)
def test_an_error_in_the_form_is_reported_with_its_place(tmp_path, members, problem):
    _, problems = findings.read_findings(write(tmp_path, *members))
    assert any(problem in text and "backend.json" in text for text in problems), problems


def test_a_file_without_findings_is_a_problem(tmp_path):
    (tmp_path / "backend.json").write_text('{"implementation": "backend"}', encoding="utf-8")
    assert (
        "backend.json: 'findings' is a required property"
        in findings.read_findings(tmp_path / "backend.json")[1][0]
    )


def test_a_file_has_the_name_of_its_implementation(tmp_path):
    _, problems = findings.read_findings(write(tmp_path, finding(), name="other"))
    assert len(problems) == 1 and "the file must have that name" in problems[0]


def test_a_file_that_is_not_json_is_a_problem(tmp_path):
    (tmp_path / "backend.json").write_text("{", encoding="utf-8")
    file, problems = findings.read_findings(tmp_path / "backend.json")
    assert len(problems) == 1 and not file.readable
