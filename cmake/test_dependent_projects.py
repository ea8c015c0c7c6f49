"""Another project uses scatter-cts: installed, with find_package and pkg-config; or as a subproject."""

import json
import re
import shutil
import shlex

import junitparser
import pytest
from installing import BUILD, ROOT, call, contents, done

CONSUMER = ROOT / "cmake/consumer"
EXAMPLE = ROOT / "implementations/example"


def configure(folder, way, *definitions):
    return done("cmake", "-S", CONSUMER, "-B", folder, "-G", "Ninja", f"-DWAY={way}", f"-DEXAMPLE={EXAMPLE}",
                "-DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF", "-DCMAKE_COMPILE_WARNING_AS_ERROR=ON", *definitions)


def check_conformance(folder):
    """Builds the plugin, and CTest runs the program with it: a test for each operator version, and name.absent."""
    done("cmake", "--build", folder)
    process = done("ctest", "--test-dir", folder, "--verbose", "--label-regex", "^conformance$")
    assert "100% tests passed, 0 tests failed out of 11\n" in process.stdout
    assert "ScatterND-18: conforms in what it supports, float" in process.stdout


def test_an_installed_tree_is_found_by_find_package(prefix, tmp_path):
    configure(tmp_path, "find_package", f"-DCMAKE_PREFIX_PATH={prefix}")
    check_conformance(tmp_path)


def test_a_newer_version_than_the_installed_one_is_not_found(prefix, tmp_path):
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.21)\nproject(newer LANGUAGES NONE)\nfind_package(scatter-cts 9.0 REQUIRED)\n")
    process = call("cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={prefix}")
    assert process.returncode != 0
    assert "requested version" in process.stderr


def test_an_installed_tree_is_found_by_pkg_config(prefix, environment, tmp_path):
    environment |= {"PKG_CONFIG_PATH": str(prefix / "share/pkgconfig")}
    flags = shlex.split(done("pkg-config", "--cflags", "scatter-cts", env=environment).stdout)
    library = tmp_path / "mine.so"
    done("cc", "-std=c17", "-fPIC", "-shared", *flags, *EXAMPLE.glob("*.c"), "-lm", "-o", library)
    (data,) = shlex.split(done("pkg-config", "--variable=datadir", "scatter-cts", env=environment).stdout)
    done(prefix / "bin/scatter-cts", "run", "-i", library, "--cases", f"{data}/cases", "--tier", "core", cwd="/")


@pytest.fixture(scope="module")
def build(tmp_path_factory):
    """The build of a project with scatter-cts as its subproject: shared by both ways, so that it is compiled once."""
    return tmp_path_factory.mktemp("superproject")


@pytest.mark.parametrize("way", ["add_subdirectory", "FetchContent"])
def test_it_is_built_as_a_subproject(build, way):
    configure(build, way, f"-DCHECKOUT={ROOT}")
    check_conformance(build)


def verdicts(program, folder):
    """The results of a program on its reference, case by case."""
    results = folder / "results.jsonl"
    done(program, "run", "-i", "reference", "--cases", ROOT / "cases", "--results", results)
    records = map(json.loads, results.read_text(encoding="utf-8").splitlines())
    parts = ("id", "verdict", "answer", "output", "failures", "warnings", "observations")
    return [[record.get(part) for part in parts] for record in records if record["type"] == "case"]


def test_fast_math_of_the_project_does_not_affect_the_reference_of_a_subproject(build, tmp_path):
    configure(build, "add_subdirectory", f"-DCHECKOUT={ROOT}")
    commands = done("ninja", "-C", build, "-t", "commands", "scatter-cts").stdout
    assert "-ffast-math" in commands
    done("cmake", "--build", build, "--target", "scatter-cts")
    (program,) = [path for path in build.rglob("scatter-cts") if path.is_file()]
    assert verdicts(program, tmp_path) == verdicts(BUILD / "bin/scatter-cts", tmp_path)


@pytest.mark.parametrize("way", ["add_subdirectory", "FetchContent"])
def test_a_subproject_adds_no_developer_tests_or_tools(build, way):
    configure(build, way, f"-DCHECKOUT={ROOT}")
    lines = done("ninja", "-C", build, "-t", "targets", "all").stdout.splitlines()
    targets = {line.split(":")[0].split("/")[-1] for line in lines if not line.startswith("/")}
    assert "libconsumer.so" in targets
    assert sorted(target for target in targets if target.endswith("_test") or target in ("scatter-bench", "print-draws")) == []


def test_a_subproject_installs_nothing_unless_requested(build, tmp_path):
    configure(build, "FetchContent", f"-DCHECKOUT={ROOT}")
    done("cmake", "--build", build)
    done("cmake", "--install", build, "--prefix", tmp_path)
    assert [path.name for path in contents(tmp_path) if path.is_file()] == ["libconsumer.so"]


# ---- scatter_cts_add_conformance_test ---------------------------------------------------------------------


def outcomes(folder, name):
    """CTest's results for the tests of one call of the function, by operator version."""
    process = call("ctest", "--test-dir", folder, "--parallel", "2", "--label-regex", f"^{name}$")
    return dict(re.findall(rf"Test +#\d+: {name}\.(\S+) \.*(?:\*\*\*)? *(Passed|Failed)", process.stdout))


def those_with_sums(word):
    """The expected results: those operator versions that have sums get the given word, the others pass."""
    sums = ["ScatterElements-18", "ScatterND-16", "ScatterND-18"]
    return dict.fromkeys(sums, word) | dict.fromkeys(["ScatterND-11", "ScatterND-13"], "Passed")


@pytest.fixture(scope="module")
def planted(prefix, tmp_path_factory):
    """The build of a project whose plugin has a bug, after its tests without waivers, and CTest's output."""
    folder = tmp_path_factory.mktemp("project")
    configure(folder, "find_package", f"-DCMAKE_PREFIX_PATH={prefix}")
    done("cmake", "--build", folder, "--target", "planted", "consumer")
    return folder, outcomes(folder, "planted")


def results_of(folder):
    return sorted((folder / "scatter-cts/planted").glob("*.jsonl"))


def test_a_planted_bug_fails_the_affected_operator_versions(planted):
    assert planted[1] == those_with_sums("Failed")


def test_waivers_for_a_planted_bug_make_all_tests_pass(planted, prefix):
    folder = planted[0]
    waivers = folder / "waivers.json"
    waivers.unlink(missing_ok=True)
    done(prefix / "bin/scatter-cts", "waive", *results_of(folder), "--waivers", waivers, "--reason", "sums are differences")
    assert outcomes(folder, "waived") == those_with_sums("Passed")


def test_a_stale_waiver_fails_only_its_operator_version(planted):
    folder = planted[0]
    waiver = {"cases": "cases/ScatterND-13/*", "verdict": "fail", "reason": "none"}
    everything = {"clause": "*.reduction-add", "verdict": "fail", "reason": "sums are differences"}
    (folder / "waivers.json").write_text(json.dumps({"implementation": "example", "waivers": [waiver, everything]}))
    found = outcomes(folder, "waived")
    assert (found["ScatterND-13"], found["ScatterND-11"]) == ("Failed", "Passed")


def test_a_baseline_with_the_same_failures_makes_all_tests_pass(planted, prefix):
    folder = planted[0]
    call(prefix / "bin/scatter-cts", "run", "-i", folder / "libplanted.so", "--tier", "core", "--results", folder / "older.jsonl")
    assert outcomes(folder, "held") == those_with_sums("Passed")


def test_a_baseline_without_the_failures_does_not_make_tests_pass(planted, prefix):
    folder = planted[0]
    done(prefix / "bin/scatter-cts", "run", "-i", folder / "libconsumer.so", "--tier", "core", "--results", folder / "older.jsonl")
    assert outcomes(folder, "held") == those_with_sums("Failed")


def test_each_test_writes_junit_for_its_cases(planted):
    suite = junitparser.JUnitXml.fromfile(str(planted[0] / "scatter-cts/planted/ScatterND-18.xml"))
    cases = [case for run in suite for case in run]
    assert {case.classname for case in cases} == {"ScatterND-18"}
    assert suite.failures > 0


# ---- arguments of the function ---------------------------------------------------------------------------


@pytest.fixture
def written(prefix, tmp_path):
    """The tests that a call of the function creates, with command and labels; or the error message."""

    def write(arguments, *files, installed=prefix):
        for file in files:
            (tmp_path / file).write_text("")
        (tmp_path / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.21)\nproject(caller LANGUAGES NONE)\nenable_testing()\n"
            f"find_package(scatter-cts REQUIRED)\nscatter_cts_add_conformance_test({arguments})\n")
        process = call("cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={installed}")
        if process.returncode != 0:
            return " ".join(process.stderr.split())
        tests = json.loads(done("ctest", "--test-dir", tmp_path / "build", "--show-only=json-v1").stdout)["tests"]
        return {test["name"]: test for test in tests}

    return write


def labels(test):
    (found,) = [item["value"] for item in test["properties"] if item["name"] == "LABELS"]
    return found


def test_there_is_a_test_for_each_operator_version(written, prefix):
    versions = re.findall(r"^(Scatter\w*-\d+)", done(prefix / "bin/scatter-cts", "list", "versions").stdout, re.MULTILINE)
    assert set(written("NAME x COMMAND cat")) == {f"x.{version}" for version in [*versions, "absent"]}


def test_the_tests_cover_all_cases_of_the_corpus(written, prefix, tmp_path):
    count = 0
    for test in written("NAME x COMMAND cat").values():
        words = test["command"]
        selection = words[words.index("--operator" if "--operator" in words else "--filter"):][:2]
        count += len(done(prefix / "bin/scatter-cts", "list", *selection).stdout.splitlines())
    assert count == len(done(prefix / "bin/scatter-cts", "list").stdout.splitlines())


def test_words_of_a_command_reach_the_program_unchanged(written):
    (test,) = written("""NAME x COMMAND "a program" "it's" [[a "quoted" $word]] "a;b" "" OPERATORS ScatterND-18""").values()
    (specification,) = [word for word in test["command"] if word.startswith("exec:")]
    assert shlex.split(specification.removeprefix("exec:")) == ["a program", "it's", 'a "quoted" $word', "a;b", ""]


def test_arguments_become_options_of_run(written, tmp_path):
    (test,) = written("""NAME x COMMAND cat OPERATORS ScatterND-18 TIER core CASES mine=sub/cases /else STRICT *.rounding
                         WAIVERS w.json BASELINE old.jsonl RUN_OPTIONS --timeout 60 LABELS slow""", "w.json").values()
    command = " ".join(test["command"])
    assert f"--cases mine={tmp_path}/sub/cases --cases /else --waivers {tmp_path}/w.json" in command
    assert f"--baseline {tmp_path}/old.jsonl --strict=*.rounding" in command
    assert "--tier core" in command and command.endswith(" --timeout 60")
    assert set(labels(test)) == {"scatter-cts", "x", "ScatterND-18", "slow"}


def test_a_path_may_contain_semicolons_and_spaces(written, tmp_path):
    arguments = """NAME x COMMAND cat OPERATORS ScatterND-18 CASES "m=a;b c" WAIVERS "w; x.json" BASELINE "o;p" """
    (test,) = written(arguments, "w; x.json").values()
    words = test["command"]
    given = {"--cases": f"m={tmp_path}/a;b c", "--waivers": f"{tmp_path}/w; x.json", "--baseline": f"{tmp_path}/o;p"}
    assert {option: words[words.index(option) + 1] for option in given} == given


def test_a_path_may_begin_with_a_generator_expression(written):
    (test,) = written("NAME x COMMAND cat OPERATORS ScatterND-18 WAIVERS $<1:/else>/w.json BASELINE $<1:/else/old.jsonl>").values()
    assert "--waivers /else/w.json --baseline /else/old.jsonl" in " ".join(test["command"])


def test_the_project_may_have_old_policies(prefix, tmp_path):
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 2.8.12)\nproject(old NONE)\nenable_testing()\nset(absent x)\n"
        "find_package(scatter-cts REQUIRED)\nscatter_cts_add_conformance_test(NAME x COMMAND cat STRICT)\n")
    done("cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={prefix}")
    assert "Total Tests: 11\n" in done("ctest", "--test-dir", tmp_path / "build", "--show-only").stdout


def test_strict_without_arguments_applies_to_all_clauses(written):
    (test,) = written("NAME x COMMAND cat OPERATORS ScatterND-18 STRICT").values()
    assert "--strict" in test["command"]


@pytest.mark.parametrize(("arguments", "said"), [
    ("COMMAND cat", "NAME is missing"),
    ("NAME x", "either PLUGIN or COMMAND"),
    ("NAME x PLUGIN y COMMAND cat", "either PLUGIN or COMMAND"),
    ("NAME x PLUGIN y", "PLUGIN y is not a target"),
    ("NAME x PLUGIN scatter-cts::program", "PLUGIN scatter-cts::program is not a shared library"),
    ('NAME x COMMAND ""', "COMMAND is empty"),
    ("NAME x COMMAND cat OPERATORS GatherND", "'GatherND' is not an operator"),
    ("NAME x COMMAND cat WAIVERS", "no value after WAIVERS"),
    ("y NAME x COMMAND cat", "unknown arguments: y"),
    ("NAME ../../../../x COMMAND cat", "NAME '../../../../x' must consist of letters, digits and _ . + -"),
    ("NAME a/b COMMAND cat", "NAME 'a/b' must consist"),
    ('NAME "a;b" COMMAND cat', "NAME 'a;b' must consist"),
    ("NAME a;b COMMAND cat", "unknown arguments: b"),
    ('NAME "a b" COMMAND cat', "NAME 'a b' must consist"),
    ("NAME .. COMMAND cat", "NAME '..' must consist"),
    ("NAME -x COMMAND cat", "NAME '-x' must consist"),
    ("NAME $<1:x> COMMAND cat", "NAME '$<1:x>' must consist"),
    ("NAME x COMMAND cat OPERATORS Scatter.*", "'Scatter.*' is not an operator"),
    ("NAME x COMMAND cat OPERATORS ../ScatterND-18", "'../ScatterND-18' is not an operator"),
    ("NAME x COMMAND cat TIER large", "TIER 'large' must be core or full"),
    ('NAME x COMMAND cat TIER "core;full"', "TIER 'core;full' must be core or full"),
    ("NAME x COMMAND cat TIMEOUT 1m", "TIMEOUT '1m' must be a positive number of seconds"),
    ("NAME x COMMAND cat TIMEOUT 0", "TIMEOUT '0' must be a positive number of seconds"),
    ("NAME x COMMAND cat CASES mine=", "CASES 'mine=' has no path"),
    ('NAME x COMMAND cat BASELINE ""', "no value after BASELINE"),
    ('NAME x COMMAND cat WAIVERS ""', "no value after WAIVERS"),
])  # fmt: skip
def test_wrong_usage_ends_the_configuration(written, arguments, said):
    assert said in written(arguments)


def test_a_wrong_name_makes_no_folder(written, tmp_path):
    assert "NAME" in written("NAME ../../x COMMAND cat")
    assert list(tmp_path.rglob("x")) == []


@pytest.mark.parametrize("name", ["x", "Back-end_2.0+git", "_x", "7"])
def test_a_name_of_letters_digits_and_some_signs_is_allowed(written, name):
    assert set(written(f"NAME {name} COMMAND cat OPERATORS ScatterND-18")) == {f"{name}.ScatterND-18"}


def test_a_missing_corpus_ends_the_configuration(written, prefix, tmp_path):
    copy = shutil.copytree(prefix, tmp_path / "a copy")
    shutil.rmtree(copy / "share/scatter-cts/cases")
    message = written("NAME x COMMAND cat", installed=copy)
    assert f"there is no corpus in {copy}/share/scatter-cts/cases" in message


def test_a_missing_file_of_waivers_ends_the_configuration_with_the_command_that_writes_it(written, tmp_path):
    message = written("NAME x COMMAND cat WAIVERS sub/w.json")
    assert f"WAIVERS {tmp_path}/sub/w.json: there is no such file" in message
    assert (f"scatter-cts waive {tmp_path}/build/scatter-cts/x/*.jsonl --waivers {tmp_path}/sub/w.json "
            "--reason TEXT") in message


DECLARES = """
#include <scatter_cts/plugin.h>
#include <string.h>
static enum scatter_cts_result answer(void *state, const struct scatter_cts_request *request,
                                      struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state, (void)message, (void)request, (void)output;
    return SCATTER_CTS_UNSUPPORTED;
}
static const char *const operators[] = {"ScatterND-18", "ScatterND-16", NULL};
const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = answer, .name = "some",
    .operators = operators};
"""


@pytest.fixture(scope="module")
def declaring(prefix, tmp_path_factory):
    """A project with a plugin that declares two operator versions, and answers none of their cases: CTest's output."""
    folder = tmp_path_factory.mktemp("declaring")
    (folder / "plugin.c").write_text(DECLARES)
    (folder / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.21)\nproject(caller LANGUAGES C)\nenable_testing()\n"
        "find_package(scatter-cts REQUIRED)\nadd_library(some MODULE plugin.c)\n"
        "target_link_libraries(some PRIVATE scatter-cts::plugin)\n"
        "scatter_cts_add_conformance_test(NAME all PLUGIN some)\n"
        "scatter_cts_add_conformance_test(NAME core PLUGIN some TIER core)\n"
        "scatter_cts_add_conformance_test(NAME named PLUGIN some TIER core OPERATORS ScatterND-13)\n")
    done("cmake", "-S", folder, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={prefix}")
    done("cmake", "--build", folder / "build")
    process = call("ctest", "--test-dir", folder / "build", "--parallel", "2")
    return dict(re.findall(r"Test +#\d+: (\S+) \.*(?:\*\*\*)? *(Passed|Failed|Skipped)", process.stdout))


@pytest.mark.parametrize("name", ["all", "core"])
def test_versions_that_a_plugin_does_not_declare_are_skipped_and_others_without_an_answer_fail(declaring, name):
    outcomes = {test.removeprefix(f"{name}."): outcome for test, outcome in declaring.items() if test.startswith(f"{name}.")}
    assert len(outcomes) == 11
    assert {test for test, outcome in outcomes.items() if outcome == "Failed"} == {"ScatterND-16", "ScatterND-18"}
    assert set(outcomes.values()) == {"Failed", "Skipped"}


def test_a_named_version_that_a_plugin_does_not_declare_fails(declaring):
    assert declaring["named.ScatterND-13"] == "Failed"
