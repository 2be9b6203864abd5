-- SPDX-License-Identifier: MIT
-- The LuaJIT module against the real library.
local pdup = require 'pdup'
local ffi = require 'ffi'

local DEAL = 'N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H'
local tests, called = {}, {}

-- Helpers ---------------------------------------------------------------------------------------------------------

local function equal(got, wanted, what)
  if got ~= wanted then
    error((what or 'value') .. ': ' .. tostring(got) .. ', not ' .. tostring(wanted), 2)
  end
end

local function refused(status, f, ...)
  local done, problem = pcall(f, ...)
  if done or not pdup.is_error(problem) or problem.status ~= status then
    error(pdup.status_name(status) .. ' wanted, got ' .. (done and 'no error' or tostring(problem)), 2)
  end
  equal(problem.name, pdup.status_name(status))
  equal(problem.text, pdup.status_text(status))
  return problem
end

-- Refused by the binding, before the library sees it.
local function misused(f, ...)
  local done, problem = pcall(f, ...)
  if done or type(problem) ~= 'string' then
    error('a plain error wanted, got ' .. tostring(problem), 2)
  end
end

local function classes()
  local found = {}
  for name, class in pairs(pdup) do
    if type(class) == 'table' and type(class.unref) == 'function' then
      found[name] = class
    end
  end
  return found
end

-- Notes which C functions are called, so that the end can tell which were not.
local function note_calls()
  local names = {}
  for name, f in pairs(pdup.functions) do
    names[f] = name
  end
  local function note_in(place)
    for key, f in pairs(place) do
      if names[f] then
        place[key] = function(...)
          called[names[f]] = true
          return f(...)
        end
      end
    end
  end
  note_in(pdup)
  for _, class in pairs(classes()) do
    note_in(class)
  end
end

local function make_row(change)
  local t = { round = 3, table = 4, whists = { 22, -58, 22, 14 }, players = { 4, 7, 15, 18 }, seats = { 2, 3, 1 } }
  for key, value in pairs(change or {}) do
    t[key] = value
  end
  local row = pdup.Row.new(t.round, t.table)
  row:set_contract(pdup.CONTRACT_GAME, 7, pdup.STRAIN_DIAMONDS)
  row:set_cell(pdup.CELL_DECLARER, t.seats[1], 6, pdup.DEFENCE_NONE)
  row:set_cell(pdup.CELL_FIRST, t.seats[2], 2, pdup.DEFENCE_WHISTED)
  row:set_cell(pdup.CELL_SECOND, t.seats[3], 2, pdup.DEFENCE_WHISTED)
  for seat = 1, 4 do
    row:set_player(seat, t.players[seat])
    row:set_whists(seat, t.whists[seat] * pdup.WHIST)
  end
  return row
end

local function make_session()
  local session = pdup.Session.new(20)
  session:set_movement(pdup.Movement.new_rotation(5, 4))
  local traveller = pdup.Traveller.new(pdup.Board.new(1, 4))
  traveller:add_row(make_row())
  traveller:add_row(make_row { round = 1, table = 1, players = { 1, 6, 11, 16 }, whists = { 24, -60, 24, 12 } })
  session:add_traveller(traveller)
  return session
end

-- Tests -----------------------------------------------------------------------------------------------------------

function tests.errors_are_objects()
  local problem = refused(pdup.E_RANGE, pdup.Board.new, 0, 4)
  equal(tostring(problem), 'pdup_board_new: PDUP_E_RANGE: ' .. pdup.status_text(pdup.E_RANGE))
  equal(problem.func, 'pdup_board_new')
  problem = refused(pdup.E_DEAL_CARD, pdup.Deal.new_from_text, (DEAL:gsub('AKQ7', 'AYQ7')))
  equal(problem.faults:number_at(0, pdup.FAULT_COLUMN), 4)
end

function tests.constants_and_statuses_agree()
  for index = 0, pdup.status_count() - 1 do
    local status = pdup.status_at(index)
    equal(pdup[pdup.status_name(status):gsub('^PDUP_', '')], status)
  end
  refused(pdup.E_RANGE, pdup.status_at, pdup.status_count())
end

function tests.version_and_features()
  local major, minor, patch = pdup.version()
  equal(type(major) .. type(minor) .. type(patch), 'numbernumbernumber')
  equal(pdup.has(pdup.FEATURE_EVENT_FILE), 1)
  equal(pdup.has(12345), 0)
end

function tests.nil_is_null()
  equal(pdup.Board.number(nil, pdup.BOARD_FIELD_NUMBER), 0)
  equal(pdup.EventFile.title(nil), nil)
  equal(pdup.Deal.ref(nil), nil)
  pdup.Deal.unref(nil)
  refused(pdup.E_ARG, pdup.Traveller.new, nil)
  refused(pdup.E_ARG, pdup.Deal.text, nil)
  refused(pdup.E_ARG, pdup.Standings.count, nil)
  refused(pdup.E_ARG, pdup.Deal.new_from_text, nil)
end

function tests.wrong_handles_are_refused()
  local board, deal = pdup.Board.new(1, 4), pdup.Deal.new_from_text(DEAL)
  misused(pdup.Traveller.new, deal)
  misused(pdup.Board.number, deal, pdup.BOARD_FIELD_NUMBER)
  misused(pdup.Board.unref, deal)
  misused(board.with_deal, board, board)
  misused(board.with_deal, board, 'deal')
  misused(board.with_deal, board, ffi.cast('pdup_deal *', 1))
  equal(board:number(pdup.BOARD_FIELD_NUMBER), 1)
end

function tests.numbers_are_checked()
  misused(pdup.Board.new, 1.5, 4)
  misused(pdup.Board.new, '1', 4)
  misused(pdup.Board.new, nil, 4)
  misused(pdup.Board.new, 0 / 0, 4)
  misused(pdup.Board.new, 1)
  misused(pdup.Board.new, 1, 4, 5)
  -- Cut to 32 bits it would be board 1.
  refused(pdup.E_RANGE, pdup.Board.new, 2 ^ 32 + 1, 4)
  refused(pdup.E_RANGE, pdup.Board.new, 1 / 0, 4)
  equal(pdup.fraction_text(9223372036854775807LL, 1, pdup.EXACT, pdup.ROUND_UP, 0), '9223372036854775807')
  refused(pdup.E_RANGE, pdup.fraction_text, 2 ^ 60, 1, pdup.EXACT, pdup.ROUND_UP, 0)
end

function tests.text_goes_through_whole()
  local ruling = pdup.Ruling.new('11.2.B1', 'Штраф: ½ \255')
  equal(ruling:rule(), '11.2.B1')
  equal(ruling:reason(), 'Штраф: ½ \255')
  equal(pdup.Ruling.new('own', nil):reason(), '')
  misused(pdup.Ruling.new, '', 5)
  -- A NUL that ended the text early would make it right.
  refused(pdup.E_VALUE, function()
    pdup.Regulations.new():set('normalise', 'neuberg\0')
  end)
  equal(pcall(pdup.Ruling.new, '', 'a\0b'), false)
  equal(pdup.Deal.new_from_text(DEAL):text(), DEAL)
end

function tests.deals_compared()
  local deal = pdup.Deal.new_from_text(DEAL)
  local other = pdup.Deal.new_from_text 'N:AKJ7.T98.J.K7 E:Q98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H'
  equal(deal:relation(deal), pdup.RELATION_EQUAL)
  equal(deal:relation(other), pdup.RELATION_DIFFERENT)
  equal(deal:moved_count(other), 2)
  local card, from, to = deal:moved_at(other, 1)
  equal(card .. from .. to, 5 .. pdup.SEAT_N .. pdup.SEAT_E)
end

function tests.penalties()
  local regulations = pdup.Regulations.new()
  refused(pdup.E_PENALTY_TARIFF, regulations.penalty, regulations, pdup.INFRACTION_SLOW, 0)
  regulations:set('penalty-tariff', '12.2.2 matchpoints=1/2 top=25%')
  local basis, amount = regulations:penalty(pdup.infraction_of_rule '12.2.2', 0)
  equal(basis .. tostring(amount), pdup.PENALTY_MATCHPOINTS .. '1/2')
  local ruling = regulations:penalise(11, pdup.INFRACTION_SLOW, 1, 'slow')
  equal(ruling:rule() .. ruling:reason(), '12.2.2slow')
end

-- Rules 11.5.B: E has put two hearts on the first trick, and no heart on the second.
function tests.defective_tricks()
  local king, nine = pdup.CARDS - 2, pdup.CARDS - 6
  local N, E, S = pdup.SEAT_N, pdup.SEAT_E, pdup.SEAT_S
  local tricks = pdup.Tricks.new(pdup.SEAT_W, E, pdup.STRAIN_SPADES):with_hand { 9, 10, 11, 12, 13, 14, 15 }
  tricks = tricks:with_trick(N, pdup.STRAIN_NONE, 1, { N, E, S, E }, { 31, nine, 24, king })
  tricks = tricks:with_trick(N, pdup.STRAIN_NONE, 1, { N, E, S }, { 29, 8, 25 })
  equal(tricks:offender(), E)
  equal(tricks:trick_count(), 2)
  local balance, count = tricks:balance()
  equal(balance .. count, pdup.BALANCE_SHORTAGE .. 1)
  equal(tricks:defect_count(), 1)
  local trick, kind = tricks:defect_at(0)
  equal(trick .. kind, 1 .. pdup.RECTIFICATION_HIGHEST)
  equal(table.concat(tricks:choices(1), ' '), tostring(king))
  equal(table.concat(tricks:with_shown(1, nine):choices(1), ' '), tostring(nine))
  local right = tricks:with_rectified(1, king)
  equal(right:returned_count() .. right:revoke_count(), '11')
  equal(select(2, right:returned_at(0)), nine)
  trick, kind = right:revoke_at(0)
  equal(trick .. kind, 2 .. nine)
  equal(#right:cards(), 8)
  equal(right:cards()[8], nine)
  equal(table.concat(right:played(1, E), ' '), tostring(king))
  equal(right:suit(1), pdup.STRAIN_HEARTS)
  equal(pdup.card_text(nine), '9H')
  refused(pdup.E_STATE, right.with_undetermined, right, { 0 })
  refused(pdup.E_TRICK_HAND, right.with_restored, right, 0)
  local faults = pdup.Faults.new()
  local read = pdup.Tricks.new_from_text('offender E\ntrump S\nhand 7S\n', faults)
  equal(faults:count() .. #read:cards(), '01')
  local problem = refused(pdup.E_TRICK_TEXT, pdup.Tricks.new_from_text, 'offender E\nhand 7S\n')
  equal(problem.faults:count(), 1)
end

function tests.rows_keep_their_reason()
  local traveller = pdup.Traveller.new(pdup.Board.new(1, 4))
  local problem = refused(pdup.E_ROW_WHISTS, traveller.add_row, traveller, make_row { whists = { 22, -58, 22, 15 } })
  equal(problem.faults:text_at(0), 'the whists do not sum to zero (rules 7): these sum to 1')
  equal(problem.faults:name_at(0), 'ROW_SUM')
  problem = refused(pdup.E_ROW_PLAYER_TWICE, traveller.add_row, traveller, make_row { players = { 4, 7, 4, 18 } })
  equal(problem.faults:text_at(0), 'a player stands at two seats: 4 at N and S')
end

function tests.notations()
  local faults = pdup.Faults.new()
  local deals = pdup.DealList.new_from_text(pdup.NOTATION_LINES, DEAL .. '\nx\n', faults)
  equal(faults:count(), 1)
  equal(deals:count(), 1)
  local tags = deals:deal_at(0):tags(7)
  faults = pdup.Faults.new()
  deals = pdup.DealList.new_from_text(pdup.NOTATION_TAGS, tags, faults)
  equal(faults:count(), 0)
  equal(deals:number_at(0, pdup.LISTED_BOARD), 7)
  equal(deals:number_at(0, pdup.LISTED_FIRST_HAND), pdup.SEAT_NONE)
  equal(deals:deal_at(0):text(), DEAL)
end

function tests.tags_kept()
  local deal = '[Deal "N:AKQ7.T98.J.K7 J98.AKQ.AT.Q8 T.J7.KQ98.AJT"]\n[Talon "W:7D9H"]\n'
  local faults = pdup.Faults.new()
  local deals = pdup.DealList.new_from_text(pdup.NOTATION_ANY, '[Event "a ]"]\n' .. deal, faults)
  equal(faults:number_at(0, pdup.FAULT_CODE), pdup.W_DEAL_PASSED_OVER)
  equal(deals:notation(), pdup.NOTATION_TAGS)
  equal(deals:number_at(0, pdup.LISTED_LINE), 2)
  equal(deals:tag_count_at(0), 1)
  equal(deals:tag_name_at(0, 0), 'Event')
  equal(deals:tag_value_at(0, 0), 'a ]')
  equal(deals:tags_at(0), deal .. '[Event "a ]"]\n')
end

function tests.notations_written()
  local deal = pdup.Deal.new_from_text(DEAL)
  local text = deal:notation_text(pdup.NOTATION_RECORD, 0, pdup.SEAT_S)
  local faults = pdup.Faults.new()
  local deals = pdup.DealList.new_from_text(pdup.NOTATION_ANY, text, faults)
  equal(faults:count(), 0)
  equal(deals:number_at(0, pdup.LISTED_FIRST_HAND), pdup.SEAT_S)
  equal(deals:deal_at(0):text(), DEAL)
end

function tests.hand_records()
  local deal = pdup.Deal.new_from_text(DEAL)
  assert(deal:hand_record_text(1, 4, pdup.SUITS_LETTERS):find('N  first hand', 1, true))
  assert(deal:hand_record_svg(0, 3, pdup.SUITS_SYMBOLS):find('<title>Deal</title>', 1, true))
  refused(pdup.E_DEAL_TALON, pdup.Deal.hand_record_text, deal, 2, 4, pdup.SUITS_LETTERS)
end

function tests.pockets_counted()
  local seen = {}
  for card = 1, pdup.CARDS do seen[card] = pdup.SEAT_NONE end
  local faults = pdup.Faults.new()
  pdup.Board.new(1, 4):check_pockets({ 11, 10, -1, 2 }, seen, faults)
  equal(faults:count(), 1)
  equal(faults:text_at(0), 'pocket N holds 11 cards, not 10')
end

function tests.deal_numbers()
  local seed = {}
  for i = 1, pdup.SEED_BYTES do
    seed[i] = string.char(i - 1)
  end
  local deal = pdup.Deal.new_shuffled(table.concat(seed), 1, 1, 4)
  equal(deal:text(), 'N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C')
  assert(deal:number(pdup.SEAT_N) == 2435260391358659)
  equal(pdup.Deal.new_from_number(2435260391358659, pdup.SEAT_N, pdup.SEAT_W):text(), deal:text())
  equal(pdup.Deal.new_from_code(deal:code()):text(), deal:text())
  refused(pdup.E_RANGE, pdup.Deal.number, deal, pdup.SEAT_W)
end

function tests.arrays()
  local deal, pockets = pdup.Deal.new_from_text(DEAL), {}
  for seat = 1, 4 do
    for index = 0, (seat == deal:talon_seat() and pdup.TALON_CARDS or pdup.HAND_CARDS) - 1 do
      pockets[deal:card_at(seat, index) + 1] = seat
    end
  end
  local upper = deal:card_at(deal:talon_seat(), 0)
  equal(pdup.Deal.new(pockets, upper):text(), DEAL)
  table.remove(pockets)
  misused(pdup.Deal.new, pockets, upper)
  misused(pdup.Deal.new, 'N', upper)
end

local function make_correction()
  local traveller = make_session():traveller(1)
  traveller:close_row(1, 1)
  traveller:correct_row(traveller:row_at(1), 1795900000, 'Ann', 'slip')
  return traveller:correction_at(0)
end

function tests.corrections()
  local session = make_session()
  local traveller = session:traveller(1)
  local row = traveller:row_at(1)
  traveller:replace_row(row)
  traveller:remove_row(1, 1)
  traveller:add_row(row)
  refused(pdup.E_ROW_OPEN, traveller.strike_row, traveller, 1, 1, 1795900000, '', '')
  traveller:close_row(1, 1)
  equal(traveller:closed_at(0) * 10 + traveller:closed_at(1), 1)
  refused(pdup.E_ROW_CLOSED, traveller.replace_row, traveller, row)
  traveller:correct_row(row, 1795900000, 'Ёж', 'a slip')
  refused(pdup.E_ROW_ORDER, traveller.correct_row, traveller, row, 1795900000, '', '')
  session:set_official_time(1795900000)
  refused(pdup.E_ROW_LATE, traveller.strike_row, traveller, 1, 1, 1795901801, '', '')
  traveller:strike_row(1, 1, 1795901800, '', '')
  equal(traveller:row_count() * 10 + traveller:correction_count(), 12)
  local first, second = traveller:correction_at(0), traveller:correction_at(1)
  equal(first:number(pdup.CORRECTION_FIELD_BOARD) * 100 + first:number(pdup.CORRECTION_FIELD_ROUND) * 10 + first:number(pdup.CORRECTION_FIELD_TABLE), 111)
  equal(tonumber(first:number(pdup.CORRECTION_FIELD_TIME)), 1795900000)
  equal(first:by() .. first:reason() .. second:by(), 'Ёжa slip')
  equal(first:before():player(pdup.SEAT_N), first:after():player(pdup.SEAT_N))
  equal(second:before():number(pdup.ROW_FIELD_ROUND), 1)
  equal(second:after(), nil)
  equal(row:text(), first:before():text())
end

function tests.released_handles_are_refused()
  local made = { pdup.Board.new(1, 4), pdup.Deal.new_from_text(DEAL), pdup.Row.new(1, 1), make_session(),
    pdup.Tariff.new(pdup.VARIETY_SOCHI),
    pdup.Regulations.new(), pdup.Ruling.new('own', ''), pdup.Movement.new_rotation(5, 4), pdup.EventFile.read '',
    make_session():standings(0), make_session():check(), pdup.Traveller.new(pdup.Board.new(1, 4)), pdup.Wishes.new(20),
    pdup.Plan.new(pdup.Wishes.new(20)), pdup.Movement.new_rotation(5, 4):quality(),
    pdup.Frequencies.new(), pdup.Event.new(), pdup.Question.new '11.3', pdup.Question.new('11.3'):advise(),
    pdup.DealList.new_from_text(pdup.NOTATION_LINES, DEAL),
    pdup.Tally.new(make_session()), make_correction(),
    pdup.Tricks.new(pdup.SEAT_W, pdup.SEAT_E, pdup.STRAIN_SPADES) }
  for _, handle in ipairs(made) do
    local other = handle:ref()
    assert(other == handle and not (other ~= handle))
    handle:unref()
    handle:unref()
    assert(tostring(handle):find 'released' and other ~= handle)
    assert(not tostring(other):find 'released')
  end
  local asked = 0
  for _, proto in ipairs(pdup.prototypes) do
    local self = proto.params[1]
    if #proto.params == 1 and not proto.name:match '_u?n?ref$' then
      for _, handle in ipairs(made) do
        if self.stars == 1 and self.base == 'pdup_' .. tostring(handle):match('^[%w]+'):gsub('(%l)(%u)', '%1_%2'):lower() then
          refused(pdup.E_ARG, pdup.functions[proto.name], handle)
          asked = asked + 1
        end
      end
    end
  end
  assert(asked > 20)
  refused(pdup.E_ARG, made[1].with_price, made[1], 3)
  local count = 0
  for _ in pairs(classes()) do
    count = count + 1
  end
  equal(#made, count, 'every class has its turn')
end

function tests.children_outlive_their_parents()
  local wanted = make_session():standings(0)
  for turn = 1, 60 do
    local session = make_session()
    local parts = { session, session:traveller(1), session:traveller(1):board(), session:movement(),
      session:standings(0), session:traveller(1):row_at(1), session:check(), session:regulations() }
    session = nil
    for left = #parts, 1, -1 do
      table.remove(parts, turn * 7 % left + 1)
      collectgarbage()
      for _, part in ipairs(parts) do
        if ffi.istype(pdup.Board.new(1, 4), part) then
          equal(part:number(pdup.BOARD_FIELD_NUMBER), 1)
        elseif ffi.istype(pdup.Row.new(1, 1), part) then
          equal(part:number(pdup.ROW_FIELD_LEVEL), 7)
        elseif ffi.istype(wanted, part) then
          equal(#part, 20)
        end
      end
    end
  end
end

function tests.boards()
  local board = pdup.Board.new(6, 4)
  equal(board:number(pdup.BOARD_FIELD_SEATS), 4)
  equal(board:number(pdup.BOARD_FIELD_SET), 2)
  equal(board:number(pdup.BOARD_FIELD_TALON_SEAT), pdup.SEAT_N)
  equal(board:number(pdup.BOARD_FIELD_FIRST_HAND), pdup.SEAT_E)
  equal(board:deal(), nil)
  equal(board:with_price(3):number(pdup.BOARD_FIELD_PRICE), 3)
  equal(board:number(pdup.BOARD_FIELD_ROOM) * 10 + board:with_room(2):number(pdup.BOARD_FIELD_ROOM), 2)
  equal(board:with_lowest_level(7):number(pdup.BOARD_FIELD_LOWEST_LEVEL), 7)
  local deal = pdup.Deal.new_from_text(DEAL)
  assert(pdup.Board.new(1, 4):with_deal(deal):deal() == deal)
  refused(pdup.E_DEAL_TALON, pdup.Board.with_deal, pdup.Board.new(2, 4), deal)
end

function tests.movements()
  local movement = pdup.Movement.new_rotation(5, 4)
  equal(movement:number(pdup.MOVEMENT_FIELD_KIND), pdup.MOVEMENT_KIND_ROTATION)
  equal(movement:number(pdup.MOVEMENT_FIELD_TABLES) + movement:number(pdup.MOVEMENT_FIELD_ROUNDS) + movement:number(pdup.MOVEMENT_FIELD_SETS) + movement:number(pdup.MOVEMENT_FIELD_SEATS), 19)
  equal(movement:number(pdup.MOVEMENT_FIELD_PLAYERS), 20)
  local found, seat = movement:place_of_player(2, movement:player_at(2, 3, pdup.SEAT_E))
  equal(found, 3)
  equal(seat, pdup.SEAT_E)
  equal(movement:table_of_set(2, movement:set_at(2, 3), 0), 3)
  equal(movement:with_rounds(3):number(pdup.MOVEMENT_FIELD_ROUNDS), 3)
  refused(pdup.E_NO_MOVEMENT, pdup.Movement.new_rotation, 6, 4)
end

function tests.all_kinds_of_movement()
  local best = pdup.Movement.new_best(8, 4)
  equal(best:number(pdup.MOVEMENT_FIELD_KIND), pdup.MOVEMENT_KIND_LINES)
  equal(best:number(pdup.MOVEMENT_FIELD_IS_BY_LINES), 1)
  equal(best:number(pdup.MOVEMENT_FIELD_COPIES), 1)
  assert(#best:construction() > 0 and #best:source() > 0)
  equal(pdup.Movement.new_skip(6, 4):number(pdup.MOVEMENT_FIELD_KIND), pdup.MOVEMENT_KIND_SKIP)
  local few = pdup.Movement.new_individual(16, 4, pdup.VARIANT_FEW)
  equal(few:number(pdup.MOVEMENT_FIELD_VARIANT), pdup.VARIANT_FEW)
  equal(few:number(pdup.MOVEMENT_FIELD_ROUNDS), 5)
  equal(pdup.Movement.new_rotation(5, 4):with_rooms(2):number(pdup.MOVEMENT_FIELD_ROOMS), 2)
  equal(pdup.Movement.new_best(16, 4):with_second(pdup.VARIANT_FEW):number(pdup.MOVEMENT_FIELD_ROOMS), 4)
  refused(pdup.E_RANGE, pdup.Movement.new_best, 2, 4)
end

function tests.refused_movement_tells_its_faults()
  local problem = refused(pdup.E_MOVEMENT_TEXT, pdup.Movement.new_from_text, "players 8\nmen 2")
  assert(problem.faults:error_count() > 0 and #problem.faults:text_at(0) > 0)
  equal(refused(pdup.E_RANGE, pdup.Movement.new_best, 2, 4).faults, nil)
end

function tests.turned_movements()
  local rotation = pdup.Movement.new_rotation(5, 4)
  equal(rotation:with_round_turns("01000"):player_at(2, 1, pdup.SEAT_E), rotation:player_at(2, 1, pdup.SEAT_N))
  equal(rotation:with_one_winner():number(pdup.MOVEMENT_FIELD_IS_BY_LINES), 0)
  local eight = pdup.Movement.new_individual(8, 4, pdup.VARIANT_SHARED)
  equal(eight:with_set_turns("0320321"):text(pdup.MOVEMENT_FORM_LIST), eight:with_even_seats():text(pdup.MOVEMENT_FORM_LIST))
  equal(pdup.Movement.new_skip_steps(24, 4, 1, 2, 3):quality():measure(pdup.MEASURE_NEVER_MET), 360)
  refused(pdup.E_RANGE, eight.with_set_turns, eight, "0")
  equal(pdup.Movement.new_lines(4, 4, pdup.LINES_SHARED):quality():measure(pdup.MEASURE_NEVER_MET), 0)
  equal(pdup.Movement.new_lines(6, 4, pdup.LINES_WHOLE):number(pdup.MOVEMENT_FIELD_ROUNDS), 6)
end

function tests.quality()
  local quality = pdup.Movement.new_best(8, 4):quality()
  equal(tonumber(quality:measure(pdup.MEASURE_NEVER_MET)), 0)
  equal(tostring(quality:factor()), '100')
  equal(quality:spread_count(pdup.SPREAD_MEETINGS), 1)
  local value, pairs_of = quality:spread_at(pdup.SPREAD_MEETINGS, 0)
  equal(value, 1)
  equal(tonumber(pairs_of), 384)
  equal(quality:faults():count(), 0)
end

function tests.movements_as_text()
  local cyclic = pdup.Movement.new_individual(13, 4, pdup.VARIANT_SINGLE)
  local faults = pdup.Faults.new()
  local again = pdup.Movement.new_from_text(cyclic:text(pdup.MOVEMENT_FORM_CYCLE), faults)
  equal(faults:count(), 0)
  equal(again:text(pdup.MOVEMENT_FORM_LIST), cyclic:text(pdup.MOVEMENT_FORM_LIST))
end

function tests.better_movements()
  local movement = pdup.Movement.new_individual(12, 4, pdup.VARIANT_SINGLE)
  local better = movement:with_improved(('\0'):rep(32), 2000)
  equal(better:quality():faults():error_count(), 0)
  refused(pdup.E_RANGE, movement.with_improved, movement, 'short', 1)
end

function tests.plans()
  local wishes = pdup.Wishes.new(20)
  wishes:set(pdup.WISH_SEATS, 4)
  wishes:set(pdup.WISH_ROUNDS, 0)
  wishes:set(pdup.WISH_BOARDS, 0)
  wishes:set(pdup.WISH_MINUTES, 120)
  wishes:set(pdup.WISH_MINUTES_PER_BOARD, 5)
  wishes:set(pdup.WISH_ROOMS, 0)
  wishes:set(pdup.WISH_COPIES, 0)
  local plan = pdup.Plan.new(wishes)
  assert(plan:count() >= 1)
  equal(plan:movement_at(0):number(pdup.MOVEMENT_FIELD_KIND), pdup.MOVEMENT_KIND_ROTATION)
  equal(plan:number_at(0, pdup.WAY_MINUTES), 100)
  equal(plan:number_at(0, pdup.WAY_RESTING), 0)
  equal(tonumber(plan:quality_at(0):measure(pdup.MEASURE_MOST_MEETINGS)), 1)
  assert(plan:note_at(0):find 'every player meets')
end

function tests.frequencies()
  local table = pdup.Frequencies.new()
  table:add({ 60 }, nil, 1)
  table:add({ -12 }, nil, 3)
  table:add({ 0 }, nil, 2 ^ 33)
  table:remove({ 0 }, nil, 2 ^ 33 - 1)
  local other = pdup.Frequencies.new()
  other:add({ 60, 0 }, { 30, 70 }, 1)
  table:merge(other)
  equal(table:total(), 6)
  equal(table:score_count(), 3)
  local text = 'pdup-frequencies 1\n'
  for whists, hundredths in table:scores() do
    text = text .. whists .. ' ' .. hundredths .. '\n'
  end
  equal(table:text(), text)
  equal(text, 'pdup-frequencies 1\n-12 300\n0 170\n60 130\n')
  equal(tostring(table:matchpoints({ 0 }, nil)), '67/10')
  equal(tostring(table:matchpoints({ 60, 0 }, { 30, 70 })), '38/5')
  equal(pdup.Frequencies.new_from_text(text):text(), text)
  table:remove({ 60, 0 }, { 30, 70 }, 1)
  equal(table:total(), 5)
  local _, problem = pcall(pdup.Frequencies.new_from_text, 'pdup-frequencies 1\n5 100\n4 100\n')
  equal(problem.status, pdup.E_FREQUENCIES_TEXT)
  equal(problem.place, 25)
  misused(table.add, table, { 60, 0 }, { 100 }, 1)
  misused(table.add, table, 60, { 100 }, 1)
  refused(pdup.E_RANGE, table.add, table, {}, {}, 1)
  refused(pdup.E_STATE, table.matchpoints, table, { 6 }, nil)
end

function tests.tally()
  local session = make_session()
  local tally = pdup.Tally.new(session)
  refused(pdup.E_STATE, tally.player_figure, tally, 1, pdup.FIGURE_TOTAL)
  tally:update()
  local row = session:traveller(1):row_at(0)
  session:traveller(1):set_group(row:number(pdup.ROW_FIELD_ROUND), row:number(pdup.ROW_FIELD_TABLE), 1)
  tally:update()
  local standings, wanted = tally:standings(), session:standings(0)
  for index = 0, standings:count() - 1 do
    local player = standings:number_at(index, pdup.ENTRY_PLAYER)
    equal(player, wanted:number_at(index, pdup.ENTRY_PLAYER))
    equal(tally:player_figure_text(player, pdup.FIGURE_PERCENT, 2, pdup.ROUND_UP),
      wanted:figure_text_at(index, pdup.FIGURE_PERCENT, 2, pdup.ROUND_UP))
    equal(tostring(tally:player_figure(player, pdup.FIGURE_TOTAL)),
      tostring(wanted:figure_at(index, pdup.FIGURE_TOTAL)))
  end
  refused(pdup.E_RANGE, tally.player_figure, tally, 21, pdup.FIGURE_TOTAL)
end

function tests.advice()
  local question = pdup.Question.new '11.6'
  equal(question:section(), '11.6')
  question:set('played-before', 'E')
  equal(question:value_at(0), 1)
  local advice = question:advise()
  equal(advice:missing_count(), 2)
  equal(advice:missing_at(0), 2)
  question:set('kept-from-result', 'NS')
  question:set('kept-elsewhere', 'no')
  question:set('not-at-fault', 'NES')
  advice = question:advise()
  equal(advice:step_count(), 3)
  equal(advice:step_provision_at(2), '13.2.6b')
  equal(pdup.rules_step_text_at(advice:step_number_at(1, pdup.ADVISED_STEP), pdup.RULE_TEXT_NAME, pdup.LANGUAGE_EN), 'artificial-score')
  equal(advice:step_provision_at(1), '11.6.B')
  equal(advice:step_number_at(1, pdup.ADVISED_DUTY), pdup.DUTY_MUST)
  equal(advice:step_number_at(1, pdup.ADVISED_TOUCH), pdup.TOUCH_NAMED)
  equal(advice:step_number_at(1, pdup.ADVISED_HAS_N + pdup.SEAT_E - pdup.SEAT_N), 0)
  equal(advice:step_number_at(1, pdup.ADVISED_IS_OURS) + advice:step_number_at(1, pdup.ADVISED_IS_BY_REGULATION), 0)
  local ruling = advice:ruling(0, 7, 2, 5, 3, pdup.LANGUAGE_RU):with_step(advice, 1, 7, 2, 5, 3)
  equal(ruling:effect_count(), 3)
  equal(ruling:effect_number_at(2, pdup.EFFECT_AWARD), pdup.AWARD_PLUS)
  equal(ruling:reason(), pdup.rules_step_text_at(advice:step_number_at(0, pdup.ADVISED_STEP), pdup.RULE_TEXT_WORDS, pdup.LANGUAGE_RU))
  refused(pdup.E_KEY, pdup.Question.new, '11.8')
  refused(pdup.E_VALUE, question.set, question, 'played-before', 'X')
end

function tests.rules_describe_themselves()
  local terms = 0
  for section = 0, pdup.rules_section_count() - 1 do
    assert(#pdup.rules_section_text_at(section, pdup.RULE_TEXT_NAME, pdup.LANGUAGE_EN) > 0)
    assert(#pdup.rules_section_text_at(section, pdup.RULE_TEXT_WORDS, pdup.LANGUAGE_RU) > 0)
    for fact = 0, pdup.rules_fact_count(section) - 1 do
      assert(#pdup.rules_fact_text_at(section, fact, pdup.RULE_TEXT_NAME, pdup.LANGUAGE_EN) > 0)
      assert(#pdup.rules_fact_text_at(section, fact, pdup.RULE_TEXT_WORDS, pdup.LANGUAGE_EN) > 0)
      local kind = pdup.rules_fact_number_at(section, fact, pdup.FACT_KIND)
      local asked = pdup.rules_fact_number_at(section, fact, pdup.FACT_IS_ASKED)
      assert(asked == 1 or kind == pdup.FACT_KIND_SEATS)
      for value = 0, pdup.rules_value_count(section, fact) - 1 do
        assert(#pdup.rules_value_text_at(section, fact, value, pdup.RULE_TEXT_NAME, pdup.LANGUAGE_EN) > 0)
        assert(#pdup.rules_value_text_at(section, fact, value, pdup.RULE_TEXT_WORDS, pdup.LANGUAGE_EN) > 0)
      end
    end
    for row = 0, pdup.rules_row_count(section) - 1 do
      local step = pdup.rules_row_number_at(section, row, pdup.RULE_STEP)
      local duty = pdup.rules_row_number_at(section, row, pdup.RULE_DUTY)
      assert(duty == pdup.DUTY_MUST or duty == pdup.DUTY_MAY)
      assert(#pdup.rules_step_text_at(step, pdup.RULE_TEXT_WORDS, pdup.LANGUAGE_EN) > 0)
      assert(pdup.rules_step_number_at(step, pdup.STEP_EFFECT) <= pdup.STEP_EFFECT_DISQUALIFICATION)
      equal(pdup.rules_step_number_at(step, pdup.STEP_ACTOR) == pdup.ACTOR_PLAYER, pdup.rules_row_text_at(section, row, pdup.RULE_TEXT_PROVISION) == '11.1.A')
      assert(#pdup.rules_row_text_at(section, row, pdup.RULE_TEXT_CONDITION) > 0)
      assert(#pdup.rules_row_text_at(section, row, pdup.RULE_TEXT_PROVISION) > 0)
      local ours = pdup.rules_row_number_at(section, row, pdup.RULE_IS_OURS)
      local by_regulation = pdup.rules_row_number_at(section, row, pdup.RULE_IS_BY_REGULATION)
      assert(ours <= 1 and by_regulation <= 1)
    end
    for term = 0, pdup.rules_term_count(section) - 1 do
      assert(#pdup.rules_term_text_at(section, term, pdup.RULE_TEXT_NAME) > 0 and #pdup.rules_term_text_at(section, term, pdup.RULE_TEXT_CONDITION) > 0)
      terms = terms + 1
    end
  end
  assert(terms > 0)
  equal(pdup.rules_step_text_at(pdup.rules_step_count(), pdup.RULE_TEXT_NAME, pdup.LANGUAGE_EN), nil)
end

function tests.rows()
  local row = make_row()
  equal(row:number(pdup.ROW_FIELD_ROUND), 3)
  equal(row:number(pdup.ROW_FIELD_TABLE), 4)
  equal(row:number(pdup.ROW_FIELD_CONTRACT), pdup.CONTRACT_GAME)
  equal(row:number(pdup.ROW_FIELD_LEVEL), 7)
  equal(row:number(pdup.ROW_FIELD_STRAIN), pdup.STRAIN_DIAMONDS)
  local seat, tricks, defence = row:cell(pdup.CELL_FIRST)
  equal(seat, pdup.SEAT_S)
  equal(tricks, 2)
  equal(defence, pdup.DEFENCE_WHISTED)
  equal(row:player(pdup.SEAT_E), 7)
  equal(row:whists(pdup.SEAT_E), -58 * pdup.WHIST)
  row:set_whists_unknown(pdup.SEAT_E)
  equal(select(2, row:whists(pdup.SEAT_E)), 0)
  refused(pdup.E_ROW_SEATS, pdup.Traveller.add_row, pdup.Traveller.new(pdup.Board.new(1, 4)),
    make_row { seats = { 2, 2, 1 } })
end

function tests.tariffs_settle_and_check_rows()
  local tariff, board, row = pdup.Tariff.new(pdup.VARIETY_SOCHI), pdup.Board.new(1, 4), make_row()
  local n, e, s, w = tariff:settle(board, row)
  equal(n + e + s + w, 0)
  for seat, whists in ipairs { n, e + 3, s, w } do
    row:set_whists(seat, whists)
  end
  n, e, s, w = tariff:difference(board, row)
  equal(table.concat({ n, e, s, w }, ' '), '0 3 0 0')
  tariff:set('undertrick-7', '5')
  equal(tariff:value 'undertrick-7', '5')
  refused(pdup.E_KEY, tariff.set, tariff, 'undertrick-11', '5')
  refused(pdup.E_VALUE, tariff.set, tariff, 'lone-whister', 'shy')
  local _, problem = pcall(tariff.set, tariff, 'pol-6', '1')
  equal(problem.faults:text_at(0), "unknown field of the tariff 'pol-6'; did you mean 'pool-6'?")
  local declarer, first = pdup.Tariff.new(pdup.VARIETY_LENINGRAD):price_table(3, 3):match '\n +M +0 +%. +%. +(%S+) +(%S+)'
  equal(declarer .. ' ' .. first, '400/3 -200/3')
  for index = 0, pdup.setting_count(pdup.SETTINGS_TARIFF) - 1 do
    assert(#pdup.setting_description_at(pdup.SETTINGS_TARIFF, index) > 0)
    assert(#tariff:value(pdup.setting_key_at(pdup.SETTINGS_TARIFF, index)) > 0)
    equal(pdup.setting_choice_text_at(pdup.SETTINGS_TARIFF, index, 0, pdup.CHOICE_VALUE) == nil, pdup.setting_highest_at(pdup.SETTINGS_TARIFF, index) > 0)
  end
end

function tests.regulations_describe_themselves()
  local regulations = pdup.Regulations.new()
  for index = 0, pdup.setting_count(pdup.SETTINGS_REGULATIONS) - 1 do
    assert(#pdup.setting_description_at(pdup.SETTINGS_REGULATIONS, index) > 0)
    for choice = 0, pdup.setting_choice_count(pdup.SETTINGS_REGULATIONS, index) - 1 do
      assert(#pdup.setting_choice_text_at(pdup.SETTINGS_REGULATIONS, index, choice, pdup.CHOICE_VALUE) > 0)
      assert(#pdup.setting_choice_text_at(pdup.SETTINGS_REGULATIONS, index, choice, pdup.CHOICE_FORM) > 0)
      assert(#pdup.setting_choice_text_at(pdup.SETTINGS_REGULATIONS, index, choice, pdup.CHOICE_DESCRIPTION) > 0)
    end
    equal(regulations:value(pdup.setting_key_at(pdup.SETTINGS_REGULATIONS, index)), pdup.setting_choice_text_at(pdup.SETTINGS_REGULATIONS, index, 0, pdup.CHOICE_VALUE))
  end
  equal(pdup.setting_key_at(pdup.SETTINGS_REGULATIONS, -1), nil)
  refused(pdup.E_RANGE, pdup.setting_choice_count, pdup.SETTINGS_REGULATIONS, -1)
end

function tests.events()
  local event = pdup.Event.new()
  refused(pdup.E_STATE, event.standings, event)
  event:add_session(make_session())
  event:add_session(make_session())
  equal(event:session_count(), 2)
  equal(event:session(2):player_count(), 20)
  local whole, one = event:standings(), event:session_standings(2, 0)
  equal(whole:number_at(0, pdup.ENTRY_PLAYER), one:number_at(0, pdup.ENTRY_PLAYER))
  equal(whole:number_at(0, pdup.ENTRY_BOARDS), 2 * one:number_at(0, pdup.ENTRY_BOARDS))
  equal(whole:number_at(0, pdup.ENTRY_PLACING), pdup.PLACING_PLACED)
  equal(one:result_number_at(0, pdup.RESULT_SESSION), 2)
  equal(one:result_number_at(0, pdup.RESULT_ROOM), 1)
  equal(one:result_number_at(0, pdup.RESULT_SEATS), 4)
  equal(one:result_number_at(0, pdup.RESULT_GROUP), 0)
  equal(one:result_number_at(0, pdup.RESULT_STATE), pdup.STATE_REAL)
  equal(one:result_number_at(0, pdup.RESULT_PERCENT), 0)
  assert(#one:result_why_at(0) > 0)
  equal(one:result_number_at(1, pdup.RESULT_COMPARISON), 0)
  equal(one:result_frequencies_at(0):total(), one:result_number_at(0, pdup.RESULT_COMPARED))
  equal(one:result_figure_at(0, pdup.FIGURE_SUM), one:result_figure_at(0, pdup.FIGURE_SUM_DUE))
  equal(one:flags():count(), 0)
  equal(pdup.EventFile.read('pdup-event 1\nplayers 4\n'):event():session_count(), 1)
end

function tests.sessions()
  local session = make_session()
  session:set_regulations(pdup.Regulations.new())
  equal(session:player_count(), 20)
  local ruling = pdup.Ruling.new('1', '2'):with_artificial(1, 3, 4, 1, pdup.AWARD_PLUS)
  session:add_ruling(7, 2 ^ 36, ruling)
  refused(pdup.E_RULING_NUMBER, session.add_ruling, session, 7, 0, ruling)
  for each in session:rulings() do
    equal(each.number, 7)
    equal(each.time, 2 ^ 36)
    equal(type(each.time), 'number')
    equal(each.ruling:effect_count(), 1)
  end
  equal(session:ruling_count(), 1)
  for effect in ruling:effects() do
    equal(effect.kind, pdup.EFFECT_KIND_ARTIFICIAL)
    equal(table.concat({ effect.board, effect.round, effect.table, effect.seat }, ' '), '1 3 4 1')
    equal(effect.award, pdup.AWARD_PLUS)
  end
  local rows = {}
  for traveller in session:travellers() do
    for row in traveller:rows() do
      table.insert(rows, row:number(pdup.ROW_FIELD_TABLE))
    end
  end
  equal(table.concat(rows, ' '), '4 1')
  equal(#session:traveller_at(0):check(), 0)
  misused(function()
    return #session
  end)
end

function tests.life_of_rulings()
  local session = make_session()
  local plain = pdup.Ruling.new('13.2.4', 'noise')
  local penalty = plain:with_penalty(6, pdup.PENALTY_MATCHPOINTS, 1, 1)
  equal(penalty:number(pdup.RULING_FIELD_IS_FINAL), 1)
  equal(penalty:number(pdup.RULING_FIELD_IS_DRAFT), 0)
  local given = plain:with_deferred(1, 3, 4, pdup.SEAT_N):with_suspended(6, 2, 3)
  given = given:with_giver(pdup.AUTHORITY_DIRECTOR):with_notice()
  equal(given:number(pdup.RULING_FIELD_GIVER), pdup.AUTHORITY_DIRECTOR)
  equal(given:number(pdup.RULING_FIELD_HAS_NOTICE), 1)
  local placed = given:with_place(7, 2, 5)
  equal(placed:number(pdup.RULING_FIELD_BOARD), 7)
  equal(placed:number(pdup.RULING_FIELD_ROUND), 2)
  equal(placed:number(pdup.RULING_FIELD_TABLE), 5)
  equal(given:effect_number_at(1, pdup.EFFECT_FROM_ROUND), 2)
  equal(given:effect_number_at(1, pdup.EFFECT_TO_ROUND), 3)
  equal(plain:with_approval(pdup.AUTHORITY_COMMITTEE):number(pdup.RULING_FIELD_APPROVAL), pdup.AUTHORITY_COMMITTEE)
  session:add_ruling(1, 5, given)
  local award = plain:with_artificial(1, 3, 4, pdup.SEAT_N, pdup.AWARD_PLUS)
  local reason = refused(pdup.E_RULING_CONFLICT, session.add_ruling, session, 2, 0, award)
  equal(reason.faults:number_at(0, pdup.FAULT_RULING), 1)
  equal(reason.faults:text_at(0, pdup.LANGUAGE_EN), 'another effect stands on this seat of this row already: ruling 1 at N')
  session:add_appeal(3, 6, 1, 7, 'no noise')
  session:replace_ruling(1, 2, 7, award)
  session:decide_appeal(3, 8, pdup.APPEAL_OUTCOME_CHANGED, pdup.AUTHORITY_COMMITTEE)
  equal(session:appeal_count(), 1)
  for appeal in session:appeals() do
    equal(table.concat({ appeal.number, appeal.time, appeal.ruling, appeal.player }, ' '), '3 6 1 7')
    equal(table.concat({ appeal.outcome, appeal.decided, appeal.authority, appeal.replaced_by }, ' '), '3 8 3 2')
  end
  equal(session:appeal_grounds_at(0), 'no noise')
  session:add_ruling(4, 9, plain:with_penalty(6, pdup.PENALTY_TOP, 25, 1))
  session:waive_ruling(4, 10, { 1, 11 })
  equal(session:ruling_number_at(2, pdup.LOG_SECOND_ASKER), 11)
  session:add_ruling(5, 11, plain:with_disqualified(6))
  session:approve_ruling(5, 12, pdup.AUTHORITY_ORGANISERS)
  session:revoke_ruling(5, 13, pdup.AUTHORITY_CHIEF_DIRECTOR)
  equal(session:ruling_index(5), 3)
  equal(session:ruling_number_at(3, pdup.LOG_STATE), pdup.RULING_STATE_REVOKED)
  equal(session:act_count(), 9)
  local acts = {}
  for act in session:acts() do
    table.insert(acts, act)
  end
  equal(acts[2].kind, pdup.ACT_KIND_APPEALED)
  equal(table.concat({ acts[2].time, acts[2].ruling, acts[2].appeal }, ' '), '6 0 3')
  equal(table.concat({ acts[2].authority, acts[2].player }, ' '), '0 7')
end

function tests.effects()
  local whist = pdup.WHIST
  local ruling = pdup.Ruling.new('12.2.2', ''):with_percent(1, 3, 4, pdup.SEAT_N, 60)
  ruling = ruling:with_assigned(1, 3, 4, pdup.SEAT_E, { { -30 * whist, 60 }, { 12 * whist, 40 } })
  ruling = ruling:with_annulled(1, 3, 4, pdup.SEAT_S):with_penalty(11, pdup.PENALTY_MATCHPOINTS, 5, 2)
  ruling = ruling:with_disqualified(11)
  equal(ruling:effect_count(), 5)
  equal(ruling:effect_number_at(0, pdup.EFFECT_PERCENT), 60)
  equal(ruling:effect_number_at(1, pdup.EFFECT_OUTCOMES), 2)
  local whists, weight = ruling:effect_outcome_at(1, 1)
  equal(whists, 12 * whist)
  equal(weight, 40)
  equal(ruling:effect_number_at(4, pdup.EFFECT_PLAYER), 11)
  equal(ruling:effect_number_at(3, pdup.EFFECT_BASIS), pdup.PENALTY_MATCHPOINTS)
  equal(ruling:effect_number_at(3, pdup.EFFECT_NUMERATOR), 5)
  equal(ruling:effect_number_at(3, pdup.EFFECT_DENOMINATOR), 2)
  make_session():add_ruling(1, 0, ruling)
  refused(pdup.E_RANGE, ruling.with_assigned, ruling, 1, 1, 1, 1, { { 0, 99 } })
  misused(ruling.with_assigned, ruling, 1, 1, 1, 1, { { 0, 99, 1 } })
  misused(ruling.with_assigned, ruling, 1, 1, 1, 1, 5)
end

function tests.facts_of_sessions()
  local session = make_session()
  equal(tonumber(session:number(pdup.SESSION_FIELD_HAS_SEED)), 0)
  session:set_seed(('s'):rep(32))
  session:set_room_tables(5)
  session:set_rounds_played(4)
  equal(tonumber(session:number(pdup.SESSION_FIELD_HAS_SEED)), 1)
  equal(tonumber(session:number(pdup.SESSION_FIELD_ROOM_TABLES)), 5)
  equal(tonumber(session:number(pdup.SESSION_FIELD_ROUNDS_PLAYED)), 4)
  equal(tonumber(session:number(pdup.SESSION_FIELD_END_TIME) + session:number(pdup.SESSION_FIELD_OFFICIAL_TIME)), 0)
  session:set_end_time(1795900000)
  session:set_official_time(1795903600)
  equal(tonumber(session:number(pdup.SESSION_FIELD_OFFICIAL_TIME) - session:number(pdup.SESSION_FIELD_END_TIME)), 3600)
  refused(pdup.E_RANGE, session.set_end_time, session, -1)
  local traveller = session:traveller(1)
  traveller:set_group(1, 1, 2)
  equal(traveller:group_at(0) + traveller:group_at(1), 2)
  local row = pdup.Row.new(1, 1)
  row:set_seats(3)
  row:set_turn(2)
  equal(row:number(pdup.ROW_FIELD_SEATS) * 10 + row:number(pdup.ROW_FIELD_TURN), 32)
end

function tests.faults()
  local event = pdup.EventFile.read 'pdup-event 1\nplayers 20\nname 2 "Ёж"\nvariety sochi\nnonsense\n'
  equal(event:player_count(), 20)
  equal(event:session(1):player_count(), 20)
  equal(event:session_count(), 1)
  equal(event:name(2), 'Ёж')
  equal(event:name(21), nil)
  equal(event:title(), '')
  equal(event:variety(), 'sochi')
  local faults = event:faults()
  equal(#faults, faults:count())
  equal(faults:error_count(), 1)
  for fault in faults:items() do
    equal(fault.code, pdup.E_FILE_KEY)
    equal(fault.line .. ':' .. fault.column, '5:1')
    equal(fault.board + fault.round + fault.table + fault.part, 0)
    equal(fault.text, faults:text_at(0))
    equal(faults:line_at(0, 'a.pdup', pdup.LANGUAGE_EN), 'a.pdup:5:1: ' .. fault.text)
    equal(type(fault.name), 'string')
  end
  local empty = pdup.Faults.new()
  equal(empty:count(), 0)
  equal(empty:name_at(0), nil)
  empty:clear()
end

function tests.figures()
  local standings = make_session():standings(0)
  equal(#standings, 20)
  local percent = standings:figure_at(0, pdup.FIGURE_PERCENT)
  equal(tostring(percent), '100')
  equal(percent.num / percent.den, 100)
  equal(percent:number(), 100)
  assert(percent == standings:figure_at(0, pdup.FIGURE_PERCENT))
  equal(standings:figure_text_at(0, pdup.FIGURE_PERCENT, 2, pdup.ROUND_UP), '100.00')
  equal(standings:figure_at(19, pdup.FIGURE_PERCENT), nil)
  local places, results = 0, 0
  for entry in standings:items() do
    places = places + entry.place * entry.boards
  end
  for result in standings:results() do
    if result.seat == pdup.SEAT_E and result.table == 4 then
      equal(tostring(standings:result_figure_at(results, pdup.FIGURE_TOTAL)), '2')
      equal(standings:result_figure_text_at(results, pdup.FIGURE_TOTAL, 1, pdup.ROUND_UP), '2.0')
      equal(result.player, 7)
      equal(result.whists, -58 * pdup.WHIST)
      equal(result.frequencies:total(), 2)
      equal(result.why, standings:result_why_at(result.index))
      equal(result.compared, 2)
    end
    results = results + 1
  end
  equal(results, standings:result_count())
  local tables = standings:result_numbers(pdup.RESULT_TABLE)
  equal(#tables, results)
  for index = 1, results do
    equal(tables[index], standings:result_number_at(index - 1, pdup.RESULT_TABLE))
  end
  equal(#standings:numbers(pdup.ENTRY_PLACE), standings:count())
  assert(places >= 8)
end

-- Run -------------------------------------------------------------------------------------------------------------

note_calls()
local names, failures = {}, 0
for name in pairs(tests) do
  table.insert(names, name)
end
table.sort(names)
for _, name in ipairs(names) do
  local done, problem = xpcall(tests[name], function(problem)
    return debug.traceback(tostring(problem), 2)
  end)
  print((done and 'ok   ' or 'FAIL ') .. name .. (done and '' or '\n' .. problem))
  failures = failures + (done and 0 or 1)
end
for name in pairs(pdup.functions) do
  if not called[name] then
    print('FAIL no test calls ' .. name)
    failures = failures + 1
  end
end
os.exit(failures == 0 and 0 or 1, true)
