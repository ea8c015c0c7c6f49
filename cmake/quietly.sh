#!/usr/bin/env bash
# usage: cmake/quietly.sh COMMAND ARGUMENT...
# Runs a command. One that succeeds is nobody's concern; what one printed that fails is shown whole, and the exit
# status is 3.
set -euo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! "$@" >"$log" 2>&1; then
    cat "$log" >&2
    exit 3
fi
