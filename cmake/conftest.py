"""Shared by the tests of the installation: the tree that a build installs."""

import pytest
from installing import BUILD, done


@pytest.fixture(scope="module")
def installing(tmp_path_factory):
    """The output of `cmake --install`, and the prefix, which was moved afterwards."""
    folder = tmp_path_factory.mktemp("installed")
    process = done("cmake", "--install", BUILD, "--prefix", folder / "first")
    return process, (folder / "first").rename(folder / "a prefix")


@pytest.fixture(scope="module")
def prefix(installing):
    return installing[1]


@pytest.fixture
def environment(tmp_path):
    """An environment that contains only PATH and a home folder."""
    return {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
