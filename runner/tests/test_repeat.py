"""`run --repeat N --seed S`: runs each case repeatedly, in a reproducible order."""

import json
import os
import re
import signal
import subprocess

import numpy as np
import onnx
import pytest

REPETITIONS = 20
EVERY = 4  # the plugin gives another answer in every fourth of the selected calls
OTHERWISE = REPETITIONS // EVERY
EXTENT = 4  # the extent of data in the selected cases; the trivial cases of the start-up check have another
COUNTING_PLUGIN = """
static enum scatter_cts_result count(void *state, const struct scatter_cts_request *request,
                                     struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    static int64_t calls;
    (void)run, (void)state, (void)request, (void)output, (void)message;
    %s
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin,
          .run = count};
"""
NUMBERED_ANSWER = "((float *)output->elements)[0] = (float)++calls; return SCATTER_CTS_OK;"


def write_case(folder, data, indices, updates):
    """A plain ONNX case of ScatterElements-18 without a stored output."""
    inputs = {"data": np.float32(data), "indices": np.int64(indices), "updates": np.float32(updates)}
    types = {name: onnx.helper.np_dtype_to_tensor_dtype(array.dtype) for name, array in inputs.items()}
    values = [
        onnx.helper.make_tensor_value_info(name, types[name], array.shape) for name, array in inputs.items()
    ]
    node = onnx.helper.make_node("ScatterElements", list(inputs), ["output"], axis=0)
    output = onnx.helper.make_tensor_value_info("output", onnx.TensorProto.FLOAT, np.shape(data))
    graph = onnx.helper.make_graph([node], "graph", values, [output])
    model = onnx.helper.make_model(graph, ir_version=8, opset_imports=[onnx.helper.make_opsetid("", 18)])
    data_set = folder / "test_data_set_0"
    data_set.mkdir(parents=True)
    onnx.save_model(model, folder / "model.onnx")
    for slot, (name, array) in enumerate(inputs.items()):
        onnx.save_tensor(onnx.numpy_helper.from_array(array, name), data_set / f"input_{slot}.pb")


@pytest.fixture
def contested(tmp_path):
    """A case in which two updates aim at cell 1 and either is allowed: 20, the last, or 10."""
    folder = tmp_path / "contested"
    write_case(folder, [0, 0, 0, 0], [1, 1, 2], [10, 20, 30])
    return folder


@pytest.fixture
def repeat(run, misbehaving, contested):
    """Repeats the contested case; the plugin gives another answer in every fourth call. Returns a Run and the record."""

    def call(kind, *arguments, every=EVERY, repetitions=REPETITIONS):
        options = [f"misbehave={kind}", f"every={every}", f"on-extent={EXTENT}"]
        options = [word for option in options for word in ("--option", option)]
        cases = ["--cases", contested, "--repeat", repetitions]
        result = run("--implementation", misbehaving, *options, *cases, *arguments)
        (record,) = result.cases.values()
        return result, record

    return call


def line_with(text, result):
    (line,) = [line for line in result.out.splitlines() if text in line]
    return line


# ---- findings


def test_varying_answers_that_are_all_allowed_pass_and_are_reported(repeat):
    result, record = repeat("reversed-updates")
    assert result.code == 0
    assert record["verdict"] == "pass"
    assert record["nondeterminism"] == "legal"
    cell = {"answer": "output", "verdict": "pass", "differs_at": "[1]"}
    assert record["repetitions"] == {
        "count": REPETITIONS,
        "outcomes": [
            cell | {"count": REPETITIONS - OTHERWISE, "value": "20 (0x41a00000)"},
            cell | {"count": OTHERWISE, "value": "10 (0x41200000)"},
        ],
    }


def test_the_observations_of_all_answers_are_those_of_the_case(repeat, run, misbehaving, contested):
    _, record = repeat("reversed-updates")
    alone = []
    for options in [], ["--option", "misbehave=reversed-updates"]:
        (usual,) = run("--implementation", misbehaving, *options, "--cases", contested).cases.values()
        alone += usual["observations"]
    assert len(alone) == 2
    assert record["observations"] == alone


def test_a_legal_difference_is_one_line_with_both_values(repeat):
    result, _ = repeat("reversed-updates")
    line = line_with("answers vary", result)
    assert line.startswith("nondeterministic contested: answers vary, each is allowed: ")
    assert line.endswith(": 15x output[1] = 20 (0x41a00000), 5x output[1] = 10 (0x41200000)")


def test_the_summary_counts_legal_differences(repeat):
    result, _ = repeat("reversed-updates")
    assert line_with("repeated: ", result) == (
        "repeated: 1 case; with varying answers: 1 with each answer allowed, 0 with answers that fail"
    )
    assert result.footer["nondeterminism"] == {"legal": 1, "illegal": 0}


def test_answers_some_of_which_fail_fail_the_case(repeat):
    result, record = repeat("wrong-value")
    assert result.code == 1
    assert record["verdict"] == "fail"
    assert record["nondeterminism"] == "illegal"
    assert [(outcome["count"], outcome["verdict"]) for outcome in record["repetitions"]["outcomes"]] == [
        (REPETITIONS - OTHERWISE, "pass"),
        (OTHERWISE, "fail"),
    ]


def test_a_failure_says_in_which_repetitions_it_was_and_how_they_differ(repeat):
    _, record = repeat("wrong-value")
    assert "in 5 of 20 repetitions, first in the 4th" in record["explanation"]
    assert record["explanation"][-1] == (
        "differs from run to run: "
        "15x output[3] = 0 (0x00000000) (pass), 5x output[3] = 42 (0x42280000) (fail)"
    )


def test_the_summary_counts_illegal_differences(repeat):
    result, _ = repeat("wrong-value")
    assert line_with("repeated: ", result).endswith(": 0 with each answer allowed, 1 with answers that fail")
    assert result.footer["nondeterminism"] == {"legal": 0, "illegal": 1}


def test_a_refusal_among_outputs_is_reported_separately(repeat):
    _, record = repeat("rejected")
    assert [outcome["answer"] for outcome in record["repetitions"]["outcomes"]] == ["output", "rejected"]


def test_a_case_that_always_fails_is_not_called_nondeterministic(repeat):
    _, record = repeat("wrong-value", every=1)
    assert "nondeterminism" not in record
    assert record["explanation"][-1] == "in each of 20 repetitions"


def test_a_case_whose_answers_are_the_same_has_one_outcome(repeat):
    result, record = repeat("flood-stdout")
    assert record["repetitions"] == {
        "count": REPETITIONS,
        "outcomes": [{"count": REPETITIONS, "answer": "output", "verdict": "pass"}],
    }
    assert "nondeterminism" not in record
    assert "nondeterministic" not in result.out


@pytest.fixture(scope="module")
def repeated_example(run, example):
    result = run("--implementation", example, "--repeat", 3, "--jobs", 4)
    assert result.code == 0
    return result


def is_declared(record):
    return "is not declared" not in record.get("message", "")


def test_every_case_that_the_implementation_declares_is_repeated(repeated_example):
    given = [record for record in repeated_example.cases.values() if is_declared(record)]
    assert {record["repetitions"]["count"] for record in given} == {3}
    assert len(given) > 150


def test_a_case_that_the_implementation_does_not_declare_is_not_repeated(repeated_example):
    others = [record for record in repeated_example.cases.values() if not is_declared(record)]
    assert not any("repetitions" in record for record in others)
    assert len(others) > 10


def test_a_case_that_the_implementation_says_not_to_support_is_repeated(repeat):
    _, record = repeat("unsupported", every=1)
    assert record["verdict"] == "unsupported"
    assert record["repetitions"]["count"] == REPETITIONS


@pytest.mark.parametrize(("kind", "answer"), [("sigsegv", "crash"), ("write-past-output", "fault")])
def test_a_case_is_not_repeated_after_its_process_was_lost(repeat, kind, answer):
    _, record = repeat(kind)
    assert record["verdict"] != "pass"
    assert record["repetitions"]["count"] == EVERY
    assert [(outcome["count"], outcome["answer"]) for outcome in record["repetitions"]["outcomes"]] == [
        (EVERY - 1, "output"),
        (1, answer),
    ]
    assert "in the 4th of 20 repetitions, after which there was no other" in record["explanation"]


def test_a_case_is_not_repeated_after_a_timeout(repeat):
    _, record = repeat("sleep", "--timeout", "0.2", every=2)
    assert [outcome["answer"] for outcome in record["repetitions"]["outcomes"]] == ["output", "timeout"]
    assert record["repetitions"]["count"] == 2


def test_the_cases_after_a_lost_process_are_repeated_in_a_new_one(run, misbehaving, contested, tmp_path):
    write_case(tmp_path / "more" / "of-another-extent", [0, 0], [1], [10])
    options = ["--option", "misbehave=sigsegv", "--option", f"on-extent={EXTENT}"]
    contested.rename(tmp_path / "more" / "contested")
    repeated = ["--cases", tmp_path / "more", "--repeat", 5, "--jobs", 1]
    for seed in range(4):  # both orders
        result = run("--implementation", misbehaving, *options, *repeated, "--seed", seed)
        assert result.cases["more/of-another-extent"]["repetitions"]["count"] == 5


def test_a_process_whose_loss_a_case_repeats_in_a_fresh_one_is_not_lost_in_no_case(run, misbehaving, contested, tmp_path):
    write_case(tmp_path / "more" / "of-another-extent", [0, 0], [1], [10])
    options = ["--option", "misbehave=sigsegv", "--option", f"on-extent={EXTENT}"]
    contested.rename(tmp_path / "more" / "contested")
    for seed in range(4):  # in both orders
        result = run("--implementation", misbehaving, *options, "--cases", tmp_path / "more", "--repeat", 2, "--jobs", 1, "--seed", seed)
        assert result.verdicts["more/contested"] == "crash"
        assert "lost_processes" not in result.footer


def test_more_outcomes_than_are_distinguished_are_counted(run, compile_plugin, contested):
    plugin = compile_plugin(COUNTING_PLUGIN % NUMBERED_ANSWER)
    result = run("--implementation", plugin, "--cases", contested, "--repeat", REPETITIONS)
    (record,) = result.cases.values()
    assert len(record["repetitions"]["outcomes"]) == 16
    assert record["repetitions"]["others"] == REPETITIONS - 16


def test_all_repetitions_are_given_to_one_process(run, compile_plugin, contested):
    """The plugin counts its calls and answers with the number."""
    plugin = compile_plugin(COUNTING_PLUGIN % NUMBERED_ANSWER)
    result = run("--implementation", plugin, "--cases", contested, "--repeat", 5)
    (record,) = result.cases.values()
    numbers = [float(outcome["value"].split()[0]) for outcome in record["repetitions"]["outcomes"]]
    assert numbers == [numbers[0] + i for i in range(5)]


def test_memory_does_not_grow_with_the_number_of_repetitions(program, tmp_path):
    write_case(tmp_path / "large", np.zeros(1 << 14), [1], [10])

    def peak(repetitions):
        arguments = ["run", "--implementation", "reference", "--cases", tmp_path / "large", "--repeat", str(repetitions)]
        process = subprocess.Popen([program, *arguments], stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        return usage.ru_maxrss

    assert peak(1000) < 2 * peak(2)


def test_the_command_in_a_record_has_the_number_of_repetitions(repeat):
    _, record = repeat("wrong-value")
    assert f" --repeat {REPETITIONS} " in record["command"]


def test_the_command_in_a_record_reproduces_the_failure(repeat):
    _, record = repeat("wrong-value")
    process = subprocess.run(record["command"], shell=True, capture_output=True, text=True)
    assert process.returncode == 1
    assert "in 5 of 20 repetitions, first in the 4th" in process.stdout


# ---- the order of the cases


@pytest.fixture(scope="module")
def order(scatter_cts, example):
    """The order in which cases are executed, which --in-process prints."""

    def call(*arguments):
        reported = ["--implementation", example, "--in-process", "--operator", "ScatterND"]
        process = scatter_cts("run", *reported, *arguments)
        assert process.returncode == 0
        return re.findall(r"^running (.*)$", process.stderr, re.MULTILINE)

    return call


def test_a_seed_gives_the_same_order_again(order):
    assert order("--repeat", 2, "--seed", 5) == order("--repeat", 2, "--seed", 5)


def test_another_seed_gives_another_order(order):
    assert order("--repeat", 2, "--seed", 5) != order("--repeat", 2, "--seed", 6)


def test_a_shuffled_order_has_every_case_once(order):
    assert sorted(order("--repeat", 2, "--seed", 5)) == sorted(order())


def test_without_these_options_the_order_is_that_of_the_ids(order):
    assert order() == sorted(order())
    assert len(order()) > 50


def test_a_seed_alone_shuffles_and_repeats_nothing(order, run):
    assert order("--seed", 5) == order("--repeat", 2, "--seed", 5)
    assert not any("repetitions" in record for record in run("--seed", 5).cases.values())


def test_the_records_are_the_same_whatever_the_order_and_the_number_of_jobs(run):
    orders = [(1, 1), (2, 1), (2, 4), (3, 64)]
    results = [run("--repeat", 2, "--seed", seed, "--jobs", jobs) for seed, jobs in orders]
    assert len({json.dumps(result.cases) for result in results}) == 1


def test_the_first_failure_is_the_same_whatever_the_order(run, misbehaving):
    options = ["--option", "misbehave=wrong-value", "--option", f"on-extent={EXTENT}", "--fail-fast"]
    seeds = [[], ["--seed", 1], ["--seed", 2]]
    results = [run("--implementation", misbehaving, *options, *seed) for seed in seeds]
    assert len({json.dumps(result.verdicts) for result in results}) == 1


def test_the_seed_is_in_the_header_and_on_standard_output(run):
    result = run("--repeat", 2, "--seed", 1234, "--filter", "*/ScatterND-18/elements")
    assert (result.header["repeat"], result.header["seed"]) == (2, 1234)
    assert result.out.splitlines()[0] == "the cases are shuffled; --seed 1234 repeats this order"


def test_a_seed_is_chosen_if_none_is_given(run):
    results = [run("--repeat", 2, "--filter", "*/ScatterND-18/elements") for _ in range(2)]
    assert results[0].header["seed"] != results[1].header["seed"]
    assert all(f"--seed {result.header['seed']} " in result.out for result in results)


def test_without_these_options_they_are_not_mentioned(run):
    result = run("--filter", "*/ScatterND-18/elements")
    assert not {"repeat", "seed"} & result.header.keys()
    assert "seed" not in result.out
    assert "nondeterminism" not in result.footer


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--repeat", "0"),
        ("--repeat", "-1"),
        ("--repeat", "many"),
        ("--repeat", "5x"),
        ("--repeat", ""),
        ("--repeat", "+5"),
        ("--repeat", " 5"),
        ("--repeat", "-18446744073709551611"),
        ("--repeat", "1000001"),
        ("--seed", ""),
        ("--seed", "-1"),
        ("--seed", "0x5"),
        ("--seed", "9223372036854775808"),
        ("--seed", "99999999999999999999999"),
    ],
)
def test_an_invalid_number_is_a_usage_error_with_the_name_of_the_option(scatter_cts, option, value):
    process = scatter_cts("run", "--implementation", "reference", f"{option}={value}")
    assert process.returncode == 2
    assert process.stderr.startswith(f"scatter-cts: {option} {value}: must be a number from ")


# ---- interruption


@pytest.mark.parametrize("option", [[], ["--in-process"]], ids=["process", "in-process"])
def test_an_interruption_ends_the_repetitions(
    program, contested, tmp_path, compile_plugin, marked, eventually, option
):
    # From the tenth call on, each call is slow, so that all calls would take hours.
    body = f"""
    if (calls++ == 10)
        fclose(fopen("{tmp_path}/goes-on", "w"));
    if (calls > 10)
        thrd_sleep(&(struct timespec){{.tv_nsec = 20000000}}, NULL);
    return SCATTER_CTS_FAILED;"""
    plugin = compile_plugin("#include <stdio.h>\n#include <threads.h>\n" + COUNTING_PLUGIN % body)
    environment, survivors = marked
    arguments = ["run", "--implementation", plugin, "--cases", contested, "--repeat", "1000000", *option]
    process = subprocess.Popen(
        [program, *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        eventually((tmp_path / "goes-on").exists)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 3
    assert b"; stopped before the end" in out
    eventually(lambda: survivors() == [])
