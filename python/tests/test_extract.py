"""python -m scatter_cts extract: which nodes become cases, and what is kept of them."""

import os
import re
import shutil
import subprocess
import sys

import numpy
import pytest
from extracting import (
    FLOAT, INPUTS, INT64, PACKAGE, PLANTED, PROGRAM, command, external, model, scatter, tensor, value,
)  # fmt: skip
from onnx import TensorProto, helper


@pytest.fixture
def extract(capsys, tmp_path):
    return command(capsys, tmp_path)


def data_and_indices(shape, indices):
    return value("data", FLOAT, shape), value("indices", INT64, indices)


# ---- the case --------------------------------------------------------------------------------------------------------


def test_the_node_keeps_operator_name_domain_and_attributes(extract):
    node = scatter(op_type="ScatterElements", axis=1, reduction="add", name="x")
    node.domain = "ai.onnx"
    inputs = (value("data", FLOAT, [2, 3]), value("indices", INT64, [2, 3]), value("updates", FLOAT, [2, 3]))
    kept = extract(model([node], inputs, domain="ai.onnx")).node()
    attributes = {attribute.name: helper.get_attribute_value(attribute) for attribute in kept.attribute}
    assert (kept.op_type, kept.name, kept.domain) == ("ScatterElements", "x", "ai.onnx")
    assert attributes == {"axis": 1, "reduction": b"add"}


@pytest.mark.parametrize("opset", [11, 13, 16, 18, 24])
def test_the_opset_is_that_of_the_model_and_the_ir_version_the_lowest_for_it(extract, opset):
    case = extract(model(opset=opset)).model()
    (entry,) = case.opset_import
    assert (entry.version, case.ir_version) == (opset, helper.find_min_ir_version_for([entry]))


def test_types_and_shapes_are_the_declared_ones(extract):
    arrays = extract(model()).arrays()
    assert {name: (array.dtype.name, array.shape) for name, array in arrays.items()} == {
        "data": ("float32", (6, 4)), "indices": ("int64", (3, 1)), "updates": ("float32", (3, 4))}  # fmt: skip


def test_types_and_shapes_are_inferred(extract):
    nodes = [helper.make_node("Transpose", ["x"], ["data"]), scatter(["data", "indices", "updates"])]
    inputs = (value("x", FLOAT, [4, 6]), value("indices", INT64, [3, 1]), value("updates", FLOAT, [3, 4]))
    assert extract(model(nodes, inputs)).shapes()[0] == (6, 4)


def test_the_same_model_gives_the_same_files(extract):
    assert extract(model(), folder="one").files() == extract(model(), folder="two").files()


def test_the_values_of_different_folders_differ(extract):
    found = extract(model([scatter(name="a"), scatter(name="b", output="other")]))
    assert not numpy.array_equal(found.arrays(0)["indices"], found.arrays(1)["indices"])


def test_one_value_as_two_inputs_stays_one_graph_input(extract):
    inputs = (value("x", FLOAT, [3, 3]), value("i", INT64, [3, 3]))
    found = extract(model([scatter(["x", "i", "x"], "ScatterElements")], inputs))
    assert ([entry.name for entry in found.model().graph.input], list(found.node().input)) == (
        ["data", "indices"], ["data", "indices", "data"])  # fmt: skip


def test_a_value_that_is_data_and_indices_has_valid_indices(extract):
    inputs = (value("x", INT64, [3, 3]), value("u", INT64, [3, 3]))
    shared = extract(model([scatter(["x", "x", "u"], "ScatterElements")], inputs)).arrays()["data"]
    assert shared.min() >= -3 and shared.max() < 3


def test_the_name_of_a_folder_ends_with_a_letter_or_digit(extract):
    assert extract(model([scatter(name="/block.2/scatter/")])).names == ["000-ScatterND-18-block.2_scatter"]


def test_a_node_without_a_name_and_one_with_a_dangerous_name_get_safe_folders(extract):
    nodes = [scatter(name=""), scatter(name="../../\x1b[1mé/ evil \n" + "x" * 300, output="other")]
    found = extract(model(nodes))
    assert found.names[0] == "000-ScatterND-18-ScatterND"
    assert len(found.names[1]) < 90 and set(found.names[1]) <= set("0123456789-ScatterND_1mevilx")


# ---- constants -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["initializer", "constant", "ints", "identity", "default of a graph input"])
def test_constant_indices_keep_their_values_as_an_initializer(extract, form):
    rows, before, given, initializers = [[4], [0], [2]], [], "i", []
    if form in ("initializer", "default of a graph input"):
        initializers = [tensor("i", rows)]
    elif form == "ints":
        before = [helper.make_node("Constant", [], ["i"], value_ints=[4])]
        rows = [4]
    else:
        before = [helper.make_node("Constant", [], ["i"], value=tensor("", rows))]
    if form == "identity":
        before, given = [*before, helper.make_node("Identity", ["i"], ["same"])], "same"
    inputs = [value("data", FLOAT, [6, 4])] + [value("i", INT64, [3, 1])] * (form == "default of a graph input")
    found = extract(model([*before, scatter(["data", given, "u"])], [*inputs, value("u", FLOAT)], initializers))
    assert [each.name for each in found.model().graph.initializer] == ["indices"]
    assert found.arrays()["indices"].tolist() == rows


def test_a_constant_of_the_graph_around_a_subgraph_stays_constant(extract):
    body = helper.make_graph([scatter(["data", "i", "updates"])], "branch", [], [value("output")])
    node = helper.make_node("If", ["c"], ["y"], then_branch=body, else_branch=body)
    inputs = (value("c", TensorProto.BOOL, []), INPUTS[0], INPUTS[2])
    found = extract(model([node], inputs, [tensor("i", [[5], [1], [3]])]))
    assert found.arrays(1)["indices"].tolist() == [[5], [1], [3]]


def test_an_initializer_with_missing_weights_stays_an_initializer_with_drawn_values(extract):
    weights = external("data", FLOAT, [6, 4])
    found = extract(model(inputs=INPUTS[1:], initializers=[weights]))
    assert [(each.name, list(each.dims)) for each in found.model().graph.initializer] == [("data", [6, 4])]
    assert "constant, its weights missing, drawn" in found.out


def test_weights_that_are_there_are_read(extract, tmp_path):
    numbers = numpy.arange(24, dtype=numpy.float32)
    (tmp_path / "weights.bin").write_bytes(b"...." + numbers.tobytes() + b"....")
    weights = external("data", FLOAT, [6, 4], offset=4, length=96)
    found = extract(model(inputs=INPUTS[1:], initializers=[weights]))
    assert found.arrays()["data"].ravel().tolist() == numbers.tolist()


def test_a_large_constant_in_the_file_keeps_its_values(extract):
    numbers = numpy.arange(6000, dtype=numpy.float32).reshape(1500, 4)
    found = extract(model(inputs=INPUTS[1:], initializers=[tensor("data", numbers, numpy.float32)]))
    assert numpy.array_equal(found.arrays()["data"], numbers)


# ---- subgraphs and functions -----------------------------------------------------------------------------------------


def test_a_loop_carries_the_shape_that_it_begins_with(extract):
    step = scatter(["carried", "indices", "updates"], output="next")
    body = helper.make_graph([step, helper.make_node("Identity", ["go"], ["again"])], "body",
                             [value("i", INT64, []), value("go", TensorProto.BOOL, []), value("carried")],
                             [value("again", TensorProto.BOOL, []), value("next")])  # fmt: skip
    loop = helper.make_node("Loop", ["", "c", "data"], ["last"], body=body)
    after = scatter(["last", "indices", "updates"], name="after")
    found = extract(model([loop, after], (*INPUTS, value("c", TensorProto.BOOL, []))))
    assert found.shapes(0) == found.shapes(1) == [(6, 4), (3, 1), (3, 4)]


def test_a_branch_about_the_rank_tells_its_shape(extract):
    """As torch's older exporter writes scatter_reduce."""
    then = helper.make_graph([helper.make_node("Reshape", ["data", "flat"], ["t"])], "then", [], [value("t")])
    other = helper.make_graph([helper.make_node("Identity", ["data"], ["e"])], "else", [], [value("e")])
    nodes = [helper.make_node("Shape", ["data"], ["s"]), helper.make_node("Size", ["s"], ["rank"]),
             helper.make_node("Equal", ["rank", "zero"], ["c"]),
             helper.make_node("If", ["c"], ["d"], then_branch=then, else_branch=other),
             scatter(["d", "indices", "updates"])]  # fmt: skip
    found = extract(model(nodes, initializers=[tensor("flat", [-1]), tensor("zero", 0)]))
    assert found.shapes()[0] == (6, 4)


def call(*inputs, op_type="F", name="the call", **attributes):
    return helper.make_node(op_type, list(inputs), [f"result of {name}"], domain="local", name=name, **attributes)


def function(nodes, inputs=("a", "b", "c"), opset=18, attributes=(), name="F"):
    imports = [helper.make_opsetid("", opset), helper.make_opsetid("local", 1)]
    return helper.make_function("local", name, list(inputs), ["o"], nodes, imports, list(attributes))


def test_the_nodes_of_a_function_are_cases_of_each_call_with_its_types(extract):
    inner = function([scatter("abc", output="o")])
    others = (value("d", FLOAT, [7]), value("i", INT64, [2, 1]), value("u", FLOAT, [2]))
    calls = [call("data", "indices", "updates"), call(*"diu", name="more")]
    found = extract(model(calls, INPUTS + others, functions=[inner]))
    assert (found.shapes(0)[0], found.shapes(1)[0]) == ((6, 4), (7,))
    assert found.names[1] == "001-ScatterND-18-more-the_node"


def test_the_opset_of_a_function_is_its_own(extract):
    older = function([scatter("abc", output="o")], opset=13)
    found = extract(model([call("data", "indices", "updates")], functions=[older]))
    assert found.model().opset_import[0].version == 13


def test_an_attribute_of_a_function_is_that_of_the_call(extract):
    node = scatter("abc", "ScatterElements", output="o")
    node.attribute.add(name="axis", ref_attr_name="along", type=2)
    inputs = (value("data", FLOAT, [2, 9]), value("indices", INT64, [2, 8]), value("updates", FLOAT, [2, 8]))
    along = function([node], attributes=["along"])
    found = extract(model([call("data", "indices", "updates", along=1)], inputs, functions=[along]))
    assert helper.get_attribute_value(found.node().attribute[0]) == 1


def test_a_constant_that_a_call_hands_to_a_function_in_a_function_stays_constant(extract):
    outer = function([call(*"abc", op_type="G"), helper.make_node("Identity", ["result of the call"], ["o"])])
    inner = function([scatter("abc", output="o")], name="G")
    found = extract(model([call("data", "i", "updates")], INPUTS, [tensor("i", [[5], [0], [1]])], functions=[outer, inner]))
    assert found.arrays()["indices"].tolist() == [[5], [0], [1]]


# ---- to the end ------------------------------------------------------------------------------------------------------


def models_to_run():
    elements = (value("data", FLOAT, [5, "n"]), value("indices", INT64, [4, "n"]), value("updates", FLOAT, [4, "n"]))
    for reduction in ("none", "add", "mul", "max", "min"):
        yield f"elements {reduction}", model([scatter(op_type="ScatterElements", reduction=reduction)], elements)
        yield f"tuples {reduction}", model([scatter(reduction=reduction)])
    yield "constant", model(inputs=[INPUTS[0], INPUTS[2]], initializers=[tensor("indices", [[4], [0], [2]])])
    yield "opset 9", model([scatter(op_type="Scatter")], elements, opset=9)


@pytest.mark.parametrize("given", [pytest.param(given, id=name) for name, given in models_to_run()])
def test_the_reference_passes(extract, given):
    run = extract(given).run("-i", "reference")
    assert run.returncode == 0 and re.fullmatch(r"reference \S+: 1 case \(1 from cases\): 1 pass, 0 fail", run.stdout.splitlines()[-1])


@pytest.mark.parametrize("bug, given", [
    ("wrap-clamped", model()), ("zero-update-skipped", model()),
    ("slice-tail", model(inputs=(value("data", FLOAT, [6, 5]), INPUTS[1], value("updates")))),
    ("odd-last-update", model([scatter("abc")], [value("a", FLOAT, [7]), value("b", INT64, [3, 1]), value("c")])),
    ("old-from-data", model([scatter(reduction="add")])),
    ("tuple-reversed", model(inputs=(INPUTS[0], value("indices", INT64, [4, 2]), value("updates", FLOAT, [4])))),
], ids=lambda given: given if isinstance(given, str) else "")  # fmt: skip
def test_a_planted_bug_fails(extract, bug, given):
    run = extract(given).run("-i", PLANTED, "--option", f"fault={bug}")
    assert (run.returncode, "1 fail" in run.stdout) == (1, True), run.stdout


def test_a_folder_with_the_whole_model_is_told_the_command(extract, tmp_path):
    folder = tmp_path / "whole"
    shutil.copytree(extract(model()).folder, folder)
    whole = model([scatter(), helper.make_node("Relu", ["output"], ["y"])])
    (folder / "000-ScatterND-18-the_node" / "model.onnx").write_bytes(whole.SerializeToString())
    run = subprocess.run([PROGRAM, "run", "-i", "reference", "--cases", folder], capture_output=True, text=True, check=False)
    told = " ".join((run.stdout + run.stderr).split())
    assert '"python -m scatter_cts extract" makes a case of each scatter node' in told


def test_the_command_is_a_command_of_the_package(extract, tmp_path):
    extract(model())
    arguments = ["extract", "model.onnx", "-o", "more"]
    process = subprocess.run([sys.executable, "-m", "scatter_cts", *arguments], cwd=tmp_path, capture_output=True, text=True,
                             check=False, env=os.environ | {"PYTHONPATH": PACKAGE})  # fmt: skip
    assert (process.returncode, process.stdout.splitlines()[-1]) == (0, "next: scatter-cts run --implementation YOURS --cases more")
