"""Kills a run by SIGKILL repeatedly, each time at another moment, and checks that `--resume` gives the same records.

As a program: kill_resume.py [--kills N] [--seed N] -- ARGUMENTS OF RUN..., of an implementation without races.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEFAULT_PROGRAM = ROOT / "build" / "release" / "bin" / "scatter-cts"


def comparable(path):
    """The records of a file without the members in which two runs may differ."""
    return comparable_records([json.loads(line) for line in path.read_text().splitlines()])


def comparable_records(records):
    """The same of records; suspects depend on the features of all cases, which a run of a world has only of those that it executed."""
    if any("end" in source for source in records[0]["sources"]):
        for cause in records[-1].get("causes", []):
            cause.pop("suspect", None)
        records[-1].pop("suspects", None)
    return [{name: value for name, value in record.items() if name not in ("started", "seconds")} for record in records]


def size_of(path):
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def wait_for(process, is_due):
    while process.poll() is None and not is_due():
        time.sleep(0.0005)


def kill_somewhere(process, journal, whole_size, whole_seconds, chance):
    """Kills the process when the journal has a certain size, or after some time; returns whether it was alive."""
    if chance.random() < 0.5:
        size = chance.randint(size_of(journal), max(whole_size, size_of(journal)))
        wait_for(process, lambda: size_of(journal) >= size)
    else:
        end = time.monotonic() + chance.uniform(0, whole_seconds)
        wait_for(process, lambda: time.monotonic() >= end)
    process.kill()
    return process.wait() < 0


def kill_and_resume(program, arguments, folder, kills, seed=1, **settings):
    """Kills the given number of times, over as many runs as needed; returns the numbers of cases and pieces that each left in the journal."""
    chance = random.Random(seed)
    whole, results = folder / "whole.jsonl", folder / "results.jsonl"
    journal = folder / "results.jsonl.partial"
    silent = {"stdout": subprocess.DEVNULL} | settings
    begun = time.monotonic()
    code = subprocess.run([program, "run", *arguments, "--results", whole], **silent).returncode
    seconds, size, expected = time.monotonic() - begun, size_of(whole), comparable(whole)
    left = []
    while len(left) < kills:
        results.unlink(missing_ok=True)
        for _ in range(min(5, kills - len(left))):
            process = subprocess.Popen([program, "run", *arguments, "--resume", results], **silent)
            if not kill_somewhere(process, journal, size, seconds, chance):
                break
            left.append(sum(journal.read_bytes().count(b'"type":"%s"' % kind) for kind in (b"case", b"progress")) if journal.exists() else 0)
        assert subprocess.run([program, "run", *arguments, "--resume", results], **silent).returncode == code
        assert comparable(results) == expected
        assert not journal.exists()
    return left


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=DEFAULT_PROGRAM)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("arguments", nargs="*")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        left = kill_and_resume(given.program, given.arguments, pathlib.Path(folder), given.kills, given.seed)
    print(f"{len(left)} kills: after each the records were those of a run that nobody killed")
    print("cases and pieces in the journal when it was killed:", *sorted(left))


if __name__ == "__main__":
    sys.exit(main())
