  $ pdup
  pdup: a command is missing
  Usage: pdup COMMAND [OPTION]... [FILE]
  Try 'pdup --help'.
  [2]
  $ pdup --version
  pdup 0.1.0, library 0.1.0
  $ pdup --help
  Usage: pdup COMMAND [OPTION]... [FILE]
  
  Runs and scores events of duplicate preferans.
  
    plan      ways for so many players to play
    movement  seating of every round, guide cards
    tariff    the price table for the tables
    score     standings of an event, results of a board with their matchpoints
    check     faults and warnings of an event file
    deal      shuffled boards, deals by number and of files, hand records
    rule      what the rules prescribe to facts that the director gives
    rulings   rulings, appeals and their history
    blank     empty forms to print
  
  'pdup help COMMAND' or 'pdup COMMAND --help' tells more.
  'pdup --version' gives the version.
  FILE is an event file, or - for standard input.
  Exit status: 0 done, 1 the input has faults or the work could not be finished,
  2 wrong usage.
  $ pdup --help > help.txt
  $ pdup help | diff help.txt -
  $ for i in plan movement tariff score check deal rule rulings blank; do pdup $i --help > help.txt; pdup help $i | diff help.txt -; done
  $ pdup help scor
  pdup: unknown command 'scor'
  Try 'pdup --help'.
  [2]
  $ pdup help plan score
  pdup: help takes one COMMAND, not 2
  Try 'pdup --help'.
  [2]
  $ pdup scor
  pdup: unknown command 'scor'
  Try 'pdup --help'.
  [2]
  $ pdup --hlp
  pdup: unknown option '--hlp'
  Try 'pdup --help'.
  [2]
  $ pdup plan --help | head -3
  Usage: pdup plan --players N [--seats 3|4|any] [--rounds R | --boards B]
                   [--minutes M] [--minutes-per-board P] [--copies C] [--rooms K]
                   [--movement RANK [--cards | --player-cards | --check |
  $ pdup movement --help | head -3
  Usage: pdup movement rotation --tables T --seats 3|4 [--rooms K]
         pdup movement skip --tables T --seats 3|4 [--rooms K] [--steps E,S,W]
         pdup movement best --tables T --seats 3|4 [--rooms K] [--shared | --short]
  $ pdup score --help | head -3
  Usage: pdup score FILE [--session K] [--after-round R] [--board B | --why PLAYER]
                    [--format text|csv|html]
         pdup score --regulations [--format text|csv|html]
  $ pdup check --help | head -3
  Usage: pdup check FILE
  
  Prints every fault and warning of an event file on standard error, as
