"""The table of versions in the README of an implementation: the verdicts of the cases in each version."""

from __future__ import annotations

import markdown_text
from published import Implementation
from result_files import FAILING

BEGIN, END = "<!-- ladder -->", "<!-- /ladder -->"


def table(implementation: Implementation) -> str:
    """A row for each version, the default one first; the README explains the columns."""
    headings = ["version", "measured", "pass", "of these with warnings", *FAILING, "unsupported"]
    rows = []
    for results in implementation.results:
        verdicts = results.footer["verdicts"]
        counts = [
            verdicts["pass"],
            results.footer["passed_with_warnings"],
            *(verdicts[name] for name in FAILING),
            verdicts["unsupported"],
        ]
        rows.append(
            [results.version, results.date, *map(markdown_text.number, counts)]
        )
    return markdown_text.table(headings, rows, range(2, len(headings)))


def renewed(readme: str, implementation: Implementation) -> str:
    """A README with a new table between its marks; unchanged if it has no marks."""
    before, _, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        return readme
    return f"{before}{BEGIN}\n{table(implementation)}\n{END}{after}"
