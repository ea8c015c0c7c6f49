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


@pytest.mark.parametrize("change", [lambda data: data, of_other_cases])
@pytest.mark.parametrize(("opened", "into"), [("buggy", "passing"), ("every-version", "buggy"), ("buggy", "every-version"), ("hostile-run", "buggy")])
def test_a_run_of_an_opened_page_is_the_run_of_its_own_page(tab, page, chosen, tmp_path, opened, into, change):
    own = tmp_path / "own.html"
    own.write_bytes(change(path_of(page(opened)).read_bytes()))
    tab.open(own.as_uri())
    told = tab.script(ASKED, 0)
    assert told["cases"]
    chosen(opened, change=change, into=into)
    tab.wait(lambda: "view=overview" in hash_of(tab))
    assert tab.script(ASKED, 1) == told
    assert tab.read_logs()[0] == []


def test_the_runs_of_the_page_are_as_before(tab, page, chosen):
    tab.open(page("buggy"))
    before = tab.script(ASKED, 0)
    chosen("every-version", into="buggy")
    tab.wait(lambda: tab.script("return model.runs.length") == 2)
    assert tab.script(ASKED, 0) == before


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
        return re.sub(r'(<script id="model"[^>]*>).*?(</script>)', lambda at: at[1] + new + at[2], text, flags=re.DOTALL).encode()

    return change


def with_run(**members):
    return lambda data: changed_model(runs=[model_of(data.decode())["runs"][0] | members])(data)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: b"no page", "no page of scatter-cts report"),
        (lambda data: b"", "no page of scatter-cts report"),
        (lambda data: data[: data.index(b'"runs"')], "cannot be read"),
        (lambda data: b'{"type": "header"}\n', "scatter-cts report new.html --format html -o report.html"),
        (changed_model(format=1), "Make it again"),
        (changed_model(runs=[]), "without runs"),
        (changed_model(texts=[]), "damaged"),
        (with_run(waived=[10**6]), "damaged"),
        (with_run(details={"__proto__": {}}), "damaged"),
        (with_run(reasons=None), "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_shown_gets_a_message_and_changes_nothing(tab, page, chosen, change, message):
    tab.open(page("passing"))
    before = tab.script(ASKED, 0)
    chosen(change=change)
    tab.wait(lambda: "✗" in tab.one(".open-said").text)
    assert message in tab.one(".open-said").text and "new.html" in tab.one(".open-said").text
    assert tab.script("return [model.runs.length, model.data.texts.length > 0]") == [1, True]
    assert tab.script(ASKED, 0) == before


def test_hostile_runs_that_are_opened_stay_text(tab, chosen):
    chosen("hostile")
    tab.wait(lambda: tab.script("return model.runs.length") == 2)
    for _ in tab.views():
        assert not tab.all("x") and len(tab.all("script")) == 2
    assert tab.read_logs()[0] == []
