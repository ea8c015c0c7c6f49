# bash completion for scatter-cts: completion.sh says which words are possible. It is next to this file in a clone.

if ! declare -F _get_comp_words_by_ref >/dev/null && ! source /usr/share/bash-completion/bash_completion 2>/dev/null; then
    echo "The completion of scatter-cts needs the package bash-completion." >&2
    return
fi
_scatter_cts_script=${BASH_SOURCE[0]%/*}/../../scatter-cts/completion.sh
[[ -x $_scatter_cts_script ]] || _scatter_cts_script=${BASH_SOURCE[0]%/*}/completion.sh
[[ $_scatter_cts_script == /* ]] || _scatter_cts_script=$PWD/$_scatter_cts_script

_scatter_cts()
{
    local cur words cword found kinds value word
    _get_comp_words_by_ref -n := cur words cword || return
    mapfile -t found < <("$_scatter_cts_script" "${words[0]}" "${words[@]:1:cword-1}" "$cur")
    kinds=" ${found[*]} " value=${cur#--*=}
    for word in "${found[@]}"; do # not compgen -W, which would execute a command in a word
        [[ $word == :* || $word != "$cur"* ]] || COMPREPLY+=("$word")
    done
    case $kinds in
    *' :files '*) cur=$value && _filedir ;;
    *' :folders '*) cur=$value && _filedir -d ;;
    *' :libraries '*) cur=$value && _filedir so ;;
    esac
    # bash replaces only what follows the last "=" or ":".
    cur=${words[cword]}
    COMPREPLY=("${COMPREPLY[@]#"${cur%"${cur##*[=:]}"}"}")
    [[ ${COMPREPLY-} == *= ]] && compopt -o nospace 2>/dev/null
    return 0
} && complete -F _scatter_cts scatter-cts
