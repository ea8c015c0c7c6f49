"""The adapter of tinygrad, with a fake tinygrad: which values it passes on, and what its exceptions mean."""

import pathlib

import pytest
from adapter_runs import run_adapter

ADAPTER = pathlib.Path(__file__).resolve().parent / "onnx_runner.py"
FLOATS, HALVES = "ScatterElements-18/default-axis", "ScatterND-18/bfloat16-int64-add#0"
OVERRIDDEN = "ScatterElements-18/form-overridden-indices-max-int64#0"

# tinygrad, as far as the adapter uses it, with ONNX's evaluator. Its tensors have no bfloat16 of numpy's.
TENSOR = """
import os
import ml_dtypes
import numpy


class dtypes:
    bfloat16, uint16 = ml_dtypes.bfloat16, numpy.uint16


class Tensor:
    def __init__(self, value):
        assert not hasattr(value, "dtype") or value.dtype != ml_dtypes.bfloat16
        self.value = value

    @property
    def dtype(self):
        return self.value.dtype.type

    def bitcast(self, dtype):
        tensor = Tensor(0)
        tensor.value = self.value.view(dtype)
        return tensor

    def numpy(self):
        assert self.dtype != ml_dtypes.bfloat16
        return self.value
"""
RUNNER = """
import onnx
from onnx.reference import ReferenceEvaluator
from tinygrad import Tensor


class OnnxRunner:
    def __init__(self, model):
        self.model = onnx.load_from_string(model.value)
        constants = [tensor.name for tensor in self.model.graph.initializer]
        self.graph_inputs = {value.name: None for value in self.model.graph.input if value.name not in constants}

    def __call__(self, inputs):
        PROBLEM
        arrays = {name: tensor.value for name, tensor in inputs.items()}
        output = Tensor(0)
        output.value = ReferenceEvaluator(self.model).run(None, arrays)[0]
        return {self.model.graph.output[0].name: output}
"""


@pytest.fixture
def run(tmp_path):
    """Runs a case with a fake tinygrad that first does this: process and record."""

    def run(case=FLOATS, *options, problem="pass"):
        (tmp_path / "tinygrad" / "nn").mkdir(parents=True)
        (tmp_path / "tinygrad" / "__init__.py").write_text(TENSOR)
        (tmp_path / "tinygrad" / "nn" / "onnx.py").write_text(RUNNER.replace("PROBLEM", problem))
        (tmp_path / "tinygrad-4.5.dist-info").mkdir()
        (tmp_path / "tinygrad-4.5.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: tinygrad\nVersion: 4.5\n")
        process, records = run_adapter(ADAPTER, tmp_path, "--cases", "cases", "--filter", f"cases/{case}", *options)
        return process, next((record for record in records if record["type"] == "case"), None)

    return run


@pytest.mark.parametrize("case", [FLOATS, HALVES])
def test_values_pass_by_name_and_bfloat16_by_its_bits(run, case):
    assert run(case)[1]["verdict"] == "pass"


def test_an_initializer_cannot_get_another_value(run):
    record = run(OVERRIDDEN)[1]
    assert record["answer"] == "unsupported"
    assert record["message"] == "the converted model has no input indices: no value can be given"


@pytest.mark.parametrize(("error", "answer"), [("NotImplementedError", "unsupported"), ("IndexError", "rejected"), ("KeyError", "failed")])
def test_an_exception_says_what_the_answer_is(run, error, answer):
    assert run(problem=f"raise {error}('x')")[1]["answer"] == answer


def test_the_device_is_what_tinygrad_reads(run):
    record = run(FLOATS, "--option", "device=CL", problem="raise IndexError(__import__('os').environ['DEV'])")[1]
    assert record["message"] == "IndexError: CL"


def test_an_unknown_option_is_refused(run):
    process, _ = run(FLOATS, "--option", "threads=2")
    assert process.returncode == 3 and 'there is no option "threads", only "device"' in process.stderr
