#!/usr/bin/env bash
# usage: gate.sh [OPTION of scatter-cts run...]
# Run by a job of a CI system: runs scatter-cts, writes results and reports to a folder, and returns the exit status of the
# run. Options may be given as environment variables:
#
#   SCATTER_CTS_IMPLEMENTATION   --implementation
#   SCATTER_CTS_WAIVERS          --waivers
#   SCATTER_CTS_BASELINE         --baseline
#   SCATTER_CTS_CASES            --cases, one per line
#   SCATTER_CTS_STRICT           "true": --strict; "false": nothing; otherwise --strict=CLAUSE, one clause per line
#   SCATTER_CTS_OPTIONS          further options of scatter-cts run, one per line: --tier=core
#   SCATTER_CTS_FOLDER           where to write results.jsonl, junit.xml, report.html, summary.md and output.txt
#                                (default: scatter-cts-gate)
#   SCATTER_CTS_PROGRAM          the program (default: the one in the installed tree of this script; in a checkout it is built)
#
# Under GitHub Actions the summary is appended to the summary of the job, and failures become annotations.
set -uo pipefail

case ${1:-} in
-h | --help)
    sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "$0"
    exit
    ;;
esac
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

find_program() {
    local root
    if [ -n "${SCATTER_CTS_PROGRAM:-}" ]; then
        program=$SCATTER_CTS_PROGRAM
    elif [ -x "$here/../../cmake/build_release.sh" ]; then
        root=$(cd "$here/../.." && pwd)
        "$root/cmake/build_release.sh" || exit 3
        "$root/cmake/quietly.sh" cmake --install "$root/build/release" --component runtime --prefix "$root/build/sdk" || exit 3
        program=$root/build/sdk/bin/scatter-cts
    else
        program=$(realpath -m "$here/../../../bin/scatter-cts")
    fi
}

# Adds the option $1 for each line of $2 that is not empty: "--cases" "cases" gives "--cases=cases".
add_lines() {
    local line
    while IFS= read -r line; do
        if [ -n "$line" ]; then
            options+=("$1$line")
        fi
    done <<<"$2"
}

collect_options() {
    options=()
    add_lines --implementation= "${SCATTER_CTS_IMPLEMENTATION:-}"
    add_lines --waivers= "${SCATTER_CTS_WAIVERS:-}"
    add_lines --baseline= "${SCATTER_CTS_BASELINE:-}"
    add_lines --cases= "${SCATTER_CTS_CASES:-}"
    case ${SCATTER_CTS_STRICT:-} in
    true) options+=(--strict) ;;
    false) ;;
    *) add_lines --strict= "${SCATTER_CTS_STRICT:-}" ;;
    esac
    add_lines "" "${SCATTER_CTS_OPTIONS:-}"
}

# Runs the program with the arguments; its output is also written to output.txt. While it runs, GitHub ignores commands in
# the messages of an implementation: only the holder of the token can end this.
run() {
    local token= status
    if [ "${GITHUB_ACTIONS:-}" = true ]; then
        token=$(cat /proc/sys/kernel/random/uuid)
        printf '::stop-commands::%s\n' "$token"
    fi
    "$program" run "$@" 2>&1 | tee "$folder/output.txt"
    status=${PIPESTATUS[0]}
    if [ -n "$token" ]; then
        printf '\n::%s::\n' "$token"
    fi
    return "$status"
}

# An annotation: its kind, and a line of text.
annotate() {
    local text=${2/'scatter-cts: '/} # the title has it
    text=${text//'%'/'%25'}
    text=${text//$'\r'/'%0D'}
    printf '::%s title=scatter-cts::%s\n' "$1" "$text"
}

# GitHub shows ten annotations per step: the counts of the run, or its last line without them, and nine causes of failures and
# stale waivers.
annotate_run() {
    local last line
    last=$(grep -E ': [0-9]+ cases? .*: [0-9]+ pass, ' "$folder/output.txt" | tail -n 1)
    [ -n "$last" ] && [ "$1" -ne 3 ] || last=$(tail -n 1 "$folder/output.txt")
    if [ "$1" -eq 0 ]; then
        annotate notice "$last"
        return
    fi
    annotate error "exit status $1: $last"
    while IFS= read -r line; do
        annotate error "$line"
    done < <(grep -E -m 9 '^cause [0-9]+ of [0-9]+: |^scatter-cts: .*: waivers\[[0-9]+\] ' "$folder/output.txt")
}

find_program
collect_options
folder=${SCATTER_CTS_FOLDER:-scatter-cts-gate}
mkdir -p "$folder" || exit 3
# The results of the last run may be the baseline of this one; its reports must not remain.
rm -f "$folder"/{junit.xml,report.html,summary.md}
run "${options[@]}" "$@" --results "$folder/results.jsonl" --report "junit=$folder/junit.xml" \
    --report "html=$folder/report.html" --report "markdown=$folder/summary.md"
status=$?
if [ "${GITHUB_ACTIONS:-}" = true ]; then
    annotate_run "$status"
fi
if [ ! -s "$folder/summary.md" ]; then # the run could not start
    printf '**scatter-cts: exit status %s**\n\n```\n%s\n```\n' "$status" "$(tail -n 3 "$folder/output.txt" | tr '`' "'")" >"$folder/summary.md"
fi
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
    cat "$folder/summary.md" >>"$GITHUB_STEP_SUMMARY"
fi
exit "$status"
