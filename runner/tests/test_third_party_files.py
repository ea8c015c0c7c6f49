"""Third-party files: a model that contradicts its tensors, a stored output that contradicts a convention."""

import json

import numpy
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from own_corpus import make_own

CASE = "ScatterND-18/elements"
REFUSES = """
while True:
    read_frame()
    write_frame(FAILED)
"""


@pytest.fixture(params=[True, False], ids=["case.json", "plain"])
def folder(request, copy_case):
    return copy_case(CASE, keep_case_json=request.param)


def change_model(folder, change):
    model = onnx.load(folder / "model.onnx")
    change(model.graph)
    (folder / "model.onnx").write_bytes(model.SerializeToString())


def type_of(value):
    return value.type.tensor_type


def another_extent(graph):
    type_of(graph.input[0]).shape.dim[0].dim_value += 2


def another_rank(graph):
    type_of(graph.input[2]).shape.dim.add(dim_value=1)


def another_element_type(graph):
    type_of(graph.input[2]).elem_type = TensorProto.DOUBLE


def another_output_type(graph):
    type_of(graph.output[0]).elem_type = TensorProto.FLOAT


def another_output_shape(graph):
    type_of(graph.output[0]).shape.dim[0].dim_value = 77


def no_output_type(graph):
    graph.output[0].ClearField("type")


def a_sequence_as_output(graph):
    graph.output[0].type.sequence_type.elem_type.tensor_type.elem_type = TensorProto.FLOAT


def no_graph_output(graph):
    graph.ClearField("output")


def another_graph_output(graph):
    graph.output[0].name = "elsewhere"


def another_default(graph):
    graph.initializer.append(numpy_helper.from_array(numpy.zeros((1, 2), numpy.int64), graph.input[2].name))


def another_inner_type(graph):
    graph.value_info.append(helper.make_tensor_value_info(graph.output[0].name, TensorProto.BOOL, None))


def name_extents(value, *names):
    """Declares an extent by each name; None: neither by a name nor by a number."""
    shape = type_of(value).shape
    for axis, name in enumerate(names):
        shape.dim[axis].Clear()
        if name is not None:
            shape.dim[axis].dim_param = name


def one_name_in_one_input(graph):
    name_extents(graph.input[0], "n", "n")


def one_name_in_two_inputs(graph):
    name_extents(graph.input[0], None, "n")
    name_extents(graph.input[2], "n")


def one_name_in_input_and_output(graph):
    name_extents(graph.input[2], "n")
    name_extents(graph.output[0], None, "n")


def one_name_in_value_info(graph):
    for value, shape in (graph.input[2], ["n"]), (graph.output[0], [None, "n"]):
        graph.value_info.append(helper.make_tensor_value_info(value.name, TensorProto.INT64, shape))


def one_name_of_an_initializer(graph):
    graph.initializer.append(numpy_helper.from_array(numpy.zeros(2, numpy.int64), "unread"))
    graph.value_info.append(helper.make_tensor_value_info("unread", TensorProto.INT64, ["n"]))
    name_extents(graph.input[0], "n")


NAMED = 'the name "n" stands for the extent'
CONTRADICTIONS = {
    one_name_in_one_input: f'{NAMED} 3 in graph.input "data" (axis 0), but for 4 in graph.input "data" (axis 1)',
    one_name_in_two_inputs: f'{NAMED} 4 in graph.input "data" (axis 1), but for 3 in graph.input "updates" (axis 0)',
    one_name_in_input_and_output: f'{NAMED} 3 in graph.input "updates" (axis 0), but for 4 in graph.output "output" '
                                  '(axis 1)',
    one_name_in_value_info: f'{NAMED} 3 in graph.value_info "updates" (axis 0), but for 4 in graph.value_info '
                            '"output" (axis 1)',
    one_name_of_an_initializer: f'{NAMED} 3 in graph.input "data" (axis 0), but for 2 in graph.value_info "unread" '
                                '(axis 0)',
    another_extent: 'graph.input "data" declares the shape [',
    another_rank: 'graph.input "updates" declares the shape [',
    another_element_type: 'graph.input "updates" declares the element type double, its tensor has int64',
    another_output_type: 'graph.output "output" declares the element type float, data has int64',
    another_output_shape: 'graph.output "output" declares the shape [77',
    no_output_type: 'graph.output "output" declares a value without a type, but it is a tensor',
    a_sequence_as_output: 'graph.output "output" declares a sequence, but it is a tensor',
    no_graph_output: 'graph.output has no "output", the node\'s output',
    another_graph_output: 'graph.output has no "output", the node\'s output',
    another_default: 'graph.input "updates" declares the shape [',
    another_inner_type: 'graph.value_info "output" declares the element type bool, data has int64',
}


@pytest.mark.parametrize("change", CONTRADICTIONS, ids=lambda change: change.__name__)
def test_refusing_a_model_that_contradicts_its_tensors_passes_with_a_warning_about_the_file(
        scatter_cts, folder, change):
    change_model(folder, change)
    warning = f"  about the files: model.onnx: {CONTRADICTIONS[change]}"
    for refusal in ("--rejected", "--failed"):
        process = scatter_cts("judge", folder, refusal, "--strict=*")
        assert process.returncode == 0, process.stdout
        assert warning in process.stdout
        assert "observation: ScatterND-18.accepts-valid (must): whether it answers: refused" in process.stdout
        assert "\n  warning:" not in process.stdout


@pytest.mark.parametrize("change", CONTRADICTIONS, ids=lambda change: change.__name__)
@pytest.mark.long_after(8)
def test_answers_to_such_a_model_are_judged_as_usual(scatter_cts, folder, tmp_path, change):
    change_model(folder, change)
    right, wrong = folder / "test_data_set_0" / "output_0.pb", tmp_path / "wrong.pb"
    values = numpy_helper.to_array(onnx.load_tensor(right)).copy()
    values.flat[0] += 1
    wrong.write_bytes(numpy_helper.from_array(values).SerializeToString())
    assert scatter_cts("judge", folder, right, "--strict=*").returncode == 0
    process = scatter_cts("judge", folder, wrong)
    assert process.returncode == 1
    assert CONTRADICTIONS[change] in process.stdout


def test_a_run_reports_the_same(run, copy_case, python_program):
    folder = copy_case(CASE, keep_case_json=False)
    change_model(folder, another_extent)
    result = run("--implementation", python_program(REFUSES), "--cases", folder.parents[1])
    (record,) = result.cases.values()
    assert record["verdict"] == "pass"
    assert record["file_warnings"][0].startswith(f"model.onnx: {CONTRADICTIONS[another_extent]}")
    (finding,) = record["observations"]
    assert finding["clause"] == "ScatterND-18.accepts-valid"
    assert finding["policy"] == "refused with an unspecific error"
    assert finding["detail"] == record["file_warnings"][0]
    assert result.footer["passed_with_warnings"] == 0


def test_undeclared_shapes_and_types_contradict_nothing(scatter_cts, folder):
    def leave_open(graph):
        type_of(graph.input[0]).shape.dim[0].dim_param = "n"
        type_of(graph.input[1]).ClearField("shape")
        type_of(graph.output[0]).shape.dim[0].ClearField("dim_value")

    change_model(folder, leave_open)
    process = scatter_cts("judge", folder, "--rejected")
    assert process.returncode == 1
    assert "about the files" not in process.stdout


def one_name_for_equal_extents(graph):
    name_extents(graph.input[0], "n", "m")
    name_extents(graph.input[1], "n")
    name_extents(graph.input[2], "n")
    name_extents(graph.output[0], "n", "m")


def empty_names(graph):
    name_extents(graph.input[0], "", "")
    name_extents(graph.output[0], "", "")


def another_default_extent(graph):
    name_extents(graph.input[0], "n")
    name_extents(graph.input[2], "n")
    graph.initializer.append(numpy_helper.from_array(numpy.zeros(2, numpy.int64), graph.input[2].name))


@pytest.mark.parametrize("change", [one_name_for_equal_extents, empty_names], ids=lambda change: change.__name__)
def test_names_without_a_contradiction_excuse_nothing(scatter_cts, folder, change):
    change_model(folder, change)
    process = scatter_cts("judge", folder, "--rejected")
    assert process.returncode == 1
    assert "about the files" not in process.stdout


def test_an_overridden_default_value_of_another_extent_may_be_refused_and_contradicts_nothing(scatter_cts, folder):
    change_model(folder, another_default_extent)
    process = scatter_cts("judge", folder, "--rejected")
    assert process.returncode == 0
    assert "about the files" not in process.stdout
    assert "about the files" not in scatter_cts("verify", "--cases", folder.parent).stdout


def test_verify_warns_of_a_name_for_two_extents(scatter_cts, copy_case):
    folder = copy_case(CASE, keep_case_json=False)
    change_model(folder, one_name_in_two_inputs)
    verified = scatter_cts("verify", "--cases", folder.parents[1])
    assert verified.returncode == 0
    assert f"model.onnx: {CONTRADICTIONS[one_name_in_two_inputs]}\n" in verified.stdout


def test_declarations_do_not_excuse_our_own_corpus(run, copy_case, python_program):
    folder = copy_case(CASE)
    change_model(folder, another_extent)
    make_own(folder.parents[1])
    result = run("--implementation", python_program(REFUSES), "--cases", folder.parents[1])
    assert set(result.verdicts.values()) == {"fail"}


# ---- stored outputs ------------------------------------------------------------------------------------------


def make_case(folder, data, update, stored, reduction="add"):
    """One update of two cells with a reduction; without case.json."""
    tensors = {"data": data, "indices": numpy.array([[1]]), "updates": update, "output": stored}
    infos = {
        name: helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(value.dtype), value.shape)
        for name, value in tensors.items()
    }
    node = helper.make_node("ScatterND", ["data", "indices", "updates"], ["output"], reduction=reduction)
    graph = helper.make_graph([node], "graph", [infos[name] for name in list(tensors)[:3]], [infos["output"]])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
    (folder / "test_data_set_0").mkdir(parents=True)
    (folder / "model.onnx").write_bytes(model.SerializeToString())
    for name, value in zip(["input_0", "input_1", "input_2", "output_0"], tensors.values()):
        tensor = numpy_helper.from_array(value)
        (folder / "test_data_set_0" / f"{name}.pb").write_bytes(tensor.SerializeToString())


def one_unit_off(folder):
    data, update = numpy.array([1, 0.1], numpy.float32), numpy.array([0.2], numpy.float32)
    stored = data + numpy.array([0, 0.2], numpy.float32)
    assert float(stored[1]) > float(data[1]) + float(update[0])
    stored[1] = numpy.nextafter(stored[1], numpy.float32(0))
    make_case(folder, data, update, stored)
    return "rounding"


def another_truth(folder):
    make_case(folder, numpy.array([True, False]), numpy.array([True]), numpy.array([True, False]))
    return "reduction-bool"


def a_decimal_typed_by_hand(folder):
    data, update = numpy.array([1, 3], numpy.float32), numpy.array([1.2], numpy.float32)
    stored = numpy.array([1, 3.6], numpy.float32)
    assert stored[1] != data[1] * update[0]
    make_case(folder, data, update, stored, "mul")


@pytest.mark.parametrize("make", [one_unit_off, another_truth])
def test_a_stored_output_against_a_convention_is_a_warning_about_the_file_everywhere(
        scatter_cts, run, tmp_path, make):
    folder = tmp_path / "theirs" / "one"
    clause = make(folder)
    expect_file_warning(
        scatter_cts, run, tmp_path, folder,
        f"test_data_set_0/output_0.pb: the stored output deviates from ScatterND-18.{clause} (should): ")


def test_a_decimal_typed_by_hand_is_a_warning_about_the_file_everywhere(scatter_cts, run, tmp_path):
    folder = tmp_path / "theirs" / "one"
    a_decimal_typed_by_hand(folder)
    expect_file_warning(
        scatter_cts, run, tmp_path, folder,
        "test_data_set_0/output_0.pb: the stored output deviates from ScatterND-18.reduction-mul (must) by at most "
        "8 units in the last place in output[1], the only such cell of 2: 3.5999999 (")
    stored = folder / "test_data_set_0" / "output_0.pb"
    assert scatter_cts("judge", folder, stored).returncode == 1
    make_own(tmp_path / "theirs")
    assert set(run("--cases", tmp_path / "theirs").verdicts.values()) == {"disputed"}


def expect_file_warning(scatter_cts, run, tmp_path, folder, warning):
    """Expects a warning about the only case of a folder from judge, verify and run, and no finding about the reference."""
    right = tmp_path / "right.pb"
    inputs = [folder / "test_data_set_0" / f"input_{number}.pb" for number in range(3)]
    assert scatter_cts("eval", folder / "model.onnx", *inputs, "-o", right).returncode == 0

    judged = scatter_cts("judge", folder, right, "--strict=*")
    assert (judged.returncode, judged.stdout.count(f"about the files: {warning}")) == (0, 1)
    verified = scatter_cts("verify", "--cases", folder.parent)
    assert verified.returncode == 0
    assert verified.stdout.startswith(f"warning theirs/one\n  {warning}")
    assert verified.stdout.endswith("1 data sets agree; warnings about the files of 1\n")
    for repeat in ("1", "3"):
        result = run("--cases", folder.parent, "--strict=*", "--repeat", repeat)
        (record,) = result.cases.values()
        assert (result.code, record["verdict"]) == (0, "pass")
        assert [text.startswith(warning) for text in record["file_warnings"]] == [True]
        assert "warnings" not in record


def test_a_stored_output_of_an_allowed_case_is_a_warning_for_third_parties_and_an_error_for_our_corpus(
        run, scatter_cts, tmp_path):
    folder = tmp_path / "theirs" / "ScatterND-18" / "one"
    one_unit_off(folder)
    description = {
        "id": "ScatterND-18/one",
        "data_sets": [{"expect": "allowed", "clauses": ["ScatterND.rounding"], "why": "It is."}],
        "tier": "full", "bugs": [], "provenance": {"table": "none"},
    }
    (folder / "case.json").write_text(json.dumps(description))
    assert set(run("--cases", tmp_path / "theirs").verdicts.values()) == {"pass"}
    make_own(tmp_path / "theirs")
    assert set(run("--cases", tmp_path / "theirs").verdicts.values()) == {"error"}
    assert "the stored output is not allowed" in scatter_cts("verify", "--cases", tmp_path / "theirs").stdout
