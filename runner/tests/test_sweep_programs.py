"""`scatter-cts sweep` with programs: they get the same cases as a plugin."""

import sys

import pytest

FEW = ["--world", "random-1", "--to", "3000", "--operator", "ScatterND-18", "--dtype", "float"]
SMALL = ["--world", "small-1-2", "--operator", "ScatterND-18", "--dtype", "float"]
# The timeout of a case in seconds: long for a busy machine, and short if it must expire.
PATIENCE = {"crash": 60, "timeout": 2}
WRONG = "if data.shape[:1] == (2,): output.flat[0] += 1"


@pytest.mark.parametrize("world", [FEW, SMALL])
def test_a_correct_program_gets_the_same_cases_as_a_plugin(sweep, python_example, example, world):
    result, plugin = sweep(*python_example(), *world), sweep("--implementation", example, *world)
    assert (result.code, result.cases) == (0, {})
    assert result.footer["sweep"]["executed"] == plugin.footer["sweep"]["executed"] > 30


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_wrong_program_fails_and_the_failing_case_is_shrunk(sweep, python_example, jobs):
    result = sweep(*python_example(WRONG), *FEW, "--max-failures", "3", "--jobs", jobs)
    assert set(result.verdicts.values()) == {"fail"}
    assert len(result.cases) == 3
    assert [shrunk["data"][0] for shrunk in result.footer["sweep"]["shrunk"]] == [2] * len(result.footer["causes"])


@pytest.mark.parametrize("misbehaviour, verdict", [("os._exit(3)", "crash"), ("os.kill(os.getpid(), 11)", "crash"), ("time.sleep(1000)", "timeout")])  # fmt: skip
def test_a_lost_process_fails_its_case_and_the_sweep_continues(sweep, python_example, misbehaviour, verdict):
    result = sweep(*python_example(f"if data.shape[:1] == (2,): {misbehaviour}"), *FEW, "--max-failures", "2", "--timeout", PATIENCE[verdict], "--no-shrink")
    assert list(result.verdicts.values()) == [verdict] * 2
    wrong = sweep(*python_example(WRONG), *FEW, "--max-failures", "2", "--no-shrink")
    assert list(result.cases) == list(wrong.cases)


def test_a_program_that_cannot_be_started_is_an_error(scatter_cts):
    process = scatter_cts("sweep", "--implementation", f"exec:{sys.executable} -c 0", *SMALL)
    assert process.returncode == 3
    assert process.stderr


def test_saved_answers_cannot_be_swept(scatter_cts, tmp_path):
    process = scatter_cts("sweep", "--implementation", f"answers:{tmp_path}", *SMALL)
    assert process.returncode in (2, 3)
    assert process.stderr
