# SPDX-License-Identifier: MIT
"""The Python module against the real library."""
import copy
import ctypes
import gc
import inspect
import os
import pickle
import random
import sys
import tempfile
import threading
import unittest
from fractions import Fraction

import pdup
from pdup import call, cdef

LIBRARY = pdup._library

DEAL = 'N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H'
CALLED = set()


def setUpModule():
    """Notes which C functions are called, so that the end can tell which were not."""
    plain = call.Caller.__call__

    def noting(self, *args):
        CALLED.add(self.function.name)
        return plain(self, *args)

    call.Caller.__call__ = noting
    for cls in pdup._library.classes.values():
        note_unref(cls)


def note_unref(cls):
    plain = cls.unref

    def noting(self):
        CALLED.add('pdup_%s_unref' % ''.join('_' * c.isupper() + c.lower() for c in cls.__name__).lstrip('_'))
        plain(self)

    cls.unref = noting


def make_row(round_=3, table=4, level=7, whists=(22, -58, 22, 14), players=(4, 7, 15, 18), seats='ESN', tricks=(6, 2, 2)):
    """A row of board 1: a game of seven diamonds, one down."""
    row = pdup.Row.new(round_, table)
    row.set_contract(pdup.CONTRACT_GAME, level, pdup.STRAIN_DIAMONDS)
    defences = (pdup.DEFENCE_NONE, pdup.DEFENCE_WHISTED, pdup.DEFENCE_WHISTED)
    cells = (pdup.CELL_DECLARER, pdup.CELL_FIRST, pdup.CELL_SECOND)
    for cell, seat, count, defence in zip(cells, seats, tricks, defences):
        row.set_cell(cell, ' NESW'.index(seat), count, defence)
    for seat, player in enumerate(players, 1):
        row.set_player(seat, player)
    for seat, number in enumerate(whists, 1):
        row.set_whists(seat, number * pdup.WHIST)
    return row


def make_session():
    session = pdup.Session.new(20)
    session.set_movement(pdup.Movement.new_rotation(5, 4))
    traveller = pdup.Traveller.new(pdup.Board.new(1, 4))
    traveller.add_row(make_row())
    traveller.add_row(make_row(1, 1, players=(1, 6, 11, 16), whists=(24, -60, 24, 12)))
    session.add_traveller(traveller)
    return session


def make_correction():
    traveller = make_session().traveller(1)
    traveller.close_row(1, 1)
    traveller.correct_row(make_row(1, 1, players=(1, 6, 12, 16), whists=(24, -60, 24, 12)), 1795900000, 'Ann', 'slip')
    return traveller.correction_at(0)


class Declarations(unittest.TestCase):
    def test_whole_api_is_there(self):
        with open(pdup._find.cdef(), encoding='utf-8') as file:
            declared = cdef.Cdef(file.read())
        self.assertEqual(set(pdup.FUNCTIONS), set(declared.functions))
        for name, value in declared.constants.items():
            self.assertEqual(getattr(pdup, name[len('PDUP_'):]), value)

    def test_docstrings_tell_what_the_header_says(self):
        prototype = 'int32_t pdup_board_number(const pdup_board *board, pdup_board_field field)'
        told = pdup.Board.number.__doc__
        self.assertTrue(told.startswith('A number of a board.\n'), told)
        self.assertIn('    field: A BOARD_FIELD constant.\n', told)
        self.assertTrue(told.endswith('\n\n' + prototype), told)
        self.assertIn('ERulingNumber', pdup.Session.add_ruling.__doc__)
        self.assertIn('Release with Deal.unref()', pdup.Board.deal.__doc__)
        for name, function in pdup.FUNCTIONS.items():
            with self.subTest(name):
                self.assertGreater(len(function.__doc__.splitlines()), 2)

    def test_signatures_have_types(self):
        self.assertEqual(str(inspect.signature(pdup.Board.new)), "(number: 'int', seats: 'int') -> 'Board'")
        self.assertEqual(str(inspect.signature(pdup.Deal.text)), "(self) -> 'str'")
        self.assertEqual(inspect.signature(pdup.Quality.factor).return_annotation, 'Fraction | None')
        self.assertEqual(inspect.signature(pdup.Movement.place_of_player).return_annotation, 'tuple[int, int]')
        self.assertEqual(inspect.signature(pdup.Standings.numbers).return_annotation, 'list[int]')

    def test_results_are_of_the_type_told(self):
        board = pdup.Board.new(1, 4)
        for value, function in ((board, pdup.Board.new), (board.number(1), pdup.Board.number),
                                (pdup.status_name(0), pdup.status_name), (pdup.version(), pdup.version)):
            told = inspect.signature(function).return_annotation
            self.assertEqual(told.split(' | ')[0].split('[')[0], type(value).__name__)

    def test_without_a_description_the_prototype_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(pdup._described.load(os.path.join(folder, 'pdup.cdef')),
                             {} if 'PDUP_JSON' not in os.environ else pdup._described.load(''))
        function = pdup.FUNCTIONS['pdup_board_number']
        before = function.__doc__
        declared = cdef.Cdef('int32_t pdup_board_number(int32_t x);').functions['pdup_board_number']
        pdup._library.described.tell(function, declared)
        self.assertEqual(function.__doc__, before)

    def test_parser_refuses_what_it_does_not_know(self):
        wrong = ['int x;', 'typedef long pdup_a;', 'enum { A };', 'enum { A = 1 B = 2 };', 'enum { A = 1, A = 2 };',
                 'int32_t f(double x);', 'int32_t f(int32_t x, ...);', '#define X 1', 'int32_t f(int32_t x)',
                 'static int32_t f(void);', 'int32_t f();', 'typedef struct a b;', 'int32_t f(int32_t);',
                 'int32_t f(void); int32_t f(void);', 'struct s { int32_t a : 3; };']
        for text in wrong:
            with self.subTest(text), self.assertRaises(cdef.CdefError):
                cdef.Cdef(text)

    def test_parser_names_the_line(self):
        with self.assertRaisesRegex(cdef.CdefError, 'line 3'):
            cdef.Cdef('int32_t f(void);\n\nint32_t g(double x);\n')

    def test_unconventional_parameter_is_refused(self):
        for text in ('int32_t pdup_f(const int32_t *numbers);', 'int32_t pdup_f(size_t size);',
                     'int32_t pdup_f(const char *text);', 'int32_t pdup_f(int32_t *changed);'):
            with self.subTest(text), self.assertRaises(cdef.CdefError):
                library = FakeLibrary(cdef.Cdef(text))
                call.Caller(library, library.cdef.functions['pdup_f'])


class FakeLibrary:
    def __init__(self, declared):
        self.cdef, self.errors, self.classes = declared, None, {}


class Statuses(unittest.TestCase):
    def test_each_has_its_class(self):
        for index in range(pdup.status_count()):
            status = pdup.status_at(index)
            name = pdup.status_name(status)
            self.assertEqual(getattr(pdup, name[len('PDUP_'):]), status)
            if status == pdup.OK:
                continue
            cls = getattr(pdup, ''.join(part.capitalize() for part in name.split('_')[1:]))
            self.assertTrue(issubclass(cls, pdup.Error))
            self.assertEqual((cls.status, cls.name, cls.text), (status, name, pdup.status_text(status)))
            self.assertIs(type(pdup._library.errors.make(status, 'f')), cls)

    def test_unknown_status_is_the_base_class(self):
        error = pdup._library.errors.make(-12345, 'pdup_f')
        self.assertIs(type(error), pdup.Error)
        self.assertEqual((error.status, error.name), (-12345, 'PDUP_UNKNOWN'))

    def test_message(self):
        with self.assertRaises(pdup.ERange) as caught:
            pdup.Board.new(0, 4)
        self.assertEqual(str(caught.exception),
                         'pdup_board_new: PDUP_E_RANGE: ' + pdup.status_text(pdup.E_RANGE))
        self.assertIsNone(caught.exception.place)

    def test_version_and_features(self):
        self.assertEqual(len(pdup.version()), 3)
        self.assertEqual(pdup.has(pdup.FEATURE_EVENT_FILE), 1)
        self.assertEqual(pdup.has(12345), 0)


class Refusals(unittest.TestCase):
    def refused(self, cls, function, *args):
        with self.subTest(cls.name), self.assertRaises(cls):
            function(*args)

    def test_rows(self):
        board = pdup.Board.new(1, 4)
        add = pdup.Traveller.new(board).add_row
        half = make_row(tricks=(pdup.TRICKS_UNWRITTEN,) * 3)
        half.set_cell(pdup.CELL_FIRST, pdup.SEAT_S, pdup.TRICKS_UNWRITTEN, pdup.DEFENCE_HALF)
        half.set_cell(pdup.CELL_SECOND, pdup.SEAT_N, pdup.TRICKS_UNWRITTEN, pdup.DEFENCE_HALF)
        self.refused(pdup.ERowHalf, add, half)
        self.refused(pdup.ERowContract, add, pdup.Row.new(1, 1))
        self.refused(pdup.ERowWhists, add, make_row(whists=(22, -58, 22, 15)))
        self.refused(pdup.ERowTricks, add, make_row(tricks=(6, 2, 3)))
        self.refused(pdup.ERowSeats, add, make_row(seats='EEN'))
        self.refused(pdup.ERowPlayerTwice, add, make_row(players=(4, 7, 4, 18)))
        self.refused(pdup.ERowNoPlayer, add, make_row(players=(4, 0, 15, 18)))
        self.refused(pdup.ERowNoWhists, add, make_row(whists=(22, -58, 36)))
        with self.assertRaises(pdup.ERowTricks) as caught:
            add(make_row(tricks=(6, 2, 3)))
        self.assertEqual([(fault.text, fault.name, fault.part, fault.part_index) for fault in caught.exception.faults],
                         [('the tricks do not fit the contract (rules 6): these sum to 11', 'ROW_TRICKS_SUM', pdup.PART_CELL, 0)])
        with self.assertRaises(pdup.ERange) as caught:
            make_row(level=11)
        self.assertEqual(caught.exception.faults.text_at(0),
                         'a number outside its limits: level is 11, and must be from 6 to 10')
        add(make_row())
        self.refused(pdup.ERowTwice, add, make_row())
        high = pdup.Traveller.new(board.with_lowest_level(8))
        self.refused(pdup.ERowLevel, high.add_row, make_row())
        three = pdup.Traveller.new(pdup.Board.new(1, 3))
        self.refused(pdup.ERowEmptySeat, three.add_row, make_row())

    def test_rows_without_a_game(self):
        traveller = pdup.Traveller.new(pdup.Board.new(1, 4))
        row = make_row(whists=(0, -7, 7, 0), seats='NES', tricks=(3, 4, 3))
        row.set_contract(pdup.CONTRACT_NOT_PLAYED, 0, pdup.STRAIN_NONE)
        for cell in (pdup.CELL_DECLARER, pdup.CELL_FIRST, pdup.CELL_SECOND):
            row.set_cell(cell, pdup.SEAT_NONE, pdup.TRICKS_UNWRITTEN, pdup.DEFENCE_NONE)
        self.refused(pdup.ERowNotPlayed, traveller.add_row, row)
        row.set_contract(pdup.CONTRACT_ALL_PASS, 0, pdup.STRAIN_NONE)
        for cell, seat, tricks in ((1, pdup.SEAT_E, 3), (2, pdup.SEAT_S, 4), (3, pdup.SEAT_N, 3)):
            row.set_cell(cell, seat, tricks, pdup.DEFENCE_NONE)
        self.refused(pdup.ERowFirstHand, traveller.add_row, row)

    def test_sessions(self):
        session = make_session()
        traveller = session.traveller(1)
        self.refused(pdup.EState, pdup.Session.new(20).add_traveller, traveller)
        self.refused(pdup.EBoardTwice, session.add_traveller, pdup.Traveller.new(pdup.Board.new(1, 4)))
        self.refused(pdup.EPlayers, pdup.Session.new(3).set_movement, session.movement())
        ruling = pdup.Ruling.new('11.2.B1', None)
        award = ruling.with_artificial(1, 3, 4, pdup.SEAT_N, pdup.AWARD_PLUS)
        self.refused(pdup.ERulingConflict, award.with_artificial, 1, 3, 4, pdup.SEAT_N, pdup.AWARD_MINUS)
        session.add_ruling(7, 0, award)
        self.refused(pdup.ERulingNumber, session.add_ruling, 7, 0, ruling)
        absent = ruling.with_artificial(1, 9, 4, pdup.SEAT_N, pdup.AWARD_PLUS)
        self.refused(pdup.ERulingRow, session.add_ruling, 8, 0, absent)

    def test_movements_and_regulations(self):
        self.refused(pdup.ENoMovement, pdup.Movement.new_rotation, 6, 4)
        regulations = pdup.Regulations.new()
        self.refused(pdup.EKey, regulations.set, 'no such key', 'neuberg')
        self.refused(pdup.EKey, regulations.value, 'no such key')
        self.refused(pdup.EValue, regulations.set, 'normalise', 'no such value')

    def test_penalties(self):
        regulations = pdup.Regulations.new()
        self.refused(pdup.EPenaltyTariff, regulations.penalty, pdup.INFRACTION_SLOW, 0)
        self.refused(pdup.EPenaltyTariff, regulations.penalise, 11, pdup.INFRACTION_SLOW, 0, 'slow')
        regulations.set('penalty-tariff', '12.2.2 matchpoints=1/2 top=25%')
        self.assertEqual(regulations.value('penalty-tariff'), '12.2.2 matchpoints=1/2 top=25%')
        self.assertEqual(regulations.penalty(pdup.infraction_of_rule('12.2.2'), 0),
                         (pdup.PENALTY_MATCHPOINTS, Fraction(1, 2)))
        ruling = regulations.penalise(11, pdup.INFRACTION_SLOW, 1, 'slow')
        self.assertEqual((ruling.rule(), ruling.reason()), ('12.2.2', 'slow'))
        effect = next(ruling.effects())
        self.assertEqual((effect.basis, effect.numerator, effect.denominator), (pdup.PENALTY_TOP, 25, 1))

    def test_deals(self):
        read = pdup.Deal.new_from_text
        self.refused(pdup.EDealForm, read, 'rubbish')
        self.refused(pdup.EDealCard, read, DEAL.replace('AKQ7', 'YKQ7'))
        self.refused(pdup.EDealTwice, read, DEAL.replace('AKQ7.T98', 'AKQ7.AT9'))
        self.refused(pdup.EDealCount, read, DEAL.replace('AKQ7', 'AKQ'))
        self.refused(pdup.EDealTalon, pdup.Board.new(2, 4).with_deal, read(DEAL))

    def test_a_list_may_be_walked_once(self):
        ruling = pdup.Ruling.new('11.2.B2', None)
        outcomes = [(216, 60), (72, 40)]
        made = ruling.with_assigned(1, 2, 5, pdup.SEAT_N, iter(outcomes))
        self.assertEqual(made.effect_count(), 1)
        with self.assertRaises(pdup.ERange) as refused:
            ruling.with_assigned(1, 2, 5, pdup.SEAT_N, iter([(216, 60), (72, 30)]))
        self.assertIn('90', str(refused.exception))

    def test_place_of_a_wrong_text(self):
        with self.assertRaises(pdup.EDealCard) as caught:
            pdup.Deal.new_from_text(DEAL.replace('AKQ7', 'AYQ7'))
        self.assertEqual([(fault.line, fault.column) for fault in caught.exception.faults], [(1, 4)])


class Arguments(unittest.TestCase):
    def test_wrong_handle(self):
        board, deal = pdup.Board.new(1, 4), pdup.Deal.new_from_text(DEAL)
        for function, args in ((pdup.Traveller.new, (deal,)), (board.with_deal, (board,)), (pdup.Board.number, (deal,)),
                               (pdup.Board.unref, (deal,)), (board.with_deal, ('deal',)), (board.with_deal, (1,))):
            with self.assertRaises(TypeError):
                function(*args)
        self.assertEqual((board.number(pdup.BOARD_FIELD_NUMBER), deal.text()), (1, DEAL))

    def test_a_handle_released_while_arguments_are_read_is_null(self):
        session = pdup.Session.new(20)

        class Releasing:
            def __index__(self):
                session.unref()
                return 0

        with self.assertRaises(pdup.EArg):
            session.standings(Releasing())

    def test_a_handle_keeps_its_hash(self):
        board = pdup.Board.new(1, 4)
        held = {board: 'board'}
        board.unref()
        self.assertEqual(held.pop(board), 'board')
        other = pdup.Board.new(2, 4)
        other.unref()
        self.assertNotEqual(board, other)

    def test_none_is_null(self):
        self.assertEqual(pdup.Board.number(None, pdup.BOARD_FIELD_NUMBER), 0)
        self.assertEqual(pdup.Board.number(None, pdup.BOARD_FIELD_FIRST_HAND), pdup.SEAT_NONE)
        self.assertIsNone(pdup.EventFile.title(None))
        self.assertIsNone(pdup.Deal.ref(None))
        pdup.Deal.unref(None)
        for function, args in ((pdup.Traveller.new, (None,)), (pdup.Deal.text, (None,)), (pdup.Deal.new, (None, 0)),
                               (pdup.Standings.count, (None,)), (pdup.Plan.count, (None,)),
                               (pdup.Deal.new_from_text, (None,)), (pdup.Session.check, (None,))):
            with self.subTest(function.__qualname__), self.assertRaises(pdup.EArg):
                function(*args)

    def test_numbers(self):
        for wrong in ('1', 1.0, None, b'1'):
            with self.subTest(wrong), self.assertRaises(TypeError):
                pdup.Board.new(wrong, 4)
        # 2^32 + 1 cut to 32 bits would be board 1.
        for wrong in (2 ** 32 + 1, -2 ** 32 + 1, 2 ** 31, 2 ** 70):
            with self.subTest(wrong), self.assertRaises(pdup.ERange):
                pdup.Board.new(wrong, 4)
        big = 2 ** 63
        with self.assertRaises(pdup.ERange):
            pdup.fraction_text(big, 1, pdup.EXACT, pdup.ROUND_UP, 0)
        self.assertEqual(pdup.fraction_text(big - 1, 1, pdup.EXACT, pdup.ROUND_UP, 0), str(big - 1))

    def test_arguments_by_name(self):
        self.assertEqual(pdup.Board.new(seats=4, number=7).number(pdup.BOARD_FIELD_NUMBER), 7)
        for args, named in (((1,), {}), ((1, 4, 5), {}), ((1,), {'board': 4})):
            with self.assertRaises(TypeError):
                pdup.Board.new(*args, **named)

    def test_deals_compared(self):
        deal = pdup.Deal.new_from_text(DEAL)
        other = pdup.Deal.new_from_text('N:AKJ7.T98.J.K7 E:Q98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H')
        self.assertEqual(deal.relation(deal), pdup.RELATION_EQUAL)
        self.assertEqual(deal.relation(other), pdup.RELATION_DIFFERENT)
        self.assertEqual([tuple(deal.moved_at(other, index)) for index in range(deal.moved_count(other))],
                         [(4, pdup.SEAT_E, pdup.SEAT_N), (5, pdup.SEAT_N, pdup.SEAT_E)])

    def test_notations(self):
        faults = pdup.Faults.new()
        deals = pdup.DealList.new_from_text(pdup.NOTATION_LINES, DEAL + '\nx\n', faults)
        self.assertEqual([(fault.line, fault.column) for fault in faults], [(2, 1)])
        self.assertEqual((len(deals), deals.deal_at(0).text()), (1, DEAL))
        self.assertEqual((deals.number_at(0, pdup.LISTED_BOARD), deals.number_at(0, pdup.LISTED_FIRST_HAND)), (0, pdup.SEAT_NONE))
        tags = deals.deal_at(0).tags(7)
        self.assertEqual(tags, '[Board "7"]\n[Deal "N:AKQ7.T98.J.K7 J98.AKQ.AT.Q8 T.J7.KQ98.AJT"]\n[Talon "W:7D9H"]\n')
        faults = pdup.Faults.new()
        deals = pdup.DealList.new_from_text(pdup.NOTATION_TAGS, tags, faults)
        self.assertEqual((len(faults), deals.number_at(0, pdup.LISTED_BOARD), deals.deal_at(0).text()), (0, 7, DEAL))

    def test_tags_kept(self):
        text = '[Event "a \\"b\\"]"]\n[Deal "N:AKQ7.T98.J.K7 J98.AKQ.AT.Q8 T.J7.KQ98.AJT"]\n[Talon "W:7D9H"]\n'
        faults = pdup.Faults.new()
        deals = pdup.DealList.new_from_text(pdup.NOTATION_ANY, text, faults)
        self.assertEqual([faults.number_at(0, pdup.FAULT_CODE), deals.notation(), deals.number_at(0, pdup.LISTED_LINE)],
                         [pdup.W_DEAL_PASSED_OVER, pdup.NOTATION_TAGS, 2])
        self.assertEqual((deals.tag_count_at(0), deals.tag_name_at(0, 0), deals.tag_value_at(0, 0)),
                         (1, 'Event', 'a "b"]'))
        self.assertIsNone(deals.tag_name_at(0, 1))
        self.assertEqual(deals.tags_at(0).splitlines(), text.splitlines()[1:] + text.splitlines()[:1])

    def test_notations_written(self):
        deal = pdup.Deal.new_from_text(DEAL)
        for notation in range(pdup.NOTATION_LINES, pdup.NOTATION_ANY):
            text = deal.notation_text(notation, 1, pdup.SEAT_N)
            faults = pdup.Faults.new()
            deals = pdup.DealList.new_from_text(pdup.NOTATION_ANY, text, faults)
            self.assertEqual((len(faults), deals.notation(), deals.deal_at(0).text()), (0, notation, DEAL))

    def test_hand_records(self):
        deal = pdup.Deal.new_from_text(DEAL)
        self.assertEqual(deal.hand_record_text(1, 4, pdup.SUITS_SYMBOLS).splitlines()[2:4],
                         [20 * ' ' + 'N  first hand', 20 * ' ' + '\u2660 A K Q 7'])
        self.assertIn('<desc>%s</desc>' % DEAL, deal.hand_record_svg(0, 4, pdup.SUITS_LETTERS))
        with self.assertRaises(pdup.EDealTalon):
            deal.hand_record_svg(2, 4, pdup.SUITS_LETTERS)

    def test_defective_tricks(self):
        # Rules 11.5.B: E has put two hearts on the first trick, and no heart on the second.
        king, nine = pdup.CARDS - 2, pdup.CARDS - 6
        seats = [pdup.SEAT_N, pdup.SEAT_E, pdup.SEAT_S]
        tricks = pdup.Tricks.new(pdup.SEAT_W, pdup.SEAT_E, pdup.STRAIN_SPADES).with_hand(range(9, 16))
        tricks = tricks.with_trick(pdup.SEAT_N, pdup.STRAIN_NONE, 1, seats + [pdup.SEAT_E], [31, nine, 24, king])
        tricks = tricks.with_trick(pdup.SEAT_N, pdup.STRAIN_NONE, 1, seats, [29, 8, 25])
        self.assertEqual((tricks.offender(), tricks.trick_count()), (pdup.SEAT_E, 2))
        self.assertEqual(tricks.balance(), (pdup.BALANCE_SHORTAGE, 1))
        self.assertEqual(list(tricks.defects()), [(1, pdup.RECTIFICATION_HIGHEST)])
        self.assertEqual(tricks.choices(1), [king])
        self.assertEqual(tricks.with_shown(1, nine).choices(1), [nine])
        right = tricks.with_rectified(1, king)
        self.assertEqual(list(right.returneds()), [(1, nine)])
        self.assertEqual(list(right.revokes()), [(2, nine)])
        self.assertEqual(right.cards(), [*range(9, 16), nine])
        self.assertEqual(right.played(1, pdup.SEAT_E), [king])
        self.assertEqual((right.suit(1), pdup.card_text(nine)), (pdup.STRAIN_HEARTS, '9H'))
        with self.assertRaises(pdup.EState):
            right.with_undetermined([0])
        with self.assertRaises(pdup.ETrickHand):
            right.with_restored(0)
        with self.assertRaises(pdup.ETrickUnknown):
            tricks.with_hand(range(9, 15)).with_undetermined([15]).choices(1)

    def test_defective_tricks_as_text(self):
        faults = pdup.Faults.new()
        tricks = pdup.Tricks.new_from_text('offender E\ntrump S\nhand 7S\n', faults)
        self.assertEqual((len(faults), tricks.cards()), (0, [0]))
        with self.assertRaises(pdup.ETrickText) as caught:
            pdup.Tricks.new_from_text('offender E\ntrump S\nhand 7S\ntrick N 7S\n')
        self.assertEqual([(fault.code, (fault.line, fault.column)) for fault in caught.exception.faults], [(pdup.E_DEAL_TWICE, (4, 9))])

    def test_pockets_counted(self):
        faults = pdup.Faults.new()
        pdup.Board.new(1, 4).check_pockets([11, 9, -1, 2], [pdup.SEAT_NONE] * pdup.CARDS, faults)
        self.assertEqual([faults.text_at(index) for index in range(len(faults))],
                         ['pocket N holds 11 cards, not 10', 'pocket E holds 9 cards, not 10'])

    def test_deal_numbers(self):
        seed = bytes(range(pdup.SEED_BYTES))
        deal = pdup.Deal.new_shuffled(seed, 1, 1, 4)
        self.assertEqual(deal.text(), 'N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C')
        self.assertEqual(deal.number(pdup.SEAT_N), 2435260391358659)
        for same in (pdup.Deal.new_from_number(2435260391358659, pdup.SEAT_N, pdup.SEAT_W),
                     pdup.Deal.new_from_code(deal.code())):
            self.assertEqual(same.text(), deal.text())
        with self.assertRaises(pdup.ERange):
            deal.number(pdup.SEAT_W)
        with self.assertRaises(pdup.ERange):
            pdup.Deal.new_shuffled(seed[1:], 1, 1, 4)

    def test_arrays(self):
        deal = pdup.Deal.new_from_text(DEAL)
        pockets = [0] * pdup.CARDS
        for seat, index in ((seat, index) for seat in range(1, 5) for index in range(10)):
            if seat == deal.talon_seat() and index >= pdup.TALON_CARDS:
                continue
            pockets[deal.card_at(seat, index)] = seat
        upper = deal.card_at(deal.talon_seat(), 0)
        self.assertEqual(pdup.Deal.new(tuple(pockets), upper).text(), DEAL)
        for wrong in (pockets[:-1], pockets + [1], []):
            with self.assertRaises(ValueError):
                pdup.Deal.new(wrong, upper)
        with self.assertRaises(TypeError):
            pdup.Deal.new(['N'] * pdup.CARDS, upper)

    def test_text(self):
        ruling = pdup.Ruling.new('11.2.B1', 'Штраф: ½')
        self.assertEqual((ruling.rule(), ruling.reason()), ('11.2.B1', 'Штраф: ½'))
        self.assertEqual(pdup.Ruling.new(bytearray(b'1'), memoryview(b'2')).reason(), '2')
        self.assertEqual(pdup.Ruling.new('own', None).reason(), '')
        odd = pdup.Ruling.new('own', b'\xff').reason()
        self.assertEqual(pdup.Ruling.new('own', odd).reason(), odd)
        for wrong in (5, ['a']):
            with self.assertRaises(TypeError):
                pdup.Ruling.new('own', wrong)

    def test_nul_reaches_the_library(self):
        # A NUL that ended the text early would make it right.
        with self.assertRaises(pdup.Error):
            pdup.Ruling.new('own', 'a\0b')
        with self.assertRaises(pdup.EValue):
            pdup.Regulations.new().set('normalise', 'neuberg\0')
        with self.assertRaises(pdup.Error):
            pdup.Deal.new_from_text(DEAL + '\0')

    def test_long_text_comes_back_whole(self):
        # Longer than the buffer of the first call.
        text = pdup.fraction_text(-2 ** 62, 3, 9, pdup.ROUND_UP, 0)
        self.assertEqual(text, '-1537228672809129301.333333333')
        session = make_session()
        value = 'neuberg'
        regulations = pdup.Regulations.new()
        regulations.set('normalise', value)
        session.set_regulations(regulations)
        self.assertEqual(session.regulations().value('normalise'), value)
        self.assertEqual(long_text_read(session), DEAL * 5)


def long_text_read(session):
    """A text out of several buffers' length, given by a function that counts as the library's do."""
    caller = call.Caller(pdup._library, pdup._library.cdef.functions['pdup_deal_text'])
    text = (DEAL * 5).encode()

    def give(_, buf, cap, length):
        length._obj.value = len(text)
        if cap <= len(text):
            return pdup.E_SPACE
        buf.raw = (text + b'\0').ljust(cap, b'\0')
        return pdup.OK

    caller.c_function = give
    return caller(None)


class Handles(unittest.TestCase):
    def test_classes_are_not_called(self):
        for cls in pdup._library.classes.values():
            with self.assertRaises(TypeError):
                cls()

    def test_copies_would_release_twice(self):
        board = pdup.Board.new(1, 4)
        for copying in (copy.copy, copy.deepcopy, pickle.dumps):
            with self.assertRaises(TypeError):
                copying(board)

    def test_ref_shares_and_unref_releases_once(self):
        everything = [pdup.Board.new(1, 4), pdup.Deal.new_from_text(DEAL), pdup.Row.new(1, 1), make_session(),
                      pdup.Regulations.new(), pdup.Ruling.new('own', ''), pdup.Movement.new_rotation(5, 4),
                      pdup.EventFile.read(''), make_session().standings(0), make_session().check(),
                      pdup.Traveller.new(pdup.Board.new(1, 4)), pdup.Wishes.new(20),
                      pdup.Plan.new(pdup.Wishes.new(20)), pdup.Movement.new_rotation(5, 4).quality(),
                      pdup.Frequencies.new(), pdup.Event.new(),
                      pdup.Question.new('11.3'), pdup.Question.new('11.3').advise(),
                      pdup.Tariff.new(pdup.VARIETY_SOCHI),
                      pdup.DealList.new_from_text(pdup.NOTATION_LINES, DEAL), pdup.Tally.new(make_session()),
                      pdup.Tricks.new(pdup.SEAT_W, pdup.SEAT_E, pdup.STRAIN_SPADES), make_correction()]
        self.assertEqual({type(each) for each in everything}, set(pdup._library.classes.values()))
        for handle in everything:
            other = handle.ref()
            self.assertEqual(handle, other)
            self.assertEqual(hash(handle), hash(other))
            self.assertIsNot(handle, other)
            self.assertNotEqual(handle, None)
            handle.unref()
            handle.unref()
            self.assertIn('released', repr(handle))
            self.assertNotEqual(handle, other)
            self.assertNotIn('released', repr(other))

    def test_getters_by_value_are_neutral(self):
        """Made from the header: what a NULL, or a handle of another type, gives to a function that returns a value."""
        other = {'pdup_deal': pdup.Row.new(1, 1)}
        asked = 0
        for function in LIBRARY.cdef.functions.values():
            kind = function.returns
            handle = function.params[0].type.base if function.params else ''
            takes = function.name.endswith(('_ref', '_unref'))
            if kind.base in ('pdup_status', 'void') or handle not in LIBRARY.cdef.handles or takes:
                continue
            wrong = other.get(handle, pdup.Deal.new_from_text(DEAL))
            c_function = LIBRARY.dll[function.name]
            c_function.restype = ctypes.c_void_p if kind.stars else call.C_INTEGERS[
                LIBRARY.cdef.integers.get(kind.base, kind.base)]
            for given in (None, ctypes.c_void_p(wrong._pointer)):
                rest = [None if param.type.stars else 1 for param in function.params[1:]]
                wanted = pdup.E_ARG if function.name.endswith('_count') else None if kind.stars else 0
                with self.subTest(function.name):
                    self.assertEqual(c_function(given, *rest), wanted)
            asked += 1
        self.assertGreater(asked, 40)

    def test_released_handle_is_refused(self):
        board = pdup.Board.new(1, 4)
        board.unref()
        with self.assertRaises(pdup.EArg):
            board.with_price(3)
        session = make_session()
        session.unref()
        for getter in (lambda: session.number(pdup.SESSION_FIELD_ROUNDS_PLAYED), session.player_count,
                       session.regulations, lambda: session.standings(0)):
            self.assertRaises(pdup.EArg, getter)
        self.assertIsNone(session.ref())

    def test_children_outlive_their_parents_in_any_order(self):
        for seed in range(60):
            deal = pdup.Deal.new_from_text(DEAL)
            session = pdup.Session.new(20)
            traveller = pdup.Traveller.new(pdup.Board.new(1, 4).with_deal(deal))
            traveller.add_row(make_row())
            session.add_traveller(traveller)
            session.set_movement(pdup.Movement.new_rotation(5, 4))
            ruling = pdup.Ruling.new('11.2.B1', 'r').with_artificial(1, 3, 4, 1, pdup.AWARD_PLUS)
            session.add_ruling(1, 0, ruling)
            kept = [deal, session, traveller, traveller.board(), traveller.row_at(0), session.movement(),
                    session.ruling_at(0), session.standings(0), session.regulations(), session.check(), ruling]
            uses = {pdup.Deal: pdup.Deal.text, pdup.Session: lambda each: each.standings(0).numbers(pdup.ENTRY_PLAYER),
                    pdup.Traveller: lambda each: each.board().deal().text(), pdup.Board: lambda each: each.deal().text(),
                    pdup.Row: lambda each: each.number(pdup.ROW_FIELD_LEVEL), pdup.Movement: lambda each: each.player_at(1, 1, 1),
                    pdup.Ruling: pdup.Ruling.reason, pdup.Standings: lambda each: each.number_at(0, pdup.ENTRY_PLAYER),
                    pdup.Regulations: lambda each: each.value('normalise'), pdup.Faults: len}
            wanted = [uses[type(each)](each) for each in kept]
            del deal, session, traveller, ruling
            order = list(range(len(kept)))
            random.Random(seed).shuffle(order)
            for index in order:
                kept[index] = None
                gc.collect(0)
                for other, each in enumerate(kept):
                    if each is not None:
                        self.assertEqual(uses[type(each)](each), wanted[other])

    def test_threads_may_share_what_changes(self):
        traveller = pdup.Traveller.new(pdup.Board.new(1, 4))

        def enter(round_):
            for table in range(1, 101):
                traveller.add_row(make_row(round_, table))
                traveller.row_at(0).ref()

        threads = [threading.Thread(target=enter, args=(round_,)) for round_ in range(1, 5)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted((row.number(pdup.ROW_FIELD_ROUND), row.number(pdup.ROW_FIELD_TABLE)) for row in traveller.rows()),
                         [(round_, table) for round_ in range(1, 5) for table in range(1, 101)])

    def test_cycles_are_collected(self):
        class Holder:
            pass

        for _ in range(100):
            holder = Holder()
            holder.board = pdup.Board.new(1, 4)
            holder.self = holder
        del holder
        gc.collect()
        self.assertFalse([each for each in gc.get_objects() if type(each) is Holder])


class Getters(unittest.TestCase):
    def test_boards(self):
        board = pdup.Board.new(6, 4)
        self.assertEqual((board.number(pdup.BOARD_FIELD_NUMBER), board.number(pdup.BOARD_FIELD_SEATS), board.number(pdup.BOARD_FIELD_SET), board.number(pdup.BOARD_FIELD_TALON_SEAT), board.number(pdup.BOARD_FIELD_FIRST_HAND)),
                         (6, 4, 2, pdup.SEAT_N, pdup.SEAT_E))
        self.assertIsNone(board.deal())
        self.assertEqual((board.number(pdup.BOARD_FIELD_PRICE), board.with_price(3).number(pdup.BOARD_FIELD_PRICE)), (0, 3))
        self.assertEqual((board.number(pdup.BOARD_FIELD_ROOM), board.with_room(2).number(pdup.BOARD_FIELD_ROOM)), (0, 2))
        self.assertEqual(board.with_lowest_level(7).number(pdup.BOARD_FIELD_LOWEST_LEVEL), 7)
        deal = pdup.Deal.new_from_text(DEAL)
        self.assertEqual(pdup.Board.new(1, 4).with_deal(deal).deal(), deal)

    def test_movement(self):
        movement = pdup.Movement.new_rotation(5, 4)
        self.assertEqual((movement.number(pdup.MOVEMENT_FIELD_KIND), movement.number(pdup.MOVEMENT_FIELD_TABLES), movement.number(pdup.MOVEMENT_FIELD_ROUNDS), movement.number(pdup.MOVEMENT_FIELD_SETS),
                          movement.number(pdup.MOVEMENT_FIELD_PLAYERS), movement.number(pdup.MOVEMENT_FIELD_SEATS)), (pdup.MOVEMENT_KIND_ROTATION, 5, 5, 5, 20, 4))
        player = movement.player_at(2, 3, pdup.SEAT_E)
        self.assertEqual(movement.place_of_player(2, player), (3, pdup.SEAT_E))
        self.assertEqual(movement.table_of_set(2, movement.set_at(2, 3), 0), 3)
        self.assertEqual(movement.with_rounds(3).number(pdup.MOVEMENT_FIELD_ROUNDS), 3)

    def test_all_kinds_of_movement(self):
        best = pdup.Movement.new_best(8, 4)
        self.assertEqual((best.number(pdup.MOVEMENT_FIELD_KIND), best.number(pdup.MOVEMENT_FIELD_IS_BY_LINES), best.number(pdup.MOVEMENT_FIELD_COPIES), best.number(pdup.MOVEMENT_FIELD_ROOMS)),
                         (pdup.MOVEMENT_KIND_LINES, 1, 1, 1))
        self.assertTrue(best.construction() and best.source())
        self.assertEqual(pdup.Movement.new_skip(6, 4).number(pdup.MOVEMENT_FIELD_KIND), pdup.MOVEMENT_KIND_SKIP)
        few = pdup.Movement.new_individual(16, 4, pdup.VARIANT_FEW)
        self.assertEqual((few.number(pdup.MOVEMENT_FIELD_VARIANT), few.number(pdup.MOVEMENT_FIELD_ROUNDS), few.number(pdup.MOVEMENT_FIELD_KIND)),
                         (pdup.VARIANT_FEW, 5, pdup.MOVEMENT_KIND_INDIVIDUAL))
        rotation = pdup.Movement.new_rotation(5, 4)
        self.assertEqual(rotation.with_rooms(2).number(pdup.MOVEMENT_FIELD_ROOMS), 2)
        self.assertEqual(pdup.Movement.new_best(16, 4).with_second(pdup.VARIANT_FEW).number(pdup.MOVEMENT_FIELD_ROOMS), 4)
        with self.assertRaises(pdup.ERange):
            pdup.Movement.new_best(2, 4)

    def test_refused_movement_tells_its_faults(self):
        with self.assertRaises(pdup.EMovementText) as refused:
            pdup.Movement.new_from_text('players 8\nmen 2')
        self.assertGreater(refused.exception.faults.error_count(), 0)
        self.assertTrue(refused.exception.faults.text_at(0))
        with self.assertRaises(pdup.ERange) as refused:
            pdup.Movement.new_best(2, 4)
        self.assertIsNone(refused.exception.faults)

    def test_turned_movements(self):
        rotation = pdup.Movement.new_rotation(5, 4)
        self.assertEqual(rotation.with_round_turns('01000').player_at(2, 1, pdup.SEAT_E), rotation.player_at(2, 1, pdup.SEAT_N))
        self.assertEqual(rotation.with_one_winner().number(pdup.MOVEMENT_FIELD_IS_BY_LINES), 0)
        eight = pdup.Movement.new_individual(8, 4, pdup.VARIANT_SHARED)
        self.assertEqual(eight.with_set_turns('0320321').text(pdup.MOVEMENT_FORM_LIST),
                         eight.with_even_seats().text(pdup.MOVEMENT_FORM_LIST))
        self.assertEqual(pdup.Movement.new_skip_steps(24, 4, 1, 2, 3).quality().measure(pdup.MEASURE_NEVER_MET), 360)
        with self.assertRaises(pdup.ERange):
            eight.with_set_turns('0')
        shared = pdup.Movement.new_lines(4, 4, pdup.LINES_SHARED)
        self.assertEqual(shared.quality().measure(pdup.MEASURE_NEVER_MET), 0)
        self.assertEqual(pdup.Movement.new_lines(6, 4, pdup.LINES_WHOLE).number(pdup.MOVEMENT_FIELD_ROUNDS), 6)

    def test_quality(self):
        quality = pdup.Movement.new_best(8, 4).quality()
        self.assertEqual(quality.measure(pdup.MEASURE_NEVER_MET), 0)
        self.assertEqual(quality.factor(), 100)
        self.assertEqual(quality.spread_count(pdup.SPREAD_MEETINGS), 1)
        self.assertEqual(quality.spread_at(pdup.SPREAD_MEETINGS, 0), (1, 384))
        self.assertEqual(quality.faults().count(), 0)

    def test_a_movement_as_text(self):
        cyclic = pdup.Movement.new_individual(13, 4, pdup.VARIANT_SINGLE)
        text = cyclic.text(pdup.MOVEMENT_FORM_CYCLE)
        faults = pdup.Faults.new()
        again = pdup.Movement.new_from_text(text, faults)
        self.assertEqual(faults.count(), 0)
        self.assertEqual(again.text(pdup.MOVEMENT_FORM_LIST), cyclic.text(pdup.MOVEMENT_FORM_LIST))

    def test_a_better_movement(self):
        movement = pdup.Movement.new_individual(12, 4, pdup.VARIANT_SINGLE)
        better = movement.with_improved(bytes(32), 2000)
        self.assertEqual(better.quality().faults().error_count(), 0)
        with self.assertRaises(pdup.ERange):
            movement.with_improved(bytes(31), 1)

    def test_plans(self):
        wishes = pdup.Wishes.new(20)
        wishes.set(pdup.WISH_SEATS, 4)
        wishes.set(pdup.WISH_ROUNDS, 0)
        wishes.set(pdup.WISH_BOARDS, 0)
        wishes.set(pdup.WISH_MINUTES, 120)
        wishes.set(pdup.WISH_MINUTES_PER_BOARD, 5)
        wishes.set(pdup.WISH_ROOMS, 0)
        wishes.set(pdup.WISH_COPIES, 0)
        plan = pdup.Plan.new(wishes)
        self.assertGreaterEqual(plan.count(), 1)
        self.assertEqual(plan.movement_at(0).number(pdup.MOVEMENT_FIELD_KIND), pdup.MOVEMENT_KIND_ROTATION)
        self.assertEqual((plan.number_at(0, pdup.WAY_MINUTES), plan.number_at(0, pdup.WAY_RESTING)), (100, 0))
        self.assertEqual(plan.quality_at(0).measure(pdup.MEASURE_MOST_MEETINGS), 1)
        self.assertIn('every player meets', plan.note_at(0))
        with self.assertRaises(pdup.ERange):
            pdup.Wishes.new(2)

    def test_rows(self):
        row = make_row()
        self.assertEqual((row.number(pdup.ROW_FIELD_ROUND), row.number(pdup.ROW_FIELD_TABLE), row.number(pdup.ROW_FIELD_CONTRACT), row.number(pdup.ROW_FIELD_LEVEL), row.number(pdup.ROW_FIELD_STRAIN)),
                         (3, 4, pdup.CONTRACT_GAME, 7, pdup.STRAIN_DIAMONDS))
        self.assertEqual(row.cell(pdup.CELL_FIRST), (pdup.SEAT_S, 2, pdup.DEFENCE_WHISTED))
        self.assertEqual(row.player(pdup.SEAT_E), 7)
        self.assertEqual(row.whists(pdup.SEAT_E), (-58 * pdup.WHIST, 1))
        row.set_whists_unknown(pdup.SEAT_E)
        self.assertEqual(row.whists(pdup.SEAT_E)[1], 0)

    def test_frequencies(self):
        table = pdup.Frequencies.new()
        for whists, results in ((60, 1), (-12, 3), (0, 2 ** 33)):
            table.add([whists], None, results)
        table.remove([0], [100], 2 ** 33 - 1)
        other = pdup.Frequencies.new()
        other.add([60, 0], (30, 70), 1)
        table.merge(other)
        self.assertEqual((table.total(), table.score_count()), (6, 3))
        self.assertEqual([tuple(each) for each in table.scores()], [(-12, 300), (0, 170), (60, 130)])
        self.assertEqual(table.matchpoints([0], None), Fraction(67, 10))
        self.assertEqual(table.matchpoints([-12], [100]), 2)
        self.assertEqual(table.matchpoints([60, 0], [30, 70]), Fraction(30 * 900 + 70 * 700, 10000))
        text = table.text()
        self.assertEqual(text, 'pdup-frequencies 1\n-12 300\n0 170\n60 130\n')
        self.assertEqual(pdup.Frequencies.new_from_text(text).text(), text)
        table.remove([60, 0], [30, 70], 1)
        self.assertEqual([tuple(each) for each in table.scores()], [(-12, 300), (0, 100), (60, 100)])
        with self.assertRaises(pdup.EFrequenciesText) as raised:
            pdup.Frequencies.new_from_text('pdup-frequencies 1\n5 100\n4 100\n')
        self.assertEqual(raised.exception.place, 25)
        with self.assertRaises(ValueError):
            table.add([60, 0], [100], 1)
        for lists in (None, None), ([60, 0], None), (None, [100]):
            self.assertRaises(pdup.EArg, table.add, *lists, 1)
        with self.assertRaises(pdup.ERange):
            table.add([], [], 1)
        with self.assertRaises(pdup.EState):
            table.matchpoints([6], None)

    def test_tally(self):
        session = make_session()
        tally = pdup.Tally.new(session)
        with self.assertRaises(pdup.EState):
            tally.player_figure(1, pdup.FIGURE_TOTAL)
        tally.update()
        self.assertEqual(tally.player_figure(1, pdup.FIGURE_WHISTS), 24)
        session.traveller(1).add_row(make_row(3, 1, players=(1, 6, 11, 16), whists=(0, 0, 0, 0)))
        tally.update()
        standings, wanted = tally.standings(), session.standings(0)
        self.assertEqual(standings.count(), 20)
        for index in range(standings.count()):
            player = standings.number_at(index, pdup.ENTRY_PLAYER)
            self.assertEqual(player, wanted.number_at(index, pdup.ENTRY_PLAYER))
            for figure in range(pdup.FIGURE_TOTAL, pdup.FIGURE_WHISTS + 1):
                self.assertEqual(tally.player_figure(player, figure), wanted.figure_at(index, figure))
                self.assertEqual(tally.player_figure_text(player, figure, 2, pdup.ROUND_UP),
                                 wanted.figure_text_at(index, figure, 2, pdup.ROUND_UP))
        with self.assertRaises(pdup.ERange):
            tally.player_figure(21, pdup.FIGURE_TOTAL)

    def test_advice(self):
        section = [pdup.rules_section_text_at(index, pdup.RULE_TEXT_NAME) for index in range(pdup.rules_section_count())].index('11.3')
        question = pdup.Question.new('11.3.A')
        self.assertEqual(question.section(), '11.3')
        question.set('found', 'after-play')
        self.assertEqual((question.value_at(0), question.value_at(1)), (2, -1))
        advice = question.advise()
        self.assertEqual([pdup.rules_fact_text_at(section, fact, pdup.RULE_TEXT_NAME) for fact in advice.missings()], ['surplus'])
        self.assertEqual(advice.missing_at(0), advice.missing_count() + 7)
        for fact, value in (('surplus', 'hand'), ('independent', 'NE')):
            question.set(fact, value)
        steps = list(question.advise().steps())
        self.assertEqual([(each.provision, each.duty, each.touch, (each.is_ours, each.is_by_regulation)) for each in steps],
                         [('11.3.V', pdup.DUTY_MUST, pdup.TOUCH_ALL, (1, 0)),
                          ('11.3.V', pdup.DUTY_MAY, pdup.TOUCH_NAMED, (1, 0)),
                          ('11.2.A', pdup.DUTY_MAY, pdup.TOUCH_ALL, (1, 0)),
                          ('13.2.6b', pdup.DUTY_MUST, pdup.TOUCH_ALL, (0, 0))])
        advice = question.advise()
        self.assertEqual([advice.step_number_at(1, pdup.ADVISED_HAS_N + seat - pdup.SEAT_N) for seat in range(1, 5)], [1, 1, 0, 0])
        self.assertEqual(pdup.rules_step_text_at(advice.step_number_at(1, pdup.ADVISED_STEP), pdup.RULE_TEXT_NAME), 'keep-independent')
        ruling = advice.ruling(1, 7, 2, 5, 4, pdup.LANGUAGE_RU)
        self.assertEqual((ruling.rule(), ruling.effect_count()), ('11.3.V', 2))
        self.assertEqual(ruling.reason(), pdup.rules_step_text_at(advice.step_number_at(1, pdup.ADVISED_STEP), pdup.RULE_TEXT_WORDS, pdup.LANGUAGE_RU))
        with self.assertRaises(pdup.ERulingConflict):
            ruling.with_step(advice, 0, 7, 2, 5, 4)
        self.assertEqual(pdup.Ruling.new('11.3', None).with_step(advice, 0, 7, 2, 5, 3).effect_count(), 3)
        for cls, function, args in ((pdup.EKey, pdup.Question.new, ('11.8',)), (pdup.EKey, question.set, ('fond', 'x')),
                                    (pdup.EValue, question.set, ('found', 'x')), (pdup.ERange, advice.step_number_at, (4, pdup.ADVISED_STEP)),
                                    (pdup.EAdviceFacts, advice.ruling, (2, 7, 2, 5, 4, 1))):
            with self.assertRaises(cls):
                function(*args)

    def test_outcomes_and_effects(self):
        question = pdup.Question.new('11.2.B2')
        for fact, value in (('reached', 'yes'), ('innocent', 'NS'), ('offending', 'E'), ('without', '80/3,-40/3,-40/3'),
                            ('possible', '-1,1,0')):
            question.set(fact, value)
        with self.assertRaises(pdup.EAdviceOutcomes):
            question.advise()
        question.set('possible', '80/3,-40/3,-40/3')
        advice = question.advise()
        best = advice.ruling(0, 7, 2, 5, 3, pdup.LANGUAGE_EN)
        self.assertEqual([tuple(best.effect_outcome_at(index, 0)) for index in range(best.effect_count())],
                         [(160, 100), (-80, 100)])
        question = pdup.Question.new('12.1')
        question.set('act', 'delay')
        with self.assertRaises(pdup.EAdviceEffect):
            question.advise().ruling(0, 7, 2, 5, 4, pdup.LANGUAGE_EN)

    def test_rules_describe_themselves(self):
        provisions = set()
        for section in range(pdup.rules_section_count()):
            for language in (pdup.LANGUAGE_EN, pdup.LANGUAGE_RU):
                self.assertTrue(pdup.rules_section_text_at(section, pdup.RULE_TEXT_WORDS, language))
                for fact in range(pdup.rules_fact_count(section)):
                    self.assertTrue(pdup.rules_fact_text_at(section, fact, pdup.RULE_TEXT_WORDS, language))
                    kind, asked = (pdup.rules_fact_number_at(section, fact, field) for field in (pdup.FACT_KIND, pdup.FACT_IS_ASKED))
                    self.assertIn((kind, asked), ((pdup.FACT_KIND_CHOICE, 1), (pdup.FACT_KIND_SEATS, 0), (pdup.FACT_KIND_SEATS, 1),
                                                  (pdup.FACT_KIND_OUTCOMES, 1)))
                    for value in range(pdup.rules_value_count(section, fact)):
                        self.assertTrue(pdup.rules_value_text_at(section, fact, value, pdup.RULE_TEXT_NAME))
                        self.assertTrue(pdup.rules_value_text_at(section, fact, value, pdup.RULE_TEXT_WORDS, language))
            for row in range(pdup.rules_row_count(section)):
                step, duty = (pdup.rules_row_number_at(section, row, field) for field in (pdup.RULE_STEP, pdup.RULE_DUTY))
                provisions.add(pdup.rules_row_text_at(section, row, pdup.RULE_TEXT_PROVISION))
                self.assertTrue(pdup.rules_row_text_at(section, row, pdup.RULE_TEXT_CONDITION))
                self.assertTrue(pdup.rules_step_text_at(step, pdup.RULE_TEXT_WORDS, pdup.LANGUAGE_RU))
                self.assertLessEqual(pdup.rules_step_number_at(step, pdup.STEP_EFFECT), pdup.STEP_EFFECT_DISQUALIFICATION)
                self.assertEqual(pdup.rules_step_number_at(step, pdup.STEP_ACTOR), {
                    'draw-attention': pdup.ACTOR_PLAYER, 'call-director': pdup.ACTOR_PLAYER,
                    'choose-among-highest': pdup.ACTOR_OFFENDER}.get(pdup.rules_step_text_at(step, pdup.RULE_TEXT_NAME), pdup.ACTOR_DIRECTOR))
                self.assertIn(tuple(pdup.rules_row_number_at(section, row, field)
                                    for field in (pdup.RULE_IS_OURS, pdup.RULE_IS_BY_REGULATION)), ((0, 0), (0, 1), (1, 0), (1, 1)))
                self.assertIn(duty, (pdup.DUTY_MUST, pdup.DUTY_MAY))
            for term in range(pdup.rules_term_count(section)):
                self.assertTrue(pdup.rules_term_text_at(section, term, pdup.RULE_TEXT_NAME) and pdup.rules_term_text_at(section, term, pdup.RULE_TEXT_CONDITION))
        self.assertLess({'2', '4', '10.B', '11.3.V', '13.2.8'}, provisions)
        self.assertIsNone(pdup.rules_step_text_at(pdup.rules_step_count(), pdup.RULE_TEXT_NAME))

    def test_events(self):
        event = pdup.Event.new()
        with self.assertRaises(pdup.EState):
            event.standings()
        event.add_session(make_session())
        event.add_session(make_session())
        self.assertEqual(event.session_count(), 2)
        self.assertEqual(event.session(2).player_count(), 20)
        whole = event.standings()
        one = event.session_standings(2, 0)
        self.assertEqual(whole.number_at(0, pdup.ENTRY_PLAYER), one.number_at(0, pdup.ENTRY_PLAYER))
        self.assertEqual(whole.number_at(0, pdup.ENTRY_BOARDS), 2 * one.number_at(0, pdup.ENTRY_BOARDS))
        self.assertEqual(whole.number_at(0, pdup.ENTRY_PLACING), pdup.PLACING_PLACED)
        first = next(one.results())
        self.assertEqual([first.session, first.room, first.seats, first.group, first.state, first.percent],
                         [2, 1, 4, 0, pdup.STATE_REAL, 0])
        self.assertTrue(one.result_why_at(0))
        self.assertEqual(one.result_number_at(1, pdup.RESULT_COMPARISON), 0)
        self.assertEqual(one.result_frequencies_at(0).total(), one.result_number_at(0, pdup.RESULT_COMPARED))
        self.assertEqual(one.result_figure_at(0, pdup.FIGURE_SUM), one.result_figure_at(0, pdup.FIGURE_SUM_DUE))
        self.assertEqual(one.flags().count(), 0)
        self.assertEqual(pdup.EventFile.read('pdup-event 1\nplayers 4\n').event().session_count(), 1)

    def test_tariffs_settle_and_check_rows(self):
        tariff, board, row = pdup.Tariff.new(pdup.VARIETY_SOCHI), pdup.Board.new(1, 4), make_row()
        self.assertEqual(sum(tariff.settle(board, row)), 0)
        due = tariff.settle(board, row)
        for seat, whists in enumerate(due, 1):
            row.set_whists(seat, whists + 3 * (seat == 2))
        self.assertEqual(tuple(tariff.difference(board, row)), (0, 3, 0, 0))
        tariff.set('undertrick-7', '5')
        self.assertEqual(tariff.value('undertrick-7'), '5')
        for setter, cls, key, value, sentence in (
                (tariff.set, pdup.EKey, 'pol-6', '1', "unknown field of the tariff 'pol-6'; did you mean 'pool-6'?"),
                (tariff.set, pdup.EValue, 'pool-6', '1001',
                 "the setting does not allow this value: a number from 0 to 1000, not '1001'"),
                (pdup.Regulations.new().set, pdup.EKey, 'normalize', 'neuberg',
                 "unknown regulation 'normalize'; did you mean 'normalise'?"),
                (pdup.Regulations.new().set, pdup.EValue, 'appeal-minutes', '3O',
                 "the setting does not allow this value: '3O'; allowed is 30 | N")):
            with self.assertRaises(cls) as refused:
                setter(key, value)
            self.assertEqual(refused.exception.faults.text_at(0), sentence)
        with self.assertRaises(pdup.ETariffRow):
            tariff.settle(board, pdup.Row.new(1, 1))
        heading, *lines = pdup.Tariff.new(pdup.VARIETY_LENINGRAD).price_table(4, 3).splitlines()
        prices = [dict(zip(heading.split(), line.split())) for line in lines]
        made = [price['to-declarer'] for price in prices if (price['contract'], price['declarer']) == ('M', '0')]
        self.assertEqual(made, ['150'])
        for index in range(pdup.setting_count(pdup.SETTINGS_TARIFF)):
            self.assertTrue(pdup.setting_description_at(pdup.SETTINGS_TARIFF, index))
            value = tariff.value(pdup.setting_key_at(pdup.SETTINGS_TARIFF, index))
            if pdup.setting_highest_at(pdup.SETTINGS_TARIFF, index):
                self.assertIsNone(pdup.setting_choice_text_at(pdup.SETTINGS_TARIFF, index, 0, pdup.CHOICE_VALUE))
                self.assertLessEqual(int(value), pdup.setting_highest_at(pdup.SETTINGS_TARIFF, index))
            else:
                self.assertIn(value, (pdup.setting_choice_text_at(pdup.SETTINGS_TARIFF, index, 0, pdup.CHOICE_VALUE), pdup.setting_choice_text_at(pdup.SETTINGS_TARIFF, index, 1, pdup.CHOICE_VALUE)))

    def test_regulations_describe_themselves(self):
        for index in range(pdup.setting_count(pdup.SETTINGS_REGULATIONS)):
            self.assertTrue(pdup.setting_description_at(pdup.SETTINGS_REGULATIONS, index))
            for choice in range(pdup.setting_choice_count(pdup.SETTINGS_REGULATIONS, index)):
                self.assertTrue(pdup.setting_choice_text_at(pdup.SETTINGS_REGULATIONS, index, choice, pdup.CHOICE_VALUE))
                self.assertTrue(pdup.setting_choice_text_at(pdup.SETTINGS_REGULATIONS, index, choice, pdup.CHOICE_FORM))
                self.assertTrue(pdup.setting_choice_text_at(pdup.SETTINGS_REGULATIONS, index, choice, pdup.CHOICE_DESCRIPTION))
            self.assertEqual(pdup.Regulations.new().value(pdup.setting_key_at(pdup.SETTINGS_REGULATIONS, index)),
                             pdup.setting_choice_text_at(pdup.SETTINGS_REGULATIONS, index, 0, pdup.CHOICE_VALUE))
        self.assertIsNone(pdup.setting_key_at(pdup.SETTINGS_REGULATIONS, -1))
        with self.assertRaises(pdup.ERange):
            pdup.setting_choice_count(pdup.SETTINGS_REGULATIONS, -1)

    def test_session(self):
        session = make_session()
        session.add_ruling(7, 2 ** 36, pdup.Ruling.new('1', '2').with_artificial(1, 3, 4, 1, pdup.AWARD_PLUS))
        self.assertEqual((session.player_count(), session.traveller_count(), session.ruling_count()), (20, 1, 1))
        ruling = session.ruling_at(0)
        given, = session.rulings()
        self.assertEqual((given.number, given.time, given.ruling, ruling.effect_count()), (7, 2 ** 36, ruling, 1))
        self.assertEqual((given.state, given.replaces, given.replaced_by), (pdup.RULING_STATE_IN_FORCE, 0, 0))
        self.assertEqual(ruling.effect_number_at(0, pdup.EFFECT_KIND), pdup.EFFECT_KIND_ARTIFICIAL)
        effect = next(ruling.effects())
        self.assertEqual((effect.kind, effect.award), (pdup.EFFECT_KIND_ARTIFICIAL, pdup.AWARD_PLUS))
        self.assertEqual((effect.board, effect.round, effect.table, effect.seat), (1, 3, 4, 1))
        self.assertEqual(list(session.travellers()), [session.traveller_at(0)])
        traveller = session.traveller(1)
        self.assertEqual([row.number(pdup.ROW_FIELD_TABLE) for row in traveller.rows()], [4, 1])
        self.assertEqual(traveller.row_count(), 2)
        self.assertFalse(traveller.check())

    def test_effects(self):
        outcomes = [(-30 * pdup.WHIST, 60), (12 * pdup.WHIST, 40)]
        ruling = (pdup.Ruling.new('12.2.2', '').with_percent(1, 3, 4, pdup.SEAT_N, 60)
                  .with_assigned(1, 3, 4, pdup.SEAT_E, outcomes).with_annulled(1, 3, 4, pdup.SEAT_S)
                  .with_penalty(11, pdup.PENALTY_MATCHPOINTS, 5, 2).with_disqualified(11))
        self.assertEqual([each.kind for each in ruling.effects()],
                         [pdup.EFFECT_KIND_ARTIFICIAL, pdup.EFFECT_KIND_ASSIGNED, pdup.EFFECT_KIND_ANNULLED, pdup.EFFECT_KIND_PENALTY,
                          pdup.EFFECT_KIND_DISQUALIFIED])
        effects = list(ruling.effects())
        self.assertEqual((effects[0].award, effects[0].percent), (pdup.AWARD_PERCENT, 60))
        self.assertEqual([ruling.effect_outcome_at(1, at) for at in range(effects[1].outcomes)], outcomes)
        self.assertEqual(effects[4].player, 11)
        self.assertEqual((effects[3].basis, effects[3].numerator, effects[3].denominator), (pdup.PENALTY_MATCHPOINTS, 5, 2))
        self.assertEqual((effects[0].basis, effects[0].denominator), (pdup.PENALTY_NONE, 0))
        session = make_session()
        session.add_ruling(1, 0, ruling)
        plain = pdup.Ruling.new('own', '')
        for wrong, cls in (([(0, 99)], pdup.ERange), ([], pdup.ERange), (None, pdup.EArg), ([(0, 1, 2)], ValueError),
                           ([(0, 2 ** 40)], pdup.ERange), (5, TypeError)):
            with self.subTest(wrong), self.assertRaises(cls):
                plain.with_assigned(1, 3, 4, pdup.SEAT_E, wrong)

    def test_life_of_rulings(self):
        session = make_session()
        plain = pdup.Ruling.new('13.2.4', 'noise')
        penalty = plain.with_penalty(6, pdup.PENALTY_MATCHPOINTS, 1, 1)
        self.assertEqual((penalty.number(pdup.RULING_FIELD_IS_FINAL), penalty.number(pdup.RULING_FIELD_IS_DRAFT), penalty.number(pdup.RULING_FIELD_HAS_NOTICE)), (1, 0, 0))
        given = (plain.with_deferred(1, 3, 4, pdup.SEAT_N).with_suspended(6, 2, 3)
                 .with_giver(pdup.AUTHORITY_DIRECTOR).with_notice())
        marks = (pdup.RULING_FIELD_GIVER, pdup.RULING_FIELD_HAS_NOTICE, pdup.RULING_FIELD_APPROVAL)
        self.assertEqual([given.number(field) for field in marks], [pdup.AUTHORITY_DIRECTOR, 1, pdup.AUTHORITY_NONE])
        self.assertEqual([(each.from_round, each.to_round) for each in given.effects()], [(0, 0), (2, 3)])
        place = (pdup.RULING_FIELD_BOARD, pdup.RULING_FIELD_ROUND, pdup.RULING_FIELD_TABLE)
        self.assertEqual([given.number(field) for field in place], [0, 0, 0])
        self.assertEqual([given.with_place(7, 2, 5).number(field) for field in place], [7, 2, 5])
        self.assertEqual(plain.with_approval(pdup.AUTHORITY_COMMITTEE).number(pdup.RULING_FIELD_APPROVAL), pdup.AUTHORITY_COMMITTEE)
        session.add_ruling(1, 5, given)
        award = plain.with_artificial(1, 3, 4, pdup.SEAT_N, pdup.AWARD_PLUS)
        with self.assertRaises(pdup.ERulingConflict) as refused:
            session.add_ruling(2, 0, award)
        faults = refused.exception.faults
        self.assertEqual(faults.number_at(0, pdup.FAULT_RULING), 1)
        self.assertEqual(faults.text_at(0),
                         'another effect stands on this seat of this row already: ruling 1 at N')
        session.add_appeal(3, 6, 1, 7, 'no noise')
        session.replace_ruling(1, 2, 7, award)
        session.decide_appeal(3, 8, pdup.APPEAL_OUTCOME_CHANGED, pdup.AUTHORITY_COMMITTEE)
        self.assertEqual(session.appeal_count(), 1)
        appeal, = session.appeals()
        self.assertEqual((appeal.number, appeal.time, appeal.ruling, appeal.player, appeal.grounds), (3, 6, 1, 7, 'no noise'))
        self.assertEqual((appeal.outcome, appeal.decided, appeal.authority, appeal.replaced_by),
                         (pdup.APPEAL_OUTCOME_CHANGED, 8, pdup.AUTHORITY_COMMITTEE, 2))
        session.add_ruling(4, 9, plain.with_penalty(6, pdup.PENALTY_TOP, 25, 1))
        session.waive_ruling(4, 10, [1, 11])
        self.assertEqual([session.ruling_number_at(2, pdup.LOG_FIRST_ASKER + which) for which in range(3)], [1, 11, 0])
        with self.assertRaises(pdup.EPlayers):
            session.waive_ruling(4, 0, [21])
        with self.assertRaises(pdup.ERange):
            session.waive_ruling(4, 0, [])
        session.add_ruling(5, 11, plain.with_disqualified(6))
        session.approve_ruling(5, 12, pdup.AUTHORITY_ORGANISERS)
        session.revoke_ruling(5, 13, pdup.AUTHORITY_CHIEF_DIRECTOR)
        self.assertEqual(session.ruling_index(5), 3)
        self.assertEqual([(each.state, each.replaces, each.replaced_by) for each in session.rulings()],
                         [(pdup.RULING_STATE_CHANGED, 0, 2), (pdup.RULING_STATE_IN_FORCE, 1, 0), (pdup.RULING_STATE_WAIVED, 0, 0),
                          (pdup.RULING_STATE_REVOKED, 0, 0)])
        self.assertEqual(session.act_count(), 9)
        acts = list(session.acts())
        self.assertEqual([(act.kind, act.time, act.authority, act.player) for act in acts][-3:],
                         [(pdup.ACT_KIND_DRAFTED, 11, 0, 0), (pdup.ACT_KIND_APPROVED, 12, 4, 0),
                          (pdup.ACT_KIND_REVOKED, 13, 2, 0)])
        self.assertEqual(acts[1], (pdup.ACT_KIND_APPEALED, 6, 0, 3, pdup.AUTHORITY_NONE, 7))

    def test_facts_of_sessions(self):
        session = make_session()
        settings = (pdup.SESSION_FIELD_HAS_SEED, pdup.SESSION_FIELD_ROOM_TABLES, pdup.SESSION_FIELD_ROUNDS_PLAYED)
        times = (pdup.SESSION_FIELD_END_TIME, pdup.SESSION_FIELD_OFFICIAL_TIME)
        self.assertEqual([session.number(field) for field in settings], [0, 0, 0])
        session.set_seed(bytes(32))
        session.set_room_tables(5)
        session.set_rounds_played(4)
        self.assertEqual([session.number(field) for field in settings], [1, 5, 4])
        self.assertEqual([session.number(field) for field in times], [0, 0])
        session.set_end_time(1795900000)
        session.set_official_time(99999999999)
        self.assertEqual([session.number(field) for field in times], [1795900000, 99999999999])
        with self.assertRaises(pdup.ERange):
            session.set_official_time(-1)
        traveller = session.traveller(1)
        traveller.set_group(1, 1, 2)
        self.assertEqual(list(traveller.row_count() and map(traveller.group_at, range(2))), [0, 2])
        row = pdup.Row.new(1, 1)
        row.set_seats(3)
        row.set_turn(2)
        self.assertEqual((row.number(pdup.ROW_FIELD_SEATS), row.number(pdup.ROW_FIELD_TURN)), (3, 2))

    def test_corrections(self):
        session = make_session()
        traveller = session.traveller(1)
        after = make_row(1, 1, players=(1, 6, 12, 16), whists=(24, -60, 24, 12))
        traveller.replace_row(after)
        traveller.remove_row(1, 1)
        traveller.add_row(make_row(1, 1, players=(1, 6, 11, 16), whists=(24, -60, 24, 12)))
        with self.assertRaises(pdup.ERowOpen):
            traveller.correct_row(after, 1795900000, '', '')
        traveller.close_row(1, 1)
        self.assertEqual([traveller.closed_at(index) for index in range(2)], [0, 1])
        for wrong in (lambda: traveller.replace_row(after), lambda: traveller.remove_row(1, 1)):
            with self.assertRaises(pdup.ERowClosed):
                wrong()
        traveller.correct_row(after, 1795900000, 'Ёж', 'a slip of the pen')
        with self.assertRaises(pdup.ERowOrder):
            traveller.strike_row(1, 1, 1795900000, '', '')
        session.set_official_time(1795900000)
        with self.assertRaises(pdup.ERowLate):
            traveller.strike_row(1, 1, 1795901801, '', '')
        traveller.strike_row(1, 1, 1795901800, '', '')
        with self.assertRaises(pdup.ERowMissing):
            traveller.strike_row(1, 1, 1795901800, '', '')
        self.assertEqual((traveller.row_count(), traveller.correction_count()), (1, 2))
        first, second = (traveller.correction_at(index) for index in range(2))
        self.assertEqual(tuple(first.number(field) for field in (pdup.CORRECTION_FIELD_BOARD, pdup.CORRECTION_FIELD_ROUND,
                                                                pdup.CORRECTION_FIELD_TABLE, pdup.CORRECTION_FIELD_TIME)), (1, 1, 1, 1795900000))
        self.assertEqual((first.by(), first.reason(), second.by()), ('Ёж', 'a slip of the pen', ''))
        self.assertEqual((first.before().player(pdup.SEAT_S), first.after().player(pdup.SEAT_S)), (11, 12))
        self.assertIsNone(second.after())
        self.assertEqual(first.after().text(), '1 1 7D E6 S2 N2 1 6 12 16 24 -60 24 12')
        self.assertEqual(second.before().player(pdup.SEAT_S), 12)

    def test_faults(self):
        event = pdup.EventFile.read('pdup-event 1\nplayers 20\nnonsense\n')
        self.assertEqual((event.player_count(), event.session_count(), event.name(1)), (20, 1, ''))
        faults = event.faults()
        self.assertEqual(len(faults), faults.count())
        self.assertEqual(faults.error_count(), 1)
        fault = next(iter(faults))
        self.assertEqual((fault.code, fault.line, fault.column), (pdup.E_FILE_KEY, 3, 1))
        self.assertEqual(fault.text, faults.text_at(0))
        self.assertEqual((fault.board, fault.round, fault.table, fault.part), (0, 0, 0, pdup.PART_WHOLE))
        empty = pdup.Faults.new()
        empty.clear()
        self.assertEqual((len(empty), empty.name_at(0)), (0, None))
        self.assertEqual(faults.line_at(0, 'a.pdup'), 'a.pdup:3:1: ' + fault.text)
        self.assertEqual(faults.text_at(0, language=pdup.LANGUAGE_EN), fault.text)

    def test_event_in_utf_8(self):
        text = 'pdup-event 1\ntitle "Вечер"\nvariety sochi\nplayers 4\nname 2 "Ёж"\n'
        for form in (text, text.encode()):
            event = pdup.EventFile.read(form)
            self.assertEqual((event.title(), event.variety(), event.name(2)), ('Вечер', 'sochi', 'Ёж'))
            self.assertEqual(event.session(1).player_count(), 4)
        self.assertIsNone(event.name(5))


class Figures(unittest.TestCase):
    def test_entries(self):
        standings = make_session().standings(0)
        self.assertEqual(len(standings), 20)
        first = next(iter(standings))
        self.assertEqual((first.place, first.boards), (1, 1))
        self.assertEqual(standings.figure_at(0, pdup.FIGURE_MAXIMUM), 2)
        self.assertEqual(standings.figure_at(0, pdup.FIGURE_PERCENT), Fraction(100))
        self.assertIsInstance(standings.figure_at(0, pdup.FIGURE_TOTAL), Fraction)
        self.assertEqual(standings.figure_text_at(0, pdup.FIGURE_PERCENT, 2, pdup.ROUND_UP), '100.00')
        self.assertIsNone(standings.figure_at(19, pdup.FIGURE_PERCENT))
        self.assertEqual(standings.figure_text_at(19, pdup.FIGURE_PERCENT, 2, pdup.ROUND_UP), '')

    def test_results(self):
        standings = make_session().standings(0)
        results = list(standings.results())
        self.assertEqual(len(results), standings.result_count())
        found = [index for index, each in enumerate(results) if (each.seat, each.table) == (pdup.SEAT_E, 4)][0]
        result = results[found]
        self.assertEqual((result.board, result.round, result.player, result.award, result.ruling), (1, 3, 7, 0, 0))
        self.assertEqual((result.compared, result.whists), (2, -58 * pdup.WHIST))
        self.assertEqual((result.frequencies.total(), result.why), (2, standings.result_why_at(found)))
        self.assertEqual(standings.result_numbers(pdup.RESULT_WHISTS), [each.whists for each in results])
        self.assertEqual(standings.numbers(pdup.ENTRY_PLACE), [each.place for each in standings])
        self.assertRaises(pdup.ERange, standings.numbers, 0)
        self.assertEqual(standings.result_figure_at(found, pdup.FIGURE_TOTAL), 2)
        self.assertEqual(standings.result_figure_text_at(found, pdup.FIGURE_TOTAL, pdup.EXACT, pdup.ROUND_UP), '2')

    def test_overflow_falls_back_to_the_text(self):
        for name in ('pdup_standings_figure_at', 'pdup_standings_result_figure_at'):
            caller = call.Caller(pdup._library, pdup._library.cdef.functions[name])
            asked = []
            caller.c_function = lambda *args: pdup.E_OVERFLOW
            caller.exact_text = lambda *args: asked.append(args) or '170141183460469231731687303715884105727/7'
            figure = caller(None, 3, pdup.FIGURE_TOTAL)
            self.assertEqual(figure, Fraction(2 ** 127 - 1, 7))
            self.assertEqual(asked, [(None, 3, pdup.FIGURE_TOTAL, pdup.EXACT, pdup.ROUND_UP)])


def main():
    done = unittest.main(exit=False).result.wasSuccessful()
    left = sorted(set(pdup.FUNCTIONS) - CALLED)
    if left and len(sys.argv) == 1:
        sys.exit('no test calls ' + ', '.join(left))
    sys.exit(not done)


if __name__ == '__main__':
    main()
