"""The examples in other languages, built and run with the commands of their README.md, on the whole corpus."""

import re

import pytest
from example_readme import ROOT, Example, lines_without_numbers

pytestmark = pytest.mark.more_compilers

# The program of each example, and the most lines that it may have.
PROGRAMS = {
    "example-cpp": ("scatter_example.cpp", 120),
    "example-go": ("scatter_example.go", 120),
    "example-java": ("ScatterExample.java", 120),
    "example-javascript": ("scatter_example.js", 120),
    "example-rust": ("src/main.rs", 134),
}


@pytest.fixture(scope="module", params=PROGRAMS)
def name(request):
    return request.param


@pytest.fixture(scope="module")
def example(name, tmp_path_factory):
    example = Example(name, tmp_path_factory.mktemp("clone"))
    example.built = example.build()
    example.run = example.execute(example.block("Build and run", 1))
    return example


@pytest.fixture(scope="module")
def planted(name, tmp_path_factory):
    """The run with the planted bug."""
    example = Example(name, tmp_path_factory.mktemp("planted"))
    process = example.execute(example.block("Plant a bug"))
    assert process.returncode == 0, process.stderr
    example.build()
    example.run = example.execute(example.block("Build and run", 1))
    return example


def test_the_build_prints_no_warning(example):
    assert example.built.stdout + example.built.stderr == ""


def test_no_case_fails_and_none_has_a_warning(example):
    assert example.run.returncode == 0
    last = example.run.stdout.splitlines()[-1]
    assert " 0 fail, " in last and "with warnings" not in last
    assert last == example.block("Build and run", 2).rstrip()


def test_both_operators_are_complete_in_every_version(example):
    assert set(re.findall(r"^  (\S+): conforms in what it supports, float", example.run.stdout, re.MULTILINE)) == {
        f"{name}-{version}" for name in ("ScatterElements", "ScatterND") for version in (11, 13, 16, 18)
    }


def test_the_planted_bug_is_reported_with_the_words_of_the_readme(planted):
    assert planted.run.returncode == 1
    reported = lines_without_numbers(planted.run.stdout)
    shown = lines_without_numbers(planted.block("Plant a bug", 1))
    assert len(shown) > 5
    assert [line for line in shown if line not in reported] == []


def test_the_program_is_short(name):
    program, most = PROGRAMS[name]
    lines = (ROOT / "implementations" / name / program).read_text().splitlines()
    assert 60 <= len(lines) <= most
