#!/usr/bin/env bash
# usage: ./run.sh [options of scatter-cts run]
# Installs missing packages, builds, and runs all cases, the corpus and ONNX's own, on the example plugin.
# --implementation or --cases among the options replace the example or the cases; a known
# implementation (a folder of implementations/ with a manifest) is set up first. Paths are
# relative to the current folder. The last line tells how to use the program and its Python package in this shell.
set -euo pipefail

# The checkout, as "." if it is the current folder: the commands in the report are then short.
root=$(cd "$(dirname "$0")" && pwd)
if [ "$root" = "$PWD" ]; then
    root=.
fi
build=$root/build

"$root/cmake/build_release.sh"
"$root/cmake/quietly.sh" cmake -S "$root/implementations/example" -B "$build/example" -G Ninja \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$(cd "$build/sdk" && pwd)"
"$root/cmake/quietly.sh" cmake --build "$build/example"

# The implementation under test, in the syntax of scatter-cts: -i SPEC, -iSPEC, --implementation SPEC, --implementation=SPEC.
given=()
cases=(--cases "${root}/cases")
if [ "$root" = . ]; then
    cases=(--cases cases)
fi
previous=
for argument in "$@"; do
    case $previous in
    -i | --implementation)
        given+=("$argument")
        previous=
        continue
        ;;
    esac
    case $argument in
    --implementation=*) given+=("${argument#*=}") ;;
    -i=?*) given+=("${argument#-i=}") ;;
    -i?*) given+=("${argument#-i}") ;;
    -c* | --cases | --cases=*) cases=() ;;
    esac
    previous=$argument
done

# Debian's package with ONNX's own test data; without it only the corpus is run.
official=/usr/share/libonnx-testdata/data/node
if [ ${#cases[@]} -gt 0 ]; then
    if command -v apt-get >/dev/null; then
        "$root/cmake/install_packages.sh" "run ONNX's own cases" libonnx-testdata=file:$official || [ $? -eq 3 ]
    fi
    if [ -d "$official" ]; then
        cases+=(--cases official="$official")
    else
        echo "ONNX's own cases are not run." >&2
    fi
fi

implementation=(--implementation "${build#./}/example/example.so")
known=()
for specification in "${given[@]}"; do
    implementation=()
    if [[ $specification =~ ^[a-z0-9-]+(@.*)?$ && -f $root/implementations/${specification%%@*}/manifest.json ]]; then
        known+=("$specification")
    fi
done
if [ ${#known[@]} -gt 0 ]; then
    "$root/implementations/setup" "${known[@]}"
fi
# A signal to this script reaches the run, which then ends cleanly.
"$build/release/bin/scatter-cts" run "${implementation[@]}" "${cases[@]}" "$@" <&0 &
trap 'kill -TERM $!' TERM
trap : INT
until status=0; wait $! || status=$?; ! kill -0 $! 2>/dev/null; do :; done
cd "$root"
cat >&2 <<END
The program and its Python package are found in this shell, from every folder, after
    export PATH="$PWD/build/release/bin:$PWD/python/bin:\$PATH" PYTHONPATH="$PWD/build/release/python"
END
exit $status
