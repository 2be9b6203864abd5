# SPDX-License-Identifier: MIT
"""Holds the parts of the model for groups, roundings, regulations and lots against published figures."""

import sys
import unittest
from fractions import Fraction

import lots
import normalise
import reader
from regulations import Regulations

ACBL = "http://web2.acbl.org/acblscore/manual/92.htm"
EBU = "https://forums.ebu.co.uk/discussion/1317/scoring-a-fouled-board (EBU White Book 4.2.3.3)"
NBB = "https://github.com/BusyHarry/BridgeWx src/calcscore.cpp NeubergPoints"
NATIONWIDE = "http://www.nationwidepairs.com.au/scoring_explanation.html"
PJMS = "http://www.pjms.nl/NEUBERG/Ascherman_en.html"
PJMS_MANUAL = "http://pjms.nl/NEUBERG/manualmethod.html"

# Source, method, E, A, matchpoints inside the group, percent of the top.
PERCENTS = [
    (PJMS, "ascherman", 9, 3, (4, 2, 0), (Fraction(250, 3), 50, Fraction(50, 3))),
    (PJMS, "ascherman", 9, 6, (9, 5, 1), (Fraction(250, 3), 50, Fraction(50, 3))),
    (PJMS_MANUAL, "neuberg", 7, 3, (4,), (Fraction(800, 9),)),
    (PJMS_MANUAL, "manual", 7, 3, (4,), (Fraction(200, 3),)),
    (PJMS_MANUAL, "manual", 7, 4, (6,), (75,)),
    (NATIONWIDE, "factor", 28, 24, (46,), (100 * Fraction(161, 3) / 54,)),
    (NATIONWIDE, "stretch", 28, 24, (46, 0), (100, 0)),
]

# Source, policy, A, E, sizes of the other groups, percents by place; None: the formula.
TABLES = [
    (EBU, "ebu", 2, 6, (4,), (65, 55)),
    (EBU, "ebu", 3, 9, (6,), (70, 60, 50)),
    (EBU, "ebu", 2, 5, (3,), None),
    (EBU, "ebu", 3, 8, (5,), None),
    (EBU, "ebu", 1, 2, (1,), (None,)),
    (ACBL, "acbl", 3, 5, (2,), None),
    (ACBL, "acbl", 3, 6, (3,), (70, 60, 50)),
    (ACBL, "acbl", 3, 13, (10,), (70, 60, 50)),
    (ACBL, "acbl", 2, 5, (3,), (65, 55)),
    (ACBL, "acbl", 1, 13, (12,), (60,)),
    (ACBL, "acbl", 4, 13, (9,), None),
    (ACBL, "acbl", 2, 2, (), None),
    (NBB, "nbb", 1, 8, (7,), (50,)),
    (NBB, "nbb", 3, 8, (5,), (70, 60, 50)),
]


class Methods(unittest.TestCase):
    def test_published_percents(self):
        for source, method, expected, size, inside, percents in PERCENTS:
            with self.subTest(source=source, method=method, size=size):
                top = normalise.top_of(method, size, expected)
                got = [100 * normalise.METHODS[method](m, size, expected) / top for m in inside]
                self.assertEqual(got, list(percents))

    def test_invariants(self):
        for expected in range(1, 13):
            for size in range(1, expected + 1):
                for name, method in normalise.METHODS.items():
                    top = normalise.top_of(name, size, expected)
                    figures = [method(m, size, expected) for m in range(2 * size - 1)]
                    with self.subTest(name=name, size=size, expected=expected):
                        self.assertGreaterEqual(figures[0], 0)
                        self.assertLessEqual(figures[-1], top)
                        if name != "factor":
                            self.assertEqual({a + b for a, b in zip(figures, figures[::-1])}, {top})
                            self.assertEqual(sum(figures[::2]), size * top / 2)


class SmallGroups(unittest.TestCase):
    def test_tables(self):
        for source, policy, size, expected, others, percents in TABLES:
            with self.subTest(source=source, policy=policy, size=size, expected=expected):
                regulations = Regulations(small_groups=policy)
                self.assertEqual(normalise.small_group(regulations, size, expected, others), percents)

    def test_custom(self):
        regulations = Regulations()
        regulations.set("small-groups", "custom", "50", "60,40", "80,50,20", "third")
        self.assertEqual(normalise.small_group(regulations, 2, 6, ()), (60, 40))
        self.assertIsNone(normalise.small_group(regulations, 2, 5, ()))

    def test_closed_form(self):
        for percents in normalise.COMMON:
            for mine in (0, 1, 2):
                for other in (0, 1, 2):
                    others = [other, 1][: len(percents) - 1]
                    inside = sum(2 * (mine > o) + (mine == o) for o in others)
                    wanted = 60 + (inside - len(others)) * 5
                    self.assertEqual(normalise.place_percent(percents, mine, others), wanted)

    def test_weights_keep_the_closed_form(self):
        half = Fraction(1, 2)
        mine, others = [(4, Fraction(1))], [[(4, half), (0, half)], [(0, Fraction(1))]]
        got = normalise.blended_percent((70, 60, 50), mine, others)
        self.assertEqual(got, 60 + (Fraction(7, 2) - 2) * 5)


class Roundings(unittest.TestCase):
    def test_halves(self):
        # ebu.co.uk scoringfouledboards.htm, White Book 4.2.6.1, ACBL manual 92: E 21, so the centre is 20.
        for exact, up, toward, away in (("43/20", 22, 22, 21), ("757/20", 379, 378, 379)):
            for rule, tenths in (("up", up), ("toward", toward), ("away", away)):
                got = normalise.rounded(Fraction(exact), Fraction(1, 10), rule, 20)
                self.assertEqual(got, Fraction(tenths, 10), rule)


class Lots(unittest.TestCase):
    def test_block_of_rfc_8439(self):
        # RFC 8439 section 2.3.2.
        nonce = bytes.fromhex("000000090000004a00000000")
        stream = lots.block(bytes(range(32)), 1, nonce)
        self.assertEqual(stream[:16].hex(), "10f1e7e4d13b5915500fdd1fa32071c4")
        self.assertEqual(stream[48:].hex(), "b5129cd1de164eb9cbd083e8a2503c4e")

    def test_one_draw_a_player(self):
        draws = lots.draws(bytes(range(32)), 1, 9)
        self.assertEqual(list(draws), list(range(1, 10)))
        self.assertNotEqual(draws, lots.draws(bytes(range(32)), 2, 9))


FACTS = """players 8
fouled 1 form=2 rows=1/2@B
traveller 1
1 1@A ? . . . 1 2 3 4 1 -1 0 0
1 2@B ? . . . 5 6 7 8 x 0 0 0
turned 1 rows=1/1@A seats=ESWN
ruling 1 board=1 round=1 table=2@B N=plus
ruling 2 board=1 round=1 table=2@B N=assign:-30*60,12*40 E=62% replaces=1
penalty 5 top=-25%
disqualify 6 rule=13.2.4
disqualify 7 rule=13.2.4 approved-by=organisers
"""


class Reading(unittest.TestCase):
    def test_facts(self):
        session = reader.read(FACTS).sessions[0]
        turned, fouled = session.rows
        self.assertEqual((turned.chairs, turned.form), (("E", "S", "W", "N"), 0))
        self.assertEqual((fouled.place, fouled.form), ((1, 1, "B", 2), 2))
        verdicts = session.verdicts()
        self.assertEqual(len(verdicts), 2)
        self.assertEqual(verdicts[(1, 1, "B", 2, "E")].percent, 62)
        weighted = ((-30, Fraction(3, 5)), (12, Fraction(2, 5)))
        self.assertEqual(verdicts[(1, 1, "B", 2, "N")].outcomes, weighted)
        self.assertEqual(session.penalties, [reader.Penalty(5, "top", -25)])
        self.assertEqual(session.disqualified, {7})


if __name__ == "__main__":
    sys.exit(not unittest.main(exit=False).result.wasSuccessful())
