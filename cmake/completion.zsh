#compdef scatter-cts
# zsh completion for scatter-cts: completion.sh says which words are possible.

local script=${functions_source[_scatter-cts]:A:h}/../../scatter-cts/completion.sh
local -a found
found=("${(@f)$($script $words[1] "${(@)words[2,CURRENT-1]}" "$words[CURRENT]")}")
compadd -- ${found:#(:*|*=)}
compadd -S '' -- ${(M)found:#[^:]*=}
if (( ${found[(I):*]} )); then
    compset -P '--*='
    case ${(M)found:#:*} in
    :folders) _files -/ ;;
    :libraries) _files -g '*.so' ;;
    *) _files ;;
    esac
fi
