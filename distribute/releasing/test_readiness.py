"""The checks before a release; and that nothing names another version than CMakeLists.txt."""

import pathlib
import re
import shutil
import subprocess
import tomllib

import pytest
import readiness

ROOT = pathlib.Path(__file__).resolve().parents[2]
VERSION = readiness.version(ROOT)
CHANGELOG = "# Changelog\n\n## [Unreleased]\n{}\n## [1.2.3] - 2026-01-02\n\n- All of it.\n"


def git(folder, *words):
    identity = ["-c", "user.name=nobody", "-c", "user.email=nobody@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """A checkout of version 1.2.3 that is ready."""
    folder = tmp_path_factory.mktemp("example")
    (folder / "CMakeLists.txt").write_text("project(scatter-cts VERSION 1.2.3 LANGUAGES C)\n")
    (folder / "CHANGELOG.md").write_text(CHANGELOG.format(""))
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "everything")
    return folder


@pytest.fixture
def checkout(example, tmp_path):
    """The same checkout, to be changed."""
    return shutil.copytree(example, tmp_path / "checkout")


def commit(folder, name, text):
    (folder / name).write_text(text)
    git(folder, "commit", "--quiet", "--all", "--message", name)


def test_a_clean_checkout_with_its_section_of_the_changelog_is_ready(checkout):
    assert readiness.problems(checkout) == []


def test_it_is_ready_with_the_tag_of_its_version(checkout):
    git(checkout, "tag", "v1.2.3")
    assert readiness.problems(checkout) == []


def test_a_tag_that_is_not_a_version_is_ignored(checkout):
    git(checkout, "tag", "volcano")
    assert readiness.problems(checkout) == []


def test_a_changed_file_is_refused(checkout):
    (checkout / "CHANGELOG.md").write_text(CHANGELOG.format("") + "\n")
    (problem,) = readiness.problems(checkout)
    assert "uncommitted" in problem and "CHANGELOG.md" in problem


def test_an_untracked_file_is_refused(checkout):
    (checkout / "new").write_text("")
    (problem,) = readiness.problems(checkout)
    assert "new" in problem


def test_a_tag_of_another_version_is_refused(checkout):
    git(checkout, "tag", "v1.2.4")
    assert readiness.problems(checkout) == ["the tag v1.2.4 is not the version of CMakeLists.txt, 1.2.3"]


def test_the_tag_of_this_version_at_another_commit_is_refused(checkout):
    git(checkout, "tag", "v1.2.3")
    commit(checkout, "CHANGELOG.md", CHANGELOG.format("") + "\n- More.\n")
    assert readiness.problems(checkout) == ["the tag v1.2.3 exists at another commit"]


@pytest.mark.parametrize("heading", ["## [1.2.3]", "## [1.2.30] - 2026-01-02", "## [1.2.3] - soon"])
def test_a_version_without_a_dated_section_of_the_changelog_is_refused(checkout, heading):
    commit(checkout, "CHANGELOG.md", f"# Changelog\n\n{heading}\n")
    assert readiness.problems(checkout) == ["CHANGELOG.md has no section '## [1.2.3] - DATE'"]


def test_changes_under_unreleased_are_refused(checkout):
    commit(checkout, "CHANGELOG.md", CHANGELOG.format("\n- More.\n"))
    assert readiness.problems(checkout) == ["CHANGELOG.md: there are changes under [Unreleased]"]


def test_a_project_without_a_version_is_an_error(checkout):
    (checkout / "CMakeLists.txt").write_text("project(scatter-cts LANGUAGES C)\n")
    with pytest.raises(ValueError, match="no version"):
        readiness.version(checkout)


# ---- the version in other files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["README.md", "python/README.md"])
def test_every_artifact_named_on_a_page_has_this_version(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"scatter[-_]cts[-_](\d+\.\d+\.\d+)", text)
    assert set(named) == {VERSION}


def test_the_newest_section_of_the_changelog_has_this_version():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[(\d.*?)\]", text, re.MULTILINE)[0] == VERSION


def test_the_citation_has_the_version_and_the_day_of_the_newest_section_of_the_changelog():
    newest = re.search(r"^## \[(\d.*?)\] - (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^(?:version|date-released): (.+)$", citation, re.MULTILINE) == [newest[1], newest[2]]


def test_the_wheel_reads_its_version_from_cmakelists():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    (provider,) = project["tool"]["dynamic-metadata"]
    found = re.search(provider["regex"], (ROOT / provider["input"]).read_text(encoding="utf-8"))
    assert found["value"] == VERSION
