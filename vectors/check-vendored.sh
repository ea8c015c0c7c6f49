#!/usr/bin/env bash
# usage: check-vendored.sh
# For the CI of a project that has a copy of this folder: fails, and names the file, if the vectors, the schema, the C tables
# or the checks are not those of the file sha256, so that nobody changes a test by accident. A test that is wrong belongs into
# quarantine.json, which is not checked. License: Apache-2.0
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,/^set/s/^# //p' "$0"; exit; }
cd "$(dirname "$0")"
sha256sum --check --quiet sha256
echo "The vectors are unmodified: $(grep -o -m 1 'scatter-cts [0-9.]*' core.json)."
