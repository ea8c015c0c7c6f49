#!/usr/bin/env bash
# usage: ./test.sh [--ci|--all]
# Everything that ./run.sh does, then the tests for everyday work, in seven minutes: of the parts under gcc's AddressSanitizer
# and UndefinedBehaviorSanitizer, of the examples on every case, of the program as a whole and its page in a browser, of
# published reports, and of onnxruntime against its published results. Inputs that once revealed a bug are replayed
# (fuzz/regression).
#
# With --ci all tests: also those marked "long", which show in more combinations what others show once, or prove the
# committed corpus; of the parts in an optimised build and under clang's sanitizers; of the format of C files and the types
# in the page's scripts; of the generators, implementations, packages and the wheel, and of two more backends; clang-tidy;
# and the fuzz targets are built.
#
# With --all also slower tests and tests with more requirements: tests of several minutes on the whole corpus, shards and
# sweeps on a real Slurm (distribute/slurm/try_cluster), the vectors in further languages and on 32-bit ARM under qemu,
# the examples in other languages, and aarch64 under qemu (distribute/aarch64/test).
set -euo pipefail
cd "$(dirname "$0")"

ci= all=
case ${1:-} in
"") ;;
--ci) ci=1 ;;
--all) ci=1 all=1 ;;
*)
    sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "$0"
    [ "$1" = --help ] && exit 0 || exit 2
    ;;
esac

# Each step begins with the minutes and seconds since the start.
step() {
    printf '\n== %d:%02d %s\n' $((SECONDS / 60)) $((SECONDS % 60)) "$*"
}

step "./run.sh"
./run.sh

step "setting up the tests"
cmake/install_packages.sh "test scatter-cts" g++=command:g++ binutils=command:nm \
    libcriterion-dev=pkg-config:criterion protobuf-compiler=command:protoc help2man=command:help2man
# The tests in Python, the slowest files first: otherwise one process would still work on them when the others have ended.
tests=(runner/tests implementations/onnxruntime generators/test_{clauses,corpus_archives,corpus_manifest,generate,trace}.py
    generators/checks/test_{operator_versions,reference_agrees,schema}.py implementations/test_published_form.py reports vectors)
browser=runner/tests/browser
everyday=(-m "not long")
longest='|judge_property' # under sanitizers: it draws random values
# Of the developer build, what tests in Python run.
built=(--target scatter-cts cell-judge print-draws scatter_cts_messages runner/testdata/all implementations/all)
if [ -n "$ci" ]; then
    cmake/install_packages.sh "test scatter-cts" clang=command:clang clang-tidy=command:clang-tidy \
        libclang-rt-dev='file:/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.asan-*.a' file=command:file \
        bash-completion=file:/usr/share/bash-completion/bash_completion clang-format-14=command:clang-format-14 \
        fish=command:fish zsh=command:zsh dpkg-dev=command:dpkg-shlibdeps nodejs=command:node node-typescript=command:tsc
    tests=(implementations python cmake generators runner distribute reports fuzz vectors)
    everyday=() longest= built=()
    step "clang-format: C files are as version 14 writes them, but for a generated one"
    git ls-files -z '*.c' '*.h' ':!vectors/scatter_vectors.c' | xargs -0 clang-format-14 --dry-run --Werror
    step "the scripts of the page: syntax, names, and types as far as the compiler infers them"
    git ls-files -z 'reports/page/*.js' | xargs -0 -n 1 node --check
    tsc --checkJs --noEmit --allowJs --target es2022 --lib dom,dom.iterable,es2022 reports/page/*.js
fi
without=()
cmake/install_packages.sh "try pages in a browser" chromium=command:chromium chromium-driver=command:chromedriver ||
    without=("--ignore=$browser")
# The developer build continues while Python packages are installed; its result is reported later.
build_early() {
    cmake --preset "$1" && nice -n "$2" cmake --build --preset "$1" --parallel 2 "${@:3}"
}
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
build_early dev 0 "${built[@]}" >build/dev.log 2>&1 &
developer_build=$!
cmake/python_environment.sh
python=build/venv/bin/python
"$python" generators/official_cases.py wheel build/official/onnx-1.22.0
"$python" generators/official_cases.py memory build/official/onnx-1.23.2

# Real backends that are small enough; implementations/test tests the others.
backends=(onnxruntime)
[ -z "$ci" ] || backends+=(onnx-reference numpy)
implementations/setup "${backends[@]}"

# The tests of the parts in one build (CTest, with further arguments).
test_build() {
    cmake --preset "$1" >"build/$1.log" || { cat "build/$1.log"; return 1; }
    cmake --build --preset "$1" --parallel 2 >"build/$1.log" || { cat "build/$1.log"; return 1; }
    ctest --preset "$1" --parallel 2 "${@:2}"
}

# Our own implementations on every case.
test_cases() {
    for implementation in reference build/example/example.so; do
        "build/$1/bin/scatter-cts" run --implementation "$implementation" --cases cases \
            --cases debian=/usr/share/libonnx-testdata/data/node --cases wheel=build/official/onnx-1.22.0 \
            --cases memory=build/official/onnx-1.23.2 --require-compared 40
    done
}

step "the developer build"
wait "$developer_build" || true
cmake --build --preset dev --parallel 2 "${built[@]}" >build/dev.log || { cat build/dev.log; exit 1; }
if [ -n "$ci" ]; then
    step "tests of the developer build"
    test_build dev
    test_cases dev
    step "clang-tidy: the checks of .clang-tidy, over all C files but tests"
    git ls-files -z 'reference/*.c' 'runner/*.c' 'reports/*.c' 'fuzz/*.c' ':!fuzz/mutator.c' ':!*_test.*' ':!*/test/*' ':!*/testdata/*' |
        xargs -0 -P 2 -n 24 clang-tidy --quiet -p build/dev 2>build/clang-tidy.log || { cat build/clang-tidy.log; exit 1; }
fi

step "tests in Python: ${tests[*]}"
export SCATTER_CTS=$PWD/build/dev/bin/scatter-cts
export SCATTER_CTS_TESTDATA=$PWD/build/dev/runner/testdata
export SCATTER_CTS_EXAMPLE=$PWD/build/example/example.so
export SCATTER_CTS_VARIANTS=$PWD/build/dev/implementations/variants/variants.so
export SCATTER_CTS_OPTIMISED=$PWD/build/dev/implementations/optimised/optimised.so
export SCATTER_CTS_PLANTED=$PWD/build/dev/implementations/planted/planted.so
export SCATTER_CTS_PROTOCOL=$PWD/build/dev/python
# Tests wait for each other and for timeouts: that time is used for the builds of the next steps.
{ build_early sanitize 19; [ -z "$ci" ] || build_early sanitize-clang 19; } >build/sanitizers.log 2>&1 &
sanitizer_builds=$!
# Of 100,000 temporary files, only those of failed tests are kept; otherwise each run would spend time deleting older ones.
"$python" -m pytest --quiet --numprocesses 4 --dist loadscope --no-loadscope-reorder --override-ini tmp_path_retention_policy=failed \
    "${without[@]}" "${everyday[@]}" "${tests[@]}"

if [ ${#without[@]} -gt 0 ]; then
    echo "NOT TRIED: pages in a browser ($browser), because chromium cannot be installed here"
fi

step "real backends: comparison with the published results"
implementations/test "${backends[@]}"
[ -z "$ci" ] || "$python" reports/publish.py --check

step "the same under sanitizers, gcc"
wait "$sanitizer_builds" || true
test_build sanitize --exclude-regex "a_later_chapter$longest" # a_later_chapter only compiles
test_cases sanitize

if [ -n "$ci" ]; then
    step "the same under sanitizers, clang"
    # Only under gcc: leaks, which take a third of the time; the longest test, which draws random values; and all cases.
    test_build sanitize-clang --exclude-regex 'a_later_chapter|judge_property'
    step "the fuzz targets can be built (fuzz/run runs them; CTest has replayed their stored inputs)"
    cmake --build --preset fuzz --parallel 2 >build/fuzz.log || { cat build/fuzz.log; exit 1; }
fi
if [ -n "$all" ]; then
    step "tests in Python that take minutes" # with the release build, since they run the whole corpus a thousand times
    SCATTER_CTS=$PWD/build/release/bin/scatter-cts "$python" -m pytest --quiet --numprocesses 3 -m whole_corpus runner
    step "the vectors: harnesses in JavaScript, Go and Rust, the packages of npm and cargo, and the C tables on 32-bit ARM under qemu"
    cmake/install_packages.sh "test the vectors in other languages" nodejs=command:node npm=command:npm golang-go=command:go cargo=command:cargo \
        librust-serde-json-dev='file:/usr/share/cargo/registry/serde_json-*' gcc-arm-linux-gnueabihf=command:arm-linux-gnueabihf-gcc \
        libc6-dev-armhf-cross=file:/usr/arm-linux-gnueabihf/lib/libc.a qemu-user=command:qemu-arm
    "$python" -m pytest --quiet -m more_compilers vectors
    step "the examples in C++, Rust, Go, Java and JavaScript"
    cmake/install_packages.sh "test these examples" nodejs=command:node npm=command:npm libprotobuf-dev=pkg-config:protobuf \
        cargo=command:cargo librust-prost-dev='file:/usr/share/cargo/registry/prost-0.11*' \
        librust-prost-build-dev='file:/usr/share/cargo/registry/prost-build-0.11*' \
        golang-go=command:go protoc-gen-go=command:protoc-gen-go \
        golang-google-protobuf-dev=file:/usr/share/gocode/src/google.golang.org/protobuf/proto/proto.go \
        default-jdk-headless=command:javac libprotobuf-java=file:/usr/share/java/protobuf.jar
    "$python" -m pytest --quiet -m more_compilers implementations/test_compiled_examples.py implementations/onnxruntime-web
    step "a cluster"
    distribute/slurm/try_cluster
    step "aarch64"
    distribute/aarch64/test
fi

step "everything passed"
