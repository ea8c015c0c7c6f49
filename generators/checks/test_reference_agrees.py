"""The two oracles on random problems: the reference in C must give the same results as the Python oracle.

Random problems of every operator version, element type and reduction become plain ONNX folders, without
case.json. A stored output that differs from the reference is *disputed* in the program's results, and a
problem that the oracle refuses must be refused there for the same rules.
"""

import json
import os
import pathlib
import subprocess

import ml_dtypes
import numpy as np
import pytest

from oracle import loops
from oracle.operator_versions import REDUCTIONS_OF, TABLE
from tables.case_writer import Case, DataSet, model_of, tensor_bytes

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
PROBLEMS = 1500
VERSIONS = [(version.operator, version.since) for version in TABLE]
TYPES = [
    np.float32, np.float64, np.float16, ml_dtypes.bfloat16, np.int8, np.int16, np.int32, np.int64, np.uint8,
    np.uint16, np.uint32, np.uint64, np.bool_, np.complex64, np.complex128, object,
]  # fmt: skip
INTERESTING = [
    0.0, -0.0, 1.5, -3.25, 2049.0, 65504.0, 1e-45, 6e-8, 3e38, -3e38, 1e308, np.inf, -np.inf, np.nan,
]  # fmt: skip


def values(random, dtype, shape):
    """Elements of any value that the type has, including NaN and infinities; bytes for strings."""
    if dtype is object:
        texts = [random.bytes(random.integers(0, 4)) for _ in range(int(np.prod(shape, dtype=int)))]
        result = np.empty(len(texts), dtype=object)
        result[:] = texts
        return result.reshape(shape)
    count = int(np.prod(shape, dtype=int))
    if dtype is np.bool_:
        return random.integers(0, 2, count).astype(np.bool_).reshape(shape)
    if np.issubdtype(dtype, np.integer):
        return np.frombuffer(random.bytes(count * np.dtype(dtype).itemsize), dtype=dtype).reshape(shape)
    parts = random.choice(INTERESTING, 2 * count) * random.choice([1.0, 1.0, 0.1, 1.0 + 2**-12], 2 * count)
    with np.errstate(all="ignore"):
        if np.issubdtype(dtype, np.complexfloating):
            part = np.float32 if dtype is np.complex64 else np.float64
            return parts.astype(part).view(dtype).reshape(shape)
        return parts[:count].astype(dtype).reshape(shape)


def indices_below(random, extents, shape, dtype, spoil):
    """Indices of which any may be negative; with `spoil` some are out of range."""
    result = np.empty(shape, dtype=dtype)
    for place in np.ndindex(*shape):
        extent = extents(place)
        slack = 1 if spoil and random.random() < 0.1 else 0
        result[place] = random.integers(-extent - slack, extent + slack) if extent + slack > 0 else 0
    return result


def extent_up_to(random, greatest):
    """An extent of at least 1, or occasionally 0."""
    return int(random.integers(0 if random.random() < 0.1 else 1, greatest + 1)) if greatest else 0


def problem(random, operator, version, dtype, reduction):
    """Inputs and attributes of one node, valid more often than not."""
    spoil = random.random() < 0.15
    rank = int(random.integers(1, 5))
    data_shape = tuple(extent_up_to(random, 4) for _ in range(rank))
    attributes = {} if reduction is None else {"reduction": reduction}
    if operator == "ScatterND":
        length = int(random.integers(0, rank + 1))
        batch = tuple(extent_up_to(random, 3) for _ in range(random.integers(0, 3)))
        shape = (*batch, length)
        indices = indices_below(random, lambda place: data_shape[place[-1]], shape, np.int64, spoil)
        updates_shape = batch + data_shape[length:]
    else:
        axis = int(random.integers(-rank, rank))
        attributes["axis"] = axis
        shape = [extent_up_to(random, extent) for extent in data_shape]
        shape[axis] = int(random.integers(0, 6))
        width = random.choice([np.int32, np.int64])
        indices = indices_below(random, lambda place: data_shape[axis], tuple(shape), width, spoil)
        updates_shape = tuple(shape)
    if random.random() < 0.05:
        updates_shape = (*updates_shape, 1)
    return values(random, dtype, data_shape), indices, values(random, dtype, updates_shape), attributes


def expected(operator, data, indices, updates, attributes):
    """What the oracle says: an output, or the rules that are broken, or None if there is no value."""
    try:
        if operator == "ScatterND":
            return loops.scatter_nd(data, indices, updates, attributes.get("reduction", "none")), []
        return (
            loops.scatter_elements(
                data, indices, updates, attributes.get("axis", 0), attributes.get("reduction", "none")
            ),
            [],
        )
    except loops.Refused as refusal:
        return None, sorted(refusal.codes)
    except loops.Undefined:
        # An undefined problem may also break a rule, and then is refused.
        _, codes = expected(operator, data, indices, updates, {**attributes, "reduction": "none"})
        return None, codes or None


def reductions_of(operator, version):
    return [None, *REDUCTIONS_OF.get(f"{operator}-{version}", ())]


@pytest.fixture(scope="module")
def outcome(tmp_path_factory):
    """Every problem's record in the results, with the oracle's answer."""
    random = np.random.default_rng(20261121)
    folder = tmp_path_factory.mktemp("random")
    said = {}
    for number in range(PROBLEMS):
        operator, version = VERSIONS[random.integers(len(VERSIONS))]
        types = [dtype for dtype in TYPES if version >= 13 or dtype is not ml_dtypes.bfloat16]
        dtype = types[random.integers(len(types))]
        choices = reductions_of(operator, version)
        reduction = choices[random.integers(len(choices))]
        data, indices, updates, attributes = problem(random, operator, version, dtype, reduction)
        output, codes = expected(operator, data, indices, updates, attributes)
        name = f"p{number:04}"
        case = Case(
            group="random", slug=name, operator=operator, opset=version,
            data_sets=(DataSet((data, indices, updates), "", ()),), attributes=tuple(attributes.items()),
        )  # fmt: skip
        model = model_of(case)
        data_set = folder / name / "test_data_set_0"
        data_set.mkdir(parents=True)
        (folder / name / "model.onnx").write_bytes(model.SerializeToString())
        for slot, tensor in enumerate((data, indices, updates)):
            (data_set / f"input_{slot}.pb").write_bytes(tensor_bytes(tensor, model.graph.input[slot].name))
        if output is not None:
            (data_set / "output_0.pb").write_bytes(tensor_bytes(output, "output"))
        unstated = version == 9 and bool((indices < 0).any() or (codes and "index-bounds" in codes))
        said[f"random/{name}"] = (output is not None, codes, unstated)
    results = folder / "results.jsonl"
    options = ["--implementation", "reference", "--cases", f"random={folder}", "--results", results]
    subprocess.run([PROGRAM, "run", *options], capture_output=True, check=False)
    records = [json.loads(line) for line in results.read_text().splitlines()]
    return [(record, *said[record["id"]]) for record in records if record["type"] == "case"]


def test_every_problem_is_judged(outcome):
    assert len(outcome) == PROBLEMS


def test_most_problems_have_a_result_and_many_are_refused(outcome):
    assert sum(has_output for _, has_output, _, _ in outcome) > PROBLEMS * 0.6
    assert sum(bool(codes) for _, _, codes, _ in outcome) > PROBLEMS * 0.05


def test_no_stored_output_is_disputed(outcome):
    wrong = ("disputed", "error", "fail")
    assert [record["id"] for record, *_ in outcome if record["verdict"] in wrong] == []


def test_the_reference_computes_everything_that_the_oracle_computes(outcome):
    computed = [record for record, has_output, _, unstated in outcome if has_output and not unstated]
    assert {(record["verdict"], record["answer"]) for record in computed} == {("pass", "output")}


def test_the_reference_refuses_by_the_first_of_the_oracle_s_rules(outcome):
    for record, _, codes, unstated in outcome:
        if codes and not unstated:
            assert (record["verdict"], record["answer"]) == ("pass", "rejected"), record["id"]
            assert record["message"].split(":")[0] in codes, record["id"]


def test_undefined_problems_are_undefined_for_the_reference(outcome):
    undefined = [record for record, _, codes, _ in outcome if codes is None]
    assert undefined and {record["answer"] for record in undefined} == {"unsupported"}
