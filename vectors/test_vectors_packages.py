"""The packages that vectors/ is: for npm (package.json) and for cargo (Cargo.toml), used by a program that has nothing else."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
# Both programs print how many of the valid tests have a stored output that conforms, and how many valid tests there are.
JAVASCRIPT = """
import { createRequire } from "node:module";
import { cellsOf, check } from "scatter-vectors";
const require = createRequire(import.meta.url);
const valid = require("scatter-vectors/core.json").groups.flatMap((group) => group.tests).filter((test) => test.result === "valid");
const conforming = valid.filter((test) => check(test, cellsOf(test.data.type, test.output)) === "conforms");
console.log(conforming.length, valid.length, require("scatter-vectors/quarantine.json").tests.length);
"""
RUST = """
use scatter_vectors::{cells_of, check, CORE, QUARANTINE};
use serde_json::Value;

fn main() {
    let core: Value = serde_json::from_str(CORE).unwrap();
    let quarantine: Value = serde_json::from_str(QUARANTINE).unwrap();
    let groups = core["groups"].as_array().unwrap().iter();
    let valid: Vec<&Value> = groups.flat_map(|group| group["tests"].as_array().unwrap()).filter(|test| test["result"] == "valid").collect();
    let conforming = valid.iter().filter(|test| {
        let stored = cells_of(test["data"]["type"].as_str().unwrap(), &test["output"]);
        check(test, Some(&stored)) == "conforms"
    });
    println!("{} {} {}", conforming.count(), valid.len(), quarantine["tests"].as_array().unwrap().len());
}
"""


@pytest.fixture
def expected(core):
    valid = sum(test["result"] == "valid" for group in core["groups"] for test in group["tests"])
    return [valid, valid, len(json.loads((HERE / "quarantine.json").read_text())["tests"])]


def test_the_packages_have_the_version_of_the_vectors(core):
    version = core["corpus"].removeprefix("scatter-cts ")
    assert json.loads((HERE / "package.json").read_text())["version"] == version
    assert re.findall(r'^version = "(.*)"$', (HERE / "Cargo.toml").read_text(), re.MULTILINE) == [version]


@pytest.mark.more_compilers
def test_the_package_of_npm_has_the_tests_and_the_check(tmp_path, expected):
    subprocess.run(["npm", "pack", "--silent", "--pack-destination", tmp_path, HERE], cwd=tmp_path, check=True)
    (packed,) = tmp_path.glob("scatter-vectors-*.tgz")
    subprocess.run(["npm", "install", "--silent", "--offline", packed], cwd=tmp_path, check=True)
    (tmp_path / "user.mjs").write_text(JAVASCRIPT)
    said = subprocess.run(["node", "user.mjs"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert list(map(int, said.split())) == expected


@pytest.mark.more_compilers
def test_the_crate_has_the_tests_and_the_check(tmp_path, cargo, crate, expected):
    (packed,) = (cargo(crate(), "package", "--allow-dirty") / "package").glob("scatter-vectors-*.crate")
    subprocess.run(["tar", "--extract", "--file", packed, "--directory", tmp_path], check=True)
    (package,) = tmp_path.iterdir()
    user = tmp_path / "user"
    (user / "src").mkdir(parents=True)
    (user / "src" / "main.rs").write_text(RUST)
    (user / "Cargo.toml").write_text(f'[package]\nname = "user"\nversion = "0.0.0"\nedition = "2021"\n'
                                     f'[dependencies]\nscatter-vectors = {{ path = "../{package.name}" }}\nserde_json = "1"\n')
    program = cargo(user, "build") / "debug" / "user"
    said = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    assert list(map(int, said.split())) == expected
