"""shard.sh and merge.sh with the variables that Slurm sets; try_cluster runs them on a real Slurm."""

import json
import os
import pathlib
import subprocess

import pytest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]

PROGRAM = ROOT / os.environ.get("SCATTER_CTS", "build/release/bin/scatter-cts")
MISBEHAVING = ROOT / os.environ.get("SCATTER_CTS_TESTDATA", "build/release/runner/testdata") / "misbehaving.so"
CASES = ["--cases", ROOT / "cases"]
WRONG = ["--implementation", MISBEHAVING, "--option", "misbehave=wrong-value", "--filter", "*/ScatterND-18/a*"]

# A program that records its arguments.
FAKE = """#!/bin/sh
for word; do printf '%s\\n' "$word"; done >"$FAKE"
"""


@pytest.fixture
def job(tmp_path):
    """A job in an environment with only the variables that Slurm sets."""

    def start(script, *arguments, **variables):
        environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "SCATTER_CTS_PROGRAM": str(PROGRAM)}
        return subprocess.run([HERE / script, *map(str, arguments)], cwd=tmp_path, text=True, capture_output=True,
                              env=environment | variables, check=False)  # fmt: skip

    return start


@pytest.fixture
def task(job):
    """A task of an array of two."""

    def start(number, *arguments, **variables):
        array = {"SLURM_ARRAY_TASK_ID": str(number), "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "2",
                 "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_CPUS_ON_NODE": "1"}  # fmt: skip
        return job("shard.sh", "results", *arguments, **array | variables)

    return start


@pytest.fixture
def fake(job, tmp_path):
    """The arguments that a script passes to the program."""
    program, arguments = tmp_path / "fake", tmp_path / "arguments"
    program.write_text(FAKE)
    program.chmod(0o755)

    def start(script, *words, **variables):
        settings = {"SCATTER_CTS_PROGRAM": str(program), "FAKE": str(arguments)}
        process = job(script, *words, **settings | variables)
        assert process.returncode == 0, process.stderr
        return arguments.read_text().splitlines()

    return start


def test_the_merge_exits_like_the_gate_although_all_tasks_failed(task, job, tmp_path):
    assert [task(number, *WRONG, *CASES).returncode for number in (1, 2)] == [1, 1]
    merged = job("merge.sh", "results", *CASES)
    assert merged.returncode == 1, merged.stderr
    assert json.loads((tmp_path / "results/results.jsonl").read_text().splitlines()[-1])["complete"]


def test_options_of_the_gate_go_to_the_merge(task, job):
    for number in (1, 2):
        task(number, *WRONG, *CASES)
    assert job("merge.sh", "results", *CASES, "--require-compared", "100000").returncode == 3


def test_if_a_task_wrote_nothing_the_merge_names_its_shard(task, job):
    task(1, *WRONG, *CASES)
    merged = job("merge.sh", "results", *CASES)
    assert merged.returncode == 3
    assert "of which 1 is missing: 2" in merged.stderr


def test_if_no_task_wrote_anything_the_merge_says_so(job):
    merged = job("merge.sh", "results", *CASES)
    assert merged.returncode == 3
    assert "results/shard-*.jsonl" in merged.stderr


def test_a_task_that_is_submitted_again_alone_knows_its_shard(task, job):
    task(1, *WRONG, *CASES)
    alone = {f"SLURM_ARRAY_TASK_{name}": "2" for name in ("MIN", "MAX")} | {"SLURM_ARRAY_TASK_COUNT": "1"}
    assert task(2, *WRONG, *CASES, "--shard", "2/2", **alone).returncode == 1
    assert job("merge.sh", "results", *CASES).returncode == 1


def test_a_task_starts_as_many_processes_as_it_has_processors(fake):
    arguments = fake("shard.sh", "results", SLURM_ARRAY_TASK_ID="1", SLURM_CPUS_ON_NODE="3")
    assert arguments[arguments.index("--jobs") + 1] == "3"
    arguments = fake("merge.sh", "results", SLURM_CPUS_ON_NODE="3")
    assert arguments[arguments.index("--jobs") + 1] == "3"


def test_words_with_spaces_are_passed_unchanged(fake):
    assert fake("shard.sh", "a folder", "--option", "a key=a value", SLURM_ARRAY_TASK_ID="7")[-4:] == [
        "--resume", "a folder/shard-7.jsonl", "--option", "a key=a value"]  # fmt: skip
    assert fake("merge.sh", "a folder", "--waivers", "a file")[-2:] == ["--waivers", "a file"]


@pytest.mark.parametrize("script", ["shard.sh", "merge.sh"])
def test_without_a_folder_it_is_wrong_usage(job, script):
    process = job(script)
    assert process.returncode == 2
    assert "usage: sbatch" in process.stderr


def test_outside_of_an_array_it_is_wrong_usage(job, tmp_path):
    process = job("shard.sh", "results")
    assert process.returncode == 2
    assert "sbatch --array" in process.stderr
    assert not (tmp_path / "results").exists()
