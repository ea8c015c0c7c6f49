"""The class of a finding follows from the clauses and verdicts of its records, and from the decisions that it names."""

from __future__ import annotations

import pytest

import clause_texts
import finding_class
from finding_class import CONVENTION, DAMAGES, NEVER, READING, SLOW, STOPS, TEXT
from findings import Finding, Match, Sighting
from published_fixture import case, entry


def sighting(verdict: str, clause: str, level: str = "must", kind: str = "failures", **members: str) -> Sighting:
    return Sighting("1.0", kind, entry(clause, level=level), case("x", verdict, **members))


def made(**members: object) -> Finding:
    return Finding(**{"id": "x", "title": "x", "weight": "failure", "match": (Match("failures", "*"),), **members})


def classes(*sightings: Sighting, **members: object) -> tuple[str, ...]:
    return finding_class.classes(made(**members), sightings)


NEGATIVE = sighting("fail", "ScatterND-18.index-negative")
LONGER = sighting("fail", "ScatterElements-18.indices-longer")
CRASH = sighting("crash", "ScatterND-18.memory-safety", message="was killed by SIGSEGV")
ABORT = sighting("crash", "ScatterND-18.memory-safety", message="was killed by SIGABRT")


@pytest.mark.parametrize(
    "shown, expected",
    [
        (NEGATIVE, TEXT),
        (sighting("fail", "ScatterND-18.output-type"), TEXT),  # the schema
        (sighting("fail", "ScatterElements-18.index-bounds", "must-reject"), TEXT),
        (LONGER, READING),
        (sighting("fail", "ScatterND-18.reduction-mul"), READING),  # the text contradicts itself
        (sighting("fail", "ScatterElements-18.duplicates-none", "any"), READING),
        (sighting("fail", "ScatterND-18.tuple-empty", "may-reject"), READING),
        (sighting("fail", "ScatterElements-18.index-negative"), READING),  # its sentence only gives the bounds
        (CRASH, DAMAGES),
        (ABORT, STOPS),
        (sighting("crash", "ScatterND-18.index-negative", message="exited with status 101"), STOPS),
        (sighting("fail", "ScatterND-18.memory-safety"), DAMAGES),
        (sighting("timeout", "ScatterND-18.ends-in-time"), SLOW),
        (sighting("pass", "ScatterND-18.signed-overflow", "should", "warnings"), CONVENTION),
    ],
)
def test_a_record_determines_its_class(shown, expected):
    assert classes(shown) == (expected,)


def test_what_violates_the_text_counts_as_that_even_if_it_also_ends_the_process():
    assert classes(CRASH, ABORT, NEGATIVE) == (TEXT, DAMAGES, STOPS)


def test_a_crash_counts_before_a_reading():
    assert classes(LONGER, CRASH) == (DAMAGES, READING)


def test_an_allocator_that_finds_damage_and_aborts_does_not_make_the_finding_stop_itself():
    assert classes(ABORT, severity="memory") == (DAMAGES,)


def test_a_finding_that_names_a_decision_does_not_violate_the_text():
    assert classes(NEGATIVE, decisions=("empty-tuple",)) == (READING,)
    assert classes(NEGATIVE, CRASH, decisions=("empty-tuple",)) == (DAMAGES, READING)


def test_a_warning_is_more_than_one_only_if_its_script_shows_it():
    warning = sighting("pass", "ScatterElements-18.indices-shape", "should-reject", "warnings")
    assert classes(warning, weight="warning") == (CONVENTION,)
    assert classes(warning, weight="warning", severity="memory") == (DAMAGES, CONVENTION)
    for expect, ended in (("killed by SIGFPE", DAMAGES), ("killed by SIGABRT", STOPS), ("exit status 7", STOPS)):
        assert classes(warning, weight="warning", severity="crash on invalid", expect=expect) == (ended, CONVENTION)


def test_a_timeout_is_slow_unless_the_finding_states_that_no_answer_ever_comes():
    timeout = sighting("timeout", "ScatterND-18.memory-safety")
    assert classes(timeout) == (SLOW,)
    assert classes(timeout, severity="crash on valid") == (NEVER, SLOW)


@pytest.mark.parametrize("weight", ["observation", "limit", "later-text"])
def test_what_is_never_counted_has_no_class(weight):
    assert classes(NEGATIVE, CRASH, weight=weight) == ()


def test_a_race_that_no_run_shows_has_the_class_of_its_weight():
    assert classes() == (TEXT,)
    assert classes(decisions=("repeated-with-reduction",)) == (READING,)
    assert classes(weight="warning") == (CONVENTION,)


@pytest.mark.parametrize(
    "shown, members, expected",
    [
        (LONGER, {}, ("walk-over-indices", "repeated-with-reduction")),
        (CRASH, {}, ("no-damage",)),
        (sighting("fail", "ScatterND-18.reduction-mul"), {}, ("mul-multiplies",)),
        (NEGATIVE, {}, ()),
        (LONGER, {"decisions": ("empty-tuple",)}, ("empty-tuple",)),
        (CRASH, {"decisions": ("empty-tuple",)}, ("empty-tuple", "no-damage")),
    ],
)
def test_the_decisions_behind_a_finding_are_named(shown, members, expected):
    assert finding_class.decisions(made(**members), [shown]) == expected


def test_the_unsettled_decisions_exist():
    assert finding_class.UNSETTLED <= clause_texts.known_decisions()
