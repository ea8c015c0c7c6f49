"""All published files, and the problems with them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

import clause_texts
import finding_class
import findings
import result_files
import severity
import stress_files
import unexplained
from findings import NEVER_COUNTED, Explained, Finding, FindingsFile, Sighting
from result_files import BadResults, Results
from scripts import Script, read_scripts
from stress_files import Stress

MOST_LINES = 15

# Words that have a meaning in this project only.
OUR_WORDS = re.compile(r"\b(?:polic(?:y|ies)|clauses?|verdicts?|waivers?|findings?|sightings?|scatter-cts|tier)\b", re.I)

# The levels of the entries that a finding may explain, by its weight.
LEVELS_OF_FAILURES = ("must", "must-reject", "may-reject", "any", "unspecified")
LEVELS_OF_WEIGHT = {
    "failure": LEVELS_OF_FAILURES,
    "limit": LEVELS_OF_FAILURES,
    "later-text": LEVELS_OF_FAILURES,
    "warning": ("should", "should-reject"),
    "observation": ("must", "should", "must-reject", "should-reject", "may-reject", "any", "unspecified"),
}


@dataclass(frozen=True)
class Implementation:
    """An implementation with a manifest: its results and how its findings explain them."""

    manifest: dict
    results: tuple[Results, ...]  # in the order of the manifest, whose first version is the default
    findings: FindingsFile
    stress: dict[str, Stress] = field(default_factory=dict)  # by version; some versions may not be measured yet

    @property
    def name(self) -> str:
        return self.manifest["name"]

    @property
    def default_version(self) -> str:
        return self.manifest["versions"][0]["version"]

    @property
    def default(self) -> Results:
        """The results of the default version."""
        return self.results[0]

    @property
    def is_complete(self) -> bool:
        """Whether every version has results."""
        return len(self.results) == len(self.manifest["versions"])

    @property
    def is_withheld(self) -> bool:
        """Whether memory errors are withheld, and with them everything that tells which cases end in one (SECURITY.md)."""
        return "withheld" in self.manifest

    @property
    def is_counted(self) -> bool:
        """Whether it claims to implement the operators, so that counts of implementations include it."""
        return "not_counted" not in self.manifest

    @cached_property
    def explained(self) -> Explained:
        """The entries of the published results."""
        return findings.explain(self.findings, self.results)

    @cached_property
    def explained_stress(self) -> Explained:
        """The entries that threads and repetitions show in addition."""
        return findings.explain(self.findings, self.stress.values())

    def sightings(self, finding: Finding) -> list[Sighting]:
        """All entries that show a finding, those of the published results first."""
        both = (self.explained, self.explained_stress)
        return [sighting for one in both for sighting in one.sightings.get(finding.id, ())]

    def case_count(self, finding: Finding, version: str) -> int:
        """The number of cases of a version that show a finding; of withheld results only some of them have records."""
        results = next(one for one in self.results if one.version == version)
        if results.withheld is not None:
            return results.withheld["shown"].get(finding.id, 0)
        return len({sighting.case["id"] for sighting in self.sightings(finding) if sighting.version == version})

    def severity(self, finding: Finding) -> str | None:
        """The severity of a finding; None if it is never counted."""
        return severity.severity(finding, self.sightings(finding))

    def classes(self, finding: Finding) -> tuple[str, ...]:
        """The classes of a finding, the one that counts first; none if it is never counted."""
        return finding_class.classes(finding, self.sightings(finding))

    def counted_as(self, finding: Finding) -> str | None:
        """The class under which a finding is counted; None if it is never counted."""
        return next(iter(self.classes(finding)), None)

    def decisions(self, finding: Finding) -> tuple[str, ...]:
        """The decisions that stand behind a finding where no sentence of ONNX does."""
        return finding_class.decisions(finding, self.sightings(finding))

    def only(self, version: str) -> "Implementation":
        """The same implementation with this version only, as its default version."""
        versions = [entry for entry in self.manifest["versions"] if entry["version"] == version]
        results = tuple(one for one in self.results if one.version == version)
        stress = {name: one for name, one in self.stress.items() if name == version}
        return replace(self, manifest={**self.manifest, "versions": versions}, results=results, stress=stress)

    def specification(self, version: str) -> str:
        """The --implementation argument for a version."""
        return self.name if version == self.default_version else f"{self.name}@{version}"


def load(root: Path) -> tuple[list[Implementation], list[str]]:
    """All implementations with a manifest, by name, and the problems with their published files."""
    problems: list[str] = []
    implementations = []
    published = root / "reports" / "published"
    for path in sorted(root.glob("implementations/*/manifest.json")):
        manifest = _read_json(path, problems)
        if manifest:
            implementations.append(_load_one(published, manifest, problems))
    scripts, problems_of_scripts = read_scripts(published / "reproduce")
    problems += problems_of_scripts
    problems += _unknown_implementations(published, implementations)
    problems += _unnamed_scripts(scripts, implementations)
    problems += _differing_circumstances(implementations)
    problems += _unknown_relatives(implementations)
    for implementation in implementations:
        problems += _problems_of(implementation, scripts)
        problems += _files_to_withhold(published, implementation)
    return implementations, problems


def _read_json(path: Path, problems: list[str]) -> dict:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        problems.append(f"{path}: {problem}")
        return {}


def _load_one(published: Path, manifest: dict, problems: list[str]) -> Implementation:
    name = manifest["name"]
    results, stress = [], {}
    for entry in manifest["versions"]:
        title = f"{name}@{entry['version']}"
        path = published / "results" / f"{title}.jsonl.gz"
        try:
            results.append(result_files.read_results(path))
        except BadResults as problem:
            problems.append(f"{problem}\n  implementations/test --publish {title} creates it")
        path = published / "stress" / f"{title}.json"
        try:
            if path.exists() and "withheld" not in manifest:
                stress[entry["version"]] = stress_files.read_stress(path)
        except BadResults as problem:
            problems.append(str(problem))
    path = published / "findings" / f"{name}.json"
    if path.exists():
        file, problems_of_file = findings.read_findings(path)
        problems += problems_of_file
    else:
        file = FindingsFile(path, name)
    return Implementation(manifest, tuple(results), file, stress)


# ---- problems ---------------------------------------------------------------------------------------------


def _unknown_implementations(published: Path, implementations: list[Implementation]) -> Iterator[str]:
    """Orphaned files: of a version or an implementation that no manifest has."""
    titles = {
        f"{one.name}@{version['version']}" for one in implementations for version in one.manifest["versions"]
    }
    names = {one.name for one in implementations}
    for pattern, suffix, known in (
        ("results/*", ".jsonl.gz", titles),
        ("stress/*", ".json", titles),
        ("findings/*", ".json", names),
        ("reproduce/*", ".md", names),
    ):
        for path in sorted(published.glob(pattern)):
            if path.name.removesuffix(suffix) not in known:
                yield f"{path}: no manifest has it"


def _files_to_withhold(published: Path, implementation: Implementation) -> Iterator[str]:
    """Files that name cases, of an implementation whose memory errors are withheld."""
    if implementation.is_withheld:
        for path in sorted(published.glob(f"stress/{implementation.name}@*.json")):
            yield f"{path}: memory errors of {implementation.name} are withheld: delete it"


def _unnamed_scripts(scripts: dict[str, Script], implementations: list[Implementation]) -> Iterator[str]:
    named = {finding.reproduce for one in implementations for finding in one.findings.findings}
    yield from (f"{script.path}: {name}: no finding names it" for name, script in scripts.items() if name not in named)


def _unknown_relatives(implementations: list[Implementation]) -> Iterator[str]:
    """Findings whose "shared_with" names an unknown finding, or one that does not refer back."""
    every = {finding.id: finding for one in implementations for finding in one.findings.findings}
    for finding in every.values():
        for other in finding.shared_with:
            if finding.id not in getattr(every.get(other), "shared_with", ()):
                yield f"{finding.id}: shared_with: {other} is not a finding that is shared with this one"


# Results over an earlier corpus stay until the implementation is published again; the pages say which these are.
MAY_DIFFER = ("corpus version", "corpus")


def circumstances(results: Results) -> dict:
    """What all published results must have in common, except the corpus: program, edition, options."""
    source, header = results.source, results.header
    return {
        "version of scatter-cts": header["version"],
        "edition": header["edition"],
        "corpus version": source.get("corpus_version"),
        "corpus": source["corpus_hash"],
        "repetitions": header.get("repeat", 1),
        "seed": header.get("seed"),
    }


def _differing_circumstances(implementations: list[Implementation]) -> Iterator[str]:
    all_results = [results for one in implementations for results in one.results]
    for results in all_results[1:]:
        first, other = circumstances(all_results[0]), circumstances(results)
        for what in first:
            if first[what] != other[what] and what not in MAY_DIFFER:
                yield (
                    f"{results.path}: {what}: {other[what]}, but {all_results[0].title} has {first[what]}: "
                    f"publish them again"
                )


def _problems_of(implementation: Implementation, scripts: dict[str, Script]) -> Iterator[str]:
    versions = [entry["version"] for entry in implementation.manifest["versions"]]
    for results in implementation.results:
        yield from _problems_of_results(results, implementation.manifest)
    yield from _problems_of_stress(implementation)
    if implementation.is_complete and implementation.findings.readable:
        file = implementation.findings
        both = (implementation.explained, implementation.explained_stress)
        missing = [sighting for explained in both for sighting in explained.missing]
        paragraphs = unexplained.describe(missing, implementation.name)
        yield from (f"{file.path}: no finding explains this:\n{paragraph}" for paragraph in paragraphs)
        yield from findings.useless_matches(file, *both)
    for finding in implementation.findings.findings:
        where = f"{implementation.findings.path}: {finding.id}"
        yield from (f"{where}: {problem}" for problem in _problems_of_finding(finding, versions, scripts))
        yield from (f"{where}: {problem}" for problem in _wrong_levels(implementation, finding))
        yield from (f"{where}: {problem}" for problem in _problems_of_texts(finding, implementation.name))
        if finding_class.DAMAGES in implementation.classes(finding) and not finding.upstream and not finding.not_new:
            yield f"{where}: a memory error without upstream: withhold it (SECURITY.md), or say in not_new why it is not new"
        if finding.weight not in NEVER_COUNTED and implementation.severity(finding) is None:
            yield f"{where}: its severity does not follow from the results: state it"


def _problems_of_results(results: Results, manifest: dict) -> Iterator[str]:
    """Problems because of which results cannot be published."""
    header, wanted = results.header, results.path.name.removesuffix(".jsonl.gz")
    name, tier = manifest["name"], {"tier": manifest["tier"]} if "tier" in manifest else {}
    ran = len(results.cases) if results.withheld is None else results.footer["cases"]
    if f"{name}@{results.version}" != wanted or results.name != name:
        yield f"{results.path}: the implementation declares itself as {results.title}"
    if header["strict"] or header["implementation"]["options"]:
        yield f"{results.path}: measured with --strict or --option: {header['command']}"
    if [source["name"] for source in header["sources"]] != ["cases"]:
        yield f"{results.path}: the cases are not those of the corpus alone"
    elif not results.source.get("corpus_matches"):
        yield f"{results.path}: the corpus was not what its manifest lists"
    elif header.get("selection", {}) != tier:
        yield f"{results.path}: the selection of cases is not the tier of the manifest"
    elif not tier and ran != results.source["cases"]:
        yield f"{results.path}: {ran} of {results.source['cases']} cases were run"
    if (results.withheld is None) != ("withheld" not in manifest):
        yield f"{results.path}: memory errors are withheld there or in the manifest, but not in both"
    for case in results.cases:
        if case["verdict"] in result_files.INVALID:
            verdict = case["verdict"]
            yield f"{results.path}: {case['id']}: the verdict {verdict} shows nothing about the implementation"


def _problems_of_stress(implementation: Implementation) -> Iterator[str]:
    """It may be over an earlier corpus than the results, since measuring it takes long."""
    for version, stress in implementation.stress.items():
        if stress.title != f"{implementation.name}@{version}":
            yield f"{stress.path}: it is about {stress.title}"


def _problems_of_finding(finding: Finding, versions: list[str], scripts: dict[str, Script]) -> Iterator[str]:
    for position, row in enumerate(finding.match):
        for version in row.versions or ():
            if version not in versions:
                yield f"match[{position}]: the manifest has no version {version}"
    if finding.reproduce in scripts:
        yield from problems_of_script(scripts[finding.reproduce])
    elif finding.reproduce is not None:
        yield f"{finding.reproduce} is in no file of reproduce/"


def _problems_of_texts(finding: Finding, name: str) -> Iterator[str]:
    """Texts that an issue in the project of the implementation cannot contain, and decisions that do not exist."""
    for member in ("expected", "actual"):
        for word in OUR_WORDS.findall(getattr(finding, member)):
            yield f'{member}: "{word}" is a word of this project, not of the readers of an issue'
        if f"{name}-" in getattr(finding, member):
            yield f"{member}: the readers of an issue do not know the ids of findings"
    if re.search(rf"\b{re.escape(name)}\b", finding.expected, re.I):
        yield f"expected: it is about what ONNX's text requires, not about {name}"
    for decision in finding.decisions:
        if decision not in clause_texts.known_decisions():
            yield f"decisions: DECISIONS.md has no entry {decision}"


def problems_of_script(script: Script) -> Iterator[str]:
    """Problems because of which a script is not a short demonstration that anybody can run."""
    lines = script.text.splitlines()
    if len(lines) > MOST_LINES:
        yield f"{script.name} has {len(lines)} lines: {MOST_LINES} are allowed, comments included"
    if not lines or not lines[0].startswith(("#", "//")) or lines[0].startswith("#!"):
        yield f"{script.name}: the first line must be a comment that says how to run it"
    if "scatter-cts" in script.text or "scatter_cts" in script.text:
        yield f"{script.name} mentions scatter-cts: it must use the implementation alone"


def _wrong_levels(implementation: Implementation, finding: Finding) -> Iterator[str]:
    allowed = LEVELS_OF_WEIGHT[finding.weight]
    sightings = implementation.sightings(finding)
    wrong = sorted(
        {(s.entry["level"], s.entry["clause"]) for s in sightings if s.entry["level"] not in allowed}
    )
    for level, clause in wrong:
        yield f"a {finding.weight}, but {clause} has the level {level}"
