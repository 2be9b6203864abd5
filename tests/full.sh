# SPDX-License-Identifier: MIT
# The slow suites, read by tests/run.sh --full. On two processors all of it is to end within an hour.

# A spreadsheet, and the languages it is asked to read figures in.
install_missing gnumeric locales

# A spreadsheet, and the languages it is asked to read figures in.
install_missing gnumeric locales

say "Slow suites"
suites build --setup slow --suite slow

say "Ten times as many random evenings against the slow model"
PDUP_EVENINGS=2000 PDUP_TARIFF_ROWS=60000 suites build --suite model

CC=clang variant clang-thread -Db_sanitize=thread -Db_lundef=false -Dtests=enabled -Ddocs=disabled \
    -Dbindings=disabled
suites build/variants/clang-thread --suite api

CC=clang variant clang-memory -Db_sanitize=memory -Db_lundef=false -Dtests=enabled -Ddocs=disabled \
    -Dbindings=disabled "-Dc_args=-fno-sanitize-recover=all"
suites build/variants/clang-memory --suite unit --suite api --suite oom --suite fuzz --suite command

# With NDEBUG: handles know their type there too.
variant release --buildtype=release -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
suites build/variants/release --suite unit --suite api --suite fuzz --suite command

fuzz_targets=$(for target in tests/fuzz/*/target.c; do basename "$(dirname "$target")"; done)
fuzz=build/variants/fuzz
# The name of each program.
targets=$(for target in $fuzz_targets; do echo "fuzz-$target"; done)
CC=clang variant fuzz -Dfuzz=true -Db_sanitize=address,undefined -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
# The same without anything but the option.
targets=fuzz-tricks
CC=clang variant fuzz-alone -Dfuzz=true -Doptimization=0 -Dtests=enabled
targets=

say "Fuzzing, forty seconds a target, as many at once as there are processors"
for target in $fuzz_targets; do
    mkdir -p "$fuzz/corpus-$target"
done
# shellcheck disable=SC2086,SC2016
printf '%s\n' $fuzz_targets | xargs -P "$(nproc)" -n 1 sh -c '
    "$1/tests/fuzz/fuzz-$3" -max_total_time=40 -timeout=5 -rss_limit_mb=512 "-dict=tests/fuzz/$3/dict" \
        "-artifact_prefix=$1/$3-" "$1/corpus-$3" "tests/fuzz/$3/seeds" >"$2/fuzz-$3.txt" 2>&1
    echo $? >"$2/fuzz-$3.code"' fuzz "$fuzz" "$logs"
for target in $fuzz_targets; do
    tell "fuzz-$target" "$(cat "$logs/fuzz-$target.code")"
done

# foreign NAME PACKAGE...: packages for another platform. Where they cannot be had the platform is skipped, and it is said.
foreign() {
    platform=$1
    shift
    say "Another platform: $platform"
    if [ "$(id -u)" = 0 ] &&
        DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@" >"$logs/$platform-install.txt" 2>&1; then
        return 0
    fi
    echo "skip  $platform: its packages could not be installed"
    skipped=$((skipped + 1))
    return 1
}

if [ "$(id -u)" = 0 ] && command -v dpkg >/dev/null; then
    dpkg --add-architecture s390x && dpkg --add-architecture i386 && apt-get update -q >"$logs/update.txt" 2>&1
fi

# A big-endian machine, whose char is unsigned as well.
if foreign s390x gcc-s390x-linux-gnu libc6-dev-s390x-cross libcmocka-dev:s390x qemu-user; then
    variant s390x --cross-file tests/cross/s390x.ini -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
    suites build/variants/s390x --suite unit --suite api --suite oom --suite fuzz
fi

# Numbers and sizes of 32 bits.
if foreign i686 gcc-i686-linux-gnu libc6-dev-i386-cross libcmocka-dev:i386; then
    variant i686 --cross-file tests/cross/i686.ini -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
    suites build/variants/i686 --suite unit --suite api --suite oom --suite fuzz
fi

# There is no cmocka for these, so what the command prints is held against what it prints here.
targets=pdup
if foreign musl musl-tools; then
    variant musl --cross-file tests/cross/musl.ini -Dtests=disabled -Ddocs=disabled -Dbindings=disabled
    step musl-sessions python3 tests/cross/command.py build/variants/musl/sessions \
        "$root/build/variants/musl/examples/pdup/pdup"
fi
if foreign mingw gcc-mingw-w64-x86-64-win32 wine64; then
    variant mingw --cross-file tests/cross/mingw.ini -Dtests=disabled -Ddocs=disabled -Dbindings=disabled
    wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
    # Names of files with control characters are in `usage`; Windows has none.
    WINEDEBUG=-all WINEPREFIX=$root/build/variants/mingw/wine step mingw-sessions \
        python3 tests/cross/command.py build/variants/mingw/sessions --skip usage \
        "$wine" "$root/build/variants/mingw/examples/pdup/pdup.exe"
fi
targets=preferans-duplicate
if foreign wasi wasi-libc libclang-rt-dev-wasm32 lld nodejs; then
    variant wasi --cross-file tests/cross/wasi.ini -Dtests=disabled -Ddocs=disabled -Dbindings=disabled
    # Its linker does not know the words that meson has for linkers.
    step wasi-command clang --target=wasm32-wasi --sysroot=/usr -std=c11 -O1 -Iinclude examples/pdup/*.c \
        build/variants/wasi/lib/libpreferans-duplicate.a -o build/variants/wasi/pdup.wasm
    step wasi-score sh -c 'node --no-warnings --experimental-wasi-unstable-preview1 tests/cross/wasi.mjs build/variants/wasi/pdup.wasm score examples/evening.pdup |
        cmp - tests/golden/evening-standings.txt'
fi
targets=

say "The SQL of doc/frequencies.md on PostgreSQL"
install_missing postgresql
suites build --suite doc

say "Within another project"
step subproject python3 tests/checks/subproject.py build

say "Other builds"
# Both at once: each only has to be there.
variant no-optimization -Doptimization=0 -Dc_args=-funsigned-char -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
suites build/variants/no-optimization --suite unit --suite api --suite fuzz
# Without the tests of private objects, each of which would be optimized with all of the library.
targets=$(printf '%s\n' tests/api/test_*.c | sed 's,.*/test_\(.*\)\.c,api_\1,')
variant lto --buildtype=release -Db_lto=true -Doptimization=3 -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
targets=
suites build/variants/lto --suite api

say "clang-tidy"
install_missing clang-tidy
step clang-tidy sh tests/checks/tidy.sh

say "Mutations"
# As many as fit a quarter of an hour, others every day; without a number, before a release, all.
step mutation python3 tests/checks/mutation.py build/variants/mutation 900
