"""A finished run of the program, with its results read."""

import json
import shlex


def without_times(record):
    """A record without the members in which two runs of the same cases may differ."""
    return {member: value for member, value in record.items() if member not in ("started", "seconds")}


def named(arguments):
    """The arguments of a command that tests an implementation: the reference, if they name none."""
    return arguments if "--implementation" in arguments else ["--implementation", "reference", *arguments]


class Run:
    """One finished `scatter-cts run`, with its --results. `cases` and `comparable` have no times."""

    def __init__(self, process, results):
        self.code, self.out, self.err = process.returncode, process.stdout, process.stderr
        self.raw = results.read_bytes() if results.exists() else b""
        self.records = [json.loads(line) for line in self.raw.splitlines()]
        self.comparable = [without_times(record) for record in self.records]
        self.cases = {record["id"]: record for record in self.comparable if record["type"] == "case"}

    def of_type(self, kind):
        return [record for record in self.records if record["type"] == kind]

    @property
    def header(self):
        (header,) = self.of_type("header")
        return header

    @property
    def footer(self):
        (footer,) = self.of_type("footer")
        return footer

    @property
    def verdicts(self):
        return {name: case["verdict"] for name, case in self.cases.items()}


def without_folder(command):
    """A command as a page has it: the program without its folder."""
    program, *rest = shlex.split(command)
    assert shlex.join([program, *rest]) == command
    return shlex.join([program.rpartition("/")[2], *rest])
