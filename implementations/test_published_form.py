"""What is published of results, and what is withheld."""

import json

import pytest

import published_form
from scatter_cts.results import Results
from withheld import is_memory_error

MEMORY = {"clause": "ScatterND-18.memory-safety", "level": "must", "policy": "crash"}
VALUE = {"clause": "ScatterND-18.target", "level": "must", "policy": "kept the old value"}
STRANGE = {"clause": "ScatterND-18.index-bounds", "level": "must-reject", "policy": "answered in no known way"}


def case(name, verdict="pass", **members):
    return {"type": "case", "id": name, "verdict": verdict, "seconds": 0.5, "case_hash": "00", "dtype": "float", **members}


CASES = [
    case("cases/passes"),
    case("cases/wrong-1", "fail", failures=[VALUE], explanation=["wrong"]),
    case("cases/wrong-2", "fail", failures=[VALUE], explanation=["wrong"]),
    case("cases/strange", "fail", failures=[STRANGE], explanation=["strange"]),
    case("cases/strange-too", "fail", failures=[VALUE, STRANGE], explanation=["strange"]),
    case("cases/crashes", "crash", failures=[MEMORY], explanation=["crash"]),
    case("cases/damages", "fail", failures=[VALUE, MEMORY], explanation=["damage"]),
    case("cases/unsupported", "unsupported"),
]
FOOTER = {"type": "footer", "complete": True, "cases": 8, "verdicts": {"pass": 1, "crash": 1}, "passed_with_warnings": 0,
          "causes": [{"cases": ["cases/crashes"]}], "lost_processes": ["cases/crashes"],
          "statements": [{"operator_version": "ScatterND-18", "statement": "not conforming", "verdicts": {"crash": 1}}]}
HEADER = {"type": "header", "command": "scatter-cts run", "sources": [], "implementation": {"name": "backend", "version": "1.0"}}
RESULTS = Results("made-up", [HEADER, *CASES, FOOTER])
FINDING = {"id": "backend-old-values", "title": "It keeps old values", "published": "2026-11-21", "weight": "failure", "expected": "The new value.",
           "actual": "The old one.", "reproduce": "backend.py", "expect": "wrong",
           "match": [{"kind": "failures", "clause": "ScatterND.target"}]}


@pytest.fixture
def withheld(tmp_path):
    file = tmp_path / "backend.json"
    file.write_text(json.dumps({"implementation": "backend", "findings": [FINDING]}))
    return published_form.without_memory_errors(RESULTS, "2026-11-26", file).records


@pytest.mark.parametrize(("record", "is_one"), [
    (CASES[5], True), (CASES[6], True), (CASES[1], False), (CASES[0], False),
    (case("cases/limit", "memory", failures=[MEMORY]), False), (case("cases/slow", "timeout", failures=[VALUE]), False),
])
def test_a_crash_and_damaged_memory_are_memory_errors_and_limits_are_not(record, is_one):
    assert is_memory_error(record) == is_one


def test_everything_but_times_is_published_if_nothing_is_withheld():
    lines = [json.loads(line) for line in published_form.published_form(RESULTS).splitlines()]
    assert [line.get("id") for line in lines[1:-1]] == [record["id"] for record in CASES]
    assert not any("seconds" in line for line in lines) and lines[-1] == FOOTER


def test_of_each_finding_only_one_example_is_published(withheld):
    assert [line["id"] for line in withheld[1:-1]] == ["cases/wrong-1"]


def test_the_number_of_cases_of_each_finding_is_published(withheld):
    assert withheld[0]["withheld"]["shown"] == {"backend-old-values": 2}


def test_memory_errors_and_what_no_finding_explains_are_only_counted(withheld):
    assert withheld[0]["withheld"]["cases"] == 4 and withheld[0]["withheld"]["found"] == "2026-11-26"
    assert not any(name in json.dumps(withheld) for name in ("cases/crashes", "cases/damages", "cases/strange"))


def test_without_findings_there_is_no_example(tmp_path):
    lines = published_form.without_memory_errors(RESULTS, "2026-11-26", tmp_path / "backend.json").records
    assert [line["type"] for line in lines] == ["header", "footer"] and lines[0]["withheld"]["cases"] == 6


def test_the_counts_of_all_cases_remain_and_statements_about_versions_do_not(withheld):
    footer = withheld[-1]
    assert footer["verdicts"] == FOOTER["verdicts"] and footer["cases"] == 8 and footer["complete"]
    assert footer["statements"] == [{"operator_version": "ScatterND-18", "statement": "withheld"}]
    assert "causes" not in footer and "lost_processes" not in footer
