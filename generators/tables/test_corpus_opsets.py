"""Every opset is tried with every operator, and has the version that ONNX defines."""

from __future__ import annotations

import re
from dataclasses import replace

import onnx
import onnx.defs
import pytest

from oracle.operator_versions import NEWEST_OPSET, OPERATORS, VERSIONS
from tables import corpus_opsets
from tables.case_writer import Case, CaseError, case_files

CASES = corpus_opsets.cases()


def model_of(case: Case) -> onnx.ModelProto:
    """The model as written."""
    return onnx.ModelProto.FromString(case_files(case)[f"{case.id}/model.onnx"])


def schema_version(operator: str, opset: int) -> str:
    """The operator version that the onnx package gives an opset; "absent" when it has none."""
    try:
        return f"{operator}-{onnx.defs.get_schema(operator, opset).since_version}"
    except onnx.defs.SchemaError:
        return "absent"


@pytest.mark.parametrize("operator", OPERATORS)
def test_every_opset_that_may_have_the_operator_is_tried_and_one_more(operator: str) -> None:
    tried = {case.opset for case in CASES if case.operator == operator}
    assert set(range(9, NEWEST_OPSET + 2)) <= tried


def test_cases_are_in_the_group_of_their_opset_s_version() -> None:
    assert [case.id for case in CASES if case.group != schema_version(case.operator, case.opset)] == []


def test_names_of_cases_contain_the_imported_opset() -> None:
    wrong = [
        case.id for case in CASES
        if (match := re.search(r"^opset-(\d+)-|-(\d+)$", case.slug))
        and int(match[1] or match[2]) != model_of(case).opset_import[0].version
    ]
    assert len(CASES) > 200 and wrong == []


@pytest.mark.parametrize(("version", "refused"), [
    ("ScatterElements-11", {"bfloat16", "add", "max"}), ("ScatterElements-13", {"add", "max"}),
    ("ScatterElements-16", {"max"}), ("ScatterElements-18", set()), ("ScatterND-16", {"max"}),
    ("Scatter-11", {"bfloat16", "add", "max"}),
])
def test_a_probe_is_refused_if_its_version_lacks_a_feature(version: str, refused: set[str]) -> None:
    found = {case.slug.split("-")[2] for case in CASES
             if case.id.startswith(f"{version}/opset-") and case.data_sets[0].expect == "refuse"}
    assert found == refused


@pytest.mark.parametrize("version", VERSIONS)
def test_both_names_of_the_domain_occur_in_a_model_of_every_version(version: str) -> None:
    case = next(case for case in CASES if case.id == f"{version}/domain-ai-onnx-both")
    model = model_of(case)
    assert (model.opset_import[0].domain, model.graph.node[0].domain) == ("ai.onnx", "ai.onnx")


def test_a_complaint_that_the_checker_does_not_make_stops_the_generator() -> None:
    case = next(case for case in CASES if case.slug == "opset-18-plain")
    with pytest.raises(CaseError, match="the checker is content"):
        case_files(replace(case, checker_complaint="No opset import"))
