"""The environment of the programs in Python: imported before packages, it starts the program again in build/venv if this
Python lacks one of requirements.txt. python/bin/python makes build/venv first, if it is absent or old.
"""

import importlib.metadata
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def is_complete() -> bool:
    """Whether this Python has each package of requirements.txt, in any version."""
    try:
        for name in re.findall(r"^[\w-]+", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.M):
            importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


if sys.prefix != str(ROOT / "build/venv") and not is_complete():
    os.execv(ROOT / "python/bin/python", ["python", *sys.orig_argv[1:]])
