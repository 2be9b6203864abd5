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

An option given twice would mean the one or the other.

  $ pdup movement rotation --tables 5 --tables 7 --seats 4
  pdup movement: --tables: given twice
  Try 'pdup movement --help'.
  [2]
  $ pdup score --board 1 --format csv --format text evening.pdup
  pdup score: --format: given twice
  Try 'pdup score --help'.
  [2]
  $ pdup tariff --fields --variety sochi --fields
  pdup tariff: --fields: given twice
  Try 'pdup tariff --help'.
  [2]

Only what the command has is offered.

  $ pdup check --format xml evening.pdup
  pdup check: --format xml: the command has only text
  Try 'pdup check --help'.
  [2]
  $ pdup blank --appeal --format csv
  pdup blank: --format: 'csv' is none of text and html
  Try 'pdup blank --help'.
  [2]
  $ pdup score --format json evening.pdup
  pdup score: --format: 'json' is none of text, csv and html
  Try 'pdup score --help'.
  [2]
  $ pdup score --lang de evening.pdup
  pdup score: --lang de: the command has only en
  Try 'pdup score --help'.
  [2]
  $ pdup rule --lang de
  pdup rule: --lang: 'de' is none of en and ru
  Try 'pdup rule --help'.
  [2]

Arguments and names of files are never sent raw to a terminal: control characters, bytes that are not UTF-8, marks that
turn the direction of text.

  $ pdup "$(printf 'a\033[31mb')"
  pdup: unknown command 'a\x1B[31mb'
  Try 'pdup --help'.
  [2]
  $ pdup score "$(printf 'no\033]0;x\007\nsuch')"
  pdup: no\x1B]0;x\x07\x0Asuch: No such file or directory
  [1]
  $ pdup tariff --variety sochi --players 4 "$(printf 'a\302\233b\177=3')"
  pdup tariff: 'a\u009Bb\x7F=3': there is no such field; --fields lists all
  Try 'pdup tariff --help'.
  [2]
  $ pdup rule "$(printf '\377\342\200\256')"
  pdup rule: '\xFF\u202E' is no section of the rules here
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.3 "$(printf 'fo\tund=Анна')"
  pdup rule: 'fo\\x09und=\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0': the facts are: found, called, records, irregular, earlier, seen, disturbs, consent, surplus, independent, at-fault, partly-at-fault, not-at-fault (esc)
  Try 'pdup rule --help'.
  [2]
  $ ODD=$(printf 'odd\033[2J\nname.pdup')
  $ printf 'pdup-event 1\nplayers four\n' > "$ODD"
  $ pdup check "$ODD"
  odd\x1B[2J\x0Aname.pdup:2:9: not what this place asks for: a number from 1 to 40000, not 'four'
  odd\x1B[2J\x0Aname.pdup: players 0, sessions 0, boards 0, rows 0, faults 1, warnings 0
  [1]
  $ pdup deal --check "$ODD"
  pdup deal: odd\x1B[2J\x0Aname.pdup: this is an event file; 'pdup check' reads it
  [1]
  $ printf '1 N:AKQ7\n' > "$ODD"
  $ pdup deal --check "$ODD"
  odd\x1B[2J\x0Aname.pdup:1:1: not four pockets N E S W, each SEAT:cards
  odd\x1B[2J\x0Aname.pdup: lines, deals 0, faults 1, warnings 0
  [1]

What would be passed over in silence is refused.

  $ pdup tariff --variety sochi --fields --players 4
  pdup tariff: --players: only prices need it, not --fields
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --variety sochi --fields --undertricks 4
  pdup tariff: --undertricks: only prices need it, not --fields
  Try 'pdup tariff --help'.
  [2]
  $ pdup tariff --variety sochi --players 4 misere-mountain=20 misere-mountain=30
  pdup tariff: 'misere-mountain=30': this figure was given before: 'misere-mountain=20'
  Try 'pdup tariff --help'.
  [2]
  $ pdup score --regulations --board 3
  pdup score: --regulations: not together with --board
  Try 'pdup score --help'.
  [2]
  $ pdup score --regulations --after-round 3
  pdup score: --regulations: not together with --after-round
  Try 'pdup score --help'.
  [2]
  $ pdup blank --appeal --seats 3
  pdup blank: --seats: only --traveller has a use for it
  Try 'pdup blank --help'.
  [2]
  $ pdup blank --ruling --rows 3
  pdup blank: --rows: only --traveller has a use for it
  Try 'pdup blank --help'.
  [2]
  $ pdup blank --appeal form.txt
  pdup blank: 'form.txt': blank takes no such word
  Try 'pdup blank --help'.
  [2]
  $ pdup deal --number 1 --suits letters
  pdup deal: --suits: only hand records have them (--records)
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --number 1 --compare 'N:AKQ' --records
  pdup deal: --compare: not together with --check, --records or --notation
  Try 'pdup deal --help'.
  [2]
  $ pdup deal --number 1 --seen QS=E --notation tags
  pdup deal: --seen: not together with --check, --records or --notation
  Try 'pdup deal --help'.
  [2]
  $ pdup check ''
  pdup: '': No such file or directory
  [1]
