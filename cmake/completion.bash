# bash completion for scatter-cts. The possible words come from the program: its --help has all its commands, options
# and values, so that nothing is listed here.

_scatter_cts()
{
    local cur prev words cword split=false
    _init_completion -s -n : || return
    local program=${words[0]} command=${words[1]-} option=$prev kind

    if ((cword == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "$("$program" --help 2>/dev/null | sed -nE 's/^  ([a-z]+) .*/\1/p') --help --version" -- "$cur")
        return
    fi
# The value placeholder in the help of the option before the cursor: for "-r, --results=FILE" it is FILE.
    kind=
    if [[ $option == -* ]]; then
        kind=$("$program" "$command" --help 2>/dev/null |
            sed -nE "s/^ +(-., )?${option}[= ]([^ ]+).*/\2/p; s/^ +${option}, --[a-z-]+[= ]([^ ]+).*/\1/p" | head -n 1)
    fi
    case $option:$kind in
    --implementation:SPEC | -i:SPEC)
        mapfile -t COMPREPLY < <(compgen -W "$("$program" list implementations 2>/dev/null | sed -nE '2,/^$/s/^([a-z][^ ]*) .*/\1/p')" -- "$cur")
        _filedir so
        return
        ;;
    --operator:*)
        mapfile -t COMPREPLY < <(compgen -W "$("$program" list versions 2>/dev/null | sed -nE 's/^([A-Za-z]+)(-[0-9]+).*/\1\2 \1/p')" -- "$cur")
        return
        ;;
    *:*\|*)
        mapfile -t COMPREPLY < <(compgen -W "${kind//|/ }" -- "$cur")
        return
        ;;
    *:DIR)
        _filedir -d
        return
        ;;
    *:FILE | *:*PATH | *:RESULTS)
        _filedir
        return
        ;;
    *:?*) return ;;
    esac
    if [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$("$program" "$command" --help 2>/dev/null |
            sed -nE 's/^ {2,6}(-., )?(--[a-z-]+=?).*/\2/p')" -- "$cur")
        [[ ${COMPREPLY-} == *= ]] && compopt -o nospace
        return
    fi
# Words listed in the first line of the help, such as [cases|versions|rules]; otherwise files.
    kind=$("$program" "$command" --help 2>/dev/null | sed -nE '1s/.* \[([a-z]+(\|[a-z]+)+)\].*/\1/p')
    mapfile -t COMPREPLY < <(compgen -W "${kind//|/ }" -- "$cur")
    ((${#COMPREPLY[@]})) || _filedir
} && complete -F _scatter_cts scatter-cts
