"""The adapter of IREE, with a fake IREE: which values it passes on, and what its messages mean."""

import json
import pathlib

import pytest
from adapter_runs import run_adapter

ADAPTER = pathlib.Path(__file__).resolve().parent / "compiled_module.py"
A_CASE = "ScatterElements-18/add-repeated"  # a valid one
OVERRIDDEN = "ScatterElements-18/form-overridden-data-indices-updates-*"

# IREE, as far as the adapter uses it, with ONNX's evaluator; what is imported and compiled is the model itself.
IMPORT = """
import base64
from types import SimpleNamespace


def parse_arguments(words):
    source, option, target = words
    assert option == "-o"
    return SimpleNamespace(source=source, target=target)


def main(arguments):
    with open(arguments.source, "rb") as source, open(arguments.target, "wb") as target:
        target.write(base64.b64encode(source.read()))
"""
COMPILER = """
import base64


class CompilerToolError(Exception):
    pass


def compile_str(text, input_type, target_backends, extra_args):
    {problem}
    return base64.b64decode(text)
"""
RUNTIME = """
import enum
from types import SimpleNamespace
import onnx
from onnx.reference import ReferenceEvaluator

FACTS = "name: a gpu\\ndriver: Mesa\\ndriver_info: 22\\nfeatures: storageBuffer16BitAccess={half} shaderFloat16=yes"


def get_driver(name):
    return SimpleNamespace(query_available_devices=lambda: [dict(device_id=1)], dump_device_info=lambda number: FACTS)


class Fence:
    @staticmethod
    def create_at(semaphore, value):
        return SimpleNamespace(wait=lambda: None)


class MemoryType(enum.IntFlag):
    HOST_LOCAL, DEVICE_VISIBLE = 1, 2


class BufferUsage(enum.IntFlag):
    TRANSFER_TARGET, MAPPING_SCOPED = 1, 2


HalFence = Fence


class DeviceArray:
    '''An output on a device, whose bytes get to the host only by a copy to a buffer.'''

    def __init__(self, array):
        self.dtype, self._array, copied = array.dtype, array, []
        source = SimpleNamespace(byte_length=lambda: array.nbytes)
        self._buffer_view = SimpleNamespace(shape=array.shape, get_buffer=lambda: source)
        view = SimpleNamespace(asarray=lambda shape, dtype: copied[0].reshape(shape).astype(dtype))
        self._device = SimpleNamespace(
            allocator=SimpleNamespace(allocate_buffer=lambda **_: SimpleNamespace(map=lambda: view)),
            create_semaphore=lambda value: None, queue_copy=lambda *_, **__: copied.append(array))

    def _get_raw_dtype(self):
        return self._array.dtype


def load_vm_flatbuffer(code, driver):
    if driver == "vulkan":
        names = [value.name for value in onnx.load_from_string(code).graph.input]
        return {{onnx.load_from_string(code).graph.name: lambda *arrays: DeviceArray(
            ReferenceEvaluator(onnx.load_from_string(code)).run(None, dict(zip(names, arrays)))[0])}}
    model = onnx.load_from_string(code)
    names = [value.name for value in model.graph.input]
    return {{model.graph.name: lambda *arrays: ReferenceEvaluator(model).run(None, dict(zip(names, arrays)))[0]}}
"""


def run(tmp_path, *options, problem="pass", case=A_CASE, half="yes"):
    """Runs cases with a fake IREE, whose compiler may fail: process and records."""
    (tmp_path / "iree/compiler/tools/import_onnx").mkdir(parents=True)
    (tmp_path / "iree/compiler/__init__.py").write_text(COMPILER.format(problem=problem))
    (tmp_path / "iree/compiler/tools/import_onnx/__main__.py").write_text(IMPORT)
    (tmp_path / "iree/runtime.py").write_text(RUNTIME.format(half=half))
    (tmp_path / "iree_base_compiler-4.5.dist-info").mkdir()
    (tmp_path / "iree_base_compiler-4.5.dist-info/METADATA").write_text(
        "Metadata-Version: 2.1\nName: iree-base-compiler\nVersion: 4.5\n")
    process, records = run_adapter(ADAPTER, tmp_path, "--cases", "cases", "--filter", f"cases/{case}", *options)
    return process, [record for record in records if record["type"] == "case"]


def record_after(tmp_path, *lines):
    """The record of a valid case if the compiler ends with this message."""
    return run(tmp_path, problem=f"raise CompilerToolError({chr(10).join(lines)!r})")[1][0]


def test_values_are_passed_in_the_order_of_the_graph(tmp_path):
    _, records = run(tmp_path)
    assert [record["verdict"] for record in records] == ["pass"]


def test_what_cannot_be_legalized_is_unsupported(tmp_path):
    record = record_after(tmp_path, "Error code: 1", "m:4:10: error: failed to legalize operation 'torch.operator'")
    assert record["answer"] == "unsupported"
    assert record["message"] == "CompilerToolError: m:4:10: error: failed to legalize operation 'torch.operator'"


def test_another_error_of_the_compiler_is_not_prepared(tmp_path):
    record = record_after(tmp_path, "Error code: 1", "m:4:10: error: the ranks differ", "note: unsupported")
    assert record["answer"] == "not-prepared"


def test_an_exception_of_another_kind_is_no_refusal(tmp_path):
    _, records = run(tmp_path, problem="raise OSError('no space left')")
    assert (records[0]["answer"], records[0]["verdict"]) == ("failed", "fail")


def test_a_compiler_that_is_killed_by_a_signal_is_a_crash(tmp_path):
    process, _ = run(tmp_path, problem="raise CompilerToolError('Error code: -11\\nm: error: failed to legalize')")
    assert "was killed by SIGSEGV" in process.stderr


def test_an_initializer_cannot_get_another_value(tmp_path):
    _, records = run(tmp_path, case=OVERRIDDEN)
    assert records
    assert {record["answer"] for record in records} == {"unsupported"}
    assert all("the converted model has no input" in record["message"] for record in records)


def test_options_are_refused(tmp_path):
    process, _ = run(tmp_path, "--option=threads=2")
    assert process.returncode == 3
    assert "there is no option threads=2, only driver=local-sync or vulkan, environment.NAME=VALUE and name=NAME" in process.stderr


VULKAN = ("--option", "driver=vulkan")


def test_an_output_of_vulkan_gets_to_the_host_and_the_device_is_stated(tmp_path):
    _, records = run(tmp_path, *VULKAN, "--option", "environment.VK_ICD_FILENAMES=none.json")
    assert [record["verdict"] for record in records] == ["pass"]
    (header,) = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()[:1]]
    assert header["implementation"]["device"] == {"name": "a gpu", "driver": "Mesa 22"}


@pytest.mark.parametrize(("half", "answer"), [("yes", "output"), ("no", "unsupported")])
def test_float16_needs_a_device_that_stores_and_computes_it(tmp_path, half, answer):
    _, records = run(tmp_path, *VULKAN, case="ScatterElements-18/identities-alone-add-float16", half=half)
    assert records[0]["answer"] == answer
