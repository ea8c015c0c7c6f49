"""The reference computes and refuses cases of the worlds like the Python oracle (generators/oracle/loops.py).

`print-draws` prints the cases with the outcome of the reference. With -m whole_corpus 100,000 of each world are compared,
others for each SCATTER_CTS_SEED.
"""

import collections
import json
import os
import subprocess

import ml_dtypes
import numpy as np
import pytest
from built import built
from oracle import loops

SEED = int(os.environ.get("SCATTER_CTS_SEED", "1"))
DTYPES = {
    "float": np.float32, "double": np.float64, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16,
    "complex64": np.complex64, "complex128": np.complex128, "bool": np.bool_, "string": object,
    **{name: np.dtype(name).type
       for name in ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")},
}  # fmt: skip


@pytest.fixture(scope="session")
def print_draws():
    return built("SCATTER_CTS_PRINT_DRAWS", "build/release/bin/print-draws")


def draws(program, *arguments):
    """The objects that the program prints; the program must succeed."""
    with subprocess.Popen([program, *map(str, arguments)], stdout=subprocess.PIPE) as process:
        yield from map(json.loads, process.stdout)
    assert process.returncode == 0


def tensor(dtype, content):
    if dtype != "string":
        return np.frombuffer(bytes.fromhex(content["hex"]), DTYPES[dtype]).reshape(content["dims"])
    elements = np.empty(len(content["strings"]), object)
    elements[:] = [bytes.fromhex(text) for text in content["strings"]]
    return elements.reshape(content["dims"])


def computed(case, data, indices, updates, reduction):
    with np.errstate(all="ignore"):
        if case["axis"] is None:
            return loops.scatter_nd(data, indices, updates, reduction)
        return loops.scatter_elements(data, indices, updates, case["axis"], reduction)


def due(case, data, indices, updates):
    """The result of the oracle: an outcome, the violated rules, an output."""
    reduction = case["reduction"] or "none"
    why_undefined = loops.why_undefined(data.dtype, reduction)
    try:
        output = computed(case, data, indices, updates, "none" if why_undefined else reduction)
    except loops.Refused as refusal:
        # The specification of Scatter-9 does not define an index out of range.
        return ("undefined", [], None) if case["version"] == 9 else ("refused", refusal.codes, None)
    return ("undefined", [], None) if why_undefined else ("computed", [], output)


def same(case, output, expected):
    """Moved elements are equal bit by bit; of computed elements, all NaNs are equal."""
    if case["dtype"] != "string" and case["reduction"] in (None, "none"):
        return output.shape == expected.shape and output.tobytes() == expected.tobytes()
    return loops.same_bits(output, expected)


def difference(case):
    """The difference between the oracle and the program for a case, or None."""
    data, updates = tensor(case["dtype"], case["inputs"][0]), tensor(case["dtype"], case["inputs"][2])
    indices = tensor(case["index_dtype"], case["inputs"][1])
    outcome, rules, expected = due(case, data, indices, updates)
    unstated = case["version"] == 9 and outcome != "refused" and bool((indices < 0).any())
    if (outcome, rules) != (case["outcome"], case["rules"]):
        return f"{outcome} {rules}"
    if unstated != case["unstated"]:
        return f"unstated: {unstated}"
    if outcome == "computed" and not same(case, tensor(case["dtype"], case["output"]), expected):
        return expected.tolist()
    return None


def compare(program, *arguments):
    """Compares all draws, and counts them by their outcome. The first difference fails, with the whole case."""
    outcomes = collections.Counter()
    for case in draws(program, *arguments):
        found = difference(case)
        assert found is None, f"case {case['number']} of {arguments}: due is {found!r:.2000} of {json.dumps(case):.20000}"
        outcomes[case["outcome"]] += 1
    return outcomes


# ---- the oracle ----


@pytest.mark.long
def test_the_reference_agrees_with_the_oracle_on_random_cases(print_draws):
    outcomes = compare(print_draws, "random", SEED, 0, 4000, 1)
    assert outcomes.total() == 4000
    assert outcomes["computed"] > 3000 and outcomes["refused"] > 150 and outcomes["undefined"] > 1


@pytest.mark.parametrize("world", ["random-forms", "random-graphs"])
@pytest.mark.long_after(1)
def test_the_reference_agrees_with_the_oracle_on_random_cases_of_the_other_worlds(print_draws, world):
    outcomes = compare(print_draws, world, SEED, 0, 3000, 1)
    assert outcomes.total() == 3000
    assert outcomes["computed"] > 2000 and outcomes["refused"] > 60


@pytest.mark.whole_corpus
def test_the_reference_agrees_with_the_oracle_on_100000_random_cases(print_draws):
    assert compare(print_draws, "random", SEED, 10**6, 10**6 + 10**5, 1).total() == 10**5


@pytest.fixture
def case(print_draws):
    """A case in which an update aims at the first element, so that the output differs from data there."""
    return next(case for case in draws(print_draws, "random", 1, 0, 1000, 1)
                if case["dtype"] == "int32" and case["outcome"] == "computed" and case["reduction"] == "add"
                and case["output"]["hex"] != case["inputs"][0]["hex"])


def test_a_case_that_the_reference_computes_rightly_shows_no_difference(case):
    assert difference(case) is None


def test_another_output_is_a_difference(case):
    case["output"]["hex"] = case["inputs"][0]["hex"]
    assert difference(case) is not None


def test_another_outcome_is_a_difference(case):
    case["outcome"], case["rules"] = "refused", ["index-bounds"]
    assert difference(case) is not None


def test_a_violated_rule_that_the_reference_does_not_name_is_a_difference(print_draws):
    refused = next(case for case in draws(print_draws, "random", 1, 0, 1000, 1) if case["outcome"] == "refused")
    assert difference(refused) is None
    refused["outcome"], refused["rules"] = "undefined", []
    assert difference(refused) is not None


@pytest.mark.parametrize("arguments", [[], ["random", "1", "0", "1"],
                                       ["random", "1", "0", "x", "1"], ["random", "1", "0", "1", "0"]])
def test_invalid_arguments_are_wrong_usage(print_draws, arguments):
    process = subprocess.run([print_draws, *arguments], capture_output=True, text=True)
    assert process.returncode == 2
    assert process.stderr.startswith("usage: print-draws ")
