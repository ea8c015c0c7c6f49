"""What the scripts of a page do: searching, sorting, copying, a case, the keyboard; the state is in the address."""

import collections

import pytest
from page_model import model_of
from page_state import VIEW, column, found, hash_of, rows
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

CLIPBOARD = ["clipboard-read", "clipboard-write"]


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
@pytest.mark.long_after(3)
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
@pytest.mark.long_after(2)
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
    assert command.startswith("scatter-cts run ")


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


def test_a_cell_of_a_cropped_drawing_is_named_by_its_position_in_the_tensor(tab, page):
    tab.open(page("short-passing"))
    named = "return drawing.position({ part: { name: 'data' }, rank: arguments[0] }, arguments[1], [0, 1, 1])"
    assert tab.script(named, 2, {"index": [], "rows": [46, 47], "columns": [3, 4]}) == "data[47,4]"
    assert tab.script(named, 3, {"index": [5], "rows": [46, 47], "columns": [3, 4]}) == "data[5,47,4]"
    assert tab.script(named, 1, {"index": [], "rows": [], "columns": [3, 4]}) == "data[4]"


def test_an_arrow_ends_at_the_cell_of_its_slice(tab, page):
    tab.open(page("short-passing"))
    drawn = """
        const slice = { index: [0], extents: [2, 2], rows: [0, 1], columns: [0, 1], cells: [['1', '2'], ['3', '4']] };
        const parts = ['updates', 'data'].map(name => ({ name, head: name, note: '', words: [], slices: [slice, slice] }));
        const { parts: [from, to], routes: [route] } = drawingLayout.of({ parts, arrows: [[0, 1, 0, 1, 0, 1]] });
        const cell = ({ cellsX, slices }, slice, row, column) => [cellsX + column * drawingLayout.CELL_STEP, slices[slice].rowsY[row]];
        return [[route[0], cell(from, 0, 1, 0)], [route.at(-1), cell(to, 1, 0, 1)]]"""
    for (x, y), (left, top) in tab.script(drawn):
        assert left < x < left + 56 and y == top


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
