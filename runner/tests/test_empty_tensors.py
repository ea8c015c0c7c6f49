"""A tensor with an extent of zero is empty, whatever its other extents are, even [2^40,2^40,0]."""

import math

import pytest
from onnx import TensorProto, helper

HUGE = 2**40
# The shapes of data, indices and updates.
SHAPES = {
    "ScatterElements, nothing to index": ("ScatterElements", (HUGE, HUGE, 0), (1, 1, 0), (1, 1, 0)),
    "ScatterElements, all huge": ("ScatterElements", (HUGE, HUGE, 0), (HUGE, HUGE, 0), (HUGE, HUGE, 0)),
    "ScatterND, slices without elements": ("ScatterND", (HUGE, HUGE, 0), (2, 1), (2, HUGE, 0)),
    "ScatterND, more empty tuples than can be counted":
        ("ScatterND", (HUGE, HUGE, 0), (HUGE, HUGE, 0), (HUGE, HUGE, HUGE, HUGE, 0)),
    "ScatterND, no tuples": ("ScatterND", (3, 2), (HUGE, HUGE, 0, 2), (HUGE, HUGE, 0)),
    "the zero between": ("ScatterElements", (HUGE, 0, HUGE), (HUGE, 0, 1), (HUGE, 0, 1)),
}


def tensor(name, dtype, shape):
    """A tensor whose elements, if any, are zero."""
    message = TensorProto(name=name, data_type=dtype, dims=shape)
    message.raw_data = bytes(math.prod(shape) * (8 if dtype == TensorProto.INT64 else 4))
    return message


@pytest.fixture(params=SHAPES.values(), ids=SHAPES)
def folder(request, tmp_path):
    """A case without case.json; its output is data."""
    operator, *shapes = request.param
    dtypes = [TensorProto.FLOAT, TensorProto.INT64, TensorProto.FLOAT]
    names = ["data", "indices", "updates"]
    inputs = [helper.make_tensor_value_info(*row) for row in zip(names, dtypes, shapes)]
    graph = helper.make_graph([helper.make_node(operator, names, ["output"])], "graph", inputs,
                              [helper.make_tensor_value_info("output", TensorProto.FLOAT, shapes[0])])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
    case = tmp_path / "theirs" / "one"
    (case / "test_data_set_0").mkdir(parents=True)
    (case / "model.onnx").write_bytes(model.SerializeToString())
    for number, row in enumerate(zip(names, dtypes, shapes)):
        (case / "test_data_set_0" / f"input_{number}.pb").write_bytes(tensor(*row).SerializeToString())
    stored = tensor("output", TensorProto.FLOAT, shapes[0])
    (case / "test_data_set_0" / "output_0.pb").write_bytes(stored.SerializeToString())
    return case


@pytest.mark.parametrize("options", [[], ["--in-process"], ["--guard", "end"]], ids=" ".join)
@pytest.mark.parametrize("implementation", ["reference", "example"])
def test_it_is_run_and_passes(run, folder, example, implementation, options):
    library = example if implementation == "example" else implementation
    result = run("--implementation", library, "--cases", folder.parent, *options)
    (record,) = result.cases.values()
    assert (record["verdict"], record["answer"]) == ("pass", "output")


def test_it_goes_through_the_protocol(run, folder, python_program):
    data = (folder / "test_data_set_0" / "input_0.pb").read_bytes()
    program = python_program(f"""
while True:
    read_frame()
    output = {data!r}
    write_frame(b"\\x12" + bytes([len(output)]) + output)
""")
    result = run("--implementation", program, "--cases", folder.parent)
    assert set(result.verdicts.values()) == {"pass"}


def test_it_is_computed_shown_verified_and_judged(scatter_cts, folder, tmp_path):
    inputs = [folder / "test_data_set_0" / f"input_{number}.pb" for number in range(3)]
    output = tmp_path / "output.pb"
    process = scatter_cts("eval", folder / "model.onnx", *inputs, "-o", output)
    assert (process.returncode, process.stderr) == (0, "")
    stored = TensorProto.FromString((folder / "test_data_set_0" / "output_0.pb").read_bytes())
    assert list(TensorProto.FromString(output.read_bytes()).dims) == list(stored.dims)
    shape = ",".join(map(str, stored.dims))
    assert f"[{shape}]" in scatter_cts("show", folder).stdout
    assert scatter_cts("verify", "--cases", folder.parent).stdout == "1 data sets agree\n"
    assert scatter_cts("judge", folder, output).returncode == 0


def test_a_product_of_extents_that_is_too_large_stays_unreadable(run, folder):
    path = folder / "test_data_set_0" / "input_0.pb"
    message = TensorProto.FromString(path.read_bytes())
    message.dims[:] = [HUGE, HUGE, 1]
    path.write_bytes(message.SerializeToString())
    assert set(run("--cases", folder.parent).verdicts.values()) == {"unreadable"}
