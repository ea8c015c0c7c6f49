"""A results file with a member of a wrong type is refused, whatever the member, with the line and the member's name."""

import copy
import json
import pathlib

import jsonschema
import pytest

SCHEMA = json.loads((pathlib.Path(__file__).resolve().parents[2] / "reports" / "results.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
WRONG = ["x", 5, -1, 1.5, True, None, [], [[]], {}, {"x": []}]


def places(value, place=()):
    """The paths of all members in a record; of an array only its first item."""
    if isinstance(value, dict):
        for name, member in value.items():
            yield (*place, name)
            yield from places(member, (*place, name))
    elif isinstance(value, list) and value:
        yield (*place, 0)
        yield from places(value[0], (*place, 0))


def replaced(record, place, value):
    changed = copy.deepcopy(record)
    inner = changed
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    return changed


def form(place):
    """A path without the numbers of items: what the schema calls one member."""
    return tuple(step for step in place if isinstance(step, str))


def wrong_records(records):
    """Of each member of each type of record: (line, path, record) for each value that the schema refuses."""
    seen = set()
    for line, record in enumerate(records):
        for place in places(record):
            key = (record["type"], *form(place), isinstance(place[-1], int))
            if key in seen or place == ("type",):
                continue
            seen.add(key)
            for value in WRONG:
                changed = replaced(record, place, value)
                if not VALIDATOR.is_valid(changed) and type_differs(record, place, value):
                    yield line, place, changed


def type_differs(record, place, value):
    """Whether a value has another JSON type than the one that it replaces, null in place of a text; -1 is none of our numbers."""
    for step in place:
        record = record[step]
    record = "" if record is None else record
    number = (int, float)
    if isinstance(value, number) and not isinstance(value, bool) and isinstance(record, number) and not isinstance(record, bool):
        return value == -1
    return type(value) is not type(record)


@pytest.fixture(scope="module")
def results(run, misbehaving, waivers_of):
    """A run with every member that a run writes, as far as one run has them, and one with crashes."""
    arguments = ["--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=4",
                 "--repeat", "2", "--seed", "1", "--operator", "ScatterND-18", "--strict", "*.none"]  # fmt: skip
    first = run(*arguments)
    return [run(*arguments, "--waivers", waivers_of(first)).records,
            run("--implementation", misbehaving, "--option", "misbehave=sigsegv", "--option", "on-extent=2",
                "--operator", "ScatterND-18", "--dtype", "float", "--tier", "core").records]


@pytest.fixture(scope="module")
def waivers_of(tmp_path_factory):
    def call(first):
        failing = [name for name, case in first.cases.items() if case["verdict"] == "fail"]
        path = tmp_path_factory.mktemp("waivers") / "waivers.json"
        waiver = {"cases": failing[:1], "verdict": "fail", "reason": "known"}
        path.write_text(json.dumps({"implementation": "misbehaving", "waivers": [waiver]}))
        return path

    return call


@pytest.mark.long
def test_a_member_of_a_wrong_type_is_refused_by_its_name(scatter_cts, results, tmp_path):
    path, accepted, count = tmp_path / "results.jsonl", [], 0
    for records in results:
        for line, place, changed in wrong_records(records):
            path.write_text("".join(json.dumps(record) + "\n" for record in [*records[:line], changed, *records[line + 1:]]))
            process = scatter_cts("report", path, "--format", "badge")
            count += 1
            if process.returncode != 3 or f"line {line + 1}: " not in process.stderr:
                accepted.append((changed["type"], *place, process.stderr))
    assert accepted == []
    assert count > 300
