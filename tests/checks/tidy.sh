#!/bin/sh
# SPDX-License-Identifier: MIT
# clang-tidy over the library and the command, with the settings in .clang-tidy.
set -eu
cd "$(dirname "$0")/../.."
clang-tidy --quiet $(find lib -name "*.c") examples/pdup/*.c -- -std=c11 -D_POSIX_C_SOURCE=200809L -Iinclude -Ilib -Iexamples/pdup
