"""Archives of a release: the same bytes, no matter who packs, when and where."""

import os
import shutil
import subprocess
import tarfile
import zipfile

import packing
import pytest

WHEN = 1_700_000_000
FILES = {"b/plain": "text\n", "a": "first\n", "b/program": "#!/bin/sh\n", "B": "capital\n", "b.c": "between\n"}


def tree(folder, names, time, plain):
    """A folder with the files, created in this order, at this time and with these permissions."""
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(FILES[name])
        path.chmod(plain | (0o100 if name == "b/program" else 0))
    for path in [folder, *folder.rglob("*")]:
        os.utime(path, (time, time))
    return folder


@pytest.fixture
def trees(tmp_path):
    """Two folders with the same files, and nothing else in common."""
    first = tree(tmp_path / "first" / "top", sorted(FILES), WHEN + 1000, 0o600)
    second = tree(tmp_path / "second, elsewhere" / "top", sorted(FILES, reverse=True), WHEN - 2000, 0o644)
    return first, second


@pytest.fixture
def packages(trees, tmp_path):
    """Two Debian packages from these trees."""
    made = []
    for top in trees:
        (top / "DEBIAN").mkdir()
        control = "Package: it\nVersion: 1\nArchitecture: all\nMaintainer: nobody\nDescription: nothing\n"
        (top / "DEBIAN/control").write_text(control)
        made.append(tmp_path / f"{len(made)}.deb")
        subprocess.run(["dpkg-deb", "-Znone", "--build", top, made[-1]], check=True, capture_output=True)
    return made


@pytest.mark.parametrize("pack", [packing.tar_gz, packing.zipped])
def test_two_archives_of_the_same_files_are_equal(pack, trees, tmp_path):
    archives = [tmp_path / "1", tmp_path / "2"]
    for top, archive in zip(trees, archives, strict=True):
        pack(top, archive, WHEN)
    assert archives[0].read_bytes() == archives[1].read_bytes()


def test_two_debian_packages_of_the_same_files_are_equal(packages, tmp_path):
    again = [tmp_path / "1", tmp_path / "2"]
    for package, other in zip(packages, again, strict=True):
        packing.debian_package(package, other, tmp_path / "scratch", WHEN)
    assert packages[0].read_bytes() != packages[1].read_bytes()
    assert again[0].read_bytes() == again[1].read_bytes()


def test_a_tar_archive_has_owner_0_plain_modes_one_time_and_sorted_members(trees, tmp_path):
    packing.tar_gz(trees[0], tmp_path / "it", WHEN)
    with tarfile.open(tmp_path / "it") as archive:
        members = archive.getmembers()
    assert {(member.uid, member.gid, member.mtime) for member in members} == {(0, 0, WHEN)}
    modes = {member.name: oct(member.mode) for member in members}
    assert (modes["top/a"], modes["top/b/program"], modes["top/b"]) == ("0o644", "0o755", "0o755")
    assert [member.name for member in members] == [
        "top", "top/B", "top/a", "top/b", "top/b/plain", "top/b/program", "top/b.c"]  # fmt: skip


def test_a_zip_archive_keeps_executable_bits(trees, tmp_path):
    packing.zipped(trees[1], tmp_path / "it", WHEN)
    with zipfile.ZipFile(tmp_path / "it") as archive:
        modes = {member.filename: oct(member.external_attr >> 16) for member in archive.infolist()}
    assert (modes["top/a"], modes["top/b/program"]) == ("0o100644", "0o100755")


def test_the_members_of_a_zip_archive_are_sorted_bytewise(trees, tmp_path):
    packing.zipped(trees[0], tmp_path / "it", WHEN)
    with zipfile.ZipFile(tmp_path / "it") as archive:
        assert archive.namelist() == ["top/B", "top/a", "top/b.c", "top/b/plain", "top/b/program"]


@pytest.mark.parametrize("pack", [packing.tar_gz, packing.zipped])
def test_an_archive_with_other_contents_differs(pack, trees, tmp_path):
    pack(trees[0], tmp_path / "1", WHEN)
    (trees[0] / "a").write_text("other\n")
    pack(trees[0], tmp_path / "2", WHEN)
    assert (tmp_path / "1").read_bytes() != (tmp_path / "2").read_bytes()


def test_the_folder_of_the_unpacked_package_is_removed(packages, tmp_path):
    packing.debian_package(packages[0], tmp_path / "again", tmp_path / "scratch", WHEN)
    assert not (tmp_path / "scratch").exists()


@pytest.mark.parametrize("pack", [packing.tar_gz, packing.zipped])
def test_a_missing_folder_is_an_error_and_not_an_empty_archive(pack, trees, tmp_path):
    shutil.rmtree(trees[0])
    with pytest.raises((subprocess.CalledProcessError, OSError)):
        pack(trees[0], tmp_path / "it", WHEN)
