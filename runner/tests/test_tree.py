"""Habits of the files of this repository."""

import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CODE = {".c", ".h", ".inc", ".py", ".js", ".mjs", ".css", ".cmake", ".sh", ".bash", ".fish", ".zsh"}
# The first comment or docstring, after the line that names the interpreter.
FIRST_COMMENT = re.compile(r"(?:#!.*\n)?\s*(?:/\*(.*?)\*/|\"\"\"(.*?)\"\"\"|((?:(?://|#(?!include|define|pragma|if)).*\n)+))", re.S)


def is_code(path):
    """Whether a file is a program, a part of one, or builds one."""
    return path.suffix in CODE or path.name == "CMakeLists.txt" or (not path.suffix and path.read_bytes()[:2] == b"#!")


LISTED = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
FILES = [path for name in LISTED.split("\0") if (path := ROOT / name).is_file() and is_code(path)]


def says_what_it_is_for(path):
    """Whether the first comment has two words, or is in the header of a C source or of the source that a test tests."""
    comment = FIRST_COMMENT.match(path.read_text())
    if comment:
        return len(re.findall(r"\w+", "".join(filter(None, comment.groups())))) > 1
    name = path.name.removesuffix(".c").removesuffix(".posix").removesuffix(".linux")
    described = [f"{name}.h"] if name != path.name else []
    if name.endswith("_test"):
        described = [f"{name[:-5]}{suffix}" for suffix in (".h", ".c", ".posix.c", ".linux.c")]
    return any((path.parent / other).is_file() for other in described)


@pytest.mark.parametrize("suffix", sorted({path.suffix for path in FILES}))
def test_every_file_says_first_what_it_is_for(suffix):
    silent = [str(path.relative_to(ROOT)) for path in FILES if path.suffix == suffix and not says_what_it_is_for(path)]
    assert silent == []


# A comment alone in its lines, or behind code. Copies of vectors/ are in other projects, and a table there is generated.
COMMENT = re.compile(r"^\s*\*|/\*|//")


def test_comments_in_c_have_at_most_110_columns():
    sources = [path for path in FILES if path.suffix in (".c", ".h", ".inc") and path.relative_to(ROOT).parts[0] != "vectors"]
    wide = [f"{path.relative_to(ROOT)}:{number}" for path in sources if "clang-format off" not in path.read_text()[:200]
            for number, line in enumerate(path.read_text().splitlines(), 1) if len(line) > 110 and COMMENT.search(line)]  # fmt: skip
    assert wide == []
