"""Third-party names and messages print no additional lines and do not control the terminal, in any command."""

import json
import pathlib
import re
import shutil
import subprocess

import archives
import onnx
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT / "cases"

FORGED = "forged: 0 fail"
EVIL = f"e\n{FORGED}\n::error::y ::group::\n\u3000::debug::y\n\r\t\x1b[31m\x7f\x9b\u061c\u200e\u200f\u2028\u2029\u202e\u2066\u2069\ufeff\U000e0041"
HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\U000e0041]")


def assert_harmless(*texts):
    shown = "".join(texts)
    assert not [line for line in shown.splitlines() if line.startswith(FORGED)], shown
    assert not HARMFUL.search(shown), shown
    assert not [line for line in shown.splitlines() if line.lstrip().startswith("::")], shown
    assert not re.search(r"##[a-z]*\[", shown), shown
    assert "\t" not in shown.replace("\tunreadable: ", "").replace("\t", "", 5 * shown.count("\n")), shown


@pytest.fixture
def hostile(tmp_path):
    """A source with a case of a hostile name and values, one that cannot be read, and a folder that is not a scatter case."""
    source = tmp_path / f"s{EVIL}"
    case = source / f"good{EVIL}"
    archives.unpack_case(CASES, "ScatterND-18/elements", case)
    (case / "case.json").unlink()
    model = onnx.load(case / "model.onnx")
    model.graph.input[0].name = model.graph.node[0].input[0] = f"data{EVIL}"
    onnx.save(model, case / "model.onnx")
    tensor = onnx.load_tensor(case / "test_data_set_0" / "input_0.pb")
    tensor.name = f"other{EVIL}"
    (case / "test_data_set_0" / "input_0.pb").write_bytes(tensor.SerializeToString())
    bad = source / f"bad{EVIL}"
    shutil.copytree(case, bad)
    (bad / "test_data_set_0" / "input_1.pb").write_bytes(b"\xff")
    other = source / f"other{EVIL}"
    shutil.copytree(case, other)
    model.graph.node[0].op_type = "Gather"
    onnx.save(model, other / "model.onnx")
    return source, case


def test_run_is_harmless(run, hostile):
    source, _ = hostile
    result = run("--cases", source)
    assert result.code == 3
    assert sorted(result.verdicts.values()) == ["pass", "unreadable"]
    assert len(result.of_type("skipped")) == 1
    assert_harmless(result.out, result.err)


def test_the_command_that_runs_a_case_again_finds_it(run, hostile, misbehaving, scatter_cts):
    """'?' in a glob matches any byte, and replaces each byte that is not printable."""
    source, _ = hostile
    result = run("--implementation", misbehaving, "--option", "misbehave=wrong-value", "--cases", f"evil={source}")
    (failed,) = [case["id"] for case in result.cases.values() if case["verdict"] == "fail"]
    again = scatter_cts("list", "--cases", f"evil={source}", "--filter", failed)
    assert again.stdout.split("\t")[0] == failed
    assert_harmless(result.out, result.err)


def test_list_is_harmless(scatter_cts, hostile):
    process = scatter_cts("list", "--cases", hostile[0])
    assert process.returncode == 3  # one of them cannot be read
    assert_harmless(process.stdout, process.stderr)


def test_list_has_a_line_of_six_columns_for_each_case(scatter_cts, hostile):
    lines = scatter_cts("list", "--cases", hostile[0]).stdout.splitlines()
    assert [line.count("\t") for line in lines] == [1, 5]


@pytest.mark.parametrize(
    "command",
    [
        ["show", "CASE"],
        ["show", "BAD"],
        ["show", f"absent{EVIL}"],
        ["verify", "--cases", "SOURCE"],
        ["verify", f"surplus{EVIL}"],
        ["judge", "CASE", "CASE/test_data_set_0/output_0.pb"],
        ["judge", "CASE", "CASE/test_data_set_0/input_1.pb"],
        ["judge", "CASE", "--rejected"],
        ["judge", "CASE", f"absent{EVIL}"],
        ["judge", "BAD", "--rejected"],
        ["judge", "SOURCE", "--rejected"],
        ["eval", "CASE/model.onnx"],
        ["eval", f"absent{EVIL}"],
        ["eval", "CASE/model.onnx"] + [f"CASE/test_data_set_0/input_{i}.pb" for i in range(3)],
        ["eval", "BAD/model.onnx"] + [f"BAD/test_data_set_0/input_{i}.pb" for i in range(3)],
        ["export", "NEW", "--cases", "SOURCE"],
        ["export", "SOURCE", "--cases", "SOURCE"],
        ["doctor", f"absent{EVIL}.so"],
        ["doctor", f"exec:absent{EVIL}"],
        ["doctor", "reference", "--option", f"absent{EVIL}"],
        ["list", f"absent{EVIL}"],
        ["list", "--cases", f"absent{EVIL}"],
        ["run", "--implementation", "reference", "--cases", "SOURCE", "--waivers", f"absent{EVIL}"],
        ["run", "--implementation", "reference", "--cases", "SOURCE", "--rerun-failed", f"absent{EVIL}"],
        ["run", "--implementation", "reference", "--cases", "SOURCE", "--results", f"absent{EVIL}/results"],
        ["run", "--cases", "SOURCE", "--implementation", f"absent{EVIL}"],
        ["run", f"--absent{EVIL}"],
        [f"absent{EVIL}"],
    ],
    ids=lambda command: " ".join(word.replace(EVIL, "") for word in command),
)
def test_every_command_is_harmless(scatter_cts, hostile, tmp_path, command):
    source, case = hostile
    places = {"SOURCE": source, "CASE": case, "BAD": source / f"bad{EVIL}", "NEW": tmp_path / f"new{EVIL}"}
    words = [re.sub("^(SOURCE|CASE|BAD|NEW)", lambda match: str(places[match[0]]), word) for word in command]
    process = scatter_cts(*words)
    assert process.stdout + process.stderr
    assert_harmless(process.stdout, process.stderr)


TALKING = f"""
EVIL = {EVIL + " ##[error]z ##vso[task.z]"!r}.encode()


def text(field, value):
    length = len(value)
    return bytes([field << 3 | 2, length & 0x7f | 0x80, length >> 7]) + value

"""


@pytest.fixture
def talking_program(tmp_path, python_program):
    """A program with hostile names and messages."""

    def write(answer):
        specification = python_program(TALKING + f"while True:\n    read_frame()\n    {answer}\n")
        path = tmp_path / "program under test.py"
        hello = "write_frame(text(1, text(1, EVIL) + text(2, EVIL) + text(5, EVIL) + text(5, b'none')))"
        source = path.read_text().replace("read_frame()\nwrite_frame(HELLO)\n", "")
        path.write_text(source.replace("while True", f"read_frame()\n{hello}\nwhile True"))
        return specification

    return write


@pytest.mark.parametrize("field", [3, 4, 5], ids=["unsupported", "rejected", "failed"])
def test_messages_of_an_implementation_are_harmless(run, talking_program, field):
    program = talking_program(f"write_frame(text({field}, EVIL))")
    result = run("--implementation", program, "--filter", "cases/ScatterND-18/elements")
    assert result.cases
    assert_harmless(result.out, result.err)


def test_what_an_implementation_prints_is_harmless(run, scatter_cts, talking_program):
    program = talking_program("sys.stderr.buffer.write(EVIL + b'\\xff\\n'), sys.stderr.flush(), sys.exit(1)")
    result = run("--implementation", program, "--filter", "cases/ScatterND-18/elements")
    doctor = scatter_cts("doctor", program)
    assert "|" in result.err and "|" in doctor.stdout + doctor.stderr
    assert_harmless(result.out, result.err, doctor.stdout, doctor.stderr)


def test_doctor_is_harmless_about_a_declaration(scatter_cts, talking_program):
    process = scatter_cts("doctor", talking_program("write_frame(text(3, EVIL))"))
    assert "reductions:" in process.stdout
    assert_harmless(process.stdout, process.stderr)


def test_a_refusal_to_start_is_harmless(run, tmp_path, talking_program):
    program = talking_program("pass")
    path = tmp_path / "program under test.py"
    path.write_text(re.sub(r"write_frame\(text\(1, .*", "write_frame(text(5, EVIL))", path.read_text()))
    result = run("--implementation", program)
    assert "refused to start" in result.err
    assert_harmless(result.out, result.err)


def test_waivers_are_harmless(run, tmp_path, misbehaving):
    waivers = [{"cases": f"cases/{EVIL}", "verdict": "fail", "reason": EVIL}]
    path = tmp_path / f"waivers{EVIL}.json"
    path.write_text(json.dumps({"implementation": "misbehaving", "waivers": waivers}))
    filtered = ["--filter", "cases/ScatterND-18/elements", "--waivers", path]
    result = run("--implementation", misbehaving, *filtered)
    assert "matches no case" in result.err
    assert_harmless(result.out, result.err)
    path.write_text(json.dumps({"implementation": EVIL, "waivers": []}))
    result = run("--implementation", misbehaving, *filtered)
    assert_harmless(result.out, result.err)
    path.write_text(json.dumps({"implementation": EVIL, EVIL: []}))
    result = run("--implementation", misbehaving, *filtered)
    assert_harmless(result.out, result.err)


def test_third_party_results_are_harmless(run, scatter_cts, tmp_path, hostile):
    """A results file may contain anything."""
    result = run("--cases", hostile[0])
    path = tmp_path / f"results{EVIL}"
    for record in result.records:
        for member in ("id", "implementation", "message", "why"):
            if isinstance(record.get(member), str):
                record[member] += EVIL
        record.get("implementation") and isinstance(record["implementation"], dict) and record[
            "implementation"
        ].update(name=EVIL, version=EVIL)
    path.write_text("".join(json.dumps(record) + "\n" for record in result.records))
    for process in (scatter_cts("compare", path, path), scatter_cts("report", path, "--format", "markdown")):
        assert process.stdout + process.stderr
        assert_harmless(process.stdout, process.stderr)
    again = scatter_cts("run", "--implementation", "reference", "--cases", hostile[0], "--rerun-failed", path)
    assert again.stdout + again.stderr
    assert_harmless(again.stdout, again.stderr)


def test_invalid_utf8_is_not_shown(program, workplace, tmp_path):
    folder = str(tmp_path).encode() + b"/cases/a\xff\xed\xa0\x80\xc0\x8a"
    archives.unpack_case(CASES, "ScatterND-18/elements", tmp_path / "cases" / "a")
    (tmp_path / "cases" / "a" / "case.json").unlink()
    (tmp_path / "cases" / "a").rename(folder.decode(errors="surrogateescape"))
    process = subprocess.run([program, "list", "--cases", tmp_path / "cases"], cwd=workplace, capture_output=True)
    assert process.stdout.startswith(b"cases/a??????\tScatterND-18\t")


def test_only_one_file_prints_formats():
    """The formats of the C library print texts unchanged."""
    chapters = [path for path in (ROOT / "runner").glob("*/*.c") if path.parent.name not in ("testdata", "bench")]
    printing = [path.name for path in chapters if re.search(r"\bv?f?printf\(", path.read_text())]
    assert [name for name in printing if "_test" not in name] == []
