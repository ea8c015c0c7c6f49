"""scatter_vectors.h and scatter_vectors.c: what they need, how large they are, and that they have the content of core.json."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import make_c

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "scatter_vectors.c"


def sections_of(path):
    """The sizes of the sections of an object file, in bytes."""
    lines = subprocess.run(["size", "-A", path], check=True, capture_output=True, text=True).stdout.splitlines()
    return {fields[0]: int(fields[1]) for fields in map(str.split, lines) if len(fields) == 3 and fields[1].isdigit()}


def constant_bytes(path):
    return sum(size for name, size in sections_of(path).items() if name.startswith(".rodata"))


@pytest.fixture(scope="module")
def whole(compile_c, tmp_path_factory):
    return compile_c(tmp_path_factory.mktemp("whole") / "vectors.o", "-c", "-Os", "-fPIC", SOURCE)


def test_all_tables_have_less_than_500_kb(whole):
    assert 100_000 < constant_bytes(whole) < 500_000


def test_the_tables_can_stay_in_read_only_memory(whole):
    assert [name for name, size in sections_of(whole).items() if size > 0 and name.startswith((".data", ".bss"))] == []


def test_the_tables_need_no_relocation(whole):
    text = subprocess.run(["objdump", "-r", whole], check=True, capture_output=True, text=True).stdout
    assert re.findall(r"RELOCATION RECORDS FOR \[(\.(?:ro)?data[^]]*)\]", text) == []


def test_only_string_h_is_called(whole):
    text = subprocess.run(["nm", "--undefined-only", whole], check=True, capture_output=True, text=True).stdout
    assert {line.split()[-1] for line in text.splitlines()} <= {"memcpy", "memcmp", "_GLOBAL_OFFSET_TABLE_"}


def test_a_mask_makes_the_tables_smaller(compile_c, tmp_path, whole):
    few = compile_c(tmp_path / "few.o", "-c", "-Os", "-DSCATTER_VECTORS_TYPES=0x82", SOURCE)
    assert constant_bytes(few) < constant_bytes(whole) / 2


@pytest.mark.parametrize("standard", ["c99", "c11", "c17"])
def test_the_header_alone_can_be_included(compiler, standard):
    words = [compiler, f"-std={standard}", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", "-x", "c", HERE / "scatter_vectors.h"]
    assert subprocess.run(words, capture_output=True, text=True).stderr == ""


def test_the_header_can_be_included_from_cpp():
    words = ["c++", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", "-x", "c++", HERE / "scatter_vectors.h"]
    assert subprocess.run(words, capture_output=True, text=True).stderr == ""


DUMP = """
#include "scatter_vectors.h"
#include <inttypes.h>
#include <stdio.h>

static void put_tensor(const struct scatter_vector_tensor *tensor, const size_t *sizes)
{
    const unsigned char *bytes = scatter_vector_elements(tensor->elements);
    const int64_t *shape = scatter_vector_elements(tensor->shape);
    const uint32_t *ends = scatter_vector_elements(tensor->elements);
    size_t size = tensor->type == SCATTER_VECTOR_STRING ? ends[tensor->count] : tensor->count * sizes[tensor->type];
    printf(" %d [", tensor->type);
    for (int n = 0; n < tensor->rank; n++)
        printf("%" PRId64 ";", shape[n]);
    printf("] ");
    for (size_t n = 0; n < size; n++)
        printf("%02x", bytes[n]);
}

int main(void)
{
    static const size_t sizes[] = {0, 4, 1, 1, 2, 2, 4, 8, 0, 1, 2, 8, 4, 8, 8, 16, 2};
    for (size_t i = 0; i < scatter_vector_count; i++) {
        const struct scatter_vector *v = &scatter_vectors[i];
        struct scatter_vector_tensor output = v->data;
        output.elements = v->output;
        printf("%s|%s|%s|%s|", scatter_vector_text(v->id), scatter_vector_text(v->comment), scatter_vector_text(v->clauses),
               scatter_vector_text(v->rules));
        fwrite(scatter_vector_text(v->reduction_text), 1, v->reduction_size, stdout);
        printf("|%d %d %d %" PRId64 " %d %d %d %d", v->operation, v->since_version, v->reduction, v->axis, v->has_axis,
               v->has_reduction, v->result, v->must);
        put_tensor(&v->data, sizes);
        put_tensor(&v->indices, sizes);
        put_tensor(&v->updates, sizes);
        if (v->result != SCATTER_VECTOR_INVALID)
            put_tensor(&output, sizes);
        puts("");
    }
    return 0;
}
"""


def line_of(group, test):
    """What DUMP prints for a test."""
    attributes = test["attributes"]
    reduction = attributes.get("reduction", "none")
    numbers = [
        ["Scatter", "ScatterElements", "ScatterND"].index(group["operator"]), group["since_version"],
        ["none", "add", "mul", "max", "min"].index(reduction) if reduction in ("none", "add", "mul", "max", "min") else 5,
        attributes.get("axis", 0), int("axis" in attributes), int("reduction" in attributes),
        ["valid", "acceptable", "invalid"].index(test["result"]), int(test.get("due") == "must"),
    ]
    tensors = [test["data"], test["indices"], test["updates"]]
    if "output" in test:
        tensors.append({**test["data"], "base64" if group["type"] == "string" else "hex": test["output"]})
    texts = [test["id"], test["comment"], " ".join(test["clauses"]), " ".join(test.get("rules", [])), reduction]
    return "|".join([*texts, " ".join(map(str, numbers))]) + "".join(f" {text_of(tensor)}" for tensor in tensors)


def text_of(tensor):
    elements = tensor["base64" if tensor["type"] == "string" else "hex"]
    shape = "".join(f"{extent};" for extent in tensor["shape"])
    return f"{make_c.NUMBERS[tensor['type']]} [{shape}] {make_c.elements_block(tensor['type'], elements).hex()}"


@pytest.mark.parametrize("types", [list(make_c.NUMBERS), [], ["float"], ["float", "int64"], ["string"], ["bfloat16", "uint8"]])
def test_the_tables_have_the_content_of_core_json_for_the_types_of_a_mask(compile_c, tmp_path, core, types):
    (tmp_path / "dump.c").write_text(DUMP)
    mask = f"-DSCATTER_VECTORS_TYPES={sum(1 << make_c.NUMBERS[dtype] for dtype in types)}"
    program = compile_c(tmp_path / "dump", "-g", "-fsanitize=address,undefined", mask, tmp_path / "dump.c", SOURCE)
    printed = subprocess.run([program], check=True, capture_output=True).stdout.decode().split("\n")[:-1]
    expected = [line_of(group, test) for group in core["groups"] if group["type"] in types for test in group["tests"]]
    assert sorted(printed) == sorted(expected)


def test_equal_input_gives_equal_bytes(core):
    check = (HERE / "check.c").read_text(encoding="utf-8")
    assert make_c.source(core, check) == make_c.source(json.loads(json.dumps(core)), check)


def test_texts_cannot_end_a_literal_or_begin_a_trigraph():
    assert make_c.literal('a"b\\c??/d\n1é'.encode()) == '"a\\042b\\134c\\077\\077/d\\0121\\303\\251"'


@pytest.mark.parametrize("cells, expected", [([0], [(0, 1)]), ([3, 1, 2], [(1, 3)]), ([0, 2, 3, 9], [(0, 1), (2, 2), (9, 1)])])
def test_cells_are_stored_as_runs(cells, expected):
    assert make_c.runs(cells) == expected


def test_an_unknown_predicate_is_an_error_that_names_the_test(core):
    broken = json.loads(json.dumps(core))
    test = next(test for group in broken["groups"] for test in group["tests"] if "predicate" in test.get("tolerated", [{}])[0])
    test["tolerated"][0]["predicate"] = "positive"
    with pytest.raises(ValueError, match=re.escape(f"{test['id']}: there is no predicate positive")):
        make_c.source(broken, "")


def test_elements_that_do_not_match_their_shape_are_an_error_that_names_the_test(core):
    broken = json.loads(json.dumps(core))
    test = broken["groups"][0]["tests"][0]
    test["data"]["shape"] = [1]
    with pytest.raises(ValueError, match=re.escape(test["id"])):
        make_c.source(broken, "")


def test_a_mask_may_be_an_expression_of_numbers(tmp_path, compile_c):
    objects = [compile_c(tmp_path / name, "-c", f"-DSCATTER_VECTORS_TYPES={mask}", SOURCE)
               for name, mask in (("a.o", "0x82"), ("b.o", "1<<1|1<<7"))]  # fmt: skip
    assert objects[0].read_bytes() == objects[1].read_bytes()


def test_a_mask_of_names_that_the_preprocessor_does_not_know_does_not_compile(tmp_path, compile_c):
    with pytest.raises(subprocess.CalledProcessError):
        compile_c(tmp_path / "c.o", "-c", "-DSCATTER_VECTORS_TYPES=(1<<SCATTER_VECTOR_FLOAT)", SOURCE)
