"""The result of `cmake --install` is complete, can be moved, and is never written to."""

import gzip
import hashlib
import json
import os
import pathlib
import re
import shutil
import sys

import pytest
from installing import BUILD, ROOT, call, contents, done

FEW = ["--operator", "ScatterND", "--tier", "core"]


def commands_of(program):
    """The commands that --help lists."""
    return re.findall(r"^  ([a-z]+) ", done(program, "--help").stdout, re.MULTILINE)


# ---- the program ------------------------------------------------------------------------------------------


def test_the_program_finds_its_corpus_from_anywhere(prefix, environment, tmp_path):
    process = done(prefix / "bin/scatter-cts", "run", "-i", "reference", "--results", "it.jsonl", *FEW, cwd=tmp_path, env=environment)
    records = list(map(json.loads, (tmp_path / "it.jsonl").read_text().splitlines()))
    assert "ScatterND-18: complete" in process.stdout
    assert all(record["id"].startswith("cases/") for record in records if record["type"] == "case")


def test_the_corpus_has_every_file_in_its_manifest(prefix, environment):
    process = done(prefix / "bin/scatter-cts", "verify", "--tier", "core", env=environment, cwd="/")
    assert "differ" not in process.stdout


def test_every_known_implementation_is_listed(prefix, environment):
    process = done(prefix / "bin/scatter-cts", "list", "implementations", "--json", env=environment, cwd="/")
    listed = {json.loads(line)["name"] for line in process.stdout.splitlines()}
    known = {path.parent.name for path in (ROOT / "implementations").glob("*/manifest.json")}
    assert listed == known | {"reference"}


def test_only_files_of_the_repository_are_installed_with_the_implementations(prefix):
    folder = prefix / "share/scatter-cts/implementations"
    ours = set(done("git", "ls-files", "implementations", cwd=ROOT).stdout.splitlines())
    installed = {f"implementations/{path.relative_to(folder)}" for path in folder.rglob("*") if path.is_file()}
    assert installed - ours == set()


def test_installing_prints_one_line_per_file_and_few_lines(installing):
    lines = installing[0].stdout.splitlines()
    assert len(lines) < 400


@pytest.mark.parametrize("file", [
    "include/scatter_cts/plugin.h", "share/scatter-cts/protocol.proto", "share/scatter-cts/onnx.proto",
    "share/scatter-cts/cases/clauses/ScatterND.json", "share/scatter-cts/reports/waivers.schema.json",
    "share/doc/scatter-cts/copyright", "share/doc/scatter-cts/LICENSE", "share/doc/scatter-cts/DECISIONS.md",
])  # fmt: skip
def test_files_for_people_and_their_builds_are_installed(prefix, file):
    assert (prefix / file).stat().st_size > 0


@pytest.mark.parametrize("document", ["gates.md", "verdicts.md"])
def test_links_of_a_document_point_to_files_of_the_tree(prefix, document):
    path = prefix / "share/doc/scatter-cts/doc" / document
    links = re.findall(r"\]\(([^)#]*)(?:#[^)]*)?\)", path.read_text())
    assert links
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


# ---- implementations --------------------------------------------------------------------------------------


@pytest.fixture
def made_up(prefix, tmp_path):
    """A copy of the tree with one more implementation, whose setup needs no network: the example, and Python."""
    copy = shutil.copytree(prefix, tmp_path / "copy")
    folder = copy / "share/scatter-cts/implementations/made-up"
    folder.mkdir()
    (folder / "requirements.txt").write_text("# nothing\n")
    pins = hashlib.sha256(b"# nothing\n").hexdigest()
    steps = [{"venv": "requirements.txt", "sha256": pins}, {"cmake": "../example"}]
    (folder / "manifest.json").write_text(json.dumps({
        "name": "made-up", "description": "made up", "licence": "MIT", "upstream": "https://example.org",
        "expresses": {"operators": ["ScatterND"], "dtypes": ["float"], "reductions": ["none"]},
        "start": {"library": "{build}/example.so"}, "versions": [{"version": "1.0", "steps": steps}],
    }))  # fmt: skip
    return copy


def test_an_implementation_that_is_not_set_up_is_reported_with_the_command(prefix, environment):
    process = call(prefix / "bin/scatter-cts", "doctor", "numpy", env=environment, cwd="/")
    assert process.returncode == 3
    assert f"numpy 2.4.6 is not installed: run '{prefix}/share/scatter-cts/implementations/setup' numpy" in process.stderr


def test_setup_installs_into_the_user_s_cache_and_does_not_change_the_tree(made_up, environment, tmp_path):
    program, before = made_up / "bin/scatter-cts", contents(made_up)
    environment |= {"PATH": os.environ["PATH"], "HOME": str(tmp_path / "user")}
    process = done(made_up / "share/scatter-cts/implementations/setup", "made-up", env=environment, cwd="/")
    (cache,) = (tmp_path / "user/.cache/scatter-cts").iterdir()
    assert f"Installing made-up 1.0 into {cache}/implementations/made-up@1.0:" in process.stdout
    assert {"service.py", "messages.binpb"} <= {path.name for path in (cache / "implementations/python/scatter_cts").iterdir()}
    result = done(program, "run", "--implementation", "made-up", *FEW, env=environment, cwd="/")
    assert "example 1.0: " in result.stdout.splitlines()[-1]
    assert contents(made_up) == before


def test_the_gate_runs_a_set_up_implementation_or_names_the_command(made_up, environment, tmp_path):
    data = made_up / "share/scatter-cts"
    environment |= {"PATH": os.environ["PATH"], "HOME": str(tmp_path / "user"), "SCATTER_CTS_FOLDER": str(tmp_path / "gate")}
    gate = [data / "ci/gate.sh", "--implementation", "made-up", *FEW]
    before = call(*gate, env=environment, cwd=tmp_path)
    assert before.returncode == 3
    assert f"run {data}/implementations/setup made-up" in before.stdout
    done(data / "implementations/setup", "made-up", env=environment, cwd="/")
    assert "example 1.0: " in done(*gate, env=environment, cwd=tmp_path).stdout


def test_a_setup_that_cannot_write_prints_one_message(made_up, environment):
    environment |= {"XDG_CACHE_HOME": "/proc/nobody/writes/here"}
    process = call(made_up / "share/scatter-cts/implementations/setup", "made-up", env=environment, cwd="/")
    assert process.returncode == 3
    assert process.stderr.startswith("implementations/setup: ")
    assert "Traceback" not in process.stderr


def test_the_python_example_needs_only_numpy_and_protobuf(prefix, environment, tmp_path):
    data = prefix / "share/scatter-cts"
    done("protoc", f"--python_out={tmp_path}", f"--proto_path={data}", "protocol.proto", "onnx.proto")
    for module in ("onnx", "ml_dtypes", "jsonschema", "jinja2"):
        (tmp_path / f"{module}.py").write_text("raise ImportError\n")
    (example,) = data.glob("implementations/example-python/scatter_example.py")
    specification = f"exec:{sys.executable} '{example}'"
    environment |= {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    process = done(prefix / "bin/scatter-cts", "run", "-i", specification, *FEW, env=environment, cwd="/")
    assert " 0 fail" in process.stdout.splitlines()[-1]


@pytest.mark.parametrize("components", [["runtime"], ["runtime", "development"]], ids=" ".join)
def test_the_installed_python_package_can_be_imported(components, environment, tmp_path):
    for component in components:
        done("cmake", "--install", BUILD, "--component", component, "--prefix", tmp_path / "tree")
    environment |= {"PYTHONPATH": str(tmp_path / "tree/share/scatter-cts/python"), "PYTHONDONTWRITEBYTECODE": "1"}
    done(sys.executable, "-c", "import scatter_cts; scatter_cts.serve", env=environment, cwd="/")


# ---- the manual, and completion ---------------------------------------------------------------------------


def test_every_command_has_a_page_with_its_options(prefix):
    program = prefix / "bin/scatter-cts"
    for command in commands_of(program):
        page = gzip.decompress((prefix / f"share/man/man1/scatter-cts-{command}.1.gz").read_bytes()).decode()
        options = re.findall(r"^ {2,6}(?:-., )?--([a-z]+)", done(program, command, "--help").stdout, re.MULTILINE)
        assert f"scatter-cts-{command} \\- " in page
        assert [option for option in options if rf"\-\-{option}" not in page] == []


def words_of_page(page):
    """The words of a page of the manual, in order, without roff's markup of fonts and hyphens."""
    lines = [re.sub(r'^\.\w+ ?"?([^"]*)"?$', r"\1", line) for line in page.splitlines() if not line.startswith('.\\"')]
    plain = re.sub(r"\\(f[BIPR]|[,/&])", "", "\n".join(lines))
    return plain.replace("\\-", "-").replace("\\(aq", "'").replace("\\e", "\\").split()


def test_a_page_contains_the_help_of_its_command_in_the_same_order(prefix):
    program = prefix / "bin/scatter-cts"
    for command in commands_of(program):
        page = gzip.decompress((prefix / f"share/man/man1/scatter-cts-{command}.1.gz").read_bytes()).decode()
        rest = iter(words_of_page(page))
        help_text = re.sub(r"^(Usage|   or): ", "", done(program, command, "--help").stdout, flags=re.MULTILINE)
        help_text = re.sub(r"^Examples:$", "EXAMPLES", help_text, flags=re.MULTILINE)  # the name of a section
        assert [word for word in help_text.split() if word not in rest] == []  # "in" continues after the last match


def test_each_example_of_a_page_is_on_its_own_line(prefix):
    page = gzip.decompress((prefix / "share/man/man1/scatter-cts-run.1.gz").read_bytes()).decode()
    first, *others = re.findall(r"^(\.\w+)\nscatter\\-cts run ", page, re.MULTILINE)
    assert (first, set(others)) == (".IP", {".br"})


def test_the_first_page_names_those_of_all_commands(prefix):
    page = gzip.decompress((prefix / "share/man/man1/scatter-cts.1.gz").read_bytes()).decode()
    assert re.findall(r"^\.BR scatter-cts-([a-z]+) \(1\)", page, re.MULTILINE) == commands_of(prefix / "bin/scatter-cts")


# Each prints the words by which a shell would complete a command line; $1 is the tree, $2 the line. zsh filters itself.
COMPLETE = {
    "bash": """
        . /usr/share/bash-completion/bash_completion
        . "$1/share/bash-completion/completions/scatter-cts"
        COMP_LINE=$2; COMP_POINT=${#COMP_LINE}
        mapfile -t COMP_WORDS < <(sed -E 's/[=:]/\\n&\\n/g; s/ /\\n/g' <<<"$2" | sed -e '/^$/{' -e '$!d' -e '}')
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _scatter_cts 2>/dev/null
        printf '%s\\n' "${COMPREPLY[@]}"
        """,
    "fish": """
        set -x XDG_DATA_DIRS $argv[1]/share /usr/share
        source $argv[1]/share/fish/vendor_completions.d/scatter-cts.fish
        complete -C $argv[2] | cut -f 1
        """,
    "zsh": """
        fpath=($1/share/zsh/vendor-completions $fpath)
        autoload -Uz _scatter-cts
        compadd() { shift ${@[(i)--]}; print -l -- ${(M)@:#$words[CURRENT]*} }
        compset() { words[CURRENT]=${words[CURRENT]#*=} }
        _files() { [[ $1 = -/ ]] && print -l -- $words[CURRENT]*(/) || print -l -- $words[CURRENT]* }
        words=(${(s: :)2}); [[ $2 = *' ' ]] && words+=('')
        CURRENT=$#words
        setopt null_glob
        _scatter-cts
        """,
}


def test_bash_without_its_package_says_so_once_and_completes_nothing():
    source = f"source() {{ return 1; }}; builtin source {ROOT}/cmake/completion.bash; complete -p scatter-cts 2>/dev/null || echo none"
    process = call("bash", "--norc", "-c", source, env={"PATH": "/usr/bin:/bin"})
    assert (process.stdout, process.stderr) == ("none\n", "The completion of scatter-cts needs the package bash-completion.\n")


@pytest.fixture(params=COMPLETE)
def completed(request, prefix, tmp_path):
    """The possible completions of a command line, sorted, by each shell."""
    assert shutil.which(request.param), f"the package {request.param} is missing"
    assert pathlib.Path("/usr/share/bash-completion/bash_completion").exists(), "the package bash-completion is missing"
    (tmp_path / "results.jsonl").touch()
    (tmp_path / "folder").mkdir()

    def complete(line):
        environment = {"PATH": f"{prefix}/bin:/usr/bin:/bin", "HOME": str(tmp_path)}
        options = {"bash": ["bash"], "fish": [], "zsh": ["zsh"]}[request.param]
        process = done(request.param, "-c", COMPLETE[request.param], *options, prefix, f"scatter-cts {line}", cwd=tmp_path,
                       env=environment)
        # bash adds only what follows the last "=" or ":"; the others the whole word
        return sorted({re.sub(r"^--[a-z-]+=(?=.)", "", word).rstrip("/") for word in process.stdout.split()})

    return complete


def test_commands_are_completed(completed, prefix):
    assert completed("sw") == ["sweep"]
    assert completed("help do") == ["doctor"]


@pytest.mark.parametrize(("line", "expected"), [
    ("run --in-", ["--in-process"]),
    ("run --implementation nump", ["numpy"]),
    ("run -i onnx-", ["onnx-backend", "onnx-reference", "onnx-tool"]),
    ("run --tier ", ["core", "full", "huge", "large"]),
    ("run --tier=l", ["large"]),
    ("run --operator Scatter-", ["Scatter-11", "Scatter-9"]),
    ("run --dtype u", ["uint16", "uint32", "uint64", "uint8"]),
    ("run --reduction m", ["max", "min", "mul"]),
    ("run --edition=onnx-1.1", ["onnx-1.11", "onnx-1.13", "onnx-1.15"]),
    ("run --strict=ScatterND.index-b", ["ScatterND.index-bounds"]),
    ("run --filter cases/ScatterND-18/slices-of-one", ["cases/ScatterND-18/slices-of-one-element#0",
                                                       "cases/ScatterND-18/slices-of-one-element#1"]),
    ("run --report h", ["html="]),
    ("report --format s", ["statement"]),
    ("compare --format j", ["json"]),
    ("run --save-outputs fo", ["folder"]),
    ("run -r res", ["results.jsonl"]),
    ("run --results=res", ["results.jsonl"]),
    ("list v", ["versions"]),
    ("show ScatterND.index-n", ["ScatterND.index-negative"]),
    ("compare res", ["results.jsonl"]),
])  # fmt: skip
def test_options_their_values_and_words_are_completed(completed, line, expected):
    assert completed(line) == expected


def test_an_option_whose_value_is_free_has_no_completion(prefix, tmp_path):
    script, program = prefix / "share/scatter-cts/completion.sh", prefix / "bin/scatter-cts"
    assert done(script, program, "run", "--seed", "", cwd=tmp_path).stdout == ""


def test_all_options_of_a_command_are_completed(prefix, tmp_path):
    script, program = prefix / "share/scatter-cts/completion.sh", prefix / "bin/scatter-cts"
    options = re.findall(r"^ {2,6}(?:-., )?(--[a-z-]+)", done(program, "waive", "--help").stdout, re.MULTILINE)
    assert [word.rstrip("=") for word in done(script, program, "waive", "--", cwd=tmp_path).stdout.split()] == options


def test_the_manual_can_be_generated_from_a_build_in_a_folder_with_a_space(tmp_path):
    program = tmp_path / "a build/bin/scatter-cts"
    program.parent.mkdir(parents=True)
    says = {"--version": "scatter-cts 1.2.3", "--help": "Usage: scatter-cts\n\nCommands:\n  run  runs cases"}
    rows = "".join(f"'{words}') echo '{text}' ;;\n" for words, text in says.items())
    program.write_text(f'#!/bin/sh\ncase "$*" in\n{rows}*) echo "Usage: scatter-cts $1" ;;\nesac\n')
    program.chmod(0o755)
    folder = tmp_path / "a build/man1"
    done(ROOT / "cmake/make_manual.sh", "help2man", program, folder)
    assert {page.name for page in folder.iterdir()} == {"scatter-cts.1.gz", "scatter-cts-run.1.gz", "scatter-cts-judge-outputs.1.gz"}
