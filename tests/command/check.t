  $ cp "$SOURCE/examples/evening.pdup" .
  $ pdup check evening.pdup
  evening.pdup: players 20, sessions 1, boards 20, rows 100, faults 0, warnings 0

Every fault, with line and column.

  $ cat > bad.pdup <<END
  > pdup-event 1
  > playrs 8
  > players 8
  > regulation normalise newberg
  > movement rotation tables=6 seats=4
  > name 9 Nobody
  > traveller 1
  >   1 1 6S N6 E2 S3  1 2 3 4   22 -58 22 14
  >   1 2 5S N6 E2 S2  5 6 7 8   22 -58 22 14
  >   1 3 6S W6 E2 S2  1 2 3 4   22 -58 22 14
  >   2 1 6S N6 E2 S2  1 2 3 3   22 -58 22 14
  >   2 2 6S N6 E2 S2  1 2 3 4   22 -58 22 .5
  >   2 3 6S N6 E2 S2  1 2 3 4   auto
  > penalty 11 matchpoints=2 rule=12.2.2
  > END
  $ pdup check bad.pdup
  bad.pdup:2:1: unknown line 'playrs'; did you mean 'players'?
  bad.pdup:4:22: the setting does not allow this value: 'newberg'; allowed is neuberg | ascherman | stretch | factor | manual | none; did you mean 'neuberg'?
  bad.pdup:5:26: no movement of this kind exists for these numbers: a rotation needs tables without a factor 2 or 3, not 6
  bad.pdup:6:6: more players than the session has: player 9 of 8
  bad.pdup:8:10: the tricks do not fit the contract (rules 6): these sum to 11
  bad.pdup:9:7: not what this place asks for: a contract: 6 to 10 with S C D H NT, M (misere), - (all-pass), ? (not recorded), np (not played), not '5S'
  bad.pdup:10:10: the declarer and the whisters are not at three seats beside the talon holder's: the talon of this board lies at W
  bad.pdup:11:26: a player stands at two seats: 3 at S and W
  bad.pdup:12:40: not what this place asks for: a decimal has a digit before its point, and no comma: 0.5, not '.5'
  bad.pdup:13:30: a line that the file must have is missing: variety NAME, for 'auto'
  bad.pdup:14:9: more players than the session has: player 11 of 8
  bad.pdup: players 8, sessions 1, boards 1, rows 0, faults 11, warnings 0
  [1]

Warnings are no failure.

  $ cat > warned.pdup <<END
  > pdup-event 1
  > players 20
  > movement rotation tables=5 seats=4
  > rounds 5
  > played 4
  > traveller 1
  >   1 1 6S N6 S2 E2  1 6 11 16  22 -58 22 14
  >   2 1 6S N6 E2 S2  1 6 11 17  22 -58 22 14
  > END
  $ pdup check warned.pdup
  warned.pdup:3:10: warning: no traveller of board 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more
  warned.pdup:5:8: warning: fewer rounds were played than announced: 4 of 5
  warned.pdup:6:11: warning: board 1 has no row of round 2, table 5
  warned.pdup:7:3: warning: the whisters do not stand clockwise from the declarer
  warned.pdup:8:3: warning: player 1 has played this board already, in round 1 at table 1 (rules 11.6.B)
  warned.pdup:8:3: warning: player 6 has played this board already, in round 1 at table 1 (rules 11.6.B)
  warned.pdup:8:3: warning: player 11 has played this board already, in round 1 at table 1 (rules 11.6.B)
  warned.pdup:8:3: warning: the movement has set 2 here, not set 1
  warned.pdup: players 20, sessions 1, boards 1, rows 2, faults 0, warnings 8

Whists by the tariff of the event: settled for auto, compared where they are written.

  $ cat > tariff.pdup << END
  > pdup-event 1
  > variety sochi
  > tariff misere-pool 8
  > players 8
  > traveller 1
  >   1 1 7D E6 S2 N2  1 2 3 4  22 -58 20 16
  >   1 2 M S0 N E     5 6 7 8  auto
  > END
  $ pdup check tariff.pdup
  tariff.pdup:6:36: warning: the whists are not those of the tariff: S 20 (tariff 22), W 16 (tariff 14)
  tariff.pdup: players 8, sessions 1, boards 1, rows 2, faults 0, warnings 1
  $ pdup score tariff.pdup --board 1 --format csv | cut -d, -f2-7
  tariff.pdup:6:36: warning: the whists are not those of the tariff: S 20 (tariff 22), W 16 (tariff 14)
  seat,group,round,table,player,whists
  N,0,1,1,1,22
  N,0,1,2,5,-20
  E,0,1,1,2,-58
  E,0,1,2,6,-20
  S,0,1,1,3,20
  S,0,1,2,7,60
  W,0,1,1,4,16
  W,0,1,2,8,-20
  $ sed '/^variety/d' tariff.pdup | pdup check -
  <stdin>:2:1: a line that the file must have is missing: variety NAME, for 'tariff'
  <stdin>: players 8, sessions 1, boards 1, rows 1, faults 1, warnings 0
  [1]

Blanks and signs as web pages have them, a round after the last, a table without its room.

  $ printf 'pdup-event\302\2401\nplayers 8\nname 1\302\240Anna\nname 2 "\342\200\256Boris"\n' > pasted.pdup
  $ pdup check pasted.pdup
  pasted.pdup:4:9: the character U+202E turns the direction of text; take it out
  pasted.pdup: players 8, sessions 1, boards 0, rows 0, faults 1, warnings 0
  [1]
  $ cat > stopped.pdup <<END
  > pdup-event 1
  > players 20
  > movement rotation tables=5 seats=4
  > played 4
  > traveller 1
  >   5 2 ? . . .  2 8 14 20  22 -58 22 14
  > END
  $ pdup check stopped.pdup 2>&1 | grep after
  stopped.pdup:6:3: warning: round 5 is after the last one played, which is 4 in line 4
  $ cat > mixed.pdup <<END
  > pdup-event 1
  > players 8
  > traveller 1
  >   1 1@B ? . . .  1 2 3 4  22 -58 22 14
  >   1 2 ? . . .  5 6 7 8  22 -58 22 14
  > END
  $ pdup check mixed.pdup
  mixed.pdup:5:5: not what this place asks for: a table with its room, as line 4 has it, such as 2@B, not '2'
  mixed.pdup: players 8, sessions 1, boards 1, rows 1, faults 1, warnings 0
  [1]

At most 50 of them.

  $ { echo 'pdup-event 1'; echo 'players 8'; for i in 1 2 3 4 5 6; do for k in 1 2 3 4 5 6 7 8 9 10; do echo 'nonsense'; done; done; } > many.pdup
  $ pdup check many.pdup 2>&1 | tail -3
  many.pdup:52:1: unknown line 'nonsense'
  many.pdup: and 10 more, faults 10, warnings 0
  many.pdup: players 8, sessions 1, boards 0, rows 0, faults 60, warnings 0

UTF-16 is named once.

  $ printf '\377\376p\000' > wide.pdup
  $ pdup check wide.pdup
  wide.pdup:1:1: the text is not UTF-8, or has a byte that no text file has: this is UTF-16 or UTF-32; save it as UTF-8
  wide.pdup: players 0, sessions 0, boards 0, rows 0, faults 1, warnings 0
  [1]

What changes scores is read, and held against the rows.

  $ cat > facts.pdup <<END
  > pdup-event 1
  > players 20
  > traveller 1
  >   1 1@A ? . . .  1 2 3 4   22 -58 22 14
  >   1 1@B - E3 S3 W4  5 6 7 8   22 -58 22 14
  >   2 2@A ? . . .  9 10 11 .   1/3 -1/3 0 .
  > turned 1 rows=1/1@B seats=ESWN
  > fouled 1 form=1 rows=2/2@A
  > ruling 1 rule=11.2,11.3.V board=1 round=1 table=1@B N=assign:36 E=assign:-30*60,12*40 S=60% W=annul
  > penalty 11 top=25% rule=12.2.2
  > disqualify 12 rule=13.2.4 approved-by=organisers
  > END
  $ pdup check facts.pdup
  facts.pdup: players 20, sessions 1, boards 1, rows 3, faults 0, warnings 0
  $ cat >> facts.pdup <<END
  > fouled 1 form=2 rows=2/2@A,3/1@A
  > turned 2 rows=1/1@B seats=NSEW
  > ruling 2 rule=11.2.B2 board=1 round=1 table=1@A N=assign:36*60,12*30
  > disqualify 12 rule=13.2.4
  > regulation normalize neuberg
  > END
  $ pdup check facts.pdup
  facts.pdup:12:22: an earlier line has set this already: line 8
  facts.pdup:12:28: not what this place asks for: board 1 has no row of round 3, table 1
  facts.pdup:13:27: not what this place asks for: who held what belongs to N E S W, the whole board turned: ESWN, SWNE or WNES; at a table of three ESN or SNE, not 'NSEW'
  facts.pdup:14:51: the weights of the outcomes sum to 90, and must sum to 100
  facts.pdup:15:12: an earlier line has set this already: line 11
  facts.pdup:16:12: unknown regulation 'normalize'; did you mean 'normalise'?
  facts.pdup: players 20, sessions 1, boards 1, rows 3, faults 6, warnings 0
  [1]

Corrections are listed with the row as it was.

  $ cat > corrected.pdup <<END
  > pdup-event 1
  > players 8
  > official 1795900200
  > correct 1 2/1 time=1795902000 strike
  > traveller 1
  >   1 1 6S N6 E2 S2  1 2 3 4   22 -58 22 14
  >   2 1 6S N6 E2 S2  5 6 7 8   22 -58 22 14
  > correct 1 1/1 time=1795900500 by="Anna K." reason="N and E exchanged" 1 1 6S N6 E2 S2  2 1 3 4   22 -58 22 14
  > END
  $ pdup check corrected.pdup
  corrected.pdup: players 8, sessions 1, boards 1, rows 1, faults 0, warnings 0
  
  Corrections
  
  Board  Round  Table        Time  By       Reason
      1      1      1  1795900500  Anna K.  N and E exchanged
        was: 1 1 6S N6 E2 S2 1 2 3 4 22 -58 22 14; is: 1 1 6S N6 E2 S2 2 1 3 4 22 -58 22 14
      1      2      1  1795902000
        was: 2 1 6S N6 E2 S2 5 6 7 8 22 -58 22 14; is: struck out
  $ pdup score --board 1 corrected.pdup | tail -6
  
  Board  Round  Table        Time  By       Reason
      1      1      1  1795900500  Anna K.  N and E exchanged
        was: 1 1 6S N6 E2 S2 1 2 3 4 22 -58 22 14; is: 1 1 6S N6 E2 S2 2 1 3 4 22 -58 22 14
      1      2      1  1795902000
        was: 2 1 6S N6 E2 S2 5 6 7 8 22 -58 22 14; is: struck out
  $ pdup check --help | grep -c Corrections
  1

One second more is too late.

  $ sed -i 's/1795902000/1795902001/' corrected.pdup
  $ pdup check corrected.pdup | grep -v Corrections
  corrected.pdup:4:20: the correction period is over (rules 2): 1795902001 is more than 30 minutes (`correction-minutes`) after the official result of 1795900200
  corrected.pdup: players 8, sessions 1, boards 1, rows 2, faults 1, warnings 0
  
  
  Board  Round  Table        Time  By       Reason
      1      1      1  1795900500  Anna K.  N and E exchanged
        was: 1 1 6S N6 E2 S2 1 2 3 4 22 -58 22 14; is: 1 1 6S N6 E2 S2 2 1 3 4 22 -58 22 14

What rulings rest on is understood in any writing, and held against what they do.

  $ cat > rules.pdup <<END
  > pdup-event 1
  > players 20
  > traveller 1
  >   1 1 ? . . .  1 2 3 4  22 -58 22 14
  > ruling 1 rule=11.2.б1 board=1 round=1 table=1 N=plus E=minus S=assign:22
  > penalty 3 matchpoints=2 rule="12.2 (2)"
  > penalty 3 matchpoints=2 rule=12.2.9
  > penalty 3 matchpoints=2 rule="club regulations 4"
  > penalty 4 matchpoints=1 rule=13.2.40 number=2
  > disqualify 5 rule=12.2.3,12.2.8 approved-by=committee
  > suspend 6 from=2 to=2 rule=13.1
  > appeal 1 ruling=2 by=4
  > END
  $ pdup check rules.pdup
  rules.pdup:5:15: warning: ruling 1: an assigned adjusted score is unusual for rule 11.2.B1; usual there is an artificial adjusted score
  rules.pdup:7:30: warning: player 3: the rules have no '12.2.9'; did you mean '12.2.8'?
  rules.pdup:9:30: warning: ruling 2: the rules have no '13.2.40'; did you mean '13.2.4'?
  rules.pdup:10:19: warning: player 5: disqualification is unusual for rule 12.2.3,12.2.8; usual there is a penalty
  rules.pdup:11:28: warning: player 6: suspension is unusual for rule 13.1, which changes no score
  rules.pdup:12:8: warning: an appeal is not decided: outcome= is missing
  rules.pdup: players 20, sessions 1, boards 1, rows 1, faults 0, warnings 6
  $ pdup rulings rules.pdup --format csv 2> /dev/null | cut -d, -f1-3
  ruling,time,rule
  ,,'12.2.2
  ,,'12.2.9
  ,,club regulations 4
  ,,"'12.2.3
  ,,'13.1
  1,,11.2.B1
  2,,'13.2.40

No text is longer than 2^30 bytes: a longer file is not even read.

  $ truncate -s 1073741825 large.pdup
  $ pdup check large.pdup
  pdup: large.pdup: larger than 1073741824 bytes, which is more than any file that is read here
  [1]
