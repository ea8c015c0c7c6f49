"""The output of a run: plain text in a pipe, colours and a progress line on a terminal."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios

import onnx
import pytest
from runs import named

ESCAPE = "\033"


@pytest.fixture(scope="module")
def on_terminal(program, corpus):
    """Runs the program with a pseudo-terminal as standard output and standard error; returns what it wrote."""

    def call(*arguments, columns=0, **settings):
        ours, theirs = pty.openpty()
        fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", 25, columns, 0, 0))
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
    """A run in which one of several cases fails."""
    options = ["--option", "misbehave=wrong-value", "--option", "on-extent=7"]
    cases = ["--filter", "*/ScatterND-16/indices-of-rank-3", "--filter", "*/ScatterND-16/elements"]
    return ["run", "--implementation", misbehaving, *options, *cases]


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


def test_the_progress_counts_selected_cases(on_terminal, failing):
    _, text = on_terminal(*failing)
    assert set(re.findall(r"\d+ of (\d+) cases", text)) == {"2"}


def test_the_progress_line_is_removed_at_the_end(on_terminal):
    code, text = on_terminal("run", "--implementation", "reference")
    assert code == 0
    after_progress = text.rsplit("\r" + ESCAPE + "[K", 1)[1]
    assert not re.search(r"^\d+ of \d+ cases", after_progress, re.MULTILINE)
    assert after_progress.splitlines()[-1].startswith(f"{ESCAPE}[32mreference")


def test_no_color_disables_colours(on_terminal, failing):
    _, text = on_terminal(*failing, env=os.environ | {"NO_COLOR": "1"})
    assert f"{ESCAPE}[3" not in text
    assert "fail cases/" in text


def test_a_dumb_terminal_gets_neither_colours_nor_progress(on_terminal, failing):
    _, text = on_terminal(*failing, env=os.environ | {"TERM": "dumb"})
    assert ESCAPE not in text and "\r2 of" not in text and "fail cases/" in text


@pytest.mark.parametrize(("columns", "least"), [(40, 34), (72, 60), (160, 81)])
def test_lines_are_as_wide_as_the_terminal(on_terminal, failing, columns, least):
    _, text = on_terminal(*failing, columns=columns, env=os.environ | {"NO_COLOR": "1"})
    shown = re.sub(r"\r[^\n]*\033\[K", "", text).splitlines()
    texts = [line for line in shown if line.startswith(" ") and "run again" not in line]  # not ids, commands and the summary
    assert [line for line in texts if len(line) > columns] == [] and least < max(map(len, texts))


# ---- warnings ----------------------------------------------------------------------------------------------


@pytest.fixture
def credulous(compile_plugin):
    """A plugin that refuses nothing and returns data unchanged."""
    return compile_plugin(
        """
#include <string.h>

static enum scatter_cts_result copy(void *state, const struct scatter_cts_request *request,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state, (void)message;
    memcpy(output->elements, request->inputs[0].elements, output->byte_size);
    return SCATTER_CTS_OK;
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = copy,
          .name = "credulous"};
"""
    )


def section(lines, heading):
    """The items of a section of the summary, each in one line, without indentation."""
    items = []
    start = next(number for number, line in enumerate(lines) if line.startswith(heading)) + 1
    for line in lines[start:]:
        if line.startswith("    "):
            items[-1] += " " + line.strip()
        elif line.startswith("  "):
            items.append(line.strip())
        else:
            break
    return items


# Two cases.
ALIKE = [
    "--filter", "*/ScatterElements-11/attribute-unknown-reduction-none",
    "--filter", "*/ScatterElements-13/attribute-unknown-reduction",
]  # fmt: skip


def test_the_first_case_of_a_warning_is_shown_in_full_if_verbose(scatter_cts, credulous):
    lines = scatter_cts("run", "--verbose", "--implementation", credulous, *ALIKE).stdout.splitlines()
    assert lines[0].startswith("warning cases/ScatterElements-11/attribute-unknown-reduction")
    assert "ScatterElements-11.attribute-unknown (should-reject)" in lines[2]
    assert "returned data unchanged" in "".join(lines[3 : lines.index("")])
    assert lines[lines.index("") - 1].startswith("  run again: ")


def test_further_cases_of_a_warning_are_only_counted(scatter_cts, credulous):
    process = scatter_cts("run", "--verbose", "--implementation", credulous, *ALIKE)
    assert process.stdout.count("warning cases/") == 1
    assert process.stdout.splitlines()[-1].endswith("2 pass, 0 fail, 2 with warnings")


def test_a_warning_of_another_kind_is_shown_as_well(scatter_cts, credulous):
    arguments = ["--verbose", "--implementation", credulous, *ALIKE, "--filter", "*/absent/*elements-10"]
    process = scatter_cts("run", *named(arguments))
    assert process.stdout.count("warning cases/") == 2


def test_warnings_are_shown_again_for_each_implementation(scatter_cts, credulous):
    arguments = ["--verbose", "--implementation", credulous, "--implementation", credulous, *ALIKE]
    process = scatter_cts("run", *named(arguments))
    assert process.stdout.count("warning cases/") == 2


def test_the_summary_lists_the_clauses_of_warnings(scatter_cts, credulous):
    process = scatter_cts("run", "--implementation", credulous, "--filter", "*/ScatterND-18/data-rank-scalar")
    assert section(process.stdout.splitlines(), "warnings") == [
        "ScatterND.data-rank (1 case: cases/ScatterND-18/data-rank-scalar)"
    ]
    assert "warning cases/" not in process.stdout


def test_if_verbose_the_summary_has_the_policy_of_each_warning(scatter_cts, credulous):
    arguments = ["--verbose", "--implementation", credulous, "--filter", "*/ScatterND-18/data-rank-scalar"]
    assert section(scatter_cts("run", *named(arguments)).stdout.splitlines(), "warnings") == [
        "ScatterND.data-rank: returned data unchanged (1 case: cases/ScatterND-18/data-rank-scalar)"
    ]


def test_the_summary_lists_inputs_that_the_version_gates_accepted(scatter_cts, credulous):
    lines = scatter_cts("run", "--implementation", credulous, *ALIKE).stdout.splitlines()
    assert "version gates: 0 invalid inputs refused, 2 accepted:" in lines
    (line,) = section(lines, "version gates")
    assert line.startswith("ScatterElements.attribute-unknown: returned data unchanged (2 cases, first ")
    assert "warnings" not in lines


def test_disputed_files_are_not_called_cases_that_are_not_as_expected(scatter_cts, copy_case):
    for case in ("elements", "slices"):
        folder = copy_case(f"ScatterND-18/{case}", keep_case_json=False)
        path = folder / "test_data_set_0/output_0.pb"
        tensor = onnx.load_tensor(path)
        tensor.raw_data = bytes([tensor.raw_data[0], tensor.raw_data[1] ^ 64]) + tensor.raw_data[2:]
        path.write_bytes(tensor.SerializeToString())
    process = scatter_cts("run", "--implementation", "reference", "--cases", folder.parents[1])
    assert process.stdout.startswith("2 cases have disputed files; causes: 1\n")


def test_strict_judgement_shows_each_case_as_a_failure(scatter_cts, credulous):
    process = scatter_cts("run", "--verbose", "--implementation", credulous, *ALIKE, "--strict")
    assert process.stdout.count("fail cases/") == 2
    assert "version gates: 0 invalid inputs refused, 2 accepted:" in process.stdout


def test_the_summary_has_the_first_line_of_a_reason(scatter_cts, python_program):
    message = b"one\ntwo"
    frame = bytes([0x1A, len(message)]) + message  # unsupported
    program = python_program(f"while True:\n    read_frame()\n    write_frame({frame!r})\n")
    lines = scatter_cts("run", "--implementation", program, "--filter", "*/ScatterND-18/elements").stdout.splitlines()
    assert section(lines, "reasons of unsupported cases") == ["one (1)"]


def test_a_warning_about_files_is_counted_and_if_verbose_shown_for_every_case(scatter_cts, copy_case):
    for name in ("one", "two"):
        folder = copy_case("ScatterND-18/elements", name=f"source/{name}", keep_case_json=False)
        tensor = onnx.load_tensor(folder / "test_data_set_0" / "input_0.pb")
        tensor.name = "another"
        (folder / "test_data_set_0" / "input_0.pb").write_bytes(tensor.SerializeToString())
    lines = scatter_cts("run", "--implementation", "reference", "--cases", folder.parents[2]).stdout.splitlines()
    (line,) = section(lines, "warnings about files")
    assert line.endswith("(2 cases, first source/one/ScatterND-18/elements)")
    lines = scatter_cts("run", "--implementation", "reference", "--verbose", "--cases", folder.parents[2]).stdout.splitlines()
    assert [line for line in lines if line.startswith("warning ")] == [
        f"warning source/{name}/ScatterND-18/elements" for name in ("one", "two")
    ]
