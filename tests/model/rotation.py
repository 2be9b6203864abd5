# SPDX-License-Identifier: MIT
"""Checks what `pdup movement` and `pdup plan` print by counting: meetings, sets and comparisons are taken from the
seating alone (quality.py), and never from how the rotation is built.

    python3 rotation.py PDUP
"""

import csv
import io
import subprocess
import sys

from sheets import four_decimals
from quality import Quality, read


def output_of(command, *arguments):
    """The CSV that the command prints."""
    words = [command, *map(str, arguments), "--format", "csv"]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{words}: status {done.returncode}: {done.stderr.decode()}")
    return io.StringIO(done.stdout.decode("utf-8"), newline="")


def seating(command, tables, seats, rounds):
    options = ("--tables", tables, "--seats", seats, "--rounds", rounds)
    return read(output_of(command, "movement", "rotation", *options))


def check_movement(quality, tables, seats, rounds):
    """What rules 5 promise: nobody rests or leaves his line, no set is met again, nobody of another line is met again,
    and in the full circle everybody meets all of the other lines and all sets."""
    yield from map(str, quality.faults())
    if len(quality.tables) != tables * rounds or quality.players != tables * seats:
        yield f"{len(quality.tables)} lines with {quality.players} players"
    expected = {"rests_most": 0, "seat_spread": rounds, "sets_least": rounds, "most_meetings": 1}
    if rounds == tables:
        expected["never_met"] = 0
    found = quality.measures()
    for name, figure in expected.items():
        if found[name] != figure:
            yield f"{name} is {found[name]}, not {figure}"


def check_plan(command, quality, tables, seats, rounds):
    """The figures of `pdup plan` against the count."""
    options = ("--players", tables * seats, "--seats", seats, "--rounds", rounds)
    factor = quality.factor()
    measures = quality.measures()
    expected = {
        "kind": "rotation",
        "seats": seats,
        "tables": tables,
        "rounds": rounds,
        "sets": quality.sets,
        "resting": 0,
        "minutes": rounds * seats * 5,
        "never_met": measures["never_met"],
        "most_meetings": measures["most_meetings"],
        "quality": "" if factor is None else four_decimals(factor),
    }
    rows = list(csv.DictReader(output_of(command, "plan", *options)))
    rotations = [row for row in rows if row["kind"] == "rotation" and row["rooms"] == "1" and row["resting"] == "0"]
    if len(rotations) != 1:
        yield f"{len(rotations)} rotations in the plan"
        return
    for name, figure in expected.items():
        if rotations[0][name] != str(figure):
            yield f"plan: {name} is {rotations[0][name]}, not {figure}"


def check_of_the_check(command):
    """A player out of place must be seen; if not, this check is worth nothing."""
    tables = seating(command, 5, 4, 5)
    _, _, _, here = tables[6]
    _, _, _, there = tables[7]
    here["S"], there["S"] = there["S"], here["S"]
    quality = Quality(tables, by_lines=True)
    found = list(check_movement(quality, 5, 4, 5)) + list(check_plan(command, quality, 5, 4, 5))
    if not {"plan: never_met is 0", "plan: quality is 100"} <= {
        line.split(",")[0] for line in found
    }:
        yield f"two players who changed places go unseen: {found}"


def cases():
    for seats in (3, 4):
        for tables in (5, 7):
            yield from ((tables, seats, rounds) for rounds in range(1, tables + 1))
        for tables in (11, 13, 25):
            yield from ((tables, seats, rounds) for rounds in (2, tables // 2, tables - 1, tables))


def main(command):
    problems = list(check_of_the_check(command))
    for case in cases():
        quality = Quality(seating(command, *case), by_lines=True)
        found = list(check_movement(quality, *case)) + list(check_plan(command, quality, *case))
        problems += [f"{case[0]} tables of {case[1]}, {case[2]} rounds: {line}" for line in found]
    print(*problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
