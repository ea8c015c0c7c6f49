"""What a cell of an output may have besides the stored value, found by asking cell-judge (runner/judge/test/cell_judge.c).

An element is as core.json has it: its bytes in hexadecimal digits, or a string in base64. Numbers are compared by their keys
(make_c.key), which rise with them. make_json.py uses this.
"""

from __future__ import annotations

import base64
import math
import struct
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import ml_dtypes
import numpy

from make_c import INFINITIES, SIZES, key, parts

from check import matches  # in harness/python, which compare_with_judge.py finds

# What an answer is, in ascending order of severity: the names of the first two are those in the files.
LAYERS = ("allowed", "tolerated")
ALLOWED, TOLERATED, WRONG = range(3)
_LAYER_OF = {"pass": ALLOWED, "warning": TOLERATED, "fail": WRONG}
_MOST_AT_ONCE = 256  # questions, so that neither side waits for the other
_MOST_APPENDED = 4  # strings whose orders are all tried
_MOST_OPERANDS = 16  # of a sum or product that are left out, or applied twice
_SAMPLES = 6


class NoVector(Exception):
    """Why a case cannot be a vector, as the end of "data sets ..."."""


UNSOUND = "that do not agree with the reference"
COMPLEX = "with products of complex numbers, or with complex numbers that are not finite"


class Cell(NamedTuple):
    """A cell with everything that determines its allowed values."""

    dtype: str
    reduction: str
    old: str
    updates: tuple[str, ...]  # those that aim at the cell, in their order
    stored: str


class CellJudge:
    """A running cell-judge, for the clauses of an operator version."""

    def __init__(self, program: Path, version: str) -> None:
        self._program, self._version = program, version
        self._process = subprocess.Popen([program, version], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def layers(self, cell: Cell, elements: Sequence[str]) -> list[int]:
        """What it says of values, each as if it were the only one that differs from the reference's. OSError if it ends."""
        old, *updates = (_asked(cell.dtype, element) for element in (cell.old, *cell.updates))
        self._process.stdin.writelines(
            " ".join([cell.dtype, cell.reduction, old, _asked(cell.dtype, element), *updates]) + "\n" for element in elements)
        self._process.stdin.flush()
        verdicts = [self._process.stdout.readline().partition(" ")[0] for _ in elements]
        if "" in verdicts:
            raise OSError(f"{self._program} {self._version} ends with exit status {self._process.wait()}")
        return [_LAYER_OF[verdict] for verdict in verdicts]


def _asked(dtype: str, element: str) -> str:
    """An element as cell-judge reads it."""
    if dtype == "string":
        return "=" + base64.b64decode(element).hex()
    return ":".join(f"{part:0{2 * _width(dtype)}x}" for part in parts(dtype, element))


# ---- elements --------------------------------------------------------------------------------------------------------


def _width(dtype: str) -> int:
    """The bytes of a part."""
    return SIZES[dtype] // (2 if dtype.startswith("complex") else 1)


def _sign(dtype: str) -> int:
    return 1 << (8 * _width(dtype) - 1)


def _written(dtype: str, bits: Iterable[int]) -> str:
    """The element with these bits in its parts."""
    return b"".join((part % (2 * _sign(dtype))).to_bytes(_width(dtype), "little") for part in bits).hex()


def _bits(dtype: str, place: int) -> int:
    """The bits of a number with this key."""
    return place ^ (_sign(dtype) if place & _sign(dtype) else 2 * _sign(dtype) - 1)


def _is_nan(dtype: str, bits: int) -> bool:
    return bits & ~_sign(dtype) > INFINITIES[dtype]


def _numbers(dtype: str, element: str) -> list[float]:
    """The numbers in the parts of an element."""
    form = {2: "<e", 4: "<f", 8: "<d"}[4 if dtype == "bfloat16" else _width(dtype)]
    padding = b"\0\0" if dtype == "bfloat16" else b""
    return [number for (number,) in struct.iter_unpack(form, padding + bytes.fromhex(element))]


def _rounded(dtype: str, values: Sequence[float]) -> str:
    """The element with the nearest numbers."""
    with numpy.errstate(over="ignore"):
        return numpy.array(values).astype(ml_dtypes.bfloat16 if dtype == "bfloat16" else f"<f{_width(dtype)}").tobytes().hex()


def _foreign(dtype: str) -> list[str]:
    """Elements that nothing but chance allows, NaN among them."""
    if dtype == "string":
        return [base64.b64encode(text).decode() for text in (b"\x01 of no case", b"", b"\x02 nor this")]
    infinity = INFINITIES.get(dtype, 0)
    return [_written(dtype, [bits] * (SIZES[dtype] // _width(dtype)))
            for bits in (0x5A3C96A55A3C96A5, infinity | infinity >> 1, 0x3178B1D63178B1D6)]


# ---- one cell --------------------------------------------------------------------------------------------------------


class Survey:
    """The entries of a cell, which `run` finds: each is that of the file without its cells, `values` with one value."""

    def __init__(self, judge: CellJudge, cell: Cell) -> None:
        self._judge, self.cell, self.dtype = judge, cell, cell.dtype
        self.operands = [cell.old, *cell.updates]
        self.entries: list[tuple[int, dict]] = []
        self._known: dict[str, int] = {}
        if self.dtype in INFINITIES:
            sign, infinity = _sign(self.dtype), INFINITIES[self.dtype]
            self._stored = parts(self.dtype, cell.stored)
            self._least, *self._zeros, self._greatest = (key(self.dtype, bits) for bits in (infinity | sign, sign, 0, infinity))

    def run(self) -> tuple[list[dict], list[dict]]:
        """The entries that are allowed, and those that are tolerated. NoVector if they cannot say what the judge says."""
        moves = self.cell.reduction == "none" or not self.cell.updates
        if self._layers([self.cell.stored]) != [ALLOWED]:
            raise NoVector(UNSOUND)
        if self.dtype != "bool" and self.cell.updates and WRONG not in self._layers(_foreign(self.dtype)):
            self.entries.append((TOLERATED, {"predicate": "any"}))  # only a convention says what the value is
        if self.dtype in INFINITIES:
            self._nan()
        if moves and len(self.cell.updates) > 1:
            self._try(self.operands)
        if self.dtype == "bool":
            self._bool(moves)
        elif not moves:
            find = {"string": self._string, "complex64": self._complex, "complex128": self._complex}
            find.get(self.dtype, self._floating if self.dtype in INFINITIES else self._integer)()
        return self._bodies(ALLOWED), self._bodies(TOLERATED)

    def _bodies(self, layer: int) -> list[dict]:
        """The entries of a layer; all values are in one, where the first one was found."""
        found = [entry for of, entry in self.entries if of == layer]
        values = {"values": [value for entry in found for value in entry.get("values", ())]}
        first = next((n for n, entry in enumerate(found) if "values" in entry), None)
        return [values if n == first else entry for n, entry in enumerate(found) if n == first or "values" not in entry]

    def _layers(self, elements: Sequence[str]) -> list[int]:
        """What the judge says of values."""
        unknown = [element for element in dict.fromkeys(elements) if element not in self._known]
        for start in range(0, len(unknown), _MOST_AT_ONCE):
            batch = unknown[start : start + _MOST_AT_ONCE]
            self._known.update(zip(batch, self._judge.layers(self.cell, batch)))
        return [self._known[element] for element in elements]

    def _by_entries(self, element: str) -> int:
        """What the entries say of a value."""
        if element == self.cell.stored:
            return ALLOWED
        having = [layer for layer, entry in self.entries if matches(entry, self.dtype, element, self.cell.stored)]
        return min(having, default=WRONG)

    def _agree(self, elements: Sequence[str]) -> bool:
        return self._layers(elements) == [self._by_entries(element) for element in elements]

    def _try(self, elements: Sequence[str]) -> None:
        """Adds each value, unless an entry has it already."""
        for layer, element in zip(self._layers(elements), elements):
            if layer < self._by_entries(element):
                self.entries.append((layer, {"values": [element]}))

    def _nan(self) -> None:
        """Asks for another NaN in each part that is one, or of a real type in any case."""
        quiet = INFINITIES[self.dtype] | (INFINITIES[self.dtype] & -INFINITIES[self.dtype]) >> 1
        is_free = [not self.dtype.startswith("complex") or _is_nan(self.dtype, part) for part in self._stored]
        other = _written(self.dtype, (quiet ^ (part == quiet) if free else part for part, free in zip(self._stored, is_free)))
        [layer] = self._layers([other])
        if any(is_free) and layer < self._by_entries(other):
            self.entries.append((layer, {"predicate": "nan"}))

    def _bool(self, moves: bool) -> None:
        """Another byte than 1 also stands for true; that a reduction gives 1 is a convention."""
        self._try([{"00": "01", "01": "00"}[self.cell.stored]])
        layer = max(self._by_entries("01"), ALLOWED if moves else TOLERATED)
        if layer < WRONG:
            self.entries.append((layer, {"predicate": "nonzero"}))

    def _integer(self) -> None:
        if self.cell.reduction in ("max", "min") or not _can_overflow(self.cell):
            return
        top = _sign(self.dtype)
        some = range(256) if top == 0x80 else (0, top, top - 1, 2 * top - 1, 1 << 31)
        self._try([_written(self.dtype, [bits]) for bits in some])
        if top > 0x80 and len(self.operands) > 2:  # partial results may saturate
            raise NoVector("with integers that may saturate in several orders")

    def _string(self) -> None:
        if self.cell.reduction != "add":
            self._try(self.operands)
        elif len(set(self.cell.updates)) > 1:
            if len(self.cell.updates) > _MOST_APPENDED:
                raise NoVector("with strings that may be appended in many orders")
            texts = [base64.b64decode(text) for text in self.operands]
            orders = (texts[0] + b"".join(order) for order in _orders(texts[1:]))
            self._try([base64.b64encode(text).decode() for text in orders])

    # ---- numbers that are computed

    def _with(self, part: int, place: int) -> str:
        """The stored value, with the number of a key in a part."""
        return _written(self.dtype, (*self._stored[:part], _bits(self.dtype, place), *self._stored[part + 1 :]))

    def _farther(self, place: int, direction: int, step: int) -> int:
        """The key `step` farther up or down, at most that of the infinity there."""
        return min(self._greatest, place + step) if direction else max(self._least, place - step)

    def _edge(self, part: int, good: int, direction: int, most: int) -> int:
        """The last key up to which all asked keys have at most a layer: steps double, then halve."""

        def is_good(place: int) -> bool:
            return self._layers([self._with(part, place)])[0] <= most

        step = 1
        while is_good(beyond := self._farther(good, direction, step)):
            if beyond == good:
                return good
            good, step = beyond, 2 * step
        while step > 1:
            step //= 2
            beyond = self._farther(good, direction, step)
            good = beyond if is_good(beyond) else good
        return good

    def _edges(self, part: int) -> list[list[int]]:
        """For the stored value and each layer the first and the last key."""
        edges = [2 * [key(self.dtype, self._stored[part])]]
        for layer in (ALLOWED, TOLERATED):
            edges.append([self._edge(part, edges[-1][direction], direction, layer) for direction in range(2)])
        return edges

    def _interval(self, layer: int, lows: Sequence[int], highs: Sequence[int]) -> None:
        """Adds what is in every part between two keys."""
        if lows <= highs:
            ends = [_written(self.dtype, (_bits(self.dtype, place) for place in places)) for places in (lows, highs)]
            self.entries.append((layer, {"interval": ends}))

    def _is_regular(self, part: int, edges: list[list[int]]) -> bool:
        """Whether judge and entries agree about numbers in the intervals, next to their ends, and anywhere."""
        state, places = 1, []
        for i in range(3 * _SAMPLES):
            (low, high), direction = edges[1 + i % 2], i // 2 % 2
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            drawn = state ^ state >> 29
            places.append((low + drawn % (high - low + 1),
                           self._farther((low, high)[direction], direction, 1 << i % _SAMPLES),
                           self._least + drawn % (self._greatest - self._least + 1))[i // _SAMPLES])  # fmt: skip
        return self._agree([self._with(part, place) for place in places])

    def _floating(self) -> None:
        sign, infinity = _sign(self.dtype), INFINITIES[self.dtype]
        normal = infinity & -infinity
        special = [_written(self.dtype, [bits | one])
                   for bits in (0, infinity, infinity - 1, normal, normal - 1, 1) for one in (0, sign)]
        if _is_nan(self.dtype, self._stored[0]):
            self._try([*special, *self.operands])
            return
        edges = self._edges(0)
        for layer in (ALLOWED, TOLERATED):
            if edges[layer + 1] != edges[layer]:
                self._intervals(layer, *edges[layer + 1])
        self._try([*special, *self.operands])
        mistakes = [_rounded(self.dtype, [value]) for value in self._mistakes() if not math.isnan(value)]
        if not self._is_regular(0, edges) or not self._agree(mistakes):
            raise NoVector("whose allowed values are no interval")

    def _intervals(self, layer: int, low: int, high: int) -> None:
        """Adds an interval without the zeros in it that have another layer: the sign of zero is a question of its own."""
        start = low
        for zero in self._zeros:
            if low <= zero <= high and self._layers([self._with(0, zero)])[0] > layer:
                self._interval(layer, [start], [zero - 1])
                start = zero + 1
        self._interval(layer, [start], [high])

    def _mistakes(self) -> Iterator[float]:
        """The results of common mistakes: an operand is left out, or applied twice."""
        values = [_numbers(self.dtype, operand)[0] for operand in self.operands]
        for one in range(min(len(values), _MOST_OPERANDS)):
            for times in (0, 2):
                result = 1.0 if self.cell.reduction == "mul" else 0.0
                for value in [*values[:one], *times * [values[one]], *values[one + 1 :]]:
                    result = result * value if self.cell.reduction == "mul" else result + value
                yield result

    def _complex(self) -> None:
        if not all(map(math.isfinite, _numbers(self.dtype, self.cell.stored))):
            raise NoVector(COMPLEX)
        edges = [self._edges(0), self._edges(1)]
        if self.cell.reduction == "mul":
            self._product(edges)
            return
        for layer in (ALLOWED, TOLERATED):
            if any(of[layer + 1] != of[layer] for of in edges):
                self._interval(layer, *zip(*(of[layer + 1] for of in edges)))
        for part in range(2):
            self._try([self._with(part, zero) for zero in self._zeros])
            if not self._is_regular(part, edges[part]):
                raise NoVector(COMPLEX)

    def _product(self, edges: list[list[list[int]]]) -> None:
        """Adds a circle for each layer, and looks around the stored value for the forms of one product."""
        centre = _numbers(self.dtype, self.cell.stored)
        for layer in (ALLOWED, TOLERATED):
            radius = min(abs(_numbers(self.dtype, self._with(part, place))[part] - centre[part])
                         for part in range(2) for place in edges[part][layer + 1])
            if radius == 0:
                continue
            if not math.isfinite(radius) or not self._is_circle(centre, radius, layer):
                raise NoVector(COMPLEX)
            self.entries.append((layer, {"norm": {"centre": self.cell.stored, "radius": radius}}))
        near = [[_bits(self.dtype, key(self.dtype, part) + step) for step in range(-2, 3)] for part in self._stored]
        self._try([_written(self.dtype, (real, imaginary)) for real in near[0] for imaginary in near[1]])

    def _is_circle(self, centre: list[float], radius: float, layer: int) -> bool:
        """Whether a circle is where a layer ends, as far as 16 directions tell."""
        angles = [0.3926990816987241 * direction + 0.1 for direction in range(16)]
        inside, outside = ([_rounded(self.dtype, [centre[0] + way * math.cos(angle), centre[1] + way * math.sin(angle)])
                            for angle in angles] for way in (0.9 * radius, 1.5 * radius))  # fmt: skip
        return max(self._layers(inside)) <= layer < min(self._layers(outside))


def _can_overflow(cell: Cell) -> bool:
    """Whether a sum or product of integers, or of some of them, can be out of range."""
    top = _sign(cell.dtype)
    least, greatest = (0, 2 * top - 1) if cell.dtype.startswith("u") else (-top, top - 1)
    bits = [parts(cell.dtype, operand)[0] for operand in (cell.old, *cell.updates)]
    values = [one - 2 * top if one > greatest else one for one in bits]
    if cell.reduction == "add":
        return sum(value for value in values if value > 0) > greatest or sum(value for value in values if value < 0) < least
    product = math.prod(value for value in values if abs(value) > 1)
    return not least <= product <= greatest or (-1 in values and abs(product) > greatest)


def _orders(items: Sequence[bytes]) -> Iterator[tuple[bytes, ...]]:
    """All orders, by exchanging the first item with each."""
    if not items:
        yield ()
    for i in range(len(items)):
        rest = list(items)
        rest[0], rest[i] = rest[i], rest[0]
        yield from ((rest[0], *others) for others in _orders(rest[1:]))
