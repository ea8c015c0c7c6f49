"""Third-party names, messages, strings and ids stay text: they inject nothing, break nothing and request nothing."""

import urllib.parse

import pytest

# Each with a page that is created in the same way, without third-party text.
PAGES = {
    "hostile": "passing",
    "hostile-run": "buggy",
    "hostile-several": "several",
    "hostile-case": "case",
    "hostile-comparison": "comparison",
}
# All elements that pages contain.
ELEMENTS = set(
    "html head meta title style body main script nav section h1 h2 h3 h4 h5 p a b q small span div ul li dl dt dd pre code details summary "
    "table caption thead tbody tr th td label input select option output button figure svg desc g rect path text".split()
)

ATTRIBUTES = set(
    "aria-hidden aria-label aria-live charset class colspan content d for height hidden href http-equiv id lang name open role rowspan scope style "
    "tabindex textLength lengthAdjust title transform type value viewBox width x x1 x2 xmlns y y1 y2".split()
)


def names_of_elements(tab):
    return set(tab.script("return [...new Set([...document.querySelectorAll('*')].map(element => element.localName))]"))


def names_of_attributes(tab):
    return set(tab.script("return [...document.querySelectorAll('*')].flatMap(element => element.getAttributeNames())"))


def names_of_globals(tab):
    """Must be called first: other calls of the driver may leave their own variables."""
    return set(tab.script("return Object.getOwnPropertyNames(window)"))


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize("name", PAGES)
def test_third_party_texts_have_no_effect(tab, page, name, scripts):
    tab.open(page(PAGES[name]))
    variables = names_of_globals(tab)
    tab.open(page(name), scripts=scripts)
    assert names_of_globals(tab) <= variables
    console, events = tab.read_logs()
    assert console == []
    assert not [event for event in events if event["method"] == "Page.javascriptDialogOpening"]
    requests = [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]
    assert requests == [page(name)]
    assert names_of_elements(tab) <= ELEMENTS
    assert len(tab.all("script")) <= 1 and len(tab.all("style")) == 1
    assert names_of_attributes(tab) <= ATTRIBUTES
    assert not tab.all("a:not([href^='#'])")


@pytest.mark.parametrize("width", [1280, 380])
@pytest.mark.parametrize("name", PAGES)
def test_long_third_party_texts_make_no_page_wider_than_its_window(tab, page, name, width):
    tab.open(page(name), width)
    tab.script("for (const details of document.querySelectorAll('details')) details.open = true")
    content, window = tab.widths()
    assert content <= window


@pytest.mark.parametrize("name", ["hostile", "hostile-run", "hostile-several"])
def test_places_with_hostile_names_are_reached(tab, page, name):
    tab.open(page(name))
    places = [place for place in tab.script("return [...document.querySelectorAll('[id]')].map(e => e.id)") if "script" in place]
    assert places
    for place in places:
        tab.open(page(name) + "#" + urllib.parse.quote(place))
        tab.wait(lambda place=place: tab.script("return document.querySelector(':target')?.id") == place)
        assert tab.read_logs()[0] == []


def test_the_filter_takes_hostile_words(tab, page):
    tab.open(page("hostile"))
    tab.one(".filter [name=text]").send_keys("</script>")
    assert tab.one(".filter output").text == "3 of 3 cases"
    assert len(tab.all("script")) == 1


@pytest.mark.parametrize("name", PAGES)
def test_third_party_texts_do_not_harm_accessibility(tab, page, name):
    tab.open(page(name))
    assert tab.grave_findings(with_contrast=False) == []


def test_third_party_direction_marks_change_no_direction(tab, page):
    """Direction marks are shown as escapes, and do not change the direction of the text after them."""
    for name in PAGES:
        tab.open(page(name))
        text = tab.script("return document.documentElement.textContent")
        assert not set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\0") & set(text)
