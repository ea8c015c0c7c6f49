#!/usr/bin/env python3
"""Generates the pages about published results and findings, and checks that the findings explain all results."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import findings
import findings_page
import implementation_page
import ladder
import markdown_text
import published
import result_files
import site_pages
import unexplained
import waiver_files
from published import Implementation
from result_files import BadResults
from scripts import read_scripts

ROOT = Path(__file__).resolve().parent.parent

DESCRIPTION = """\
Reads reports/published/ (results/, stress/, findings/) and the manifests in implementations/,
and writes reports/published/FINDINGS.md, DIFFERENCES.md and a page NAME.md for each implementation,
implementations/NAME/waivers.json (waivers@VERSION.json of older versions), and the table between
"<!-- ladder -->" and "<!-- /ladder -->" in implementations/NAME/README.md if the file has these marks.

Nothing is written if there is a problem: a failure or a warning that no finding explains, a finding
that explains nothing, a failure without a script, results that cannot be published.

Waivers are made by build/release/bin/scatter-cts, or by the program in SCATTER_CTS.

Exit status: 0 done; 1 there is a problem or, with --check, a file is not up to date; 2 wrong usage; 3 --missing
found no results, --site no program, scatter-cts cannot make waivers from the results, or how a process ended is unknown.
"""


def generated(root: Path, implementations: list[Implementation]) -> dict[Path, str | None]:
    """The expected content of files, by path; None: the file must not exist."""
    reports = root / "reports" / "published"
    scripts, _ = read_scripts(reports / "reproduce")
    owners = {finding.id: one.name for one in implementations for finding in one.findings.findings}
    files: dict[Path, str | None] = {
        reports / "FINDINGS.md": findings_page.page(implementations),
        reports / "DIFFERENCES.md": findings_page.differences(implementations),
    }
    for one in implementations:
        folder = root / "implementations" / one.name
        files[reports / f"{one.name}.md"] = implementation_page.page(one, scripts, owners)
        for results in one.results:
            of_version = "" if results.version == one.default_version else f"@{results.version}"
            waivers = None if one.is_withheld else waiver_files.waivers_file(one.only(results.version))
            files[folder / f"waivers{of_version}.json"] = waivers
        readme = folder / "README.md"
        if readme.exists():
            files[readme] = ladder.renewed(readme.read_text(encoding="utf-8"), one)
    return files


def publish(root: Path, check: bool) -> int:
    """Writes the generated files, or only reports those that are not up to date. Returns the exit status."""
    implementations, problems = published.load(root)
    if not implementations:
        problems.append("no implementation has a manifest")
    if problems:
        for problem in problems:
            print(problem.replace(f"{root}/", ""), end="\n\n", file=sys.stderr)
        count = markdown_text.counted(len(problems), "problem")
        print(f"publish.py: {count}: nothing is written", file=sys.stderr)
        return 1
    outdated = False
    for path, text in generated(root, implementations).items():
        if (path.read_text(encoding="utf-8") if path.exists() else None) == text:
            continue
        outdated = True
        name = path.relative_to(root)
        if check:
            print(f"{name} is not up to date: run reports/publish.py", file=sys.stderr)
        elif text is None:
            path.unlink()
            print(f"{name}: removed")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{name}: written")
    return 1 if check and outdated else 0


def build_site(root: Path, folder: Path) -> int:
    """Builds the site. Returns the exit status."""
    program = root / "build" / "release" / "bin" / "scatter-cts"
    if not program.exists():
        print(f"publish.py: there is no {program.relative_to(root)}: ./run.sh builds it", file=sys.stderr)
        return 3
    implementations, problems = published.load(root)
    if not problems:
        problems = site_pages.build(folder, root / "reports" / "published", implementations, program)
    for problem in problems:
        print(f"publish.py: {problem}", file=sys.stderr)
    return 1 if problems else 0


def show_missing(what: str, files: list[Path], root: Path) -> int:
    """Prints the entries of results that no finding explains. Returns the exit status."""
    name, _, version = what.partition("@")
    folder = root / "reports" / "published"
    files = files or sorted((folder / "results").glob(f"{name}@*.jsonl.gz"))
    results = [result_files.read_results(path) for path in files]
    results = [result for result in results if version in ("", result.version)]
    if not results:
        raise BadResults(f"there are no results of {what}")
    path = folder / "findings" / f"{name}.json"
    file, problems = findings.read_findings(path) if path.exists() else (None, [f"{path} does not exist yet"])
    explained = findings.explain(file, results)
    problems += findings.useless_matches(file, explained) if file else []
    paragraphs = unexplained.describe(explained.missing, name)
    print("\n\n".join([*paragraphs, *problems]))
    count = sum(len(sightings) for sightings in explained.sightings.values())
    print(
        f"\n{name}: {count} entries of {len(results)} results explained, {len(explained.missing)} not, "
        f"in {len(paragraphs)} groups; {len(problems)} other problems"
    )
    return 1 if paragraphs or problems else 0


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """The command; `root` is the folder of the project."""
    parser = argparse.ArgumentParser(
        description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; report files that are not up to date")
    parser.add_argument(
        "--site",
        metavar="DIR",
        type=Path,
        help="build the site in DIR: the page that the release build of scatter-cts makes from all results, and one "
        "about each implementation, with the findings",
    )
    parser.add_argument(
        "--missing",
        metavar="NAME[@VERSION]",
        help="write nothing; show the entries that the findings of NAME do not explain yet, in the results in "
        "FILE..., or in the published ones",
    )
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        type=Path,
        help="with --missing: results of scatter-cts run, *.jsonl or *.jsonl.gz",
    )
    options = parser.parse_args(arguments)
    if options.files and not options.missing:
        parser.error("FILE is only allowed with --missing")
    try:
        if options.missing:
            return show_missing(options.missing, options.files, root)
        if options.site:
            return build_site(root, options.site)
        return publish(root, options.check)
    except BadResults as problem:
        print(f"publish.py: {problem}", file=sys.stderr)
        return 3


if __name__ == "__main__":
    sys.exit(main())
