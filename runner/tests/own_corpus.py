"""Makes a folder of cases a corpus of ours: archives, and the manifest that lists them."""

import hashlib
import json
import shutil
import zipfile

import manifest

COUNTS = {"cases": 99, "data_sets": 99, "files": 99, "bytes": 99}


def pack(folder, method=zipfile.ZIP_STORED):
    """Replaces a folder by an archive."""
    path = folder.parent / f"{folder.name}.zip"
    with zipfile.ZipFile(path, "w", method) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                archive.write(file, file.relative_to(folder))
    shutil.rmtree(folder)
    return path


def write_manifest(source, **members):
    """Writes the manifest of a folder; a file that only has the name of an archive has a hash of members too."""
    contents = {file.relative_to(source).as_posix(): file.read_bytes() for file in sorted(source.rglob("*")) if file.is_file() and file.name != manifest.FILE}
    archives = {path: content for path, content in contents.items() if path.endswith(".zip")}
    document = {
        "format": manifest.FORMAT, "corpus": "scatter-cts", "version": "7.8.9", "counts": COUNTS,
        "files": {path: hashlib.sha256(content).hexdigest() for path, content in contents.items()},
        "members": {path: manifest.members_hash(content) if content[:2] == b"PK" else "0" * 64 for path, content in archives.items()},
    }  # fmt: skip
    (source / manifest.FILE).write_text(json.dumps(document | members))


def make_own(source):
    """Packs the folders of a source, and writes its manifest."""
    for folder in [entry for entry in source.iterdir() if entry.is_dir()]:
        pack(folder)
    write_manifest(source)
