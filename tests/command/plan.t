Movements for a head count; the only kind of this version is the rotation of rules 5.

  $ pdup plan --players 20
  Plans for 20 players
  
  Rank  Kind      Seats  Tables  Rooms  Rounds  Sets  Copies  Resting  Minutes  Never met  Most meetings  Quality
     1  rotation      4       5      1       5     5       1        0      100          0              1   100.00
        full circle: every player meets every player of the other lines once and plays every set once
  $ pdup plan --players 20 --rounds 4 --format csv
  rank,kind,variant,seats,tables,rooms,rounds,sets,copies,resting,minutes,never_met,most_meetings,quality,note
  1,rotation,,4,5,1,4,5,1,0,80,30,1,100.00,"stopped after 4 of 5 rounds: 30 pairs of different lines never meet, and comparisons inside lines are still even"
  $ pdup plan --players 21 --minutes 60 --format csv
  rank,kind,variant,seats,tables,rooms,rounds,sets,copies,resting,minutes,never_met,most_meetings,quality,note
  1,rotation,,3,7,1,4,7,1,0,60,63,1,85.71,"stopped after 4 of 7 rounds: 63 pairs of different lines never meet, and comparisons inside lines are uneven"
  $ pdup plan --players 28 --seats 4 --rounds 1 --format csv
  rank,kind,variant,seats,tables,rooms,rounds,sets,copies,resting,minutes,never_met,most_meetings,quality,note
  1,rotation,,4,7,1,1,7,1,0,20,252,1,,"one round: every set is played at one table only, so nobody is compared"
  $ pdup help plan | sed -n '/^A round/,$p'
  A round takes seats times minutes-per-board minutes: a set has a board for each seat.
  
    never_met              pairs of players of different lines who are at no table together
    most_meetings          how often the two who meet most are at one table
    quality                100 S^2 / (N SS): N pairs of players inside a line, S the sum of
                           their comparisons (sets both played), SS the sum of the squares;
                           100 if all are compared equally often, empty if nobody is
    rooms, copies          rooms played in, copies of each set; 1 and 1 in this version
    resting                players who rest in a round; 0 in this version
    variant                variant of the kind of movement; empty in this version

A head count that no rotation seats names its neighbours.

  $ pdup plan --players 23
  pdup plan: no rotation seats 23 players at tables of 4 or 3; nearest below: 21 players (7 tables of 3), nearest above: 28 players (7 tables of 4)
  [1]
  $ pdup plan --players 3
  pdup plan: no rotation seats 3 players at tables of 4 or 3; nearest below: none, nearest above: 15 players (5 tables of 3)
  [1]
  $ pdup plan --players 40000
  pdup plan: no rotation seats 40000 players at tables of 4 or 3; nearest below: 39988 players (9997 tables of 4), nearest above: none
  [1]

More rounds than tables, less time than a round.

  $ pdup plan --players 20 --rounds 6
  pdup plan: the rotation of 20 players has 5 tables of 4 and at most 5 rounds, not 6
  [1]
  $ pdup plan --players 20 --minutes 19
  pdup plan: one round at tables of 4 takes 20 minutes, more than 19
  [1]

Wrong usage.

  $ pdup plan
  pdup plan: --players is missing
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players
  pdup plan: --players: an argument is missing
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 0
  pdup plan: --players: '0' is not a whole number from 1 to 40000
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 40001
  pdup plan: --players: '40001' is not a whole number from 1 to 40000
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 2O
  pdup plan: --players: '2O' is not a whole number from 1 to 40000
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 --seats 5
  pdup plan: --seats: '5' is none of any, 3 and 4
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 now
  pdup plan: 'now': plan takes no such word
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 --format json
  pdup plan: --format json: this version of the command has only text and csv
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 --lang ru
  pdup plan: --lang ru: this version has only en
  Try 'pdup plan --help'.
  [2]
