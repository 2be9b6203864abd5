# SPDX-License-Identifier: MIT
"""Places and the chain of tie-breaks (scoring 4): each breaker is asked only about those whom all before it left equal,
and more is better in each."""

from fractions import Fraction

import lots


class Order:
    """The order of a list. `parts` are its sessions with their results, `entries` its players."""

    def __init__(self, event, parts, entries, regulations):
        self.event, self.parts, self.regulations = event, parts, regulations
        self.percents = {entry.player: entry.percent for entry in entries}

    def groups(self, placed):
        """Players who share a place, the best first."""
        by_percent = self.regulations.measure == "matchpoints"
        figures = {e.player: e.percent if by_percent else e.total for e in placed}
        return self.split(placed, figures, self.regulations.tie_break)

    def split(self, tied, figures, breakers):
        found = []
        for figure in sorted({figures[entry.player] for entry in tied}, reverse=True):
            equal = [entry for entry in tied if figures[entry.player] == figure]
            if len(equal) == 1 or not breakers:
                found.append(equal)
            else:
                asked = getattr(self, breakers[0])(equal)
                found += self.split(equal, asked, breakers[1:])
        return found

    def results(self, player):
        """(session, result) of every score of a player."""
        return [
            (part.number, each)
            for part in self.parts
            for each in part.results
            if each.player == player and each.scored
        ]

    def total(self, tied):
        return {entry.player: entry.total for entry in tied}

    def tops(self, tied):
        """Boards with a score equal to its top, an artificial one too; a top of 0 is none."""
        return {
            entry.player: len(
                {
                    (number, each.board)
                    for number, each in self.results(entry.player)
                    if each.top and each.matchpoints == each.top
                }
            )
            for entry in tied
        }

    def direct(self, tied):
        """In each session, board and line every score against those of the others still tied."""
        figures = {}
        for entry in tied:
            others = [
                (number, each.board, each.seat, each.matchpoints)
                for other in tied
                if other is not entry
                for number, each in self.results(other.player)
            ]
            figures[entry.player] = sum(
                2 if each.matchpoints > theirs else 1 if each.matchpoints == theirs else 0
                for number, each in self.results(entry.player)
                for session, board, seat, theirs in others
                if (session, board, seat) == (number, each.board, each.seat)
            )
        return figures

    def meetings(self, player):
        """Everyone met at a table, once a round, whether the row was played or not."""
        return [
            other
            for _, _, other in {
                (part.number, row.round, other)
                for part in self.parts
                for row in part.rows
                if player in row.players.values()
                for other in row.players.values()
                if other != player
            }
        ]

    def opponents(self, tied):
        """The mean of final percents; opponents without one are left out, and who met no other is last."""
        figures = {}
        for entry in tied:
            known = [self.percents[other] for other in self.meetings(entry.player)]
            known = [percent for percent in known if percent is not None]
            mean = sum(known, Fraction(0)) / len(known) if known else Fraction(0)
            figures[entry.player] = (bool(known), mean)
        return figures

    def whists(self, tied):
        """Summed over results that are real or assigned (their mean); what waits for the director is as not played."""
        return {
            entry.player: sum(
                (
                    each.mean_whists
                    for part in self.parts
                    for each in part.results
                    if each.player == entry.player and each.real and not each.pending
                ),
                Fraction(0),
            )
            for entry in tied
        }

    def lot(self, tied):
        """The draw of the last session: who drew the lowest number stands first."""
        drawn = lots.draws(self.event.seed, self.parts[-1].number, self.event.players)
        return {entry.player: -drawn[entry.player] for entry in tied}
