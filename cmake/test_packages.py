"""The Debian package and the archive from cpack, each unpacked into an empty root."""

import re
import shutil
import sys

import pytest
from installing import BUILD, ROOT, call, done

REQUIRED = (ROOT / "cmake/package_contents.txt").read_text().split()

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


def check_package(folder):
    """What cpack does before it makes a package from this folder."""
    return call("cmake", "-D", f"CPACK_TEMPORARY_DIRECTORY={folder}", "-P", ROOT / "cmake/check_package.cmake")


def test_a_complete_tree_may_be_packed(prefix, tmp_path):
    shutil.copytree(prefix, tmp_path / "a/usr")
    assert check_package(tmp_path).returncode == 0


def test_no_package_is_made_without_a_required_file(prefix, tmp_path):
    tree = shutil.copytree(prefix, tmp_path / "a/usr")
    for file in REQUIRED:
        (tree / file).rename(tmp_path / "away")
        process = check_package(tmp_path / "a")
        assert process.returncode != 0 and f"The package lacks files:\n\n    {file}" in process.stderr, file
        (tmp_path / "away").rename(tree / file)


def test_without_manual_pages_the_message_names_the_package_that_makes_them(prefix, tmp_path):
    tree = shutil.copytree(prefix, tmp_path / "a/usr")
    shutil.rmtree(tree / "share/man")
    assert "Manual pages require help2man (Debian: help2man)" in check_package(tmp_path).stderr


def test_cpack_makes_no_package_from_an_incomplete_build(tmp_path):
    """A build without manual pages: cpack reads the list of what is installed."""
    listed = (BUILD / "cmake_install.cmake").read_text()
    installation = tmp_path / "build"
    installation.mkdir()
    assert "/man1" in listed
    lines = [line for line in listed.splitlines() if "/man1" not in line]
    (installation / "cmake_install.cmake").write_text("\n".join(lines))
    project = f"{installation};scatter-cts;ALL;/"
    process = call("cpack", "--config", BUILD / "CPackConfig.cmake", "-G", "TGZ", "-B", tmp_path / "packages",
                   "-D", f"CPACK_INSTALL_CMAKE_PROJECTS={project}")
    assert process.returncode != 0
    assert "share/man/man1/scatter-cts.1.gz" in process.stderr
    assert list((tmp_path / "packages").glob("*.tar.gz")) == []


@pytest.mark.parametrize("root", ["archive_root", "debian_root"])
def test_the_python_package_of_a_package_can_be_imported(root, environment, request):
    root = request.getfixturevalue(root)
    (package,) = root.rglob("share/scatter-cts/python")
    environment |= {"PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    done(sys.executable, "-c", "import scatter_cts; scatter_cts.serve", env=environment, cwd="/")


def test_the_cmake_package_of_the_archive_is_found(archive_root, tmp_path):
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.21)\nproject(caller LANGUAGES NONE)\nenable_testing()\n"
        "find_package(scatter-cts REQUIRED)\nscatter_cts_add_conformance_test(NAME x COMMAND cat)\n")
    done("cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={archive_root}")


@pytest.mark.parametrize(("generator", "refused"), [("DEB", True), ("TGZ", False)])
def test_only_the_debian_package_requires_what_finds_its_dependencies(tmp_path, generator, refused):
    for file in REQUIRED:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    process = call(shutil.which("cmake"), "-D", f"CPACK_TEMPORARY_DIRECTORY={tmp_path}", "-D", f"CPACK_GENERATOR={generator}", "-D",
                   "CMAKE_PROGRAM_PATH=", "-D", "CMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF", "-P", ROOT / "cmake/check_package.cmake", env={"PATH": "/none"})  # fmt: skip
    assert (process.returncode != 0, "requires dpkg-shlibdeps (Debian: dpkg-dev)" in process.stderr) == (refused, refused)
