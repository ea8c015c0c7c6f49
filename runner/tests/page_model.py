"""The report model in a page (reports/page/README.md), and what a page must be whatever it is about."""

import base64
import hashlib
import html
import json
import re

MODEL = re.compile(r'<script id="model" type="application/json">(.*?)</script>', re.DOTALL)


def model_of(page):
    """The model of a page, with a letter for each case."""
    (text,) = MODEL.findall(page)
    model = json.loads(text)
    for run in model["runs"]:
        for name in ("verdicts", "standings"):
            run[name] = re.sub(r"(\D)(\d+)", lambda found: found[1] * int(found[2]), run[name])
    return model


def summary_of(page):
    """The text that a page shows where scripts are blocked."""
    (text,) = re.findall(r'<pre id="summary">(.*?)</pre>', page, re.DOTALL)
    return html.unescape(text)


def check_page(page):
    """A page is one file; its policy allows its own style and script; texts of third parties are in the title, the description, the summary and the model only."""
    rest = MODEL.sub("", page)
    rest = re.sub(r"<title>[^<]*</title>|<pre id=\"summary\">[^<]*</pre>|<meta (?:name|property)=\"[a-z:]+\" content=\"[^\"<>]*\">", "", rest)
    rest = re.sub(r'<link rel="icon" href="data:image/svg\+xml,[^"<>]*">', "", rest, count=1)
    (style,), (script,) = re.findall(r"<style>(.*?)</style>", rest, re.DOTALL), re.findall(r"<script>(.*?)</script>", rest, re.DOTALL)
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', rest)
    hashes = [f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in (style, script)]
    assert policy == f"default-src 'none'; style-src {hashes[0]}; script-src {hashes[1]}; img-src data:; base-uri 'none'; form-action 'none'"
    markup = rest.replace(style, "").replace(script, "")
    assert not re.findall(r" (?:src|href|style|on[a-z]+)=", markup)
    assert "url(" not in style and "@import" not in style
    assert not set("\r\x1b\u202e\u2066\ufffe") & set(page)
    assert "<" not in MODEL.findall(page)[0]


def records_by_verdict(model, run):
    """The ids of the cases of a run with each letter of a verdict."""
    found = {}
    for name, letter in zip(model["cases"]["ids"], run["verdicts"], strict=True):
        found.setdefault(letter, []).append(name)
    return found
