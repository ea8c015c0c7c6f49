"""python -m scatter_cts extract: makes a case of each scatter node of a model."""

from __future__ import annotations

import argparse
import os
import pathlib
import signal
import sys
from typing import TYPE_CHECKING

from .command import harmless

if TYPE_CHECKING:
    from .extract_nodes import Found

# A small model may call its functions so often that it has millions.
_MOST_NODES = 10_000

_DESCRIPTION = """\
Makes a case of each Scatter, ScatterElements and ScatterND node of a model, in
subgraphs and functions too: a folder with a model of this node alone and its
inputs, in the form of ONNX's own test data. So scatter-cts tests exactly what
your model uses.

Attributes, opset, types and extents are those of the model, declared or inferred.
Constant inputs keep their values. All other values are drawn: indices are valid,
under reduction none with distinct targets, and numbers differ. The same model gives
the same files. No output is stored: the judge derives it. Weights are not needed:
their files may be missing.

Extents without a number, such as "batch", get a small one, unless --dim sets it.
"""
_EPILOGUE = """\
Example:
  python -m scatter_cts extract decoder.onnx -o cases-of-decoder --dim batch=2
  scatter-cts run --implementation mine.so --cases cases-of-decoder

Exit status:
  0  success, or the model has no scatter node
  2  wrong usage
  3  the model cannot be read, no node became a case, or a file cannot be written
"""


def _dimension(text: str) -> tuple[str, int]:
    name, _, number = text.rpartition("=")
    if not name or not number.isascii() or not number.isdigit() or len(number) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=N with a number N of 0 or more")
    return name, int(number)


def _mebibytes(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < len(text) <= 9 or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of MiB above 0")
    return int(text) * 2**20


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m scatter_cts extract", description=_DESCRIPTION, epilog=_EPILOGUE,
                                     formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False)  # fmt: skip
    parser.add_argument("model", metavar="MODEL.onnx", type=pathlib.Path, help="the model")
    parser.add_argument("-o", "--output", metavar="DIR", type=pathlib.Path, required=True,
                        help="the folder for the case folders; it must be new or empty")  # fmt: skip
    parser.add_argument("--dim", metavar="NAME=N", type=_dimension, action="append", default=[],
                        help="sets an extent that has a name; may be given several times")  # fmt: skip
    parser.add_argument("--graph", action="store_true",
                        help="keep what computes the inputs, as far as a case may have such nodes: Cast, Concat, "
                             "ConstantOfShape, Expand, Gather, Identity, Range, Reshape, Shape, Transpose")  # fmt: skip
    parser.add_argument("--limit", metavar="MIB", type=_mebibytes, default=64 * 2**20,
                        help="skips a node whose inputs are larger in total (default: 64, the limit of scatter-cts run "
                             "without --max-frame)")  # fmt: skip
    return parser


def main(arguments: list[str]) -> int:
    """The command; returns the exit status."""
    options = _parser().parse_args(arguments)
    if sys.stdout is None:
        return _error("standard output is closed", 3)
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.reconfigure(errors="backslashreplace")
    try:
        import onnx  # noqa: F401
    except ImportError:
        return _error("needs the onnx package: pip install onnx", 3)
    from .extract_model import Unreadable

    try:
        if options.output.exists() and not (options.output.is_dir() and not any(options.output.iterdir())):
            return _error(f"the folder {options.output} is not empty: existing files are not overwritten", 2)
        return _extract(options)
    except Unreadable as error:
        return _error(str(error), 3)
    except RecursionError:
        return _error(f"{options.model}: its graphs are nested too deeply", 3)
    except OSError as error:
        return _error(f"{error.filename or options.output}: {error.strerror or error}", 3)


def _error(text: str, status: int) -> int:
    print(f"python -m scatter_cts extract: {harmless(text)}", file=sys.stderr)
    return status


def _say(text: str) -> None:
    """Prints a line. If the reader of a pipe is gone, the program ends without a word, as others do."""
    try:
        print(harmless(text), flush=True)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what Python still has to write
        is_pipe = isinstance(error, BrokenPipeError)
        sys.exit(128 + signal.SIGPIPE if is_pipe else _error(f"standard output: {error.strerror}", 3))


def _extract(options: argparse.Namespace) -> int:
    """Writes all cases, and says what became of each node."""
    from .extract_case import case_of, folder_name, write
    from .extract_inference import Inference
    from .extract_model import Skip, load
    from .extract_nodes import scatter_nodes, set_extents

    model = load(options.model)
    names = set_extents(model, dict(options.dim))
    for name, _ in options.dim:
        if name not in names:
            there = ", ".join(sorted(map(ascii, names))) or "none"
            return _error(f"--dim {name}: the model declares no extent of this name; its names are: {there}", 2)
    written = skipped = 0
    with Inference() as inference:
        for number, found in enumerate(scatter_nodes(model, inference)):
            if number == _MOST_NODES:
                _say(f"there are more than {_MOST_NODES} scatter nodes: the others are left out")
                break
            folder = folder_name(number, found)
            try:
                case = case_of(model, found, folder, options.limit, options.graph)
                write(case, options.output)
            except Skip as reason:
                skipped += 1
                _say(f"skipped: {folder} ({_place(found)}): {reason}")
            else:
                written += 1
                _say(f"{folder}: {case.said}")
        if inference.problem is not None:
            _say(f"shape inference failed, only what the model declares is known: {ascii(inference.problem)}")
    return _conclude(options, written, skipped)


def _place(found: Found) -> str:
    return "node " + " / ".join(map(ascii, found.path))


def _conclude(options: argparse.Namespace, written: int, skipped: int) -> int:
    if written + skipped == 0:
        _say(f"{options.model} has no Scatter, ScatterElements or ScatterND node: there is nothing to test")
        return 0
    _say(f"{written} case{'s' * (written != 1)} in {options.output}, {skipped} node{'s' * (skipped != 1)} skipped")
    if written == 0:
        return _error("no scatter node became a case", 3)
    _say(f"next: scatter-cts run --implementation YOURS --cases {options.output}")
    return 0
