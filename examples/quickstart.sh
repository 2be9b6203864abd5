#!/bin/sh
# SPDX-License-Identifier: MIT
# From a fresh Debian machine to the standings of the sample evening: installs the build tools that are missing,
# builds in build/, plans the movement, checks and scores examples/evening.pdup, writes the pages to print.
set -eu

cd "$(dirname "$0")/.."

say() {
    printf '\n== %s\n' "$*"
}

# Installs those of the named Debian packages whose command is missing: command:package ...
install_missing() {
    missing=
    for pair in "$@"; do
        command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair#*:}"
    done
    [ -n "$missing" ] || return 0
    say "Installing:$missing"
    if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then
        echo "Please install$missing (as root on Debian: apt-get install$missing)." >&2
        exit 1
    fi
    apt-get update -q
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
}

install_missing cc:gcc cc:libc6-dev meson:meson ninja:ninja-build pkg-config:pkg-config

say "Building in build/"
[ -f build/build.ninja ] || meson setup build
meson compile -C build

pdup=build/examples/pdup/pdup
evening=examples/evening.pdup
pages=build/evening
mkdir -p "$pages"

say "How can 20 players play this evening?  pdup plan --players 20"
"$pdup" plan --players 20

say "Who sits where?  pdup movement rotation --tables 5 --seats 4"
"$pdup" movement rotation --tables 5 --seats 4

say "Is everything entered right?  pdup check $evening"
"$pdup" check "$evening"

say "The standings.  pdup score $evening"
"$pdup" score "$evening"

"$pdup" score "$evening" --format csv >"$pages/standings.csv"
"$pdup" score "$evening" --format html >"$pages/standings.html"
"$pdup" movement rotation --tables 5 --seats 4 --cards --format html >"$pages/cards.html"

say "Done"
echo "The command:        $pdup --help"
echo "Standings:          $pages/standings.html (to print), $pages/standings.csv"
echo "Table guide cards:  $pages/cards.html (to print)"
