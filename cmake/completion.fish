# fish completion for scatter-cts: completion.sh says which words are possible.

set -g __scatter_cts_script (dirname (status filename))/../../scatter-cts/completion.sh

function __scatter_cts_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l option (string match -r -- '^--[a-z-]+=' $current)
    for word in (sh $__scatter_cts_script $words "$current")
        switch $word
            case ':folders'
                __fish_complete_directories (string replace -r -- '^--[a-z-]+=' '' $current) | string replace -r -- '^' "$option"
            case ':*'
                __fish_complete_path (string replace -r -- '^--[a-z-]+=' '' $current) | string replace -r -- '^' "$option"
            case '*'
                echo $word
        end
    end
end

complete -c scatter-cts -f -a '(__scatter_cts_complete)'
