"""Tests that run on request only: with -m and the name of their marker."""

import pytest

ON_REQUEST = {
    "whole_corpus": "takes minutes",
    "more_compilers": "needs compilers of other languages or machines",
}


def pytest_configure(config):
    for name, reason in ON_REQUEST.items():
        config.addinivalue_line("markers", f"{name}: {reason}, and is run with -m {name} only")


def pytest_collection_modifyitems(config, items):
    for name in ON_REQUEST:
        if name not in config.getoption("markexpr"):
            for item in items:
                if item.get_closest_marker(name):
                    item.add_marker(pytest.mark.skip(reason=f"run with -m {name} only"))
