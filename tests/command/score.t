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
  1,N,0,1,1,1,17,8,8,100,
  1,N,0,2,5,5,15,6,8,75,
  1,N,0,3,4,4,-9,4,8,50,
  1,N,0,4,3,3,-15,2,8,25,
  1,N,0,5,2,2,-31,0,8,0,
  1,E,0,1,1,6,-31,0,8,0,
  1,E,0,2,5,9,-5,6,8,75,
  1,E,0,3,4,7,-9,4,8,50,
  1,E,0,4,3,10,-15,2,8,25,
  1,E,0,5,2,8,17,8,8,100,
  1,S,0,1,1,11,7,3,8,37.5,
  1,S,0,2,5,13,-5,0,8,0,
  1,S,0,3,4,15,33,6,8,75,
  1,S,0,4,3,12,45,8,8,100,
  1,S,0,5,2,14,7,3,8,37.5,
  1,W,0,1,1,16,7,7,8,87.5,
  1,W,0,2,5,17,-5,4,8,50,
  1,W,0,3,4,18,-15,1,8,12.5,
  1,W,0,4,3,19,-15,1,8,12.5,
  1,W,0,5,2,20,7,7,8,87.5,

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
  1,1,,2,2,100,1,0
  1,3,'=1+1,2,2,100,1,0
  1,4,,2,2,100,1,0
  1,6,,2,2,100,1,0
  5,2,,0,2,0,1,0
  5,5,,0,2,0,1,0
  5,7,,0,2,0,1,0
  5,8,,0,2,0,1,0
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
  
  Place  Player  Total  Max  Percent  Boards  Note
              1   0.00    0                1  no score
              2   0.00    0                1  no score
              3   0.00    0                1  no score
              4   0.00    0                1  no score
              5   0.00    0                0  no score
              6   0.00    0                0  no score
              7   0.00    0                0  no score
              8   0.00    0                0  no score
  
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
         player 6 has place 1 on 1 board, where line E has 2; the regulation minimum-boards can ask for more; 3 others are placed on fewer than their line has
      1  session 2: line N has one result, which is compared with no other
      1  session 2: line E has one result, which is compared with no other
      1  session 2: line S has one result, which is compared with no other
      1  session 2: line W has one result, which is compared with no other
  $ pdup score two.pdup --session 2 --format html | grep '<th'
  <thead><tr><th class="n">Place</th><th class="n">Player</th><th class="n">Total</th><th class="n">Max</th><th class="n">Percent</th><th class="n">Boards</th><th>Note</th></tr></thead>
  <thead><tr><th class="n">Board</th><th>What</th></tr></thead>
  $ sed 's/22 14/22 15/' two.pdup > two-faulty.pdup
  $ pdup score two-faulty.pdup 2> faults.txt | grep -n 'fault\|Session'
  3:This file has 1 fault: see `pdup check`; the standings are of what could be read.
  5:Session 1: standings
  25:Session 2: standings
  $ pdup score two.pdup --format csv
  place,player,name,total,max,percent,boards,penalties
  1,1,,2,2,100,2,0
  1,3,,2,2,100,2,0
  1,4,,2,2,100,2,0
  1,6,,2,2,100,1,0
  5,2,,0,2,0,2,0
  5,5,,0,2,0,1,0
  5,7,,0,2,0,1,0
  5,8,,0,2,0,1,0
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
  pdup score: empty.pdup: the file has no session
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
  
  Total 323/4 / 160 = 50.47 %
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

What a ruling assigned stands where the table's whists would: they are what was compared. Rooms are named.

  $ cat > rooms.pdup <<END
  > pdup-event 1
  > players 16
  > regulation minimum-boards 1
  > traveller 1
  >   1 1@A ? . . .  1 2 3 4   22 -58 22 14
  >   1 2@A ? . . .  5 6 7 8   20 -20 10 -10
  >   1 1@B ? . . .  9 10 11 12   10 -20 10 0
  >   1 2@B ? . . .  13 14 15 16   8 -8 10 -10
  > ruling 1 rule=11.2.B2,11.3.V board=1 round=1 table=1@B N=assign:36*50,10*50 E=assign:-20 W=annul
  > penalty 1 matchpoints=1/2 rule=12.2.2 reason="slow play"
  > penalty 1 percent=1 rule=12.1
  > penalty 2 top=-25 rule=12.1 reason="he gave way"
  > disqualify 8 rule=13.2.4 approved-by=organisers
  > disqualify 7 rule=13.2.4 reason="left"
  > END
  $ pdup score rooms.pdup --board 1 2> warnings.txt | sed -n '/^Seat/,$p'
  Seat  Round  Table  Player  Whists  Entered  Compared  Expected  Matchpoints  Top  Percent  Ruling
  N         1    1@A       1      22                  4         4         5.00    6    83.33
  N         1    2@A       5      20                  4         4         3.00    6    50.00
  N         1    1@B       9      23       10         4         4         4.00    6    66.67       1
  N         1    2@B      13       8                  4         4         0.00    6     0.00
  E         1    1@A       2     -58                  4         4         0.00    6     0.00
  E         1    2@A       6     -20                  4         4         3.00    6    50.00
  E         1    1@B      10     -20                  4         4         3.00    6    50.00       1
  E         1    2@B      14      -8                  4         4         6.00    6   100.00
  S         1    1@A       3      22                  4         4         6.00    6   100.00
  S         1    2@A       7      10                  4         4         2.00    6    33.33
  S         1    1@B      11      10                  4         4         2.00    6    33.33
  S         1    2@B      15      10                  4         4         2.00    6    33.33
  W         1    1@A       4      14                  3         3         4.00    4   100.00
  W         1    2@A       8     -10                  3         3         1.00    4    25.00
  W         1    1@B      12       0                                                               1
  W         1    2@B      16     -10                  3         3         1.00    4    25.00
  
  Comparisons
  
  Seat  Group  Tables of  Compared  Expected  Sum  Due
  N         0          4         4         4   12   12
        0.50 x 36, 1 x 22, 1 x 20, 0.50 x 10, 1 x 8
  E         0          4         4         4   12   12
        1 x -8, 2 x -20, 1 x -58
  S         0          4         4         4   12   12
        1 x 22, 3 x 10
  W         0          4         3         3    6    6
        1 x 14, 2 x -10
  $ pdup score rooms.pdup --board 1 --format csv 2> warnings.txt | grep ',1@B,'
  1,N,0,1,1@B,9,23,4,6,66.6667,1
  1,E,0,1,1@B,10,-20,3,6,50,1
  1,S,0,1,1@B,11,10,2,6,33.3333,
  1,W,0,1,1@B,12,0,,,,1
  $ sed 's/minimum-boards 1/fields rooms/' rooms.pdup | pdup score - --board 1 2> warnings.txt | sed -n '/^Comparisons/,$p' | grep -v ' x '
  Comparisons
  
  Room  Seat  Group  Tables of  Compared  Expected  Sum  Due
  A     N         0          4         2         2    2    2
  B     N         0          4         2         2    2    2
  A     E         0          4         2         2    2    2
  B     E         0          4         2         2    2    2
  A     S         0          4         2         2    2    2
  B     S         0          4         2         2    2    2
  A     W         0          4         2         2    2    2
  B     W         0          4         1         1    0    0
  $ pdup score rooms.pdup --why 9 2> warnings.txt | grep -v ' among '
  Results of player 9
  
  Board  Seat  Round  Table  Whists  Entered  Matchpoints  Top  Percent  Ruling
      1  N         1    1@B      23       10         4.00    6    66.67       1
  
  Total 4 / 6 = 66.67 %
  $ pdup score rooms.pdup --why 9 --format csv 2> warnings.txt | head -1
  board,seat,group,round,table,whists,matchpoints,top,percent,ruling,why

Who has no place is told why, and what was taken off a percent.

  $ pdup score rooms.pdup 2> warnings.txt | sed '/^To see/,$d'
  Standings
  
  Place  Player  Total  Max  Percent  Boards  Penalties  Percent off  Note
      1       3   6.00    6   100.00       1
      1       4   4.00    4   100.00       1
      1      14   6.00    6   100.00       1
      4       1   4.50    6    74.00       1       0.50         1.00
      5       9   4.00    6    66.67       1
      6       5   3.00    6    50.00       1
      6       6   3.00    6    50.00       1
      6      10   3.00    6    50.00       1
      9       7   2.00    6    33.33       1
      9      11   2.00    6    33.33       1
      9      15   2.00    6    33.33       1
     12       2   1.50    6    25.00       1      -1.50
     12      16   1.00    4    25.00       1
     14      13   0.00    6     0.00       1
              8   1.00    4    25.00       1                          disqualified
             12   0.00    0                0                          no score
  
  $ pdup score rooms.pdup 2> warnings.txt --format html | grep -c '<td>disqualified</td>\|<td>no score</td>\|>Percent off<'
  3
  $ pdup score rooms.pdup 2> warnings.txt --format csv | head -1
  place,player,name,total,max,percent,boards,penalties
  $ sed 's/minimum-boards 1/minimum-boards 2/' rooms.pdup | pdup score - 2> warnings.txt | grep -c 'fewer boards than the minimum'
  14
  $ sed '/^penalty\|^disq/d' rooms.pdup | pdup score - 2> warnings.txt | grep '^Place'
  Place  Player  Total  Max  Percent  Boards  Note

Penalties stand below the results of a player, and what it all comes to.

  $ pdup score rooms.pdup --why 1 2> warnings.txt | sed -n '/^Pen/,$p'
  Penalties
  
  Effect   Amount  Of              Rule    Reason
  penalty     1/2  matchpoints     12.2.2  slow play
  penalty       1  percent points  12.1
  
  Total 9/2 (1/2 taken off) / 6 - 1 percent points = 74.00 %
  $ pdup score rooms.pdup --why 2 2> warnings.txt | sed -n '/^Pen/,$p'
  Penalties
  
  Effect  Amount  Of                           Rule  Reason
  bonus       25  percents of the largest top  12.1  he gave way
  
  Total 3/2 (3/2 added) / 6 = 25.00 %
  $ sed 's/^penalty 2.*/penalty 2 percent=-1 rule=12.1/' rooms.pdup | pdup score - --why 2 2> warnings.txt | tail -1
  Total 0 / 6 + 1 percent points = 1.00 %
  $ pdup score rooms.pdup --why 7 2> warnings.txt | sed -n '/^Pen/,$p'
  Penalties
  
  Effect        Rule    Reason  State
  disqualified  13.2.4  left    not approved, so without effect
  
  Total 2 / 6 = 33.33 %
  $ pdup score rooms.pdup --why 8 2> warnings.txt | sed -n '/^Pen/,$p'
  Penalties
  
  Effect        Rule
  disqualified  13.2.4
  
  Total 1 / 4 = 25.00 %
  $ pdup score rooms.pdup --why 12 2> warnings.txt | tail -1
  Total 0; there is no percent
  $ pdup score rooms.pdup --why 1 2> warnings.txt --format html | grep '<h2>\|<p>Total'
  <h2>Penalties</h2>
  <p>Total 9/2 (1/2 taken off) / 6 - 1 percent points = 74.00 %</p>
  $ sed 's/minimum-boards 1/measure whists/' rooms.pdup | pdup score - --why 1 2> warnings.txt | tail -1
  Total 43/2 (1/2 taken off); there is no percent

Every regulation, as the library describes it.

  $ pdup score --regulations | head -11
  regulation expected
  How many results the comparison of a board and line is meant to have (E). Default: most
  
  Value       Meaning
  most        the most results that any board of the session has in that line
  most-event  the most that any board of all sessions has in that line
  scheduled   the tables that the movement has play the board in the rounds played
  rows        as many results as the board itself has in that line
  N           this number of results
  
  regulation normalise
  $ pdup score --regulations | grep -c '^regulation '
  18
  $ pdup score --regulations --format csv | grep '^minimum-boards\|^fields'
  minimum-boards,How many boards a player needs for a place.,0,N,so many boards with a score are needed for a place
  fields,Who is compared with whom when there are several rooms.,joint,joint,all rooms are one field on each board
  fields,Who is compared with whom when there are several rooms.,joint,rooms,each room for itself
  $ pdup score --regulations --format html | grep -c '<h2>regulation '
  18
  $ pdup score --regulations evening.pdup
  pdup score: --regulations takes no FILE
  Try 'pdup score --help'.
  [2]

More rounds than there are.

  $ pdup score "$SOURCE/examples/evening.pdup" --after-round 9
  pdup score: --after-round 9: there are 5 rounds
  Try 'pdup score --help'.
  [2]
  $ pdup score "$SOURCE/examples/evening.pdup" --after-round 5 | head -1
  Thursday evening, duplicate preferans
  $ printf 'pdup-event 1\nplayers 4\n' | pdup score - --after-round 1
  pdup score: --after-round 1: there are 0 rounds
  Try 'pdup score --help'.
  [2]
