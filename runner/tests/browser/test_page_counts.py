"""What the page counts, and where its numbers lead."""

import pytest

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


# The links to lists of cases whose text is a number, maybe after a sign and before words, or that have a number of failures below
# their text: the numbers, and how many cases they find.
COUNTED = """
    return [...document.querySelectorAll('.view a[href*="view=cases"]')].flatMap(link => {
        const [, below] = /^([0-9,]+) (?:·|failure)/.exec(link.querySelector('small')?.textContent ?? '') ?? [];
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


@pytest.mark.parametrize(("name", "least"), [("buggy", 39), ("several", 10)])
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
    assert (failed, link, below.split(" ·")[0], link_of_cell) == (4, "", "4", "")


def test_of_many_reasons_the_cases_of_the_others_are_counted(tab, page):
    tab.open(page("short-buggy"))
    told = """
        questions.reasons = () => Array.from({ length: 10 }, (_, at) => ({ text: `reason ${at}`, isFailure: true, cases: [0, 1, 2] }));
        return [...answers.reasons(model.runs[0], {}, '').content.querySelectorAll('li')].map(item => item.textContent)"""
    *first, last = tab.script(told)
    assert len(first) == 8 and all(text.startswith(f"3 cases: reason {at}") for at, text in enumerate(first))
    assert last == "6 cases for other reasons"
