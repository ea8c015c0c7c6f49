"""What the page says of several runs: dimensions, versions, differences, the trend, findings."""

import collections

import pytest
from page_model import model_of
from page_state import VIEW, hash_of
from selenium.webdriver.common.keys import Keys


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
        const failures = [...document.querySelectorAll('.view tbody tr')].map(row => [row.cells[0].textContent, /^[0-9]+$/.exec([...row.cells].at(-1).querySelector('small')?.textContent)?.[0] ?? '0']);
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


def test_a_run_that_is_not_complete_claims_no_type(tab, page):
    tab.open(page("short-passing"))
    told = "return [true, false].map(complete => types.mark({ complete }, { counts: scores.empty(), standings: new Set(['answered']) }))"
    assert tab.script(told) == ["good", "fair"]


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


def test_the_text_for_an_issue_ends_with_the_script_and_only_failures_have_one(tab, page):
    tab.open(f"{page('site')}#view=findings")
    told = "return [findings.issue({ issue: 'Told.\\n', language: 'rust', script: 'fn main() {}\\n' }).querySelector('pre').textContent, findings.issue({ issue: '' })]"
    assert tab.script(told) == ["Told.\n\n```rust\nfn main() {}\n```\n", None]


def test_a_finding_has_an_address_where_it_is_in_sight(tab, page):
    tab.open(f"{page('site')}#view=findings")
    tab.script("model.data.findings = Array.from({ length: 60 }, (_, number) => ({ ...model.data.findings[0], id: `finding-of-${number}` }))")
    tab.script("location.hash = arguments[0]", "#view=findings&finding=finding-of-45")
    links = tab.wait(lambda: [link for link in tab.all("h3 a") if link.get_attribute("href").endswith("finding=finding-of-45")])
    top, height = tab.wait(lambda: tab.script("const { top } = arguments[0].getBoundingClientRect(); return scrollY > 0 && [top, innerHeight]", links[0]))
    assert 0 <= top < height


def test_an_implementation_of_the_site_has_links_to_its_home_page_and_its_issues(tab, page):
    tab.open(f"{page('site')}#view=overview&run=0")
    links = {link.text: link.get_attribute("href") for link in tab.all(".view .note a")}
    assert (links["home page"], links["issues"]) == ("https://github.com/owner/backend", "https://github.com/owner/backend/issues")


# By sentence and run: whether a case fails under the clause, from the records of the page alone.
FAILS_UNDER = """
    return Object.fromEntries(model.data.clauses.map(({ id }, clause) => [id, order.runs().map((run) => [...run.verdicts].some((letter, number) =>
        'fctm'.includes(letter) && run.reasonOf.get(number)?.found.includes(clause) && !run.reasonOf.get(number).warned.includes(clause)))]))"""


def test_each_sentence_says_of_each_run_whether_a_case_fails_under_it(tab, page):
    tab.open(f"{page('short-versions')}#view=sentences&newest=0")
    fails = tab.script(FAILS_UNDER)
    shown = {}
    for operator in tab.all(".view h3"):
        rows = tab.script("return [...arguments[0].nextElementSibling.querySelectorAll('tbody tr')].map(row => [...row.cells].map(cell => (cell.querySelector('small') ?? cell).textContent))", operator)
        for name_and_place, *cells in rows:
            shown[f"{operator.text}.{name_and_place.partition(' · ')[0]}"] = ["✗" in cell for cell in cells]
    assert {clause: fails[clause] for clause in shown} == shown
    assert len(shown) > 40 and any(True in cells for cells in shown.values())


def test_the_sentences_of_an_operator_lead_to_the_text_of_its_newest_version(tab, page):
    tab.open(f"{page('short-versions')}#view=sentences")
    texts = [link.get_attribute("href").partition("#")[2] for link in tab.all(".view a[href^='https://github.com/onnx/onnx/']")]
    assert texts == ["Scatter-11", "ScatterElements-18", "ScatterND-18"]


@pytest.mark.parametrize(("name", "width", "is_shown"), [("short-site", 1280, True), ("short-site", 380, False), ("short-versions", 1280, False)])
def test_a_wide_window_of_the_site_shows_what_onnx_says_of_each_clause(tab, page, name, width, is_shown):
    tab.open(f"{page(name)}#view=sentences", width)
    quoted = [one.text for one in tab.shown(".view q")]
    assert ("This operator is the inverse of GatherND." in quoted, len(quoted) > 40) == (is_shown, is_shown)


def test_the_head_of_several_runs_has_their_days_editions_and_programs(tab, page, tmp_path):
    tab.open(page("short-versions"))
    copy = tmp_path / "page.html"
    day, edition, program = tab.script("const { started, edition, program } = model.runs[0]; return [started, edition, program]")
    text = tab.text_of_file().replace(f'"started":"{day}"', '"started":"2001-02-03T04:05:06Z"', 1)
    copy.write_text(text.replace('"edition":"onnx-1.23"', '"edition":"onnx-1.11"', 1), "utf-8")
    tab.open(copy.as_uri())
    assert tab.one(".kind").text.split(" · ")[1:] == [f"2001-02-03 to {day[:10]}", f"onnx-1.11, {edition}", program]


def test_sentences_are_in_the_order_of_the_text(tab, page):
    tab.open(f"{page('short-versions')}#view=sentences")
    places = tab.script("return model.data.clauses.filter(({ operator, gate }) => operator === 'ScatterElements' && !gate)"
                        ".sort((a, b) => sentences.order(a) - sentences.order(b)).map(({ place }) => place)")
    assert places[0] == "doc 1" and places[-1] == ""
    for part in ("doc", "inputs.indices"):
        numbers = [int(place.split()[1]) for place in places if place.startswith(f"{part} ")]
        assert numbers == sorted(numbers) and len(set(numbers)) > 1
    parts = [place.split()[0] for place in places if place != ""]
    assert [part for at, part in enumerate(parts) if at == 0 or parts[at - 1] != part] == list(dict.fromkeys(parts))


def test_the_worst_of_several_marks_is_that_of_the_whole(tab, page):
    tab.open(page("short-versions"))
    worst = "return [['good', 'fair', 'bad'], ['good', 'fair'], ['off', 'good'], ['none', 'off'], []].map(some => marks.worst(some))"
    assert tab.script(worst) == ["bad", "fair", "good", "off", "none"]
