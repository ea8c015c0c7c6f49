"""The program's table of operator versions agrees with the schemas of the onnx package."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import onnx.defs
import pytest
from onnx import AttributeProto, TensorProto, helper

from oracle.operator_versions import (
    EDITIONS, LEVELS, MAIN, NEWEST_OPSET, NUMBERS, OLDER, OPERATORS, REDUCTIONS, REDUCTIONS_OF, TABLE,
    OperatorVersion,
)
from tables import corpus_geometry_elements, corpus_geometry_tuples

PROJECT = Path(__file__).resolve().parents[2]
DEFAULT_PROGRAM = PROJECT / "build" / "release" / "bin" / "scatter-cts"
PROGRAM = os.path.abspath(os.environ.get("SCATTER_CTS", DEFAULT_PROGRAM))
OLDEST, NEWEST = min(version.since for version in TABLE), onnx.defs.onnx_opset_version()

Row = dict[str, Any]


def schema_of(operator: str, opset: int) -> onnx.defs.OpSchema | None:
    """The schema of a node at an opset, or None if the opset lacks the operator."""
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
    return {
        "id": f"{schema.name}-{schema.since_version}",
        "operator": schema.name,
        "since_version": schema.since_version,
        "last_opset": None if opsets[-1] == NEWEST else opsets[-1],
        "types": sorted(map(_element, data.types)),
        "index_types": sorted(map(_element, indices.types)),
        "attributes": {name: helper.get_attribute_value(attribute.default_value)
                       for name, attribute in schema.attributes.items()},
        "reductions": reductions_of(schema),
        "deprecated": schema.deprecated,
    }


def reductions_of(schema: onnx.defs.OpSchema) -> list[str]:
    """The values of `reduction`, which the text of the attribute quotes; ONNX's schemas do not list them."""
    attribute = schema.attributes.get("reduction")
    return [] if attribute is None else list(dict.fromkeys(["none", *re.findall(r"'(\w+)'", attribute.description)]))


def row_of_table(version: OperatorVersion) -> Row:
    """A row of the table in Python as `scatter-cts list versions --json` writes it."""
    later = [number for number in NUMBERS[version.operator] if number > version.since]
    defaults = {"axis": 0} if version.has_axis else {}
    return {
        "id": version.id,
        "operator": version.operator,
        "since_version": version.since,
        "last_opset": later[0] - 1 if later else None,
        "types": sorted(version.types),
        "index_types": sorted(version.index_types),
        "attributes": defaults | ({"reduction": "none"} if version.reductions else {}),
        "reductions": list(version.reductions),
        "deprecated": version.deprecated,
    }


def _element(type_text: str) -> str:
    return type_text.removeprefix("tensor(").removesuffix(")")


def _normal(row: Row) -> Row:
    """The order of types and of reductions does not matter; ONNX's defaults are bytes, ours are text."""
    attributes = {name: value.decode() if isinstance(value, bytes) else value
                  for name, value in row["attributes"].items()}
    return row | {"types": sorted(row["types"]), "index_types": sorted(row["index_types"]),
                  "attributes": attributes, "reductions": sorted(row["reductions"])}


def disagreements(rows: list[Row]) -> list[str]:
    """One sentence for each point, at each opset, at which the rows differ from the schemas."""
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
    """The rows that a correct program prints."""
    every = {(schema.name, schema.since_version): schema for operator in OPERATORS
             for opset in range(OLDEST, NEWEST + 1) if (schema := schema_of(operator, opset))}
    return [_normal(row_of(schema)) for schema in every.values()]


def test_the_program_has_the_rows_of_the_table_in_python(rows: list[Row]) -> None:
    assert list(map(_normal, rows)) == list(map(_normal, map(row_of_table, TABLE)))


def test_the_program_lists_reductions_in_the_order_of_the_table_in_python(rows: list[Row]) -> None:
    assert {row["id"]: tuple(row["reductions"]) for row in rows if row["reductions"]} == REDUCTIONS_OF


def test_the_table_in_python_agrees_with_the_schemas_at_every_opset() -> None:
    assert disagreements(list(map(row_of_table, TABLE))) == []


def test_the_first_edition_of_a_version_is_the_first_release_that_has_its_opset() -> None:
    releases = {f"onnx-{release[0]}": int(release[2]) for release in onnx.helper.VERSION_TABLE}
    newest = {edition: max(opset for name, opset in releases.items() if name.startswith(f"{edition}."))
              for edition in EDITIONS}
    wrong = [version.id for version in TABLE
             if version.edition != next(edition for edition in EDITIONS if newest[edition] >= version.since)]
    assert wrong == []


def test_the_program_agrees_with_the_schemas_at_every_opset(rows: list[Row]) -> None:
    assert disagreements(rows) == []


def test_attributes_of_the_schemas_have_the_types_of_the_table() -> None:
    types = {(name, attribute.type.value) for operator in OPERATORS for opset in range(OLDEST, NEWEST + 1)
             if (schema := schema_of(operator, opset)) for name, attribute in schema.attributes.items()}
    assert types == {("axis", AttributeProto.INT), ("reduction", AttributeProto.STRING)}


def test_the_newest_known_opset_is_the_newest_of_the_package() -> None:
    header = (PROJECT / "reference" / "interpreter" / "operator_version.h").read_text()
    assert re.findall(r"OPSET_NEWEST = (\d+)", header) == [str(NEWEST)] == [str(NEWEST_OPSET)]


def test_no_opset_before_the_oldest_has_one_of_the_operators() -> None:
    present = [(operator, opset) for operator in OPERATORS for opset in range(1, OLDEST)
               if schema_of(operator, opset) is not None]
    assert present == []


def test_the_table_in_python_has_the_operator_versions_of_the_package() -> None:
    history: dict[str, list[int]] = {operator: [] for operator in OPERATORS}
    for schema in onnx.defs.get_all_schemas_with_history():
        if schema.domain == "" and schema.name in history:
            history[schema.name].append(schema.since_version)
    assert NUMBERS == {name: tuple(sorted(versions)) for name, versions in history.items()}


@pytest.mark.parametrize("table", [corpus_geometry_elements, corpus_geometry_tuples])
def test_the_alternating_versions_are_all_older_ones(table: ModuleType) -> None:
    operators = {version.split("-")[0] for version in table.OLDER}
    assert table.NEWEST in MAIN
    assert sorted(table.OLDER) == sorted(id for id in OLDER if id.split("-")[0] in operators)


@pytest.mark.parametrize("version", TABLE, ids=lambda version: version.id)
def test_a_node_has_three_inputs_and_one_output_none_of_them_optional(version: OperatorVersion) -> None:
    schema = onnx.defs.get_schema(version.operator, version.since)
    single = onnx.defs.OpSchema.FormalParameterOption.Single
    assert ([part.name for part in schema.inputs], len(schema.outputs)) == (["data", "indices", "updates"], 1)
    assert {part.option for part in (*schema.inputs, *schema.outputs)} == {single}


def test_the_element_types_are_those_of_the_package_by_name_and_number() -> None:
    header = (PROJECT / "reference" / "values" / "dtype.h").read_text()
    ours = {name: int(number) for name, number in re.findall(r"X\(([A-Z0-9]+), (\d+), \"", header)}
    assert ours == dict(TensorProto.DataType.items())


def enumerations(part: Any) -> Iterator[list]:
    """The values of every enum in a JSON Schema."""
    if isinstance(part, dict):
        yield from [part["enum"]] if isinstance(part.get("enum"), list) else []
        part = list(part.values())
    for each in part if isinstance(part, list) else []:
        yield from enumerations(each)


@pytest.mark.parametrize("table", [OPERATORS, EDITIONS, LEVELS, REDUCTIONS],
                         ids=["operators", "editions", "levels", "reductions"])
def test_every_json_schema_that_lists_them_lists_all(table: tuple[str, ...]) -> None:
    files = [*PROJECT.glob("cases/**/*.schema.json"), *PROJECT.glob("reports/*.schema.json"),
             *PROJECT.glob("implementations/*.schema.json")]
    lists = [values for file in files for values in enumerations(json.loads(file.read_text()))
             if len(set(table) & set(map(str, values))) > 1]
    assert lists and [values for values in lists if values != list(table)] == []


def test_rows_derived_from_the_schemas_have_no_disagreement(schemas: list[Row]) -> None:
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
