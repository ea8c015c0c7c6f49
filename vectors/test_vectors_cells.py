"""cell_values.py: what a cell may have besides the stored value, by the judge."""

from __future__ import annotations

import base64
import os
from pathlib import Path

import numpy
import pytest
from make_json import CellJudge, NoVector, PROGRAM, Survey, content_of

from cell_values import ALLOWED, TOLERATED, WRONG, Cell, _bits
from make_c import key
from scatter_cts.tensors import DTYPES

NAN, INFINITY = float("nan"), float("inf")


@pytest.fixture(scope="module")
def judges():
    program = Path(os.environ.get("SCATTER_CTS", PROGRAM)).with_name("cell-judge")
    return {version: CellJudge(program, version) for version in ("ScatterND-18", "ScatterND-11")}


def element(dtype, value):
    if dtype == "string":
        return base64.b64encode(value).decode()
    return content_of(numpy.array([value], DTYPES[dtype]))


@pytest.fixture
def survey(judges):
    """A survey of a cell, not yet run."""

    def start(dtype, reduction, old, updates, stored, version="ScatterND-18"):
        values = [element(dtype, value) for value in (old, *updates, stored)]
        return Survey(judges[version], Cell(dtype, reduction, values[0], tuple(values[1:-1]), values[-1]))

    return start


def layers(survey, value):
    """What judge and entries say of a value."""
    asked = element(survey.dtype, value)
    return survey._layers([asked])[0], survey._by_entries(asked)


def test_keys_rise_with_the_numbers_and_negative_zero_is_below_zero():
    bits = [int(numpy.float32(value).view("u4")) for value in (-INFINITY, -2, -1e-45, -0.0, 0, 1e-45, 1, INFINITY)]
    keys = [key("float", one) for one in bits]
    assert keys == sorted(set(keys)) and [_bits("float", one) for one in keys] == bits


@pytest.mark.parametrize("dtype, reduction, old, updates, stored", [
    ("float", "none", 1, [2], 2), ("float", "none", 1, [], 1), ("float", "add", 1, [2, 4], 7), ("bool", "none", True, [False], False),
    ("uint8", "add", 1, [2], 3), ("int32", "max", 1, [2], 2),
])
def test_one_value_has_no_entries(survey, dtype, reduction, old, updates, stored):
    assert survey(dtype, reduction, old, updates, stored).run() == ([], [])


@pytest.mark.parametrize("case, entries", [
    (("int32", "none", 1, [2, 3, 4], 4), ([{"values": ["02000000", "03000000"]}], [])),
    (("float", "none", 1, [NAN], NAN), ([], [{"predicate": "nan"}])),
    (("float", "add", 1, [2.0**-25], 1), ([], [{"interval": ["0000803f", "0100803f"]}])),
    (("bool", "none", False, [True], True), ([{"predicate": "nonzero"}], [])),
    (("bool", "min", False, [True], False), ([], [{"values": ["01"]}, {"predicate": "nonzero"}])),
    (("bool", "add", False, [True], True), ([], [{"values": ["00"]}, {"predicate": "nonzero"}])),
])
def test_the_entries_of_a_cell(survey, case, entries):
    assert survey(*case).run() == entries


@pytest.mark.parametrize("case, expected", [
    (("float", "add", 1, [2.0**-24, 2.0**-24, 3e-8], 1), {1: ALLOWED, 1 + 2.0**-23: ALLOWED, 1.5: WRONG, NAN: WRONG}),
    (("float", "max", -0.0, [0.0], 0.0), {0.0: ALLOWED, -0.0: ALLOWED, 1: WRONG}),
    (("uint8", "add", 250, [10], 4), {4: ALLOWED, 255: TOLERATED, 5: WRONG}),
    (("string", "add", b"a", [b"b", b"c"], b"abc"), {b"abc": ALLOWED, b"acb": ALLOWED, b"bca": TOLERATED}),
    (("float", "none", 1, [2, 3], 3, "ScatterND-11"), {2: ALLOWED, 7: TOLERATED, NAN: TOLERATED}),
    (("complex64", "add", 1 + 2j, [2.0**-24, 2.0**-24], 1 + 2j), {1 + 2.0**-23 + 2j: ALLOWED, 1 + 2.5j: WRONG}),
    (("complex64", "mul", 1.1 + 2.3j, [0.7 + 1.9j, 1.3 - 0.3j], None), {1 + 1j: WRONG}),
])
def test_judge_and_entries_say_the_same(survey, case, expected):
    dtype, reduction, old, updates, stored, *version = case
    if stored is None:
        stored = numpy.prod([numpy.complex64(value) for value in (old, *updates)], dtype=numpy.complex64)
    found = survey(dtype, reduction, old, updates, stored, *version)
    found.run()
    assert {value: layers(found, value) for value in expected} == {value: (layer, layer) for value, layer in expected.items()}


def test_a_zero_of_the_other_sign_is_left_out_of_an_interval(survey):
    around_zero = survey("float", "add", -1, [1, -(2.0**-30), 2.0**-25], 2.0**-25 - 2.0**-30)
    allowed, _ = around_zero.run()
    assert allowed == [{"interval": ["000080b0", "01000080"]}, {"interval": ["00000000", "00000033"]}]
    assert layers(around_zero, -0.0) == (TOLERATED, TOLERATED)


def test_a_product_of_complex_numbers_has_a_norm(survey):
    stored = numpy.prod(numpy.array([1.1 + 2.3j, 0.7 + 1.9j, 1.3 - 0.3j], "c8"))
    [norm, *_], _ = survey("complex64", "mul", 1.1 + 2.3j, [0.7 + 1.9j, 1.3 - 0.3j], stored).run()
    assert norm["norm"]["centre"] == element("complex64", stored) and 0 < norm["norm"]["radius"] < 1e-4


@pytest.mark.parametrize("case, reason", [
    (("float", "none", 1, [2], 5), "do not agree with the reference"),
    (("float", "mul", 2.0**100, [2.0**100, 2.0**-100, 0.1875], INFINITY), "no interval"),
    (("int32", "add", 2**31 - 1, [1, -1], 2**31 - 1), "saturate"),
    (("string", "add", b"", [b"a", b"b", b"c", b"d", b"e"], b"abcde"), "many orders"),
    (("complex64", "mul", INFINITY, [2 + 1j], complex(INFINITY, INFINITY)), "not finite"),
])
def test_what_entries_cannot_say_is_a_reason(survey, case, reason):
    with pytest.raises(NoVector, match=reason):
        survey(*case).run()


def test_a_judge_that_does_not_know_the_version_is_an_error(judges):
    with pytest.raises(OSError, match="Scatter-7 ends with exit status 2|Broken pipe"):
        CellJudge(judges["ScatterND-18"]._program, "Scatter-7").layers(Cell("bool", "none", "00", (), "00"), ["00"])
