"""scatter-cts for Python: a conformance test suite for ONNX's scatter operators.

    scatter_cts.judge(model, inputs, output)   judges an output from elsewhere by the specification
    scatter_cts.cases()                        the corpus
    scatter_cts.serve(name=..., run=run, ...)  a program that the runner can test

pytest --scatter-cts-backend=MODULE tests a backend of ONNX's convention. python/README.md explains everything.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .command import ProgramError, program
    from .corpus import Case, cases
    from .judging import Finding, Judgement, judge, judge_all
    from .forks import child_process
    from .request import Request
    from .service import NotPrepared, Rejected, serve
    from .tensors import DTYPES, Unsupported, strings_as_str

__all__ = [
    "DTYPES", "Case", "Finding", "Judgement", "NotPrepared", "ProgramError", "Rejected", "Request", "Unsupported", "cases", "child_process", "judge",
    "judge_all", "program", "serve", "strings_as_str",
]  # fmt: skip

_MODULES = {
    "command": ("ProgramError", "program"),
    "corpus": ("Case", "cases"),
    "forks": ("child_process",),
    "judging": ("Finding", "Judgement", "judge", "judge_all"),
    "request": ("Request",),
    "service": ("NotPrepared", "Rejected", "serve"),
    "tensors": ("DTYPES", "Unsupported", "strings_as_str"),
}


def __getattr__(name: str) -> object:
    """Imports a name on first access: the command, and pytest when it tests something else, do not load numpy."""
    for module, names in _MODULES.items():
        if name in names:
            try:
                imported = importlib.import_module(f".{module}", __name__)
            except AttributeError as error:  # of a package that it needs; Python would say "cannot import name"
                raise ImportError(f"{__name__}.{module}: {error}") from error
            return getattr(imported, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
