"""What a page of a report shows, and its address."""

import re

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
