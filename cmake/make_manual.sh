#!/usr/bin/env bash
# usage: cmake/make_manual.sh HELP2MAN PROGRAM FOLDER
# Generates the manual from the program's help: FOLDER/scatter-cts.1.gz from --help, and scatter-cts-COMMAND.1.gz
# from COMMAND --help for each command that --help lists; judge --outputs has a page of its own. FOLDER is absolute.
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,/^set/s/^# //p' "$0"; exit; }
help2man=$1
folder=$3
rm -rf "$folder"
mkdir -p "$folder"
# help2man passes it to a shell: its name must not contain a space, but its folder may.
cd "$(dirname "$2")"
program=./$(basename "$2")

# page NAME SUMMARY SEE-ALSO PROGRAM: PROGRAM is the command that help2man runs with --help.
page() {
    printf '[NAME]\n%s \\- %s\n[SEE ALSO]\n%s\n' "$1" "$2" "$3" >"$folder/include"
    "$help2man" --no-info --section=1 --manual=scatter-cts --version-string="$version" \
        --include="$folder/include" --output="$folder/include.1" "$4"
    # Keeps indented lines, such as commands to type, on separate lines: help2man turns them into a paragraph.
    awk '/^[.]/ { lines = /^[.]IP$/ } !/^[.]/ && lines { if (lines++ > 1) print ".br" } { print }' "$folder/include.1" >"$folder/$1.1"
}

version=$("$program" --version)
version=${version##* }
commands=$("$program" --help | sed -nE 's/^  ([a-z]+) +([^;]*).*/\1 \2/p')
pages=$(sed -E 's/ .*//; s/.*/.BR scatter-cts-& (1),/; $ s/,$//' <<<"$commands")
page scatter-cts "conformance test suite for ONNX's scatter operators" "$pages" "$program"
while read -r command summary; do
    page "scatter-cts-$command" "$summary" ".BR scatter-cts (1)" "$program $command"
done <<<"$commands"
page scatter-cts-judge-outputs "judge a folder of outputs" ".BR scatter-cts-judge (1)" "$program judge --outputs"
rm "$folder"/include*
gzip --best --no-name "$folder"/*.1
