"""The clauses cover what the project judges, their levels have no gaps, and they name their decisions."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path

import jsonschema
import pytest

import archives
import clauses
import decisions
from oracle.operator_versions import EDITIONS, LEVELS, NEWEST_OPSET, NUMBERS, OPERATORS, at

PROJECT = Path(__file__).resolve().parent.parent
DESCRIPTIONS = archives.descriptions(PROJECT / "cases")
# Rules that the nodes of an operator cannot break.
FOREIGN_RULES = {
    "Scatter": {"reduction-unlisted", "tuple-length"},
    "ScatterElements": {"tuple-length"},
    "ScatterND": {"rank-mismatch", "axis-range", "indices-shape"},
}


@pytest.fixture(scope="session")
def documents() -> list[clauses.Document]:
    return clauses.load()


@pytest.fixture
def document(documents: list[clauses.Document]) -> clauses.Document:
    """A copy of the clauses of ScatterElements that a test may damage."""
    return copy.deepcopy(next(each for each in documents if each["operator"] == "ScatterElements"))


def named(documents: list[clauses.Document], operator: str) -> dict[str, clauses.Document]:
    """The clauses of an operator by name."""
    return {clause["name"]: clause for each in documents if each["operator"] == operator
            for clause in each["clauses"]}


def versions_of(documents: list[clauses.Document], operator: str, name: str) -> list[int]:
    """The versions that a clause of an operator applies to; empty if there is no such clause."""
    document = next(each for each in documents if each["operator"] == operator)
    return next((clauses.versions(document, clause) for clause in document["clauses"]
                 if clause["name"] == name), [])


def table_names(header: str, table: str) -> list[str]:
    """The second column of a table in a header."""
    text = (PROJECT / header).read_text()
    rows = re.search(rf"#define {table}\(X\)(.*?)\n\n", text, re.DOTALL)
    assert rows is not None, f"{header} has no {table}"
    return re.findall(r'X\([A-Z0-9_]+, "([a-z0-9.-]+)"', rows[1])


def split_id(clause_id: str) -> tuple[str, str]:
    operator, name = clause_id.split(".")
    return operator, name


def used() -> list[tuple[str, str, str, str]]:
    """Group, expectation, operator and name of every clause that a case names."""
    return [
        (description["id"].split("/")[0], data_set["expect"], *split_id(clause_id))
        for description in DESCRIPTIONS.values()
        for data_set in description["data_sets"] for clause_id in data_set["clauses"]
    ]


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(clauses.SCHEMA)


def test_every_part_of_the_schema_is_described() -> None:
    def bare(part: object, path: str) -> list[str]:
        if not isinstance(part, dict):
            return []
        own = [path] if ("type" in part or "enum" in part) and "description" not in part else []
        below = [found for key in ("properties", "$defs") for name, each in part.get(key, {}).items()
                 for found in bare(each, f"{path}/{name}")]
        return own + below

    assert bare(clauses.SCHEMA, "") == []


def test_the_program_has_the_editions_of_the_schema() -> None:
    assert table_names("runner/judge/clause.h", "EDITION_TABLE") == list(EDITIONS)


def test_the_program_has_the_levels_of_the_schema() -> None:
    assert table_names("runner/judge/clause.h", "LEVEL_TABLE") == list(LEVELS)


@pytest.mark.parametrize("operator", OPERATORS)
def test_every_rule_that_a_node_can_break_has_a_clause_for_some_version(documents, operator: str) -> None:
    codes = set(table_names("reference/interpreter/node.h", "RULE_TABLE"))
    rules = codes & named(documents, operator).keys()
    assert len(codes) >= 18 and rules == codes - FOREIGN_RULES[operator]


@pytest.mark.parametrize("operator", ["ScatterElements", "ScatterND"])
def test_every_clause_about_cells_is_in_the_files(documents, operator: str) -> None:
    names = table_names("reference/outcomes/cell.h", "CELL_CLAUSE_TABLE")
    names += [f"reduction-{name}" for name in at(operator, NEWEST_OPSET).reductions if name != "none"]
    assert len(names) >= 17 and [name for name in names if name not in named(documents, operator)] == []


def test_scatter_has_the_clauses_about_cells_without_reductions(documents) -> None:
    names = set(table_names("reference/outcomes/cell.h", "CELL_CLAUSE_TABLE"))
    assert names & named(documents, "Scatter").keys() == {
        "untouched", "bits-kept", "nan-bits", "duplicates-none"}


@pytest.mark.parametrize("operator", ["ScatterElements", "ScatterND"])
@pytest.mark.parametrize("name, since", [
    ("reduction-add", 16), ("reduction-mul", 16), ("reduction-max", 18), ("reduction-min", 18),
    ("duplicates-reduced", 16), ("nan-order", 18), ("string-mul", 16), ("complex-order", 18),
])
def test_clauses_about_reductions_apply_to_versions_with_the_reduction(
    documents, operator: str, name: str, since: int
) -> None:
    assert versions_of(documents, operator, name) == [number for number in NUMBERS[operator] if number >= since]


def test_every_clause_that_a_case_names_exists_at_its_version(documents) -> None:
    missing = {
        f"{group}: {operator}.{name}" for group, _, operator, name in used()
        if name not in named(documents, operator)
        or (group != "absent" and int(group.split("-")[1]) not in versions_of(documents, operator, name))
    }
    assert DESCRIPTIONS and missing == set()


def levels_of_data_sets(documents: list[clauses.Document], expect: str) -> dict[str, set[str]]:
    """The levels of the named clauses for each data set with this expectation; without absent operators."""
    levels: dict[str, set[str]] = {}
    for description in DESCRIPTIONS.values():
        group = description["id"].split("/")[0]
        for number, data_set in enumerate(description["data_sets"]):
            if data_set["expect"] == expect and group != "absent":
                levels[f"{description['id']}#{number}"] = {
                    str(clauses.level(named(documents, operator)[name], int(group.split("-")[1])))
                    for operator, name in map(split_id, data_set["clauses"])}
    return levels


def test_data_sets_to_be_refused_break_only_clauses_that_require_it(documents) -> None:
    levels = levels_of_data_sets(documents, "refuse")
    odd = {case: its for case, its in levels.items() if its - {"must-reject", "should-reject"}}
    assert levels and odd == {}


@pytest.mark.parametrize("expect, levels", [
    ("invariants", {"unspecified"}),
    ("exact", {"must", "should", "any", "may-reject"}),
    ("allowed", {"must", "should", "any", "may-reject"}),
])
def test_a_clause_of_every_data_set_has_the_level_of_its_expectation(
    documents, expect: str, levels: set[str]
) -> None:
    odd = {case: its for case, its in levels_of_data_sets(documents, expect).items() if not its & levels}
    assert odd == {}


def test_a_name_that_occurs_twice_is_noticed(document) -> None:
    document["clauses"].append(document["clauses"][0])
    assert clauses.complaints(document) == ["ScatterElements.accepts-valid: duplicate"]


def test_an_edition_without_a_level_is_noticed(document) -> None:
    document["clauses"] = document["clauses"][:1]
    document["clauses"][0]["levels"][0]["to"] = "onnx-1.20"
    document["clauses"][0]["levels"][0]["until"] = 11
    assert clauses.complaints(document) == [
        "ScatterElements.accepts-valid: version 11 has 0 levels in onnx-1.23"]


def test_two_levels_in_one_edition_are_noticed(document) -> None:
    document["clauses"] = document["clauses"][:1]
    document["clauses"][0]["levels"].append({"since": 18, "until": 18, "from": "onnx-1.23", "level": "any"})
    assert clauses.complaints(document) == [
        "ScatterElements.accepts-valid: version 18 has 2 levels in onnx-1.23"]


def test_a_version_that_the_operator_lacks_is_noticed(document) -> None:
    document["clauses"] = document["clauses"][:1]
    document["clauses"][0]["levels"].append({"since": 9, "until": 9, "level": "any"})
    assert clauses.complaints(document) == ["ScatterElements.accepts-valid: ScatterElements has no version 9"]


def test_a_range_of_versions_that_ends_before_it_begins_is_noticed(document) -> None:
    document["clauses"] = document["clauses"][:1]
    document["clauses"][0]["levels"].append({"since": 16, "until": 13, "level": "any"})
    assert clauses.complaints(document) == ["ScatterElements.accepts-valid: version 13 is older than 16"]


def test_clauses_that_were_not_written_for_the_newest_version_are_noticed(document) -> None:
    document["newest_version"] = 16
    newest = NUMBERS["ScatterElements"][-1]
    assert clauses.complaints(document)[0] == f"ScatterElements: newest_version is 16, not {newest}"
    assert clauses.versions(document, document["clauses"][0]) == [11, 13, 16]


def test_a_range_of_editions_that_ends_before_it_begins_is_noticed(document) -> None:
    document["clauses"] = document["clauses"][:1]
    document["clauses"][0]["levels"][0] |= {"from": "onnx-1.13", "to": "onnx-1.11"}
    assert clauses.complaints(document)[0] == (
        "ScatterElements.accepts-valid: onnx-1.11 is older than onnx-1.13")


@pytest.mark.parametrize("key, value", [
    ("name", "Index-Negative"), ("statement", "No full stop"), ("levels", []), ("remark", "surplus"),
    ("source", {"locator": "hearsay", "note": "Somebody said so."}), ("source", {"locator": "silence"}),
    ("levels", [{"since": 18, "from": "onnx-1.14", "level": "must"}]),
    ("levels", [{"since": 18, "level": "perhaps"}]), ("levels", [{"level": "must"}]),
    ("levels", [{"since": [18], "level": "must"}]),
])
def test_the_schema_refuses(tmp_path: Path, documents, document, key: str, value: object) -> None:
    document["clauses"][0][key] = value
    for each in documents:
        (tmp_path / f"{each['operator']}.json").write_text(json.dumps(each))
    (tmp_path / "ScatterElements.json").write_text(json.dumps(document))
    with pytest.raises(clauses.ClauseError, match=r"^ScatterElements.json: \$.clauses\[0\]"):
        clauses.load(tmp_path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(clauses.ClauseError, match="^Scatter.json: "):
        clauses.load(tmp_path)


def test_the_level_of_a_version_newer_than_the_edition_is_that_of_its_first_edition(documents) -> None:
    clause = named(documents, "ScatterND")["duplicates-reduced"]
    assert clauses.level(clause, 16, "onnx-1.6") == clauses.level(clause, 16, "onnx-1.11") == "may-reject"


def test_a_clause_has_no_level_for_a_version_that_it_does_not_apply_to(documents) -> None:
    assert clauses.level(named(documents, "ScatterND")["reduction-max"], 16) is None


# ---- decisions


def test_a_clause_that_rests_on_a_reading_needs_a_decision(documents) -> None:
    damaged = copy.deepcopy(documents)
    del named(damaged, "ScatterND")["subnormals"]["decisions"]
    assert clauses.decision_complaints(damaged, decisions.load()) == [
        "ScatterND.subnormals: rests on an interpretation, but names no decision",
        "subnormals-flushed: governs ScatterND.subnormals, which does not name it"]


def test_a_decision_that_does_not_govern_the_clause_is_noticed(documents) -> None:
    damaged = copy.deepcopy(documents)
    named(damaged, "ScatterND")["target"]["decisions"] = ["subnormals-flushed"]
    assert clauses.decision_complaints(damaged, decisions.load()) == [
        "ScatterND.target: names subnormals-flushed, which does not govern it"]


def test_an_unknown_decision_is_noticed(documents) -> None:
    damaged = copy.deepcopy(documents)
    named(damaged, "ScatterND")["target"]["decisions"] = ["all-is-well"]
    assert clauses.decision_complaints(damaged, decisions.load()) == [
        "ScatterND.target: names the unknown decision all-is-well"]
