"""A problem in a file is reported with the file, the field and the byte."""

import os

import onnx
import pytest


@pytest.fixture
def problem(scatter_cts, copy_case):
    """What `list` prints about an unreadable case."""

    def find(damage):
        folder = copy_case("ScatterND-18/elements")
        damage(folder)
        process = scatter_cts("list", "--cases", folder.parents[1])
        return process.stdout.split("unreadable: ")[1].strip()

    return find


def cut(name, size):
    def damage(folder):
        (folder / name).write_bytes((folder / name).read_bytes()[:size])

    return damage


def test_a_truncated_model_is_reported_with_field_and_byte(problem):
    text = problem(cut("model.onnx", 60))
    assert text.startswith("model.onnx: the 60 bytes are not a well-formed ModelProto: graph at byte ")
    assert "reach past the end at byte 60" in text


def test_a_damaged_node_is_named_within_the_graph(problem):
    def damage(folder):
        path = folder / "model.onnx"
        name = onnx.load(path).graph.node[0].input[1].encode()
        bytes = path.read_bytes()
        place = bytes.index(b"\x0a" + bytes_of(len(name)) + name)
        path.write_bytes(bytes[: place + 1] + b"\x7f" + bytes[place + 2 :])

    def bytes_of(number):
        return number.to_bytes(1, "little")

    text = problem(damage)
    assert "model.onnx: " in text and "graph.node[0].input[1] at byte " in text
    assert "127 bytes reach past the end" in text


def test_a_truncated_tensor_is_reported_with_field_and_byte(problem):
    text = problem(cut("test_data_set_0/input_0.pb", 3))
    assert text.startswith("test_data_set_0/input_0.pb: the 3 bytes are not a well-formed TensorProto: ")
    assert " at byte " in text or "byte " in text


@pytest.mark.parametrize("name", ["model.onnx", "case.json", "test_data_set_0/input_1.pb", "test_data_set_0/output_0.pb"])
def test_a_dangling_symbolic_link_is_reported_as_such(problem, name):
    def damage(folder):
        (folder / name).unlink()
        (folder / name).symlink_to("../gone")

    assert problem(damage) == f'{name}: is a symbolic link to "../gone", which does not exist'


@pytest.mark.parametrize(
    "arguments",
    [
        ["run", "--implementation", "reference", "--cases", "LINK"],
        ["run", "--implementation", "reference", "--waivers", "LINK"],
        ["run", "--implementation", "reference", "--rerun-failed", "LINK"],
        ["eval", "LINK"],
        ["doctor", "LINK"],
    ],
    ids=" ".join,
)
def test_a_dangling_symbolic_link_as_argument_is_reported_as_such(scatter_cts, tmp_path, arguments):
    link = tmp_path / "link.so"
    link.symlink_to("gone")
    process = scatter_cts(*[str(link) if word == "LINK" else word for word in arguments])
    assert process.returncode == 3
    assert 'is a symbolic link to "gone", which does not exist' in process.stderr


def test_a_link_to_itself_is_unreadable(problem):
    def damage(folder):
        (folder / "model.onnx").unlink()
        os.symlink("model.onnx", folder / "model.onnx")

    assert problem(damage).startswith("model.onnx: cannot be opened: ")
