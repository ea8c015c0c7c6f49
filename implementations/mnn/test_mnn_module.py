"""The adapter of MNN, tested with a stand-in for its packages."""

import json
import os
import pathlib
import subprocess
import sys

import pytest
from adapter_runs import run_adapter

sys.path.append(str(pathlib.Path(__file__).resolve().parent))

from printed import Printed

ADAPTER = pathlib.Path(__file__).resolve().parent / "mnn_module.py"
VALID = "ScatterND-18/add-assigned"
WIDE_INDEX = "Scatter-9/indices-out-of-range#2"  # has an index beyond 32 bits

CONVERTER = """
import os
def mnnconvert(arguments):
    os.write(1, {printed!r}.encode())
    if {written}:
        open(arguments[arguments.index("--MNNModel") + 1], "w").close()
    return True
"""
PACKAGE = """
import os
class expr:
    NCHW, float, uint8, int = "NCHW", "float", "uint8", "int"
    def const(array, shape, layout, dtype):
        return array
class Module:
    def get_info(self):
        return {{"inputNames": ["data", "indices", "updates"]}}
    def forward(self, inputs):
        os.write(1, {printed!r}.encode())
        return []
class nn:
    def create_runtime_manager(configurations):
        if {shown}:
            raise ValueError(repr(configurations))
    def load_module_from_file(*arguments, runtime_manager):
        return Module()
def version():
    return "4.5"
"""


def run(folder, *arguments, case=VALID, converted="", written=True, executed="", shown=False):
    """Runs the stand-in on a case: what it prints, whether a model is written, whether its settings are an error."""
    (folder / "MNN" / "tools").mkdir(parents=True)
    (folder / "MNN" / "__init__.py").write_text(PACKAGE.format(printed=executed, shown=shown))
    (folder / "MNN" / "tools" / "__init__.py").write_text('raise SystemExit("MNN.tools is imported")')
    (folder / "_tools.py").write_text(CONVERTER.format(printed=converted, written=written))
    return run_adapter(ADAPTER, folder, "--cases", "cases", "--filter", f"cases/{case}", *arguments)


def answer(folder, **options):
    """The kind of the answer, and its text."""
    process, records = run(folder, **options)
    cases = [record for record in records if record["type"] == "case"]
    assert len(cases) == 1, process.stderr
    return cases[0]["answer"], json.dumps(cases[0])


def test_an_operator_that_the_converter_does_not_know_is_unsupported(tmp_path):
    assert answer(tmp_path, converted="These Op Not Support: ONNX::Foo", written=False)[0] == "unsupported"


def test_inputs_that_the_converter_calls_wrong_are_rejected(tmp_path):
    printed = "Onnx ScatterND error for inputs: 2\nThese Op Not Support: ONNX::ScatterND"
    assert answer(tmp_path, converted=printed, written=False)[0] == "rejected"


def test_another_failure_of_the_converter_is_a_failure_with_its_text(tmp_path):
    kind, text = answer(tmp_path, converted="no space left", written=False)
    assert kind == "failed" and "no space left" in text


def test_the_time_of_day_is_not_part_of_the_text(tmp_path):
    _, text = answer(tmp_path, converted="Start\n[23:59:58] :220: no space left", written=False)
    assert ":220: no space left" in text and "23:59:58" not in text


@pytest.mark.parametrize("code, expected", [
    (1, "failed"), (2, "unsupported"), (3, "rejected"), (4, "unsupported"), (5, "rejected"),
])  # fmt: skip
def test_the_error_code_of_a_run_decides(tmp_path, code, expected):
    assert answer(tmp_path, executed=f"code={code} in onForward, 666")[0] == expected


def test_an_index_beyond_32_bits_is_unsupported(tmp_path):
    kind, text = answer(tmp_path, case=WIDE_INDEX)
    assert kind == "unsupported" and "32 bits" in text


def test_the_wrapper_that_reports_over_the_network_is_not_imported(tmp_path):
    assert answer(tmp_path, executed="code=3 in onForward")[0] == "rejected"


@pytest.mark.parametrize("options, number", [([], "1"), (["--option", "threads=3"], "3")])
def test_one_thread_unless_an_option_says_otherwise(tmp_path, options, number):
    process, _ = run(tmp_path, *options, shown=True)
    assert f"'numThread': {number}" in process.stderr


def test_float_is_never_computed_in_16_bits(tmp_path):
    process, _ = run(tmp_path, shown=True)
    assert "'precision': 'high'" in process.stderr


def test_an_unknown_option_is_refused(tmp_path):
    process, _ = run(tmp_path, "--option", "device=1")
    assert process.returncode != 0 and 'there is no option "device"' in process.stderr


def test_what_c_prints_is_collected_and_the_streams_are_restored():
    program = "import ctypes, printed\nc = ctypes.CDLL(None)\n" \
              "with printed.Printed() as block: c.puts(b'inside')\n" \
              "print('outside', repr(block.text))"
    environment = os.environ | {"PYTHONPATH": str(ADAPTER.parent), "PYTHONUNBUFFERED": ""}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "outside 'inside\\n'\n"


def test_standard_error_is_collected():
    with Printed() as printed:
        os.write(2, b"error")
    assert printed.text == "error"
