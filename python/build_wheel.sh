#!/usr/bin/env bash
# usage: python/build_wheel.sh [PYTHON]
# Makes the wheel in build/wheel of the build in build/release. It brings along all libraries but those of glibc, with their
# licences, and its tag says which glibc it needs. PYTHON (default: build/venv/bin/python) has the packages of
# requirements.txt.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${1:-build/venv/bin/python}
cmake/build_release.sh
rm -rf build/wheel
"$python" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir build/wheel/local \
    --config-settings=build-dir=build/release --config-settings="install.components=runtime;development;libraries" .
# auditwheel is to leave alone what is there already, by its name and by the RPATH of the program, and to find the tag.
mapfile -t exclude < <("$python" -m zipfile --list build/wheel/local/*.whl |
    sed -n 's|^scatter_cts/installed/lib/scatter-cts/\([^ ]*\) .*|--exclude=\1|p')
PATH=$(cd "$(dirname "$python")" && pwd):$PATH "$python" -m auditwheel repair --wheel-dir build/wheel "${exclude[@]}" \
    build/wheel/local/*.whl >build/wheel/auditwheel.log 2>&1 || { cat build/wheel/auditwheel.log >&2; exit 3; }
rm -r build/wheel/local
ls build/wheel/*.whl
