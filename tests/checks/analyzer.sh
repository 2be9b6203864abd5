#!/bin/sh
# SPDX-License-Identifier: MIT
# gcc's own analysis of every file of the library and the command; a finding is an error.
set -eu
cd "$(dirname "$0")/../.."
printf '%s\n' $(find lib -name '*.c') examples/pdup/*.c | xargs -P "$(nproc)" -n 1 \
    gcc -std=c11 -D_POSIX_C_SOURCE=200809L -O1 -fanalyzer -Werror -Iinclude -Ilib -Iexamples/pdup -o /dev/null -c
