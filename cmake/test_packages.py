"""The Debian package and the archive from cpack, each unpacked into an empty root."""

import re

import pytest
from installing import BUILD, done

GLIBC = re.compile(r"linux-vdso|/ld-linux|/lib(c|m|dl|rt|pthread)\.so")


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    """The package from a generator of cpack."""

    def make(generator, pattern, *definitions):
        folder = tmp_path_factory.mktemp("packages")
        done("cpack", "--config", BUILD / "CPackConfig.cmake", "-G", generator, "-B", folder, *definitions)
        (package,) = folder.glob(pattern)
        return package

    return make


@pytest.fixture(scope="module")
def debian_package(pack):
    return pack("DEB", "scatter-cts_*.deb", "-D", "CPACK_DEBIAN_COMPRESSION_TYPE=none")


@pytest.fixture(scope="module")
def debian_root(debian_package, tmp_path_factory):
    root = tmp_path_factory.mktemp("root")
    done("dpkg-deb", "--extract", debian_package, root)
    return root


@pytest.fixture(scope="module")
def archive_root(pack, tmp_path_factory):
    root = tmp_path_factory.mktemp("root")
    done("tar", "-xzf", pack("TGZ", "scatter-cts-*.tar.gz"), "-C", root)
    (top,) = root.iterdir()
    return top


def check_program(program, environment):
    process = done(program, "run", "-i", "reference", "--tier", "core", env=environment, cwd="/")
    assert " 0 fail" in process.stdout.splitlines()[-1]
    assert "onnxruntime" in done(program, "list", "implementations", env=environment, cwd="/").stdout


def test_the_program_of_the_debian_package_runs(debian_root, environment):
    check_program(debian_root / "usr/bin/scatter-cts", environment)


def test_the_program_of_the_archive_runs(archive_root, environment):
    check_program(archive_root / "bin/scatter-cts", environment)


def test_the_dependencies_of_the_debian_package_are_satisfied_here(debian_package):
    depends = done("dpkg-deb", "--field", debian_package, "Depends").stdout.strip().split(", ")
    names = [dependency.split(" ")[0] for dependency in depends]
    assert {"libc6", "libjansson4", "libzip4"} <= set(names)
    for name in names:
        assert done("dpkg-query", "--show", "--showformat=${db:Status-Status}", name).stdout == "installed"


def test_the_debian_package_and_the_archive_contain_everything_that_cmake_installs(debian_root, archive_root, prefix):
    def files(folder):
        names = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
        return {name for name in names if "/scatter-cts/libraries/" not in name and not name.startswith("lib/")}

    assert files(debian_root / "usr") == files(archive_root) == files(prefix)


def test_the_archive_contains_every_library_except_glibc(archive_root, environment):
    lines = done("ldd", archive_root / "bin/scatter-cts", env=environment).stdout.splitlines()
    outside = [line for line in lines if str(archive_root) not in line and not GLIBC.search(line)]
    assert outside == []


def test_every_library_of_the_archive_has_its_licence_and_source(archive_root):
    licences = archive_root / "share/doc/scatter-cts/libraries"
    listed = dict(re.findall(r"^(lib\S+): .* of source .*; licence: (\S+)$", (licences / "README").read_text(), re.M))
    folder = archive_root / "lib/scatter-cts"
    assert {(folder / name).resolve() for name in listed} == {path.resolve() for path in folder.iterdir()}
    assert all((licences / name).stat().st_size > 0 for name in listed.values())
