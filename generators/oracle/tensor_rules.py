"""The rules that three tensors can break, for any node and operator version.

The codes are those of reference/interpreter/node.h. A rule that makes no sense because another is broken is omitted:
without an axis in range there is no extent to compare indices with.

Source: the documentation of the operators in the onnx package (``onnx.defs``).
"""

from __future__ import annotations

import numpy as np


def elements_violations(
    data: np.ndarray, indices: np.ndarray, updates: np.ndarray, axis: int
) -> list[str]:
    """The codes of all rules that the inputs of a Scatter or ScatterElements break, in node.h's order."""
    codes = _rank_violations(data, indices)
    rank = data.ndim
    if indices.ndim != rank:
        codes.append("rank-mismatch")
    axis_in_range = -rank <= axis < rank
    if rank > 0 and not axis_in_range:
        codes.append("axis-range")
    if updates.shape != indices.shape:
        codes.append("updates-shape")
    if not axis_in_range or indices.ndim != rank:
        return codes
    axis %= rank
    if any(indices.shape[n] > data.shape[n] for n in range(rank) if n != axis):
        codes.append("indices-shape")
    if _out_of_bounds(indices, data.shape[axis]):
        codes.append("index-bounds")
    return codes


def nd_violations(data: np.ndarray, indices: np.ndarray, updates: np.ndarray) -> list[str]:
    """The codes of all rules that the inputs of a ScatterND break, in node.h's order."""
    codes = _rank_violations(data, indices)
    if indices.ndim == 0:
        return codes
    tuple_length = indices.shape[-1]
    if tuple_length > data.ndim:
        return codes + ["tuple-length"]
    if updates.shape != indices.shape[:-1] + data.shape[tuple_length:]:
        codes.append("updates-shape")
    if any(_out_of_bounds(indices[..., n], data.shape[n]) for n in range(tuple_length)):
        codes.append("index-bounds")
    return codes


def _rank_violations(data: np.ndarray, indices: np.ndarray) -> list[str]:
    return ["data-rank"] * (data.ndim == 0) + ["indices-rank"] * (indices.ndim == 0)


def _out_of_bounds(indices: np.ndarray, extent: int) -> bool:
    """Whether any index is outside [-extent, extent-1]. Tensors of other types are not indices."""
    if indices.dtype not in (np.int32, np.int64):
        return False
    return any(not -extent <= int(index) < extent for index in indices.reshape(-1))
