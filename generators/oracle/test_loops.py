"""The oracle gives the results of ONNX's documentation, and the closed form agrees with it on any input."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle import closed_form, loops
from oracle.operator_versions import REDUCTIONS
from tables.case_writer import strings

BFLOAT16 = ml_dtypes.bfloat16
NUMBERS = [np.dtype(name) for name in "int8 int16 int32 int64 uint8 uint16 uint32 uint64".split()]
FLOATS = [np.dtype(kind) for kind in (np.float16, BFLOAT16, np.float32, np.float64)]
COMPLEX = [np.dtype(np.complex64), np.dtype(np.complex128)]
TYPES = NUMBERS + FLOATS + COMPLEX + [np.dtype(np.bool_), np.dtype(object)]


@st.composite
def tensors(draw: Any, dtype: np.dtype, shape: tuple[int, ...]) -> np.ndarray:
    """A tensor of small numbers, special floating-point values or any bits; strings of up to three bytes."""
    count = int(np.prod(shape))
    if dtype == object:
        flat = strings(*draw(st.lists(st.binary(max_size=3), min_size=count, max_size=count)))
    elif dtype == np.bool_:
        flat = np.array(draw(st.lists(st.booleans(), min_size=count, max_size=count)), dtype=bool)
    elif draw(st.booleans()):
        parts = draw(st.lists(st.integers(1, 120), min_size=2 * count, max_size=2 * count))
        pairs = np.array(parts, dtype=np.float64).view(np.complex128)
        flat = (pairs if dtype in COMPLEX else pairs.real).astype(dtype)
    elif dtype in FLOATS and draw(st.booleans()):
        special = st.sampled_from([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0])
        flat = np.array(draw(st.lists(special, min_size=count, max_size=count))).astype(dtype)
    else:
        size = count * dtype.itemsize
        flat = np.frombuffer(draw(st.binary(min_size=size, max_size=size)), dtype=dtype)
    return flat.reshape(shape)


def reductions(dtype: np.dtype) -> st.SearchStrategy[str]:
    return st.sampled_from([name for name in REDUCTIONS if loops.why_undefined(dtype, name) is None])


@st.composite
def elements_inputs(draw: Any, dtype: np.dtype) -> tuple[list[np.ndarray], dict[str, Any]]:
    """Valid inputs of ScatterElements, of rank 1 to 3, with repeated and negative indices."""
    reduction = draw(reductions(dtype))
    shape = tuple(draw(st.lists(st.integers(0, 3), min_size=1, max_size=3)))
    axis = draw(st.integers(-len(shape), len(shape) - 1))
    extent = shape[axis]
    longest = [4 if extent and n == axis % len(shape) else shape[n] for n in range(len(shape))]
    walked = tuple(draw(st.integers(0, most)) for most in longest)
    count = int(np.prod(walked))
    values = draw(st.lists(st.integers(-extent, extent - 1), min_size=count, max_size=count)) if count else []
    indices = np.array(values, dtype=draw(st.sampled_from([np.int32, np.int64]))).reshape(walked)
    inputs = [draw(tensors(dtype, shape)), indices, draw(tensors(dtype, walked))]
    return inputs, {"axis": axis, "reduction": reduction}


@st.composite
def nd_inputs(draw: Any, dtype: np.dtype) -> tuple[list[np.ndarray], dict[str, Any]]:
    """Valid inputs of ScatterND: data of rank 1 to 3, indices of rank 1 to 3, tuples of every length."""
    reduction = draw(reductions(dtype))
    shape = tuple(draw(st.lists(st.integers(1, 3), min_size=1, max_size=3)))
    tuple_length = draw(st.integers(0, len(shape)))
    outer = tuple(draw(st.lists(st.integers(0, 3), max_size=2)))
    indices = np.zeros(outer + (tuple_length,), dtype=np.int64)
    for idx in np.ndindex(indices.shape):
        extent = shape[idx[-1]]
        indices[idx] = draw(st.integers(-extent, extent - 1))
    updates = draw(tensors(dtype, outer + shape[tuple_length:]))
    return [draw(tensors(dtype, shape)), indices, updates], {"reduction": reduction}


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@given(data=st.data())
def test_loop_and_closed_form_agree_on_scatter_elements(data: st.DataObject, dtype: np.dtype) -> None:
    arrays, attributes = data.draw(elements_inputs(dtype))
    loop = loops.scatter_elements(*arrays, **attributes)
    assert loops.same_bits(loop, closed_form.scatter_elements(*arrays, **attributes))


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@given(data=st.data())
def test_loop_and_closed_form_agree_on_scatter_nd(data: st.DataObject, dtype: np.dtype) -> None:
    arrays, attributes = data.draw(nd_inputs(dtype))
    loop = loops.scatter_nd(*arrays, **attributes)
    assert loops.same_bits(loop, closed_form.scatter_nd(*arrays, **attributes))


@given(st.sampled_from(TYPES).flatmap(elements_inputs))
def test_inputs_are_not_changed(inputs: tuple[list[np.ndarray], dict]) -> None:
    arrays, attributes = inputs
    before = [array.copy() for array in arrays]
    loops.scatter_elements(*arrays, **attributes)
    assert all(loops.same_bits(array, copy) for array, copy in zip(arrays, before))


@given(st.sampled_from(TYPES).flatmap(elements_inputs))
def test_a_negative_index_is_the_same_as_one_from_the_start(inputs: tuple[list[np.ndarray], dict]) -> None:
    (data, indices, updates), attributes = inputs
    from_start = np.where(indices < 0, indices + data.shape[attributes["axis"]], indices)
    first = loops.scatter_elements(data, indices, updates, **attributes)
    assert loops.same_bits(first, loops.scatter_elements(data, from_start, updates, **attributes))


@pytest.mark.parametrize("axis, expected", [
    (0, [[2.0, 1.1, 0.0], [1.0, 0.0, 2.2], [0.0, 2.1, 1.2]]),
    (-2, [[2.0, 1.1, 0.0], [1.0, 0.0, 2.2], [0.0, 2.1, 1.2]]),
])
def test_scatter_elements_gives_the_first_example_of_the_documentation(axis: int, expected: list) -> None:
    data = np.zeros((3, 3), np.float32)
    indices = np.array([[1, 0, 2], [0, 2, 1]])
    updates = np.array([[1.0, 1.1, 1.2], [2.0, 2.1, 2.2]], np.float32)
    result = loops.scatter_elements(data, indices, updates, axis)
    assert loops.same_bits(result, np.array(expected, np.float32))


def test_scatter_gives_the_second_example_of_the_documentation() -> None:
    data = np.array([[1, 2, 3, 4, 5]], np.float32)
    result = loops.scatter(data, np.array([[1, 3]]), np.array([[1.1, 2.1]], np.float32), axis=1)
    assert loops.same_bits(result, np.array([[1, 1.1, 3, 2.1, 5]], np.float32))


def test_scatter_nd_gives_the_first_example_of_the_documentation() -> None:
    result = loops.scatter_nd(
        np.arange(1, 9), np.array([[4], [3], [1], [7]]), np.array([9, 10, 11, 12]))
    assert result.tolist() == [1, 11, 3, 10, 9, 6, 7, 12]


def test_scatter_nd_writes_slices() -> None:
    data, updates = np.arange(12).reshape(3, 2, 2), np.arange(50, 58).reshape(2, 2, 2)
    result = loops.scatter_nd(data, np.array([[2], [0]]), updates)
    assert result.tolist() == [[[54, 55], [56, 57]], [[4, 5], [6, 7]], [[50, 51], [52, 53]]]


def test_the_first_component_of_a_scatter_nd_tuple_is_for_the_first_axis() -> None:
    result = loops.scatter_nd(np.zeros((2, 3), np.int64), np.array([[1, 0]]), np.array([7]))
    assert result.tolist() == [[0, 0, 0], [7, 0, 0]]


def test_an_empty_tuple_selects_all_of_data() -> None:
    result = loops.scatter_nd(np.array([1, 2]), np.empty((0,), np.int64), np.array([10, 20]), "add")
    assert result.tolist() == [11, 22]


def test_a_tuple_of_full_length_takes_a_scalar_update() -> None:
    result = loops.scatter_nd(np.array([[1, 2], [3, 4]]), np.array([-1, 0]), np.array(9))
    assert result.tolist() == [[1, 2], [9, 4]]


def test_without_a_reduction_the_last_of_several_updates_is_kept() -> None:
    assert loops.scatter_elements(np.array([0]), np.array([0, -1]), np.array([5, 6])).tolist() == [6]


@pytest.mark.parametrize("reduction, expected", [("add", 16), ("mul", 60), ("max", 7), ("min", 2)])
def test_a_reduction_includes_the_value_of_data(reduction: str, expected: int) -> None:
    data = np.array([{"add": 3, "mul": 2, "max": 7, "min": 2}[reduction]])
    updates = np.array({"add": [6, 7], "mul": [5, 6], "max": [1, 2], "min": [8, 9]}[reduction])
    assert loops.scatter_elements(data, np.array([0, 0]), updates, 0, reduction).tolist() == [expected]


@pytest.mark.parametrize("dtype, one, rounded", [(np.float16, 2048, 2048), (BFLOAT16, 256, 256)])
def test_sums_are_rounded_after_every_update(dtype: Any, one: int, rounded: int) -> None:
    # Each 1 is lost alone; both together would not be.
    data, updates = np.array([one], dtype), np.array([1, 1], dtype)
    result = loops.scatter_elements(data, np.array([0, 0]), updates, 0, "add")
    assert loops.same_bits(result, np.array([rounded], dtype))


def _neighbours(value: Any, dtype: np.dtype) -> list[float]:
    """The finite values of a 16-bit type next to a finite one, by bit pattern."""
    bits = int(np.array(value, dtype).view(np.uint16))
    near = np.array([bits ^ 0x8000 if bits & 0x7FFF == 0 else bits - 1, bits + 1], np.uint16).view(dtype)
    return [float(number) for number in near if np.isfinite(number)]


@given(st.sampled_from(FLOATS[:2]), st.sampled_from(["add", "mul"]), st.data())
def test_no_half_value_is_nearer_to_the_exact_result(dtype: np.dtype, reduction: str, data: Any) -> None:
    old, new = data.draw(tensors(dtype, (2,)))
    result = loops.combine(reduction, old, new)
    if not all(np.isfinite(number) for number in (old, new, result)):
        return
    first, second = Fraction(float(old)), Fraction(float(new))
    exact = first + second if reduction == "add" else first * second
    distance = abs(Fraction(float(result)) - exact)
    assert all(distance <= abs(Fraction(number) - exact) for number in _neighbours(result, dtype))


@pytest.mark.parametrize("dtype, reduction, old, new, expected", [
    (np.uint8, "add", 200, 100, 44),
    (np.uint64, "mul", 2**63, 2, 0),
    (np.int8, "add", 127, 1, -128),
    (np.int64, "mul", -(2**63), -1, -(2**63)),
    (np.int16, "mul", 300, 300, 24464),
])
def test_integers_wrap(dtype: Any, reduction: str, old: int, new: int, expected: int) -> None:
    result = loops.combine(reduction, dtype(old), dtype(new))
    assert (int(result), result.dtype) == (expected, np.dtype(dtype))


@pytest.mark.parametrize("reduction", ["max", "min"])
@pytest.mark.parametrize("dtype", [np.float16, BFLOAT16, np.float64])
def test_nan_wins_in_max_and_min_from_either_side(reduction: str, dtype: Any) -> None:
    nan, one = dtype("nan"), dtype(1)
    assert np.isnan(loops.combine(reduction, nan, one)) and np.isnan(loops.combine(reduction, one, nan))


def test_of_two_nans_the_old_one_is_kept() -> None:
    old, new = np.array([0x7E01, 0x7E02], np.uint16).view(np.float16)
    assert loops.combine("max", old, new).tobytes() == old.tobytes()


@pytest.mark.parametrize("dtype", [np.float16, BFLOAT16, np.float32, np.float64])
@pytest.mark.parametrize("reduction, old, new", [
    ("add", np.inf, -np.inf), ("mul", np.inf, 0.0), ("mul", -0.0, -np.inf), ("add", -np.nan, 1.0)])
def test_a_computed_nan_is_the_same_on_every_processor(
    reduction: str, old: float, new: float, dtype: Any
) -> None:
    result = loops.combine(reduction, dtype(old), dtype(new))
    assert result.tobytes() == dtype(float("nan")).tobytes()


def test_a_computed_nan_in_a_part_of_a_complex_number_is_the_same_on_every_processor() -> None:
    infinite = np.complex64(complex(np.inf, -np.inf))
    result = loops.combine("add", infinite, -infinite)
    assert result.tobytes() == np.complex64(complex(np.nan, np.nan)).tobytes()


@pytest.mark.parametrize("reduction, old", list(itertools.product(["max", "min"], [0.0, -0.0])))
def test_of_two_zeros_the_old_one_is_kept(reduction: str, old: float) -> None:
    assert np.signbit(loops.combine(reduction, np.float32(old), np.float32(-old))) == np.signbit(old)


@pytest.mark.parametrize("reduction, table", [
    ("add", [0, 1, 1, 1]), ("max", [0, 1, 1, 1]), ("mul", [0, 0, 0, 1]), ("min", [0, 0, 0, 1]),
])
def test_truth_values_are_added_as_or_and_multiplied_as_and(reduction: str, table: list[int]) -> None:
    pairs = itertools.product([False, True], repeat=2)
    assert [int(loops.combine(reduction, np.bool_(a), np.bool_(b))) for a, b in pairs] == table


def test_strings_are_appended_to_the_old_value() -> None:
    result = loops.scatter_elements(strings("a"), np.array([0, 0]), strings("b", "c"), 0, "add")
    assert result.tolist() == [b"abc"]


def test_strings_compare_by_unsigned_bytes() -> None:
    assert loops.combine("max", b"z", b"\xc3\xa4") == b"\xc3\xa4"


def test_a_complex_product_is_computed_from_the_parts() -> None:
    assert loops.combine("mul", np.complex64(1 + 2j), np.complex64(3 + 4j)) == -5 + 10j


def test_a_complex_product_with_infinity_follows_the_plain_formula() -> None:
    result = loops.combine("mul", np.complex64(complex(np.inf, 0)), np.complex64(complex(1, 0)))
    assert result.real == np.inf and np.isnan(result.imag)


@pytest.mark.parametrize("data, reduction", [
    (strings("a"), "mul"), (np.array([1j]), "max"), (np.array([1j], np.complex64), "min"),
])
def test_undefined_reductions_raise_undefined(data: np.ndarray, reduction: str) -> None:
    with pytest.raises(loops.Undefined):
        loops.scatter_elements(data, np.array([0]), data, 0, reduction)


@pytest.mark.parametrize("shapes, axis, codes", [
    (((), (), ()), 0, ["data-rank", "indices-rank"]),
    (((2, 3), (2,), (2,)), 0, ["rank-mismatch"]),
    (((2, 3), (1, 3), (1, 3)), 2, ["axis-range"]),
    (((2, 3), (1, 3), (1, 3)), -3, ["axis-range"]),
    (((2, 3), (1, 3), (1, 2)), 0, ["updates-shape"]),
    (((2, 3), (1, 4), (1, 4)), 0, ["indices-shape"]),
    (((0, 3), (1, 3), (1, 3)), 0, ["index-bounds"]),
])
def test_wrong_shapes_of_scatter_elements_are_refused(shapes: tuple, axis: int, codes: list) -> None:
    data, indices, updates = shapes
    with pytest.raises(loops.Refused) as refusal:
        loops.scatter_elements(np.zeros(data), np.zeros(indices, np.int64), np.zeros(updates), axis)
    assert refusal.value.codes == codes


@pytest.mark.parametrize("shapes, codes", [
    (((), (1, 0), (1,)), ["data-rank"]),
    (((2,), (), ()), ["indices-rank"]),
    (((2, 3), (1, 3), (1,)), ["tuple-length"]),
    (((2, 3), (2,), (1,)), ["updates-shape"]),
    (((2, 3), (1, 1), (1, 2)), ["updates-shape"]),
    (((0, 3), (1, 1), (1, 3)), ["index-bounds"]),
])
def test_wrong_shapes_of_scatter_nd_are_refused(shapes: tuple, codes: list) -> None:
    data, indices, updates = shapes
    with pytest.raises(loops.Refused) as refusal:
        loops.scatter_nd(np.zeros(data), np.zeros(indices, np.int64), np.zeros(updates))
    assert refusal.value.codes == codes


@pytest.mark.parametrize("index", [3, -4, 2**32, -(2**63), 2**63 - 1])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    with pytest.raises(loops.Refused, match="index-bounds"):
        loops.scatter_elements(np.zeros(3), np.array([0, index]), np.zeros(2))


def test_an_unknown_reduction_is_refused() -> None:
    with pytest.raises(loops.Refused, match="reduction-unlisted"):
        loops.scatter_nd(np.zeros(3), np.array([[0]]), np.zeros(1), "sum")


def test_a_result_that_depends_on_the_order_of_updates_is_noticed() -> None:
    data, updates = np.array([2048], np.float16), np.array([1, 1, 2], np.float16)
    cell = closed_form.cell_that_depends_on_order(
        "ScatterElements", data, np.array([0, 0, 0]), updates, reduction="add")
    assert cell == (0,)


def test_repeated_targets_without_a_reduction_depend_on_the_order() -> None:
    cell = closed_form.cell_that_depends_on_order(
        "ScatterND", np.array([1, 2]), np.array([[1], [-1]]), np.array([5, 6]))
    assert cell == (1,)
