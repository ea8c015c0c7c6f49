"""The program's table of operator versions says what the schemas of the onnx package say."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import onnx.defs
import pytest
from onnx import AttributeProto, TensorProto, helper

import clauses
import generate

PROJECT = Path(__file__).resolve().parent.parent
DEFAULT_PROGRAM = PROJECT / "build" / "release" / "bin" / "scatter-cts"
PROGRAM = os.path.abspath(os.environ.get("SCATTER_CTS", DEFAULT_PROGRAM))
OPERATORS = ("Scatter", "ScatterElements", "ScatterND")
OLDEST, NEWEST = 9, onnx.defs.onnx_opset_version()
# ONNX's schemas do not list the values of `reduction`; the text of its attribute does.
REDUCTIONS = {16: ["none", "add", "mul"], 18: ["none", "add", "mul", "max", "min"]}

Row = dict[str, Any]


def schema_of(operator: str, opset: int) -> onnx.defs.OpSchema | None:
    """The schema that a node gets at an opset, or None when the opset lacks the operator."""
    try:
        return onnx.defs.get_schema(operator, opset)
    except onnx.defs.SchemaError:
        return None


def row_of(schema: onnx.defs.OpSchema) -> Row:
    """A schema as `scatter-cts list versions --json` writes it."""
    opsets = [opset for opset in range(OLDEST, NEWEST + 1)
              if (active := schema_of(schema.name, opset)) and active.since_version == schema.since_version]
    data, indices, updates = schema.inputs
    assert data.types == updates.types == schema.outputs[0].types
    has_reduction = "reduction" in schema.attributes
    return {
        "id": f"{schema.name}-{schema.since_version}",
        "operator": schema.name,
        "since_version": schema.since_version,
        "last_opset": None if opsets[-1] == NEWEST else opsets[-1],
        "types": sorted(map(_element, data.types)),
        "index_types": sorted(map(_element, indices.types)),
        "attributes": {name: helper.get_attribute_value(attribute.default_value)
                       for name, attribute in schema.attributes.items()},
        "reductions": REDUCTIONS[schema.since_version] if has_reduction else [],
        "deprecated": schema.deprecated,
    }


def _element(type_text: str) -> str:
    return type_text.removeprefix("tensor(").removesuffix(")")


def _normal(row: Row) -> Row:
    """The order of types means nothing; defaults of ONNX are bytes where ours are text."""
    attributes = {name: value.decode() if isinstance(value, bytes) else value
                  for name, value in row["attributes"].items()}
    return row | {"types": sorted(row["types"]), "index_types": sorted(row["index_types"]),
                  "attributes": attributes}


def disagreements(rows: list[Row]) -> list[str]:
    """One sentence for each point, at each opset, in which the rows are not what the schemas say."""
    found = []
    for operator in OPERATORS:
        for opset in range(OLDEST, NEWEST + 1):
            active = [row for row in rows if row["operator"] == operator and row["since_version"] <= opset
                      and (row["last_opset"] is None or opset <= row["last_opset"])]
            schema = schema_of(operator, opset)
            expected = [] if schema is None else [_normal(row_of(schema))]
            if len(active) != len(expected):
                found.append(f"{operator} at opset {opset}: {len(active)} versions, not {len(expected)}")
                continue
            found += [f"{operator} at opset {opset}: {key} is {ours.get(key)}, not {theirs[key]}"
                      for ours, theirs in zip(map(_normal, active), expected)
                      for key in theirs if ours.get(key) != theirs[key]]
    return found


@pytest.fixture(scope="session")
def rows() -> list[Row]:
    """The program's table."""
    if not Path(PROGRAM).is_file():
        pytest.fail(f"{PROGRAM} is not there: build the program, or set SCATTER_CTS to its path")
    command = [PROGRAM, "list", "versions", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture
def schemas() -> list[Row]:
    """The rows that a right program prints."""
    every = {(schema.name, schema.since_version): schema for operator in OPERATORS
             for opset in range(OLDEST, NEWEST + 1) if (schema := schema_of(operator, opset))}
    return [_normal(row_of(schema)) for schema in every.values()]


def test_the_program_knows_ten_operator_versions(rows: list[Row]) -> None:
    assert len({row["id"] for row in rows}) == len(rows) == 10


def test_the_program_agrees_with_the_schemas_at_every_opset(rows: list[Row]) -> None:
    assert disagreements(rows) == []


def test_attributes_of_the_schemas_have_the_types_that_the_table_means() -> None:
    types = {(name, attribute.type.value) for operator in OPERATORS for opset in range(OLDEST, NEWEST + 1)
             if (schema := schema_of(operator, opset)) for name, attribute in schema.attributes.items()}
    assert types == {("axis", AttributeProto.INT), ("reduction", AttributeProto.STRING)}


@pytest.mark.parametrize("version", [16, 18])
@pytest.mark.parametrize("operator", ["ScatterElements", "ScatterND"])
def test_the_documentation_of_reduction_names_the_listed_values(operator: str, version: int) -> None:
    text = onnx.defs.get_schema(operator, version).attributes["reduction"].description
    words = set(re.findall(r"[a-z]+", text))
    assert words & {"none", "add", "mul", "max", "min"} == set(REDUCTIONS[version])


def test_the_newest_opset_that_is_known_is_the_newest_of_the_package() -> None:
    header = (PROJECT / "reference" / "interpreter" / "operator_version.h").read_text()
    assert re.findall(r"OPSET_NEWEST = (\d+)", header) == [str(NEWEST)]


def test_no_opset_before_the_oldest_has_one_of_the_operators() -> None:
    present = [(operator, opset) for operator in OPERATORS for opset in range(1, OLDEST)
               if schema_of(operator, opset) is not None]
    assert present == []


def test_the_tables_in_python_have_the_operator_versions_of_the_package() -> None:
    history: dict[str, list[int]] = {operator: [] for operator in OPERATORS}
    for schema in onnx.defs.get_all_schemas_with_history():
        if schema.domain == "" and schema.name in history:
            history[schema.name].append(schema.since_version)
    assert clauses.VERSIONS == {name: tuple(sorted(versions)) for name, versions in history.items()}


def test_there_is_a_folder_of_cases_for_every_operator_version_and_for_absent_operators() -> None:
    versions = [f"{operator}-{version}" for operator, its in clauses.VERSIONS.items() for version in its]
    assert list(generate.OWNED) == [*versions, "absent"]


@pytest.mark.parametrize(("operator", "version"), [
    (operator, version) for operator, versions in clauses.VERSIONS.items() for version in versions])
def test_a_node_has_three_inputs_and_one_output_none_of_them_optional(operator: str, version: int) -> None:
    schema = onnx.defs.get_schema(operator, version)
    single = onnx.defs.OpSchema.FormalParameterOption.Single
    assert ([part.name for part in schema.inputs], len(schema.outputs)) == (["data", "indices", "updates"], 1)
    assert {part.option for part in (*schema.inputs, *schema.outputs)} == {single}


def test_the_element_types_are_those_of_the_package_by_name_and_number() -> None:
    header = (PROJECT / "reference" / "values" / "dtype.h").read_text()
    ours = {name: int(number) for name, number in re.findall(r"X\(([A-Z0-9]+), (\d+), \"", header)}
    assert ours == dict(TensorProto.DataType.items())


def test_rows_made_of_the_schemas_have_no_disagreement(schemas: list[Row]) -> None:
    assert disagreements(schemas) == []


@pytest.mark.parametrize("key, value", [
    ("types", ["float"]), ("index_types", ["int32"]), ("attributes", {"axis": 1, "reduction": "none"}),
    ("deprecated", True), ("reductions", ["none"]), ("id", "ScatterElements-17"),
])
def test_a_wrong_value_is_noticed(schemas: list[Row], key: str, value: object) -> None:
    changed = [row | {key: value} if row["id"] == "ScatterElements-18" else row for row in schemas]
    assert len(disagreements(changed)) == NEWEST - 17


def test_a_wrong_range_of_opsets_is_noticed(schemas: list[Row]) -> None:
    changed = [row | {"last_opset": 16} if row["id"] == "ScatterND-16" else row for row in schemas]
    assert "ScatterND at opset 17: 0 versions, not 1" in disagreements(changed)
