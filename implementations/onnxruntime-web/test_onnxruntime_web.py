"""The adapter of onnxruntime-web, with a fake of it: what it passes on, and what messages mean."""

import os
import pathlib
import subprocess

import pytest
from adapter_runs import PROGRAM, ROOT
from scatter_cts.results import read_runs

pytestmark = pytest.mark.more_compilers  # Node and npm

FOLDER = pathlib.Path(__file__).resolve().parent
MESSAGES = [ROOT / "runner/protocol/protocol.proto", ROOT / "runner/onnx/onnx.proto"]

DAWN = """
exports.globals = { GPUQueue: class { writeBuffer(buffer, offset, data) { return data; } } };
exports.create = () => ({ requestAdapter: async () => ADAPTER });
"""
# It returns data, or fails.
FAKE = """
exports.env = { versions: { web: '4.5' }, wasm: {} };
exports.Tensor = class { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } };
exports.InferenceSession = { create: async () => { PROBLEM; return {
  inputNames: ['data', 'indices', 'updates'], release: async () => {}, run: async ({ data }) => ({ output: data }),
}; } };
"""


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """A folder with protobufjs as pinned."""
    folder = tmp_path_factory.mktemp("packages")
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, "protobufjs@7.5.4"], check=True)
    return folder / "node_modules"


@pytest.fixture
def run(packages, tmp_path):
    """Runs a case with a fake that first does this: process and record, which may be absent."""

    def run(case, problem="", *options):
        (tmp_path / "onnxruntime-web").mkdir()
        for file in "index.js", "webgpu.js":
            (tmp_path / "onnxruntime-web" / file).write_text(FAKE.replace("PROBLEM", problem))
        program = ["env", f"NODE_PATH={tmp_path}:{packages}", "node", FOLDER / "onnxruntime_web.js", *MESSAGES]
        results = tmp_path / "results.jsonl"
        command = [PROGRAM, "run", "--implementation", "exec:" + " ".join(map(str, program)), "--cases", "cases",
                   "--filter", f"cases/{case}", "--results", results, *options]  # fmt: skip
        process = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)
        records = [record for one in read_runs(results) for record in one.records if record["type"] == "case"] if results.exists() else []
        return process, next(iter(records), None)

    return run


NOTHING_TO_WRITE = "ScatterND-18/no-tuples*"
WRITES = "ScatterElements-18/default-axis"


def failing(run, message):
    """The record of a valid case if the session cannot be created, with this message."""
    return run(WRITES, f"throw new Error({message!r})")[1]


def test_values_pass_by_name_and_come_back_bit_for_bit(run):
    assert run(NOTHING_TO_WRITE)[1]["verdict"] == "pass"


@pytest.mark.parametrize("message", ["ERROR_CODE: 9, ERROR_MESSAGE: max", "ERROR_CODE: 1, ERROR_MESSAGE: Could not find an implementation",
                                     "ERROR_CODE: 1, ERROR_MESSAGE: No Op registered for ScatterElements"])  # fmt: skip
def test_what_has_no_kernel_is_unsupported(run, message):
    assert failing(run, message)["answer"] == "unsupported"


def test_an_invalid_argument_is_a_refusal(run):
    record = failing(run, "ERROR_CODE: 2, ERROR_MESSAGE: the axis")
    assert (record["answer"], record["message"]) == ("rejected", "ERROR_CODE: 2, ERROR_MESSAGE: the axis")


def test_another_error_is_no_refusal(run):
    assert failing(run, "no memory")["answer"] == "failed"


def test_an_aborted_module_is_a_crash(run):
    process, record = run(WRITES, "throw new WebAssembly.RuntimeError('unreachable')")
    assert record is None and "was killed by SIGABRT" in process.stderr


def test_a_string_that_is_no_text_is_unsupported(run):
    _, record = run("ScatterND-18/strings-bytes-moved#0")
    assert (record["answer"], record["message"]) == ("unsupported", "a string is no UTF-8")


def test_a_default_value_cannot_be_replaced(run):
    _, record = run("ScatterElements-18/form-overridden-indices-max-int64#0")
    assert (record["answer"], record["message"]) == (
        "unsupported", "indices has a default value: onnxruntime-web takes no other one")  # fmt: skip


WEBGPU = ("--option", "provider=webgpu")


def test_webgpu_gets_copies_of_shared_memory_of_webassembly(run, tmp_path):
    (tmp_path / "webgpu.js").write_text(DAWN.replace("ADAPTER", "{ info: { device: 'a GPU', description: 'a driver' } }"))
    check = """
      const shared = new Uint8Array(new SharedArrayBuffer(4)).fill(7), written = new GPUQueue().writeBuffer(null, 0, shared);
      if (written.buffer instanceof SharedArrayBuffer || written.join() !== '7,7,7,7') throw new Error('not so');
    """
    assert run(NOTHING_TO_WRITE, check, *WEBGPU)[1]["verdict"] == "pass"


def test_webgpu_without_a_device_is_refused_at_the_start(run, tmp_path):
    (tmp_path / "webgpu.js").write_text(DAWN.replace("ADAPTER", "null"))
    process, _ = run(WRITES, "", *WEBGPU)
    assert process.returncode == 3
    assert "there is no WebGPU device: VK_ICD_FILENAMES names a Vulkan driver" in process.stderr


@pytest.mark.parametrize(("option", "message"), [("provider=webgpu", "provider=webgpu: Cannot find module 'webgpu'"),
                                                 ("provider=toString", "there is no option provider=toString, only provider=wasm or webgpu")])  # fmt: skip
def test_what_cannot_be_provided_is_refused_at_the_start(run, option, message):
    process, _ = run(WRITES, "", "--option", option)
    assert process.returncode == 3 and message in process.stderr
