"""pytest --scatter-cts-backend=MODULE: a test for each case, judged by one run of the program.

The backend never runs in pytest's process. The first test starts `scatter-cts run` over all selected cases, with the
backend as a program that speaks the protocol; the tests then report its results. Therefore a crash, a hang or a leak
affects only one case, and every verdict is that of `scatter-cts run`.
"""

from __future__ import annotations

import fcntl
import json
import os
import pathlib
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from .command import IMPLEMENTATIONS, call, harmless
from .results import FAILING, Record, read_runs

if TYPE_CHECKING:
    from .corpus import Case

FAILURES = (*FAILING, "unreadable", "error")
OUTCOME = "outcome.json"  # exit status and output of the program, beside its results
MOST_CAUSES = 10  # that the summary shows
FEW = 500  # up to this many cases are passed to the program one by one; otherwise it runs all that were collected


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("scatter-cts", "conformance of ONNX's scatter operators (scatter-cts)")
    group.addoption("--scatter-cts-backend", metavar="MODULE",
                    help="test a module that implements onnx.backend.base.Backend, such as onnxruntime.backend")
    group.addoption("--scatter-cts-implementation", metavar="SPEC",
                    help='test an argument of "scatter-cts run --implementation": a library, "exec:COMMAND", a known name')
    group.addoption("--scatter-cts-tier", choices=("core", "full", "large"), default="full",
                    help='"core": only the few cases that still show every clause (default: full)')
    group.addoption("--scatter-cts-filter", metavar="GLOB", action="append", default=[],
                    help="only cases whose whole id matches; may be given several times")
    group.addoption("--scatter-cts-waivers", metavar="FILE", help="accepted failures: they are strict xfail")
    group.addoption("--scatter-cts-option", metavar="KEY=VALUE", action="append", default=[],
                    help="passed on to the implementation; for a backend: device, rejected, unsupported")
    group.addoption("--scatter-cts-run", metavar="OPTION", action="append", default=[],
                    help='a further option of "scatter-cts run", such as --timeout=60 or --strict')
    group.addoption("--scatter-cts-results", metavar="FILE", help="write the results of the run, as JSON Lines")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "scatter_cts(filter, tier): the cases of the fixture scatter_cts_case")
    backend, implementation = _option(config, "backend"), _option(config, "implementation")
    if backend and implementation:
        raise pytest.UsageError("--scatter-cts-backend and --scatter-cts-implementation exclude each other")
    waivers, results = _option(config, "waivers"), _option(config, "results")
    if waivers and results and os.path.exists(waivers) and os.path.exists(results) and os.path.samefile(waivers, results):
        raise pytest.UsageError(f"--scatter-cts-results: {results} is the same file as the waivers {waivers}, which it would replace")
    if backend or implementation:
        config.stash[RUN] = Run(config)


def _option(config: pytest.Config, name: str) -> Any:
    return config.getoption(f"scatter_cts_{name}")


# ---- the run ----------------------------------------------------------------------------------------------


class Run:
    """One run of the program over the cases that pytest selected, started when the first test needs it."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.every: list[str] = []
        self.selected: list[str] = []
        self.records: dict[str, Record] | None = None
        self.is_reported = False  # that there are no results
        self.status = 0
        self.said: list[str] = []  # messages of the program on standard error
        self.last_line = ""
        self.footer: Record = {}

    def selection(self) -> list[str]:
        filters = [f"--filter={glob}" for glob in _option(self.config, "filter")]
        return [f"--tier={_option(self.config, 'tier')}", *filters]

    def collect(self) -> list[str]:
        """The ids of all cases that the options select."""
        process = call("list", *self.selection())
        if process.returncode != 0:
            raise pytest.UsageError(process.stderr.strip())
        self.every = [line.partition("\t")[0] for line in process.stdout.splitlines()]
        return self.every

    def record(self, id: str) -> Record:
        """The record of a case; a failure of the test if there is none. If there are none at all, only the first test fails."""
        self.finish()
        assert self.records is not None
        if not self.records and self.is_reported:
            pytest.skip("there are no results: see the first test that failed")
        if id not in self.records:
            self.is_reported = True
            pytest.fail("\n".join(["there is no result for this case", *self.said]), pytrace=False)
        return self.records[id]

    def finish(self) -> None:
        """Runs the program, unless it has been run. With pytest-xdist, one of the processes does."""
        if self.records is not None:
            return
        worker: dict[str, Any] = getattr(self.config, "workerinput", {})
        with tempfile.TemporaryDirectory(prefix="scatter-cts-") as own:
            folder = pathlib.Path(worker.get("scatter_cts_folder", own))
            with (folder / "lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                if not (folder / OUTCOME).exists():
                    self._run(folder)
            self._read(folder)

    def read_if_there(self, folder: pathlib.Path) -> None:
        """Takes the run of another process from the shared folder, if there was one."""
        if (folder / OUTCOME).exists():
            self._read(folder)

    def _run(self, folder: pathlib.Path) -> None:
        arguments = [*self._implementation(), f"--results={folder / 'results.jsonl'}"]
        few = len(self.selected) <= FEW and len(self.selected) < len(self.every)
        arguments += [self.selection()[0], *(f"--filter={id}" for id in self.selected)] if few else self.selection()
        arguments += [f"--option={option}" for option in _option(self.config, "option")]
        if waivers := _option(self.config, "waivers"):
            arguments.append(f"--waivers={waivers}")
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        process = call("run", *arguments, *_option(self.config, "run"), environment=environment)
        outcome = {"status": process.returncode, "stdout": process.stdout, "stderr": process.stderr}
        (folder / OUTCOME).write_text(json.dumps(outcome), encoding="utf-8")

    def _read(self, folder: pathlib.Path) -> None:
        outcome = json.loads((folder / OUTCOME).read_text(encoding="utf-8"))
        self.status = outcome["status"]
        self.said = [line for line in outcome["stderr"].splitlines() if line.strip()]
        self.last_line = outcome["stdout"].rstrip().rpartition("\n")[2]
        results = folder / "results.jsonl"
        kept = _option(self.config, "results")
        if kept and results.exists():  # a run that cannot start leaves the file as it was, as scatter-cts run does
            shutil.copyfile(results, kept)
        runs = read_runs(results) if results.exists() else []
        self.records = runs[0].by_id if runs else {}
        self.footer = runs[0].footer if runs else {}

    def _implementation(self) -> list[str]:
        """The implementation for the program: for a backend the adapter implementations/onnx-backend, with this Python."""
        module = _option(self.config, "backend")
        if not module:
            return [f"--implementation={_option(self.config, 'implementation')}"]
        folder = IMPLEMENTATIONS / "onnx-backend"
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        places = {"{build}/venv/bin/python": sys.executable, "{folder}/any_backend.py": str(folder / "any_backend.py")}
        words = [shlex.quote(places.get(word, word)) for word in manifest["start"]["program"]]
        options = {"module": module}
        if manifest["options"]["module"] == module:  # the manifest has options for its messages
            options = manifest["options"]
        options = options | {"name": module}
        return [f"--implementation=exec:{' '.join(words)}", *(f"--option={key}={value}" for key, value in options.items())]


RUN = pytest.StashKey[Run]()


# ---- a test for each case ---------------------------------------------------------------------------------


class Nonconformance(Exception):
    """The judge's explanation of a case, or of the run."""


class Conformance(pytest.Collector):
    """All tests of one run."""

    def collect(self) -> Iterator[pytest.Item]:
        run = self.config.stash[RUN]
        for id in run.collect():
            yield CaseTest.from_parent(self, name=id)
        yield RunTest.from_parent(self, name="the run")


class Test(pytest.Item):
    __test__ = False

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, Nonconformance):
            return str(excinfo.value)
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[pathlib.Path, None, str]:
        return self.path, None, self.name


class CaseTest(Test):
    """One case, with the result in its record."""

    def runtest(self) -> None:
        record = self.config.stash[RUN].record(self.name)
        verdict, explanation = record["verdict"], record.get("explanation", [])
        self.user_properties.append(("verdict", verdict))
        if "waived" in record:
            pytest.xfail(harmless(record["waived"]))
        if verdict in FAILURES:
            lines = [f"{verdict}: {explanation[0]}", *explanation[1:]]
            lines += [f"printed: {line}" for line in record.get("printed", ())]
            lines += [f"why: {record['why']}"] if "why" in record else []
            lines.append(f"run again: {self._module_path()}{record['command']}")
            raise Nonconformance("\n".join(map(harmless, lines)))
        if verdict != "pass":
            pytest.skip(harmless("; ".join([verdict, *filter(None, [record.get("message")])])))
        if explanation:
            self.add_report_section("call", "warnings of the judge", "\n".join(map(harmless, explanation)))


    def _module_path(self) -> str:
        """What a command needs before it to find modules in `pythonpath` of pytest's configuration; mostly nothing."""
        paths = [str(self.config.rootpath / path) for path in self.config.getini("pythonpath")]
        return f"PYTHONPATH={shlex.quote(os.pathsep.join(paths))}${{PYTHONPATH:+:$PYTHONPATH}} " if paths else ""


class RunTest(Test):
    """Problems that no case shows: stale waivers, lost processes, a suite that could not run properly."""

    def runtest(self) -> None:
        run = self.config.stash[RUN]
        run.finish()
        assert run.records is not None
        failed = any(record["verdict"] in FAILURES and "waived" not in record for record in run.records.values())
        if run.status != 0 and not (run.status == 1 and failed and not run.said):
            raise Nonconformance("\n".join([f"scatter-cts run exited with {run.status}", *run.said]))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Adds the tests before -k, --last-failed and others select among them."""
    if RUN in config.stash:
        collector = Conformance.from_parent(session, name="scatter-cts", nodeid="scatter-cts")
        items.extend(item for item in collector.collect() if isinstance(item, pytest.Item))


def pytest_collection_finish(session: pytest.Session) -> None:
    if RUN in session.config.stash:
        session.config.stash[RUN].selected = [item.name for item in session.items if isinstance(item, CaseTest)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if RUN not in config.stash:
        return
    run = config.stash[RUN]
    shared = config.pluginmanager.get_plugin(SharedFolder.NAME)
    if run.records is None and shared is not None:
        run.read_if_there(pathlib.Path(shared.folder.name))
    if run.records is not None:
        terminalreporter.section("scatter-cts run")
        for line in filter(None, [*run.said, *_causes(run.footer), run.last_line]):
            terminalreporter.line(harmless(line))


def _causes(footer: Record) -> list[str]:
    """A line about each cause of failures, with its most telling case; of many causes, the largest."""
    causes = sorted(footer.get("causes", []), key=lambda cause: -cause["cases"])
    lines = [f"cause: {cause['title']} (cases: {cause['cases']}, such as {cause['telling']})" for cause in causes]
    return lines if len(lines) <= MOST_CAUSES else [*lines[:MOST_CAUSES], f"and {len(lines) - MOST_CAUSES} further causes"]


class SharedFolder:
    """For pytest-xdist: the folder where the first process that runs a test writes what the others read."""

    NAME = "scatter-cts shared folder"

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="scatter-cts-")

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput["scatter_cts_folder"] = self.folder.name

    def pytest_unconfigure(self) -> None:
        self.folder.cleanup()


def pytest_sessionstart(session: pytest.Session) -> None:
    if RUN in session.config.stash and session.config.pluginmanager.hasplugin("dsession"):
        session.config.pluginmanager.register(SharedFolder(), SharedFolder.NAME)


# ---- the fixture ------------------------------------------------------------------------------------------


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with the argument scatter_cts_case is run for each case selected by its marker, or by the options."""
    if "scatter_cts_case" not in metafunc.fixturenames:
        return
    marker = metafunc.definition.get_closest_marker("scatter_cts")
    chosen: dict[str, str] = dict(marker.kwargs) if marker else {}
    found = _cases([chosen["filter"]] if "filter" in chosen else _option(metafunc.config, "filter"),
                   chosen.get("tier", _option(metafunc.config, "tier")))  # fmt: skip
    metafunc.parametrize("scatter_cts_case", found, ids=[case.id for case in found])


def _cases(filters: Iterable[str], tier: str) -> list[Case]:
    from .command import ProgramError
    from .corpus import cases

    if tier == "large":
        raise pytest.UsageError("cases of the tier large are not stored: the fixture scatter_cts_case cannot have them")
    try:
        found = [case for glob in list(filters) or ["*"] for case in cases(glob, tier=tier)]
    except ProgramError as error:
        raise pytest.UsageError(str(error)) from error
    return list({case.id: case for case in found}.values())
