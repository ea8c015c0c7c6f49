"""The check of an answer, in each language, agrees with the table of examples."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path

import pytest
from check_examples import EXAMPLES, Example

import make_c

HERE = Path(__file__).resolve().parent
EXPECTED = [f"{example.name}: {example.verdict}" for example in EXAMPLES]


def document() -> dict:
    """The examples as core.json would have them."""
    groups = [{"operator": "ScatterND", "since_version": 18, "type": example.dtype, "reduction": "none", "tests": [example.test(number)]}
              for number, example in enumerate(EXAMPLES)]
    return {"format": 1, "corpus": "scatter-cts 0.0.0", "edition": "onnx-1.23", "license": "Apache-2.0", "tests": len(groups), "groups": groups}


def named(verdicts: list[str]) -> list[str]:
    """Verdicts in the order of the examples, with their names."""
    assert len(verdicts) == len(EXAMPLES)
    return [f"{example.name}: {verdict}" for example, verdict in zip(EXAMPLES, verdicts)]


def written(path: Path) -> Path:
    """A file with the tests and answers of the examples, for programs in other languages."""
    path.write_text(json.dumps([{"test": example.test(number), "answer": example.answer} for number, example in enumerate(EXAMPLES)]))
    return path


def test_the_examples_have_different_names():
    assert len({example.name for example in EXAMPLES}) == len(EXAMPLES)


def test_the_check_in_python_agrees():
    specification = importlib.util.spec_from_file_location("vectors_check", HERE / "harness" / "python" / "check.py")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    assert named([module.check(example.test(number), example.answer) for number, example in enumerate(EXAMPLES)]) == EXPECTED


# ---- C -----------------------------------------------------------------------------------------------------------

DRIVER = """
#include "scatter_vectors.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct answer {{ const char *id; int refused; size_t size; const unsigned char *bytes; }};
static const struct answer answers[] = {{ {answers} }};

int main(void)
{{
    static const char *const words[] = {{"wrong", "tolerated", "conforms"}};
    for (size_t n = 0; n < sizeof answers / sizeof *answers; n++) {{
        size_t i = 0;
        while (strcmp(scatter_vector_text(scatter_vectors[i].id), answers[n].id) != 0)
            i++;
        /* Neither aligned nor longer than it says, so that a sanitizer sees what is read beyond it. */
        unsigned char *memory = malloc(answers[n].size + 1);
        if (memory == NULL)
            return 1;
        memcpy(memory + 1, answers[n].bytes, answers[n].size);
        puts(words[scatter_vector_check(&scatter_vectors[i], answers[n].refused ? NULL : memory + 1, answers[n].size)]);
        free(memory);
    }}
    return 0;
}}
"""


def c_answer(number: int, bytes_of_answer: bytes | None) -> str:
    content = ", ".join(map(str, bytes_of_answer or b"")) + (", 0" if bytes_of_answer else "0")
    refused, size = int(bytes_of_answer is None), len(bytes_of_answer or b"")
    return f'{{"ScatterND-18/made-up-{number}", {refused}, {size}, (const unsigned char[]){{{content}}}}}'


def bytes_of(example: Example) -> bytes | None:
    if example.answer is None:
        return None
    if example.dtype == "string" and not example.answer:
        return b""
    return make_c.elements_block(example.dtype, list(example.answer))


def c_verdicts(folder: Path, compile_c, answers: list[str], mask: int = 0x1FFFE) -> list[str]:
    (folder / "scatter_vectors.c").write_text(make_c.source(document(), (HERE / "check.c").read_text()))
    (folder / "driver.c").write_text(DRIVER.format(answers=", ".join(answers)))
    words = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", f"-DSCATTER_VECTORS_TYPES={mask}"]
    program = compile_c(folder / "driver", *words, folder / "driver.c", folder / "scatter_vectors.c")
    return subprocess.run([program], check=True, capture_output=True, text=True).stdout.split()


def test_the_check_in_c_agrees(tmp_path, compile_c):
    answers = [c_answer(number, bytes_of(example)) for number, example in enumerate(EXAMPLES)]
    assert named(c_verdicts(tmp_path, compile_c, answers)) == EXPECTED


@pytest.mark.parametrize("dtype", ["bool", "complex128", "double", "string"])
def test_the_check_of_float_and_another_type_in_c_agrees(tmp_path, compile_c, dtype):
    answers = [c_answer(number, bytes_of(example)) for number, example in enumerate(EXAMPLES) if example.dtype in ("float", dtype)]
    verdicts = c_verdicts(tmp_path, compile_c, answers, 1 << make_c.NUMBERS["float"] | 1 << make_c.NUMBERS[dtype])
    assert verdicts == [example.verdict for example in EXAMPLES if example.dtype in ("float", dtype)]


def test_strings_that_are_not_inside_the_output_are_wrong_in_c(tmp_path, compile_c):
    number = next(number for number, example in enumerate(EXAMPLES) if example.name == "the strings")
    good = make_c.strings_block([b"a", b"", b"b"])
    damaged = [good, good[:-1], good[:12], *(good[:size] for size in range(8)), *(good[:at] + b"\xff" + good[at + 1 :] for at in (0, 3, 4, 7, 8, 12))]
    verdicts = c_verdicts(tmp_path, compile_c, [c_answer(number, content) for content in damaged])
    assert verdicts == ["conforms"] + ["wrong"] * (len(damaged) - 1)


# ---- other languages ---------------------------------------------------------------------------------------------

JAVASCRIPT = """
import { readFileSync } from "node:fs";
import { check } from "./check.mjs";
for (const { test, answer } of JSON.parse(readFileSync(process.argv[2]))) console.log(check(test, answer));
"""


@pytest.mark.more_compilers
def test_the_check_in_javascript_agrees(tmp_path):
    shutil.copy(HERE / "harness" / "javascript" / "check.mjs", tmp_path)
    (tmp_path / "driver.mjs").write_text(JAVASCRIPT)
    command = ["node", tmp_path / "driver.mjs", written(tmp_path / "examples.json")]
    assert named(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()) == EXPECTED


GO = """
package main

import (
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	var examples []struct {
		Test   Test
		Answer *[]string
	}
	text, _ := os.ReadFile(os.Args[1])
	if err := json.Unmarshal(text, &examples); err != nil {
		panic(err)
	}
	for _, example := range examples {
		if example.Answer == nil {
			example.Answer = new([]string)
			fmt.Println(Check(example.Test, nil, true))
		} else {
			fmt.Println(Check(example.Test, *example.Answer, false))
		}
	}
}
"""


@pytest.mark.more_compilers
def test_the_check_in_go_agrees_except_for_strings_and_complex_numbers(tmp_path):
    for name in ("check.go", "vectors.go", "go.mod"):
        shutil.copy(HERE / "harness" / "go" / name, tmp_path)
    (tmp_path / "driver.go").write_text(GO)
    known = [example for example in EXAMPLES if example.dtype != "string" and "complex" not in example.dtype]
    (tmp_path / "examples.json").write_text(json.dumps([{"test": example.test(0), "answer": example.answer} for example in known]))
    command = ["go", "run", ".", "examples.json"]
    verdicts = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout.split()
    assert [f"{example.name}: {verdict}" for example, verdict in zip(known, verdicts, strict=True)] == [
        f"{example.name}: {example.verdict}" for example in known]


RUST = """
use serde_json::Value;
mod check;

fn main() {
    let text = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    for example in serde_json::from_str::<Value>(&text).unwrap().as_array().unwrap() {
        let answer: Option<Vec<String>> = example["answer"].as_array()
            .map(|cells| cells.iter().map(|cell| cell.as_str().unwrap().to_string()).collect());
        println!("{}", check::check(&example["test"], answer.as_deref()));
    }
}
"""


@pytest.mark.more_compilers
def test_the_check_in_rust_agrees(tmp_path, cargo, crate):
    program = cargo(crate(RUST), "build", "--example", "harness") / "debug" / "examples" / "harness"
    verdicts = subprocess.run([program, written(tmp_path / "examples.json")], check=True, capture_output=True, text=True).stdout.split()
    assert named(verdicts) == EXPECTED
