"""python -m scatter_cts COMMAND: the commands that are Python. All others are commands of the program scatter-cts."""

from __future__ import annotations

import sys

_HELP = """\
usage: python -m scatter_cts extract MODEL.onnx -o DIR

commands:
  extract   makes a case of each scatter node of a model

All other commands are those of the program: scatter-cts --help.
"""


def main(arguments: list[str]) -> int:
    """Runs a command; returns the exit status."""
    if arguments[:1] == ["extract"]:
        from . import extract

        return extract.main(arguments[1:])
    if arguments in (["--help"], ["-h"], ["help"]):
        print(_HELP, end="")
        return 0
    named = f"there is no command {ascii(arguments[0])} here" if arguments else "a command is missing"
    print(f"python -m scatter_cts: {named}\n\n{_HELP}", end="", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
