"""A file of results may be compressed with gzip, whatever its name is: each command reads it like the plain one."""

import gzip
import pathlib

import pytest

PUBLISHED = pathlib.Path(__file__).resolve().parents[2] / "reports/published/results/numpy@2.4.6.jsonl.gz"


@pytest.fixture(scope="module")
def packed():
    return PUBLISHED.read_bytes()


@pytest.fixture
def both(tmp_path, packed):
    """Files with the same results, plain and compressed."""
    paths = tmp_path / "plain", tmp_path / "compressed"
    for path, content in zip(paths, (gzip.decompress(packed), packed)):
        path.write_bytes(content)
    return paths


def test_reports_of_compressed_results_are_those_of_plain_ones(scatter_cts, both):
    plain, compressed = (scatter_cts("report", path, "--format", "markdown") for path in both)
    assert (plain.returncode, plain.stdout) == (compressed.returncode, compressed.stdout) and len(plain.stdout) > 1000


def test_waivers_of_compressed_results_are_those_of_plain_ones(scatter_cts, both):
    plain, compressed = (scatter_cts("waive", path, "--reason", "known") for path in both)
    assert (plain.returncode, plain.stdout) == (compressed.returncode, compressed.stdout) and len(plain.stdout) > 1000


def test_compressed_results_are_the_same_as_plain_ones(scatter_cts, both):
    process = scatter_cts("compare", *both)
    cases = len(pathlib.Path(both[0]).read_text("utf-8").splitlines()) - 2  # but the header and the footer
    assert cases > 10000 and process.returncode == 0 and f"{cases} unchanged" in process.stdout


@pytest.mark.parametrize("command", [["report", "--format", "badge"], ["waive", "--reason", "known"]])
def test_truncated_compressed_results_are_refused_with_their_name(scatter_cts, tmp_path, packed, command):
    path = tmp_path / "cut.jsonl.gz"
    path.write_bytes(packed[:5000])
    process = scatter_cts(*command, path)
    assert (process.returncode, process.stdout) == (3, "")
    assert f"{path}, line " in process.stderr and process.stderr.endswith("the gzip data are cut off\n")
