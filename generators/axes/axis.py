"""An axis of the corpus: a property in which cases differ, and its points that the corpus must have.

An axis is defined in a module axes_*.py, in the tuple AXES, and ``coverage`` lists these. Points are measured only from
the inputs and attributes of a data set, never from its slug or its table. test_axes.py fails while a point is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tables.case_writer import Case, DataSet


@dataclass(frozen=True)
class Axis:
    """A property in which cases differ, as points: short texts such as "ScatterND add 4097"."""

    name: str  # such as "count-of-updates"
    what: str  # one sentence
    required: frozenset[str]  # the points that the corpus must cover
    measure: Callable[[Case, DataSet], Iterable[str]]  # the points that a data set covers
    of_graphs: bool = False

    def points(self, case: Case, data_set: DataSet) -> Iterable[str]:
        """The points that a data set covers. Whole graphs, which not every implementation takes, count only for their axis."""
        return self.measure(case, data_set) if case.is_graph == self.of_graphs else ()
