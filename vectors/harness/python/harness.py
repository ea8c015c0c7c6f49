#!/usr/bin/env python3
"""usage: harness.py [--bug] [FOLDER]

Checks scatter(), a naive kernel of float and int64, with core.json in FOLDER, by default the folder two above this file. To
test an implementation, call it instead. --bug plants a fault: negative indices do not count from the end. Apache-2.0.
"""

import ctypes
import json
import math
import pathlib
import struct
import sys

from check import cells_of, check


def scatter(group, test, bug):  # the cells of the output, or None: refused
    data, indices, updates = test["data"], test["indices"], test["updates"]
    tuples, version = group["operator"] == "ScatterND", group["since_version"]
    known = ([] if tuples else ["axis"]) + (["reduction"] if version >= 16 else [])  # Scatter has no version 16
    reduction, axis = test["attributes"].get("reduction", "none"), test["attributes"].get("axis", 0)
    shape, grid, rank = data["shape"], indices["shape"], len(data["shape"])
    if updates["type"] != data["type"] or indices["type"] not in ("int32", "int64") or rank == 0 or not grid:
        return None
    reductions = ["none", "add", "mul", "max", "min"][: 5 if version >= 18 else 3]
    if not set(test["attributes"]) <= set(known) or reduction not in reductions:
        return None
    if not -rank <= axis < rank or (tuples and grid[-1] > rank) or (not tuples and len(grid) != rank):
        return None
    depth, axis = grid[-1] if tuples else 1, axis % rank
    if updates["shape"] != (grid[:-1] + shape[depth:] if tuples else grid):
        return None
    if not tuples and any(grid[n] > shape[n] for n in range(rank) if n != axis):
        return None
    numbers = [int.from_bytes(bytes.fromhex(cell), "little", signed=True) for cell in cells_of(indices["type"], indices["hex"])]
    for i, number in enumerate(numbers):
        extent = shape[i % depth if tuples else axis]
        numbers[i] = number + extent if number < 0 and not bug else number
        if not 0 <= numbers[i] < extent:
            return None
    output = list(cells_of(data["type"], data["hex"]))
    length = math.prod(shape[depth:])
    for i, value in enumerate(cells_of(updates["type"], updates["hex"])):
        if tuples:
            place = numbers[i // length * depth :][:depth]
        else:
            place = [numbers[i] if n == axis else i // math.prod(grid[n + 1 :]) % grid[n] for n in range(rank)]
        target = sum(number * math.prod(shape[n + 1 :]) for n, number in enumerate(place)) + (i % length if tuples else 0)
        output[target] = combine(data["type"], reduction, output[target], value)
    return output


def combine(dtype, reduction, old, new):
    a, b = (struct.unpack("<f" if dtype == "float" else "<q", bytes.fromhex(cell))[0] for cell in (old, new))
    if reduction in ("max", "min"):  # a NaN wins
        return old if a != a else new if b != b or (b > a if reduction == "max" else b < a) else old
    if reduction == "none":
        return new
    result = a + b if reduction == "add" else a * b
    return (bytes(ctypes.c_float(result)) if dtype == "float" else (result % 2**64).to_bytes(8, "little")).hex()


def main(folder, bug):
    skipped = {test["id"] for test in json.loads((folder / "quarantine.json").read_text())["tests"]}
    counts = {"conforms": 0, "tolerated": 0, "wrong": 0, "skipped": 0}
    for group in json.loads((folder / "core.json").read_text())["groups"]:
        for test in group["tests"]:
            run = group["type"] in ("float", "int64") and test["id"] not in skipped
            verdict = check(test, scatter(group, test, bug)) if run else "skipped"
            counts[verdict] += 1
            if verdict == "wrong":
                print(test["id"], verdict)
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    if "--help" in sys.argv:
        print(__doc__)
        sys.exit()
    paths = [word for word in sys.argv[1:] if word != "--bug"] or [pathlib.Path(__file__).resolve().parents[2]]
    sys.exit(main(pathlib.Path(paths[0]), "--bug" in sys.argv))
