"""What is published of results, and what is withheld."""

import json

import pytest

import published_form

MEMORY = {"clause": "ScatterND-18.memory-safety", "level": "must", "policy": "crash"}
VALUE = {"clause": "ScatterND-18.target", "level": "must", "policy": "kept the old value"}


def case(name, verdict="pass", **members):
    return {"type": "case", "id": name, "verdict": verdict, "seconds": 0.5, "case_hash": "00", **members}


CASES = [
    case("cases/passes"),
    case("cases/warned", warnings=[VALUE], explanation=["warned"]),
    case("cases/observed", observations=[VALUE]),
    case("cases/wrong", "fail", failures=[VALUE], explanation=["wrong"]),
    case("cases/crashes", "crash", failures=[MEMORY], explanation=["crash"]),
    case("cases/damages", "fail", failures=[VALUE, MEMORY], explanation=["damage"]),
    case("cases/unsupported", "unsupported"),
]
FOOTER = {"type": "footer", "complete": True, "cases": 7, "verdicts": {"pass": 3, "crash": 1}, "passed_with_warnings": 1,
          "causes": [{"cases": ["cases/crashes"]}],
          "statements": [{"operator_version": "ScatterND-18", "statement": "not conforming", "verdicts": {"crash": 1}}]}
TEXT = "".join(json.dumps(line) + "\n" for line in [{"type": "header"}, *CASES, FOOTER])


def lines(found=None):
    return [json.loads(line) for line in published_form.published_form(TEXT, found).splitlines()]


@pytest.mark.parametrize(("record", "is_one"), [
    (CASES[4], True), (CASES[5], True), (CASES[3], False), (CASES[0], False),
    (case("cases/limit", "memory", failures=[MEMORY]), False), (case("cases/slow", "timeout", failures=[VALUE]), False),
])
def test_a_crash_and_damaged_memory_are_memory_errors_and_limits_are_not(record, is_one):
    assert published_form.is_memory_error(record) == is_one


def test_everything_is_published_if_nothing_is_withheld():
    assert [line.get("id") for line in lines()[1:-1]] == [record["id"] for record in CASES]
    assert "withheld" not in lines()[0] and lines()[-1] == FOOTER


def test_of_memory_errors_only_the_number_is_published():
    published = lines("2026-11-26")
    assert published[0]["withheld"] == {"memory_errors": 2, "found": "2026-11-26"}
    assert not any(name in json.dumps(published) for name in ("cases/crashes", "cases/damages"))


def test_cases_without_a_failure_or_warning_are_as_absent_as_memory_errors():
    assert [line["id"] for line in lines("2026-11-26")[1:-1]] == ["cases/warned", "cases/wrong"]


def test_the_counts_of_all_cases_remain():
    footer = lines("2026-11-26")[-1]
    assert footer["verdicts"] == FOOTER["verdicts"] and footer["cases"] == 7 and "causes" not in footer
    assert footer["statements"] == [{"operator_version": "ScatterND-18", "statement": "not conforming"}]
