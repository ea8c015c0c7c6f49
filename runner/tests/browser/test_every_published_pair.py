"""The page and `compare` say the same of every two published runs; test_page_published.py shows it of neighbours."""

import pytest
from published_runs import check_pairs

PARTS = 4

pytestmark = pytest.mark.whole_corpus


@pytest.mark.parametrize("part", range(PARTS))
def test_the_page_says_of_every_two_runs_what_the_comparison_says(tab, scatter_cts, published, page_of_published, tmp_path, part):
    tab.open(page_of_published.as_uri())
    for step in range(2 + part, len(published) - 1, PARTS):
        check_pairs(tab, scatter_cts, published, tmp_path, step)
