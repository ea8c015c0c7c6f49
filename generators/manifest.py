"""The list of the corpus's files, cases/manifest.json: name, version, sizes, every file's hash.

With it the program detects whether a corpus differs from the published one. It lists every file below
cases/, archives of cases as well as clauses, except the list itself and README files, which are for readers
only. Counts refer to the unpacked files.

    {"format": 3, "corpus": "scatter-cts", "version": VERSION,
     "counts": {"cases": folders, "data_sets": folders, "files": files, "bytes": their sizes together},
     "files": {path below cases/: SHA-256 in hexadecimal digits, …},
     "members": {path of an archive: SHA-256 of the names, sizes and CRC-32 of its members, …}}
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from file_tree import Tree

FILE = "manifest.json"
FORMAT = 3
CORPUS = "scatter-cts"
# The version of the corpus, not of the program: it changes when cases are added, removed or expect something else.
VERSION = "0.7.0"


def contents(cases: Tree, archives: Tree, others: Tree) -> bytes:
    """The manifest of a corpus: of the files of its cases, of their archives, and of the other files.

    Returns the bytes of its file.
    """
    others = {path: content for path, content in others.items() if is_listed(path)}
    listed = archives | others
    document = {
        "format": FORMAT,
        "corpus": CORPUS,
        "version": VERSION,
        "counts": _counts(cases | others),
        "files": {path: hashlib.sha256(listed[path]).hexdigest() for path in sorted(listed)},
        "members": {path: members_hash(archives[path]) for path in sorted(archives)},
    }
    return (json.dumps(document, indent=2) + "\n").encode("ascii")


def members_hash(archive: bytes) -> str:
    """What the program knows an archive by: the SHA-256 of a line "CRC-32 SIZE PATH" for each member, sorted by path."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        members = sorted(opened.infolist(), key=lambda member: member.filename.replace("/", "\0"))
    lines = "".join(f"{member.CRC:08x} {member.file_size} {member.filename.rstrip('/')}\n" for member in members)
    return hashlib.sha256(lines.encode()).hexdigest()


def is_listed(path: str) -> bool:
    """Whether a file, given by its path below cases/, belongs in the manifest."""
    return path != FILE and not PurePosixPath(path).name.startswith("README")


def files_beside(folder: Path, owned: Iterable[str]) -> Tree:
    """The files below a folder, except those at its top level that ``owned`` names.

    Raises OSError if one cannot be read.
    """
    tops = sorted(entry for entry in folder.iterdir() if entry.name not in owned) if folder.is_dir() else []
    files = (file for top in tops for file in (top, *top.rglob("*")) if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def _counts(tree: Tree) -> dict[str, int]:
    """The totals: folders with a model, data sets, files, and bytes in them.

    A model that has all values of its node may have a data set without a folder.
    """
    parents = {path: PurePosixPath(path).parent for path in tree}
    data_sets = {parent for parent in parents.values() if parent.name.startswith("test_data_set_")}
    models = [path for path in tree if PurePosixPath(path).name == "model.onnx"]
    data_sets |= {parents[path] for path in models}.difference(folder.parent for folder in data_sets)
    return {
        "cases": len(models),
        "data_sets": len(data_sets),
        "files": len(tree),
        "bytes": sum(map(len, tree.values())),
    }
