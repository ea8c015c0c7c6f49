"""Fixtures for the tests of the program as a whole: its path, and runs with parsed results."""

import functools
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time
import uuid

import pytest
from built import built
from runs import Run, named

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The corpus of the project, packed; the fixture `corpus` is a small part of it, in folders.
CASES = ROOT / "cases"
sys.path += [str(ROOT / "generators"), str(ROOT / "reports")]
import archives  # noqa: E402
import file_tree  # noqa: E402

MARK = "SCATTER_CTS_TEST_MARK"

# No test takes nearly as long; a test that hangs fails instead.
PATIENCE_SECONDS = 120


@pytest.fixture(scope="session")
def program():
    return built("SCATTER_CTS", "build/release/bin/scatter-cts")


@pytest.fixture(scope="session")
def misbehaving():
    return built("SCATTER_CTS_TESTDATA", "build/release/runner/testdata") / "misbehaving.so"


@pytest.fixture(scope="session")
def misbehaving_program():
    return built("SCATTER_CTS_TESTDATA", "build/release/runner/testdata") / "misbehaving_program"


@pytest.fixture(scope="session")
def failing_calls():
    return built("SCATTER_CTS_TESTDATA", "build/release/runner/testdata") / "failing_calls.so"


@pytest.fixture(scope="session")
def example():
    return built("SCATTER_CTS_EXAMPLE", "build/example/example.so")


@pytest.fixture(scope="session")
def variants():
    return built("SCATTER_CTS_VARIANTS", "build/release/implementations/variants/variants.so")


def named_cases():
    """The cases that are named in tests, such as ScatterND-18/elements."""
    tests = pathlib.Path(__file__).parent.glob("test_*.py")
    return {name for test in tests for name in re.findall(r"\b[A-Za-z]+-\d+/[a-z0-9-]+", test.read_text())}


def is_small(case, description, named):
    """Whether a case belongs to the small corpus of these tests, which has a few cases of each kind."""
    table = description["provenance"]["table"]
    if table == "corpus_graphs":  # most implementations of these tests take single nodes
        return False
    if case.startswith("absent/") or case in named:
        return True
    refusal = table.startswith("corpus_refusals") and description["tier"] == "core"
    return table in ("corpus_elements", "corpus_nd") or (refusal and len(description["data_sets"]) == 1)


@pytest.fixture(scope="session")
def workplace(tmp_path_factory):
    """A folder like the project's, with a small corpus in archives without a manifest, because these tests run it often."""
    folder = tmp_path_factory.mktemp("workplace")
    for name in ("build", "implementations", "runner"):
        (folder / name).symlink_to(ROOT / name)
    file_tree.write(folder / "cases", archives.packed(small_corpus()))
    return folder


@functools.cache
def small_corpus():
    """The files of the small corpus by their paths."""
    named = named_cases()
    return {
        f"{case}/{name}": content
        for case, files in archives.read_cases(CASES).items()
        if is_small(case, json.loads(files["case.json"]), named)
        for name, content in files.items()
    }


@pytest.fixture(scope="session")
def corpus(tmp_path_factory):
    """The same corpus in folders."""
    folder = tmp_path_factory.mktemp("unpacked") / "cases"
    file_tree.write(folder, small_corpus())
    return folder


@pytest.fixture(scope="session")
def whole_corpus():
    return CASES


@pytest.fixture(scope="session")
def scatter_cts(program, workplace):
    """The program as a function: takes arguments and returns the finished process. `prefix` is a command that executes it."""

    def call(*arguments, prefix=(), **settings):
        settings = {"cwd": workplace, "capture_output": True, "text": True, "timeout": PATIENCE_SECONDS} | settings
        return subprocess.run([*prefix, program, *map(str, arguments)], **settings)

    return call


@pytest.fixture(scope="session")
def run(scatter_cts, tmp_path_factory):
    """`scatter-cts run` as a function that returns a Run; of the reference, if no implementation is named."""
    folder = tmp_path_factory.mktemp("results")

    def call(*arguments, **settings):
        results = folder / f"{uuid.uuid4()}.jsonl"
        return Run(scatter_cts("run", "--results", results, *named(arguments), **settings), results)

    return call


@pytest.fixture
def copy_case(tmp_path):
    """Unpacks a case into its own source folder; returns the folder of the case."""

    def copy(case, name="copied", keep_case_json=True):
        folder = tmp_path / name / case
        archives.unpack_case(CASES, case, folder)
        if not keep_case_json:
            (folder / "case.json").unlink()
        return folder

    return copy


def processes_with(mark):
    found = []
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            environment = (entry / "environ").read_bytes().split(b"\0")
            command = (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if f"{MARK}={mark}".encode() in environment:
            found.append(shlex.join(word.decode(errors="replace") for word in command if word))
    return found


@pytest.fixture(scope="session")
def new_mark():
    """Creates an environment for a process, and a function that lists the process and its descendants that still run."""

    def make():
        mark = str(uuid.uuid4())
        return os.environ | {MARK: mark}, lambda: processes_with(mark)

    return make


@pytest.fixture
def marked(new_mark):
    return new_mark()


@pytest.fixture(scope="session")
def eventually():
    """Waits until a condition holds; fails if it never holds."""

    def wait(condition):
        end = time.monotonic() + PATIENCE_SECONDS
        while not condition():
            assert time.monotonic() < end, "gave up waiting"
            time.sleep(0.01)

    return wait


PROLOGUE = """
import os, struct, sys, time

HELLO = b"\\x0a\\x06\\x0a\\x04test"  # HelloToRunner with the name "test"
FAILED = b"\\x2a\\x03bad"  # failed with the message "bad"


def read_frame():
    global number
    head = sys.stdin.buffer.read(4)
    if len(head) < 4:
        sys.exit(0)
    frame = sys.stdin.buffer.read(struct.unpack("<I", head)[0])
    number = frame[-9:]  # the field, which is the last one of every message
    return frame


def write_frame(message):
    message += number
    sys.stdout.buffer.write(struct.pack("<I", len(message)) + message)
    sys.stdout.buffer.flush()


read_frame()
write_frame(HELLO)
"""


@pytest.fixture(scope="session")
def write_program():
    """Writes a program that answers hello and then executes `body`; returns its `exec:` specification."""

    def write(folder, body):
        path = folder / "program under test.py"
        path.write_text(PROLOGUE + body)
        return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"

    return write


@pytest.fixture
def python_program(write_program, tmp_path):
    return lambda body: write_program(tmp_path, body)


@pytest.fixture
def python_example(tmp_path):
    """The Python example as a value of --implementation, with a statement about `node`, `data` and `output` after each case."""

    def write(misbehaviour="pass"):
        source = (ROOT / "implementations/example-python/scatter_example.py").read_text()
        source = source.replace("def answer(message)", f"def misbehave(node, data, output):\n    {misbehaviour}\n\n\ndef answer(message)")
        source = source.replace("        elements = {", "        misbehave(message.request.node, array(inputs[0]), output)\n        elements = {")
        path = tmp_path / "example.py"
        path.write_text("import os, time\n" + source)
        modules = built("SCATTER_CTS_PROTOCOL", "build/release/python")
        return ["--implementation", "exec:" + shlex.join(["env", f"PYTHONPATH={modules}", sys.executable, str(path)])]

    return write


PLUGIN_PROLOGUE = """
#include <scatter_cts/plugin.h>

#define PLUGIN SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin

static inline enum scatter_cts_result run(void *state, const struct scatter_cts_request *request,
                                          struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state, (void)request, (void)output, (void)message;
    return SCATTER_CTS_FAILED;
}
"""


@pytest.fixture(scope="session")
def compile_into():
    """Compiles a library in a folder from the rest of a C file, which may use `run`, which fails, and PLUGIN, the exported constant."""

    def compile(folder, rest, *options):
        source, library = folder / "plugin.c", folder / "plugin.so"
        source.write_text(PLUGIN_PROLOGUE + rest)
        words = ["-std=c11", "-shared", "-fPIC", f"-I{ROOT / 'runner' / 'worker' / 'include'}", *options]
        subprocess.run([os.environ.get("CC", "cc"), *words, "-o", library, source], check=True)
        return library

    return compile


@pytest.fixture
def compile_plugin(tmp_path, compile_into):
    """The same in the folder of a test."""
    return lambda rest: compile_into(tmp_path, rest)


# The example plugin, whose answers can be wrong: `is_wrong` decides; `served` counts the calls of its process, and `calls` those
# of all processes.
WRAPPER = """
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct scatter_cts_plugin *example;
static long served, calls, alone;

static int is_wrong(const struct scatter_cts_request *request)
{
    const struct scatter_cts_tensor *data = &request->inputs[0];
    (void)data;
    RULE
}

static enum scatter_cts_result open_example(const struct scatter_cts_option *options, size_t count, void **state,
                                            struct scatter_cts_message *message)
{
    void *library = dlopen("EXAMPLE", RTLD_NOW);
    example = library == NULL ? NULL : (const struct scatter_cts_plugin *)dlsym(library, "scatter_cts_plugin");
    (void)options, (void)count, (void)message, (void)state;
    return example == NULL ? SCATTER_CTS_FAILED : SCATTER_CTS_OK;
}

static enum scatter_cts_result run_example(void *state, const struct scatter_cts_request *request,
                                           struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    int file = open("CALLS", O_WRONLY | O_CREAT | O_APPEND, 0600);
    calls = write(file, "x", 1) == 1 ? (long)lseek(file, 0, SEEK_END) : 0;
    close(file);
    served++;
    enum scatter_cts_result result = example->run(state, request, output, message);
    if (result == SCATTER_CTS_OK && output->byte_size > 0 && is_wrong(request))
        ((char *)output->elements)[0] ^= 1;
    return result;
}

static void close_example(void *state)
{
    (void)state;
    AT_END
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof(struct scatter_cts_plugin),
          .name = "wrapper", .open = open_example, .run = run_example, .close = close_example};
"""


@pytest.fixture
def wrapper(compile_plugin, example, tmp_path):
    """The wrapper with a rule, as arguments."""

    def make(rule, at_end=""):
        texts = {"EXAMPLE": str(example), "CALLS": str(tmp_path / "calls"), "RULE": rule, "AT_END": at_end}
        source = WRAPPER
        for word, text in texts.items():
            source = source.replace(word, text)
        return ["--implementation", compile_plugin(source)]

    return make


@pytest.fixture
def sweep(scatter_cts, tmp_path):
    """Runs `scatter-cts sweep` with arguments and results; returns the Run."""

    def call(*arguments):
        results = tmp_path / "results.jsonl"
        return Run(scatter_cts("sweep", "--results", results, *named(arguments)), results)

    return call
