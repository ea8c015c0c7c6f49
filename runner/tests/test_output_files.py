"""What commands write for their user: each output appears whole or not at all, and its path is named if it cannot."""

import json
import os
import pathlib
import re
import resource
import shutil
import subprocess

import pytest

CASE = "cases/ScatterND-18/elements"
FEW = ["--implementation", "reference", "--filter", "cases/ScatterND-18/elements*"]
SWEEP = ["sweep", "--implementation", "reference", "--count", "9"]
ONE_RUN_FORMATS = ["statement", "badge"]
REPORT_FORMATS = ["markdown", "html", "junit", *ONE_RUN_FORMATS]


@pytest.fixture(scope="module")
def inputs(scatter_cts, corpus, misbehaving, tmp_path_factory):
    """A results file, a shard that is the whole run, and answers in a folder."""
    folder = tmp_path_factory.mktemp("inputs")
    wrong = ["--implementation", misbehaving, "--option", "misbehave=wrong-value", "--filter", f"{CASE}*"]
    calls = [
        ("run", *FEW, "--results", folder / "results.jsonl"),
        ("run", *wrong, "--results", folder / "wrong.jsonl"),
        ("run", *FEW, "--results", folder / "shard.jsonl", "--shard", "1/1"),
        ("run", *FEW, "--save-outputs", folder / "answers"),
    ]
    assert [scatter_cts(*arguments).returncode for arguments in calls] == [0, 1, 0, 0]
    (folder / "case").symlink_to(corpus / "ScatterND-18/elements")
    return folder


def commands(folder, output):
    """Every command that writes a file, with this output."""
    results, wrong = folder / "results.jsonl", folder / "wrong.jsonl"
    answers = ["--outputs", folder / "answers"]
    tensors = [folder / "case/test_data_set_0" / f"input_{number}.pb" for number in range(3)]
    yield "run --results", ["run", *FEW, "--results", output]
    yield "run --resume", ["run", *FEW, "--resume", output]
    yield "judge --results", ["judge", *answers, *FEW[2:], "--results", output]
    yield "judge RESULTS --results", ["judge", results, *answers, "--results", output]
    yield "merge --output", ["merge", folder / "shard.jsonl", "--output", output]
    yield "sweep --results", [*SWEEP, "--results", output]
    yield "sweep --resume", [*SWEEP, "--resume", output]
    yield "eval --output", ["eval", folder / "case/model.onnx", *tensors, "--output", output]
    yield "waive --output", ["waive", wrong, "--reason", "known", "--output", output]
    for form in ("text", "markdown", "json", "html"):
        yield f"compare {form}", ["compare", results, wrong, "--format", form, "--output", output]
    for form in ("html",):
        yield f"show {form}", ["show", CASE, "--format", form, "--output", output]
    for form in REPORT_FORMATS:
        yield f"report {form}", ["report", results, "--format", form, "--output", output]
        yield f"run --report {form}", ["run", *FEW, "--report", f"{form}={output}"]
        yield f"judge RESULTS --report {form}", ["judge", results, *answers, "--report", f"{form}={output}"]
        yield f"merge --report {form}", ["merge", folder / "shard.jsonl", "--report", f"{form}={output}"]


def folder_commands(folder, output):
    yield "run --save-outputs", ["run", *FEW, "--save-outputs", output]
    yield "export", ["export", output, "--filter", f"{CASE}*"]
    yield "export --outputs-layout", ["export", "--outputs-layout", output, "--filter", f"{CASE}*"]


NAMES = [name for name, _ in commands(pathlib.Path(), "")]
FOLDER_NAMES = [name for name, _ in folder_commands(None, "")]
RESUMED = ["run --resume", "sweep --resume"]  # FILE.partial must be beside: no device has one


def expect_refused(process, path):
    """Exit status 3, no crash, and one message that names the path; there is no output."""
    assert process.returncode == 3, (process.returncode, process.stderr)
    (line,) = process.stderr.splitlines()
    assert line.startswith("scatter-cts: ") and str(path) in line


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.long_after(12)
def test_an_output_in_a_missing_folder_is_refused_by_its_path(scatter_cts, inputs, tmp_path, name):
    path = tmp_path / "missing" / "output"
    expect_refused(scatter_cts(*dict(commands(inputs, path))[name]), path)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.long_after(12)
def test_an_output_that_is_a_folder_is_refused_by_its_path(scatter_cts, inputs, tmp_path, name):
    expect_refused(scatter_cts(*dict(commands(inputs, tmp_path))[name]), tmp_path)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.long_after(12)
def test_an_output_below_a_file_is_refused_by_its_path(scatter_cts, inputs, tmp_path, name):
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "output"
    expect_refused(scatter_cts(*dict(commands(inputs, path))[name]), path)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in RESUMED])
def test_an_output_on_a_full_device_is_reported_by_its_path(scatter_cts, inputs, name):
    expect_refused(scatter_cts(*dict(commands(inputs, "/dev/full"))[name]), "/dev/full")


@pytest.mark.parametrize("name", NAMES)
def test_an_output_is_whole_and_nothing_is_left_beside_it(scatter_cts, inputs, tmp_path, name):
    path = tmp_path / "output"
    path.write_text("before")
    process = scatter_cts(*dict(commands(inputs, path))[name])
    assert process.returncode in (0, 1), process.stderr
    assert path.stat().st_size > 0 and path.read_bytes() != b"before"
    assert os.listdir(tmp_path) == ["output"]


@pytest.mark.parametrize("name", FOLDER_NAMES)
@pytest.mark.parametrize("kind", ["below a file", "a file"])
def test_a_folder_that_cannot_be_made_is_refused_by_its_path(scatter_cts, tmp_path, name, kind):
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "output" if kind == "below a file" else tmp_path / "file"
    expect_refused(scatter_cts(*dict(folder_commands(None, path))[name]), path)


def limited(size):
    """Files cannot grow beyond this size, as on a full disk."""
    return {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))}


@pytest.mark.parametrize("name", [name for name in NAMES if name.split()[0] in ("report", "compare", "show", "waive")])
def test_a_full_disk_leaves_the_file_before_it(scatter_cts, inputs, tmp_path, name):
    path = tmp_path / "output"
    path.write_text("before")
    expect_refused(scatter_cts(*dict(commands(inputs, path))[name], **limited(20)), path)
    assert path.read_text() == "before"
    assert os.listdir(tmp_path) == ["output"]


# ---- two outputs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "outputs",
    [
        ["--results", "x", "--report", "junit=x"],
        ["--results", "x", "--report", "junit=./x"],
        ["--results", "x", "--report", "junit=link"],
        ["--report", "junit=x", "--report", "markdown=x"],
        ["--resume", "x", "--report", "junit=x"],
        ["--results", "x", "--report", "junit=x.sorted"],
    ],
    ids=" ".join,
)
def test_one_file_for_two_outputs_is_wrong_usage(scatter_cts, workplace, tmp_path, outputs):
    (tmp_path / "cases").symlink_to(workplace / "cases")
    (tmp_path / "link").symlink_to("x")
    (tmp_path / "x").write_text("before")
    process = scatter_cts("run", *FEW, *outputs, cwd=tmp_path)
    assert process.returncode == 2
    assert outputs[-1].split("=")[1] in process.stderr
    assert (tmp_path / "x").read_text() == "before"
    assert not (tmp_path / "x.partial").exists()


# ---- an output that is an input -----------------------------------------------------------------------------------

RUN_CASE = ["run", "--implementation", "reference", "--filter", "cases/ScatterND-18/elements*"]
# INPUT is a file of this name in a folder, and OUTPUT is another path of it.
REPLACING = [
    ("results.jsonl", ["report", "INPUT", "--format", "html", "-o", "OUTPUT"]),
    ("wrong.jsonl", ["report", "OTHER", "INPUT", "--format", "markdown", "--output=OUTPUT"]),
    ("wrong.jsonl", ["compare", "INPUT", "OTHER", "-o", "OUTPUT"]),
    ("wrong.jsonl", ["compare", "OTHER", "INPUT", "--format", "html", "-o", "OUTPUT"]),
    ("wrong.jsonl", ["waive", "INPUT", "--reason", "known", "-o", "OUTPUT"]),
    ("wrong.jsonl", ["waive", "INPUT", "--reason", "known", "--waivers", "OUTPUT"]),
    ("shard.jsonl", ["merge", "INPUT", "--report", "junit=OUTPUT"]),
    ("waivers.json", ["merge", "SHARD", "--waivers", "INPUT", "-o", "OUTPUT"]),
    ("waivers.json", [*RUN_CASE, "--waivers", "INPUT", "-r", "OUTPUT"]),
    ("waivers.json", [*RUN_CASE, "--waivers", "INPUT", "--resume", "OUTPUT"]),
    ("waivers.json", [*RUN_CASE, "--waivers", "INPUT", "--report", "markdown=OUTPUT"]),
    ("results.jsonl", [*RUN_CASE, "--baseline", "INPUT", "--report", "junit=OUTPUT"]),
    ("results.jsonl", [*RUN_CASE, "--rerun-failed", "INPUT", "--report", "junit=OUTPUT"]),
    ("results.jsonl", ["judge", "--outputs", "ANSWERS", "INPUT", "--report", "junit=OUTPUT"]),
    ("plugin.so", ["run", "--implementation", "INPUT", "-r", "OUTPUT"]),
    ("plugin.so", ["sweep", "--implementation", "INPUT", "--count", "9", "-r", "OUTPUT"]),
    ("program.py", ["run", "--implementation", "exec:python3 INPUT", "-r", "OUTPUT"]),
    ("program.py", ["run", "--implementation", "exec:sh -c 'exec python3 INPUT'", "-r", "OUTPUT"]),
    ("model.txt", [*RUN_CASE, "--option", "model=INPUT", "-r", "OUTPUT"]),
    ("cases.zip", ["run", "--implementation", "reference", "--cases", "INPUT", "-r", "OUTPUT"]),
    ("cases.zip", ["run", "--implementation", "reference", "--cases", "mine=INPUT/folder", "--report", "junit=OUTPUT"]),
    ("cases.zip", ["show", CASE, "--cases", "INPUT", "--format", "html", "-o", "OUTPUT"]),
    ("answer.pb", ["show", CASE, "--answer", "INPUT", "--format", "html", "-o", "OUTPUT"]),
    ("model.onnx", ["eval", "INPUT", "-o", "OUTPUT"]),
    ("input_0.pb", ["eval", "model.onnx", "INPUT", "-o", "OUTPUT"]),
]


def replacing(inputs, folder, name, words, link):
    """The arguments, in which the file of this name is an input and also an output, and the file."""
    source, output = folder / name, folder / "output"
    source.write_bytes((inputs / name).read_bytes() if (inputs / name).exists() else b"not read")
    if link == "path":
        output = folder / ".." / folder.name / name
    else:
        (output.symlink_to if link == "symbolic link" else output.hardlink_to)(source)
    places = {"INPUT": source, "OUTPUT": output, "OTHER": inputs / "results.jsonl", "SHARD": inputs / "shard.jsonl"}
    for place, path in {**places, "ANSWERS": inputs / "answers"}.items():
        words = [word.replace(place, str(path)) for word in words]
    return words, source


@pytest.mark.parametrize("link", ["path", "symbolic link", "hard link"])
@pytest.mark.parametrize(("name", "words"), REPLACING, ids=lambda value: value if isinstance(value, str) else " ".join(value[-3:]))
def test_an_output_that_would_replace_an_input_is_wrong_usage(scatter_cts, inputs, tmp_path, name, words, link):
    words, source = replacing(inputs, tmp_path, name, words, link)
    before = source.read_bytes()
    process = scatter_cts(*words)
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.count(name) > 0 and "is the same file as the input" in process.stderr
    assert source.read_bytes() == before
    assert not list(tmp_path.glob("*.partial"))


@pytest.mark.parametrize("name", ["elements/model.onnx", "elements/case.json", "elements/test_data_set_0/input_0.pb"])
def test_a_file_of_a_case_is_not_replaced_but_results_in_the_folder_are(scatter_cts, inputs, tmp_path, name):
    shutil.copytree(inputs / "case", tmp_path / "mine/elements")
    place, arguments = tmp_path / "mine" / name, ["run", "--implementation", "reference", "--cases", tmp_path / "mine"]
    before = place.read_bytes()
    assert (scatter_cts(*arguments, "-r", place).returncode, place.read_bytes()) == (2, before)
    for _ in range(2):
        process = scatter_cts(*arguments, "-r", tmp_path / "mine/results.jsonl")
        assert process.returncode == 0, process.stderr


def test_an_answer_that_is_judged_is_not_replaced(scatter_cts, inputs, tmp_path):
    shutil.copytree(inputs / "answers", tmp_path / "answers")
    (answer, *_) = (tmp_path / "answers").rglob("*.pb")
    before = answer.read_bytes()
    process = scatter_cts("judge", "--outputs", tmp_path / "answers", "-r", answer)
    assert (process.returncode, answer.read_bytes()) == (2, before)


@pytest.mark.parametrize("option", ["--waivers", "--rerun-failed", "--baseline"])
def test_an_input_that_is_called_partial_is_not_emptied(scatter_cts, tmp_path, option):
    partial = tmp_path / "results.jsonl.partial"
    partial.write_text("not read")
    process = scatter_cts(*RUN_CASE, option, partial, "-r", tmp_path / "results.jsonl")
    assert (process.returncode, partial.read_text()) == (2, "not read")
    (tmp_path / "link").symlink_to("results.jsonl")
    (tmp_path / "input").symlink_to(partial)
    for given in (partial, tmp_path / "input"):
        process = scatter_cts(*RUN_CASE, option, given, "-r", tmp_path / "link")
        assert (process.returncode, partial.read_text()) == (2, "not read")


@pytest.mark.parametrize("name", ["results.jsonl.partial", "results.jsonl.sorted.partial"])
def test_a_pipe_in_place_of_an_unfinished_file_is_refused_and_stays(scatter_cts, tmp_path, name):
    os.mkfifo(tmp_path / name)
    reader = os.open(tmp_path / name, os.O_RDONLY | os.O_NONBLOCK)
    process = scatter_cts(*RUN_CASE, "-r", tmp_path / "results.jsonl")
    assert process.returncode == 3
    assert f"{name}: File exists" in process.stderr
    assert os.read(reader, 1) == b""
    os.close(reader)
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("results.jsonl", [*RUN_CASE, "--baseline", "INPUT", "-r", "OUTPUT"]),
        ("wrong.jsonl", [*RUN_CASE, "--rerun-failed", "INPUT", "-r", "OUTPUT"]),
        ("results.jsonl", ["judge", "--outputs", "ANSWERS", "INPUT", "-r", "OUTPUT"]),
        ("shard.jsonl", ["merge", "INPUT", "-o", "OUTPUT"]),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value[-3:]),
)
def test_results_may_be_replaced_by_newer_results(scatter_cts, inputs, tmp_path, name, words):
    words, source = replacing(inputs, tmp_path, name, words, "path")
    before = source.read_bytes()
    process = scatter_cts(*words)
    assert process.returncode == 0, process.stderr
    assert source.read_bytes() != before


# ---- runs that do not come to their end ------------------------------------------------------------------------------


@pytest.mark.parametrize("implementation", ["no-such-backend", "none.so"])
def test_a_run_that_cannot_start_leaves_the_files_before_it(scatter_cts, tmp_path, implementation):
    files = {name: tmp_path / name for name in ("results.jsonl", "junit.xml", "new.md")}
    for name in ("results.jsonl", "junit.xml"):
        files[name].write_text("before")
    reports = ["--report", f"junit={files['junit.xml']}", "--report", f"markdown={files['new.md']}"]
    process = scatter_cts("run", "--implementation", implementation, "--results", files["results.jsonl"], *reports)
    assert process.returncode in (2, 3)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        "results.jsonl": "before",
        "junit.xml": "before",
    }


HANGING = """
import pathlib

for _ in range(5):
    read_frame()
    write_frame(FAILED)
read_frame()
(pathlib.Path(__file__).parent / "hangs").touch()
time.sleep(1e6)
"""


@pytest.fixture
def hanging_run(program, workplace, python_program, tmp_path, eventually):
    """A run that stands still after some cases, with its results and a JUnit report in tmp_path."""
    processes = []

    def call(body=HANGING):
        arguments = ["run", "--implementation", python_program(body), "--jobs", "1", "--timeout", "100000"]
        outputs = ["--results", tmp_path / "results.jsonl", "--report", f"junit={tmp_path / 'junit.xml'}"]
        process = subprocess.Popen(
            [program, *arguments, "--filter", "cases/ScatterND-18/*", *outputs],
            cwd=workplace,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        processes.append(process)
        eventually((tmp_path / "hangs").exists)
        return process

    yield call
    for process in processes:
        process.kill()
        process.wait()


def test_a_run_that_a_signal_stops_is_finished_and_marked(hanging_run, tmp_path):
    process = hanging_run()
    process.terminate()
    assert process.wait(timeout=60) == 3
    footer = json.loads((tmp_path / "results.jsonl").read_text().splitlines()[-1])
    assert (footer["type"], footer["complete"]) == ("footer", False)
    assert "the run is incomplete" in (tmp_path / "junit.xml").read_text()
    assert [path.name for path in tmp_path.glob("*.partial")] == ["results.jsonl.partial"]


def test_a_run_that_a_signal_stops_before_the_end_of_a_case_replaces_nothing(hanging_run, tmp_path):
    outputs = [tmp_path / "results.jsonl", tmp_path / "junit.xml"]
    for path in outputs:
        path.write_text("before")
    process = hanging_run(HANGING.replace("range(5)", "range(3)"))
    process.terminate()
    assert process.wait(timeout=60) == 3
    assert [path.read_text() for path in outputs] == ["before", "before"]


def test_a_run_whose_time_is_over_before_the_end_of_a_case_replaces_nothing(scatter_cts, tmp_path):
    outputs = [tmp_path / "results.jsonl", tmp_path / "junit.xml"]
    for path in outputs:
        path.write_text("before")
    process = scatter_cts("sweep", "--implementation", "reference", "--seconds", "1e-9", "--results", outputs[0], "--report", f"junit={outputs[1]}")
    assert process.returncode == 3 and "the time was over before the first case" in process.stderr
    assert [path.read_text() for path in outputs] == ["before", "before"]


def test_a_run_stopped_by_max_failures_is_finished_and_marked(scatter_cts, misbehaving, tmp_path):
    wrong = ["--implementation", misbehaving, "--option", "misbehave=wrong-value", "--max-failures", "1", "--jobs", "1"]
    outputs = ["--results", tmp_path / "results.jsonl", "--report", f"junit={tmp_path / 'junit.xml'}"]
    assert scatter_cts("run", *wrong, *outputs).returncode == 1
    footer = json.loads((tmp_path / "results.jsonl").read_text().splitlines()[-1])
    assert (footer["type"], footer["complete"]) == ("footer", False)
    assert "the run is incomplete" in (tmp_path / "junit.xml").read_text()


def test_a_run_that_is_killed_leaves_only_partial_files(hanging_run, tmp_path):
    (tmp_path / "results.jsonl").write_text("before")
    process = hanging_run()
    process.kill()
    process.wait()
    assert (tmp_path / "results.jsonl").read_text() == "before"
    assert not (tmp_path / "junit.xml").exists()
    assert {path.name for path in tmp_path.glob("*.partial")} == {"results.jsonl.partial", "results.jsonl.sorted.partial", "junit.xml.partial"}


@pytest.mark.parametrize(
    "reader",
    [
        ["report", "--format", "markdown", "PARTIAL"],
        ["compare", "PARTIAL", "WHOLE"],
        ["compare", "WHOLE", "PARTIAL"],
        ["judge", "PARTIAL", "--outputs", "ANSWERS"],
        ["waive", "PARTIAL"],
        ["merge", "PARTIAL"],
        ["run", *FEW, "--baseline", "PARTIAL"],
        ["run", *FEW, "--rerun-failed", "PARTIAL"],
    ],
    ids=lambda reader: " ".join(word for word in reader if not word.startswith(("cases", "ref", "--f", "--i"))),
)
def test_a_partial_file_is_cut_off_for_every_reader_even_between_two_runs(scatter_cts, inputs, tmp_path, reader):
    """A process that is killed between two runs leaves records that look complete."""
    whole = inputs / ("shard.jsonl" if reader[0] == "merge" else "results.jsonl")
    partial = tmp_path / "results.jsonl.partial"
    partial.write_bytes(whole.read_bytes())
    process = scatter_cts(*({"PARTIAL": partial, "WHOLE": whole, "ANSWERS": inputs / "answers"}.get(word, word) for word in reader))
    assert process.returncode == 3
    assert str(partial) in process.stderr
    assert "cut off" in process.stderr or "not complete" in process.stderr


# ---- links, pipes and devices -------------------------------------------------------------------------------------


def test_a_link_stays_and_the_file_behind_it_gets_the_results(scatter_cts, tmp_path):
    (tmp_path / "link").symlink_to("file")
    assert scatter_cts("run", *FEW, "--results", tmp_path / "link").returncode == 0
    assert (tmp_path / "link").is_symlink()
    assert json.loads((tmp_path / "file").read_text().splitlines()[-1])["complete"]
    assert len(os.listdir(tmp_path)) == 2


@pytest.mark.parametrize("device", ["/dev/stdout", "/dev/fd/1"])
def test_standard_output_is_written_where_it_stands(scatter_cts, inputs, tmp_path, device):
    """Although it may be a regular file, which would be truncated if it were opened again."""
    path = tmp_path / "log"
    with open(path, "w") as log:
        log.write("before\n")
        log.flush()
        results = inputs / "results.jsonl"
        process = scatter_cts(
            "report", results, "--format", "markdown", "-o", device, stdout=log, stderr=subprocess.PIPE, capture_output=False
        )
    assert process.returncode == 0, process.stderr
    assert path.read_text().startswith("before\n") and len(path.read_text()) > 100


def test_the_null_device_takes_several_outputs(scatter_cts):
    outputs = ["--results", os.devnull, "--report", f"junit={os.devnull}", "--report", f"markdown={os.devnull}"]
    assert scatter_cts("run", *FEW, *outputs).returncode == 0


def test_two_runs_do_not_write_one_file(hanging_run, scatter_cts, tmp_path):
    hanging_run()
    process = scatter_cts("run", *FEW, "--results", tmp_path / "results.jsonl")
    assert process.returncode == 3
    assert "another process is writing it" in process.stderr


# ---- standard streams that are closed ------------------------------------------------------------------------------


def closed(*streams):
    return {"preexec_fn": lambda: [os.close(stream) for stream in streams]}


WRONG = ["--implementation", "MISBEHAVING", "--option", "misbehave=wrong-value", "--filter", "cases/ScatterND-18/elements*"]
CLOSING = [
    (["run", *FEW, "--results", "OUTPUT"], 0),
    (["run", *WRONG, "--results", "OUTPUT"], 1),
    (["run", *WRONG, "--report", "junit=OUTPUT"], 1),
    (["sweep", "--implementation", "reference", "--count", "9", "--results", "OUTPUT"], 0),
    (["report", "RESULTS", "--format", "html", "--output", "OUTPUT"], 0),
    (["compare", "RESULTS", "RESULTS", "--output", "OUTPUT"], 0),
    (["run", *FEW], 3),
    (["run", *WRONG], 3),
    (["report", "RESULTS", "--format", "html"], 3),
    (["list", "clauses"], 3),
    (["--version"], 3),
    (["help"], 3),
    (["run", "--help"], 3),
    (["judge", "--outputs", "--help"], 3),
    (["compare", "--usage"], 3),
]


@pytest.mark.parametrize("streams", [(1,), (0, 1), (1, 2), (0, 1, 2)], ids=str)
@pytest.mark.parametrize(("words", "code"), CLOSING, ids=lambda value: " ".join(value[:1] + value[-1:]) if isinstance(value, list) else None)
@pytest.mark.long_after(12)
def test_what_is_printed_to_a_closed_stream_lands_in_no_file(scatter_cts, inputs, misbehaving, tmp_path, words, code, streams):
    output = tmp_path / "output"
    places = {"OUTPUT": output, "RESULTS": inputs / "results.jsonl", "MISBEHAVING": misbehaving}
    proper = tmp_path / "proper"
    for place, path in places.items():
        words = [word.replace(place, str(path)) for word in words]
    process = scatter_cts(*words, **closed(*streams))
    assert process.returncode == code
    if not output.exists():
        return
    scatter_cts(*(word.replace(str(output), str(proper)) for word in words))
    without_times = [re.sub(rb'("started"|"seconds"|time=)[^,]*', b"", path.read_bytes()) for path in (output, proper)]
    assert without_times[0] == without_times[1]


@pytest.mark.parametrize("implementation", ["MISBEHAVING", "PROGRAM"])
def test_the_processes_of_a_run_have_all_standard_streams(scatter_cts, misbehaving, python_program, tmp_path, implementation):
    program = python_program("import os\n[os.fstat(stream) for stream in (0, 1, 2)]\nread_frame()\nwrite_frame(FAILED)\n")
    words = {"MISBEHAVING": misbehaving, "PROGRAM": program}
    results = tmp_path / "results.jsonl"
    arguments = ["run", "--implementation", words[implementation], "--filter", f"{CASE}*", "--results", results]
    assert scatter_cts(*arguments, **closed(0, 1, 2)).returncode == scatter_cts(*arguments).returncode
