"""Names in the documentation exist."""

import json
import pathlib
import re

import archives
import numpy as np
import onnx
import pytest
from built import built
from onnx import numpy_helper

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "DECISIONS.md", "reference/README.md", "doc/backends.md", "doc/corpus.md", "doc/gates.md",
             "doc/glossary.md", "doc/install.md", "doc/manual.md", "doc/verdicts.md", "doc/why.md", "python/README.md",
             "implementations/example/README.md", "implementations/example-cpp/README.md",
             "implementations/example-go/README.md", "implementations/example-java/README.md", "implementations/example-javascript/README.md",
             "implementations/example-python/README.md", "implementations/example-rust/README.md"]  # fmt: skip
# These have the map of a folder, and say how to change something there.
MAPS = ["CONTRIBUTING.md", "reference/README.md", "runner/README.md", "generators/README.md", "reports/README.md",
        "reports/published/README.md", "implementations/README.md", "fuzz/README.md", "distribute/README.md"]  # fmt: skip


@pytest.fixture(scope="module")
def names_of_cases():
    return archives.descriptions(ROOT / "cases").keys()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_case_that_is_named_exists(document, names_of_cases):
    names = re.findall(r"\bcases/([A-Za-z]+-\d+/[a-z0-9-]+)", (ROOT / document).read_text())
    assert set(names) - names_of_cases == set()


@pytest.mark.parametrize("document", sorted({*DOCUMENTS, *MAPS}))
def test_every_link_has_a_target(document):
    folder = (ROOT / document).parent
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / document).read_text())
    assert [link for link in links if not (folder / link).exists()] == []


def anchors(path):
    """The anchors of the headings of a document, as GitHub generates them."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", sorted({*DOCUMENTS, *MAPS}))
def test_every_link_to_a_heading_has_a_target(document):
    path = ROOT / document
    links = re.findall(r"\]\(([^)#:\s]*\.md|)#([^)\s]+)\)", path.read_text())
    lost = [(file, anchor) for file, anchor in links if anchor not in anchors(path.parent / file if file else path)]
    assert lost == []


@pytest.mark.parametrize("document", MAPS)
def test_every_source_file_that_a_map_names_exists(document):
    # NAME and "thing" stand for any name; "*.posix.c" is a kind of files.
    named = re.findall(r"`([\w./*-]+\.(?:[ch]|inc|py|cmake|proto))`", (ROOT / document).read_text())
    places = [folder for folder in ROOT.iterdir() if folder.is_dir() and folder.name not in ("build", ".git")]
    missing = [name for name in set(named) if not re.search(r"NAME|thing", name)
               and not any(True for place in places for _ in place.rglob(name.removeprefix(f"{place.name}/")))]  # fmt: skip
    assert named and missing == []


@pytest.mark.parametrize("document", ["README.md", "python/README.md", "doc/corpus.md"])
def test_the_number_of_cases_is_that_of_the_manifest(document):
    counts = json.loads((ROOT / "cases/manifest.json").read_text())["counts"]
    assert re.search(rf"\b{counts['data_sets']:,} (cases|data sets)\b", (ROOT / document).read_text())


def sample(document, first_line):
    """The lines of an output sample, from its first line to the next empty line, without indentation."""
    text = (ROOT / document).read_text()
    return [line[4:] for line in text[text.index(f"    {first_line}\n") :].split("\n\n")[0].splitlines()]


def test_the_page_for_deciders_has_the_numbers_of_the_findings():
    def numbers(path, pattern):
        return re.search(pattern, " ".join((ROOT / path).read_text().split())).groups()

    assert numbers("doc/why.md", r"newest versions of (\d+) .*? are (\d+) that violate .*?, (\d+) that damage .*?, and (\d+) where") == numbers(
        "reports/published/FINDINGS.md",
        r"newest versions of (\d+) .*? violates the text \*\*(\d+)\*\*, damages .*? \*\*(\d+)\*\*, stops itself \*\*(\d+)\*\*")


def test_the_failure_on_the_start_page_is_what_a_run_prints(scatter_cts, tmp_path, whole_corpus):
    optimised = built("SCATTER_CTS_OPTIMISED", "build/release/implementations/optimised/optimised.so")
    (tmp_path / "mine.so").symlink_to(optimised)
    process = scatter_cts("run", "--implementation", "mine.so", "--option", "fault=STRING_TO_NUL", "--cases", whole_corpus,
                          cwd=tmp_path)  # fmt: skip
    first = sample("README.md", "29 cases are not as expected; causes: 1; main suspect:")
    second = sample("README.md", "cause 1 of 1: misreading string-cut-at-nul")
    assert "\n".join(first) in process.stdout
    assert "\n".join(second[:-1]) in process.stdout  # the last line has the command, which contains the folders of this run


def test_the_failure_in_the_manual_is_what_the_judge_prints(scatter_cts, corpus, tmp_path):
    shown = sample("doc/manual.md", "fail cases/ScatterElements-18/add-repeated")
    folder = corpus / "ScatterElements-18/add-repeated/test_data_set_0"
    data, indices, updates = (numpy_helper.to_array(onnx.load_tensor(folder / f"input_{i}.pb")) for i in range(3))
    output = data.copy()
    for position in np.ndindex(*indices.shape):
        target = (indices[position], *position[1:])
        output[target] = data[target] + updates[position]  # only the last of several updates of a cell counts
    onnx.save_tensor(numpy_helper.from_array(output), tmp_path / "output.pb")
    printed = scatter_cts("judge", "cases/ScatterElements-18/add-repeated", tmp_path / "output.pb").stdout
    reported = [line for line in shown if not line.startswith(("fail ", "  mine 1.0: ", "  run again: "))]
    assert reported[-1].startswith("  why: ") and "\n".join(reported[:-1]) in printed


# ./run.sh runs the corpus and ONNX's own cases by default.
OFFICIAL = "/usr/share/libonnx-testdata/data/node"


@pytest.mark.skipif(not pathlib.Path(OFFICIAL).is_dir(), reason="ONNX's own cases are in Debian's libonnx-testdata")
def test_the_last_line_of_the_first_command_on_the_start_page_is_what_it_prints(scatter_cts, example, whole_corpus):
    process = scatter_cts("run", "--implementation", example, "--cases", f"cases={whole_corpus}", "--cases", f"official={OFFICIAL}")
    (line,) = re.findall(r"^    (example 1\.0: .*)", (ROOT / "README.md").read_text(), re.M)
    assert line == process.stdout.rstrip().splitlines()[-1]


# Documents and files whose readers expect that named files exist.
NAMING = sorted(path for pattern in ("*.md", "doc/*.md", "reference/*.md", "implementations/*.md",
                                     "implementations/*/*.md", "generators/**/*.py", "runner/worker/include/*/*.h")
                for path in ROOT.glob(pattern))  # fmt: skip


@pytest.mark.parametrize("document", NAMING, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_that_is_named_exists(document):
    places = r"(?<![\w./-])(?:reference|runner|generators|reports|cmake|doc)/[\w./-]+\.(?:md|py|c|h|inc|json|proto|sh|cmake)\b"
    names = set(re.findall(places, document.read_text()))
    assert sorted(name for name in names if "NAME" not in name and not (ROOT / name).exists()) == []


def test_the_readme_names_cases():
    assert re.search(r"\bcases/[A-Za-z]+-\d+/[a-z0-9-]+", (ROOT / "README.md").read_text())
