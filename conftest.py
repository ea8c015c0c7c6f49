"""Tests that run on request only, with -m and the name of their marker; and the collector of Python while tests run."""

import collections
import gc
import os
import pathlib
import sys

import pytest

# Before a test or a script imports scatter_cts from its sources, which have no descriptors of messages.
sys.path.insert(0, os.environ.get("SCATTER_CTS_PROTOCOL", str(pathlib.Path(__file__).resolve().parent / "build/release/python")))

ON_REQUEST = {
    "whole_corpus": "takes minutes",
    "more_compilers": "needs compilers of other languages or machines",
}


def pytest_configure(config):
    config.addinivalue_line("markers", "long: shows in more combinations what others show once, or proves the committed corpus: ./test.sh --ci")
    config.addinivalue_line("markers", "long_after(n): of the combinations of this test's parameters, those after the first n are long")
    for name, reason in ON_REQUEST.items():
        config.addinivalue_line("markers", f"{name}: {reason}, and is run with -m {name} only")


def pytest_collection_finish():
    """The collector would go over thousands of collected tests again and again: a tenth of the time."""
    gc.freeze()
    gc.set_threshold(50_000)


@pytest.hookimpl(tryfirst=True)  # before -m selects
def pytest_collection_modifyitems(config, items):
    combinations = collections.Counter()
    for item in items:
        if marker := item.get_closest_marker("long_after"):
            function = item.nodeid.partition("[")[0]
            combinations[function] += 1
            if combinations[function] > marker.args[0]:
                item.add_marker("long")
    for name in ON_REQUEST:
        if name not in config.getoption("markexpr"):
            for item in items:
                if item.get_closest_marker(name):
                    item.add_marker(pytest.mark.skip(reason=f"run with -m {name} only"))
