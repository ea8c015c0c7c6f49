"""The adapter of LiteRT, with a fake converter and runtime: which values it passes on, and what their messages mean."""

import pathlib

import pytest
from adapter_runs import run_adapter

ADAPTER = pathlib.Path(__file__).resolve().parent / "converted_model.py"
A_CASE = "ScatterElements-18/default-axis"  # a valid one
OVERRIDDEN = "ScatterElements-18/form-overridden-indices-max-int64#0"

CONVERTER = """
import pathlib


def convert(input_onnx_file_path, output_folder_path, **options):
    PROBLEM
    pathlib.Path(output_folder_path, "model_float32.tflite").write_bytes(pathlib.Path(input_onnx_file_path).read_bytes())
"""
# The runtime, with ONNX's evaluator, whose "converted" model is the ONNX model.
RUNTIME = """
import onnx
from onnx.reference import ReferenceEvaluator


class Interpreter:
    def __init__(self, model_content, num_threads):
        self.model, self.feed = onnx.load_from_string(model_content), {}
        constants = {tensor.name for tensor in self.model.graph.initializer}
        self.names = [value.name for value in self.model.graph.input if value.name not in constants]
        self.types = {value.name: onnx.helper.tensor_dtype_to_np_dtype(value.type.tensor_type.elem_type) for value in self.model.graph.input}

    def get_input_details(self):
        return [{"name": name, "index": i, "dtype": self.types[name].TYPE, "shape": SHAPE} for i, name in enumerate(self.names)]

    def resize_tensor_input(self, index, shape):
        pass

    def allocate_tensors(self):
        PREPARE

    def set_tensor(self, index, array):
        self.feed[self.names[index]] = array

    def invoke(self):
        INVOKE
        self.outputs = ReferenceEvaluator(self.model).run(None, self.feed)

    def get_output_details(self):
        return [{"index": 0}]

    def get_tensor(self, index):
        return self.outputs[index]
"""


@pytest.fixture
def run(tmp_path):
    """Runs a case with a fake LiteRT that fails like this; returns the process and the record."""

    def run(case=A_CASE, *options, problem="pass", prepare="pass", invoke="pass", dtype="type", shape="(1, 1)"):
        (tmp_path / "ai_edge_litert").mkdir()
        (tmp_path / "onnx2tf.py").write_text(CONVERTER.replace("PROBLEM", problem))
        runtime = RUNTIME.replace("PREPARE", prepare).replace("INVOKE", invoke).replace("TYPE", dtype).replace("SHAPE", shape)
        (tmp_path / "ai_edge_litert" / "interpreter.py").write_text(runtime)
        for name, version in ("ai_edge_litert", "4.5"), ("onnx2tf", "1.2"):
            (tmp_path / f"{name}-{version}.dist-info").mkdir()
            (tmp_path / f"{name}-{version}.dist-info/METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        process, records = run_adapter(ADAPTER, tmp_path, "--cases", "cases", "--filter", f"cases/{case}", *options)
        return process, next((record for record in records if record["type"] == "case"), None)

    return run


def test_values_pass_by_name(run):
    assert run()[1]["verdict"] == "pass"


@pytest.mark.parametrize("problem", ["raise ValueError('the axis')", "import sys; sys.exit(1)"])
def test_what_ends_the_conversion_is_not_prepared(run, problem):
    record = run(problem=problem)[1]
    assert (record["answer"], record["failures"][0]["policy"]) == ("not-prepared", "could not be prepared")


def test_what_the_converter_prints_before_it_exits_is_its_reason(run):
    record = run(problem="print('ScatterElements is not supported'); import sys; sys.exit(1)")[1]
    assert (record["answer"], record["message"]) == ("unsupported", "SystemExit: 1\nScatterElements is not supported")


def test_a_lack_of_memory_is_no_refusal_of_the_model(run):
    assert run(problem="raise MemoryError")[1]["answer"] == "failed"


def test_an_unresolved_custom_operator_is_unsupported(run):
    assert run(prepare="raise RuntimeError('Encountered unresolved custom op: ONNX_SCATTERND.')")[1]["answer"] == "unsupported"


def test_an_error_before_the_memory_is_allocated_is_not_prepared(run):
    assert run(prepare="raise ValueError('NULL SignatureDef inputs')")[1]["answer"] == "not-prepared"


def test_an_error_of_the_execution_is_a_refusal(run):
    assert run(invoke="raise RuntimeError('indices out of bounds')")[1]["answer"] == "rejected"


def test_an_input_of_another_type_is_unsupported(run):
    record = run(dtype="type and __import__('numpy').int8")[1]
    assert record["answer"] == "unsupported" and record["message"].startswith("the converter makes int8 of the ")


def test_an_input_of_another_rank_is_unsupported(run):
    record = run(shape="()")[1]
    assert record["answer"] == "unsupported" and record["message"].startswith("the converter makes rank 0 of rank 2 of ")


def test_an_initializer_cannot_get_another_value(run):
    record = run(OVERRIDDEN)[1]
    assert record["message"] == "the converted model has no input indices: it may be a constant there"


def test_a_runtime_that_aborts_is_a_crash(run):
    record = run(prepare="__import__('os').abort()")[1]
    assert (record["verdict"], record["message"]) == ("crash", "was killed by SIGABRT")


def test_options_are_refused(run):
    process, _ = run(A_CASE, "--option", "threads=2")
    assert process.returncode == 3 and "there are no options, and so no threads" in process.stderr
