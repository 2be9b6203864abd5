# SPDX-License-Identifier: MIT
"""Checks the sample evening: the script still makes it byte for byte, the prices it uses are the published ones, and
the model gives the standings that are kept. `--write` makes the file and the standings anew."""

import argparse
import collections
import pathlib
import subprocess
import sys
import unittest
from fractions import Fraction

import model
import reader
import sheets

ROOT = pathlib.Path(__file__).resolve().parents[2]
EVENING = ROOT / "examples" / "evening.pdup"
STANDINGS = ROOT / "tests" / "golden" / "evening-standings.csv"

sys.path.insert(0, str(ROOT / "examples"))
import make_evening  # noqa: E402  (it stands beside the file it makes)

# What the declarer of Sochi preferans gets at a table of four: level, his tricks (None: both defenders passed), the
# defenders' tricks, who whisted, whists.
PRICES = [
    (6, None, (0, 0), (False, False), 15),
    (6, 6, (2, 2), (True, True), 7),
    (6, 5, (3, 2), (True, True), -31),
    (7, 7, (1, 2), (True, True), 18),
    (7, 6, (4, 0), (True, False), -58),
    (8, 8, (2, 0), (True, False), 33),
    (8, 7, (1, 2), (True, True), -81),
    (9, 9, (0, 1), (False, True), 52),
    (10, 10, (0, 0), (True, False), 100),
    (10, 9, (1, 0), (True, False), -115),
]


def standings_text(event, number):
    """Standings as `pdup score FILE --format csv` prints them."""
    return sheets.standings(event, model.final(event, number)[0])


class Prices(unittest.TestCase):
    def test_declarer_at_four(self):
        for level, mine, theirs, whisted, whists in PRICES:
            with self.subTest(level=level, tricks=mine):
                nets = make_evening.sochi_game(level, mine or 0, theirs, whisted)
                self.assertEqual((nets[0], sum(nets)), (whists, 0))

    def test_misere(self):
        self.assertEqual([make_evening.sochi_misere(n)[0] for n in (0, 1, 2)], [75, -75, -150])

    def test_all_pass(self):
        self.assertEqual(make_evening.sochi_all_pass((4, 3, 2)), [-15, -5, 5, 15])


class SampleEvening(unittest.TestCase):
    command = None  # the pdup command, where it was built

    def setUp(self):
        self.text = EVENING.read_text(encoding="utf-8")
        self.event = reader.read(self.text)
        self.entries, self.results = model.final(self.event, 1)

    def test_is_made_by_its_script(self):
        self.assertEqual(EVENING.read_bytes(), make_evening.evening().encode("utf-8"))

    def test_standings_are_the_ones_kept(self):
        self.assertEqual(STANDINGS.read_bytes(), standings_text(self.event, 1))

    def test_command_prints_the_standings(self):
        if not self.command:
            self.skipTest("no command was named")
        words = [self.command, "score", str(EVENING), "--format", "csv"]
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual(done.stdout, STANDINGS.read_bytes())

    def test_every_table_played_every_round(self):
        rows = self.event.sessions[0].rows
        self.assertEqual(len(rows), 100)
        self.assertEqual(len({(row.round, row.table, row.board) for row in rows}), 100)
        self.assertEqual([row.played for row in rows].count(False), 1)

    def test_whists_sum_to_zero(self):
        for row in self.event.sessions[0].rows:
            self.assertEqual(sum(row.whists.values(), Fraction(0)), 0, row)

    def test_two_players_share_one_place(self):
        shared = collections.Counter(entry.place for entry in self.entries)
        self.assertEqual(sorted(shared.values())[-2:], [1, 2])

    def test_winner_does_not_owe_it_to_the_award(self):
        awarded = {result.player for result in self.results if result.award}
        self.event.sessions[0].rulings.clear()
        without = model.final(self.event, 1)[0]
        self.assertNotIn(self.entries[0].player, awarded)
        self.assertEqual(without[0].player, self.entries[0].player)

    def test_average_plus_takes_the_own_percent(self):
        plus = [result for result in self.results if result.award == "plus"]
        self.assertEqual(len(plus), 1)
        self.assertGreater(plus[0].matchpoints / plus[0].top, Fraction(60, 100))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="make the evening and its standings")
    parser.add_argument("--command", help="the pdup command, to see whether it prints the same")
    options = parser.parse_args()
    SampleEvening.command = options.command
    if options.write:
        text = make_evening.evening()
        EVENING.write_bytes(text.encode("utf-8"))
        STANDINGS.parent.mkdir(exist_ok=True)
        STANDINGS.write_bytes(standings_text(reader.read(text), 1))
        return 0
    return not unittest.main(argv=sys.argv[:1], exit=False).result.wasSuccessful()


if __name__ == "__main__":
    sys.exit(main())
