"""Archives whose bytes depend only on the names, contents and executable bits of their files, and on one time.

Owners, modes, times and the order of members do not depend on who packs, when and where: owner and group are 0, modes are
644 and 755. Compression is done by the installed gzip, xz and zlib.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
import zipfile
from pathlib import Path

_TAR = ("--format=gnu", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX")
_EXECUTABLE, _PLAIN = 0o755, 0o644
_REGULAR_FILE = 0o100000
_UNIX = 3


def tar_gz(folder: Path, archive: Path, when: int) -> None:
    """Packs the folder as the only top-level entry; `when` is the time of all members, in seconds since 1970.

    Raises CalledProcessError, and OSError.
    """
    tar = ["tar", "--create", *_TAR, f"--mtime=@{when}", "--directory", str(folder.parent), folder.name]
    with archive.open("wb") as output, subprocess.Popen(tar, stdout=subprocess.PIPE, env=_environment()) as process:
        subprocess.run(["gzip", "--no-name", "--best"], stdin=process.stdout, stdout=output, check=True)
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, tar)


def zipped(folder: Path, archive: Path, when: int) -> None:
    """The same as a ZIP archive. Folders have no members; links are followed.

    Raises OSError.
    """
    if not folder.is_dir():
        raise NotADirectoryError(folder)
    date = time.gmtime(when)[:6]
    with zipfile.ZipFile(archive, "w") as output:
        for name, path in _files(folder):
            member = zipfile.ZipInfo(f"{folder.name}/{name}", date)
            mode = _EXECUTABLE if path.stat().st_mode & 0o111 else _PLAIN
            member.create_system, member.external_attr = _UNIX, (_REGULAR_FILE | mode) << 16
            output.writestr(member, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def debian_package(package: Path, again: Path, scratch: Path, when: int) -> None:
    """Packs a Debian package again, with the contents of an existing one.

    `scratch` is a folder for the unpacked files, which must not exist; it is removed.
    """
    _dpkg_deb("--raw-extract", package, scratch)
    for path in [scratch, *scratch.rglob("*")]:
        if not path.is_symlink():
            path.chmod(_EXECUTABLE if path.is_dir() or path.stat().st_mode & 0o111 else _PLAIN)
        os.utime(path, (when, when), follow_symlinks=False)
    _dpkg_deb("--root-owner-group", "-Zxz", "--build", scratch, again, when=when)
    shutil.rmtree(scratch)


def _files(folder: Path) -> list[tuple[str, Path]]:
    found = [(path.relative_to(folder).as_posix(), path) for path in folder.rglob("*") if path.is_file()]
    return sorted(found, key=lambda row: row[0].encode())


def _dpkg_deb(*words: str | Path, when: int = 0) -> None:
    # xz gives different bytes with several threads and with one.
    environment = _environment() | {"SOURCE_DATE_EPOCH": str(when), "DPKG_DEB_THREADS_MAX": "1"}
    subprocess.run(["dpkg-deb", *words], env=environment, stdout=subprocess.DEVNULL, check=True)


def _environment() -> dict[str, str]:
    return os.environ | {"LC_ALL": "C", "TZ": "UTC"}
