"""What findings quote as ONNX's text stands in the text of an operator that they are about."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

import onnx
import onnx.defs
import pytest

import clause_texts
import findings
from clause_texts import folded
from findings import Finding

FILES = sorted((Path(findings.SCHEMA).parent / "findings").glob("*.json"))
OPERATORS = ("Scatter", "ScatterElements", "ScatterND")
ELSEWHERE = {  # ONNX's documents that are not in its package
    "A runtime MAY allow a caller to specify a value for this (input) name overriding the value specified in the initializer",  # IR.md
    "the actual size of the dimension is not statically constrained to a particular number",  # IR.md
    "may have neither field defined (in which case it represents an anonymous unknown value)",  # ShapeInference.md
}


def texts_of(operator: str) -> str:
    """All texts of all versions of an operator."""
    parts = []
    for schema in onnx.defs.get_all_schemas_with_history():
        if schema.name == operator and schema.domain == "":
            parts.append(schema.doc)
            parts += [one.description for one in (*schema.inputs, *schema.outputs, *schema.attributes.values())]
            parts += [name for one in schema.type_constraints for name in one.allowed_type_strs]
    return folded(" ".join(parts))


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    package = Path(onnx.__file__).parent
    files = [package / "onnx.proto", package / "common" / "constants.h"]
    common = folded(" ".join(path.read_text(encoding="utf-8") for path in files)) + texts_of("Constant")
    return {operator: common + texts_of(operator) for operator in OPERATORS}


def operators_of(finding: Finding) -> list[str]:
    """The operators that the clauses of its matches name."""
    return [
        operator
        for operator in OPERATORS
        if any(fnmatch.fnmatch(f"{operator}-18", row.clause.partition(".")[0])
               or fnmatch.fnmatch(operator, row.clause.partition(".")[0]) or row.clause.startswith(f"{operator}-")
               for row in finding.match)
    ]  # fmt: skip


def quotations(finding: Finding) -> list[str]:
    return clause_texts.quotations(finding.expected or ("" if finding.weight == "later-text" else finding.why))


def missing(finding: Finding, texts: dict[str, str]) -> list[str]:
    return [
        quotation
        for quotation in quotations(finding)
        if quotation not in ELSEWHERE
        and not any(folded(quotation).rstrip(".,;:") in texts[operator] for operator in operators_of(finding))
    ]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_every_quotation_is_in_the_text_of_an_operator_that_the_finding_is_about(path, texts):
    file, problems = findings.read_findings(path)
    assert problems == []
    assert {finding.id: missing(finding, texts) for finding in file.findings if missing(finding, texts)} == {}


def test_the_place_of_a_quotation_is_that_of_its_sentence_in_the_version():
    target = 'The text: "the entry itself". And "index-value for dimension != axis is obtained from the index of the entry".'
    place, is_whole = clause_texts.quoted(target, "ScatterElements-18")
    assert place.endswith(": documentation, sentence 4") and is_whole
    for text, version in ((target, "ScatterND-18"), ('"none" "and no sentence at all"', "ScatterND-18"), (target, "")):
        assert clause_texts.quoted(text, version) == ("", False)
    assert clause_texts.quoted('"of rank r >= 1" and "no such words"', "ScatterND-18")[1] is False
    assert clause_texts.quoted('"of rank r >= 1"', "ScatterElements-18")[0].endswith(": inputs.data, sentence 1")  # not outputs.output, too
    assert clause_texts.quoted('"reduction using the addition operation"', "ScatterND-18")[0].endswith(": attributes.reduction, sentence 3")


def test_no_finding_quotes_the_sentence_that_calls_mul_the_addition_operation_as_its_source():
    assert clause_texts.source("ScatterND-18.reduction-mul").endswith("onnx-1.23: documentation, sentence 26")
    quoted = re.compile(r"ScatterND-18 in .*attributes.reduction, sentence 4|mul\W+reduction using the addition")
    assert [path.name for path in FILES[0].parents[1].glob("*.md") if quoted.search(path.read_text(encoding="utf-8"))] == []


def test_a_sentence_of_another_operator_is_found_out(texts):
    bounds = '"All index values are expected to be within bounds [-s, s-1] along axis of size s"'
    for clause, wanted in (("ScatterElements*.index-bounds", 0), ("ScatterND*.index-bounds", 1)):
        made = Finding("x", "x", "failure", (findings.Match("failures", clause),), expected=bounds)
        assert len(missing(made, texts)) == wanted, clause
