# SPDX-License-Identifier: MIT
"""Compares the CSV that `pdup score` prints with the model, byte for byte, on random files with every fact that changes
a score: the list of each session, each board of it, and the list of the whole event.

    python3 full_compare.py PDUP [--count N]

The files have the seeds PDUP_SEED (default 1), PDUP_SEED + 1 and so on. Exit status 1 at the first file that differs;
before anything else it makes sure that one changed character would be seen."""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

import model
import random_evening
import random_facts
import reader
import sheets


def printed(command, path, *options):
    """What the command prints; warnings on standard error are welcome."""
    words = [command, "score", str(path), *map(str, options), "--format", "csv"]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if done.returncode != 0:
        return f"status {done.returncode}: {done.stderr.decode('utf-8')}".encode("utf-8")
    return done.stdout


def questions(event):
    """(options of the command, the CSV that the model expects)"""
    several = len(event.sessions) > 1
    for number in range(1, len(event.sessions) + 1):
        entries, results = model.final(event, number)
        yield ("--session", number), sheets.standings(event, entries)
        yield ("--session", number, "--exact"), sheets.standings(event, entries, exact=True)
        for board in sorted({result.board for result in results}):
            options = ("--board", board, "--session", number)
            yield options, sheets.board(results, board)
            yield (*options, "--exact"), sheets.board(results, board, exact=True)
    if several:
        yield (), sheets.standings(event, model.whole(event))


def differing_lines(wanted, got):
    """What differs, one line each."""
    wanted, got = (text.decode("utf-8").splitlines() for text in (wanted, got))
    if len(wanted) != len(got):
        yield f"{len(got)} lines, not {len(wanted)}"
    yield from (f"{theirs}, not {mine}" for mine, theirs in zip(wanted, got) if mine != theirs)


def compare_text(command, text, seed, folder):
    """Differences over one event file, and over the same facts in another order."""
    path, other = folder / "event.pdup", folder / "shuffled.pdup"
    path.write_text(text, encoding="utf-8")
    other.write_text(random_evening.shuffled(text, seed), encoding="utf-8")
    for options, wanted in questions(reader.read(text)):
        got = printed(command, path, *options)
        for line in differing_lines(wanted, got):
            yield f"{' '.join(map(str, options)) or 'all sessions'}: {line}"
        if "--board" not in options and printed(command, other, *options) != got:
            yield f"{options}: other bytes for the same facts in another order"


def unseen_changes():
    """Changed characters of a sheet that the comparison would not see: there must be none."""
    for _, wanted in questions(reader.read(random_facts.event(1))):
        for place in range(0, len(wanted), 7):
            other = bytearray(wanted)
            other[place] = ord("7") if other[place] != ord("7") else ord("8")
            if not list(differing_lines(wanted, bytes(other))):
                yield f"a change at {place} goes unseen"


def run(command, count, base):
    unseen = list(unseen_changes())
    if unseen:
        print(*unseen, sep="\n")
        return 1
    print(f"files of every fact, seeds {base} to {base + count - 1}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(base, base + count):
            text = random_facts.event(seed)
            lines = list(compare_text(command, text, seed, pathlib.Path(folder)))
            if lines:
                print(f"PDUP_SEED={seed}: command and model differ", *lines[:20], sep="\n  ")
                print(f"  {len(lines)} differences; the file:", text, sep="\n")
                return 1
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", help="the pdup command")
    parser.add_argument("--count", type=int, default=200, help="random files (200)")
    options = parser.parse_args()
    return run(options.command, options.count, int(os.environ.get("PDUP_SEED") or 1))


if __name__ == "__main__":
    sys.exit(main())
