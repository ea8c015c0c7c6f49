"""Chooses the cases of the tier ``core``: few and small ones that still show everything that the whole corpus shows.

They are chosen by a greedy cover, never by hand. First the requirements of the core: every clause of every operator, with each
of its expectations; every kind of breach, and everything that a version forbids about the reduction; every class of bugs,
element type and reduction of every operator or version; every common fault of a backend of one type (``faults``); a valid case
that can be the sibling of refusals with their element type and reduction; and, for every axis (``axes``), points spread over
it. Then, while there is room, every clause of every operator version and further points of the axes, each axis having the same
weight.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from axes import faults, siblings
from axes.axis import Axis
from axes.coverage import AXES
from tables.case_writer import Case, CaseError
from tables.covering import greedy_cover, without_needless
from tables.rows import DTYPES, reduction_of, type_of

# The maximum number of data sets of the core.
MOST = 800
# The number of points of each axis that the core must have.
OF_EACH_AXIS = 3
# A data set with this many elements weighs as much as two small ones.
_ELEMENTS = 4000


def with_core(cases: Sequence[Case], axes: Sequence[Axis] = AXES, most: int = MOST) -> list[Case]:
    """The cases, each with its tier. Raises CaseError if the requirements of the core need more than ``most`` data sets."""
    measured = [{axis.name: _points(axis, case) for axis in axes} for case in cases]
    named = {axis.name: frozenset((axis.name, point) for point in axis.required) for axis in axes}
    must = _chosen_points(named, measured)
    # A sibling of another type or reduction would show nothing about an implementation that lacks these.
    alike = {("sibling", siblings.likeness(case, data_set)) for case in cases for data_set in case.data_sets
             if data_set.expect == "refuse"}
    needed = [{*(statement for statement in _statements(case) if statement[0] != "sibling" or statement in alike),
               *(point for name, points in own.items() for point in points & must[name])}
              for case, own in zip(cases, measured)]

    def cost(row: int) -> float:
        return _cost(cases[row])

    chosen = without_needless(needed, greedy_cover(needed, cost))
    size = sum(len(cases[row].data_sets) for row in chosen)
    if size > most:
        raise CaseError(f"core: the required points need {size} data sets, but the maximum is {most}")
    wanted = [[*_clauses_of_versions(case), *(point for name, points in own.items() for point in points & named[name])]
              for case, own in zip(cases, measured)]
    sizes = {axis.name: len(axis.required) for axis in axes}
    sizes["clause"] = len({point for points in wanted for point in points if point[0] == "clause"})
    weights = {name: max(1, count) ** -0.5 for name, count in sizes.items()}
    for row in greedy_cover(wanted, cost, chosen, lambda point: weights[point[0]])[len(chosen) :]:
        if size + len(cases[row].data_sets) <= most:
            size += len(cases[row].data_sets)
            chosen.append(row)
    core = frozenset(chosen)
    return [replace(case, tier="core" if row in core else "full") for row, case in enumerate(cases)]


def _points(axis: Axis, case: Case) -> frozenset[tuple[str, str]]:
    return frozenset((axis.name, point) for data_set in case.data_sets for point in axis.measure(case, data_set))


def _chosen_points(
    named: dict[str, frozenset[tuple[str, str]]], measured: Sequence[dict[str, frozenset]]
) -> dict[str, frozenset[tuple[str, str]]]:
    """Of the required points by the name of the axis those that the core must have, spread evenly over all in order."""
    found = {}
    for name, required in named.items():
        covered = sorted(required.intersection(set().union(*(own[name] for own in measured))))
        count = min(OF_EACH_AXIS, len(covered))
        found[name] = frozenset(covered[number * len(covered) // count] for number in range(count))
    return found


def _statements(case: Case) -> Iterator[tuple]:
    """The clauses, versions, types, reductions, classes of bugs and faults that a case shows."""
    for bug in case.bugs:
        yield "bug", case.operator, bug
    for data_set in case.data_sets:
        yield from faults.shown(case, data_set)
        refused = data_set.expect == "refuse"
        for clause in data_set.clauses:
            yield "clause", case.operator, clause, data_set.expect
        if refused:
            yield "breach", kind_of_breach(case)
            yield from (("gate", case.group, value) for name, value in case.attributes
                        if name == "reduction" and value in ("add", "mul", "max", "min"))
        if not refused and data_set.inputs[0] is not None:
            yield "type", case.operator, type_of(data_set.inputs[0])
            yield "reduction", case.group, reduction_of(case)
        if siblings.is_plain(case, data_set):
            yield "sibling", siblings.likeness(case, data_set)


def kind_of_breach(case: Case) -> str:
    """The slug of a refusal without element types and numbers, which alternate; a form makes no other breach."""
    if "FORM" in case.bugs:
        return " ".join(next(data_set.clauses for data_set in case.data_sets if data_set.expect == "refuse"))
    return "-".join(word for word in case.slug.split("-") if word not in DTYPES and not word.isdigit()
                    and not re.match(r"(float|u?int)\d", word))


def _clauses_of_versions(case: Case) -> Iterator[Hashable]:
    """The clauses that the core has while there is room."""
    return (("clause", f"{case.group} {clause}") for data_set in case.data_sets for clause in data_set.clauses)


def _cost(case: Case) -> float:
    sizes = [tensor.size for data_set in case.data_sets for tensor in data_set.inputs if tensor is not None]
    return len(case.data_sets) + sum(sizes) / _ELEMENTS
