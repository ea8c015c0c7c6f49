"""The artifacts of a release, built from the committed sources in a separate folder.

The bytes of an artifact depend on the commit and on the installed tools: the build sees no environment variables
except PATH, HOME and those of the network, all times are the commit's (SOURCE_DATE_EPOCH), paths of the folder do not
reach the program (-ffile-prefix-map), and archives are packed by ``packing``.
"""

from __future__ import annotations

import email.utils
import hashlib
import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import packing
import readiness

_KEPT = ("PATH", "HOME", "TMPDIR", "http_proxy", "https_proxy", "no_proxy")
_SDIST = "import sys; from scikit_build_core.build import build_sdist; build_sdist(sys.argv[1])"
_DEBIAN_CHANGELOG = """\
scatter-cts ({version}-1) unstable; urgency=medium

  * New upstream release: see CHANGELOG.md.

 -- {author}  {date}
"""
SUMS = "SHA256SUMS"


class Release:
    """One build of a commit: `source` is the folder of the unpacked sources, `folder` contains the artifacts."""

    def __init__(self, root: Path, commit: str, work: Path, folder: Path) -> None:
        self.root, self.commit, self.work, self.folder = root, commit, work, folder
        self.python = root / "build" / "venv" / "bin" / "python"
        self.version = readiness.version(root)
        self.when = int(readiness.git(root, "log", "-1", "--format=%ct", commit))
        self.name = f"scatter-cts-{self.version}"
        self.source = work / self.name
        self.corpus = f"scatter-cts-corpus-{_corpus_version(root)}"
        self.vectors = f"scatter-cts-vectors-{_corpus_version(root)}"

    def steps(self) -> list[tuple[str, Callable[[], None]]]:
        """The steps that build the artifacts, in this order, with their names. They raise CalledProcessError, OSError."""
        return [
            ("sources", self._sources),
            ("Debian source package", self._debian_sources),
            ("program", self._program),
            ("Debian package and archive", self._packages),
            ("site", self._site),
            ("wheel", self._wheel),
            ("sdist", self._sdist),
            ("corpus", self._corpus),
            ("vectors", self._vectors),
            ("checksums", self._sums),
        ]

    def run(self, *command: str | Path, place: Path | None = None) -> None:
        """Runs a command in a folder (default: that of the sources), in the environment of the build."""
        environment = {name: os.environ[name] for name in _KEPT if name in os.environ}
        environment |= {
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
            "PYTHONDONTWRITEBYTECODE": "1",
            "SOURCE_DATE_EPOCH": str(self.when),
            "CFLAGS": f"-ffile-prefix-map={shlex.quote(str(self.source))}=.",
        }
        subprocess.run(command, cwd=place or self.source, env=environment, check=True, stdout=subprocess.PIPE)

    def _sources(self) -> None:
        """git's tree without ignored files: the source archive, from which everything else is built."""
        whole = self.work / "git.tar"
        form = ["--format=tar", f"--prefix={self.name}/", f"--output={whole}"]
        readiness.git(self.root, "archive", *form, self.commit)
        subprocess.run(["tar", "--extract", "--file", whole, "--directory", self.work], check=True)
        whole.unlink()
        packing.tar_gz(self.source, self.folder / f"{self.name}-source.tar.gz", self.when)

    def _debian_sources(self) -> None:
        """The source archive with distribute/debian, as Debian and Ubuntu build packages of it: a .dsc and its two archives."""
        folder = self.work / "debian sources" / self.name
        folder.parent.mkdir()
        shutil.copytree(self.source, folder, symlinks=True)
        shutil.copytree(folder / "distribute" / "debian", folder / "debian")
        date = email.utils.formatdate(self.when)
        text = _DEBIAN_CHANGELOG.format(version=self.version, author=_maintainer(folder / "debian" / "control"), date=date)
        (folder / "debian" / "changelog").write_text(text, encoding="utf-8")
        shutil.copy(self.folder / f"{self.name}-source.tar.gz", folder.parent / f"scatter-cts_{self.version}.orig.tar.gz")
        self.run("dpkg-source", "--build", folder, place=folder.parent)
        for made in folder.parent.glob("scatter-cts_*"):
            shutil.copy(made, self.folder)

    def _program(self) -> None:
        self.run("cmake/build_release.sh")

    def _packages(self) -> None:
        """Packs the output of cpack again, because it contains the times at which files were installed."""
        made, unpacked = self.work / "cpack", self.work / "archive"
        for generator in ("DEB", "TGZ"):
            self.run("cpack", "--config", "build/release/CPackConfig.cmake", "-G", generator, "-B", made)
        (package,) = made.glob("*.deb")
        packing.debian_package(package, self.folder / package.name, self.work / "package", self.when)
        (archive,) = made.glob("*.tar.gz")
        unpacked.mkdir()
        subprocess.run(["tar", "--extract", "--file", archive, "--directory", unpacked], check=True)
        (top,) = unpacked.iterdir()
        packing.tar_gz(top, self.folder / archive.name, self.when)

    def _site(self) -> None:
        site = self.work / f"scatter-cts-site-{self.version}"
        self.run(self.python, "reports/publish.py", "--site", site)
        packing.tar_gz(site, self.folder / f"{site.name}.tar.gz", self.when)

    def _wheel(self) -> None:
        self.run("python/build_wheel.sh", self.python)
        (wheel,) = (self.source / "build" / "wheel").glob("*.whl")
        shutil.copy(wheel, self.folder)

    def _sdist(self) -> None:
        self.run(self.python, "-c", _SDIST, self.folder)

    def _corpus(self) -> None:
        """cases/ unchanged, so that `--cases FOLDER/cases` accepts it, with the licence."""
        folder = self.work / self.corpus
        shutil.copytree(self.source / "cases", folder / "cases")
        shutil.copy(self.source / "LICENSE", folder)
        packing.zipped(folder, self.folder / f"{self.corpus}.zip", self.when)

    def _vectors(self) -> None:
        """vectors/ without its tests, with the vectors of every operator version in versions/, and the licence."""
        folder, made = self.work / self.vectors, self.work / "vectors"
        shutil.copytree(self.source / "vectors", folder, ignore=shutil.ignore_patterns(
            "test_*.py", "conftest.py", "check_examples.py", "compare_with_judge.py", "cell_values.py", "make_json.py", "update",
            "__pycache__"))  # fmt: skip
        self.run("cmake/quietly.sh", "cmake", "--build", "build/release", "--target", "cell-judge")
        self.run(self.python, "vectors/make_json.py", "--program", self.source / "build/release/bin/scatter-cts", made)
        (made / "core.json").unlink()  # a copy of vectors/core.json
        shutil.copytree(made, folder / "versions")
        shutil.copy(self.source / "LICENSE", folder)
        packing.zipped(folder, self.folder / f"{self.vectors}.zip", self.when)

    def _sums(self) -> None:
        lines = [f"{digest}  {name}\n" for name, digest in sums(self.folder).items()]
        (self.folder / SUMS).write_text("".join(lines), encoding="ascii")


def sums(folder: Path) -> dict[str, str]:
    """The SHA-256 of all artifacts in a folder, by name in bytewise order."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def _maintainer(control: Path) -> str:
    (line,) = [line for line in control.read_text(encoding="utf-8").splitlines() if line.startswith("Maintainer: ")]
    return line.removeprefix("Maintainer: ")


def _corpus_version(root: Path) -> str:
    return str(json.loads((root / "cases" / "manifest.json").read_text(encoding="utf-8"))["version"])
