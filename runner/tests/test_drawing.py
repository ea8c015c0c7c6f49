"""`show --format html`: every case has its page with a drawing, small, and no third-party text becomes markup."""

import collections
import pathlib
import shutil

import archives
import numpy
import onnx
import pytest
from page_model import check_page, model_of, summary_of

CASES = pathlib.Path(__file__).resolve().parents[2] / "cases"
# Every n-th of about 9,000 cases is drawn here.
EVERY = 29


@pytest.fixture
def page(scatter_cts):
    """The page of a case."""

    def make(*arguments):
        process = scatter_cts("show", "--format", "html", *arguments)
        assert (process.returncode, process.stderr) == (0, "")
        return process.stdout

    return make


def cells(picture, name):
    """The cells of a part of a drawing: [text, whole, mark, number of updates]."""
    (part,) = [part for part in picture["parts"] if part["name"] == name]
    return [cell for each in part["slices"] for row in each["cells"] for cell in row]


@pytest.mark.long
def test_cases_of_all_kinds_are_drawn_and_small(scatter_cts, page):
    listed = scatter_cts("list", "--cases", CASES).stdout.splitlines()
    names = [line.split("\t")[0] for line in listed][::EVERY]
    assert len(names) > 300
    for name in names:
        case = model_of(page("--cases", CASES, name))["case"]
        assert case["id"] == name
        parts = {part["name"]: part for part in case["picture"]["parts"]}
        assert parts.keys() == {"indices", "updates", "data", "expected"}
        assert all(part["slices"] or part["words"] for part in parts.values())
        assert all(len(each["cells"]) <= 8 and len(each["cells"][0]) <= 8 for part in parts.values() for each in part["slices"])


def test_the_page_of_a_case_is_the_same_every_time(page):
    assert page("cases/ScatterElements-18/add-repeated") == page("cases/ScatterElements-18/add-repeated")


def test_a_page_is_one_file_with_the_facts(scatter_cts, tmp_path):
    path = tmp_path / "page.html"
    process = scatter_cts("show", "--format", "html", "--output", path, "cases/ScatterElements-18/add-repeated")
    assert (process.returncode, process.stdout, process.stderr) == (0, "", "")
    text = path.read_text()
    check_page(text)
    made = model_of(text)
    assert made["title"] == "cases/ScatterElements-18/add-repeated"
    assert ["clause", "ScatterElements.reduction-add"] in made["case"]["facts"]
    assert ["attribute", 'reduction = "add"'] in made["case"]["facts"]
    assert "ScatterElements.reduction-add" in {clause["id"] for clause in made["clauses"]}
    assert 'attribute: reduction = "add"' in summary_of(text)


@pytest.fixture
def answer(tmp_path):
    """The stored output of cases/ScatterND-18/elements with one wrong cell, and its position."""
    files = archives.read_cases(CASES)["ScatterND-18/elements"]
    output = onnx.numpy_helper.to_array(onnx.TensorProto.FromString(files["test_data_set_0/output_0.pb"])).copy()
    output.flat[-1] += numpy.ones((), output.dtype)
    path = tmp_path / "output.pb"
    path.write_bytes(onnx.numpy_helper.from_array(output).SerializeToString())
    return path, ",".join(str(extent - 1) for extent in output.shape)


def test_the_wrong_cell_of_an_answer_is_marked(page, answer):
    path, position = answer
    picture = model_of(page("--answer", path, "cases/ScatterND-18/elements"))["case"]["picture"]
    assert collections.Counter(cell[2] for cell in cells(picture, "actual"))["wrong"] == 1
    assert ["", f"first wrong cell: output[{position}]"] in picture["legend"]


def test_an_answer_is_shown_as_text_too(scatter_cts, answer):
    process = scatter_cts("show", "--answer", answer[0], "cases/ScatterND-18/elements")
    assert process.returncode == 0
    assert "\nactual output: int64 [3,4]\n" in process.stdout


EVIL = "e\n\r\t\x1b[31m<script>alert(1)</script>\"'&]]>\u202e\u2066\u200e"


def test_third_party_names_stay_text(page, tmp_path):
    case = tmp_path / f"s{EVIL}".replace("/", "∕") / "case"
    archives.unpack_case(CASES, "ScatterND-18/elements", case)
    (case / "case.json").unlink()
    model = onnx.load(case / "model.onnx")
    model.graph.node[0].attribute.append(onnx.helper.make_attribute(f"a{EVIL}", f"v{EVIL}"))
    onnx.save(model, case / "model.onnx")
    tensor = onnx.load_tensor(case / "test_data_set_0" / "input_0.pb")
    tensor.name = f"other{EVIL}"
    (case / "test_data_set_0" / "input_0.pb").write_bytes(tensor.SerializeToString())
    text = page(case)
    check_page(text)
    assert "\u200e" not in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--format", "pdf", "cases/ScatterND-18/elements"], "scatter-cts: --format pdf: unknown value; the values are text, html\n"),
        (["--format", "html", "ScatterND.index-negative"], "scatter-cts: --format and --answer need exactly one case\n"),
        (
            ["--format", "html", "cases/ScatterND-18/elements", "cases/ScatterND-18/slices"],
            "scatter-cts: --format and --answer need exactly one case\n",
        ),
        (["--output", "x", "cases/ScatterND-18/elements"], "scatter-cts: --output needs --format html\n"),
    ],
)
def test_wrong_usage_is_reported(scatter_cts, arguments, message):
    process = scatter_cts("show", *arguments)
    assert (process.returncode, process.stdout, process.stderr) == (2, "", message)


def test_a_page_is_of_one_data_set(scatter_cts, tmp_path):
    case = tmp_path / "two"
    archives.unpack_case(CASES, "ScatterND-18/elements", case)
    (case / "case.json").unlink()
    shutil.copytree(case / "test_data_set_0", case / "test_data_set_1")
    process = scatter_cts("show", "--format", "html", case)
    assert process.returncode == 2
    assert "contains 2 cases, but one is needed, such as " in process.stderr


def test_an_example_that_cannot_be_drawn_is_said_with_the_command_that_draws_it(scatter_cts, copy_case, python_program, tmp_path):
    """The program under test removes the model of its case: its files cannot be read any more."""
    folder = copy_case("ScatterND-18/elements")
    model = folder / "model.onnx"
    body = """
while True:
    if (9007199254740993).to_bytes(8, "little") in read_frame(): # no trivial case
        {}
    write_frame(FAILED)
"""
    for removes, said in ("pass", 0), (f"__import__('pathlib').Path({str(model)!r}).unlink(missing_ok=True)", 1):
        process = scatter_cts("run", "--implementation", python_program(body.format(removes)), "--cases", folder.parents[1], "--report", f"html={tmp_path / 'page.html'}")
        assert process.stderr.count("some examples of causes are not drawn") == said, process.stderr
        assert process.stderr.count('"scatter-cts show CASE --format html" draws one that can\n') == said
