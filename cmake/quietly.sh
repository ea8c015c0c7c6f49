#!/usr/bin/env bash
# usage: cmake/quietly.sh COMMAND ARGUMENT...
# Runs a command. If it succeeds, nothing is printed; if it fails, all of its output is shown, and the exit
# status is 3.
set -euo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! "$@" >"$log" 2>&1; then
    cat "$log" >&2
    exit 3
fi
