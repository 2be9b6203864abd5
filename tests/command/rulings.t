What became of rulings: the log, the appeals, the history.

  $ cat > life.pdup <<END
  > pdup-event 1
  > title "Club evening"
  > players 8
  > ended 1795903000
  > traveller 1
  >   1 1 ? . . . 1 2 3 4   22 -58 22 14
  >   1 2 ? . . . 5 6 7 8   7 -3 -5 1
  > ruling 7 rule=11.2.B1 board=1 round=1 table=1 N=plus E=minus time=1795900000 by=director notified=yes reason="board fouled"
  > ruling 9 rule=11.2 board=1 round=1 table=1 N=assign:36*60,-12.5*40 S=30% replaces=7 time=1795904500 by=committee
  > appeal 1 ruling=7 by=2 time=1795904000 grounds="I did nothing" outcome=changed decided=1795904600 decided-by=committee
  > penalty 3 matchpoints=5/2 rule=12.2.2 number=2 time=1795900100 reason="slow"
  > waive 2 by=4,1 time=1795900200
  > penalty 4 top=-25% rule=12 time=1795900300
  > disqualify 5 rule=13.2.4 number=4 time=1795900400
  > approve 4 by=organisers time=1795900500
  > suspend 6 from=2 to=3 rule=13.2.4 number=5 time=1795900600
  > revoke 5 by=chief-director time=1795900700
  > ruling 11 rule=11.6 board=1 round=1 table=2 W=defer N=annul time=1795900800
  > appeal 2 ruling=11 by=8
  > END
  $ pdup rulings life.pdup
  life.pdup:6:3: warning: ruling 9 replaces ruling 7 without an award for E, who had one
  life.pdup:7:3: warning: the result of W is awaited: ruling 11
  life.pdup:19:8: warning: an appeal is not decided: outcome= is missing
  Club evening
  
  Rulings
  
  Ruling  Time (UTC)           Rule     By         State     Replaces  Replaced by  Approved by  Notified  Reason
       7  2026-11-28 21:06:40  11.2.B1  director   changed                       9               yes       board fouled
        board 1 round 1 table 1 N average plus; board 1 round 1 table 1 E average minus
       2  2026-11-28 21:08:20  12.2.2              waived                                                  slow
        player 3 penalty 5/2 matchpoints
          2026-11-28 21:11:40  12                  in force
        player 4 bonus 25 % of a top
       4  2026-11-28 21:13:20  13.2.4              in force                         organisers
        player 5 disqualified
       5  2026-11-28 21:16:40  13.2.4              revoked
        player 6 suspended from rounds 2 to 3
      11  2026-11-28 21:20:00  11.6                appealed
        board 1 round 1 table 2 N annulled; board 1 round 1 table 2 W deferred
       9  2026-11-28 22:21:40  11.2     committee  in force         7
        board 1 round 1 table 1 N assigned 36 at 60 %, -25/2 at 40 % (by regulation); board 1 round 1 table 1 S 30 % (by regulation)
  
  Appeals
  
  Appeal  Time (UTC)           Ruling  Player  Outcome  Decided (UTC)        By         Replaced by  Grounds
       2                           11       8  open
       1  2026-11-28 22:13:20       7       2  changed  2026-11-28 22:23:20  committee            9  I did nothing
  
  History
  
  Time (UTC)           Act               Ruling  Appeal  By
  2026-11-28 21:06:40  given                  7          director
        board 1 round 1 table 1 N average plus; board 1 round 1 table 1 E average minus
  2026-11-28 21:08:20  given                  2
        player 3 penalty 5/2 matchpoints
  2026-11-28 21:10:00  waived                 2          player 4, 1
  2026-11-28 21:11:40  given
        player 4 bonus 25 % of a top
  2026-11-28 21:13:20  drafted                4
        player 5 disqualified
  2026-11-28 21:15:00  approved               4          organisers
        player 5 disqualified
  2026-11-28 21:16:40  given                  5
        player 6 suspended from rounds 2 to 3
  2026-11-28 21:18:20  revoked                5          chief director
  2026-11-28 21:20:00  given                 11
        board 1 round 1 table 2 N annulled; board 1 round 1 table 2 W deferred
                       appealed              11       2  player 8
  2026-11-28 22:13:20  appealed               7       1  player 2
  2026-11-28 22:21:40  given                  9          committee
        board 1 round 1 table 1 N assigned 36 at 60 %, -25/2 at 40 % (by regulation); board 1 round 1 table 1 S 30 % (by regulation)
  2026-11-28 22:23:20  decided: changed       7       1  committee
  $ pdup rulings life.pdup --format csv
  life.pdup:6:3: warning: ruling 9 replaces ruling 7 without an award for E, who had one
  life.pdup:7:3: warning: the result of W is awaited: ruling 11
  life.pdup:19:8: warning: an appeal is not decided: outcome= is missing
  ruling,time,rule,by,state,replaces,replaced_by,approved_by,notified,reason,effects
  7,1795900000,11.2.B1,director,changed,,9,,yes,board fouled,board 1 round 1 table 1 N average plus; board 1 round 1 table 1 E average minus
  2,1795900100,'12.2.2,,waived,,,,,slow,player 3 penalty 5/2 matchpoints
  ,1795900300,'12,,in force,,,,,,player 4 bonus 25 % of a top
  4,1795900400,'13.2.4,,in force,,,organisers,,,player 5 disqualified
  5,1795900600,'13.2.4,,revoked,,,,,,player 6 suspended from rounds 2 to 3
  11,1795900800,'11.6,,appealed,,,,,,board 1 round 1 table 2 N annulled; board 1 round 1 table 2 W deferred
  9,1795904500,'11.2,committee,in force,7,,,,,"board 1 round 1 table 1 N assigned 36 at 60 %, -25/2 at 40 % (by regulation); board 1 round 1 table 1 S 30 % (by regulation)"
  $ pdup rulings life.pdup --format csv --show history
  life.pdup:6:3: warning: ruling 9 replaces ruling 7 without an award for E, who had one
  life.pdup:7:3: warning: the result of W is awaited: ruling 11
  life.pdup:19:8: warning: an appeal is not decided: outcome= is missing
  time,act,ruling,appeal,by,effects
  1795900000,given,7,,director,board 1 round 1 table 1 N average plus; board 1 round 1 table 1 E average minus
  1795900100,given,2,,,player 3 penalty 5/2 matchpoints
  1795900200,waived,2,,"player 4, 1",
  1795900300,given,,,,player 4 bonus 25 % of a top
  1795900400,drafted,4,,,player 5 disqualified
  1795900500,approved,4,,organisers,player 5 disqualified
  1795900600,given,5,,,player 6 suspended from rounds 2 to 3
  1795900700,revoked,5,,chief director,
  1795900800,given,11,,,board 1 round 1 table 2 N annulled; board 1 round 1 table 2 W deferred
  ,appealed,11,2,player 8,
  1795904000,appealed,7,1,player 2,
  1795904500,given,9,,committee,"board 1 round 1 table 1 N assigned 36 at 60 %, -25/2 at 40 % (by regulation); board 1 round 1 table 1 S 30 % (by regulation)"
  1795904600,decided: changed,7,1,committee,
  $ pdup rulings life.pdup --show appeals
  life.pdup:6:3: warning: ruling 9 replaces ruling 7 without an award for E, who had one
  life.pdup:7:3: warning: the result of W is awaited: ruling 11
  life.pdup:19:8: warning: an appeal is not decided: outcome= is missing
  Club evening
  
  Appeals
  
  Appeal  Time (UTC)           Ruling  Player  Outcome  Decided (UTC)        By         Replaced by  Grounds
       2                           11       8  open
       1  2026-11-28 22:13:20       7       2  changed  2026-11-28 22:23:20  committee            9  I did nothing
  $ pdup rulings life.pdup --format html > life.html; grep -c '<table>' life.html; grep -o '<h[12]>[^<]*' life.html
  life.pdup:6:3: warning: ruling 9 replaces ruling 7 without an award for E, who had one
  life.pdup:7:3: warning: the result of W is awaited: ruling 11
  life.pdup:19:8: warning: an appeal is not decided: outcome= is missing
  3
  <h1>Club evening
  <h2>Rulings
  <h2>Appeals
  <h2>History

What cannot be is a fault, and the log says that it is not whole.

  $ cat >> life.pdup <<END
  > revoke 7
  > appeal 3 ruling=4 by=1 time=1795904801
  > END
  $ pdup rulings life.pdup --show appeals
  life.pdup:7:3: warning: the result of W is awaited: ruling 11
  life.pdup:9:83: the ruling does not stand, or is of another kind: ruling 7 was revoked (line 8)
  life.pdup:19:8: warning: an appeal is not decided: outcome= is missing
  life.pdup:21:29: the time for appeals is over: 1795904801 is more than 30 minutes (`appeal-minutes`) after the end at 1795903000
  Club evening
  
  This file has 2 faults: see `pdup check`; the log is of what could be read.
  
  Appeals
  
  Appeal  Time (UTC)           Ruling  Player  Outcome  Decided (UTC)        By         Grounds
       2                           11       8  open
       1  2026-11-28 22:13:20       7       2  changed  2026-11-28 22:23:20  committee  I did nothing
  [1]
  $ pdup rulings life.pdup --session 2
  life.pdup:7:3: warning: the result of W is awaited: ruling 11
  life.pdup:9:83: the ruling does not stand, or is of another kind: ruling 7 was revoked (line 8)
  life.pdup:19:8: warning: an appeal is not decided: outcome= is missing
  life.pdup:21:29: the time for appeals is over: 1795904801 is more than 30 minutes (`appeal-minutes`) after the end at 1795903000
  pdup rulings: --session 2: the last session of the file is 1
  Try 'pdup rulings --help'.
  [2]
  $ pdup rulings
  pdup rulings: one FILE is wanted, not 0
  Try 'pdup rulings --help'.
  [2]
Nothing is cut off.
  $ printf 'pdup-event 1\nplayers 4\ntraveller 1\n 1 1 ? . . . 1 2 3 4 22 -58 22 14\n' > long.pdup
  $ eight=assign:-1000.5*10,-1001.5*10,-1002.5*10,-1003.5*10,-1004.5*10,-1005.5*10,-1006.5*10,-1007.5*30
  $ echo "ruling 1 rule=11.2 board=1 round=1 table=1 N=$eight E=$eight S=$eight W=$eight" >> long.pdup
  $ pdup rulings long.pdup --show rulings | grep -o 'W assigned.*'
  W assigned -2001/2 at 10 %, -2003/2 at 10 %, -2005/2 at 10 %, -2007/2 at 10 %, -2009/2 at 10 %, -2011/2 at 10 %, -2013/2 at 10 %, -2015/2 at 30 % (by regulation)
Decisions that change no score are in the log, and can be appealed against.
  $ printf 'pdup-event 1\nplayers 4\ntraveller 1\n 1 1 ? . . . 1 2 3 4 22 -58 22 14\n' > words.pdup
  $ echo 'ruling 1 rule=13.2.7 board=1 round=1 table=1 reason="no damage, the result stands"' >> words.pdup
  $ echo 'ruling 2 rule=10 board=1 reason="played in its right form everywhere"' >> words.pdup
  $ echo 'ruling 3 rule=13.2.8 reason="satisfied as to the facts"' >> words.pdup
  $ echo 'appeal 1 ruling=1 by=3 outcome=upheld' >> words.pdup
  $ pdup rulings words.pdup
  Log of rulings
  
  Rulings
  
  Ruling  Rule    State     Reason
       1  13.2.7  upheld    no damage, the result stands
        board 1 round 1 table 1: no score is changed
       2  10      in force  played in its right form everywhere
        board 1: no score is changed
       3  13.2.8  in force  satisfied as to the facts
        no score is changed
  
  Appeals
  
  Appeal  Ruling  Player  Outcome
       1       1       3  upheld
  
  History
  
  Act              Ruling  Appeal  By
  given                 1
        board 1 round 1 table 1: no score is changed
  appealed              1       1  player 3
  decided: upheld       1       1
  given                 2
        board 1: no score is changed
  given                 3
        no score is changed
Where an appeal was withdrawn the ruling is in force.
  $ printf 'pdup-event 1\nplayers 4\npenalty 3 matchpoints=1 rule=12.2.2 number=1\n' > back.pdup
  $ echo 'appeal 1 ruling=1 by=3 time=1795903000 outcome=withdrawn' >> back.pdup
  $ pdup rulings back.pdup --show rulings | sed -n '5,$p'
  Ruling  Rule    State
       1  12.2.2  appeal withdrawn
        player 3 penalty 1 matchpoints
  $ pdup rulings back.pdup --format html | grep -o '<th[^>]*>Time[^<]*'
  <th>Time (UTC)
  <th>Time (UTC)
  $ pdup rulings back.pdup --format csv
  ruling,time,rule,by,state,replaces,replaced_by,approved_by,notified,reason,effects
  1,,'12.2.2,,appeal withdrawn,,,,,,player 3 penalty 1 matchpoints

A file without a session has no log.

  $ printf 'x' | pdup rulings - --session 1
  <stdin>:1:1: unknown line 'x'
  <stdin>:1:1: the first line is not: pdup-event 1; here stands 'x'
  <stdin>:1:1: a line that the file must have is missing: players NUMBER
  pdup rulings: <stdin>: the file has no session
  [1]
  $ printf 'x' | pdup rulings - 2> /dev/null
  [1]
