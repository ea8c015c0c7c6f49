"""`run --resume FILE`: a killed run can be resumed and gives the same records as an uninterrupted run."""

import gzip
import json
import os
import resource
import subprocess

import kill_resume
import pytest
from runs import Run, named

WRONG = ["--option", "misbehave=wrong-value", "--option", "on-extent=4"]
FEW = ["--operator", "ScatterND-16"]


@pytest.fixture
def results(tmp_path):
    return tmp_path / "results.jsonl"


@pytest.fixture
def journal(tmp_path):
    return tmp_path / "results.jsonl.partial"


@pytest.fixture
def resume(scatter_cts, results):
    """A run with --resume; returns a Run."""

    def call(*arguments, **settings):
        return Run(scatter_cts("run", *named(arguments), "--resume", results, **settings), results)

    return call


@pytest.fixture
def cut_short(resume, results, journal):
    """A whole run, after which only the first half of the journal is kept, as if it had been killed."""

    def call(*arguments):
        kept = journal.with_suffix(".kept")
        # The journal is removed at the end; a hard link keeps it.
        journal.touch()
        os.link(journal, kept)
        process = resume(*arguments)
        lines = kept.read_bytes().splitlines(keepends=True)
        results.unlink()
        kept.unlink()
        journal.write_bytes(b"".join(lines[: len(lines) // 2]))
        return process, len(lines) // 2 - 1

    return call


@pytest.mark.parametrize("jobs", [4, pytest.param(1, marks=pytest.mark.long)])
def test_killed_at_any_moment_it_resumes_to_the_same_records(program, workplace, misbehaving, tmp_path, jobs):
    arguments = ["--implementation", misbehaving, *WRONG, "--jobs", str(jobs)]
    left = kill_resume.kill_and_resume(program, arguments, tmp_path, 10, seed=jobs, cwd=workplace)
    assert len(left) == 10


def test_the_example_resumes_too(program, workplace, example, tmp_path):
    arguments = ["--implementation", example, "--jobs", "4"]
    kill_resume.kill_and_resume(program, arguments, tmp_path, 3, cwd=workplace)


def test_finished_cases_are_not_executed_again(cut_short, resume, results, write_program, tmp_path):
    counter = tmp_path / "requests"
    body = f"""
while True:
    read_frame()
    with open({str(counter)!r}, "a") as file:
        file.write("x")
    write_frame(FAILED)
"""
    arguments = ["--implementation", write_program(tmp_path, body), "--jobs", "1", *FEW]
    whole, finished = cut_short(*arguments)
    asked = counter.stat().st_size
    counter.unlink()
    again = resume(*arguments)
    assert finished > 5
    assert f"{finished} cases were already finished" in again.out
    assert counter.stat().st_size == asked - finished
    assert again.comparable == whole.comparable


def test_without_an_interruption_it_equals_results_and_leaves_no_journal(run, resume, misbehaving, journal, results):
    arguments = ["--implementation", misbehaving, *WRONG]
    resumed = resume(*arguments)
    assert resumed.comparable == run(*arguments).comparable
    assert [path.name for path in results.parent.iterdir()] == ["results.jsonl"]


def test_waivers_are_applied_to_finished_cases(cut_short, resume, misbehaving, tmp_path):
    arguments = ["--implementation", misbehaving, *WRONG, *FEW]
    whole, _ = cut_short(*arguments)
    failed = [case for case in whole.cases.values() if case["verdict"] == "fail"]
    waivers = [{"cases": case["id"], "verdict": "fail", "reason": "known"} for case in failed]
    path = tmp_path / "waivers.json"
    path.write_text(json.dumps({"implementation": "misbehaving", "waivers": waivers}))
    again = resume(*arguments, "--waivers", path)
    assert (again.code, again.footer["waived"]) == (0, len(failed))


def test_a_shuffled_run_resumes_in_the_same_order(cut_short, resume, misbehaving):
    arguments = ["--implementation", misbehaving, "--repeat", "2", *FEW]
    whole, _ = cut_short(*arguments)
    again = resume(*arguments)
    assert again.header["seed"] == whole.header["seed"]
    assert again.comparable == whole.comparable


def test_a_shard_resumes(cut_short, resume, misbehaving):
    arguments = ["--implementation", misbehaving, "--shard", "2/3"]
    whole, _ = cut_short(*arguments)
    assert resume(*arguments).comparable == whole.comparable


def test_a_shard_resumes_with_any_source_of_its_number(cut_short, resume, misbehaving):
    arguments = ["--implementation", misbehaving]
    slurm = {"SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "3"}
    whole, finished = cut_short(*arguments, "--shard", "2/3")
    again = resume(*arguments, "--shard", "auto", env=os.environ | slurm)
    assert f"{finished} cases were already finished" in again.out
    assert again.comparable[1:] == whole.comparable[1:]


def test_a_journal_of_another_shard_is_refused(cut_short, resume, misbehaving):
    arguments = ["--implementation", misbehaving]
    cut_short(*arguments, "--shard", "2/3")
    again = resume(*arguments, "--shard", "1/3")
    assert again.code == 3 and '"shard"' in again.err


@pytest.mark.parametrize(
    ("arguments", "member"),
    [(["--option", "misbehave=wrong-dtype"], "command"), (["--strict"], "command"), (["--shard", "1/2"], "shard")],
)
def test_a_journal_of_another_run_is_refused_by_name(cut_short, resume, misbehaving, journal, arguments, member):
    cut_short("--implementation", misbehaving, *FEW)
    before = journal.read_bytes()
    again = resume("--implementation", misbehaving, *FEW, *arguments)
    assert again.code == 3
    assert str(journal) in again.err and f'"{member}"' in again.err
    assert journal.read_bytes() == before
    assert again.raw == b""


def test_a_truncated_last_line_is_dropped(cut_short, resume, misbehaving, journal):
    arguments = ["--implementation", misbehaving, *FEW]
    whole, finished = cut_short(*arguments)
    os.truncate(journal, journal.stat().st_size - 5)
    again = resume(*arguments)
    assert f"{finished - 1} cases were already finished" in again.out
    assert again.comparable == whole.comparable


def test_a_compressed_journal_is_refused_and_stays(cut_short, resume, misbehaving, journal):
    arguments = ["--implementation", misbehaving, *FEW]
    cut_short(*arguments)
    journal.write_bytes(gzip.compress(journal.read_bytes()))
    before = journal.read_bytes()
    assert (resume(*arguments).code, journal.read_bytes()) == (3, before)


def test_a_damaged_line_is_refused_with_file_and_line(cut_short, resume, misbehaving, journal):
    arguments = ["--implementation", misbehaving, *FEW]
    cut_short(*arguments)
    lines = journal.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"verdict":"', b'"verdict":"x', 1)
    journal.write_bytes(b"".join(lines))
    again = resume(*arguments)
    assert again.code == 3
    assert f"{journal}, line 4" in again.err


@pytest.mark.parametrize("bytes_at_most", [3000, 40000])
def test_a_full_disk_is_exit_status_3(resume, misbehaving, bytes_at_most):
    """If a file cannot grow, as on a full disk, the finished records stay in the journal."""

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_at_most, resource.RLIM_INFINITY))

    arguments = ["--implementation", misbehaving]
    full = resume(*arguments, preexec_fn=limit)
    assert full.code == 3
    assert "cannot be written" in full.err
    assert full.raw == b""
    assert resume(*arguments).code == 0


@pytest.fixture
def hanging_run(program, corpus, results, write_program, tmp_path, eventually):
    """Starts a run that hangs after 20 answers; returns its process and its options, with which it does not hang again."""

    def call(output):
        hanging = tmp_path / "hangs"
        body = f"""
for number in range(20):
    read_frame()
    write_frame(FAILED)
if not os.path.exists({str(hanging)!r}):
    open({str(hanging)!r}, "w").close()
    time.sleep(1e6)
while True:
    read_frame()
    write_frame(FAILED)
"""
        arguments = ["--implementation", write_program(tmp_path, body), "--jobs", "1", "--cases", corpus, *FEW]
        arguments += ["--timeout", "100000"]
        command = [program, "run", *arguments, output, results]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        eventually(hanging.exists)
        return process, arguments

    return call


@pytest.mark.parametrize("output", ["--resume", "--results"])
def test_a_signal_leaves_the_journal_and_the_next_run_resumes(hanging_run, journal, resume, output):
    process, arguments = hanging_run(output)
    process.terminate()
    assert process.wait(timeout=60) == 3
    assert journal.exists()
    again = resume(*arguments)
    assert "were already finished" in again.out
    assert again.footer["complete"] and not journal.exists()


def test_a_killed_run_with_results_can_be_followed_and_resumed(hanging_run, journal, resume, eventually):
    process, arguments = hanging_run("--results")
    eventually(lambda: journal.read_text().count("\n") > 16)
    header, *cases = map(json.loads, journal.read_text().splitlines())
    assert header["type"] == "header"
    assert "fail" in [case["verdict"] for case in cases[:3]]  # from here on, results wait for the check of failures
    process.kill()
    process.wait(timeout=60)
    again = resume(*arguments)
    assert "were already finished" in again.out
    assert again.footer["complete"] and not journal.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--results", "other.jsonl"],
        ["--save-outputs", "outputs"],
        ["--implementation", "reference", "--implementation", "reference"],
    ],
)
def test_options_that_exclude_resume_are_wrong_usage(resume, arguments):
    process = resume(*FEW, *arguments)
    assert process.code == 2
    assert "--resume" in process.err


def test_a_file_that_cannot_be_written_is_reported_before_the_run(scatter_cts, tmp_path):
    process = scatter_cts("run", "--implementation", "reference", *FEW, "--resume", tmp_path / "no" / "results.jsonl")
    assert process.returncode == 3
    assert "results.jsonl" in process.stderr and process.stdout == ""


def test_processes_lost_at_the_start_up_check_count_with_a_journal_too(resume, misbehaving, corpus):
    options = ["--option", "misbehave=sigsegv", "--option", "on=1", "--filter", "cases/ScatterND-18/elements"]
    result = resume("--implementation", misbehaving, *options, "--cases", corpus, "--jobs", 1)
    assert [loss["when"] for loss in result.footer["lost_processes"]] == ["at the start-up check", "in a case"]
    assert result.code == 1
