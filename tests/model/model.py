# SPDX-License-Identifier: MIT
"""The model: standings computed literally from the rules, slowly, in exact fractions, sharing nothing with
the library.

`final` and `after_round` are the list of one session, under that session's own regulations; `whole` is the list of all
sessions, under the regulations of the first one."""

import dataclasses
import math
from fractions import Fraction

import awards
import comparison
import measures
import ties
from expected import expected_of
from normalise import neuberg  # noqa: F401  (the published figures are held against it)


@dataclasses.dataclass
class Entry:
    player: int
    place: int
    boards: int
    total: Fraction  # after penalties
    maximum: Fraction | None  # None: whists have no maximum
    percent: Fraction | None
    penalties: Fraction  # what matchpoints and top penalties took off
    points: Fraction = Fraction(0)  # percent points that penalties take off


@dataclasses.dataclass
class Scored:
    """A session with its results: what tie-breaks look at."""

    number: int
    session: object
    rows: list
    results: list


def scored(event, number, after_round=0):
    """Every result of the session with its score."""
    session = event.sessions[number - 1]
    regulations = session.regulations
    results = comparison.results_of(session, after_round)
    expected = expected_of(event, session, results, after_round)
    how = comparison if regulations.measure == "matchpoints" else measures
    for key, line in comparison.lines_of(results).items():
        how.score_line(line, expected[key], regulations)
    for result in results:
        if result.real:
            comparison.round_score(result, regulations)
    if regulations.measure == "matchpoints":
        awards.score_awards(results, regulations)
    rows = [row for row in session.rows if not after_round or row.round <= after_round]
    return Scored(number, session, rows, results)


def amount_of(penalty, regulations):
    """Under a unit penalties are rounded too, half up to ten-thousandths."""
    if regulations.unit is None:
        return penalty.amount
    return Fraction(math.floor(penalty.amount * 10000 + Fraction(1, 2)), 10000)


def taken_off(penalty, tops, regulations):
    """What a penalty takes off the total: percent points nothing, and a percent of a top only where there are tops."""
    if penalty.basis == "matchpoints":
        return amount_of(penalty, regulations)
    if penalty.basis == "top" and regulations.measure == "matchpoints":
        return amount_of(penalty, regulations) * max(tops, default=Fraction(0)) / 100
    return Fraction(0)


def entry_of(part, player):
    """Rules 9: matchpoints summed over the boards, and in percent of what they could be at most; then penalties."""
    measure = part.session.regulations.measure
    own = [each for each in part.results if each.player == player and each.scored]
    tops = [each.top for each in own if each.top is not None]
    mine = [penalty for penalty in part.session.penalties if penalty.player == player]
    off = sum((taken_off(penalty, tops, part.session.regulations) for penalty in mine), Fraction(0))
    points = sum(
        (amount_of(each, part.session.regulations) for each in mine if each.basis == "percent"), Fraction(0)
    )
    total = sum((each.matchpoints for each in own), Fraction(0)) - off
    maximum = sum(tops, Fraction(0)) if measure == "matchpoints" else None
    percent = 100 * total / maximum - points if maximum else None
    boards = len({each.board for each in own})
    return Entry(player, 0, boards, total, maximum, percent, off, points)


def added(entries):
    """Regulation `sessions add`: one entry of a player's entries of several sessions."""
    total, off, points = (
        sum((getattr(each, name) for each in entries), Fraction(0))
        for name in ("total", "penalties", "points")
    )
    maxima = [each.maximum for each in entries]
    maximum = None if None in maxima else sum(maxima, Fraction(0))
    percent = 100 * total / maximum - points if maximum else None
    boards = sum(each.boards for each in entries)
    return Entry(entries[0].player, 0, boards, total, maximum, percent, off, points)


def mean_percent(entries, weights):
    """Regulation `sessions mean`: over the sessions in which the player has a percent, penalties already taken off."""
    pairs = zip(entries, weights or [Fraction(1)] * len(entries))
    known = [(each.percent, weight) for each, weight in pairs if each.percent is not None]
    weight = sum(weight for _, weight in known)
    return sum(percent * each for percent, each in known) / weight if weight else None


def combined(entries, regulations):
    """One entry of several, without what is carried over."""
    entry = added(entries)
    if regulations.sessions == "mean":
        entry.percent = mean_percent(entries, regulations.weights)
    return entry


def carried(entries, regulations):
    """Regulation `carry-over`: total, maximum and penalties are those of the last session."""
    last = dataclasses.replace(entries[-1], boards=sum(each.boards for each in entries))
    earlier = combined(entries[:-1], regulations).percent
    if earlier is not None and last.percent is not None:
        last.percent += regulations.carry_over * earlier
    return last


def event_entry(parts, player, regulations):
    entries = [entry_of(part, player) for part in parts]
    if len(entries) == 1:
        return entries[0]
    if regulations.carry_over:
        return carried(entries, regulations)
    return combined(entries, regulations)


def is_placed(entry, parts, regulations):
    """Who is disqualified, has too few boards or no score leaves the list; his percent stays."""
    if any(entry.player in part.session.disqualified for part in parts):
        return False
    if entry.boards < max(1, regulations.minimum_boards):
        return False
    return regulations.measure != "matchpoints" or entry.percent is not None


def listed(event, parts, regulations):
    """Entries in the order of places: 1 2 2 4, equal places by number, the unplaced last."""
    entries = [
        event_entry(parts, player, regulations) for player in range(1, event.players + 1)
    ]
    placed = [entry for entry in entries if is_placed(entry, parts, regulations)]
    order = ties.Order(event, parts, entries, regulations)
    place = 1
    for group in order.groups(placed):
        for entry in group:
            entry.place = place
        place += len(group)
    return sorted(entries, key=lambda e: (e.place == 0, e.place, e.player))


def after_round(event, number, round_number):
    """Progressive standings of a session: entries and results of the rounds up to one."""
    part = scored(event, number, round_number)
    return listed(event, [part], part.session.regulations), part.results


def final(event, number):
    """Standings of a session after all that was entered: entries and results."""
    return after_round(event, number, 0)


def whole(event):
    """Entries of the list over all sessions."""
    parts = [scored(event, number) for number in range(1, len(event.sessions) + 1)]
    return listed(event, parts, event.regulations)
