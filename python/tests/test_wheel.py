"""The wheel, installed in a new environment and used from a separate folder without environment variables."""

import json
import pathlib
import re
import subprocess
import sys
import textwrap
import zipfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FEW = ["--scatter-cts-tier=core", "--scatter-cts-filter=cases/ScatterND-18/*"]

# A backend with ONNX's own evaluator, and a hook before each run.
BACKEND = """
import os
from onnx.backend.base import Backend, BackendRep
from onnx.reference import ReferenceEvaluator

__version__ = "2.5"

class Prepared(BackendRep):
    def __init__(self, model):
        self.evaluator = ReferenceEvaluator(model)

    def run(self, inputs, **kwargs):
        {before}
        return self.evaluator.run(None, dict(zip(self.evaluator.input_names, inputs)))

class Mine(Backend):
    @classmethod
    def prepare(cls, model, device="CPU", **kwargs):
        return Prepared(model)

    @classmethod
    def supports_device(cls, device):
        return True

prepare, supports_device = Mine.prepare, Mine.supports_device
"""
WRONG_FOR_ONE = """if inputs and inputs[0].dtype == 'int16': return [inputs[0]]
        if inputs and inputs[0].dtype == 'int8': raise NotImplementedError('later')"""


def done(*command, **settings):
    process = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, **settings)
    assert process.returncode == 0, f"{command}\n{process.stdout}\n{process.stderr}"
    return process


@pytest.fixture(scope="module")
def wheel():
    return ROOT / done("python/build_wheel.sh", sys.executable, "build/of-wheel", cwd=ROOT).stdout.strip()


class Installed:
    """A new environment with the wheel, and a folder in which it is used."""

    def __init__(self, bin, folder):
        self.bin, self.folder = bin, folder

    def call(self, name, *arguments):
        # Its pytest must not remove temporary folders of the pytest that runs this.
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "TMPDIR": str(self.folder)}
        return subprocess.run([self.bin / name, *arguments], cwd=self.folder, env=environment, capture_output=True,
                              text=True, check=False)  # fmt: skip

    def python(self, source):
        """The output of a Python program, parsed as JSON."""
        process = self.call("python", "-c", "import json, numpy, scatter_cts\n" + textwrap.dedent(source))
        assert process.returncode == 0, process.stderr
        return json.loads(process.stdout)

    def backend(self, before="pass"):
        (self.folder / "mine.py").write_text(BACKEND.format(before=before))

    def pytest(self, *arguments, backend="mine", cases=FEW):
        """The process, the outcome of each test by its name, and the results of the run, if there was one."""
        results, outcomes = self.folder / "results.jsonl", self.folder / "outcomes.txt"
        results.unlink(missing_ok=True)
        chosen = [f"--scatter-cts-backend={backend}", f"--scatter-cts-results={results}", *cases] if backend else []
        process = self.call("pytest", "-rA", "-p", "no:cacheprovider", "-o", "pythonpath=.", *chosen, *arguments)
        outcomes.write_text(process.stdout)
        lines = results.read_text().splitlines() if results.exists() else []
        records = [record for record in map(json.loads, lines) if record["type"] == "case"]
        summary = process.stdout.rpartition("short test summary info")[2]
        found = re.findall(r"^(PASSED|FAILED|XFAIL|ERROR) scatter-cts::(.*?)(?: - .*)?$", summary, re.MULTILINE)
        return process, {name: outcome for outcome, name in found}, records


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory):
    folder = tmp_path_factory.mktemp("environment")
    done(sys.executable, "-m", "venv", "--without-pip", folder)
    done(sys.executable, "-m", "pip", "--python", folder / "bin/python", "install", "--quiet", "--disable-pip-version-check",
         "--constraint", ROOT / "requirements.txt", f"{wheel}[pytest]", "pytest-xdist")  # fmt: skip
    return folder


@pytest.fixture
def installed(environment, tmp_path):
    return Installed(environment / "bin", tmp_path)


# ---- contents ----------------------------------------------------------------------------------------


def test_the_tag_is_for_every_python_3_and_states_the_glibc(wheel):
    assert re.fullmatch(r"scatter_cts-[0-9.]+-py3-none-manylinux_2_[0-9]+_[a-z0-9_]+\.whl", wheel.name)


def test_it_contains_every_library_except_glibc(environment):
    (program,) = environment.glob("lib/python3*/site-packages/scatter_cts/installed/bin/scatter-cts")
    lines = done("ldd", program).stdout.splitlines()
    glibc = re.compile(r"linux-vdso|/ld-linux|/lib(c|m|dl|rt|pthread)\.so")
    assert [line for line in lines if str(environment) not in line and not glibc.search(line)] == []


def test_every_library_has_its_licence(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        licences = "scatter_cts/installed/share/doc/scatter-cts/libraries/"
        listed = dict(re.findall(r"^(lib\S+): .*; licence: (\S+)$", archive.read(f"{licences}README").decode(), re.M))
    brought = {name.rpartition("/")[2] for name in names if name.startswith("scatter_cts/installed/lib/scatter-cts/lib")}
    assert brought == set(listed)
    assert all(licences + licence in names for licence in listed.values())


def test_the_command_is_the_program(installed):
    process = installed.call("scatter-cts", "run", "-i", "reference", "--tier", "core")
    assert process.returncode == 0
    assert " 0 fail" in process.stdout.splitlines()[-1]


def test_the_exit_status_is_that_of_the_program(installed):
    assert installed.call("scatter-cts", "run", "-i", "reference", "--tier", "none").returncode == 2


def test_it_contains_every_known_implementation(installed):
    known = {path.parent.name for path in (ROOT / "implementations").glob("*/manifest.json")}
    lines = installed.call("scatter-cts", "list", "implementations", "--json").stdout.splitlines()
    assert {json.loads(line)["name"] for line in lines} == known | {"reference"}


def test_importing_it_loads_neither_numpy_nor_protobuf(installed):
    loaded = installed.python("""
        import subprocess, sys
        source = "import sys, scatter_cts, scatter_cts.command; print([m for m in ('numpy', 'google') if m in sys.modules])"
        print(json.dumps(subprocess.run([sys.executable, "-c", source], capture_output=True, text=True).stdout))
    """)
    assert loaded == "[]\n"


def test_every_public_name_can_be_imported(installed):
    assert installed.python("print(json.dumps(all(hasattr(scatter_cts, name) for name in scatter_cts.__all__)))")


def test_types_are_strict(environment):
    done(sys.executable, "-m", "mypy", cwd=ROOT)
    assert list(environment.glob("lib/python3*/site-packages/scatter_cts/py.typed"))


# ---- cases and judge --------------------------------------------------------------------------------------


def is_graph(case):
    """Whether other nodes compute inputs of the scatter node (generators/tables/corpus_graphs.py)."""
    return "/graph-" in case and not case.endswith("/graph-inputs-in-another-order")


@pytest.mark.parametrize("selection", [{}, {"tier": "core"}, {"filter": "cases/ScatterND-18/*#0"}])
def test_the_cases_and_their_order_are_those_of_the_program(installed, selection):
    ids = installed.python(f"print(json.dumps([case.id for case in scatter_cts.cases(**{selection})]))")
    listed = installed.call("scatter-cts", "list", *(f"--{key}={value}" for key, value in selection.items()))
    assert ids == [name for line in listed.stdout.splitlines() if not is_graph(name := line.partition("\t")[0])]


def test_every_stored_output_of_the_core_passes(installed):
    verdicts = installed.python("""
        questions = [(c.model, c.inputs, c.output) for c in scatter_cts.cases(tier="core") if c.output is not None]
        print(json.dumps([judgement.verdict for judgement in scatter_cts.judge_all(questions)]))
    """)
    assert len(verdicts) > 300
    assert set(verdicts) == {"pass"}


def test_all_encodings_of_models_and_tensors_are_read(installed):
    verdicts = installed.python("""
        kinds = ["external-*", "encodings-of-*", "initializers-*", "all-constants*", "unusual-order-of-fields*"]
        found = [list(scatter_cts.cases(f"cases/*/{kind}")) for kind in kinds]
        questions = [(c.model, c.inputs, c.output) for kind in found for c in kind if c.output is not None]
        judged = scatter_cts.judge_all(questions)
        print(json.dumps([all(found), sorted({judgement.verdict for judgement in judged})]))
    """)
    assert verdicts == [True, ["pass"]]


def test_a_case_has_its_facts(installed):
    said = installed.python("""
        (case,) = scatter_cts.cases("cases/ScatterND-18/add-repeated")
        print(json.dumps([case.operator_version, case.expect, "ScatterND.reduction-add" in case.clauses, case.why != "",
                          case.tier, [array.dtype.name for array in case.inputs], case.output.shape == (3, 2)]))
    """)
    assert said == ["ScatterND-18", "exact", True, True, "full", ["float32", "int64", "float32"], True]


def test_a_wrong_output_fails_under_its_clause_with_an_explanation(installed):
    said = installed.python("""
        (case,) = scatter_cts.cases("cases/ScatterND-18/add-repeated")
        it = case.judge(case.inputs[0])
        print(json.dumps([it.verdict, it.passed, it.level, it.failures[0].clause, it.failures[0].cells, it.explanation]))
    """)
    assert said[:5] == ["fail", False, "must", "ScatterND-18.reduction-add", 4]
    assert "kept the old value" in said[5]


def test_a_refusal_is_an_answer_and_options_are_those_of_the_program(installed):
    said = installed.python("""
        (case,) = scatter_cts.cases("cases/ScatterND-18/indices-rank-scalar")
        answers = [scatter_cts.Rejected("no"), scatter_cts.Unsupported("not yet"), numpy.zeros((2, 2), numpy.float32)]
        judged = [case.judge(answer, "--strict") for answer in answers]
        print(json.dumps([judgement.verdict for judgement in judged]))
    """)
    assert said == ["pass", "unsupported", "fail"]


def test_invalid_questions_are_errors(installed):
    said = installed.python("""
        from onnx import helper
        value = helper.make_tensor_value_info("x", 1, [1])
        relu = helper.make_model(helper.make_graph([helper.make_node("Relu", ["x"], ["y"])], "g", [value], []))
        (case,) = scatter_cts.cases("cases/ScatterND-18/add-repeated")
        array = numpy.zeros(1, numpy.float32)
        said = []
        for arguments in [(b"nonsense", [], array), (case.model, [array] * 9, array), (case.model, case.inputs, [1.0]),
                          (case.model, case.inputs, array, "--no-such"), (relu, [array], array)]:
            try:
                scatter_cts.judge(*arguments)
            except Exception as error:
                said.append(f"{type(error).__name__}: {error}")
        print(json.dumps(said))
    """)
    begins = ["ValueError: the model is not a ModelProto", "ValueError: there are 9 inputs, but the graph has 3",
              "TypeError: the result is not a numpy array but list", "ProgramError: ",
              "ValueError: question 0 does not have a single scatter node"]  # fmt: skip
    assert [text[: len(begin)] for text, begin in zip(said, begins, strict=True)] == begins


def test_a_program_of_ten_lines_is_an_implementation(installed):
    (installed.folder / "mine.py").write_text(textwrap.dedent("""
        import scatter_cts

        def run(case):
            data, indices, updates = case.inputs
            output = data.copy()
            output[tuple(indices.T)] = updates
            return output

        scatter_cts.serve(name="mine", version="1", run=run, operators=["ScatterND"], dtypes=["int64"], reductions=["none"])
    """))
    specification = f"exec:{installed.bin}/python mine.py"
    process = installed.call("scatter-cts", "run", "-i", specification, "--filter", "cases/ScatterND-18/elements")
    assert process.returncode == 0, process.stdout
    assert "mine 1: 1 case" in process.stdout


# ---- pytest -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def one_wrong(environment, tmp_path_factory):
    """A run with a backend that is wrong for one element type and does not implement another."""
    installed = Installed(environment / "bin", tmp_path_factory.mktemp("one-wrong"))
    installed.backend(WRONG_FOR_ONE)
    return installed, *installed.pytest()


def test_each_case_is_a_test_with_the_verdict_of_a_run(one_wrong):
    installed, process, outcomes, records = one_wrong
    adapter = ROOT / "implementations/onnx-backend/any_backend.py"
    specification = f"exec:/usr/bin/env PYTHONPATH=. {installed.bin}/python {adapter}"
    run = installed.call("scatter-cts", "run", "-i", specification, "--option", "module=mine", "--tier=core",
                         "--filter=cases/ScatterND-18/*", "--results=run.jsonl")  # fmt: skip
    lines = (installed.folder / "run.jsonl").read_text().splitlines()
    verdicts = {record["id"]: record["verdict"] for record in map(json.loads, lines) if record["type"] == "case"}
    assert process.returncode == run.returncode == 1
    assert {record["id"]: record["verdict"] for record in records} == verdicts
    words = {"pass": "PASSED", "fail": "FAILED", "unsupported": None}
    assert {id: outcomes.get(id) for id in verdicts} == {id: words[verdict] for id, verdict in verdicts.items()}
    assert set(verdicts.values()) == set(words)
    assert outcomes["the run"] == "PASSED"


def test_the_results_have_the_name_of_the_backend_and_its_version(one_wrong):
    installed, *_ = one_wrong
    header = json.loads((installed.folder / "results.jsonl").read_text().splitlines()[0])
    assert (header["implementation"]["name"], header["implementation"]["version"]) == ("mine", "2.5")


def test_a_failure_is_explained_by_the_judge_not_by_a_traceback(one_wrong):
    _, process, _, records = one_wrong
    record = next(record for record in records if record["verdict"] == "fail")
    shown = process.stdout.partition(f"_ {record['id']} _")[2].partition("\n____")[0]
    assert [line for line in record["explanation"] if line not in shown] == []
    assert "run again: " in shown
    assert "Traceback" not in shown


def test_the_summary_names_each_cause_with_a_case(one_wrong):
    installed, process, *_ = one_wrong
    footer = json.loads((installed.folder / "results.jsonl").read_text().splitlines()[-1])
    summary = process.stdout.partition("= scatter-cts run =")[2]
    expected = [f"cause: {cause['title']} (cases: {cause['cases']}, such as {cause['telling']})" for cause in footer["causes"]]
    assert expected and [line for line in summary.splitlines() if line.startswith("cause: ")] == expected


def test_a_crash_affects_only_one_case(installed):
    installed.backend("if inputs and inputs[0].dtype == 'int16': os.abort()")
    _, outcomes, records = installed.pytest()
    crashed = {record["id"] for record in records if record["verdict"] == "crash"}
    assert crashed
    assert {name for name, outcome in outcomes.items() if outcome == "FAILED"} == crashed


def test_a_waived_case_is_expected_to_fail(one_wrong):
    installed, _, _, records = one_wrong
    failed = [record["id"] for record in records if record["verdict"] == "fail"]
    waivers = {"implementation": "mine", "waivers": [{"cases": failed, "verdict": "fail", "reason": "known"}]}
    (installed.folder / "waivers.json").write_text(json.dumps(waivers))
    process, outcomes, _ = installed.pytest("--scatter-cts-waivers=waivers.json")
    assert process.returncode == 0
    assert {name for name, outcome in outcomes.items() if outcome == "XFAIL"} == set(failed)


def test_a_stale_waiver_is_a_failure(installed):
    installed.backend()
    waivers = [{"cases": "cases/ScatterND-18/*", "verdict": "fail", "reason": "was so"}]
    (installed.folder / "waivers.json").write_text(json.dumps({"implementation": "mine", "waivers": waivers}))
    process, outcomes, _ = installed.pytest("--scatter-cts-waivers=waivers.json")
    assert process.returncode == 1
    assert [name for name, outcome in outcomes.items() if outcome == "FAILED"] == ["the run"]
    assert "waivers.json" in process.stdout.partition("_ the run _")[2]


def test_only_selected_cases_are_run(installed):
    installed.backend()
    _, outcomes, records = installed.pytest("-k", "ScatterND-18 and int16")
    assert {record["id"] for record in records} >= set(outcomes)
    assert records
    assert all("int16" in record["id"] for record in records)


def test_collecting_starts_nothing(installed):
    installed.backend("os.abort()")
    process, _, records = installed.pytest("--collect-only", "-q")
    assert "scatter-cts::cases/ScatterND-18/" in process.stdout
    assert records == []


def test_processes_of_xdist_share_one_run(installed):
    installed.backend("open(f'started-{os.getpid()}', 'w').close()")
    process, _, records = installed.pytest("-n", "2", "--scatter-cts-run=--jobs=1", cases=["--scatter-cts-filter=*/elements"])
    assert f"{len(records) + 1} passed" in process.stdout
    assert len(list(installed.folder.glob("started-*"))) == 1


def test_with_xdist_the_summary_names_the_causes_too(installed):
    installed.backend(WRONG_FOR_ONE)
    process, *_ = installed.pytest("-n", "2")
    assert "\ncause: " in process.stdout.partition("= scatter-cts run =")[2]


def test_a_backend_that_cannot_be_imported_is_reported(installed):
    (installed.folder / "kept.jsonl").write_text("of an earlier run")
    process, outcomes, _ = installed.pytest("--scatter-cts-results=kept.jsonl", backend="no_such_backend")
    assert process.returncode == 1
    assert "No module named 'no_such_backend'" in process.stdout
    assert [name for name, outcome in outcomes.items() if outcome == "FAILED"][1:] == ["the run"]
    assert (installed.folder / "kept.jsonl").read_text() == "of an earlier run"


def test_any_implementation_of_the_program_can_be_tested(installed):
    process = installed.call("pytest", "-q", "-p", "no:cacheprovider", "--scatter-cts-implementation=reference", *FEW)
    assert process.returncode == 0
    version = installed.call("scatter-cts", "--version").stdout.split()[-1]
    assert f"reference {version}: " in process.stdout


def test_the_fixture_provides_the_cases_that_the_marker_selects(installed):
    (installed.folder / "test_mine.py").write_text(textwrap.dedent("""
        import pytest

        @pytest.mark.scatter_cts(filter="cases/ScatterND-18/add-repeated*", tier="full")
        def test_mine(scatter_cts_case):
            judgement = scatter_cts_case.judge(scatter_cts_case.output)
            assert judgement.passed, judgement.explanation
    """))
    process, _, _ = installed.pytest("--strict-markers", backend=None)
    assert process.returncode == 0, process.stdout
    assert "PASSED test_mine.py::test_mine[cases/ScatterND-18/add-repeated]" in process.stdout


def test_without_its_options_pytest_is_not_affected(installed):
    (installed.folder / "test_mine.py").write_text("import sys\ndef test_it(): assert 'numpy' not in sys.modules\n")
    process, _, _ = installed.pytest(backend=None)
    assert process.returncode == 0
    assert "1 passed" in process.stdout
    assert "scatter-cts run" not in process.stdout
