"""Unexplained entries are shown in groups that help to explain them."""

from __future__ import annotations

import unexplained
from findings import Sighting
from published_fixture import entry, failing


def sighting(
    name: str, clause: str = "ScatterND-18.index-negative", version: str = "1.0", **members: object
) -> Sighting:
    record = failing(name, failures=[entry(clause)], **members)
    return Sighting(version, "failures", record["failures"][0], record)


def test_entries_that_differ_only_in_versions_numbers_and_names_are_one_group():
    paragraphs = unexplained.describe(
        [
            sighting("a", message="index -1 of 4 is bad", dtype="int8"),
            sighting("b", "ScatterND-16.index-negative", message="index -3 of 9 is bad", dtype="float"),
            sighting("a", version="0.9", message="index -1 of 4 is bad"),
        ],
        "backend",
    )
    assert len(paragraphs) == 1
    assert (
        'failures ScatterND.index-negative (must), policy "refused", answer rejected: 2 cases of '
        "backend@0.9, backend@1.0" in paragraphs[0]
    )
    assert "message    index -# of # is bad" in paragraphs[0]
    assert "operators  ScatterND-16, ScatterND-18; types float, int8; reductions none" in paragraphs[0]


def test_groups_differ_by_clause_policy_answer_and_message():
    paragraphs = unexplained.describe(
        [
            sighting("a"),
            sighting("b", "ScatterElements-18.index-negative"),
            sighting("c", answer="failed"),
            sighting("d", message="no"),
            Sighting("1.0", "failures", entry(policy="crash"), failing("e")),
        ],
        "backend",
    )
    assert len(paragraphs) == 5


def test_the_largest_group_comes_first_with_its_smallest_case_and_explanation():
    paragraphs = unexplained.describe(
        [sighting("x", message="other"), sighting("z"), sighting("y", explanation=["because of y"])],
        "backend",
    )
    assert "2 cases of" in paragraphs[0] and "1 case of" in paragraphs[1]
    assert "smallest   cases/y" in paragraphs[0]
    assert "because of y" in paragraphs[0] and "rejected a valid input" not in paragraphs[0]
    assert "message    other" in paragraphs[1] and "message " not in paragraphs[0]
