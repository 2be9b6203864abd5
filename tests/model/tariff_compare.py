# SPDX-License-Identifier: MIT
"""Compares settlement by the library, through its Python binding, with the model: random rows by the three varieties
and by tariffs with random fields.

    python3 tariff_compare.py [--count N]

PDUP_SEED (default 1) begins the random numbers. Exit status 1 at the first difference."""

import argparse
import collections
import os
import random
import sys

import pdup
import tariff
from tariff import Deal

VARIETIES = {
    "sochi": pdup.VARIETY_SOCHI,
    "leningrad": pdup.VARIETY_LENINGRAD,
    "rostov": pdup.VARIETY_ROSTOV,
}
CALLS = {"whist": pdup.DEFENCE_WHISTED, "pass": pdup.DEFENCE_PASSED, "half": pdup.DEFENCE_HALF}
CONTRACTS = {"game": pdup.CONTRACT_GAME, "misere": pdup.CONTRACT_MISERE, "all-pass": pdup.CONTRACT_ALL_PASS}
LIMIT = 100000


def random_tricks(chance, total):
    first = chance.randint(0, total)
    second = chance.randint(0, total - first)
    tricks = [first, second, total - first - second]
    chance.shuffle(tricks)
    return tuple(tricks)


def random_game(chance):
    level = chance.choice(tariff.LEVELS)
    calls = (chance.choice(("whist", "pass")), chance.choice(("whist", "pass")))
    if "whist" in calls:
        return Deal("game", random_tricks(chance, 10), level, calls)
    if level in tariff.HALVES and chance.random() < 0.5:
        calls = chance.choice((("half", "pass"), ("pass", "half")))
    return Deal("game", (None, None, None), level, calls)


def random_deal(chance, seats):
    kind = chance.choice(("game", "game", "game", "misere", "all-pass"))
    if kind == "game":
        return random_game(chance)
    if kind == "misere":
        return Deal(kind, (chance.randint(0, 10), None, None))
    total = 10 if seats == 3 else chance.randint(8, 10)
    return Deal(kind, random_tricks(chance, total), price=chance.choice((0, chance.randint(1, 100))))


def field_index():
    return {pdup.setting_key_at(pdup.SETTINGS_TARIFF, i): i for i in range(pdup.setting_count(pdup.SETTINGS_TARIFF))}


def random_value(chance, index):
    highest = pdup.setting_highest_at(pdup.SETTINGS_TARIFF, index)
    if highest == 0:
        return pdup.setting_choice_text_at(pdup.SETTINGS_TARIFF, index, chance.randint(0, 1), pdup.CHOICE_VALUE)
    return chance.choice((0, chance.randint(0, min(highest, 12)), chance.randint(0, min(highest, 60)), highest))


def make_pair(chance, variety, changes):
    """A tariff of the library and the same one of the model, with so many fields changed."""
    ours, theirs = tariff.preset(variety), pdup.Tariff.new(VARIETIES[variety])
    index = field_index()
    for key in chance.sample(sorted(index), changes):
        value = random_value(chance, index[key])
        ours[key] = int(value) if isinstance(ours[key], int) else value
        theirs.set(key, str(value))
    return ours, theirs


def make_row(chance, board, seats, deal):
    """The row, and the seats of those in it with the talon holder after them."""
    active = [board.number(pdup.BOARD_FIELD_FIRST_HAND)]
    while len(active) < 3:
        seat = active[-1] % 4 + 1
        active.append(seat % 4 + 1 if seat == board.number(pdup.BOARD_FIELD_TALON_SEAT) else seat)
    if deal.kind != "all-pass":
        turn = chance.randint(0, 2)
        active = active[turn:] + active[:turn]
    row = pdup.Row.new(1, 1)
    row.set_contract(CONTRACTS[deal.kind], deal.level, pdup.STRAIN_CLUBS if deal.kind == "game" else pdup.STRAIN_NONE)
    for cell, (seat, took) in enumerate(zip(active, deal.tricks)):
        call = CALLS[deal.calls[cell - 1]] if deal.kind == "game" and cell else pdup.DEFENCE_NONE
        row.set_cell(pdup.CELL_DECLARER + cell, seat, pdup.TRICKS_UNWRITTEN if took is None else took, call)
    return row, active + ([board.number(pdup.BOARD_FIELD_TALON_SEAT)] if seats == 4 else [])


def library_answer(theirs, board, row):
    try:
        return tuple(theirs.settle(board, row))
    except pdup.ETariffSixths:
        return "sixths"
    except pdup.EOverflow:
        return "overflow"


def model_answers(nets, seats):
    """What may be answered: the whists of N E S W in sixths, or why there are none."""
    wrong = set()
    if any((6 * net).denominator != 1 for net in nets):
        wrong.add("sixths")
    if any(abs(net) > LIMIT for net in nets):
        wrong.add("overflow")
    if wrong:
        return wrong
    by_seat = dict(zip(seats, nets))
    return {tuple(int(6 * by_seat.get(seat, 0)) for seat in (1, 2, 3, 4))}


def compare_presets():
    for variety, number in VARIETIES.items():
        theirs = pdup.Tariff.new(number)
        values = {key: theirs.value(key) for key in field_index()}
        wanted = {key: str(value) for key, value in tariff.preset(variety).items()}
        if values != wanted:
            sys.exit(f"{variety}: the library has {values}, the model {wanted}")


def compare_one(chance, variety, changes):
    ours, theirs = make_pair(chance, variety, changes)
    seats = chance.choice((3, 4))
    deal = random_deal(chance, seats)
    board = pdup.Board.new(chance.randint(1, 40), seats)
    if deal.price:
        board = board.with_price(deal.price)
    row, owners = make_row(chance, board, seats, deal)
    answer = library_answer(theirs, board, row)
    allowed = model_answers(tariff.settle(ours, seats, deal), owners)
    if answer not in allowed:
        sys.exit(f"{variety}, {seats} players, {deal}: the library has {answer}, the model {allowed}\n{ours}")
    return answer if isinstance(answer, str) else "settled"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=int(os.environ.get("PDUP_TARIFF_ROWS", "6000")))
    count = parser.parse_args().count
    seed = int(os.environ.get("PDUP_SEED", "1"))
    chance = random.Random(seed)
    answers = collections.Counter()
    compare_presets()
    for i in range(count):
        answers[compare_one(chance, chance.choice(sorted(VARIETIES)), (0, 3, len(field_index()))[i % 3])] += 1
    # Rows that only ever fail, or never, would say little.
    if min(answers["settled"], answers["sixths"], answers["overflow"]) == 0:
        sys.exit(f"not every kind of answer came up: {dict(answers)}")
    print(f"seed {seed}: {dict(answers)}")


if __name__ == "__main__":
    main()
