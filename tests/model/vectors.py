# SPDX-License-Identifier: MIT
"""Holds the whole model, from event file to list, against figures that others published. The sources that count 1 for a
win have their figures doubled here; what figures.py and groups.py hold already is not repeated."""

import sys
import unittest
from fractions import Fraction

import model
import normalise
import reader
import ties

BRIDGEWX = "https://github.com/BusyHarry/BridgeWx (autotest/ref_list.db.en)"
DUPSCORE = "https://github.com/criptik/angular-dupscore (src/app/game-data/game-data.service.spec.ts)"
ACBL = "http://web2.acbl.org/acblscore/manual/92.htm"
EBU_WHITE_BOOK = "EBU White Book 4.1.1.4 and 4.2.1"
FACTORING = "https://forums.ebu.co.uk/discussion/535/factoring-manually"
BRENNING = "https://docsbay.net/how-to-calculate-actual-percentage"
BRIDGE_BOX = "https://github.com/rhindonltd/bridge-box-scorer (better-than-average.test.ts)"
EBU_AVERAGE = "https://www.ebu.co.uk/forum/discussion/comment/7177/"
OFFENDERS = "https://groups.google.com/g/rec.games.bridge/c/FNgH69hlmH8"
BLML = "http://lists.rtflb.org/pipermail/blml/2010-January/004210.html"
IMPS = "https://github.com/richardschneider/bridge-scorer (test/imps.js)"
BERMUDA = "https://www3.dal12.sl.bridgebase.com/forums/topic/48693-bermuda-bowl-2011-universal-thread"
PENALTIES = "https://www.ebu.co.uk/forum/discussion/712/procedural-penalties"
RANKS = "https://github.com/richardschneider/bridge-scorer (test/rank.js, test/matchpoints.js)"
BREVION = "https://www.bridgewebs.com/brevion/page4.html"
SPLIT_TIES = "http://www.ebu.co.uk/lawsandethics/articles/splitties/default.htm"
VACANT = "https://bridgeplusinfo.com/how-to-score-a-vacant-pair/"
PJMS = "http://pjms.nl/NEUBERG/Neuberg_en.html"
ROUNDING = "ebu.co.uk scoringfouledboards.htm, EBU White Book 4.2.6.1, ACBL manual 92"
TRAPS = "https://github.com/rhindonltd/bridge-box-scorer (assigned.test.ts, neuberg-across-boards.test.ts)"
NOT_PLAYED = "https://forums.ebu.co.uk/discussion/1782/board-not-played"
PHYSICS = "physicsforums, Ranking the pairs in a bridge match - what precision?"

GAME_4 = ([0, 260, 140, 130, 80, 0, -120, -160], [620, -260, -140, -130, -80, 0, 120, 160])
GAME_8 = ([0, 340, 200, 160, 120, -100, -140, -1100], [0, -340, -200, -160, -120, 100, 140, 1100])
SEVENTHS = "97/7 81/7 65/7 7 33/7 17/7 1/7"


def regulations(*lines):
    return "".join(f"regulation {line}\n" for line in lines)


def traveller(board, scores, first=1):
    """One seat a table: player `first` has the first score, and so on."""
    rows = [f"1 {t} ? . . . {first + t - 1} . . . {score} . . .\n" for t, score in enumerate(scores, 1)]
    return f"traveller {board}\n" + "".join(rows)


def pairs(north, south):
    """A board on which N and S have these scores."""
    rows = [
        f"1 {t} ? . . . {2 * t - 1} . {2 * t} . {n} . {s} .\n"
        for t, (n, s) in enumerate(zip(north, south), 1)
    ]
    return f"players {2 * len(north)}\ntraveller 1\n" + "".join(rows)


def awarded(board, word, number):
    """A board that player 1 alone was to play."""
    return (
        f"traveller {board}\n1 1 np . . . 1 . . .\n"
        f"ruling {number} board={board} round=1 table=1 N={word}\n"
    )


def fractions(text):
    return [Fraction(word) for word in text.split()]


class Case(unittest.TestCase):
    def scores(self, text, seat="N", number=1):
        _, results = model.final(reader.read(text), number)
        return [each.matchpoints for each in results if each.seat == seat]

    def entries(self, text, number=1):
        return {entry.player: entry for entry in model.final(reader.read(text), number)[0]}


class Lines(Case):
    def test_frequencies(self):
        scores = [4] * 2 + [3] + [2] * 3 + [1] * 4
        with self.subTest(source=FACTORING):
            got = self.scores("players 10\n" + traveller(1, scores))
            self.assertEqual(got, [17] * 2 + [14] + [10] * 3 + [3] * 4)

    def test_one_line_artificial(self):
        text = pairs(*GAME_4) + "ruling 1 board=1 round=1 table=1 N=80%\n"
        with self.subTest(source=BRIDGEWX, game=4):
            self.assertEqual(self.scores(text), fractions("56/5 " + SEVENTHS))
            self.assertEqual(self.scores(text, "S"), [14, 0, 2, 4, 6, 8, 10, 12])

    def test_both_lines_artificial(self):
        text = pairs(*GAME_8) + "ruling 1 board=1 round=1 table=1 N=70% S=70%\n"
        south = ["49/5", *SEVENTHS.split()[::-1]]
        with self.subTest(source=BRIDGEWX, game=8):
            self.assertEqual(self.scores(text), fractions("49/5 " + SEVENTHS))
            self.assertEqual(self.scores(text, "S"), fractions(" ".join(south)))

    def test_missing_results(self):
        for scores, full, rules, exact in (
            ([100, 110], 3, (), "1/2 7/2"),
            ([140, 130, 130], 4, (), "17/3 5/3 5/3"),
            ([100], 3, ("small-groups acbl",), "12/5"),
        ):
            with self.subTest(source=DUPSCORE, scores=scores):
                text = regulations(f"expected {full}", *rules) + "players 9\n" + traveller(1, scores)
                self.assertEqual(self.scores(text), fractions(exact))

    def test_comparisons_are_not_results(self):
        for full, exact in ((3, "7/2 1/2"), (4, "5 1")):
            with self.subTest(source=TRAPS, expected=full):
                text = regulations(f"expected {full}") + "players 2\n" + traveller(1, [9, 0])
                self.assertEqual(self.scores(text), fractions(exact))

    def test_fouled_split(self):
        text = regulations("small-groups acbl") + "players 5\n" + traveller(1, [3, 2, 1, 9, 8])
        text += "fouled 1 form=1 rows=1/4,1/5\n"
        with self.subTest(source=ACBL):
            self.assertEqual(self.scores(text), fractions("22/3 4 2/3 26/5 22/5"))

    def test_weighted(self):
        north = [0, 650, -100, -100, -200, -790]
        text = pairs(north, [-score for score in north])
        text += "ruling 1 board=1 round=1 table=1 N=assign:650*30,-100*70 S=assign:-650*30,100*70\n"
        with self.subTest(source=EBU_WHITE_BOOK):
            got = self.scores(text)
            self.assertEqual(got, fractions("69/10 97/10 57/10 57/10 2 0"))
            self.assertEqual((sum(got), self.scores(text, "S")[0]), (30, Fraction(31, 10)))

    def test_rounding(self):
        for rule, low, high in (
            ("up", "11/5", "379/10"),
            ("toward", "11/5", "189/5"),
            ("away", "21/10", "379/10"),
        ):
            rules = regulations("expected 21", f"unit 1/10 {rule}")
            got = self.scores(rules + "players 20\n" + traveller(1, range(20)))
            with self.subTest(source=ROUNDING, rule=rule):
                self.assertEqual([got[1], got[18]], fractions(f"{low} {high}"))


class Awards(Case):
    def test_percents_of_the_full_top(self):
        text = "players 13\n" + traveller(1, range(13))
        for table, word in enumerate(("plus", "average", "minus"), 1):
            text += f"ruling {table} board=1 round=1 table={table} N={word}\n"
        with self.subTest(source=BRENNING):
            self.assertEqual(self.scores(text)[:3], fractions("72/5 12 48/5"))

    def test_full_top_before_neuberg(self):
        text = regulations("expected 51") + "players 2\n" + traveller(1, [0, 0])
        text += "ruling 1 board=1 round=1 table=1 N=plus\n"
        with self.subTest(source=EBU_AVERAGE):
            self.assertEqual(self.scores(text)[0], 60)

    def test_plus_by_own_boards(self):
        for scores, plus in (([-1, -1], "12/5"), ([1, 1], "4"), ([], "12/5")):
            text = regulations("expected 3") + "players 3\n" + awarded(9, "plus", 1)
            text += "".join(traveller(b, [score, 0, 0]) for b, score in enumerate(scores, 1))
            with self.subTest(source=BRIDGE_BOX, scores=scores):
                self.assertEqual(self.scores(text)[-1], Fraction(plus))

    def test_offender_and_innocent(self):
        rules = ("expected 11", "own-counts with-average")
        for own, word, how, percent in (
            ("65%", "plus", "minus fixed", 65),
            ("50%", "minus", "minus fixed", 40),
            ("50%", "minus", "minus own", 40),
            ("30%", "minus", "minus own", 30),
        ):
            text = regulations(*rules, how) + "players 1\n" + awarded(1, own, 1) + awarded(2, word, 2)
            with self.subTest(source=OFFENDERS, own=own, how=how):
                self.assertEqual(self.scores(text)[1], Fraction(percent, 5))

    def percent_with(self, own, played, word, missed, *rules):
        """Percent of a player who had `own` on some boards and an award on the others."""
        text = regulations("expected 2", "own-counts with-average", *rules) + "players 1\n"
        for board in range(1, played + missed + 1):
            text += awarded(board, own if board <= played else word, board)
        return self.entries(text)[1].percent

    def test_missed_boards(self):
        for missed, percent in ((5, "717/13"), (6, "720/13")):
            with self.subTest(source=BLML, missed=missed):
                self.assertEqual(self.percent_with("54%", 26 - missed, "plus", missed), Fraction(percent))

    def test_vacant_round(self):
        for word, rules, percent in (
            ("average", (), "428/7"),
            ("plus", ("plus fixed",), "438/7"),
            ("plus", (), "63"),
            ("annul", (), "63"),
        ):
            with self.subTest(source=VACANT, word=word, rules=rules):
                self.assertEqual(self.percent_with("63%", 24, word, 4, *rules), Fraction(percent))

    def test_not_played_is_not_half(self):
        with self.subTest(source=NOT_PLAYED):
            self.assertEqual(self.percent_with("60%", 3, "annul", 1), 60)


class Measures(Case):
    def nets(self, measure, scores):
        text = regulations(f"measure {measure}") + f"players {len(scores)}\n"
        return self.scores(text + traveller(1, scores))

    def test_no_dropping_of_three(self):
        with self.subTest(source=IMPS):
            self.assertEqual(self.nets("datum drop=1", [650, 170, 200]), [310, -170, -140])

    def test_dropping(self):
        scores = [-650, -170, -1440, 100, -170, -200]
        with self.subTest(source=IMPS):
            wanted = [score + Fraction(595, 2) for score in scores]
            self.assertEqual(self.nets("datum drop=1", scores), wanted)

    def test_mean_of_a_field(self):
        scores = [980] * 3 + [480] * 11 + [450] * 7 + [-50]
        with self.subTest(source=BERMUDA):
            wanted = [score - Fraction(5660, 11) for score in scores]
            self.assertEqual(self.nets("datum", scores), wanted)

    def test_zero_sum(self):
        # Worked by hand: cross is n / (n - 1) times the difference from the mean.
        rows = ((10, -4, -6, 0), (-20, 12, 8, 0), (2, 2, -4, 0), (6, -30, 24, 0))
        text = "players 16\ntraveller 1\n"
        for table, row in enumerate(rows, 1):
            people = " ".join(str(4 * table - step) for step in range(4))
            text += f"1 {table} ? . . . {people} {' '.join(map(str, row))}\n"
        for measure, seat, nets in (
            ("datum", "N", "21/2 -39/2 5/2 13/2"),
            ("datum", "S", "-23/2 5/2 -19/2 37/2"),
            ("cross", "N", "14 -26 10/3 26/3"),
            ("cross", "E", "4/3 68/3 28/3 -100/3"),
            ("cross", "W", "0 0 0 0"),
        ):
            with self.subTest(measure=measure, seat=seat):
                got = self.scores(regulations(f"measure {measure}") + text, seat)
                self.assertEqual(got, fractions(nets))


class Lists(Case):
    def of(self, maximum, total, extra=""):
        """The entry of a player with this total of this maximum."""
        percent = 100 * Fraction(total) / maximum
        text = regulations(f"expected {maximum // 2 + 1}") + "players 1\n" + awarded(1, f"{percent}%", 1)
        return self.entries(text + extra)[1]

    def test_corrections(self):
        for total, extra, percent in (
            ("243.2", "penalty 1 matchpoints=-10 rule=12.2.2\n", "3165/49"),
            ("179.8", "penalty 1 percent=-3 rule=12.2.2\n", "4789/98"),
        ):
            with self.subTest(source=BRIDGEWX, total=total):
                entry = self.of(392, total, extra)
                self.assertEqual((entry.percent, entry.maximum), (Fraction(percent), 392))

    def test_quarter_of_a_top(self):
        with self.subTest(source=PENALTIES):
            self.assertEqual(self.of(24, 12, "penalty 1 top=25% rule=12.2.2\n").penalties, 6)

    def test_own_maximum(self):
        with self.subTest(source=BREVION):
            percents = [self.of(836, "551.5").percent, self.of(912, "586.1").percent]
            self.assertEqual(percents, fractions("27575/418 29305/456"))
            self.assertGreater(*percents)

    def test_places(self):
        for scores, places in (([10, 20, 20, 40], [4, 2, 2, 1]), ([6, 2, 2, 2], [1, 2, 2, 2])):
            entries = self.entries("players 4\n" + traveller(1, scores))
            with self.subTest(source=RANKS, scores=scores):
                self.assertEqual([entries[player].place for player in range(1, 5)], places)

    def test_sums_in_another_order(self):
        boards = [(12, 7), (0, 9), (13, 9), (12, 11), (0, 6), (4, 9)]
        for order in (boards, boards[::-1]):
            total = sum(normalise.neuberg(inside, size, 12) for inside, size in order)
            self.assertEqual(total, Fraction(13660, 231))

    def test_rounding_each_board_loses_a_tie(self):
        with self.subTest(source=PHYSICS):
            for boards, rounded in ((["29/6"] * 3, "72/5"), (["5", "5", "9/2"], "29/2")):
                exact = [Fraction(each) for each in boards]
                unit = Fraction(1, 10)
                tenths = [normalise.rounded(each, unit, "up", 5) for each in exact]
                self.assertEqual((sum(exact), sum(tenths)), (Fraction(29, 2), Fraction(rounded)))

    def test_opponents(self):
        event = reader.read("players 4\ntraveller 1\n1 1 np . . . 1 2 3 4\n2 1 np . . . 1 . . .\n")
        part = model.scored(event, 1)
        percents = enumerate((None, Fraction(50), Fraction(40), Fraction(30)), 1)
        entries = [model.Entry(player, 0, 0, 0, 0, percent, 0) for player, percent in percents]
        order = ties.Order(event, [part], entries, event.regulations)
        with self.subTest(source=SPLIT_TIES):
            # A mean, since numbers of opponents differ: 120 of three.
            self.assertEqual(order.opponents(entries[:1]), {1: (True, 40)})

    def test_sessions_of_unequal_fields(self):
        for rules, percents in ((("expected 6",), (50, 50)), ((), (55, 45))):
            text = regulations("sessions mean", *rules) + "players 6\n"
            text += traveller(1, [430, -50, 0]) + "session 2\n"
            text += traveller(1, [-50, 430, 430, -50, 0, 0])
            entries = {entry.player: entry for entry in model.whole(reader.read(text))}
            with self.subTest(source=PJMS, rules=rules):
                self.assertEqual((entries[1].percent, entries[2].percent), percents)


if __name__ == "__main__":
    sys.exit(not unittest.main(exit=False).result.wasSuccessful())
