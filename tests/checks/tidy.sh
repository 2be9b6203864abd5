#!/bin/sh
# SPDX-License-Identifier: MIT
# clang-tidy over the library and the command, with the settings in .clang-tidy; of the files named, or of all.
set -eu
cd "$(dirname "$0")/../.."
[ $# -gt 0 ] || set -- $(find lib -name '*.c') examples/pdup/*.c
# A file at a time, as many at once as there are processors: a large one does not hold up the rest.
printf '%s\n' "$@" | xargs -P "$(nproc)" -n 1 sh -c 'clang-tidy --quiet "$1" -- -std=c11 -D_POSIX_C_SOURCE=200809L -Iinclude -Ilib -Iexamples/pdup 2>/dev/null' tidy
