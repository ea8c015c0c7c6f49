"""The adapter of tools that transform a model: with a fake onnxruntime and small tools. Scripts with installed tools."""

import pathlib
import subprocess
import sys

import pytest
from adapter_runs import run_adapter

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ADAPTER = ROOT / "implementations" / "optimisers" / "optimise_and_run.py"
A_CASE = "ScatterND-18/add-repeated"  # a valid one
INVALID = "ScatterND-18/attribute-repeated-reduction"

# onnxruntime, as far as the adapter uses it, with ONNX's evaluator. A model from the tool has the producer "tool".
ONNXRUNTIME = """
from types import SimpleNamespace

import onnx
from onnx.reference import ReferenceEvaluator
from onnxruntime.capi.onnxruntime_pybind11_state import *

__version__ = "8.9"
GraphOptimizationLevel = SimpleNamespace(ORT_DISABLE_ALL=0)


class SessionOptions:
    pass


class InferenceSession:
    def __init__(self, model, options, providers):
        self.model = onnx.load_model_from_string(model)
        is_from_tool = self.model.producer_name == "tool"
        {refusal}
        for node in self.model.graph.node:
            if node.op_type == "Scatter":  # the evaluator has none
                node.op_type, self.model.opset_import[0].version = "ScatterElements", 11
        self.evaluator = ReferenceEvaluator(self.model)

    def get_inputs(self):
        return self.model.graph.input

    def get_overridable_initializers(self):
        return []

    def run(self, outputs, feed):
        if unknown := feed.keys() - {{value.name for value in self.model.graph.input}}:
            raise InvalidArgument(f"Invalid input name: {{min(unknown)}}")
        return self.evaluator.run(outputs, feed)
"""
CODES = "".join(
    f"class {name}(Exception):\n    pass\n\n\n"
    for name in ("InvalidArgument", "InvalidGraph", "InvalidProtobuf", "Fail", "RuntimeException", "NotImplemented")
)
TOOL = "def transform(model, *opset):\n    model.producer_name = 'tool'\n    {change}\n"


def run(tmp_path, *options, change="return model", refusal="pass", case=A_CASE):
    """Runs a case with a tool that changes the model, and an onnxruntime that may refuse it: process and record."""
    (tmp_path / "onnxruntime/capi").mkdir(parents=True)
    (tmp_path / "onnxruntime/capi/__init__.py").touch()
    (tmp_path / "onnxruntime/capi/onnxruntime_pybind11_state.py").write_text(CODES)
    (tmp_path / "onnxruntime/__init__.py").write_text(ONNXRUNTIME.format(refusal=refusal))
    (tmp_path / "mine.py").write_text(TOOL.format(change=change))
    (tmp_path / "mine-4.5.dist-info").mkdir()
    (tmp_path / "mine-4.5.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 4.5\n")
    process, records = run_adapter(ADAPTER, tmp_path, "--cases", "cases", "--filter", f"cases/{case}",
                                   "--option=tool=mine:transform", *options)
    return process, next((record for record in records if record["type"] == "case"), None)


def test_the_name_is_the_package_and_the_version_names_both(tmp_path):
    process, _ = run(tmp_path)
    assert "mine 4.5+onnxruntime-8.9: 1 case" in process.stdout


def test_the_name_can_be_given(tmp_path):
    process, _ = run(tmp_path, "--option=name=another")
    assert "another 4.5+onnxruntime-8.9: 1 case" in process.stdout


def test_a_tool_that_changes_nothing_passes(tmp_path):
    assert run(tmp_path)[1]["verdict"] == "pass"


def test_the_model_of_the_tool_is_executed(tmp_path):
    _, record = run(tmp_path, change="del model.graph.node[0].attribute[:]; return model")
    assert record["verdict"] == "fail"
    assert {failure["clause"] for failure in record["failures"]} == {"ScatterND-18.reduction-add"}


def test_of_several_results_the_first_is_the_model(tmp_path):
    assert run(tmp_path, change="return model, True")[1]["verdict"] == "pass"


def test_an_input_that_the_tool_removed_is_not_given(tmp_path):
    change = "del model.graph.input[[one.name for one in model.graph.input].index('unused')]; return model"
    assert run(tmp_path, change=change, case="ScatterND-18/unread-graph-input")[1]["verdict"] == "pass"


def test_an_overridden_default_value_that_the_tool_made_a_constant_is_unsupported(tmp_path):
    change = "del model.graph.input[[one.name for one in model.graph.input].index('indices')]; return model"
    _, record = run(tmp_path, change=change, case="ScatterND-18/form-overridden-indices-add-float#0")
    assert record["message"].startswith("the tool makes a constant of indices, which has a default value")


@pytest.mark.parametrize("raised", [
    "NotImplemented('no')", "Fail('Unsupported model IR version')", "RuntimeException('no')",
])  # fmt: skip
def test_what_onnxruntime_alone_does_not_execute_is_unsupported(tmp_path, raised):
    _, record = run(tmp_path, refusal=f"if not is_from_tool: raise {raised}")
    assert record["verdict"] == "unsupported" and record["message"].startswith("onnxruntime alone: ")


def test_a_node_without_an_output_is_unsupported(tmp_path):
    _, record = run(tmp_path, case="ScatterND-18/output-count-none")
    assert record["message"] == "the node has no output that could be asked for"


def test_an_invalid_model_that_only_the_tool_accepts_gives_an_answer(tmp_path):
    refusal = "if not is_from_tool: raise Fail('a second attribute')"
    assert run(tmp_path, refusal=refusal, case=INVALID)[1]["answer"] == "output"


@pytest.mark.parametrize(("raised", "answer"), [("NotImplemented('no')", "failed"), ("Fail('no')", "rejected")])
def test_a_model_that_onnxruntime_refuses_only_after_the_tool_is_a_failure(tmp_path, raised, answer):
    _, record = run(tmp_path, refusal=f"if is_from_tool: raise {raised}")
    assert (record["verdict"], record["answer"]) == ("fail", answer)


def test_an_exception_of_the_tool_is_a_failure_and_names_its_first_cause(tmp_path):
    _, record = run(tmp_path, change="raise NotImplementedError('outer') from TypeError('inner')")
    assert (record["verdict"], record["answer"]) == ("fail", "failed")
    assert record["message"] == "ToolFailed: NotImplementedError caused by TypeError: inner"


@pytest.mark.parametrize("case", [A_CASE, INVALID])
def test_what_the_tool_declines_is_unsupported_and_no_due_refusal(tmp_path, case):
    _, record = run(tmp_path, "--option=declines=^RuntimeError: .*No adapter", change="raise RuntimeError('x: No adapter')",
                    refusal="if not is_from_tool: raise Fail('a second attribute')" if case == INVALID else "pass", case=case)
    assert (record["verdict"], record["message"]) == ("unsupported", "the tool declines: RuntimeError: x: No adapter")


@pytest.mark.parametrize("raised", [
    "RuntimeError('elsewhere')", "AssertionError('No adapter')", "KeyError('No adapter')", "IndexError('No adapter')",
    "TypeError('No adapter')", "ValueError('No adapter') from KeyError('No adapter')",
])  # fmt: skip
def test_a_crash_of_the_tool_is_no_decline_whatever_it_says(tmp_path, raised):
    assert run(tmp_path, "--option=declines=No adapter", change=f"raise {raised}")[1]["verdict"] == "fail"


def test_a_crash_that_the_tool_turns_into_a_message_is_no_decline(tmp_path):
    change = "try: {}['x']\n    except KeyError: raise ValueError('No adapter')"
    assert run(tmp_path, "--option=declines=No adapter", change=change)[1]["verdict"] == "fail"


RENAME = """
    for number, value in enumerate(model.graph.input):
        model.graph.node[0].input[number] = value.name = f'in_{number}'
    return model"""


def test_inputs_with_new_names_are_given_by_position(tmp_path):
    assert run(tmp_path, change=RENAME)[1]["verdict"] == "pass"


@pytest.mark.parametrize("change", [
    "model.graph.input[1].type.tensor_type.elem_type = 6", "model.graph.input[2].type.tensor_type.shape.dim.add()",
    "model.graph.input.add().CopyFrom(value); value.name = 'new'",
    "model.graph.input[0].name = model.graph.node[0].input[0] = 'updates'",
])  # fmt: skip
def test_new_names_of_inputs_that_do_not_agree_with_the_old_ones_are_unsupported(tmp_path, change):
    _, record = run(tmp_path, change=RENAME.replace("return model", f"{change}; return model"))
    assert record["verdict"] == "unsupported" and record["message"].startswith("the tool renames inputs")


def test_an_output_with_a_new_name_is_found_by_its_position(tmp_path):
    change = "model.graph.node[0].output[0] = model.graph.output[0].name = 'new'; return model"
    assert run(tmp_path, change=change)[1]["verdict"] == "pass"


def test_a_valid_model_whose_own_opset_forbids_its_operator_is_a_failure(tmp_path):
    change = "model.opset_import[0].version = 18; return model"
    _, record = run(tmp_path, change=change, case="Scatter-9/axis-0-by-default")
    assert (record["verdict"], record["answer"]) == ("fail", "failed")
    assert record["message"].startswith("ToolFailed: ONNX's checker refuses the tool's model: Op registered for Scatter is")


def test_a_deprecated_operator_that_is_left_as_it_is_is_no_failure(tmp_path):
    assert run(tmp_path, case="Scatter-11/axis-0-by-default")[1]["answer"] == "output"


def test_a_tool_may_change_the_model_in_place(tmp_path):
    _, record = run(tmp_path, change="del model.graph.node[0].attribute[:]")
    assert {failure["clause"] for failure in record["failures"]} == {"ScatterND-18.reduction-add"}


@pytest.mark.parametrize(("change", "verdict"), [
    ("return model", "fail"), ("model.opset_import[0].version = opset[0]; return model", "pass"),
])  # fmt: skip
def test_the_model_has_the_opset_that_the_tool_was_asked_for(tmp_path, change, verdict):
    assert run(tmp_path, "--option=opset=19", change=change)[1]["verdict"] == verdict


def test_of_an_invalid_model_that_the_tool_leaves_as_it_is_the_refusal_is_onnxruntimes(tmp_path):
    _, record = run(tmp_path, "--option=opset=19", refusal="raise Fail('a second attribute')", case=INVALID)
    assert (record["verdict"], record["answer"]) == ("pass", "rejected")


def test_a_model_at_which_the_checker_stumbles_is_not_valid(tmp_path):
    stumble = "onnx.checker.check_model = lambda _: int('')"
    assert run(tmp_path, refusal=stumble)[1]["verdict"] == "pass"


@pytest.mark.parametrize(("option", "said"), [
    ("tool=nowhere:transform", "No module named 'nowhere'"),
    ("tool=mine:nothing", "has no attribute 'nothing'"),
    ("tool=mine", "option tool=MODULE:FUNCTION is missing"),
    ("tol=mine:transform", "there is no option tol; there are tool, name, opset, model, declines"),
    ("opset=new", "opset: invalid literal"),
    ("declines=(", "declines: missing )"),
    ("model=proto", "model=proto: only ir is possible"),
])  # fmt: skip
def test_a_wrong_option_is_an_error_at_start(tmp_path, option, said):
    process, _ = run(tmp_path, "--option", option)
    assert process.returncode == 3
    assert said in process.stderr and "Traceback" not in process.stderr


@pytest.mark.parametrize("name", [
    "converter-onnx", "converter-onnxscript", "onnx-tool", "optimiser-onnxscript", "optimiser-onnxslim",
])  # fmt: skip
def test_the_scripts_of_the_findings_still_show_them(name):
    if not list((ROOT / "build/implementations").glob(f"{name}@*/installed.json")):
        pytest.skip(f"implementations/setup {name} was not run")
    program = [sys.executable, ROOT / "reports/reproduce.py", name]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
