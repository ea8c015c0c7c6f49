#!/usr/bin/env bash
# usage: ./run.sh [options of scatter-cts run]
# Installs what is missing, builds, and runs all cases, ours and ONNX's own, against the example plugin.
# With --implementation or --cases among the options these take the place of the example or of the cases; an
# implementation that is known by its name (a folder of implementations/ with a manifest) is set up first. Paths
# are relative to where you are.
set -euo pipefail

# The checkout, as "." where we stand in it: the commands in the report are then short.
root=$(cd "$(dirname "$0")" && pwd)
if [ "$root" = "$PWD" ]; then
    root=.
fi
build=$root/build

# Debian packages ONNX's own test data; without the package our cases are run alone.
official=/usr/share/libonnx-testdata/data/node
if command -v apt-get >/dev/null; then
    "$root/cmake/install_packages.sh" "run ONNX's own cases" libonnx-testdata=file:$official
fi

"$root/cmake/build_release.sh"
"$root/cmake/quietly.sh" cmake -S "$root/implementations/example" -B "$build/example" -G Ninja \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$(cd "$build/sdk" && pwd)"
"$root/cmake/quietly.sh" cmake --build "$build/example"

# What is put under test, as scatter-cts reads it: -i SPEC, -iSPEC, --implementation SPEC, --implementation=SPEC.
given=()
cases=(--cases "${root}/cases")
if [ "$root" = . ]; then
    cases=(--cases cases)
fi
if [ -d "$official" ]; then
    cases+=(--cases official="$official")
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
exec "$build/release/bin/scatter-cts" run "${implementation[@]}" "${cases[@]}" "$@"
