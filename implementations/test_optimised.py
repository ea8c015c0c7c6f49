"""The implementation with the techniques of fast ones: correct without a fault, and wrong with each of its faults.

For each fault there are one or more nodes here, run one after the other in one process; the judge must find one of the
answers wrong.
"""

import dataclasses
import os
import pathlib
import re
import subprocess

import numpy
import onnx
import pytest
from onnx import helper, numpy_helper

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
OPTIMISED = os.environ.get("SCATTER_CTS_OPTIMISED", str(ROOT / "build/release/implementations/optimised/optimised.so"))
TABLE = ROOT / "implementations/optimised/fault_table.h"
NAMES = re.findall(r"\bX\((\w+),\s", TABLE.read_text().split("#define", 2)[2])
INT32_TABLE = ROOT / "implementations/optimised/int32_fault_table.h"
INT32_NAMES = re.findall(r"\bX\((\w+),\s", INT32_TABLE.read_text().split("#define", 2)[2])


@dataclasses.dataclass
class Node:
    """A node with its inputs. Arrays may be given as lists, data and updates then of float, indices of int64."""

    op: str
    data: object
    indices: object
    updates: object
    dtype: object = numpy.float32
    attributes: dict = dataclasses.field(default_factory=dict)

    def write(self, folder):
        arrays = [self.data, self.indices, self.updates]
        dtypes = [self.dtype, numpy.int64, self.dtype]
        tensors = [numpy_helper.from_array(numpy.asarray(array, dtype)) for array, dtype in zip(arrays, dtypes)]
        names = ["data", "indices", "updates"]
        node = helper.make_node(self.op, names, ["output"], **self.attributes)
        values = [helper.make_tensor_value_info(name, t.data_type, list(t.dims)) for name, t in zip(names, tensors)]
        output = helper.make_tensor_value_info("output", tensors[0].data_type, list(tensors[0].dims))
        graph = helper.make_graph([node], "graph", values, [output])
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
        (folder / "test_data_set_0").mkdir(parents=True)
        onnx.save(model, folder / "model.onnx")
        for position, tensor in enumerate(tensors):
            (folder / f"test_data_set_0/input_{position}.pb").write_bytes(tensor.SerializeToString())


def elements(data, indices, updates, dtype=numpy.float32, **attributes):
    return Node("ScatterElements", data, indices, updates, dtype, attributes)


def tuples(data, indices, updates, dtype=numpy.float32, **attributes):
    return Node("ScatterND", data, indices, updates, dtype, attributes)


def counting(*shape, start=0):
    return numpy.arange(start, start + numpy.prod(shape, dtype=int)).reshape(shape)


INPUTS = {
    "TAIL_OF_THREE": [elements([0, 1, 2, 3, 4], [4, 0, 2], [10, 11, 12])],
    "CACHE_WITHOUT_AXIS": [
        elements([[1, 2], [3, 4]], [[0, 1], [1, 0]], [[5, 6], [7, 8]], axis=0),
        elements([[1, 2], [3, 4]], [[0, 1], [1, 0]], [[5, 6], [7, 8]], axis=1),
    ],
    "CACHE_WITHOUT_ORDER": [
        elements([[1, 2, 3], [4, 5, 6]], [[1]], [[7]]),
        elements([[1, 2], [3, 4], [5, 6]], [[1]], [[7]]),
    ],
    "CACHE_WITHOUT_WIDTH": [
        elements([1, 2, 3, 4], [3, 0], [5, 6]),
        elements([1, 2, 3, 4], [3, 0], [5, 6], numpy.float64),
    ],
    "MEMO_OF_FIRST_TARGETS": [
        elements(counting(10), counting(10), counting(10, start=20)),
        elements(counting(10), [0, 1, 2, 3, 4, 5, 6, 7, 9, 8], counting(10, start=20)),
    ],
    "IDENTITY_BY_FIRST_HALF": [elements([1, 2, 3, 4], [0, 1, 3, 2], [5, 6, 7, 8])],
    "SORTED_BUT_FOR_THE_LAST": [elements([1, 2, 3, 4], [0, 2, 3, 0], [5, 6, 7, 8], reduction="add")],
    "RANGE_BY_ENDS": [elements([1, 2, 3, 4, 5], [0, 2, 1, 3], [6, 7, 8, 9])],
    "REVERSE_WITHOUT_MIDDLE": [elements([1, 2, 3, 4], [2, 1, 0], [5, 6, 7])],
    "HASH_WITHOUT_COMPARISON": [elements(counting(64), [5, 17, 3, 60, 22, 41, 9, 30], counting(8, start=100))],
    "HASH_EMPTY_IS_ZERO": [elements([1, 2, 3], [0, 2, 0], [4, 5, 6], reduction="add")],
    "TILE_FETCHED_EARLY": [
        elements(counting(8), [3, 1, 4, 0, 5, 2, 6, 7, 3], counting(9, start=10), reduction="add"),
    ],
    "MERGE_LOSES_PART": [
        tuples(counting(3, 200), [[1], [0], [1]], counting(3, 200, start=600), numpy.int32, reduction="add"),
    ],
    "IDENTITY_OF_MAX_FINITE": [
        elements([-numpy.inf, 1], numpy.zeros(256), numpy.full(256, -numpy.inf), reduction="max"),
    ],
    "COVERED_BY_COUNT": [elements([1, 2, 3], [0, 0, 1], [4, 4, 5])],
    "BYTE_CARRY": [elements([-1] * 8, counting(8), [1] * 8, numpy.int8, reduction="add")],
    "COMPARE_BY_DIFFERENCE": [elements([-2000000000, 1], [0], [2000000000], numpy.int32, reduction="max")],
    "STRING_TO_NUL": [elements(["a", "b", "c"], [2, 0], ["d\0e", "f"], object)],
    "STORE_IF_DIFFERENT": [elements([0, 1, 2], [0, 2], [-0.0, 3])],
    "STRIDE_OF_INDICES": [elements(counting(2, 2, 2, 3), numpy.ones((1, 2, 2, 2)), counting(1, 2, 2, 2, start=30))],
    "COALESCED_BY_OUTER": [elements(counting(2, 2, 3), numpy.ones((1, 2, 2)), counting(1, 2, 2, start=20))],
    "TABLE_BY_LENGTH": [elements(numpy.zeros((3, 33000)), [[0], [0], [0]], [[1], [2], [3]], numpy.uint8, axis=1)],
    "SLICE_OF_EIGHT_BYTES": [tuples(counting(4, 5), [[2], [0]], counting(2, 5, start=50), numpy.uint8)],
    "INDEX_IN_16_BITS": [elements(numpy.zeros(40000), [39999, 5], [1, 2], numpy.uint8)],
    "LOWEST_OF_THIRD": [tuples(counting(2, 2, 3), [[1, 0, -3]], [50])],
    "BOUND_IN_TAIL": [elements([1, 2, 3], [-4], [5])],
    "EMPTY_SLICE_REFUSED": [tuples(numpy.zeros((3, 0)), [[1]], numpy.zeros((1, 0)))],
    "EMPTY_TUPLES_ONCE": [tuples([1, 2], numpy.zeros((2, 0)), [[3, 4], [5, 6]], reduction="add")],
    "RADIX_PASSES": [
        tuples(counting(129, 2), [[128], [0], [128]], counting(3, 2, start=300), numpy.int32, reduction="add"),
    ],
    "EMPTY_NOT_COPIED": [elements([1, 2, 3], [], [])],
}


def run(cases, *arguments):
    command = [PROGRAM, "run", "--implementation", OPTIMISED, "--cases", cases, "--jobs", "1", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(params=INPUTS)
def fault(request, tmp_path):
    """A fault, and the folder with cases that show it."""
    for position, node in enumerate(INPUTS[request.param]):
        node.write(tmp_path / f"node_{position}")
    return request.param, tmp_path


def test_every_fault_of_the_table_has_an_input():
    assert list(INPUTS) == NAMES


def test_without_a_fault_no_case_of_the_corpus_fails():
    process = subprocess.run([PROGRAM, "run", "--implementation", OPTIMISED, "--cases", "cases"], cwd=ROOT,
                             capture_output=True, text=True, check=False)
    assert ", 0 fail," in process.stdout
    assert process.returncode == 0


def test_without_a_fault_the_inputs_are_answered_correctly(fault):
    _, cases = fault
    process = run(cases)
    assert " 0 fail" in process.stdout
    assert process.returncode == 0


def test_with_a_fault_the_judge_finds_a_wrong_answer(fault):
    name, cases = fault
    process = run(cases, "--option", f"fault={name}")
    assert re.search(r" 1 fail\b", process.stdout)
    assert process.returncode == 1


def test_an_unknown_fault_is_an_error_that_lists_the_known_ones(tmp_path):
    INPUTS["TAIL_OF_THREE"][0].write(tmp_path / "node")
    process = run(tmp_path, "--option", "fault=NONE")
    assert process.returncode == 3
    assert f"unknown fault 'NONE'; there are {', '.join(NAMES + INT32_NAMES)}\n" in process.stderr


def test_an_unknown_option_is_an_error(tmp_path):
    INPUTS["TAIL_OF_THREE"][0].write(tmp_path / "node")
    process = run(tmp_path, "--option", "faults=TAIL_OF_THREE")
    assert process.returncode == 3
    assert "unknown option 'faults': there is only 'fault'" in process.stderr
