# SPDX-License-Identifier: MIT
"""Groups smaller than the field: the six methods, the tables for groups of one to three, and rounding a board's score.

`inside` are the matchpoints a result got in its group of `size` results, `expected` is E."""

import itertools
from fractions import Fraction

HALF = Fraction(1, 2)


def neuberg(inside, size, expected):
    """What a result that got `inside` among `size` results gets among `expected` (rules 10.B)."""
    return Fraction((inside + 1) * expected, size) - 1


def ascherman(inside, size, expected):
    return 2 * (expected - 1) * Fraction(inside + 1, 2 * size)


def stretch(inside, size, expected):
    return Fraction(inside * (expected - 1), size - 1) if size > 1 else Fraction(expected - 1)


def factor(inside, size, expected):
    return Fraction(inside * expected, size)


def manual(inside, size, expected):
    return Fraction(inside + expected - size)


def none(inside, size, expected):
    del size, expected
    return Fraction(inside)


METHODS = {each.__name__: each for each in (neuberg, ascherman, stretch, factor, manual, none)}


def top_of(method, size, expected):
    """The most a result can get by a method: only `none` has the group's own top."""
    return Fraction(2 * ((size if method == "none" else expected) - 1))


COMMON = ((65, 55), (70, 60, 50))
TABLES = {"ebu": ((None,),) + COMMON, "acbl": ((60,),) + COMMON, "nbb": ((50,),) + COMMON}


def small_group(regulations, size, expected, others):
    """Percents by place in the group, or None for the formula. `others` are the sizes of the other groups of this line
    of the board. A percent of None: the row waits for the director."""
    policy = regulations.small_groups
    if policy == "none" or size > 3 or size >= expected:
        return None
    within_third = 3 * size <= expected
    if policy == "ebu" and size > 1 and not within_third:
        return None
    if policy == "acbl" and size == 3 and all(other < size for other in others):
        return None
    if policy == "custom":
        if regulations.third and not within_third:
            return None
        return regulations.custom[size - 1]
    return TABLES[policy][size - 1]


def place_percent(percents, mine, others):
    """Percent of one result among others by a table of places: who is tied shares what the places have."""
    above = sum(other > mine for other in others)
    tied = 1 + sum(other == mine for other in others)
    return Fraction(sum(percents[above : above + tied]), tied)


def blended_percent(percents, mine, others):
    """The same where results are weighted: every way they can turn out together, by its weight (scoring 3).

    Each argument is a list of (whists, weight)."""
    percent = Fraction(0)
    for world in itertools.product(mine, *others):
        weight = Fraction(1)
        for _, each in world:
            weight *= each
        percent += weight * place_percent(percents, world[0][0], [whists for whists, _ in world[1:]])
    return percent


def rounded(number, unit, rule, centre):
    """The nearest multiple of a unit; of two equally near ones the rule takes one."""
    below = number // unit * unit
    if number - below != unit * HALF:
        return below if number - below < unit * HALF else below + unit
    upward = {"up": True, "away": number >= centre, "toward": number < centre}[rule]
    return below + unit if upward else below
