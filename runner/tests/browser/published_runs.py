"""The published runs, and what the page of a report and `compare` say of two of them."""

import collections
import gzip
import json
import pathlib

PUBLISHED = pathlib.Path(__file__).resolve().parents[3] / "reports" / "published" / "results"
# What no standing, mark or change depends on, and what takes time to read.
LEFT_OUT = {
    "explanation", "why", "command", "printed", "clauses", "output", "repetitions", "observations", "message", "expectation", "executed_by",
}  # fmt: skip
CHANGES = """
    return arguments[0].map(([older, newer]) => Object.fromEntries(changes.all(model.runs[older], model.runs[newer])))"""


def read_published():
    """The records of each published run whose cases are all published: {name: [header, cases, footer]}."""
    files = {}
    for path in sorted(PUBLISHED.glob("*.gz")):
        header, *records = (json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines())
        if "withheld" not in header:
            files[path.name] = [header, *({name: value for name, value in record.items() if name not in LEFT_OUT} for record in records)]
    return files


def text_of(records):
    return "".join(json.dumps(record) + "\n" for record in records)


def paired(path, runs):
    """A file of runs, each under the name of its pair."""
    names = (json.dumps(records[0]["implementation"]["specification"]) for records in runs)
    path.write_text("".join(text_of(records).replace(name, f'"pair-{at}"') for at, (records, name) in enumerate(zip(runs, names, strict=True))))
    return path


def check_pairs(tab, scatter_cts, published, folder, step):
    """The page that the tab shows, of all published runs, has the changes of `compare` between each run and the one so many steps further."""
    runs, ids = list(published.values()), tab.script("return model.data.cases.ids")
    old, new = paired(folder / "old", runs), paired(folder / "new", [*runs[step:], *runs[:step]])
    told = []
    process = scatter_cts("compare", old, new, "--format", "json")
    assert process.stderr == ""
    for line in process.stdout.splitlines():
        told.append(collections.defaultdict(set))
        for item in json.loads(line)["differences"]:
            told[-1][item["change"]].add(item["id"])
    pairs = [[at, (at + step) % len(runs)] for at in range(len(runs))]
    names = list(published)
    for (older, newer), stated, shown in zip(pairs, told, tab.script(CHANGES, pairs), strict=True):
        # What a run of selected cases would have run is known to the program alone, and with it what is gone.
        gone = stated.pop("gone-case", set()) if "selection" in runs[newer][0] else set()
        for name, numbers in shown.items():
            differing = ({ids[number] for number in numbers} ^ stated[name]) - gone
            assert not differing, (names[older], names[newer], name, len(numbers), len(stated[name]), sorted(differing)[:3])
