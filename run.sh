#!/usr/bin/env bash
# usage: ./run.sh [arguments of scatter-cts run]
# Installs what is missing, builds, and runs all cases, ours and ONNX's own, against the example plugin.
# With --implementation or --cases among the arguments these take the place of the example or of the cases.
set -euo pipefail
cd "$(dirname "$0")"

# Debian packages ONNX's own test data; without the package our cases are run alone.
official=/usr/share/libonnx-testdata/data/node
requirements=(gcc=command:cc libc6-dev=file:/usr/include/stdio.h cmake=command:cmake ninja-build=command:ninja
    pkg-config=command:pkg-config libprotobuf-c-dev=pkg-config:libprotobuf-c
    protobuf-c-compiler=command:protoc-c libjansson-dev=pkg-config:jansson libpopt-dev=pkg-config:popt)
if command -v apt-get >/dev/null; then
    requirements+=(libonnx-testdata=file:$official)
fi
cmake/install_packages.sh "build and run scatter-cts" "${requirements[@]}"

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

quietly cmake -S . -B build/release -G Ninja -DCMAKE_BUILD_TYPE=Release
quietly cmake --build build/release
quietly cmake --install build/release --component development --prefix build/sdk
quietly cmake -S implementations/example -B build/example -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_PREFIX_PATH="$PWD/build/sdk"
quietly cmake --build build/example

implementation=(--implementation build/example/example.so)
cases=(--cases cases)
if [ -d "$official" ]; then
    cases+=(--cases official="$official")
fi
for argument in "$@"; do
    case $argument in
    -i* | --implementation | --implementation=*) implementation=() ;;
    -c* | --cases | --cases=*) cases=() ;;
    esac
done
exec build/release/bin/scatter-cts run "${implementation[@]}" "${cases[@]}" "$@"
