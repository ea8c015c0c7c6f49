"""The convention of onnx.backend.base, tested with small backends that each do one thing."""

import pathlib

import archives
import numpy
import onnx
import pytest
from adapter_runs import run_adapter

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ADAPTER = ROOT / "implementations" / "onnx-backend" / "any_backend.py"

# A backend with ONNX's own evaluator, and a hook before each run.
BACKEND = """
import unittest
from onnx.backend.base import Backend, BackendRep
from onnx.backend.test.runner import BackendIsNotSupposedToImplementIt
from onnx.reference import ReferenceEvaluator

{version}

class Prepared(BackendRep):
    def __init__(self, model):
        self.evaluator = ReferenceEvaluator(model)

    def run(self, inputs, **kwargs):
        {before}
        return self.evaluator.run(None, dict(zip(self.evaluator.input_names, inputs)))

class Mine(Backend):
    @classmethod
    def prepare(cls, model, device="CPU", **kwargs):
        return Prepared(model)

    @classmethod
    def supports_device(cls, device):
        return device == "CPU"

prepare, supports_device = Mine.prepare, Mine.supports_device
"""


def run(tmp_path, *arguments, before="pass", version='__version__ = "4.5"', case="ScatterND-18/index-bounds-max#0", source="cases"):
    """Runs the backend on a case; returns the process and the records."""
    (tmp_path / "mine.py").write_text(BACKEND.format(before=before, version=version))
    return run_adapter(ADAPTER, tmp_path, "--option", "module=mine", "--cases", source, "--filter", f"cases/{case}", *arguments)


def answer(tmp_path, *arguments, **case):
    _, records = run(tmp_path, *arguments, **case)
    (record,) = [record for record in records if record["type"] == "case"]
    return record


def test_name_and_version_are_those_of_the_module(tmp_path):
    process, _ = run(tmp_path)
    assert "mine 4.5: 1 case" in process.stdout


def test_the_name_can_be_given(tmp_path):
    process, _ = run(tmp_path, "--option", "name=another")
    assert "another 4.5: 1 case" in process.stdout


def test_without_a_version_in_the_module_it_is_that_of_the_installed_distribution(tmp_path):
    description = tmp_path / "mine_for_onnx-6.7.dist-info"
    description.mkdir()
    (description / "METADATA").write_text("Metadata-Version: 2.1\nName: mine-for-onnx\nVersion: 6.7\n")
    (description / "top_level.txt").write_text("mine\n")
    (description / "RECORD").write_text("mine.py,,\n")
    process, _ = run(tmp_path, before="pass", version="")
    assert "mine 6.7: 1 case" in process.stdout


@pytest.mark.parametrize("case", ["all-initializers", "graph-inputs-in-another-order", "unread-graph-input"])
def test_inputs_are_in_the_order_of_the_graph_without_initializers(tmp_path, case):
    _, records = run(tmp_path, case=f"Scatter[EN]*-18/{case}")
    verdicts = [record["verdict"] for record in records if record["type"] == "case"]
    assert verdicts and set(verdicts) == {"pass"}


def test_a_default_value_cannot_be_overridden_by_position(tmp_path):
    case = tmp_path / "cases" / "default"
    archives.unpack_case(ROOT / "cases", "ScatterElements-18/default-axis", case)
    (case / "case.json").unlink()
    model = onnx.load(case / "model.onnx")
    indices = onnx.load_tensor(case / "test_data_set_0/input_1.pb")
    zeros = numpy.zeros(indices.dims, numpy.int64)
    model.graph.initializer.append(onnx.numpy_helper.from_array(zeros, model.graph.input[1].name))
    onnx.save(model, case / "model.onnx")
    record = answer(tmp_path, case="default", source=case.parent)
    assert record["verdict"] == "unsupported" and "by their position" in record["message"]


@pytest.mark.parametrize("raised", ["BackendIsNotSupposedToImplementIt('no')", "unittest.SkipTest('no')",
                                    "NotImplementedError('no')"])
def test_onnx_s_exceptions_for_not_implemented_are_unsupported(tmp_path, raised):
    record = answer(tmp_path, before=f"raise {raised}")
    assert record["verdict"] == "unsupported" and record["message"].endswith(": no")


@pytest.mark.parametrize("arguments, kind", [
    ([], "failed"),
    (["--option=rejected=^IndexError: "], "rejected"),
    (["--option=rejected=^IndexError: ", "--option=unsupported=out of bounds"], "unsupported"),
    (["--option=rejected=^ValueError: "], "failed"),
])
def test_options_define_the_meaning_of_other_exceptions(tmp_path, arguments, kind):
    assert answer(tmp_path, *arguments)["answer"] == kind


@pytest.mark.parametrize("option, said", [
    ("module=nowhere", "No module named 'nowhere'"),
    ("device=CUDA", "mine does not support the device CUDA"),
    ("rejected=(", "missing )"),
    ("modul=mine", "there is no option modul; there are module, name, device, rejected, unsupported"),
])
def test_a_wrong_option_is_an_error_at_start(tmp_path, option, said):
    process, _ = run(tmp_path, "--option", option)
    assert process.returncode == 3
    assert said in process.stderr and "Traceback" not in process.stderr
