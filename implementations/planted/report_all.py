"""What `run` prints for each planted bug, in a file of its own.

    report_all.py PROGRAM PLUGIN FOLDER [NAME...]

runs PROGRAM (scatter-cts) with PLUGIN (planted.so) and each bug of planted_bugs.h, and writes the first 60 lines of its
standard output and standard error to FOLDER/NAME.txt. It prints each name with the exit status of `run` and the last
line, which has the counts. Exit status 1 if `run` finds nothing wrong for one of the bugs.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LINES = 60


def bug_names():
    table = (HERE / "planted_bugs.h").read_text(encoding="utf-8").split("#define PLANTED_BUGS", 1)[1]
    rows = re.findall(r"\bX\((\w+), (\w+),[\s\\]+\"", table)
    return [name.replace("_", "-") for name, kind in rows if kind != "part"]


def report(program, plugin, name, folder):
    words = [program, "run", "--implementation", plugin, "--option", f"fault={name}", "--jobs", "2"]
    process = subprocess.run(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
    )
    lines = process.stdout.splitlines(keepends=True)
    (folder / f"{name}.txt").write_text("".join(lines[:LINES]), encoding="utf-8")
    print(f"{name}: exit status {process.returncode}; {lines[-1].strip() if lines else 'no output'}", flush=True)
    return process.returncode == 1


def main(arguments):
    if "--help" in arguments:
        print(__doc__)
        return 0
    if len(arguments) < 3:
        sys.exit(__doc__)
    program, plugin, folder = (pathlib.Path(argument).resolve() for argument in arguments[:3])
    folder.mkdir(parents=True, exist_ok=True)
    names = arguments[3:] or bug_names()
    found = [report(str(program), str(plugin), name, folder) for name in names]
    print(f"{sum(found)} of {len(names)} bugs are found")
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
