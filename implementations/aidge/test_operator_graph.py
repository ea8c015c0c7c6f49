"""The adapter of Aidge, with a fake Aidge: which values it passes on, and what its messages mean."""

import pathlib

import pytest
from adapter_runs import run_adapter

ADAPTER = pathlib.Path(__file__).resolve().parent / "operator_graph.py"
A_CASE = "ScatterElements-18/add-repeated"  # a valid one
OVERRIDDEN = "ScatterElements-18/form-overridden-data-indices-updates-*"

# Aidge, as far as the adapter uses it, with ONNX's evaluator. It renames the graph's inputs, as Aidge renames some.
CORE = """
from types import SimpleNamespace

Level = SimpleNamespace(Error=4)
Log = SimpleNamespace(set_console_level=lambda level: None)
Tensor = lambda array: array


class SequentialScheduler:
    def __init__(self, graph):
        self.graph = graph

    def forward(self, data):
        return self.graph.evaluator.run(None, dict(zip(self.graph.names, data)))
"""
ONNX = """
from types import SimpleNamespace

from onnx.reference import ReferenceEvaluator


class Graph:
    def __init__(self, model):
        {problem}
        self.evaluator = ReferenceEvaluator(model)
        self.names = [value.name for value in model.graph.input]

    def set_backend(self, name):
        assert name == "cpu"

    def get_ordered_inputs(self):
        return [(SimpleNamespace(input_name=lambda position: "renamed_" + self.names[position]), position)
                for position in range(len(self.names))]


convert_onnx_to_aidge = Graph
"""
UTILS = "onnx_to_aidge_name = lambda name: 'renamed_' + name\n"


def run(tmp_path, *options, problem="pass", case=A_CASE):
    """Runs cases with a fake Aidge, which may fail: process and records."""
    (tmp_path / "aidge_onnx").mkdir()
    (tmp_path / "aidge_onnx/__init__.py").write_text(ONNX.format(problem=problem))
    (tmp_path / "aidge_onnx/utils.py").write_text(UTILS)
    (tmp_path / "aidge_core.py").write_text(CORE)
    (tmp_path / "aidge_backend_cpu.py").touch()
    (tmp_path / "aidge_core-4.5.dist-info").mkdir()
    (tmp_path / "aidge_core-4.5.dist-info/METADATA").write_text(
        "Metadata-Version: 2.1\nName: aidge_core\nVersion: 4.5\n")
    process, records = run_adapter(ADAPTER, tmp_path, "--cases", "cases", "--filter", f"cases/{case}", *options)
    return process, [record for record in records if record["type"] == "case"]


def answer_to(tmp_path, problem):
    """The answer to a valid case if Aidge raises something."""
    return run(tmp_path, problem=f"raise {problem}")[1][0]["answer"]


def test_values_are_passed_by_the_names_that_aidge_gives_them(tmp_path):
    _, records = run(tmp_path)
    assert [record["verdict"] for record in records] == ["pass"]


@pytest.mark.parametrize("problem", [
    "RuntimeError('forward() not implemented yet for operator of type ScatterND')",
    "RuntimeError('missing or invalid registrar key: \"[float16, Default, [(3, 3)]]\" for registrable object')",
    "ValueError('ONNX DataType 14 has no Aidge equivalent.')",
])
def test_what_aidge_does_not_implement_is_unsupported(tmp_path, problem):
    assert answer_to(tmp_path, problem) == "unsupported"


def test_another_error_of_aidge_is_a_refusal(tmp_path):
    assert answer_to(tmp_path, "RuntimeError('Input#1 (indices) should have same rank as input#0')") == "rejected"


def test_an_error_that_aidge_does_not_raise_by_itself_is_no_refusal(tmp_path):
    assert answer_to(tmp_path, "AttributeError('no such member')") == "failed"


def test_an_initializer_cannot_get_another_value(tmp_path):
    _, records = run(tmp_path, case=OVERRIDDEN)
    assert records
    assert {record["answer"] for record in records} == {"unsupported"}
    assert all("the converted model has no input" in record["message"] for record in records)


def test_an_input_that_the_graph_does_not_have_is_unsupported(tmp_path):
    _, records = run(tmp_path, problem="model.graph.input[0].name = 'another'")
    assert records[0]["message"] == "Aidge asks for renamed_another, which is no input of the graph"


@pytest.mark.parametrize("option", ["devices=1", "threads=many"])
def test_wrong_options_are_refused(tmp_path, option):
    process, _ = run(tmp_path, f"--option={option}")
    assert process.returncode == 3
    assert option.split("=")[0] in process.stderr
