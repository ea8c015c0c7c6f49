"""The script of a page: filtering, sorting, copying and unfolding; and that a page works without it."""

import re
import urllib.parse

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def rows(tab):
    """The visible rows of the table of cases, each as the texts of its cells."""
    return tab.script("""
        return [...document.querySelectorAll('table.cases tbody tr')].filter(row => row.checkVisibility())
            .map(row => [...row.cells].map(cell => (cell.querySelector('summary') || cell).textContent))""")


def column(tab, number):
    return [row[number] for row in rows(tab)]


def field(tab, name):
    return tab.one(f".filter [name={name}]")


def words_of(tab, name):
    return [option.get_attribute("value") for option in field(tab, name).find_elements("tag name", "option")]


def choose(tab, name, word):
    field(tab, name).send_keys(Keys.HOME, Keys.ARROW_DOWN * words_of(tab, name).index(word))
    assert field(tab, name).get_attribute("value") == word


# ---- the filter


def test_the_filter_shows_the_rows_with_all_words(tab, page):
    tab.open(page("buggy"))
    everything = rows(tab)
    field(tab, "text").send_keys("SLICE fail")
    shown = rows(tab)
    assert 0 < len(shown) < len(everything)
    assert all("fail" in row[1] for row in shown)
    assert tab.one(".filter output").text == f"{len(shown)} of {len(everything)} cases"
    field(tab, "text").send_keys(Keys.BACKSPACE * len("SLICE fail"))
    assert rows(tab) == everything


@pytest.mark.parametrize(("name", "number"), [("verdict", 1), ("version", 2), ("type", 3), ("clause", 5)])
def test_a_list_of_the_filter_has_every_word_of_its_column(tab, page, name, number):
    tab.open(page("buggy"))
    texts = column(tab, number)
    words = words_of(tab, name)
    assert words[0] == "" and len(words) > 1
    for word in words[1:]:
        choose(tab, name, word)
        expected = [text for text in texts if re.search(rf"(^|\s){re.escape(word)}(:|$)", text)]
        assert column(tab, number) == expected and expected


def test_lists_and_words_of_the_filter_are_combined(tab, page):
    tab.open(page("buggy"))
    choose(tab, "verdict", "fail")
    failing = rows(tab)
    some_type = failing[-1][3]
    choose(tab, "type", some_type)
    assert rows(tab) == [row for row in failing if row[3] == some_type] != failing
    field(tab, "text").send_keys("no such text")
    assert rows(tab) == []
    assert tab.one(".filter output").text.startswith("0 of ")


# ---- sorting


@pytest.mark.parametrize("number", range(6))
def test_a_column_head_sorts_in_both_directions(tab, page, number):
    tab.open(page("buggy"))
    before = column(tab, number)
    head = tab.all("table.cases thead th")[number]
    for direction, falls in (("ascending", False), ("descending", True)):
        head.find_element("tag name", "button").click()
        assert head.get_attribute("aria-sort") == direction
        order = tab.script(
            "const collator = new Intl.Collator('en', { numeric: true }); return arguments[0].sort(collator.compare)", before
        )
        assert column(tab, number) == (order[::-1] if falls else order)
    assert len(tab.all("table.cases [aria-sort]")) == 1


def test_a_sorted_table_stays_filtered(tab, page):
    tab.open(page("buggy"))
    choose(tab, "verdict", "fail")
    names = column(tab, 0)
    tab.one("table.cases thead th:first-child button").click()
    assert sorted(column(tab, 0)) == sorted(names)


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
        command = tab.one("main > .command")
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
    command = tab.one("main > .command")
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


# ---- links to places


def places(tab):
    """A place inside a folded cause, and a place in a row of the table of cases."""
    return tab.script("""
        const causes = [...document.querySelectorAll('details.cause:not([open]) > [id]')];
        const rows = [...document.querySelectorAll('table.cases tr[id]')].filter(row => row.querySelector('details'));
        return [causes.at(-1).id, rows.at(-1).id]""")


def anchor(place):
    return "#" + urllib.parse.quote(place, safe="/")


def is_in_sight(tab, place):
    return tab.script(
        """const box = document.getElementById(arguments[0]).getBoundingClientRect();
        return box.height > 0 && box.top >= 0 && box.top < innerHeight""",
        place,
    )


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize("which", [0, 1])
def test_a_link_to_a_place_unfolds_its_parents(tab, page, which, scripts):
    tab.open(page("buggy"))
    place = places(tab)[which]
    tab.open(page("buggy") + anchor(place), scripts=scripts)
    tab.wait(lambda: is_in_sight(tab, place))
    if scripts:
        tab.wait(lambda: tab.script("return document.querySelector(':target pre').checkVisibility()"))


def test_a_link_within_the_page_unfolds_its_target(tab, page):
    tab.open(page("several"))
    link = tab.all(".board td a")[-1]
    place = urllib.parse.unquote(link.get_attribute("href").partition("#")[2])
    assert not tab.script("return document.getElementById(arguments[0]).checkVisibility()", place)
    link.click()
    tab.wait(lambda: is_in_sight(tab, place))


def test_a_link_to_a_row_shows_it_whatever_the_filter_hides(tab, page):
    tab.open(page("buggy"))
    place = places(tab)[1]
    field(tab, "text").send_keys("no such text")
    tab.script("location.hash = arguments[0]", anchor(place))
    tab.wait(lambda: is_in_sight(tab, place))


@pytest.mark.parametrize("end", ["#%", "#%ff", "#nowhere", "#'\"<", "#%00"])
def test_a_link_without_a_target_breaks_nothing(tab, page, end):
    tab.open(page("buggy") + end)
    assert tab.one(".filter").is_displayed()
    console, _ = tab.read_logs()
    assert console == []


# ---- the keyboard alone


def test_every_control_is_reached_by_the_key_tab_in_order_and_is_seen_to_have_the_focus(tab, page):
    tab.open(page("several"))
    expected = tab.script("""
        window.focused = [];
        document.addEventListener('focusin', event => {
            const style = getComputedStyle(event.target);
            focused.push([event.target, style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1]);
        });
        return [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
            .filter(element => element.checkVisibility({ contentVisibilityAuto: false }))""")
    assert len(expected) > 20
    ActionChains(tab.driver).send_keys(Keys.TAB * len(expected)).perform()
    focused = tab.script("return window.focused")
    assert [element for element, _ in focused] == expected
    assert all(seen for _, seen in focused)


def press(tab, element, *keys):
    tab.script("arguments[0].focus()", element)
    ActionChains(tab.driver).send_keys(*keys).perform()


def test_everything_works_by_keys(tab, page):
    tab.open(page("buggy"))
    press(tab, tab.one("nav a[href='#cases']"), Keys.ENTER)
    tab.wait(lambda: is_in_sight(tab, "cases"))
    head = tab.one("table.cases thead th:first-child")
    press(tab, head.find_element("tag name", "button"), Keys.ENTER)
    assert head.get_attribute("aria-sort") == "ascending"
    press(tab, field(tab, "type"), "f")
    assert set(column(tab, 3)) == {"float"}
    summary = tab.shown("table.cases summary")[0]
    press(tab, summary, Keys.ENTER)
    assert tab.script("return arguments[0].parentElement.open", summary)
    press(tab, summary, Keys.SPACE)
    assert not tab.script("return arguments[0].parentElement.open", summary)


# ---- without the script


def test_without_the_script_the_page_is_complete_and_shows_no_dead_controls(tab, page):
    tab.open(page("buggy"))
    with_script = rows(tab)
    tab.open(page("buggy"), scripts=False)
    assert rows(tab) == with_script
    assert not tab.shown("button, input, select, output")
    summary = tab.shown(".cause:not([open]) > summary")[0]
    summary.click()
    assert tab.script("return arguments[0].parentElement.open", summary)
    tab.one("nav a[href='#cases']").click()
    tab.wait(lambda: is_in_sight(tab, "cases"))
