#!/usr/bin/env bash
# usage: cmake/build_release.sh
# Builds scatter-cts into build/release of this checkout, and installs what plugins need for building into build/sdk. The program
# and the package scatter_cts in build/release find the corpus from every folder.
# Installs the required Debian packages. Up-to-date files are left alone; nothing is printed unless
# something is installed, takes longer (quietly.sh) or fails (exit status 3).
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,/^set/s/^# //p' "$0"; exit; }
root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build

"$root/cmake/install_packages.sh" "build scatter-cts" gcc=command:cc libc6-dev=file:/usr/include/stdio.h \
    cmake=command:cmake ninja-build=command:ninja pkg-config=command:pkg-config \
    libprotobuf-c-dev=pkg-config:libprotobuf-c protobuf-c-compiler=command:protoc-c \
    libjansson-dev=pkg-config:jansson libpopt-dev=pkg-config:popt \
    libzip-dev=pkg-config:libzip nettle-dev=pkg-config:nettle zlib1g-dev=pkg-config:zlib

# One at a time: if two configure the same folder, one fails.
mkdir -p "$build" || {
    echo "$0: to build elsewhere: cmake -S '$root' -B FOLDER -DCMAKE_BUILD_TYPE=Release && cmake --build FOLDER" >&2
    exit 3
}
exec 9>"$build/release.lock"
flock 9

"$root/cmake/quietly.sh" cmake -S "$root" -B "$build/release" -G Ninja -DCMAKE_BUILD_TYPE=Release
"$root/cmake/quietly.sh" cmake --build "$build/release"
"$root/cmake/quietly.sh" cmake --install "$build/release" --component development --prefix "$build/sdk"

package=$build/release/python/scatter_cts/installed
mkdir -p "$build/release/share/scatter-cts" "$package"
ln -sfn ../../../../cases "$build/release/share/scatter-cts/cases"
ln -sfn ../../../bin ../../../share "$package"
