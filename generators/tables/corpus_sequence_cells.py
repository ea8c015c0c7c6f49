"""Few updates into large data, many into small: the first, the last and the second-last cell are targets.

The numbers of cells are around 2^8 and 2^16, where an index, an offset or a count needs another byte; the cells next to
the targets show writes to the wrong place.
"""

from __future__ import annotations

from oracle.operator_versions import MAIN, REDUCTIONS_OF, VERSIONS
from tables.case_writer import Case, DataSet
from tables.sequences import at, one_byte, sequence_case, sequence_set

TABLE = "corpus_sequence_cells"

CELLS = (255, 256, 257)
# Only once, because data and output are as large; corpus_sizes has cases with 65537 cells.
LARGE = (("ScatterND-18", 65536, "N", "add"),)
_SMALL = (1, 2, 3)
_MANY = 1031
_LAYOUTS = {"E": ("E", "Eo2", "Ei2"), "N": ("N", "Np", "Ns2")}


def cases() -> list[Case]:
    """All cases of this table."""
    found = [_few(version, cells, layout, reduction) for version, cells, layout, reduction in LARGE]
    for turn, cells in enumerate(CELLS):
        for number, version in enumerate(MAIN):
            layouts = _LAYOUTS["N" if version.startswith("ScatterND") else "E"]
            for reduction in ("none", at(turn + number, ("add", "mul", "max", "min"))):
                found.append(_few(version, cells, at(turn, layouts), reduction))
        version = at(turn, [version for version in VERSIONS if version not in MAIN])
        layouts = _LAYOUTS["N" if version.startswith("ScatterND") else "E"]
        found.append(_few(version, cells, at(turn + 1, layouts), at(turn, REDUCTIONS_OF.get(version, ("none",)))))
    for number, version in enumerate(MAIN):
        layout = "N" if version.startswith("ScatterND") else "E"
        found += [_many(version, cells, layout, reduction)
                  for turn, cells in enumerate(_SMALL)
                  for reduction in ("add", at(turn + number, ("mul", "max", "min")))]
    return found


def ends(cells: int) -> dict[str, list[int]]:
    """The targets among this many places: one data set each."""
    return {
        "only the last": [cells - 1] * 3,
        "only the second-last": [cells - 2] * 3,
        "the last, first and second-last": [cells - 1, 0, cells - 2],
    }


def _few(version: str, cells: int, layout: str, reduction: str) -> Case:
    per_place = 2 if layout.endswith("2") else 1
    extent = -(-cells // per_place)
    rows = ends(extent) if cells < 60000 else {name: row for name, row in ends(extent).items() if len(set(row)) > 1}
    sets: list[DataSet] = [
        sequence_set(layout, places, extent, one_byte(reduction), reduction,
                     f"Three indices select {name} of {extent} positions.") for name, places in rows.items()]
    return sequence_case(TABLE, version, f"few-into-{cells}-{layout.lower()}-{reduction}", layout, reduction, sets,
                         "OFFS CHUNK" + " DUPRED" * (reduction != "none"))


def _many(version: str, cells: int, layout: str, reduction: str) -> Case:
    sequence = [place * 2 % cells for place in range(_MANY - 1)] + [cells - 1]
    dtype = "uint16" if reduction == "add" else one_byte(reduction)
    why = f"{_MANY} updates target {cells} {'cell' if cells == 1 else 'cells'}."
    return sequence_case(TABLE, version, f"many-into-{cells}-{reduction}", layout, reduction,
                         [sequence_set(layout, sequence, cells, dtype, reduction, why)], "DUPRED CHUNK LARGE")
