"""`--judge onnx` decides like ONNX's backend tests, which use numpy's comparison."""

import json
import re

import ml_dtypes
import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper
from onnx.backend.test.runner import Runner

RTOL, ATOL = 1e-3, 1e-7

INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = ["float16", "bfloat16", "float32", "float64"]
COMPLEX = ["complex64", "complex128"]


def dtype_of(name):
    return np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)


# ---- pairs of a stored value and an answer -----------------------------------------------------------------


def all_pairs(values):
    """All pairs of values."""
    values = np.asarray(values)
    return np.repeat(values, len(values)), np.tile(values, len(values))


def integer_pairs(dtype, random):
    """Extremes and numbers that double cannot represent; then errors at the tolerance, plus and minus one."""
    limits = np.iinfo(dtype)
    special = {limits.min, limits.min + 1, limits.max - 1, limits.max}
    special |= {0, 1, 2, 999, 1000, 1001, 2**53, 2**53 + 1}
    special |= {-value for value in special}
    expected, actual = all_pairs(
        np.array([value for value in special if limits.min <= value <= limits.max], dtype)
    )
    near = random.integers(limits.min, limits.max, 600, dtype, endpoint=True)
    near = near >> random.integers(0, limits.bits - 1, 600).astype(dtype)
    moved = [
        min(max(value + sign * (abs(value) // 1000 + step), limits.min), limits.max)
        for value, sign, step in zip(
            near.tolist(), random.choice([-1, 1], 600).tolist(), random.integers(-1, 3, 600).tolist()
        )
    ]
    return np.concatenate([expected, near]), np.concatenate([actual, np.array(moved, dtype)])


def float_specials(dtype):
    limits = ml_dtypes.finfo(dtype)
    positive = [limits.max, limits.smallest_normal, limits.smallest_subnormal]
    positive += [1, 1000, 1.5, 1e-7, 2e-7, np.inf, 0]
    return np.array([*positive, *(-np.array(positive, dtype)), np.nan, -np.nan], dtype)


def near_pairs(dtype, random, count):
    """Values of every magnitude, every other one so small that the absolute tolerance is felt, with errors of
    the tolerance, give or take a few of its last bits."""
    limits = ml_dtypes.finfo(dtype)
    exponents = random.uniform(np.log2(float(limits.smallest_subnormal)), np.log2(float(limits.max)), count)
    exponents[::2] = random.uniform(-45, 0, (count + 1) // 2)
    expected = (random.choice([-1.0, 1.0], count) * 2.0**exponents).astype(dtype)
    rtol = 2.0**-6 if dtype == ml_dtypes.bfloat16 else RTOL
    wide = expected.astype(np.float64)
    with np.errstate(over="ignore"):
        actual = (wide + random.choice([-1.0, 1.0], count) * (ATOL + rtol * np.abs(wide))).astype(dtype)
        for times in range(3):
            beside = np.nextafter(actual, random.choice([-np.inf, np.inf], count).astype(dtype))
            actual = np.where(random.integers(0, 4, count) > times, actual, beside)
    return expected, actual


def decides_otherwise(step, expected, actual):
    """Where the decision would differ if one of numpy's five steps were not rounded to the type."""
    expected, actual, dtype = expected.astype(np.float64), actual.astype(np.float64), expected.dtype

    def close(exact_step):
        def rounded(number, value):
            return value if number == exact_step else np.asarray(value).astype(dtype).astype(np.float64)

        share = rounded(2, rounded(0, RTOL) * np.abs(expected))
        return rounded(3, np.abs(actual - expected)) <= rounded(4, rounded(1, ATOL) + share)

    with np.errstate(over="ignore"):
        return close(step) != close(None)


def float_pairs(dtype, random):
    """Special values; errors at the tolerance; and, of very many of these, the pairs that depend on rounding."""
    found = [all_pairs(float_specials(dtype)), near_pairs(dtype, random, 900)]
    expected, actual = near_pairs(dtype, random, 400_000)
    for step in range(5) if dtype in (np.float16, np.float32) else []:
        chosen = np.flatnonzero(decides_otherwise(step, expected, actual))[:50]
        found.append((expected[chosen], actual[chosen]))
    return [np.concatenate(side) for side in zip(*found)]


def complex_pairs(dtype, random):
    """Specials in both parts; then errors of some percent more or less than the tolerance: closer to it
    numpy's modulus, which is wrong in the last bits, makes a difference from processor to processor."""
    part = np.dtype(f"float{dtype.itemsize * 4}")
    limits = np.finfo(part)
    parts = np.array([0, -0.0, 1, 1000, limits.max, -limits.max, np.inf, -np.inf, np.nan], part)
    values = np.empty(len(parts) ** 2, dtype)
    values.real, values.imag = all_pairs(parts)
    expected, actual = all_pairs(values)
    chosen = random.choice(len(expected), 1500, replace=False)
    exponents = random.uniform(limits.minexp, limits.maxexp - 1, (2, 600))
    exponents[:, ::2] = random.uniform(-30, 15, (2, 300))
    near = np.empty(600, dtype)
    near.real, near.imag = random.choice([-1.0, 1.0], (2, 600)) * 2.0**exponents
    direction = np.exp(2j * np.pi * random.uniform(0, 1, 600))
    wide = near.astype(np.complex128)
    error = (ATOL + RTOL * np.hypot(wide.real, wide.imag)) * random.choice([0.5, 0.99, 1.01, 2], 600)
    with np.errstate(over="ignore", invalid="ignore"):
        moved = (wide + direction * error).astype(dtype)
    # If the parts cannot represent the error, it differs from the intended error.
    moved = np.where(np.isfinite(moved.real) & np.isfinite(moved.imag), moved, near)
    return np.concatenate([expected[chosen], near]), np.concatenate([actual[chosen], moved])


def pairs(name, random):
    if name == "string":
        return all_pairs(np.array(["", "a", "A", "b", "aa", "ab", "ä", "a b"], object))
    if name == "bool":
        return all_pairs(np.array([False, True]))
    kind = integer_pairs if name in INTEGERS else float_pairs if name in FLOATS else complex_pairs
    return kind(dtype_of(name), random)


# ---- both comparisons --------------------------------------------------------------------------------------


def passes_officially(expected, actual, rtol=RTOL, atol=ATOL):
    try:
        with np.errstate(all="ignore"):
            Runner.assert_similar_outputs([expected], [actual], rtol, atol)
    except AssertionError:
        return False
    return True


def write_tensor(path, array):
    path.write_bytes(numpy_helper.from_array(array).SerializeToString())


@pytest.fixture
def judge(scatter_cts, tmp_path):
    """Judges `actual` against `expected`, the stored output of a case that changes nothing; returns a record."""

    def call(expected, actual, *options, data_json=None):
        folder = tmp_path / "case"
        (folder / "test_data_set_0").mkdir(parents=True, exist_ok=True)
        empty = np.empty([0] * max(expected.ndim, 1), np.int64)
        inputs = [expected, empty, empty.astype(expected.dtype)]
        types = [numpy_helper.from_array(array).data_type for array in inputs]
        node = helper.make_node("ScatterElements", ["data", "indices", "updates"], ["output"])
        values = [
            helper.make_tensor_value_info(name, element, array.shape)
            for name, element, array in zip(node.input, types, inputs)
        ]
        output = helper.make_tensor_value_info("output", types[0], expected.shape)
        graph = helper.make_graph([node], "graph", values, [output])
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
        (folder / "model.onnx").write_bytes(model.SerializeToString())
        for slot, array in enumerate(inputs):
            write_tensor(folder / "test_data_set_0" / f"input_{slot}.pb", array)
        write_tensor(folder / "test_data_set_0" / "output_0.pb", expected)
        write_tensor(tmp_path / "answer.pb", actual)
        if data_json is not None:
            (folder / "data.json").write_text(data_json)
        options = options or ["--judge", "onnx"]
        process = scatter_cts("judge", folder, tmp_path / "answer.pb", "--json", *options)
        return json.loads(process.stdout) if process.stdout else process

    return call


def differences(record):
    """The numbers of differing and of all elements in the explanation."""
    found = re.search(r"(\d+) of (\d+) elements differ", "\n".join(record.get("explanation", [])))
    return tuple(map(int, found.groups())) if found else (0, 0)


@pytest.fixture(scope="module")
def split_pairs():
    """The pairs of a type that all pass officially, and the pairs that all fail."""
    made = {}

    def call(name):
        if name not in made:
            expected, actual = pairs(name, np.random.default_rng(20240))
            passing = np.array(
                [passes_officially(expected[i : i + 1], actual[i : i + 1]) for i in range(len(expected))]
            )
            made[name] = [(expected[part], actual[part]) for part in (passing, ~passing)]
        return made[name]

    return call


ALL = [*INTEGERS, *FLOATS, *COMPLEX, "bool", "string"]


@pytest.mark.parametrize("name", ALL)
def test_every_pair_that_numpy_finds_close_passes(judge, split_pairs, name):
    expected, actual = split_pairs(name)[0]
    assert len(expected) > 1
    record = judge(expected, actual)
    assert (record["verdict"], record.get("explanation")) == ("pass", None)


@pytest.mark.parametrize("name", ALL)
def test_every_pair_that_numpy_does_not_find_close_fails(judge, split_pairs, name):
    expected, actual = split_pairs(name)[1]
    assert len(expected) > 1
    record = judge(expected, actual)
    assert record["verdict"] == "fail"
    assert differences(record) == (len(expected), len(expected)), record["explanation"]


# ---- whole tensors -----------------------------------------------------------------------------------------

ARRAYS = {
    "scalar": np.array(2, np.float32),
    "another scalar": np.array(2.5, np.float32),
    "a scalar close by": np.array(2.001, np.float32),
    "vector of one": np.array([2], np.float32),
    "double": np.array([2], np.float64),
    "int32": np.array([2], np.int32),
    "uint32": np.array([2], np.uint32),
    "string": np.array(["2"], object),
    "column": np.array([[2]], np.float32),
    "nothing": np.empty([0], np.float32),
    "no ints": np.empty([0], np.int32),
    "no strings": np.empty([0], object),
    "nothing, twice": np.empty([2, 0], np.float32),
    "infinity": np.array([np.inf], np.float32),
    "NaN": np.array(np.nan, np.float32),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_shapes_and_types_decide_as_they_do_officially(judge, name):
    expected = ARRAYS[name]
    verdicts = {other: judge(expected, actual)["verdict"] for other, actual in ARRAYS.items()}
    official = {other: passes_officially(expected, actual) for other, actual in ARRAYS.items()}
    assert verdicts == {other: "pass" if passes else "fail" for other, passes in official.items()}


@pytest.mark.parametrize(
    "tolerances", [{"rtol": 0.5}, {"atol": 3}, {"rtol": 0, "atol": 0}, {"model_name": "x"}]
)
@pytest.mark.parametrize("name", ["int32", "float16", "bfloat16", "float64"])
def test_the_tolerances_of_the_case_folder_are_used(judge, tolerances, name):
    values = 100, 100, 100.05, 102.5, 149, 151
    expected, *actual = (np.array([value]).astype(dtype_of(name)) for value in values)
    used = tolerances.get("rtol", RTOL), tolerances.get("atol", ATOL)
    verdicts = [judge(expected, answer, data_json=json.dumps(tolerances))["verdict"] for answer in actual]
    assert verdicts == ["pass" if passes_officially(expected, answer, *used) else "fail" for answer in actual]


def test_tolerances_that_cannot_be_read_are_the_case_s_fault(judge):
    record = judge(np.array([1.0]), np.array([1.0]), data_json='{"rtol": "much"}')
    assert record["verdict"] == "unreadable"
    assert record["explanation"] == ["data.json: rtol: is not a number that is at least 0"]


def test_the_clauses_do_not_look_at_the_tolerances(judge):
    record = judge(np.array([1.0]), np.array([1.0]), "--judge", "clauses", data_json='{"rtol": "much"}')
    assert record["verdict"] == "pass"


# ---- the judge of a run ------------------------------------------------------------------------------------


@pytest.fixture
def million(python_program):
    """A program that answers every request with 1000999 instead of 1000000, and the case."""
    tensor = numpy_helper.from_array(np.array([1000999], np.int64)).SerializeToString()
    message = b"\x12" + bytes([len(tensor)]) + tensor  # ToRunner with the field output
    return python_program(f"while True:\n    read_frame()\n    write_frame({message!r})\n")


@pytest.mark.parametrize(("by", "verdict", "code"), [("onnx", "pass", 0), ("clauses", "fail", 1)])
def test_a_copied_integer_may_differ_only_in_the_official_comparison(run, judge, million, tmp_path, by, verdict, code):
    record = judge(np.array([1000000]), np.array([1000999]), "--judge", by)
    assert record["verdict"] == verdict
    result = run("--implementation", million, "--cases", tmp_path / "case", "--judge", by)
    assert (result.verdicts, result.code) == ({"case": verdict}, code)


@pytest.fixture(scope="module")
def official_run(run):
    return run("--judge", "onnx")


def test_officially_the_reference_passes_every_case_with_a_stored_output(official_run):
    assert official_run.code == 0
    assert set(official_run.verdicts.values()) == {"pass"}
    assert len(official_run.cases) > 100


def test_cases_without_a_stored_output_are_skipped_officially(official_run, run):
    everything = run()
    skipped = {record["id"]: record["reason"] for record in official_run.of_type("skipped")}
    without = ("refuse", "invariants")
    refused = {name for name, case in everything.cases.items() if case["expectation"] in without}
    assert set(skipped) == refused
    assert set(skipped.values()) == {"no stored output for the official comparison"}
    assert set(official_run.cases) == set(everything.cases) - refused


def test_the_official_comparison_finds_nothing_about_clauses(official_run):
    members = {"failures", "warnings", "observations", "level"}
    assert not any(members & record.keys() for record in official_run.cases.values())


def test_without_stored_outputs_nothing_is_compared(run):
    result = run("--judge", "onnx", "--filter", "cases/ScatterND-18/index-bounds*")
    assert (result.code, result.verdicts) == (3, {})


def test_without_a_stored_output_there_is_no_official_judgement(scatter_cts):
    process = scatter_cts("judge", "cases/ScatterND-18/indices-rank-scalar", "--rejected", "--judge", "onnx")
    assert (process.returncode, process.stdout) == (3, "")
    assert "no stored output" in process.stderr


def test_unsupported_cases_stay_unsupported_in_the_official_comparison(run, example):
    result = run("--judge", "onnx", "--implementation", example)
    assert set(result.verdicts.values()) == {"pass", "unsupported"}
    assert result.code == 0


@pytest.mark.parametrize(
    ("misbehaviour", "verdict"),
    [("sigsegv", "crash"), ("rejected", "fail"), ("failed", "fail"), ("wrong-value", "fail")],
)
def test_crashes_are_reported_in_the_official_comparison_too(run, misbehaving, misbehaviour, verdict):
    options = ["--option", f"misbehave={misbehaviour}", "--option", "on-extent=7"]
    case = ["--filter", "*/ScatterND-16/indices-of-rank-3"]
    result = run("--judge", "onnx", "--implementation", misbehaving, *options, *case)
    assert list(result.verdicts.values()) == [verdict]
    assert result.code == 1


def test_the_explanation_shows_the_first_difference_their_number_and_the_largest_error(judge):
    record = judge(np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.5, 5.0]))
    assert record["explanation"] == [
        "the output differs from the stored output by more than the official comparison allows "
        "(rtol 0.001, atol 1e-07)",
        "  expected  output[1] = 2 (0x4000000000000000)",
        "  actual    output[1] = 2.5 (0x4004000000000000)",
        "  2 of 3 elements differ too much, the largest error is 2",
    ]


def test_the_command_of_a_failure_uses_the_official_comparison(run, misbehaving):
    options = ["--option", "misbehave=wrong-value", "--filter", "*/ScatterND-18/elements"]
    result = run("--judge", "onnx", "--implementation", misbehaving, *options)
    assert all(" --judge onnx" in case["command"] for case in result.cases.values())
    assert result.cases
