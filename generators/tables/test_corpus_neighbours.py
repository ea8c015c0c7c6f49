"""Neighbours run consecutively, differ in one thing, and values cached from the first one are wrong for the second."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from math import prod
from pathlib import Path

import numpy as np
import pytest

import archives
from oracle import loops
from oracle.operator_versions import BY_ID, VERSIONS
from tables import corpus_empties, corpus_neighbours
from tables.case_writer import Case, DataSet
from tables.rows import reduction_of

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
CASES = corpus_neighbours.cases()
VALUES = [case for case in CASES if case.slug == "neighbours-values"]
# By the id of a trio without its number: the three cases, in their order.
TRIOS: dict[str, list[Case]] = {}
for each in CASES:
    if match := re.fullmatch(r"(.*/neighbours-.*)-[123]", each.id):
        TRIOS.setdefault(match[1], []).append(each)
SAME = {version: [case for case in CASES if case.slug.startswith("same-inputs-") and case.group == version]
        for version in VERSIONS}

Inputs = tuple[np.ndarray, ...]


def output(operator: str, inputs: Inputs, attributes: dict) -> np.ndarray:
    function = loops.scatter_nd if operator == "ScatterND" else loops.scatter_elements
    return function(*inputs, **attributes)


def answer(case: Case, number: int = 0) -> np.ndarray:
    return output(case.operator, case.data_sets[number].inputs, dict(case.attributes))


def bits(tensor: np.ndarray) -> bytes:
    return tensor.tobytes()


def in_order_of_the_run() -> list[str]:
    return sorted(archives.descriptions(ROOT / "cases"), key=str.encode)


# ---- order -------------------------------------------------------------------------------------------------


def test_the_three_cases_of_a_trio_run_consecutively() -> None:
    order = in_order_of_the_run()
    for trio in TRIOS.values():
        first = order.index(trio[0].id)
        assert order[first : first + 3] == [case.id for case in trio]


def test_the_program_runs_cases_in_the_order_of_their_ids(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    subprocess.run([PROGRAM, "run", "--implementation", "reference", "--cases", "cases", "--any-corpus", "--jobs", "1",
                    "--filter", "*/neighbours-*", "--results", results], cwd=ROOT, capture_output=True, check=False)
    records = map(json.loads, results.read_text().splitlines())
    ids = [record["id"] for record in records if record["type"] == "case"]
    folders = list(dict.fromkeys(name.split("#")[0] for name in ids))
    assert ids and folders == sorted(folders, key=str.encode)


@pytest.mark.parametrize("trio", TRIOS.values(), ids=TRIOS)
def test_the_third_is_the_first_again(trio: list[Case]) -> None:
    first, _, third = trio
    assert (first.attributes, first.opset) == (third.attributes, third.opset)
    assert all(np.array_equal(*pair) for pair in zip(first.data_sets[0].inputs, third.data_sets[0].inputs))


# ---- caches ------------------------------------------------------------------------------------------


def differences(first: Case, second: Case) -> set[str]:
    """The differences between two cases: attributes, types, and the extents of the tensors."""
    found = {name for name, value in {*first.attributes} ^ {*second.attributes}}
    for name, one, other in zip(("data", "indices", "updates"), first.data_sets[0].inputs, second.data_sets[0].inputs):
        found |= {f"type of {'indices' if name == 'indices' else 'data'}"} if one.dtype != other.dtype else set()
        found |= {f"extents of {name}"} if one.shape != other.shape else set()
        assert bits(one)[: len(bits(other))] == bits(other)[: len(bits(one))] or one.dtype != other.dtype
    return found


@pytest.mark.parametrize("trio", TRIOS.values(), ids=TRIOS)
def test_neighbours_differ_in_one_thing(trio: list[Case]) -> None:
    found = differences(*trio[:2])
    if trio[0].slug in ("neighbours-counts-1", "neighbours-rank-1"):  # the shapes of all inputs
        assert found == {"extents of data", "extents of indices", "extents of updates"}
    else:  # the extents of updates follow from the others
        assert len(found) == 1 or (len(found) == 2 and "extents of updates" in found)


def stale(first: Case, second: Case) -> Iterator[np.ndarray]:
    """The answers to the second case if attributes, shapes or types of the first were cached."""
    inputs, others = second.data_sets[0].inputs, first.data_sets[0].inputs
    if first.attributes != second.attributes:
        yield output(second.operator, inputs, dict(first.attributes))
    if any(one.shape != other.shape for one, other in zip(inputs, others)) and all(
            one.size == other.size for one, other in zip(inputs, others)):
        shaped = tuple(one.reshape(other.shape) for one, other in zip(inputs, others))
        if not oracle_refuses(second.operator, shaped):
            yield output(second.operator, shaped, dict(second.attributes))
    if inputs[0].dtype != others[0].dtype:
        data, indices, updates = inputs
        yield output(second.operator, (data.view(others[0].dtype), indices, updates.view(others[0].dtype)),
                     dict(second.attributes))
    if inputs[1].dtype.itemsize > others[1].dtype.itemsize:
        narrow = inputs[1].reshape(-1).view(others[1].dtype)[: inputs[1].size].reshape(inputs[1].shape)
        yield output(second.operator, (inputs[0], narrow, inputs[2]), dict(second.attributes))


def oracle_refuses(operator: str, inputs: Inputs) -> bool:
    try:
        output(operator, inputs, {})
    except loops.Refused:
        return True
    return False


@pytest.mark.parametrize("trio", TRIOS.values(), ids=TRIOS)
def test_values_cached_from_one_are_wrong_for_the_other(trio: list[Case]) -> None:
    for first, second in pairwise(trio):
        right = bits(answer(second))
        assert all(bits(wrong) != right for wrong in stale(first, second))


# Indices of another width that say the same have the same answer.
@pytest.mark.parametrize("name", [name for name in TRIOS if not name.endswith("neighbours-width")])
def test_the_whole_answer_to_one_is_wrong_for_the_other(name: str) -> None:
    first, second, _ = TRIOS[name]
    assert bits(answer(first)) != bits(answer(second))


@pytest.mark.parametrize("case", VALUES, ids=lambda case: case.id)
def test_values_cached_from_the_previous_data_set_are_wrong(case: Case) -> None:
    for before, now in pairwise(case.data_sets):
        changed = [slot for slot in range(3) if not np.array_equal(before.inputs[slot], now.inputs[slot])]
        kept = output(case.operator, before.inputs, dict(case.attributes))
        right = output(case.operator, now.inputs, dict(case.attributes))
        assert len(changed) == 1
        # Indices from the end select the same cells: they reveal an index stored as unsigned.
        assert bits(kept) != bits(right) or (changed == [1] and (now.inputs[1] % 4 == before.inputs[1] % 4).all())


# ---- versions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_has_the_same_inputs_under_each_of_its_reductions(version: str) -> None:
    assert {reduction_of(case) for case in SAME[version]} == set(BY_ID[version].reductions or ("none",))


@pytest.mark.parametrize("operators", [("Scatter", "ScatterElements"), ("ScatterND",)], ids=str)
def test_the_inputs_and_the_answers_of_all_versions_are_the_same(operators: tuple[str, ...]) -> None:
    answers: dict[str, set[bytes]] = {}
    inputs: set[tuple[bytes, ...]] = set()
    for case in (case for cases in SAME.values() for case in cases if case.operator in operators):
        answers.setdefault(reduction_of(case), set()).add(bits(answer(case)))
        inputs.add(tuple(map(bits, case.data_sets[0].inputs)))
    assert len(inputs) == 1 and {len(found) for found in answers.values()} == {1}
    assert len(set.union(*answers.values())) == len(answers)  # a reduction cached from another version is visible


# ---- tensors without elements ------------------------------------------------------------------------------


@pytest.mark.parametrize("case", corpus_empties.cases(), ids=lambda case: case.id)
def test_extents_are_small_enough_for_every_reader(case: Case) -> None:
    sets: list[DataSet] = list(case.data_sets)
    for tensor in (tensor for each in sets for tensor in each.inputs):
        assert prod(extent for extent in tensor.shape if extent) * max(tensor.dtype.itemsize, 16) < 2**63
