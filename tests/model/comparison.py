# SPDX-License-Identifier: MIT
"""What each player got on each board, and the comparison of a line (rules 8 and 10): every result is held against every
other one of its group; nothing is sorted or cached."""

import dataclasses
from fractions import Fraction

import normalise
from reader import AWARDS, SEATS

FLAT_PERCENT = {"minus": Fraction(40), "average": Fraction(50), "plus": Fraction(60)}


@dataclasses.dataclass
class Result:
    """What one player got on one board; no score is `matchpoints is None`. Under another measure than matchpoints the
    score is in whists and there is no top."""

    board: int
    seat: str  # the line
    round: int
    room: str
    table: int
    player: int
    whists: Fraction | None  # as the table entered them
    form: int
    group: tuple  # who has the same one is compared
    field: str
    verdict: object = None
    outcomes: tuple = ()  # (whists, weight) of what is compared
    compared: int = 0
    expected: int = 0
    matchpoints: Fraction | None = None
    top: Fraction | None = None
    pending: bool = False

    @property
    def real(self):
        """Is it compared: a table's result, or an assigned or weighted one?"""
        return bool(self.outcomes)

    @property
    def award(self):
        """The name of an artificial score, or None."""
        artificial = self.verdict and self.verdict.name in (*AWARDS, "percent")
        return self.verdict.name if artificial else None

    @property
    def ruling(self):
        return self.verdict.ruling if self.verdict else 0

    @property
    def counts(self):
        """Is it one of the results that E counts? One that waits for the director is."""
        awaited = self.verdict is not None and self.verdict.name == "defer"
        return self.real or self.award is not None or awaited

    @property
    def scored(self):
        return self.matchpoints is not None

    @property
    def mean_whists(self):
        return sum((whists * weight for whists, weight in self.outcomes), Fraction(0))


def outcomes_of(whists, verdict):
    """A ruling stands in the place of whatever the table entered (rules 11.2)."""
    if verdict is None:
        return () if whists is None else ((whists, Fraction(1)),)
    return verdict.outcomes


def results_of_row(row, verdicts, regulations):
    """One result for every seat of a row at which somebody sits."""
    refused = regulations.turned_boards == "refuse"
    for chair, player in row.players.items():
        # Rows, rulings and whists name chairs; the results go to the line whose cards they held. A turn that is refused
        # makes the row an altered form of its own: group and turn together make the form, the line is the chair.
        seat = chair if refused else SEATS[row.chairs.index(chair)]
        whists = row.whists.get(chair) if row.played else None
        verdict = verdicts.get(row.place + (chair,))
        # The whists of tables of three and of four are different money (scoring 1).
        turn = row.chairs[0] if refused else "N"
        group = (row.form, turn, len(row.players))
        field = (row.room or "A") if regulations.fields == "rooms" else ""
        place = (row.board, seat, row.round, row.room, row.table)
        outcomes = outcomes_of(whists, verdict)
        yield Result(*place, player, whists, row.form, group, field, verdict, outcomes)


def results_of(session, after_round=0):
    """The results of a session up to a round, in the order of boards, seats, rounds, rooms, tables."""
    verdicts = session.verdicts()
    rows = [row for row in session.rows if not after_round or row.round <= after_round]
    results = [each for row in rows for each in results_of_row(row, verdicts, session.regulations)]
    results.sort(key=lambda r: (r.board, SEATS.index(r.seat), r.round, r.room, r.table))
    return results


def lines_of(results):
    """Everyone who held one seat on one board in one field: the comparison of rules 8."""
    lines = {}
    for result in results:
        lines.setdefault((result.board, result.seat, result.field), []).append(result)
    return lines


def groups_of(line):
    """The real results of a line that are held against each other."""
    groups = {}
    for result in line:
        if result.real:
            groups.setdefault(result.group, []).append(result)
    return list(groups.values())


def matchpoints_against(mine, other):
    """Rules 8: two for a result beaten, one for an equal one; outcomes by their weights (scoring 3)."""
    return sum(
        weight * against * (2 if whists > theirs else 1 if whists == theirs else 0)
        for whists, weight in mine.outcomes
        for theirs, against in other.outcomes
    )


def score_group(group, others, expected, regulations):
    """Matchpoints and top of every result of a group; `others` are the sizes of the line's other groups."""
    size = len(group)
    # Never less than the size of the group it is used for.
    expected = max(expected, size)
    percents = normalise.small_group(regulations, size, expected, others)
    for result in group:
        rivals = [other for other in group if other is not result]
        inside = sum(matchpoints_against(result, other) for other in rivals)
        result.compared, result.expected = size, expected
        if percents is None:
            method = regulations.normalise
            result.matchpoints = Fraction(normalise.METHODS[method](inside, size, expected))
            result.top = normalise.top_of(method, size, expected)
        elif percents[0] is None:
            result.pending = True
        else:
            share = normalise.blended_percent(
                percents, result.outcomes, [other.outcomes for other in rivals]
            )
            result.top = Fraction(2 * (expected - 1))
            result.matchpoints = share * result.top / 100


def score_line(line, expected, regulations):
    """Matchpoints of the real results of a line, and the top of the artificial ones."""
    groups = groups_of(line)
    for group in groups:
        others = [len(other) for other in groups if other is not group]
        score_group(group, others, expected, regulations)
    # For an artificial score never less than the largest group of its board and line, and never less than one.
    largest = max([expected, 1, *map(len, groups)])
    for result in line:
        if result.award:
            result.expected, result.top = largest, Fraction(2 * (largest - 1))


def round_score(result, regulations):
    """Regulation `unit`; the centre is half of the row's own top, and 0 for whists."""
    if regulations.unit is not None and result.scored:
        centre = 0 if result.top is None else result.top / 2
        result.matchpoints = normalise.rounded(
            result.matchpoints, regulations.unit, regulations.rounding, centre
        )
