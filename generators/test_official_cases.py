"""ONNX's own cases are brought completely, and the oracle agrees with every stored output bit for bit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

import official_cases
import oracle

SCRIPT = Path(official_cases.__file__)
DEBIAN = Path("/usr/share/libonnx-testdata/data/node")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, *arguments], capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cases that the installed onnx generates."""
    folder = tmp_path_factory.mktemp("official") / "memory"
    done = run("memory", str(folder))
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cases of the wheel; without network and without a kept wheel there are none to test."""
    folder = tmp_path_factory.mktemp("official") / "wheel"
    done = run("wheel", str(folder))
    if done.returncode == 4:
        pytest.skip("the wheel is not in build/downloads and cannot be downloaded")
    assert done.returncode == 0, done.stderr
    return folder


def read(file: Path) -> np.ndarray:
    return numpy_helper.to_array(onnx.load_tensor(file))


def disagreements(folder: Path) -> list[str]:
    """The names of the data sets whose stored output is not the oracle's result."""
    wrong = []
    for data_set in sorted(folder.glob("test_scatter*/test_data_set_*")):
        node = onnx.load(data_set.parent / "model.onnx").graph.node[0]
        attributes = {attribute.name: helper.get_attribute_value(attribute) for attribute in node.attribute}
        if "reduction" in attributes:
            attributes["reduction"] = attributes["reduction"].decode()
        function = oracle.scatter_nd if node.op_type == "ScatterND" else oracle.scatter_elements
        result = function(*(read(data_set / f"input_{slot}.pb") for slot in range(3)), **attributes)
        if not oracle.same_bits(result, read(data_set / "output_0.pb")):
            wrong.append(data_set.parent.name)
    return wrong


def operators(folder: Path) -> set[str]:
    return {onnx.load(file).graph.node[0].op_type for file in folder.glob("*/model.onnx")}


def test_memory_gives_sixteen_cases_with_one_data_set_each(memory: Path) -> None:
    assert len(list(memory.glob("*/test_data_set_0/output_0.pb"))) == 16


def test_memory_gives_the_three_operators_only(memory: Path) -> None:
    assert operators(memory) == {"Scatter", "ScatterElements", "ScatterND"}


def test_the_oracle_agrees_with_every_output_from_memory(memory: Path) -> None:
    assert disagreements(memory) == []


def test_wheel_gives_fourteen_cases_with_one_data_set_each(wheel: Path) -> None:
    assert len(list(wheel.glob("*/test_data_set_0/output_0.pb"))) == 14


def test_wheel_gives_the_three_operators_only(wheel: Path) -> None:
    assert operators(wheel) == {"Scatter", "ScatterElements", "ScatterND"}


def test_the_oracle_agrees_with_every_output_of_the_wheel(wheel: Path) -> None:
    assert disagreements(wheel) == []


@pytest.mark.skipif(not DEBIAN.is_dir(), reason="Debian's libonnx-testdata is not installed")
def test_debians_package_has_nine_cases_and_the_oracle_agrees_with_their_outputs() -> None:
    assert (len(list(DEBIAN.glob("test_scatter*/model.onnx"))), disagreements(DEBIAN)) == (9, [])


def test_a_second_time_nothing_is_written(wheel: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in wheel.rglob("*")}
    done = run("wheel", str(wheel))
    assert done.returncode == 0 and {file: file.stat().st_mtime_ns for file in wheel.rglob("*")} == before


def test_a_wrong_stored_output_is_noticed(memory: Path, tmp_path: Path) -> None:
    source, copy = memory / "test_scatternd_add", tmp_path / "test_scatternd_add"
    for file in source.rglob("*.*"):
        target = copy / file.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        content = bytearray(file.read_bytes())
        if file.name == "output_0.pb":
            content[-1] ^= 1
        target.write_bytes(content)
    assert disagreements(tmp_path) == ["test_scatternd_add"]


def test_a_wheel_with_another_number_of_cases_is_an_error(
    wheel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(official_cases, "WHEEL_COUNT", 15)
    with pytest.raises(official_cases.Unexpected, match="has 14 scatter cases, not 15"):
        official_cases.cases_of_wheel(official_cases.DOWNLOADS)


def test_a_broken_wheel_is_an_error_that_names_it(tmp_path: Path) -> None:
    broken = tmp_path / f"onnx-{official_cases.WHEEL_VERSION}-py3-none-any.whl"
    broken.write_bytes(b"not an archive")
    with pytest.raises(official_cases.Unexpected, match=broken.name):
        official_cases.cases_of_wheel(tmp_path)


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(official_cases.Unexpected, match="holds mine already"):
        official_cases.put(tmp_path, {"test_scatternd/model.onnx": b""})
