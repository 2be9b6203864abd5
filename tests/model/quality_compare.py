# SPDX-License-Identifier: MIT
"""Holds `pdup movement --check` against the count of quality.py, over the seating that the command itself prints.

    python3 quality_compare.py PDUP
"""

import csv
import io
import subprocess
import sys

from quality import COLUMNS, Quality, read


def run(command, *arguments):
    done = subprocess.run([command, *map(str, arguments)], stdout=subprocess.PIPE, check=False)
    return done.returncode, io.StringIO(done.stdout.decode("utf-8"), newline="")


def compare(command, tables, seats, rounds):
    """What differs."""
    words = ["movement", "rotation", "--tables", tables, "--seats", seats, "--rounds", rounds, "--format", "csv"]
    status, seating = run(command, *words)
    checked, figures = run(command, *words, "--check")
    if status or checked:
        yield f"status {status}, with --check {checked}"
        return
    found = [tuple(row[name] for name in COLUMNS) for row in csv.DictReader(figures)]
    wanted = [tuple(map(str, row)) for row in Quality(read(seating), by_lines=True, sets=tables).rows()]
    for each in sorted(set(found) ^ set(wanted)):
        yield f"{'printed' if each in found else 'counted'}: {each}"
    if not found or (found != wanted and set(found) == set(wanted)):
        yield "nothing printed, or not in this order"


def check_of_the_count():
    """Faults that a count must see; if not, this comparison is worth nothing."""
    seating = """round,table,set,N,E,S,W
1,1,1,1,2,3,
1,2,2,4,5,6,
2,1,2,1,,7,
2,2,2,1,5,3,
3,1,1,4,2,5,
3,2,,1,3,6,
"""
    wanted = [
        ("PDUP_E_MOVEMENT_PLAYER", 2, 2, 1),
        ("PDUP_E_MOVEMENT_PLAYER", 2, 2, 1),
        ("PDUP_E_MOVEMENT_SET_TWICE", 2, 2, 2),
        ("PDUP_E_MOVEMENT_PLAYER_TWICE", 2, 2, 2),
        ("PDUP_E_MOVEMENT_SET_AGAIN", 2, 2, 2),
        ("PDUP_E_MOVEMENT_SET_AGAIN", 2, 2, 2),
        ("PDUP_E_MOVEMENT_SET_AGAIN", 1, 3, 1),
        ("PDUP_W_TABLE_IDLE", 0, 3, 2),
    ]
    found = list(Quality(read(io.StringIO(seating)), players=6).faults())
    if found != wanted:
        yield f"the count finds {found}, not {wanted}"


def cases():
    for seats in (3, 4):
        for tables in (5, 7):
            yield from ((tables, seats, rounds) for rounds in range(1, tables + 1))
        yield from ((11, seats, rounds) for rounds in (2, 10, 11))


def main(command):
    problems = list(check_of_the_count())
    for case in cases():
        problems += [f"{case[0]} tables of {case[1]}, {case[2]} rounds: {line}" for line in compare(command, *case)]
    print(*problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
