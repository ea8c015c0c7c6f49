"""`show --format svg|html`: every case can be drawn, well-formed and small, and no third-party text becomes markup."""

import pathlib
import shutil
import xml.etree.ElementTree as ElementTree

import archives
import numpy
import onnx
import pytest

CASES = pathlib.Path(__file__).resolve().parents[2] / "cases"
SVG = "{http://www.w3.org/2000/svg}"
# Every n-th of about 5,000 cases is drawn here.
EVERY = 17
# Drawings have at most five grids of four slices of 8 by 8 cells.
MOST_BYTES = 256 * 1024


def parsed(text):
    """The root of a document; a page is also valid XML."""
    return ElementTree.fromstring(text)


def texts(root):
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]


def test_cases_of_all_kinds_are_drawn_well_formed_and_small(scatter_cts):
    listed = scatter_cts("list", "--cases", CASES).stdout.splitlines()
    ids = [line.split("\t")[0] for line in listed][::EVERY]
    assert len(ids) > 300
    sizes = []
    for name in ids:
        process = scatter_cts("show", "--cases", CASES, "--format", "svg", name)
        assert process.returncode == 0, (name, process.stderr)
        root = parsed(process.stdout)
        assert root.tag == f"{SVG}svg"
        assert root.find(f"{SVG}title").text == name
        sizes.append(len(process.stdout))
    assert max(sizes) < MOST_BYTES
    assert sorted(sizes)[len(sizes) // 2] < 16 * 1024


def test_nothing_is_drawn_outside_the_drawing(scatter_cts):
    for name in ("ScatterElements-18/add-repeated", "ScatterND-18/elements", "ScatterElements-18/negative-indices"):
        root = parsed(scatter_cts("show", "--format", "svg", f"cases/{name}").stdout)
        width, height = int(root.get("width")), int(root.get("height"))
        for element in root.iter():
            if element.get("x") is not None:
                assert 0 <= int(element.get("x")) <= width - int(element.get("width", 0)), name
                assert 0 <= int(element.get("y")) <= height - int(element.get("height", 0)), name


def test_a_drawing_is_the_same_every_time(scatter_cts):
    first, second = (
        scatter_cts("show", "--format", "html", "cases/ScatterElements-18/add-repeated").stdout for _ in range(2)
    )
    assert first == second


def test_a_page_is_one_file_with_the_facts(scatter_cts, tmp_path):
    page = tmp_path / "page.html"
    process = scatter_cts("show", "--format", "html", "--output", page, "cases/ScatterElements-18/add-repeated")
    assert (process.returncode, process.stdout, process.stderr) == (0, "", "")
    text = page.read_text()
    assert text.startswith("<!DOCTYPE html>\n<html")
    root = parsed(text)
    assert root.find("body/main/h1").text == "cases/ScatterElements-18/add-repeated"
    facts = [element.text for element in root.iter("dd")]
    assert "ScatterElements.reduction-add" in facts
    assert 'reduction = "add"' in facts
    assert root.find(f".//{SVG}svg") is not None
    # No network, no script.
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "").replace("http-equiv", "")
    assert "<script" not in text


@pytest.fixture
def answer(tmp_path):
    """The stored output of cases/ScatterND-18/elements with one wrong cell, and its position."""
    files = archives.read_cases(CASES)["ScatterND-18/elements"]
    output = onnx.numpy_helper.to_array(onnx.TensorProto.FromString(files["test_data_set_0/output_0.pb"])).copy()
    output.flat[-1] += numpy.ones((), output.dtype)
    path = tmp_path / "output.pb"
    path.write_bytes(onnx.numpy_helper.from_array(output).SerializeToString())
    return path, ",".join(str(extent - 1) for extent in output.shape)


def test_an_answer_is_drawn_with_a_ring_at_the_wrong_cell(scatter_cts, answer):
    path, position = answer
    process = scatter_cts("show", "--format", "svg", "--answer", path, "cases/ScatterND-18/elements")
    root = parsed(process.stdout)
    assert len([element for element in root.iter(f"{SVG}rect") if element.get("class") == "ring"]) == 1
    assert f"first wrong cell: output[{position}]" in texts(root)


def test_an_answer_is_shown_as_text_too(scatter_cts, answer):
    process = scatter_cts("show", "--answer", answer[0], "cases/ScatterND-18/elements")
    assert process.returncode == 0
    assert "\nactual output: int64 [3,4]\n" in process.stdout


EVIL = "e\n\r\t\x1b[31m<script>alert(1)</script>\"'&]]>\u202e\u2066\u200e"


@pytest.mark.parametrize("form", ["svg", "html"])
def test_third_party_names_stay_text(scatter_cts, tmp_path, form):
    case = tmp_path / f"s{EVIL}".replace("/", "∕") / "case"
    archives.unpack_case(CASES, "ScatterND-18/elements", case)
    (case / "case.json").unlink()
    model = onnx.load(case / "model.onnx")
    model.graph.node[0].attribute.append(onnx.helper.make_attribute(f"a{EVIL}", f"v{EVIL}"))
    onnx.save(model, case / "model.onnx")
    tensor = onnx.load_tensor(case / "test_data_set_0" / "input_0.pb")
    tensor.name = f"other{EVIL}"
    (case / "test_data_set_0" / "input_0.pb").write_bytes(tensor.SerializeToString())
    process = scatter_cts("show", "--format", form, case)
    assert process.returncode == 0, process.stderr
    parsed(process.stdout)
    assert "<script" not in process.stdout
    assert not set("\r\x1b\u202e\u2066\u200e") & set(process.stdout)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--format", "pdf", "cases/ScatterND-18/elements"], "scatter-cts: --format pdf: must be text, svg or html\n"),
        (["--format", "svg", "ScatterND.index-negative"], "scatter-cts: --format and --answer need exactly one case\n"),
        (
            ["--format", "svg", "cases/ScatterND-18/elements", "cases/ScatterND-18/slices"],
            "scatter-cts: --format and --answer need exactly one case\n",
        ),
        (["--output", "x", "cases/ScatterND-18/elements"], "scatter-cts: --output needs --format svg or html\n"),
    ],
)
def test_wrong_usage_is_reported(scatter_cts, arguments, message):
    process = scatter_cts("show", *arguments)
    assert (process.returncode, process.stdout, process.stderr) == (2, "", message)


def test_a_drawing_is_of_one_data_set(scatter_cts, tmp_path):
    case = tmp_path / "two"
    archives.unpack_case(CASES, "ScatterND-18/elements", case)
    (case / "case.json").unlink()
    shutil.copytree(case / "test_data_set_0", case / "test_data_set_1")
    process = scatter_cts("show", "--format", "svg", case)
    assert process.returncode == 2
    assert "contains 2 cases, but one is needed, such as " in process.stderr
