"""The browser for tests of pages, one per session, and the pages."""

import json
import pathlib
import shutil

import archives
import onnx
import pytest
import site_pages
from changed_results import EVIL, hostile
from page_model import model_of
from published_runs import read_published, text_of
from selenium import webdriver
from tab import Tab

CASES = pathlib.Path(__file__).resolve().parents[3] / "cases"
BINARIES = {"chromium": "chromium", "chromium-driver": "chromedriver"}
# Cells without an update are wrong if an extent is 4: a few failures, similar and different.
BUGGY = ["--option", "misbehave=wrong-value", "--option", "on-extent=4"]


@pytest.fixture(scope="session")
def driver():
    paths = {package: shutil.which(name) for package, name in BINARIES.items()}
    missing = [package for package, path in paths.items() if path is None]
    if missing:
        pytest.fail(f"Debian's {' and '.join(missing)} must be installed; --ignore=runner/tests/browser leaves these tests out")
    options = webdriver.ChromeOptions()
    options.binary_location = paths["chromium"]
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-background-networking",
        "--host-resolver-rules=MAP * ~NOTFOUND",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    options.unhandled_prompt_behavior = "ignore"
    options.timeouts = {"script": 300_000}
    driver = webdriver.Chrome(options, webdriver.ChromeService(paths["chromium-driver"]))
    yield driver
    driver.quit()


@pytest.fixture
def tab(driver):
    """The tab of the browser in its initial state: nothing loaded, no size or medium forced, nothing logged."""
    tab = Tab(driver)
    yield tab
    tab.leave()


# ---- pages


@pytest.fixture(scope="session")
def hostile_case(tmp_path_factory):
    """A case whose names, attributes and strings are hostile; its folder."""
    case = tmp_path_factory.mktemp("hostile") / f"s{EVIL[:60]}".replace("/", "\u2215") / "case"
    archives.unpack_case(CASES, "ScatterND-18/4-at-3x3x1-string-int64-max-repeated", case)
    (case / "case.json").unlink()
    model = onnx.load(case / "model.onnx")
    model.graph.node[0].attribute.append(onnx.helper.make_attribute(f"a{EVIL}", f"v{EVIL}"))
    onnx.save(model, case / "model.onnx")
    for number in (0, 2):
        path = case / "test_data_set_0" / f"input_{number}.pb"
        tensor = onnx.load_tensor(path)
        tensor.name = f"other{EVIL}"
        strings = [f"{position}\0{EVIL}".encode() for position in range(len(tensor.string_data))]
        del tensor.string_data[:]
        tensor.string_data.extend(strings)
        path.write_bytes(tensor.SerializeToString())
    return case


@pytest.fixture(scope="session")
def results(run, example, misbehaving, hostile_case, tmp_path_factory):
    """Results files by name: of runs, and of runs with hostile texts."""
    folder = tmp_path_factory.mktemp("browser")
    few = ["--operator", "ScatterND"]
    passing, buggy = run("--implementation", example, *few), run("--implementation", misbehaving, *BUGGY, *few)
    version = ["--operator", "ScatterND-16"]
    records = {
        "passing": passing.records,
        "buggy": buggy.records,
        "short-passing": run("--implementation", example, *version).records,
        "short-buggy": run("--implementation", misbehaving, *BUGGY, *version).records,
        "every-version": run("--implementation", example).records,
        "hostile-run": run("--implementation", misbehaving, *BUGGY, "--cases", hostile_case.parent).records,
        "newer": as_version(buggy.records, passing.header["implementation"], "2.0"),
        "short-newer": as_version(run("--implementation", misbehaving, *BUGGY, *version).records, passing.header["implementation"], "2.0"),
        "hostile": hostile(passing, 3),
        "hostile-new": as_version(hostile(passing, 2), {"name": EVIL}, f"2{EVIL}"),
    }
    for name, lines in records.items():
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
    return {name: folder / f"{name}.jsonl" for name in records}


# The arguments of scatter-cts for each page; names of results stand for their files.
COMMANDS = {
    "passing": ["report", "passing"],
    "buggy": ["report", "buggy"],
    "several": ["report", "passing", "buggy"],
    "short-passing": ["report", "short-passing"],
    "short-buggy": ["report", "short-buggy"],
    "short-several": ["report", "short-passing", "short-buggy"],
    "short-versions": ["report", "short-newer", "short-buggy", "short-passing"],
    "short-comparison": ["compare", "short-passing", "short-buggy"],
    "every-version": ["report", "every-version"],
    "site": ["report", "passing", "newer"],
    "short-site": ["report", "short-passing", "short-newer"],
    "case": ["show", "cases/ScatterND-18/elements"],
    "comparison": ["compare", "passing", "buggy"],
    "hostile": ["report", "hostile"],
    "hostile-several": ["report", "hostile", "passing", "hostile-new"],
    "hostile-site": ["report", "hostile", "hostile-new"],
    "hostile-run": ["report", "hostile-run"],
    "hostile-case": ["show", "CASE"],
    "hostile-comparison": ["compare", "hostile", "hostile-new"],
}


def as_version(records, implementation, version):
    """The records of a run as if they were of another version of an implementation."""
    header, *rest = records
    return [header | {"implementation": header["implementation"] | {"name": implementation["name"], "version": version}}, *rest]


def as_site(page, text):
    """A page as one of the site: with two findings, about a case and about none, whose texts are `text`, and with links."""
    model = json.loads(site_pages.MODEL.search(page)[2])
    run, ids = model["runs"][-1], model["cases"]["ids"]
    names = ("id", "title", "class", "severity", "why", "expected", "actual", "script", "scriptName", "language", "issue", "example")
    card = {name: text for name in names} | {"implementation": run["name"], "version": run["version"], "versions": [run["version"]]}
    cards = [
        card | {"isHeadline": True, "isCurrent": True, "cases": [ids[int(number)] for number in list(run["details"])[:2]], "upstream": ["owner/backend#17", text]},
        card | {"isHeadline": False, "isCurrent": False, "cases": [], "upstream": []},
    ]
    links = [["index.html", "All implementations"], [f"{text}.html", text]] if text != EVIL else [[EVIL, EVIL], ["javascript:alert(1)", EVIL]]
    homes = {run["name"]: "https://github.com/owner/backend" if text != EVIL else "javascript:alert(1)" for run in model["runs"]}
    return site_pages.with_findings(page, cards, links, homes, is_front=True)


@pytest.fixture(scope="session")
def page(scatter_cts, results, hostile_case, tmp_path_factory):
    """The address of a page by name; the page is created on first use."""
    folder = tmp_path_factory.mktemp("pages")

    def address(name):
        path = folder / f"{name}.html"
        if not path.exists():
            command, *arguments = COMMANDS[name]
            files = results | {"CASE": hostile_case}
            process = scatter_cts(command, *(files.get(argument, argument) for argument in arguments), "--format", "html", "--output", path)
            assert process.returncode in ((0, 1) if command == "compare" else (0,)), process.stderr
            if name.endswith("site"):
                path.write_bytes(as_site(path.read_text(encoding="utf-8"), EVIL if "hostile" in name else "text").encode())
        return path.as_uri()

    return address


@pytest.fixture(scope="session")
def published():
    return read_published()


@pytest.fixture(scope="session")
def page_of_published(scatter_cts, published, tmp_path_factory):
    """The path of the page of all published runs, in their order."""
    folder = tmp_path_factory.mktemp("published")
    for name, records in published.items():
        (folder / name).with_suffix("").write_text(text_of(records))
    files = [(folder / name).with_suffix("") for name in published]
    assert scatter_cts("report", *files, "--format", "html", "--output", folder / "page.html").stderr == ""
    return folder / "page.html"


@pytest.fixture
def cases(tab, page):
    """Opens the list of cases of a page; gives the first run of its model."""

    def opened(name="buggy", end=""):
        tab.open(page(name) + "#view=cases" + end)
        return model_of(tab.text_of_file())["runs"][0]

    return opened
