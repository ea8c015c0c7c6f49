"""`scatter-cts sweep` in parts: --shard and `merge`, --resume."""

import hashlib
import json
import os

import kill_resume
import pytest
from runs import Run, named

FEW = ["--world", "small-2-2", "--operator", "ScatterND-18", "--dtype", "float"]
WRONG = ["--option", "misbehave=wrong-value", "--option", "on-extent=2"]
RANGE = ["--world", "random-1", "--from", "100", "--to", "900"]


@pytest.fixture
def shards(scatter_cts, tmp_path):
    """Sweeps in the given number of shards; returns their files."""

    def call(count, *arguments, **settings):
        files = [tmp_path / f"shard-{number}.jsonl" for number in range(1, count + 1)]
        for number, file in enumerate(files, 1):
            process = scatter_cts("sweep", *named(arguments), "--shard", f"{number}/{count}", "--results", file, **settings)
            assert process.returncode in (0, 1), process.stderr
        return files

    return call


@pytest.fixture
def whole(scatter_cts, tmp_path):
    def call(*arguments):
        return Run(scatter_cts("sweep", *named(arguments), "--results", tmp_path / "whole.jsonl"), tmp_path / "whole.jsonl")

    return call


@pytest.fixture
def merge(scatter_cts, tmp_path):
    def call(*arguments):
        return Run(scatter_cts("merge", *arguments, "--output", tmp_path / "merged.jsonl"), tmp_path / "merged.jsonl")

    return call


@pytest.mark.parametrize("count", [1, 2, 8, 32])
def test_shards_together_equal_the_sweep(shards, whole, merge, misbehaving, count):
    arguments = ["--implementation", misbehaving, *WRONG, *RANGE]
    expected = whole(*arguments)
    result = merge(*reversed(shards(count, *arguments)))
    assert len(expected.cases) > 10
    assert (result.code, result.comparable) == (expected.code, expected.comparable)
    assert result.out == expected.out


def test_more_shards_than_cases_together_equal_the_sweep(shards, whole, merge):
    arguments = ["--world", "random-1", "--to", "2"]
    result = merge(*shards(5, *arguments))
    assert (result.code, result.footer["sweep"]) == (0, whole(*arguments).footer["sweep"])


def test_a_shard_has_its_range_and_that_of_the_sweep(shards):
    header, *_, footer = map(json.loads, shards(3, *RANGE)[1].read_text().splitlines())
    assert header["range"] == {"from": 100, "end": 901}
    assert header["shard"] == {"number": 2, "count": 3, "source": "--shard", "division": "range", "of_selected": False}
    assert (footer["sweep"]["from"], footer["sweep"]["end"]) == (367, 634)


def test_shard_auto_uses_the_environment(scatter_cts, tmp_path):
    results = tmp_path / "results.jsonl"
    scatter_cts("sweep", "--implementation", "reference", *RANGE, "--shard", "auto", "--results", results,
                env=os.environ | {"SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4"})  # fmt: skip
    shard = json.loads(results.read_text().splitlines()[0])["shard"]
    assert (shard["number"], shard["count"], shard["source"]) == (3, 4, "SLURM_ARRAY_TASK_ID")


def test_shards_that_end_in_time_are_a_sweep_that_ends_in_time(shards, merge):
    result = merge(*shards(2, "--world", "random-1", "--seconds", "0.5"))
    assert (result.code, result.footer["complete"], result.footer["sweep"]["complete"]) == (0, False, False)
    assert result.header["range"]["seconds"] == 0.5


def test_shards_of_another_range_are_refused(shards, merge, tmp_path):
    first = shards(2, *RANGE)[0].rename(tmp_path / "first.jsonl")
    second = shards(2, *RANGE[:-1], "901")[1]
    result = merge(first, second)
    assert (result.code, result.raw) == (3, b"")
    assert 'belongs to another run than' in result.err and '"range" differs' in result.err


def test_a_missing_shard_is_an_error(shards, merge):
    result = merge(*shards(3, *RANGE)[1:])
    assert (result.code, "is missing: 1" in result.err) == (3, True)


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--report", "html=x.html"], "--report"),
        (["--require-compared", "1"], "--require-compared"),
        (["--cases", "."], "--cases: the cases of a sweep are generated"),
    ],
)
def test_options_that_merge_does_not_support_for_a_sweep_are_wrong_usage(shards, merge, arguments, words):
    result = merge(*shards(1, *RANGE), *arguments)
    assert (result.code, words in result.err) == (2, True)


@pytest.mark.parametrize(
    "member, value",
    [("end", -1), ("end", 50), ("end", 902), ("from", 300), ("from", 502), ("executed", "many"), ("suspects", None), ("interrupted", True),
     ("shrunk", 1), ("shrunk", [{"cause": "x"}])],
)
def test_an_impossible_shard_is_refused(shards, merge, member, value):
    first, second = shards(2, *RANGE)
    lines = [json.loads(line) for line in second.read_text().splitlines()]
    lines[-1]["sweep"][member] = value
    second.write_text("".join(json.dumps(line) + "\n" for line in lines))
    result = merge(first, second)
    assert (result.code, result.raw) == (3, b"")
    assert "sweep" in result.err


def test_a_shard_with_fewer_suspects_than_records_is_refused(shards, merge, misbehaving):
    (file,) = shards(1, "--implementation", misbehaving, *WRONG, *RANGE)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    lines[-1]["sweep"]["suspects"] = 0
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    result = merge(file)
    assert (result.code, '"sweep.suspects": 0 in all shards, but' in result.err) == (3, True)


@pytest.mark.parametrize("name", ["random-1/0000000901x", "random-1/901", "random-2/0000000500", "500"])
def test_a_record_of_a_case_outside_the_world_is_refused(shards, merge, misbehaving, name):
    (file,) = shards(1, "--implementation", misbehaving, *WRONG, *RANGE)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    lines[1]["id"] = name
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    result = merge(file)
    assert (result.code, "is not a case of the world" in result.err) == (3, True)


def test_a_killed_sweep_is_resumed(program, tmp_path, misbehaving):
    arguments = ["--implementation", misbehaving, *WRONG, *FEW, "--from", "200000", "--max-failures", "20"]
    left = kill_resume.kill_and_resume(program, arguments, tmp_path, 5, command="sweep")
    assert any(count > 0 for count in left)


THREE_PIECES = ["--world", "random-1", "--to", "70000", "--operator", "ScatterND-18", "--dtype", "float", "--jobs", "1"]


@pytest.fixture
def cut_short(scatter_cts, tmp_path):
    """A whole sweep, after which the given number of journal lines is kept, as if it had been killed; returns these lines."""

    def call(lines, *arguments):
        results, journal, kept = tmp_path / "r.jsonl", tmp_path / "r.jsonl.journal", tmp_path / "kept"
        journal.touch()
        os.link(journal, kept)
        scatter_cts("sweep", *named(arguments), "--resume", results)
        results.unlink()
        left = kept.read_bytes().splitlines(keepends=True)[:lines]
        journal.write_bytes(b"".join(left))
        return left

    return call


@pytest.fixture
def resume(scatter_cts, tmp_path):
    def call(*arguments):
        return Run(scatter_cts("sweep", *named(arguments), "--resume", tmp_path / "r.jsonl"), tmp_path / "r.jsonl")

    return call


def with_digits(record):
    text = json.dumps(record, sort_keys=True, separators=(",", ":")).encode()
    return hashlib.sha256(text).hexdigest()[:16].encode() + b" " + text + b"\n"


def test_a_finished_piece_is_not_executed_again(cut_short, resume, tmp_path):
    header, piece = cut_short(2, *THREE_PIECES)
    counted = json.loads(piece.split(b" ", 1)[1]) | {"executed": 123456}
    (tmp_path / "r.jsonl.journal").write_bytes(header + with_digits(counted))
    result = resume(*THREE_PIECES)
    assert "r.jsonl.journal: 1 piece of the range was already finished" in result.out
    assert result.footer["sweep"]["executed"] > 123456
    assert result.footer["sweep"]["end"] == 70001


def test_findings_of_finished_pieces_count_after_the_time_is_over(cut_short, resume, tmp_path):
    header, piece = (json.loads(line.split(b" ", 1)[1]) for line in cut_short(2, *THREE_PIECES, "--seconds", "1000"))
    header["range"]["seconds"] = 1e-6
    counted = piece | {"executed": 5, "found": [piece["from"] + 1]}
    (tmp_path / "r.jsonl.journal").write_bytes(with_digits(header) + with_digits(counted))
    result = resume(*THREE_PIECES, "--seconds", "0.000001")
    assert (result.footer["sweep"]["suspects"], result.footer["sweep"]["executed"]) == (1, 5)


@pytest.mark.parametrize("member, value", [("from", 1), ("to", 5), ("end", 0), ("end", 40000), ("found", [5, 4]), ("found", [10**9]), ("lost", "x")])  # fmt: skip
def test_a_journal_with_an_impossible_piece_is_refused(cut_short, resume, tmp_path, member, value):
    header, piece = cut_short(2, *THREE_PIECES)
    changed = json.loads(piece.split(b" ", 1)[1]) | {member: value}
    (tmp_path / "r.jsonl.journal").write_bytes(header + with_digits(changed))
    result = resume(*THREE_PIECES)
    assert (result.code, "piece" in result.err) == (3, True)


def test_a_duplicate_piece_is_refused(cut_short, resume, tmp_path):
    header, piece = cut_short(2, *THREE_PIECES)
    (tmp_path / "r.jsonl.journal").write_bytes(header + piece + piece)
    assert resume(*THREE_PIECES).code == 3


def test_the_journal_of_another_range_is_refused(cut_short, resume):
    cut_short(2, *THREE_PIECES)
    result = resume(*THREE_PIECES, "--to", "70001")
    assert (result.code, 'another run: "range" differs' in result.err) == (3, True)


def test_results_and_resume_exclude_each_other(scatter_cts, tmp_path):
    assert scatter_cts("sweep", "--implementation", "reference", *RANGE, "--resume", tmp_path / "a", "--results", tmp_path / "b").returncode == 2
