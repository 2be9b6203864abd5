# SPDX-License-Identifier: MIT
"""Holds the model of settlement against figures that others published."""

import unittest
from fractions import Fraction

import tariff
from tariff import Deal

LENINGRAD = tariff.preset("leningrad")
BOTH = ("whist", "whist")


def sheet(pool, mountain, whists):
    filled = tariff.Sheet(len(pool))
    filled.pool, filled.mountain, filled.whists = pool, mountain, whists
    return filled


class Published(unittest.TestCase):
    def test_pools_of_many_deals(self):
        """https://github.com/oleksandrkozlov/preferans (server/tests/test_server.cpp); it rounds, to 62 -101 39 and to
        359 -567 208. S15 and S17."""
        whists = {(0, 1): 12, (1, 0): 22, (2, 0): 22, (2, 1): 4}
        nets = sheet([14, 8, 0], [12, 26, 6], whists).nets(Fraction(10), Fraction(10))
        self.assertEqual(nets, [Fraction(184, 3), Fraction(-302, 3), Fraction(118, 3)])
        whists = {(0, 1): 110, (0, 2): 14, (1, 0): 2, (1, 2): 12, (2, 0): 4, (2, 1): 70}
        nets = sheet([2, 0, 0], [0, 62, 6], whists).nets(Fraction(10), Fraction(10))
        self.assertEqual(nets, [358, -566, 208])

    def test_leningrad_at_four(self):
        for deal, declarer in (
            (Deal("game", (6, 2, 2), 6, BOTH), 14),
            (Deal("game", (7, 1, 2), 6, BOTH), 23),
            (Deal("all-pass", (4, 3, 3), price=2), -30),
            (Deal("misere", (0, None, None)), 150),
        ):
            self.assertEqual(tariff.settle(LENINGRAD, 4, deal)[0], declarer)

    def test_half_and_the_talon_holder(self):
        sochi = tariff.preset("sochi")
        half = Deal("game", (None, None, None), 6, ("half", "pass"))
        self.assertEqual(tariff.settle(sochi, 3, half), [Fraction(28, 3), Fraction(-8, 3), Fraction(-20, 3)])
        self.assertEqual(tariff.settle(sochi, 4, Deal("all-pass", (4, 3, 2))), [-15, -5, 5, 15])


if __name__ == "__main__":
    unittest.main()
