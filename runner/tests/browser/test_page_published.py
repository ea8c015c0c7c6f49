"""Published results: every figure about them is the same wherever it stands."""

import collections
import pathlib

import published as project
import pytest
import site_pages
from page_model import model_of
from published_runs import check_pairs
from scripts import read_scripts

ROOT = pathlib.Path(__file__).resolve().parents[3]

pytestmark = pytest.mark.long


def test_every_figure_about_published_results_is_the_same(published, page_of_published):
    model = model_of(page_of_published.read_text())
    for run, (name, records) in zip(model["runs"], published.items(), strict=True):
        counted = collections.Counter((version, model["standings"][letter][0]) for version, letter in zip(model["cases"]["versions"], run["standings"], strict=True) if letter != ".")
        for statement, shown in zip(records[-1]["statements"], run["statements"], strict=True):
            stated = {standing: count for standing, count in statement["standings"].items() if count > 0}
            assert stated == {standing: count for (version, standing), count in counted.items() if version == shown["version"]}, (name, statement["operator_version"])


@pytest.mark.parametrize("width", [1280, 380])
def test_every_view_of_all_published_runs_is_as_wide_as_its_window(tab, page_of_published, width):
    tab.open(page_of_published.as_uri(), width)
    for view in tab.views():
        content, window = tab.widths()
        assert content <= window, view


def test_the_front_page_of_the_site_is_small(scatter_cts):
    loaded, problems = project.load(ROOT)
    implementations, scripts = [one for one in loaded if not one.is_withheld], read_scripts(ROOT / "reports/published/reproduce")[0]
    page = scatter_cts("report", *(results.path for one in implementations for results in one.results), "--format", "html").stdout
    cards = [card for one in implementations for card in site_pages.cards(one, scripts) if card["isHeadline"]]
    links, homes = [[f"{one.name}.html", one.name] for one in implementations], {one.name: one.manifest["upstream"] for one in implementations}
    small = site_pages.with_findings(page, cards, links, homes, is_front=True)
    assert (problems, len(small.encode()) <= site_pages.FRONT_SIZE) == ([], True)
    assert any(run["details"] for run in model_of(small)["runs"])


@pytest.mark.parametrize("step", [1, -1])
def test_the_page_says_of_two_runs_what_the_comparison_says(tab, scatter_cts, published, page_of_published, tmp_path, step):
    """Each run with the next one by name, which is often another version of the same implementation, and with the one before."""
    tab.open(page_of_published.as_uri())
    check_pairs(tab, scatter_cts, published, tmp_path, step)
