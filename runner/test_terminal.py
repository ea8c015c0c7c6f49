"""What a person sees: plain text in a pipe, colours and one line of progress on a terminal."""

import os
import pty
import re
import subprocess

import pytest

ESCAPE = "\033"


@pytest.fixture(scope="module")
def on_terminal(program, corpus):
    """The program with a pseudo-terminal as standard output and standard error; what it wrote there."""

    def call(*arguments, **settings):
        ours, theirs = pty.openpty()
        process = subprocess.Popen(
            [program, *map(str, arguments)], stdout=theirs, stderr=theirs, cwd=corpus.parent, **settings
        )
        os.close(theirs)
        written = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            if not piece:
                break
            written += piece
        os.close(ours)
        return process.wait(), written.decode()

    return call


@pytest.fixture(scope="module")
def failing(misbehaving):
    return ["run", "--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=7"]


def test_in_a_pipe_there_are_no_colours_and_no_progress(scatter_cts, failing):
    process = scatter_cts(*failing)
    assert process.returncode == 1
    assert ESCAPE not in process.stdout
    assert process.stderr == ""


def test_a_terminal_shows_colours_and_progress(on_terminal, failing):
    code, text = on_terminal(*failing)
    assert code == 1
    assert f"{ESCAPE}[31mfail{ESCAPE}[0m" in text
    assert " cases" in text.split(f"{ESCAPE}[K")[0]


def test_the_progress_is_gone_at_the_end(on_terminal):
    code, text = on_terminal("run")
    assert code == 0
    after_progress = text.rsplit("\r" + ESCAPE + "[K", 1)[1]
    assert not re.search(r"\d+ of \d+ cases", after_progress)
    assert after_progress.splitlines()[-1].startswith(f"{ESCAPE}[32mreference")


def test_who_wants_no_colours_gets_none(on_terminal, failing):
    _, text = on_terminal(*failing, env=os.environ | {"NO_COLOR": "1"})
    assert f"{ESCAPE}[3" not in text
    assert "fail cases/" in text


def test_a_failure_shows_the_first_difference_with_its_bits_and_the_way_back(scatter_cts, failing):
    lines = scatter_cts(*failing).stdout.splitlines()
    assert lines[0].startswith("fail cases/ScatterND-16/indices-of-rank-3 (")
    assert lines[0].endswith(": ScatterND-16, opset 16, float, none)")
    assert lines[1:5] == [
        "  the result is wrong",
        "    expected  output[6,1] = 102 (0x42cc0000)",
        "    actual    output[6,1] = 42 (0x42280000)",
        "    1 of 14 elements differ",
    ]
    assert lines[6].startswith("  run again: ")


def test_there_is_one_summary_line_for_each_implementation(scatter_cts, example):
    lines = scatter_cts("run", "--implementation", "reference", "--implementation", example).stdout.splitlines()
    assert [line.split()[0] for line in lines if " pass, " in line] == ["reference", "example"]


def test_the_summary_says_why_cases_are_unsupported(scatter_cts, example):
    lines = scatter_cts("run", "--implementation", example, "--dtype", "bool").stdout.splitlines()
    assert lines[:2] == ["unsupported, because", "  element type bool is not declared (7)"]
    assert lines[2].endswith("7 unsupported")
