"""Chooses the cases of the tier ``core``: few and small ones that still show everything that the whole corpus shows.

They are chosen by a greedy cover, never by hand. First the requirements of the core: every clause of every operator, with each
of its expectations; kinds of breach spread over each clause, every version that forbids a reduction, and every
reduction that one forbids; every class of bugs, element type and reduction of every operator or version; every
common fault of a backend of one type (``faults``); every mistake of computing in other words than an element's
(``arithmetic``); for each refusal that this chooses a valid case that can be its sibling, and one for every type of
the newest versions; and, for every axis
(``axes``), points spread over it. Then, while there is room, every clause of every operator version and further
points of the axes, each axis having the same weight; of cases that are equally good for a requirement, the one with
more of these is chosen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from axes import arithmetic, faults, siblings
from axes.axis import Axis
from axes.coverage import AXES
from oracle.operator_versions import NEWEST
from tables.case_writer import Case, CaseError
from tables.covering import greedy_cover, without_needless
from tables.rows import DTYPES, reduction_of, type_of

# The maximum number of data sets of the core.
MOST = 800
# The number of points of each axis that the core must have.
OF_EACH_AXIS = 5
# The number of kinds of breach of each clause that the core must have.
OF_EACH_CLAUSE = 6
# What a point that the core need not have weighs, compared with one that it must have.
_WANTED = 0.1
# A data set with this many elements weighs as much as two small ones.
_ELEMENTS = 4000


def with_core(cases: Sequence[Case], axes: Sequence[Axis] = AXES, most: int = MOST) -> list[Case]:
    """The cases, each with its tier. Raises CaseError if the requirements of the core need more than ``most`` data sets."""
    measured = [{axis.name: _points(axis, case) for axis in axes} for case in cases]
    named = {axis.name: frozenset((axis.name, point) for point in axis.required) for axis in axes}
    must, kinds = _chosen_points(named, measured), chosen_kinds(cases)
    needed = [{*(statement for statement in _statements(case) if statement[0] != "breach" or statement[1:] in kinds),
               *(point for name, points in own.items() for point in points & must[name])}
              for case, own in zip(cases, measured)]

    wanted = [[*_clauses_of_versions(case), *(point for name, points in own.items() for point in points & named[name])]
              for case, own in zip(cases, measured)]
    sizes = {axis.name: len(axis.required) for axis in axes}
    sizes["clause"] = len({point for points in wanted for point in points if point[0] == "clause"})
    weights = {name: max(1, count) ** -0.5 for name, count in sizes.items()}

    def cost(row: int) -> float:
        return _cost(cases[row])

    chosen = _with_all(needed, wanted, cost, weights)
    # A sibling of another type or reduction would show nothing about an implementation that lacks these; nor do refusals of
    # valid cases, if no case of the type is answered.
    alike = {(group, dtype, "none") for group in NEWEST for dtype in DTYPES}.union(*(_refused(cases[row]) for row in chosen))
    needed = [{*points, *(("sibling", likeness) for likeness in _siblings(case) & alike)} for case, points in zip(cases, needed)]
    chosen = _with_all(needed, wanted, cost, weights, chosen)
    size = sum(len(cases[row].data_sets) for row in chosen)
    if size > most:
        raise CaseError(f"core: the required points need {size} data sets, but the maximum is {most}")
    for row in greedy_cover(wanted, cost, chosen, lambda point: weights[point[0]])[len(chosen) :]:
        if size + len(cases[row].data_sets) <= most and _refused(cases[row]) <= alike:
            size += len(cases[row].data_sets)
            chosen.append(row)
    core = frozenset(chosen)
    return [replace(case, tier="core" if row in core else "full") for row, case in enumerate(cases)]


def _with_all(
    needed: Sequence[set], wanted: Sequence[list], cost: Callable[[int], float], weights: dict[str, float],
    begun: Sequence[int] = (),
) -> list[int]:
    """Rows that together have all needed points, and many of those that are wanted. ``begun`` are considered first."""
    both = [{(True, point) for point in must} | {(False, point) for point in may} for must, may in zip(needed, wanted)]
    order = greedy_cover(both, cost, begun, lambda point: 1 if point[0] else _WANTED * weights[point[1][0]])
    missing, count = set().union(*needed), 0
    while missing:
        missing -= needed[order[count]]
        count += 1
    return without_needless(needed, order[:count])


def _points(axis: Axis, case: Case) -> frozenset[tuple[str, str]]:
    return frozenset((axis.name, point) for data_set in case.data_sets for point in axis.points(case, data_set))


def _chosen_points(
    named: dict[str, frozenset[tuple[str, str]]], measured: Sequence[dict[str, frozenset]]
) -> dict[str, frozenset[tuple[str, str]]]:
    """Of the required points by the name of the axis those that the core must have, spread evenly over all in order."""
    found = {}
    for name, required in named.items():
        found[name] = frozenset(_spread(required.intersection(set().union(*(own[name] for own in measured))), OF_EACH_AXIS))
    return found


def chosen_kinds(cases: Sequence[Case]) -> frozenset[tuple[str, str]]:
    """Kinds of breach, spread over those of each clause."""
    found: dict[str, set[tuple[str, str]]] = {}
    for case in cases:
        for _, clause, kind in _breaches(case):
            found.setdefault(clause, set()).add((clause, kind))
    return frozenset(kind for kinds in found.values() for kind in _spread(kinds, OF_EACH_CLAUSE))


def _breaches(case: Case) -> Iterator[tuple[str, str, str]]:
    """The clauses that refused data sets break, and the kind of breach."""
    yield from (("breach", clause, kind_of_breach(case)) for data_set in case.data_sets if data_set.expect == "refuse"
                for clause in data_set.clauses)


def _spread(choices: Iterable[Any], most: int) -> list[Any]:
    """So many of the choices, evenly over all in order."""
    ordered = sorted(choices)
    count = min(most, len(ordered))
    return [ordered[number * len(ordered) // count] for number in range(count)]


def _siblings(case: Case) -> set[tuple[str, str, str]]:
    """What the refusals have whose sibling a case can be."""
    return {siblings.likeness(case, data_set) for data_set in case.data_sets if siblings.is_plain(case, data_set)}


def _refused(case: Case) -> set[tuple[str, str, str]]:
    """What the siblings of its refusals must have."""
    return {siblings.likeness(case, data_set) for data_set in case.data_sets if data_set.expect == "refuse"}


def _statements(case: Case) -> Iterator[tuple]:
    """The clauses, versions, types, reductions, classes of bugs and faults that a case shows."""
    if case.is_graph:  # not every implementation takes it
        return
    for bug in case.bugs:
        yield "bug", case.operator, bug
    yield from _breaches(case)
    for data_set in case.data_sets:
        yield from faults.shown(case, data_set)
        yield from arithmetic.shown(case, data_set)
        refused = data_set.expect == "refuse"
        for clause in data_set.clauses:
            yield "clause", case.operator, clause, data_set.expect
        if refused:
            yield from (("gate", what) for name, value in case.attributes
                        if name == "reduction" and value in ("add", "mul", "max", "min") for what in (case.group, value))
        if not refused and data_set.inputs[0] is not None:
            yield "type", case.operator, type_of(data_set.inputs[0])
            yield "reduction", case.group, reduction_of(case)


def kind_of_breach(case: Case) -> str:
    """The slug of a refusal without element types and numbers, which alternate; a form makes no other breach."""
    if "FORM" in case.bugs:
        return " ".join(next(data_set.clauses for data_set in case.data_sets if data_set.expect == "refuse"))
    return "-".join(word for word in case.slug.split("-") if word not in DTYPES and not word.isdigit()
                    and not re.match(r"(float|u?int)\d", word))


def _clauses_of_versions(case: Case) -> Iterator[Hashable]:
    """The clauses that the core has while there is room."""
    return (("clause", f"{case.group} {clause}") for data_set in case.data_sets * (not case.is_graph)
            for clause in data_set.clauses)


def _cost(case: Case) -> float:
    sizes = [tensor.size for data_set in case.data_sets for tensor in data_set.inputs if tensor is not None]
    return len(case.data_sets) + sum(sizes) / _ELEMENTS
