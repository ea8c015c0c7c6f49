"""A browser tab: opens pages as on several kinds of screens, and records what they do."""

import base64
import io
import json
import pathlib
import unicodedata
import urllib.parse

import pypdf
import selenium_axe_python
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

# A condition that never holds is a failure; no condition takes nearly as long.
PATIENCE_SECONDS = 60
HEIGHT = 900
# Taller than every page.
SHEET_INCHES = 200
AXE = pathlib.Path(selenium_axe_python.__file__).parent / "axe-core" / "axe.min.js"


def without_spaces(text):
    """A text without white space, and without the ligatures of printed letters."""
    return "".join(unicodedata.normalize("NFKC", text).split())


class Tab:
    def __init__(self, driver):
        self.driver = driver
        self.address = None
        self.script = driver.execute_script
        self.command = driver.execute_cdp_cmd
        self.read_logs()

    def leave(self):
        """Resets the page and all forced settings."""
        self.command("Emulation.setScriptExecutionDisabled", {"value": False})
        self.command("Emulation.clearDeviceMetricsOverride", {})
        self.command("Emulation.setEmulatedMedia", {"media": "", "features": []})
        self.command("Browser.resetPermissions", {})
        self.driver.get("about:blank")

    def open(self, address, width=1280, scheme="light", scripts=True):
        """Loads a page; first another page if it is already shown, because otherwise the browser only goes to an anchor."""
        if self.address is not None:
            self.driver.get("about:blank")
        self.address = address
        self.command("Emulation.setScriptExecutionDisabled", {"value": not scripts})
        metrics = {"width": width, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False}
        self.command("Emulation.setDeviceMetricsOverride", metrics)
        self.command("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        self.read_logs()
        self.driver.get(address)

    def text_of_file(self):
        """The file that is shown."""
        return pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(self.address).path)).read_text(encoding="utf-8")

    def views(self):
        """Shows one view after the other, the current one first, and gives their names."""
        links = self.script("return [...document.querySelectorAll('nav a')].map(link => link.getAttribute('href'))")
        yield "first"
        for link in links[1:]:
            self.script("location.hash = arguments[0]", link)
            self.wait(lambda link=link: self.script("return document.querySelector('nav a[aria-current=page]')?.getAttribute('href')") == link)
            yield link

    def unfold(self):
        self.script("for (const details of document.querySelectorAll('details')) details.open = true")

    def read_logs(self):
        """The console messages and protocol events since the last call."""
        console = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] != "INFO"]
        events = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return console, events

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        (element,) = self.all(selector)
        return element

    def shown(self, selector):
        """The visible elements."""
        return [element for element in self.all(selector) if element.is_displayed()]

    def wait(self, condition):
        """Waits until a condition holds, and returns its value."""
        return WebDriverWait(self.driver, PATIENCE_SECONDS, poll_frequency=0.02).until(lambda _: condition())

    def style(self, element, name):
        return self.script("return getComputedStyle(arguments[0]).getPropertyValue(arguments[1])", element, name)

    def widths(self):
        """The widths of the content of the page and of its window."""
        return self.script("return [document.documentElement.scrollWidth, innerWidth]")

    def grave_findings(self, with_contrast=True):
        """The serious and critical findings of axe, as texts. Contrast takes most of the time."""
        self.script(AXE.read_text(encoding="utf-8"))
        rules = {"color-contrast": {"enabled": with_contrast}}
        found = self.driver.execute_async_script(
            "axe.run(document, arguments[0]).then(arguments[1], error => arguments[1]({ error: String(error) }))",
            {"resultTypes": ["violations"], "preload": False, "rules": rules},
        )
        assert "error" not in found, found
        assert len(found["passes"]) > 10
        return [
            f"{one['impact']}: {one['id']}: {node['target']}: {node['html'][:200]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]

    def places_on_paper(self):
        """For each sheet of A4: its width, and where texts begin, from the left."""
        data = base64.b64decode(self.command("Page.printToPDF", {"printBackground": True, "paperWidth": 8.27, "paperHeight": 11.69})["data"])
        for sheet in pypdf.PdfReader(io.BytesIO(data)).pages:
            places = []

            def visit(text, current, of_text, _font, _size, places=places):
                if text.strip():
                    places.append(of_text[4] * current[0] + current[4])

            sheet.extract_text(visitor_text=visit)
            yield float(sheet.mediabox.width), places

    def printed(self):
        """The texts of the printed page, after `without_spaces`. All is on one sheet, so that no text is split."""
        data = base64.b64decode(self.command("Page.printToPDF", {"printBackground": True, "paperHeight": SHEET_INCHES})["data"])
        return without_spaces("".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(data)).pages))
