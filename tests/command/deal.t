Deals of a seed, and deals by number.

  $ SEED=000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
  $ pdup deal --boards 1-2 --seed $SEED
  Board            Number  Deal
      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
  $ pdup deal --boards 2 --seed $SEED --format csv
  board,number,deal
  2,5510253870928,N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
  $ pdup deal --number 5510253870928 --board 2 --format csv
  board,number,deal
  2,5510253870928,N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
  $ pdup deal --number 0
  Board  Number  Deal
      1       0  N:AKQJT987.87.-.- E:-.AKQJT9.T987.- S:-.-.AKQJ.QJT987 W:KH+AH
  $ pdup deal --number 5506588817009279 --seats 3 --format csv
  board,number,deal
  1,5506588817009279,N:-.-.AK.AKQJT987 E:-.AKQJ.QJT987.- S:AKQJT9.T987.-.- W:8S+7S

Another session has other deals; tables of three have the same numbers about their own pockets.

  $ pdup deal --boards 1 --seats 3 --seed $SEED --format csv
  board,number,deal
  1,2435260391358659,N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
  $ pdup deal --boards 1 --session 2 --seed $SEED --format csv
  board,number,deal
  1,4061810368343009,N:KQ98.Q8.T9.A9 E:J7.JT.KJ.KQT7 S:AT.AK97.AQ8.J W:8H+7D

A seed that was drawn is told, and gives the same deals again.

  $ pdup deal --boards 1-40000 --format csv >drawn 2>told
  $ grep -c -x 'pdup deal: --seed [0-9a-f]\{64\}' told
  1
  $ pdup deal --boards 1-40000 --seed $(sed 's/.* //' told) --format csv | cmp - drawn

What was written is read again, as a table or as CSV, and checked; the talons show how many sit at a table.

  $ pdup deal --boards 1-2 --seed $SEED >four.txt
  $ pdup deal --boards 1-2 --seed $SEED --seats 3 --format csv >three.csv
  $ pdup deal --check four.txt
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     3      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
  four.txt: numbered boards, deals 2, faults 0, warnings 0
  $ pdup deal three.csv --format csv | cmp - three.csv
  $ sed 's/5510253870928/5510253870929/; s/JD+8C/JD+8D/' four.txt | pdup deal --check -
  <stdin>:2:79: this card stands twice
  <stdin>:3:11: the number is not that of the deal
  <stdin>: numbered boards, deals 0, faults 2, warnings 0
  [1]

Deals of others are read with every fault, and what is passed over and what stands twice is told.

  $ cat >deals.pbn <<'END'
  > [Event "The "big" one"]
  > [Board "1"]
  > [Deal "N:JT.AJ7.87.QJ9 AQ9.T9.AKT9.8 K87.KQ.Q.AKT7"]
  > [Talon "JD8C"]
  > [Board "5"]
  > [Deal "E:JT.AJ7.87.QJ9 AQ9.T9.AKT9.8 K87.KQ.Q.AKT7"]
  > [Talon "N:JD8C"]
  > [Board "6"]
  > [Deal "N:A.A"]
  > END
  $ pdup deal --check deals.pbn
  deals.pbn:1:1: warning: passed over, as a deal does not hold it: this tag, kept beside it
  deals.pbn:6:1: warning: the deal of line 3 again, its hands at other seats
  deals.pbn:9:8: a hand without ten cards, or a talon without two: the talon is missing
  deals.pbn:9:8: hands begin with a seat that does not hold the talon
  deals.pbn:6: warning: the talon lies in pocket N, not where board 5 of a table of 4 has it
  Line  Board            Number  Deal
     3      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     6      5  2435260391358659  N:JD+8C E:JT.AJ7.87.QJ9 S:AQ9.T9.AKT9.8 W:K87.KQ.Q.AKT7
  deals.pbn: tags, deals 2, faults 2, warnings 3
  [1]
  $ echo 'pdup-event 1' | pdup deal --check -
  pdup deal: <stdin>: this is an event file; 'pdup check' reads it
  [1]
  $ pdup deal --check nowhere
  pdup: nowhere: No such file or directory
  [1]

Hand records, as text and to print.

  $ pdup deal four.txt --board 2 --records --suits letters
  Board 2, set 1, deal 5510253870928
  
                      N  talon, dealer
                      upper H 10
                      lower H A
  W                                       E  first hand
  S A J 7                                 S K Q 10 9
  C 10 7                                  C A Q J 9
  D A Q 10                                D 9 7
  H K J                                   H -
                      S
                      S 8
                      C K 8
                      D K J 8
                      H Q 9 8 7
  $ pdup deal four.txt --format html >records.html
  $ grep -c '^<div class="figure"><svg ' records.html
  2
  $ grep -o '<title>[^<]*</title>' records.html
  <title>Hand records</title>
  <title>Board 1, set 1, deal 2435260391358659</title>
  <title>Board 2, set 1, deal 5510253870928</title>
  $ python3 -c 'import xml.dom.minidom, re; [xml.dom.minidom.parseString(each) for each in
  > re.findall("<svg.*?</svg>", open("records.html").read(), re.S)]'
  $ grep -c -e '<script' -e '<link' -e '<img' -e 'url(' records.html
  0
  [1]

In the notations of others, and back.

  $ pdup deal four.txt --notation tags
  [Board "1"]
  [Deal "N:JT.AJ7.87.QJ9 AQ9.T9.AKT9.8 K87.KQ.Q.AKT7"]
  [Talon "W:JD8C"]
  
  [Board "2"]
  [Deal "E:KQT9.AQJ9.97.- 8.K8.KJ8.Q987 AJ7.T7.AQT.KJ"]
  [Talon "N:THAH"]
  $ head -n 4 deals.pbn | pdup deal - --notation tags
  <stdin>:1:1: warning: passed over, as a deal does not hold it: this tag, kept beside it
  [Board "1"]
  [Deal "N:JT.AJ7.87.QJ9 AQ9.T9.AKT9.8 K87.KQ.Q.AKT7"]
  [Talon "W:JD8C"]
  [Event "The \"big\" one"]
  $ pdup deal four.txt --notation letters
  [1 123 45PTW9AJLM368RSBCFGI127UVEHKNODQ]
  [2 123 3467RTUW9B2QVADFHIJM158PSCEGLNKO]
  $ for each in lines tags one-line record table boards
  > do pdup deal four.txt --board 1 --notation $each | pdup deal --check - | tail -n 1
  > done
  <stdin>: lines, deals 1, faults 0, warnings 0
  <stdin>: tags, deals 1, faults 0, warnings 0
  <stdin>: one-line records, deals 1, faults 0, warnings 0
  <stdin>: records, deals 1, faults 0, warnings 0
  <stdin>: table, deals 1, faults 0, warnings 0
  <stdin>: numbered boards, deals 1, faults 0, warnings 0
  $ pdup deal four.txt --notation lines | pdup deal - --notation boards
  pdup deal: --notation boards: deal 1 (line 1) has no board, and each line begins with one
  [1]

A board as it was found: the right deal, turned, or which cards lie elsewhere.

  $ pdup deal four.txt --board 2 --compare 'N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ'
  Board 2: the right deal
  $ pdup deal four.txt --board 2 --compare 'N:AH+TH E:KQT8.AQJ9.97.- S:9.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ'
  Board 2: another deal, 4 cards lie elsewhere
  Card  Belongs in  Found in
  8S    S           E
  9S    E           S
  10H   N upper     N lower
  AH    N lower     N upper
  [1]
  $ pdup deal four.txt --board 2 --compare 'E:TH+AH S:KQT9.AQJ9.97.- W:8.K8.KJ8.Q987 N:AJ7.T7.AQT.KJ'
  Board 2: the right hands at other seats: what belongs in N E S W was found in E S W N
  All were turned together; in an event file: seats=ESWN
  [1]
  $ pdup deal three.csv --board 2 --compare 'S:AJ7.T7.AQT.KJ E:8.K8.KJ8.Q987 N:KQT9.AQJ9.97.- W:TH+AH'
  Board 2: the right hands at other seats: what belongs in N E S W was found in S N E W
  All were turned together; in an event file: seats=SNE
  [1]
  $ pdup deal four.txt --board 2 --compare 'W:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 N:AJ7.T7.AQT.KJ'
  Board 2: the right hands at other seats: what belongs in N E S W was found in W E S N
  [1]
  $ pdup deal --number 0 --compare 'N:AKQJT987.87.-.- E:-.AKQJT9.T987.- S:-.-.AKQJ.QJT987 W:AH+KH' --format csv
  card,from,to
  KH,W upper,W lower
  AH,W lower,W upper
  [1]
  $ pdup deal four.txt --board 2 --compare 'N:TX'
  --compare:1:4: here is no card, or it reads in two ways
  [1]
  $ pdup deal four.txt --compare x
  pdup deal: there must be one deal to compare with, not 2
  [1]

What was counted in the pockets, with the deal or without.

  $ pdup deal four.txt --board 2 --counted 2,10,9,11 --seen 8S=W,10H=N
  Board 2: pocket S holds 9 cards, not 10
  Board 2: pocket W holds 11 cards, not 10
  Board 2: 8S lies in pocket W and belongs in S
  [1]
  $ pdup deal --board 2 --counted 2,10,9,10
  Board 2: pocket S holds 9 cards, not 10
  Board 2: the pockets hold 31 cards in all, not 32: see rules 11.4
  [1]
  $ pdup deal --board 2 --counted 2,10,10,11
  Board 2: pocket W holds 11 cards, not 10
  Board 2: the pockets hold 33 cards in all, not 32: count again, or there are cards of another pack
  [1]
  $ pdup deal --board 2 --counted 2,10,10,.
  Board 2: no pocket is wrong by that

A board of which the file has no deal.

  $ pdup deal four.txt --board 99
  pdup deal: --board: four.txt has no deal of board 99; there are 1-2
  [1]
  $ pdup deal four.txt --notation lines | pdup deal - --board 1
  pdup deal: --board: <stdin> has no deal of board 1; none has a board
  [1]

Wrong usage is told in one line.

  $ pdup deal
  pdup deal: --boards, --number or a FILE is missing
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 1-2 --number 3
  pdup deal: --number: not together with --boards
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 1-2 --board 3
  pdup deal: --board: it goes with --number; see --boards
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --number 3 --seed $SEED
  pdup deal: --seed: it goes with --boards
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --number 3 --session 1
  pdup deal: --session: it goes with --boards
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 0-2
  pdup deal: --boards: '0-2' is not a board or A-B, 1 to 40000, lower one first
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 3-2
  pdup deal: --boards: '3-2' is not a board or A-B, 1 to 40000, lower one first
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 1-
  pdup deal: --boards: '1-' is not a board or A-B, 1 to 40000, lower one first
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 40001
  pdup deal: --boards: '40001' is not a board or A-B, 1 to 40000, lower one first
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 1-2x
  pdup deal: --boards: '1-2x' is not a board or A-B, 1 to 40000, lower one first
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 1 --seed 00
  pdup deal: --seed: '00' is not 64 hexadecimal digits
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --number -1
  pdup deal: --number: '-1' is not a whole number from 0 to 5506588817009279
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --number 5506588817009280
  pdup deal: --number: '5506588817009280' is not a whole number from 0 to 5506588817009279
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --number ''
  pdup deal: --number: '' is not a whole number from 0 to 5506588817009279
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 1 --seats 5
  pdup deal: --seats: '5' is not a whole number from 3 to 4
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 1 now
  pdup deal: 'now': a FILE goes not together with --boards or --number
  Try 'pdup deal --help'.
  [2]
  $ pdup deal one two
  pdup deal: one FILE is wanted, not 2
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 1 --check
  pdup deal: --check: it wants a FILE
  Try 'pdup deal --help'.
  [2]
  $ pdup deal four.txt --check --notation tags
  pdup deal: --notation: not together with --check or --records
  Try 'pdup deal --help'.
  [2]
  $ pdup deal four.txt --compare x --format html
  pdup deal: --compare: it has only --format text and csv
  Try 'pdup deal --help'.
  [2]
  $ pdup deal four.txt --counted 2,10,10,10 --format csv
  pdup deal: --counted, --seen: they have only --format text
  Try 'pdup deal --help'.
  [2]
  $ pdup deal four.txt --notation tags --format csv
  pdup deal: --notation: it has only --format text
  Try 'pdup deal --help'.
  [2]
  $ pdup deal four.txt --records --format csv
  pdup deal: --records: they have only --format text and html
  Try 'pdup deal --help'.
  [2]
  $ pdup deal four.txt --seed $SEED
  pdup deal: --seed: it goes with --boards
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --boards 1 --compare x --counted .,.,.,.
  pdup deal: --compare: not together with --counted or --seen
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --board 2 --counted 2,10,9
  pdup deal: --counted: '2,10,9' is not N,E,S,W, each 0 to 32 or a dot
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --board 2 --counted 2,10,9,33
  pdup deal: --counted: '2,10,9,33' is not N,E,S,W, each 0 to 32 or a dot
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --board 2 --seen QS=E,QS=N
  pdup deal: --seen: this card stands twice: 'QS=N'
  Try 'pdup deal --help'.
  [2]

A deal without a board cannot be written as a line that begins with one.

  $ printf 'N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H\n' > bare.txt
  $ pdup deal bare.txt --notation boards
  pdup deal: --notation boards: deal 1 (line 1) has no board, and each line begins with one
  [1]
