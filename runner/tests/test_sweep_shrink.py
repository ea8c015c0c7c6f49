"""`scatter-cts sweep` shrinks the most telling case of each cause: the small case still fails for the same cause."""

import json
import math

import onnx
import pytest
from built import built

# A fault of implementations/optimised, cases of random-1 that show it, and the maximum number of elements left in data.
FAULTS = [
    ("TAIL_OF_THREE", 500, 11),
    ("RANGE_BY_ENDS", 300, 60),
    ("TILE_FETCHED_EARLY", 500, 5),
    ("COALESCED_BY_OUTER", 500, 28),
    ("STRING_TO_NUL", 3000, 4),
    ("LOWEST_OF_THIRD", 2000, 1),
    ("EMPTY_NOT_COPIED", 500, 1),
]


@pytest.fixture(scope="session")
def optimised():
    return built("SCATTER_CTS_OPTIMISED", "build/dev/implementations/optimised/optimised.so")


def saved_folders(folder):
    return sorted(path.parent for path in folder.rglob("model.onnx"))


def tensors_of(folder):
    data_set = folder / "test_data_set_0"
    return [onnx.load_tensor(str(data_set / f"input_{slot}.pb")) for slot in range(3)]


@pytest.mark.parametrize("fault, cases, most", FAULTS)
def test_for_each_cause_a_small_case_fails_that_a_correct_implementation_passes(
    sweep, run, optimised, tmp_path, fault, cases, most
):
    wrong = ["--implementation", optimised, "--option", f"fault={fault}"]
    result = sweep(*wrong, "--world", "random-1", "--to", cases, "--max-failures", "20", "--save-cases", tmp_path / "saved")
    assert result.footer["sweep"]["shrunk"]
    assert max(math.prod(shrunk["data"]) for shrunk in result.footer["sweep"]["shrunk"]) <= most
    assert set(run(*wrong, "--cases", tmp_path / "saved").verdicts.values()) == {"fail"}
    assert set(run("--implementation", optimised, "--cases", tmp_path / "saved").verdicts.values()) == {"pass"}


# Cases that, when they were shrunk, became cases that a misreading explains, so that another clause was blamed.
@pytest.mark.parametrize("fault, number", [("HASH_WITHOUT_COMPARISON", 165), ("TAIL_OF_THREE", 27), ("STORE_IF_DIFFERENT", 12178),
                                           ("COMPARE_BY_DIFFERENCE", 1715)])  # fmt: skip
def test_a_case_without_a_misreading_shrinks_to_a_case_without_one(sweep, run, optimised, tmp_path, fault, number):
    wrong = ["--implementation", optimised, "--option", f"fault={fault}"]
    found = sweep(*wrong, "--world", "random-1", "--from", number, "--cases", "1", "--save-cases", tmp_path / "saved")
    small = run(*wrong, "--cases", tmp_path / "saved")
    assert [len(result.cases) for result in (found, small)] == [1, 1]
    assert [record.get("misreadings") for result in (found, small) for record in result.cases.values()] == [None, None]


def test_each_of_two_implementations_has_its_own_cases(sweep, optimised, tmp_path):
    (tmp_path / "second.so").symlink_to(optimised)
    sweep("--implementation", optimised, "--implementation", tmp_path / "second.so", "--option", "fault=EMPTY_NOT_COPIED", "--world",
          "random-1", "--to", "500", "--max-failures", "1", "--save-cases", tmp_path / "saved")  # fmt: skip
    assert sorted(folder.name[:2] for folder in saved_folders(tmp_path / "saved")) == ["1-", "2-"]


def test_the_footer_has_the_shapes_of_the_written_cases(sweep, optimised, tmp_path):
    result = sweep("--implementation", optimised, "--option", "fault=COVERED_BY_COUNT", "--world", "random-1", "--to", "300",
                   "--max-failures", "1", "--save-cases", tmp_path)  # fmt: skip
    (shrunk,), (folder,) = result.footer["sweep"]["shrunk"], saved_folders(tmp_path)
    data, indices, updates = tensors_of(folder)
    assert [shrunk["data"], shrunk["indices"], shrunk["updates"]] == [list(x.dims) for x in (data, indices, updates)]
    assert onnx.TensorProto.DataType.Name(data.data_type).lower() == shrunk["dtype"]
    assert shrunk["case"] in result.cases
    assert shrunk["cause"] == result.footer["causes"][0]["title"]


def test_a_shrunk_case_says_where_it_came_from_and_is_drawn(sweep, scatter_cts, optimised, tmp_path):
    result = sweep("--implementation", optimised, "--option", "fault=COVERED_BY_COUNT", "--world", "random-1", "--to", "300",
                   "--max-failures", "1", "--save-cases", tmp_path / "saved")  # fmt: skip
    (folder,) = saved_folders(tmp_path / "saved")
    (case,) = result.cases
    assert folder.name == case.replace("/", "-") + "-shrunk"
    why = json.loads((folder / "case.json").read_text())["data_sets"][0]["why"]
    assert why.startswith("A sweep of optimised found it: ") and f"Shrunk from {case}." in why
    drawing = scatter_cts("show", folder, "--format", "html")
    assert (drawing.returncode, drawing.stdout.startswith("<")) == (0, True)


def test_two_sweeps_give_byte_identical_shrunk_cases(sweep, optimised, tmp_path):
    found = []
    for name in ("one", "two"):
        sweep("--implementation", optimised, "--option", "fault=HASH_WITHOUT_COMPARISON", "--world", "random-1", "--to",
              "2000", "--max-failures", "5", "--save-cases", tmp_path / name)  # fmt: skip
        found.append({path.relative_to(tmp_path / name): path.read_bytes() for path in (tmp_path / name).rglob("*.*")})
    assert found[0] == found[1] != {}


def test_a_crash_shrinks(sweep, run, misbehaving, tmp_path):
    crash = ["--implementation", misbehaving, "--option", "misbehave=sigsegv", "--option", "on-extent=2"]
    result = sweep(*crash, "--world", "random-1", "--to", "3000", "--max-failures", "1", "--save-cases", tmp_path)
    (shrunk,) = result.footer["sweep"]["shrunk"]
    assert math.prod(shrunk["data"]) == 2
    assert list(run(*crash, "--cases", tmp_path).verdicts.values()) == ["crash"]
    assert "lost_processes" not in result.footer


def test_a_hang_is_tried_a_few_times_only(sweep, misbehaving):
    result = sweep("--implementation", misbehaving, "--option", "misbehave=sleep", "--option", "on-extent=2", "--world",
                   "random-1", "--to", "3000", "--max-failures", "1", "--timeout", "0.1")  # fmt: skip
    assert [shrunk["tries"] <= 9 for shrunk in result.footer["sweep"]["shrunk"]] == [True]


def test_a_case_that_passes_alone_is_not_shrunk(sweep, misbehaving):
    result = sweep("--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=2",
                   "--option", "every=5", "--world", "random-1", "--to", "3000", "--max-failures", "2")  # fmt: skip
    assert set(result.verdicts.values()) == {"pass"}
    assert "shrunk" not in result.footer["sweep"]


def test_without_shrinking_the_original_case_is_written(sweep, optimised, tmp_path):
    result = sweep("--implementation", optimised, "--option", "fault=COVERED_BY_COUNT", "--world", "random-1", "--to", "300",
                   "--max-failures", "1", "--no-shrink", "--save-cases", tmp_path)  # fmt: skip
    (case,), (folder,) = result.cases, saved_folders(tmp_path)
    assert "shrunk" not in result.footer["sweep"]
    assert folder.name == case.replace("/", "-")
