"""python -m scatter_cts extract: extents that are chosen, and values that are drawn."""

import math

import numpy
import pytest
from extracting import FLOAT, INPUTS, INT64, command, external, model, module, scatter, tensor, value
from hypothesis import given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper

REDUCTIONS = ("none", "add", "mul", "max", "min")
DTYPES = ("float", "uint8", "int8", "uint16", "int16", "int32", "int64", "string", "bool", "float16", "double", "uint32",
          "uint64", "complex64", "complex128", "bfloat16")  # fmt: skip


@pytest.fixture
def extract(capsys, tmp_path):
    return command(capsys, tmp_path)


def elements(data, indices, updates=None, **attributes):
    inputs = (value("data", FLOAT, data), value("indices", INT64, indices), value("updates", FLOAT, updates))
    return model([scatter(op_type="ScatterElements", **attributes)], inputs)


def tuples(data, indices, updates=None, **attributes):
    inputs = (value("data", FLOAT, data), value("indices", INT64, indices), value("updates", FLOAT, updates))
    return model([scatter(**attributes)], inputs)


# ---- extents ---------------------------------------------------------------------------------------------------------


def test_one_name_is_one_extent(extract):
    data, indices, updates = extract(tuples(["n", "m", "n"], ["k", 1], ["k", "m", "n"])).shapes()
    assert (data[0], data[1:]) == (data[2], updates[1:])


def test_a_name_has_the_same_extent_in_every_node(extract):
    inputs = (value("data", FLOAT, ["n", 4]), value("i", INT64, [2, 1]), value("u"), value("other", FLOAT, [8, "n"]))
    nodes = [scatter(["data", "i", "u"]), scatter(["other", "i", "v"], output="more")]
    found = extract(model(nodes, (*inputs, value("v"))))
    assert found.shapes(0)[0][0] == found.shapes(1)[0][1]


def test_dim_sets_an_extent_and_what_is_inferred_from_it(extract):
    nodes = [helper.make_node("Concat", ["x", "x"], ["data"], axis=0), scatter()]
    inputs = (value("x", FLOAT, ["n", 4]), INPUTS[1], value("updates"))
    assert extract(model(nodes, inputs), "--dim", "n=9").shapes()[0] == (18, 4)


def test_dim_with_a_name_that_the_model_does_not_have_is_wrong_use(extract):
    found = extract(tuples(["batch", 4], [2, 1]), "--dim", "bacth=2")
    assert (found.code, found.names) == (2, [])
    assert "declares no extent of this name; its names are: 'batch'" in found.err


def test_an_extent_that_is_inferred_from_the_others_is_not_chosen(extract):
    assert extract(elements(["n", 4], [3, None], [3, 2])).shapes()[1:] == [(3, 2), (3, 2)]


def test_data_is_chosen_so_large_that_targets_are_distinct(extract):
    assert extract(elements(["n", 4], [8, 4])).shapes()[0][0] >= 8
    assert extract(tuples(["n", 4], [9, 1]), folder="tuples").shapes()[0][0] >= 9


def test_data_is_chosen_so_large_that_constant_indices_are_valid(extract):
    rows = tensor("indices", [[7, -9]])
    found = extract(model(inputs=(value("data", FLOAT, ["n", "m"]), value("updates")), initializers=[rows]))
    data = found.shapes()[0]
    assert data[0] >= 8 and data[1] >= 9


def test_the_length_of_tuples_follows_from_the_rank_of_updates(extract):
    assert extract(tuples([5, 6, 7], ["n", None], ["n", 7])).shapes()[1][-1] == 2


def test_updates_of_unknown_rank_get_the_shape_that_data_and_indices_require(extract):
    assert extract(tuples([5, 6, 7], [2, 3, 1])).shapes()[2] == (2, 3, 6, 7)


@pytest.mark.parametrize("given, message", [
    (elements([4, 3], [2, 3], [3, 3]), "indices and updates have different shapes: 2 and 3"),
    (elements([4, 3], [2, 4]), "indices are larger than data on axis 1: 4 and 3"),
    (elements([4, 3], [2]), "the ranks differ: data 2, indices 1"),
    (elements([4, 3], [2, 3], axis=2), "axis = 2 is outside [-2,1]"),
    (elements(None, None), "the rank of data ('data') is not known: the model declares no shape for it"),
    (elements([], []), "data has rank 0"),
    (elements([0, 3], [1, 3]), "no index is valid: data has the extent 0 on axis 0"),
    (tuples([4, 3], [2, 3]), "tuples of 3 indices do not fit data of rank 2"),
    (tuples([4, 3], [2, 1], [2]), "updates has rank 1; data, indices and tuples of 1 indices require 2"),
    (tuples([4, 3], [2, 1], [2, 4]), "updates does not have the shape that data and indices require: 4 and 3"),
    (tuples([4, 3], None), "the rank of indices ('indices') is not known"),
], ids=str)  # fmt: skip
def test_a_node_that_no_shape_makes_valid_is_skipped_with_the_reason(extract, given, message):
    found = extract(given)
    assert (found.code, found.names) == (3, [])
    assert f"skipped: 000-{given.graph.node[0].op_type}-18-the_node (node 'the node'): {message}" in found.out


extents = st.integers(1, 5) | st.sampled_from(["a", "b", "c"]) | st.none()


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_shapes_of_elements_meet_the_specification(data):
    rank = data.draw(st.integers(1, 3))
    shape = st.none() | st.lists(extents, min_size=rank, max_size=rank)
    axis = data.draw(st.integers(-rank, rank - 1))
    declared = [data.draw(shape) for _ in range(3)]
    found = solved("ScatterElements", declared, axis)
    if found is not None:
        assert found.indices == found.updates
        assert all(i <= d for at, (i, d) in enumerate(zip(found.indices, found.data)) if at != axis % rank)
        assert_declared(declared, found)


@settings(max_examples=150, deadline=None)
@given(st.lists(extents, min_size=1, max_size=3), st.lists(extents, min_size=1, max_size=3),
       st.none() | st.lists(extents, max_size=4))  # fmt: skip
def test_shapes_of_tuples_meet_the_specification(data, indices, updates):
    found = solved("ScatterND", [data, indices, updates], 0)
    if found is not None:
        length = found.indices[-1]
        assert found.updates == found.indices[:-1] + found.data[length:]
        assert_declared([data, indices, updates], found)


def solved(op_type, declared, axis):
    """The shapes, or None if there are none."""
    values = [module("extract_scope").Value(name, 1, None if shape is None else tuple(shape))
              for name, shape in zip("diu", declared)]  # fmt: skip
    output = module("extract_scope").Value("o", 0, None)
    try:
        return module("extract_shapes").shapes_of(op_type, values, output, axis, None, True)
    except module("extract_model").Skip:
        return None


def assert_declared(declared, found):
    names = {}
    for shape, solved_shape in zip(declared, (found.data, found.indices, found.updates)):
        for extent, number in zip(shape or (), solved_shape):
            assert extent is None or number == (extent if isinstance(extent, int) else names.setdefault(extent, number))


# ---- values ----------------------------------------------------------------------------------------------------------

shapes = st.lists(st.integers(1, 5), min_size=1, max_size=3).map(tuple)
seeds = st.integers(0, 2**32 - 1)


def places_of(targets):
    return targets.place.tolist()


@settings(max_examples=150, deadline=None)
@given(shapes, st.data(), st.booleans(), seeds)
def test_indices_of_elements_are_valid_and_distinct_where_that_is_possible(data, more, distinct, seed):
    values, axis = module("extract_values"), more.draw(st.integers(0, len(data) - 1))
    shape = tuple(more.draw(st.integers(1, extent + (position == axis))) for position, extent in enumerate(data))
    indices = values.element_indices(data, shape, axis, distinct, True, seed)
    assert indices.min() >= -data[axis] and indices.max() < data[axis]
    places = places_of(values.element_targets(data, indices, axis))
    if distinct and shape[axis] <= data[axis]:
        assert len(set(places)) == len(places)


@settings(max_examples=150, deadline=None)
@given(shapes, st.data(), st.booleans(), seeds)
def test_indices_of_tuples_are_valid_and_distinct_where_that_is_possible(data, more, distinct, seed):
    values, length = module("extract_values"), more.draw(st.integers(1, len(data)))
    count = more.draw(st.integers(1, 12))
    indices = values.tuple_indices(data, (count, length), distinct, True, seed)
    assert all(-extent <= index < extent for row in indices.tolist() for index, extent in zip(row, data))
    places = places_of(values.tuple_targets(data, indices))
    if distinct and count <= math.prod(data[:length]):
        assert len(set(places)) == len(places)


@pytest.mark.parametrize("draw", [lambda v: v.element_indices((9,), (9,), 0, False, False, 1),
                                  lambda v: v.tuple_indices((9,), (9, 1), False, False, 1)], ids=["elements", "tuples"])  # fmt: skip
def test_with_a_reduction_targets_repeat(draw):
    assert len(set(draw(module("extract_values")).ravel().tolist())) < 9


def test_indices_are_negative_from_opset_11_on_only(extract):
    given = [(opset, "Scatter", elements([9], [6])) for opset in (9, 11)]
    signs = []
    for opset, op_type, case in given:
        case.graph.node[0].op_type, case.opset_import[0].version = op_type, opset
        signs.append(bool((extract(case, folder=str(opset)).arrays()["indices"] < 0).any()))
    assert signs == [False, True]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("reduction", REDUCTIONS)
def test_each_update_shows(dtype, reduction):
    """Of updates of one element each, all or almost all change data; under max and min, and of truth values, many."""
    values = module("extract_values")
    targets = values.Targets.of(numpy.arange(40)[::-1])
    data = values.data_values(dtype, reduction, 40, targets)
    updates = values.update_values(dtype, reduction, targets)
    changed = changes(dtype, reduction, data[targets.place], updates)
    least = {"none": 1, "add": 1, "mul": 0.95, "max": 0.3, "min": 0.3}[reduction]
    assert changed.mean() >= (0.1 if dtype == "bool" and reduction != "none" else least)


def changes(dtype, reduction, old, new):
    if dtype == "bfloat16":
        old, new = [(bits.astype(numpy.uint32) << 16).view(numpy.float32) for bits in (old, new)]
    if reduction == "none" or dtype == "string":
        return numpy.not_equal(old, new)
    if dtype == "bool":
        return numpy.not_equal(old, {"add": old | new, "max": old | new}.get(reduction, old & new))
    functions = {"add": numpy.add, "mul": numpy.multiply, "max": numpy.maximum, "min": numpy.minimum}
    return numpy.not_equal(old, functions[reduction](old, new))


@pytest.mark.parametrize("dtype", ["float16", "float", "double", "int8", "uint8", "int32"])
@pytest.mark.parametrize("most", [1, 2, 3, 7])
@pytest.mark.parametrize("reduction", ["add", "mul"])
def test_sums_and_products_are_exact(dtype, most, reduction):
    values = module("extract_values")
    targets = values.Targets.of(numpy.repeat(numpy.arange(20), most))
    data, updates = values.data_values(dtype, reduction, 20, targets), values.update_values(dtype, reduction, targets)
    if reduction == "mul" and most == 7 and data.dtype.kind in "iu":
        return  # too many factors: integers wrap
    combine = {"add": sum, "mul": math.prod}[reduction]
    kind = float if data.dtype.kind == "f" else int
    exact = [combine([kind(data[i]), *map(kind, updates[i * most : (i + 1) * most])]) for i in range(20)]
    assert [kind(data.dtype.type(number)) for number in exact] == exact


@pytest.mark.parametrize("dtype", [name for name in DTYPES if name != "complex128"])
def test_the_reference_passes_cases_of_every_type(extract, dtype):
    number = getattr(TensorProto, dtype.upper())
    inputs = (value("data", number, [5, 4]), value("indices", INT64, [3, 1]), value("updates", number, [3, 4]))
    run = extract(model(inputs=inputs)).run("-i", "reference")
    assert run.returncode == 0, run.stdout


# ---- the limit -------------------------------------------------------------------------------------------------------


def test_a_node_whose_inputs_are_too_large_is_skipped_with_what_to_do(extract):
    found = extract(tuples([5000, 4096], ["n", 1]))
    assert found.names == []
    assert "MiB, and the limit is 64 MiB" not in found.out and "the limit is 64 MiB: lower extents" in found.out


def test_an_empty_tensor_is_small_whatever_its_other_extents_are(extract):
    found = extract(model([scatter(op_type="ScatterElements")], inputs=[value(name, kind, [0, 5_000_000]) for name, kind in
                           (("data", FLOAT), ("indices", INT64), ("updates", FLOAT))]))  # fmt: skip
    assert found.code == 0 and len(found.names) == 1, found.out
    assert found.run("-i", "reference").returncode == 0


def test_the_limit_can_be_raised(extract):
    found = extract(model(inputs=INPUTS[1:], initializers=[external("data", FLOAT, [200, 2000])]), "--limit", "1")
    assert found.code == 3
    more = extract(model([scatter()], (value("data", FLOAT, [200, 2000]), INPUTS[1], value("updates"))), "--limit", "2")
    assert more.code == 0
