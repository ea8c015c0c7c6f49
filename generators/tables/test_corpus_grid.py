"""The grid has every combination that the schemas of the onnx package allow, and its values are what they
should be."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import numpy as np
import onnx.defs
import pytest
from onnx import TensorProto

from oracle import closed_form
from oracle.operator_versions import BY_ID, OPERATORS, TABLE
from tables import corpus_grid
from tables.case_writer import Case, DataSet, element_type, model_of
from tables.rows import targets

CASES = corpus_grid.cases()
Combination = tuple[str, str, str, str]


def combinations_of(schema: onnx.defs.OpSchema) -> set[Combination]:
    """Operator version, type of data, type of indices, reduction: all that a schema allows.

    Schemas do not list the values of an attribute; the text of `reduction` names them in quotes.
    """
    data, indices, _ = schema.inputs
    text = schema.attributes["reduction"].description if "reduction" in schema.attributes else "'none'"
    reductions = set(re.findall(r"'(\w+)'", text)) | {"none"}
    return {
        (f"{schema.name}-{schema.since_version}", element[7:-1], index[7:-1], reduction)
        for element in data.types for index in indices.types for reduction in reductions
    }


def every_combination() -> set[Combination]:
    schemas = [schema for schema in onnx.defs.get_all_schemas_with_history()
               if schema.name in OPERATORS and schema.domain == ""]
    assert len(schemas) == len(TABLE)
    return set().union(*map(combinations_of, schemas))


def combination_of(case: Case) -> Combination:
    """The combination in the model of a case, whatever its name."""
    model = model_of(case)
    types = [TensorProto.DataType.Name(value.type.tensor_type.elem_type).lower()
             for value in model.graph.input]
    attributes = {attribute.name: attribute.s for attribute in model.graph.node[0].attribute}
    return case.group, types[0], types[1], attributes.get("reduction", b"none").decode()


def missing_and_surplus(cases: list[Case]) -> tuple[set[Combination], set[Combination]]:
    present = {combination_of(case) for case in cases}
    return every_combination() - present, present - every_combination()


def test_the_onnx_package_has_537_combinations_at_least() -> None:
    assert len(every_combination()) >= 537


def test_the_grid_has_every_combination_and_no_other() -> None:
    assert missing_and_surplus(CASES) == (set(), set())


def test_a_missing_combination_is_noticed() -> None:
    case = CASES[100]
    assert missing_and_surplus(CASES[:100] + CASES[101:]) == ({combination_of(case)}, set())


def test_a_combination_that_is_not_allowed_is_noticed() -> None:
    case = next(case for case in CASES if case.id == "ScatterND-18/float-int64-max")
    later = replace(case, group="ScatterND-16")
    assert missing_and_surplus([*CASES, later]) == (set(), {("ScatterND-16", "float", "int64", "max")})


def test_every_case_is_named_after_its_combination() -> None:
    wrong = [case.id for case in CASES
             if case.id != "{}/{}-{}-{}".format(*combination_of(case))]
    assert wrong == []


@pytest.mark.parametrize("version", corpus_grid.VERSIONS)
def test_no_version_always_has_the_same_layout(version: str) -> None:
    shapes = Counter(case.data_sets[0].inputs[0].shape for case in CASES if case.group == version)
    assert len(shapes) == 6 and max(shapes.values()) <= 2 * min(shapes.values())


def writers(case: Case, data_set: DataSet) -> list[int]:
    """The number of updates of each target."""
    data, indices, _ = data_set.inputs
    places = targets(case.operator, data.shape, indices, dict(case.attributes).get("axis", 0))
    return sorted(set(Counter(places.reshape(-1).tolist()).values()))


def wrong_sets(number: int, is_right) -> list[str]:
    """The cases whose data set of a number, if they have it, is not as expected."""
    return [case.id for case in CASES if len(case.data_sets) > number
            and not is_right(case, case.data_sets[number])]


def test_the_first_data_set_has_distinct_targets() -> None:
    assert wrong_sets(0, lambda case, data_set: writers(case, data_set) == [1]) == []


def test_in_the_second_three_updates_share_a_cell_two_another_and_one_is_alone() -> None:
    assert wrong_sets(1, lambda case, data_set: writers(case, data_set) == [1, 2, 3]) == []


def test_in_the_second_the_last_index_has_two_forms_if_the_version_has_negatives() -> None:
    def has_negative(case: Case, data_set: DataSet) -> bool:
        return (case.group == "Scatter-9") != bool((data_set.inputs[1] < 0).any())

    assert wrong_sets(1, has_negative) == []


def test_under_none_the_winner_is_visible() -> None:
    def all_differ(case: Case, data_set: DataSet) -> bool:
        data, _, updates = data_set.inputs
        values = [*data.reshape(-1).tolist(), *updates.reshape(-1).tolist()]
        return combination_of(case)[3] != "none" or data.dtype == np.bool_ or len(set(values)) == len(values)

    assert wrong_sets(1, all_differ) == []


def test_in_the_third_the_order_matters() -> None:
    def matters(case: Case, data_set: DataSet) -> bool:
        arguments = dict(case.attributes)
        cell = closed_form.cell_that_depends_on_order(case.operator, *data_set.inputs, **arguments)
        return cell is not None

    assert len([case for case in CASES if len(case.data_sets) == 3]) >= 72
    assert wrong_sets(2, matters) == []


@pytest.mark.parametrize("dtype", BY_ID["ScatterND-18"].types)
def test_every_reduction_changes_a_cell_of_its_first_data_set(dtype: str) -> None:
    unchanged = []
    for case in CASES:
        if combination_of(case)[1] != dtype or case.data_sets[0].expect == "invariants":
            continue
        function = closed_form.scatter_nd if case.operator == "ScatterND" else closed_form.scatter_elements
        data, indices, updates = case.data_sets[0].inputs
        result = function(data, indices, updates, **dict(case.attributes))
        if result.tolist() == data.tolist():
            unchanged.append(case.id)
    assert unchanged == []


def test_every_data_set_is_of_the_type_in_its_name() -> None:
    assert [case.id for case in CASES for data_set in case.data_sets
            if TensorProto.DataType.Name(element_type(data_set.inputs[0])).lower()
            != case.slug.split("-")[0]] == []
