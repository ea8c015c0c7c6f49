"""Results files that are opened in the browser: shown as the program shows them."""

import collections
import gzip
import json

import pytest
from page_model import model_of
from page_state import found, hash_of


@pytest.fixture
def chosen(tab, page, results, tmp_path):
    """Opens a page and chooses a file in it; `change` makes the bytes of the file."""

    def choose(name="new.jsonl", change=lambda data: data):
        path = tmp_path / name
        path.write_bytes(change(results["buggy"].read_bytes()))
        tab.open(page("passing") + "#view=open")
        tab.one("#results-file").send_keys(str(path))

    return choose


OPENED_CASES = """
    const run = model.runs[1];
    return Object.fromEntries(scores.numbers(run).map(number => [model.id(number), [run.verdicts[number], scores.standing(run, number)]]))"""


def test_the_search_knows_the_cases_of_a_file_that_is_opened_after_a_search(tab, page, results, tmp_path):
    path = tmp_path / "new.jsonl"
    path.write_bytes(results["short-buggy"].read_bytes().replace(b'"cases/', b'"cases/opened-'))
    tab.open(page("short-passing") + "#view=cases&q=opened-")
    assert found(tab)[0] == 0
    tab.script("location.hash = 'view=open'")
    tab.wait(lambda: tab.all("#results-file"))
    tab.one("#results-file").send_keys(str(path))
    tab.wait(lambda: "view=overview" in hash_of(tab))
    tab.script("location.hash = 'view=cases&q=opened-'")
    tab.wait(lambda: tab.all("#search"))
    assert found(tab)[0] * 2 == found(tab)[1] > 0


def test_a_file_is_read_in_any_pieces_and_without_a_last_line_feed(tab, page, results):
    header, *cases, footer = (json.loads(line) for line in results["short-buggy"].read_text().splitlines())
    name = "ä→\U0001f600" * 20
    header["implementation"]["name"] = name
    lines = "\n".join(json.dumps(record, ensure_ascii=False) for record in (header, *cases[:3], footer))
    tab.open(page("short-passing"))
    read = """
        const bytes = new TextEncoder().encode(arguments[0]);
        const stream = () => new ReadableStream({ start(pieces) {
            for (let at = 0; at < bytes.length; at += 7) pieces.enqueue(bytes.slice(at, at + 7));
            pieces.close();
        } });
        return openResults.read({ name: 'a.jsonl', size: bytes.length, stream })
            .then(runs => { runs[0].addTo(model.data, 'a.jsonl'); return model.data.runs.map(run => [run.name, run.complete]); })"""
    assert tab.script(read, lines)[1:] == [[name, True]]


def test_each_run_of_a_file_is_shown_and_counted_in_what_was_asked_before(tab, page, results):
    tab.open(page("short-passing"))
    files = [results["short-buggy"].read_text().replace('"cases/', '"cases/opened-'), results["short-newer"].read_text()]
    opened = """
        const at = questions.list.findIndex(({ name }) => name === 'int64 exact'), before = questions.about(at).size;
        return openResults.open([new File([arguments[0]], 'both.jsonl')]).then(() => [model.runs.map(run => run.version), before, questions.about(at).size])"""
    versions, before, after = tab.script(opened, "".join(files))
    assert versions == ["1.0", "1.0", "2.0"] and after == 2 * before > 0


def repeated(*verdicts):
    outcome = {"count": 2, "answer": "output", "differs_at": "[1,0]", "value": "3"}
    return {"count": 12, "outcomes": [outcome | {"verdict": verdict} for verdict in verdicts], "others": 4}


def shown(clause, **members):
    return {"clause": clause, "level": "should", "policy": "something"} | members


# Members of failing and of passing cases that reports distinguish.
FAILING = [
    {"waived": "known"}, {"circumstance": "only-after-others"}, {"circumstance": "doubtful"}, {"misreading": "skipped"},
    {"warnings": [shown("ScatterND-18.nan-bits")]}, {"nondeterminism": "illegal", "repetitions": repeated("fail", *["pass"] * 6)},
    {"verdict": "crash", "answer": "crash", "message": "was killed by SIGSEGV"}, {"failures": [], "message": "a message"},
]  # fmt: skip
PASSING = [
    {"verdict": "unsupported", "answer": "unsupported", "limit": {"name": "rank", "greatest": 5, "declared": True}},
    {"verdict": "unsupported", "answer": "unsupported", "limit": {"name": "rank", "greatest": 5}},
    {"verdict": "unsupported", "answer": "unsupported", "warnings": [shown("ScatterND-18.claimed-then-refused")]},
    {"verdict": "not-run"}, {"verdict": "error", "message": "no memory"}, {"verdict": "unreadable"}, {"verdict": "disputed"},
    {"observations": [shown("ScatterND-18.nan-order", level="any", point="NaN in data")] * 2},
    {"observations": [shown("ScatterND-16.nan-order", level="any", point="NaN in data")]},
    {"warnings": [shown("ScatterND-18.nan-bits")]}, {"nondeterminism": "legal", "repetitions": repeated("pass", "pass")},
    {"file_warnings": ["model.onnx: odd", "case.json: odder"]}, {"file_warnings": ["model.onnx: odd"]}, {"operator_version": "Scatter-8"},
]  # fmt: skip
SKIPPED = [
    {"reason": "model.onnx: the only node is Relu"}, {"reason": "model.onnx: the only node is Add"},
    {"reason": "two models", "nearly_scatter": True},
    {"reason": "needs 13.0 GiB of memory, 3.0 GiB are available", "memory_bytes": 13 << 30},
    *({"reason": f"odd model {number}", "nearly_scatter": True} for number in range(5)),
]  # fmt: skip
LOST = [{"when": "at its end", "how": "crashed", "count": 3}, {"when": "in a case", "how": "was killed", "case": "c", "count": 1}]
READ = """
    const run = model.runs[arguments[0]], said = ['file', 'implementation'];
    const clauses = (numbers = []) => numbers.map(clause => model.data.clauses[clause].id).sort();
    const reasons = scores.numbers(run).map(number => run.reasonOf.get(number)).map(reason => [clauses(reason?.found), clauses(reason?.warned)]);
    const details = Object.keys(model.runs[0].details).map(number => Object.entries(run.details[number]).filter(([name, value]) => name !== 'picture' && value !== ''));
    return {
        ...Object.fromEntries(arguments[1].map(name => [name, run[name]])), reasons, unsupported: run.unsupported.sort(),
        facts: run.facts.filter(([name]) => !said.includes(name)), texts: scores.numbers(run).map(number => model.reason(run, number)),
        commands: scores.numbers(run).map(number => model.command(run, number)), details: details.map(each => each.sort()),
    }"""
MEMBERS = [
    "name", "version", "program", "edition", "started", "command", "complete", "selected", "repeated", "verdicts", "standings",
    "waived", "unsteady", "lost", "lost_count", "choices", "corpora", "remarks",
]  # fmt: skip


def test_what_is_read_of_an_opened_file_is_what_the_program_says(tab, scatter_cts, results, tmp_path):
    header, *cases, footer = (json.loads(line) for line in results["buggy"].read_text().splitlines())
    for verdict, changes in (("fail", FAILING), ("pass", PASSING)):
        own = [case for case in cases if case["verdict"] == verdict and "warnings" not in case]
        assert len(own) >= len(changes)
        for case, members in zip(own, changes, strict=False):
            case.update(members)
    counts = collections.Counter(case["verdict"] for case in cases)
    skipped = [{"type": "skipped", "id": f"s/{number}", **members} for number, members in enumerate(SKIPPED)]
    footer |= {"verdicts": {name: counts[name] for name in footer["verdicts"]}, "lost_processes": LOST, "skipped": len(skipped)}
    footer |= {"stale_waivers": 1, "stale_waiver_messages": ["entry 3: passes"]}
    path, made = tmp_path / "varied.jsonl", tmp_path / "page.html"
    path.write_text("".join(json.dumps(record) + "\n" for record in (header, *cases, *skipped, footer)))
    assert scatter_cts("report", path, "--format", "html", "--output", made).stderr == ""
    tab.open(made.as_uri() + "#view=open")
    tab.one("#results-file").send_keys(str(path))
    tab.wait(lambda: "view=overview" in hash_of(tab))
    told, read = (tab.script(READ, number, MEMBERS) for number in range(2))
    assert len(told["remarks"]) == 14
    assert read == told


@pytest.mark.parametrize(("name", "change"), [("new.jsonl", lambda data: data), ("new.jsonl.gz", gzip.compress)])
def test_a_results_file_is_shown_beside_the_others(tab, page, chosen, name, change):
    tab.open(page("buggy"))
    model = model_of(tab.text_of_file())
    (run,) = model["runs"]
    standings = [model["standings"][letter][0] for letter in run["standings"]]
    expected = {name: [*seen] for name, *seen in zip(model["cases"]["ids"], run["verdicts"], standings, strict=True)}
    chosen(name, change)
    tab.wait(lambda: "view=overview" in hash_of(tab))
    assert tab.read_logs()[0] == []
    assert tab.script(OPENED_CASES) == expected


def test_a_limit_that_the_program_does_not_know_is_no_limit(tab, page):
    tab.open(page("buggy"))
    standing = "ResultsRun.prototype.standing({ verdict: 'unsupported', limit: { name } }, [])"
    assert tab.script(f"return ['rank', 'colour'].map(name => {standing})") == ["limited", "unsupported"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: b"no json", "line 1"),
        (lambda data: data[: len(data) // 2], "line "),
        (lambda data: b"", "empty"),
        (lambda data: b"\n".join(data.split(b"\n")[1:]), "line 1"),
        (lambda data: data.replace(b'"format": 2', b'"format": 1', 1), "format 1"),
        (lambda data: data.replace(b'"format": 2', b'"format": 3', 1), "format"),
        (lambda data: data.replace(b'"judge": "clauses"', b'"judge": "onnx"', 1), "no clauses"),
    ],
)
def test_a_file_that_cannot_be_shown_gets_a_message(tab, chosen, change, message):
    chosen(change=change)
    tab.wait(lambda: "✗" in tab.one(".open-said").text)
    assert message in tab.one(".open-said").text and "new.jsonl" in tab.one(".open-said").text
    assert tab.script("return model.runs.length") == 1


def test_hostile_results_that_are_opened_stay_text(tab, page, results, tmp_path):
    path = tmp_path / "hostile.jsonl"
    path.write_bytes(results["hostile"].read_bytes())
    tab.open(page("passing") + "#view=open")
    tab.one("#results-file").send_keys(str(path))
    tab.wait(lambda: tab.script("return model.runs.length") == 2)
    for _ in tab.views():
        assert not tab.all("x") and len(tab.all("script")) == 2
    assert tab.read_logs()[0] == []
