"""The parent gets the child's answer, or dies of the same signal."""

import os
import signal
import subprocess
import sys

import numpy
import pytest
from scatter_cts import child_process


def test_the_result_is_returned():
    array = numpy.arange(100_000)  # more than the capacity of a pipe
    assert (child_process(lambda answer: answer(array)) == array).all()


def test_an_exception_is_raised_in_the_parent():
    def fails(answer):
        raise ValueError("no such axis")

    with pytest.raises(ValueError, match="no such axis"):
        child_process(fails)


def test_no_answer_is_an_exception():
    with pytest.raises(RuntimeError, match="without an answer"):
        child_process(lambda answer: None)


def test_changes_by_the_child_do_not_affect_the_parent():
    values = []
    child_process(lambda answer: answer(values.append(1)))
    assert values == []


def test_a_signal_that_kills_the_child_kills_its_parent():
    program = "import os, signal; from scatter_cts import child_process\n" \
              "child_process(lambda answer: os.kill(os.getpid(), signal.SIGSEGV))"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, check=False)
    assert done.returncode == -signal.SIGSEGV
