#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs every test: installs what is missing, builds, runs all suites that fit ten minutes, and ends with the line
# `N passed, N failed, N skipped`. With --full also the slow ones. PDUP_WERROR=true makes warnings errors.
set -u

cd "$(dirname "$0")/.." || exit 1
root=$(pwd)
logs=$root/build/variants/logs

full=false
case "${1-}" in
'') ;;
--full) full=true ;;
*)
    echo "usage: sh tests/run.sh [--full]" >&2
    exit 2
    ;;
esac

passed=0
failed=0
skipped=0

began=$(date +%s)

# With the minutes and seconds since the start, so that a log tells what takes long.
say() {
    now=$(($(date +%s) - began))
    printf '\n== %d:%02d %s\n' $((now / 60)) $((now % 60)) "$*"
}

install_missing() {
    missing=
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
            missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    say "Installing:$missing"
    if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then
        echo "Please install$missing (as root on Debian: apt-get install$missing)." >&2
        exit 1
    fi
    apt-get update -q || exit 1
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing || exit 1
}

# tell NAME CODE: counts what a step came to. Its words are in its log.
tell() {
    if [ "$2" = 0 ]; then
        echo "ok    $1"
        passed=$((passed + 1))
    else
        cat "$logs/$1.txt"
        echo "FAIL  $1"
        failed=$((failed + 1))
    fi
}

# step NAME COMMAND...: one check that passes or fails as a whole.
step() {
    name=$1
    shift
    "$@" >"$logs/$name.txt" 2>&1
    tell "$name" $?
}

# variant NAME OPTIONS...: configures and builds build/variants/NAME; a build that fails counts as a failed check. Of what there is
# to build only $targets, where that is set.
targets=
variant() {
    variant=$1
    shift
    dir=build/variants/$variant
    say "$variant: meson setup $*"
    if [ -f "$dir/build.ninja" ]; then
        step "$variant-setup" meson configure "$dir" "-Dwerror=$werror" "$@"
    else
        rm -rf "$dir"
        step "$variant-setup" meson setup "$dir" "-Dwerror=$werror" "$@"
    fi
    # shellcheck disable=SC2086
    step "$variant-build" meson compile -C "$dir" $targets
}

# suites DIR OPTIONS...: runs `meson test` there and adds up what it reports.
suites() {
    dir=$1
    shift
    rm -f "$dir"/meson-logs/testlog*.json
    meson test -C "$dir" --print-errorlogs --no-rebuild "$@"
    # A setup has its name in that of its log. A run that wrote none has failed.
    log=$(ls "$dir"/meson-logs/testlog*.json 2>/dev/null)
    if [ -z "$log" ]; then
        echo "FAIL  $dir: meson wrote no log of its tests"
        failed=$((failed + 1))
        return
    fi
    counts=$(python3 "$root/tests/support/count.py" "$log") || counts='0 1 0'
    # shellcheck disable=SC2086
    set -- $counts
    passed=$((passed + $1))
    failed=$((failed + $2))
    skipped=$((skipped + $3))
}

finish() {
    say "The end"
    printf '\n%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
    [ "$failed" = 0 ] && [ "$passed" -gt 0 ]
    exit
}

install_missing gcc g++ libc6-dev meson ninja-build pkg-config python3 python3-cffi libcmocka-dev python3-cram gcovr \
    doxygen luajit binutils clang clang-format libclang-rt-dev llvm cppcheck valgrind

werror=${PDUP_WERROR:-false}
mkdir -p "$logs"
# Wherever a check sums things up it must not depend on the language of the machine.
LC_ALL=C.UTF-8
export LC_ALL

say "The whole project, as a developer builds it: build/"
if [ -f build/build.ninja ]; then
    step setup meson configure build -Ddefault_library=both -Dtests=enabled -Ddocs=enabled -Dbindings=enabled "-Dwerror=$werror"
else
    step setup meson setup build -Ddefault_library=both -Dtests=enabled -Ddocs=enabled -Dbindings=enabled "-Dwerror=$werror"
fi
step build meson compile -C build
suites build
step reference-pages meson compile -C build reference
step quickstart sh examples/quickstart.sh

variant coverage -Db_coverage=true -Dcoverage_build=true -Doptimization=0 -Ddefault_library=both \
    -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
suites build/variants/coverage --suite unit --suite api --suite oom --suite fuzz
step coverage gcovr --root . --filter 'lib/' --object-directory build/variants/coverage --print-summary \
    --fail-under-line 100 --fail-under-branch 100
sed -n '/^TOTAL/p; /^lines:/p; /^branches:/p' "$logs/coverage.txt"

CC=clang variant clang-address -Db_sanitize=address,undefined -Db_lundef=false -Dtests=enabled \
    -Ddocs=disabled -Dbindings=disabled "-Dc_args=-fno-sanitize-recover=all"
suites build/variants/clang-address --suite unit --suite api --suite oom --suite fuzz --suite command

suites build --setup valgrind --suite api
step valgrind-command valgrind --quiet --leak-check=full --error-exitcode=99 \
    build/examples/pdup/pdup score examples/evening.pdup

say "Reading the code for faults"
step analyzer sh tests/checks/analyzer.sh
step cppcheck cppcheck --enable=warning,performance,portability --error-exitcode=1 --inline-suppr --quiet \
    --std=c11 -Iinclude -Ilib lib examples/pdup

if $full; then
    . tests/full.sh
fi
finish
