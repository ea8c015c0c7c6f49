"""Small shapes one by one: an extent of 1 in every position, rows of every short length, extents that are not declared.

Implementations drop dimensions of extent 1, give them a stride of 0, or take them for an extent to broadcast; which of them
they confuse depends on the position, the axis and the reduction. Rows are copied in words of another width than an
element's, with a remainder that depends on their length. Most values and indices are those of ``corpus_covering``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

from oracle.operator_versions import BY_ID, REDUCTIONS, REDUCTIONS_OF, TABLE
from tables.case_writer import Case
from tables.corpus_covering import Combination, case_of
from tables.covering_geometries import Geometry
from tables.folder_forms import on_model, symbolic_extents, unknown_extents
from tables.sequences import at, sequence_case, sequence_set

OPERATORS = ("ScatterElements", "ScatterND")
# All reductions meet these ranks in every position; of higher ones only some.
RANKS = (2, 3)
# Lengths of rows, of elements of so many bytes.
LENGTHS = tuple(range(2, 41))
NARROW = {1: ("uint8", "int8", "bool"), 2: ("int16", "float16", "uint16", "bfloat16")}
_TYPES = ("float", "int32", "uint8", "float16", "int64", "double", "int16", "bfloat16", "int8", "uint32")
# Extents of data, and those of indices, which are smaller.
_DATA, _INDICES = (4, 3, 5, 2), (3, 2, 4, 2)


def cases() -> list[Case]:
    """All cases of this table."""
    return [*_ones_of_axes(), *_ones_of_tuples(), *_alone(), *_rows(), *_undeclared()]


def _made(turn: int, reduction: str, geometry: Geometry, what: str) -> Case:
    """Versions, types and kinds of indices alternate; cells repeat in every other case of a reduction, if they
    can."""
    operator = OPERATORS[geometry.axis is None]
    versions = [row.id for row in TABLE if row.operator == operator and reduction in REDUCTIONS_OF.get(row.id, ("none",))]
    version = at(turn, (versions[-1], versions[-1], at(turn // 3, versions)))
    dtype = next(dtype for dtype in (at(turn + step, _TYPES) for step in range(len(_TYPES))) if dtype in BY_ID[version].types)
    repeated = reduction != "none" and geometry.repeats and (_is_odd(turn) or not geometry.has_room)
    made = case_of(Combination(version, dtype, at(turn // 2, BY_ID[version].index_types), reduction, geometry, repeated))
    return replace(made, slug=f"{what}-{made.slug}")


def _is_odd(turn: int) -> bool:
    """Alternates for each reduction too, of which there are five."""
    return (turn + turn // 5) % 2 == 1


# ---- extents of 1 --------------------------------------------------------------------------------------------


def _ones_of_axes() -> Iterator[Case]:
    turn = 0
    for rank in (*RANKS, 4):
        for count in (1, 2) if rank > 2 else (1,):
            places = itertools.combinations(range(rank), count)
            for ones, axis, in_data in itertools.product(places, range(rank), (True, False) if count == 1 else (True,)):
                data = tuple(1 if in_data and n in ones else extent for n, extent in enumerate(_DATA[:rank]))
                lists = tuple(1 if n in ones else extent for n, extent in enumerate(_INDICES[:rank]))
                for reduction in _reductions(turn, rank, count):
                    longer = reduction != "none" and in_data and axis in ones and _is_odd(turn)
                    indices = tuple(3 if longer and n == axis else extent for n, extent in enumerate(lists))
                    words = f"extent{'s' * (count > 1)} of 1 at {' and '.join(map(str, ones))}"
                    yield _made(turn, reduction, Geometry(data, indices, axis - rank * (turn % 3 == 1), words), "ones")
                    turn += 1


def _reductions(turn: int, rank: int, count: int) -> tuple[str, ...]:
    """Those that a shape meets."""
    if rank in RANKS and count == 1:
        return REDUCTIONS
    return tuple(at(turn + step, REDUCTIONS) for step in range(2 if count == 1 else 1))


def _ones_of_tuples() -> Iterator[Case]:
    turn = 0
    for rank in (*RANKS, 4):
        for one, length in itertools.product(range(rank), range(1, rank + 1)):
            data = tuple(1 if n == one else extent for n, extent in enumerate(_DATA[:rank]))
            for reduction in _reductions(turn, rank, 1):
                cells = 1 if one == 0 and length == 1 else 3
                batch = at(turn, ((cells,), (1, cells), (cells, 1)))
                if reduction != "none" and _is_odd(turn):
                    batch = (3,)
                yield _made(turn, reduction, Geometry(data, (*batch, length), None, f"extent of 1 at {one}"), "ones")
                turn += 1
    for batch, length, reduction in itertools.product(((1,), (1, 1), (2, 1, 2)), (1, 2, 3), ("none", "add", "max")):
        words = f"a batch of {'x'.join(map(str, batch))}"
        yield _made(turn, reduction, Geometry((5, 2, 4), (*batch, length), None, words), "batch")
        turn += 1


def _alone() -> Iterator[Case]:
    """A single update at the end of the axis, and a single tuple."""
    turn = 0
    for rank in (1, 2, 3, 4):
        for axis, reduction in itertools.product(range(rank), ("none", "add")):
            data = (7,) if rank == 1 else _DATA[:rank]
            yield _made(turn, reduction, Geometry(data, (1,) * rank, axis, f"one index of rank {rank}"), "alone")
            yield _made(turn, reduction, Geometry(data, (1, axis + 1), None, f"one tuple for rank {rank}"), "alone")
            turn += 1


# ---- rows ----------------------------------------------------------------------------------------------------


def _rows() -> Iterator[Case]:
    """Three whole rows, each with one index; under a reduction two of them may be the same."""
    turn = 0
    for length, (width, types), layout in itertools.product(LENGTHS, NARROW.items(), ("Ei", "Ns")):
        reduction, dtype = at(turn // 2, REDUCTIONS), at(length, types)
        rows = [3, 0, 3] if reduction != "none" and _is_odd(turn) else [3, 0, 2]
        one = sequence_set(f"{layout}{length}", rows, 5, dtype, reduction,
                           f"Rows of {length} elements of {width} byte{'s' * (width > 1)}.")
        slug = f"row-{length}-{layout[0].lower()}-{dtype}-{reduction}"
        yield sequence_case(f"{OPERATORS[layout == 'Ns']}-18", slug, layout, reduction, [one], "LAYOUT DTYPE")
        turn += 1


# ---- extents that are not declared -----------------------------------------------------------------------------


def _undeclared() -> Iterator[Case]:
    turn = 0
    for rank in (4, 5):
        data, lists = (*_DATA, 3)[:rank], (*_INDICES, 2)[:rank]
        for place in range(rank):
            for geometry in (Geometry(data, lists, place, f"rank {rank}"), Geometry(data, (3, place + 1), None, f"rank {rank}")):
                made = _made(turn, at(turn, REDUCTIONS), geometry, "undeclared")
                yield replace(made, form=on_model(at(turn // 2, (symbolic_extents, unknown_extents))))
                turn += 1
