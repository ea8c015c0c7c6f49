"""Implementations by name: --implementation NAME[@VERSION], doctor, `list implementations`, and run.sh."""

import json
import os
import pathlib
import shlex
import shutil
import signal
import subprocess
import sys

import jsonschema
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
ELEMENTS = "cases/ScatterND-18/elements"
STEPS = [{"venv": "requirements.txt"}]
MANIFEST = {
    "description": "made up",
    "licence": "MIT",
    "upstream": "https://example.org/issues",
    "expresses": {"operators": ["ScatterND"], "dtypes": ["float"], "reductions": ["none"]},
    "versions": [{"version": "2.0", "steps": STEPS}, {"version": "1.0", "steps": STEPS}],
}
# Writes the options of hello to a file, and exits.
TELLING_PROGRAM = """
import json, pathlib, struct, sys
import protocol_pb2
size = struct.unpack("<I", sys.stdin.buffer.read(4))[0]
hello = protocol_pb2.ToImplementation.FromString(sys.stdin.buffer.read(size)).hello
pathlib.Path(sys.argv[1]).write_text(json.dumps([[option.key, option.value] for option in hello.options]))
"""


class World:
    """A folder with its own implementations, and commands that are executed in it."""

    def __init__(self, folder, scatter_cts, corpus):
        self.folder, self.scatter_cts, self.corpus = folder, scatter_cts, corpus

    def add(self, name, start, **members):
        """Writes a manifest; returns its folder."""
        folder = self.folder / "implementations" / name
        folder.mkdir(parents=True)
        manifest = {"name": name, "start": start} | MANIFEST | members
        (folder / "manifest.json").write_text(json.dumps(manifest))
        return folder

    def install(self, name, version="2.0", steps=None):
        """Pretends that set-up has installed it; returns its build folder."""
        build = self.folder / "build" / "implementations" / f"{name}@{version}"
        build.mkdir(parents=True)
        (build / "installed.json").write_text(json.dumps({"steps": steps or STEPS, "version": version}))
        return build

    def call(self, *arguments, **settings):
        return self.scatter_cts(*arguments, **{"cwd": self.folder} | settings)

    def version(self):
        """The version of the program, which is also that of the reference."""
        return self.call("--version").stdout.split()[-1]

    def listed(self):
        """The exit status and the objects of `list implementations --json`, by name and version."""
        process = self.call("list", "implementations", "--json")
        objects = [json.loads(line) for line in process.stdout.splitlines()]
        return process.returncode, {(listed["name"], listed["version"]): listed for listed in objects}


@pytest.fixture
def world(tmp_path, scatter_cts, corpus):
    (tmp_path / "cases").symlink_to(corpus)
    return World(tmp_path, scatter_cts, corpus)


@pytest.fixture
def library(world, misbehaving):
    """The name of an installed library, which misbehaves if an option requests it."""
    world.add("lib", {"library": "{build}/lib.so"}, options={"misbehave": "wrong-value"})
    (world.install("lib") / "lib.so").symlink_to(misbehaving)
    return "lib"


@pytest.fixture
def with_protocol():
    """An environment in which Python programs find the messages of the protocol."""
    return os.environ | {"PYTHONPATH": str(ROOT / os.environ.get("SCATTER_CTS_PROTOCOL", "build/release/python"))}


# ---- execution --------------------------------------------------------------------------------------------


def test_a_library_has_the_same_verdicts_by_name_and_by_path(world, run, example):
    world.add("lib", {"library": "{build}/lib.so"})
    (world.install("lib") / "lib.so").symlink_to(example)
    by_name, by_path = run("--implementation", "lib", cwd=world.folder), run("--implementation", example)
    assert by_name.code == 0
    assert by_name.verdicts == by_path.verdicts
    assert by_name.header["implementation"] == by_path.header["implementation"] | {"specification": "lib"}


def test_a_program_is_run_by_its_name_and_version(world, run, with_protocol):
    folder = world.add("prog", {"program": [sys.executable, "{folder}/my program.py"]})
    shutil.copy(ROOT / "implementations/example-python/scatter_example.py", folder / "my program.py")
    world.install("prog", "1.0")
    result = run("--implementation", "prog@1.0", "--filter", ELEMENTS, cwd=world.folder, env=with_protocol)
    assert (result.code, result.err, result.verdicts) == (0, "", {ELEMENTS: "pass"})
    assert result.header["implementation"]["specification"] == "prog@1.0"


def test_manifests_above_the_program_are_found_from_every_working_folder(world, library, program):
    copy = world.folder / "build" / "dev" / "bin" / "scatter-cts"
    copy.parent.mkdir(parents=True)
    shutil.copy(program, copy)
    process = subprocess.run([copy, "doctor", library], cwd="/", capture_output=True, text=True, check=False)
    assert process.returncode == 1
    assert "misbehaving 1.0 declares:" in process.stdout


def test_the_options_of_the_manifest_come_before_those_of_the_user(world, with_protocol):
    reported = world.folder / "received options"
    options = {"z": "{build}/{folder}", "a": "b c"}
    folder = world.add("prog", {"program": [sys.executable, "{folder}/it.py", str(reported)]}, options=options)
    (folder / "it.py").write_text(TELLING_PROGRAM)
    world.install("prog")
    world.call("doctor", "prog", "--option", "z=mine", "--option", "m=1", env=with_protocol)
    paths = "build/implementations/prog@2.0/implementations/prog"
    assert json.loads(reported.read_text()) == [["z", paths], ["a", "b c"], ["z", "mine"], ["m", "1"]]


def test_an_option_of_the_user_overrides_the_manifest(world, library, run):
    assert run("--implementation", library, "--filter", ELEMENTS, cwd=world.folder).code == 1
    mine = ["--option", "on=1000000"]
    assert run("--implementation", library, *mine, "--filter", ELEMENTS, cwd=world.folder).code == 0


def test_the_results_record_the_specification_of_the_user(world, library, run):
    result = run("--implementation", library, "--option", "every=1", "--filter", ELEMENTS, cwd=world.folder)
    assert result.header["implementation"]["specification"] == library
    assert result.header["implementation"]["options"] == {"every": "1"}
    command = result.cases[ELEMENTS]["command"]
    assert f"--implementation {library} --option every=1 " in command
    assert "misbehave" not in command
    assert command in result.out
    schema = json.loads((ROOT / "reports" / "results.schema.json").read_text())
    for record in result.records:
        jsonschema.validate(record, schema)


def test_the_options_of_the_manifest_are_used_with_in_process_too(world, library, run):
    result = run("--implementation", library, "--in-process", "--filter", ELEMENTS, cwd=world.folder)
    assert (result.code, result.verdicts) == (1, {ELEMENTS: "fail"})


def test_a_restarted_process_gets_the_options_of_the_manifest(world, misbehaving, run):
    world.add("lib", {"library": str(misbehaving)}, options={"misbehave": "sigsegv", "on": "4"})
    world.install("lib")
    result = run("--implementation", "lib", "--jobs", 1, "--filter", "cases/ScatterND-18/*", cwd=world.folder)
    (lost,) = result.footer["lost_processes"]
    assert (lost["how"], lost["count"] > 1) == ("was killed by SIGSEGV", True)


def test_doctor_shows_what_a_known_implementation_declares(world, library):
    process = world.call("doctor", library, "--option", "on=1000000")
    assert process.returncode == 0
    assert process.stdout.startswith("lib\n")
    assert "misbehaving 1.0 declares:" in process.stdout


# ---- what cannot be executed ------------------------------------------------------------------------------

COMMANDS = [("run", "--implementation"), ("doctor",)]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("specification", "code", "message"),
    [
        ("absent", 3, "absent 2.0 is not installed: run implementations/setup absent"),
        ("absent@1.0", 3, "absent 1.0 is not installed: run implementations/setup absent@1.0"),
        ("old", 3, "old 2.0 was installed from an earlier manifest: run implementations/setup old again"),
        ("damaged", 3, "implementations/damaged/manifest.json: description: is not a string or is empty"),
        ("absent@9", 2, 'absent has no version "9"; its versions: 2.0, 1.0'),
        ("absnt", 2, '"absnt" is not an implementation (did you mean absent?): give "reference", the path of a shared library, '
         '"exec:COMMAND ARGUMENTS", or NAME[@VERSION] of a known one: absent, damaged, empty, old'),
        ("empty", 3, 'empty: there is no readable library "build/implementations/empty@2.0/it.so"'),
    ],
)  # fmt: skip
def test_a_missing_implementation_is_one_message(world, command, specification, code, message):
    for name in ("absent", "old", "empty"):
        world.add(name, {"library": "{build}/it.so"})
    world.add("damaged", {"library": "{build}/it.so"}, description=1)
    world.install("old", steps=[{"venv": "other.txt"}])
    world.install("empty")
    process = world.call(*command, specification)
    assert (process.returncode, process.stderr) == (code, f"scatter-cts: {message}\n")


def test_a_missing_program_is_one_message(world):
    world.add("prog", {"program": ["{build}/venv/bin/python", "{folder}/it.py"]})
    world.install("prog")
    process = world.call("doctor", "prog")
    assert process.returncode == 3
    assert process.stderr.startswith("scatter-cts: prog: ")
    assert "build/implementations/prog@2.0/venv/bin/python" in process.stderr


@pytest.mark.parametrize("name", ["../lib", "lib/../lib", "lib@../../elsewhere"])
def test_a_name_with_a_slash_is_the_path_of_a_library(world, library, name):
    process = world.call("doctor", name)
    assert process.returncode == 3
    assert process.stderr == f'scatter-cts: there is no readable library "{name}"\n'


# ---- the list ---------------------------------------------------------------------------------------------


def test_the_list_has_a_row_for_every_version_the_default_first(world):
    world.add("one", {"library": "{build}/one.so"})
    world.add("two", {"program": ["two"]}, description="the second")
    world.install("one")
    world.install("two", "1.0", [{"venv": "other.txt"}])
    process = world.call("list", "implementations")
    rows = [line.split() for line in process.stdout.splitlines()]
    assert (process.returncode, process.stderr) == (0, "")
    assert rows[0] == ["name", "version", "installed", "description"]
    assert rows[1][:4] == ["reference", world.version(), "built", "in"]
    assert rows[2:6] == [
        ["one", "2.0", "yes", "made", "up"],
        ["1.0", "no"],
        ["two", "2.0", "no", "the", "second"],
        ["1.0", "outdated"],
    ]
    assert "implementations/setup NAME installs" in process.stdout.splitlines()[-1]


def test_the_json_list_is_complete(world):
    world.add("one", {"library": "{build}/one.so"})
    world.add("two", {"program": ["two"]})
    world.install("one", "1.0")
    world.install("two", "1.0", [{"venv": "other.txt"}])
    code, listed = world.listed()
    assert code == 0
    assert listed["one", "2.0"] == {
        "name": "one",
        "version": "2.0",
        "default": True,
        "installed": False,
        "licence": "MIT",
        "description": "made up",
        "upstream": "https://example.org/issues",
        "start": "library",
    }
    other = {"version": "1.0", "default": False, "installed": True}
    assert listed["one", "1.0"] == listed["one", "2.0"] | other
    assert listed["two", "2.0"]["start"] == "program"
    assert listed["two", "1.0"]["installed"] is False
    reference = listed["reference", world.version()]
    assert (reference["start"], reference["installed"], reference["upstream"]) == ("built-in", True, None)
    assert len(listed) == 5


def test_a_damaged_manifest_is_reported_and_the_others_are_listed(world):
    world.add("damaged", {"library": "{biuld}/it.so"})
    world.add("good", {"library": "{build}/it.so"})
    code, listed = world.listed()
    assert code == 3
    assert [name for name, _ in listed] == ["reference", "good", "good"]
    process = world.call("list", "implementations")
    assert process.returncode == 3
    assert process.stderr == (
        "scatter-cts: implementations/damaged/manifest.json: start.library: has a { that is not part of "
        "{folder} or {build}\n"
    )


def test_the_text_of_a_manifest_cannot_control_the_terminal(world):
    world.add("odd", {"library": "{build}/it.so"}, description="\u001b[2Jred")
    assert "\033" not in world.call("list", "implementations").stdout


def test_the_list_reports_that_no_implementation_is_known(program, tmp_path):
    copy = tmp_path / "scatter-cts"
    shutil.copy(program, copy)
    command = [copy, "list", "implementations"]
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert process.returncode == 3
    assert process.stdout.splitlines()[-1].startswith("reference ")
    assert process.stderr.startswith("scatter-cts: no other implementation is known: ")


def test_all_implementations_of_this_project_are_listed(scatter_cts):
    process = scatter_cts("list", "implementations", "--json", cwd=ROOT)
    names = {json.loads(line)["name"] for line in process.stdout.splitlines()}
    assert (process.returncode, process.stderr) == (0, "")
    manifests = (ROOT / "implementations").glob("*/manifest.json")
    assert names == {"reference"} | {path.parent.name for path in manifests}


def test_the_help_explains_names(scatter_cts):
    assert "list implementations" in " ".join(scatter_cts("--help").stdout.split())
    assert "--implementation onnxruntime" in scatter_cts("--help").stdout
    assert "NAME[@VERSION]" in scatter_cts("run", "--help").stdout
    assert "implementations" in scatter_cts("list", "--help").stdout


# ---- run.sh -----------------------------------------------------------------------------------------------

STUB = '#!/usr/bin/env bash\necho "${0#"$HERE"/}" "$@" >>"$HERE/calls"\n'


@pytest.fixture
def run_sh(tmp_path):
    """run.sh in a checkout whose other programs only record their calls; returns these calls."""
    shutil.copy(ROOT / "run.sh", tmp_path)
    (tmp_path / "build" / "sdk").mkdir(parents=True)
    for name in ("cmake/install_packages.sh", "cmake/build_release.sh", "cmake/quietly.sh",
                 "implementations/setup", "build/release/bin/scatter-cts"):  # fmt: skip
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(STUB)
        path.chmod(0o755)
    for name in ("one", "two-2"):
        (tmp_path / "implementations" / name).mkdir()
        (tmp_path / "implementations" / name / "manifest.json").touch()

    def call(*arguments):
        (tmp_path / "calls").unlink(missing_ok=True)
        environment = os.environ | {"HERE": str(tmp_path)}
        subprocess.run([tmp_path / "run.sh", *arguments], cwd="/", env=environment, check=True)
        calls = (tmp_path / "calls").read_text().splitlines()
        return [call for call in calls if call.startswith(("implementations/", "build/"))]

    return call


@pytest.mark.parametrize(
    ("arguments", "installed"),
    [
        (["--implementation", "one"], "one"),
        (["--implementation=one@1.0"], "one@1.0"),
        (["-i", "one", "--filter", "x", "-itwo-2@3+cpu"], "one two-2@3+cpu"),
        (["-i=two-2"], "two-2"),
        (["-i", "reference", "--implementation", "one", "--implementation", "./one.so"], "one"),
    ],
)
def test_run_sh_installs_known_implementations(run_sh, arguments, installed):
    setup, run = run_sh(*arguments)
    assert setup == f"implementations/setup {installed}"
    assert run.startswith("build/release/bin/scatter-cts run --cases ")
    assert run.endswith(" ".join(arguments))
    assert "example.so" not in run


@pytest.mark.parametrize(
    "specification", ["reference", "three", "./one", "one/x.so", "exec:one", "../implementations/one"]
)
def test_run_sh_installs_nothing_else(run_sh, specification):
    (run,) = run_sh("--implementation", specification)
    assert run.endswith(f"--implementation {specification}")


@pytest.mark.parametrize("arguments", [[], ["--filter", "one"], ["--option", "one"]])
def test_run_sh_runs_the_example_by_default(run_sh, arguments):
    (run,) = run_sh(*arguments)
    assert "/build/example/example.so --cases" in run


@pytest.mark.parametrize(("arguments", "asked"), [([], True), (["--cases", "mine"], False), (["-cmine"], False)])
def test_run_sh_goes_on_without_the_package_of_onnx_s_cases_and_asks_for_it_only_to_run_them(run_sh, tmp_path, arguments, asked):
    (tmp_path / "cmake/install_packages.sh").write_text(STUB + "exit 3\n")
    (run,) = run_sh(*arguments)
    assert run.endswith(" ".join(arguments)) and run.count("--cases") + run.count("-cmine") >= 1
    assert ("libonnx-testdata" in (tmp_path / "calls").read_text()) == asked


def test_run_sh_ends_with_what_to_export_and_the_status_of_the_run(run_sh, tmp_path):
    (tmp_path / "build/release/bin/scatter-cts").write_text("#!/bin/sh\nexit 3\n")
    process = subprocess.run([tmp_path / "run.sh"], cwd="/", env=os.environ | {"HERE": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert (process.returncode, process.stdout) == (3, "")
    exported = subprocess.run(["sh", "-c", f"{process.stderr.splitlines()[-1]}; echo $PATH; echo $PYTHONPATH"],
                              env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True, check=True)  # fmt: skip
    assert exported.stdout.replace(str(tmp_path), "R") == "R/build/release/bin:R/python/bin:/usr/bin:/bin\nR/build/release/python\n"


@pytest.mark.parametrize(("status", "printed"), [(0, ""), (5, "said\nx  y\n")])
def test_run_sh_shows_the_output_of_a_failed_build(status, printed):
    command = ["sh", "-c", f"echo said; echo 'x  y' >&2; exit {status}"]
    quietly = ROOT / "cmake/quietly.sh"
    process = subprocess.run([quietly, *command], capture_output=True, text=True, check=False)
    assert (process.returncode, process.stdout) == (3 if status else 0, "")
    assert process.stderr.removeprefix(f"running: {' '.join(command)}\n") == printed  # on a slow machine


def test_a_build_that_takes_longer_is_named_and_a_terminal_shows_how_far_it_is():
    command = [ROOT / "cmake/quietly.sh", "sh", "-c", "printf '[1/2] a\\n[2/2] b\\n'; sleep 1.5"]
    named = f"running: {' '.join(command[1:])}"
    process = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (process.stdout, process.stderr) == ("", f"{named}\n")
    process = subprocess.run(["script", "-qec", shlex.join(map(str, command)), "/dev/null"], capture_output=True, text=True, check=True)
    shown = process.stdout.replace(named, "")
    assert "[2/2] b" in shown and "[1/2]" not in shown and shown.endswith("\033[K")


@pytest.mark.parametrize("arguments", [["run.sh"], ["python/build_wheel.sh", sys.executable]])
def test_the_first_step_of_a_build_is_named_while_it_still_takes_time(tmp_path, arguments):
    for name in ("run.sh", "python/build_wheel.sh", "cmake/build_release.sh", "cmake/quietly.sh"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name, text in ("cmake/install_packages.sh", "#!/bin/sh\n"), ("cmake/cmake", "#!/bin/sh\nexec sleep 60\n"):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    command = [tmp_path / arguments[0], *arguments[1:]]
    environment = os.environ | {"PATH": f"{tmp_path}/cmake:{os.environ['PATH']}"}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        line = process.stderr.readline()
        is_running = process.poll() is None
        os.killpg(process.pid, signal.SIGKILL)
    assert line.startswith("running: cmake -S ") and is_running
