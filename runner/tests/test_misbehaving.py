"""A plugin that misbehaves in some cases: only these cases are blamed, and no other verdict is lost or changed."""

import re

import onnx
import pytest

# The plugin misbehaves in cases with this first extent of data; the trivial cases of the start-up check have another.
EXTENT = 4
RARE_EXTENT = 7  # one case has it

DEATHS = {
    "sigsegv": "was killed by SIGSEGV",
    "sigabrt": "was killed by SIGABRT",
    "sigfpe": "was killed by SIGFPE",
    "stack-overflow": "was killed by SIGSEGV: its stack overflowed",
    "execute-data": "was killed by SIGSEGV: it executed memory that holds no code",
    "raise-sigsegv": "was killed by SIGSEGV",
    "fork-dies": "was killed by SIGABRT",
    "exit0": "exited with status 0",
    "exit3": "exited with status 3",
    "close-pipe": "exited with status 0",
}
FAULTS = {
    "write-input-0": "wrote to its inputs: to data at byte 0",
    "write-input-1": "wrote to its inputs: to indices at byte 0",
    "write-input-2": "wrote to its inputs: to updates at byte 0",
    "write-past-output": "went out of bounds: wrote to memory right past the end of its output",
    "write-far-past-output": r"went out of bounds: (read|touched) memory (right|\d+ bytes) past the end of its output",
    "write-before-output": r"went out of bounds: (read|touched) memory 1 byte before its output",
    "read-past-input": r"went out of bounds: (read|touched) memory (right|\d+ bytes) past the end of data",
    "write-model": "wrote to the model at byte 0",
    "write-op-type": "wrote to the request's structures",
    "write-attributes": "wrote to the request's structures",
    "write-request": "wrote to the request's structures",
    "write-dims": "wrote to the request's structures: to the dims of data at byte 0",
    "read-before-dims": r"went out of bounds: (read|touched) memory 8 bytes before the dims of data",
}
# A wrong output is judged only if the plugin returns one.
WRONG_OUTPUTS = {
    "wrong-dtype": r"\.output-type \(must\).*actual +(double|float) \[4",
    "wrong-shape": r"\.output-shape \(must\).*actual +\w+ \[5",
    "garbage-extent": r"\.output-shape \(must\).*actual +\w+ \[-9223372036854775808",
    "garbage-rank": "the output is malformed: gave the output the rank 2147483647",
    "wrong-value": r" \(must\): .*in output\[.*the only such cell of.*allowed .*actual ",
}
REFUSALS = {
    "rejected": "rejected a valid input: because it was told to",
    "failed": "failed on a valid input: because it was told to",
    "garbage-message": r"failed on a valid input: \?+",
}
HARMLESS = ["thread-noise", "handled-sigsegv", "fork-stays", "fork-returns"]


def with_jobs(kinds):
    """Each kind with four processes, and the first one with a single process too."""
    return [*((kind, 4) for kind in kinds), (next(iter(kinds)), 1)]


def inputs_of(root, name):
    """The inputs of a case by its id, which ends with #N if a folder has several data sets."""
    folder, _, number = name.partition("#")
    files = sorted((root / folder / f"test_data_set_{number or 0}").glob("input_*.pb"))
    return [onnx.load_tensor(file) for file in files]


@pytest.fixture(scope="module")
def targets(corpus, well_behaved):
    """The ids of the cases with this extent that the plugin gets, with their inputs."""
    found = {}
    for name, case in well_behaved.cases.items():
        if case["verdict"] == "unsupported":
            continue
        inputs = inputs_of(corpus.parent, name)
        if inputs and inputs[0].dims and inputs[0].dims[0] == EXTENT:
            found[name] = inputs
    assert len(found) > 20
    return found


@pytest.fixture(scope="module")
def well_behaved(run, misbehaving, corpus):
    result = run("--implementation", misbehaving, "--cases", corpus)
    assert result.code == 0
    assert set(result.verdicts.values()) == {"pass", "unsupported"}
    return result


@pytest.fixture(scope="module")
def misbehave(run, misbehaving, corpus):
    def call(kind, *arguments, extent=EXTENT, **settings):
        how = ["--option", f"misbehave={kind}", "--option", f"on-extent={extent}"]
        return run("--implementation", misbehaving, *how, "--cases", corpus, *arguments, **settings)

    return call


def without_command(case):
    return {member: value for member, value in case.items() if member != "command"}


def text_of(case):
    return " ".join(case.get("explanation", []))


def assert_others_unchanged(result, well_behaved, concerned):
    assert list(result.cases) == list(well_behaved.cases)
    for name, case in result.cases.items():
        if name not in concerned:
            assert without_command(case) == without_command(well_behaved.cases[name])


@pytest.mark.parametrize(("kind", "jobs"), with_jobs(DEATHS))
@pytest.mark.long
def test_a_death_is_a_crash_of_the_case_that_was_running(misbehave, well_behaved, targets, kind, jobs):
    result = misbehave(kind, "--jobs", jobs)
    assert result.code == 1
    assert {name for name, verdict in result.verdicts.items() if verdict == "crash"} == set(targets)
    assert {result.cases[name]["message"] for name in targets} == {DEATHS[kind]}
    assert_others_unchanged(result, well_behaved, targets)


@pytest.mark.parametrize(("kind", "jobs"), with_jobs(FAULTS))
@pytest.mark.long
def test_a_forbidden_access_fails_the_case_and_is_named(misbehave, well_behaved, targets, kind, jobs):
    # Without an element, nothing can be written: the address itself is out of bounds.
    slot = int(kind[-1]) if kind.startswith("write-input") else 0
    concerned = {
        name
        for name, inputs in targets.items()
        if len(inputs) > slot and 0 not in inputs[slot].dims and well_behaved.cases[name]["expectation"] == "exact"
    }
    result = misbehave(kind, "--jobs", jobs)
    assert result.code == 1
    assert {result.verdicts[name] for name in concerned} == {"fail"}
    assert all(re.fullmatch(FAULTS[kind], result.cases[name]["message"]) for name in concerned)
    assert_others_unchanged(result, well_behaved, targets)


@pytest.mark.parametrize(("kind", "guard"), [("read-before-dims", "end"), ("read-past-dims", "start")])
def test_an_extent_beside_the_others_that_can_be_read_is_the_same_in_every_run(misbehave, targets, kind, guard):
    """Its lowest byte is that of the output's first element: otherwise verdicts and values would vary."""
    names = [name for name in targets][:8]
    filters = [argument for name in names for argument in ("--filter", name)]
    runs = [misbehave(kind, "--guard", guard, *filters) for _ in range(2)]
    assert runs[0].cases == runs[1].cases
    assert "fault" not in {case["answer"] for case in runs[0].cases.values()}


def test_an_extent_after_the_last_one_cannot_be_read_where_memory_ends_with_it(misbehave, well_behaved, targets):
    result = misbehave("read-past-dims", "--guard", "end")
    concerned = {name for name in targets if well_behaved.cases[name]["answer"] == "output"}
    messages = {result.cases[name].get("message") for name in concerned if 0 not in targets[name][0].dims}
    assert len(messages) == 1
    assert re.fullmatch(
        r"went out of bounds: (read|touched) memory right past the end of the dims of data", messages.pop()
    )


@pytest.mark.parametrize(("kind", "jobs"), with_jobs(WRONG_OUTPUTS))
def test_a_wrong_output_fails_the_case_and_is_described(misbehave, well_behaved, targets, kind, jobs):
    concerned = {name for name in targets if well_behaved.cases[name]["answer"] == "output"}
    result = misbehave(kind, "--jobs", jobs)
    assert result.code == 1
    assert {name for name, verdict in result.verdicts.items() if verdict == "fail"} == concerned
    for name in concerned:
        assert re.search(WRONG_OUTPUTS[kind], text_of(result.cases[name]))
    assert_others_unchanged(result, well_behaved, concerned)


@pytest.mark.parametrize("kind", REFUSALS)
@pytest.mark.long
def test_a_refusal_fails_valid_cases_and_passes_invalid_ones(
    misbehave, well_behaved, targets, kind
):
    result = misbehave(kind)
    assert result.code == 1
    for name in targets:
        case = result.cases[name]
        is_overridden = "form-overridden" in name  # DECISIONS.md: form-of-models
        may_be_refused = case["operator_version"] == "Scatter-11" or case.get("newer", False) or is_overridden
        valid = case["expectation"] == "exact" and not may_be_refused
        assert case["verdict"] == ("fail" if valid else "pass")
        assert not valid or re.search(REFUSALS[kind], text_of(case))
    assert_others_unchanged(result, well_behaved, targets)


@pytest.mark.parametrize("kind", ["failed", "garbage-message"])
@pytest.mark.long
def test_a_generic_error_passes_for_a_refusal_and_is_observed_as_unspecific(misbehave, targets, kind):
    result = misbehave(kind)
    refused = [result.cases[name] for name in targets if result.cases[name]["expectation"] == "refuse"]
    assert refused
    policies = {finding["policy"] for case in refused for finding in case["observations"]}
    assert policies == {"refused with an unspecific error"}


def test_unsupported_is_a_separate_verdict_and_not_a_failure(misbehave, well_behaved, targets):
    result = misbehave("unsupported")
    assert result.code == 0
    assert {result.verdicts[name] for name in targets} == {"unsupported"}
    assert {result.cases[name]["message"] for name in targets} == {"because it was told to"}
    assert_others_unchanged(result, well_behaved, targets)


def test_an_output_that_was_never_written_fails_if_a_value_is_required(misbehave, well_behaved, targets):
    result = misbehave("no-write")
    concerned = {name for name, inputs in targets.items() if inputs and 0 not in inputs[0].dims}
    due = {name for name in concerned if result.cases[name]["expectation"] == "exact"}
    assert {result.verdicts[name] for name in due} == {"fail"}
    assert_others_unchanged(result, well_behaved, targets)


def test_an_output_that_was_never_written_is_reported_if_a_refusal_is_required(misbehave):
    result = misbehave("no-write", extent=3)
    accepted = [
        case
        for case in result.cases.values()
        if (case["expectation"], case["dtype"], case["answer"]) == ("refuse", "float", "output")
    ]
    assert {case["verdict"] for case in accepted} == {"fail", "pass"}
    findings = [finding for case in accepted for kind in ("failures", "warnings") for finding in case.get(kind, [])]
    assert {finding["policy"] for finding in findings} == {"left the output unwritten"}
    assert {finding["level"] for finding in findings} == {"must-reject", "should-reject"}


def test_an_output_of_strings_that_was_never_written_does_not_pass_for_a_refusal(run, misbehaving, copy_case):
    """The input is invalid, and the plugin returns OK."""
    case = copy_case("ScatterElements-18/string-data", keep_case_json=False)
    indices = onnx.load_tensor(case / "test_data_set_0" / "input_1.pb")
    values = onnx.numpy_helper.to_array(indices).copy()
    values.flat[0] = 1000
    onnx.save_tensor(onnx.numpy_helper.from_array(values, indices.name), case / "test_data_set_0" / "input_1.pb")
    (case / "test_data_set_0" / "output_0.pb").unlink()
    result = run("--implementation", misbehaving, "--option", "misbehave=no-write", "--cases", case)
    assert list(result.verdicts.values()) == ["fail"]
    assert "returned OK without writing string 0" in text_of(*result.cases.values())


def test_a_string_without_bytes_makes_an_output_malformed(misbehave, well_behaved, targets):
    concerned = {
        name
        for name in targets
        if well_behaved.cases[name]["dtype"] == "string" and well_behaved.cases[name]["answer"] == "output"
    }
    assert concerned
    result = misbehave("bad-string")
    assert {name for name, verdict in result.verdicts.items() if verdict == "fail"} == concerned
    assert all("string 0 of the output has 5 bytes at NULL" in text_of(result.cases[name]) for name in concerned)


def test_an_invalid_result_code_fails_every_case_and_does_not_pass_for_a_refusal(misbehave, well_behaved, targets):
    result = misbehave("garbage-result")
    assert result.code == 1
    for name in targets:
        assert result.cases[name]["verdict"] == "fail"
        assert "returned 99, which is not a result" in text_of(result.cases[name])
    assert_others_unchanged(result, well_behaved, targets)


@pytest.mark.parametrize(("kind", "jobs"), with_jobs(HARMLESS))
def test_harmless_misbehaviour_changes_nothing(misbehave, well_behaved, kind, jobs):
    result = misbehave(kind, "--jobs", jobs)
    assert result.code == 0
    assert_others_unchanged(result, well_behaved, {})


@pytest.mark.parametrize("jobs", [1, 4])
def test_a_changed_rounding_mode_is_observed_in_its_case_and_reset(misbehave, well_behaved, targets, jobs):
    result = misbehave("float-environment", "--jobs", jobs)
    assert result.code == 0
    assert result.verdicts == well_behaved.verdicts
    observed = {
        name
        for name, case in result.cases.items()
        if any(f["clause"].endswith(".floating-point-environment") for f in case.get("observations", []))
    }
    assert observed == set(targets)


@pytest.mark.parametrize("jobs", [1, 4])
@pytest.mark.parametrize("kind", ["loop", "sleep"])
@pytest.mark.long
def test_a_case_without_an_end_is_a_timeout(misbehave, well_behaved, kind, jobs):
    result = misbehave(kind, "--jobs", jobs, "--timeout", 1, extent=RARE_EXTENT)
    (name,) = [name for name, verdict in result.verdicts.items() if verdict == "timeout"]
    assert result.code == 1
    assert result.cases[name]["message"] == "gave no answer within 1000 ms and was killed"
    assert_others_unchanged(result, well_behaved, {name})


@pytest.mark.parametrize("jobs", [1, 4])
@pytest.mark.parametrize("kind", ["allocate", "allocate-in-children"])
@pytest.mark.long_after(2)
def test_a_case_that_takes_memory_without_end_exhausts_its_memory(misbehave, well_behaved, kind, jobs):
    result = misbehave(kind, "--jobs", jobs, "--memory", "256M", extent=RARE_EXTENT)
    (name,) = [name for name, verdict in result.verdicts.items() if verdict == "memory"]
    assert result.code == 1
    assert result.cases[name]["message"] == "used more than 256 MiB of memory and was killed"
    assert_others_unchanged(result, well_behaved, {name})


def test_restarts_do_not_use_up_descriptors(run, misbehaving, corpus):
    """More than fifty consecutive processes, with a limit of a few descriptors."""
    script = 'ulimit -n 24; exec "$@"'
    arguments = ["--implementation", misbehaving, "--option", "misbehave=write-input-0", "--option", "on-extent=3"]
    result = run(*arguments, "--jobs", 1, "--cases", corpus, prefix=["sh", "-c", script, "sh"])
    assert list(result.verdicts.values()).count("fail") > 50
    assert "not-run" not in result.verdicts.values()


@pytest.mark.parametrize("jobs", [1, 4])
def test_a_run_with_failures_needs_no_more_than_a_small_stack(run, misbehaving, corpus, jobs):
    arguments = ["--implementation", misbehaving, "--option", "misbehave=write-input-0", "--option", "on-extent=3"]
    result = run(*arguments, "--jobs", jobs, "--cases", corpus, prefix=["sh", "-c", 'ulimit -s 256; exec "$@"', "sh"])
    assert result.code == 1 and "fail" in result.verdicts.values(), result.err


@pytest.mark.parametrize("kind", ["fork-stays", "fork-dies"])
def test_no_process_outlives_the_run(misbehave, marked, eventually, kind):
    environment, survivors = marked
    assert misbehave(kind, env=environment).code in (0, 1)
    eventually(lambda: survivors() == [])


def test_a_crash_that_does_not_recur_in_a_fresh_process_counts_but_blames_no_case(
    run, misbehaving, corpus, well_behaved
):
    """Every process crashes at its tenth case."""
    arguments = ["--implementation", misbehaving, "--option", "misbehave=sigsegv", "--option", "on=10"]
    for jobs in (1, 4):
        result = run(*arguments, "--jobs", jobs, "--cases", corpus)
        assert_others_unchanged(result, well_behaved, set())
        (lost,) = result.footer["lost_processes"]
        assert (lost["when"], lost["how"]) == ("in a case", "was killed by SIGSEGV")
        assert lost["count"] > 10
        assert lost["case"] in result.cases
        assert result.code == 1


def test_any_number_of_consecutive_crashes_is_handled(misbehave, targets):
    filters = [argument for name in targets for argument in ("--filter", name)]
    result = misbehave("sigsegv", "--jobs", 1, *filters)
    assert result.code == 1
    assert len(targets) > 25
    assert list(result.verdicts.values()) == ["crash"] * len(targets)


@pytest.mark.parametrize(
    "kind, message",
    [
        ("open-fails", "it refused to start: this plugin does not open: 'open-fails'"),
        ("open-crashes", "it was killed by SIGSEGV before it answered hello"),
        ("slow-open", "it did not answer hello within 1000 ms"),
        ("no-such-kind", "it refused to start: unknown misbehaviour 'no-such-kind'"),
        ("sigsegv", "starts, but does not answer a trivial case of ScatterND-18 (float): was killed by SIGSEGV"),
    ],
)
def test_a_plugin_that_cannot_work_is_one_error_and_not_one_for_each_case(run, misbehaving, kind, message):
    result = run("--implementation", misbehaving, "--option", f"misbehave={kind}", "--start-timeout", 1)
    assert result.code == 3
    assert message in result.err
    assert result.out == ""
    assert result.records == []


def test_in_process_only_the_misbehaviour_is_reported(misbehave, well_behaved, targets):
    """--in-process, with a misbehaviour that the process survives."""
    concerned = {name for name in targets if well_behaved.cases[name]["answer"] == "output"}
    result = misbehave("wrong-value", "--in-process")
    assert {name for name, verdict in result.verdicts.items() if verdict == "fail"} == concerned
    assert_others_unchanged(result, well_behaved, concerned)
