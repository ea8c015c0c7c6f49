#!/usr/bin/env bash
# usage: ./run.sh [options of scatter-cts run]
# Installs what is missing, builds, and runs all cases, ours and ONNX's own, against the example plugin.
# With --implementation or --cases among the options these take the place of the example or of the cases. Paths
# are relative to where you are.
set -euo pipefail

# The checkout, as "." where we stand in it: the commands in the report are then short.
root=$(cd "$(dirname "$0")" && pwd)
if [ "$root" = "$PWD" ]; then
    root=.
fi

# Debian packages ONNX's own test data; without the package our cases are run alone.
official=/usr/share/libonnx-testdata/data/node
requirements=(gcc=command:cc libc6-dev=file:/usr/include/stdio.h cmake=command:cmake ninja-build=command:ninja
    pkg-config=command:pkg-config libprotobuf-c-dev=pkg-config:libprotobuf-c
    protobuf-c-compiler=command:protoc-c libjansson-dev=pkg-config:jansson libpopt-dev=pkg-config:popt
    nettle-dev=pkg-config:nettle)
if command -v apt-get >/dev/null; then
    requirements+=(libonnx-testdata=file:$official)
fi
"$root/cmake/install_packages.sh" "build and run scatter-cts" "${requirements[@]}"

# A build that succeeds is nobody's concern; one that fails is shown whole.
quietly() {
    local log
    log=$(mktemp)
    if ! "$@" >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        exit 3
    fi
    rm -f "$log"
}

build=$root/build
quietly cmake -S "$root" -B "$build/release" -G Ninja -DCMAKE_BUILD_TYPE=Release
quietly cmake --build "$build/release"
quietly cmake --install "$build/release" --component development --prefix "$build/sdk"
quietly cmake -S "$root/implementations/example" -B "$build/example" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_PREFIX_PATH="$(cd "$build/sdk" && pwd)"
quietly cmake --build "$build/example"

implementation=(--implementation "${build#./}/example/example.so")
cases=(--cases "${root}/cases")
if [ "$root" = . ]; then
    cases=(--cases cases)
fi
if [ -d "$official" ]; then
    cases+=(--cases official="$official")
fi
for argument in "$@"; do
    case $argument in
    -i* | --implementation | --implementation=*) implementation=() ;;
    -c* | --cases | --cases=*) cases=() ;;
    esac
done
exec "$build/release/bin/scatter-cts" run "${implementation[@]}" "${cases[@]}" "$@"
