"""Every rule of every operator version has a case that breaks it, and different ways to accept it are distinguished."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, numpy_helper

import archives
import clauses
from oracle import loops
from oracle.operator_versions import REDUCTIONS, VERSIONS
from tables import corpus_opsets, corpus_refusals_bounds, corpus_refusals_schema, corpus_refusals_shapes
from tables.case_writer import Case, CaseError, DataSet, case_files, element_type
from tables.refusals import refusal, valid_inputs

CASES = [case for table in (corpus_refusals_schema, corpus_refusals_shapes, corpus_refusals_bounds, corpus_opsets)
         for case in table.cases()]
BY_ID = {case.id: case for case in CASES}
PROJECT = Path(__file__).resolve().parents[2]
DEFAULT_PROGRAM = PROJECT / "build" / "release" / "bin" / "scatter-cts"
PROGRAM = os.path.abspath(os.environ.get("SCATTER_CTS", DEFAULT_PROGRAM))
DTYPES = dict(TensorProto.DataType.items())


def rule_codes() -> list[str]:
    """The codes in the table of reference/interpreter/node.h."""
    table = (PROJECT / "reference" / "interpreter" / "node.h").read_text().split("enum rule {")[0]
    return re.findall(r'X\([A-Z_]+, "([a-z-]+)"', table)


def instances_of_rules() -> Iterator[tuple[str, str, str]]:
    """Every rule, version and level that the clause files have together; absence belongs to no version."""
    for document in clauses.load():
        for clause in document["clauses"]:
            for version in clauses.versions(document, clause):
                if clause["name"] in rule_codes():
                    level = str(clauses.level(clause, version))
                    yield f"{document['operator']}-{version}", clause["name"], level


def shown(group: str, name: str, expect: str) -> bool:
    """Whether some case of a version, or of all versions of an operator, is about a clause."""
    return any(case.group.startswith(group) and name in data_set.clauses
               and data_set.expect == expect for case in CASES for data_set in case.data_sets)


def test_every_rule_of_every_version_has_a_case_that_breaks_it() -> None:
    missing = [
        (version, rule) for version, rule, level in instances_of_rules()
        if rule != "operator-absent"
        and not shown(version, rule, "invariants" if level == "unspecified" else "refuse")
    ]
    assert missing == []


def types_tried(version: str, rule: str, slot: int) -> set[int]:
    """The element types that an input has in the cases of a version that break a rule."""
    return {element_type(case.data_sets[0].inputs[slot]) for case in CASES
            if case.group == version and case.data_sets[0].clauses == (rule,)}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(("rule", "slot"), [("data-type", 0), ("data-type", 2), ("indices-type", 1)])
def test_every_type_that_a_version_does_not_take_is_tried(version: str, rule: str, slot: int) -> None:
    operator, since = version.split("-")
    taken = onnx.defs.get_schema(operator, int(since)).inputs[slot].types
    names = {"float": "FLOAT", "double": "DOUBLE"}
    numbers = {DTYPES[names.get(kind[7:-1], kind[7:-1].upper())] for kind in taken}
    assert types_tried(version, rule, slot) == set(DTYPES.values()) - numbers - {TensorProto.UNDEFINED}


def test_there_are_values_of_every_type_and_not_all_the_same() -> None:
    for name in corpus_refusals_schema.ALL_TYPES:
        case = BY_ID.get(f"Scatter-9/data-type-{name}")
        if case is not None:
            data, _, updates = (list(map(str, tensor)) for tensor in case.data_sets[0].inputs)
            assert len(set(data)) == 4 and data[2] != updates[0] and data[0] != updates[1], name


# ---- ways to accept ----------------------------------------------------------------------------------------


def computed(case: Case, inputs: tuple[np.ndarray, ...], **others: Any) -> np.ndarray:
    """What the newest version computes."""
    attributes = {**dict(case.attributes), **others}
    if case.operator == "ScatterND":
        return loops.scatter_nd(*inputs, **attributes)
    return loops.scatter_elements(*inputs, **attributes)


def extents_of(case: Case, data: np.ndarray, indices: np.ndarray) -> np.ndarray:
    """The extent that each index indexes."""
    if case.operator == "ScatterND":
        return np.broadcast_to(data.shape[: indices.shape[-1]], indices.shape)
    return np.full(indices.shape, data.shape[dict(case.attributes).get("axis", 0)])


def ways_to_accept_an_index(case: Case, data_set: DataSet) -> dict[str, np.ndarray]:
    """The outputs of implementations that do not refuse an index out of range, by what they do instead."""
    data, indices, updates = data_set.inputs
    extents = extents_of(case, data, indices)
    if 0 in extents or data.size == 0:
        return {}
    inside = (-extents <= indices) & (indices < extents)
    found = {
        "clamped": np.where(inside, indices, np.clip(indices, 0, extents - 1)),
        "wrapped": np.where(inside, indices, indices % extents),
        "kept 32 bits": indices.astype(np.int32).astype(np.int64),
    }
    if indices.min() == -(2**63) or indices.max() == 2**63 - 1:
        del found["kept 32 bits"]  # the kept bits give the same end as clamping
    outputs = {}
    for way, changed in found.items():
        try:
            outputs[way] = computed(case, (data, changed, updates))
        except loops.Refused:
            continue
    return outputs | {"skipped": skipped(case, data_set, inside)} | flat(case, data_set, extents)


def skipped(case: Case, data_set: DataSet, inside: np.ndarray) -> np.ndarray:
    data, indices, updates = data_set.inputs
    if case.operator == "ScatterND":
        kept = inside.all(axis=-1)
        return computed(case, (data, indices[kept], updates[kept]))
    # Along the axis others may be valid: invalid ones go to a slot that is removed again.
    axis = dict(case.attributes).get("axis", 0)
    longer = np.concatenate([data, np.take(data, [0], axis)], axis)
    places = np.where(inside, np.where(indices < 0, indices + data.shape[axis], indices), data.shape[axis])
    return np.take(computed(case, (longer, places, updates)), range(data.shape[axis]), axis)


def flat(case: Case, data_set: DataSet, extents: np.ndarray) -> dict[str, np.ndarray]:
    """ScatterND that only checks the offset of a tuple."""
    data, indices, updates = data_set.inputs
    if case.operator != "ScatterND":
        return {}
    indices = np.where(indices < 0, indices + extents, indices).astype(object)
    length = indices.shape[-1]
    offsets = sum(indices[..., n] * int(np.prod(data.shape[n + 1 : length])) for n in range(length))
    cells = int(np.prod(data.shape[:length]))
    if not all(0 <= offset < cells for offset in np.ravel(offsets)):
        return {}
    rows = np.asarray(offsets, object).astype(np.int64)[..., np.newaxis]
    merged = data.reshape((cells, *data.shape[length:]))
    return {"flat": computed(case, (merged, rows, updates)).reshape(data.shape)}


def same_outputs(outputs: dict[str, np.ndarray]) -> list[tuple[str, str]]:
    """The pairs of ways that give the same."""
    names = sorted(outputs)
    return [(a, b) for n, a in enumerate(names) for b in names[n + 1 :]
            if loops.same_bits(outputs[a], outputs[b])]


def cases_breaking(rule: str) -> list[tuple[Case, DataSet]]:
    return [(case, data_set) for case in CASES for data_set in case.data_sets if data_set.clauses == (rule,)]


def test_ways_to_accept_an_index_out_of_range_give_different_outputs() -> None:
    alike = {(case.id, *pair, str(data_set.inputs[1])) for case, data_set in cases_breaking("index-bounds")
             if data_set.inputs[0].shape[0] != 1  # where clamping and wrapping give the same cell
             for pair in same_outputs(ways_to_accept_an_index(case, data_set))}
    assert alike == set()


def test_ways_to_accept_an_axis_out_of_range_give_different_outputs() -> None:
    found = cases_breaking("axis-range")
    for case, data_set in found:
        axis, rank = dict(case.attributes)["axis"], data_set.inputs[0].ndim
        axes = {"wrapped": axis % rank, "clamped": 0 if axis < 0 else rank - 1}
        if axis not in (-(2**63), 2**63 - 1):  # the kept bits give the same end as clamping
            axes["kept 32 bits"] = int(np.array(axis).astype(np.int32))
        outputs = {way: computed(case, data_set.inputs, axis=changed) for way, changed in axes.items()
                   if -rank <= changed < rank}
        assert same_outputs(outputs) == [], case.id
    assert len(found) > 0


def shape_wanted(case: Case, data_set: DataSet) -> tuple[int, ...]:
    data, indices, _ = data_set.inputs
    if case.operator == "ScatterND":
        return indices.shape[:-1] + data.shape[indices.shape[-1]:]
    return indices.shape


def test_ways_to_accept_updates_of_another_shape_give_different_outputs() -> None:
    found = cases_breaking("updates-shape")
    several = 0
    for case, data_set in found:
        data, indices, updates = data_set.inputs
        wanted = shape_wanted(case, data_set)
        changed = {}
        if updates.size > np.prod(wanted):
            changed["first of all"] = updates.reshape(-1)[: int(np.prod(wanted))].reshape(wanted)
        if updates.ndim == len(wanted) and all(a >= b for a, b in zip(updates.shape, wanted, strict=True)):
            changed["first of each axis"] = updates[tuple(slice(extent) for extent in wanted)]
        with contextlib.suppress(ValueError):
            changed["repeated"] = np.broadcast_to(updates, wanted)
        outputs = {way: computed(case, (data, indices, values)) for way, values in changed.items()}
        several += len(outputs) > 1
        assert same_outputs(outputs) in ([], [("first of all", "first of each axis")]), case.id
    assert several > 0


@pytest.mark.parametrize("version", VERSIONS)
def test_reductions_of_the_valid_inputs_give_different_outputs(version: str) -> None:
    case = refusal(version, "reduction-unlisted", "any", "")
    outputs = {reduction: computed(case, valid_inputs(version), reduction=reduction)
               for reduction in REDUCTIONS}
    assert same_outputs(outputs) == []


def test_axes_of_the_valid_inputs_give_different_outputs() -> None:
    case = refusal("ScatterElements-18", "attribute-repeated", "any", "")
    outputs = {str(axis): computed(case, case.data_sets[0].inputs, axis=axis) for axis in (0, 1)}
    assert same_outputs(outputs) == []


@pytest.mark.parametrize(("case_id", "number", "way", "policy"), [
    ("ScatterElements-18/index-bounds-extremes", 1, "clamped", "clamped the index"),
    ("ScatterElements-18/index-bounds-extremes", 4, "wrapped", "wrapped the index modulo the extent"),
    ("ScatterElements-18/index-bounds-max", 1, "skipped", "skipped the update"),
    ("ScatterND-18/index-bounds-rows-of-a-cube", 0, "flat", "bounded only the flat offset"),
    ("ScatterND-16/index-bounds-add", 0, "clamped", "clamped the index"),
    ("ScatterND-11/index-bounds-positions", 2, "skipped", "skipped the update"),
])
def test_the_judge_says_how_an_index_was_accepted(
    tmp_path: Path, case_id: str, number: int, way: str, policy: str
) -> None:
    case = BY_ID[case_id]
    output = ways_to_accept_an_index(case, case.data_sets[number])[way]
    assert policy in judged(tmp_path, case, number, output)


@pytest.mark.parametrize(("case_id", "values", "policy"), [
    ("ScatterElements-13/attribute-unknown-reduction-max", {}, "executed as the newest version"),
    ("ScatterElements-13/attribute-unknown-reduction-max", {"reduction": "none"}, "ignored the reduction"),
    ("ScatterElements-16/attribute-repeated-axis", {"axis": 0}, "used the first of its values"),
    ("Scatter-9/attribute-repeated-axis", {"axis": 1}, "used the last of its values"),
    ("ScatterElements-18/axis-range-rank", {"axis": 0}, "wrapped the axis modulo the rank"),
    ("ScatterElements-18/axis-range-least", {"axis": 0}, "clamped the axis"),
    ("ScatterND-11/data-type-bfloat16", {}, "executed as the newest version"),
    ("ScatterND-18/indices-type-uint16", {}, "computed as if it were valid"),
])
def test_the_judge_says_how_a_gate_was_passed(
    tmp_path: Path, case_id: str, values: dict[str, Any], policy: str
) -> None:
    case = BY_ID[case_id]
    inputs = case.data_sets[0].inputs
    output = computed(case, (inputs[0], inputs[1].astype(np.int64), inputs[2]), **values)
    assert policy in judged(tmp_path, case, 0, output)


def judged(folder: Path, case: Case, number: int, output: np.ndarray) -> str:
    """What `scatter-cts judge` says of an output."""
    for path, content in case_files(case).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    (folder / "answer.pb").write_bytes(numpy_helper.from_array(output).SerializeToString())
    command = [PROGRAM, "judge", folder / case.id, folder / "answer.pb", "--data-set", str(number)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


# ---- the writer --------------------------------------------------------------------------------------------


def test_the_ir_version_of_a_model_has_its_element_types() -> None:
    files = case_files(BY_ID["Scatter-9/data-type-int2"])
    model = onnx.ModelProto.FromString(files["Scatter-9/data-type-int2/model.onnx"])
    assert (model.opset_import[0].version, model.ir_version) == (9, 13)


def test_a_refusal_that_the_checker_would_accept_stops_the_generator() -> None:
    with pytest.raises(CaseError, match="checker sees nothing wrong"):
        case_files(refusal("Scatter-11", "data-type", "none", "Nothing is wrong."))


def test_descriptions_name_the_table_that_has_the_row() -> None:
    stored = archives.descriptions(PROJECT / "cases")["Scatter-9/index-bounds-edges"]
    assert stored["provenance"]["table"] == "corpus_refusals_bounds"
