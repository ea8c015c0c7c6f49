"""What an answer to a test of core.json is worth: check(test, output). Copy this file; it needs only Python's own library.

A cell is one element as core.json has it: its little-endian bytes in hex, or a string in base64. Apache-2.0.
"""

import struct

# Bytes per element, and the bits of infinity in a floating-point part.
WIDTHS = {"bool": 1, "int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "float16": 2, "bfloat16": 2, "int32": 4, "uint32": 4,
          "float": 4, "int64": 8, "uint64": 8, "double": 8, "complex64": 8, "complex128": 16}
INFINITIES = {"float16": 0x7C00, "bfloat16": 0x7F80, "float": 0xFF << 23, "complex64": 0xFF << 23,
              "double": 0x7FF << 52, "complex128": 0x7FF << 52}


def cells_of(dtype, elements):
    """The cells of a tensor: elements is its member hex or base64, or the member output of a test."""
    if dtype == "string":
        return elements
    digits = 2 * WIDTHS[dtype]
    return [elements[start : start + digits] for start in range(0, len(elements), digits)]


def check(test, output):
    """"conforms", "tolerated" or "wrong". output: all cells of the answer in row-major order, or None for a refusal."""
    if output is None:
        return "wrong" if test["result"] == "valid" else "conforms"
    if test["result"] == "invalid":
        return "wrong" if test["due"] == "must" else "tolerated"
    dtype, verdict = test["data"]["type"], "conforms"
    stored = cells_of(dtype, test["output"])
    if len(output) != len(stored):
        return "wrong"
    for position, (cell, expected) in enumerate(zip(output, stored)):
        if cell != expected and not permits(test.get("allowed", []), dtype, position, cell, expected):
            if not permits(test.get("tolerated", []), dtype, position, cell, expected):
                return "wrong"
            verdict = "tolerated"
    return verdict


def permits(entries, dtype, position, cell, expected):
    return any(position in entry["cells"] and matches(entry, dtype, cell, expected) for entry in entries)


def matches(entry, dtype, cell, expected):
    """Whether an entry permits a cell; expected is the cell of the stored output."""
    if "values" in entry:
        return cell in entry["values"]
    if "norm" in entry:
        return is_near(dtype, cell, entry["norm"]["centre"], entry["norm"]["radius"])
    if entry.get("predicate") in ("any", "nonzero"):
        return entry["predicate"] == "any" or cell != "00"
    digits = 2 * WIDTHS[dtype] // (2 if "complex" in dtype else 1)
    sign, infinity = 1 << 4 * digits - 1, INFINITIES[dtype]

    def parts(text):  # the bits of the number, or of the two parts of a complex number
        return [int.from_bytes(bytes.fromhex(text[i : i + digits]), "little") for i in range(0, len(text), digits)]

    def is_nan(bits):
        return bits & (sign - 1) > infinity

    def key(bits):  # orders numbers by value: -0 below +0, each NaN outside
        return bits ^ (2 * sign - 1) if bits & sign else bits | sign

    if "interval" in entry:
        low, high = map(parts, entry["interval"])
        return all(key(a) <= key(x) <= key(b) for x, a, b in zip(parts(cell), low, high))
    if "complex" not in dtype:
        return is_nan(parts(cell)[0])
    return all(is_nan(x) if is_nan(y) else x == y for x, y in zip(parts(cell), parts(expected)))


def is_near(dtype, cell, centre, radius):
    form = "<2d" if dtype == "complex128" else "<2f"
    x, c = (struct.unpack(form, bytes.fromhex(text)) for text in (cell, centre))
    real, imaginary = ((a - b) / radius for a, b in zip(x, c))  # scaled: no square is too great or too small
    return real * real + imaginary * imaginary <= 1
