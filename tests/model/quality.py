# SPDX-License-Identifier: MIT
"""Counts the quality of a seating by the definitions, result by result: the same figures, under the same names, as
`pdup movement ... --check --format csv` prints, from the seating alone as `pdup movement ... --format csv` prints it.
Shares no code with the library, and takes its time: a few hundred players a minute.

    python3 quality.py [--lines] [--copies C] [--players P] [--sets S] SEATING.csv

--lines      by lines: every player keeps his seat and is compared with those who have it too
--copies C   tables at which a set may be played in one round (1)
--players P  players, where not all of them sit (the highest number)
--sets S     sets, where not all of them are played (the highest number)

SEATING.csv has the columns round, table, set, N, E, S, W; - is standard input. The status is 1 if there are faults.
"""

import argparse
import collections
import csv
import itertools
import sys
from fractions import Fraction

from sheets import four_decimals

SEATS = "NESW"
COLUMNS = ("figure", "value", "pairs", "set", "round", "table")

Result = collections.namedtuple("Result", "round table set seat player")


def read(lines):
    """(round, table, set, {seat: player}) of each line of CSV; an idle table has no set, or no line."""
    tables = []
    for row in csv.DictReader(lines):
        at = {seat: int(row[seat]) for seat in SEATS if row[seat]}
        tables.append((int(row["round"]), int(row["table"]), int(row["set"] or 0), at))
    return tables


class Quality:
    """What a seating comes to."""

    def __init__(self, tables, by_lines=False, copies=1, players=0, sets=0):
        self.seats = max(len(at) for _, _, _, at in tables)
        self.rounds = max(number for number, _, _, _ in tables)
        self.sets = sets or max(each for _, _, each, _ in tables)
        self.players = players or max(who for _, _, _, at in tables for who in at.values())
        self.by_lines, self.copies = by_lines, copies
        self.tables = sorted(tables, key=lambda each: each[:2])
        self.results = [
            Result(number, table, played, seat, player)
            for number, table, played, at in self.tables
            if 1 <= played <= self.sets
            for seat, player in sorted(at.items(), key=lambda each: SEATS.index(each[0]))
            if 1 <= player <= self.players
        ]
        self.tables_of = collections.Counter(each for _, _, each, _ in self.tables)
        self.of = collections.defaultdict(list)
        for result in self.results:
            self.of[result.player].append(result)
        self.lines = {player: max(SEATS.index(each.seat) for each in got) for player, got in self.of.items()}
        self.pairs = [
            (self.is_across(one, other), self.count(one, other))
            for one, other in itertools.combinations(range(1, self.players + 1), 2)
        ]

    def is_across(self, one, other):
        return self.lines.get(one) != self.lines.get(other)

    def count(self, one, other):
        """Meetings, comparisons and the weight K of a pair: each result of one with each of the other."""
        meetings = comparisons = weight = 0
        for mine, theirs in itertools.product(self.of[one], self.of[other]):
            if mine[:2] == theirs[:2]:
                meetings += 1
                weight += self.tables_of[mine.set] - 1
            elif mine.set == theirs.set and mine.seat == theirs.seat:
                comparisons += 1
                weight += self.seats - 1
            elif mine.set == theirs.set:
                weight -= 1
        return meetings, comparisons, weight

    def spread(self, which, across=None):
        """Values and numbers of pairs, in rising order; which: 0 meetings, 1 comparisons, 2 K."""
        chosen = [counts[which] for is_across, counts in self.pairs if across in (None, is_across)]
        return sorted(collections.Counter(chosen).items())

    def spreads(self):
        if not self.by_lines:
            return {"meetings": self.spread(0), "comparisons": self.spread(1), "competition": self.spread(2)}
        return {
            "meetings": self.spread(0, True),
            "comparisons": self.spread(1, False),
            "competition": self.spread(2, False),
            "meetings_line": self.spread(0, False),
            "comparisons_cross": self.spread(1, True),
            "competition_cross": self.spread(2, True),
        }

    def factor(self):
        """Q = 100 mean^2 / (mean^2 + variance) of K; None if all K are 0."""
        spread = self.spreads()["competition"]
        pairs = sum(count for _, count in spread)
        total = sum(value * count for value, count in spread)
        squares = sum(value * value * count for value, count in spread)
        return Fraction(100 * total * total, pairs * squares) if squares else None

    def seat_spread(self, player):
        at = collections.Counter(result.seat for result in self.of[player])
        times = [at[seat] for seat in SEATS[: self.seats]]
        return max(times) - min(times)

    def measures(self):
        everybody = range(1, self.players + 1)
        sets = [len({result.set for result in self.of[player]}) for player in everybody]
        rests = [self.rounds - len({result.round for result in self.of[player]}) for player in everybody]
        tables = [self.tables_of[each] for each in range(1, self.sets + 1)]
        met = self.spreads()["meetings"]
        return {
            "sets_least": min(sets),
            "sets_most": max(sets),
            "rests_least": min(rests),
            "rests_most": max(rests),
            "tables_least": min(tables),
            "tables_most": max(tables),
            "sets_again": len(self.results) - sum(sets),
            "never_met": dict(met).get(0, 0),
            "most_meetings": met[-1][0] if met else 0,
            "meetings_again": sum((value - 1) * pairs for value, pairs in met if value > 1),
            "seat_spread": max(map(self.seat_spread, everybody)),
        }

    def faults(self):
        """(name, set, round, table), as a reader meets them."""
        met, present, out = set(), set(), collections.Counter()
        for number, table, played, at in self.tables:
            if not 1 <= played <= self.sets:
                yield "PDUP_W_TABLE_IDLE", 0, number, table
                continue
            out[number, played] += 1
            if out[number, played] > self.copies:
                yield "PDUP_E_MOVEMENT_SET_TWICE", played, number, table
            for seat in SEATS[: self.seats]:
                player = at.get(seat, 0)
                if not 1 <= player <= self.players:
                    yield "PDUP_E_MOVEMENT_PLAYER", played, number, table
                    continue
                if (number, player) in present:
                    yield "PDUP_E_MOVEMENT_PLAYER_TWICE", played, number, table
                if (played, player) in met:
                    yield "PDUP_E_MOVEMENT_SET_AGAIN", played, number, table
                present.add((number, player))
                met.add((played, player))

    def rows(self):
        """All of it, as the command prints it without its notes."""
        for name, value in self.measures().items():
            yield name, value, "", "", "", ""
        quality = self.factor()
        yield "quality", "" if quality is None else four_decimals(quality), "", "", "", ""
        for name, spread in self.spreads().items():
            for value, pairs in spread:
                yield name, value, pairs, "", "", ""
        for name, played, number, table in self.faults():
            yield name, "", "", played or "", number, table


def main():
    parser = argparse.ArgumentParser(description="Quality of a seating in CSV.")
    parser.add_argument("--lines", action="store_true")
    parser.add_argument("--copies", type=int, default=1)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--sets", type=int, default=0)
    parser.add_argument("seating")
    given = parser.parse_args()
    if given.seating == "-":
        tables = read(sys.stdin)
    else:
        with open(given.seating, encoding="utf-8", newline="") as file:
            tables = read(file)
    quality = Quality(tables, given.lines, given.copies, given.players, given.sets)
    csv.writer(sys.stdout, lineterminator="\n").writerows([COLUMNS, *quality.rows()])
    return 1 if any(fault[0].startswith("PDUP_E_") for fault in quality.faults()) else 0


if __name__ == "__main__":
    sys.exit(main())
