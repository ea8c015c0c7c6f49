"""The example speaks the protocol: each test starts it like the runner and exchanges frames with it."""

import importlib
import os
import pathlib
import struct
import subprocess
import sys

import numpy
import pytest
from onnx import TensorProto, helper, numpy_helper

HERE = pathlib.Path(__file__).resolve().parent
RUNNER = HERE.parent.parent / "runner"


@pytest.fixture(scope="session")
def protocol_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("protocol")
    paths = [f"--proto_path={RUNNER / 'protocol'}", f"--proto_path={RUNNER / 'onnx'}"]
    subprocess.run(["protoc", f"--python_out={folder}", *paths, "protocol.proto", "onnx.proto"], check=True)
    return folder


@pytest.fixture(scope="session")
def protocol(protocol_folder):
    sys.path.insert(0, str(protocol_folder))
    yield importlib.import_module("protocol_pb2")
    sys.path.remove(str(protocol_folder))


class Session:
    """A running example and the frames to and from it."""

    def __init__(self, protocol, folder):
        self.protocol = protocol
        self.number = 0
        self.process = subprocess.Popen(
            [sys.executable, HERE / "scatter_example.py"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(folder)},
        )

    def ask(self, **what):
        self.number += 1
        message = self.protocol.ToImplementation(number=self.number, **what).SerializeToString()
        self.process.stdin.write(struct.pack("<I", len(message)) + message)
        self.process.stdin.flush()
        (length,) = struct.unpack("<I", self.process.stdout.read(4))
        answer = self.protocol.ToRunner.FromString(self.process.stdout.read(length))
        assert answer.number == self.number
        return answer

    def run(self, op_type, inputs, **attributes):
        attributes = [helper.make_attribute(name, value) for name, value in attributes.items()]
        node = self.protocol.Node(
            op_type=op_type, opset=18, attributes=[attribute.SerializeToString() for attribute in attributes]
        )
        tensors = [i if isinstance(i, TensorProto) else numpy_helper.from_array(i) for i in inputs]
        inputs = [tensor.SerializeToString() for tensor in tensors]
        return self.ask(request=self.protocol.Request(node=node, inputs=inputs))


@pytest.fixture
def session(protocol, protocol_folder):
    session = Session(protocol, protocol_folder)
    with session.process:
        yield session
        session.process.kill()


def output_of(response):
    assert response.WhichOneof("what") == "output", response
    return numpy_helper.to_array(TensorProto.FromString(response.output)).tolist()


def floats(*values):
    return numpy.array(values, dtype=numpy.float32)


def strings(*values):
    return TensorProto(data_type=TensorProto.STRING, dims=[len(values)], string_data=values)


def test_hello_declares_the_fifteen_types_of_numpy(session, protocol):
    answer = session.ask(hello=protocol.HelloToImplementation(protocol=1))
    assert list(answer.hello.dtypes) == list(range(1, 16))


def test_scatter_elements_writes_along_the_axis(session):
    inputs = [floats([1, 2, 3]), numpy.array([[1, -1]]), floats([7, 8])]
    assert output_of(session.run("ScatterElements", inputs, axis=1)) == [[1, 7, 8]]


def test_scatter_nd_writes_slices(session):
    inputs = [floats([1, 2], [3, 4]), numpy.array([[-1]]), floats([7, 8])]
    assert output_of(session.run("ScatterND", inputs)) == [[1, 2], [7, 8]]


def test_an_empty_tuple_selects_all_of_data(session):
    inputs = [floats(1, 2), numpy.zeros((1, 0), dtype=numpy.int64), floats([10, 20])]
    assert output_of(session.run("ScatterND", inputs, reduction="add")) == [11, 22]


def test_all_duplicates_are_added(session):
    inputs = [floats(1, 2), numpy.array([[1], [1]]), floats(10, 20)]
    assert output_of(session.run("ScatterND", inputs, reduction="add")) == [1, 32]


def test_strings_keep_every_byte(session):
    data, updates = strings(b"a\x00", b"\xff"), strings(b"\x00")
    answer = session.run("ScatterElements", [data, numpy.array([0]), updates], reduction="add")
    assert list(TensorProto.FromString(answer.output).string_data) == [b"a\x00\x00", b"\xff"]


def test_an_index_out_of_bounds_is_rejected(session):
    answer = session.run("ScatterElements", [floats(1, 2), numpy.array([2]), floats(7)])
    assert answer.WhichOneof("what") == "rejected"


def test_updates_that_would_broadcast_are_rejected(session):
    answer = session.run("ScatterND", [floats(1, 2), numpy.array([[0], [1]]), floats(7)])
    assert answer.WhichOneof("what") == "rejected"


def test_a_rejection_does_not_end_the_session(session):
    session.run("ScatterElements", [floats(1, 2), numpy.array([2]), floats(7)])
    answer = session.run("ScatterElements", [floats(1, 2), numpy.array([0]), floats(7)])
    assert output_of(answer) == [7, 2]


def test_the_program_ends_at_the_end_of_input(session):
    session.process.stdin.close()
    assert session.process.wait(timeout=60) == 0
