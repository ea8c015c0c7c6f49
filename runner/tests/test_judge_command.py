"""`scatter-cts judge`: judges an answer that was computed elsewhere, without executing anything."""

import json
import shlex
import subprocess

import ml_dtypes
import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from test_third_party_files import make_case

CASE = "ScatterND-18/elements"
REFUSED = "ScatterElements-16/index-bounds-edges"
ONE_REFUSED = "ScatterND-18/indices-rank-scalar"


def stored_output(folder):
    return onnx.load_tensor(folder / "test_data_set_0" / "output_0.pb")


@pytest.fixture
def output(tmp_path):
    """Writes a tensor, a message or bytes to a file; returns the file."""

    def write(content, name="answer.pb"):
        if isinstance(content, np.ndarray):
            content = numpy_helper.from_array(content)
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.SerializeToString())
        return path

    return write


@pytest.fixture
def right(corpus):
    return numpy_helper.to_array(stored_output(corpus / CASE)).copy()


@pytest.fixture
def wrong(right):
    right.flat[0] += 1
    return right


@pytest.mark.parametrize("by", ["id", "folder"])
def test_a_right_output_passes(scatter_cts, corpus, output, right, by):
    process = scatter_cts("judge", f"cases/{CASE}" if by == "id" else corpus / CASE, output(right))
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout.startswith("pass ")


def test_a_wrong_output_fails_and_the_values_are_shown(scatter_cts, output, wrong):
    process = scatter_cts("judge", f"cases/{CASE}", output(wrong))
    assert process.returncode == 1
    assert process.stdout.startswith(f"fail cases/{CASE} ")
    assert f"{wrong.flat[0]}" in process.stdout


@pytest.mark.parametrize("bits, what", [
    (0x7FC00001, "it is updates[0], which aims at output[1]"),
    (0x7FC12345, "it is a NaN"),
])
def test_a_nan_is_explained_as_an_update_only_with_equal_bits(scatter_cts, output, tmp_path, bits, what):
    one, nan = 0x3F800000, 0x7FC00001
    data, update, right, wrong = (
        np.array(values, np.uint32).view(np.float32) for values in ([one, one], [nan], [one, nan], [bits, nan]))
    make_case(tmp_path / "nan", data, update, right, "none")
    assert scatter_cts("judge", tmp_path / "nan", output(right)).returncode == 0
    process = scatter_cts("judge", tmp_path / "nan", output(wrong))
    assert process.returncode == 1
    assert f"  {what}\n" in process.stdout


@pytest.mark.parametrize("change", [lambda a: a.astype(np.int32), lambda a: a.reshape(-1), lambda a: a[:1]])
def test_an_output_of_another_type_or_shape_fails(scatter_cts, output, right, change):
    process = scatter_cts("judge", f"cases/{CASE}", output(change(right)))
    assert process.returncode == 1


def test_an_output_of_a_type_outside_of_scatter_operators_fails(scatter_cts, output, right):
    process = scatter_cts("judge", f"cases/{CASE}", output(np.zeros(right.shape, ml_dtypes.float8_e5m2)))
    assert process.returncode == 1
    assert "float8e5m2" in process.stdout


def test_a_required_rejection_passes_and_is_observed(scatter_cts):
    process = scatter_cts("judge", f"cases/{ONE_REFUSED}", "--rejected")
    assert process.returncode == 0
    assert "  observation: ScatterND-18." in process.stdout


def test_an_unspecific_failure_passes_if_a_rejection_is_required(scatter_cts):
    assert scatter_cts("judge", f"cases/{ONE_REFUSED}", "--failed").returncode == 0


@pytest.mark.parametrize("refusal", ["--rejected", "--failed"])
def test_a_refusal_of_a_valid_input_fails(scatter_cts, refusal):
    assert scatter_cts("judge", f"cases/{CASE}", refusal).returncode == 1


@pytest.mark.parametrize("case", ["ScatterND-18/opset-25-plain", "ScatterElements-18/newest-ir"])
@pytest.mark.parametrize("refusal", ["--rejected", "--failed"])
def test_a_refusal_of_a_newer_opset_or_ir_version_than_needed_is_observed(scatter_cts, case, refusal):
    process = scatter_cts("judge", f"cases/{case}", refusal, "--strict=*")
    assert process.returncode == 0
    assert f"  observation: {case.split('/')[0]}.version (must): whether it answers: refused" in process.stdout


def test_an_output_fails_if_the_specification_requires_an_error(scatter_cts, corpus, output):
    data = onnx.load_tensor(corpus / REFUSED / "test_data_set_0" / "input_0.pb")
    process = scatter_cts("judge", f"cases/{REFUSED}#0", output(data))
    assert process.returncode == 1


def into_raw_data(answer, true):
    answer.raw_data = answer.raw_data.replace(b"\1", bytes([true]))


def into_int32_data(answer, true):
    answer.int32_data.extend(true * byte for byte in answer.raw_data)
    answer.ClearField("raw_data")


@pytest.mark.parametrize("write", [into_raw_data, into_int32_data])
@pytest.mark.parametrize("case, warns", [("ScatterND-18/bool-max", True), ("ScatterND-18/truth-moved", False)])
def test_any_byte_except_0_is_true_and_a_reduction_with_a_byte_other_than_1_is_warned_of(
        scatter_cts, corpus, output, case, warns, write):
    answer = stored_output(corpus / case)
    assert answer.data_type == onnx.TensorProto.BOOL
    write(answer, 255)
    words = ["--data-set", "0"] if "moved" in case else []
    process = scatter_cts("judge", f"cases/{case}", *words, output(answer))
    assert process.returncode == 0, process.stdout
    assert ("warning: ScatterND-18.bool-bytes (should): true as another byte than 1" in process.stdout) == warns


def test_a_warning_about_bool_bytes_fails_with_strict(scatter_cts, corpus, output):
    answer = stored_output(corpus / "ScatterND-18/bool-max")
    into_raw_data(answer, 2)
    process = scatter_cts("judge", "cases/ScatterND-18/bool-max", "--strict=*.bool-bytes", output(answer))
    assert process.returncode == 1
    assert "in output[0], the first of" in process.stdout


# ---- files that cannot be read -----------------------------------------------------------------------------


def too_short(tensor):
    tensor.raw_data = tensor.raw_data[:-1]


def negative_extent(tensor):
    tensor.dims[0] = -1


def huge(tensor):
    tensor.dims[:] = [2**40, 2**40]


def no_type(tensor):
    tensor.ClearField("data_type")


@pytest.mark.parametrize(
    ("spoil", "field"),
    [(too_short, "raw_data"), (negative_extent, "dims"), (huge, "dims"), (no_type, "data_type")],
)
def test_a_malformed_output_is_an_error_that_names_file_and_field(scatter_cts, output, right, spoil, field):
    tensor = numpy_helper.from_array(right)
    spoil(tensor)
    process = scatter_cts("judge", f"cases/{CASE}", output(tensor, "malformed.pb"))
    assert (process.returncode, process.stdout) == (3, "")
    assert f"malformed.pb: {field}" in process.stderr


def test_bytes_that_are_not_a_tensor_are_an_error(scatter_cts, output):
    process = scatter_cts("judge", f"cases/{CASE}", output(b"\xff\xff", "noise.pb"))
    assert (process.returncode, process.stdout) == (3, "")
    assert "noise.pb" in process.stderr


@pytest.mark.parametrize("path", ["missing.pb", "."])
def test_an_argument_that_is_not_a_file_is_an_error(scatter_cts, tmp_path, path):
    process = scatter_cts("judge", f"cases/{CASE}", tmp_path / path)
    assert (process.returncode, process.stdout) == (3, "")
    assert str(tmp_path / path) in process.stderr


def external(array, location):
    tensor = numpy_helper.from_array(array)
    tensor.ClearField("raw_data")
    tensor.data_location = onnx.TensorProto.EXTERNAL
    tensor.external_data.add(key="location", value=location)
    return tensor


def test_external_data_may_be_next_to_the_output(scatter_cts, output, right, tmp_path):
    (tmp_path / "weights.bin").write_bytes(right.tobytes())
    process = scatter_cts("judge", f"cases/{CASE}", output(external(right, "weights.bin")))
    assert process.returncode == 0, process.stderr


def test_external_data_outside_the_folder_of_the_output_is_refused(scatter_cts, output, right, tmp_path):
    (tmp_path / "inner").mkdir()
    (tmp_path / "weights.bin").write_bytes(right.tobytes())
    answer = output(external(right, "../weights.bin"), "inner/answer.pb")
    process = scatter_cts("judge", f"cases/{CASE}", answer)
    assert (process.returncode, process.stdout) == (3, "")
    assert "inner/answer.pb" in process.stderr


def test_a_link_out_of_the_folder_of_the_output_is_refused(scatter_cts, output, right, tmp_path):
    (tmp_path / "inner").mkdir()
    (tmp_path / "weights.bin").write_bytes(right.tobytes())
    (tmp_path / "inner" / "weights.bin").symlink_to(tmp_path / "weights.bin")
    process = scatter_cts("judge", f"cases/{CASE}", output(external(right, "weights.bin"), "inner/answer.pb"))
    assert (process.returncode, process.stdout) == (3, "")


# ---- which case --------------------------------------------------------------------------------------------


def test_for_an_unknown_case_the_message_says_how_to_find_cases(scatter_cts, output, right):
    process = scatter_cts("judge", "cases/nonsense", output(right))
    assert process.returncode == 3
    assert "scatter-cts list" in process.stderr


def test_a_case_is_searched_in_the_folder_of_the_option(scatter_cts, copy_case, output, right):
    folder = copy_case(CASE, "elsewhere")
    source = folder.parent.parent
    process = scatter_cts("judge", f"mine/{CASE}", output(right), "--cases", f"mine={source}")
    assert process.returncode == 0
    assert process.stdout.startswith(f"pass mine/{CASE} ")


@pytest.fixture
def two_data_sets(copy_case):
    """A case folder with two data sets; data and output of the second are those of the first plus one."""
    folder = copy_case("ScatterND-18/no-tuples-of-slices", keep_case_json=False)
    first, second = folder / "test_data_set_0", folder / "test_data_set_1"
    second.mkdir()
    for path in first.glob("*.pb"):
        tensor = onnx.load_tensor(path)
        if path.name in ("input_0.pb", "output_0.pb"):
            tensor = numpy_helper.from_array(numpy_helper.to_array(tensor) + 1, tensor.name)
        (second / path.name).write_bytes(tensor.SerializeToString())
    return folder


def test_one_of_several_data_sets_must_be_chosen(scatter_cts, two_data_sets):
    process = scatter_cts("judge", two_data_sets, two_data_sets / "test_data_set_1" / "output_0.pb")
    assert (process.returncode, process.stdout) == (2, "")
    assert f"{two_data_sets.name}#0, {two_data_sets.name}#1; choose one with --data-set N" in process.stderr


@pytest.mark.parametrize(("number", "code"), [(0, 1), (1, 0), (2, 3)])
def test_the_chosen_data_set_is_judged(scatter_cts, two_data_sets, number, code):
    answer = two_data_sets / "test_data_set_1" / "output_0.pb"
    assert scatter_cts("judge", two_data_sets, answer, "--data-set", number).returncode == code


def test_an_id_may_choose_the_data_set(scatter_cts, two_data_sets):
    answer = two_data_sets / "test_data_set_1" / "output_0.pb"
    source = two_data_sets.parent
    process = scatter_cts("judge", f"mine/{two_data_sets.name}#1", answer, "--cases", f"mine={source}")
    assert process.returncode == 0


def test_a_folder_of_several_cases_is_refused(scatter_cts, corpus, output, right):
    process = scatter_cts("judge", corpus / "ScatterND-18", output(right))
    assert process.returncode == 2
    assert "choose one of them" in process.stderr


def test_a_model_that_is_not_a_scatter_case_is_an_error(scatter_cts, copy_case, output, right):
    folder = copy_case(CASE, keep_case_json=False)
    model = onnx.load(folder / "model.onnx")
    model.graph.node[0].op_type = "GatherND"
    onnx.save(model, folder / "model.onnx")
    process = scatter_cts("judge", folder, output(right))
    assert (process.returncode, process.stdout) == (3, "")


def test_nothing_is_judged_if_the_stored_output_is_disputed(scatter_cts, copy_case, output, right):
    folder = copy_case(CASE, keep_case_json=False)
    write = folder / "test_data_set_0" / "output_0.pb"
    write.write_bytes(numpy_helper.from_array(right + 1).SerializeToString())
    process = scatter_cts("judge", folder, output(right))
    assert process.returncode == 3
    assert process.stdout.startswith("disputed ")


# ---- judging and output ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        [f"cases/{CASE}"],
        [f"cases/{CASE}", "answer.pb", "--rejected"],
        [f"cases/{CASE}", "--failed", "--rejected"],
        [f"cases/{CASE}", "answer.pb", "other.pb"],
        [f"cases/{CASE}", "--rejected", "--edition", "onnx-1.7"],
        [f"cases/{CASE}", "--rejected", "--strict=nonsense"],
        [f"cases/{CASE}", "--rejected", "--data-set", "first"],
        [f"cases/{CASE}", "--rejected", "--data-set", "-2"],
        [f"cases/{CASE}", "--rejected", "--nonsense"],
    ],
)
def test_wrong_usage_is_reported(scatter_cts, arguments):
    process = scatter_cts("judge", *arguments)
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.startswith("scatter-cts: ")


@pytest.mark.parametrize(
    ("options", "code"), [([], 0), (["--strict"], 1), (["--strict=*.index-negative"], 0)]
)
def test_a_warning_is_reported_and_fails_with_strict(scatter_cts, corpus, options, code):
    """The answer ignores an update out of bounds, which is not an error in ScatterND."""
    case = "ScatterND-18/index-bounds-edges"
    answer = corpus / case / "test_data_set_0" / "input_0.pb"
    process = scatter_cts("judge", f"cases/{case}#0", answer, *options)
    assert process.returncode == code
    assert ("  warning: ScatterND-18.index-bounds (should-reject): " in process.stdout) == (code == 0)


@pytest.mark.parametrize(("edition", "code"), [("onnx-1.11", 0), ("onnx-1.13", 1)])
def test_the_edition_determines_the_level(scatter_cts, corpus, edition, code):
    """Negative indices of ScatterND are stated from edition 1.13 on; the answer ignores them."""
    case = "ScatterND-13/negative-indices"
    answer = corpus / case / "test_data_set_0" / "input_0.pb"
    assert scatter_cts("judge", f"cases/{case}", answer, "--edition", edition).returncode == code


def test_the_help_has_examples_of_cases_that_exist(scatter_cts, corpus):
    text = scatter_cts("judge", "--help").stdout
    named = [word for word in text.split() if word.startswith("cases/")]
    assert named and all((corpus.parent / word / "model.onnx").is_file() for word in named)


def without(record, *members):
    return {name: value for name, value in record.items() if name not in members}


@pytest.mark.parametrize("case", [CASE, "ScatterElements-18/add-repeated"])
def test_the_record_equals_that_of_a_run_with_this_answer(scatter_cts, run, corpus, case):
    answer = corpus / case / "test_data_set_0" / "output_0.pb"
    process = scatter_cts("judge", f"cases/{case}", answer, "--json")
    (of_run,) = run("--filter", f"cases/{case}").cases.values()
    record = json.loads(process.stdout)
    assert record["implementation"] == str(answer)
    assert without(record, "implementation", "command") == without(of_run, "implementation", "command")


def test_a_record_of_a_refusal_names_the_option(scatter_cts):
    record = json.loads(scatter_cts("judge", f"cases/{ONE_REFUSED}", "--rejected", "--json").stdout)
    assert record["implementation"] == "--rejected"
    assert (record["answer"], record["verdict"]) == ("rejected", "pass")


@pytest.mark.parametrize("options", [[], ["--edition", "onnx-1.13", "--strict"]])
def test_the_command_in_the_record_gives_the_same_record(scatter_cts, two_data_sets, options):
    answer = two_data_sets / "test_data_set_1" / "output_0.pb"
    first = scatter_cts("judge", two_data_sets, answer, "--data-set", "0", "--json", *options)
    words = shlex.split(json.loads(first.stdout)["command"])
    again = subprocess.run([*words, "--json"], capture_output=True, text=True)
    assert (again.returncode, again.stdout) == (1, first.stdout)


def test_the_valid_part_of_a_name_that_is_not_text_is_shown(scatter_cts, output, wrong):
    process = scatter_cts("judge", f"cases/{CASE}", output(wrong, "red \033[31m.pb"))
    assert process.returncode == 1
    assert "\033" not in process.stdout
