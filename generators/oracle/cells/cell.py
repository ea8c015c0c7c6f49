"""One cell: an element type, a reduction, the old value, the answer, the updates; and its line of text."""

from __future__ import annotations

from dataclasses import dataclass

from .formats import BFLOAT, DOUBLE, HALF, SINGLE, Format, Number, decode, encode, value

PASS, WARNING, FAIL = "pass", "warning", "fail"
SEVERITY = {PASS: 0, WARNING: 1, FAIL: 2}

REAL = {"float16": HALF, "bfloat16": BFLOAT, "float": SINGLE, "double": DOUBLE}
COMPLEX = {"complex64": SINGLE, "complex128": DOUBLE}
# Width in bits, and whether it is signed.
INTEGER = {f"{prefix}int{width}": (width, not prefix) for width in (8, 16, 32, 64) for prefix in ("", "u")}
DTYPES = (*REAL, *COMPLEX, *INTEGER)
# Those whose rules are written down here: a separate list, because each needs its own rules.
REDUCTIONS = ("add", "mul", "max", "min")

Complex = tuple[Number, Number]
Element = Number | Complex | int


@dataclass(frozen=True)
class Cell:
    """``origin`` says how the answer was drawn; no verdict depends on it."""

    dtype: str
    reduction: str
    old: Element
    actual: Element
    updates: tuple[Element, ...]
    origin: str = ""

    @property
    def operands(self) -> tuple[Element, ...]:
        return (self.old, *self.updates)

    @property
    def line(self) -> str:
        return " ".join((self.dtype, self.reduction, *(element_text(self.dtype, x)
                                                       for x in (self.old, self.actual, *self.updates))))


def element_text(dtype: str, element: Element) -> str:
    if dtype in INTEGER:
        width, _ = INTEGER[dtype]
        return f"{element & ((1 << width) - 1):0{width // 4}x}"
    if dtype in COMPLEX:
        return ":".join(_hexadecimal(COMPLEX[dtype], part) for part in element)
    return _hexadecimal(REAL[dtype], element)


def _hexadecimal(form: Format, number: Number) -> str:
    return f"{encode(form, number):0{form.width // 4}x}"


def element(dtype: str, text: str) -> Element:
    if dtype in INTEGER:
        width, is_signed = INTEGER[dtype]
        bits = int(text, 16)
        return bits - (1 << width) if is_signed and bits >> (width - 1) else bits
    if dtype in COMPLEX:
        real, imaginary = (decode(COMPLEX[dtype], int(part, 16)) for part in text.split(":"))
        return real, imaginary
    return decode(REAL[dtype], int(text, 16))


def cell_of(line: str, origin: str = "") -> Cell:
    dtype, reduction, old, actual, *updates = line.split()
    return Cell(dtype, reduction, element(dtype, old), element(dtype, actual),
                tuple(element(dtype, text) for text in updates), origin)


def decimal(dtype: str, item: Element) -> str:
    """The element in readable form."""
    if dtype in INTEGER:
        return str(item)
    if dtype in COMPLEX:
        return "(" + ", ".join(_decimal(part) for part in item) + ")"
    return _decimal(item)


def _decimal(number: Number) -> str:
    if number.is_nan:
        return "nan"
    if number.is_infinite:
        return "-inf" if number.sign else "inf"
    if number.is_zero:
        return "-0" if number.sign else "0"
    return f"{float(value(number)):.17g}"


def readable(cell: Cell) -> str:
    """The cell with decimal values; updates after the fifth are only counted."""
    shown = [decimal(cell.dtype, update) for update in cell.updates[:5]]
    rest = f", … {len(cell.updates)} in all" if len(cell.updates) > 5 else ""
    return (f"{cell.dtype} {cell.reduction}: {decimal(cell.dtype, cell.old)} with {', '.join(shown)}{rest}"
            f" = {decimal(cell.dtype, cell.actual)}")
