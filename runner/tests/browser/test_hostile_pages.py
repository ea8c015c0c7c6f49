"""Third-party names, messages, strings and ids stay text: they inject nothing, break nothing and request nothing."""

import re

import pytest
from changed_results import EVIL

# Each with a page that is created in the same way, without third-party text.
PAGES = {
    "hostile": "passing",
    "hostile-run": "buggy",
    "hostile-several": "several",
    "hostile-site": "site",
    "hostile-case": "case",
    "hostile-comparison": "comparison",
}


def names_of_elements(tab):
    return set(tab.script("return [...new Set([...document.querySelectorAll('*')].map(element => element.localName))]"))


def names_of_attributes(tab):
    return set(tab.script("return [...document.querySelectorAll('*')].flatMap(element => element.getAttributeNames())"))


def names_of_globals(tab):
    """Must be called first: other calls of the driver may leave their own variables."""
    return set(tab.script("return Object.getOwnPropertyNames(window)"))


# The only address outside that the page itself makes: a place in ONNX's text.
ONNX_TEXT = r"https://github\.com/onnx/onnx/blob/v1\.\d+\.0/docs/Changelog\.md#Scatter(Elements|ND)?-\d+"


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.long
def test_third_party_texts_have_no_effect(tab, page, name, scripts):
    tab.open(page(PAGES[name]))
    variables, elements, attributes = names_of_globals(tab), set(), set()
    tab.open(page(name), scripts=scripts)
    assert names_of_globals(tab) <= variables
    for _ in tab.views() if scripts else [None]:
        elements |= names_of_elements(tab)
        attributes |= names_of_attributes(tab)
        outside = {link.get_attribute("href") for link in tab.all("a:not([href^='#'])")} - {"https://github.com/owner/backend/issues/17"}
        assert [href for href in outside if not re.fullmatch(ONNX_TEXT, href)] == []
    console, events = tab.read_logs()
    assert console == []
    assert not [event for event in events if event["method"] == "Page.javascriptDialogOpening"]
    requests = [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]
    assert {url.partition("#")[0] for url in requests} == {page(name)}
    assert not elements & {"x", "iframe", "img", "object", "embed", "base", "foreignObject"}
    icon, *feed = tab.all("link")
    assert [link.get_attribute("href").rpartition("/")[2] for link in feed] == (["findings.atom"] if name == "hostile-site" else [])
    assert icon.get_attribute("rel") == "icon" and icon.get_attribute("href").startswith("data:image/svg+xml,")
    assert not [attribute for attribute in attributes if attribute.startswith("on") or attribute in ("src", "srcdoc", "action")]
    assert len(tab.all("script")) == 2 and len(tab.all("style")) == 1


@pytest.mark.parametrize("width", [1280, 380])
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.long
def test_long_third_party_texts_make_no_view_wider_than_its_window(tab, page, name, width):
    tab.open(page(name), width)
    for view in tab.views():
        tab.unfold()
        content, window = tab.widths()
        assert content <= window, view


@pytest.mark.parametrize("end", ["#%", "#%ff", "#nowhere", "#'\"<", "#%00", "#view=<script>", "#view=cases&q=</script><x>", "#view=cases&run=99&case=x", "#view=heat&rows=x&columns=<x>"])
@pytest.mark.parametrize("name", ["buggy", "several"])
@pytest.mark.long_after(9)
def test_no_address_breaks_a_page(tab, page, name, end):
    tab.open(page(name) + end)
    assert tab.one("h1").is_displayed() and tab.one("main h2").is_displayed()
    assert tab.read_logs()[0] == []
    assert not tab.all("x") and len(tab.all("script")) == 2


def test_the_search_takes_hostile_words(tab, page):
    tab.open(page("hostile") + "#view=cases")
    tab.one("#search").send_keys("</script>")
    tab.wait(lambda: tab.one(".found span").text == "3 of 3 cases")
    assert len(tab.all("script")) == 2


def test_a_hostile_case_is_shown(tab, page):
    tab.open(page("hostile") + "#view=cases")
    tab.all(".view tbody a")[0].click()
    tab.wait(lambda: "view=case" in tab.script("return location.hash") and tab.all("pre"))
    assert tab.read_logs()[0] == []
    assert EVIL[:30] in tab.script("return document.querySelector('main').textContent")


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.long
def test_third_party_texts_do_not_harm_accessibility(tab, page, name):
    tab.open(page(name))
    for view in tab.views():
        assert tab.grave_findings(with_contrast=False) == [], view


@pytest.mark.long
def test_third_party_direction_marks_change_no_direction(tab, page):
    for name in PAGES:
        tab.open(page(name))
        for view in tab.views():
            if "findings" in view:  # they are texts of this project, not of third parties
                continue
            text = tab.script("return document.title + [...document.body.children].filter(one => one.localName !== 'script').map(one => one.textContent)")
            assert not set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\0") & set(text)
