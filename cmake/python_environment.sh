#!/usr/bin/env bash
# usage: cmake/python_environment.sh
# Creates build/venv with the packages of requirements.txt, unless it has them already.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! cmp -s requirements.txt build/venv/requirements.txt; then
    python3 -m venv build/venv
    build/venv/bin/pip install --quiet --disable-pip-version-check --requirement requirements.txt
    cp requirements.txt build/venv/requirements.txt
fi
