"""`scatter-cts sweep`: all cases of a small world, and the records of failing cases that are run again alone."""

import json
import pathlib
import re

import jsonschema
import pytest
from runs import named

FORM = jsonschema.Draft202012Validator(
    json.loads((pathlib.Path(__file__).resolve().parents[2] / "reports" / "results.schema.json").read_text())
)
WRONG = ["--option", "misbehave=wrong-value"]
FEW = ["--world", "small-2-2", "--operator", "ScatterND-18", "--dtype", "float"]


@pytest.mark.parametrize("world", [["small-2-1"], ["random-1", "--to", "60000"]])
@pytest.mark.parametrize("implementation", ["reference", "example", "variants"])
def test_a_conforming_implementation_fails_no_case(sweep, example, variants, implementation, world):
    path = {"example": example, "variants": variants}.get(implementation, "reference")
    result = sweep("--implementation", path, "--world", *world)
    assert (result.code, result.cases) == (0, {})
    assert result.footer["sweep"]["executed"] > 10_000


def test_every_case_of_the_world_is_executed_once(sweep):
    counts = sweep("--world", "small-1-1").footer["sweep"]
    by_hand = 378 * 16 + 159 * 8  # runner/worlds/small_world_test.c
    assert (counts["executed"], counts["end"]) == (by_hand, by_hand)


def test_a_seed_and_a_number_of_cases_give_a_range_of_a_world(sweep):
    by_numbers = sweep("--world", "random-7", "--from", "100", "--to", "349")
    by_count = sweep("--seed", "7", "--from", "100", "--cases", "250")
    assert by_count.footer["sweep"] == by_numbers.footer["sweep"]
    assert by_count.footer["sweep"]["executed"] == 250


def test_more_cases_than_a_world_has_give_the_whole_world(sweep):
    assert sweep("--world", "small-1-1", "--from", "10", "--cases", "9223372036854775806").footer["sweep"]["end"] == 7320


def test_verbose_prints_where_time_was_spent(sweep, example):
    result = sweep("--implementation", example, "--world", "small-2-2", "--verbose")
    words = r"cases per second and process; time: generation (\d+) %, expected outputs (\d+) %, implementation (\d+) %, comparison (\d+) %"
    shares = [int(share) for share in re.search(words, result.out).groups()]
    assert 98 <= sum(shares) <= 102


@pytest.mark.parametrize("jobs", [1, 3])
def test_two_sweeps_have_the_same_records(sweep, misbehaving, jobs):
    first = sweep("--implementation", misbehaving, *WRONG, *FEW, "--max-failures", "50")
    again = sweep("--implementation", misbehaving, *WRONG, *FEW, "--max-failures", "50", "--jobs", jobs)
    assert first.code == again.code == 1
    assert len(first.cases) == 50
    assert first.comparable == again.comparable


def test_parts_of_a_range_together_find_the_same_cases(sweep, misbehaving):
    arguments = ["--implementation", misbehaving, *WRONG, "--option", "on-extent=2", *FEW]
    whole = sweep(*arguments)
    end = whole.footer["sweep"]["end"]
    cut = [0, end // 3, 11 * end // 12, end]
    parts = [sweep(*arguments, "--from", begin, "--to", last - 1) for begin, last in zip(cut, cut[1:])]
    assert len(whole.cases) > 100
    assert {name for part in parts for name in part.cases} == set(whole.cases)
    assert sum(part.footer["sweep"]["executed"] for part in parts) == whole.footer["sweep"]["executed"]


def test_a_sweep_ends_cleanly_within_its_time(sweep):
    result = sweep("--world", "random-1", "--seconds", "2")
    assert (result.code, result.footer["sweep"]["complete"]) == (0, False)
    assert 0 < result.footer["sweep"]["executed"] < 10**9


def test_what_is_not_shrunk_when_the_time_is_over_is_said(sweep, misbehaving):
    """To shrink a case with large tensors takes more tries than there is time for."""
    slow = ["--option", "misbehave=slow-wrong-value", "--world", "random-1", "--from", "112486", "--cases", "1", "--seconds", "1"]
    result = sweep("--implementation", misbehaving, *slow)
    assert (result.code, list(result.verdicts.values())) == (1, ["fail"])
    assert "the case of 1 cause was not shrunk: the time of --seconds is over\n" in result.out
    assert "shrinks to" not in result.out


def test_what_is_not_run_again_when_the_time_is_over_is_said(sweep, misbehaving):
    """To find a wrong answer takes a fraction of the time that a process of its own takes."""
    result = sweep("--implementation", misbehaving, *WRONG, "--seconds", "1", "--max-failures", "1000000")
    assert result.code == 1
    assert set(result.verdicts.values()) == {"fail"}
    numbers = re.search(r"(\d+) of (\d+) found cases were not run again: the time of --seconds is over\n", result.out)
    left, found = map(int, numbers.groups())
    assert (left, found) == (found - len(result.cases), result.footer["sweep"]["suspects"])
    assert re.search(r"the cases of \d+ causes were not shrunk: the time of --seconds is over\n", result.out)
    assert "interrupted" not in result.err


def test_results_follow_the_schema_and_contain_no_statements(sweep, misbehaving):
    result = sweep("--implementation", misbehaving, *WRONG, *FEW, "--max-failures", "5")
    for record in result.records:
        FORM.validate(record)
    assert result.footer["statements"] == []


@pytest.mark.parametrize("command", [["report", "--format", "statement"], ["compare"], ["waive", "--reason", "x"]])
def test_other_commands_refuse_results_of_a_sweep(sweep, scatter_cts, misbehaving, tmp_path, command):
    sweep("--implementation", misbehaving, *WRONG, *FEW, "--max-failures", "5")
    results = tmp_path / "results.jsonl"
    files = [results, results] if command[0] == "compare" else [results]
    process = scatter_cts(*command, *files, *(["--waivers", tmp_path / "w.json"] if command[0] == "waive" else []))
    assert process.returncode == 3
    assert "results of a sweep" in process.stderr


def test_the_command_that_is_shown_gives_the_same_record_again(sweep, scatter_cts, misbehaving):
    result = sweep("--implementation", misbehaving, *WRONG, *FEW, "--max-failures", "1")
    (record,) = result.cases.values()
    words = record["command"].split()
    assert words[1] == "sweep"
    again = sweep(*words[2:])
    assert again.cases == result.cases


@pytest.mark.parametrize("misbehaviour", ["sigsegv", "sigabrt", "exit0"])
def test_a_crash_fails_its_case_and_the_sweep_continues(sweep, misbehaving, misbehaviour):
    result = sweep("--implementation", misbehaving, "--option", f"misbehave={misbehaviour}", "--option", "on-extent=2", *FEW,
                   "--max-failures", "30")  # fmt: skip
    assert result.code == 1
    assert {case["verdict"] for case in result.cases.values()} == {"crash"}
    assert len(result.cases) == 30


def test_a_hang_is_a_timeout_of_its_case(sweep, misbehaving):
    result = sweep("--implementation", misbehaving, "--option", "misbehave=loop", "--option", "on-extent=2", *FEW, "--max-failures", "1", "--timeout", "0.3")
    assert [case["verdict"] for case in result.cases.values()] == ["timeout"]


@pytest.mark.parametrize("world", ["small-2-1", "random-1"])
@pytest.mark.parametrize("misbehaviour", ["write-model", "write-op-type", "write-attributes", "write-request", "write-dims"])
def test_a_write_to_any_request_memory_is_found(sweep, misbehaving, misbehaviour, world):
    result = sweep("--implementation", misbehaving, "--option", f"misbehave={misbehaviour}", "--world", world, "--to",
                   "20000", "--dtype", "string", "--max-failures", "3")  # fmt: skip
    assert result.code == 1
    assert all("wrote to" in " ".join(case["explanation"]) for case in result.cases.values())


def test_a_warning_does_not_fail_a_case(sweep, misbehaving):
    environment = ["--implementation", misbehaving, "--option", "misbehave=float-environment", "--option", "on-extent=2"]
    result = sweep(*environment, *FEW)
    assert (result.code, result.cases) == (0, {})


def test_a_fork_that_returns_continues_no_case(sweep, misbehaving):
    arguments = ["--implementation", misbehaving, *FEW, "--from", "314700", "--to", "315000"]
    clean = sweep(*arguments)
    result = sweep(*arguments, "--option", "misbehave=fork-returns", "--option", "on-extent=2", "--option", "every=10")
    assert clean.footer["sweep"]["executed"] == 301
    assert (result.code, result.footer["sweep"]) == (0, clean.footer["sweep"])


@pytest.mark.parametrize("misbehaviour", ["close-pipe", "answer-nowhere"])
def test_a_process_that_is_lost_after_the_last_selected_case_is_lost_by_a_selected_case(sweep, misbehaving, misbehaviour):
    """The answer channel is closed at a case, and the process goes through the others before that is noticed."""
    selected = ["--implementation", misbehaving, *FEW, "--from", "317200"]
    clean = sweep(*selected)
    result = sweep(*selected, "--option", f"misbehave={misbehaviour}", "--option", "on-extent=2", "--jobs", "1")
    assert result.code == 1
    assert result.footer["sweep"]["executed"] == clean.footer["sweep"]["executed"]
    assert result.footer["sweep"]["suspects"] == len(result.cases) > 0
    assert {case["dtype"] for case in result.cases.values()} == {"float"}


def test_many_slow_cases_together_are_not_a_hang(sweep, misbehaving):
    """64 cases that differ only in indices: each within its time limit, but all together far above it."""
    result = sweep("--implementation", misbehaving, "--option", "misbehave=dawdle", "--world", "small-3-1",
                   "--from", "412992", "--to", "413055", "--timeout", "1")  # fmt: skip
    assert (result.code, result.footer["sweep"]["executed"], result.cases) == (0, 64, {})


def test_a_process_does_not_end_with_the_thread_that_started_it(sweep, misbehaving):
    for _ in range(5):
        result = sweep("--implementation", misbehaving, "--option", "misbehave=write-input-1", "--option", "on-extent=2",
                       "--world", "small-2-1", "--max-failures", "10", "--jobs", "3")  # fmt: skip
        assert "lost_processes" not in result.footer


def test_a_write_to_an_input_is_found(sweep, misbehaving):
    result = sweep("--implementation", misbehaving, "--option", "misbehave=write-input-1", "--option", "on-extent=2", *FEW,
                   "--max-failures", "300")  # fmt: skip
    assert result.code == 1
    assert any("wrote to its inputs: to indices" in "".join(case["explanation"]) for case in result.cases.values())


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_found_case_is_run_again_alone(sweep, misbehaving, jobs):
    result = sweep("--implementation", misbehaving, *WRONG, "--option", "on-extent=2", "--option", "every=3", *FEW,
                   "--max-failures", "12", "--jobs", jobs)  # fmt: skip
    assert (result.code, set(result.verdicts.values())) == (1, {"pass"})
    assert len(result.cases) == 12


def test_a_case_that_fails_only_after_others_is_reported_with_the_shortest_run(sweep, misbehaving):
    state = ["--implementation", misbehaving, *WRONG, "--option", "on-extent=2", "--option", "every=5"]
    result = sweep(*state, *FEW, "--max-failures", "3")
    assert (result.code, set(result.verdicts.values())) == (1, {"pass"})
    first, last = map(int, re.search(r"--from (\d+) --to (\d+) --jobs 1\n", result.out).groups())
    assert last - first == 4  # every fifth call of these cases gets a wrong answer
    command = re.search(r"run again: (.*)", result.out)[1].split()
    again = sweep(*command[2:])
    assert [int(name.split("/")[1]) for name in again.cases] == [last]
    shorter = sweep(*(str(first + 1) if word == str(first) else word for word in command[2:]))
    assert shorter.cases == {}


UNSTEADY = """
#include <fcntl.h>
#include <unistd.h>

/* Each call of all processes adds a byte to a file: one call of all writes no output. */
static enum scatter_cts_result run_once(void *state, const struct scatter_cts_request *request, struct scatter_cts_output *output,
                                        struct scatter_cts_message *message)
{
    int file = open("PATH", O_WRONLY | O_CREAT | O_APPEND, 0600);
    (void)state, (void)request, (void)output, (void)message;
    long calls = write(file, "x", 1) == 1 ? (long)lseek(file, 0, SEEK_END) : 0;
    close(file);
    return calls == 500 ? SCATTER_CTS_OK : SCATTER_CTS_UNSUPPORTED;
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof(struct scatter_cts_plugin), .run = run_once};
"""


def test_a_case_that_is_not_answered_wrongly_again_is_unsteady_and_not_blamed(sweep, compile_plugin, tmp_path):
    plugin = compile_plugin(UNSTEADY.replace("PATH", str(tmp_path / "calls")))
    result = sweep("--implementation", plugin, "--world", "small-1-1", "--jobs", "1")
    assert (result.code, list(result.verdicts.values())) == (1, ["unsupported"])
    assert (
        "1 case was reported as wrong, but answered correctly alone and when the cases before were run again: "
        "this is unsteady, and no case is blamed\n"
    ) in result.out


def test_a_case_of_each_cause_is_written_that_fails_for_this_cause(sweep, run, scatter_cts, misbehaving, tmp_path):
    wrong = ["--implementation", misbehaving, *WRONG, "--option", "on-extent=2"]
    result = sweep(*wrong, *FEW, "--no-shrink", "--save-cases", tmp_path / "saved")
    saved = run(*wrong, "--cases", tmp_path / "saved")
    assert len(saved.cases) == len(result.footer["causes"]) > 1
    assert set(saved.verdicts.values()) == {"fail"}
    assert scatter_cts("verify", "--cases", tmp_path / "saved").returncode == 0
    assert all(case["why"].startswith("A sweep of misbehaving found it: ") for case in saved.cases.values())
    answers = [record["output"] for record in result.cases.values()]
    assert all(record["output"] in answers for record in saved.cases.values())


def test_a_case_that_cannot_be_written_is_an_error(scatter_cts, misbehaving, tmp_path):
    (tmp_path / "file").touch()
    process = scatter_cts("sweep", "--implementation", misbehaving, *WRONG, *FEW, "--max-failures", "3", "--save-cases",
                          tmp_path / "file")  # fmt: skip
    assert process.returncode == 3
    assert str(tmp_path / "file") in process.stderr


def test_a_plugin_that_refuses_everything_was_not_compared(sweep, misbehaving):
    result = sweep("--implementation", misbehaving, "--option", "misbehave=unsupported", *FEW)
    assert result.code == 3


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--world", "small-9-1"], "1 to 8 elements"),
        (["--world", "random-1"], "limit the sweep with --cases, --to or --seconds"),
        (["--world", "random-01"], "there is no world"),
        (["--world", "tiny"], 'there is no world "tiny"'),
        (["--world", "small-2-2x"], "there is no world"),
        (["--world", "small-1-1", "--from", "7320"], "has cases 0 to 7319"),
        (["--from", "5", "--to", "4"], "--to 4: must not be less than --from 5"),
        (["--max-failures", "0"], "--max-failures 0: must be 1 or greater"),
        (["--cases", "0"], "--cases 0: must be 1 or greater"),
        (["--cases", "-1"], "--cases -1: must be 1 or greater"),
        (["--cases", "1", "--to", "1"], "--cases cannot be combined with --to"),
        (["--to", "-1"], "--to -1: must be 0 or greater"),
        (["--seed", "-1", "--cases", "1"], "--seed -1: must be 0 or greater"),
        (["--seed", "1", "--world", "random-1"], "--seed cannot be combined with --world"),
        (["--seed", "1"], "the world random-1 is too large to finish"),
        (["--in-process"], "--in-process is only for"),
        (["--seconds", "nan"], "--seconds nan: must be greater than 0"),
        (["--seconds", "inf"], "--seconds inf: must be greater than 0"),
        (["--seconds", "0"], "--seconds 0: must be greater than 0"),
        (["--dtype", "floaty"], "floaty"),
    ],
)
def test_impossible_options_are_wrong_usage(scatter_cts, arguments, words):
    process = scatter_cts("sweep", *named(arguments))
    assert process.returncode == 2
    assert re.search(re.escape(words), process.stderr)


