Who sits where (rules 5).

  $ pdup movement rotation --tables 5 --seats 4
  Rotation: 20 players, 5 tables of 4, 5 rounds
  
  Round 1
  Table  Set  N   E   S   W
      1    1  1   6  11  16
      2    2  2   7  12  17
      3    3  3   8  13  18
      4    4  4   9  14  19
      5    5  5  10  15  20
  
  Round 2
  Table  Set  N   E   S   W
      1    2  1  10  14  18
      2    3  2   6  15  19
      3    4  3   7  11  20
      4    5  4   8  12  16
      5    1  5   9  13  17
  
  Round 3
  Table  Set  N   E   S   W
      1    3  1   9  12  20
      2    4  2  10  13  16
      3    5  3   6  14  17
      4    1  4   7  15  18
      5    2  5   8  11  19
  
  Round 4
  Table  Set  N   E   S   W
      1    4  1   8  15  17
      2    5  2   9  11  18
      3    1  3  10  12  19
      4    2  4   6  13  20
      5    3  5   7  14  16
  
  Round 5
  Table  Set  N   E   S   W
      1    5  1   7  13  19
      2    1  2   8  14  20
      3    2  3   9  15  16
      4    3  4  10  11  17
      5    4  5   6  12  18
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

Guide cards for the tables.

  $ pdup movement rotation --tables 5 --seats 4 --rounds 2 --cards
  Rotation: 20 players, 5 tables of 4, 2 rounds
  
  After each round every player goes to the place named under his seat's "to".
  N takes the set to the table under "Set to" and fetches the next from "Set from".
  
  Table 1
  Round  Set  N   E   S   W  N to  E to  S to  W to  Set to  Set from
      1    1  1   6  11  16    1N    2E    3S    4W       5         2
      2    2  1  10  14  18
  
  Table 2
  Round  Set  N  E   S   W  N to  E to  S to  W to  Set to  Set from
      1    2  2  7  12  17    2N    3E    4S    5W       1         3
      2    3  2  6  15  19
  
  Table 3
  Round  Set  N  E   S   W  N to  E to  S to  W to  Set to  Set from
      1    3  3  8  13  18    3N    4E    5S    1W       2         4
      2    4  3  7  11  20
  
  Table 4
  Round  Set  N  E   S   W  N to  E to  S to  W to  Set to  Set from
      1    4  4  9  14  19    4N    5E    1S    2W       3         5
      2    5  4  8  12  16
  
  Table 5
  Round  Set  N   E   S   W  N to  E to  S to  W to  Set to  Set from
      1    5  5  10  15  20    5N    1E    2S    3W       4         1
      2    1  5   9  13  17
  $ pdup movement rotation --tables 7 --seats 4 --rounds 3 --cards --format csv | head -4
  table,round,set,N,E,S,W,N_to,E_to,S_to,W_to,set_to,set_from
  1,1,1,1,8,15,22,1N,2E,3S,6W,7,2
  1,2,2,1,14,20,24,1N,2E,3S,6W,7,2
  1,3,3,1,13,18,26,,,,,,

The page has a card for each table, no script, and nothing from elsewhere.

  $ pdup movement rotation --tables 7 --seats 4 --cards --format html > cards.html
  $ grep -c '<section' cards.html
  7
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
  quality,90.00,,,,,
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

What no rotation can do.

  $ pdup movement rotation --tables 6 --seats 4
  pdup movement: --tables 6: a rotation needs a number without factor 2 or 3; the nearest are 5 and 7
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 4 --seats 4
  pdup movement: --tables: '4' is not a whole number from 5 to 10000
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
  $ pdup movement rotation --tables 5 --seats 4 --check --format html
  pdup movement: --format html: only guide cards have it (--cards)
  Try 'pdup movement --help'.
  [2]
  $ pdup movement rotation --tables 5
  pdup movement: --seats is missing
  Try 'pdup movement --help'.
  [2]
  $ pdup movement skip --tables 6 --seats 4
  pdup movement: 'skip': this version knows only rotation
  Try 'pdup movement --help'.
  [2]
  $ pdup movement waltz
  pdup movement: 'waltz': this version knows only rotation
  Try 'pdup movement --help'.
  [2]
  $ pdup movement
  pdup movement: a kind of movement is missing: rotation
  Try 'pdup movement --help'.
  [2]
