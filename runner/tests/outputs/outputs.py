#!/usr/bin/env python3
"""What every command says: its outputs and exit statuses are kept in full in the transcripts *.txt beside this program.

    runner/tests/outputs/outputs.py                                  # all blocks; differences as old and new text
    ... outputs.py --accept report/badge-mnn 'compare/*-opencv'      # rewrites these blocks and no others
    ... outputs.py --whole --against OLD_PROGRAM                     # old and new program over everything

A block of a transcript is a name, a command of the shell, and what it gave: standard output, exit status, standard error,
and the files that it wrote. Add one by writing "=== NAME" and "$ COMMAND" and accepting it; remove one by deleting it.
The blocks of one transcript are executed in order in one folder, so that later ones read what earlier ones wrote. The folder has

    cases/      a sample of the corpus     plugins/    everything under test     quiet/  for files that are not kept
    corpus/     the corpus                 published/  samples of the published results

A change that means a difference accepts it by name and shows it in its diff; a name is a glob of "TRANSCRIPT/BLOCK".
Samples are drawn by features: whatever member or word occurs in a published record or in the description of a case
occurs in a sample, so that no reader meets a form in published results that it never met here.

With --whole, nothing is kept: reports of all published results, comparisons of neighbours and runs of the whole corpus.
The program and the plugins are found as in other tests (built.py).
"""

from __future__ import annotations

import argparse
import concurrent.futures
import difflib
import fnmatch
import gzip
import hashlib
import itertools
import json
import multiprocessing
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import types
from dataclasses import dataclass

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path += [str(HERE.parent), str(ROOT / "generators")]
import archives  # noqa: E402
import environment  # noqa: E402, F401 - before packages
import file_tree  # noqa: E402
from built import built  # noqa: E402
from changed_results import of_cases  # noqa: E402
from page_model import MODEL, summary_of  # noqa: E402

RESULTS = sorted((ROOT / "reports/published/results").glob("*.jsonl.gz"))
FORMATS = ("html", "junit", "markdown", "badge", "statement")
PATIENCE_SECONDS = 100

# ---- samples

# Members whose words are features; of other members only the presence counts.
WORDS = set(
    "answer blamed circumstance compared declared dtype executed_by expectation feature how level misreading "
    "misreadings name newer nondeterminism operator_version point policy reduction tier verdict when".split()
)


def features(value, path="", found=None):
    """The paths of the members of a JSON value, with their words."""
    found = set() if found is None else found
    for name, member in value.items() if isinstance(value, dict) else ((None, member) for member in value):
        place = path if name is None else f"{path}.{name}"
        if isinstance(member, (dict, list)):
            features(member, place, found)
        else:
            found.add((place, member if (name or path.rpartition(".")[2]) in WORDS else None))
    return found


def rare(records):
    """The ids and features of the records that have a feature which none had before."""
    seen, found = set(), {}
    for record in records:
        its = features(record) | {tuple(record.get(name) for name in ("verdict", "answer", "expectation", "level"))}
        if not its <= seen:
            seen |= its
            found[record["id"]] = its
    return found


def rare_in_file(path):
    return rare(json.loads(line) for line in gzip.open(path) if b'"type": "case"' in line)


def draw_sample(path, ids, folder):
    """Writes the records of these cases, and of the most telling one of each cause."""
    header, *lines, footer = gzip.open(path)
    run = types.SimpleNamespace(header=json.loads(header), footer=json.loads(footer))
    if run.header.pop("withheld", None):  # such files are read nowhere
        run.footer["skipped"] = 0
    ids |= {cause["telling"] for cause in run.footer.get("causes", ())}
    cases = [json.loads(line) for line in lines if re.search(rb'"id": "([^"]*)"', line)[1].decode() in ids]
    text = "".join(json.dumps(record) + "\n" for record in of_cases(run, cases))
    (folder / short(path)).write_text(text)


def draw_results(folder):
    """A sample of each published file: what is rare in it and its neighbours, which are compared with it."""
    with concurrent.futures.ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        seen, wanted = set(), []
        for found in pool.map(rare_in_file, RESULTS):
            wanted.append({case for case, its in found.items() if not its <= seen and not seen.update(its)})
        ids = [set().union(*wanted[max(number - 1, 0) : number + 2]) for number in range(len(RESULTS))]
        list(pool.map(draw_sample, RESULTS, ids, itertools.repeat(folder)))


def short(path):
    """The name of a sample: of onnxruntime@1.32.0.jsonl.gz onnxruntime-1.32.0.jsonl."""
    return re.sub(r"\+.*|\.jsonl\.gz$", "", path.name).replace("@", "-") + ".jsonl"


def draw_cases():
    """Cases of the corpus: what is rare, and one of forty, by a hash of the id, which does not change with the corpus."""
    cases = archives.read_cases(ROOT / "cases")
    described = [json.loads(files["case.json"]) | {"id": case} for case, files in cases.items()]
    ids = rare(described).keys() | {case for case in cases if int(hashlib.sha256(case.encode()).hexdigest(), 16) % 40 == 0}
    return {f"{case}/{name}": content for case in ids for name, content in cases[case].items()}


# ---- execution

PLUGINS = {
    "example.so": ("SCATTER_CTS_EXAMPLE", "build/example/example.so", ""),
    "variants.so": ("SCATTER_CTS_VARIANTS", "build/release/implementations/variants/variants.so", ""),
    "optimised.so": ("SCATTER_CTS_OPTIMISED", "build/release/implementations/optimised/optimised.so", ""),
    "planted.so": ("SCATTER_CTS_PLANTED", "build/release/implementations/planted/planted.so", ""),
    "misbehaving.so": ("SCATTER_CTS_TESTDATA", "build/release/runner/testdata", "misbehaving.so"),
    "misbehaving_program": ("SCATTER_CTS_TESTDATA", "build/release/runner/testdata", "misbehaving_program"),
    "unusable.so": ("SCATTER_CTS_TESTDATA", "build/release/runner/testdata", "unusable_version.so"),
}

# What differs between two executions or two places, and what is written instead.
VOLATILE = [(re.compile(pattern), instead) for pattern, instead in (
    (r'("started": ?)"[^"]*"', r'\1"TIME"'),
    (r"\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ", "TIME"),
    (r'("(?:corpus_hash)": ?)"[0-9a-f]{64}"', r'\1"HASH"'),
    (r'("(?:seconds|milliseconds|rate)": ?)[0-9.e+-]+', r"\g<1>0"),
    (r'(\btime=)"[0-9.]+"', r'\1"SECONDS"'),
    (r"\b\d+(?:\.\d+)? (s|seconds|ms)\b(?! limit)", r"N \1"),
    (r"0x[0-9a-f]{12}\b", "ADDRESS"),
    (r"(scatter-cts,? (?:version )?)\d+\.\d+\.\d+", r"\1VERSION"),
)]  # fmt: skip


def fitted(value, width=116):
    """JSON with line breaks only where a value is longer than a line."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= width or not isinstance(value, (dict, list)) or not value:
        return [text]
    lines = []
    members = value.items() if isinstance(value, dict) else ((None, member) for member in value)
    for name, member in members:
        first, *rest = fitted(member, width - 1)
        lines += [f" {json.dumps(name)}: {first}" if name is not None else f" {first}", *(f" {line}" for line in rest)]
        lines[-1] += ","
    return ["{" if isinstance(value, dict) else "[", *lines, "}" if isinstance(value, dict) else "]"]


def undrawn(members):
    """A member of a record; of a drawing only whose it is, because the pages have it too."""
    return members | {"picture": "…"} if set(members) == {"id", "picture"} else members


def readable(text):
    """A text with JSON in lines; of a page its summary and its model."""
    if MODEL.search(text):
        model = json.loads(MODEL.findall(text)[0])
        model |= {name: list(model[name])[:2] for name in ("clauses", "versions")}  # in each page the same
        for details in itertools.chain(*(list(run["details"].values())[1:] for run in model["runs"])):
            details["picture"] = details["picture"] and "…"  # one drawing of a run is enough to read
        return summary_of(text) + "\n" + "\n".join(fitted(model)) + "\n"
    lines = []
    try:
        document = json.loads(text, object_hook=undrawn) if text.lstrip().startswith("{") else None
        return text if document is None else text if text.count("\n") > 1 else "\n".join(fitted(document)) + "\n"
    except ValueError:
        pass
    for line in text.split("\n"):
        try:
            lines += fitted(json.loads(line, object_hook=undrawn)) if len(line) > 116 and line.startswith("{") else [line]
        except ValueError:
            lines.append(line)
    return "\n".join(lines)


def section(heading, content, paths):
    """A part of a block: the heading, and the content indented by two spaces."""
    try:
        text = content.decode()
        for path, name in paths.items():
            text = text.replace(path, name)
        for pattern, instead in VOLATILE:
            text = pattern.sub(instead, text)
        text = readable(text)
    except UnicodeDecodeError:
        text = repr(content)[2:-1] + "\n"
    if not text:
        return ""
    text = "".join(c if c == "\n" or c.isprintable() else repr(c)[1:-1] for c in text)
    lines = [f"  {line}".rstrip() if line.strip() else "" for line in text.removesuffix("\n").split("\n")]
    return "\n".join([*([heading] if heading else []), *lines, *([] if text.endswith("\n") else ["no newline at the end"])]) + "\n"


def files_of(folder):
    """The files that commands wrote below a folder, with a mark that changes when one is written."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            found[path] = (path.stat().st_mtime_ns, path.stat().st_size, path.stat().st_ino)
    return found


def executed(command, folder, place):
    """The text of what a command gives; files in quiet/ are not shown."""
    before, environment = files_of(folder), place.environment
    paths = place.names | {str(folder): "FOLDER"}
    try:
        process = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, capture_output=True, stdin=subprocess.DEVNULL,
                                 timeout=PATIENCE_SECONDS)  # fmt: skip
    except subprocess.TimeoutExpired:
        return f"no end after {PATIENCE_SECONDS} s\n"
    text = section("", process.stdout, paths) + f"exit {process.returncode}\n" + section("stderr", process.stderr, paths)
    for path, mark in files_of(folder).items():
        if before.get(path) != mark and path.relative_to(folder).parts[0] != "quiet":
            name = path.relative_to(folder)
            text += section(f"file {name}", path.read_bytes(), paths) or f"file {name} is empty\n"
    return text


class Workplace:
    """The folders in which commands are executed by a program."""

    def __init__(self, parent, program, drawn):
        self.parent, self.drawn = parent, drawn
        (parent / "bin").mkdir(parents=True)
        (parent / "bin/scatter-cts").symlink_to(program)
        place = program.resolve()
        self.names = {str(place): "scatter-cts", str(place.parents[3]): "PROJECT", str(ROOT): "PROJECT"}
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH")}
        self.environment = kept | {"PATH": f"{parent / 'bin'}:{kept['PATH']}"}

    def folder(self, name):
        folder = self.parent / name
        (folder / "quiet").mkdir(parents=True)
        for entry in self.drawn.iterdir():
            (folder / entry.name).symlink_to(entry)
        return folder


def draw(folder):
    """What every folder of a workplace has."""
    (folder / "corpus").symlink_to(ROOT / "cases")
    (folder / "plugins").mkdir()
    for name, (variable, default, file) in PLUGINS.items():
        (folder / "plugins" / name).symlink_to(built(variable, default) / file)
    (folder / "published").mkdir()
    draw_results(folder / "published")
    file_tree.write(folder / "cases", archives.packed(draw_cases()))


# ---- transcripts


@dataclass
class Block:
    name: str
    command: str
    kept: str
    found: str = ""

    def text(self, content):
        return f"=== {self.name}\n$ {self.command}\n{content}"


def blocks_of(path):
    """The introduction of a transcript, and its blocks."""
    introduction, *parts = re.split(r"^=== ", path.read_text(), flags=re.MULTILINE)
    found = []
    for part in parts:
        name, command, kept = (part.split("\n", 2) + ["", ""])[:3]
        found.append(Block(name, command.removeprefix("$ "), kept))
    return introduction, found


def execute_all(paths, parent):
    """Executes the blocks of transcripts, two transcripts at a time; returns the introductions and blocks by path."""
    drawn = parent / "drawn"
    drawn.mkdir()
    draw(drawn)
    workplace = Workplace(parent / "new", built("SCATTER_CTS", "build/release/bin/scatter-cts"), drawn)
    transcripts = {path: blocks_of(path) for path in paths}

    def execute(path):
        folder = workplace.folder(path.stem)
        for block in transcripts[path][1]:
            block.found = executed(block.command, folder, workplace)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(execute, sorted(paths, key=lambda path: -path.stat().st_size)))
    return transcripts


def difference(name, old, new):
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), f"{name} (old)", f"{name} (new)", lineterm="", n=2)
    return "\n".join(lines)


def everyday(accepted):
    with tempfile.TemporaryDirectory() as folder:
        transcripts = execute_all(sorted(HERE.glob("*.txt")), pathlib.Path(folder))
    different, unused = 0, set(accepted)
    for path, (introduction, blocks) in transcripts.items():
        text = introduction
        for block in blocks:
            name = f"{path.stem}/{block.name}"
            globs = {glob for glob in accepted if fnmatch.fnmatchcase(name, glob)}
            unused -= globs
            if block.found != block.kept:
                print(difference(name, block.kept, block.found))
                different += not globs
            text += block.text(block.found if globs else block.kept)
        if text != path.read_text():
            path.write_text(text)
    for glob in sorted(unused):
        print(f"no block has the name {glob}")
    print(f"{sum(len(blocks) for _, blocks in transcripts.values())} blocks, {different} of them different and not accepted")
    return 1 if different or unused else 0


# ---- old and new program over everything

WHOLE_RUNS = [
    "reference", "plugins/example.so", "plugins/optimised.so", "plugins/optimised.so --option fault=TAIL_OF_THREE",
    "plugins/variants.so", "plugins/variants.so --option variant=ftz-daz", "plugins/planted.so --option fault=wrap-clamped",
    "plugins/planted.so --option fault=refuse-empty-indices", "plugins/planted.so --option fault=int64-double",
    "plugins/planted.so --option fault=state-key-shape", "plugins/misbehaving.so --option misbehave=wrong-value",
    "plugins/misbehaving.so --option misbehave=sigsegv --option on-extent=7", "exec:plugins/misbehaving_program",
]  # fmt: skip


def whole_commands():
    for path in RESULTS:
        for form in FORMATS:
            yield f"scatter-cts report all/{short(path)} --format {form}"
    for one, other in itertools.pairwise([*RESULTS, RESULTS[0]]):
        for form in ("text", "json", "markdown", "html"):
            yield f"scatter-cts compare all/{short(one)} all/{short(other)} --all --format {form}"
    for words in WHOLE_RUNS:
        reports = " ".join(f"--report {form}={form}" for form in FORMATS)
        yield f"scatter-cts run -j 1 -i {words} --cases cases=corpus -r results.jsonl {reports}"


def whole(old):
    with tempfile.TemporaryDirectory() as parent:
        parent, different = pathlib.Path(parent), 0
        drawn = parent / "drawn"
        drawn.mkdir()
        draw(drawn)
        (drawn / "all").mkdir()
        for path in RESULTS:
            (drawn / "all" / short(path)).write_bytes(gzip.decompress(path.read_bytes()))
        places = [Workplace(parent / name, program, drawn)
                  for name, program in (("old", old.resolve()), ("new", built("SCATTER_CTS", "build/release/bin/scatter-cts")))]  # fmt: skip
        folders = [place.folder("work") for place in places]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for count, command in enumerate(whole_commands(), 1):
                texts = list(pool.map(lambda at: executed(command, folders[at], places[at]), (0, 1)))  # noqa: B023
                if texts[0] != texts[1]:
                    different += 1
                    print(difference(command, *texts), flush=True)
    print(f"{count} commands, {different} of them different")
    return 1 if different else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--accept", nargs="+", default=[], metavar="NAME", help="rewrite these blocks: TRANSCRIPT/BLOCK, or a glob")
    parser.add_argument("--whole", action="store_true", help="compare two programs over everything")
    parser.add_argument("--against", type=pathlib.Path, metavar="OLD_PROGRAM", help="with --whole: the other program")
    options = parser.parse_args()
    if options.whole != bool(options.against) or (options.whole and options.accept):
        parser.error("--whole and --against OLD_PROGRAM belong together, without --accept")
    if any(not re.search(r"[^/*?\[\]]", glob.partition("/")[2]) for glob in options.accept):
        parser.error("--accept takes names of blocks, not all blocks of a transcript")
    return whole(options.against) if options.whole else everyday(options.accept)


if __name__ == "__main__":
    sys.exit(main())
