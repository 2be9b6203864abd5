# SPDX-License-Identifier: MIT
"""Small events worked by hand from scoring.md, one for each reading that no published figure reaches: E by its
definitions, turned boards, rooms, own percents, penalties, tie-breaks, several sessions."""

import sys
import unittest
from fractions import Fraction

import lots
import model
import reader
from vectors import awarded, regulations, traveller


def half(number):
    return Fraction(number, 2)


def final(text, number=1):
    return model.final(reader.read(text), number)


def entries(text, number=1):
    return {entry.player: entry for entry in final(text, number)[0]}


def whole(text):
    return {entry.player: entry for entry in model.whole(reader.read(text))}


def line(text, seat="N", board=1, number=1):
    """(player, matchpoints, top) of a line."""
    return [
        (r.player, r.matchpoints, r.top)
        for r in final(text, number)[1]
        if r.seat == seat and r.board == board
    ]


def expected(text, number=1):
    return {(r.board, r.seat): r.expected for r in final(text, number)[1] if r.counts}


class Expected(unittest.TestCase):
    def test_definitions(self):
        body = "players 9\n" + traveller(1, [1, 2, 3]) + traveller(2, [1, 2])
        body += "session 2\n" + traveller(1, [1, 2, 3, 4])
        for word, first, second in (("most", 3, 3), ("most-event", 4, 4), ("rows", 3, 2), ("2", 3, 2)):
            with self.subTest(expected=word):
                # The group of board 1 has three results, so its E is never 2.
                found = expected(regulations(f"expected {word}") + body)
                self.assertEqual((found[1, "N"], found[2, "N"]), (first, second))

    def test_most_of_the_event_after_a_round(self):
        body = regulations("expected most-event") + "players 4\n" + traveller(1, [1, 2])
        body += "2 1 ? . . . 3 . . . 1 . . .\n2 2 ? . . . 4 . . . 1 . . .\n"
        body += "session 2\n" + traveller(1, [1, 2, 3])
        # The two rows of round 2 are not in yet, but all of the other session is.
        for after, full in ((0, 4), (1, 3)):
            _, results = model.after_round(reader.read(body), 1, after)
            self.assertEqual({result.expected for result in results}, {full})

    def test_scheduled(self):
        body = regulations("expected scheduled") + "players 20\n" + traveller(1, [1, 2])
        for lines, rounds in (
            ("movement rotation tables=5 seats=4\n", 5),
            ("movement rotation tables=5 seats=4 rounds=3\n", 3),
            ("movement rotation tables=5 seats=4\nrounds 4\n", 4),
            ("movement rotation tables=5 seats=4\nrounds 4\nplayed 3\n", 3),
            # One round plans one table, and the group has two results.
            ("movement rotation tables=5 seats=4\nplayed 1\n", 2),
        ):
            with self.subTest(lines=lines):
                self.assertEqual(expected(body + lines), {(1, "N"): rounds})

    def test_artificial(self):
        # Nobody is compared, so E is the one award of the line: a top of 0, and no percent.
        text = "players 1\n" + awarded(1, "plus", 1)
        self.assertEqual(line(text), [(1, 0, 0)])
        entry = entries(text)[1]
        self.assertEqual((entry.place, entry.boards, entry.percent), (0, 1, None))
        # The movement never had board 25, so it planned no table for it.
        text = regulations("expected scheduled") + "movement rotation tables=5 seats=4\nplayers 1\n"
        self.assertEqual(line(text + awarded(25, "plus", 1), board=25), [(1, 0, 0)])
        # With an E of one the largest group of three counts.
        text = regulations("expected 1") + "players 9\n" + traveller(1, [1, 2, 3, 4])
        text += "ruling 1 board=1 round=1 table=4 N=50%\n"
        self.assertEqual(line(text)[3], (4, 2, 4))


class Groups(unittest.TestCase):
    MIXED = (
        "players 20\ntraveller 1\n1 1 ? . . . 1 2 3 . 9 -9 0 .\n1 2 ? . . . 4 5 6 . 8 -8 0 .\n"
        "1 3 ? . . . 7 8 9 10 1 0 0 -1\n1 4 ? . . . 11 12 13 14 2 0 0 -2\n"
    )

    def test_three_and_four_count_together(self):
        # E is 4 in N and 2 in W; among two, 2 and 0 become (2 + 1) * 4 / 2 - 1 = 5 and 1.
        self.assertEqual(line(self.MIXED), [(1, 5, 6), (4, 1, 6), (7, 1, 6), (11, 5, 6)])
        self.assertEqual(line(self.MIXED, "W"), [(10, 2, 2), (14, 0, 2)])

    TURNED = (
        "players 20\ntraveller 1\n1 1 ? . . . 1 2 3 4 8 -8 0 0\n1 2 ? . . . 5 6 7 8 1 2 3 -6\n"
        "turned 1 rows=1/2 seats=ESWN\n"
    )

    def test_turned(self):
        # What belongs to N was held by E: player 6 with 2 stands in the line N against 8.
        self.assertEqual(line(self.TURNED), [(1, 2, 2), (6, 0, 2)])
        self.assertEqual(line(self.TURNED, "W"), [(4, 0, 2), (5, 2, 2)])

    def test_turned_and_refused(self):
        # A form of its own: each is alone in it, and an average of the formula by E = 2.
        text = regulations("turned-boards refuse") + self.TURNED
        self.assertEqual(line(text), [(1, 1, 2), (5, 1, 2)])

    ROOMS = (
        "players 20\ntraveller 1\n1 1 ? . . . 1 . . . 5 . . .\n1 2 ? . . . 2 . . . 6 . . .\n"
        "1 1@B ? . . . 3 . . . 7 . . .\ntraveller 2\n2 1@B ? . . . 4 . . . 1 . . .\n"
    )

    def test_rooms(self):
        self.assertEqual(line(self.ROOMS), [(1, 0, 4), (2, 2, 4), (3, 4, 4)])
        text = regulations("fields rooms") + self.ROOMS
        # Room B has no board with more than one result.
        self.assertEqual(line(text), [(1, 0, 2), (2, 2, 2), (3, 0, 0)])

    def test_pending(self):
        text = regulations("small-groups ebu") + "players 3\n" + traveller(1, [1, 2, 9])
        text += "fouled 1 form=1 rows=1/3\n"
        # E is 3 all the same; (0 + 1) * 3 / 2 - 1 = 1/2.
        self.assertEqual(line(text), [(1, half(1), 4), (2, half(7), 4), (3, None, None)])
        self.assertEqual(entries(text)[3].boards, 0)

    def test_custom_of_weighted(self):
        text = regulations("expected 6", "small-groups custom 50 60,40 80,50,20") + "players 2\n"
        text += traveller(1, [5, 0]) + "ruling 1 board=1 round=1 table=1 N=assign:5*25,0*75\n"
        # 60 in a quarter of all ways, else both share 50: 52.5 and 47.5 percent of 10.
        self.assertEqual(line(text), [(1, Fraction(21, 4), 10), (2, Fraction(19, 4), 10)])


class OwnPercent(unittest.TestCase):
    def plus(self, *rules):
        """Percent of an average plus of player 1, who has 80 % fixed, an average and an average minus elsewhere, and
        beats one of one: 100 %."""
        text = regulations("expected 11", "normalise none", *rules) + "players 2\n"
        text += traveller(1, [1, 0]) + awarded(2, "80%", 1) + awarded(3, "average", 2)
        text += awarded(4, "minus", 3) + awarded(5, "plus", 4)
        ((_, matchpoints, top),) = line(text, board=5)
        return 100 * matchpoints / top

    def test_what_counts(self):
        # Tops are 2 on board 1 and 20 on the others; matchpoints 2, 16, 10, 8.
        self.assertEqual(self.plus(), 100)
        self.assertEqual(self.plus("own-counts with-average"), 100 * Fraction(28, 42))
        self.assertEqual(self.plus("own-counts all"), 60)
        self.assertEqual(self.plus("own-counts all", "minus own"), 100 * Fraction(28, 42))
        self.assertEqual(self.plus("plus fixed"), 60)


class Penalties(unittest.TestCase):
    BODY = "players 3\n" + traveller(1, [3, 2, 1])

    def test_three_bases(self):
        text = self.BODY + "penalty 1 matchpoints=1/2 rule=2\npenalty 1 top=25% rule=2\n"
        entry = entries(text + "penalty 1 percent=3 rule=2\n")[1]
        # 4 of 4, less 1/2 and a quarter of 4.
        figures = (entry.total, entry.maximum, entry.percent, entry.penalties)
        self.assertEqual(figures, (half(5), 4, half(125) - 3, half(3)))

    def test_whists(self):
        text = regulations("measure whists") + self.BODY
        entry = entries(text + "penalty 1 top=25% rule=2\npenalty 1 percent=3 rule=2\n")[1]
        figures = (entry.total, entry.maximum, entry.percent, entry.penalties, entry.place)
        self.assertEqual(figures, (3, None, None, 0, 1))
        self.assertEqual(entries(text + "penalty 1 matchpoints=5 rule=2\n")[1].place, 3)

    def test_unplaced(self):
        text = self.BODY + "disqualify 1 rule=13.2.4 approved-by=organisers\n"
        found = entries(text)
        self.assertEqual([(e.player, e.place) for e in final(text)[0]], [(2, 1), (3, 2), (1, 0)])
        self.assertEqual(found[1].percent, 100)
        few = entries(regulations("minimum-boards 2") + text)
        self.assertEqual({entry.place for entry in few.values()}, {0})

    def test_no_score(self):
        text = regulations("measure whists") + "players 4\n" + traveller(1, [-3, -2]) + awarded(2, "plus", 1)
        # An artificial score has no whists, so it is no board.
        text = text.replace("1 1 np . . . 1 ", "1 1 np . . . 3 ")
        found = entries(text)
        self.assertEqual([found[p].place for p in (1, 2, 3, 4)], [2, 1, 0, 0])
        self.assertEqual([found[p].boards for p in (1, 2, 3, 4)], [1, 1, 0, 0])


class TieBreaks(unittest.TestCase):
    def places(self, chain, body, players):
        found = entries(regulations(f"tie-break {chain}") + body)
        return [found[player].place for player in players]

    def test_total_and_tops(self):
        # 75 % each: player 1 has 2 of 4 and 4 of 4, player 2 has 3 of 4.
        body = "players 5\n" + traveller(1, [9, 9, 1]) + traveller(2, [5, 9, 1], 3)
        body += "ruling 1 board=1 round=1 table=1 N=50%\nruling 2 board=1 round=1 table=2 N=75%\n"
        body += awarded(3, "100%", 3)
        body = regulations("expected 3") + body
        found = entries(body)
        self.assertEqual([found[player].percent for player in (1, 2)], [75, 75])
        for chain, places in (("none", [2, 2]), ("total", [2, 3]), ("tops", [2, 3])):
            with self.subTest(chain=chain):
                self.assertEqual(self.places(chain, body, (1, 2)), places)

    def test_a_top_of_nothing(self):
        # By the rows of a board a lone result is 0 of 0; player 2 has one, and 50 % of board 1 like player 1.
        body = regulations("expected rows") + "players 2\n" + traveller(1, [5, 5]) + traveller(2, [9], 2)
        self.assertEqual(self.places("tops", body, (1, 2)), [1, 1])

    def test_direct_not_against_himself(self):
        # Player 2 holds the line of board 1 twice: two equal results for each of the two.
        body = "players 2\n" + traveller(1, [5, 5]) + "2 1 ? . . . 2 . . . 5 . . .\n"
        self.assertEqual(self.places("direct", body, (1, 2)), [1, 1])

    @staticmethod
    def met(board, winner, loser):
        rows = f"1 1 ? . . . {winner} . . . 9 . . .\n1 2 ? . . . {loser} . . . 1 . . .\n"
        return f"traveller {board}\n{rows}"

    def test_direct(self):
        # Each of 1 and 2 has a top and a bottom, but 1 beat 2 in the line where they met.
        body = "players 4\n" + self.met(1, 1, 2) + self.met(2, 2, 3) + self.met(3, 4, 1)
        self.assertEqual(self.places("none", body, (1, 2)), [2, 2])
        self.assertEqual(self.places("direct", body, (1, 2)), [2, 3])
        # In a circle everybody has beaten one.
        body = "players 3\n" + self.met(1, 1, 2) + self.met(2, 2, 3) + self.met(3, 3, 1)
        self.assertEqual(self.places("direct", body, (1, 2, 3)), [1, 1, 1])

    def test_opponents(self):
        # 1 and 2 have 50 %; 1 met the winner, 2 the last, in a row that was not played.
        body = "players 4\n" + traveller(1, [5, 5]) + traveller(2, [9, 1], 3)
        body += "traveller 3\n2 1 np . . . 1 3 . .\n2 2 np . . . 2 4 . .\n"
        self.assertEqual(self.places("opponents", body, (1, 2)), [2, 3])

    def test_whists(self):
        body = "players 4\n" + traveller(1, [5, 1]) + traveller(2, [4, 1], 3)
        self.assertEqual(self.places("whists", body, (1, 3)), [1, 2])
        # An assigned score stands for its mean, whatever the table got.
        body += "ruling 1 board=1 round=1 table=1 N=assign:2*50,3*50\n"
        self.assertEqual(self.places("whists", body, (1, 3)), [2, 1])

    def test_lot(self):
        seed = bytes(range(32))
        body = f"players 2\nseed {seed.hex()}\n" + traveller(1, [5, 5])
        drawn = lots.draws(seed, 1, 2)
        wanted = [1, 2] if drawn[1] < drawn[2] else [2, 1]
        self.assertEqual(self.places("lot", body, (1, 2)), wanted)


class Sessions(unittest.TestCase):
    # Player 1 has 4 of 4 and then 1 of 2 and 0 of 2 less a penalty of 1 percent point.
    BODY = (
        "players 3\n" + traveller(1, [3, 2, 1]) + "session 2\nregulation normalise none\n"
        + traveller(1, [5, 5]) + traveller(2, [1, 5]) + "penalty 1 percent=1 rule=2\n"
    )

    def figures(self, *rules):
        entry = whole(regulations(*rules) + self.BODY)[1]
        return entry.total, entry.maximum, entry.percent, entry.boards

    def test_add(self):
        self.assertEqual(self.figures(), (5, 8, 100 * Fraction(5, 8) - 1, 3))

    def test_mean(self):
        self.assertEqual(self.figures("sessions mean"), (5, 8, 62, 3))
        self.assertEqual(self.figures("sessions mean weights 1,3"), (5, 8, 43, 3))

    def test_mean_of_those_played(self):
        self.assertEqual(whole(regulations("sessions mean") + self.BODY)[3].percent, 0)

    def test_carry_over(self):
        self.assertEqual(self.figures("carry-over 1/10"), (1, 4, 34, 3))
        # Without a last percent there is nothing to add to, and without an earlier one only the last.
        text = regulations("carry-over 1/2") + "players 4\n" + traveller(1, [2, 1])
        text += "session 2\n" + traveller(1, [2, 1], 2)
        found = whole(text)
        self.assertEqual([found[p].percent for p in (1, 2, 3, 4)], [None, 100, 0, None])

    def test_own_list_has_own_regulations(self):
        text = "players 2\n" + traveller(1, [2, 1]) + "session 2\nregulation minimum-boards 2\n"
        text += traveller(1, [2, 1])
        self.assertEqual([entries(text, number)[1].place for number in (1, 2)], [1, 0])
        self.assertEqual(whole(text)[1].place, 1)


if __name__ == "__main__":
    sys.exit(not unittest.main(exit=False).result.wasSuccessful())
