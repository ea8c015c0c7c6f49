"""Values of ``telling_values`` in which only one update of a cell is visible: max and min, and all truth values."""

from __future__ import annotations

from typing import Any

import numpy as np

from tables.telling_numbers import Lists, from_ordinals, ordinals

# The winning update of a cell: "first", "middle", "last", "data", "turns", or its number.
Winner = str | int


def place_of(winner: Winner, rank: int, count: int) -> int | None:
    """Which of ``count`` updates of the cell with the number ``rank`` wins; None if the old value does."""
    if winner == "turns":
        winner = ("first", "last", "middle")[rank % 3]
    if isinstance(winner, int):
        return winner % count
    return {"first": 0, "middle": count // 2, "last": count - 1, "data": None}[winner]


def numbers(
    dtype: str, reduction: str, lists: Lists, cells: int, count: int, winner: Winner
) -> tuple[np.ndarray, np.ndarray]:
    """The values by their places in the ascending order of all values of the type; for min the order is reversed."""
    size = ordinals(dtype)
    old, new = [0] * cells, [0] * count
    for rank, cell in enumerate([*lists, *(cell for cell in range(cells) if cell not in lists)]):
        data, wins = _neighbours(size, rank)
        hits = lists.get(cell, [])
        old[cell], place = data, place_of(winner, rank // 3 + rank, len(hits)) if hits else None
        for number, hit in enumerate(hits):
            new[hit] = wins if number == place else (data - 2 - number * (data // 3 | 1)) % data
    if reduction == "min":
        old, new = [size - 1 - place for place in old], [size - 1 - place for place in new]
    return from_ordinals(dtype, old), from_ordinals(dtype, new)


def _neighbours(size: int, rank: int) -> tuple[int, int]:
    """The places of data and of a greater update: in the last bit, across the middle, in the last bit again."""
    turn = 3 * (rank // 3) % (size // 8)
    if rank % 3 == 1:
        away = size // 5 + turn
        return size // 2 - away - 2, size // 2 + away
    data = size - 4 - turn if rank % 3 == 0 else size // 4 + turn
    return data, data + 1


def texts(
    reduction: str, lists: Lists, cells: int, count: int, winner: Winner
) -> tuple[list[Any], list[Any]]:
    """The winner is a byte longer than data, differs in the last byte, or begins with a byte above 127."""
    old, new = [""] * cells, [""] * count
    for rank, cell in enumerate([*lists, *(cell for cell in range(cells) if cell not in lists)]):
        pair = [(f"m\u00e4 {rank:05}", f"m\u00e4 {rank:05}+"), (f"z {rank:05}", f"\u00f6 {rank:05}"),
                (f"m {rank:05} less or equal a", f"m {rank:05} less or equal b")][rank % 3]
        data, wins = pair if reduction == "max" else pair[::-1]
        other = "a" if reduction == "max" else "\u6f22"
        hits = lists.get(cell, [])
        old[cell], place = data, place_of(winner, rank // 3 + rank, len(hits)) if hits else None
        for number, hit in enumerate(hits):
            new[hit] = wins if number == place else f"{other} {hit}"
    return old, new


def truth_values(
    reduction: str, lists: Lists, cells: int, count: int, winner: Winner
) -> tuple[list[Any], list[Any]]:
    """Under none every update differs from data; otherwise only the winner changes the cell."""
    old, new = [cell % 3 == 0 for cell in range(cells)], [False] * count
    for rank, (cell, hits) in enumerate(lists.items()):
        place = place_of(winner, rank // 3 + rank, len(hits))
        neutral = reduction in ("mul", "min")
        if reduction != "none":
            old[cell] = neutral if place is not None else not neutral
        for number, hit in enumerate(hits):
            new[hit] = not old[cell] if reduction == "none" or number == place else neutral
    return old, new
