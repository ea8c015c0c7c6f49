"""The site of all published pages: HTML that needs no network, and reports of scatter-cts."""

from __future__ import annotations

import gzip
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pages
from markdown_it import MarkdownIt
from markdown_it.token import Token
from published import Implementation

TITLES = {"FINDINGS": "Findings", "DIFFERENCES": "Where they differ"}
STYLE = (pages.TEMPLATES / "site.css").read_text(encoding="utf-8")


class SiteError(Exception):
    """A part of the site could not be built."""


def _name_of(page: str) -> str:
    """The file of a page, of which the site has no folders: FINDINGS.md is the index."""
    return "index.html" if page == "FINDINGS.md" else page.removesuffix(".md").replace("/", "-") + ".html"


def _inline(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from _inline(token.children or [])


def _target(href: str, published: set[str]) -> str | None:
    """The target of a link of a page, within the site or outside; None if there is neither."""
    path, mark, anchor = href.partition("#")
    if "://" in href or not path:
        return href
    if path in published:
        return _name_of(path) + mark + anchor
    return None


def html_of(markdown: str, published: set[str]) -> str:
    """A page's body. Headings have the ids that links use; links to files that are not on the site become plain text."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    comment, _, rest = markdown.partition("-->\n")
    tokens = parser.parse(rest if comment.startswith("<!--") else markdown)
    for token, following in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type == "heading_open":
            text = "".join(part.content for part in following.children if part.type in ("text", "code_inline"))
            token.attrSet("id", pages.slug(text))
    open_links: list[bool] = []
    for token in _inline(tokens):
        if token.type == "link_open":
            target = _target(str(token.attrGet("href")), published)
            open_links.append(target is not None)
            if target is not None:
                token.attrSet("href", target)
            else:
                token.type, token.tag, token.attrs = "span_open", "span", {}
        elif token.type == "link_close" and not open_links.pop():
            token.type, token.tag = "span_close", "span"
    return parser.renderer.render(tokens, parser.options, {})


def build(folder: Path, published: Path, implementations: list[Implementation], program: Path) -> list[str]:
    """Writes the site into a folder, which is created. Returns messages about the parts that could not be built."""
    folder.mkdir(parents=True, exist_ok=True)
    reports, problems = _reports(folder, implementations, program)
    sources = ["FINDINGS.md", "DIFFERENCES.md", *(f"{one.name}.md" for one in implementations)]
    scripts = sorted(f"reproduce/{path.name}" for path in (published / "reproduce").glob("*.md"))
    known = {*sources, *scripts}
    template = pages.environment(autoescape=True).get_template("site.html.jinja")
    for source in [*sources, *scripts]:
        stem = source.removesuffix(".md")
        mine = [title for title in reports if source == "FINDINGS.md" or title.partition("@")[0] == stem]
        text = template.render(
            title=TITLES.get(stem, stem),
            style=STYLE,
            navigation=[(_name_of(page), TITLES.get(page[:-3], page[:-3])) for page in sources],
            reports=[(f"results/{title}.html", title) for title in mine],
            scoreboard="scoreboard.html" if (folder / "scoreboard.html").exists() else None,
            body=html_of((published / source).read_text(encoding="utf-8"), known),
        )
        (folder / _name_of(source)).write_text(text, encoding="utf-8")
    return problems


def _reports(folder: Path, implementations: list[Implementation], program: Path) -> tuple[list[str], list[str]]:
    """The page of each result, and the page of all: the titles of the pages that were built, and the problems."""
    made, problems = [], []
    (folder / "results").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as unpacked:
        files = []
        for results in (results for one in implementations for results in one.results):
            file = Path(unpacked) / f"{results.path.name.removesuffix('.gz')}"
            file.write_bytes(gzip.decompress(results.path.read_bytes()))
            files.append(file)
            title = file.name.removesuffix(".jsonl")
            try:
                _report(program, [file], folder / "results" / f"{title}.html")
                made.append(title)
            except SiteError as problem:
                return made, [str(problem)]
        newest = [files[sum(len(one.results) for one in implementations[:n])] for n in range(len(implementations))]
        try:
            _report(program, newest, folder / "scoreboard.html")
        except SiteError as problem:
            problems.append(str(problem))
    return made, problems


def _report(program: Path, files: list[Path], page: Path) -> None:
    command = [str(program), "report", *map(str, files), "--format", "html", "-o", str(page)]
    try:
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    except OSError as problem:
        raise SiteError(f"{program}: {problem.strerror}") from problem
    if done.returncode != 0 or not page.exists():
        reason = (done.stderr.strip() or f"exit status {done.returncode}").splitlines()[0]
        raise SiteError(f"{page.name} was not built: {program} report: {reason}")
