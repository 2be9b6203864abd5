# SPDX-License-Identifier: MIT
"""Artificial adjusted scores (rules 11.2.B1, scoring 3): percents of the full top."""

from fractions import Fraction

from comparison import FLAT_PERCENT, round_score


def takes_own_percent(result, regulations):
    """Is the award valued by the player's own percent?"""
    own = {"plus": regulations.plus, "minus": regulations.minus}
    return own.get(result.award) == "own"


def in_own_percent(result, regulations):
    """Regulation `own-counts`; what takes an own percent is in none, so the order of entry cannot matter."""
    if not result.scored or takes_own_percent(result, regulations):
        return False
    if result.award is None:
        return True
    if result.award in ("plus", "minus"):
        return regulations.own_counts == "all"
    return regulations.own_counts in ("with-average", "all")


def own_percent(results, mine, regulations):
    """Percent of a player on his other boards of the session, in rounded board scores; a board played twice is left out
    whole. None: there is nothing to take it from."""
    own = [
        each
        for each in results
        if each.player == mine.player
        and each.board != mine.board
        and in_own_percent(each, regulations)
    ]
    tops = sum((each.top for each in own), Fraction(0))
    if tops == 0:
        return None
    return 100 * sum((each.matchpoints for each in own), Fraction(0)) / tops


def award_percent(results, result, regulations):
    """The percent an artificial score stands for."""
    if result.award == "percent":
        return result.verdict.percent
    flat = FLAT_PERCENT[result.award]
    if not takes_own_percent(result, regulations):
        return flat
    own = own_percent(results, result, regulations)
    if own is None:
        return flat
    return max(flat, own) if result.award == "plus" else min(flat, own)


def score_awards(results, regulations):
    """The fixed ones first, since the others may rest on them."""
    for by_own in (False, True):
        percents = [
            (each, award_percent(results, each, regulations))
            for each in results
            if each.award and takes_own_percent(each, regulations) == by_own
        ]
        for result, percent in percents:
            result.matchpoints = percent * result.top / 100
            round_score(result, regulations)
