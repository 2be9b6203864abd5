# SPDX-License-Identifier: MIT
"""Checks what `pdup movement` and `pdup plan` print by counting: meetings, sets and comparisons are taken from the
seating alone, pair by pair, and never from how the rotation is built.

    python3 rotation.py PDUP
"""

import collections
import csv
import io
import itertools
import subprocess
import sys
from fractions import Fraction

from evening import two_decimals

SEATS = "NESW"


def output_of(command, *arguments):
    """Rows of the CSV that the command prints."""
    words = [command, *map(str, arguments), "--format", "csv"]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{words}: status {done.returncode}: {done.stderr.decode()}")
    return list(csv.DictReader(io.StringIO(done.stdout.decode("utf-8"), newline="")))


def tables_of(rows):
    """(round, table, set, {seat: player}) of every table in every round."""
    return [
        (
            int(row["round"]),
            int(row["table"]),
            int(row["set"]),
            {seat: int(row[seat]) for seat in SEATS if row[seat]},
        )
        for row in rows
    ]


class Count:
    """What the seating comes to for each pair of players."""

    def __init__(self, tables, seats):
        self.tables, self.seats = tables, seats
        self.lines = {player: seat for _, _, _, at in tables for seat, player in at.items()}
        self.players = sorted(self.lines)
        self.meetings = collections.Counter(
            frozenset(pair)
            for _, _, _, at in tables
            for pair in itertools.combinations(at.values(), 2)
        )
        self.at_set = collections.defaultdict(dict)  # set -> player -> (round, table, seat)
        self.repeats = 0
        for round_number, table, set_number, at in tables:
            for seat, player in at.items():
                self.repeats += player in self.at_set[set_number]
                self.at_set[set_number][player] = (round_number, table, seat)

    def faults(self):
        """Players or sets at two places in a round, players who leave their line, sets met again."""
        for number, at_once in itertools.groupby(self.tables, key=lambda each: each[0]):
            at_once = list(at_once)
            people = [player for _, _, _, at in at_once for player in at.values()]
            sets = [set_number for _, _, set_number, _ in at_once]
            if sorted(people) != self.players:
                yield f"round {number}: not every player sits once"
            if len(set(sets)) != len(sets):
                yield f"round {number}: a set at two tables"
        if any(self.lines[player] != seat for _, _, _, at in self.tables for seat, player in at.items()):
            yield "a player changes his line"
        if self.repeats:
            yield f"{self.repeats} times a player meets a set again"

    def across(self):
        """Pairs of players of different lines."""
        pairs = itertools.combinations(self.players, 2)
        return [pair for pair in pairs if self.lines[pair[0]] != self.lines[pair[1]]]

    def never_met(self):
        return sum(self.meetings[frozenset(pair)] == 0 for pair in self.across())

    def most_meetings(self):
        return max(self.meetings[frozenset(pair)] for pair in self.across())

    def weight(self, one, other):
        """K of a pair: what one's result owes to the other's, over all sets.

        A set played at T tables counts T - 1 if they sat at one table, seats - 1 if they are compared, and -1 if both
        played it at different tables and seats."""
        total = 0
        for players in self.at_set.values():
            if one in players and other in players:
                first, second = players[one], players[other]
                tables = len({place[:2] for place in players.values()})
                if first[:2] == second[:2]:
                    total += tables - 1
                else:
                    total += self.seats - 1 if first[2] == second[2] else -1
        return total

    def quality(self):
        """100 mean^2 / (mean^2 + variance) of K inside lines; None if nobody is compared."""
        pairs = itertools.combinations(self.players, 2)
        weights = [self.weight(*pair) for pair in pairs if self.lines[pair[0]] == self.lines[pair[1]]]
        mean = Fraction(sum(weights), len(weights))
        variance = Fraction(sum(weight**2 for weight in weights), len(weights)) - mean**2
        return 100 * mean**2 / (mean**2 + variance) if any(weights) else None


def seating(command, tables, seats, rounds):
    options = ("--tables", tables, "--seats", seats, "--rounds", rounds)
    return tables_of(output_of(command, "movement", "rotation", *options))


def check_movement(count, tables, seats, rounds):
    """What rules 5 promise: in the full circle everybody meets all of the other lines and all sets once."""
    yield from count.faults()
    if len(count.tables) != tables * rounds or len(count.players) != tables * seats:
        yield f"{len(count.tables)} lines with {len(count.players)} players"
    if count.most_meetings() != 1:
        yield f"a pair meets {count.most_meetings()} times"
    if rounds == tables and count.never_met():
        yield f"{count.never_met()} pairs never meet in the full circle"


def check_plan(command, count, tables, seats, rounds):
    """The figures of `pdup plan` against the count."""
    options = ("--players", tables * seats, "--seats", seats, "--rounds", rounds)
    quality = count.quality()
    expected = {
        "rank": 1,
        "kind": "rotation",
        "seats": seats,
        "tables": tables,
        "rounds": rounds,
        "sets": len(count.at_set),
        "resting": 0,
        "minutes": rounds * seats * 5,
        "never_met": count.never_met(),
        "most_meetings": count.most_meetings(),
        "quality": "" if quality is None else two_decimals(quality),
    }
    rows = output_of(command, "plan", *options)
    if len(rows) != 1:
        yield f"{len(rows)} plans"
    for name, figure in expected.items():
        if rows[0][name] != str(figure):
            yield f"plan: {name} is {rows[0][name]}, not {figure}"


def check_of_the_check(command):
    """A player out of place must be seen; if not, this check is worth nothing."""
    tables = seating(command, 5, 4, 5)
    _, _, _, here = tables[6]
    _, _, _, there = tables[7]
    here["S"], there["S"] = there["S"], here["S"]
    count = Count(tables, 4)
    found = list(check_movement(count, 5, 4, 5)) + list(check_plan(command, count, 5, 4, 5))
    if not {"plan: never_met is 0", "plan: quality is 100.00"} <= {
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
        count = Count(seating(command, *case), case[1])
        found = list(check_movement(count, *case)) + list(check_plan(command, count, *case))
        problems += [f"{case[0]} tables of {case[1]}, {case[2]} rounds: {line}" for line in found]
    print(*problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
