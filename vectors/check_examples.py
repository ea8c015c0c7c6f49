"""Answers to made-up tests, and what they are worth: every implementation of the check must agree with this table."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Example:
    """An answer to a test with these members; the answer has cells as core.json has them, and is None for a refusal."""

    name: str
    dtype: str
    output: tuple[str, ...] | None
    answer: tuple[str, ...] | None
    verdict: str
    allowed: list[dict] = field(default_factory=list)
    tolerated: list[dict] = field(default_factory=list)
    result: str = "valid"
    due: str = "must"

    def test(self, number: int) -> dict:
        """The test in the form of core.json."""
        count = len(self.output or ())
        data = {"type": self.dtype, "shape": [count]}
        data |= {"base64": [""] * count} if self.dtype == "string" else {"hex": "".join("00" * (len(cell) // 2) for cell in self.output or ())}
        indices = {"type": "int64", "shape": [0, 1], "hex": ""}
        updates = {"type": self.dtype, "shape": [0], "base64" if self.dtype == "string" else "hex": [] if self.dtype == "string" else ""}
        test = {"id": f"ScatterND-18/made-up-{number}", "comment": f"{self.name}.", "clauses": ["ScatterND.target"], "attributes": {},
                "data": data, "indices": indices, "updates": updates, "result": self.result}
        if self.result == "invalid":
            return test | {"rules": ["index-bounds"], "due": self.due}
        test["output"] = list(self.output) if self.dtype == "string" else "".join(self.output)
        return test | {layer: entries for layer, entries in (("allowed", self.allowed), ("tolerated", self.tolerated)) if entries}


def number(form: str, *values: float) -> str:
    """Numbers as hex: form is a format of struct, such as f or d."""
    return struct.pack(f"<{len(values)}{form}", *values).hex()


def values(*elements: str, cells: tuple[int, ...] = (0,)) -> list[dict]:
    return [{"cells": list(cells), "values": list(elements)}]


def interval(low: str, high: str) -> list[dict]:
    return [{"cells": [0], "interval": [low, high]}]


def norm(centre: str, radius: float) -> list[dict]:
    return [{"cells": [0], "norm": {"centre": centre, "radius": radius}}]


NAN = [{"cells": [0], "predicate": "nan"}]
ANY = [{"cells": [0], "predicate": "any"}]
NONZERO = [{"cells": [0], "predicate": "nonzero"}]
ONE, TWO, ZERO, MINUS_ZERO = (number("f", value) for value in (1, 2, 0.0, -0.0))
INFINITY, MINUS_INFINITY = number("f", float("inf")), number("f", float("-inf"))
FLOAT_NAN, FLOAT_NAN_PAYLOAD, MINUS_NAN = "0000c07f", "0100807f", "0000c0ff"
NEXT_TO_ONE = "0100803f"
COMPLEX, HALF_NAN = number("f", 1, 2), FLOAT_NAN + number("f", 2)
A, B, EMPTY = "YQ==", "Yg==", ""

REFUSALS = [
    Example("a refusal of a valid input", "float", (ONE,), None, "wrong"),
    Example("a refusal of an acceptable input", "float", (ONE,), None, "conforms", result="acceptable"),
    Example("the output of an acceptable input", "float", (ONE,), (ONE,), "conforms", result="acceptable"),
    Example("another output of an acceptable input", "float", (ONE,), (TWO,), "wrong", result="acceptable"),
    Example("a refusal that is due", "float", None, None, "conforms", result="invalid"),
    Example("an output although a refusal is due", "float", None, (ONE,), "wrong", result="invalid"),
    Example("a refusal by convention", "float", None, None, "conforms", result="invalid", due="should"),
    Example("an output although a refusal is a convention", "float", None, (ONE,), "tolerated", result="invalid", due="should"),
]

CELLS = [
    Example("the output", "float", (ONE, TWO), (ONE, TWO), "conforms"),
    Example("another last cell", "float", (ONE, TWO), (ONE, ONE), "wrong"),
    Example("another sign of zero", "float", (ZERO,), (MINUS_ZERO,), "wrong"),
    Example("another NaN", "float", (FLOAT_NAN,), (MINUS_NAN,), "wrong"),
    Example("a cell less", "float", (ONE, TWO), (ONE,), "wrong"),
    Example("a cell more", "float", (ONE, TWO), (ONE, TWO, TWO), "wrong"),
    Example("no cell, as it should be", "float", (), (), "conforms"),
    Example("a cell where there should be none", "float", (), (ONE,), "wrong"),
    Example("int64", "int64", (number("q", -1),), (number("q", -1),), "conforms"),
    Example("another upper half of int64", "int64", (number("q", -1),), (number("q", 2**32 - 1),), "wrong"),
]

VALUES = [
    Example("an allowed value", "float", (ONE,), (TWO,), "conforms", allowed=values(ZERO, TWO)),
    Example("the output beside an allowed value", "float", (ONE,), (ONE,), "conforms", allowed=values(TWO)),
    Example("a value that is not allowed", "float", (ONE,), (MINUS_ZERO,), "wrong", allowed=values(ZERO, TWO)),
    Example("a value that another cell may have", "float", (ONE, ONE), (ONE, TWO), "wrong", allowed=values(TWO)),
    Example("values of the first and the last cell", "float", (ONE, ONE, ONE), (TWO, ONE, TWO), "conforms", allowed=values(TWO, cells=(2, 0))),
    Example("a value of the cells beside it", "float", (ONE, ONE, ONE), (ONE, TWO, ONE), "wrong", allowed=values(TWO, cells=(0, 2))),
    Example("a value of the second entry", "float", (ONE,), (TWO,), "conforms", allowed=values(ZERO) + values(TWO)),
    Example("a tolerated value", "float", (ONE,), (TWO,), "tolerated", tolerated=values(TWO)),
    Example("a value that is not tolerated", "float", (ONE,), (ZERO,), "wrong", tolerated=values(TWO)),
    Example("an allowed and a tolerated cell", "float", (ONE, ONE), (TWO, ZERO), "tolerated", values(TWO), values(ZERO, cells=(1,))),
    Example("a tolerated and an allowed cell", "float", (ONE, ONE), (ZERO, TWO), "tolerated", values(TWO, cells=(1,)), values(ZERO)),
    Example("an allowed and a wrong cell", "float", (ONE, ONE), (TWO, ZERO), "wrong", values(TWO), values(ZERO)),
    Example("a tolerated and a wrong cell", "float", (ONE, ONE), (TWO, TWO), "wrong", tolerated=values(TWO)),
    Example("a value both allowed and tolerated", "float", (ONE,), (TWO,), "conforms", values(TWO), values(TWO)),
    Example("a tolerated value with a refusal allowed", "float", (ONE,), (TWO,), "tolerated", tolerated=values(TWO), result="acceptable"),
    Example("a value of 8 bits", "uint8", ("01",), ("ff",), "conforms", allowed=values("02", "03", "ff")),
    Example("a value of 16 bits", "int16", ("0100",), ("ff7f",), "conforms", allowed=values("0200", "0300", "ff7f")),
    Example("a value of 128 bits", "complex128", (number("d", 1, 2),), (number("d", 1, 3),), "conforms",
            allowed=values(number("d", 2, 2), number("d", 1, 3))),
    Example("half of a value of 128 bits", "complex128", (number("d", 1, 2),), (number("d", 1, 4),), "wrong", allowed=values(number("d", 1, 3))),
]

INTERVALS = [
    Example(f"{name} of an interval", "float", (ONE,), (answer,), verdict, allowed=interval(low, high))
    for name, answer, low, high, verdict in [
        ("the low end", ONE, ONE, TWO, "conforms"),
        ("the high end", TWO, ONE, TWO, "conforms"),
        ("the inside", NEXT_TO_ONE, NEXT_TO_ONE, TWO, "conforms"),
        ("what is below the low end", "0000803e", NEXT_TO_ONE, TWO, "wrong"),
        ("what is above the high end", "01000040", NEXT_TO_ONE, TWO, "wrong"),
        ("a zero in front", ZERO, MINUS_ZERO, ZERO, "conforms"),
        ("a zero at the low end", MINUS_ZERO, MINUS_ZERO, ZERO, "conforms"),
        ("a positive zero behind the end", ZERO, number("f", -1), MINUS_ZERO, "wrong"),
        ("a negative zero before the beginning", MINUS_ZERO, ZERO, ONE, "wrong"),
        ("a negative number", number("f", -1.5), number("f", -2), number("f", -1), "conforms"),
        ("a number below a negative one", number("f", -2.5), number("f", -2), number("f", -1), "wrong"),
        ("a number above a negative one", number("f", -0.5), number("f", -2), number("f", -1), "wrong"),
        ("infinity", INFINITY, MINUS_INFINITY, INFINITY, "conforms"),
        ("a NaN", FLOAT_NAN_PAYLOAD, MINUS_INFINITY, INFINITY, "wrong"),
        ("a negative NaN", MINUS_NAN, MINUS_INFINITY, INFINITY, "wrong"),
    ]
] + [
    Example("an interval of float16", "float16", ("003c",), ("013c",), "conforms", allowed=interval("003c", "023c")),
    Example("a float16 outside", "float16", ("003c",), ("033c",), "wrong", allowed=interval("003c", "023c")),
    Example("a NaN of float16 in an interval", "float16", ("003c",), ("017c",), "wrong", allowed=interval("00fc", "007c")),
    Example("an interval of bfloat16", "bfloat16", ("803f",), ("80bf",), "tolerated", tolerated=interval("81bf", "803f")),
    Example("a NaN of bfloat16 in an interval", "bfloat16", ("803f",), ("817f",), "wrong", tolerated=interval("80ff", "807f")),
    Example("an interval of double", "double", (number("d", 1),), (number("d", -1),), "conforms", allowed=interval(number("d", -2), number("d", 1))),
    Example("a double outside", "double", (number("d", 1),), (number("d", -3),), "wrong", allowed=interval(number("d", -2), number("d", 1))),
    Example("both parts in intervals", "complex64", (COMPLEX,), (number("f", 1.5, -1),), "conforms",
            allowed=interval(number("f", 1, -2), number("f", 2, 0))),
    Example("a real part outside", "complex64", (COMPLEX,), (number("f", 3, -1),), "wrong", allowed=interval(number("f", 1, -2), number("f", 2, 0))),
    Example("an imaginary part outside", "complex128", (number("d", 1, 2),), (number("d", 1.5, 1),), "wrong",
            allowed=interval(number("d", 1, -2), number("d", 2, 0))),
]

PREDICATES = [
    Example("any NaN", "float", (FLOAT_NAN,), (FLOAT_NAN_PAYLOAD,), "conforms", allowed=NAN),
    Example("a negative NaN", "float", (FLOAT_NAN,), (MINUS_NAN,), "conforms", allowed=NAN),
    Example("a NaN instead of a number", "float", (ONE,), (FLOAT_NAN,), "tolerated", tolerated=NAN),
    Example("infinity instead of a NaN", "float", (FLOAT_NAN,), (INFINITY,), "wrong", allowed=NAN),
    Example("a number instead of a NaN", "float", (FLOAT_NAN,), (ONE,), "wrong", allowed=NAN),
    Example("a NaN of float16", "float16", ("007e",), ("01fc",), "conforms", allowed=NAN),
    Example("infinity of float16", "float16", ("007e",), ("00fc",), "wrong", allowed=NAN),
    Example("a NaN of bfloat16", "bfloat16", ("c07f",), ("81ff",), "conforms", allowed=NAN),
    Example("infinity of bfloat16", "bfloat16", ("c07f",), ("807f",), "wrong", allowed=NAN),
    Example("a NaN of double", "double", ("000000000000f87f",), ("010000000000f0ff",), "conforms", allowed=NAN),
    Example("infinity of double", "double", ("000000000000f87f",), ("000000000000f0ff",), "wrong", allowed=NAN),
    Example("another NaN in one part", "complex64", (HALF_NAN,), (MINUS_NAN + number("f", 2),), "conforms", allowed=NAN),
    Example("another number in the other part", "complex64", (HALF_NAN,), (MINUS_NAN + number("f", 3),), "wrong", allowed=NAN),
    Example("a number in the part that is NaN", "complex64", (HALF_NAN,), (number("f", 2, 2),), "wrong", allowed=NAN),
    Example("a NaN in the other part", "complex64", (HALF_NAN,), (FLOAT_NAN * 2,), "wrong", allowed=NAN),
    Example("other NaNs in both parts", "complex128", ("000000000000f87f" * 2,), ("010000000000f0ff" * 2,), "conforms", allowed=NAN),
    Example("another truth value", "bool", ("01",), ("80",), "conforms", allowed=NONZERO),
    Example("false", "bool", ("01",), ("00",), "wrong", allowed=NONZERO),
    Example("any number", "float", (ONE,), (TWO,), "tolerated", tolerated=ANY),
    Example("any value, and it is a NaN", "double", (number("d", 1),), (number("d", float("nan")),), "conforms", allowed=ANY),
    Example("any value of another cell", "float", (ONE, ONE), (TWO, TWO), "wrong", tolerated=ANY),
    Example("any truth value", "bool", ("01",), ("00",), "tolerated", tolerated=ANY),
    Example("any string", "string", (A,), ("YWFhYWFhYWFhYWFh",), "tolerated", tolerated=ANY),
    Example("any string, and it is empty", "string", (A,), (EMPTY,), "conforms", allowed=ANY),
    Example("a truth value without an entry", "bool", ("01",), ("02",), "wrong"),
]

NORMS = [
    Example("a number on the circle", "complex64", (COMPLEX,), (number("f", 1.75, 3),), "conforms", allowed=norm(COMPLEX, 1.25)),
    Example("a number outside the circle", "complex64", (COMPLEX,), (number("f", 1.75, 3.001),), "wrong", allowed=norm(COMPLEX, 1.25)),
    Example("a number in the square around the circle", "complex64", (COMPLEX,), (number("f", 2, 3),), "wrong", allowed=norm(COMPLEX, 1.25)),
    Example("a NaN and a circle", "complex64", (COMPLEX,), (HALF_NAN,), "wrong", tolerated=norm(COMPLEX, 1.25)),
    Example("infinity and a circle", "complex64", (COMPLEX,), (INFINITY * 2,), "wrong", tolerated=norm(COMPLEX, 1.25)),
    Example("a great circle", "complex128", (number("d", 1, 2),), (number("d", 1e300, -1e300),), "tolerated", tolerated=norm(number("d", 0, 0), 2e300)),
    Example("outside a great circle", "complex128", (number("d", 1, 2),), (number("d", 1e300, -1e300),), "wrong", tolerated=norm(number("d", 0, 0), 1e300)),
    Example("a small circle", "complex128", (number("d", 1, 2),), (number("d", 1e-300, 0),), "tolerated", tolerated=norm(number("d", 0, 0), 2e-300)),
    Example("outside a small circle", "complex128", (number("d", 1, 2),), (number("d", 3e-300, 0),), "wrong", tolerated=norm(number("d", 0, 0), 2e-300)),
]

STRINGS = [
    Example("the strings", "string", (A, EMPTY, B), (A, EMPTY, B), "conforms"),
    Example("another string", "string", (A, EMPTY, B), (A, EMPTY, A), "wrong"),
    Example("a longer string", "string", (A, B), ("YWE=", B), "wrong"),
    Example("a string less", "string", (A, B), (A,), "wrong"),
    Example("a string more", "string", (A,), (A, EMPTY), "wrong"),
    Example("no string, as it should be", "string", (), (), "conforms"),
    Example("an allowed string", "string", (A, B), (A, "YWFh"), "conforms", allowed=values(A, "YWFh", cells=(1,))),
    Example("a tolerated empty string", "string", (A,), (EMPTY,), "tolerated", tolerated=values(EMPTY)),
    Example("the beginning of an allowed string", "string", (A,), (B,), "wrong", allowed=values("YmI=")),
    Example("a string with a zero", "string", ("YQA=",), (A,), "wrong"),
]

EXAMPLES = REFUSALS + CELLS + VALUES + INTERVALS + PREDICATES + NORMS + STRINGS
