#!/usr/bin/env python3
"""Prints tests of WebNN's scatterElements and scatterND, made from core.json, as rows of the web platform tests.

usage: vectors/make_webnn.py [FILE] >scatter_tests.js

It is an object with an array of rows for each operator. Append the rows to the arrays of the same name, scatterElementsTests and
scatterNDTests, in webnn/conformance_tests of web-platform-tests. Left out is what WebNN does not have or defines otherwise: reductions,
types beyond its own, extents of 0, ranks 0 and above 8, indices out of range (WebNN clamps them) and what ONNX refuses; and, as the rows
hold numbers of JavaScript, NaN, infinities, -0 and integers beyond 2^53. Duplicates are not among the tests with one result.
"""

import json
import math
import struct

from single_results import tests_with_one_result

# WebNN's name of an element type, and its format in struct.
TYPES = {"float": ("float32", "f"), "float16": ("float16", "e"), "int8": ("int8", "b"), "uint8": ("uint8", "B"), "int32": ("int32", "i"),
         "uint32": ("uint32", "I"), "int64": ("int64", "q"), "uint64": ("uint64", "Q")}


def numbers(dtype, digits):
    """The elements as numbers; bytes are in hex."""
    return [value for (value,) in struct.iter_unpack("<" + TYPES[dtype][1], bytes.fromhex(digits))]


def is_plain(value):
    """Whether a number of JavaScript is this value, and the test compares it by bits."""
    return math.isfinite(value) and abs(value) <= 2**53 and not (value == 0 and math.copysign(1, value) < 0)


def is_offered(group, test):
    """Whether WebNN defines the result of a test."""
    tensors = [test[name] for name in ("data", "indices", "updates")]
    return (group["reduction"] == "none" and "reduction" not in test["attributes"] and group["type"] in TYPES and
            all(0 < len(tensor["shape"]) <= 8 and 0 not in tensor["shape"] for tensor in tensors) and
            all(map(is_plain, [*numbers(group["type"], test["data"]["hex"]), *numbers(group["type"], test["updates"]["hex"])])))  # fmt: skip


def row_of(group, test):
    """A row, and the name of its operator."""
    operator = "scatterND" if group["operator"] == "ScatterND" else "scatterElements"
    dtype, options = group["type"], [{"options": {"axis": test["attributes"].get("axis", 0) % len(test["data"]["shape"])}}]

    def described(shape, data_type, data):
        return {"data": data, "descriptor": {"shape": shape, "dataType": TYPES[data_type][0]}}

    def tensor(name):
        return described(test[name]["shape"], test[name]["type"], numbers(test[name]["type"], test[name]["hex"]))

    arguments = [{"input": "input"}, {"indices": "indices"}, {"updates": "updates"}] + (options if operator == "scatterElements" else [])
    return operator, {
        "name": f"{test['id']}: {test['comment']}",
        "graph": {
            "inputs": {"input": tensor("data"), "indices": tensor("indices"), "updates": tensor("updates")},
            "operators": [{"name": operator, "arguments": arguments, "outputs": "output"}],
            "expectedOutputs": {"output": described(test["data"]["shape"], dtype, numbers(dtype, test["output"]))},
        },
    }


if __name__ == "__main__":
    rows = [row_of(*pair) for pair in tests_with_one_result(__doc__) if is_offered(*pair)]
    print("const tests = {")
    for name in "scatterElements", "scatterND":
        print(f"  {name}Tests: [\n{''.join(f'    {json.dumps(row)},' + chr(10) for operator, row in rows if operator == name)}  ],")
    print("};")
