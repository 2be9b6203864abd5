# SPDX-License-Identifier: MIT
"""The model: standings of a session computed literally from the rules, slowly, in exact fractions.

Every result is held against every other one as rules 8 words it; nothing is sorted, cached or shared with the
library. Regulations are the defaults: `expected most`, `normalise neuberg`, `plus own`, `minus fixed`,
`own-counts ordinary`."""

import dataclasses
from fractions import Fraction

from normalise import neuberg
from reader import AWARDS, SEATS
from regulations import Regulations

FLAT_PERCENT = {"minus": Fraction(40), "average": Fraction(50), "plus": Fraction(60)}


@dataclasses.dataclass
class Result:
    """What one player got on one board; no score is `matchpoints is None`."""

    board: int
    seat: str
    round: int
    table: int
    player: int
    whists: Fraction | None
    award: str | None = None
    ruling: int = 0
    real: bool = False
    compared: int = 0
    expected: int = 0
    matchpoints: Fraction | None = None
    top: Fraction | None = None

    @property
    def counts(self):
        """Is it one of the results that E counts?"""
        return self.real or self.award is not None


@dataclasses.dataclass
class Entry:
    player: int
    place: int
    boards: int
    total: Fraction
    maximum: Fraction
    percent: Fraction | None


def results_of(session, after_round):
    """One result for every seat of a row at which somebody sits, in the order of boards, seats, rounds, tables."""
    results, awards = [], session.verdicts()
    for row in session.rows:
        if after_round and row.round > after_round:
            continue
        for seat, player in row.players.items():
            whists = row.whists.get(seat) if row.played else None
            result = Result(row.board, seat, row.round, row.table, player, whists)
            award = awards.get(row.place + (seat,))
            if award:
                # The award stands in the place of whatever the table entered (rules 11.2.B1).
                result.award, result.ruling = award.name, award.ruling
            result.real = award is None and whists is not None
            results.append(result)
    results.sort(key=lambda r: (r.board, SEATS.index(r.seat), r.round, r.table))
    return results


def line_of(results, board, seat):
    """Everyone who held this seat on this board: the comparison group of rules 8."""
    return [result for result in results if result.board == board and result.seat == seat]


def matchpoints_against(mine, others):
    """Rules 8: two for every result beaten, one for every equal one."""
    return sum(2 if mine > other else 1 if mine == other else 0 for other in others)


def compare_line(line, expected):
    """Matchpoints of the real results of one board and seat, and the top of all that have a score."""
    real = [result for result in line if result.real]
    for result in line:
        if result.counts:
            result.expected = expected
            result.top = Fraction(2 * (expected - 1))
    for result in real:
        others = [other.whists for other in real if other is not result]
        result.compared = len(real)
        result.matchpoints = neuberg(
            matchpoints_against(result.whists, others), len(real), expected
        )


def own_percent(results, player, board):
    """Percent of a player on his other boards with ordinary scores; None if there is nothing to take it from."""
    own = [r for r in results if r.player == player and r.real and r.board != board]
    tops = sum((result.top for result in own), Fraction(0))
    if tops == 0:
        return None
    return 100 * sum((result.matchpoints for result in own), Fraction(0)) / tops


def award_percent(results, result):
    """The percent an artificial adjusted score stands for (rules 11.2.B1)."""
    flat = FLAT_PERCENT[result.award]
    if result.award != "plus":
        return flat
    own = own_percent(results, result.player, result.board)
    return flat if own is None else max(flat, own)


def scored_results(session, after_round=0):
    """Every result of the session with its score."""
    results = results_of(session, after_round)
    boards = {result.board for result in results}
    for seat in SEATS:
        lines = [line_of(results, board, seat) for board in boards]
        # E of a line: the largest number of its results on any board of the session (`expected most`).
        expected = max((sum(result.counts for result in line) for line in lines), default=0)
        for line in lines:
            compare_line(line, expected)
    for result in results:
        if result.award:
            result.matchpoints = award_percent(results, result) * result.top / 100
    return results


def entry_of(results, player):
    """Rules 9: matchpoints summed over the boards, and in percent of what they could be at most."""
    own = [result for result in results if result.player == player and result.counts]
    total = sum((result.matchpoints for result in own), Fraction(0))
    maximum = sum((result.top for result in own), Fraction(0))
    percent = 100 * total / maximum if maximum else None
    return Entry(player, 0, len({result.board for result in own}), total, maximum, percent)


def standings_of(results, players):
    """Entries in the order of places: 1 2 2 4, equal places by number, the unplaced last."""
    entries = [entry_of(results, player) for player in range(1, players + 1)]
    placed = [entry for entry in entries if entry.percent is not None]
    for entry in placed:
        entry.place = 1 + sum(other.percent > entry.percent for other in placed)
    return sorted(entries, key=lambda e: (e.place == 0, e.place, e.player))


def refuse_unscored(event, session):
    """The reader knows more facts than this model scores: those would give wrong figures without a word."""
    verdicts = session.verdicts().values()
    if event.regulations != Regulations() or session.marks or session.penalties:
        raise ValueError("regulations, forms, turns and penalties are not scored here")
    if session.disqualified or any(verdict.name not in AWARDS for verdict in verdicts):
        raise ValueError("of rulings only the artificial scores are scored here")


def after_round(event, number, round_number):
    """Progressive standings of a session: entries and results of the rounds up to one."""
    refuse_unscored(event, event.sessions[number - 1])
    results = scored_results(event.sessions[number - 1], round_number)
    return standings_of(results, event.players), results


def final(event, number):
    """Standings of a session after all that was entered: entries and results."""
    return after_round(event, number, 0)
