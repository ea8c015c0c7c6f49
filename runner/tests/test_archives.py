"""Cases in ZIP archives: they are the same as in folders; hostile archives are refused."""

import hashlib
import io
import json
import pathlib
import re
import shutil
import stat
import struct
import zipfile

import archives
import onnx
import pytest
from own_corpus import pack, write_manifest
from onnx import numpy_helper

CASES = pathlib.Path(__file__).resolve().parents[2] / "cases"

# A few cases of several operator versions; some have several data sets.
CHOSEN = {
    "Scatter-9": ["last-axis"],
    "ScatterElements-18": ["add-assigned", "add-repeated"],
    "ScatterND-18": ["slices", "elements", "index-bounds-edges", "indices-rank-scalar", "bool-int64-none"],
    "absent": ["operator-absent-scatter-1"],
}


def take(group, folder):
    """Some cases of our corpus as a folder."""
    for slug in CHOSEN[group]:
        archives.unpack_case(CASES, f"{group}/{slug}", folder / group / slug)


@pytest.fixture(scope="session")
def folders(tmp_path_factory):
    source = tmp_path_factory.mktemp("folders") / "cases"
    for group in CHOSEN:
        take(group, source)
    return source


@pytest.fixture
def copied(folders, tmp_path):
    return shutil.copytree(folders, tmp_path / "copy" / "cases")


@pytest.fixture
def archived(copied):
    for group in CHOSEN:
        pack(copied / group)
    return copied


def reported(run):
    """The record of each case, without the command that runs it again."""
    return [{key: value for key, value in record.items() if key != "command"} for record in run.cases.values()]


# ---- the same cases --------------------------------------------------------------------------------------------------


def test_archives_give_the_same_results_as_folders(run, folders, archived):
    expected, actual = run("--cases", folders), run("--cases", archived)
    assert actual.code == expected.code == 0
    assert reported(actual) == reported(expected) != []
    assert actual.header["sources"][0]["cases"] == expected.header["sources"][0]["cases"]


def test_folders_and_archives_may_be_mixed(run, folders, copied):
    pack(copied / "ScatterND-18")
    pack(copied / "absent")
    assert reported(run("--cases", copied)) == reported(run("--cases", folders))


def test_deflated_archives_are_read(run, folders, copied):
    for group in CHOSEN:
        pack(copied / group, zipfile.ZIP_DEFLATED)
    assert reported(run("--cases", copied)) == reported(run("--cases", folders))


@pytest.mark.parametrize("command", [["list"], ["verify"]], ids=" ".join)
def test_other_commands_print_the_same_for_archives(scatter_cts, folders, archived, command):
    expected = scatter_cts(*command, "--cases", folders)
    actual = scatter_cts(*command, "--cases", archived)
    assert (actual.returncode, actual.stdout, actual.stderr) == (0, expected.stdout, expected.stderr)


def test_an_export_of_archives_equals_an_export_of_folders(scatter_cts, folders, archived, tmp_path):
    for source, target in ((folders, "expected"), (archived, "actual")):
        assert scatter_cts("export", tmp_path / target, "--cases", source).returncode == 0

    def contents(folder):
        return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    assert contents(tmp_path / "actual") == contents(tmp_path / "expected") != {}


def test_the_hash_of_a_corpus_is_that_of_the_listed_archives(run, archived):
    write_manifest(archived)
    files = sorted(archived.glob("*.zip"), key=lambda path: path.name.encode())
    lines = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    expected = hashlib.sha256(lines.encode()).hexdigest()
    assert run("--cases", archived).header["sources"][0]["corpus_hash"] == expected


# ---- ids and paths ---------------------------------------------------------------------------------------------------


def test_the_ids_of_an_archive_start_with_its_name(run, archived):
    ids = [f"ScatterElements-18/{slug}" for slug in CHOSEN["ScatterElements-18"]]
    assert [name for name in run("--cases", archived / "ScatterElements-18.zip").cases] == ids
    assert [name for name in run("--cases", archived / "ScatterElements-18").cases] == ids
    named = run("--cases", f"own={archived / 'ScatterElements-18.zip'}")
    assert list(named.cases) == [name.replace("ScatterElements-18", "own") for name in ids]


@pytest.mark.parametrize("place", ["ScatterND-18/slices", "ScatterND-18.zip/slices"])
def test_a_case_in_an_archive_is_shown_by_its_id_and_by_its_path(scatter_cts, archived, place):
    by_path = scatter_cts("show", archived / place)
    assert by_path.returncode == 0 and by_path.stdout.startswith("slices\nScatterND-18, opset 18")
    by_id = scatter_cts("show", "cases/ScatterND-18/slices", cwd=archived.parent)
    assert by_id.returncode == 0 and by_id.stdout.startswith("cases/ScatterND-18/slices\n")
    assert by_id.stdout.splitlines()[1:] == by_path.stdout.splitlines()[1:]


def test_an_answer_to_a_case_in_an_archive_is_judged(scatter_cts, archived, folders, tmp_path):
    output = folders / "ScatterND-18/slices/test_data_set_0/output_0.pb"
    process = scatter_cts("judge", "cases/ScatterND-18/slices", output, "--cases", archived)
    assert process.returncode == 0 and process.stdout.startswith("pass cases/ScatterND-18/slices")
    wrong = onnx.load_tensor(output)
    wrong.raw_data = bytes([wrong.raw_data[0] ^ 1]) + wrong.raw_data[1:]
    onnx.save_tensor(wrong, tmp_path / "wrong.pb")
    assert scatter_cts("judge", archived / "ScatterND-18/slices", tmp_path / "wrong.pb").returncode == 1


def test_a_model_in_an_archive_is_computed(scatter_cts, folders, archived):
    names = ["model.onnx", *(f"test_data_set_0/input_{slot}.pb" for slot in range(3))]
    expected = scatter_cts("eval", *(folders / "ScatterND-18/slices" / name for name in names))
    for place in ("ScatterND-18/slices", "ScatterND-18.zip/slices"):
        actual = scatter_cts("eval", *(archived / place / name for name in names))
        assert (actual.returncode, actual.stdout) == (0, expected.stdout)
    missing = scatter_cts("eval", archived / "ScatterND-18.zip/slices/no.onnx")
    assert missing.returncode == 3 and "ScatterND-18.zip/slices: no.onnx: there is no such file" in missing.stderr


def test_a_model_in_an_archive_has_its_external_data(scatter_cts):
    archive = pathlib.Path(__file__).resolve().parents[2] / "cases/ScatterND-18.zip"
    process = scatter_cts("eval", archive / "initializers-external/model.onnx")
    assert (process.returncode, process.stderr) == (0, "")


def test_failed_cases_are_run_again(run, archived, python_program, tmp_path):
    failing = python_program("while True:\n    read_frame()\n    write_frame(FAILED)\n")
    first = run("--cases", archived, "--implementation", failing)
    results = tmp_path / "first.jsonl"
    results.write_bytes(first.raw)
    failed = {name for name, case in first.cases.items() if case["verdict"] == "fail"}
    again = run("--cases", archived, "--implementation", failing, "--rerun-failed", results)
    assert failed and set(again.cases) == failed


def test_the_command_in_a_record_runs_the_case_again(run, archived, python_program):
    failing = python_program("while True:\n    read_frame()\n    write_frame(FAILED)\n")
    case = run("--cases", archived, "--implementation", failing).cases["cases/ScatterND-18/slices"]
    assert case["command"].endswith(f"--cases {archived} --filter cases/ScatterND-18/slices")


# ---- the manifest ----------------------------------------------------------------------------------------------------

CHANGES = {
    "changed": (
        lambda source: (source / "Scatter-9.zip").write_bytes((source / "ScatterND-18.zip").read_bytes()),
        "Scatter-9.zip has changed",
    ),
    "missing": (lambda source: (source / "Scatter-9.zip").unlink(), "Scatter-9.zip is missing"),
    "surplus": (
        lambda source: shutil.copy(source / "Scatter-9.zip", source / "Scatter-10.zip"),
        "Scatter-10.zip is not listed",
    ),
    "format 1": (lambda source: write_manifest(source, format=1), "manifest.json: format: is 1"),
}


def test_archives_that_match_the_manifest_are_compared_as_a_whole(run, archived):
    write_manifest(archived)
    result = run("--cases", archived)
    (source,) = result.header["sources"]
    assert result.code == 0
    assert (source["corpus_version"], source["corpus_matches"]) == ("7.8.9", True)


@pytest.mark.parametrize("change, message", CHANGES.values(), ids=CHANGES.keys())
def test_archives_that_differ_from_the_manifest_are_refused(run, archived, change, message):
    write_manifest(archived)
    change(archived)
    result = run("--cases", archived)
    assert result.code == 3 and result.records == []
    assert f"is not the corpus that its manifest.json lists: {message}" in result.err


@pytest.mark.parametrize("change", [change for change in CHANGES if change != "changed"])
def test_a_selection_by_ids_is_refused_if_other_archives_are_not_those_listed(run, archived, change):
    write_manifest(archived)
    spoil, message = CHANGES[change]
    spoil(archived)
    result = run("--cases", archived, "--filter", "cases/ScatterND-18/sl*")
    assert result.code == 3 and result.records == []
    assert f"is not the corpus that its manifest.json lists: {message}" in result.err


def test_a_corpus_with_the_manifest_of_another_one_has_no_hash(run, archived):
    (archived / "manifest.json").write_text('{"corpus": "another"}')
    whole, part = (run("--cases", archived, *words).header["sources"][0]
                   for words in ([], ["--filter", "cases/ScatterND-18/sl*"]))
    assert whole["corpus_hash"] is None and part == whole


def test_a_file_with_the_name_of_an_archive_is_not_a_folder(run, archived):
    (archived / "ScatterND-18").write_text("no folder")
    assert run("--cases", archived, "--filter", "cases/ScatterND-18/slices").code == 0


def test_a_damaged_archive_of_the_corpus_is_named(scatter_cts, archived, tmp_path):
    shutil.copytree(archived, tmp_path / "place" / "cases")
    (tmp_path / "place" / "cases" / "ScatterND-18.zip").write_bytes(b"no archive")
    process = scatter_cts("show", "cases/ScatterND-18/slices", cwd=tmp_path / "place")
    assert process.returncode == 3
    assert "ScatterND-18.zip: is not a ZIP archive" in process.stderr


def test_for_a_selection_by_ids_other_archives_are_not_opened(run, archived):
    for group in ("Scatter-9", "ScatterElements-18"):
        (archived / f"{group}.zip").write_bytes(b"no archive")
    write_manifest(archived)
    result = run("--cases", archived, "--filter", "cases/ScatterND-18/sl*")
    (source,) = result.header["sources"]
    assert result.code == 0 and list(result.cases) == ["cases/ScatterND-18/slices"]
    assert source["corpus_matches"] and source["cases"] == 99
    assert run("--cases", archived, "--operator", "ScatterND").code == 3


@pytest.mark.parametrize("beside", [None, "notes.zip"])
def test_the_hash_of_a_corpus_does_not_depend_on_the_selection(run, archived, beside):
    """An archive without cases beside those of the corpus is no file of it."""
    write_manifest(archived)
    if beside is not None:
        zipfile.ZipFile(archived / beside, "w").writestr("notes.txt", "x")
    whole, part = (run("--cases", archived, *words).header["sources"][0]
                   for words in ([], ["--filter", "cases/ScatterND-18/sl*"]))
    assert (part["corpus_hash"], part["corpus_matches"]) == (whole["corpus_hash"], True)


def test_a_waiver_for_a_case_that_is_not_selected_is_not_stale(run, archived, tmp_path):
    write_manifest(archived)
    waivers = tmp_path / "waivers.json"
    waiver = {"cases": "cases/Scatter-9/last-axis", "verdict": "fail", "reason": "a test"}
    waivers.write_text(json.dumps({"implementation": "reference", "waivers": [waiver]}))
    result = run("--cases", archived, "--filter", "cases/ScatterND-18/slices", "--waivers", waivers)
    assert result.code == 0, result.err


# ---- hostile archives ------------------------------------------------------------------------------------------------


def member(name, mode=stat.S_IFREG | 0o644, **fields):
    info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    info.external_attr = mode << 16
    for field, value in fields.items():
        setattr(info, field, value)
    return info


def write_members(path, *members, method=zipfile.ZIP_STORED):
    with zipfile.ZipFile(path, "a", method) as archive:
        for info, content in members:
            archive.writestr(info, content, method)


def set_flags(path, flags):
    """Sets general purpose bits of every member, in its header and in the directory."""
    content = bytearray(path.read_bytes())
    for mark, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        for match in re.finditer(re.escape(mark), bytes(content)):
            struct.pack_into("<H", content, match.start() + offset, flags)
    path.write_bytes(content)


@pytest.mark.filterwarnings("ignore:Duplicate name")
def twice(path):
    write_members(path, (member("slices/model.onnx"), b"another"))


def bombs(path):
    """Many members that are large together, but not alone, when they are inflated."""
    path.unlink()
    write_members(path, *((member(f"zeros/{i}"), bytes(1 << 20)) for i in range(40)), method=zipfile.ZIP_DEFLATED)


def crowd(path):
    path.unlink()
    write_members(path, *((member(f"empty/{i}"), b"") for i in range(32769)))


def crowd_modulo(path):
    """As many members as an end record counts modulo 65536: it states 0."""
    with zipfile.ZipFile(path, "w", allowZip64=True) as archive:
        archive.writestr(member("empty"), b"")
    content = path.read_bytes()
    entry = content[content.index(b"PK\1\2"):-22]
    end = content[-22:-14] + struct.pack("<HHII", 0, 0, 65536 * len(entry), len(content) - 22 - len(entry)) + b"\0\0"
    path.write_bytes(content[:-22 - len(entry)] + 65536 * entry + end)


def claim(path):
    """A ZIP64 end of directory that declares more members than exist."""
    content = path.read_bytes()
    count, size, offset = struct.unpack_from("<HII", content, len(content) - 12)
    end = struct.pack("<4sQHHIIQQQQ", b"PK\6\6", 44, 45, 45, 0, 0, 32769, 32769, size, offset)
    locator = struct.pack("<4sIQI", b"PK\6\7", 0, len(content) - 22, 1)
    path.write_bytes(content[:-22] + end + locator + content[-22:])


def extend(path):
    """Makes an archive larger than the limit, as a sparse file if the file system supports it."""
    with path.open("r+b") as file:
        file.truncate(3 << 29)


def comment(path, content):
    with zipfile.ZipFile(path, "a") as archive:
        archive.comment = content


def set_header(path, offset, value):
    """Changes bytes of the first local header."""
    content = bytearray(path.read_bytes())
    content[offset:offset + len(value)] = value
    path.write_bytes(content)


def rename(path, name):
    """Adds a member with a name that zipfile does not write."""
    placeholder = "\N{PILCROW SIGN}" * (len(name) // 2) + "_" * (len(name) % 2)
    write_members(path, (member(placeholder), b""))
    content = path.read_bytes()
    assert content.count(placeholder.encode()) == 2
    path.write_bytes(content.replace(placeholder.encode(), name))


HOSTILE = {
    "absolute": (lambda path: write_members(path, (member("/etc/evil"), b"1")), 'member "/etc/evil": its name is an'),
    "parent": (lambda path: write_members(path, (member("../evil"), b"1")), 'member "../evil": its name has'),
    "parent below": (lambda path: write_members(path, (member("a/../../evil"), b"1")), 'member "a/../../evil": its'),
    "backslash": (lambda path: write_members(path, (member("..\\evil"), b"1")), 'member "..\\evil": its name has a'),
    "link": (
        lambda path: write_members(path, (member("slices/link", stat.S_IFLNK | 0o777), b"/etc/passwd")),
        'member "slices/link": is a symbolic link',
    ),
    "twice": (twice, 'two members have the same name'),
    "encrypted": (lambda path: set_flags(path, 1), "is encrypted"),
    "bzip2": (
        lambda path: write_members(path, (member("x"), b"1" * 999), method=zipfile.ZIP_BZIP2),
        'member "x": is compressed by a method other than "stored" and "deflated"',
    ),
    "bomb": (
        lambda path: write_members(path, (member("zeros"), bytes(1 << 25)), method=zipfile.ZIP_DEFLATED),
        'member "zeros": expands to more than 200 times its stored size',
    ),
    "bombs": (bombs, "its members expand to 41943040 bytes, more than 8 GiB or 200 times its size"),
    "crowded": (crowd, "has more members than the limit of 32768"),
    "crowd modulo 65536": (crowd_modulo, "has more members than the limit of 32768"),
    "crowd claimed": (claim, "has more members than the limit of 32768"),
    "many ends": (
        lambda path: comment(path, b"PK\5\6" * 22),
        "its directory has more possible ends than the limit of 16",
    ),
    "trailing bytes": (lambda path: path.write_bytes(path.read_bytes() + b"more"), "is not a ZIP archive or is damaged"),
    "leading bytes": (lambda path: path.write_bytes(b"more" + path.read_bytes()), "is not a ZIP archive or is damaged"),
    "another name": (lambda path: set_header(path, 30, b"X"), "is not a ZIP archive or is damaged"),
    "another method": (lambda path: set_header(path, 8, b"\x08"), "is not a ZIP archive or is damaged"),
    "another checksum": (lambda path: set_header(path, 14, b"1234"), "is not a ZIP archive or is damaged"),
    "another size": (lambda path: set_header(path, 22, b"1234"), "is not a ZIP archive or is damaged"),
    "another stored size": (lambda path: set_header(path, 18, b"1234"), "is not a ZIP archive or is damaged"),
    "overlong": (lambda path: rename(path, b"\xc0\xae"), 'member "??": its name is not UTF-8'),
    "surrogate": (lambda path: rename(path, b"\xed\xa0\x80"), 'member "???": its name is not UTF-8'),
    "beyond Unicode": (lambda path: rename(path, b"\xf4\x90\x80\x80"), 'member "????": its name is not UTF-8'),
    "deep": (
        lambda path: write_members(path, (member("a/" * 32 + "b"), b"1")),
        f'member "{"a/" * 32}b": its name has more than 32 components',
    ),
    "vast": (extend, "1610612736 bytes are more than the limit of 536870912"),
    "not a zip": (lambda path: path.write_bytes(b"not a zip"), "is not a ZIP archive"),
    "empty": (lambda path: path.write_bytes(b""), "is empty"),
    "cut": (lambda path: path.write_bytes(path.read_bytes()[:-30]), "is not a ZIP archive or is damaged"),
    "front cut": (lambda path: path.write_bytes(path.read_bytes()[100:]), "is not a ZIP archive or is damaged"),
}


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("spoil, message", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_archive_is_refused_by_its_name(run, archived, spoil, message):
    spoil(archived / "ScatterND-18.zip")
    for source in (archived, archived / "ScatterND-18.zip"):
        result = run("--cases", source)
        assert result.code == 3 and result.records == []
        assert "ScatterND-18.zip: " in result.err and message in result.err


def test_an_archive_at_the_limits_is_read(run, archived):
    path = archived / "ScatterND-18.zip"
    with zipfile.ZipFile(path) as archive:
        room = 32768 - 1 - len(archive.namelist())
    deepest = (member("slices/" + "a/" * 30 + "b"), b"")
    write_members(path, deepest, *((member(f"slices/empty/{i}"), b"") for i in range(room)))
    assert run("--cases", path).code == 0


def test_marks_of_directories_and_ends_in_a_member_do_no_harm(run, archived):
    path = archived / "ScatterND-18.zip"
    write_members(path, (member("slices/x"), b"PK\1\2" * 32769), (member("slices/y"), b"PK\5\6" * 15))
    assert run("--cases", path).code == 0


class Pipe(io.RawIOBase):
    """A file of which zipfile can only write the next bytes: sizes follow the members."""

    def __init__(self):
        super().__init__()
        self.content = bytearray()

    def writable(self):
        return True

    def write(self, more):
        self.content += bytes(more)
        return len(more)


@pytest.mark.parametrize("zip64", [False, True], ids=["plain", "zip64"])
@pytest.mark.parametrize("streamed", [False, True], ids=["file", "pipe"])
@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED], ids=["stored", "deflated"])
def test_the_archives_that_zipfile_writes_are_read(run, folders, copied, method, streamed, zip64):
    path = copied / "ScatterND-18.zip"
    target = Pipe() if streamed else path
    with zipfile.ZipFile(target, "w", method) as archive:
        for file in sorted((copied / "ScatterND-18").rglob("*.*")):
            with archive.open(str(file.relative_to(copied / "ScatterND-18")), "w", force_zip64=zip64) as written:
                written.write(file.read_bytes())
    if streamed:
        path.write_bytes(target.content)
    shutil.rmtree(copied / "ScatterND-18")
    assert reported(run("--cases", copied)) == reported(run("--cases", folders))


def test_a_wrong_checksum_makes_a_case_unreadable(run, folders, archived):
    content = (folders / "ScatterND-18/slices/test_data_set_0/input_0.pb").read_bytes()
    changed = content[:-1] + bytes([content[-1] ^ 1])
    path = archived / "ScatterND-18.zip"
    original = path.read_bytes()
    assert original.count(content) == 1
    path.write_bytes(original.replace(content, changed))
    result = run("--cases", archived)
    assert result.code == 3
    unreadable = [name for name, verdict in result.verdicts.items() if verdict == "unreadable"]
    assert unreadable == ["cases/ScatterND-18/slices"]
    (explanation,) = result.cases["cases/ScatterND-18/slices"]["explanation"]
    assert explanation.startswith("test_data_set_0/input_0.pb: its bytes do not match its archive's directory")


def test_a_member_that_is_larger_than_declared_makes_its_case_unreadable(run, copied):
    path = pack(copied / "Scatter-9", zipfile.ZIP_DEFLATED)
    with zipfile.ZipFile(path) as archive:
        info = archive.getinfo("last-axis/model.onnx")
    content = bytearray(path.read_bytes())
    entry = content.index(b"last-axis/model.onnx", content.index(b"PK\1\2")) - 46
    struct.pack_into("<I", content, entry + 24, info.file_size - 1)
    struct.pack_into("<I", content, info.header_offset + 22, info.file_size - 1)
    path.write_bytes(content)
    result = run("--cases", path)
    assert result.code == 3 and result.verdicts["Scatter-9/last-axis"] == "unreadable"


def test_a_folder_and_an_archive_of_the_same_ids_are_refused(run, archived, folders):
    shutil.copytree(folders / "Scatter-9", archived / "Scatter-9")
    result = run("--cases", archived)
    assert result.code == 3 and result.records == []
    assert f'{archived}/Scatter-9.zip: "Scatter-9" is next to it' in result.err


def test_archives_may_have_entries_for_folders(run, copied, folders):
    path = copied / "Scatter-9.zip"
    files = sorted((copied / "Scatter-9").rglob("*"))
    with zipfile.ZipFile(path, "w") as archive:
        for file in files:
            archive.write(file, file.relative_to(copied / "Scatter-9"))
        assert any(name.endswith("/") for name in archive.namelist())
    shutil.rmtree(copied / "Scatter-9")
    assert reported(run("--cases", copied)) == reported(run("--cases", folders))


# ---- external data ---------------------------------------------------------------------------------------------------


def make_external(folder, location, outside):
    """Moves the elements of the first input to a separate file; `outside` is its path relative to the case."""
    path = folder / "test_data_set_0/input_0.pb"
    tensor = onnx.load_tensor(path)
    (folder / outside).write_bytes(numpy_helper.to_array(tensor).tobytes())
    onnx.external_data_helper.set_external_data(tensor, location)
    tensor.ClearField("raw_data")
    path.write_bytes(tensor.SerializeToString())


@pytest.mark.parametrize(
    "location, outside", [("data.bin", "test_data_set_0/data.bin"), ("./in/data.bin", "test_data_set_0/in/data.bin")]
)
def test_external_data_is_read_from_the_archive(run, copied, location, outside):
    folder = copied / "ScatterND-18/slices"
    (folder / outside).parent.mkdir(exist_ok=True)
    make_external(folder, location, outside)
    result = run("--cases", pack(copied / "ScatterND-18"))
    assert result.verdicts["ScatterND-18/slices"] == "pass"


@pytest.mark.parametrize(
    "location, outside", [("../../data.bin", "../data.bin"), ("/data.bin", "data.bin"), ("data.bin", "data.bin")]
)
def test_external_data_outside_the_case_is_not_read(run, copied, location, outside):
    make_external(copied / "ScatterND-18/slices", location, outside)
    result = run("--cases", pack(copied / "ScatterND-18"))
    assert result.verdicts["ScatterND-18/slices"] == "unreadable"
    assert "external_data" in result.cases["ScatterND-18/slices"]["explanation"][0]
