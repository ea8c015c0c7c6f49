"""The limits in time of cases (--timeout) and of starting (--start-timeout)."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

# The trivial cases at the start have vectors.
IN_CASE = "if data.ndim > 1: "
ONE_CASE = ("--filter", "*/ScatterND-18/elements", "--jobs", 1)


@pytest.fixture
def busy_processor():
    """The number of a processor that a process keeps busy."""
    number = min(os.sched_getaffinity(0))
    loop = f"import os; os.sched_setaffinity(0, [{number}])\nwhile True: pass"
    process = subprocess.Popen([sys.executable, "-c", loop])
    yield number
    process.kill()
    process.wait()


def starved(number: int) -> str:
    """
    Uses a tenth of a second of a busy processor, of which it gets some 1.5 percent: the weights of the nice values 19
    and 0 are 15 and 1024.
    """
    return f"""{IN_CASE}
        os.sched_setaffinity(0, [{number}])
        os.nice(19)
        end = time.process_time() + 0.1
        while time.process_time() < end: pass"""


@pytest.mark.long
def test_waits_for_a_processor_do_not_make_a_timeout(run, python_example, busy_processor):
    begin = time.monotonic()
    result = run(*python_example(starved(busy_processor)), *ONE_CASE, "--timeout", 2)
    if result.header["limits"]["time"] == "wall":
        pytest.skip("the system does not say how long threads wait")
    assert list(result.verdicts.values()) == ["pass"]
    assert time.monotonic() - begin > 3, "the case was not starved"


def test_a_case_that_sleeps_is_a_timeout_and_violates_its_clause(run, python_example):
    result = run(*python_example(f"{IN_CASE}time.sleep(1000)"), *ONE_CASE, "--timeout", 1)
    (case,) = result.cases.values()
    assert (case["verdict"], [failure["clause"] for failure in case["failures"]]) == ("timeout", ["ScatterND-18.ends-in-time"])
    assert result.code == 1


@pytest.mark.long
def test_a_trivial_case_has_the_time_for_starting(run, python_example):
    slow = "if data.ndim == 1: time.sleep(1.5)"
    result = run(*python_example(slow), *ONE_CASE, "--timeout", 0.1, "--start-timeout", 60)
    assert list(result.verdicts.values()) == ["pass"]


@pytest.mark.long
def test_a_trivial_case_has_no_more_than_the_time_for_starting(scatter_cts, python_example):
    process = scatter_cts("doctor", *python_example("time.sleep(1000)"), "--timeout", 1000, "--start-timeout", 2)
    assert process.returncode == 3
    assert "does not answer a trivial case of ScatterND-18 (float): gave no answer within 2000 ms" in process.stderr
