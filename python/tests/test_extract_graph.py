"""python -m scatter_cts extract --graph: the nodes that compute the inputs of a scatter node are kept."""

import json
import subprocess
import sys

import onnx
import pytest
from extracting import FLOAT, INT64, PACKAGE, PROGRAM, command, model, scatter, tensor, value
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

CONSTANTS = [tensor("zero", 0), tensor("one", 1), tensor("column", [-1, 1])]
RANGE = [helper.make_node("Shape", ["data"], ["extents"]), helper.make_node("Gather", ["extents", "zero"], ["rows"]),
         helper.make_node("Range", ["zero", "rows", "one"], ["line"]),
         helper.make_node("Reshape", ["line", "column"], ["indices"])]
INPUTS = (value("data", FLOAT, ["batch", 3]), value("updates", FLOAT))


@pytest.fixture
def extract(capsys, tmp_path):
    call = command(capsys, tmp_path)
    return lambda given, *options: call(given, "--graph", *options)


def kinds(extracted):
    return [node.op_type for node in extracted.model().graph.node]


def files(extracted):
    return {path.name: onnx.load_tensor(path) for path in (extracted.folder / extracted.names[0] / "test_data_set_0").iterdir()}


def computed(extracted):
    """What the nodes compute by onnx, and the stored values, by the names of the inputs of the scatter node."""
    whole, stored = extracted.model(), files(extracted)
    *nodes, last = whole.graph.node
    feed = {each.name: numpy_helper.to_array(stored[f"input_{number}.pb"]) for number, each in enumerate(whole.graph.input)}
    outputs = [name for name in last.input if any(name in node.output for node in nodes)]
    part = helper.make_graph(nodes, "part", whole.graph.input, [helper.make_empty_tensor_value_info(name) for name in outputs],
                             whole.graph.initializer)  # fmt: skip
    results = ReferenceEvaluator(helper.make_model(part, opset_imports=whole.opset_import)).run(None, feed)
    slots = {name: numpy_helper.to_array(stored[f"node_input_{list(last.input).index(name)}.pb"]) for name in outputs}
    return dict(zip(outputs, results)), slots


def test_indices_that_count_to_the_extent_of_data_keep_their_nodes(extract):
    found = extract(model([*RANGE, scatter(reduction="add")], INPUTS, CONSTANTS), "--dim", "batch=4")
    assert kinds(found) == ["Shape", "Gather", "Range", "Reshape", "ScatterND"]
    results, stored = computed(found)
    assert results["indices"].tolist() == stored["indices"].tolist() == [[0], [1], [2], [3]]
    assert "nodes kept: Shape, Gather, Range, Reshape" in found.out


@pytest.mark.parametrize("node, before", [
    (helper.make_node("Identity", ["before"], ["updates"]), [3, 4]),
    (helper.make_node("Transpose", ["before"], ["updates"]), [4, 3]),
    (helper.make_node("Reshape", ["before", "shape"], ["updates"]), [12]),
    (helper.make_node("Concat", ["before", "more"], ["updates"], axis=0), [1, 4])],
    ids=lambda each: each.op_type if hasattr(each, "op_type") else "")  # fmt: skip
def test_updates_are_drawn_before_the_nodes_that_compute_them(extract, node, before):
    inputs = (value("data", FLOAT, [6, 4]), value("indices", INT64, [3, 1]), value("before", FLOAT, before),
              value("more", FLOAT, [2, 4]))
    found = extract(model([node, scatter()], inputs, [tensor("shape", [3, 4])]))
    assert kinds(found) == [node.op_type, "ScatterND"]
    results, stored = computed(found)
    assert results["updates"].tolist() == stored["updates"].tolist()
    assert len(set(stored["updates"].ravel().tolist())) == 12


def test_zeros_that_a_shape_makes_stay_zeros(extract):
    zeros = [helper.make_node("Shape", ["x"], ["extents"]), helper.make_node("ConstantOfShape", ["extents"], ["data"])]
    inputs = (value("x", FLOAT, [5, 2]), value("indices", INT64, [3, 1]), value("updates", FLOAT, [3, 2]))
    found = extract(model([*zeros, scatter(reduction="add")], inputs))
    assert kinds(found) == ["Shape", "ConstantOfShape", "ScatterND"]
    assert not computed(found)[1]["data"].any()


def test_a_node_that_a_case_may_not_have_becomes_a_graph_input(extract):
    nodes = [helper.make_node("Relu", ["x"], ["y"]), helper.make_node("Identity", ["y"], ["updates"]), scatter()]
    inputs = (value("data", FLOAT, [6, 4]), value("indices", INT64, [3, 1]), value("x", FLOAT, [3, 4]))
    assert kinds(extract(model(nodes, inputs))) == ["Identity", "ScatterND"]


def test_indices_that_are_out_of_range_are_drawn(extract):
    limit = [tensor("start", 4), tensor("end", 7), CONSTANTS[1], CONSTANTS[2]]
    nodes = [helper.make_node("Range", ["start", "end", "one"], ["line"]),
             helper.make_node("Reshape", ["line", "column"], ["indices"])]
    found = extract(model([*nodes, scatter()], (value("data", FLOAT, [5, 3]), value("updates", FLOAT)), limit))
    assert set(files(found)) == {"input_0.pb", "input_1.pb", "input_2.pb"}


def test_indices_that_repeat_are_drawn_unless_they_are_reduced(extract):
    expand = [helper.make_node("Expand", ["zero_row", "shape"], ["indices"])]
    constants = [tensor("zero_row", [[1]]), tensor("shape", [3, 1])]
    inputs = (value("data", FLOAT, [5, 2]), value("updates", FLOAT))
    assert kinds(extract(model([*expand, scatter(reduction="add")], inputs, constants))) == ["Expand", "ScatterND"]


def test_targets_stay_distinct_under_none(extract):
    expand = [helper.make_node("Expand", ["zero_row", "shape"], ["indices"])]
    constants = [tensor("zero_row", [[1]]), tensor("shape", [3, 1])]
    inputs = (value("data", FLOAT, [5, 2]), value("updates", FLOAT))
    assert kinds(extract(model([*expand, scatter()], inputs, constants))) == ["ScatterND"]


@pytest.mark.parametrize("nodes", [
    [helper.make_node("Identity", ["a"], ["b"]), helper.make_node("Identity", ["b"], ["a"])],
    [*(helper.make_node("Concat", [f"a{n}", f"a{n}"], [f"a{n + 1}"], axis=0) for n in range(22)),
     helper.make_node("Identity", ["a22"], ["a"])],
    [helper.make_node("Range", ["zero", "huge", "one"], ["a"])], [helper.make_node("ConstantOfShape", ["huges"], ["a"])],
    [helper.make_node("Range", ["zero"], ["a"])],
    [*(helper.make_node("Identity", [f"b{n + 1}"], [f"b{n}"]) for n in reversed(range(3000))),
     helper.make_node("Identity", ["b0"], ["a"])],
], ids=["cycle", "doubling", "long range", "large shape", "no inputs", "long chain"])  # fmt: skip
def test_nodes_without_an_end_are_no_trouble(extract, nodes):
    constants = [*CONSTANTS, tensor("huge", 2**40), tensor("huges", [2**20, 2**20]), tensor("a0", [1])]
    cast = [helper.make_node("Reshape", ["a", "column"], ["indices"])]
    inputs = (value("data", FLOAT, [5, 2]), value("updates", FLOAT, [3, 2]))
    declared = [value("indices", INT64, [3, 1])]
    found = extract(model([*nodes, *cast, scatter(reduction="add")], inputs, constants, outputs=declared))
    assert found.code == 0 and found.names, found.out + found.err


def test_the_program_takes_the_cases_and_other_nodes_are_told_from_the_scatter_node(extract):
    found = extract(model([*RANGE, scatter(reduction="add")], INPUTS, CONSTANTS), "--dim", "batch=4")
    backend = found.folder.parent / "backend.py"
    backend.write_text("from scatter_cts import serve\n"
                       "serve(name='b', version='1', graphs=True, run=lambda case: case.inputs[2])\n")
    results = found.folder.parent / "results.jsonl"
    command = f"exec:/usr/bin/env PYTHONPATH={PACKAGE} {sys.executable} {backend}"
    subprocess.run([PROGRAM, "run", "-i", command, "--cases", found.folder, "--results", results], capture_output=True,
                   check=False)  # fmt: skip
    (record,) = [record for line in results.read_text().splitlines() if (record := json.loads(line))["type"] == "case"]
    assert (record["verdict"], record["graph"]) == ("fail", "also-alone")
