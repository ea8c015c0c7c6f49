"""The plugin for onnxruntime: with the installed newest version, and with fake libraries."""

import json
import os
import pathlib
import shutil
import subprocess

import numpy as np
import pytest
from onnx import numpy_helper, parser

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
PROGRAM = ROOT / os.environ.get("SCATTER_CTS", "build/release/bin/scatter-cts")
MANIFEST = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
BUILD = ROOT / "build" / "implementations" / f"onnxruntime@{MANIFEST['versions'][0]['version']}"
PLUGIN = BUILD / "onnxruntime.so"
LIBRARY = BUILD / "libonnxruntime.so"
A_CASE = "cases/ScatterND-18/add-repeated"

# A library of execution providers that has none for this machine.
NO_DEVICE = """
#include <stddef.h>
void *CreateEpFactories(const char *n, const void *b, const void *l, void **f, size_t max, size_t *count)
{ (void)n, (void)b, (void)l, (void)f, (void)max; *count = 0; return NULL; }
void *ReleaseEpFactory(void *factory) { (void)factory; return NULL; }
"""


@pytest.fixture(autouse=True, scope="module")
def installed():
    assert (BUILD / "installed.json").exists(), "run implementations/setup onnxruntime first"


def call(command, options, *arguments, environment=None):
    """Runs the program with the plugin; `options` by key. The result has its output as text."""
    given = [f"--option={key}={value}" for key, value in options.items()]
    return subprocess.run(
        [PROGRAM, command, "--implementation", PLUGIN, *given, *arguments],
        cwd=ROOT, env={**os.environ, **(environment or {})}, capture_output=True, text=True, check=False)


def start(**options):
    """Tries to start the plugin; `options` by key, with _ for -."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    return call("doctor", {"library": LIBRARY, **given})


def run(tmp_path, options, *arguments, environment=None):
    """Runs cases; returns the process and the records by id."""
    results = tmp_path / "results.jsonl"
    done = call("run", options, "--jobs=1", "--results", results, *arguments, environment=environment)
    records = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    return done, {record["id"]: record for record in records if record["type"] == "case"}


def compile_library(tmp_path, source, *flags):
    library = tmp_path / "library.so"
    command = ["cc", "-std=c17", "-shared", "-fPIC", f"-I{FOLDER}", *flags, source, "-o", library]
    subprocess.run(command, check=True)
    return library


@pytest.fixture
def fake(tmp_path):
    """Builds a fake onnxruntime library: fake_onnxruntime.c."""
    return lambda version, *flags: compile_library(
        tmp_path, FOLDER / "fake_onnxruntime.c", f'-DVERSION="{version}"', *flags)


def calls_of(fake_library, tmp_path, *arguments, **options):
    """The calls that the fake library received in a run of one case, after three trivial ones."""
    log = tmp_path / "calls"
    run(tmp_path, {"library": fake_library, **options}, "--filter", A_CASE, *arguments,
        environment={"FAKE_LOG": str(log)})
    return log.read_text(encoding="utf-8").splitlines()


# ---- options -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "message"), [
    ({"threads": "0"}, "option threads=0: not a number of threads"),
    ({"threads": "2x"}, "option threads=2x: not a number of threads"),
    ({"optimization": "max"}, "one of off, basic, extended, all is wanted"),
    ({"thread": "1"}, "option thread=1: unknown; there are library, threads, optimization, name, ep-library"),
    ({"name": ""}, "option name=: the value is missing"),
    ({"ep.": "1"}, "option ep.=1: the name after the dot is missing"),
    ({"environment.": "1"}, "option environment.=1: the name after the dot is missing"),
    ({"ep.device": "0"}, "but there is neither ep-library nor ep-name"),
    ({"ep-device": "gpu"}, "option ep-device is for an execution provider, but there is neither ep-library nor ep-name"),
    ({"ep-device": "tpu", "ep-name": "x"}, "option ep-device=tpu: one of cpu, gpu, npu is wanted"),
    ({"library": "/no/such/file.so"}, "onnxruntime cannot be loaded: /no/such/file.so"),
    ({"library": str(FOLDER / "README.md")}, "onnxruntime cannot be loaded"),
    ({"library": str(PLUGIN)}, "onnxruntime.so is not a library of onnxruntime: it has no OrtGetApiBase"),
    ({"ep-library": "/no/such/file.so"}, "ep-library=/no/such/file.so: there is no such file"),
    ({"ep-library": str(PLUGIN)}, "loading the execution provider: "),
    ({"ep-name": "NoSuchProvider"}, "execution provider 'NoSuchProvider' offers no device on this machine"),
    ({"ep-name": "CPUExecutionProvider"}, "CPUExecutionProvider is what is tested without ep-name"),
])
def test_a_wrong_option_is_one_clear_error(option, message):
    started = start(**option)
    assert message in started.stderr
    assert started.returncode == 3


def test_without_the_library_the_missing_option_is_named():
    started = call("doctor", {})
    assert "option library=PATH is missing" in started.stderr and started.returncode == 3


def test_a_provider_that_offers_no_device_is_one_clear_error(tmp_path):
    source = tmp_path / "no_device.c"
    source.write_text(NO_DEVICE, encoding="utf-8")
    started = start(ep_library=compile_library(tmp_path, source))
    assert "is loaded, but its execution provider offers no device on this machine" in started.stderr
    assert started.returncode == 3


def test_any_library_at_any_path_can_be_used(tmp_path):
    own = tmp_path / "built by me.so"
    shutil.copy(LIBRARY, own)
    started = start(library=own, threads=2, optimization="all", name="mine")
    assert "mine 1.32.0 declares:" in started.stdout
    assert "it works" in started.stdout and started.returncode == 0


@pytest.mark.parametrize(("version", "flags"), [("1.3.0", ()), ("2.0.0", ()), ("", ()), ("1.x", ()),
                                                ("1.31.1", ("-DINTERFACE=0",))])
def test_an_unsupported_onnxruntime_is_refused_with_its_version(fake, version, flags):
    started = start(library=fake(version, *flags))
    assert f"is onnxruntime {version}: versions from 1.4 on and below 2 can be tested" in started.stderr
    assert started.returncode == 3


def test_an_old_onnxruntime_has_no_execution_providers(fake):
    started = start(library=fake("1.21.3"), ep_name="any")
    assert "ep-library and ep-name need onnxruntime 1.22 or newer" in started.stderr
    assert started.returncode == 3


# ---- requests to onnxruntime -------------------------------------------------------------------------


def test_one_thread_no_optimization_and_no_log_by_default(fake, tmp_path):
    calls = calls_of(fake("1.31.1"), tmp_path)
    assert calls[:4] == ["interface 24", "logging level 4", "optimization 0", "threads 1"]


def test_a_variable_of_the_environment_is_set_before_the_library_is_loaded(fake, tmp_path):
    log = tmp_path / "calls"
    call("doctor", {"library": fake("1.31.1"), "environment.FAKE_LOG": log})
    assert "interface" in log.read_text(encoding="utf-8")


def test_threads_and_optimization_reach_onnxruntime(fake, tmp_path):
    calls = calls_of(fake("1.7.0"), tmp_path, threads=8, optimization="all")
    assert calls[:4] == ["interface 7", "logging level 4", "optimization 99", "threads 8"]


def test_a_library_built_with_openmp_gets_its_threads_through_openmp_only(fake, tmp_path):
    calls = calls_of(fake("1.4.0", "-DOPENMP"), tmp_path, threads=3)
    assert "OpenMP threads 3" in calls and "threads 3" not in calls


def words_of_first_process(calls):
    """The names of its calls; wrong answers run again in further processes, each of which begins with "interface"."""
    names = [line.split()[0] for line in calls]
    return names[: names.index("interface", 1)] if "interface" in names[1:] else names


def test_a_model_is_loaded_once_for_many_runs(fake, tmp_path):
    calls = words_of_first_process(calls_of(fake("1.31.1"), tmp_path, "--repeat=5", "--seed=1"))
    assert calls[-6:] == ["load", "run", "run", "run", "run", "run"]


def test_with_several_threads_only_the_latest_session_is_kept(fake, tmp_path):
    calls = words_of_first_process(calls_of(fake("1.31.1"), tmp_path, threads=2))
    assert calls[-5:] == ["load", "run", "release", "load", "run"]


# ---- answers of onnxruntime ------------------------------------------------------------------------------


@pytest.mark.parametrize(("moment", "status", "answer"), [
    ("LOAD", "10 This is an invalid model", "rejected"),
    ("LOAD", "7 Protobuf parsing failed", "rejected"),
    ("LOAD", "1 Type Error: bound to different types", "rejected"),
    ("LOAD", "9 Could not find an implementation for ScatterND(18) node", "unsupported"),
    ("LOAD", "2 Failed to load model with error: Unknown model file format version.", "unsupported"),
    ("LOAD", "1 Unsupported model IR version: 8, max supported IR version: 7", "unsupported"),
    ("LOAD", "2 ONNX Runtime only *guarantees* support for models stamped with an opset", "unsupported"),
    ("LOAD", "10 Error No Op registered for ScatterND with domain_version of 18", "unsupported"),
    ("LOAD", "1 nodes that are assigned to the default CPU EP, but fallback is disabled", "unsupported"),
    ("RUN", "2 invalid indice found, indice = 9", "rejected"),
    ("RUN", "6 axis 3 is not in valid range [-2,1]", "rejected"),
    ("RUN", "6 string data type is not supported with ScatterND opset 18 when", "unsupported"),
    ("RUN", "1 Program ScatterND requires f16 but the device does not support it.", "unsupported"),
    ("RUN", "6 ScatterND: Reduction is not supported for data type output_element_t", "unsupported"),
    ("RUN", "10 model: ScatterND(): model: ScatterND(): unsupported: scatter reduction", "unsupported"),
    ("RUN", "6 bad allocation", "failed"),
    ("RUN", "5 something went wrong", "failed"),
    ("RUN", "77 a code of tomorrow", "failed"),
])
def test_a_status_becomes_the_corresponding_answer(fake, tmp_path, moment, status, answer):
    environment = {f"FAKE_{moment}": status}
    _, cases = run(tmp_path, {"library": fake("1.31.1")}, "--filter", A_CASE, environment=environment)
    case = cases[A_CASE]
    assert case["answer"] == answer
    assert case["message"].startswith(f"at {moment.lower()}: ") and status.split(" ", 1)[1] in case["message"]


def test_an_operator_that_the_opset_lacks_is_rejected_not_unsupported(tmp_path):
    _, cases = run(tmp_path, {"library": LIBRARY}, "--filter=cases/absent/*")
    assert {case["answer"] for case in cases.values()} == {"rejected"} and len(cases) == 16


@pytest.mark.parametrize("name", [A_CASE, "cases/ScatterND-18/string-int64-none#0"])  # in place, and not
def test_a_result_of_another_type_and_shape_is_reported(fake, tmp_path, name):
    environment = {"FAKE_SHAPE": "5"}
    _, cases = run(tmp_path, {"library": fake("1.31.1")}, "--filter", name, environment=environment)
    explanation = " ".join(cases[name]["explanation"])
    assert "int64" in explanation and "[5]" in explanation


# ---- execution providers ------------------------------------------------------------------------------------


def test_fallback_is_disabled_and_node_assignment_is_recorded(fake, tmp_path):
    calls = calls_of(fake("1.31.1"), tmp_path, **{"ep-name": "fake_ep"})
    assert ["provider devices 1", "session.disable_cpu_ep_fallback 1", "session.record_ep_graph_assignment_info 1"] == calls[4:7]


@pytest.mark.parametrize(("device", "message"), [
    ("npu", ""), ("gpu", "the execution provider 'fake_ep' offers no gpu on this machine")])
def test_a_provider_computes_on_a_device_of_the_requested_type_only(fake, device, message):
    started = start(**{"library": fake("1.31.1"), "ep-name": "fake_ep", "ep-device": device})
    assert message in started.stderr and (started.returncode == 3) == (device == "gpu")


def test_an_old_onnxruntime_is_not_asked_to_record_node_assignment(fake, tmp_path):
    calls = calls_of(fake("1.23.0"), tmp_path, **{"ep-name": "fake_ep"})
    assert "session.disable_cpu_ep_fallback 1" in calls and not any("assignment" in call for call in calls)


def test_results_name_the_provider(fake, tmp_path):
    done, cases = run(tmp_path, {"library": fake("1.31.1"), "ep-name": "fake_ep"}, "--filter", A_CASE)
    assert cases[A_CASE]["answer"] == "output" and cases[A_CASE]["executed_by"] == "fake_ep"
    assert "onnxruntime 0.5+onnxruntime-1.31.1" in done.stdout


@pytest.mark.parametrize(("owner", "message"), [
    ("CPUExecutionProvider", "at load: onnxruntime gave ScatterND to CPUExecutionProvider, not to fake_ep"),
    ("", "at load: onnxruntime left no node to fake_ep: it had computed the graph itself"),
])
def test_a_result_of_another_provider_is_unsupported(fake, tmp_path, owner, message):
    options = {"library": fake("1.31.1"), "ep-name": "fake_ep"}
    _, cases = run(tmp_path, options, "--filter", A_CASE, environment={"FAKE_OWNER": owner})
    case = cases[A_CASE]
    assert (case["answer"], case["message"]) == ("unsupported", message) and "executed_by" not in case


def test_without_a_provider_results_do_not_name_one(fake, tmp_path):
    _, cases = run(tmp_path, {"library": fake("1.31.1")}, "--filter", A_CASE)
    assert cases[A_CASE]["answer"] == "output" and "executed_by" not in cases[A_CASE]


NOT_AT_LOAD = "6 float16 data type is not supported with ScatterND opset 18 when reduction is add"


@pytest.mark.parametrize(("provider", "moment", "status", "executed_by"), [
    (None, "RUN", NOT_AT_LOAD, "CPUExecutionProvider"),
    (None, "LOAD", "9 Could not find an implementation for ScatterND(18) node", None),
    ("fake_ep", "RUN", "1 kernel execution failed: unsupported element type Float16", "fake_ep"),
    ("fake_ep", "LOAD", "1 nodes that are assigned to the default CPU EP, but fallback is disabled", None),
])
def test_a_kernel_that_got_the_node_and_refuses_it_gives_a_warning(fake, tmp_path, provider, moment, status, executed_by):
    """One rule for onnxruntime's kernels and for providers."""
    options = {"library": fake("1.31.1")} | ({"ep-name": provider} if provider else {})
    _, cases = run(tmp_path, options, "--filter", A_CASE, environment={f"FAKE_{moment}": status})
    case = cases[A_CASE]
    assert (case["verdict"], case.get("executed_by")) == ("unsupported", executed_by)
    policies = [warning["policy"] for warning in case.get("warnings", [])]
    assert policies == (["assigned, then refused"] if executed_by else [])


PROVIDER = BUILD.parent / "ort-ep-nxrt@0.1.0+onnxruntime-1.32.0/libonnx_runtime_ep_cpu_plugin.so"


@pytest.fixture
def constant_case(tmp_path):
    """A folder with a case whose inputs are all constants of the model."""
    model = parser.parse_model("""<ir_version: 8, opset_import: ["": 18]>
        g () => (float[2] output) <float[2] data = {1, 2}, int64[1] indices = {1}, float[1] updates = {7}> {
            output = ScatterElements (data, indices, updates) }""")
    case = tmp_path / "own" / "constant"
    (case / "test_data_set_0").mkdir(parents=True)
    (case / "model.onnx").write_bytes(model.SerializeToString())
    (case / "test_data_set_0/output_0.pb").write_bytes(numpy_helper.from_array(np.float32([1, 7])).SerializeToString())
    return case.parent


@pytest.mark.skipif(not PROVIDER.exists(), reason="implementations/setup ort-ep-nxrt was not run")
@pytest.mark.parametrize(("optimization", "answer", "executed_by"), [("off", "output", "cpu_ep"), ("all", "unsupported", None)])
def test_constant_folding_by_onnxruntime_is_unsupported(tmp_path, constant_case, optimization, answer, executed_by):
    options = {"library": LIBRARY, "ep-library": PROVIDER, "optimization": optimization}
    _, cases = run(tmp_path, options, "--cases", constant_case)
    case = cases["own/constant"]
    assert (case["answer"], case.get("executed_by")) == (answer, executed_by)
    assert executed_by or "it had computed the graph itself" in case["message"]


# ---- onnxruntime itself ------------------------------------------------------------------------------------


def test_refused_at_load_refused_at_run_and_not_implemented_are_distinguished(tmp_path):
    names = {"cases/ScatterElements-18/attribute-unknown-invented": ("rejected", "at load: INVALID_GRAPH: "),
             "cases/ScatterND-18/updates-shape-flat": ("rejected", "at run: INVALID_ARGUMENT: "),
             "cases/ScatterElements-18/float16-add-rounds": ("unsupported", "at run: RUNTIME_EXCEPTION: "),
             "cases/ScatterND-18/complex64-int64-none#0": ("unsupported", "at load: FAIL: ")}
    _, cases = run(tmp_path, {"library": LIBRARY}, *(f"--filter={name}" for name in names))
    assert cases.keys() == names.keys()
    for name, (answer, beginning) in names.items():
        assert cases[name]["answer"] == answer and cases[name]["message"].startswith(beginning)


def test_strings_pass_including_those_that_contain_nul(tmp_path):
    _, cases = run(tmp_path, {"library": LIBRARY}, "--dtype=string", "--reduction=none",
                   "--filter=cases/Scatter*/*string*")
    valid = [case for case in cases.values() if case["expectation"] in ("exact", "allowed")]
    assert len(valid) > 50
    assert {case["verdict"] for case in valid if case["operator_version"] != "Scatter-11"} == {"pass"}
    assert not any("NUL" in case.get("message", "") for case in valid)


def test_a_value_for_an_input_with_a_default_is_passed_on(tmp_path):
    model = parser.parse_model("""<ir_version: 8, opset_import: ["": 18]>
        g (float[2] data, int64[1] indices = {1}, float[1] updates) => (float[2] output) {
            output = ScatterElements (data, indices, updates) }""")
    case = tmp_path / "own" / "overridden"
    values = {"input_0": np.float32([1, 2]), "input_1": np.array([0]), "input_2": np.float32([7]),
              "output_0": np.float32([7, 2])}
    (case / "test_data_set_0").mkdir(parents=True)
    (case / "model.onnx").write_bytes(model.SerializeToString())
    for name, value in values.items():
        tensor = numpy_helper.from_array(value)
        (case / "test_data_set_0" / f"{name}.pb").write_bytes(tensor.SerializeToString())
    _, cases = run(tmp_path, {"library": LIBRARY}, "--cases", tmp_path / "own")
    assert cases["own/overridden"]["verdict"] == "pass"


@pytest.mark.parametrize("optimization", ["off", "basic", "extended", "all"])
@pytest.mark.long_after(1)
def test_every_case_of_the_core_passes_or_is_unsupported(tmp_path, optimization):
    done, cases = run(tmp_path, {"library": LIBRARY, "optimization": optimization}, "--tier=core")
    assert done.returncode == 0 and len(cases) > 400
    assert {case["verdict"] for case in cases.values()} == {"pass", "unsupported"}
