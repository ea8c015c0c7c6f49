"""The tests in the forms of StableHLO and WebNN: what is in them, and that their results are right."""

import itertools
import json
import pathlib
import re
import subprocess
import sys

import numpy
import pytest

HERE = pathlib.Path(__file__).resolve().parent
GROUPS = json.loads((HERE / "core.json").read_text())["groups"]
TESTS = {test["id"]: (group, test) for group in GROUPS for test in group["tests"]}


def made(program):
    return subprocess.run([sys.executable, HERE / program], check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def functions():
    """The functions for StableHLO, by the id of their test."""
    _, *texts = re.split(r"^// (?=Scatter)", made("make_stablehlo.py"), flags=re.MULTILINE)
    return {text.partition(": ")[0]: text for text in texts}


@pytest.fixture(scope="module")
def rows():
    """The rows for WebNN, by operator."""
    lists = re.findall(r"^  (\w+)Tests: \[\n(.*?)^  \],$", made("make_webnn.py"), re.MULTILINE | re.DOTALL)
    return {name: [json.loads(line.strip().removesuffix(",")) for line in text.splitlines()] for name, text in lists}


# ---- StableHLO --------------------------------------------------------------------------------------------


def test_a_function_has_the_windows_of_tuples_and_the_function_of_the_reduction(functions):
    name = next(name for name in functions if (group := TESTS[name][0])["operator"] == "ScatterND" and group["reduction"] == "max" and
                TESTS[name][1]["indices"]["shape"][-1] == 1 and len(TESTS[name][1]["data"]["shape"]) == 2)  # fmt: skip
    batch = len(TESTS[name][1]["indices"]["shape"]) - 1
    assert f"update_window_dims = [{batch}], inserted_window_dims = [0]" in functions[name]
    assert "stablehlo.maximum %old, %update" in functions[name]


def test_nothing_that_stablehlo_leaves_open_has_a_function(functions):
    assert len(functions) > 150
    for name in functions:
        group, test = TESTS[name]
        indices = numpy.frombuffer(bytes.fromhex(test["indices"]["hex"]), test["indices"]["type"])
        assert test["result"] == "valid" and not {"allowed", "tolerated"} & test.keys() and (indices >= 0).all()
        assert group["type"] != "string" and (group["type"], group["reduction"]) not in {("bool", "add"), ("bool", "mul")}


@pytest.mark.more_compilers
def test_every_function_gives_its_result_in_the_interpreter_of_stablehlo(tmp_path):
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python, file = tmp_path / "venv" / "bin" / "python", tmp_path / "scatter.mlir"
    subprocess.run([python, "-m", "pip", "--quiet", "install", "jax==0.10.2", "jaxlib==0.10.2"], check=True)

    def last_line(text):
        file.write_text(text)
        done = subprocess.run([python, HERE / "interpret_stablehlo.py", file], capture_output=True, text=True, check=True)
        return done.stdout.splitlines()[-1]

    text = made("make_stablehlo.py")
    count = text.count("func.func")
    assert last_line(text) == f"{count} as expected, 0 not"
    wrong = text.replace("stablehlo.maximum", "stablehlo.minimum")
    assert last_line(wrong) != f"{count} as expected, 0 not"


# ---- WebNN ------------------------------------------------------------------------------------------------


def array(described):
    return numpy.array(described["data"], described["descriptor"]["dataType"]).reshape(described["descriptor"]["shape"])


def test_every_row_gives_its_output_by_the_definition_of_its_operator(rows):
    assert {name: len(found) > 10 for name, found in rows.items()} == {"scatterElements": True, "scatterND": True}
    for row in itertools.chain(*rows.values()):
        inputs, (operator,) = row["graph"]["inputs"], row["graph"]["operators"]
        data, indices, updates = (array(inputs[name]) for name in ("input", "indices", "updates"))
        if operator["name"] == "scatterND":
            data[tuple(numpy.moveaxis(indices, -1, 0))] = updates
        else:
            target = list(numpy.indices(indices.shape))
            target[operator["arguments"][3]["options"]["axis"]] = indices
            data[tuple(target)] = updates
        numpy.testing.assert_array_equal(data, array(row["graph"]["expectedOutputs"]["output"]), row["name"])


def test_no_row_has_an_index_twice_or_out_of_range(rows):
    for row in itertools.chain(*rows.values()):
        inputs, (operator,) = row["graph"]["inputs"], row["graph"]["operators"]
        shape, indices = inputs["input"]["descriptor"]["shape"], array(inputs["indices"])
        if operator["name"] == "scatterND":
            tuples = indices.reshape(-1, indices.shape[-1])
        else:
            place = list(numpy.indices(indices.shape))
            place[operator["arguments"][3]["options"]["axis"]] = indices
            tuples = numpy.stack([axis.ravel() for axis in place], axis=1)
        extents = numpy.array(shape[: tuples.shape[1]])
        assert (tuples >= -extents).all() and (tuples < extents).all(), row["name"]
        assert len(numpy.unique(tuples % extents, axis=0)) == len(tuples), row["name"]


def test_rows_are_javascript_without_loss(rows):
    for row in itertools.chain(*rows.values()):
        for described in [*row["graph"]["inputs"].values(), row["graph"]["expectedOutputs"]["output"]]:
            data = numpy.array(described["data"], float)
            assert numpy.isfinite(data).all() and (abs(data) <= 2**53).all() and not numpy.signbit(data[data == 0]).any()


@pytest.mark.parametrize("program", ["make_stablehlo.py", "make_webnn.py"])
def test_a_generator_is_short(program):
    assert len((HERE / program).read_text().splitlines()) <= 100
