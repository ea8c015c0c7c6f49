"""Folders of third parties: which are cases, which are passed over, and what is said about them."""

import onnx
import pytest
from onnx import numpy_helper

CASE = "ScatterND-18/elements"


@pytest.fixture
def folder(copy_case):
    return copy_case(CASE, keep_case_json=False)


@pytest.fixture
def source(folder):
    return folder.parents[1]


def beside(folder, name, change=None):
    """A copy of the case's model, changed, and its data set in another folder next to the case."""
    other = folder.parent / name
    (other / "test_data_set_0").mkdir(parents=True)
    for file in (folder / "test_data_set_0").iterdir():
        (other / "test_data_set_0" / file.name).write_bytes(file.read_bytes())
    model = onnx.load(folder / "model.onnx")
    if change is not None:
        change(model)
        (other / "model.onnx").write_bytes(model.SerializeToString())
    return other


def to_relu(model):
    model.graph.node[0].op_type = "Relu"


def add_a_node(model):
    model.graph.node.add(op_type="Relu", input=["output"], output=["more"])


# ---- which folders are passed over -------------------------------------------------------------------------------------


def test_folders_without_a_scatter_operator_are_one_sentence_before_the_counts(run, folder, source):
    for name in "abc":
        beside(folder, name, to_relu)
    before, _, after = " ".join(run("--cases", source).out.split()).partition(
        " 3 folders without a scatter operator were passed over (first: copied/ScatterND-18/a) ")
    assert "passed over" not in before
    assert after.startswith("reference ") and after.endswith(": 1 case (1 from copied): 1 pass, 0 fail")


def test_a_single_folder_is_told_in_the_singular_and_with_its_reason(run, folder, source):
    beside(folder, "relu", to_relu)
    told = ("1 folder without a scatter operator was passed over: copied/ScatterND-18/relu: model.onnx: the only "
            "node is Relu")
    assert told in " ".join(run("--cases", source).out.split())


def test_a_folder_that_is_nearly_a_scatter_case_is_told_with_its_reason(run, folder, source):
    beside(folder, "two-nodes", add_a_node)
    beside(folder, "relu", to_relu)
    result = run("--cases", source)
    told = ("passed over, but perhaps meant as scatter cases copied/ScatterND-18/two-nodes: model.onnx: the graph "
            'has 2 nodes: 1 ScatterND, 1 Relu; "python -m scatter_cts extract" makes a case of each scatter node '
            "1 folder without a scatter operator was passed over:")
    assert told in " ".join(result.out.split())
    assert result.code == 0
    records = {record["id"].split("/")[-1]: record.get("nearly_scatter") for record in result.of_type("skipped")}
    assert records == {"two-nodes": True, "relu": None}


@pytest.mark.parametrize("command", [["run", "-i", "reference"], ["list"], ["verify"],
                                     ["export", "exported"]], ids=lambda command: " ".join(command[:2]))
def test_an_empty_selection_is_told_with_the_folders_that_were_passed_over(scatter_cts, folder, tmp_path, command):
    only = beside(folder, "relu", to_relu)
    process = scatter_cts(*command, "--cases", only, cwd=tmp_path)
    assert process.returncode == 3
    assert "1 folder without a scatter operator was passed over: relu: model.onnx: the only node is Relu" in " ".join(
        (process.stdout + process.stderr).split())


def test_onnx_s_own_folder_begins_with_no_remark_about_other_operators(run, folder, source):
    for number in range(20):
        beside(folder, f"other-{number}", to_relu)
    assert run("--cases", source).out.splitlines()[0] == "conformance"


# ---- models of other names ---------------------------------------------------------------------------------------------


def test_the_only_model_next_to_a_data_set_may_have_any_name(run, folder, source):
    (folder / "model.onnx").rename(folder / "my_model.onnx")
    result = run("--cases", source)
    assert (result.verdicts, result.code) == ({f"copied/{CASE}": "pass"}, 0)


def test_warnings_about_a_model_of_another_name_have_this_name(scatter_cts, folder):
    model = onnx.load(folder / "model.onnx")
    model.graph.input[0].type.tensor_type.shape.dim[0].dim_value += 2
    (folder / "model.onnx").unlink()
    (folder / "my_model.onnx").write_bytes(model.SerializeToString())
    process = scatter_cts("judge", folder, folder / "test_data_set_0" / "output_0.pb")
    assert 'about the files: my_model.onnx: graph.input "data" declares the shape [' in process.stdout


def test_two_models_of_other_names_are_told_with_both_names(run, folder, source):
    beside(folder, "relu", to_relu)
    (folder / "b.onnx").write_bytes((folder / "model.onnx").read_bytes())
    (folder / "model.onnx").rename(folder / "a.onnx")
    result = run("--cases", source)
    told = f"copied/{CASE}: a.onnx, b.onnx: two models in a folder: name the one of the case model.onnx"
    assert told in " ".join(result.out.split())
    assert result.code == 3


def test_a_data_set_without_a_model_is_told(run, folder, source):
    beside(folder, "no-model")
    result = run("--cases", source)
    assert "copied/ScatterND-18/no-model: no file *.onnx is next to test_data_set_0" in " ".join(result.out.split())
    assert result.code == 0


def test_an_exported_model_has_the_name_that_onnx_s_runner_requires(scatter_cts, folder, source, tmp_path):
    (folder / "model.onnx").rename(folder / "my_model.onnx")
    process = scatter_cts("export", tmp_path / "exported", "--cases", source)
    assert process.returncode == 0, process.stderr
    (model,) = (tmp_path / "exported").rglob("*.onnx")
    assert model.name == "model.onnx"


# ---- which graph input a file is for -----------------------------------------------------------------------------------


@pytest.fixture
def initialized(folder):
    """A folder whose model has an initializer for data, and files for the other inputs alone."""
    files = folder / "test_data_set_0"
    model = onnx.load(folder / "model.onnx")
    model.ir_version = 3
    data = numpy_helper.to_array(onnx.load_tensor(files / "input_0.pb"))
    model.graph.initializer.append(numpy_helper.from_array(data, model.graph.input[0].name))
    (folder / "model.onnx").write_bytes(model.SerializeToString())
    (files / "input_1.pb").rename(files / "input_0.pb")
    (files / "input_2.pb").rename(files / "input_1.pb")
    return folder


def rename_tensors(folder, *names):
    for number, name in enumerate(names):
        file = folder / "test_data_set_0" / f"input_{number}.pb"
        tensor = onnx.load_tensor(file)
        tensor.name = name
        file.write_bytes(tensor.SerializeToString())


@pytest.mark.parametrize("names", [("", ""), ("indices", "updates"), ("x", "y")], ids="-".join)
def test_the_files_of_an_old_model_may_be_for_the_inputs_without_an_initializer(run, initialized, source, example, names):
    rename_tensors(initialized, *names)
    result = run("--implementation", example, "--cases", source)
    assert (result.verdicts, result.code) == ({f"copied/{CASE}": "pass"}, 0)


@pytest.mark.parametrize("names, told", [
    (("updates", "indices"), 'test_data_set_0/input_1.pb: name: "indices" is before the graph input of '
                             "test_data_set_0/input_0.pb"),
    (("indices", "indices"), 'test_data_set_0/input_1.pb: name: "indices" is also the name in '
                             "test_data_set_0/input_0.pb"),
    (("data", "updates"), 'test_data_set_0: graph input 1, "indices", has neither a file nor an initializer'),
    (("", "data"), 'test_data_set_0/input_1.pb: name: is "data", another graph input than that of its position, '
                   '"updates"'),
], ids=["exchanged", "twice", "incomplete", "other"])
def test_names_that_contradict_the_order_of_the_files_are_unreadable(run, initialized, source, names, told):
    rename_tensors(initialized, *names)
    result = run("--cases", source)
    (record,) = result.cases.values()
    assert (record["verdict"], result.code) == ("unreadable", 3)
    assert told in " ".join(record["explanation"])


def test_eval_takes_files_for_the_inputs_without_an_initializer_alone(scatter_cts, initialized, tmp_path):
    files = initialized / "test_data_set_0"
    process = scatter_cts("eval", initialized / "model.onnx", files / "input_0.pb", files / "input_1.pb",
                          "-o", tmp_path / "output.pb")
    assert process.returncode == 0, process.stderr
    found, expected = (numpy_helper.to_array(onnx.load_tensor(file))
                       for file in (tmp_path / "output.pb", files / "output_0.pb"))
    assert (found == expected).all()


# ---- long requests -----------------------------------------------------------------------------------------------------


def test_a_request_that_is_too_long_is_told_with_a_max_frame_that_suffices(run, folder, source):
    files = folder / "test_data_set_0"
    data = numpy_helper.to_array(onnx.load_tensor(files / "input_0.pb"))
    shape = (data.shape[0], 400_000)
    large = data.repeat(400_000 // data.shape[1] + 1, axis=1)[:, :400_000]
    assert large.shape == shape
    model = onnx.load(folder / "model.onnx")
    for value in (model.graph.input[0], model.graph.output[0]):
        value.type.tensor_type.ClearField("shape")
    (folder / "model.onnx").write_bytes(model.SerializeToString())
    (files / "input_0.pb").write_bytes(numpy_helper.from_array(large, "data").SerializeToString())
    (files / "output_0.pb").unlink()
    arguments = ["--cases", source, "--max-frame", "1M"]
    (record,) = run(*arguments).cases.values()
    text, _, least = record["message"].rpartition("use --max-frame ")
    assert text.endswith("is longer than --max-frame allows: ") and least.endswith("M")
    arguments[-1] = least
    (record,) = run(*arguments).cases.values()
    assert record["verdict"] == "pass"
