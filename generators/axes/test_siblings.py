"""The siblings of refusals: valid cases of the same operator version that nobody has a reason to refuse."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from axes import siblings
from tables.case_writer import Case, CaseError, DataSet

Pairs = list[tuple[Case, DataSet]]


@pytest.fixture(scope="module")
def by_id(corpus: list[Case]) -> dict[str, Case]:
    return {case.id: case for case in corpus}


@pytest.fixture(scope="module")
def refusals(corpus: list[Case]) -> Pairs:
    return [(case, data_set) for case in corpus for data_set in case.data_sets if data_set.expect == "refuse"]


def sibling_of(data_set: DataSet, by_id: dict[str, Case]) -> tuple[Case, DataSet]:
    name, _, number = data_set.sibling.partition("#")
    return by_id[name], by_id[name].data_sets[int(number or 0)]


def test_every_refusal_of_an_operator_version_has_a_sibling_and_nothing_else_has_one(corpus: list[Case]) -> None:
    for case in corpus:
        for data_set in case.data_sets:
            wanted = data_set.expect == "refuse" and case.group != "absent"
            assert bool(data_set.sibling) == wanted, case.id


def test_a_sibling_is_a_valid_data_set_of_the_same_operator_version(refusals: Pairs, by_id: dict[str, Case]) -> None:
    for case, data_set in refusals:
        if data_set.sibling:
            other, its = sibling_of(data_set, by_id)
            assert other.group == case.group and its.expect == "exact", case.id
            assert ("#" in data_set.sibling) == (len(other.data_sets) > 1), case.id


def test_the_core_has_the_siblings_of_its_refusals(refusals: Pairs, by_id: dict[str, Case]) -> None:
    missing = [case.id for case, data_set in refusals
               if case.tier == "core" and data_set.sibling and sibling_of(data_set, by_id)[0].tier != "core"]
    assert missing == []


def test_a_sibling_has_the_type_and_reduction_unless_such_cases_may_be_refused(
    by_id: dict[str, Case],
) -> None:
    case = by_id["ScatterElements-16/updates-type-strings"]
    assert sibling_of(case.data_sets[0], by_id)[1].inputs[0].dtype == np.int64
    case = by_id["ScatterND-18/index-bounds-mul"]
    assert dict(sibling_of(case.data_sets[0], by_id)[0].attributes)["reduction"] == "mul"


def test_no_sibling_reduces_a_type_whose_reductions_may_be_refused(refusals: Pairs, by_id: dict[str, Case]) -> None:
    for _, data_set in refusals:
        if data_set.sibling:
            other, its = sibling_of(data_set, by_id)
            reduces = dict(other.attributes).get("reduction", "none") != "none"
            assert not (reduces and its.inputs[0].dtype.kind in "bOc"), data_set.sibling


def test_a_version_without_a_valid_case_is_an_error(refusals: Pairs) -> None:
    case, data_set = next(pair for pair in refusals if pair[1].sibling)
    case = replace(case, data_sets=(replace(data_set, sibling=""),))
    with pytest.raises(CaseError, match="no valid case"):
        siblings.with_siblings([case])


def test_an_operator_that_is_absent_has_no_sibling(corpus: list[Case]) -> None:
    case = next(case for case in corpus if case.group == "absent")
    assert siblings.with_siblings([replace(case)])[0].data_sets[0].sibling == ""


def test_a_sibling_named_by_a_table_is_kept(by_id: dict[str, Case]) -> None:
    case = by_id["ScatterND-18/index-bounds-in-a-list-alone-int64"]
    assert [data_set.sibling for data_set in case.data_sets] == ["", f"{case.id}#0", f"{case.id}#0"]
