#!/usr/bin/env bash
# usage: cmake/python_environment.sh
# Creates build/venv with the packages of requirements.txt, unless it has them already.
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,/^set/s/^# //p' "$0"; exit; }
cd "$(dirname "$0")/.."
is_current() { cmp -s requirements.txt build/venv/requirements.txt; }
is_current && exit
mkdir -p build
exec 9>build/venv.lock
flock 9 # one program makes it, the others wait
if ! is_current; then
    echo "Making build/venv with the packages of requirements.txt, which takes a minute" >&2
    python3 -c 'import ensurepip' 2>/dev/null ||
        cmake/install_packages.sh "make build/venv" python3-venv='file:/usr/lib/python3*/ensurepip/__init__.py'
    python3 -m venv build/venv
    build/venv/bin/pip install --quiet --disable-pip-version-check --requirement requirements.txt
    cp requirements.txt build/venv/requirements.txt
fi
