#!/bin/sh
# usage: completion.sh PROGRAM [WORD...] CURRENT
# Prints the words that can stand in place of CURRENT after "scatter-cts WORD...", one per line, for the completion of
# bash, zsh and fish. A line ":files", ":folders" or ":libraries" means such paths. All words come from the program,
# mostly from its --help, so that nothing is listed here.
[ "${1:-}" != --help ] || { sed -n '2,/^[^#]/s/^# //p' "$0"; exit; }
program=$1
shift
command= option= current=
[ $# -lt 2 ] || command=$1
while [ $# -gt 1 ]; do
    option=$1
    shift
done
current=$1
before=
case $current in
--*=*) option=${current%%=*} before=${current%%=*}= ;;
esac

commands() {
    "$program" --help 2>/dev/null | sed -nE 's/^  ([a-z]+)  .*/\1/p'
}

# What an error message lists after a colon or "are", by a wrong value of an option.
listed_in_error() {
    "$program" run --implementation reference "$@" 2>&1 >/dev/null | sed -nE 's/.* (are:?|are) ([^:]+)$/\2/p' | tr -d ',' | tr ' ' '\n'
}

facts_of_versions() {
    "$program" list versions 2>/dev/null | sed -nE "s/^ *$1: +([a-z].*)/\1/p" | tr ' ' '\n' | sort -u
}

# The placeholder of an option in the help of the command: for "-r, --results=FILE" it is FILE.
placeholder() {
    "$program" "$command" --help 2>/dev/null |
        sed -nE "s/^ +(-., )?$1(\[?[= ])([^] ]+( [A-Z]+=[A-Z]+)?).*/\3/p; s/^ +$1, --[a-z-]+(\[?[= ])([^] ]+).*/\2/p" | head -n 1
}

# The words for the value of an option; the status is 1 if the option has none.
values() {
    case $option in
    *[!A-Za-z-]*) return 1 ;;
    --operator) "$program" list versions 2>/dev/null | sed -nE 's/^([A-Za-z]+)(-[0-9]+).*/\1\2\n\1/p' | sort -u; return ;;
    --dtype) facts_of_versions types; return ;;
    --reduction) facts_of_versions reductions; return ;;
    --edition) listed_in_error --edition ''; return ;;
    --strict) "$program" list clauses 2>/dev/null | cut -f1; return ;;
    -f | --filter) "$program" list cases 2>/dev/null | cut -f1; return ;;
    -i | --implementation)
        "$program" list implementations 2>/dev/null | sed -nE '2,/^$/s/^([a-z][^ ]*) .*/\1/p'
        echo :libraries
        return
        ;;
    -c | --cases) echo :files; return ;;
    esac
    kind=$(placeholder "$option")
    case $option:$kind in
    --report:*) "$program" report --help 2>/dev/null | sed -nE 's/^  ([a-z]+): .*/\1=/p' ;;
    --format:FORMAT) "$program" "$command" --help 2>/dev/null | sed -nE 's/^  ([a-z]+): .*/\1/p' ;;
    *:*\|*) echo "$kind" | tr '|' '\n' | grep -v '[A-Z]' ;;
    *:DIR) echo :folders ;;
    *:FILE* | *PATH* | *:RESULTS | *:OLD | *:OUTPUT*) echo :files ;;
    *:?*) ;;
    *) return 1 ;;
    esac
}

case $command:$option in
:)
    commands
    printf '%s\n' help version --help --version
    exit
    ;;
help:help) commands; exit ;;
*:-*)
    found=$(values) && {
        [ -z "$found" ] || echo "$found" | sed "s/^[^:]/$before&/"
        exit
    }
    ;;
esac
case $command:$current in
*:-*) "$program" "$command" --help 2>/dev/null | sed -nE 's/^ {2,6}(-., )?(--[a-z-]+=?).*/\2/p' ;;
show:*)
    "$program" list cases 2>/dev/null | cut -f1
    "$program" list clauses 2>/dev/null | cut -f1
    ;;
*)
    # Words in the first line of the help, such as [cases|versions|rules]; otherwise files.
    words=$("$program" "$command" --help 2>/dev/null | sed -nE '1s/.* \[([a-z]+(\|[a-z]+)+)\].*/\1/p')
    echo "${words:-:files}" | tr '|' '\n'
    ;;
esac
