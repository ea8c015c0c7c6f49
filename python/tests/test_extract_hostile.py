"""python -m scatter_cts extract: wrong use, and models that are damaged, incomplete or made to do harm."""

import itertools
import os
import pathlib
import re
import resource
import subprocess
import sys

import pytest
from extracting import FLOAT, INPUTS, INT64, PACKAGE, command, external, model, module, scatter, tensor, value
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper


@pytest.fixture
def extract(capsys, tmp_path):
    return command(capsys, tmp_path)


def functions(*calls):
    """Functions F0, F1, …: each calls those with the given numbers. The last one has a scatter node."""
    imports = [helper.make_opsetid("", 18), helper.make_opsetid("local", 1)]
    made = []
    for number, called in enumerate(calls):
        nodes = [helper.make_node(f"F{other}", ["a", "b", "c"], [f"o{at}"], domain="local") for at, other in enumerate(called)]
        nodes += [scatter("abc", output="o")] if number == len(calls) - 1 else [helper.make_node("Identity", ["o0"], ["o"])]
        made.append(helper.make_function("local", f"F{number}", ["a", "b", "c"], ["o"], nodes, imports))
    return made


def calling(*calls):
    return model([helper.make_node("F0", ["data", "indices", "updates"], ["y"], domain="local")], functions=functions(*calls))


# ---- wrong use ---------------------------------------------------------------------------------------------------------


def test_a_folder_that_is_not_empty_is_not_written_to(extract):
    assert extract(model()).code == 0
    again = extract(model([scatter(name="other")]))
    assert (again.code, again.names) == (2, ["000-ScatterND-18-the_node"])
    assert "is not empty: existing files are not overwritten" in again.err


def test_an_empty_folder_is_written_to(extract, tmp_path):
    (tmp_path / "cases").mkdir()
    assert extract(model()).code == 0


@pytest.mark.parametrize("options", [["--dim", "n"], ["--dim", "n=x"], ["--dim", "n=-1"], ["--dim", "=3"], ["--limit", "0"],
                                     ["--limit", "x"], ["--no-such"]], ids=" ".join)  # fmt: skip
def test_wrong_options_are_wrong_use(extract, options):
    assert extract(model(), *options).code == 2


@pytest.mark.parametrize("arguments, code", [([], 2), (["no-such"], 2), (["--help"], 0)])
def test_the_package_names_its_commands(capsys, arguments, code):
    assert module("__main__").main(arguments) == code
    assert "python -m scatter_cts extract MODEL.onnx -o DIR" in "".join(capsys.readouterr())


def test_a_model_without_scatter_nodes_is_told_and_no_error(extract):
    found = extract(model([helper.make_node("Relu", ["data"], ["y"])]))
    assert (found.code, found.names) == (0, [])
    assert "has no Scatter, ScatterElements or ScatterND node" in found.out


def test_without_the_onnx_package_the_command_to_install_it_is_told(extract, monkeypatch):
    monkeypatch.setitem(sys.modules, "onnx", None)
    found = extract(b"")
    assert (found.code, found.err) == (3, "python -m scatter_cts extract: needs the onnx package: pip install onnx\n")


# ---- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x08\x0d", model().SerializeToString()[:-7],
                                     model().SerializeToString().replace(b"the node", b"the \xff\xffde")])  # fmt: skip
def test_a_file_that_is_not_a_model_is_one_error(extract, content):
    found = extract(content)
    assert (found.code, found.names, found.err.count("\n")) == (3, [], 1)


def test_a_file_that_does_not_exist_is_one_error(capsys, tmp_path):
    assert module("extract").main([str(tmp_path / "none.onnx"), "-o", str(tmp_path / "cases")]) == 3
    assert capsys.readouterr().err == f"python -m scatter_cts extract: {tmp_path}/none.onnx: No such file or directory\n"


def test_a_folder_that_cannot_be_written_is_one_error(extract):
    found = extract(model(), folder="model.onnx/cases")
    assert (found.code, found.err.count("\n")) == (3, 1)


EVIL = "e ::error::y\n::debug::y \x1b[31m \u2066##[error]z ##vso[task.z]"


def test_names_of_a_model_are_no_commands_to_a_service(extract):
    inputs = [value("data", FLOAT, [EVIL, 4]), value("indices", INT64, [3, 1]), value(EVIL)]
    shown = [extract(model([scatter(["data", "indices", EVIL], name=EVIL, reduction=EVIL)], inputs), folder="a"),
             extract(model([scatter(["data", "indices", EVIL], name=EVIL)], [*inputs[:2], value(EVIL, TensorProto.BOOL)]), folder="b"),
             extract(model([scatter(["data", "indices", "no"], name=EVIL)], inputs[:2]), folder="c"),
             extract(model(inputs=inputs), "--dim", f"{EVIL}x=1", folder="d")]  # fmt: skip
    for found in shown:
        assert "?:error::y" in found.out + found.err
        assert not re.search(r"(?<![!-~])::|##[a-z]*\[|[\x1b\u2066]", found.out + found.err), found.out + found.err


@pytest.mark.parametrize("redirected, code, error", [
    (">&-", 3, "standard output is closed"), (">/dev/full", 3, "standard output: No space left on device"), ("2>&-", 0, ""),
    ("| head -0", 141, ""),
])  # fmt: skip
def test_an_output_that_nobody_reads_is_no_traceback(tmp_path, redirected, code, error):
    (tmp_path / "model.onnx").write_bytes(model().SerializeToString())
    words = f"set -o pipefail; {{ sleep 0.2; '{sys.executable}' -m scatter_cts extract model.onnx -o cases; }} {redirected}"
    process = subprocess.run(["bash", "-c", words], cwd=tmp_path, env=os.environ | {"PYTHONPATH": PACKAGE}, capture_output=True,
                             text=True, check=False)  # fmt: skip
    assert process.stderr == (error and f"python -m scatter_cts extract: {error}\n")
    assert process.returncode == code


NUMBERS = itertools.count()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_damaged_model_never_ends_in_a_traceback(extract, data):
    content = bytearray(calling([1, 1], []).SerializeToString())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    assert extract(bytes(content), folder=f"cases{next(NUMBERS)}").code in (0, 3)


# ---- functions -------------------------------------------------------------------------------------------------------


def test_functions_that_call_each_other_in_a_circle_are_refused(extract):
    found = extract(calling([1], [0]))
    assert (found.code, found.err.count("\n")) == (3, 1)
    assert "they call each other in a circle" in found.err


def test_functions_that_double_at_each_call_are_refused(extract):
    found = extract(calling(*([level + 1, level + 1] for level in range(40)), []))
    assert (found.code, found.err.count("\n")) == (3, 1)
    assert "more than 1000000 nodes when every call is expanded" in found.err


def test_a_chain_of_functions_that_is_too_long_is_refused(extract):
    assert "more than 100 deep" in extract(calling(*([level + 1] for level in range(150)), [])).err


def test_if_the_process_that_infers_shapes_dies_declared_shapes_are_used(extract, monkeypatch):
    monkeypatch.setattr(module("extract_inference"), "_WORKER", "import os; os.abort()")
    found = extract(model())
    assert (found.code, found.names) == (0, ["000-ScatterND-18-the_node"])
    assert "shape inference failed, only what the model declares is known: 'the process that infers shapes ended" in found.out


def test_a_condition_of_many_nested_inputs_takes_no_time(extract):
    layers = [helper.make_node("Concat", [f"c{n}"] * 100, [f"c{n + 1}"], axis=0) for n in range(8)]
    branch = helper.make_graph([helper.make_node("Identity", ["y"], ["z"])], "b", [], [value("z", FLOAT, [3, 4])])
    nodes = [helper.make_node("Identity", ["updates"], ["c0"]), *layers, scatter(),
             helper.make_node("If", ["c8"], ["end"], then_branch=branch, else_branch=branch)]
    assert extract(model(nodes)).code == 0


# ---- nodes and tensors -----------------------------------------------------------------------------------------------


def changed(change):
    result = model()
    change(result)
    return result


@pytest.mark.parametrize("given, message", [
    (model(opset=10), "opset 10 has no operator ScatterND: it begins with opset 11"),
    (changed(lambda m: m.ClearField("opset_import")), "the model imports no opset of ONNX's domain"),
    (model([scatter(["data", "indices"])]), "it has 2 inputs and 1 outputs"),
    (model([scatter(["data", "", "updates"])]), "it has 2 inputs and 1 outputs"),
    (model([scatter(op_type="ScatterElements", axis=1.5)]), "the attribute axis has another type than the operator's"),
    (model(inputs=(value("data", TensorProto.FLOAT8E5M2, [3, 4]), *INPUTS[1:])), "the element type float8e5m2 of data"),
    (model(inputs=(INPUTS[0], value("indices", FLOAT, [3, 1]), INPUTS[2])), "indices has the element type float"),
    (model(inputs=(value("data", FLOAT, [2**62, 2**62]), *INPUTS[1:])), "updates does not have the shape"),
    (model(inputs=(value("data", FLOAT, [2**62, 4]), *INPUTS[1:])), "its inputs have"),
    (model(inputs=(value("data", FLOAT, [1] * 99), *INPUTS[1:])), "data has rank 99; the greatest that is supported is 32"),
    (model(inputs=(INPUTS[0], value("x", INT64, [3, 1])), nodes=[scatter(["data", "x", "x"])]), "updates does not have"),
    (model(inputs=INPUTS[1:], initializers=[tensor("data", [1, 2, 3])]), "updates has rank 2"),
    (model([scatter(op_type="ScatterElements")], inputs=[value(name, kind, [0, 2**61]) for name, kind in
                                                         (("data", FLOAT), ("indices", INT64), ("updates", FLOAT))]),
     "its inputs have"),
])  # fmt: skip
def test_a_node_that_cannot_be_a_case_is_skipped_with_the_reason(extract, given, message):
    found = extract(given)
    assert (found.code, found.names) == (3, [])
    assert "skipped: 000-" in found.out and "(node 'the node'): " + message in found.out


def damaged(**fields):
    result = TensorProto(name="data", data_type=FLOAT, dims=[6, 4], raw_data=b"\0" * 96)
    for name, content in fields.items():
        result.ClearField(name)
        getattr(result, name).extend(content) if isinstance(content, list) else setattr(result, name, content)
    return result


@pytest.mark.parametrize("constant, message", [
    (damaged(raw_data=b"\0" * 95), "the constant 'data' is damaged"),
    (damaged(raw_data=b""), "the constant 'data' is damaged"),
    (damaged(dims=[-6, -4]), "the constant 'data' has a negative extent"),
    (damaged(dims=[2**40, 4]), "its inputs have"),
    (external("data", FLOAT, [6, 4], location="../outside"), "its external data is outside the folder of the model"),
    (external("data", FLOAT, [6, 4], location="/etc/passwd"), "its external data is outside the folder of the model"),
    (external("data", FLOAT, [6, 4], location="model.onnx", offset=10**9), "its external data is longer than the file"),
    (external("data", FLOAT, [6, 4], location="model.onnx", length=-5), "its external data is longer than the file"),
    (external("data", FLOAT, [6, 4], location="model.onnx", offset="x"), "its external data cannot be read"),
    (external("data", FLOAT, [6, 4], location="model.onnx", length=95), "has 95 bytes, and its elements need 96"),
])  # fmt: skip
def test_a_damaged_constant_skips_its_node_with_the_reason(extract, constant, message):
    found = extract(model(inputs=INPUTS[1:], initializers=[constant]))
    assert (found.code, found.names) == (3, [])
    assert message in found.out


def test_constant_indices_outside_data_are_written_as_they_are_and_judged_as_an_error(extract):
    rows = tensor("indices", [[0], [9], [1]])
    found = extract(model(inputs=(INPUTS[0], INPUTS[2]), initializers=[rows]))
    assert found.arrays()["indices"].tolist() == [[0], [9], [1]]
    assert found.run("-i", "reference").returncode == 0


def test_other_nodes_of_a_model_become_cases_if_one_is_skipped(extract):
    found = extract(model([scatter(["data", "indices"], name="bad"), scatter(name="good", output="o")]))
    assert (found.code, found.names) == (0, ["001-ScatterND-18-good"])
    assert "1 case in " in found.out and ", 1 node skipped\n" in found.out


def test_a_model_without_an_end_is_read_up_to_a_limit(tmp_path, monkeypatch):
    extracting = module("extract_model")
    monkeypatch.setattr(extracting, "_MOST_FILE_BYTES", 3 * 2**20)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = subprocess.Popen(["sh", "-c", 'cat /dev/zero >"$1"', "sh", pipe])
    with pytest.raises(extracting.Unreadable, match="is larger than 2 GiB"):
        extracting.load(pipe)
    assert writer.wait() != 0


def test_a_model_that_is_a_device_is_refused():
    extracting = module("extract_model")
    with pytest.raises(extracting.Unreadable, match="/dev/zero: is neither a regular file nor a pipe"):
        extracting.load(pathlib.Path("/dev/zero"))


def test_a_model_with_terabytes_of_missing_weights_needs_little_memory(extract, tmp_path):
    huge = external("w", FLOAT, [2**20, 2**18])
    given = model([helper.make_node("MatMul", ["data", "w"], ["y"]), scatter()], initializers=[huge])
    (tmp_path / "m.onnx").write_bytes(given.SerializeToString())
    source = "import sys; sys.path.insert(0, sys.argv[1]); from scatter_cts.extract import main; sys.exit(main(sys.argv[2:]))"
    limit = 8 * 2**30
    process = subprocess.run([sys.executable, "-c", source, str(module("extract").__file__).rpartition("/scatter_cts/")[0],
                              "m.onnx", "-o", "cases"], cwd=tmp_path, capture_output=True, text=True, check=False,
                             preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)))  # fmt: skip
    assert process.returncode == 0, process.stderr
