Ways for a head count, best first.

  $ pdup plan --players 13
  Ways for 13 players, best first
  
  Rank  Kind        Variant  Seats  Tables  Rooms  Rounds  Sets  Copies  Resting  Minutes  Never met  Most meetings  Quality
     1  individual  S            4       3      1      13    13       1        1      260          0              3   100.00
        everybody meets everybody 3 times; all compete equally; 1 rests in each round, everybody once; before the next way: fewer copies (1, there 4)
     2  individual  D            3       4      1      13    13       4        1      195          0              2   100.00
        everybody meets everybody twice; all compete equally; 1 rests in each round, everybody once; needs 4 copies of each set; before the next way: a higher quality factor
     3  individual  S            3       4      1      13    13       1        1      195          0              2    92.31
        everybody meets everybody twice; 1 rests in each round, everybody once
  $ pdup plan --players 16 --seats 4 --copies 1 --format csv
  rank,kind,variant,seats,tables,rooms,rounds,sets,copies,resting,minutes,never_met,most_meetings,quality,note
  1,individual,S,4,4,1,15,15,1,0,300,0,4,100,"everybody meets everybody 2 to 4 times; all compete equally; before the next way: fewer pairs never meet (0, there 12)"
  2,lines,,4,4,1,4,4,1,0,80,12,4,100,"12 of 96 pairs of different lines never meet, none more than 4 times; all of a line compete equally; before the next way: fewer pairs never meet (12, there 40)"
  3,skip,,4,4,1,4,4,1,0,80,40,4,100,"40 of 96 pairs of different lines never meet, none more than 4 times; all of a line compete equally"
  $ pdup plan --players 41 --rounds 6 --format csv
  rank,kind,variant,seats,tables,rooms,rounds,sets,copies,resting,minutes,never_met,most_meetings,quality,note
  1,lines,,3,13,1,6,14,1,2,90,326,1,82.8315,"326 of 560 pairs of different lines never meet, nobody meets anybody twice; stopped after 6 of 14 rounds; line N is 1 shorter than the others; 2 rest in each round, nobody more than once; before the next way: fewer rest (2, there 9)"
  2,rotation,,4,8,1,6,11,1,9,120,339,1,62.6587,"339 of 627 pairs of different lines never meet, nobody meets anybody twice; stopped after 6 of 11 rounds; line N is 3 shorter than the others; 9 rest in each round, nobody more than 3 times"
  $ pdup plan --players 60 --rooms 3 --seats 4 --minutes 80
  Ways for 60 players, best first
  
  Rank  Kind        Variant  Seats  Tables  Rooms  Rounds  Sets  Copies  Resting  Minutes  Never met  Most meetings  Quality
     1  rotation                 4      15      3       4     5       3        0       80        990              1    98.78
        990 of 1350 pairs of different lines never meet, nobody meets anybody twice; stopped after 4 of 5 rounds; 3 rooms, between which nobody meets; needs 3 copies of each set; before the next way: fewer pairs never meet (990, there 1464)
     2  individual  S            4      15      3       4    19       3        0       80       1464              3     5.85
        1464 of 1770 pairs never meet, none more than 3 times; stopped after 4 of 19 rounds; 3 rooms, between which nobody meets; needs 3 copies of each set; before the next way: fewer pairs never meet (1464, there 1479)
     3  individual  D            4      15      3       4    19      15        0       80       1479              2    11.70
        1479 of 1770 pairs never meet, none more than 2 times; stopped after 4 of 19 rounds; 3 rooms, between which nobody meets; needs 15 copies of each set
  $ pdup plan --players 15 --boards 12 --seats 3 --copies 1 --minutes-per-board 6 --format csv
  rank,kind,variant,seats,tables,rooms,rounds,sets,copies,resting,minutes,never_met,most_meetings,quality,note
  1,rotation,,3,5,1,4,5,1,0,72,15,1,100,"15 of 75 pairs of different lines never meet, nobody meets anybody twice; stopped after 4 of 5 rounds; all of a line compete equally; before the next way: fewer pairs never meet (15, there 53)"
  2,individual,S,3,5,1,4,14,1,0,72,53,2,10.0655,"53 of 105 pairs never meet, none more than 2 times; stopped after 4 of 14 rounds"
  $ pdup help plan | sed -n '/^A round/,$p'
  A round takes seats times minutes-per-board minutes: a set has a board for each seat.
  All is counted from the seating: of 10000 players that takes seconds, of 40000 minutes.
  
    kind                   rotation (rules 5), skip (rules 5, procedure 3), lines (another
                           design), individual (rules 5, procedure 4)
    variant                of an individual movement: S single copies, D all tables play one
                           set in a round, F few rounds, X two tables exchange their sets
    resting                players who rest in a round
    never_met              pairs of players who are at no table together; by lines: of
                           different lines
    most_meetings          how often the two who meet most are at one table, likewise
    quality                100 S^2 / (N SS): N pairs of players who compete (by lines: inside
                           a line), S the sum of their weights of competition, SS the sum of
                           the squares; 100 if all compete equally, empty if nobody is compared
  
  With --format csv:
    --exact                 figures as whole numbers or n/d, for programs; else they have
                            up to four decimals, half up
    --decimal point|comma   comma: 1,5 and semicolons between fields, which is what a
                            spreadsheet set to Russian takes for figures (point)
  It is in English whatever --lang says. Names that begin with = + - @, full-width too,
  or with ' have one ' more in front, so that no spreadsheet takes them for a formula;
  without --exact so have words that look like figures or dates, as 12.2.2 does.

The smallest and large ones.

  $ pdup plan --players 3
  Ways for 3 players, best first
  
  Rank  Kind        Variant  Seats  Tables  Rooms  Rounds  Sets  Copies  Resting  Minutes  Never met  Most meetings
     1  individual  S            3       1      1       2     2       1        0       30          0              2
        everybody meets everybody twice; no set is played twice, nobody is compared
  $ pdup plan --players 400 --format csv | cut -d, -f1-14 | head -3
  rank,kind,variant,seats,tables,rooms,rounds,sets,copies,resting,minutes,never_met,most_meetings,quality
  1,lines,,4,100,1,100,100,1,0,2000,0,1,100
  2,skip,,4,100,1,100,100,1,0,2000,21000,4,100
  $ for i in 4 9 40 41 97 399; do pdup plan --players $i --format csv | wc -l; done
  3
  9
  13
  3
  4
  13

Less time than a round: as near as can be.

  $ pdup plan --players 20 --seats 4 --rooms 1 --minutes 19 --format csv | head -2
  rank,kind,variant,seats,tables,rooms,rounds,sets,copies,resting,minutes,never_met,most_meetings,quality,note
  1,rotation,,4,5,1,1,5,1,0,20,120,1,,"120 of 150 pairs of different lines never meet, nobody meets anybody twice; stopped after 1 of 5 rounds; no set is played twice, nobody is compared; takes 1 minute more than there is; before the next way: fewer pairs never meet (120, there 160)"

What cannot be had.

  $ pdup plan --players 6 --rooms 2
  pdup plan: no way is known for 6 players in 2 equal rooms; leave out one of the wishes
  [1]
  $ pdup plan --players 20 --seats 3 --rooms 2 --copies 1
  pdup plan: no way is known for 20 players at tables of 3 in 2 equal rooms with 1 copy of each set; leave out one of the wishes
  [1]
  $ pdup plan --players 3 --seats 4 --rooms 1 --copies 2
  pdup plan: no way is known for 3 players at tables of 4 in 1 equal room with 2 copies of each set; leave out one of the wishes
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
  $ pdup plan --players 2
  pdup plan: --players: '2' is not a whole number from 3 to 40000
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 40001
  pdup plan: --players: '40001' is not a whole number from 3 to 40000
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 2O
  pdup plan: --players: '2O' is not a whole number from 3 to 40000
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 --seats 5
  pdup plan: --seats: '5' is none of any, 3 and 4
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 --rooms 65
  pdup plan: --rooms: '65' is not a whole number from 1 to 64
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 --copies 0
  pdup plan: --copies: '0' is not a whole number from 1 to 10000
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 now
  pdup plan: 'now': plan takes no such word
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 --format json
  pdup plan: --format: 'json' is none of text, csv and html
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 20 --lang ru
  pdup plan: --lang ru: the command has only en
  Try 'pdup plan --help'.
  [2]

The movement of a way.

  $ pdup plan --players 13 --movement 1 --write cycle
  cycle P-2S-3W-3S-3N-2W-1W-2E-3E-1S-2N-1E-1N
  sets 1 Z Z 2 Z Z Z Z Z Z Z Z 3
  $ pdup plan --players 15 --rounds 1 --movement 1
  Rotation: 15 players, 5 tables of 3, 1 round
  
  Round 1
  Table  Set (boards)  N   E   S
      1       1 (1-3)  1   6  11
      2       2 (4-6)  2   7  12
      3       3 (7-9)  3   8  13
      4     4 (10-12)  4   9  14
      5     5 (13-15)  5  10  15
  $ pdup plan --players 15 --rounds 2 --movement 1 --cards --format csv | head -2
  table,round,set,N,E,S,W,N_to,E_to,S_to,W_to,set_to,set_from
  1,1,1,1,6,11,,1N,2E,3S,,5,2
  $ pdup plan --players 13 --movement 4
  pdup plan: --movement 4: there are 3 ways
  [1]
  $ pdup plan --players 13 --movement 0
  pdup plan: --movement: '0' is not a whole number from 1 to 12
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 13 --cards
  pdup plan: --cards: only with --movement RANK, which tells of which way
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 13 --format html
  pdup plan: --format html: only with --movement RANK, which tells of which way
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 13 --movement 1 --cards --check
  pdup plan: --check: not together with --cards
  Try 'pdup plan --help'.
  [2]
  $ pdup plan --players 13 --movement 1 --cards --format html | grep -c "<section"
  3
