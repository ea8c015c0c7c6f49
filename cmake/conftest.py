"""What the tests of installing share: the tree that a build installs."""

import pytest
from installing import BUILD, done


@pytest.fixture(scope="module")
def installing(tmp_path_factory):
    """What `cmake --install` printed, and the prefix, which was moved after it."""
    folder = tmp_path_factory.mktemp("installed")
    process = done("cmake", "--install", BUILD, "--prefix", folder / "first")
    return process, (folder / "first").rename(folder / "a prefix")


@pytest.fixture(scope="module")
def prefix(installing):
    return installing[1]


@pytest.fixture
def environment(tmp_path):
    """An environment with nothing in it but where programs are, and a home folder."""
    return {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
