#!/usr/bin/env bash
# usage: cmake/quietly.sh COMMAND ARGUMENT...
# Runs a command. If it succeeds, its output is not printed; if it fails, all of it is, and the exit status is 3. A command
# that takes longer than half a second is named on standard error; a terminal shows its last line of output meanwhile.
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,/^set/s/^# //p' "$0"; exit; }
log=$(mktemp)
watch() {
    sleep 0.5 >/dev/null 2>&1
    printf 'running: %s\n' "$*" >&2
    while [ -t 2 ] && kill -0 $$; do
        printf '\r\033[K%s\r' "$(tail -n 1 "$log" | tr -d '[:cntrl:]' | cut -c 1-78)" >&2
        sleep 1
    done
}
watch "$@" &
watcher=$!
disown
trap 'kill $watcher 2>/dev/null || true; [ ! -t 2 ] || printf "\033[K" >&2; rm -f "$log"' EXIT
if ! "$@" >"$log" 2>&1; then
    cat "$log" >&2
    exit 3
fi
