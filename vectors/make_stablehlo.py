#!/usr/bin/env python3
"""Prints tests of StableHLO's scatter, made from core.json: a function each, for MLIR's lit and StableHLO's interpreter.

usage: vectors/make_stablehlo.py [FILE] >scatter.mlir
       stablehlo-translate --interpret -split-input-file scatter.mlir            prints nothing if every result is as expected

ScatterND becomes one stablehlo.scatter of slices; ScatterElements, whose entries count along one axis, one of single cells.
A check of StableHLO compares numbers: it takes 0 for -0. Left out is what StableHLO does not have or leaves open: strings, bool under
add and mul, negative indices, what ONNX refuses, and results of which several are allowed or tolerated, such as those of duplicates
under none.
"""

import itertools
import re
import struct

from single_results import tests_with_one_result

TYPES = {"bool": "i1", "float16": "f16", "bfloat16": "bf16", "float": "f32", "double": "f64", "complex64": "complex<f32>",
         "complex128": "complex<f64>", **{f"{sign}int{bits}": f"{sign}i{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)}}
FUNCTIONS = {"none": "", "add": "add", "mul": "multiply", "max": "maximum", "min": "minimum"}
TEMPLATE = """// {id}: {comment}
func.func @{name}() {{
  %data = stablehlo.constant {data}
  %indices = stablehlo.constant {indices}
  %updates = stablehlo.constant {updates}
  %result = "stablehlo.scatter"(%data, %indices, %updates) ({{
    ^bb0(%old: {cell}, %update: {cell}):
      {function}stablehlo.return {value} : {cell}
  }}) {{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {window}, inserted_window_dims = {inserted},
      scatter_dims_to_operand_dims = {inserted}, index_vector_dim = {vector_dim}>,
    indices_are_sorted = false, unique_indices = false
  }} : ({types}) -> {type}
  check.expect_eq_const %result, {expected}
  func.return
}}
"""


def integers(tensor):
    """The elements of a tensor of int32 or int64."""
    return [value for (value,) in struct.iter_unpack("<i" if tensor["type"] == "int32" else "<q", bytes.fromhex(tensor["hex"]))]


def type_of(shape, dtype):
    return f"tensor<{'x'.join([*map(str, shape), TYPES[dtype]])}>"


def truths(digits, shape):
    """Elements of bool as MLIR writes them, in brackets by axis: it has no hex for them."""
    step = len(digits) // shape[0] if shape else 0
    parts = [truths(digits[start : start + step], shape[1:]) for start in range(0, len(digits), step or 1)]
    return f"[{', '.join(parts)}]" if shape else str(digits != "00").lower()


def dense(shape, dtype, digits):
    """A constant with these bytes, in hex."""
    elements = "" if not digits else truths(digits, shape) if dtype == "bool" else f'"0x{digits.upper()}"'
    return f"dense<{elements}> : {type_of(shape, dtype)}"


def is_offered(group, test):
    """Whether StableHLO defines the result of a test."""
    is_truth = group["type"] == "bool" and group["reduction"] in ("add", "mul")
    return group["type"] in TYPES and not is_truth and min(integers(test["indices"]), default=0) >= 0


def function_of(group, test):
    """The text of a test."""
    data, updates, dtype, rank = test["data"], test["updates"], group["type"], len(test["data"]["shape"])
    tuples, shape, update_shape = integers(test["indices"]), test["indices"]["shape"], updates["shape"]
    window, inserted = [], list(range(rank))
    if group["operator"] == "ScatterND":
        inserted, window = list(range(shape[-1])), list(range(len(shape) - 1, len(update_shape)))
    else:  # a tuple with the whole position of each entry
        axis, places = test["attributes"].get("axis", 0) % rank, itertools.product(*map(range, shape))
        tuples = [tuples[n] if at == axis else place[at] for n, place in enumerate(places) for at in range(rank)]
        shape, update_shape = [len(tuples) // rank, rank], [len(tuples) // rank]
    reduction, cell = FUNCTIONS[group["reduction"]], type_of([], dtype)
    types = [type_of(data["shape"], dtype), type_of(shape, "int64"), type_of(update_shape, dtype)]
    return TEMPLATE.format(
        id=test["id"], comment=test["comment"], name=re.sub(r"\W", "_", test["id"]), cell=cell, window=window,
        inserted=inserted, vector_dim=len(shape) - 1, types=", ".join(types), type=types[0], value="%value" if reduction else "%update",
        function=f"%value = stablehlo.{reduction} %old, %update : {cell}\n      " if reduction else "",
        data=dense(data["shape"], dtype, data["hex"]), updates=dense(update_shape, dtype, updates["hex"]),
        indices=dense(shape, "int64", struct.pack(f"<{len(tuples)}q", *tuples).hex()), expected=dense(data["shape"], dtype, test["output"]))  # fmt: skip


if __name__ == "__main__":
    tests = [function_of(*pair) for pair in tests_with_one_result(__doc__) if is_offered(*pair)]
    print("// RUN: stablehlo-translate --interpret -split-input-file %s\n")
    print("\n// -----\n\n".join(tests))
