"""Cases in which other nodes compute inputs of the scatter node: who gets them, and whose fault a failure is."""

import pathlib
import re
import shutil
import sys

import pytest
from built import built

BACKEND = pathlib.Path(__file__).with_name("graph_faults.py")
# Models whose indices count up to the first extent of data.
RANGES = "*/ScatterND-18/graph-range-of-extent-*"


def backend(fault):
    modules = built("SCATTER_CTS_PROTOCOL", "build/release/python")
    return f"exec:/usr/bin/env PYTHONPATH={modules} {sys.executable} {BACKEND} {fault}"


@pytest.fixture(scope="module")
def run_graphs(run, whole_corpus):
    def call(fault, *arguments, cases=whole_corpus, filter=RANGES):
        return run("--implementation", backend(fault), "--cases", cases, "--filter", filter, *arguments)

    return call


def graphs_of(result):
    return {name.rpartition("-")[2]: (case["verdict"], case.get("graph")) for name, case in result.cases.items()}


def test_a_backend_of_whole_graphs_passes_them(run_graphs):
    assert set(graphs_of(run_graphs("none")).values()) == {("pass", None)}


def test_a_backend_of_single_nodes_gets_none_and_conforms_without_them(run_graphs):
    result = run_graphs("single", filter="*/ScatterND-18/graph-range-*")
    assert set(graphs_of(result).values()) == {("unsupported", "refused")}
    assert "it executes single nodes" in result.out
    result = run_graphs("single", filter="*/ScatterND-18/[gs][rl]*")  # slices too, which it answers
    assert re.search(r"ScatterND-18: complete for float", result.out)


@pytest.mark.parametrize("declared, message", [("", "it executes single nodes"), (".graphs = 1,", "")])
def test_a_library_gets_them_if_it_declares_them(run, compile_plugin, whole_corpus, declared, message):
    library = compile_plugin("PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof(struct scatter_cts_plugin), "
                             f'.name = "fails", .version = "1", {declared} .run = run}};')
    result = run("--implementation", library, "--cases", whole_corpus, "--filter", RANGES)
    assert set(graphs_of(result).values()) == {("unsupported", "refused")}
    assert {case.get("message", "").partition(";")[0] for case in result.cases.values()} == {message}


def test_doctor_says_who_takes_them(scatter_cts, compile_plugin):
    library = compile_plugin("PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof(struct scatter_cts_plugin), "
                             '.name = "graphs", .version = "1", .graphs = 1, .run = run};')
    assert "graphs:      other nodes may compute inputs of the node" in scatter_cts("doctor", library).stdout


def test_a_wrong_rewrite_is_a_failure_only_in_the_graph(run_graphs):
    result = run_graphs("rewrites")
    assert graphs_of(result) == {"none": ("pass", None)} | {
        reduction: ("fail", "only-in-the-graph") for reduction in ("add", "mul", "max", "min")}
    assert "the scatter node alone, with the same values as graph inputs, passes" in " ".join(result.out.split())
    assert "ScatterND-18: not conforming, of the 5 selected (4 failed, 1 answered; 4 failed only in a whole graph)" in " ".join(
        result.out.split())
    assert "misreading" not in result.out  # the text was read rightly


WORLD = "world:random-graphs-1"


@pytest.mark.parametrize("dtype", ["float", "int8", "bool"])
@pytest.mark.long_after(1)
def test_in_a_world_other_nodes_compute_what_a_case_says(run_graphs, dtype):
    result = run_graphs("compares", "--dtype", dtype, cases=f"{WORLD}:0-1999", filter="*")
    assert re.search(r"NotImplementedError: as the case says \([1-9][0-9]+\)", " ".join(result.out.split()))
    assert "another value" not in result.out and "pass, 0 fail" in result.out


@pytest.mark.long
def test_a_wrong_rewrite_is_found_by_a_world(run_graphs):
    result = run_graphs("rewrites", "--operator", "ScatterND-18", "--dtype", "float", cases=f"{WORLD}:0-1999", filter="*")
    assert "only-in-the-graph" in {case.get("graph") for case in result.cases.values()}


@pytest.mark.long
def test_a_graph_that_a_sweep_saves_fails_again(run_graphs, scatter_cts, tmp_path):
    found = scatter_cts("sweep", "--implementation", backend("rewrites"), "--cases", f"{WORLD}:0-1999", "--operator", "ScatterND-18", "--dtype", "float",
                        "--max-failures", "1", "--save-cases", tmp_path)
    assert found.returncode == 1, found.stderr
    (computed, *_) = tmp_path.rglob("node_input_1.pb")
    assert (computed.parent.parent / "model.onnx").exists()
    result = run_graphs("rewrites", cases=tmp_path, filter="*")
    assert {case.get("graph") for case in result.cases.values()} == {"only-in-the-graph"}


def test_a_wrong_node_before_is_not_the_fault_of_the_scatter_node(run_graphs):
    result = run_graphs("range")
    assert set(graphs_of(result).values()) == {("unsupported", "other-inputs")}
    assert "it is not shown that other nodes compute indices as is due" in result.out


@pytest.mark.parametrize("fault", ["rejects", "lacks", "fails"])
@pytest.mark.long_after(1)
def test_a_refused_graph_is_no_failure_and_no_broken_claim(run_graphs, fault):
    result = run_graphs(fault, filter="*/ScatterND-18/[gs][rl]*")
    assert set(graphs_of(run_graphs(fault)).values()) == {("unsupported", "refused")}
    assert re.search(r"ScatterND-18: complete for float", result.out)
    assert not any("claimed-then-refused" in str(case.get("warnings")) for name, case in result.cases.items() if "graph" in name)


@pytest.mark.long
def test_a_node_before_that_is_wrong_in_one_cell_is_not_the_fault_of_the_scatter_node(run_graphs):
    result = run_graphs("first-cell", filter="*/ScatterND-18/graph-constant-of-shape-*")
    outcomes = set(graphs_of(result).values())
    assert ("unsupported", "other-inputs") in outcomes and {verdict for verdict, _ in outcomes} == {"pass", "unsupported"}


@pytest.mark.long
def test_a_failure_after_other_cases_is_not_of_the_graph(run_graphs):
    result = run_graphs("late", "--jobs", "1")
    assert {verdict for verdict, _ in graphs_of(result).values()} == {"pass", "fail"}
    assert not any(case.get("graph") for case in result.cases.values())


@pytest.mark.long
def test_a_twin_that_is_not_answered_shows_nothing(run_graphs):
    case = run_graphs("forms").cases["cases/ScatterND-18/graph-range-of-extent-add"]
    assert case["verdict"] == "fail" and "graph" not in case
    assert "was not answered" in case["explanation"][0]


@pytest.mark.long
def test_a_crash_in_a_node_before_is_not_the_fault_of_the_scatter_node(run_graphs):
    assert set(graphs_of(run_graphs("crash")).values()) == {("unsupported", "other-inputs")}


@pytest.mark.long
def test_a_fault_of_the_scatter_node_shows_alone_too(run_graphs):
    assert graphs_of(run_graphs("reduction"))["add"] == ("fail", "also-alone")


@pytest.mark.long
def test_repeated_cases_are_told_apart_too(run_graphs):
    assert graphs_of(run_graphs("range", "--repeat", "2"))["add"] == ("unsupported", "other-inputs")
    assert graphs_of(run_graphs("rewrites", "--repeat", "2"))["add"] == ("fail", "only-in-the-graph")


@pytest.mark.long
def test_a_wrong_stored_answer_is_not_judged(run_graphs, scatter_cts, whole_corpus, tmp_path):
    run_graphs("rewrites", "--save-outputs", tmp_path / "answers")
    process = scatter_cts("judge", "--outputs", tmp_path / "answers", "--cases", whole_corpus, "--filter", RANGES)
    assert "1 pass, 0 fail, 4 unsupported" in process.stdout
    assert "a stored answer does not tell" in process.stdout


@pytest.fixture
def unpacked(copy_case):
    return copy_case("ScatterND-18/graph-range-of-extent-add", keep_case_json=False)


def test_a_graph_without_the_values_of_its_nodes_is_passed_over(run_graphs, unpacked):
    (unpacked / "test_data_set_0/node_input_1.pb").unlink()
    result = run_graphs("none", cases=unpacked, filter="*")
    assert result.cases == {} and "the graph has 5 nodes" in result.out and "scatter_cts extract" in " ".join(result.out.split())


def test_a_graph_without_the_values_is_passed_over_whatever_else_is_wrong(run_graphs, unpacked):
    (unpacked / "test_data_set_0/node_input_1.pb").unlink()
    (unpacked / "test_data_set_0/input_7.pb").write_bytes(b"?")
    assert run_graphs("none", cases=unpacked, filter="*").of_type("skipped")


@pytest.mark.parametrize("name, why", [
    ("node_input_0.pb", "is surplus: no node computes this input of the scatter node"),
    ("node_input_1.pb.pb", "is surplus"), ("node_input_7.pb", "is surplus")])
@pytest.mark.long_after(1)
def test_values_of_an_input_that_no_node_computes_are_unreadable(run_graphs, unpacked, name, why):
    shutil.copy(unpacked / "test_data_set_0/node_input_1.pb", unpacked / "test_data_set_0" / name)
    result = run_graphs("none", cases=unpacked, filter="*")
    assert result.code == 3 and f"test_data_set_0/{name}: {why}" in " ".join(result.out.split())


def test_a_computed_input_without_values_beside_one_with_values_is_unreadable(run_graphs, copy_case):
    case = copy_case("ScatterElements-18/graph-shape-add", keep_case_json=False)
    values = sorted((case / "test_data_set_0").glob("node_input_*.pb"))
    values[0].unlink()
    result = run_graphs("none", cases=case, filter="*")
    assert len(values) > 1
    assert result.code == 3 and f"test_data_set_0/{values[0].name}: is missing" in result.out


def test_export_has_whole_graphs_for_runners_that_execute_them(scatter_cts, whole_corpus, tmp_path):
    process = scatter_cts("export", "--cases", whole_corpus, "--filter", RANGES, tmp_path / "exported")
    assert "exported 5 data sets" in process.stdout


def test_eval_needs_the_value_of_a_computed_input(scatter_cts, unpacked):
    inputs = sorted((unpacked / "test_data_set_0").glob("input_*.pb"))
    process = scatter_cts("eval", unpacked / "model.onnx", *inputs)
    assert process.returncode == 3 and "makes a case of each scatter node" in process.stderr
