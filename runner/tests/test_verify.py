"""`scatter-cts verify`: author, stored output, reference and clauses agree, or the disagreement is reported."""

import json
import pathlib
import shutil

import onnx
import pytest

# The corpus of the project; `corpus` is a small part of it.
WHOLE = pathlib.Path(__file__).resolve().parents[2] / "cases"
ELEMENTS = "ScatterND-18/elements"
REFUSED = "ScatterND-18/updates-shape-one-for-scalar"


@pytest.fixture
def verify(scatter_cts):
    def call(*arguments):
        return scatter_cts("verify", *arguments)

    return call


def describe(folder, **members):
    """Changes members of the first data set in case.json."""
    path = folder / "case.json"
    description = json.loads(path.read_text())
    description["data_sets"][0] |= members
    path.write_text(json.dumps(description))


def alter_stored_output(folder):
    path = folder / "test_data_set_0" / "output_0.pb"
    tensor = onnx.load_tensor(path)
    tensor.raw_data = bytes([tensor.raw_data[0] ^ 1]) + tensor.raw_data[1:]
    path.write_bytes(tensor.SerializeToString())


@pytest.mark.long
def test_every_case_of_the_corpus_agrees(scatter_cts, verify):
    count = len(scatter_cts("list", "--cases", WHOLE).stdout.splitlines())
    process = verify("--cases", WHOLE)
    assert process.stdout == f"{count} data sets agree\n"
    assert (process.returncode, process.stderr) == (0, "")


DISAGREEMENTS = {
    "another output": (ELEMENTS, alter_stored_output, "the stored output is not what the reference computes"),
    "another expectation": (
        ELEMENTS,
        lambda folder: describe(folder, expect="allowed"),
        'case.json expects "allowed", but the case deserves "exact": every cell has only one value',
    ),
    "a clause that there is not": (
        ELEMENTS,
        lambda folder: describe(folder, clauses=["ScatterND.no-such-clause"]),
        "names ScatterND.no-such-clause: there is no such clause",
    ),
    "a clause of another operator": (
        ELEMENTS,
        lambda folder: describe(folder, clauses=["ScatterElements.target"]),
        "names ScatterElements.target, which is not a clause of ScatterND-18",
    ),
    "a rule that is not named": (
        REFUSED,
        lambda folder: describe(folder, clauses=["ScatterND.target"]),
        "does not name ScatterND.updates-shape, the reason for the refusal",
    ),
    "a rule that is kept": (
        REFUSED,
        lambda folder: describe(folder, clauses=["ScatterND.updates-shape", "ScatterND.index-bounds"]),
        "names ScatterND.index-bounds, which is not a reason for the refusal",
    ),
}


@pytest.mark.parametrize("case, change, message", DISAGREEMENTS.values(), ids=DISAGREEMENTS.keys())
def test_a_case_that_does_not_agree_is_named_with_both_sides(
    verify, copy_case, case, change, message
):
    folder = copy_case(case)
    change(folder)
    process = verify("--cases", folder.parents[1])
    assert process.returncode == 3
    first, *lines = process.stdout.splitlines()
    assert first == f"copied/{case} does not agree"
    assert any(line.startswith(f"  {message}") for line in lines)
    assert lines[-1] == "0 data sets agree, 1 do not"


def test_a_plain_case_agrees_by_its_stored_output(verify, copy_case):
    folder = copy_case(ELEMENTS, keep_case_json=False)
    assert verify("--cases", folder).stdout == "1 data sets agree\n"
    alter_stored_output(folder)
    assert "the stored output is not allowed" in verify("--cases", folder).stdout


def test_a_case_that_cannot_be_read_does_not_agree(verify, copy_case):
    folder = copy_case(ELEMENTS)
    (folder / "model.onnx").write_bytes(b"\xff")
    process = verify("--cases", folder.parents[1])
    assert process.returncode == 3
    assert process.stdout.startswith(f"copied/{ELEMENTS} cannot be read\n  model.onnx: ")
    assert process.stdout.endswith("0 data sets agree, 1 cannot be read\n")


def test_cases_that_do_not_agree_are_listed_in_the_order_of_ids(verify, copy_case):
    cases = ["ScatterND-16/elements", "ScatterND-18/elements", "ScatterND-18/slices"]
    for case in cases:
        alter_stored_output(copy_case(case))
    source = copy_case("ScatterND-13/elements").parents[1]
    process = verify("--cases", source)
    named = [line.split()[0] for line in process.stdout.splitlines() if line.endswith("does not agree")]
    assert named == [f"copied/{case}" for case in cases]
    assert process.stdout.endswith("1 data sets agree, 3 do not\n")


def test_filters_narrow_what_is_verified(verify, copy_case):
    folder = copy_case(ELEMENTS)
    alter_stored_output(copy_case("ScatterND-18/slices"))
    assert verify("--cases", folder.parents[1], "--filter", "*/elements").stdout == "1 data sets agree\n"


def test_folders_that_are_not_scatter_cases_are_skipped(verify, copy_case, tmp_path):
    folder = copy_case(ELEMENTS)
    other = folder.parent / "other"
    shutil.copytree(folder, other)
    model = onnx.load(other / "model.onnx")
    model.graph.node[0].op_type = "Add"
    (other / "model.onnx").write_bytes(model.SerializeToString())
    assert verify("--cases", folder.parents[1]).stdout == "1 data sets agree\n"


def test_nothing_to_verify_is_not_a_success(verify, corpus):
    process = verify("--cases", corpus, "--filter", "no/such/case")
    assert process.returncode == 3
    assert "no case is selected" in process.stderr


@pytest.mark.parametrize("arguments", [["surplus"], ["--tier", "small"], ["--no-such-option"]], ids=" ".join)
def test_wrong_usage_is_named(verify, arguments):
    process = verify(*arguments)
    assert process.returncode == 2
    assert arguments[0] in process.stderr
