"""Consecutive cases that differ in one thing: they reveal a cache with an incomplete key.

Cases run in the order of their ids, the data sets of a folder in their order: for each difference there is a first case,
its neighbour, and the first again. ``same-inputs`` has the same tensors for every operator version that supports them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from oracle.operator_versions import BY_ID, VERSIONS
from tables.case_writer import Case, counting
from tables.rows import case, data_set


@dataclass(frozen=True)
class Node:
    """A node and its inputs; attributes that are None are left out."""

    data: np.ndarray
    indices: np.ndarray
    updates: np.ndarray
    axis: int | None = None
    reduction: str | None = None


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for version in VERSIONS:
        nd = version.startswith("ScatterND")
        neighbours = _of_tuples(version) if nd else _of_elements(version)
        for name, (first, second) in neighbours.items():
            found += [_case(version, f"neighbours-{name}-{place}", node, f"{_WORDS[name.split('-')[0]]}: {place} of 3.")
                      for place, node in enumerate((first, second, first), start=1)]
        found += [_values(version, TUPLES if nd else ROWS), *_same_inputs(version)]
    return found


_WORDS = {
    "axis": "Consecutive cases that differ in the axis",
    "extents": "Consecutive cases that differ in the order of the extents of data",
    "indices": "Consecutive cases that differ in the extents of indices",
    "type": "Consecutive cases with the same bits and different element types",
    "reduction": "Consecutive cases that differ in the reduction",
    "width": "Consecutive cases that differ in the type of indices",
    "counts": "Consecutive cases with as many elements in other shapes",
    "rank": "Consecutive cases of which the second has a leading dimension of 1",
    "tuples": "Consecutive cases that differ in the length of the tuples",
}


def _case(version: str, slug: str, node: Node, why: str) -> Case:
    reduction = "" if node.reduction in (None, "none") else f" reduction-{node.reduction}"
    clauses = f"target element-type{reduction}"
    return case(version, slug, [data_set(why, clauses, node.data, node.indices, node.updates)], axis=node.axis,
                reduction=node.reduction, bugs="DTYPE" if reduction else "LAYOUT")


# ---- Scatter and ScatterElements -------------------------------------------------------------------------


def _floats(shape: tuple[int, ...], start: int) -> np.ndarray:
    """Numbers from ``start`` on, all different, positive and negative."""
    numbers = counting(shape, start=start)
    numbers[1::2] *= -1
    return numbers


# Indices that are valid for both axes of a square and give every update its own cell along each.
ROWS = Node(_floats((4, 4), 1), np.array([[0, 2, 3], [1, 3, 0], [3, 1, 2]], np.int64), _floats((3, 3), 101))

Pair = tuple[Node, Node]


def _of_elements(version: str) -> dict[str, Pair]:
    """The newest version has every difference, the others those of the axis and of the reduction."""
    zero, one = replace(ROWS, axis=0), replace(ROWS, axis=1)
    found = {"axis": (zero, one)}
    if version == "ScatterElements-18":
        narrow = replace(ROWS, indices=ROWS.indices.astype(np.int32))
        flat = np.array([0, 0, 2, 2, 1, 1], np.int64)
        # Valid for an extent of 1, too, where both are the same place.
        ends = Node(ROWS.data, np.array([[0, -1, -1]], np.int64), ROWS.updates[:1], axis=0)
        thirds = np.array([2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1], np.int64)
        twice = np.array([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2], np.int64)
        found |= {
            "axis-negative": (replace(ROWS, axis=-1), replace(ROWS, axis=-2)),
            "extents": (_shaped((3, 5), (2, 3), flat), _shaped((5, 3), (2, 3), flat)),
            "extents-behind": (_shaped((3, 2, 4), (3, 2, 2), twice), _shaped((3, 4, 2), (3, 2, 2), twice)),
            "indices-extents": (_shaped((3, 3), (2, 3), flat), _shaped((3, 3), (3, 2), flat)),
            "counts": (_shaped((6, 4), (3, 4), thirds), _shaped((3, 8), (2, 6), thirds)),
            "rank": (ends, Node(ends.data[None], ends.indices[None], ends.updates[None], axis=0)),
            "width": (narrow, ROWS),
        }
    return found | _types(version, ROWS) | _reductions(version, ROWS)


def _shaped(data: tuple[int, ...], indices: tuple[int, ...], flat: np.ndarray) -> Node:
    """The same elements in these shapes, in the first of which the indices are in range."""
    return Node(_floats((int(np.prod(data)),), 1).reshape(data), flat.reshape(indices),
                _floats((flat.size,), 101).reshape(indices))


def _reductions(version: str, node: Node) -> dict[str, Pair]:
    pairs = [("none", "add"), ("add", "mul"), ("max", "min")]
    return {f"reduction-{first}-{second}": (replace(node, reduction=first), replace(node, reduction=second))
            for first, second in pairs
            if {first, second} <= set(BY_ID[version].reductions) and (version.endswith("18") or first == "add")}


def _types(version: str, node: Node) -> dict[str, Pair]:
    """Types of one width with the same bits, under a reduction that treats them differently."""
    if not version.endswith("18"):
        return {}
    kinds: list[tuple[str, Any, str, Any, str]] = [
        ("float", np.float32, "int32", np.int32, "max"), ("int32", np.int32, "uint32", np.uint32, "max"),
        ("double", np.float64, "int64", np.int64, "max"),
    ]
    found = {}
    for name, dtype, other_name, other, reduction in kinds:
        updates = (node.updates / 64).astype(dtype)
        one = replace(node, data=node.data.astype(dtype), updates=updates, reduction=reduction)
        found[f"type-{name}-{other_name}"] = (
            one, replace(one, data=one.data.view(other), updates=one.updates.view(other)))
    return found


# ---- ScatterND -------------------------------------------------------------------------------------------


TUPLES = Node(_floats((4, 4), 1), np.array([[0, 2], [3, 1], [1, 3], [2, 2]], np.int64), _floats((4,), 101))


def _of_tuples(version: str) -> dict[str, Pair]:
    """The newest version has every difference, the others those of the extents and of the reduction."""
    corner = np.array([[0, 2], [2, 1], [1, 0], [2, 2]], np.int64)
    found = {"extents": tuple(
        Node(_floats((15,), 1).reshape(shape), corner, TUPLES.updates) for shape in ((3, 5), (5, 3)))}
    if version == "ScatterND-18":
        cube = _floats((24,), 1)
        slices = _floats((16,), 101)
        batch = np.array([1, 3, 0, 2], np.int64)
        square = _floats((4, 4), 1)
        found |= {
            "extents-of-slices": tuple(
                Node(cube.reshape(shape), np.array([[2, 1], [0, 0]], np.int64), slices[: 2 * shape[2]].reshape(2, -1))
                for shape in ((3, 2, 4), (3, 4, 2))),
            "tuples-length": (Node(square, batch.reshape(4, 1), slices.reshape(4, 4)),
                              Node(square, batch.reshape(2, 2), slices[:2])),
        }
    return found | _types(version, TUPLES) | _reductions(version, TUPLES)


# ---- values, versions ------------------------------------------------------------------------------------


def _values(version: str, node: Node) -> Case:
    """One folder: other indices, in the newest versions other data and updates, each followed by the first again."""
    turned = replace(node, indices=node.indices[::-1].copy())
    negative = replace(node, indices=node.indices - 4)
    others = [(turned, "indices", "target"), (negative, "indices (now negative)", "index-negative target"),
              (replace(node, data=-node.data[::-1]), "data", "untouched"),
              (replace(node, updates=-node.updates[::-1]), "updates", "bits-kept")]
    sets = [data_set("The first of several data sets with the same shapes.", "target", node.data, node.indices,
                     node.updates)]
    for other, what, clauses in others if version.endswith("18") else others[:1]:
        sets += [data_set(f"Only {what} changed since the previous data set.", clauses, other.data, other.indices,
                          other.updates), replace(sets[0], why="The first data set again.")]
    return case(version, "neighbours-values", sets, bugs="ALIAS")


def _same_inputs(version: str) -> list[Case]:
    """The same inputs, attributes and results at every operator version that has the reduction."""
    node = TUPLES if version.startswith("ScatterND") else replace(ROWS, axis=1)
    found = []
    for reduction in BY_ID[version].reductions or (None,):
        one = _case(version, f"same-inputs-{reduction or 'none'}", replace(node, reduction=reduction),
                    "The same inputs for every version of the operator that accepts them.")
        found.append(replace(one, bugs=("OPSET",)))
    return found
