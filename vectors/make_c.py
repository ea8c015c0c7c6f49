#!/usr/bin/env python3
"""Writes scatter_vectors.c: the tables of scatter_vectors.h from core.json, and the check from check.c.

usage: make_c.py CORE_JSON CHECK_C > scatter_vectors.c

The same input gives the same bytes. All tables are in sections by element type, which SCATTER_VECTORS_TYPES selects;
positions are counted from the beginning of a section, whose own position the compiler adds.
"""

from __future__ import annotations

import base64
import itertools
import json
import math
import struct
import sys
from dataclasses import dataclass, field
from pathlib import Path

# Element types by ONNX's numbers from 1, with the bytes of an element; strings have no fixed size.
SIZES = {"float": 4, "uint8": 1, "int8": 1, "uint16": 2, "int16": 2, "int32": 4, "int64": 8, "string": 0, "bool": 1,
         "float16": 2, "double": 8, "uint32": 4, "uint64": 8, "complex64": 8, "complex128": 16, "bfloat16": 2}
NUMBERS = {name: number for number, name in enumerate(SIZES, start=1)}
# The bits of infinity in an element, or in one part of a complex number.
INFINITIES = {"float16": 0x7C00, "bfloat16": 0x7F80, "float": 0xFF << 23, "complex64": 0xFF << 23,
              "double": 0x7FF << 52, "complex128": 0x7FF << 52}
OPERATIONS = ("Scatter", "ScatterElements", "ScatterND")
REDUCTIONS = ("none", "add", "mul", "max", "min")
RESULTS = ("valid", "acceptable", "invalid")
_WORD = 8


def strings_block(strings: list[bytes]) -> bytes:
    """A tensor of strings: where each begins and the last one ends, then their bytes."""
    ends = itertools.accumulate(map(len, strings), initial=4 * (len(strings) + 1))
    return b"".join(end.to_bytes(4, "little") for end in ends) + b"".join(strings)


def elements_block(dtype: str, elements: str | list[str]) -> bytes:
    """The bytes of elements, which core.json has as hex or as a list of base64."""
    if dtype == "string":
        return strings_block([base64.b64decode(text) for text in elements])
    return bytes.fromhex("".join(elements))


def parts(dtype: str, element: str) -> list[int]:
    """The bits of a floating-point number, or of both parts of a complex number."""
    width = SIZES[dtype] // (2 if dtype.startswith("complex") else 1)
    content = bytes.fromhex(element)
    return [int.from_bytes(content[start : start + width], "little") for start in range(0, len(content), width)]


def key(dtype: str, bits: int) -> int:
    """The place of a number in the order of values, where -0 is below +0."""
    sign = 1 << (8 * SIZES[dtype] // (2 if dtype.startswith("complex") else 1) - 1)
    return bits ^ (2 * sign - 1) if bits & sign else bits | sign


@dataclass
class Section:
    """The tables of one element type of data: 64-bit words, texts, entries, and the initializers of vectors."""

    dtype: str
    words: bytearray = field(default_factory=bytearray)
    texts: dict[bytes, int] = field(default_factory=dict)  # positions in bytes
    text_size: int = 0
    entries: list[str] = field(default_factory=list)
    vectors: list[str] = field(default_factory=list)
    _blocks: dict[bytes, int] = field(default_factory=dict)
    _entry_lists: dict[tuple[str, ...], int] = field(default_factory=dict)

    def block(self, content: bytes) -> str:
        """The position of bytes in the words, in words; equal bytes are stored once."""
        if content not in self._blocks:
            self._blocks[content] = len(self.words) // _WORD
            self.words += content + bytes(-len(content) % _WORD)
        return f"WORDS_{self.dtype} + {self._blocks[content]}"

    def text(self, text: str) -> str:
        """The position of a text in the texts."""
        content = text.encode()
        if content not in self.texts:
            self.texts[content] = self.text_size
            self.text_size += len(content) + 1
        return f"TEXTS_{self.dtype} + {self.texts[content]}"

    def entry_list(self, initializers: list[str]) -> str:
        """The position of a list of entries."""
        if tuple(initializers) not in self._entry_lists:
            self._entry_lists[tuple(initializers)] = len(self.entries)
            self.entries += initializers
        return f"ENTRIES_{self.dtype} + {self._entry_lists[tuple(initializers)]}"

    def entry(self, entry: dict) -> list[str]:
        """The initializers of an entry: one for each run of consecutive cells."""
        count = 1
        if "values" in entry:
            kind, content, count = "VALUES", elements_block(self.dtype, entry["values"]), len(entry["values"])
        elif "interval" in entry:
            ends = zip(*(parts(self.dtype, end) for end in entry["interval"]))
            kind, content = "INTERVAL", b"".join(_word(key(self.dtype, bits)) for pair in ends for bits in pair)
        elif "norm" in entry:
            form = "<2d" if self.dtype == "complex128" else "<2f"
            centre = struct.unpack(form, bytes.fromhex(entry["norm"]["centre"]))
            kind, content = "NORM", struct.pack("<3d", *centre, entry["norm"]["radius"])
        elif entry["predicate"] == "nan":
            kind, content = "NOT_A_NUMBER", _word(INFINITIES[self.dtype])
        elif entry["predicate"] in ("nonzero", "any"):
            kind, content = entry["predicate"].upper(), b""
        else:
            raise ValueError(f"there is no predicate {entry['predicate']}")
        return [f"{{{self.block(content)}, {first}, {cells}, {count}, {kind}}}" for first, cells in runs(entry["cells"])]

    def tensor(self, tensor: dict) -> str:
        """The initializer of a tensor."""
        dtype, shape = tensor["type"], tensor["shape"]
        elements = tensor["base64" if dtype == "string" else "hex"]
        count = math.prod(shape)
        if len(elements) != (count if dtype == "string" else 2 * SIZES[dtype] * count):
            raise ValueError(f"the number of elements of type {dtype} does not match the shape {shape}")
        block, extents = self.block(elements_block(dtype, elements)), self.block(b"".join(map(_word, shape)))
        return f"{{{block}, {extents}, {count}, {NUMBERS[dtype]}, {len(shape)}}}"

    def add(self, group: dict, test: dict) -> None:
        """Appends the initializer of a test."""
        attributes = test["attributes"]
        reduction = attributes.get("reduction", "none")
        allowed, tolerated = (
            [line for entry in test.get(layer, []) for line in self.entry(entry)] for layer in ("allowed", "tolerated")
        )
        axis = attributes.get("axis", 0)
        members = [
            *(self.tensor(test[name]) for name in ("data", "indices", "updates")),
            "INT64_MIN" if axis == -(2**63) else str(axis),
            self.block(elements_block(group["type"], test["output"])) if "output" in test else "0",
            self.text(test["id"]),
            self.text(test["comment"]),
            self.text(" ".join(test["clauses"])),
            self.text(" ".join(test.get("rules", []))),
            self.text(reduction),
            len(reduction.encode()),
            group["since_version"],
            OPERATIONS.index(group["operator"]),
            REDUCTIONS.index(reduction) if reduction in REDUCTIONS else len(REDUCTIONS),
            int("axis" in attributes),
            int("reduction" in attributes),
            RESULTS.index(test["result"]),
            int(test.get("due") == "must"),
            len(allowed),
            len(tolerated),
            self.entry_list(allowed + tolerated),
        ]
        self.vectors.append("{" + ", ".join(map(str, members)) + "}")


def _word(number: int) -> bytes:
    return number.to_bytes(_WORD, "little")


def runs(cells: list[int]) -> list[tuple[int, int]]:
    """Cells as runs of consecutive ones: first, number."""
    found: list[tuple[int, int]] = []
    for cell in sorted(cells):
        if found and cell == sum(found[-1]):
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((cell, 1))
    return found


def literal(content: bytes) -> str:
    """A C string literal. Everything but plain ASCII is escaped, and ?, which could begin a trigraph."""
    plain = (chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in content)
    return '"' + "".join(plain) + '"'


def wrapped(items: list[str], per_line: int) -> str:
    """Items of an initializer or declaration, each with a comma behind it."""
    return "".join("    " + " ".join(f"{item}," for item in items[start : start + per_line]) + "\n"
                   for start in range(0, len(items), per_line))


def sections(document: dict) -> list[Section]:
    """The sections of the element types that have tests, in the order of ONNX's numbers."""
    found = {dtype: Section(dtype) for dtype in SIZES}
    for group in document["groups"]:
        for test in group["tests"]:
            try:
                found[group["type"]].add(group, test)
            except (ValueError, KeyError, struct.error) as error:
                raise ValueError(f"{test['id']}: {error}") from error
    return [section for section in found.values() if section.vectors]


HEAD = """/* scatter_vectors.c: {tests} test vectors of ONNX's scatter operators, corpus {corpus}, edition {edition}.
 * Generated from core.json by make_c.py: do not edit. See scatter_vectors.h.
 *
 * License: {license}
 */
#include "scatter_vectors.h"

#include <string.h>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "The elements of scatter_vectors.c are little-endian."
#endif

/* Values that cells first, first + 1, ... may have instead of those of the stored output. */
struct entry {{
    uint32_t values;
    uint16_t first, cells, count; /* count: of VALUES */
    uint8_t kind;
}};
enum {{ VALUES, INTERVAL, NOT_A_NUMBER, NONZERO, ANY, NORM }};

const char scatter_vectors_corpus[] = {corpus_literal};
"""

FOOT = """
const void *scatter_vector_elements(uint32_t offset)
{
    return &words[offset];
}

const char *scatter_vector_text(uint32_t offset)
{
    return (const char *)&texts + offset;
}

"""


def source(document: dict, check: str) -> str:
    """The text of scatter_vectors.c. ValueError, which names the test, if one contradicts itself."""
    parts_of = sections(document)

    def sectioned(text_of) -> str:
        return "".join(f"#if (SCATTER_VECTORS_TYPES) & {1 << NUMBERS[section.dtype]:#x} /* {section.dtype} */\n"
                       f"{text_of(section)}#endif\n" for section in parts_of)

    def places(name: str, size_of) -> str:
        lines, before = [], "0"
        for section in parts_of:
            lines.append(f"    {name}_{section.dtype} = {before},\n")
            mask = 1 << NUMBERS[section.dtype]
            before = f"{name}_{section.dtype} + ((SCATTER_VECTORS_TYPES) & {mask:#x} ? {size_of(section)} : 0)"
        return "enum {\n" + "".join(lines) + f"    {name}_end = {before}\n}};\n"

    def words_of(section: Section) -> str:
        numbers = struct.unpack(f"<{len(section.words) // _WORD}Q", section.words)
        return wrapped([f"{number:#x}" if number > 9 else str(number) for number in numbers], 6)

    def members_of(section: Section) -> str:
        return "".join(f"    char {section.dtype}_{n}[{len(text) + 1}];\n" for n, text in enumerate(section.texts))

    document = document | {"corpus_literal": literal(document["corpus"].encode())}
    return "\n".join([
        HEAD.format(**document),
        "/* Where the section of each element type begins. */",
        places("WORDS", lambda section: len(section.words) // _WORD),
        places("TEXTS", lambda section: section.text_size),
        places("ENTRIES", lambda section: len(section.entries)),
        places("VECTORS", lambda section: len(section.vectors)),
        "/* Elements, extents, and the values of entries. The last items are for an empty table. */",
        "static const uint64_t words[] = {\n" + sectioned(words_of) + "    0, 0, 0};\n",
        "static const struct {\n" + sectioned(members_of) + "    char end[1];\n} texts = {\n"
        + sectioned(lambda section: wrapped([literal(text) for text in section.texts], 1)) + '    ""};\n',
        "static const struct entry entry_table[] = {\n" + sectioned(lambda section: wrapped(section.entries, 3))
        + "    {0, 0, 0, 0, 0}};\n",
        "const struct scatter_vector scatter_vectors[] = {\n" + sectioned(lambda section: wrapped(section.vectors, 1))
        + "    {{0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}};\n\n"
        "const size_t scatter_vector_count = VECTORS_end;\n\n"
        "/* Does not compile if SCATTER_VECTORS_TYPES means something else to the preprocessor. */\n"
        "typedef char types_are_a_number[sizeof scatter_vectors / sizeof *scatter_vectors == VECTORS_end + 1 ? 1 : -1];",
    ]) + "\n" + FOOT + check


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print((__doc__ or "").split("\n\n")[1], file=sys.stdout if arguments == ["--help"] else sys.stderr)
        return 0 if arguments == ["--help"] else 2
    try:
        document = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
        text = source(document, Path(arguments[1]).read_text(encoding="utf-8"))
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"make_c.py: {arguments[0]} or {arguments[1]}: {type(error).__name__}: {error}", file=sys.stderr)
        return 3
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
