"""core.json and the small files next to it: the schema, and what a schema cannot say."""

from __future__ import annotations

import base64
import copy
import json
import re
from pathlib import Path

import jsonschema
import jsonschema_rs
import pytest

import make_c

HERE = Path(__file__).resolve().parent
HARNESSES = sorted(path for suffix in ("c", "go", "mjs", "py", "rs") for path in (HERE / "harness").rglob(f"*.{suffix}"))
SCHEMA = json.loads((HERE / "vectors.schema.json").read_text(encoding="utf-8"))
VALIDATORS = {
    "jsonschema": lambda schema, document: jsonschema.Draft202012Validator(schema).is_valid(document),
    "jsonschema_rs": lambda schema, document: jsonschema_rs.Draft202012Validator(schema).is_valid(document),
}


@pytest.fixture(params=VALIDATORS)
def is_valid(request):
    """One of two independent validators: whether a document follows a definition of the schema, or the whole of it."""

    def validate(document, definition=None):
        schema = SCHEMA if definition is None else {"$ref": f"#/$defs/{definition}", "$defs": SCHEMA["$defs"]}
        return VALIDATORS[request.param](schema, document)

    return validate


def small(change=lambda test: None, dtype="float"):
    """A document with one valid test of one element, changed."""
    tensor = {"type": "float", "shape": [1], "hex": "0000803f"}
    test = {
        "id": "ScatterND-18/made-up#0", "comment": "Made up.", "clauses": ["ScatterND.target"], "attributes": {"reduction": "add"},
        "data": tensor, "indices": {"type": "int64", "shape": [1, 1], "hex": "00" * 8}, "updates": dict(tensor),
        "result": "valid", "output": "00000040", "allowed": [{"cells": [0], "interval": ["00000040", "01000040"]}],
    }
    change(test)
    group = {"operator": "ScatterND", "since_version": 18, "type": dtype, "reduction": "add", "tests": [test]}
    return {"format": 1, "corpus": "scatter-cts 0.4.2", "edition": "onnx-1.23", "license": "Apache-2.0", "tests": 1, "groups": [group]}


def all_tests(core):
    return [(group, test) for group in core["groups"] for test in group["tests"]]


def test_the_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_core_json_follows_the_schema(is_valid, core):
    assert is_valid(core)


def test_a_document_with_one_test_follows_the_schema(is_valid):
    assert is_valid(small())


@pytest.mark.parametrize("change", [
    lambda test: test.update(surprise=1),
    lambda test: test.pop("output"),
    lambda test: test.update(result="maybe"),
    lambda test: test.update(output="0"),
    lambda test: test.update(output="0000000G"),
    lambda test: test.update(rules=["index-bounds"]),
    lambda test: test.update(result="invalid", rules=["index-bounds"], due="must"),
    lambda test: test["data"].update(type="float8"),
    lambda test: test["data"].update(base64=[]),
    lambda test: test["data"].pop("hex"),
    lambda test: test["data"].update(shape=[-1]),
    lambda test: test["attributes"].update(axis=0.5),
    lambda test: test["attributes"].update(mode="add"),
    lambda test: test["allowed"][0].update(values=["00000040"]),
    lambda test: test["allowed"][0].pop("interval"),
    lambda test: test["allowed"][0].update(cells=[]),
    lambda test: test["allowed"][0]["interval"].append("00000040"),
    lambda test: test.update(tolerated=[{"cells": [0], "predicate": "positive"}]),
    lambda test: test.update(tolerated=[{"cells": [0], "norm": {"centre": "00" * 8, "radius": 0}}]),
    lambda test: test.update(id="ScatterND-12/made-up"),
])
def test_a_document_with_a_mistake_does_not_follow_the_schema(is_valid, change):
    assert not is_valid(small(change))


def without_output(test):
    for name in ("output", "allowed"):
        del test[name]
    test.update(result="invalid", rules=["index-bounds"], due="must")


def test_an_invalid_test_has_rules_and_no_output(is_valid):
    assert is_valid(small(without_output))


@pytest.mark.parametrize("name", ["quarantine", "changes"])
def test_the_files_beside_it_follow_their_definitions(is_valid, name):
    document = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    assert is_valid(document, name)
    assert not is_valid({"format": 2}, name)


def test_a_quarantined_test_has_an_id_and_a_reason(is_valid):
    entry = {"id": "ScatterND-18/made-up#0", "reason": "The output is wrong."}
    assert is_valid({"format": 1, "tests": [entry]}, "quarantine")
    assert not is_valid({"format": 1, "tests": [entry["id"]]}, "quarantine")


def test_every_object_of_the_schema_refuses_other_members():
    def objects(schema):
        if isinstance(schema, dict):
            if "properties" in schema and schema.get("type") == "object":
                yield schema
            for value in schema.values():
                yield from objects(value)
        elif isinstance(schema, list):
            for value in schema:
                yield from objects(value)

    found = list(objects(SCHEMA))
    assert len(found) == 10
    assert all(schema["additionalProperties"] is False for schema in found)


# ---- what a schema cannot say ---------------------------------------------------------------------------------


def problems(core):
    """Sentences about contradictions in a document."""
    tests = all_tests(core)
    ids = [test["id"] for _, test in tests]
    found = ["the number of tests"] if core["tests"] != len(tests) else []
    found += ["an id twice"] if len(set(ids)) != len(ids) else []
    for group, test in tests:
        found += [f"{test['id']}: {problem}" for problem in problems_of(group, test)]
    return found


def problems_of(group, test):
    if test["data"]["type"] != group["type"] or test["attributes"].get("reduction", "none") != group["reduction"]:
        yield "it belongs to another group"
    if not test["id"].startswith(f"{group['operator']}-{group['since_version']}/"):
        yield "its id names another operator version"
    try:
        make_c.Section(group["type"]).add(group, test)
    except ValueError as error:
        yield str(error)
    if "output" in test:
        stored = test["output"]
        if isinstance(stored, str) != (group["type"] != "string"):
            yield "its output is of another kind"
        count = len(stored) if group["type"] == "string" else len(stored) // 2 // make_c.SIZES[group["type"]]
        if len(stored) != len(test["data"]["base64" if group["type"] == "string" else "hex"]):
            yield "its output has another size than data"
        for entry in test.get("allowed", []) + test.get("tolerated", []):
            yield from problems_of_entry(group["type"], entry, count)


def problems_of_entry(dtype, entry, count):
    if max(entry["cells"]) >= count:
        yield "an entry is about a cell that does not exist"
    elements = entry.get("values", []) + entry.get("interval", []) + ([entry["norm"]["centre"]] if "norm" in entry else [])
    if dtype == "string":
        if any(base64.b64encode(base64.b64decode(text, validate=True)).decode() != text for text in elements):
            yield "an entry has a text that is not base64"
    elif any(len(element) != 2 * make_c.SIZES[dtype] for element in elements):
        yield "an entry has an element of another size"
    if "interval" in entry:
        sides = [make_c.parts(dtype, element) for element in entry["interval"]]
        infinity = make_c.INFINITIES[dtype]
        if any(bits & (infinity | infinity - 1) > infinity for side in sides for bits in side):
            yield "an interval ends at a NaN"
        if any(make_c.key(dtype, low) > make_c.key(dtype, high) for low, high in zip(*sides)):
            yield "an interval is empty"
    if ("norm" in entry) > dtype.startswith("complex") or (entry.get("predicate") == "nonzero") > (dtype == "bool"):
        yield "an entry does not suit its type"


def test_the_tests_of_core_json_do_not_contradict_themselves(core):
    assert problems(core) == []


@pytest.mark.parametrize("problem, change", [
    ("the number of elements of type float does not match the shape [2]", lambda test: test["data"].update(shape=[2])),
    ("it belongs to another group", lambda test: test["attributes"].clear()),
    ("its id names another operator version", lambda test: test.update(id="ScatterND-16/made-up")),
    ("its output has another size than data", lambda test: test.update(output="")),
    ("an entry is about a cell that does not exist", lambda test: test["allowed"][0].update(cells=[0, 1])),
    ("an entry has an element of another size", lambda test: test["allowed"].append({"cells": [0], "values": ["00"]})),
    ("an interval ends at a NaN", lambda test: test["allowed"][0].update(interval=["00000000", "0100807f"])),
    ("an interval is empty", lambda test: test["allowed"][0].update(interval=["00000000", "00000080"])),
    ("an entry does not suit its type", lambda test: test["allowed"].append({"cells": [0], "predicate": "nonzero"})),
])
def test_a_contradiction_is_found(problem, change):
    assert problem in [found.partition(": ")[2] for found in problems(small(change))]


def test_two_tests_with_one_id_are_found():
    document = small()
    document["groups"].append(copy.deepcopy(document["groups"][0]))
    assert problems(document) == ["the number of tests", "an id twice"]


def test_the_readme_says_how_many_tests_there_are(core):
    assert f"`core.json` has {core['tests']} tests" in (HERE / "README.md").read_text(encoding="utf-8")


def test_core_json_is_small(core):
    assert (HERE / "core.json").stat().st_size < 1_000_000


@pytest.mark.parametrize("path", [HERE / "check.c", *HARNESSES], ids=lambda path: str(path.relative_to(HERE)))
def test_the_check_and_each_file_of_a_harness_have_at_most_80_lines_of_code(path):
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    code = [line for line in lines if line and not re.fullmatch(r"//.*|# .*|/\*.*\*/", line)]
    assert len(code) <= 80


@pytest.mark.parametrize("path", [
    HERE / "core.json", HERE / "scatter_vectors.h", HERE / "scatter_vectors.c", HERE / "vectors.schema.json", HERE / "check-vendored.sh",
    *HARNESSES,
], ids=lambda path: str(path.relative_to(HERE)))
def test_each_file_that_others_copy_names_its_licence(path):
    assert "Apache-2.0" in path.read_text(encoding="utf-8")
