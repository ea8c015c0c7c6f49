"""The tests in pull_requests.md are Python that finds the copied files, and its numbers and ids are those of core.json."""

import json
import pathlib
import re
import shutil
import sys
import types

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
VECTORS = ROOT / "vectors"
PRELUDE, *BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "distribute/pull_requests.md").read_text(), flags=re.DOTALL)
PROJECTS = re.findall(r"^## (.*?):(.*?)(?=^## |\Z)", (ROOT / "distribute/pull_requests.md").read_text(), flags=re.DOTALL | re.MULTILINE)
TESTS = [(group, test) for group in json.loads((VECTORS / "core.json").read_text())["groups"] for test in group["tests"]]


class Refusing(types.ModuleType):
    """A project that refuses everything: each name that a test takes from it raises an exception of its own."""

    class Called(Exception):
        pass

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Refusing(name)

    def __call__(self, *values, **members):
        raise self.Called(self.__name__)


@pytest.mark.parametrize("block", BLOCKS)
def test_each_test_asks_the_project_about_the_copied_vectors(tmp_path, monkeypatch, block):
    (tmp_path / "scatter-vectors").mkdir()
    for name in ("core.json", "quarantine.json", "harness/python/check.py", "harness/python/models.py"):
        shutil.copy(VECTORS / name, tmp_path / "scatter-vectors")
    for module in re.findall(r"^(?:import|from) (?!pytest)(\S+)", block, flags=re.MULTILINE):
        for end in range(module.count(".") + 1):
            name = ".".join(module.split(".")[: end + 1])
            monkeypatch.setitem(sys.modules, name, Refusing(name))
    for name in ("check", "models"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(sys, "path", list(sys.path))
    names = {"__file__": str(tmp_path / "test_scatter.py")}
    exec(PRELUDE + block, names)  # noqa: S102
    assert names["vectors_of"].__code__.co_filename == str(tmp_path / "scatter-vectors/models.py")
    (test,) = (value for name, value in names.items() if name.startswith("test_"))
    with pytest.raises(Refusing.Called):
        test(*[()] * test.__code__.co_argcount)


@pytest.mark.parametrize(
    ("project", "number", "counts"),
    [
        ("onnxscript", "235 nodes", lambda group, test: group["type"] in ("float", "int64", "bool")),
        ("onnx-tool", "47\n> nodes", lambda group, test: group["type"] in ("float", "int64", "bool") and group["operator"] == "ScatterND" and test["result"] == "valid"),
        ("Apache TVM", "the 88 valid nodes of float and int64", lambda group, test: group["type"] in ("float", "int64") and test["result"] == "valid"),
        ("emx-onnx-cgen", "the 23 valid nodes of int64", lambda group, test: group["type"] == "int64" and test["result"] == "valid"),
        ("emx-onnx-cgen", "float (65,", lambda group, test: group["type"] == "float" and test["result"] == "valid"),
    ],
)
def test_numbers_of_tests_are_those_of_the_vectors(project, number, counts):
    assert number in dict(PROJECTS)[project]
    assert int(re.search(r"\d+", number)[0]) == sum(counts(group, test) for group, test in TESTS)


def test_ids_are_those_of_vectors():
    ids = {test["id"] for _, test in TESTS}
    named = re.findall(r"`(Scatter[A-Za-z]*-\d+/[^`]+)`", "".join(text for _, text in PROJECTS))
    assert len(named) >= 5
    assert [name for name in named if not any(one.startswith(name.removesuffix("…")) for one in ids)] == []
