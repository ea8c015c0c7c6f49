"""Pages that are opened in another page: their runs are shown as their own page shows them."""

import json
import pathlib
import re
import urllib.parse

import pytest
from page_model import model_of
from page_state import found, hash_of


def path_of(address):
    return pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(address).path))


@pytest.fixture
def chosen(tab, page, tmp_path):
    """Opens a page and chooses another one, or a file, in it; `change` makes the bytes of the file."""

    def choose(opened="buggy", name="new.html", change=lambda data: data, into="passing"):
        path = tmp_path / name
        path.write_bytes(change(path_of(page(opened)).read_bytes()))
        tab.open(page(into) + "#view=open")
        tab.one("#page-file").send_keys(str(path))

    return choose


def of_other_cases(data):
    return data.replace(b'"cases/', b'"cases/opened-')


# What views ask of a run, without numbers of the model.
ASKED = """
    const run = model.runs[arguments[0]], ids = (numbers) => numbers.map((number) => model.id(number)), numbers = scores.numbers(run);
    const clauses = (list = []) => list.map((clause) => model.data.clauses[clause].id);
    return {
        cases: Object.fromEntries(numbers.map((number) => [model.id(number), [
            model.letter(run, number), scores.standing(run, number), model.reason(run, number), clauses(run.reasonOf.get(number)?.found),
            clauses(run.reasonOf.get(number)?.warned), model.data.texts[run.reasonOf.get(number)?.compared] ?? '', model.command(run, number),
            model.version(number)?.id ?? '', model.type(number), model.reduction(number), model.clauses(number).map(({ id }) => id), model.data.cases.opsets[number],
        ]])),
        statements: run.statements.map((one) => ({ ...one, version: model.data.versions[one.version].id })),
        causes: run.causes.map((one) => ({ ...one, telling: model.id(one.telling), examples: ids(one.examples) })),
        details: Object.fromEntries(Object.entries(run.details).map(([number, details]) => [model.id(number), details])),
        waived: ids(run.waived), unsteady: ids(run.unsteady), marks: model.data.versions.map((_, version) => scores.mark(run, version)),
        rest: ['facts', 'sentence', 'command', 'remarks', 'choices', 'suspects', 'unsupported', 'corpora', 'complete'].map((name) => run[name]),
    }"""


def of_marked_other_cases(data):
    """The first case is waived, and the last one is unsteady."""
    last = len(model_of(data.decode())["cases"]["ids"]) - 1
    return with_run(waived=[0], unsteady=[last])(of_other_cases(data))


@pytest.mark.parametrize("change", [lambda data: data, of_marked_other_cases])
@pytest.mark.parametrize(("opened", "into"), [("buggy", "passing"), ("every-version", "buggy"), ("buggy", "every-version"), ("hostile-run", "buggy")])
@pytest.mark.long_after(4)
def test_a_run_of_an_opened_page_is_the_run_of_its_own_page(tab, page, chosen, tmp_path, opened, into, change):
    own = tmp_path / "own.html"
    own.write_bytes(change(path_of(page(opened)).read_bytes()))
    tab.open(own.as_uri())
    told = tab.script(ASKED, 0)
    assert told["cases"] and len(told["unsteady"]) == len(told["waived"]) == (change is of_marked_other_cases)
    chosen(opened, change=change, into=into)
    tab.wait(lambda: "view=overview" in hash_of(tab))
    assert tab.script(ASKED, 1) == told
    assert tab.read_logs()[0] == []


def test_the_runs_of_the_page_are_as_before(tab, page, chosen):
    tab.open(page("buggy"))
    before = tab.script(ASKED, 0)
    chosen("every-version", into="buggy", change=lambda data: data.replace(b"<style>", b"<style>/* of another version */"))
    tab.wait(lambda: tab.script("return model.runs.length") == 2)
    assert tab.script(ASKED, 0) == before
    assert tab.read_logs()[0] == []  # its styles are not applied, nor their policy


def test_the_search_knows_the_cases_of_a_page_that_is_opened_after_a_search(tab, page, tmp_path):
    path = tmp_path / "new.html"
    path.write_bytes(of_other_cases(path_of(page("short-buggy")).read_bytes()))
    tab.open(page("short-passing") + "#view=cases&q=opened-")
    assert found(tab)[0] == 0
    tab.script("location.hash = 'view=open'")
    tab.wait(lambda: tab.all("#page-file"))
    tab.one("#page-file").send_keys(str(path))
    tab.wait(lambda: "view=overview" in hash_of(tab))
    tab.script("location.hash = 'view=cases&q=opened-'")
    tab.wait(lambda: tab.all("#search"))
    assert found(tab)[0] * 2 == found(tab)[1] > 0


def test_each_run_of_a_page_is_shown(tab, chosen):
    chosen("short-several", into="short-passing")
    tab.wait(lambda: tab.script("return model.runs.length") == 3)
    titles = tab.script("return model.runs.map(({ title }) => title)")
    assert len(set(titles)) == 3 and titles[1].endswith("(new.html)")


def changed_model(**members):
    def change(data):
        text = data.decode()
        new = json.dumps(model_of(text) | members).replace("<", "\\u003c")
        return re.sub(r'(<script id="model"[^>]*>).*?(</script>)', lambda at: at[1] + new + at[2], text, count=1, flags=re.DOTALL).encode()

    return change


def with_run(**members):
    return lambda data: changed_model(runs=[model_of(data.decode())["runs"][0] | members])(data)


def with_letters(of):
    """The verdicts of the run are a text, by the number of cases."""
    return lambda data: with_run(verdicts=of(len(model_of(data.decode())["cases"]["ids"])))(data)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: b"no page", "no page of scatter-cts report"),
        (lambda data: b"", "no page of scatter-cts report"),
        (lambda data: data[: data.index(b'"runs"')], "is cut off, or no JSON"),
        (lambda data: data.replace(b'"runs"', b"runs"), "is cut off, or no JSON"),
        (lambda data: b'{"type": "header"}\n', "scatter-cts report new.html --format html -o report.html"),
        (changed_model(format=1, program="scatter-cts 0.1.0"), "a page of scatter-cts 0.1.0; this page is of"),
        (changed_model(format=1, program=["0.9"]), "a page of an unknown program; this page is of"),
        (changed_model(runs=[]), "without runs"),
        (changed_model(runs={}), "at model.runs"),
        (changed_model(texts=[]), "at model.runs[0].reasons[0].text"),
        (changed_model(versions=[{"id": "ScatterND-99"}]), "at model.versions[0].id"),
        pytest.param(changed_model(title="x" * 50_000_000, types=[1]), "at model.types[0]", marks=pytest.mark.long),
        pytest.param(changed_model(program="x" * 50_000_000, format=1), "Make it again", marks=pytest.mark.long),
        (with_run(waived=[10**6]), "at model.runs[0].waived[0]"),
        (with_letters(lambda count: ""), "at model.runs[0].verdicts"),
        (with_letters(lambda count: f"p{count - 1}"), "at model.runs[0].verdicts"),
        (with_letters(lambda count: f"p{count}0000000000000000"), "at model.runs[0].verdicts"),
        (with_letters(lambda count: f"p{count}p0"), "at model.runs[0].verdicts"),
        (with_letters(lambda count: f"9p{count}"), "at model.runs[0].verdicts"),
        (with_letters(lambda count: f"z{count}"), "at model.runs[0].verdicts"),
        (with_letters(lambda count: f"p{count - 1}-"), "at model.runs[0].verdicts"),
        (with_letters(lambda count: f"p{count - 5}p0p0p5"), "at model.runs[0].verdicts"),
        (with_run(details={"__proto__": {}}), "at model.runs[0].details"),
        (with_run(reasons=None), "at model.runs[0].reasons"),
        (with_run(facts=json.loads("[" * 200 + "]" * 200)), "at model.runs[0].facts[0]"),
    ],
)
@pytest.mark.long_after(8)
def test_a_file_that_cannot_be_shown_gets_a_message_and_changes_nothing(tab, page, chosen, change, message):
    tab.open(page("passing"))
    before = tab.script(ASKED, 0)
    chosen(change=change)
    tab.wait(lambda: "✗" in tab.one(".open-said").text)
    said = tab.one(".open-said").text
    assert message in said and "new.html" in said and len(said) < 300
    assert tab.script("return [model.runs.length, model.data.texts.length > 0]") == [1, True]
    assert tab.script(ASKED, 0) == before
    assert tab.read_logs()[0] == []


# A part of the places at a time, since the driver waits no longer than two minutes for a script.
PARTS = 8
# Puts each value in each place of a model, and shows every view of what is not refused. Gives refusals without a sentence and views
# that fail, the numbers of what is refused and shown, and places in which no value is refused.
DAMAGED = """
    const own = model.data, fresh = () => structuredClone(own), [text, part, parts] = arguments, faults = [], places = new Map(), counts = [0, 0];
    const find = (value, path) => {
        if (typeof value !== 'object' || value === null || path.includes('picture')) return;
        for (const name of Object.keys(value)) {
            const kind = [...path, path.at(-1) === 'decisions' ? '#' : name].map((one) => (/^\\d+$/.test(one) ? '#' : one)).join('.');
            if (places.has(kind) || path[0] === 'changes' || path[0] === 'standings') continue;
            places.set(kind, [...path, name]);
            find(value[name], [...path, name]);
        }
    };
    find(JSON.parse(text), []);
    const deep = JSON.parse('['.repeat(200) + ']'.repeat(200)), free = [];
    for (const [kind, path] of [...places].filter((_, number) => number % parts === part)) {
        let isRefused = false;
        for (const value of [undefined, null, true, -2, 1.5, 1e9, 'x', '', [], {}, [5], [[]], deep, { __proto__: null, toString: 1 }]) {
            const data = JSON.parse(text), last = path.at(-1);
            path.slice(0, -1).reduce((inner, name) => inner[name], data)[last] = value;
            const told = `${kind} = ${JSON.stringify(value)?.slice(0, 20)}`;
            try {
                model.data = fresh();
                openPage.add(model.data, openedModel.of(`<script id="model" type="application/json">${JSON.stringify(data)}</` + 'script>', 'x'), 'x');
            } catch (fault) {
                if (!fault.isOfPage) faults.push(`${told}: ${fault.stack}`);
                isRefused = true;
                counts[0] += 1;
                continue;
            }
            counts[1] += 1;
            model.index();
            for (const state of [...NAVIGATION.runs.map((view) => ({ view })), ...[...NAVIGATION.run, 'case'].map((view) => ({ view, run: '1' }))]) {
                try {
                    page.show(state.view === 'case' ? { ...state, case: String(model.runs[1].causes[0]?.examples[0] ?? 0) } : state);
                } catch (fault) {
                    faults.push(`${told}: ${state.view}: ${fault.stack}`);
                    page.shown = null;
                }
            }
        }
        if (!isRefused) free.push(kind);
    }
    return { faults: faults.slice(0, 20), counts, free };"""


@pytest.mark.long
def test_every_damage_of_a_model_is_refused_with_a_sentence_or_can_be_shown(tab, page):
    model = json.dumps(model_of(path_of(page("short-buggy")).read_text(encoding="utf-8")))
    tab.open(page("short-passing") + "#view=open")
    found = [tab.script(DAMAGED, model, part, PARTS) for part in range(PARTS)]
    assert [fault for one in found for fault in one["faults"]] == []
    assert sum(one["counts"][0] for one in found) > 500 and sum(one["counts"][1] for one in found) > 100
    free = [place for one in found for place in one["free"]]
    assert {place.split(".")[0] for place in free} == {"standings", "changes", "operators", "versions", "decisions", "home"}, free
    assert tab.read_logs()[0] == []


def test_hostile_runs_that_are_opened_stay_text(tab, chosen):
    chosen("hostile")
    tab.wait(lambda: tab.script("return model.runs.length") == 2)
    for _ in tab.views():
        assert not tab.all("x") and len(tab.all("script")) == 2
    assert tab.read_logs()[0] == []


def test_the_field_for_a_file_stays_in_its_frame_on_a_narrow_screen(tab, page):
    tab.open(page("short-passing") + "#view=open", 380)
    frame, field = (tab.one(selector).rect for selector in (".drop", ".drop input"))
    assert field["x"] + field["width"] < frame["x"] + frame["width"]
