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
