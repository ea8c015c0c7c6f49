#!/usr/bin/env bash
# usage: python/build_wheel.sh [PYTHON [BUILD]]
# Builds the wheel in build/wheel from the build in BUILD, by default build/release. It contains all libraries except those of
# glibc, with their licences, and its tag states the required glibc. PYTHON must have the packages of requirements.txt; the default is
# build/venv/bin/python, which is created if it does not exist.
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,/^set/s/^# //p' "$0"; exit; }
cd "$(dirname "$0")/.."
python=${1:-build/venv/bin/python}
if [ $# -eq 0 ]; then
    cmake/install_packages.sh "build the wheel" help2man=command:help2man
    cmake/python_environment.sh
fi
cmake/build_release.sh
rm -rf build/wheel
cmake/quietly.sh "$python" -m pip wheel --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir build/wheel/local \
    --config-settings=build-dir="${2:-build/release}" --config-settings="install.components=runtime;development;libraries" .
# auditwheel must exclude the libraries that are included already, found by the program's RPATH, and only determine the tag.
mapfile -t exclude < <("$python" -m zipfile --list build/wheel/local/*.whl |
    sed -n 's|^scatter_cts/installed/lib/scatter-cts/\([^ ]*\) .*|--exclude=\1|p')
PATH=$(cd "$(dirname "$python")" && pwd):$PATH cmake/quietly.sh "$python" -m auditwheel repair --wheel-dir build/wheel "${exclude[@]}" \
    build/wheel/local/*.whl
missing=$("$python" -m zipfile --list build/wheel/local/*.whl | sed -n 's|^scatter_cts/installed/\([^ ]*\) .*|\1|p' |
    sort | comm -13 - <(sort cmake/package_contents.txt))
if [ -n "$missing" ]; then
    printf '%s: the wheel lacks files (manual pages require help2man):\n%s\n' "$0" "$missing" >&2
    exit 3
fi
rm -r build/wheel/local
ls build/wheel/*.whl
