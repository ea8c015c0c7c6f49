"""For the tests of `python -m scatter_cts extract`: models, the command, and the cases that it writes."""

import importlib
import os
import pathlib
import subprocess
import sys

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = os.environ.get("SCATTER_CTS_PROTOCOL", str(ROOT / "build/release/python"))
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
PLANTED = os.environ.get("SCATTER_CTS_PLANTED", str(ROOT / "build/release/implementations/planted/planted.so"))

FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64


def module(name):
    """A module of the package under test."""
    if PACKAGE not in sys.path:
        sys.path.insert(0, PACKAGE)
    return importlib.import_module(f"scatter_cts.{name}")


def value(name, elem_type=FLOAT, shape=None):
    return helper.make_tensor_value_info(name, elem_type, shape)


def scatter(inputs=("data", "indices", "updates"), op_type="ScatterND", name="the node", output="output", **attributes):
    return helper.make_node(op_type, list(inputs), [output], name=name, **attributes)


def tensor(name, values, dtype=numpy.int64):
    return numpy_helper.from_array(numpy.array(values, dtype), name)


def external(name, elem_type, dims, **where):
    """A tensor whose elements are in another file."""
    result = TensorProto(name=name, data_type=elem_type, dims=dims, data_location=TensorProto.EXTERNAL)
    for key, text in ({"location": "weights.bin"} | where).items():
        result.external_data.add(key=key, value=str(text))
    return result


INPUTS = (value("data", FLOAT, [6, 4]), value("indices", INT64, [3, 1]), value("updates", FLOAT, [3, 4]))


def model(nodes=None, inputs=INPUTS, initializers=(), opset=18, functions=(), outputs=(), domain=""):
    """A model with these nodes; without nodes, one ScatterND."""
    nodes = [scatter()] if nodes is None else nodes
    graph = helper.make_graph(nodes, "graph", list(inputs), list(outputs), list(initializers))
    imports = [helper.make_opsetid(domain, opset)] + [helper.make_opsetid("local", 1)] * bool(functions)
    return helper.make_model(graph, opset_imports=imports, functions=list(functions))


class Extracted:
    """What one call of the command did: exit status, output, and the cases by the names of their folders."""

    def __init__(self, code, out, err, folder):
        self.code, self.out, self.err, self.folder = code, out, err, folder

    @property
    def names(self):
        return sorted(path.name for path in self.folder.iterdir()) if self.folder.exists() else []

    def model(self, number=0):
        return onnx.load(self.folder / self.names[number] / "model.onnx")

    def node(self, number=0):
        (node,) = self.model(number).graph.node
        return node

    def arrays(self, number=0):
        """The graph inputs and initializers of a case, by name."""
        graph = self.model(number).graph
        files = sorted((self.folder / self.names[number] / "test_data_set_0").iterdir())
        assert [file.name for file in files] == [f"input_{position}.pb" for position in range(len(graph.input))]
        tensors = [*map(onnx.load_tensor, files), *graph.initializer]
        return {each.name: numpy_helper.to_array(each) for each in tensors}

    def shapes(self, number=0):
        arrays = self.arrays(number)
        return [arrays[name].shape for name in ("data", "indices", "updates")]

    def files(self):
        return {str(path.relative_to(self.folder)): path.read_bytes() for path in self.folder.rglob("*.*") if path.is_file()}

    def run(self, *arguments):
        """`scatter-cts run` on all cases."""
        return subprocess.run([PROGRAM, "run", "--cases", self.folder, *arguments], capture_output=True, text=True, check=False)


def command(capsys, tmp_path):
    """The command as a function of a model (or the bytes of its file) and options."""

    def call(given, *options, folder="cases"):
        path = tmp_path / "model.onnx"
        path.write_bytes(given if isinstance(given, bytes) else given.SerializeToString())
        capsys.readouterr()
        try:
            code = module("extract").main([str(path), "-o", str(tmp_path / folder), *options])
        except SystemExit as ended:
            code = ended.code
        return Extracted(code, *capsys.readouterr(), tmp_path / folder)

    return call
