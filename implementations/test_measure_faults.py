"""measure_faults.py reports which faults of the optimised plugin `run` and `sweep` find."""

import measure_faults
import pytest


@pytest.fixture
def measure(monkeypatch, capsys):
    """The exit status, and the lines of the table and below it."""
    monkeypatch.setattr(measure_faults, "PROGRAM", measure_faults.os.environ.get("SCATTER_CTS", "build/release/bin/scatter-cts"))

    def call(*arguments):
        status = measure_faults.main(list(arguments))
        return status, capsys.readouterr().out.splitlines()[2:]

    return call


def test_a_fault_is_reported_with_its_first_case_and_the_shapes_of_the_shrunk_case(measure):
    status, (row, *_) = measure("EMPTY_NOT_COPIED")
    assert status == 0
    assert "s, random-1/0000000013 | data float [1], indices [0], updates [0] |" in row


def test_a_fault_that_needs_other_cases_before_is_reported_with_their_number(measure):
    _, (row, *_) = measure("CACHE_WITHOUT_AXIS")
    assert row.endswith("s, random-1/0000000281 | after 1 case |")


def test_a_fault_that_run_alone_finds_is_an_error(measure):
    status, lines = measure("MEMO_OF_FIRST_TARGETS", "--seconds", "0.001")
    assert status == 1
    assert "not found" in lines[0]
    assert lines[-1] == "Found by run, but not by sweep: MEMO_OF_FIRST_TARGETS."
