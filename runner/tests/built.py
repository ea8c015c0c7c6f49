"""The paths of the built files under test."""

import os
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def built(variable, default):
    path = (ROOT / os.environ.get(variable, default)).resolve()
    if not path.exists():
        pytest.fail(f"{path} does not exist: build it, or say with {variable} where it is")
    return path
