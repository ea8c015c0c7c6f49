"""make_json.py: which cases become tests, and what the files have."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import ml_dtypes
import numpy
import pytest
from onnx import helper, numpy_helper

import make_json
from make_json import Draft

from scatter_cts.corpus import Case

PROGRAM = Path(os.environ.get("SCATTER_CTS", make_json.PROGRAM))


@pytest.fixture
def draft(tmp_path):
    """The draft of a case with one node."""

    def make(inputs, output=None, expect="exact", group="ScatterND-18", constants=(), names=("data", "indices", "updates"), **attributes):
        node = helper.make_node(group.partition("-")[0], names, ["output"], **attributes)
        values = [helper.make_tensor_value_info(name, 1, None) for name in ("data", "indices", "updates")]
        model = helper.make_model(helper.make_graph([*constants, node], "g", values, []))
        description = {"id": f"{group}/made-up", "tier": "full", "bugs": [],
                       "data_sets": [{"expect": expect, "clauses": ["ScatterND.index-bounds"], "why": "Made up."}]}
        with zipfile.ZipFile(tmp_path / "cases.zip", "w") as archive:
            archive.writestr("made-up/model.onnx", model.SerializeToString())
            for name, array in [*((f"input_{n}", array) for n, array in enumerate(inputs)), ("output_0", output)]:
                if array is not None:
                    archive.writestr(f"made-up/test_data_set_0/{name}.pb", numpy_helper.from_array(array).SerializeToString())
        return Draft(Case(zipfile.ZipFile(tmp_path / "cases.zip"), group, description, 0))

    return make


def floats(*values):
    return numpy.array(values, "f4")


INPUTS = floats(1, 2, 3), numpy.array([[2], [-1]]), floats(8, 9)
OUTPUT = floats(1, 2, 9)


def test_a_case_is_described(draft):
    test = draft(INPUTS, OUTPUT, reduction="none").test
    assert test["attributes"] == {"reduction": "none"} and test["id"] == "ScatterND-18/made-up"
    assert test["data"] == {"type": "float", "shape": [3], "hex": "0000803f0000004000004040"}


def test_strings_are_in_base64(draft):
    texts = numpy.array([b"a\0b", b""], object), numpy.array([[1]]), numpy.array([b"\xff"], object)
    assert draft(texts, numpy.array([b"a\0b", b"\xff"], object)).test["data"]["base64"] == ["YQBi", ""]


def test_an_input_may_be_a_constant_of_the_model(draft):
    constant = helper.make_node("Constant", [], ["updates"], value_floats=[8.0, 9.0])
    assert draft([*INPUTS[:2], None], OUTPUT, constants=[constant]).test["updates"] == draft(INPUTS, OUTPUT).test["updates"]


@pytest.mark.parametrize("group, indices, updates, aims", [
    ("ScatterND-18", [[2], [-1]], [8, 9], {2: ("00000041", "00001041")}),
    ("ScatterND-18", [[2]], [8], {2: ("00000041",)}),
    ("ScatterElements-18", [0, -3], [8, 9], {0: ("00000041", "00001041")}),
])
def test_a_cell_knows_the_updates_that_aim_at_it(draft, group, indices, updates, aims):
    cells = draft([INPUTS[0], numpy.array(indices), floats(*updates)], OUTPUT, group=group).cells()
    assert {position: cell.updates for position, cell in enumerate(cells) if cell.updates} == aims
    assert [cell.stored for cell in cells] == ["0000803f", "00000040", "00001041"]


@pytest.mark.parametrize("changes, reason", [
    ({"group": "absent"}, "no such operator"), ({"names": ("data", "indices")}, "three inputs"), ({"names": ("data", "", "updates")}, "three inputs"),
    ({"colour": 3}, "attributes other than"), ({"axis": "0"}, "attributes other than"), ({"reduction": '"'}, "attributes other than"),
    ({"inputs": (floats(1).astype(ml_dtypes.float8_e4m3fn), *INPUTS[1:])}, "no scatter operator has"), ({"expect": "invariants"}, "states no value"),
    ({"inputs": (numpy.zeros(1025, "f4"), *INPUTS[1:])}, "larger"), ({"inputs": (numpy.zeros(1024, "f4"), *INPUTS[1:])}, ""),
    ({"inputs": (numpy.array([2], "u1").view(bool), *INPUTS[1:])}, "truth values"),
])
def test_a_case_that_files_cannot_have_has_a_reason(draft, changes, reason):
    found = draft(**{"inputs": INPUTS, "output": OUTPUT, **changes}).reason
    assert reason in found and bool(reason) == bool(found)


@pytest.mark.parametrize("expect, right, other, result", [
    ("exact", "conforms", "wrong", {"result": "valid", "output": "0000803f0000004000001041"}),
    ("allowed", "conforms", "conforms", {"result": "acceptable", "output": "0000803f0000004000001041"}),
    ("refuse", "conforms", "wrong", {"result": "invalid", "rules": ["index-bounds"], "due": "must"}),
    ("refuse", "conforms", "tolerated", {"result": "invalid", "rules": ["index-bounds"], "due": "should"}),
])
def test_the_result_follows_from_what_the_judge_says_of_two_answers(draft, expect, right, other, result):
    made = draft(INPUTS, OUTPUT, expect=expect)
    made.attempt(made.decide, right, other)
    assert made.reason == "" and made.test.items() >= result.items()


@pytest.mark.parametrize("expect, right, other, reason", [
    ("exact", "wrong", "wrong", "do not agree"), ("exact", "tolerated", "wrong", "do not agree"), ("refuse", "wrong", "wrong", "do not agree"),
    ("exact", "conforms", "tolerated", "only tolerated"), ("refuse", "conforms", "conforms", "states no value"),
])
def test_a_case_without_a_result_has_a_reason(draft, expect, right, other, reason):
    made = draft(INPUTS, OUTPUT, expect=expect)
    made.attempt(made.decide, right, other)
    assert reason in made.reason


def test_an_entry_is_for_all_cells_that_have_it():
    judge, update, other = PROGRAM.with_name("cell-judge"), "00000041", "00001041"
    cells = [make_json.Cell("float", "none", "0000803f", (update, other), other)] * 2
    assert make_json.entries_of((judge, "ScatterND-18", cells)) == {"allowed": [{"cells": [0, 1], "values": [update]}]}
    assert "agree" in make_json.entries_of((judge, "ScatterND-18", [cells[0]._replace(stored="00000000")]))


def test_tests_stand_in_their_groups_a_line_each(draft):
    drafts = [draft(INPUTS, OUTPUT), draft(INPUTS, OUTPUT, reduction="add"), draft(INPUTS, OUTPUT)]
    for number, one in enumerate(drafts):
        one.test = {"id": str(number)}
    lines = make_json.document({"format": 1}, drafts).splitlines()
    assert lines == ['{"format":1,"tests":3,"groups":[',
                     '{"operator":"ScatterND","since_version":18,"type":"float","reduction":"none","tests":[', '{"id":"0"},', '{"id":"2"}', "]},",
                     '{"operator":"ScatterND","since_version":18,"type":"float","reduction":"add","tests":[', '{"id":"1"}', "]}", "]}"]


@pytest.mark.parametrize("radius, text", [(1e-5 / 3, "3.3333333333333337e-6"), (2**-52, "2.2204460492503131e-16"), (0.5, "0.5")])
def test_the_radius_of_a_norm_has_17_digits(radius, text):
    entry = {"norm": {"centre": "00", "radius": radius}}
    assert make_json.compact([entry, "e-05"]) == f'[{{"norm":{{"centre":"00","radius":{text}}}}},"e-05"]'
