"""Every view of every kind of page opens without an error, fits every window, is accessible, and can be printed."""

import pytest
from page_model import model_of, summary_of
from tab import without_spaces

PAGES = ["site", "comparison", "buggy", "several", "case", "passing"]
# Pages of the same kinds with fewer cases: axe looks at each element.
SHORT_PAGES = ["short-site", "short-comparison", "short-buggy", "short-several", "case", "short-passing"]

LIGHT_AND_DARK = ("light", "dark")


def brightness(tab, element, name):
    colour = tab.style(element, name)
    return sum(float(part) for part in colour[colour.index("(") + 1 : -1].split(",")[:3]) / 3


@pytest.mark.parametrize("name", PAGES)
def test_no_view_of_a_page_has_an_error_or_requests_anything(tab, page, name):
    tab.open(page(name))
    shown = list(tab.views())
    console, events = tab.read_logs()
    assert console == []
    requests = [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]
    assert [url.partition("#")[0] for url in requests] == [page(name)]
    assert len(shown) == len(set(shown)) > (0 if name == "case" else 5)


@pytest.mark.parametrize("width", [1280, 380])
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.long_after(4)
def test_every_view_is_as_wide_as_its_window(tab, page, name, width):
    tab.open(page(name), width)
    for view in tab.views():
        tab.unfold()
        content, window = tab.widths()
        assert content <= window, view


def test_the_meanings_of_the_signs_stand_above_the_types_of_all_operators(tab, page):
    tab.open(page("every-version") + "#view=types", 1500)
    bottom, *tops = tab.script("return [...document.querySelectorAll('.view > *')].map((part, at) => part.getBoundingClientRect()[at ? 'top' : 'bottom'])")
    assert len(tops) == 3 and min(tops) >= bottom


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (1280, "dark"), (380, "light")])
@pytest.mark.parametrize("name", SHORT_PAGES)
@pytest.mark.long
def test_every_view_is_accessible(tab, page, name, width, scheme):
    """axe finds nothing serious or critical. Colours do not depend on the width, and contrast takes most of the time."""
    tab.open(page(name), width, scheme)
    for view in tab.views():
        tab.unfold()
        assert tab.grave_findings(with_contrast=width == 1280) == [], view


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.long_after(1)
def test_a_page_follows_the_preferred_colour_scheme(tab, page, name):
    grounds, inks = [], []
    for scheme in LIGHT_AND_DARK:
        tab.open(page(name), scheme=scheme)
        body = tab.one("body")
        grounds.append(brightness(tab, body, "background-color"))
        inks.append(brightness(tab, body, "color"))
    assert grounds[0] > 200 > 100 > inks[0]
    assert inks[1] > 200 > 100 > grounds[1]


@pytest.mark.parametrize("name", [*PAGES, "every-version"])
@pytest.mark.long
def test_every_text_of_a_view_is_on_the_paper(tab, page, name):
    """Browsers shrink what is wider than the paper, but only by half."""
    tab.open(page(name))
    for view in tab.views():
        for width, places in tab.places_on_paper():
            assert max(places, default=0) < width, view


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.long_after(2)
def test_everything_is_on_paper(tab, page, name):
    """Every text of the first view is printed, including texts that are folded on the screen."""
    tab.open(page(name))
    texts = tab.script("""
        const left = '.unseen, nav, button, .choices-of-view, .chooser, script, title, desc, [hidden], option';
        const found = [];
        for (const element of document.querySelectorAll('pre, p, th, td, li, summary, h1, h2, h3, h4, dd, svg text'))
          if (!element.closest(left) && !element.querySelector('pre, p, th, td, li, summary, details, button, select'))
            found.push(...element.textContent.split('\\n'));
        return found""")
    assert len(texts) > 20
    paper = tab.printed()
    assert [text for text in texts if without_spaces(text) not in paper] == []


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.long_after(2)
def test_where_scripts_are_blocked_a_page_shows_the_summary(tab, page, name):
    tab.open(page(name), scripts=False)
    (shown,) = tab.shown("main > *")
    assert shown.get_attribute("id") == "summary"
    assert shown.text.split() == summary_of(tab.text_of_file()).split()


@pytest.mark.parametrize("width", [1280, 380])
def test_the_first_column_of_a_wide_table_stays_in_sight(tab, page, width):
    tab.open(page("several"), width)
    wide = tab.script("return [...document.querySelectorAll('table')].find(table => table.parentElement.scrollWidth > table.parentElement.clientWidth)")
    if wide is None:
        assert width == 1280
        return
    head = wide.find_element("css selector", "tbody th")
    before = tab.script("return arguments[0].getBoundingClientRect().left", head)
    tab.script("arguments[0].parentElement.scrollLeft = 100000", wide)
    assert tab.script("return arguments[0].parentElement.scrollLeft", wide) > 0
    assert abs(tab.script("return arguments[0].getBoundingClientRect().left", head) - before) < 2


# ---- the numbers of the page are those of the results


def test_the_scoreboard_has_the_numbers_of_the_results(tab, page):
    tab.open(page("several"))
    model = model_of(tab.text_of_file())
    for run in model["runs"]:
        (row,) = [row for row in tab.all(".view table:first-of-type tbody tr, .view tbody tr") if row.find_element("css selector", "th").text == run["title"]][:1]
        numbers = row.text.replace(",", "")
        passed = sum(letter in "pw" for letter in run["verdicts"])
        supported = sum(letter in "pwfctm" for letter in run["verdicts"])
        assert f"{passed}/{supported}" in numbers


def test_the_list_of_cases_counts_each_verdict_as_the_results_do(tab, page):
    tab.open(page("buggy"))
    (run,) = model_of(tab.text_of_file())["runs"]
    for word, letters in (("fail", "f"), ("pass", "p"), ("unsupported", "u"), ("warning", "w")):
        tab.open(page("buggy") + f"#view=cases&q=verdict:{word}")
        count = sum(letter in letters for letter in run["verdicts"])
        assert tab.one(".found span").text.replace(",", "").startswith(f"{count} of {len(run['verdicts'])} case")


# ---- where a page leads


def test_a_case_names_its_files_its_decisions_and_the_text_of_onnx(tab, page):
    tab.open(page("buggy"))
    model = model_of(tab.text_of_file())
    number = next(number for number, clauses in enumerate(model["cases"]["clauses"]) if any(model["clauses"][clause]["decisions"] for clause in clauses))
    case = model["cases"]["ids"][number]
    source, version, name = case.partition("#")[0].split("/")
    tab.open(page("buggy") + f"#view=case&case={case.replace('#', '%23')}")
    text = tab.one(".view").text
    assert (f"{version}.zip, folder {name}" in text) == (source in model["runs"][0]["corpora"])
    decision = next(model["clauses"][clause]["decisions"][0] for clause in model["cases"]["clauses"][number] if model["clauses"][clause]["decisions"])
    assert f"Decision {decision}: {model['decisions'][decision]}" in text
    assert f"scatter-cts show {case}" in text.replace("'", "")
    (link,) = tab.all(".view a[href^='https://github.com/onnx/onnx/']")
    assert link.get_attribute("href").endswith(f"/docs/Changelog.md#{version}")


def test_without_an_address_of_the_project_the_page_names_its_documents(tab, page):
    tab.open(page("buggy"))
    assert "contest it (doc/verdicts.md)" in tab.one("footer").text
    assert tab.all("footer a") == []


def test_with_an_address_of_the_project_the_page_leads_to_its_documents(tab, page, tmp_path):
    tab.open(page("buggy"))
    copy = tmp_path / "page.html"
    copy.write_text(tab.text_of_file().replace('"home":""', '"home":"https://example.org/scatter-cts"'), "utf-8")
    tab.open(copy.as_uri())
    links = [link.get_attribute("href") for link in tab.all("footer a")]
    assert links == ["https://example.org/scatter-cts" + path for path in (
        "", "/blob/main/vectors/README.md", "/blob/main/doc/verdicts.md#how-to-contest-a-verdict")]


def test_the_text_of_a_version_is_that_of_its_first_edition_if_the_edition_judged_is_older(tab, page, tmp_path):
    tab.open(page("buggy"))
    case = next(one for one in model_of(tab.text_of_file())["cases"]["ids"] if one.startswith("cases/ScatterND-18/"))
    copy = tmp_path / "page.html"
    copy.write_text(tab.text_of_file().replace('"edition":"onnx-1.23"', '"edition":"onnx-1.11"'), "utf-8")
    tab.open(copy.as_uri() + f"#view=case&case={case.replace('#', '%23')}")
    (link,) = tab.all(".view a[href^='https://github.com/onnx/onnx/']")
    assert link.get_attribute("href").endswith("/blob/v1.13.0/docs/Changelog.md#ScatterND-18")
    assert "in onnx-1.13, the first edition that has it" in tab.one(".view").text
