"""Shared by all tests of generators/: hypothesis tries the same examples every time, without a deadline."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import settings

import archives
import generate
from tables.case_writer import Case

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None, max_examples=60)
settings.load_profile("repeatable")


@pytest.fixture(scope="session")
def corpus() -> list[Case]:
    """The cases of all tables, with the tiers and siblings that are stored.

    Computing these takes half a minute; test_generate.py computes them once and compares.
    """
    stored = archives.descriptions(generate.CASES)
    return [_as_stored(case, stored[case.id]) for table in generate.TABLES for case in table.cases()]


def _as_stored(case: Case, description: dict) -> Case:
    siblings = [data_set.get("sibling", "") for data_set in description["data_sets"]]
    data_sets = [replace(data_set, sibling=sibling) for data_set, sibling in zip(case.data_sets, siblings, strict=True)]
    return replace(case, tier=description["tier"], data_sets=tuple(data_sets))


@pytest.fixture(scope="session")
def core_cases(corpus: list[Case]) -> list[Case]:
    """The cases of the core."""
    return [case for case in corpus if case.tier == "core"]
