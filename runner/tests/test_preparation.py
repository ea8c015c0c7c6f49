"""Implementations that convert or compile models: the time that this takes, models that they cannot prepare, the device."""

import json
import pathlib
import shlex
import sys

import jsonschema
import pytest
from built import built

FORM = jsonschema.Draft202012Validator(
    json.loads((pathlib.Path(__file__).resolve().parents[2] / "reports" / "results.schema.json").read_text())
)
VALID = "cases/ScatterElements-18/default-axis"
INVALID = "cases/ScatterElements-18/index-bounds-edges#0"
LONGER_THAN_A_CASE = 1.5  # seconds; a case has one second below

PROGRAM = """
import time
from scatter_cts import NotPrepared, serve

def run(case):
    data, indices, updates = case.inputs
    DO
    return data

serve(name="compiler", version="1", run=run, ARGUMENTS)
"""


@pytest.fixture
def compiler(tmp_path):
    """Arguments that choose a program whose `run` does this."""

    def make(do, arguments="prepares=True"):
        program = tmp_path / "compiler.py"
        program.write_text(PROGRAM.replace("DO", do).replace("ARGUMENTS", arguments))
        environment = f"PYTHONPATH={built('SCATTER_CTS_PROTOCOL', 'build/release/python')}"
        return ["--implementation", "exec:" + shlex.join(["env", environment, sys.executable, str(program)])]

    return make


@pytest.fixture
def case_of(run):
    """Runs one case; returns its record."""

    def ask(arguments, case=VALID, *others):
        result = run(*arguments, "--filter", case, "--timeout", 1, *others)
        assert result.records, result.err
        for record in result.records:
            FORM.validate(record)
        return result.cases[case]

    return ask


@pytest.mark.long
def test_the_time_until_prepared_is_not_that_of_the_case(compiler, case_of):
    slow = f"time.sleep({LONGER_THAN_A_CASE}); case.prepared()"
    assert case_of(compiler(slow))["answer"] == "output"


def test_the_time_after_prepared_is_that_of_the_case(compiler, case_of):
    record = case_of(compiler("case.prepared(); time.sleep(60 * (data.size > 3))"))
    assert (record["verdict"], record["message"]) == ("timeout", "gave no answer within 1000 ms and was killed")


@pytest.mark.long
def test_the_time_until_prepared_has_the_limit_of_a_start(compiler, case_of):
    record = case_of(compiler("time.sleep(600 * (data.size > 3))"), VALID, "--start-timeout", 10)
    assert (record["verdict"], record["message"]) == (
        "timeout", "did not prepare the model within 10000 ms (--start-timeout) and was killed")  # fmt: skip


def test_the_limit_is_in_the_results_of_an_implementation_that_prepares(compiler, run):
    for arguments, limit in ("prepares=True", 60000), ("", None):
        result = run(*compiler("pass", arguments), "--filter", VALID, "--start-timeout", 60)
        FORM.validate(result.header)
        assert result.header["limits"].get("preparation_milliseconds") == limit


def test_a_valid_model_that_cannot_be_prepared_is_a_failure(compiler, case_of):
    record = case_of(compiler("if data.size > 3: raise NotPrepared('no pattern matches')"))
    assert (record["verdict"], record["answer"]) == ("fail", "not-prepared")
    assert record["failures"][0]["policy"] == "could not be prepared"
    assert "could not prepare a valid model: no pattern matches" in "\n".join(record["explanation"])


def test_an_invalid_input_whose_model_cannot_be_prepared_is_refused(compiler, case_of):
    assert case_of(compiler("raise NotPrepared('no pattern matches')"), INVALID)["verdict"] == "pass"


def test_an_unsupported_answer_before_prepared_is_that(compiler, case_of):
    record = case_of(compiler("if data.size > 3: raise NotImplementedError('rank')"))
    assert record["verdict"] == "unsupported"


def test_the_device_is_in_the_results_and_in_the_report(compiler, run, scatter_cts, tmp_path):
    results = tmp_path / "results.jsonl"
    arguments = compiler("pass", "device=lambda: ('a gpu', 'Mesa 22')")
    result = run(*arguments, "--filter", VALID)
    results.write_bytes(result.raw)
    FORM.validate(result.header)
    assert result.header["implementation"]["device"] == {"name": "a gpu", "driver": "Mesa 22"}
    assert "a gpu, driver Mesa 22" in scatter_cts("report", "--format", "html", results).stdout
    assert "  device:      a gpu, driver Mesa 22\n" in scatter_cts("doctor", *arguments).stdout


def test_a_plugin_can_state_its_device_and_that_it_could_not_prepare_a_model(run, compile_plugin):
    library = compile_plugin("""
        #include <string.h>
        static enum scatter_cts_result refuse(void *state, const struct scatter_cts_request *request,
                                              struct scatter_cts_output *output, struct scatter_cts_message *message)
        {
            (void)state, (void)request, (void)output;
            strcpy(message->text, "no kernel");
            return SCATTER_CTS_NOT_PREPARED;
        }
        PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = refuse,
                  .name = "refusing", .device = "a gpu"};
    """)
    result = run("--implementation", library, "--filter", VALID)
    assert result.header["implementation"]["device"] == {"name": "a gpu", "driver": ""}
    assert (result.cases[VALID]["answer"], result.cases[VALID]["message"]) == ("not-prepared", "no kernel")


# ---- forms that doctor tries ------------------------------------------------------------------------------


def test_doctor_says_that_every_form_works(scatter_cts):
    assert "  every form of model that was tried works\n" in scatter_cts("doctor", "reference").stdout


SCATTER = """
    import numpy
    data[tuple(numpy.moveaxis(indices, -1, 0)) if case.op_type == "ScatterND" else indices] = updates"""


def test_doctor_finds_that_one_value_cannot_serve_two_inputs(compiler, scatter_cts):
    do = f"""if len(set(case.names)) < 3:
        raise ValueError("a value is read twice"){SCATTER}"""
    shown = scatter_cts("doctor", *compiler(do, "")).stdout
    assert "  form shared-value: fail\n" in shown and "ValueError: a value is read twice" in shown


def test_doctor_keeps_a_form_that_no_declared_type_can_have(compiler, scatter_cts):
    do = f"""if case.names[0] == "data" and b"Constant" in case.model or len(case.feed()) < 3:
        raise NotImplementedError("a constant"){SCATTER}"""
    shown = scatter_cts("doctor", *compiler(do, "dtypes=['float']")).stdout
    assert "  form shared-value: not tried, because no declared type can have it\n" in shown
    assert ("  forms to declare, if the others never work: run-time-data run-time-indices run-time-updates open-extents shared-value "
            "overridden-default\n") in shown


def test_doctor_lists_the_forms_to_declare_and_why_others_do_not_work(compiler, scatter_cts):
    refuse = """
    import onnx
    graph = onnx.ModelProto.FromString(case.model).graph
    if any(dim.WhichOneof("value") is None for value in graph.input for dim in value.type.tensor_type.shape.dim):
        raise ValueError("an extent is unknown")
"""
    shown = scatter_cts("doctor", *compiler(f"import numpy{refuse}{SCATTER}", "")).stdout
    assert "  form open-extents: fail\n" in shown and "ValueError: an extent is unknown" in shown
    assert ("  forms to declare, if the others never work: run-time-data run-time-indices run-time-updates constant-data "
            "constant-indices constant-updates shared-value overridden-default\n") in shown


def test_doctor_tries_constant_indices_if_none_may_come_at_run_time(compiler, scatter_cts):
    refuse = """
    import onnx
    names = [value.name for value in onnx.ModelProto.FromString(case.model).graph.input]
    if case.names[1] in names:
        raise NotImplementedError("indices are not constant")
"""
    shown = scatter_cts("doctor", *compiler(f"import numpy{refuse}{SCATTER}", "")).stdout
    assert "  forms to declare, if the others never work: run-time-data run-time-updates constant-indices\n" in shown
