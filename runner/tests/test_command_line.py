"""The other commands: list, show, eval, doctor, worker, help and version."""

import json
import pathlib
import re
import subprocess
import sys

import onnx
import pytest
from runs import named

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMANDS = ["run", "doctor", "list", "show", "eval", "judge", "merge"]
ELEMENTS = "ScatterND-18/elements"


def data_set_of(corpus, case):
    folder = corpus / case
    return folder / "model.onnx", sorted((folder / "test_data_set_0").glob("input_*.pb"))


@pytest.mark.parametrize("word", ["--help", "-h", "help"])
def test_help_lists_the_commands(scatter_cts, word):
    process = scatter_cts(word)
    assert process.returncode == 0
    assert all(f"\n  {command} " in process.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_its_options(scatter_cts, command):
    process = scatter_cts(command, "--help")
    assert process.returncode == 0
    assert process.stdout.startswith(f"Usage: scatter-cts {command} [OPTION...]")
    assert process.stderr == ""


def test_without_a_command_the_help_goes_to_standard_error(scatter_cts):
    process = scatter_cts()
    assert process.returncode == 2
    assert process.stdout == ""
    assert "Usage: scatter-cts COMMAND" in process.stderr


def test_the_version_is_one_line(scatter_cts):
    process = scatter_cts("--version")
    assert process.returncode == 0
    name, version = process.stdout.split()
    assert name == "scatter-cts"
    assert len(version.split(".")) == 3


def test_an_unknown_command_is_named(scatter_cts):
    process = scatter_cts("rum")
    assert process.returncode == 2
    assert '"rum"' in process.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_option_is_named(scatter_cts, command):
    process = scatter_cts(command, "--no-such-option")
    assert process.returncode == 2
    assert "--no-such-option: unknown option" in process.stderr


@pytest.mark.parametrize("words", [["run", "--implemntation", "x"], ["list", "--jsn"], ["sweep", "--tmeout=3"]])
def test_a_similar_option_is_suggested(scatter_cts, words):
    process = scatter_cts(*words)
    meant = {"--implemntation": "--implementation", "--jsn": "--json", "--tmeout=3": "--timeout"}[words[1]]
    assert (process.returncode, f"{words[1]}: unknown option (did you mean {meant}?)" in process.stderr) == (2, True)


@pytest.mark.parametrize("arguments", [[], ["--guard", "end"], ["a", "b", "c"]])
def test_the_worker_is_not_for_direct_use(scatter_cts, arguments):
    process = scatter_cts("worker", *arguments)
    assert process.returncode == 2
    assert "worker is only for other commands" in process.stderr


def test_the_json_of_versions_has_one_object_per_line(scatter_cts):
    lines = scatter_cts("list", "versions", "--json").stdout.splitlines()
    versions = [json.loads(line) for line in lines]
    assert [version["id"] for version in versions] == [
        "Scatter-9",
        "Scatter-11",
        "ScatterElements-11",
        "ScatterElements-13",
        "ScatterElements-16",
        "ScatterElements-18",
        "ScatterND-11",
        "ScatterND-13",
        "ScatterND-16",
        "ScatterND-18",
    ]
    assert versions[-1]["reductions"] == ["none", "add", "mul", "max", "min"]


def test_the_text_of_versions_names_the_opsets(scatter_cts):
    out = scatter_cts("list", "versions").stdout
    assert "Scatter-9, opset 9 to 10\n" in out
    assert "ScatterND-16, opset 16 to 17\n" in out


def test_every_rule_has_a_code_and_a_sentence(scatter_cts):
    lines = scatter_cts("list", "rules").stdout.splitlines()
    assert len(lines) > 15
    assert all(len(line.split(maxsplit=1)) == 2 for line in lines)


def test_misreadings_are_listed_with_what_the_implementation_did(scatter_cts):
    rows = dict(line.split(maxsplit=1) for line in scatter_cts("list", "misreadings").stdout.splitlines())
    assert rows["nothing-done"] == "returned data unchanged" and len(rows) > 100
    assert "returned data unchanged" in scatter_cts("show", "nothing-done").stdout


def test_listing_an_unknown_subject_is_wrong_usage(scatter_cts):
    process = scatter_cts("list", "wishes")
    assert process.returncode == 2
    assert "list wishes: unknown value; the values are cases, " in process.stderr


def test_a_case_that_cannot_be_read_is_listed_as_unreadable(scatter_cts, copy_case):
    folder = copy_case(ELEMENTS)
    (folder / "model.onnx").write_bytes(b"\xff")
    process = scatter_cts("list", "--cases", folder)
    assert process.stdout.startswith("elements\tunreadable: ")
    assert process.returncode == 3  # as --help says


def test_an_empty_list_is_not_a_success(scatter_cts):
    process = scatter_cts("list", "--filter", "nothing")
    assert process.returncode == 3
    assert process.stdout == ""


@pytest.mark.parametrize("by", ["id", "folder"])
def test_show_prints_the_node_the_tensors_and_the_expectation(scatter_cts, corpus, by):
    process = scatter_cts("show", f"cases/{ELEMENTS}" if by == "id" else corpus / ELEMENTS)
    assert process.returncode == 0
    lines = process.stdout.splitlines()
    assert lines[1].startswith("ScatterND-18, opset 18")
    for beginning in ("data: ", "indices: ", "updates: ", "stored output: ", "the author expects: exact", "result: "):
        assert any(line.startswith(beginning) for line in lines)


def test_show_of_a_refused_case_names_the_rules(scatter_cts):
    process = scatter_cts("show", "cases/ScatterND-18/index-bounds-edges")
    assert "the reference refuses:\n  index-bounds: " in process.stdout


def test_show_of_an_unknown_case_says_how_to_find_one(scatter_cts):
    process = scatter_cts("show", "cases/ScatterND-18/nonsense")
    assert process.returncode == 3
    assert "scatter-cts list" in process.stderr


def test_show_without_a_case_is_wrong_usage(scatter_cts):
    assert scatter_cts("show").returncode == 2


@pytest.mark.parametrize("case", [ELEMENTS, "ScatterND-18/string-data", "ScatterElements-18/float16-add-rounds"])
def test_eval_gives_the_stored_output(scatter_cts, corpus, tmp_path, case):
    model, inputs = data_set_of(corpus, case)
    process = scatter_cts("eval", model, *inputs, "-o", tmp_path / "output.pb")
    assert (process.returncode, process.stdout, process.stderr) == (0, "", "")
    ours = onnx.load_tensor(tmp_path / "output.pb")
    assert ours == onnx.load_tensor(corpus / case / "test_data_set_0" / "output_0.pb")


def test_eval_without_a_file_shows_the_result(scatter_cts, corpus):
    model, inputs = data_set_of(corpus, ELEMENTS)
    process = scatter_cts("eval", model, *inputs)
    assert process.returncode == 0
    assert process.stdout.startswith("int64 [3,4]\n  1 2 3 102\n")


def test_eval_of_an_input_that_is_refused_names_every_broken_rule(scatter_cts, corpus, tmp_path):
    model, inputs = data_set_of(corpus, "ScatterND-18/index-bounds-edges")
    process = scatter_cts("eval", model, *inputs, "-o", tmp_path / "output.pb")
    assert process.returncode == 1
    assert "the input is refused\n  index-bounds: " in process.stderr
    assert not (tmp_path / "output.pb").exists()


@pytest.mark.parametrize("count, code", [(0, 2), (2, 2), (4, 2)])
def test_eval_with_another_number_of_inputs_is_wrong_usage(scatter_cts, corpus, count, code):
    model, inputs = data_set_of(corpus, ELEMENTS)
    assert scatter_cts("eval", model, *(inputs * 2)[:count]).returncode == code


def test_eval_without_a_model_is_wrong_usage(scatter_cts):
    assert scatter_cts("eval").returncode == 2


@pytest.mark.parametrize("broken", [0, 1, 2, 3])
def test_eval_names_the_file_that_it_cannot_read(scatter_cts, corpus, tmp_path, broken):
    model, inputs = data_set_of(corpus, ELEMENTS)
    files = [model, *inputs]
    files[broken] = tmp_path / "broken.file"
    files[broken].write_bytes(b"\xff\xff")
    process = scatter_cts("eval", *files)
    assert process.returncode == 3
    assert "broken.file" in process.stderr


def test_eval_to_a_file_that_cannot_be_written_is_an_error(scatter_cts, corpus, tmp_path):
    model, inputs = data_set_of(corpus, ELEMENTS)
    process = scatter_cts("eval", model, *inputs, "-o", tmp_path / "no" / "folder")
    assert process.returncode == 3
    assert "no/folder" in process.stderr


def test_doctor_prints_what_an_implementation_declares_and_that_it_works(scatter_cts, example):
    process = scatter_cts("doctor", "--implementation", example)
    assert process.returncode == 0
    assert "example 1.0 declares:" in process.stdout
    assert "types:       float int64 string" in process.stdout
    assert process.stdout.endswith("it works\n")


def test_doctor_examines_the_reference_if_it_is_named(scatter_cts):
    process = scatter_cts("doctor", "reference")
    assert process.returncode == 0
    assert process.stdout.startswith("reference\n")


@pytest.mark.parametrize("command", ["run", "sweep", "doctor"])
def test_a_command_that_tests_needs_an_implementation_and_shows_two_examples(scatter_cts, tmp_path, command):
    process = scatter_cts(command, cwd=tmp_path)
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.startswith(f"scatter-cts: {command} needs an implementation")
    assert "build/mine.so" in process.stderr and "exec:python3 my_backend.py" in process.stderr


@pytest.mark.parametrize(
    "wrong",
    [
        ["--implementation", "none"],
        ["--report", "pdf=x"],
        ["--strict=none"],
        ["--edition", "onnx-0"],
        ["--dtype", "none"],
        ["--max-failures", "0"],
        ["--repeat", "0"],
        ["--shard", "2/1"],
        ["--jobs", "0"],
        ["--guard", "none"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_reported_also_where_there_are_no_cases(scatter_cts, tmp_path, wrong):
    process = scatter_cts("run", *named(wrong), cwd=tmp_path)
    assert process.returncode == 2
    assert "cases" not in process.stderr and wrong[-1].split("=")[-1] in process.stderr.replace("pdf", "x")


def test_doctor_distinguishes_a_wrong_answer_from_no_answer(scatter_cts, misbehaving):
    process = scatter_cts("doctor", misbehaving, "--option", "misbehave=wrong-value")
    assert process.returncode == 1
    assert "ScatterND-18 on float: fail" in process.stdout
    assert "not every trivial case passes" in process.stdout


UNSUPPORTED_FROM = """
static enum scatter_cts_result only_old(void *state, const struct scatter_cts_request *request,
                                        struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    if (request->opset >= OPSET || request->op_type[7] == '\\0')
        return SCATTER_CTS_UNSUPPORTED;
    memcpy(output->elements, request->inputs[0].elements, output->byte_size);
    ((float *)output->elements)[1] = *(const float *)request->inputs[2].elements;
    (void)state, (void)message;
    return SCATTER_CTS_OK;
}
PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = only_old};
"""


def old_only(compile_plugin, opset):
    """A plugin that computes trivial cases below this opset, and never Scatter."""
    return compile_plugin("#include <string.h>\n" + UNSUPPORTED_FROM.replace("OPSET", str(opset), 1))


def test_doctor_tries_older_versions_if_the_newest_is_unsupported(scatter_cts, compile_plugin):
    process = scatter_cts("doctor", old_only(compile_plugin, 16))
    verdicts = [line.strip() for line in process.stdout.splitlines() if "ScatterND-" in line]
    assert verdicts == [
        "ScatterND-18 on float: unsupported",
        "ScatterND-16 on float: unsupported",
        "ScatterND-13 on float: pass",
    ]
    assert process.returncode == 0


def test_doctor_does_not_report_success_if_everything_is_unsupported(scatter_cts, compile_plugin):
    process = scatter_cts("doctor", old_only(compile_plugin, 1))
    assert process.stdout.count("unsupported") >= 9
    assert process.returncode == 3


def test_doctor_reports_why_an_implementation_does_not_start(scatter_cts, misbehaving):
    process = scatter_cts("doctor", misbehaving, "--option", "misbehave=open-fails")
    assert process.returncode == 3
    assert "this plugin does not open" in process.stderr
    assert "declares" not in process.stdout


def test_doctor_examines_several_and_the_worst_determines_the_exit_status(scatter_cts, example, tmp_path):
    process = scatter_cts("doctor", example, tmp_path / "missing.so")
    assert process.returncode == 3
    assert "it works" in process.stdout
    assert "missing.so" in process.stderr


def test_a_library_is_found_in_the_working_folder_by_its_bare_name(scatter_cts, example):
    process = scatter_cts("doctor", example.name, cwd=example.parent)
    assert process.returncode == 0


def test_text_of_an_implementation_cannot_control_the_terminal(scatter_cts, compile_plugin):
    library = compile_plugin(
        'static const char *const operators[] = {"ScatterND", "\\033[2J", NULL};\n'
        "PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = run,\n"
        '          .name = "\\033[31mred", .operators = operators};'
    )
    process = scatter_cts("doctor", library)
    assert "\033" not in process.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [(["rules", "cases"], "one subject at a time"), (["--json"], "list versions"), (["rules", "--json"], "list versions")],
)
def test_list_refuses_arguments_that_it_would_ignore(scatter_cts, arguments, complaint):
    process = scatter_cts("list", *arguments)
    assert process.returncode == 2
    assert complaint in process.stderr


def test_in_process_the_last_line_names_the_case_that_runs(scatter_cts, misbehaving):
    process = scatter_cts(
        "run", "--in-process", "--implementation", misbehaving, "--option", "misbehave=sigabrt",
        "--option", "on=3", "--filter", "cases/ScatterElements-18/*",
    )  # fmt: skip
    assert process.returncode < 0
    assert process.stderr.splitlines()[-1].startswith("running cases/ScatterElements-18/")


def test_show_of_a_clause_gives_the_places_of_its_sentences_and_a_working_command_to_print_them(scatter_cts):
    shown = scatter_cts("show", "ScatterND.index-negative").stdout
    assert "  ScatterND-16, ScatterND-18: Summary, sentence 10\n    https://github.com/onnx/onnx/blob/" in shown
    assert "\n  negative-indices: A negative index counts from the end where the text says so or admits it.\n" in shown
    [command] = re.findall(r"by: generators/(clauses\.py show \S+)\n", shown)
    printed = subprocess.run(
        [sys.executable, *command.split()], cwd=ROOT / "generators", capture_output=True, text=True, check=True)
    assert "ScatterND-16, ScatterND-18, Summary, sentence 10:\n" in printed.stdout


def test_every_clause_is_shown_with_its_source_or_a_decision(scatter_cts):
    clauses = [line.split()[0] for line in scatter_cts("list", "clauses").stdout.splitlines() if "." in line.split()[0]]
    shown = scatter_cts("show", *clauses).stdout
    assert len(clauses) == shown.count("\nsource: ") > 170
    assert shown.count("\ndecisions (DECISIONS.md)\n") >= shown.count("\nsource: no sentence") > 50


@pytest.mark.parametrize(
    "arguments, meant",
    [
        (["rnu"], "(did you mean run?)"),
        (["reprot"], "(did you mean report?)"),
        (["run", "--implementation", "refrence"], "(did you mean reference?)"),
        (["run", "mine.so"], 'unexpected argument "mine.so" (did you mean --implementation mine.so?)'),
        (["run", "--implementation", "reference", "folder"], '"folder" (did you mean --cases folder?)'),
        (["judge", "--outputs", "folder", "a", "b"], '"b" (the results file is a)'),
        (["run", "-V"], '-V: unknown option; "scatter-cts --version" prints the version'),
        (["list", "--version"], '--version: unknown option; "scatter-cts --version" prints the version'),
        (["run", "--implementation", "reference", "--memory", "2GB"], "--memory 2GB: must be a number of bytes, or a number with K, M or G, such as 64M"),
        (["run", "--implementation", "onnxruntme@1.32.0"], "(did you mean onnxruntime?)"),
        (["run", "-q"], "standard output can be redirected"),
        (["run", "--color=always"], "NO_COLOR"),
        (["run", "-o", "key=value"], "--option KEY=VALUE"),
        (["run", "--implementation", "reference", "--dtype", "fp16"], "(did you mean float16?)"),
        (["run", "--implementation", "reference", "--dtype", "U8"], "(did you mean uint8?)"),
        (["run", "--timeout", "1s"], '"1s" is not a number, such as 1'),
        (["run", "--implementation", "reference", "--operator", "scatterND"], "did you mean ScatterND?"),
        (["run", "--implementation", "reference", "--operator", "ScatterElement-18"], "did you mean ScatterElements-18?"),
        (["run", "--implementation", "reference", "--dtype", "Float"], "did you mean float?"),
        (["list", "--tier", "coer"], "--tier coer: unknown value (did you mean core?); the values are core, full, large, huge"),
        (["list", "--reduction", "addd"], "--reduction addd: unknown value (did you mean add?)"),
        (["list", "ruels"], "list ruels: unknown value (did you mean rules?); the values are cases, versions, rules,"),
        (["run", "--implementation", "reference", "--edition", "1.23"], "--edition 1.23: unknown value; the values are onnx-1.6,"),
        (["run", "--implementation", "reference", "--guard", "edn"], "--guard edn: unknown value (did you mean end?); the values are start, end"),
        (["run", "--implementation", "reference", "--report", "htlm=x"], "--report htlm: unknown value (did you mean html?)"),
        (["report", "--format", "htlm", "x"], "--format htlm: unknown value (did you mean html?); the values are html, junit,"),
        (["compare", "--format", "txet", "x", "y"], "--format txet: unknown value (did you mean text?); the values are text, markdown,"),
        (["show", "--format", "htlm", "x"], "--format htlm: unknown value (did you mean html?); the values are text, html"),
        (["run", "--implementation", "reference", "--strict=ScatterND.index-negativ"], "(did you mean ScatterND.index-negative?)"),
    ],
)
def test_a_similar_name_is_suggested(scatter_cts, arguments, meant):
    process = scatter_cts(*arguments)
    assert (process.returncode, meant in process.stderr) == (2, True)


def test_no_option_is_recommended_that_the_command_lacks(scatter_cts):
    assert "--option" not in scatter_cts("list", "-o", "x").stderr


@pytest.mark.parametrize("arguments", [["xyzzy"], ["run", "--implementation", "reference", "--operator", "Gather"], ["run", "--implementation", "reference", "--dtype", "quaternion"]])
def test_no_name_is_suggested_if_none_is_similar(scatter_cts, arguments):
    process = scatter_cts(*arguments)
    assert (process.returncode, "did you mean" in process.stderr) == (2, False)


@pytest.mark.parametrize("command", ["run", "doctor", "sweep", "judge", "report", "compare", "merge", "waive", "verify"])
def test_the_help_of_a_command_says_what_it_does_before_its_options(scatter_cts, command):
    _, purpose, *_ = scatter_cts(command, "--help").stdout.split("\n\n")
    assert re.match(r"[A-Z][a-z]+ [^-]", purpose)
