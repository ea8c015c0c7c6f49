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
