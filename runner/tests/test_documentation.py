"""What the documentation names exists."""

import pathlib
import re

import archives
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "DECISIONS.md", "reference/README.md", "doc/gates.md", "doc/verdicts.md",
             "implementations/example/README.md", "implementations/example-python/README.md"]  # fmt: skip


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_case_that_is_named_exists(document):
    names = re.findall(r"\bcases/([A-Za-z]+-\d+/[a-z0-9-]+)", (ROOT / document).read_text())
    assert set(names) - archives.descriptions(ROOT / "cases").keys() == set()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_somewhere(document):
    folder = (ROOT / document).parent
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / document).read_text())
    assert [link for link in links if not (folder / link).exists()] == []


# Whoever reads these expects the files that they name to be there.
NAMING = sorted(path for pattern in ("*.md", "doc/*.md", "reference/*.md", "implementations/*.md",
                                     "implementations/*/*.md", "generators/*.py", "runner/execute/include/*/*.h")
                for path in ROOT.glob(pattern))  # fmt: skip


@pytest.mark.parametrize("document", NAMING, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_that_is_named_exists(document):
    places = r"(?<![\w./-])(?:reference|runner|generators|reports|cmake|doc)/[\w./-]+\.(?:md|py|c|h|inc|json|proto|sh|cmake)\b"
    names = set(re.findall(places, document.read_text()))
    assert sorted(name for name in names if "NAME" not in name and not (ROOT / name).exists()) == []


def test_the_readme_names_cases_at_all():
    assert re.search(r"\bcases/[A-Za-z]+-\d+/[a-z0-9-]+", (ROOT / "README.md").read_text())
