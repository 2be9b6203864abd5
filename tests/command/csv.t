Figures in CSV are decimals, up to four places, half up: a spreadsheet takes 11/2 for a date.

  $ cat > thirds.pdup << 'END'
  > pdup-event 1
  > variety sochi
  > players 8
  > name 1 "=1+1"
  > name 2 "＝1+1"
  > name 3 "＋7"
  > name 4 "－7"
  > name 5 "＠SUM(1)"
  > name 6 "Li; \"Lu\", Lo"
  > name 7 "'Q"
  > name 8 "A＝B"
  > traveller 1
  >   1 1 ? . . . 1 2 3 4 80/3 -40/3 -40/3 0
  >   1 2 6S N6 E2 S2 5 6 7 8 auto
  > ruling 1 rule=11.2.B1 board=1 round=1 table=1 W=60%
  > penalty 3 matchpoints=1/3 rule=12.2.2
  > END
  $ pdup score thirds.pdup --format csv > plain.csv; cat plain.csv
  place,player,name,total,max,percent,boards,penalties
  1,1,'=1+1,2,2,100,1,0
  1,6,"Li; ""Lu"", Lo",2,2,100,1,0
  1,7,''Q,2,2,100,1,0
  4,4,'\xef\xbc\x8d7,1.2,2,60,1,0 (esc)
  5,8,A\xef\xbc\x9dB,1,2,50,1,0 (esc)
  6,2,'\xef\xbc\x9d1+1,0,2,0,1,0 (esc)
  6,5,'\xef\xbc\xa0SUM(1),0,2,0,1,0 (esc)
  8,3,'\xef\xbc\x8b7,-0.3333,2,-16.6667,1,0.3333 (esc)
  $ pdup score thirds.pdup --format csv --exact 2> /dev/null
  place,player,name,total,max,percent,boards,penalties
  1,1,'=1+1,2,2,100,1,0
  1,6,"Li; ""Lu"", Lo",2,2,100,1,0
  1,7,''Q,2,2,100,1,0
  4,4,'\xef\xbc\x8d7,6/5,2,60,1,0 (esc)
  5,8,A\xef\xbc\x9dB,1,2,50,1,0 (esc)
  6,2,'\xef\xbc\x9d1+1,0,2,0,1,0 (esc)
  6,5,'\xef\xbc\xa0SUM(1),0,2,0,1,0 (esc)
  8,3,'\xef\xbc\x8b7,-1/3,2,-50/3,1,1/3 (esc)
  $ pdup score thirds.pdup --format csv --decimal comma 2> /dev/null
  place;"player";name;total;max;percent;boards;penalties
  1;1;'=1+1;2;2;100;1;0
  1;6;"Li; ""Lu"", Lo";2;2;100;1;0
  1;7;''Q;2;2;100;1;0
  4;4;'\xef\xbc\x8d7;1,2;2;60;1;0 (esc)
  5;8;A\xef\xbc\x9dB;1;2;50;1;0 (esc)
  6;2;'\xef\xbc\x9d1+1;0;2;0;1;0 (esc)
  6;5;'\xef\xbc\xa0SUM(1);0;2;0;1;0 (esc)
  8;3;'\xef\xbc\x8b7;-0,3333;2;-16,6667;1;0,3333 (esc)
  $ pdup score thirds.pdup --format csv --decimal comma --exact --board 1 2> /dev/null
  board;"seat";group;round;table;player;whists;matchpoints;top;percent;ruling
  1;N;0;1;1;1;80/3;2;2;100;
  1;N;0;1;2;5;7;0;2;0;
  1;E;0;1;1;2;-40/3;0;2;0;
  1;E;0;1;2;6;-1;2;2;100;
  1;S;0;1;1;3;-40/3;0;2;0;
  1;S;0;1;2;7;-1;2;2;100;
  1;W;0;1;1;4;0;6/5;2;60;1
  1;W;0;1;2;8;-5;1;2;50;
  $ pdup score thirds.pdup --format csv --decimal comma --board 1 2> /dev/null
  board;"seat";group;round;table;player;whists;matchpoints;top;percent;ruling
  1;N;0;1;1;1;26,6667;2;2;100;
  1;N;0;1;2;5;7;0;2;0;
  1;E;0;1;1;2;-13,3333;0;2;0;
  1;E;0;1;2;6;-1;2;2;100;
  1;S;0;1;1;3;-13,3333;0;2;0;
  1;S;0;1;2;7;-1;2;2;100;
  1;W;0;1;1;4;0;1,2;2;60;1
  1;W;0;1;2;8;-5;1;2;50;
  $ pdup score thirds.pdup --format csv --decimal point 2> /dev/null | diff - plain.csv

Neither language nor environment changes it.

  $ LANG=ru_RU.UTF-8 LC_ALL=ru_RU.UTF-8 pdup tariff --variety sochi --players 3 --format csv | sed -n 2p
  6,.,p,p,13.3333,-6.6667,-6.6667
  $ pdup rule 11.2.A --lang ru --format csv | head -2
  fact,value,meaning
  ground,,On what ground is an adjusted score wanted?

The other commands.

  $ pdup tariff --variety sochi --players 3 --format csv --exact | sed -n 2p
  6,.,p,p,40/3,-20/3,-20/3
  $ pdup tariff --variety sochi --players 3 --format csv --decimal comma | sed -n 2p
  6;.;p;p;13,3333;-6,6667;-6,6667
  $ pdup plan --players 9 --rounds 2 --format csv --exact | cut -d, -f2-3,14
  kind,variant,quality
  lines,,100
  lines,,100
  skip,,100
  individual,D,200/11
  individual,F,200/11
  individual,S,
  individual,D,800/41
  individual,S,
  $ pdup plan --players 9 --rounds 2 --format csv --decimal comma | cut -d ';' -f2-3,14
  "kind";variant;quality
  lines;;100
  lines;;100
  skip;;100
  individual;D;18,1818
  individual;F;18,1818
  individual;S;
  individual;D;19,5122
  individual;S;

What is read again is read in all forms.

  $ for style in "" --exact "--decimal comma"
  > do
  >   pdup movement rotation --tables 5 --seats 3 --rounds 2 --format csv $style > seating.csv
  >   pdup movement file seating.csv --write list | cksum
  >   pdup movement rotation --tables 5 --seats 4 --rounds 2 --format csv $style > seating.csv
  >   pdup movement file seating.csv --write list | cksum
  >   pdup deal --boards 1-9 --seed 0000000000000000000000000000000000000000000000000000000000000001 --format csv $style > deals.csv
  >   pdup deal deals.csv --format csv | cksum
  > done
  2819448813 156
  3555450698 166
  2078709218 695
  2819448813 156
  3555450698 166
  2078709218 695
  2819448813 156
  3555450698 166
  2078709218 695

They go with CSV alone, and only with commands that have it.

  $ pdup score thirds.pdup --exact
  pdup score: --exact: it goes with --format csv
  Try 'pdup score --help'.
  [2]
  $ pdup score thirds.pdup --format html --decimal comma
  pdup score: --decimal: it goes with --format csv
  Try 'pdup score --help'.
  [2]
  $ pdup score thirds.pdup --format csv --decimal komma
  pdup score: --decimal: 'komma' is none of point and comma
  Try 'pdup score --help'.
  [2]
  $ pdup check thirds.pdup --exact
  pdup check: unknown or ambiguous option '--exact'
  Try 'pdup check --help'.
  [2]
