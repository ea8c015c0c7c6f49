"""What the scripts of a page do: searching, sorting, copying, stepping, comparing, opening files; the state is in the address."""

import collections
import gzip
import json
import re

import pytest
from page_model import model_of
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

CLIPBOARD = ["clipboard-read", "clipboard-write"]
VIEW = ".view tbody tr"


def rows(tab):
    """The rows of the list of cases that are shown, each as the texts of its cells."""
    return tab.script(
        f"return [...document.querySelectorAll('{VIEW}')].filter(row => row.checkVisibility()).map(row => [...row.cells].map(cell => cell.textContent))"
    )


def column(tab, number):
    return [row[number] for row in rows(tab)]


def found(tab):
    """The numbers in "42 of 9,070 cases"."""
    shown, whole = re.match(r"([\d,]+) of ([\d,]+) case", tab.one(".found span").text).groups()
    return int(shown.replace(",", "")), int(whole.replace(",", ""))


def hash_of(tab):
    return tab.script("return decodeURIComponent(location.hash.replaceAll('+', ' '))")


@pytest.fixture
def cases(tab, page):
    """Opens the list of cases of a page; gives the first run of its model."""

    def opened(name="buggy", end=""):
        tab.open(page(name) + "#view=cases" + end)
        return model_of(tab.text_of_file())["runs"][0]

    return opened


# ---- the search


def test_a_search_in_the_address_is_done(tab, cases):
    run = cases(end="&q=verdict:fail")
    assert tab.one("#search").get_attribute("value") == "verdict:fail"
    assert found(tab) == (run["verdicts"].count("f"), len(run["verdicts"]))
    assert all(verdict.startswith("✗ fail") for verdict in column(tab, 1))


def test_what_is_typed_is_in_the_address_and_not_in_the_history(tab, cases):
    cases()
    steps = tab.script("return history.length")
    tab.one("#search").send_keys("dtype:float ScatterND-18")
    tab.wait(lambda: "q=dtype:float ScatterND-18" in hash_of(tab))
    assert tab.script("return history.length") == steps
    shown, whole = found(tab)
    assert 0 < shown < whole
    assert set(column(tab, 2)) == {"ScatterND-18"} and set(column(tab, 3)) == {"float"}


def test_all_terms_must_hold_and_a_minus_means_not(tab, cases):
    run = cases(end="&q=verdict:fail -dtype:float")
    few, _ = found(tab)
    cases(end="&q=verdict:fail dtype:float")
    others, _ = found(tab)
    assert few + others == run["verdicts"].count("f") and few and others


@pytest.mark.parametrize("term", ["colour:red", "verdict:", "verdict:wrong"])
def test_a_term_that_means_nothing_is_named(tab, cases, term):
    cases(end=f"&q={term}")
    assert term.partition(":")[0] in tab.one(".search-messages").text


def test_a_clause_is_searched_by_a_glob(tab, cases):
    cases(end="&q=clause:index-*")
    model = model_of(tab.text_of_file())
    about = {number for number, clause in enumerate(model["clauses"]) if clause["name"].startswith("index-")}
    assert found(tab)[0] == sum(bool(about & set(clauses)) for clauses in model["cases"]["clauses"]) > 0


@pytest.mark.parametrize(("key", "number"), [("verdict", 1), ("version", 2), ("dtype", 3), ("reduction", 4)])
def test_a_selector_writes_its_term_into_the_search(tab, cases, key, number):
    cases()
    select = tab.one(f"#choose-{key}")
    word = select.find_elements("tag name", "option")[-1]
    text = word.text
    word.click()
    tab.wait(lambda: f"{key}:" in hash_of(tab))
    assert tab.one("#search").get_attribute("value").startswith(f"{key}:")
    assert rows(tab) and all(text in cell for cell in column(tab, number))


def test_a_selector_keeps_terms_that_exclude_other_values(tab, cases):
    cases(end="&q=-dtype:float verdict:fail dtype:int8")
    tab.one("#choose-dtype option[value='=double']").click()
    tab.wait(lambda: "dtype:double" in hash_of(tab))
    assert tab.one("#search").get_attribute("value") == "-dtype:float verdict:fail dtype:double"


@pytest.mark.parametrize("name", ["add", "a*", "[x]", "a\\b", 'say "x"', "a, b", ""])
def test_the_term_of_a_name_finds_this_name(tab, cases, name):
    cases()
    found = "const [term] = search.parse(navigation.term('reduction', arguments[0])); return [term.open, glob.matcher(term.value)(arguments[0])]"
    assert tab.script(found, name) == [False, True]


def test_a_selector_offers_the_types_that_cases_have(tab, cases):
    cases()
    model = model_of(tab.text_of_file())
    offered = [option.text for option in tab.all("#choose-dtype option")]
    assert offered == ["any", *sorted(model["types"][dtype] for dtype in set(model["cases"]["types"]))]


GLOBS = [
    ("*ab", "aab", True), ("a*ab*b", "aaabcb", True), ("*a*b", "ba", False), ("[a-c]?", "bx", True), ("[!a-c]", "b", False),
    ("[^a-c]", "d", True), ("[a-]", "a", True), ("[a-]", "-", True), ("[]x]", "]", True), ("[!]]", "]", False), ("\\*", "*", True),
    ("\\*", "x", False), ("[a", "[a", True), ("a*", "ba", False), ("", "", True),
]  # fmt: skip


def test_a_glob_matches_what_it_does_in_the_program(tab, page):
    tab.open(page("short-passing"))
    matched = tab.script("return arguments[0].map(([pattern, text]) => glob.matcher(pattern)(text))", GLOBS)
    assert [(*row[:2], found) for row, found in zip(GLOBS, matched, strict=True)] == GLOBS


def test_the_list_begins_with_failures_and_ends_with_passes(tab, page):
    tab.open(page("short-passing"))
    ordered = """
        const run = { verdicts: arguments[0] };
        model.data.cases.ids.length = run.verdicts.length;
        return caseOrder.byVerdict([run]).map(number => run.verdicts[number]).join('')"""
    assert tab.script(ordered, "pwudfcn.") == "fcwdnup."


def test_a_selector_closes_an_open_quote(tab, cases):
    cases(end='&q="no such text')
    tab.one("#choose-dtype option[value='=double']").click()
    tab.wait(lambda: "dtype:double" in hash_of(tab))
    assert tab.one("#search").get_attribute("value") == '"no such text" dtype:double'


def test_the_search_can_be_cleared(tab, cases):
    run = cases(end="&q=no such text")
    assert found(tab)[0] == 0
    tab.one(".found button").click()
    tab.wait(lambda: found(tab)[0] == len(run["verdicts"]))
    assert "q=" not in hash_of(tab)


def test_the_back_button_goes_back_to_the_view_before(tab, cases):
    cases(end="&q=verdict:fail")
    tab.all(f"{VIEW} a")[0].click()
    tab.wait(lambda: "view=case&" in tab.script("return location.hash + '&'"))
    tab.driver.back()
    tab.wait(lambda: tab.all("#search"))
    assert tab.one("#search").get_attribute("value") == "verdict:fail"


def test_a_search_for_several_questions_finds_the_cases_of_each(tab, page):
    tab.open(page("buggy"))
    counted = """
        const { holds } = search.compile('question:out*,slices'), [run] = model.runs;
        const [one, other] = ['out of bounds', 'slices'].map(asked => [...questions.about(questions.list.findIndex(({ name }) => name === asked))]);
        return [scores.numbers(run).filter(number => holds(run, number)).length, new Set([...one, ...other]).size, one.length, other.length]"""
    count, expected, *sizes = tab.script(counted)
    assert count == expected > max(sizes)


@pytest.mark.parametrize("text", ["1e+10", "a&b=c#d", "50 % %2B", '"a, b/c:d"'])
def test_a_text_in_the_address_stays_what_it_is(tab, page, text):
    tab.open(page("short-passing"))
    assert tab.script("location.hash = address.text([['view', 'cases'], ['q', arguments[0]]]); return address.get().q", text) == text


# ---- tables


@pytest.mark.parametrize("number", range(5))
def test_a_column_head_sorts_in_both_directions(tab, cases, number):
    cases(end="&q=verdict:fail,warning")
    seen = []
    for direction in ("ascending", "descending"):
        button = tab.all(".view thead th")[number].find_element("tag name", "button")
        button.click()
        assert tab.all(".view thead th")[number].get_attribute("aria-sort") == direction
        seen.append(column(tab, number))
    assert len(tab.all(".view thead [aria-sort]")) == 1
    assert seen[0][0] != seen[1][0] or len(set(seen[0])) == 1


def test_rows_without_a_reason_come_last_in_both_directions(tab, cases):
    cases()
    for _ in range(2):
        tab.all(".view thead th button")[5].click()
        assert column(tab, 5)[0] != ""


def test_every_table_of_the_overview_of_runs_sorts(tab, page):
    tab.open(page("several"))
    (head, *_) = tab.all(".view thead th button")
    head.click()
    first = [row.text for row in tab.all(VIEW)]
    tab.all(".view thead th button")[0].click()
    assert [row.text for row in tab.all(VIEW)] != first


def test_a_cell_sorts_by_what_it_is_given_for_that_and_not_by_its_text(tab, page):
    tab.open(page("short-passing"))
    ordered = """
        const rows = [['a', 2], ['b', ''], ['c', 0], ['d', 10]].map(([content, sort]) => [{ content, sort }]);
        const table = sortableTable({ caption: '', heads: [{ text: '' }], rows });
        return [1, 2].map(() => { table.sortBy(0); return table.body.textContent; })"""
    assert tab.script(ordered) == ["cadb", "dacb"]


# ---- copying


@pytest.fixture
def copied(tab, page):
    """Opens a page and presses the first copy button; returns the button and the command next to it."""

    def press(allowed):
        tab.open(page("buggy"))
        tab.read_logs()
        for name in CLIPBOARD:
            setting = "granted" if allowed else "denied"
            tab.command("Browser.setPermission", {"permission": {"name": name}, "setting": setting})
        tab.script("document.addEventListener('copy', event => { window.copied = getSelection().toString() })")
        command = tab.all(".command")[0]
        button = command.find_element("tag name", "button")
        button.click()
        tab.wait(lambda: button.text != "Copy")
        return button, command.find_element("tag name", "code").text

    return press


def test_a_command_is_copied(tab, copied):
    button, command = copied(allowed=True)
    assert button.text == "Copied"
    assert tab.script("return navigator.clipboard.readText()") == command
    assert command.startswith("/") and " run " in command


def test_without_permission_a_command_is_copied_as_a_selection(tab, copied):
    button, command = copied(allowed=False)
    assert button.text == "Copied"
    assert tab.script("return window.copied") == command


def test_what_cannot_be_copied_is_selected_and_the_button_says_so(tab, page):
    tab.open(page("buggy"))
    tab.script("navigator.clipboard.writeText = () => Promise.reject(); document.execCommand = () => false")
    command = tab.all(".command")[0]
    button = command.find_element("tag name", "button")
    button.click()
    tab.wait(lambda: button.text != "Copy")
    assert button.text == "Selected"
    assert tab.script("return getSelection().toString()") == command.find_element("tag name", "code").text


def test_the_button_says_what_it_did_and_then_what_it_does(tab, copied):
    button, _ = copied(allowed=True)
    assert button.accessible_name == "Copied"
    tab.wait(lambda: button.text == "Copy")
    assert button.accessible_name == "Copy the command"


# ---- a case


def test_a_case_has_its_drawing_its_explanation_and_its_command(tab, page):
    tab.open(page("buggy"))
    model = model_of(tab.text_of_file())
    (run,) = model["runs"]
    number = run["causes"][0]["telling"]
    details, name = run["details"][str(number)], model["cases"]["ids"][number]
    tab.open(page("buggy") + f"#view=case&case={name}")
    drawing = tab.one("svg.drawing, .drawing svg, figure svg")
    texts = tab.script("return [...arguments[0].querySelectorAll('text')].map(text => text.textContent)", drawing)
    cells = [cell[0] for part in details["picture"]["parts"] for each in part["slices"] for row in each["cells"] for cell in row]
    assert not collections.Counter(cells) - collections.Counter(texts)
    assert details["explanation"][0].strip() in tab.script("return document.querySelector('.view').textContent")
    assert details["command"] in tab.script("return [...document.querySelectorAll('.command code')].map(code => code.textContent)")


def test_keys_step_from_failure_to_failure(tab, page):
    tab.open(page("buggy"))
    model = model_of(tab.text_of_file())
    failing = [name for name, letter in zip(model["cases"]["ids"], model["runs"][0]["verdicts"], strict=True) if letter == "f"]
    tab.open(page("buggy") + f"#view=case&case={failing[0]}")
    for key, name in (("j", failing[1]), (Keys.ARROW_RIGHT, failing[2]), ("k", failing[1]), (Keys.ARROW_LEFT, failing[0])):
        ActionChains(tab.driver).send_keys(key).perform()
        tab.wait(lambda name=name: tab.script("return document.querySelector('.case-name')?.textContent") == name)
        assert f"case={name}" in hash_of(tab)
    assert not tab.one("#previous-failure").is_enabled() and tab.one("#next-failure").is_enabled()


@pytest.mark.parametrize(("term", "which"), [("", ""), ("&q=verdict:fail", " among the found cases"), ("&q=verdict:pass", "")])
def test_failures_are_counted_among_the_found_cases_only_if_the_case_is_one_of_them(tab, page, term, which):
    tab.open(page("buggy"))
    model = model_of(tab.text_of_file())
    verdicts = model["runs"][0]["verdicts"]
    tab.open(page("buggy") + f"#view=case&case={model['cases']['ids'][verdicts.index('f')]}{term}")
    assert tab.one(".step-place").text == f"failure 1 of {verdicts.count('f')}{which}"


def test_the_same_case_in_another_run_is_one_link_away(tab, page):
    tab.open(page("several") + "#view=cases&run=0")
    tab.all(f"{VIEW} a")[0].click()
    tab.wait(lambda: tab.all(".view a[href*='run=1']"))
    tab.all(".view a[href*='run=1']")[0].click()
    tab.wait(lambda: "run=1" in hash_of(tab) and "view=case" in hash_of(tab))


def test_the_answer_of_one_run_is_not_drawn_for_another(tab, page):
    tab.open(page("short-several"))
    told = """
        const [passing, buggy] = model.runs, number = Number(Object.keys(buggy.details)[0]);
        const heads = drawn => [...drawn.querySelectorAll('text.head')].map(text => text.textContent.split(' ')[0]);
        return [passing.details[number] === undefined, heads(drawing.show(buggy.details[number].picture)), heads(caseView.inputs(passing, number))]"""
    without, own, other = tab.script(told)
    assert without and "actual" in own and other == [name for name in own if name != "actual"]


def test_the_cases_of_a_clause_are_counted_where_they_were_run(tab, page):
    tab.open(page("short-several"))
    counted = """
        const [passing, buggy] = model.runs, number = buggy.verdicts.indexOf('f'), [clause] = model.clauses(number);
        const told = (run, runs = [run]) => caseView.casesOf(run, runs, clause).textContent.replace(/[^0-9]+/g, ' ').trim().split(' ').map(Number);
        const all = () => [told(passing), told(buggy), told(null, model.runs)], before = all();
        for (const run of [passing, buggy]) run.verdicts = run.verdicts.slice(0, number) + '.' + run.verdicts.slice(number + 1);
        return [before, all()]"""
    before, after = tab.script(counted)
    ((cases,), *_) = before
    assert before == [[cases], [cases, 1], [cases, 1]]
    assert after == [[cases - 1]] * 3


def test_only_of_a_plain_pass_is_said_that_it_passed_without_a_warning(tab, page):
    tab.open(page("short-passing"))
    said = """
        const [run] = model.runs;
        const isSaid = letter => {
            run.verdicts = letter + run.verdicts.slice(1);
            return caseDetails.without(run, 0).some(part => part?.textContent?.startsWith('It passed without a warning'));
        };
        return Object.keys(VERDICTS).filter(isSaid)"""
    assert tab.script(said) == ["p"]


# ---- several runs


def test_any_two_dimensions_are_a_table_whose_choice_is_in_the_address(tab, page):
    tab.open(page("several") + "#view=heat")
    assert [tab.one(f"#heat-{name}").get_attribute("value") for name in ("rows", "columns")] == ["type", "reduction"]
    tab.one("#heat-rows option[value=implementation]").click()
    tab.wait(lambda: "rows=implementation" in hash_of(tab))
    model = model_of(tab.text_of_file())
    heads = [head.text for head in tab.all(".view tbody th")]
    assert {run["title"] for run in model["runs"]} <= set(heads)


def test_the_numbers_of_two_dimensions_are_those_of_the_results(tab, page):
    tab.open(page("buggy") + "#view=heat&rows=type&columns=reduction")
    model = model_of(tab.text_of_file())
    (run,) = model["runs"]
    counts = collections.defaultdict(lambda: [0, 0])
    for dtype, reduction, letter in zip(model["cases"]["types"], model["cases"]["reductions"], run["verdicts"], strict=True):
        count = counts[model["types"][dtype], model["reductions"][reduction]]
        count[0] += letter in "pw"
        count[1] += letter in "pwfctm"
    heads = [head.text.split("\n")[0] for head in tab.all(".view thead tr:last-child th")]
    cells = [[cell.text for cell in row.find_elements("css selector", "th, td")] for row in tab.all(VIEW)]
    (row,) = [row for row in cells if row[0] == "float"]
    for reduction in ("none", "add", "max"):
        passed, supported = counts["float", reduction]
        assert f"{passed:,}/{supported:,}" in row[heads.index(reduction)]


def test_of_several_runs_of_the_newest_version_a_whole_one_is_shown(tab, scatter_cts, results, tmp_path):
    path = tmp_path / "page.html"
    assert scatter_cts("report", results["passing"], results["every-version"], "--format", "html", "--output", path).stderr == ""
    tab.open(path.as_uri() + "#view=scoreboard&newest=1")
    model = model_of(tab.text_of_file())
    assert [run["selected"] for run in model["runs"]] == [True, False]
    assert {head.text for head in tab.all(f"{VIEW} th")} == {model["runs"][1]["title"]}


@pytest.mark.parametrize(("failed", "grade"), [(0, "good"), (1, "fair"), (2, "bad")])
def test_a_question_is_answered_badly_if_half_of_the_answers_fail(tab, page, failed, grade):
    tab.open(page("short-passing"))
    assert tab.script(f"return questions.grade({{ right: {4 - failed}, warned: 0, failed: {failed}, unsupported: 0 }}, false)") == grade


def test_the_names_of_runs_lead_to_their_own_results(tab, page):
    tab.open(page("short-versions") + "#view=heat&rows=implementation&columns=operator")
    told = """
        const chosen = [...document.querySelectorAll('#run option')].slice(1).map(option => [option.textContent, model.runs[option.value].title]);
        const failures = [...document.querySelectorAll('.view tbody tr')].map(row => [row.cells[0].textContent, /^([0-9]+) ✗/.exec([...row.cells].at(-1).querySelector('small')?.textContent)?.[1] ?? '0']);
        const expected = order.runs().map(run => [run.title, String(scores.all(run).failed)]);
        return [chosen, failures, expected, model.runs.map(run => run.title)]"""
    chosen, failures, expected, titles = tab.script(told)
    assert [title for title, _ in expected] != titles and len(set(titles)) == 3
    assert all(shown == meant for shown, meant in chosen) and len(chosen) == 3
    assert failures == expected


def test_the_newest_version_is_the_one_with_the_greatest_numbers(tab, page):
    tab.open(page("short-site"))
    newest = """
        ['1.10.0', '1.4.0'].forEach((version, at) => Object.assign(model.runs[at], { name: 'a', version }));
        return order.newest().map(run => run.version)"""
    assert tab.script(newest) == ["1.10.0"]


def test_a_pass_with_warnings_differs_from_a_failure(tab, page):
    tab.open(page("short-passing"))
    groups = "return differences.groups([{ verdicts: 'pwund' }, { verdicts: 'ffcmt' }]).map(({ marks, numbers }) => [marks, numbers])"
    assert tab.script(groups) == [["vx", [0, 1]]]


def test_an_example_of_a_difference_is_shown_in_a_run_that_fails_it(tab, page):
    tab.open(page("short-several"))
    shown = "return ['vx', 'xv'].map(marks => differences.row({ marks, numbers: [0], runs: model.runs })[0][0].hash.match(/run=[0-9]/)[0])"
    assert tab.script(shown) == ["run=1", "run=0"]


@pytest.mark.parametrize(
    ("counts", "mark"),
    [
        ({"passed": 4, "failed": 1}, "fair"), ({"passed": 2, "failed": 2}, "bad"), ({"passed": 3, "warned": 1}, "fair"), ({"passed": 2, "unsupported": 2}, "good"),
        ({"passed": 2, "unsupported": 3}, "fair"), ({"unsupported": 1}, "off"), ({"others": 1}, "none"),
    ],
)  # fmt: skip
def test_the_mark_of_counts_says_what_most_cases_show(tab, page, counts, mark):
    tab.open(page("short-passing"))
    assert tab.script("return marks.ofCounts({ ...scores.empty(), ...arguments[0] })", counts) == mark


def test_a_run_that_is_not_complete_claims_no_type(tab, page):
    tab.open(page("short-passing"))
    told = "return [true, false].map(complete => types.mark({ complete }, { counts: scores.empty(), standings: new Set(['answered']) }))"
    assert tab.script(told) == ["good", "fair"]


def test_a_comparison_begins_with_what_got_worse(tab, page):
    tab.open(page("comparison"))
    model = model_of(tab.text_of_file())
    older, newer = model["runs"]
    worse = sum(a in "pw" and b in "fctm" for a, b in zip(older["verdicts"], newer["verdicts"], strict=True))
    assert [tab.one(f"#comparison-{name}").get_attribute("value") for name in ("older", "newer")] == ["0", "1"]
    counts = [item.text for item in tab.all(".view .counts li")]
    assert counts[0].replace(",", "").startswith(f"✗ {worse}")
    headings = [heading.text for heading in tab.all(".view h3")]
    assert headings and headings[0] == f"What got worse: {worse} cases"


def changed_records(passing, failures):
    """The cases of an older and of a newer run with every kind of change, and the ids of the changed cases."""
    older, newer = ({record["id"]: record for record in passing} for _ in range(2))
    ids = [name for name, record in older.items() if record["verdict"] == "pass" and "warnings" not in record][:17]
    good = [older[name] for name in ids]
    bad = [{**record, "verdict": "fail", "failures": failures} for record in good]
    lost = [{**record, "verdict": "unsupported", "answer": "unsupported"} for record in good]
    never = [{**record, "verdict": "not-run"} for record in good]
    waived = [{**record, "waived": ""} for record in bad]
    other = [{**record, "failures": [{**record["failures"][0], "policy": "something else"}]} for record in bad]
    unsteady = [{**record, "circumstance": "unsteady"} for record in bad]
    moved = [[{**record, "case_hash": "0" * 64} for record in records] for records in (good, bad)]
    kinds = [
        (good, bad), (bad, good), (good, lost), (bad, never), (good, waived), (waived, good), (good, None), (None, bad),
        (None, good), (bad, lost), (good, moved[0]), (good, moved[1]), (bad, other), (lost, good), (bad, waived), (waived, bad),
        (good, unsteady),
    ]  # fmt: skip
    pairs = [[records and records[place] for records in kind] for place, kind in enumerate(kinds)]
    for side, records in enumerate((older, newer)):
        for name, pair in zip(ids, pairs, strict=True):
            del records[name]
            if pair[side] is not None:
                records[name] = pair[side]
    return older, newer, ids


@pytest.fixture(scope="module")
def changed_files(results, tmp_path_factory):
    """The paths of two results files with every kind of change, and the ids of the changed cases."""
    header, *passing, footer = (json.loads(line) for line in results["passing"].read_text().splitlines())
    failures = next(case["failures"] for case in map(json.loads, results["buggy"].read_text().splitlines()) if case.get("verdict") == "fail")
    older, newer, ids = changed_records(passing, failures)
    folder = tmp_path_factory.mktemp("changes")
    for name, records in (("old", older), ("new", newer)):
        counts = collections.Counter(record["verdict"] for record in records.values())
        own = {"cases": len(records), "verdicts": {verdict: counts[verdict] for verdict in footer["verdicts"]}}
        lines = [header, *records.values(), footer | own]
        (folder / name).write_text("".join(json.dumps(line) + "\n" for line in lines))
    return folder / "old", folder / "new", ids


PAGE_KINDS = """
    const kinds = {};
    for (const [kind, numbers] of changes.all(model.runs[0], model.runs[1])) for (const number of numbers) kinds[model.id(number)] = kind;
    return kinds"""
WORSE = {"regression": {"regression", "support-lost"}, "new-failure": {"new-failure"}, "not-run-any-more": {"not-run"}}


def page_kinds(tab, scatter_cts, folder, *arguments):
    process = scatter_cts(*arguments, "--format", "html", "--output", folder / "page.html")
    assert process.stderr == ""
    tab.open((folder / "page.html").as_uri())
    return tab.script(PAGE_KINDS)


def test_the_page_of_a_comparison_says_what_the_comparison_says(tab, scatter_cts, changed_files, tmp_path):
    old, new, ids = changed_files
    told = {item["id"]: item["change"] for item in json.loads(scatter_cts("compare", old, new, "--format", "json").stdout)["differences"]}
    kinds = page_kinds(tab, scatter_cts, tmp_path, "compare", old, new)
    assert len(set(told.values())) >= 7 and set(ids) - set(told) == set()
    assert set(kinds) == set(told)
    worse = {kind for kinds in WORSE.values() for kind in kinds}
    for name, change in told.items():
        assert kinds[name] in WORSE[change] if change in WORSE else kinds[name] not in worse, name


def test_the_verdict_of_another_case_with_the_same_id_is_said(tab, scatter_cts, changed_files, tmp_path):
    old, new, ids = changed_files
    page_kinds(tab, scatter_cts, tmp_path, "compare", old, new)
    tab.unfold()
    rows = {name: cells for name in ids[10:12] for row in tab.all("table.changes tbody tr") if name in (cells := [cell.text for cell in row.find_elements(By.TAG_NAME, "td")])[-1].split("\n")}
    assert rows[ids[10]][2].startswith("✓ pass") and rows[ids[10]][3] == "pass\nof another case with this id"
    assert rows[ids[11]][3].startswith("fail: ") and rows[ids[11]][3].endswith("\nof another case with this id")


def test_the_verdict_of_another_case_is_cut(scatter_cts, changed_files, tmp_path):
    old, new, ids = changed_files
    records = [json.loads(line) for line in new.read_text().splitlines()]
    for record in records:
        if record.get("id") == ids[11]:
            record["failures"] = [record["failures"][0] | {"policy": "x" * 100_000}]
    (tmp_path / "new").write_text("".join(json.dumps(record) + "\n" for record in records))
    changed = model_of(scatter_cts("compare", old, tmp_path / "new", "--format", "html").stdout)["pairs"][0]["changed"]
    assert 300 < len(changed[ids[11]]) < 500


def test_a_case_with_the_name_of_a_member_of_all_objects_has_not_changed(tab, page):
    tab.open(page("comparison"))
    assert tab.script("model.data.cases.ids[0] = 'constructor'; return changes.ofOtherCase(model.runs[0], model.runs[1], 0) === undefined")


def test_the_page_of_two_runs_agrees_with_the_comparison_about_what_is_worse(tab, scatter_cts, changed_files, tmp_path):
    old, new, ids = changed_files
    told = {item["id"]: item for item in json.loads(scatter_cts("compare", old, new, "--format", "json").stdout)["differences"]}
    kinds = page_kinds(tab, scatter_cts, tmp_path, "report", old, new)
    for name, kind in kinds.items():
        if "case_changed" not in told[name]:
            assert (kind in WORSE.get(told[name]["change"], ())) == (told[name]["change"] in WORSE), name
    assert {name for name, item in told.items() if "case_changed" not in item} <= set(kinds)


def test_the_page_counts_what_did_not_change_as_the_comparison_does(tab, scatter_cts, changed_files, tmp_path):
    old, new, _ = changed_files
    counts = json.loads(scatter_cts("compare", old, new, "--format", "json").stdout)["counts"]
    page_kinds(tab, scatter_cts, tmp_path, "compare", old, new)
    assert tab.all(".view .counts li")[-1].text == f"= {counts['alike']}\nthe same"


def test_a_search_for_what_changed_stays_about_its_two_runs(tab, page):
    for term in ("changed:worse", "verdict:pass -changed:worse"):
        tab.open(f"{page('short-several')}#view=cases&run=1&q={term}&older=0&newer=1")
        assert tab.one(".search-messages").text == ""
        assert "older=0&newer=1" in tab.all(f"{VIEW} a")[0].get_attribute("href")


FINDINGS_COUNTED = """
    const run = model.runs[0], number = run.verdicts.indexOf('f');
    const count = () => clauses.count(run).flat().reduce((sum, cell) => sum + (cell === null ? 0 : cell.failed + cell.warned), 0);
    const before = count();
    model.data.cases.versions[number] = -1;
    return [run.reasonOf.get(number).found.length, count() - before]"""


def test_findings_of_a_case_of_no_version_count_under_the_first_version_of_their_clause(tab, page):
    tab.open(page("buggy"))
    findings, difference = tab.script(FINDINGS_COUNTED)
    assert findings > 0 and difference == 0


def test_a_warning_of_a_failing_case_is_no_failure_under_its_clause(tab, page):
    tab.open(page("short-buggy"))
    counted = """
        const [run] = model.runs, number = run.verdicts.indexOf('f'), version = model.data.cases.versions[number];
        run.reasonOf = new Map([[number, { text: -1, found: [0, 1], warned: [1], cause: -1 }]]);
        return clauses.count(run).slice(0, 2).map(row => [row[version].failed, row[version].warned])"""
    assert tab.script(counted) == [[1, 0], [0, 1]]


@pytest.mark.parametrize(
    ("cell", "mark"),
    [
        ({"failed": 1, "warned": 1}, "bad"), ({"warned": 1}, "fair"), ({"others": 1}, "fair"), ({}, "good"), ({"evidence": 0, "unsupported": 1}, "off"),
        ({"evidence": 0}, "none"),
    ],
)  # fmt: skip
def test_a_clause_is_good_only_if_no_case_about_it_fails(tab, page, cell, mark):
    tab.open(page("short-passing"))
    marked = """
        const { others: failed = 0, unsupported = 0, ...cell } = arguments[0];
        return clauses.mark({ counts: { ...scores.empty(), failed, unsupported }, evidence: 1, failed: 0, warned: 0, ...cell })"""
    assert tab.script(marked, cell) == mark


def test_an_operator_without_a_case_is_not_marked_as_good(tab, page):
    tab.open(page("short-passing") + "#view=clauses")
    marks = {operator: sign for sign, operator in (summary.text.split(":")[0].split(" ", 1) for summary in tab.all(".view summary"))}
    assert (marks["ScatterND"], marks["Scatter"], marks["ScatterElements"]) == ("✓", "·", "·")


# ---- numbers and links

# The links to lists of cases whose text is a number, maybe after a sign and before words, or that have a number of failures below
# their text: the numbers, and how many cases they find.
COUNTED = """
    return [...document.querySelectorAll('.view a[href*="view=cases"]')].flatMap(link => {
        const [, below] = /^([0-9,]+) (?:✗ ·|failure)/.exec(link.querySelector('small')?.textContent ?? '') ?? [];
        const own = [...link.childNodes].map(node => (node.nodeName === 'SMALL' ? '' : node.textContent)).join('');
        const [, text = below] = /^(?:[✓!✗–·] |All |The )?([0-9][0-9,]*)(?: [a-z].*)?$/.exec(own) ?? [];
        if (text === undefined) return [];
        const state = Object.fromEntries(new URLSearchParams(link.hash.slice(1))), run = navigation.run(state);
        const here = location.hash, runs = run === null ? model.runs : [run];
        history.replaceState(null, '', link.hash);
        const { holds } = search.compile(state.q);
        history.replaceState(null, '', here);
        const found = model.data.cases.ids.filter((_, number) => runs.some(one => holds(one, number)));
        return [[link.textContent, state.q, Number(text.replaceAll(',', '')), found.length]];
    })"""

# One refusal at a version gate shows nothing.
DOUBT = """
    const run = model.runs.at(-1), about = search.compile('gate:yes standing:refused');
    const number = scores.numbers(run).find(one => about.holds(run, one));
    const letter = Object.entries(model.data.standings).find(([, [member]]) => member === 'not_shown')[0];
    run.standings = run.standings.slice(0, number) + letter + run.standings.slice(number + 1);
    page.shown = null;
    address.changed()"""


@pytest.mark.parametrize(("name", "least"), [("buggy", 40), ("several", 10)])
def test_a_number_leads_to_as_many_cases(tab, page, name, least):
    tab.open(page(name))
    tab.script(DOUBT)
    seen = [row for _ in tab.views() for row in tab.script(COUNTED)]
    assert [row for row in seen if row[2] != row[3]] == []
    assert len(seen) >= least


def test_no_cell_of_the_scoreboard_leads_to_an_empty_list(tab, page):
    tab.open(page("several"))
    empty = """
        return [...document.querySelectorAll('.view a[href*="view=cases"]')].filter(link => {
            const state = Object.fromEntries(new URLSearchParams(link.hash.slice(1))), run = model.runs[state.run];
            const { holds } = search.compile(state.q);
            return !scores.numbers(run).some(number => holds(run, number));
        }).map(link => [link.textContent, link.hash])"""
    assert tab.all('.view a[href*="view=cases"]')
    assert tab.script(empty) == []


def test_the_share_that_is_supported_leaves_out_cases_without_a_verdict(tab, page):
    tab.open(page("short-passing"))
    counts = "{ cases: 8, passed: 1, warned: 1, failed: 1, unsupported: 1, others: 4 }"
    assert tab.script(f"return scores.supportedText({counts})") == "75 %"


@pytest.mark.parametrize("name", ["question", "clause"])
def test_what_a_case_may_have_several_of_has_no_totals(tab, page, name):
    tab.open(page("buggy") + f"#view=heat&rows=type&columns={name}")
    assert "all" in tab.script("return [...document.querySelectorAll('.view tfoot tr > :first-child')].map(head => head.textContent)")
    assert "all" not in tab.script("return [...document.querySelectorAll('.view thead th')].map(head => head.textContent)")
    tab.open(page("buggy") + f"#view=heat&rows={name}&columns=type")
    assert not tab.all(".view tfoot tr")


def test_a_single_cause_leads_to_all_of_its_cases(tab, page):
    tab.open(page("buggy"))
    single = """
        const run = model.runs[0], [cause] = run.causes;
        for (const reason of run.reasons) reason.cause = Math.min(reason.cause, 0);
        return causesView.all(run, cause, 0).querySelector('a').hash"""
    assert tab.script(single) == "#view=cases&q=cause:1"


def test_each_case_is_in_one_column_of_the_statements(tab, page):
    tab.open(page("short-passing"))
    told, columns = tab.script("return [Object.values(model.data.standings).map(([member]) => member), STANDING_COLUMNS.flatMap(([, members]) => members)]")
    assert sorted(columns) == sorted(told)


def test_a_statement_is_made_with_its_limits(tab, page):
    tab.open(page("short-passing"))
    told = """
        const [run] = model.runs, into = document.createElement('div');
        for (const statement of run.statements) statement.limits = 'up to rank 5';
        overview.showStatements(into, run);
        return [...into.querySelectorAll('table.statements tbody tr')].map(row => row.cells[1].textContent)"""
    statements = tab.script(told)
    assert statements and all(text.endswith(", up to rank 5") for text in statements)


LOST_PROCESSES = """
    const [, run] = model.runs, at = questions.list.findIndex(({ name }) => name === 'memory safety'), question = questions.list[at];
    const found = [model.data.clauses.findIndex(({ name }) => name === 'memory-safety')];
    run.reasonOf.set(run.verdicts.indexOf('f'), { text: -1, found, cause: -1 });
    Object.assign(run, { lost: ['A process crashed at its end, 3 times.'], lost_count: 3, answers: [] });
    const failed = answers.row(run, question, at)[4], cell = scoreboard.questionCell(run, question, at);
    return [failed.content, failed.href ?? '', cell.small, cell.href ?? '']"""


def test_failures_without_a_case_are_counted_and_lead_to_no_list(tab, page):
    tab.open(page("short-several"))
    failed, link, below, link_of_cell = tab.script(LOST_PROCESSES)
    assert (failed, link, below.split(" ·")[0], link_of_cell) == (4, "", "4 ✗", "")


def test_of_many_reasons_the_cases_of_the_others_are_counted(tab, page):
    tab.open(page("short-buggy"))
    told = """
        questions.reasons = () => Array.from({ length: 10 }, (_, at) => ({ text: `reason ${at}`, isFailure: true, cases: [0, 1, 2] }));
        return [...answers.reasons(model.runs[0], {}, '').content.querySelectorAll('li')].map(item => item.textContent)"""
    *first, last = tab.script(told)
    assert len(first) == 8 and all(text.startswith(f"3 cases: reason {at}") for at, text in enumerate(first))
    assert last == "6 cases for other reasons"


def test_a_cell_of_a_cropped_drawing_is_named_by_its_position_in_the_tensor(tab, page):
    tab.open(page("short-passing"))
    named = "return drawing.position({ part: { name: 'data' }, rank: arguments[0] }, arguments[1], [0, 1, 1])"
    assert tab.script(named, 2, {"label": "", "rows": [46, 47], "columns": [3, 4]}) == "data[47,4]"
    assert tab.script(named, 3, {"label": "[5,:,:]", "rows": [46, 47], "columns": [3, 4]}) == "data[5,47,4]"
    assert tab.script(named, 1, {"label": "", "rows": [], "columns": [3, 4]}) == "data[4]"


def test_an_arrow_ends_at_the_cell_of_its_slice(tab, page):
    tab.open(page("short-passing"))
    drawn = """
        const slice = { label: 'a slice', rows: [0, 1], columns: [0, 1], cells: [['1', '2'], ['3', '4']] };
        const parts = ['updates', 'data'].map(name => ({ name, head: name, note: '', words: [], slices: [slice, slice] }));
        const { parts: [from, to], routes: [route] } = drawingLayout.of({ parts, arrows: [[0, 1, 0, 1, 0, 1]] });
        const cell = ({ cellsX, slices }, slice, row, column) => [cellsX + column * drawingLayout.CELL_STEP, slices[slice].rowsY[row]];
        return [[route[0], cell(from, 0, 1, 0)], [route.at(-1), cell(to, 1, 0, 1)]]"""
    for (x, y), (left, top) in tab.script(drawn):
        assert left < x < left + 56 and y == top


# ---- opening a results file


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
    {"reason": "no stored output for the official comparison"}, {"reason": "two models", "nearly_scatter": True},
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
    assert len(told["remarks"]) == 15
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


# ---- the keyboard alone


def test_every_control_is_reached_by_the_key_tab_in_order_and_is_seen_to_have_the_focus(tab, page):
    tab.open(page("several"))
    expected = tab.script("""
        window.focused = [];
        document.addEventListener('focusin', event => {
            const style = getComputedStyle(event.target);
            focused.push([event.target, style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1]);
        });
        return [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')]
            .filter(element => element.checkVisibility({ contentVisibilityAuto: false }))""")
    assert len(expected) > 20
    ActionChains(tab.driver).send_keys(Keys.TAB * len(expected)).perform()
    focused = tab.script("return window.focused")
    assert [element for element, _ in focused] == expected
    assert all(seen for _, seen in focused)


def test_the_cells_of_a_drawing_are_reached_by_arrow_keys(tab, page):
    tab.open(page("case"))
    stops = tab.all("svg [tabindex='0'], .drawing [tabindex='0']")
    tab.script("arguments[0].focus()", stops[-1])
    before = tab.script("return document.activeElement.textContent")
    ActionChains(tab.driver).send_keys(Keys.ARROW_RIGHT).perform()
    after = tab.script("return document.activeElement.textContent")
    assert after != before


def test_a_point_of_the_trend_leads_to_its_run(tab, page):
    tab.open(f"{page('site')}#view=trend")
    points = tab.all(".chart svg a")
    assert len(points) == 4  # failures and share supported, of two versions
    failures = [sum(letter in "fctm" for letter in run["verdicts"]) for run in model_of(tab.text_of_file())["runs"]]
    assert [point.get_attribute("aria-label") for point in points[:2]] == ["example 1.0: 0", f"example 2.0: {failures[1]}"]
    points[1].send_keys(Keys.ENTER)
    tab.wait(lambda: tab.script("return document.querySelector('h1').textContent").endswith("2.0"))


def test_what_changed_compares_a_version_with_the_one_before(tab, page):
    tab.open(f"{page('short-versions')}#view=trend")
    tab.unfold()
    assert [run["version"] for run in model_of(tab.text_of_file())["runs"]] == ["2.0", "1.0", "1.0"]
    (link,) = tab.all(".chart a[href*='view=comparison']")
    assert link.get_attribute("href").endswith("#view=comparison&older=2&newer=0")


def test_a_finding_is_shown_with_each_version_in_which_it_was_seen(tab, page):
    tab.open(page("short-site"))
    assert tab.script("model.data.findings[0].versions = ['2.0', '1.0']; return model.runs.map(run => findings.of(run).length)") == [1, 2]


def test_a_finding_links_to_the_known_issue(tab, page):
    tab.open(f"{page('site')}#view=findings")
    links = tab.all("article a[href^='https:']")
    assert [(link.text, link.get_attribute("href")) for link in links] == [("owner/backend#17", "https://github.com/owner/backend/issues/17")]
