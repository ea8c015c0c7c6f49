"""Published results: every figure about them is the same wherever it stands."""

import collections
import gzip
import json
import pathlib

import pytest
from page_model import model_of

PUBLISHED = pathlib.Path(__file__).resolve().parents[3] / "reports" / "published" / "results"
# What no standing, mark or change depends on, and what takes time to read.
LEFT_OUT = {"explanation", "why", "command", "printed", "clauses", "output", "repetitions", "observations"}
OPENED = """
    const [bytes, at] = [new TextEncoder().encode(arguments[0]), arguments[1]], told = model.runs[at];
    const stream = () => new Blob([bytes]).stream();
    return openResults.read({ name: 'a.jsonl', size: bytes.length, stream }).then(([run]) => {
        run.addTo(model.data, 'a.jsonl');
        const read = model.data.runs.pop(), names = model.data.versions.map((_, version) => version).filter(version => scores.statement(told, version));
        return [told.standings === read.standings, names.map(version => scores.mark(told, version)), names.map(version => scores.mark(read, version))];
    })"""
DIRECTIONS = """
    const { pairs = [] } = model.data, names = CHANGES.map(([name]) => name);
    const counts = (older, newer) => {
        const kinds = changes.all(older, newer), sum = (direction) => comparison.count(kinds, direction);
        return { worse: sum('worse'), better: sum('better'), neither: sum('neither'), alike: scores.numbers(newer).filter((number) => model.letter(older, number) !== '.').length - comparison.changed(older, newer, kinds) };
    };
    const told = pairs.map(({ older, newer }) => counts(model.runs[older], model.runs[newer]));
    delete model.data.pairs;
    return [told, pairs.map(({ older, newer }) => counts(model.runs[older], model.runs[newer]))];"""


@pytest.fixture(scope="module")
def published():
    """The records of each published run whose cases are all published: {name: [header, cases, footer]}."""
    files = {}
    for path in sorted(PUBLISHED.glob("*.gz")):
        records = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
        if "withheld" not in records[0]:
            files[path.name] = [{name: value for name, value in record.items() if name not in LEFT_OUT} for record in records]
    return files


def write(path, runs):
    path.write_text("".join(json.dumps(record) + "\n" for records in runs for record in records))
    return path


def test_every_figure_about_published_results_is_the_same(tab, scatter_cts, published, tmp_path):
    files = [write(tmp_path / f"{name}.jsonl", [records]) for name, records in published.items()]
    assert scatter_cts("report", *files, "--format", "html", "--output", tmp_path / "page.html").stderr == ""
    model = model_of((tmp_path / "page.html").read_text())
    tab.open((tmp_path / "page.html").as_uri())
    for at, (name, records) in enumerate(published.items()):
        run = model["runs"][at]
        counted = collections.Counter((version, model["standings"][letter][0]) for version, letter in zip(model["cases"]["versions"], run["standings"], strict=True) if letter != ".")
        for statement, shown in zip(records[-1]["statements"], run["statements"], strict=True):
            stated = {standing: count for standing, count in statement["standings"].items() if count > 0}
            assert stated == {standing: count for (version, standing), count in counted.items() if version == shown["version"]}, (name, statement["operator_version"])
        is_alike, told, read = tab.script(OPENED, files[at].read_text(), at)
        assert is_alike and told == read == [statement["grade"] for statement in run["statements"]], name


DIRECTION = {
    "worse": ["regression", "new-failure", "not-run-any-more"], "better": ["repair"], "alike": ["alike"],
    "neither": ["other-pass", "unsteady", "other-reason", "other-warnings", "changed-case", "new-case", "gone-case"],
}  # fmt: skip


def compared(path, runs):
    """A file of runs, each under the name of its pair."""
    texts = ((json.dumps(records[0]["implementation"]["specification"]), "".join(json.dumps(record) + "\n" for record in records)) for records in runs)
    path.write_text("".join(text.replace(name, f'"pair-{number}"') for number, (name, text) in enumerate(texts)))
    return path


@pytest.mark.parametrize("step", [1, -1])
def test_a_comparison_and_its_page_count_the_same(tab, scatter_cts, published, tmp_path, step):
    """Each run with the next one by name, which is often another version of the same implementation, and with the one before."""
    runs = list(published.values())
    old, new = compared(tmp_path / "old", runs), compared(tmp_path / "new", [*runs[step:], *runs[:step]])
    counts = [json.loads(line)["counts"] for line in scatter_cts("compare", old, new, "--format", "json").stdout.splitlines()]
    stated = [{direction: sum(each[name] for name in names) for direction, names in DIRECTION.items()} for each in counts]
    scatter_cts("compare", old, new, "--format", "html", "--output", tmp_path / "page.html")
    tab.open((tmp_path / "page.html").as_uri())
    told, found = tab.script(DIRECTIONS)
    assert len(runs) == len(told) and told == stated
    assert [(each["worse"], each["better"]) for each in found] == [(each["worse"], each["better"]) for each in stated]
