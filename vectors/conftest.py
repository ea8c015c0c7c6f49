"""Shared by the tests of vectors/: the core vectors, and programs compiled from the C tables."""

import json
import os
import pathlib
import shutil
import subprocess

import pytest

HERE = pathlib.Path(__file__).resolve().parent
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror")


@pytest.fixture(scope="session")
def core():
    return json.loads((HERE / "core.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def compiler():
    return os.environ.get("CC", "cc")


@pytest.fixture(scope="session")
def compile_c(compiler):
    """Compiles C files into `target`, without a warning. They find scatter_vectors.h in `include`."""

    def compile(target, *words, command=compiler, include=HERE):
        subprocess.run([command, *STRICT, f"-I{include}", *map(str, words), "-o", target], check=True)
        return target

    return compile


@pytest.fixture(scope="session")
def cargo(tmp_path_factory):
    """Runs cargo in a folder with the crates of Debian, without a network; returns the folder of what it makes."""

    def run(folder, *command):
        target = tmp_path_factory.mktemp("target")
        debian = ['source.crates-io.replace-with="debian"', 'source.debian.directory="/usr/share/cargo/registry"']
        words = [word for setting in debian for word in ("--config", setting)]
        subprocess.run(["cargo", *command, "--quiet", "--offline", *words, "--target-dir", target], cwd=folder, check=True)
        return target

    return run


@pytest.fixture(scope="session")
def crate(tmp_path_factory):
    """Copies the crate, with a harness of its own if one is given; returns its folder."""

    def copy(harness=None):
        folder = tmp_path_factory.mktemp("crate") / "vectors"
        shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__", "*.c", "*.h", "target", "Cargo.lock"))
        if harness is not None:
            (folder / "harness" / "rust" / "harness.rs").write_text(harness)
        return folder

    return copy
