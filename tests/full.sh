# SPDX-License-Identifier: MIT
# The slow suites, read by tests/run.sh --full.

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

variant release --buildtype=release -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
suites build/variants/release --suite unit --suite api --suite fuzz --suite command

say "Fuzzing, a minute a target"
CC=clang variant fuzz -Dfuzz=true -Db_sanitize=address,undefined -Db_lundef=false -Dtests=enabled \
    -Ddocs=disabled -Dbindings=disabled
for target in tests/fuzz/*/target.c; do
    target=$(basename "$(dirname "$target")")
    mkdir -p "build/variants/fuzz/corpus-$target"
    step "fuzz-$target" "build/variants/fuzz/tests/fuzz/fuzz-$target" -max_total_time=60 -timeout=5 \
        -rss_limit_mb=512 "-dict=tests/fuzz/$target/dict" "-artifact_prefix=build/variants/fuzz/" \
        "build/variants/fuzz/corpus-$target" "tests/fuzz/$target/seeds"
done

say "A big-endian machine: s390x under qemu"
if [ "$(id -u)" = 0 ] && dpkg --add-architecture s390x && apt-get update -q &&
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
        gcc-s390x-linux-gnu libc6-dev-s390x-cross libcmocka-dev:s390x qemu-user >"$logs/s390x-install.txt" 2>&1; then
    variant s390x --cross-file tests/cross/s390x.ini -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
    suites build/variants/s390x --suite unit --suite api --suite oom --suite fuzz
else
    echo "skip  s390x: its packages could not be installed"
    skipped=$((skipped + 1))
fi

say "The SQL of doc/frequencies.md on PostgreSQL"
install_missing postgresql
suites build --suite doc

say "Other builds"
variant no-optimization -Doptimization=0 -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
suites build/variants/no-optimization --suite unit --suite api
variant lto --buildtype=release -Db_lto=true -Doptimization=3 -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
suites build/variants/lto --suite unit --suite api
variant unsigned-char -Dc_args=-funsigned-char -Dtests=enabled -Ddocs=disabled -Dbindings=disabled
suites build/variants/unsigned-char --suite unit --suite api --suite fuzz

say "clang-tidy and mutations"
install_missing clang-tidy
step clang-tidy sh tests/checks/tidy.sh
step mutation python3 tests/checks/mutation.py build/variants/mutation
