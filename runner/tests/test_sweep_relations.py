"""`scatter-cts sweep --relations`: contradictions between answers of an implementation, independent of the reference."""

import json
import pathlib
import re

import jsonschema
import pytest
from built import built
from runs import Run, named

FORM = jsonschema.Draft202012Validator(
    json.loads((pathlib.Path(__file__).resolve().parents[2] / "reports" / "results.schema.json").read_text())
)
NAMES = ["versions", "permuted", "split", "transposed", "as-tuples", "gathered"]


@pytest.fixture
def relations(scatter_cts, tmp_path):
    def call(*arguments):
        results = tmp_path / "results.jsonl"
        return Run(scatter_cts("sweep", "--relations", "--results", results, *named(arguments)), results)

    return call


@pytest.fixture(scope="session")
def optimised():
    return built("SCATTER_CTS_OPTIMISED", "build/dev/implementations/optimised/optimised.so")


def counts(run):
    return run.footer["sweep"]["relations"]


@pytest.mark.parametrize("variant", ["in-order", "partials", "random-order", "fmax", "ftz-daz", "zero-second", "saturating"])
def test_permitted_answers_violate_no_relation(relations, variants, variant):
    result = relations("--implementation", variants, "--option", f"variant={variant}", "--world", "random-1", "--to", "3000")
    assert result.code == 0
    assert {name: count["violated"] for name, count in counts(result).items()} == dict.fromkeys(NAMES, 0)
    assert all(count["held"] > 100 for count in counts(result).values())


def test_the_reference_violates_no_relation_in_a_small_world(relations):
    result = relations("--world", "small-1-2")
    assert (result.code, result.err) == (0, "")
    assert all(count["violated"] == 0 for count in counts(result).values())
    assert counts(result)["versions"]["held"] > 100


@pytest.mark.parametrize(
    "fault, relation, cases",
    [
        ("HASH_WITHOUT_COMPARISON", "permuted", 1000),
        ("HASH_WITHOUT_COMPARISON", "split", 1000),
        ("COALESCED_BY_OUTER", "transposed", 500),
        ("COALESCED_BY_OUTER", "as-tuples", 500),
        ("EMPTY_NOT_COPIED", "gathered", 1000),
    ],
)
def test_a_relation_is_violated_by_a_fault(relations, optimised, fault, relation, cases):
    result = relations("--implementation", optimised, "--option", f"fault={fault}", "--world", "random-1", "--to", cases)
    assert result.code == 1
    assert counts(result)[relation]["violated"] > 0


def test_versions_that_disagree_violate_a_relation(relations, python_example):
    wrong = python_example("if node.opset == 18 and output.size: output.flat[0] += 1")
    result = relations(*wrong, "--world", "random-1", "--to", "500", "--dtype", "int32")
    assert counts(result)["versions"]["violated"] > 0


def test_a_violation_is_reported_with_a_command_that_reproduces_it(relations, optimised):
    result = relations("--implementation", optimised, "--option", "fault=COALESCED_BY_OUTER", "--world", "random-1", "--to",
                       "500", "--max-failures", "1")  # fmt: skip
    violated, number = re.search(r"violated: (\S+) for random-1/(\d+), first in element \d+", result.out).groups()
    command = re.search(r"run again: (.*)", result.out)[1].split()
    again = relations(*command[2:])
    assert again.code == 1
    assert f"violated: {violated} for random-1/{number}" in again.out


def test_a_violation_by_answers_that_all_pass_gives_no_verdict(relations, python_example):
    saturating = python_example(
        "if node.opset == 18: output[...] = numpy.clip(data.astype(int) + (output - data), -128, 127)"
    )
    result = relations(*saturating, "--world", "random-1", "--to", "2000", "--dtype", "int8", "--reduction", "add")
    count = counts(result)["versions"]
    assert count["violated"] == count["permitted"] > 0
    assert "all these answers pass the judge" in result.out
    assert (result.code, "no verdict: a relation is violated by answers that all pass the judge" in result.err) == (3, True)


def test_cases_without_output_cannot_be_compared(relations, misbehaving):
    result = relations("--implementation", misbehaving, "--option", "misbehave=unsupported", "--world", "random-1", "--to", "300")
    assert all(count["held"] == count["violated"] == 0 < count["not_comparable"] for count in counts(result).values())
    assert (result.code, "no two answers could be compared" in result.err) == (3, True)


def test_a_process_that_is_lost_violates_nothing(relations, misbehaving):
    result = relations("--implementation", misbehaving, "--option", "misbehave=sigsegv", "--option", "on-extent=2", "--world",
                       "random-1", "--to", "300")  # fmt: skip
    assert all(count["violated"] == 0 for count in counts(result).values())


def test_a_failing_answer_is_not_a_success_even_without_a_violation(relations, misbehaving):
    result = relations("--implementation", misbehaving, "--option", "misbehave=sigsegv", "--option", "on-extent=2", "--world",
                       "random-1", "--to", "300")  # fmt: skip
    assert re.search(r"\d+ cases have an answer that fails; a sweep without --relations explains the failures", result.out)
    assert result.code == 1


def test_each_implementation_has_its_own_counts(relations, optimised, tmp_path):
    (tmp_path / "second.so").symlink_to(optimised)
    range_of_few = ["--world", "random-1", "--to", "200"]
    alone = counts(relations("--implementation", optimised, *range_of_few))
    second = relations("--implementation", optimised, "--implementation", tmp_path / "second.so", *range_of_few)
    assert json.loads(second.raw.splitlines()[-1])["sweep"]["relations"] == alone


def test_cases_after_the_last_needed_violation_do_not_count(relations, optimised):
    arguments = ["--implementation", optimised, "--option", "fault=COALESCED_BY_OUTER", "--world", "random-1", "--to", "200000",
                 "--max-failures", "1", "--jobs"]  # fmt: skip
    assert counts(relations(*arguments, "1")) == counts(relations(*arguments, "3"))


def test_the_counts_are_the_same_whatever_the_number_of_jobs(relations, optimised):
    arguments = ["--implementation", optimised, "--option", "fault=STRIDE_OF_INDICES", "--world", "random-1", "--to", "2000"]
    assert counts(relations(*arguments, "--jobs", "1")) == counts(relations(*arguments, "--jobs", "3"))


def test_results_follow_the_schema(relations, optimised):
    result = relations("--implementation", optimised, "--world", "random-1", "--to", "100")
    for record in result.records:
        FORM.validate(record)


@pytest.mark.parametrize("option", [["--shard", "1/2"], ["--resume", "x"], ["--save-cases", "x"]])
def test_options_that_exclude_relations_are_wrong_usage(scatter_cts, option):
    process = scatter_cts("sweep", "--implementation", "reference", "--relations", "--world", "small-1-1", *option)
    assert (process.returncode, "--relations cannot be combined with" in process.stderr) == (2, True)
