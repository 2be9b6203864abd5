Empty forms to print.

  $ pdup blank --traveller --rows 2
  Traveller: board no. ____, dealer ____, first hand ____
  
  Round  Table  Contract  Declarer  First  Second  N no.  E no.  S no.  W no.  N whists  E whists  S whists  W whists
  _____  _____  ________  ________  _____  ______  _____  _____  _____  _____  ________  ________  ________  ________
  _____  _____  ________  ________  _____  ______  _____  _____  _____  _____  ________  ________  ________  ________
  $ pdup blank --traveller --rows 1 --seats 3
  Traveller: board no. ____, dealer ____, first hand ____
  
  Round  Table  Contract  Declarer  First  Second  N no.  E no.  S no.  N whists  E whists  S whists
  _____  _____  ________  ________  _____  ______  _____  _____  _____  ________  ________  ________
  $ pdup blank --appeal
  Appeal
  
  
  Appeal no.                                                ________________________________________
  Session, and the time it ended                            ________________________________________
  Lodged at (time)                                          ________________________________________
  By player: number and name                                ________________________________________
  Against ruling no., given at                              ________________________________________
  Board, round, table                                       ________________________________________
  The facts as the player has them                          ________________________________________
                                                            ________________________________________
                                                            ________________________________________
                                                            ________________________________________
                                                            ________________________________________
                                                            ________________________________________
  Grounds                                                   ________________________________________
                                                            ________________________________________
                                                            ________________________________________
                                                            ________________________________________
                                                            ________________________________________
                                                            ________________________________________
  What the director says                                    ________________________________________
                                                            ________________________________________
                                                            ________________________________________
                                                            ________________________________________
  Signed: player / director                                 ________________________________________
  Decided at (time), by                                     ________________________________________
  Ruling upheld / changed to ruling no. / appeal withdrawn  ________________________________________
  Reasons of the decision                                   ________________________________________
                                                            ________________________________________
                                                            ________________________________________
                                                            ________________________________________
  Signed: committee                                         ________________________________________
  $ pdup blank --ruling | head -12
  Ruling
  
  
  Ruling no. / replaces no.                                     ________________________________________
  Time                                                          ________________________________________
  Given by: director / chief director / committee               ________________________________________
  Rule                                                          ________________________________________
  Board, round, table                                           ________________________________________
  Players N / E / S / W                                         ________________________________________
  What happened; who called the director                        ________________________________________
                                                                ________________________________________
                                                                ________________________________________
  $ pdup blank --ruling --format html > ruling.html; grep -c '<tr>' ruling.html; grep '<h1>' ruling.html
  23
  <h1>Ruling</h1>
  $ pdup blank --appeal --ruling
  pdup blank: one of --traveller, --ruling, --appeal is wanted
  Try 'pdup blank --help'.
  [2]
  $ pdup blank
  pdup blank: one of --traveller, --ruling, --appeal is wanted
  Try 'pdup blank --help'.
  [2]
  $ pdup blank --appeal evening.pdup
  pdup blank: no FILE is wanted, 'evening.pdup' is one
  Try 'pdup blank --help'.
  [2]
