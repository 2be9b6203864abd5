# SPDX-License-Identifier: MIT
"""Holds the model against figures that others published, and against a small session worked by hand."""

import sys
import unittest
from fractions import Fraction

import model
import reader

SCORER = "https://github.com/richardschneider/bridge-scorer (test/matchpoints.js)"
SCORER_ACBL = "https://github.com/richardschneider/bridge-scorer (test/matchpointsACBL.js)"
PACKAGE = "https://github.com/jfklorenz/Bridge-Package (scoring/__tests__/matchpoints.js)"
LOREBURN = "http://www.bridgewebs.com/loreburn/page11.html"
NATIONWIDE = "http://www.nationwidepairs.com.au/scoring_explanation.html"
NO_FEAR = "https://www.nofearbridge.co.uk/duplicate.htm"

# Source, scores of a line, published matchpoints. Two sources count 1 for a win: their figures are doubled here.
LINES = [
    (SCORER, [400, 430, 150, -50], [4, 6, 2, 0]),
    (SCORER, [-110, -140, -140, -120], [6, 1, 1, 4]),
    (SCORER, [50, -90, -90, -90], [6, 2, 2, 2]),
    (SCORER, [90, 0, -50, -50], [6, 4, 1, 1]),
    (SCORER_ACBL, [420, 430, 500, 420, 450, -50, 170], [5, 8, 12, 5, 10, 0, 2]),
    (SCORER_ACBL, [650] + [620] * 4 + [170] * 2 + [140, 110], [16, 11, 11, 11, 11, 5, 5, 2, 0]),
    (PACKAGE, [-90, 170, -90, -100, -90, 150], [4, 10, 4, 0, 4, 8]),
    (PACKAGE, [150, 120, 120, 430, 400, 400], [4, 1, 1, 10, 7, 7]),
    (PACKAGE, [170, 170, 170, 170, 150, 150], [7, 7, 7, 7, 1, 1]),
    (LOREBURN, [710] * 4 + [680] * 4 + [650, 500], [15] * 4 + [7] * 4 + [2, 0]),
    (
        NATIONWIDE,
        [1430, 690, 680, 680, 680, 660, 660, 650, 100, 100, -200],
        [20, 18, 14, 14, 14, 9, 9, 6, 3, 3, 0],
    ),
    (NO_FEAR, [430, 430, 420, 460, 430, 450, -50], [6, 6, 2, 12, 6, 10, 0]),
]

BAVIN = "http://www.ebu.co.uk/lawsandethics/articles/neuberg/principle.htm"
DOE = "http://www.ebu.co.uk/lawsandethics/articles/general/scoringfouledboards.htm"
FORUM = "https://forums.ebu.co.uk/discussion/1580/fouled-board-in-subfield-of-2"
PILGRIM = "http://www.geocities.ws/pilgrimbridgeclub/scoring.html"
PJMS = "http://pjms.nl/NEUBERG/Neuberg_en.html"
PJMS_MANUAL = "http://pjms.nl/NEUBERG/manualmethod.html"
WIKIPEDIA = "https://kiwix.casplantje.nl/wikipedia_en_all_maxi_2020-06/A/Neuberg_formula"
DUPSCORE = "https://github.com/criptik/angular-dupscore (src/app/game-data/game-data.service.spec.ts)"

# Source, E, A, matchpoints inside the group, exact figures, decimals published, figures published.
GROUPS = [
    (
        BAVIN,
        11,
        10,
        [18, 16, 14, 12, 10, 8, 6, 4, 2, 0],
        "199/10 177/10 31/2 133/10 111/10 89/10 67/10 9/2 23/10 1/10",
        1,
        "19.9 17.7 15.5 13.3 11.1 8.9 6.7 4.5 2.3 0.1",
    ),
    (
        DOE,
        10,
        7,
        [12, 10, 8, 6, 4, 2, 0],
        "123/7 103/7 83/7 9 43/7 23/7 3/7",
        1,
        "17.6 14.7 11.9 9.0 6.1 3.3 0.4",
    ),
    (FORUM, 5, 2, [0, 2], "3/2 13/2", 1, "1.5 6.5"),
    (PILGRIM, 7, 6, [10], "71/6", 1, "11.8"),
    (PJMS, 6, 3, [4, 2, 0], "9 5 1", 0, "9 5 1"),
    (WIKIPEDIA, 7, 6, [4, 9], "29/6 32/3", 1, "4.8 10.7"),
]

# Not published but worked by hand: three tables of four, two boards, an award, an unknown figure, a board not played.
HAND = """pdup-event 1
players 12
traveller 1
1 1 ? . . .  1 4 7 10   6 -2 -2 -2
1 2 ? . . .  2 5 8 11   0  0  0  0
1 3 ? . . .  3 6 9 12   x  0 -2  2
traveller 2
2 1 ? . . .  1 4 7 10   1  1 -1 -1
2 2 ? . . .  2 5 8 11   1  0  0 -1
2 3 np . . . 3 6 9 12
ruling 1 rule=11.2.B1 board=2 round=2 table=3 N=plus E=minus S=average W=plus
"""
# N on board 1: A = 2, board 2: A = 2 and an award, so E = 3 and the top is 4 on both. Results of 6, 0 among two get
# 2, 0 and by Neuberg 7/2, 1/2; the equal pair on board 2 gets 2 each. Player 3 has no other board: flat 60 %.
HAND_N = {
    (1, 1): (2, 3, Fraction(7, 2)),
    (1, 2): (2, 3, Fraction(1, 2)),
    (1, 3): (0, 0, None),
    (2, 1): (2, 3, Fraction(2)),
    (2, 2): (2, 3, Fraction(2)),
    (2, 3): (0, 3, Fraction(12, 5)),
}
# W on board 1: -2, 0, 2 among three get 0, 2, 4; board 2 as the pair of N. Player 12 had 100 % elsewhere, so his
# average plus is 100 % of the top.
HAND_W = {
    (1, 1): (3, 3, Fraction(0)),
    (1, 2): (3, 3, Fraction(2)),
    (1, 3): (3, 3, Fraction(4)),
    (2, 1): (2, 3, Fraction(2)),
    (2, 2): (2, 3, Fraction(2)),
    (2, 3): (0, 3, Fraction(4)),
}

# Player 1 beats the one other result of board 1, 7/2 of 4 by Neuberg, and is to play the board again.
AGAIN = """players 6
traveller 1
1 1 ? . . . 1 2 3 .   2 -1 -1 .
2 1 ? . . . 4 5 6 .   0  0  0 .
3 2 np . . . 1 5 6 .
ruling 1 board=1 round=3 table=2 N=plus
"""


def line_text(scores):
    """One traveller whose N seats have these scores; S gives what N gets."""
    rows = [
        f"1 {table} ? . . . {3 * table - 2} {3 * table - 1} {3 * table} . {score} 0 {-score} .\n"
        for table, score in enumerate(scores, 1)
    ]
    return f"pdup-event 1\nplayers {3 * len(scores)}\ntraveller 1\n" + "".join(rows)


class PublishedFigures(unittest.TestCase):
    def test_lines(self):
        for source, scores, expected in LINES:
            with self.subTest(source=source, scores=scores):
                _, results = model.final(reader.read(line_text(scores)), 1)
                north = [r for r in results if r.seat == "N"]
                self.assertEqual([r.matchpoints for r in north], expected)
                self.assertEqual({r.top for r in north}, {2 * (len(scores) - 1)})

    def test_groups(self):
        for source, full, size, inside, exact, decimals, published in GROUPS:
            with self.subTest(source=source):
                figures = [model.neuberg(matchpoints, size, full) for matchpoints in inside]
                self.assertEqual(figures, [Fraction(text) for text in exact.split()])
                for figure, text in zip(figures, published.split()):
                    self.assertLessEqual(abs(figure - Fraction(text)), Fraction(1, 2 * 10**decimals))

    def test_neuberg_percents(self):
        for compared, percent in ((3, Fraction(800, 9)), (4, Fraction(375, 4))):
            with self.subTest(source=PJMS_MANUAL):
                best = model.neuberg(2 * (compared - 1), compared, 7)
                self.assertEqual(100 * best / 12, percent)

    def test_not_played_and_average(self):
        # Doubled: the source counts 1 for a win and prints 0.25 1.75, and 2.83 0.83 0.83 with 1.5 for the average.
        text = (
            "players 12\ntraveller 1\n1 1 ? . . . 1 2 3 . 0 0 0 .\n1 2 ? . . . 4 5 6 . 1 -1 0 .\n"
            "1 3 np . . . 7 8 9 .\ntraveller 2\n"
            "2 1 ? . . . 1 2 3 . 140 0 -140 .\n2 2 ? . . . 4 5 6 . 130 0 -130 .\n"
            "2 3 ? . . . 7 8 9 . 130 0 -130 .\n2 4 np . . . 10 11 12 .\n"
            "ruling 1 board=2 round=2 table=4 N=average\n"
        )
        with self.subTest(source=DUPSCORE):
            _, results = model.final(reader.read(text), 1)
            figures = [r.matchpoints for r in results if r.seat == "N" and r.board == 2]
            self.assertEqual(figures, [Fraction(17, 3), Fraction(5, 3), Fraction(5, 3), 3])


class HandWorked(unittest.TestCase):
    def setUp(self):
        self.event = reader.read(HAND)

    def line(self, seat):
        _, results = model.final(self.event, 1)
        return {
            (r.board, r.table): (r.compared, r.expected, r.matchpoints)
            for r in results
            if r.seat == seat
        }

    def test_lines(self):
        self.assertEqual(self.line("N"), HAND_N)
        self.assertEqual(self.line("W"), HAND_W)

    def test_places(self):
        entries, _ = model.final(self.event, 1)
        places = [(e.place, e.player, e.boards, e.total, e.maximum) for e in entries]
        # Each line has an E of 3 and so a maximum of 8, or 4 for player 3, whose first board was annulled.
        self.assertEqual(places[0], (1, 12, 2, 8, 8))
        self.assertIn((4, 3, 1, Fraction(12, 5), 4), places)

    def test_after_round(self):
        entries, results = model.after_round(self.event, 1, 1)
        self.assertEqual({r.round for r in results}, {1})
        self.assertEqual((entries[-1].player, entries[-1].place, entries[-1].percent), (3, 0, None))
        # Only two N results are known after round 1: E is 2, and 3 in the other lines.
        self.assertEqual([r.expected for r in results if r.seat == "N"], [2, 2, 0])

    def test_board_played_twice(self):
        entries, _ = model.final(reader.read(AGAIN), 1)
        # The first time is no other board, so his average plus is worth 60 %; and one board is one board.
        figures = [(e.boards, e.total, e.maximum) for e in entries if e.player == 1]
        self.assertEqual(figures, [(1, Fraction(59, 10), 8)])

    def test_quotes_and_comments(self):
        words = reader.words_of(r'name 1 "Анна \"К\" # 1" a=b"c d" #e f')
        self.assertEqual(words, ["name", "1", 'Анна "К" # 1', "a=bc d"])


if __name__ == "__main__":
    sys.exit(not unittest.main(exit=False).result.wasSuccessful())
