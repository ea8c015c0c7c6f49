"""`scatter-cts sweep` over worlds with other forms of models: faults are found, and shrink to the form that they need."""

import json
import pathlib
import sys

import onnx
import pytest
from built import built

BACKEND = pathlib.Path(__file__).with_name("form_faults.py")
RANDOM = ["--world", "random-forms-1", "--cases", "6000"]
KINDS = ["--operator", "ScatterElements-18", "--operator", "ScatterND-18", "--dtype", "uint8"]
# Faults that cases of two elements show, and what the shrunk case says of the form.
SMALL = {
    "constant-indices-that-cover-drop-the-reduction": "indices a Constant node",
    "constants-are-folded-without-the-reduction": "data an initializer, indices an initializer, updates an initializer",
    "constant-negative-indices-are-wrapped-one-too-far": "indices a Constant node",
    "equal-constant-updates-are-a-fill": "updates an initializer",
    "unknown-extents-drop-the-reduction": "extents unknown",
    "symbolic-extents-clamp-negative-indices": "extents with names",
    "equal-names-mean-equal-tensors": "equal extents with one name",
    "data-with-a-default-begins-at-zero": "data a default",
    "indices-with-a-default-name-each-cell-once": "indices a default",
    "default-indices-are-folded": "indices an overridden default",
    "default-indices-that-cover-drop-the-reduction": "indices a default",
    "constant-indices-out-of-range-are-clamped": "indices an initializer",
    "constant-indices-out-of-range-are-skipped": "indices a Constant node",
    "constant-data-is-reduced-twice": "data a Constant node",
    "unknown-extents-lose-the-sign-of-the-axis": "extents unknown",
    "constant-int32-indices-are-read-as-words": "indices a Constant node",
    "symbolic-extents-keep-the-last-of-several-updates": "equal extents with one name",
}
# Faults that need larger cases, certain values, or inputs that are one value, which only the random world has.
LARGER = ["updates-that-are-data-are-read-while-written", "indices-that-are-data-are-read-while-written",
          "updates-that-are-indices-are-wrapped-too", "constant-bytes-are-signed", "constant-updates-lose-the-last"]  # fmt: skip


def backend(name):
    program = f"exec:/usr/bin/env PYTHONPATH={built('SCATTER_CTS_PROTOCOL', 'build/dev/python')} {sys.executable} {BACKEND}"
    return ["--implementation", program, "--option", f"fault={name}"]


def shrunk_of(result):
    return result.footer["sweep"].get("shrunk", [])


# ---- finding -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SMALL)
def test_a_small_world_with_forms_finds_the_fault_and_the_shrunk_case_has_the_form_that_it_needs(sweep, name):
    result = sweep(*backend(name), "--world", "small-forms-2-2", *KINDS, "--max-failures", "1")
    assert set(result.verdicts.values()) == {"fail"}
    assert [shrunk["form"] for shrunk in shrunk_of(result)] == [SMALL[name]]
    assert f"; {SMALL[name]}: " in result.out


@pytest.mark.parametrize("name", SMALL)
def test_the_small_world_without_forms_does_not_find_it(sweep, name):
    result = sweep(*backend(name), "--world", "small-2-2", *KINDS)
    assert (result.code, result.cases) == (0, {})


@pytest.mark.parametrize("name", [*SMALL, *LARGER])
def test_the_random_world_with_forms_finds_the_fault(sweep, name):
    result = sweep(*backend(name), *RANDOM, "--max-failures", "1", "--no-shrink")
    assert set(result.verdicts.values()) == {"fail"}


@pytest.mark.parametrize("world", ["small-forms-2-2", "random-forms-1"])
def test_without_a_fault_every_answer_is_right(sweep, world):
    result = sweep(*backend(""), "--world", world, "--cases", "4000")
    assert (result.code, result.cases) == (0, {})
    assert result.footer["sweep"]["executed"] > 500


# ---- shrinking ---------------------------------------------------------------------------------------------


def test_a_failure_that_needs_no_form_shrinks_to_the_plain_one(sweep, python_example, tmp_path):
    wrong = python_example("if data.shape[:1] == (2,): output.flat[0] += 1")
    result = sweep(*wrong, "--world", "random-forms-1", "--cases", "600", "--operator", "ScatterND", "--max-failures", "20",
                   "--save-cases", tmp_path / "saved")  # fmt: skip
    assert shrunk_of(result)
    assert all("form" not in shrunk for shrunk in shrunk_of(result))
    for path in (tmp_path / "saved").rglob("model.onnx"):
        graph = onnx.load(str(path)).graph
        assert ([value.name for value in graph.input], len(graph.initializer)) == (["data", "indices", "updates"], 0)


@pytest.mark.parametrize("name", ["updates-that-are-data-are-read-while-written", "updates-that-are-indices-are-wrapped-too"])
def test_a_failure_of_a_shared_value_shrinks_to_a_small_case_that_shares_it(sweep, run, tmp_path, name):
    result = sweep(*backend(name), *RANDOM, "--max-failures", "1", "--save-cases", tmp_path / "saved")
    (shrunk,) = shrunk_of(result)
    assert shrunk["form"] == ("updates the value of data" if "data" in name else "updates the value of indices")
    assert max(shrunk["data"]) <= 3
    assert set(run(*backend(name), "--cases", tmp_path / "saved").verdicts.values()) == {"fail"}
    assert set(run("--cases", tmp_path / "saved").verdicts.values()) == {"pass"}


@pytest.mark.parametrize("name", ["data-with-a-default-begins-at-zero", "constants-are-folded-without-the-reduction"])
def test_a_case_is_saved_in_its_form_and_fails_in_a_run(sweep, run, tmp_path, name):
    sweep(*backend(name), *RANDOM, "--max-failures", "1", "--save-cases", tmp_path / "saved")
    (case,) = run(*backend(name), "--cases", tmp_path / "saved").verdicts.values()
    assert case == "fail"
    assert set(run("--cases", tmp_path / "saved").verdicts.values()) == {"pass"}


# ---- declared forms ----------------------------------------------------------------------------------------

FORMS = ["run-time-data", "run-time-updates", "constant-indices"]


def test_a_plugin_and_a_program_get_no_case_of_a_form_that_they_do_not_declare(sweep, compile_plugin, tmp_path):
    names = ", ".join(map(json.dumps, FORMS))
    plugin = compile_plugin(
        """
        static const char *const forms[] = {NAMES, NULL};
        static enum scatter_cts_result refuse(void *state, const struct scatter_cts_request *request,
                                              struct scatter_cts_output *output, struct scatter_cts_message *message)
        {
            (void)state, (void)request, (void)output, (void)message;
            return SCATTER_CTS_REJECTED;
        }
        PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = refuse,
                  .name = "refusing", .forms = forms};
        """.replace("NAMES", names))  # fmt: skip
    program = tmp_path / "program.py"
    program.write_text("from scatter_cts import Rejected, serve\n\n\ndef run(case):\n    raise Rejected('no')\n\n\n"
                       f"serve(name='refusing', version='1', run=run, forms={FORMS})\n")  # fmt: skip
    command = f"exec:/usr/bin/env PYTHONPATH={built('SCATTER_CTS_PROTOCOL', 'build/dev/python')} {sys.executable} {program}"
    found = [sweep("--implementation", one, "--world", "small-forms-1-1", "--operator", "ScatterND-18", "--max-failures", "100000",
                   "--no-shrink") for one in (str(plugin), command)]  # fmt: skip
    counts = [[result.footer["sweep"][member] for member in ("executed", "unsupported", "judged")] for result in found]
    assert counts[0] == counts[1]
    executed, unsupported, judged = counts[0]
    assert executed > unsupported > executed / 2 and judged > 0
    assert found[0].verdicts == found[1].verdicts != {}


# ---- relations, parts --------------------------------------------------------------------------------------


def test_relations_are_checked_in_the_plain_form(sweep):
    fault = backend("unknown-extents-drop-the-reduction")
    relations = sweep(*fault, "--relations", "--world", "small-forms-2-1", *KINDS).footer["sweep"]["relations"]
    assert sum(one["held"] for one in relations.values()) > 100
    assert sum(one["violated"] for one in relations.values()) == 0


def test_parts_of_a_sweep_with_forms_are_merged(scatter_cts, tmp_path):
    fault = [*backend("unknown-extents-drop-the-reduction"), "--world", "small-forms-1-2", "--operator", "ScatterND-18",
             "--dtype", "float"]  # fmt: skip
    for part in (1, 2):
        scatter_cts("sweep", *fault, "--shard", f"{part}/2", "--results", tmp_path / f"{part}.jsonl", "--max-failures", "1000")
    merged = scatter_cts("merge", tmp_path / "1.jsonl", tmp_path / "2.jsonl")
    assert merged.returncode == 1
    assert "; extents unknown: " in merged.stdout
