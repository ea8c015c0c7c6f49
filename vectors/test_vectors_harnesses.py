"""Each harness is green over core.json and red with a planted fault, and all of them say the same."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
HARNESS = HERE / "harness"


@pytest.fixture(scope="module")
def c_harness(compile_c, tmp_path_factory):
    target = tmp_path_factory.mktemp("c") / "harness"
    return compile_c(target, "-O2", *sorted((HARNESS / "c").glob("*.c")), HERE / "scatter_vectors.c")


@pytest.fixture(scope="module")
def rust_harness(cargo, crate):
    return cargo(crate(), "build", "--example", "harness") / "debug" / "examples" / "harness"


@pytest.fixture(scope="module")
def arm_harness(compile_c, tmp_path_factory):
    words = ["-Os", "-mthumb", "-static", *sorted((HARNESS / "c").glob("*.c")), HERE / "scatter_vectors.c"]
    return compile_c(tmp_path_factory.mktemp("arm") / "harness", *words, command="arm-linux-gnueabihf-gcc")


@pytest.fixture(params=[
    "python", "c", *(pytest.param(language, marks=pytest.mark.more_compilers) for language in ("javascript", "go", "rust", "arm"))
])
def harness(request):
    """A harness as a function of a folder with core.json and quarantine.json, and whether a fault is planted."""
    language = request.param
    program = request.getfixturevalue(f"{language}_harness") if language in ("c", "rust", "arm") else None
    command = {
        "python": [sys.executable, HARNESS / "python" / "harness.py"],
        "c": [program],
        "javascript": ["node", HARNESS / "javascript" / "harness.mjs"],
        "go": ["go", "run", "."],
        "rust": [program],
        "arm": ["qemu-arm", program],
    }[language]

    def run(folder, bug=False):
        reads = folder / "quarantine.json" if language in ("c", "arm") else folder
        words = [*command, *(["--bug"] if bug else []), reads]
        return subprocess.run(words, cwd=HARNESS / "go" if language == "go" else None, capture_output=True, text=True)

    run.reads_core_json = language not in ("c", "arm")
    return run


@pytest.fixture
def folder(tmp_path):
    """A copy of the files that harnesses read."""
    for name in ("core.json", "quarantine.json"):
        shutil.copy(HERE / name, tmp_path)
    return tmp_path


def counts(process):
    """The numbers in the last line."""
    last = process.stdout.splitlines()[-1]
    return {word: int(number) for number, word in re.findall(r"(\d+) (\w+)", last)}


def wrong_tests(process):
    return [line.removesuffix(" wrong") for line in process.stdout.splitlines()[:-1]]


def runs(group):
    return group["type"] in ("float", "int64")


def test_the_kernel_is_right(harness, core):
    process = harness(HERE)
    assert process.returncode == 0, process.stdout + process.stderr
    expected = sum(len(group["tests"]) for group in core["groups"] if runs(group))
    assert counts(process) == {"conforms": expected, "tolerated": 0, "wrong": 0, "skipped": core["tests"] - expected}


def test_a_planted_fault_is_found(harness, core):
    process = harness(HERE, bug=True)
    assert process.returncode == 1
    wrong = {test["id"] for group in core["groups"] if runs(group) for test in group["tests"]
             if test["result"] == "valid" and has_negative_index(test["indices"])}
    assert len(wrong) > 0
    assert set(wrong_tests(process)) == wrong
    assert counts(process)["wrong"] == len(wrong)


def has_negative_index(indices):
    digits = {"int32": 8, "int64": 16}[indices["type"]]
    return any(int(indices["hex"][end - 2], 16) >= 8 for end in range(digits, len(indices["hex"]) + 1, digits))


def test_a_test_in_quarantine_is_skipped(harness, folder):
    before = harness(folder, bug=True)
    entries = [{"id": test, "reason": "Only to try this."} for test in wrong_tests(before)]
    (folder / "quarantine.json").write_text(json.dumps({"format": 1, "tests": entries[1:]}, indent=2))
    process = harness(folder, bug=True)
    assert wrong_tests(process) == [entries[0]["id"]]
    assert counts(process)["skipped"] == counts(before)["skipped"] + len(entries) - 1


def test_a_missing_file_is_not_a_success(harness, folder):
    (folder / "quarantine.json").unlink()
    assert harness(folder).returncode not in (0, None)


def test_an_output_where_refusing_is_a_convention_is_counted_as_tolerated(harness, folder):
    if not harness.reads_core_json:
        pytest.skip("this one has the tests compiled in")
    core = json.loads((folder / "core.json").read_text())
    test = next(test for group in core["groups"] if runs(group) for test in group["tests"] if test["result"] == "valid")
    test.update(result="invalid", due="should", rules=["index-bounds"])
    (folder / "core.json").write_text(json.dumps(core))
    process = harness(folder)
    assert (process.returncode, counts(process)["tolerated"]) == (0, 1)


# ---- README.md ---------------------------------------------------------------------------------------------------


def block_of_readme(language):
    """The only block of code in README.md in this language."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```", (HERE / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 1
    return blocks[0]


RUNTIME = """
import importlib.util
specification = importlib.util.spec_from_file_location("harness", "scatter-vectors/harness/python/harness.py")
harness = importlib.util.module_from_spec(specification)
specification.loader.exec_module(harness)

def implements(group):
    return group["type"] in ("float", "int64")

def scatter(group, test):
    cells = harness.scatter(group, test, {bug})
    return None if cells is None else "".join(cells)
"""


@pytest.mark.parametrize("bug", [False, True])
def test_the_python_of_the_readme_finds_wrong_answers_only(tmp_path, bug):
    (tmp_path / "scatter-vectors").symlink_to(HERE)
    (tmp_path / "my_runtime.py").write_text(RUNTIME.format(bug=bug))
    (tmp_path / "readme.py").write_text(block_of_readme("python"))
    process = subprocess.run([sys.executable, "readme.py"], cwd=tmp_path, capture_output=True, text=True)
    assert (process.returncode, process.stdout != "") == (0, bug), process.stderr


@pytest.mark.parametrize("bug", [False, True])
def test_the_python_of_the_start_page_finds_wrong_answers_only(tmp_path, bug):
    page = (HERE.parent / "README.md").read_text(encoding="utf-8")
    lines = re.search(r"(?:^    import json, sys\n)(?:^(?:    .*)?\n)+", page, re.MULTILINE)[0]
    (tmp_path / "vectors").symlink_to(HERE)
    (tmp_path / "my_runtime.py").write_text(RUNTIME.format(bug=bug).replace("scatter-vectors", "vectors"))
    (tmp_path / "page.py").write_text(textwrap.dedent(lines))
    process = subprocess.run([sys.executable, "page.py"], cwd=tmp_path, capture_output=True, text=True)
    assert (process.returncode, process.stdout != "") == (0, bug), process.stderr


def test_the_python_of_the_readme_has_twelve_lines():
    assert len([line for line in block_of_readme("python").splitlines() if line]) == 12


C_RUNTIME = """
const void *scatter(const struct scatter_vector *vector, int bug);

static int implemented(const struct scatter_vector *vector)
{
    return vector->data.type == SCATTER_VECTOR_FLOAT || vector->data.type == SCATTER_VECTOR_INT64;
}

static const void *run(const struct scatter_vector *vector, size_t *size)
{
    *size = vector->data.count * (vector->data.type == SCATTER_VECTOR_FLOAT ? 4U : 8U);
    return scatter(vector, BUG);
}
"""


@pytest.mark.parametrize("bug", [0, 1])
def test_the_c_of_the_readme_finds_wrong_answers_only(tmp_path, compile_c, bug):
    includes, main = block_of_readme("c").split("int main", 1)
    (tmp_path / "readme.c").write_text(f"{includes}{C_RUNTIME}int main{main}")
    program = compile_c(tmp_path / "readme", f"-DBUG={bug}", tmp_path / "readme.c", HARNESS / "c" / "scatter.c", HERE / "scatter_vectors.c")
    process = subprocess.run([program], capture_output=True, text=True)
    assert (process.returncode, process.stdout != "") == (0, bool(bug))
