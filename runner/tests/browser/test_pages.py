"""Every kind of page opens without an error, fits every window, and is accessible."""

import pytest
from tab import without_spaces

PAGES = ["passing", "buggy", "several", "case", "comparison"]
# Pages of the same kinds with fewer cases: axe looks at each element.
SHORT_PAGES = ["short-passing", "short-buggy", "short-several", "case", "short-comparison"]

LIGHT_AND_DARK = ("light", "dark")
# The size of A4 within margins of a centimetre, in CSS pixels.
PAPER_WIDTH = 718


def unfold(tab):
    tab.script("for (const details of document.querySelectorAll('details')) details.open = true")


def brightness(tab, element, name):
    colour = tab.style(element, name)
    return sum(float(part) for part in colour[colour.index("(") + 1 : -1].split(",")[:3]) / 3


@pytest.mark.parametrize("name", PAGES)
def test_a_page_opens_without_an_error_or_further_requests(tab, page, name):
    tab.open(page(name))
    console, events = tab.read_logs()
    assert console == []
    requests = [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]
    assert requests == [page(name)]


@pytest.mark.parametrize("width", [1280, 380])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_as_wide_as_its_window(tab, page, name, width):
    tab.open(page(name), width)
    content, window = tab.widths()
    assert content <= window
    unfold(tab)
    content, window = tab.widths()
    assert content <= window


@pytest.mark.parametrize("scheme", LIGHT_AND_DARK)
@pytest.mark.parametrize("name", SHORT_PAGES)
def test_pages_are_accessible(tab, page, name, scheme):
    """axe finds nothing serious or critical, neither in a folded nor in an unfolded page."""
    tab.open(page(name), scheme=scheme)
    unfold(tab)
    assert tab.grave_findings() == []


@pytest.mark.parametrize("name", PAGES)
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
def test_no_page_is_wider_than_paper(tab, page, name):
    tab.open(page(name), PAPER_WIDTH)
    tab.command("Emulation.setEmulatedMedia", {"media": "print"})
    content, window = tab.widths()
    assert content <= window


@pytest.mark.parametrize("name", PAGES)
def test_everything_is_on_paper(tab, page, name):
    """Every text of the page is printed, including texts that are folded on the screen."""
    tab.open(page(name))
    texts = tab.script("""
        const left = 'nav, .filter, button, script, title, desc, [hidden]';
        const found = [];
        for (const element of document.querySelectorAll('pre, p, th, td, li, summary, h1, h2, h3, h4, dd, svg text'))
          if (!element.closest(left) && !element.querySelector('pre, p, th, td, li, summary, details, button'))
            found.push(...element.textContent.split('\\n'));
        return found""")
    assert len(texts) > 20
    paper = tab.printed()
    assert [text for text in texts if without_spaces(text) not in paper] == []
