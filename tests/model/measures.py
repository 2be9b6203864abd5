# SPDX-License-Identifier: MIT
"""Regulation `measure`: scores in whists (scoring 4). There are no tops then, and nothing is normalised."""

from fractions import Fraction

from comparison import groups_of


def mean(numbers):
    return sum(numbers, Fraction(0)) / len(numbers)


def datum(numbers, drop):
    """The mean, without the best and the worst few where enough are left."""
    kept = sorted(numbers)
    if drop and len(kept) >= 2 * drop + 2:
        kept = kept[drop:-drop]
    return mean(kept)


def score_group(group, expected, regulations):
    """An assigned score of several outcomes stands for their mean; `drop` leaves out whole results."""
    numbers = [result.mean_whists for result in group]
    for place, result in enumerate(group):
        others = numbers[:place] + numbers[place + 1 :]
        result.compared, result.expected = len(group), max(expected, len(group))
        if regulations.measure == "whists":
            result.matchpoints = numbers[place]
        elif not others:
            result.matchpoints = Fraction(0)
        elif regulations.measure == "datum":
            result.matchpoints = numbers[place] - datum(numbers, regulations.drop)
        else:
            result.matchpoints = mean([numbers[place] - other for other in others])


def score_line(line, expected, regulations):
    """Artificial scores have no whists: nothing under `whists`, and 0 under the two that are differences."""
    groups = groups_of(line)
    for group in groups:
        score_group(group, expected, regulations)
    for result in line:
        if result.award:
            result.expected = max([expected, 1, *map(len, groups)])
            if regulations.measure != "whists":
                result.matchpoints = Fraction(0)
