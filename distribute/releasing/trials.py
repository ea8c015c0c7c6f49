"""Each artifact of a release, installed or unpacked in an empty environment, runs the core of the corpus on the reference."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

CORE = ("run", "--implementation", "reference", "--tier", "core")
_LINK = re.compile(r'(?:href|src)="([^"#:]+)["#]')


class TrialError(Exception):
    """An artifact does not work; the message is the reason."""


def trials(folder: Path, scratch: Path, version: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """The names of all artifacts of a folder and the trial of each, which raises TrialError."""
    for artifact in sorted(folder.iterdir()):
        for pattern, trial in _TRIALS:
            if re.fullmatch(pattern, artifact.name):
                yield artifact.name, functools.partial(trial, artifact, scratch / artifact.name, version)
                break
        else:
            raise TrialError(f"{artifact.name}: unknown artifact")


def _done(place: Path, *command: str | Path, environment: dict[str, str] | None = None) -> str:
    """The output of a command, in an environment with only PATH and a home folder unless another is given."""
    alone = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(place), "LC_ALL": "C.UTF-8"}
    process = subprocess.run(command, cwd=place, env=environment or alone, capture_output=True, text=True, check=False)
    if process.returncode != 0:
        words = " ".join(map(str, command))
        raise TrialError(f"{words}: exit status {process.returncode}\n{process.stdout}{process.stderr}")
    return process.stdout


def _unpacked(archive: Path, place: Path) -> Path:
    """The only top-level entry of an archive, in a new folder."""
    place.mkdir()
    unpack: list[str | Path] = ["unzip", "-q", archive] if archive.suffix == ".zip" else ["tar", "--extract", "--file", archive]
    _done(place, *unpack)
    (top,) = place.iterdir()
    return top


def _program(program: Path, place: Path, version: str, *options: str | Path) -> None:
    """Checks that a program has this version and answers the core of the corpus as expected; returns the number of cases."""
    said = _done(place, program, "--version").split()
    if not said or said[-1] != version:
        raise TrialError(f"{program} --version says {said}, not {version}")
    last = _done(place, program, *CORE, *options).splitlines()[-1]
    found = re.search(r": (\d+) cases .*, 0 fail", last)
    if found is None or int(found[1]) < 100:
        raise TrialError(f"{program} {' '.join(CORE)}: {last}")


def _sources(archive: Path, place: Path, version: str) -> None:
    top = _unpacked(archive, place)
    _done(top, "cmake/build_release.sh", environment=dict(os.environ))
    _program(top / "build/release/bin/scatter-cts", place, version, "--cases", top / "cases")


def _archive(archive: Path, place: Path, version: str) -> None:
    _program(_unpacked(archive, place) / "bin/scatter-cts", place, version)


def _debian_package(package: Path, place: Path, version: str) -> None:
    """Unpacks a package into an empty root. The libraries that it depends on are installed here in suitable versions."""
    place.mkdir()
    _done(place, "dpkg-deb", "--extract", package, place)
    said = _done(place, "dpkg-deb", "--field", package, "Version").strip()
    if said != version:
        raise TrialError(f"{package.name}: its version is {said}")
    for name in _done(place, "dpkg-deb", "--field", package, "Depends").strip().split(", "):
        _done(place, "dpkg-query", "--show", name.split(" ")[0])
    _program(place / "usr/bin/scatter-cts", place, version)


def _debian_sources(description: Path, place: Path, version: str) -> None:
    """Checks that lintian has neither errors nor warnings, except for the bug number that the first upload names."""
    del version
    place.mkdir()
    _done(place, "lintian", "--fail-on", "error,warning", "--suppress-tags", "initial-upload-closes-no-bugs", description)
    _done(place, "dpkg-source", "--extract", description, place / "unpacked")


def _part_of_debian_sources(archive: Path, place: Path, version: str) -> None:
    """Checks that a description names the archive; dpkg-source checks its sum."""
    del place
    named = "".join(file.read_text(encoding="utf-8") for file in archive.parent.glob(f"scatter-cts_{version}-1.dsc"))
    if archive.name not in named:
        raise TrialError(f"{archive.name}: no .dsc names it")


def _python_package(package: Path, place: Path, version: str) -> None:
    """Installs a wheel, or an sdist, which pip builds first, in a new environment."""
    place.mkdir()
    _done(place, sys.executable, "-m", "venv", place / "venv")
    install: list[str | Path] = [place / "venv/bin/pip", "install", "--quiet", "--disable-pip-version-check", package]
    _done(place, *install, environment=dict(os.environ))
    _program(place / "venv/bin/scatter-cts", place, version)


def _corpus(archive: Path, place: Path, version: str) -> None:
    """Checks that the program of the archive next to it accepts the cases, and that they match their manifest."""
    top = _unpacked(archive, place)
    (portable,) = archive.parent.glob("scatter-cts-*-linux-*.tar.gz")
    program = _unpacked(portable, place / "program") / "bin/scatter-cts"
    _program(program, place, version, "--cases", top / "cases")


def _vectors(archive: Path, place: Path, version: str) -> None:
    """Checks that the files are those of the checksums, and that a correct kernel conforms to them."""
    del version
    top = _unpacked(archive, place)
    _done(top, "bash", "check-vendored.sh")
    said = _done(top, sys.executable, top / "harness/python/harness.py").splitlines()[-1]
    if not re.search(r"\b0 wrong\b", said):
        raise TrialError(f"{archive.name}: the harness says {said}")
    if len(list((top / "versions").glob("Scatter*.json"))) < 10:
        raise TrialError(f"{archive.name}: versions/ lacks operator versions")


def _site(archive: Path, place: Path, version: str) -> None:
    """Checks that the site has a start page, and that every link within it leads to one of its files."""
    del version
    top = _unpacked(archive, place)
    if not (top / "index.html").is_file():
        raise TrialError(f"{archive.name} has no index.html")
    for page in top.rglob("*.html"):
        for link in set(_LINK.findall(page.read_text(encoding="utf-8"))):
            if not (page.parent / link).exists():
                raise TrialError(f"{archive.name}: {page.relative_to(top)} has a broken link: {link}")


def _sums(file: Path, place: Path, version: str) -> None:
    del version
    place.mkdir()
    _done(file.parent, "sha256sum", "--check", "--strict", "--quiet", file.name)


_TRIALS: tuple[tuple[str, Callable[[Path, Path, str], None]], ...] = (
    (r"scatter-cts-[\d.]+-source\.tar\.gz", _sources),
    (r"scatter-cts-[\d.]+-linux-\w+\.tar\.gz", _archive),
    (r"scatter-cts_[\d.]+_\w+\.deb", _debian_package),
    (r"scatter-cts_[\d.]+-1\.dsc", _debian_sources),
    (r"scatter-cts_[\d.]+(\.orig\.tar\.gz|-1\.debian\.tar\.xz)", _part_of_debian_sources),
    (r"scatter_cts-[\d.]+-.*\.whl", _python_package),
    (r"scatter_cts-[\d.]+\.tar\.gz", _python_package),
    (r"scatter-cts-corpus-[\d.]+\.zip", _corpus),
    (r"scatter-cts-vectors-[\d.]+\.zip", _vectors),
    (r"scatter-cts-site-[\d.]+\.tar\.gz", _site),
    (r"SHA256SUMS", _sums),
)
