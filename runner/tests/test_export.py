"""`scatter-cts export`: folders for any runner of ONNX's test data, and a run of ONNX's own runner."""

import fnmatch
import json
import pathlib
import re
import shutil
import textwrap

import archives
import numpy
import onnx
import pytest
from onnx import helper, numpy_helper
from onnx.backend.base import Backend, BackendRep
from onnx.backend.test import loader, runner
from onnx.reference import ReferenceEvaluator

# The corpus of the project; `corpus` is a small part of it.
WHOLE = pathlib.Path(__file__).resolve().parents[2] / "cases"
MANUAL = WHOLE.parent / "doc" / "manual.md"

# What onnx's own evaluator, or its checker before it, makes of exported cases that it cannot run: names of
# folders, the error that comes, and why it is not a fault of the case.
KNOWN_FAILURES = {
    "test_Scatter-9__*": (
        "No registered implementation for operator 'Scatter'|No Op registered for Scatter|Field 'shape'",
        "the evaluator does not implement Scatter",
    ),
}


@pytest.fixture(scope="session")
def exported_whole(scatter_cts, tmp_path_factory):
    """The exported corpus: a folder, and the output of the export."""
    target = tmp_path_factory.mktemp("export") / "exported"
    return target, scatter_cts("export", target, "--cases", WHOLE)


@pytest.fixture(scope="session")
def exported(scatter_cts, corpus, tmp_path_factory):
    """The same of the small corpus."""
    target = tmp_path_factory.mktemp("export") / "exported"
    return target, scatter_cts("export", target, "--cases", corpus)


class Evaluation(BackendRep):
    def __init__(self, model):
        self.evaluator = ReferenceEvaluator(model)

    def run(self, inputs, **_):
        return self.evaluator.run(None, dict(zip(self.evaluator.input_names, inputs)))


class Evaluator(Backend):
    """onnx's ReferenceEvaluator as a backend, after onnx's checker."""

    @classmethod
    def prepare(cls, model, device="CPU", **settings):
        super().prepare(model, device, **settings)
        return Evaluation(model)

    @classmethod
    def supports_device(cls, device):
        return device == "CPU"


class WithErrors(Evaluator):
    """An evaluator whose floating-point results are off by 0.04 %, less than the usual tolerance of onnx's runner."""

    @classmethod
    def prepare(cls, model, device="CPU", **settings):
        exact = super().prepare(model, device, **settings)
        exact.run = lambda inputs, **_: [
            output * output.dtype.type(1.0004) if output.dtype.kind == "f" else output
            for output in exact.evaluator.run(None, dict(zip(exact.evaluator.input_names, inputs)))
        ]
        return exact


def run_onnx(target, backend):
    """The result of onnx's runner, as the manual has it, for each folder in `target`: "" or an error."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runner, "load_model_tests", None)
        names = {"DIR": str(target), "MyBackend": backend, "__name__": __name__}
        code = re.search(r"```python\n( *import onnx.backend.test.*?)```", MANUAL.read_text(), re.DOTALL)[1]
        exec(textwrap.dedent(code), names)
    suite = names["OnnxBackendSimpleModelTest"]
    found = {}
    for name in filter(lambda name: name.endswith("_cpu"), dir(suite)):
        try:
            with numpy.errstate(all="ignore"):
                getattr(suite(name), name)()
            found[name.removesuffix("_cpu")] = ""
        except Exception as error:
            found[name.removesuffix("_cpu")] = f"{type(error).__name__}: {error}"
    return found


@pytest.fixture(scope="session")
def outcomes(exported_whole):
    return run_onnx(exported_whole[0], Evaluator)


def is_known(name, error):
    return any(
        fnmatch.fnmatchcase(name, glob) and re.search(message, error)
        for glob, (message, _) in KNOWN_FAILURES.items()
    )


# ---- onnx's own runner


@pytest.mark.long
def test_every_exported_folder_is_run_by_onnx(outcomes, exported_whole):
    assert set(outcomes) == {folder.name for folder in exported_whole[0].iterdir()}
    assert len(outcomes) > 100


@pytest.mark.long
def test_onnx_passes_every_exported_case_except_for_known_failures(outcomes):
    assert {name: error for name, error in outcomes.items() if error and not is_known(name, error)} == {}


@pytest.mark.parametrize("glob", KNOWN_FAILURES)
@pytest.mark.long
def test_a_known_failure_that_no_longer_fails_is_an_error(outcomes, glob):
    matching = {name: error for name, error in outcomes.items() if fnmatch.fnmatchcase(name, glob)}
    assert matching, "no exported folder has such a name"
    assert [name for name, error in matching.items() if not error] == []


def test_onnx_runner_tolerates_no_error_of_a_float(scatter_cts, tmp_path):
    target = tmp_path / "exported"
    scatter_cts("export", target, "--cases", WHOLE, "--filter", "*/ScatterND-18/*x*-float-int64-max")
    found = run_onnx(target, WithErrors)
    assert found and [name for name, error in found.items() if "AssertionError" not in error] == []


# ---- what is exported


@pytest.mark.parametrize("what", ["exported", pytest.param("exported_whole", marks=pytest.mark.long)])
def test_the_reference_passes_all_of_them(request, run, what):
    target, process = request.getfixturevalue(what)
    result = run("--cases", target)
    assert process.returncode == 0
    assert {case["verdict"] for case in result.cases.values() if case.get("graph") != "refused"} == {"pass"}
    folders = len(list(target.iterdir()))
    assert process.stdout.startswith(f"exported {len(result.cases)} data sets in {folders} folders")


def test_the_folders_contain_none_of_our_own_files(exported):
    assert [path for path in exported[0].rglob("*") if path.name == "case.json"] == []


def test_a_folder_is_named_after_its_case_and_holds_the_same_files(exported):
    folder, wanted = exported[0] / "test_ScatterND-18__slices", archives.read_case(WHOLE, "ScatterND-18/slices")
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    del wanted["case.json"]
    assert json.loads(files.pop("data.json")) == {"rtol": 0, "atol": 0}
    assert files.pop("config.txt") == b"per_sample_tolerance:0\nrelative_per_sample_tolerance:0\n"
    assert files == wanted


def test_data_sets_are_counted_from_0_without_gaps(exported):
    for folder in exported[0].iterdir():
        names = {path.name for path in folder.glob("test_data_set_*")}
        assert names == {f"test_data_set_{number}" for number in range(len(names))} != set(), folder.name


def test_every_data_set_has_one_output(exported):
    for data_set in exported[0].glob("*/test_data_set_*"):
        assert [path.name for path in data_set.glob("output_*")] == ["output_0.pb"]


def test_external_data_of_a_model_is_exported(scatter_cts, copy_case, tmp_path):
    folder = copy_case("ScatterND-18/slices")
    (folder / "weights").mkdir()
    (folder / "weights" / "more.bin").write_bytes(b"1")
    scatter_cts("export", tmp_path / "out", "--cases", folder.parents[1])
    assert (tmp_path / "out" / "test_ScatterND-18__slices" / "weights" / "more.bin").read_bytes() == b"1"


# ---- what is left out


@pytest.fixture
def export(scatter_cts, tmp_path):
    """Exports a source; returns the finished process and the names of the written folders."""

    def call(source, *arguments):
        process = scatter_cts("export", tmp_path / "out", "--cases", source, *arguments)
        return process, sorted(path.name for path in (tmp_path / "out").iterdir())

    return call


def change_expectation(folder, number, **members):
    path = folder / "case.json"
    description = json.loads(path.read_text())
    description["data_sets"][number] |= members
    path.write_text(json.dumps(description))


def make_case(folder, data, indices, updates, output, reduction="none", opset=18):
    """Writes a plain case of ScatterND without case.json."""
    tensors = {"data": data, "indices": indices, "updates": updates, "output": output}
    infos = {
        name: helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(value.dtype), value.shape)
        for name, value in tensors.items()
    }
    node = helper.make_node("ScatterND", ["data", "indices", "updates"], ["output"], reduction=reduction)
    graph = helper.make_graph([node], "graph", [infos[name] for name in list(tensors)[:3]], [infos["output"]])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)
    (folder / "test_data_set_0").mkdir(parents=True)
    (folder / "model.onnx").write_bytes(model.SerializeToString())
    for name, value in zip(["input_0", "input_1", "input_2", "output_0"], tensors.values()):
        tensor = numpy_helper.from_array(value)
        (folder / "test_data_set_0" / f"{name}.pb").write_bytes(tensor.SerializeToString())


ONCE, TWICE = numpy.array([[1]]), numpy.array([[1], [1]])
# The element type, indices, updates of [3, 100] at them, what comes of it, the reduction, the opset; why not.
LENIENT, OPEN = "in which another behaviour is not a failure", "with several allowed outputs"
NEWER = "of a newer opset or IR version than they need"
PLAIN = {
    "one update": ("int8", ONCE, [5], [3, 105], "add", 18, ""),
    "an exact product": ("float32", TWICE, [0.5, 2], [3, 100], "mul", 18, ""),
    "a rounded sum": ("float32", ONCE, [0.1], [3, 100.1], "add", 18, LENIENT),
    "an exact sum": ("float32", ONCE, [0.5], [3, 100.5], "add", 18, ""),
    "a subnormal product": ("float32", ONCE, [2.0**-140], [3, 100 * 2.0**-140], "mul", 18, LENIENT),
    "overflow": ("int8", ONCE, [100], [3, -56], "add", 18, LENIENT),
    "the same update twice": ("int8", TWICE, [5, 5], [3, 5], "none", 18, LENIENT),
    "a truth value": ("bool", ONCE, [True], [True, True], "add", 18, LENIENT),
    "different updates": ("int8", TWICE, [5, 6], [3, 6], "none", 18, OPEN),
    "a new opset": ("int8", ONCE, [5], [3, 105], "add", 1000, NEWER),
    "an opset after the version's first": ("int8", ONCE, [5], [3, 105], "add", 19, NEWER),
}


@pytest.mark.parametrize("what", PLAIN)
def test_values_decide_about_a_case_without_a_description(export, tmp_path, what):
    dtype, indices, updates, output, reduction, opset, why = PLAIN[what]
    data, updates, output = (numpy.array(values, dtype=dtype) for values in ([3, 100], updates, output))
    make_case(tmp_path / "plain" / "one", data, indices, updates, output, reduction, opset)
    process, folders = export(tmp_path / "plain")
    left_out = process.stdout.partition("left out: 1 data sets ")[2].strip()
    assert (folders, left_out) == ([] if why else ["test_one"], why)


def test_a_case_that_overrides_a_default_value_is_left_out(export, tmp_path):
    folder = tmp_path / "plain" / "one"
    data, updates, output = (numpy.array(values, dtype="int8") for values in ([3, 100], [5], [3, 105]))
    make_case(folder, data, ONCE, updates, output, "add")
    model = onnx.load(folder / "model.onnx")
    model.graph.initializer.append(numpy_helper.from_array(numpy.array([[0]]), "indices"))
    onnx.save(model, folder / "model.onnx")
    process, folders = export(tmp_path / "plain")
    assert folders == [] and LENIENT in process.stdout


@pytest.mark.parametrize(
    "case, why",
    [
        ("ScatterND-18/index-bounds-edges", "without a stored output"),
        ("Scatter-9/negative-indices", "without a stored output"),
        ("Scatter-11/default-axis", "in which another behaviour is not a failure"),
        ("ScatterND-18/string-min", "in which another behaviour is not a failure"),
    ],
)
def test_cases_that_a_plain_runner_cannot_judge_are_left_out(export, copy_case, case, why):
    kept = copy_case("ScatterND-18/elements")
    copy_case(case)
    process, folders = export(kept.parents[1])
    assert folders == ["test_ScatterND-18__elements"]
    assert why in process.stdout
    assert process.returncode == 0


def test_strings_that_onnx_does_not_read_are_left_out(export, copy_case):
    process, folders = export(copy_case("ScatterND-18/strings-bytes-moved").parents[1])
    assert folders == ["test_ScatterND-18__strings-bytes-moved"]
    assert "exported 1 data sets" in process.stdout and "not UTF-8" in process.stdout


def test_a_data_set_with_a_clause_below_level_must_is_left_out(export, copy_case):
    kept, folder = copy_case("ScatterND-18/elements"), copy_case("ScatterND-18/slices")
    change_expectation(folder, 0, clauses=["ScatterND.slice", "ScatterND.nan-bits"])
    assert export(kept.parents[1])[1] == ["test_ScatterND-18__elements"]


def test_external_data_of_inputs_is_left_out(export, copy_case):
    kept, folder = copy_case("ScatterND-18/elements"), copy_case("ScatterND-18/slices")
    (folder / "test_data_set_0" / "values.bin").write_bytes(b"1")
    process, folders = export(kept.parents[1])
    assert folders == ["test_ScatterND-18__elements"]
    assert "that plain runners do not open" in process.stdout


def test_the_remaining_data_sets_are_renumbered(export, copy_case):
    folder = copy_case("ScatterND-18/slices", keep_case_json=False)
    for number in (1, 2):
        shutil.copytree(folder / "test_data_set_0", folder / f"test_data_set_{number}")
    (folder / "test_data_set_0" / "output_0.pb").unlink()
    (folder / "test_data_set_1" / "output_0.pb").unlink()
    process, _ = export(folder.parents[1])
    written = folder.parents[2] / "out" / "test_ScatterND-18__slices"
    assert sorted(path.name for path in written.iterdir()) == ["config.txt", "data.json", "model.onnx", "test_data_set_0"]
    assert process.stdout.startswith("exported 1 data sets in 1 folders")


def test_a_case_that_does_not_agree_with_the_reference_is_left_out_and_an_error(export, copy_case):
    folder = copy_case("ScatterND-18/slices")
    path = folder / "test_data_set_0" / "output_0.pb"
    tensor = onnx.load_tensor(path)
    tensor.raw_data = bytes([tensor.raw_data[0] ^ 1]) + tensor.raw_data[1:]
    path.write_bytes(tensor.SerializeToString())
    process, folders = export(folder.parents[1])
    assert (process.returncode, folders) == (3, [])
    assert "copied/ScatterND-18/slices: does not agree with the reference" in process.stderr


# ---- the folder


def test_a_folder_that_is_not_empty_is_not_changed(scatter_cts, corpus, tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    process = scatter_cts("export", tmp_path, "--cases", corpus)
    assert process.returncode == 2
    assert f"{tmp_path} is not empty" in process.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_an_empty_folder_may_exist_already(scatter_cts, copy_case, tmp_path):
    target = tmp_path / "empty"
    target.mkdir()
    folder = copy_case("ScatterND-18/elements")
    assert scatter_cts("export", target, "--cases", folder.parents[1]).returncode == 0


def test_filters_narrow_what_is_exported(export, corpus):
    _, folders = export(corpus, "--filter", "*/ScatterND-18/elements")
    assert folders == ["test_ScatterND-18__elements"]


def test_two_cases_of_one_name_are_an_error(scatter_cts, copy_case, tmp_path):
    one, two = (copy_case("ScatterND-18/elements", name=name).parents[1] for name in ("one", "two"))
    process = scatter_cts("export", tmp_path / "out", "--cases", one, "--cases", two)
    assert process.returncode == 3
    assert "test_ScatterND-18__elements: cannot be created" in process.stderr


def test_an_empty_export_is_not_a_success(scatter_cts, corpus, tmp_path):
    process = scatter_cts("export", tmp_path / "out", "--cases", corpus, "--filter", "nothing")
    assert process.returncode == 3


@pytest.mark.parametrize("folders", [[], ["a", "b"]], ids=["none", "two"])
def test_export_needs_one_folder(scatter_cts, folders):
    process = scatter_cts("export", *folders)
    assert process.returncode == 2
    assert "one folder" in process.stderr


# ---- refusals ----------------------------------------------------------------------------------------------


def test_refusals_have_folders_of_their_own_without_an_output(scatter_cts, copy_case, tmp_path):
    kept = copy_case("ScatterND-18/elements")
    copy_case("ScatterND-18/index-bounds-edges")
    process = scatter_cts("export", "--refusals", tmp_path / "out", "--cases", kept.parents[1])
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "test_ScatterND-18__elements", "test_ScatterND-18__index-bounds-edges__refused"]  # fmt: skip
    folder = tmp_path / "out" / "test_ScatterND-18__index-bounds-edges__refused"
    description = json.loads((folder / "refusals.json").read_text())
    sets = sorted(path.name for path in folder.iterdir() if path.is_dir())
    assert description["result"] == "invalid" and len(description["data_sets"]) == len(sets) > 0
    assert {(one["due"], *one["rules"]) for one in description["data_sets"]} == {("should", "index-bounds")}
    assert not list(folder.rglob("output_*"))
    assert f"and {len(sets)} data sets that are to be refused\n" in process.stdout


def test_the_program_reads_what_it_has_exported(scatter_cts, copy_case, tmp_path):
    source = copy_case("ScatterElements-18/index-bounds-edges").parents[1]
    assert scatter_cts("export", "--refusals", tmp_path / "out", "--cases", source).returncode == 0
    assert scatter_cts("verify", "--cases", tmp_path / "out").returncode == 0


def test_a_refusal_that_the_text_demands_is_due_as_a_must(scatter_cts, copy_case, tmp_path):
    source = copy_case("ScatterElements-18/index-bounds-edges").parents[1]
    assert scatter_cts("export", "--refusals", tmp_path / "out", "--cases", source).returncode == 0
    description = json.loads(next((tmp_path / "out").rglob("refusals.json")).read_text())
    assert {one["due"] for one in description["data_sets"]} == {"must"}


def test_an_input_about_which_the_text_says_nothing_is_no_refusal(scatter_cts, copy_case, tmp_path):
    kept = copy_case("ScatterND-18/elements")
    copy_case("Scatter-9/negative-indices")
    process = scatter_cts("export", "--refusals", tmp_path / "out", "--cases", kept.parents[1])
    assert "to be refused" not in process.stdout and "left out: 1 data sets without a stored output" in process.stdout


def test_what_export_writes_is_one_thing(scatter_cts, tmp_path):
    process = scatter_cts("export", "--outputs-layout", tmp_path / "a", "--refusals", "--cases", WHOLE)
    assert process.returncode == 2 and "cannot be combined" in process.stderr and not (tmp_path / "a").exists()


def test_vectors_are_made_elsewhere(scatter_cts, tmp_path):
    process = scatter_cts("export", "--vectors", tmp_path / "a", "--cases", WHOLE)
    assert process.returncode == 2 and "--vectors was removed in 0.3.0: vectors/make_json.py" in process.stderr
