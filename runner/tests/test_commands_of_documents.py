"""Every block of code in the documents for users runs as written, in a clone after ./run.sh, and shows what the page shows.

The blocks of a document run in their order in one folder that looks like the clone. A block that is neither a command nor an
exception is what the block before it prints. Where the text after a block says "exit status is N" or "ends with `WORDS`", that holds.
"""

import fnmatch
import pathlib
import re
import shutil
import subprocess

import onnx
import pytest
from markdown_it import MarkdownIt

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = ["README.md", *sorted(str(path.relative_to(ROOT)) for pattern in ("doc/*.md", "python/README.md", "vectors/README.md",
                                                                               "implementations/*/README.md")
                                  for path in ROOT.glob(pattern))]  # fmt: skip
# What does not run here: a glob of documents, how the block begins, and why not.
EXCEPTIONS = [
    ("README.md", "$ scatter-cts run --implementation mine.so", "test_documentation.py compares this report"),
    ("*", "./run.sh", "it has made build/release; test.sh begins with it"),
    ("README.md", "example 1.0: ", "test_documentation.py compares this line"),
    ("README.md", "import json, sys", "vectors/test_vectors_harnesses.py runs it"),
    ("vectors/README.md", "import json, sys", "vectors/test_vectors_harnesses.py runs it"),
    ("vectors/README.md", '#include "scatter_vectors.h"', "vectors/test_vectors_harnesses.py runs it"),
    ("vectors/README.md", "git clone ", "OWNER stands for a name, and it needs the network"),
    ("*", "implementations/setup ", "it needs the network; implementations/test installs and runs backends"),
    ("*", "sudo apt-get install ", "it changes the system"),
    ("doc/gates.md", "on: [push", "for GitHub; distribute/ci/test_gate.py runs the step"),
    ("doc/gates.md", "- uses: ", "for GitHub; distribute/ci/test_gate.py runs the step"),
    ("doc/gates.md", "jobs:", "for GitHub"),
    ("doc/gates.md", "scatter:", "for GitLab; distribute/ci/test_gate.py runs the script"),
    ("doc/gates.md", "sh '/usr/share/", "for Jenkins, with Debian's package; distribute/ci/test_gate.py runs the script"),
    ("doc/gates.md", "/usr/share/", "it needs Debian's package and the network"),
    ("doc/gates.md", "tar -xzf ", "it needs the archive, which cmake/test_packages.py makes"),
    ("doc/gates.md", "array=$(sbatch ", "it needs a cluster; distribute/slurm/try_cluster runs it"),
    ("doc/gates.md", "sbatch ", "it needs a cluster; distribute/slurm/try_cluster runs it"),
    ("doc/gates.md", "apiVersion: ", "for Kubernetes"),
    ("doc/*.md", "find_package(", "cmake/test_dependent_projects.py builds such projects"),
    ("doc/manual.md", "628 cases are not as expected", "shortened"),
    ("doc/manual.md", "fail cases/ScatterElements-18/add-repeated", "test_documentation.py compares this report"),
    ("doc/manual.md", "000-ScatterND-18-kv", "shortened"),
    ("doc/manual.md", "scatter-cts sweep ", "it takes six minutes; test_sweep.py runs shorter ones"),
    ("doc/manual.md", "import onnx.backend.test.loader", "test_export.py runs it"),
    ("python/README.md", "pip install ", "python/tests/test_wheel.py installs the wheel"),
    ("python/README.md", "pytest --scatter-cts-backend=onnxruntime", "it needs onnxruntime; the start page has the same command"),
    ("python/README.md", "@pytest.mark.scatter_cts", "python/tests/test_wheel.py has such a test"),
    ("python/README.md", "judgement = ", "a line of a program; python/tests/test_wheel.py has such programs"),
    ("python/README.md", "serve(name=", "lines of a program; python/tests/test_serve.py has such programs"),
    ("python/README.md", "def run(case)", "lines of a program; python/tests/test_child_process.py has such programs"),
    ("python/README.md", "def load(options)", "lines of a program; python/tests/test_serve.py has such programs"),
    ("implementations/example-python/README.md", "protoc ", "PREFIX stands for a folder; test_scatter_example.py runs the program"),
    ("implementations/example-python/README.md", "4 bytes ", "a drawing"),
    *((f"implementations/example-{language}/README.md", "*", "implementations/test_compiled_examples.py runs it, on request")
      for language in ("cpp", "go", "java", "javascript", "rust")),
    ("implementations/on*/README.md", "scatter-cts run --implementation onnxruntime --option threads", "it needs onnxruntime"),
    ("implementations/opencv/README.md", "scatter-cts run --implementation opencv", "it needs OpenCV"),
    ("implementations/optimisers/README.md", "scatter-cts run --implementation onnxruntime", "it needs onnxruntime"),
    ("implementations/onnx-backend/README.md", "python3 -m venv build/emx", "it needs the network"),
    ("implementations/iree-vulkan/README.md", "scatter-cts run -i iree-vulkan", "it needs IREE and two Vulkan drivers"),
    ("implementations/onnxruntime-web/README.md", "npm install --prefix", "it needs the network"),
    ("implementations/*/README.md", "PYTHONPATH=build/implementations/python", "your_package stands for a package"),
]  # fmt: skip
COMMANDS = ("cc", "cmake", "cp", "export", "pytest", "python", "scatter-cts")
# Blocks in Python, by how they begin, with what they presuppose.
PYTHON = {
    "for case in scatter_cts.cases(": "import scatter_cts\n",
    "from scatter_cts.results import ": "import pathlib\npath = pathlib.Path('results.jsonl')\n",
}


def blocks(document):
    """The blocks of code of a document, each with the text between it and the next one."""
    text = (ROOT / document).read_text(encoding="utf-8")
    found = [token for token in MarkdownIt().parse(text) if token.type in ("fence", "code_block")]
    lines = text.splitlines()
    ends = [*(token.map[0] for token in found[1:]), len(lines)]
    return [(token.content, " ".join(lines[token.map[1] : end])) for token, end in zip(found, ends, strict=False)]


def exceptions(document, block):
    return [rule for rule in EXCEPTIONS if fnmatch.fnmatch(document, rule[0]) and (rule[1] == "*" or block.startswith(rule[1]))]


def test_every_exception_is_about_a_block():
    used = [rule for document in DOCUMENTS for block, _ in blocks(document) for rule in exceptions(document, block)]
    assert [rule for rule in EXCEPTIONS if rule not in used] == []


# What a page presupposes before a block, by how it begins.
NO_WAIVERS = "echo '{\"implementation\": \"example\", \"waivers\": []}' >waivers.json\n"
FEW = "scatter-cts run --implementation mine.so --filter 'cases/ScatterND-18/slices*' --results"
BEFORE = {
    "cmake -S your_plugin": "cp -r implementations/example your_plugin",
    "pytest ": "mkdir your_project\ncd your_project",  # the clone has tests of its own
    "scatter-cts waive build/scatter-cts/": f"mkdir -p build/scatter-cts/scatter\n{FEW} build/scatter-cts/scatter/ScatterND-18.jsonl",
    "scatter-cts run --implementation mine.so --waivers": NO_WAIVERS,
    "scatter-cts run --implementation mine.so --shard": f"{NO_WAIVERS}for shard in 1 3 4 5 6 7 8; do scatter-cts run --implementation mine.so "
                                                        "--shard $shard/8 --results shard-$shard.jsonl; done",
    "case REDUCTION_MAX:": "python3 -c '" 'import pathlib, re, sys\nplace = pathlib.Path("build/mine/scatter.c")\ntext = place.read_text()\n'
                           'place.write_text(re.sub(r"( *case REDUCTION_MAX:\\n).*\\n", r"\\1return update;\\n", text, count=1))' "'",
    "from scatter_cts.results import": f"{FEW} results.jsonl",
}  # fmt: skip

BACKEND = """
from onnx.backend.base import Backend
from onnx.reference import ReferenceEvaluator

def prepare(model, device="CPU", **options):
    return Prepared(ReferenceEvaluator(model))

def supports_device(device):
    return True

class Prepared:
    def __init__(self, evaluator):
        self.evaluator = evaluator

    def run(self, inputs, **options):
        return self.evaluator.run(None, dict(zip(self.evaluator.input_names, inputs)))
"""
# A library with one function, for the program in python/README.md.
MINE = """
__version__ = "1"

class InvalidInput(Exception):
    pass

def scatter(data, indices, updates, axis):
    raise InvalidInput
"""


def write_decoder(path):
    """A model with a scatter node, as the pages name it."""
    types = {"data": onnx.TensorProto.FLOAT, "indices": onnx.TensorProto.INT64, "updates": onnx.TensorProto.FLOAT}
    inputs = [onnx.helper.make_tensor_value_info(name, dtype, ["batch", 3]) for name, dtype in types.items()]
    output = onnx.helper.make_tensor_value_info("output", onnx.TensorProto.FLOAT, ["batch", 3])
    node = onnx.helper.make_node("ScatterElements", list(types), ["output"], axis=1)
    graph = onnx.helper.make_graph([node], "decoder", inputs, [output])
    onnx.save(onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 18)]), path)


@pytest.fixture
def clone(tmp_path, example):
    """A folder like the clone after ./run.sh, in which `mine.so` is the example."""
    assert (ROOT / "build/release/bin/scatter-cts").exists(), "./run.sh makes the build that the documents presuppose"
    for path in [*ROOT.iterdir(), *(ROOT / "implementations").iterdir(), ROOT / "build/release", ROOT / "build/sdk"]:
        if path.name not in ("build", "implementations", ".git") and path != ROOT / "implementations/example":
            place = tmp_path / path.relative_to(ROOT)
            place.parent.mkdir(exist_ok=True)
            place.symlink_to(path)
    shutil.copytree(ROOT / "implementations/example", tmp_path / "implementations/example")
    (tmp_path / "mine.so").symlink_to(example)
    (tmp_path / "modules/your_package").mkdir(parents=True)
    (tmp_path / "modules/your_package/backend.py").write_text(BACKEND)
    (tmp_path / "modules/mine.py").write_text(MINE)
    write_decoder(tmp_path / "decoder.onnx")
    return tmp_path


EXPORT = re.search(r"^    (export .*)$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M)[1]


def execute(clone, document, commands):
    """Commands as a reader types them after the `export` of the start page; pytest runs a few cases instead of all."""
    example = document == "implementations/example/README.md"
    script = f"cd {clone}\n{EXPORT}:{clone}/modules\n" + f"cd {clone / pathlib.Path(document).parent if example else clone}\n" + commands
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(clone), "PYTEST_ADDOPTS": "--scatter-cts-filter=cases/ScatterND-18/slices* -p no:cacheprovider",
                   "CMAKE_PREFIX_PATH": f"{clone}/build/sdk", "PKG_CONFIG_PATH": f"{clone}/build/sdk/share/pkgconfig"}  # fmt: skip
    return subprocess.run(["bash", "-eu", "-c", script], cwd=clone, env=environment, capture_output=True, text=True, timeout=240, check=False)


def as_commands(block):
    """The commands of a block: those of a program in Python start it; a change of a file is one of BEFORE."""
    if block.startswith("import mine\n"):
        program, command = block.rstrip().rsplit("\n\n", 1)
        return f"mkdir your_project\ncd your_project\ncat >my_program.py <<'END'\n{program}\nEND\n{command} --filter 'cases/absent/*'"
    for beginning, preamble in PYTHON.items():
        if block.startswith(beginning):
            return f"cat >program.py <<'END'\n{preamble}{block}END\npython program.py"
    return "true" if block.startswith("case ") else block


@pytest.mark.parametrize("document", [DOCUMENTS[0], *(pytest.param(document, marks=pytest.mark.long) for document in DOCUMENTS[1:])])
def test_the_blocks_of_a_document_run_as_written(document, clone):
    printed = ""
    for block, text in blocks(document):
        if exceptions(document, block):
            continue
        before = [commands for beginning, commands in BEFORE.items() if block.startswith(beginning)]
        if not before and block.split()[0] not in COMMANDS and not block.startswith(("import mine\n", *PYTHON)):
            assert block in printed
            continue
        done = execute(clone, document, "\n".join([*before, as_commands(block)]))
        printed = done.stdout
        (status,) = re.findall(r"exit status is (\d)", text) or ["0"]
        assert done.returncode == int(status), f"{block}{done.stdout[-3000:]}{done.stderr[-3000:]}"
        assert [words for words in re.findall(r"last line ends with `([^`]+)`", text) if not printed.rstrip().endswith(words)] == []
