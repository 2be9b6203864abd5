The sample evening.

  $ cp "$SOURCE/examples/evening.pdup" .
  $ pdup score evening.pdup | diff - "$SOURCE/tests/golden/evening-standings.txt"
  $ pdup score evening.pdup --format csv | diff - "$SOURCE/tests/golden/evening-standings.csv"
  $ pdup score evening.pdup --after-round 2 --format csv | head -3
  place,player,name,total,max,percent,boards,penalties
  1,9,Rosalie,13,16,81.25,8,0
  1,17,Harald O'Brien,13,16,81.25,8,0
  $ pdup score evening.pdup --board 1 --format csv
  board,seat,group,round,table,player,whists,matchpoints,top,percent,ruling
  1,N,0,1,1,1,17,8,8,100.00,
  1,N,0,2,5,5,15,6,8,75.00,
  1,N,0,3,4,4,-9,4,8,50.00,
  1,N,0,4,3,3,-15,2,8,25.00,
  1,N,0,5,2,2,-31,0,8,0.00,
  1,E,0,1,1,6,-31,0,8,0.00,
  1,E,0,2,5,9,-5,6,8,75.00,
  1,E,0,3,4,7,-9,4,8,50.00,
  1,E,0,4,3,10,-15,2,8,25.00,
  1,E,0,5,2,8,17,8,8,100.00,
  1,S,0,1,1,11,7,3,8,37.50,
  1,S,0,2,5,13,-5,0,8,0.00,
  1,S,0,3,4,15,33,6,8,75.00,
  1,S,0,4,3,12,45,8,8,100.00,
  1,S,0,5,2,14,7,3,8,37.50,
  1,W,0,1,1,16,7,7,8,87.50,
  1,W,0,2,5,17,-5,4,8,50.00,
  1,W,0,3,4,18,-15,1,8,12.50,
  1,W,0,4,3,19,-15,1,8,12.50,
  1,W,0,5,2,20,7,7,8,87.50,

What a carried-over figure and an award rest on.

  $ pdup score evening.pdup --board 12 | grep -E '^Board|^Seat|Boris|Rosalie|Mina'
  Board 12
  Seat  Round  Table  Player  Name                 Whists  Compared  Expected  Matchpoints  Top  Percent  Award    Ruling
  N         2      2       2  Boris Lindqvist          45         4         5         7.75    8    96.88
  E         3      1       9  Rosalie                                       5         3.20    8    40.00  minus         1
  W         3      1      20  Mina Quelle-Sand                              5         4.00    8    50.00  average       1
  Seat  Group  Tables of  Compared  Expected  Sum  Due
  $ pdup score evening.pdup --board 12 | grep -c '  plus  '
  1
  $ pdup score evening.pdup --board 21
  pdup score: evening.pdup: there is no result on board 21
  [1]
  $ pdup score evening.pdup --format html > standings.html
  $ grep -c '<tr' standings.html
  21
  $ grep -c 'Penalties\|This file has' standings.html
  0
  [1]
  $ grep -o '&quot;' standings.html
  &quot;
  &quot;
  $ grep -ciE '<script|https?:|src=' standings.html
  0
  [1]

A file with faults is scored as far as it could be read, and the exit status tells.

  $ cat > faulty.pdup <<END
  > pdup-event 1
  > players 8
  > name 3 "=1+1"
  > traveller 1
  >   1 1 6S N6 E2 S2  1 2 3 4   22 -58 22 14
  >   1 2 ?  .  .  .   5 6 7 8   22 -58 22 15
  >   2 2 ?  .  .  .   5 6 7 8   20 -20 10 -10
  > END
  $ pdup score faulty.pdup --format csv
  faulty.pdup:6:30: the whists do not sum to zero (rules 7): these sum to 1
  place,player,name,total,max,percent,boards,penalties
  1,1,,2,2,100.00,1,0
  1,3,'=1+1,2,2,100.00,1,0
  1,4,,2,2,100.00,1,0
  1,6,,2,2,100.00,1,0
  5,2,,0,2,0.00,1,0
  5,5,,0,2,0.00,1,0
  5,7,,0,2,0.00,1,0
  5,8,,0,2,0.00,1,0
  [1]

What is printed says so itself, since nobody sees the messages on it.

  $ pdup score faulty.pdup 2> faults.txt | head -4
  This file has 1 fault: see `pdup check`; the standings are of what could be read.
  
  Standings
  
  $ pdup score faulty.pdup --board 1 2> faults.txt | head -6
  This file has 1 fault: see `pdup check`; the results are of what could be read.
  
  Board 1
  
  Seat  Round  Table  Player  Name  Whists  Compared  Expected  Matchpoints  Top  Percent
  N         1      1       1            22         2         2         2.00    2   100.00
  $ pdup score faulty.pdup --format html 2> faults.txt | grep -A 2 '^<h1>'
  <h1>Standings</h1>
  <p>This file has 1 fault: see `pdup check`; the standings are of what could be read.</p>
  <div class="wide"><table>
  $ sed 's/^title.*/&\nplayrs 8\nnonsense/' evening.pdup > faults.pdup
  $ pdup score faults.pdup 2> faults.txt | sed -n 2,5p
  
  This file has 2 faults: see `pdup check`; the standings are of what could be read.
  
  Standings
  $ pdup score - --format csv < faulty.pdup 2>&1 | head -2
  <stdin>:6:30: the whists do not sum to zero (rules 7): these sum to 1
  place,player,name,total,max,percent,boards,penalties

Several sessions: text shows each, CSV one.

  $ cat > two.pdup <<END
  > pdup-event 1
  > title "Two sessions"
  > players 8
  > traveller 1
  >   1 1 ? . . .  1 2 3 4  22 -58 22 14
  >   1 2 ? . . .  5 6 7 8  20 -20 10 -10
  > session 2
  > traveller 1
  >   1 1 ? . . .  1 2 3 4  1 -1 1 -1
  > END
  $ pdup score two.pdup
  Two sessions
  
  Session 1: standings
  
  Place  Player  Total  Max  Percent  Boards
      1       1   2.00    2   100.00       1
      1       3   2.00    2   100.00       1
      1       4   2.00    2   100.00       1
      1       6   2.00    2   100.00       1
      5       2   0.00    2     0.00       1
      5       5   0.00    2     0.00       1
      5       7   0.00    2     0.00       1
      5       8   0.00    2     0.00       1
  
  Session 2: standings
  
  Place  Player  Total  Max  Percent  Boards
              1   0.00    0                1
              2   0.00    0                1
              3   0.00    0                1
              4   0.00    0                1
              5   0.00    0                0
              6   0.00    0                0
              7   0.00    0                0
              8   0.00    0                0
  
  To see to
  
  Board  What
      1  line N has one result, which is compared with no other
      1  line E has one result, which is compared with no other
      1  line S has one result, which is compared with no other
      1  line W has one result, which is compared with no other
  
  All sessions: standings
  
  Place  Player  Total  Max  Percent  Boards
      1       1   2.00    2   100.00       2
      1       3   2.00    2   100.00       2
      1       4   2.00    2   100.00       2
      1       6   2.00    2   100.00       1
      5       2   0.00    2     0.00       2
      5       5   0.00    2     0.00       1
      5       7   0.00    2     0.00       1
      5       8   0.00    2     0.00       1
  
  To see to
  
  Board  What
      1  session 2: line N has one result, which is compared with no other
      1  session 2: line E has one result, which is compared with no other
      1  session 2: line S has one result, which is compared with no other
      1  session 2: line W has one result, which is compared with no other
  $ pdup score two.pdup --session 2 --format html | grep '<th'
  <thead><tr><th class="n">Place</th><th class="n">Player</th><th class="n">Total</th><th class="n">Max</th><th class="n">Percent</th><th class="n">Boards</th></tr></thead>
  <thead><tr><th class="n">Board</th><th>What</th></tr></thead>
  $ sed 's/22 14/22 15/' two.pdup > two-faulty.pdup
  $ pdup score two-faulty.pdup 2> faults.txt | grep -n 'fault\|Session'
  3:This file has 1 fault: see `pdup check`; the standings are of what could be read.
  5:Session 1: standings
  25:Session 2: standings
  $ pdup score two.pdup --format csv
  place,player,name,total,max,percent,boards,penalties
  1,1,,2,2,100.00,2,0
  1,3,,2,2,100.00,2,0
  1,4,,2,2,100.00,2,0
  1,6,,2,2,100.00,1,0
  5,2,,0,2,0.00,2,0
  5,5,,0,2,0.00,1,0
  5,7,,0,2,0.00,1,0
  5,8,,0,2,0.00,1,0
  $ pdup score two.pdup --session 2 --format csv
  place,player,name,total,max,percent,boards,penalties
  ,1,,0,0,,1,0
  ,2,,0,0,,1,0
  ,3,,0,0,,1,0
  ,4,,0,0,,1,0
  ,5,,0,0,,0,0
  ,6,,0,0,,0,0
  ,7,,0,0,,0,0
  ,8,,0,0,,0,0
  $ pdup score two.pdup --session 3
  pdup score: --session 3: the last session of the file is 2
  Try 'pdup score --help'.
  [2]

Nothing to score, nothing to read, wrong usage.

  $ echo 'pdup-event 1' > empty.pdup
  $ pdup score empty.pdup
  empty.pdup:1:1: a line that the file must have is missing: players NUMBER
  pdup score: empty.pdup: there is no session to score
  [1]
  $ pdup score missing.pdup
  pdup: missing.pdup: No such file or directory
  [1]
  $ pdup score .
  pdup: .: Is a directory
  [1]
  $ pdup score
  pdup score: one FILE is wanted, not 0
  Try 'pdup score --help'.
  [2]
  $ pdup score a b
  pdup score: one FILE is wanted, not 2
  Try 'pdup score --help'.
  [2]
  $ pdup score evening.pdup --why 3
  Thursday evening, duplicate preferans
  
  Results of player 3
  
  Board  Seat  Round  Table  Whists  Matchpoints  Top  Percent
      1  N         4      3     -15         2.00    8    25.00
        2 among 5 of 5 results = 2 of 8
      2  N         4      3    45/2         6.00    8    75.00
        6 among 5 of 5 results = 6 of 8
      3  N         4      3     -58         5.00    8    62.50
        5 among 5 of 5 results = 5 of 8
      4  N         4      3      45         7.00    8    87.50
        7 among 5 of 5 results = 7 of 8
      5  N         5      3      30         8.00    8   100.00
        8 among 5 of 5 results = 8 of 8
      6  N         5      3     -10         2.00    8    25.00
        2 among 5 of 5 results = 2 of 8
      7  N         5      3       3         6.00    8    75.00
        6 among 5 of 5 results = 6 of 8
      8  N         5      3     -25         1.00    8    12.50
        1 among 5 of 5 results = 1 of 8
      9  N         1      3     -25         1.00    8    12.50
        1 among 5 of 5 results = 1 of 8
     10  N         1      3     -25         3.00    8    37.50
        3 among 5 of 5 results = 3 of 8
     11  N         1      3       3         8.00    8   100.00
        8 among 5 of 5 results = 8 of 8
     12  N         1      3      -3         2.75    8    34.38
        2 among 4 of 5 results; neuberg (2 + 1) * 5 / 4 - 1 = 11/4 of 8
     13  N         2      3     -31         0.00    8     0.00
        0 among 5 of 5 results = 0 of 8
     14  N         2      3       7         2.00    8    25.00
        2 among 5 of 5 results = 2 of 8
     15  N         2      3     -15         4.00    8    50.00
        4 among 5 of 5 results = 4 of 8
     16  N         2      3      30         8.00    8   100.00
        8 among 5 of 5 results = 8 of 8
     17  N         3      3     -60         0.00    8     0.00
        0 among 5 of 5 results = 0 of 8
     18  N         3      3       0         6.00    8    75.00
        6 among 5 of 5 results = 6 of 8
     19  N         3      3      15         6.00    8    75.00
        6 among 5 of 5 results = 6 of 8
     20  N         3      3       7         3.00    8    37.50
        3 among 5 of 5 results = 3 of 8
  $ pdup score evening.pdup > /dev/full
  pdup: cannot write the output: No space left on device
  [1]

What stands behind the figures of a board, and what to see to before standings are published.

  $ pdup score evening.pdup --board 12 | sed -n '/^Comparisons/,$p'
  Comparisons
  
  Seat  Group  Tables of  Compared  Expected  Sum  Due
  N         0          4         4         5   16   16
        1 x 45, 1 x 18, 1 x -3, 1 x -81
  E         0          4         4         5   16   16
        1 x 39, 1 x 7, 1 x -10, 1 x -15
  S         0          4         4         5   16   16
        1 x 21, 1 x -5, 1 x -10, 1 x -15
  W         0          4         4         5   16   16
        1 x 21, 1 x 2, 1 x 1, 1 x -15
  $ cat > flags.pdup <<END
  > pdup-event 1
  > players 8
  > regulation small-groups ebu
  > traveller 1
  >   1 1 ? . . .  1 2 3 4  22 -58 22 14
  >   2 2 ? . . .  5 6 7 8  20 -20 10 -10
  >   3 1 ? . . .  5 1 7 8  8 -14 7 -1
  > fouled 1 form=1 rows=2/2
  > ruling 1 rule=11.2.B2 board=1 round=1 table=1 W=assign:10*25,-5*75
  > END
  $ pdup score flags.pdup 2> warnings.txt | sed -n '/^To see/,$p'
  To see to
  
  Board  Round  Table  What
      1      2      2  player 5 at N waits for the director's award
      1      2      2  player 6 at E waits for the director's award
      1      2      2  player 7 at S waits for the director's award
      1      2      2  player 8 at W waits for the director's award
      1      3      1  player 1 has a result of this board already, in round 1 at table 1 (rules 11.6.B)
      1      3      1  player 5 has a result of this board already, in round 2 at table 2 (rules 11.6.B)
      1      3      1  player 7 has a result of this board already, in round 2 at table 2 (rules 11.6.B)
      1      3      1  player 8 has a result of this board already, in round 2 at table 2 (rules 11.6.B)
  $ pdup score flags.pdup 2> warnings.txt --format html | grep -c '<h2>To see to</h2>'
  1
  $ pdup score flags.pdup 2> warnings.txt --after-round 2 | grep -c 'To see to'
  0
  [1]
  $ pdup score flags.pdup 2> warnings.txt --board 1 | sed -n '/^Comparisons/,$p'
  Comparisons
  
  Seat  Group  Tables of  Compared  Expected  Sum  Due
  N         0          4         2         3    4    4
        1 x 22, 1 x 8
  N         1          4         1         3
        1 x 20
  E         0          4         2         3    4    4
        1 x -14, 1 x -58
  E         1          4         1         3
        1 x -20
  S         0          4         2         3    4    4
        1 x 22, 1 x 7
  S         1          4         1         3
        1 x 10
  W         0          4         2         3    4    4
        0.25 x 10, 1 x -1, 0.75 x -5
  W         1          4         1         3
        1 x -10
