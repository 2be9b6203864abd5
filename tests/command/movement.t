Who sits where (rules 5).

  $ pdup movement rotation --tables 5 --seats 4
  Rotation: 20 players, 5 tables of 4, 5 rounds
  
  Round 1
  Table  Set (boards)  N   E   S   W
      1       1 (1-4)  1   6  11  16
      2       2 (5-8)  2   7  12  17
      3      3 (9-12)  3   8  13  18
      4     4 (13-16)  4   9  14  19
      5     5 (17-20)  5  10  15  20
  
  Round 2
  Table  Set (boards)  N   E   S   W
      1       2 (5-8)  1  10  14  18
      2      3 (9-12)  2   6  15  19
      3     4 (13-16)  3   7  11  20
      4     5 (17-20)  4   8  12  16
      5       1 (1-4)  5   9  13  17
  
  Round 3
  Table  Set (boards)  N   E   S   W
      1      3 (9-12)  1   9  12  20
      2     4 (13-16)  2  10  13  16
      3     5 (17-20)  3   6  14  17
      4       1 (1-4)  4   7  15  18
      5       2 (5-8)  5   8  11  19
  
  Round 4
  Table  Set (boards)  N   E   S   W
      1     4 (13-16)  1   8  15  17
      2     5 (17-20)  2   9  11  18
      3       1 (1-4)  3  10  12  19
      4       2 (5-8)  4   6  13  20
      5      3 (9-12)  5   7  14  16
  
  Round 5
  Table  Set (boards)  N   E   S   W
      1     5 (17-20)  1   7  13  19
      2       1 (1-4)  2   8  14  20
      3       2 (5-8)  3   9  15  16
      4      3 (9-12)  4  10  11  17
      5     4 (13-16)  5   6  12  18
  $ pdup movement rotation --tables 5 --seats 3 --rounds 2 --format csv
  round,table,set,N,E,S,W
  1,1,1,1,6,11,
  1,2,2,2,7,12,
  1,3,3,3,8,13,
  1,4,4,4,9,14,
  1,5,5,5,10,15,
  2,1,2,1,10,14,
  2,2,3,2,6,15,
  2,3,4,3,7,11,
  2,4,5,4,8,12,
  2,5,1,5,9,13,
  $ pdup movement rotation --tables 5 --seats 3 --rounds 1
  Rotation: 15 players, 5 tables of 3, 1 round
  
  Round 1
  Table  Set (boards)  N   E   S
      1       1 (1-3)  1   6  11
      2       2 (4-6)  2   7  12
      3       3 (7-9)  3   8  13
      4     4 (10-12)  4   9  14
      5     5 (13-15)  5  10  15

Guide cards for the tables.

  $ pdup movement rotation --tables 5 --seats 4 --rounds 2 --cards
  Rotation: 20 players, 5 tables of 4, 2 rounds
  
  After each round every player goes to the place under his seat's "to".
  N takes the set to the table under "Set to" (rules 5); the next one comes from
  the table under "Set from".
  
  Table 1
  Round  Set (boards)  N   E   S   W   N to  E to  S to  W to  Set to  Set from
      1       1 (1-4)  1   6  11  16  stays    2E    3S    4W       5         2
      2       2 (5-8)  1  10  14  18
  
  Table 2
  Round  Set (boards)  N  E   S   W   N to  E to  S to  W to  Set to  Set from
      1       2 (5-8)  2  7  12  17  stays    3E    4S    5W       1         3
      2      3 (9-12)  2  6  15  19
  
  Table 3
  Round  Set (boards)  N  E   S   W   N to  E to  S to  W to  Set to  Set from
      1      3 (9-12)  3  8  13  18  stays    4E    5S    1W       2         4
      2     4 (13-16)  3  7  11  20
  
  Table 4
  Round  Set (boards)  N  E   S   W   N to  E to  S to  W to  Set to  Set from
      1     4 (13-16)  4  9  14  19  stays    5E    1S    2W       3         5
      2     5 (17-20)  4  8  12  16
  
  Table 5
  Round  Set (boards)  N   E   S   W   N to  E to  S to  W to  Set to  Set from
      1     5 (17-20)  5  10  15  20  stays    1E    2S    3W       4         1
      2       1 (1-4)  5   9  13  17
  $ pdup movement rotation --tables 7 --seats 4 --rounds 3 --cards --format csv | head -4
  table,round,set,N,E,S,W,N_to,E_to,S_to,W_to,set_to,set_from
  1,1,1,1,8,15,22,1N,2E,3S,6W,7,2
  1,2,2,1,14,20,24,1N,2E,3S,6W,7,2
  1,3,3,1,13,18,26,,,,,,

The page has a card for each table, no script, and nothing from elsewhere.

  $ pdup movement rotation --tables 7 --seats 4 --cards --format html > cards.html
  $ grep -c '<section' cards.html
  7
  $ grep -c '^<p>After each round' cards.html
  7
  $ grep -A 12 'Table 2<' cards.html | head -7
  <h2>Table 2</h2>
  <p>After each round every player goes to the place under his seat&#39;s &quot;to&quot;.
  N takes the set to the table under &quot;Set to&quot; (rules 5); the next one comes from
  the table under &quot;Set from&quot;.</p>
  <div class="wide"><table>
  <thead><tr><th class="n">Round</th><th class="n">Set (boards)</th><th class="n">N</th><th class="n">E</th><th class="n">S</th><th class="n">W</th><th class="n">N to</th><th class="n">E to</th><th class="n">S to</th><th class="n">W to</th><th class="n">Set to</th><th class="n">Set from</th></tr></thead>
  <tbody>
  $ grep -ciE '<script|https?:|src=' cards.html
  0
  [1]

How good it is, counted from the seating.

  $ pdup movement rotation --tables 5 --seats 4 --check
  Rotation: 20 players, 5 tables of 4, 5 rounds
  
  Figure                                 Value
  Sets of a player, least                    5
  Sets of a player, most                     5
  Rests of a player, least                   0
  Rests of a player, most                    0
  Tables of a set, least                     5
  Tables of a set, most                      5
  Sets met again                             0
  Pairs that never meet                      0
  Meetings of a pair, most                   1
  Meetings beyond the first                  0
  Difference of a player's seats, most       5
  Quality                               100.00
  
  Of two players              Value  Pairs
  Meetings across lines           1    150
  Comparisons in a line           5     40
  Competition K in a line        15     40
  Meetings in a line              0     40
  Comparisons across lines        0    150
  Competition K across lines      0    150
  
  No faults.
  $ pdup movement rotation --tables 5 --seats 3 --rounds 3 --check --format csv
  figure,value,pairs,set,round,table,note
  sets_least,3,,,,,
  sets_most,3,,,,,
  rests_least,0,,,,,
  rests_most,0,,,,,
  tables_least,3,,,,,
  tables_most,3,,,,,
  sets_again,0,,,,,
  never_met,30,,,,,
  most_meetings,1,,,,,
  meetings_again,0,,,,,
  seat_spread,3,,,,,
  quality,90,,,,,
  meetings,0,30,,,,
  meetings,1,45,,,,
  comparisons,1,15,,,,
  comparisons,2,15,,,,
  competition,2,15,,,,
  competition,4,15,,,,
  meetings_line,0,30,,,,
  comparisons_cross,0,75,,,,
  competition_cross,-2,30,,,,
  competition_cross,0,5,,,,
  competition_cross,1,20,,,,
  competition_cross,2,20,,,,
  $ pdup movement rotation --tables 5 --seats 4 --rounds 1 --check | grep Quality
  Quality

Extra steps past sets already played (rules 5, procedure 3), and the best that is known.

  $ pdup movement skip --tables 4 --seats 3 --rounds 3
  With extra steps: 12 players, 4 tables of 3, 3 rounds
  (rotation with extra steps past played sets)
  
  Round 1
  Table  Set (boards)  N  E   S
      1       1 (1-3)  1  5   9
      2       2 (4-6)  2  6  10
      3       3 (7-9)  3  7  11
      4     4 (10-12)  4  8  12
  
  Round 2
  Table  Set (boards)  N  E   S
      1       2 (4-6)  1  8  11
      2       3 (7-9)  2  5  12
      3     4 (10-12)  3  6   9
      4       1 (1-3)  4  7  10
  
  Round 3
  Table  Set (boards)  N  E   S
      1       3 (7-9)  1  6   9
      2     4 (10-12)  2  7  10
      3       1 (1-3)  3  8  11
      4       2 (4-6)  4  5  12
  $ pdup movement best --tables 4 --seats 3 --check | grep -E 'never|most|Quality|No faults'
  Sets of a player, most                     4
  Rests of a player, most                    0
  Tables of a set, most                      4
  Pairs that never meet                      0
  Meetings of a pair, most                   1
  Difference of a player's seats, most       4
  Quality                               100.00
  No faults.
  $ pdup movement best --tables 6 --seats 4 --rooms 2 --rounds 2 --format csv | sed -n '1,2p;8p;14p;20p'
  round,table,set,N,E,S,W
  1,1,1,1,7,13,19
  1,7,1,25,31,37,43
  2,1,2,1,12,15,22
  2,7,2,25,36,39,46

In two rooms the copies of the sets do not mix.

  $ pdup movement best --tables 5 --seats 4 --rooms 2 --rounds 2 --cards | grep -A 2 -E 'Table (1|6)$'
  Table 1
  Round  Set (boards)  N   E   S   W   N to  E to  S to  W to  Set to  Set from
      1       1 (1-4)  1   6  11  16  stays    2E    3S    4W       5         2
  --
  Table 6
  Round  Set (boards)   N   E   S   W   N to  E to  S to  W to  Set to  Set from
      1       1 (1-4)  21  26  31  36  stays    7E    8S    9W      10         7

Every player for himself (rules 5, procedure 4).

  $ pdup movement individual --players 13 --seats 4 --rounds 2
  Individual: 13 players, 3 tables of 4, 2 rounds
  (cyclic, from powers of a primitive root: who has no seat rests)
  
  Round 1
  Table  Set (boards)  N  E   S   W
      1       1 (1-4)  1  2   4   7
      2     4 (13-16)  3  6  12   8
      3    13 (49-52)  9  5  10  11
  Resting: 13
  
  Round 2
  Table  Set (boards)   N  E   S   W
      1       2 (5-8)   2  3   5   8
      2     5 (17-20)   4  7  13   9
      3       1 (1-4)  10  6  11  12
  Resting: 1
  $ pdup movement individual --players 16 --seats 4 --variant F --check | grep -E 'never|most|Quality|No faults'
  Sets of a player, most                     5
  Rests of a player, most                    0
  Tables of a set, most                      4
  Pairs that never meet                      0
  Meetings of a pair, most                   1
  Difference of a player's seats, most       3
  Quality                               100.00
  No faults.

Guide cards for players.

  $ pdup movement individual --players 13 --seats 4 --rounds 4 --player-cards | head -10
  Individual: 13 players, 3 tables of 4, 4 rounds
  (cyclic, from powers of a primitive root: who has no seat rests)
  
  Player 1
  Round  Table  Seat  Set (boards)   N  E   S   W
      1      1  N          1 (1-4)   1  2   4   7
      2  rests
      3      2  S        6 (21-24)   5  8   1  10
      4      3  W         3 (9-12)  12  8  13   1
  
  $ pdup movement individual --players 13 --seats 4 --rounds 2 --player-cards --format csv | head -4
  player,round,table,seat,set,N,E,S,W
  1,1,1,N,1,1,2,4,7
  2,1,1,E,1,1,2,4,7
  2,2,1,N,2,2,3,5,8
  $ pdup movement individual --players 7 --seats 3 --player-cards --format html > cards.html
  $ grep -c '<section' cards.html
  7
  $ grep -ciE '<script|https?:|src=' cards.html
  0
  [1]

A movement as text, written and read again.

  $ pdup movement individual --players 8 --seats 4 --write cycle | tee eight.mv
  cycle 1W-2E-2N-2W-1S-2S-1E
  sets 1+2 Z Z Z Z Z Z
  $ pdup movement rotation --tables 5 --seats 3 --rounds 2 --write list | tee five.mv
  players 15 tables 5 rounds 2 sets 5 seats 3
  1,6,11,-:1 2,7,12,-:2 3,8,13,-:3 4,9,14,-:4 5,10,15,-:5
  1,10,14,-:2 2,6,15,-:3 3,7,11,-:4 4,8,12,-:5 5,9,13,-:1
  $ pdup movement file eight.mv --write cycle | diff eight.mv -
  $ pdup movement file five.mv --write list | diff five.mv -
  $ pdup movement file five.mv --format csv > read.csv
  $ pdup movement rotation --tables 5 --seats 3 --rounds 2 --format csv | diff read.csv -
  $ pdup movement file read.csv --write list | diff five.mv -
  $ pdup movement skip --tables 5 --seats 4 --write cycle
  pdup movement: --write cycle: this movement does not go round in a cycle
  [1]

What others publish, and what is wrong with it.

  $ cat > list.txt <<END
  > # round table N S E W board-set
  > 1 1 1 2 3 4 1
  > 1 2 5 6 7 8 2
  > 2 1 1 6 5 4 2
  > 2 2 3 2 7 4 1
  > END
  $ pdup movement file list.txt
  list.txt: round 2, table 1: player 5 at E has played set 2 in round 1, table 2
  list.txt: round 2, table 1: player 6 at S has played set 2 in round 1, table 2
  list.txt: round 2, table 2: player 3 at N has played set 1 in round 1, table 1
  list.txt: round 2, table 2: player 2 at S has played set 1 in round 1, table 1
  list.txt: round 2, table 2: player 4 at W sits at table 1, seat W, as well
  list.txt: round 2, table 2: player 4 at W has played set 1 in round 1, table 1
  As listed: 8 players, 2 tables of 4, 2 rounds
  (a published list, its seats in the order that it tells)
  
  Round 1
  Table  Set (boards)  N  E  S  W
      1       1 (1-4)  1  3  2  4
      2       2 (5-8)  5  7  6  8
  
  Round 2
  Table  Set (boards)  N  E  S  W
      1       2 (5-8)  1  5  6  4
      2       1 (1-4)  3  7  2  4
  Resting: 8
  [1]
  $ pdup movement file list.txt --check | sed -n '/Faults/,$p'
  Faults
  round 2, table 1: player 5 at E has played set 2 in round 1, table 2
  round 2, table 1: player 6 at S has played set 2 in round 1, table 2
  round 2, table 2: player 3 at N has played set 1 in round 1, table 1
  round 2, table 2: player 2 at S has played set 1 in round 1, table 1
  round 2, table 2: player 4 at W sits at table 1, seat W, as well
  round 2, table 2: player 4 at W has played set 1 in round 1, table 1
  $ pdup movement file list.txt --check > check.txt
  [1]
  $ printf 'players 8 tables 2 rounds 1 sets 2 seats 4\n1,2,3,9:1 .\n' | pdup movement file -
  <stdin>:2:7: not what this place asks for: a player from 1 to 8, not '9'
  [1]
  $ pdup movement file missing.mv
  pdup: missing.mv: No such file or directory
  [1]

A search for a better movement. The same seed goes the same way again; how far depends on the machine.

  $ export seed=000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F
  $ pdup movement skip --tables 6 --seats 4 --improve 1 --seed $seed --write list > better.mv 2> said
  $ sed 's/[0-9]* search.*/N searches/; s/meet: [0-9]*,/meet: N,/' said
  pdup movement: --seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f: N searches
  pdup movement: a better movement was found; pairs that never meet: N, before: 66
  $ pdup movement file better.mv --check --format csv | awk -F, '$1 == "never_met" { print $2 < 66 }'
  1
  $ pdup movement file better.mv --check | tail -1
  No faults.
  $ pdup movement rotation --tables 5 --seats 3 --improve 60 2>said > list; sed 's,d [0-9a-f]*:.*,d HEX,' said; tail -1 list
  pdup movement: --seed HEX
  pdup movement: no better movement was found
      5     4 (10-12)  5   6  12
  $ pdup movement skip --tables 6 --seats 4 --improve 1 --rooms 2
  pdup movement: --improve: not together with --rooms
  Try 'pdup movement --help'.
  [2]
  $ pdup movement skip --tables 300 --seats 4 --improve 1
  pdup movement: --improve: the movement has too many players to look for another
  [1]
  $ sed 's/1,/2,/' better.mv > faulty.mv
  $ pdup movement file faulty.mv --improve 1
  pdup movement: --improve: the movement has faults, which --check tells
  [1]
  $ pdup movement skip --tables 6 --seats 4 --seed $seed
  pdup movement: --seed: only --improve has a use for it
  Try 'pdup movement --help'.
  [2]
  $ pdup movement skip --tables 6 --seats 4 --improve 1 --seed ${seed}0
  pdup movement: --seed: '000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F0' is not 64 hexadecimal digits
  Try 'pdup movement --help'.
  [2]
  $ pdup movement skip --tables 6 --seats 4 --improve 1 --seed g${seed#0}
  pdup movement: --seed: 'g00102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F' is not 64 hexadecimal digits
  Try 'pdup movement --help'.
  [2]
  $ pdup movement skip --tables 6 --seats 4 --improve 0
  pdup movement: --improve: '0' is not a whole number from 1 to 604800
  Try 'pdup movement --help'.
  [2]

What cannot be.

  $ pdup movement rotation --tables 6 --seats 4
  pdup movement: --tables 6: a rotation needs a number without factor 2 or 3; the nearest are 5 and 7
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 4 --seats 4
  pdup movement: --tables 4: a rotation needs 5 tables or more; the nearest is 5
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 10000 --seats 4
  pdup movement: --tables 10000: a rotation needs a number without factor 2 or 3; the nearest is 9997
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 2 --seats 4
  pdup movement: --tables: '2' is not a whole number from 3 to 10000
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 5 --seats 4 --rounds 6
  pdup movement: --rounds 6: 5 tables play 1 to 5 rounds
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 5 --seats 4 --check --cards
  pdup movement: --check: not together with --cards
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 5 --seats 4 --write list --player-cards
  pdup movement: --write: not together with --player-cards
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 5 --seats 4 --write list --format csv
  pdup movement: --write: it has no other --format than text
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 5 --seats 4 --check --format html
  pdup movement: --format html: only guide cards have it (--cards, --player-cards)
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 5
  pdup movement: --seats is missing
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 5 --seats 4 --players 20
  pdup movement: --players: rotation takes no such option
  Try 'pdup movement --help'.
  [2]
  $ pdup movement best --tables 5000 --seats 4 --rooms 3
  pdup movement: --rooms 3: at most 10000 tables and 40000 players may sit in all rooms
  Try 'pdup movement --help'.
  [2]
  $ pdup movement individual --players 1000 --seats 4
  pdup movement: --players 1000: no individual movement at tables of 4 is known; the nearest are 997 and 1013
  Try 'pdup movement --help'.
  [2]
  $ pdup movement individual --players 3 --seats 4
  pdup movement: --players 3: no individual movement at tables of 4 is known; the nearest is 4
  Try 'pdup movement --help'.
  [2]
  $ pdup movement individual --players 9 --seats 3 --variant X
  pdup movement: --players 9: no individual movement at tables of 3 in variant X is known; there is none for any number
  Try 'pdup movement --help'.
  [2]
  $ pdup movement individual --players 12 --seats 4 --variant Y
  pdup movement: --variant: 'Y' is none of S, D, F and X
  Try 'pdup movement --help'.
  [2]
  $ pdup movement individual --players 12 --seats 4 --rooms 2
  pdup movement: --rooms: individual takes no such option
  Try 'pdup movement --help'.
  [2]
  $ pdup movement file
  pdup movement: FILE is missing
  Try 'pdup movement --help'.
  [2]
  $ pdup movement file five.mv six.mv
  pdup movement: 'six.mv': file takes no such word
  Try 'pdup movement --help'.
  [2]
  $ pdup movement file five.mv --rounds 3
  pdup movement: --rounds 3: 5 tables play 1 to 2 rounds
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation now --tables 5 --seats 4
  pdup movement: 'now': rotation takes no such word
  Try 'pdup movement --help'.
  [2]
  $ pdup movement waltz
  pdup movement: 'waltz': a kind of movement is rotation, skip, best, individual or file
  Try 'pdup movement --help'.
  [2]
  $ pdup movement
  pdup movement: a kind of movement is missing: rotation, skip, best, individual or file
  Try 'pdup movement --help'.
  [2]

Boxes are turned for even seats, and for one winner over all lines:

  $ pdup movement individual --players 8 --seats 4 --variant D --even-seats --format csv | sed -n '2p;4p;6p'
  1,1,1,8,1,3,7
  2,1,2,2,4,1,8
  3,1,3,5,2,8,3
  $ pdup movement rotation --tables 5 --seats 4 --one-winner --format csv | sed -n '2p;7p'
  1,1,1,1,6,11,16
  2,1,2,18,1,10,14
  $ pdup movement rotation --tables 5 --seats 4 --even-seats
  pdup movement: --even-seats: by lines everybody keeps his seat
  Try 'pdup movement --help'.
  [2]
  $ pdup movement individual --players 13 --seats 4 --one-winner
  pdup movement: --one-winner: this movement is not by lines, it has one winner anyway
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 101 --seats 4 --one-winner
  pdup movement: --one-winner: not for more than 400 players
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 5 --seats 4 --even-seats --one-winner
  pdup movement: --one-winner: not together with --even-seats
  Try 'pdup movement --help'.
  [2]

Other movements by lines: of six tables all six rounds or five, sets that all tables share, a
round less by announced steps.

  $ pdup movement best --tables 6 --seats 4 --check --format csv | grep -E "rounds|never|again"
  sets_again,0,,,,,
  never_met,36,,,,,
  meetings_again,0,,,,,
  $ pdup movement best --tables 6 --seats 4 --rounds 6 --check --format csv | grep -E "never|again"
  sets_again,0,,,,,
  never_met,28,,,,,
  meetings_again,28,,,,,
  $ pdup movement best --tables 6 --seats 4 --rounds 7
  pdup movement: --rounds 7: 6 tables play 1 to 6 rounds
  Try 'pdup movement --help'.
  [2]
  $ pdup movement best --tables 3 --seats 3 --shared --format csv
  round,table,set,N,E,S,W
  1,1,1,1,4,7,
  1,2,1,2,5,8,
  1,3,1,3,6,9,
  2,1,2,1,6,8,
  2,2,2,2,4,9,
  2,3,2,3,5,7,
  3,1,3,1,5,9,
  3,2,3,2,6,7,
  3,3,3,3,4,8,
  $ pdup movement best --tables 10 --seats 4 --short --check --format csv | grep -E "never|again"
  sets_again,0,,,,,
  never_met,60,,,,,
  meetings_again,0,,,,,
  $ pdup movement best --tables 9 --seats 4 --short
  pdup movement: --short: there are such movements for 6 and 10 tables, not 9; --rounds stops others early
  Try 'pdup movement --help'.
  [2]
  $ pdup movement best --tables 6 --seats 4 --shared --short
  pdup movement: --short: not together with --shared
  Try 'pdup movement --help'.
  [2]
  $ pdup movement skip --tables 6 --seats 4 --shared
  pdup movement: --shared: skip takes no such option
  Try 'pdup movement --help'.
  [2]

Extra steps with steps of one's own.

  $ pdup movement skip --tables 24 --seats 4 --steps 1,2,3 --check --format csv | grep never
  never_met,360,,,,,
  $ pdup movement skip --tables 4 --seats 3 --steps +1,-2 --rounds 2 --format csv
  round,table,set,N,E,S,W
  1,1,1,1,5,9,
  1,2,2,2,6,10,
  1,3,3,3,7,11,
  1,4,4,4,8,12,
  2,1,2,1,8,11,
  2,2,3,2,5,12,
  2,3,4,3,6,9,
  2,4,1,4,7,10,
  $ pdup movement skip --tables 4 --seats 3 --steps 1,2,3
  pdup movement: --steps '1,2,3': two numbers E,S are wanted, each from 1 to 3 up or (-) down
  Try 'pdup movement --help'.
  [2]
  $ pdup movement skip --tables 4 --seats 4 --steps 1,2,4
  pdup movement: --steps '1,2,4': three numbers E,S,W are wanted, each from 1 to 3 up or (-) down
  Try 'pdup movement --help'.
  [2]
  $ pdup movement skip --tables 4 --seats 4 --steps '1, 2,3'
  pdup movement: --steps '1, 2,3': three numbers E,S,W are wanted, each from 1 to 3 up or (-) down
  Try 'pdup movement --help'.
  [2]
  $ pdup movement skip --tables 4 --seats 4 --steps 1,2,
  pdup movement: --steps '1,2,': three numbers E,S,W are wanted, each from 1 to 3 up or (-) down
  Try 'pdup movement --help'.
  [2]
  $ pdup movement best --tables 4 --seats 4 --steps 1,2,3
  pdup movement: --steps: best takes no such option
  Try 'pdup movement --help'.
  [2]

Lists by table, and lists without sets.

  $ printf '!1\n8 1 5 7 1\n!2\n2 6 4 3 1\n' | pdup movement file - --format csv
  round,table,set,N,E,S,W
  1,1,1,8,1,5,7
  1,2,1,2,6,4,3
  $ printf '7-2-1-8\n\n4-2-6-3\n' | pdup movement file - --format csv
  round,table,set,N,E,S,W
  1,1,1,7,2,1,8
  2,1,2,4,2,6,3
  $ printf '7-2-1-8\n\n4-2\n' | pdup movement file -
  <stdin>:3:4: not what this place asks for: a table must be N-E-S-W or N-E-S
  [1]

Cards of a movement that cannot be played: what is wrong comes first, and the exit status says so.

  $ printf 'players 8 tables 2 rounds 1 sets 2 seats 4\n1,2,3,4:1 1,6,7,8:2\n' > twice.mv
  $ pdup movement file twice.mv --cards | head -1
  twice.mv: round 1, table 2: player 1 at N sits at table 1, seat N, as well
  As listed: 8 players, 2 tables of 4, 1 round
  $ pdup movement file twice.mv --cards > /dev/null
  twice.mv: round 1, table 2: player 1 at N sits at table 1, seat N, as well
  [1]
  $ pdup movement file twice.mv --format csv
  twice.mv: round 1, table 2: player 1 at N sits at table 1, seat N, as well
  round,table,set,N,E,S,W
  1,1,1,1,2,3,4
  1,2,2,1,6,7,8
  [1]
  $ pdup movement file twice.mv --player-cards 2> /dev/null | head -1
  As listed: 8 players, 2 tables of 4, 1 round
  $ pdup movement file twice.mv --check 2>&1 | tail -3
  
  Faults
  round 1, table 2: player 1 at N sits at table 1, seat N, as well
