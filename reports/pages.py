"""Shared by the pages: their templates, and links to headings."""

from __future__ import annotations

import re
from pathlib import Path

import environment  # noqa: F401 - before packages
import jinja2
from markdown_text import number, wrapped

TEMPLATES = Path(__file__).resolve().parent / "templates"


def environment(autoescape: bool = False) -> jinja2.Environment:
    """The environment of the templates in templates/; with `autoescape` for HTML."""
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=autoescape,
    )
    made.filters["number"] = number
    made.filters["wrapped"] = wrapped
    return made


def slug(heading: str) -> str:
    """The anchor of a heading, as GitHub generates it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
