"""The exit codes of `scatter-cts run`, each for every reason."""

import json

import onnx
import pytest
from runs import named

CASE = "ScatterND-18/elements"
WRONG = ["--option", "misbehave=wrong-value"]


def alter_stored_output(folder):
    path = folder / "test_data_set_0" / "output_0.pb"
    tensor = onnx.load_tensor(path)
    tensor.raw_data = bytes([tensor.raw_data[0] ^ 1]) + tensor.raw_data[1:]
    path.write_bytes(tensor.SerializeToString())


@pytest.fixture
def waive(tmp_path):
    """Writes a file with one waiver for the misbehaving plugin; returns its path."""

    def write(**members):
        path = tmp_path / "waivers.json"
        waivers = [{"reason": "known"} | members]
        path.write_text(json.dumps({"implementation": "misbehaving", "waivers": waivers}))
        return path

    return write


def test_0_when_everything_is_as_expected(run):
    result = run("--implementation", "reference")
    assert result.code == 0
    assert result.err == ""


def test_0_when_some_cases_are_unsupported(run, example):
    result = run("--implementation", example)
    assert "unsupported" in result.verdicts.values()
    assert result.code == 0


def test_1_when_an_answer_is_wrong(run, misbehaving):
    result = run("--implementation", misbehaving, "--option", "misbehave=wrong-value")
    assert result.code == 1


def test_1_when_every_case_crashes_and_nothing_is_compared(run, misbehaving):
    arguments = ["--option", "misbehave=sigsegv", "--option", "on-extent=7"]
    result = run("--implementation", misbehaving, *arguments, "--filter", "*/ScatterND-16/indices-of-rank-3")
    assert list(result.verdicts.values()) == ["crash"]
    assert result.footer["compared"] == 0
    assert result.code == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--no-such-option"],
        ["surplus"],
        ["--jobs", "many"],
        ["--jobs", "-1"],
        ["--jobs", "0"],
        ["--jobs", "1025"],
        ["--timeout", "0"],
        ["--timeout", "soon"],
        ["--start-timeout", "-1"],
        ["--memory", "much"],
        ["--memory", "1T"],
        ["--max-frame", "0"],
        ["--max-frame", "5G"],
        ["--guard", "middle"],
        ["--option", "novalue"],
        ["--option", "=value"],
        ["--operator", "Gather"],
        ["--operator", "ScatterND-12"],
        ["--dtype", "float33"],
        ["--opset", "eleven"],
        ["--tier", "half"],
        ["--require-compared", "some"],
        ["--implementation", "no-such-backend"],
        ["--cases", "cases", "--cases", "cases"],
        ["--results"],
        ["--waivers"],
        ["--rerun-failed"],
    ],
    ids=" ".join,
)
def test_2_for_wrong_usage_with_the_option_named(scatter_cts, arguments):
    process = scatter_cts("run", *named(arguments))
    assert process.returncode == 2
    assert process.stderr.startswith("scatter-cts: ")
    assert arguments[-1].split("=")[0] in process.stderr or arguments[0] in process.stderr
    assert process.stdout == ""


def test_3_for_an_empty_selection(run):
    result = run("--filter", "no/such/case")
    assert result.code == 3
    assert "no case was selected" in result.err


@pytest.fixture
def unlisted(copy_case):
    """A source whose manifest.json lists none of its files."""
    source = copy_case(CASE).parents[1]
    manifest = {"format": 1, "corpus": "scatter-cts", "version": "1.0.0", "files": {}}
    (source / "manifest.json").write_text(json.dumps(manifest))
    return source


def test_3_for_a_corpus_that_differs_from_its_manifest(run, unlisted):
    result = run("--cases", unlisted)
    assert result.code == 3
    assert "--any-corpus" in result.err


def test_0_for_such_a_corpus_with_any_corpus(run, unlisted):
    assert run("--cases", unlisted, "--any-corpus").code == 0


def test_3_for_a_folder_without_cases(run, tmp_path):
    result = run("--cases", tmp_path)
    assert result.code == 3
    assert "no case was selected" in result.err


def test_3_when_nothing_was_compared(run, example):
    result = run("--implementation", example, "--dtype", "float16")
    assert set(result.verdicts.values()) == {"unsupported"}
    assert result.code == 3
    assert "no answer was compared" in result.err


def test_3_when_fewer_were_compared_than_required(run):
    count = run().footer["compared"]
    assert run("--require-compared", count).code == 0
    result = run("--require-compared", count + 1)
    assert result.code == 3
    assert f"only {count} answers were compared, but --require-compared requires {count + 1}" in result.err


def test_0_when_every_failure_is_waived(run, misbehaving, waive):
    waivers = waive(clause="ScatterND.*", verdict="fail")
    result = run("--implementation", misbehaving, *WRONG, "--operator", "ScatterND", "--waivers", waivers)
    assert result.footer["waived"] == result.footer["verdicts"]["fail"] > 0
    assert result.code == 0


def test_1_when_some_failures_are_not_waived(run, misbehaving, waive):
    waivers = waive(cases="cases/ScatterND-18/elements", verdict="fail")
    assert run("--implementation", misbehaving, *WRONG, "--waivers", waivers).code == 1


def test_1_when_only_a_waiver_is_stale(run, misbehaving, waive):
    waivers = waive(cases="cases/ScatterND-18/*", verdict="crash")
    result = run("--implementation", misbehaving, "--waivers", waivers)
    assert result.footer["verdicts"]["fail"] == result.footer["verdicts"]["crash"] == 0
    assert result.code == 1


def test_3_for_waivers_that_cannot_be_read(run, misbehaving, waive):
    waivers = waive(cases="*", verdict="pass")
    result = run("--implementation", misbehaving, "--waivers", waivers)
    assert f"{waivers}: waivers[0].verdict: " in result.err
    assert result.code == 3


def test_3_when_no_case_failed_before(run, tmp_path):
    results = tmp_path / "all-pass.jsonl"
    results.write_bytes(run("--operator", "Scatter-9").raw)
    result = run("--rerun-failed", results)
    assert "no case failed before" in result.err
    assert result.code == 3


def test_3_for_results_that_cannot_be_read(run, tmp_path):
    results = tmp_path / "no-results.jsonl"
    results.write_text('{"type": "header"}\n')
    result = run("--rerun-failed", results)
    assert f"{results}, line 1: \"format\" is missing or not an integer" in result.err
    assert result.code == 3


def test_3_takes_precedence_over_1(run, misbehaving):
    arguments = ["--implementation", misbehaving, "--option", "misbehave=wrong-value"]
    assert run(*arguments, "--require-compared", 100000).code == 3


@pytest.mark.parametrize(
    "damage, file",
    [
        (lambda folder: (folder / "model.onnx").write_bytes(b"\xff" * 10), "model.onnx"),
        (lambda folder: (folder / "test_data_set_0" / "input_1.pb").write_bytes(b""), "input_1.pb"),
        (lambda folder: (folder / "test_data_set_0" / "input_2.pb").unlink(), "input_2.pb"),
        (lambda folder: (folder / "case.json").write_text("{"), "case.json"),
    ],
    ids=["garbage", "empty", "missing", "json"],
)
def test_3_for_a_case_that_cannot_be_read_while_the_others_are_run(run, copy_case, damage, file):
    damage(copy_case(CASE))
    result = run("--cases", copy_case("ScatterND-18/slices").parents[1])
    assert result.verdicts == {"copied/ScatterND-18/elements": "unreadable", "copied/ScatterND-18/slices": "pass"}
    assert file in " ".join(result.cases["copied/ScatterND-18/elements"]["explanation"])
    assert result.code == 3


def test_3_for_a_case_of_our_corpus_whose_author_and_reference_disagree(run, copy_case):
    folder = copy_case(CASE)
    alter_stored_output(folder)
    result = run("--cases", folder)
    assert list(result.verdicts.values()) == ["error"]
    assert result.code == 3


def test_a_plain_folder_with_a_wrong_output_is_disputed_and_does_not_count(run, copy_case):
    folder = copy_case(CASE, keep_case_json=False)
    alter_stored_output(folder)
    copy_case("ScatterND-18/slices")
    result = run("--cases", folder.parents[1])
    assert result.verdicts == {"copied/ScatterND-18/elements": "disputed", "copied/ScatterND-18/slices": "pass"}
    assert result.code == 0


def test_a_plain_folder_with_its_own_output_passes(run, copy_case):
    result = run("--cases", copy_case(CASE, keep_case_json=False))
    assert result.code == 0


@pytest.mark.parametrize(
    "make, message",
    [
        (lambda path: path.write_bytes(b"not a library"), "the library cannot be loaded"),
        (lambda path: path.mkdir(), "is not a regular file"),
        (lambda path: None, "there is no readable library"),
    ],
    ids=["garbage", "folder", "missing"],
)
def test_3_for_a_library_that_cannot_be_loaded(run, tmp_path, make, message):
    library = tmp_path / "plugin.so"
    make(library)
    result = run("--implementation", library)
    assert result.code == 3
    assert message in result.err
    assert str(library) in result.err


PLUGINS = {
    "no symbol": ("int nothing;", "exports no symbol scatter_cts_plugin"),
    "other version": (
        "PLUGIN = {.abi_version = 99, .size = sizeof scatter_cts_plugin, .run = run};",
        "is a plugin for version 99 of the interface; this program speaks version 1",
    ),
    "too small": (
        "PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = 8, .run = run};",
        "its plugin structure has 8 bytes",
    ),
    "no run": (
        "PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin};",
        "has no function `run`",
    ),
    "nothing known": (
        "static const char *const operators[] = {\"Gather\", NULL};\n"
        "PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = run,\n"
        "          .operators = operators};",
        'only "Gather": declare operators and versions',
    ),
}


@pytest.mark.parametrize("kind", PLUGINS)
def test_3_for_a_library_that_is_not_a_plugin(run, compile_plugin, kind):
    source, message = PLUGINS[kind]
    result = run("--implementation", compile_plugin(source))
    assert result.code == 3
    assert message in result.err


def test_1_for_a_plugin_without_a_name_that_answers_wrongly(run, compile_plugin):
    library = compile_plugin(
        "PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = run};"
    )
    result = run("--implementation", library)
    assert result.code == 1
    assert result.out.splitlines()[-1].startswith(f"{library}: ")


def test_3_when_a_request_is_longer_than_the_largest_frame(run):
    result = run("--implementation", "reference", "--max-frame", "300", "--filter", "cases/ScatterND-18/*")
    assert result.code == 3
    assert "not-run" in result.verdicts.values() or "does not answer" in result.err


def test_an_answer_longer_than_the_largest_frame_is_a_crash(run, python_program):
    body = """
import pathlib

marker = pathlib.Path(sys.argv[0]).with_suffix(".started")
for _ in range(0 if marker.exists() else 3):
    read_frame()
    write_frame(FAILED)
marker.touch()
read_frame()
write_frame(b"\\x00" * 2001)
"""
    arguments = ["--max-frame", "2000", "--jobs", 1, "--filter", "*/ScatterND-18/elements"]
    result = run("--implementation", python_program(body), *arguments)
    (case,) = result.cases.values()
    assert case["verdict"] == "crash"
    assert case["message"].startswith("started an answer longer than 2000 bytes")
