The price table for the tables.

  $ pdup tariff --variety sochi --players 4 | head -12
  Prices in whists: Sochi, 4 players
  Tricks, then whists. p: passed, / left for half. On all-pass: any three active players.
  
  6
  Declarer  First  Second  Declarer  First  Second  Talon
         .      p       p        15     -5      -5     -5
         .      /       p        11     -1      -5     -5
        10      0       p        35    -65      15     15
        10      0       0        35    -25     -25     15
         9      1       p        28    -48      10     10
         9      0       1        28    -30      -8     10
         8      2       p        21    -31       5      5
  $ pdup tariff --variety leningrad --players 3 --format csv > prices.csv
  $ head -3 prices.csv; tail -3 prices.csv; wc -l < prices.csv
  contract,declarer,first,second,to_declarer,to_first,to_second
  6,.,p,p,26.6667,-13.3333,-13.3333
  6,.,/,p,18.6667,-5.3333,-13.3333
  -,5,3,2,-33.3333,6.6667,26.6667
  -,4,4,2,-13.3333,-13.3333,26.6667
  -,4,3,3,-13.3333,6.6667,6.6667
  119
  $ pdup tariff --variety leningrad --players 3 --undertricks 10 --format csv | wc -l
  268
  $ pdup tariff --variety rostov --players 4 --undertricks 1 | sed -n '/Misere/,/^$/p'
  Misere
  Declarer  First  Second  Declarer  First  Second  Talon
         0      .       .        75    -25     -25    -25
         1      .       .       -75     25      25     25
  
  $ pdup tariff --variety rostov --players 4 --format html > prices.html
  $ grep -c '<section' prices.html; grep -c 'All-pass' prices.html; grep '<h1>' prices.html
  7
  1
  <h1>Prices in whists: Rostov, 4 players</h1>

Organisers may change any figure.

  $ pdup tariff --variety sochi --players 4 --format csv misere-mountain=20 | grep '^M,1'
  M,1,.,.,-150,50,50,50
  $ pdup tariff --variety sochi --fields misere-mountain=20 --format csv | grep '^misere\|^field\|^lone'
  field,value,meaning
  lone-whister,greedy,"Whists for tricks when one whisted and the declarer is down: all his, or shared equally."
  misere-pool,10,Points in the pool for a misere made.
  misere-mountain,20,Points on the mountain for each trick taken in a misere.
  $ pdup tariff --variety sochi --fields | head -3
  Field              Value     Meaning
  pool-point         10        Whists that a point in the pool is worth.
  mountain-point     10        Whists that a point on the mountain costs.
  $ pdup tariff --variety sochi --players 4 misere-mount=20
  pdup tariff: 'misere-mount=20': there is no such field; --fields lists all
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --variety sochi --players 4 lone-whister=shy
  pdup tariff: 'lone-whister=shy': the values are: greedy, gentleman
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --variety sochi --players 4 misere-pool
  pdup tariff: 'misere-pool': FIELD=VALUE is wanted
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --players 4
  pdup tariff: --variety is missing: sochi, leningrad or rostov
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --variety sochi
  pdup tariff: --players is missing: 3 or 4
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --variety sochi --players 5
  pdup tariff: --players: '5' is not a whole number from 3 to 4
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --variety sochi --fields --format html
  pdup tariff: --format html: only prices have it, not --fields
  Try 'pdup tariff --help'.
  [2]

A refused figure is told what it may be.

  $ pdup tariff --variety sochi --players 4 misere-mountain=99999999999
  pdup tariff: 'misere-mountain=99999999999': the value is a whole number from 0 to 1000
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --variety sochi --players 4 all-pass=x
  pdup tariff: 'all-pass=x': the values are: mountain, fewest
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --variety sochi --players 4 misere-montain=3
  pdup tariff: 'misere-montain=3': there is no such field; --fields lists all
  Try 'pdup tariff --help'.
  [2]
