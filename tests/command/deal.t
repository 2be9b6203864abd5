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

Wrong usage is told in one line.

  $ pdup deal
  pdup deal: --boards or --number is missing
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
  pdup deal: --seed: not together with --number
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --number 3 --session 1
  pdup deal: --session: not together with --number
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
  pdup deal: 'now': deal takes no such word
  Try 'pdup deal --help'.
  [2]
