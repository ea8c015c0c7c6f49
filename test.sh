#!/usr/bin/env bash
# usage: ./test.sh [--ci|--all]
# Everything that ./run.sh does, then the tests for everyday work, in five and a half minutes: of the program as a whole, as
# users build it, and its page in a browser, of published reports, of onnxruntime against its published results, and of the
# parts under gcc's AddressSanitizer and UndefinedBehaviorSanitizer. Inputs that once revealed a bug are replayed
# (fuzz/regression).
#
# With --ci all tests: also those marked "long", which show in more combinations what others show once, or prove the
# committed corpus; of the parts in an optimised build, for leaks and under clang's sanitizers, and with our own
# implementations on every case; of the format of C files and the types in the page's scripts; of the generators, vectors,
# implementations, packages and the wheel, and of two more backends; clang-tidy; and the fuzz targets are built.
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

step "packages for the tests"
cmake/install_packages.sh "test scatter-cts" g++=command:g++ binutils=command:nm pkg-config=command:pkg-config \
    libcriterion-dev=pkg-config:criterion protobuf-compiler=command:protoc help2man=command:help2man \
    python3-venv='file:/usr/lib/python3*/ensurepip/__init__.py'
# The tests in Python, the slowest files first: otherwise one process would still work on them when the others have ended.
tests=(runner/tests implementations/onnxruntime generators/test_{clauses,corpus_archives,corpus_manifest,generate,trace}.py
    generators/checks/test_{operator_versions,reference_agrees,schema}.py implementations/test_published_form.py reports)
browser=runner/tests/browser
everyday=(-m "not long")
longest='|judge_property' # under sanitizers: it draws random values
if [ -n "$ci" ]; then
    cmake/install_packages.sh "test scatter-cts" clang=command:clang clang-tidy=command:clang-tidy \
        libclang-rt-dev='file:/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.asan-*.a' file=command:file \
        bash-completion=file:/usr/share/bash-completion/bash_completion clang-format-14=command:clang-format-14 \
        fish=command:fish zsh=command:zsh dpkg-dev=command:dpkg-shlibdeps nodejs=command:node node-typescript=command:tsc
    tests=(implementations python cmake generators runner distribute reports fuzz vectors)
    everyday=() longest=
    step "clang-format: C files are as version 14 writes them, but for a generated one"
    git ls-files -z '*.c' '*.h' ':!vectors/scatter_vectors.c' | xargs -0 clang-format-14 --dry-run --Werror
    step "the scripts of the page: syntax, names, and types as far as the compiler infers them"
    git ls-files -z 'reports/page/*.js' | xargs -0 -n 1 node --check
    tsc --checkJs --noEmit --allowJs --target es2022 --lib dom,dom.iterable,es2022 reports/page/*.js
fi
without=()
cmake/install_packages.sh "try pages in a browser" chromium=command:chromium chromium-driver=command:chromedriver ||
    without=("--ignore=$browser")
export PYTHONDONTWRITEBYTECODE= # tests start hundreds of Python programs, which would be compiled each time
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
mkdir -p build
cmake/python_environment.sh >build/environment.log 2>&1 &
environment=$!

step "./run.sh"
./run.sh

step "setting up the tests"
# Tests in Python run what users build, and what is built there on request.
flock build/release.lock cmake --build build/release --parallel 2 --target cell-judge print-draws runner/testdata/all implementations/all >build/requested.log ||
    { cat build/requested.log; exit 1; }
# While packages are installed, and later while tests wait for each other and for timeouts, other builds go on; their result
# is reported later.
build_early() {
    cmake --preset "$1" && nice -n 19 cmake --build --preset "$1" --parallel 2
}
{ build_early sanitize; [ -z "$ci" ] || { build_early dev; build_early sanitize-clang; }; } >build/early.log 2>&1 &
early_builds=$!
wait $environment || { cat build/environment.log; exit 1; }
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
    ctest --preset "$1" --parallel 3 "${@:2}" # some of them wait
}

# Our own implementations on every case.
test_cases() {
    for implementation in reference build/example/example.so; do
        "build/$1/bin/scatter-cts" run --implementation "$implementation" --cases cases \
            --cases debian=/usr/share/libonnx-testdata/data/node --cases wheel=build/official/onnx-1.22.0 \
            --cases memory=build/official/onnx-1.23.2 --require-compared 40
    done
}

step "tests in Python: ${tests[*]}"
# Variables that name another build are for a single pytest.
unset SCATTER_CTS SCATTER_CTS_{TESTDATA,EXAMPLE,VARIANTS,OPTIMISED,PLANTED,PROTOCOL,CELL_JUDGE,PRINT_DRAWS}
# Of 100,000 temporary files, only those of failed tests are kept; otherwise each run would spend time deleting older ones.
"$python" -m pytest --quiet --numprocesses 4 --dist loadscope --no-loadscope-reorder --override-ini tmp_path_retention_policy=failed \
    "${without[@]}" "${everyday[@]}" "${tests[@]}"

if [ ${#without[@]} -gt 0 ]; then
    echo "NOT TRIED: pages in a browser ($browser), because chromium cannot be installed here"
fi

step "real backends: comparison with the published results"
implementations/test "${backends[@]}"
[ -z "$ci" ] || "$python" reports/publish.py --check

step "tests of the parts under sanitizers, gcc"
[ -n "$ci" ] || export ASAN_OPTIONS=detect_leaks=0 # looking for leaks takes a sixth of the time
wait "$early_builds" || true
test_build sanitize --exclude-regex "a_later_chapter$longest" # a_later_chapter only compiles

if [ -n "$ci" ]; then
    test_cases sanitize
    step "tests of the developer build"
    test_build dev
    test_cases dev
    step "clang-tidy: the checks of .clang-tidy, over all C files but tests"
    git ls-files -z 'reference/*.c' 'runner/*.c' 'reports/*.c' 'fuzz/*.c' ':!fuzz/mutator.c' ':!*_test.*' ':!*/test/*' ':!*/testdata/*' |
        xargs -0 -P 2 -n 24 clang-tidy --quiet -p build/dev 2>build/clang-tidy.log || { cat build/clang-tidy.log; exit 1; }
    step "the same under sanitizers, clang"
    # Only under gcc: leaks; the longest test, which draws random values; and all cases.
    test_build sanitize-clang --exclude-regex 'a_later_chapter|judge_property'
    step "the fuzz targets can be built (fuzz/run runs them; CTest has replayed their stored inputs)"
    cmake --build --preset fuzz --parallel 2 >build/fuzz.log || { cat build/fuzz.log; exit 1; }
fi
if [ -n "$all" ]; then
    step "tests in Python that take minutes"
    "$python" -m pytest --quiet --numprocesses 3 -m whole_corpus runner
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
