"""Used by implementations/setup: installs what a manifest pins, from package registries.

In a checkout, everything is installed into build/. If scatter-cts itself is installed, nothing is written there: the
user's cache is used instead (runner/system/file.h has the same rule). Only Python's standard library is used,
because setup runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import pwd
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
IMPLEMENTATIONS = ROOT / "implementations"


def user_cache() -> pathlib.Path:
    """The user's cache folder."""
    given = pathlib.Path(os.environ.get("XDG_CACHE_HOME", ""))
    home = os.environ.get("HOME") or pwd.getpwuid(os.getuid()).pw_dir
    return given if given.is_absolute() else pathlib.Path(home) / ".cache"


class Place:
    """The root of this tree, and where it installs: a checkout, or an installed tree, which has installed.json."""

    def __init__(self, root: pathlib.Path):
        description = root / "installed.json"
        self.is_checkout = not description.exists()
        if self.is_checkout:
            self.installed = root / "build" / "implementations"
            self.prefix = root / "build" / "sdk"  # for building plugins
            self.messages = self.prefix / "share" / "scatter-cts" / "messages.binpb"
        else:
            facts = json.loads(description.read_text(encoding="utf-8"))
            self.installed = user_cache() / "scatter-cts" / facts["version"] / "implementations"
            self.prefix = (root / facts["prefix"]).resolve()
            self.messages = root / "messages.binpb"


PLACE = Place(ROOT)
INSTALLED = PLACE.installed
TOOLS = INSTALLED / "tools"  # a virtual environment whose pip fetches wheels
HARNESS = INSTALLED / "python"  # the package scatter_cts, with which Python programs speak the protocol
COPY_FROM_MAVEN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy"


class SetupError(Exception):
    """An error message for a person."""


class UnknownImplementation(SetupError):
    """A name or version that is in no manifest."""


def known() -> list[str]:
    """The names of all implementations that have a manifest."""
    return sorted(path.parent.name for path in IMPLEMENTATIONS.glob("*/manifest.json"))


def run(*command: object, quiet: bool = True) -> None:
    """Runs a command; if it fails, SetupError with everything that it printed."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, check=False, text=True, stdout=subprocess.PIPE if quiet else None,
                              stderr=subprocess.STDOUT if quiet else None)
    except OSError as problem:
        raise SetupError(f"{words[0]} cannot be run: {problem.strerror}") from problem
    if done.returncode != 0:
        raise SetupError(f"{' '.join(words)} ended with {done.returncode}\n{done.stdout or ''}".rstrip())


class Installation:
    """One version of one implementation: the pins of its manifest, and what is installed.

    `specification` is NAME or NAME@VERSION. UnknownImplementation for an unknown name or version.
    """

    def __init__(self, specification: str):
        self.name, _, version = specification.partition("@")
        if self.name not in known():
            raise UnknownImplementation(f'there is no implementation "{self.name}"; known: {", ".join(known())}')
        self.folder = IMPLEMENTATIONS / self.name
        self.manifest = json.loads((self.folder / "manifest.json").read_text(encoding="utf-8"))
        versions = {entry["version"]: entry for entry in self.manifest["versions"]}
        self.version = version or next(iter(versions))
        if self.version not in versions:
            raise UnknownImplementation(
                f"{self.name} {self.version} is not pinned; pinned versions: {', '.join(versions)}")
        self.entry = versions[self.version]
        self.is_default = self.version == next(iter(versions))
        self.build = INSTALLED / f"{self.name}@{self.version}"

    def specification(self) -> str:
        """The argument of --implementation."""
        return f"{self.name}@{self.version}"

    def waivers(self) -> pathlib.Path:
        """The file of waivers of this version, which may not exist; reports/publish.py writes it."""
        return self.folder / ("waivers.json" if self.is_default else f"waivers@{self.version}.json")

    def is_installed(self) -> bool:
        """Whether the last setup was completed, with the current steps of the manifest."""
        try:
            return json.loads((self.build / "installed.json").read_text(encoding="utf-8")) == self.entry
        except (OSError, ValueError):
            return False

    def install(self) -> None:
        """Executes all steps. What is built from files of this project is built again even if everything is installed."""
        fresh = not self.is_installed()
        if fresh:
            shutil.rmtree(self.build, ignore_errors=True)
        self.build.mkdir(parents=True, exist_ok=True)
        marker = self.build / "installed.json"
        marker.unlink(missing_ok=True)
        if self.manifest.get("debian"):
            run(ROOT / "cmake" / "install_packages.sh", f"set up {self.name}", *self.manifest["debian"],
                quiet=False)
        for step in self.entry["steps"]:
            kind, does = next((kind, does) for kind, does in STEPS.items() if kind in step)
            if fresh or kind in BUILDING:
                does(self, step)
            if kind == "venv":
                make_harness()
        marker.write_text(json.dumps(self.entry, indent=2) + "\n", encoding="utf-8")


# ---- archives ---------------------------------------------------------------------------------------------


def check_hash(file: pathlib.Path, expected: str) -> None:
    """Raises SetupError unless a file has this SHA-256."""
    actual = hashlib.sha256(file.read_bytes()).hexdigest()
    if actual != expected:
        raise SetupError(f"{file.name} has the SHA-256 {actual}, but the manifest says {expected}")


def place(archive: zipfile.ZipFile, member: str, target: pathlib.Path) -> None:
    """Writes one file of an archive."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with archive.open(member) as source, target.open("wb") as sink:
        shutil.copyfileobj(source, sink)


def unpack(archive: pathlib.Path, members: dict[str, str], build: pathlib.Path) -> None:
    """Extracts the named files, and the files of the named folders, from a wheel or a jar."""
    with zipfile.ZipFile(archive) as opened:
        names = [name for name in opened.namelist() if not name.endswith("/")]
        for member, target in members.items():
            found = [name for name in names if name == member or member.endswith("/") and name.startswith(member)]
            if not found:
                raise SetupError(f'{archive.name} has no "{member}"')
            for name in found:
                place(opened, name, inside(build, target + name.removeprefix(member)))


def inside(folder: pathlib.Path, path: str) -> pathlib.Path:
    """A path in a folder; SetupError if it is outside the folder."""
    target = folder / path
    if not target.resolve().is_relative_to(folder.resolve()):
        raise SetupError(f'"{path}" is not in {folder}')
    return target


def pip_of_tools() -> list[object]:
    """The command of a pip that is certain to exist, whatever Python runs this."""
    if not (TOOLS / "bin" / "pip").exists():
        make_environment(TOOLS)
    return [TOOLS / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "--quiet"]


def wheel_tags(file: str) -> list[str]:
    """Options that make pip choose exactly this wheel, whatever the Python and the machine."""
    python, abi, platforms = file.removesuffix(".whl").split("-")[-3:]
    python = python.split(".")[-1]
    tags = ["--implementation", python[:2], "--abi", abi]
    if python != "py3":  # any version 3: pip would interpret it as 3.0
        tags += ["--python-version", python[2:]]
    for platform in platforms.split("."):
        tags += ["--platform", platform]
    return tags


def fetch_wheel(installation: Installation, step: dict) -> None:
    """Downloads a wheel with pip, which also checks its hash, and extracts files from it."""
    print(f"  {step['file']}, by pip")
    with tempfile.TemporaryDirectory() as folder:
        pin = pathlib.Path(folder) / "pin.txt"
        pin.write_text(f"{step['wheel']}=={step['version']} --hash=sha256:{step['sha256']}\n", encoding="utf-8")
        run(*pip_of_tools(), "download", "--no-deps", "--only-binary=:all:", "--require-hashes", "--dest", folder,
            *wheel_tags(step["file"]), "--requirement", pin)
        wheel = pathlib.Path(folder) / step["file"]
        if not wheel.exists():
            raise SetupError(f"pip fetched {[path.name for path in wheel.parent.glob('*.whl')]}, not {wheel.name}")
        check_hash(wheel, step["sha256"])
        unpack(wheel, step["members"], installation.build)


def fetch_jar(installation: Installation, step: dict) -> None:
    """Downloads a jar with Maven and extracts files from it."""
    print(f"  {step['jar']}, by Maven")
    run(ROOT / "cmake" / "install_packages.sh", "fetch jars", "maven=command:mvn", quiet=False)
    with tempfile.TemporaryDirectory() as folder:
        run("mvn", "--batch-mode", "--quiet", COPY_FROM_MAVEN, f"-Dartifact={step['jar']}",
            f"-DoutputDirectory={folder}")
        jar = next(pathlib.Path(folder).glob("*.jar"), None)
        if jar is None:
            raise SetupError(f"Maven did not provide the jar of {step['jar']}")
        check_hash(jar, step["sha256"])
        unpack(jar, step["members"], installation.build)


# ---- programs in Python -----------------------------------------------------------------------------------


def find_python(least: str) -> str:
    """A Python on the PATH of at least this version, such as "3.12"; SetupError if there is none."""
    major, minor = map(int, least.split("."))
    for name in ["python3", *(f"python{major}.{newer}" for newer in range(minor, minor + 10))]:
        code = f"import sys, ensurepip; sys.exit(sys.version_info < ({major}, {minor}))"
        if shutil.which(name) and subprocess.run([name, "-c", code], check=False, capture_output=True).returncode == 0:
            return name
    raise SetupError(f"it needs Python {least} or newer with venv, as python3 or python{least} on the PATH")


def make_environment(folder: pathlib.Path, least: str = "3.0") -> None:
    """Creates an empty virtual environment, with a Python of at least this version."""
    run(ROOT / "cmake" / "install_packages.sh", "set up Python packages",
        "python3-venv=file:/usr/lib/python3*/ensurepip/__init__.py", quiet=False)
    run(find_python(least), "-m", "venv", "--clear", folder)


def make_harness() -> None:
    """Copies the package scatter_cts, and the descriptors of the protocol's messages, which it reads."""
    if PLACE.is_checkout:
        run(ROOT / "cmake" / "build_release.sh")
    package = HARNESS / "scatter_cts"
    shutil.copytree(ROOT / "python" / "scatter_cts", package, ignore=shutil.ignore_patterns("__pycache__"),
                    dirs_exist_ok=True)
    shutil.copy(PLACE.messages, package)


def make_pinned_environment(installation: Installation, step: dict, venv: pathlib.Path) -> pathlib.Path:
    """Creates a virtual environment with the packages that a file pins. Returns its Python."""
    requirements = installation.folder / step["venv"]
    print(f"  the packages of {requirements.relative_to(ROOT)}, by pip", flush=True)
    check_hash(requirements, step["sha256"])
    make_environment(venv, step.get("python", "3.0"))
    python = venv / "bin" / "python"
    run(python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--require-hashes", "--no-deps",
        "--only-binary=:all:", "--requirement", requirements)
    return python


def install_packages(installation: Installation, step: dict) -> None:
    """Creates {build}/venv with the pinned packages and the path of the shared harness."""
    python = make_pinned_environment(installation, step, installation.build / "venv")
    packages = subprocess.run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], check=True,
                              capture_output=True, text=True).stdout.strip()
    (pathlib.Path(packages) / "scatter_cts.pth").write_text(f"{HARNESS}\n", encoding="utf-8")


# ---- programs in JavaScript -------------------------------------------------------------------------------


def install_node_packages(installation: Installation, step: dict) -> None:
    """Installs what the lock file pins by hashes into {build}/node_modules, without scripts of packages, and copies the files
    that define the messages to {build}."""
    lock = installation.folder / step["npm"]
    print(f"  the packages of {lock.relative_to(ROOT)}, by npm", flush=True)
    check_hash(lock, step["sha256"])
    run(ROOT / "cmake" / "install_packages.sh", "set up Node packages", "nodejs=command:node", "npm=command:npm", quiet=False)
    for file in lock, lock.with_name("package.json"):
        shutil.copy(file, installation.build)
    run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", installation.build)
    if PLACE.is_checkout:
        run(ROOT / "cmake" / "build_release.sh")
    for name in "protocol.proto", "onnx.proto":
        shutil.copy(PLACE.prefix / "share" / "scatter-cts" / name, installation.build)


# ---- builds ----------------------------------------------------------------------------------------


def build_plugin(installation: Installation, step: dict) -> None:
    """Builds a CMake project against the installed header; its library goes to {build}."""
    source = (installation.folder / step["cmake"]).resolve()
    print(f"  {source.relative_to(ROOT)}, by CMake")
    if PLACE.is_checkout:
        run(ROOT / "cmake" / "build_release.sh")
    else:
        run(ROOT / "cmake" / "install_packages.sh", "build plugins", "gcc=command:cc",
            "libc6-dev=file:/usr/include/stdio.h", "cmake=command:cmake", "ninja-build=command:ninja", quiet=False)
    run("cmake", "-S", source, "-B", installation.build / "cmake", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
        f"-DCMAKE_PREFIX_PATH={PLACE.prefix}", f"-DCMAKE_LIBRARY_OUTPUT_DIRECTORY={installation.build}",
        f"-DIMPLEMENTATION_BUILD={installation.build}")
    run("cmake", "--build", installation.build / "cmake")


def check_lock(lock: str, packages: dict[str, str]) -> None:
    """Raises SetupError unless a Cargo.lock names exactly these packages, "NAME VERSION", with these SHA-256."""
    locked = {f"{package['name']} {package['version']}": package["checksum"]
              for package in tomllib.loads(lock)["package"] if "checksum" in package}
    for name in sorted(locked.keys() | packages.keys()):
        if locked.get(name) != packages.get(name):
            raise SetupError(f"Cargo chose {name} with SHA-256 {locked.get(name, 'none')}, not "
                             f"{packages.get(name, 'none')} as in the manifest")


def build_package(installation: Installation, step: dict) -> None:
    """Builds a Cargo package into {build}/target, from a copy in which Cargo can write its lock file."""
    source = (installation.folder / step["cargo"]).resolve()
    print(f"  {source.relative_to(ROOT)}, by Cargo (the first time this takes minutes)")
    copy = installation.build / "package"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(source, copy)
    run("cargo", "generate-lockfile", "--quiet", "--manifest-path", copy / "Cargo.toml")
    check_lock((copy / "Cargo.lock").read_text(encoding="utf-8"), step["packages"])
    run("cargo", "build", "--release", "--locked", "--quiet", "--manifest-path", copy / "Cargo.toml",
        "--target-dir", installation.build / "target")


# ---- for the scripts of findings -------------------------------------------------------------------------


CARGO_PACKAGE = """[package]
name = "scripts"
version = "0.0.0"
edition = "2021"

[dependencies]
"""


def make_cargo_package(installation: Installation, packages: dict[str, str], folder: pathlib.Path) -> None:
    """Creates a Cargo package with an empty src/main.rs and the same versions of all packages as the adapter."""
    print(f"  {folder}, by Cargo", flush=True)
    (folder / "src").mkdir(parents=True)
    pins = "".join(f'{name} = "={version}"\n' for name, version in packages.items())
    (folder / "Cargo.toml").write_text(CARGO_PACKAGE + pins, encoding="utf-8")
    (folder / "src" / "main.rs").write_text("fn main() {}\n", encoding="utf-8")
    shutil.copy(installation.build / "package" / "Cargo.lock", folder / "Cargo.lock")
    run("cargo", "build", "--release", "--quiet", "--manifest-path", folder / "Cargo.toml")


def make_scripts(installation: Installation) -> None:
    """Creates {build}/scripts for reports/reproduce.py; nothing if the manifest has no scripts."""
    wanted = installation.manifest.get("scripts", {}).get(installation.version)
    folder = installation.build / "scripts"
    marker = folder / "made.json"
    if wanted is None or (marker.exists() and json.loads(marker.read_text(encoding="utf-8")) == wanted):
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if "venv" in wanted:
        make_pinned_environment(installation, wanted, folder / "venv")
    else:
        make_cargo_package(installation, wanted["cargo"], folder)
    marker.write_text(json.dumps(wanted) + "\n", encoding="utf-8")


# -----------------------------------------------------------------------------------------------------------

STEPS = {
    "wheel": fetch_wheel,
    "jar": fetch_jar,
    "venv": install_packages,
    "npm": install_node_packages,
    "cmake": build_plugin,
    "cargo": build_package,
}
BUILDING = ("cmake", "cargo")


def set_up(specification: str) -> Installation:
    """Installs an implementation unless it is installed already, and prints the result."""
    installation = Installation(specification)
    if not installation.is_installed():
        build = installation.build
        shown = build.relative_to(ROOT) if build.is_relative_to(ROOT) else build
        print(f"Installing {installation.name} {installation.version} into {shown}:", flush=True)
    installation.install()
    sys.stdout.flush()
    return installation
