"""What an implementation declares together and then refuses, and limits on the sizes of tensors."""

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

PLAIN = "cases/ScatterElements-18/default-axis"  # float, none
SUMS = ["cases/ScatterElements-18/count-255-outer-add", "cases/ScatterElements-18/2x65-at-1x65-axis-0-uint8-int32-add"]
RANK_9 = "cases/ScatterElements-18/rank-9-axis-4-of-high-rank"  # uint8, add
FEW = ["--filter", PLAIN, "--filter", RANK_9]

PROGRAM = """
import os, numpy
from scatter_cts import Rejected, Unsupported, serve

FUNCTIONS = {"add": numpy.add, "mul": numpy.multiply, "max": numpy.maximum, "min": numpy.minimum}

def compute(case):
    data, indices, updates = case.inputs
    target = list(numpy.indices(indices.shape, sparse=True))
    target[case.attributes.get("axis", 0)] = indices
    function = FUNCTIONS.get(case.attributes.get("reduction"))
    if function is None:
        data[tuple(target)] = updates
    else:
        function.at(data, tuple(target), updates)
    return data

def run(case):
    rank = case.inputs[0].ndim
    BODY
    return compute(case)

serve(name="declared", version="1", run=run, DECLARED)
"""

PLUGIN = """
#include <string.h>

static enum scatter_cts_result refuse(void *state, const struct scatter_cts_request *request,
                                      struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state, (void)request;
    output->executed_by = EXECUTED_BY;
    strcpy(message->text, "there is no kernel");
    return REFUSAL;
}
static const struct scatter_cts_combination combinations[] = {COMBINATIONS {NULL, 0, NULL}};
static const struct scatter_cts_limits limits = {sizeof limits, RANK, 0, 0, 0};
PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = refuse, .name = "refusing",
          .combinations = combinations, .limits = &limits};
"""


@pytest.fixture
def refusing(compile_plugin):
    """A plugin that answers every case with "I do not implement this"."""

    def compile(executed_by="NULL", combinations="", rank=0, refusal="SCATTER_CTS_UNSUPPORTED"):
        words = {"EXECUTED_BY": executed_by, "COMBINATIONS": combinations, "RANK": str(rank), "REFUSAL": refusal}
        source = PLUGIN.replace("PLUGIN =", "PLUG_IN =")
        for word, text in words.items():
            source = source.replace(word, text)
        return ["--implementation", compile_plugin(source.replace("PLUG_IN", "PLUGIN"))]

    return compile


@pytest.fixture
def declare(tmp_path):
    """A program that computes ScatterElements with the given declaration, and does `body` before each case."""

    def write(body="pass", declared=""):
        path = tmp_path / "declared.py"
        path.write_text(PROGRAM.replace("BODY", body).replace("DECLARED", declared))
        environment = f"PYTHONPATH={built('SCATTER_CTS_PROTOCOL', 'build/release/python')}"
        return ["--implementation", "exec:" + shlex.join(["env", environment, sys.executable, str(path)])]

    return write


def findings(case, kind):
    return [(finding["clause"].split(".")[1], finding["policy"]) for finding in case.get(kind, [])]


def statement_of(result, version="ScatterElements-18"):
    (found,) = (one for one in result.footer["statements"] if one["operator_version"] == version)
    return found


TOGETHER = "combinations=[('ScatterElements', 'float', 'none'), ('ScatterElements-18', 'uint8', 'add')]"
LISTS = "operators=['ScatterElements'], dtypes=['float', 'uint8'], reductions=['none', 'add']"


# ---- claims ------------------------------------------------------------------------------------------------


@pytest.fixture
def claiming(run, declare):
    """Runs a program that refuses sums, each with another message, and computes the rest."""
    body = "if 'reduction' in case.attributes: raise Unsupported(f'no sum of {case.inputs[0].shape}')"
    return lambda declared, *options: run(*declare(body, declared), *options, "--filter", PLAIN,
                                          *(word for name in SUMS for word in ("--filter", name)))


def test_a_combination_that_is_declared_and_refused_is_unsupported_with_a_warning(claiming):
    result = claiming(TOGETHER)
    assert result.code == 0
    assert result.verdicts == {PLAIN: "pass"} | dict.fromkeys(SUMS, "unsupported")
    for name in SUMS:
        assert findings(result.cases[name], "warnings") == [("claimed-then-refused", "declared together, then refused")]
    statement = statement_of(result)
    assert statement["standings"]["claimed"] == 2
    assert statement["not_complete_for"] == [{"dtype": "uint8", "reduction": "add"}]
    assert statement["complete_for"] == [{"dtype": "float", "reduction": "none"}]


def test_results_with_claims_and_limits_have_the_form_of_results(claiming, run, declare):
    for result in claiming(TOGETHER), claiming(LISTS), run(*declare("pass", "limits={'rank': 8}"), *FEW):
        for record in result.records:
            FORM.validate(record)


def test_claims_have_one_reason_whatever_the_messages_say(claiming):
    assert "declared together, then refused (2)" in claiming(TOGETHER).out
    assert "declared together" not in claiming(LISTS).out


@pytest.mark.parametrize("strict", ["--strict", "--strict=ScatterElements-18.claimed-then-refused"])
@pytest.mark.long_after(1)
def test_strict_makes_the_warning_a_failure(claiming, strict):
    result = claiming(TOGETHER, strict)
    assert result.code == 1
    assert result.verdicts == {PLAIN: "pass"} | dict.fromkeys(SUMS, "fail")


def test_an_empty_list_claims_nothing(claiming):
    result = claiming("operators=['ScatterElements'], reductions=['none', 'add']")
    assert result.code == 0
    for name in SUMS:
        assert not result.cases[name].keys() & {"warnings", "observations", "failures"}


def test_three_lists_without_combinations_give_an_observation(claiming):
    result = claiming(LISTS, "--strict")
    assert result.code == 0
    for name in SUMS:
        assert [clause for clause, _ in findings(result.cases[name], "observations")] == ["claimed-then-refused"]
        assert "warnings" not in result.cases[name]
    assert statement_of(result)["standings"]["claimed"] == 0


def test_cases_outside_the_combinations_are_not_sent(run, declare):
    result = run(*declare("assert case.attributes == {}", "combinations=[('ScatterElements-18', 'float', 'none')]"), *FEW)
    assert result.verdicts == {PLAIN: "pass", RANK_9: "unsupported"}
    assert result.cases[RANK_9]["message"] == "the combination of ScatterElements-18, uint8, add is not declared"
    assert not result.cases[RANK_9].keys() & {"warnings", "observations", "limit"}


def test_a_backend_that_got_the_node_and_refused_it_gives_a_warning(run, refusing):
    case = run(*refusing('"npu"'), "--filter", PLAIN).cases[PLAIN]
    assert findings(case, "warnings") == [("claimed-then-refused", "assigned, then refused")]
    assert case["verdict"] == "unsupported" and case["executed_by"] == "npu"
    assert "npu got the node" in " ".join(case["explanation"])
    assert "warnings" not in run(*refusing(), "--filter", PLAIN).cases[PLAIN]


def test_a_plugin_declares_combinations_and_limits(run, refusing):
    result = run(*refusing(combinations='{"ScatterElements-18", 1, "none"}, {"ScatterElements", 2, "add"},', rank=8), *FEW)
    assert findings(result.cases[PLAIN], "warnings") == [("claimed-then-refused", "declared together, then refused")]
    assert result.cases[RANK_9]["limit"] == {"name": "rank", "greatest": 8, "declared": True}


def test_doctor_shows_combinations_and_limits(scatter_cts, refusing):
    _, library = refusing(combinations='{"ScatterElements-18", 1, "none"}, {"Gather", 1, "none"},', rank=8)
    shown = scatter_cts("doctor", library).stdout
    assert "ScatterElements-18 on float with none" in shown
    assert "limits:      rank 8" in shown
    assert 'combination ("Gather", 1, "none")' in shown


# ---- limits ------------------------------------------------------------------------------------------------


def test_a_case_beyond_a_declared_limit_is_not_sent_and_the_statement_names_the_limit(run, declare):
    result = run(*declare("assert rank < 9", "limits={'rank': 8}"), *FEW)
    assert result.verdicts == {PLAIN: "pass", RANK_9: "unsupported"}
    case = result.cases[RANK_9]
    assert case["limit"] == {"name": "rank", "greatest": 8, "declared": True}
    assert case["message"] == "beyond the declared limit of rank 8"
    assert statement_of(result)["limits"] == [{"name": "rank", "greatest": 8, "declared": True, "cases": 1}]
    assert statement_of(result)["statement"] != "complete"
    assert "up to rank 8" in " ".join(result.out.split())
    assert result.code == 0


def test_a_refusal_of_rank_9_is_unsupported_with_an_observation(run, declare):
    for refusal in ("Rejected('no')", "Unsupported('no')", "RuntimeError('no')"):
        result = run(*declare(f"if rank == 9: raise {refusal}", TOGETHER), *FEW)
        assert result.verdicts == {PLAIN: "pass", RANK_9: "unsupported"}, refusal
        case = result.cases[RANK_9]
        assert findings(case, "observations") == [("accepts-valid", "refused a rank above 8")]
        assert case["limit"] == {"name": "rank", "greatest": 8, "declared": False}
        assert result.code == 0


def test_a_refusal_of_a_lesser_rank_fails(run, declare):
    result = run(*declare("raise Rejected('no')"), "--filter", PLAIN)
    assert result.verdicts == {PLAIN: "fail"}


def test_a_wrong_answer_at_rank_9_fails_and_a_crash_is_a_crash(run, declare):
    wrong = run(*declare("if rank == 9: return case.inputs[0]"), *FEW)
    assert wrong.verdicts == {PLAIN: "pass", RANK_9: "fail"}
    dead = run(*declare("if rank == 9: os.abort()"), *FEW)
    assert dead.verdicts == {PLAIN: "pass", RANK_9: "crash"}
    assert (wrong.code, dead.code) == (1, 1)


def test_cases_of_a_world_beyond_a_limit_are_not_sent(run, refusing):
    world = ["--cases", "world:random-1:0-2999", "--operator", "ScatterElements-18", "--dtype", "float"]
    for rank, finds in (1, False), (0, True):
        refusal = "request->inputs[0].rank > 1 ? SCATTER_CTS_FAILED : SCATTER_CTS_UNSUPPORTED"
        verdicts = run(*world, *refusing(rank=rank, refusal=refusal)).footer["verdicts"]
        assert (verdicts["fail"] > 0) == finds, verdicts
        assert verdicts["unsupported"] > 0


def test_every_report_names_the_limit(run, declare, scatter_cts, tmp_path):
    results = tmp_path / "results.jsonl"
    results.write_bytes(run(*declare("pass", "limits={'rank': 8}"), *FEW).raw)
    for form in ("html", "markdown", "statement"):
        process = scatter_cts("report", "--format", form, results)
        assert "up to rank 8" in process.stdout, (form, process.stderr)


# ---- forms -------------------------------------------------------------------------------------------------

CONSTANT, OPEN = "cases/ScatterElements-18/indices-constant", "cases/ScatterElements-18/unknown-extents"


DEFAULT = "cases/Scatter-9/listed-initializer-ir-3"
OVERRIDDEN = "cases/ScatterND-18/form-overridden-indices-add-float#1"


def test_cases_of_a_form_that_is_not_declared_are_not_sent(run, declare):
    forms = "forms=['run-time-data', 'run-time-indices', 'constant-indices', 'run-time-updates']"
    result = run(*declare("pass", forms), *(word for name in (PLAIN, CONSTANT, OPEN) for word in ("--filter", name)))
    assert result.verdicts == {PLAIN: "pass", CONSTANT: "pass", OPEN: "unsupported"}
    assert result.cases[OPEN]["message"] == "form open-extents is not declared"
    assert "seconds" not in result.cases[OPEN]


def test_a_default_value_that_no_case_may_override_is_a_form(run, declare):
    forms = "forms=['run-time-data', 'run-time-indices', 'run-time-updates']"
    result = run(*declare("pass", forms), "--filter", DEFAULT, "--filter", OVERRIDDEN)
    assert result.verdicts == {DEFAULT: "pass", OVERRIDDEN: "unsupported"}
    assert result.cases[OVERRIDDEN]["message"] == "form overridden-default is not declared"


def test_a_compiler_may_take_constant_indices_only(run, declare):
    forms = "forms=['run-time-data', 'constant-indices', 'run-time-updates']"
    result = run(*declare("pass", forms), "--filter", PLAIN, "--filter", CONSTANT)
    assert result.code == 0 and result.verdicts == {PLAIN: "unsupported", CONSTANT: "pass"}


def test_a_plugin_can_declare_forms(run, compile_plugin):
    source = PLUGIN.replace("PLUGIN =", "PLUG_IN =")
    for word, text in {"EXECUTED_BY": "NULL", "COMBINATIONS": "", "RANK": "0", "REFUSAL": "SCATTER_CTS_REJECTED"}.items():
        source = source.replace(word, text)
    source = source.replace("PLUG_IN =", 'static const char *const forms[] = {"run-time-data", NULL};\nPLUGIN =')
    source = source.replace(".limits = &limits", ".limits = &limits, .forms = forms")
    result = run("--implementation", compile_plugin(source), "--filter", PLAIN)
    assert result.cases[PLAIN]["message"] == "form run-time-indices is not declared"


def test_forms_that_nobody_knows_are_an_error_and_doctor_shows_known_ones(run, scatter_cts, declare):
    result = run(*declare("pass", "forms=['static']"), "--filter", PLAIN)
    assert result.code == 3 and 'it declares no known form of a model, only "static"' in result.err
    shown = scatter_cts("doctor", *declare("pass", "forms=['run-time-data', 'run-time-indices', 'run-time-updates']"))
    assert "forms:       run-time-data run-time-indices run-time-updates" in shown.stdout
