"""Published results: every figure about them is the same wherever it stands."""

import collections

import pytest
from page_model import model_of
from published_runs import check_pairs

pytestmark = pytest.mark.long


def test_every_figure_about_published_results_is_the_same(published, page_of_published):
    model = model_of(page_of_published.read_text())
    for run, (name, records) in zip(model["runs"], published.items(), strict=True):
        counted = collections.Counter((version, model["standings"][letter][0]) for version, letter in zip(model["cases"]["versions"], run["standings"], strict=True) if letter != ".")
        for statement, shown in zip(records[-1]["statements"], run["statements"], strict=True):
            stated = {standing: count for standing, count in statement["standings"].items() if count > 0}
            assert stated == {standing: count for (version, standing), count in counted.items() if version == shown["version"]}, (name, statement["operator_version"])


@pytest.mark.parametrize("step", [1, -1])
def test_the_page_says_of_two_runs_what_the_comparison_says(tab, scatter_cts, published, page_of_published, tmp_path, step):
    """Each run with the next one by name, which is often another version of the same implementation, and with the one before."""
    tab.open(page_of_published.as_uri())
    check_pairs(tab, scatter_cts, published, tmp_path, step)
