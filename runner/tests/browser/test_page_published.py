"""Published results: every figure about them is the same wherever it stands."""

import collections

import pytest
from page_model import model_of
from published_runs import check_pairs, text_of

OPENED = """
    const [bytes, at] = [new TextEncoder().encode(arguments[0]), arguments[1]], told = model.runs[at];
    const stream = () => new Blob([bytes]).stream();
    return openResults.read({ name: 'a.jsonl', size: bytes.length, stream }).then(([run]) => {
        run.addTo(model.data, 'a.jsonl');
        model.index();
        const changed = [...changes.all(told, model.runs.at(-1)).values()].flat().length;
        const read = model.data.runs.pop(), names = model.data.versions.map((_, version) => version).filter(version => scores.statement(told, version));
        return [changed === 0 && told.standings === read.standings, names.map(version => scores.mark(told, version)), names.map(version => scores.mark(read, version))];
    })"""


def test_every_figure_about_published_results_is_the_same(tab, published, page_of_published):
    model = model_of(page_of_published.read_text())
    tab.open(page_of_published.as_uri())
    for at, (name, records) in enumerate(published.items()):
        run = model["runs"][at]
        counted = collections.Counter((version, model["standings"][letter][0]) for version, letter in zip(model["cases"]["versions"], run["standings"], strict=True) if letter != ".")
        for statement, shown in zip(records[-1]["statements"], run["statements"], strict=True):
            stated = {standing: count for standing, count in statement["standings"].items() if count > 0}
            assert stated == {standing: count for (version, standing), count in counted.items() if version == shown["version"]}, (name, statement["operator_version"])
        is_alike, told, read = tab.script(OPENED, text_of(records), at)
        assert is_alike and told == read == [statement["grade"] for statement in run["statements"]], name


@pytest.mark.parametrize("step", [1, -1])
def test_the_page_says_of_two_runs_what_the_comparison_says(tab, scatter_cts, published, page_of_published, tmp_path, step):
    """Each run with the next one by name, which is often another version of the same implementation, and with the one before."""
    tab.open(page_of_published.as_uri())
    check_pairs(tab, scatter_cts, published, tmp_path, step)
