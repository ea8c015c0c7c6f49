"""The severity of a finding follows from its records, unless it is stated by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import clause_texts
import findings
import severity
from findings import Finding, Match, Sighting
from published_fixture import case, entry

MATCH = (Match("failures", "*"),)


def sighting(verdict: str, clause: str, level: str = "must", kind: str = "failures", **members: str) -> Sighting:
    record = case("x", verdict, **members)
    return Sighting("1.0", kind, entry(f"ScatterND-18.{clause}", level=level), record)


def grade(*sightings: Sighting, **members: str) -> str | None:
    made = Finding(id="x", title="x", match=MATCH, **{"weight": "failure", **members})
    return severity.severity(made, sightings)


@pytest.mark.parametrize(
    "shown, expected",
    [
        (sighting("fail", "memory-safety"), "memory"),
        (sighting("fail", "reduction-add"), "wrong value"),
        (sighting("crash", "memory-safety"), "crash on valid"),
        (sighting("memory", "memory-safety"), "crash on valid"),
        (sighting("timeout", "memory-safety"), "slow"),
        (sighting("timeout", "ends-in-time", expectation="refuse"), "slow"),
        (sighting("crash", "memory-safety", expectation="refuse"), "crash on invalid"),
        (sighting("crash", "memory-safety", expectation="invariants"), "crash on invalid"),
        (sighting("fail", "accepts-valid", answer="rejected"), "refused valid"),
        (sighting("fail", "index-negative", answer="rejected"), "refused valid"),
        (sighting("fail", "index-negative", answer="failed"), "refused valid"),
        (sighting("fail", "index-bounds", "must-reject", expectation="refuse"), "accepted invalid"),
        (sighting("pass", "output-count", "should-reject", "warnings"), "accepted invalid"),
        (sighting("pass", "unsigned-overflow", "should", "warnings"), "convention"),
    ],
)
def test_a_record_determines_its_severity(shown, expected):
    assert grade(shown) == expected


def test_the_most_severe_record_counts():
    warned = sighting("pass", "unsigned-overflow", "should", "warnings")
    died = sighting("crash", "memory-safety", expectation="refuse")
    assert grade(warned, died) == grade(died, warned) == "crash on invalid"


def test_a_severity_stated_by_hand_takes_precedence():
    assert grade(sighting("fail", "accepts-valid"), severity="memory") == "memory"


def test_without_a_record_there_is_no_severity():
    assert grade() is None


def test_what_is_never_counted_has_no_severity():
    assert grade(sighting("pass", "nan-order", "any", "observations"), weight="observation") is None
    assert grade(sighting("fail", "accepts-valid"), weight="limit") is None
    assert grade(sighting("fail", "accepts-valid"), weight="later-text") is None


def test_the_names_are_those_of_the_schema():
    schema = json.loads(Path(findings.SCHEMA).read_text(encoding="utf-8"))
    assert schema["$defs"]["finding"]["properties"]["severity"]["enum"] == list(severity.SEVERITIES)


# ---- statements of clauses -----------------------------------------------------------------------------------


def test_a_clause_has_its_statement_and_its_place_in_the_text():
    assert clause_texts.statement("ScatterND-18.index-negative").startswith("A negative index counts")
    assert clause_texts.source("ScatterND-18.index-negative").startswith("ScatterND-18 in the specification of onnx-")


def test_if_the_text_is_silent_there_is_no_place():
    assert clause_texts.source("ScatterND-18.domain-name") == ""


@pytest.mark.parametrize("clause", ["ScatterND-18.nowhere", "Nothing-1.nowhere", "nowhere"])
def test_an_unknown_clause_has_no_statement(clause):
    assert (clause_texts.statement(clause), clause_texts.source(clause)) == ("", "")
