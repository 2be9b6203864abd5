Empty forms to print.

  $ pdup blank --traveller --rows 2
  Traveller: board no. ____, dealer ____
  
  
  N                    ________________________________________
  E                    ________________________________________
  S                    ________________________________________
  W                    ________________________________________
  Talon: upper, lower  ________________________________________
  
  Round  Table  Contract  Declarer  tricks  First  tricks  Second  tricks  N no.  whists  MP  E no.  whists  MP  S no.  whists  MP  W no.  whists  MP
  _____  _____  ________  ________  ______  _____  ______  ______  ______  _____  ______  __  _____  ______  __  _____  ______  __  _____  ______  __
  _____  _____  ________  ________  ______  _____  ______  ______  ______  _____  ______  __  _____  ______  __  _____  ______  __  _____  ______  __
  $ pdup blank --traveller --rows 1 --seats 3
  Traveller: board no. ____, dealer ____
  
  
  N                    ________________________________________
  E                    ________________________________________
  S                    ________________________________________
  Talon: upper, lower  ________________________________________
  
  Round  Table  Contract  Declarer  tricks  First  tricks  Second  tricks  N no.  whists  MP  E no.  whists  MP  S no.  whists  MP
  _____  _____  ________  ________  ______  _____  ______  ______  ______  _____  ______  __  _____  ______  __  _____  ______  __
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
  pdup blank: 'evening.pdup': blank takes no such word
  Try 'pdup blank --help'.
  [2]
  $ pdup blank --traveller --rows 1 --seats 3 --lang ru
  \xd0\x9f\xd1\x80\xd0\xbe\xd1\x82\xd0\xbe\xd0\xba\xd0\xbe\xd0\xbb: \xd1\x81\xd0\xb4\xd0\xb0\xd1\x87\xd0\xb0 \xe2\x84\x96 ____, \xd1\x81\xd0\xb4\xd0\xb0\xd0\xb2\xd0\xb0\xd0\xbb (dealer) ____ (esc)
  
  
  N                        ________________________________________
  E                        ________________________________________
  S                        ________________________________________
  \xd0\x9f\xd1\x80\xd0\xb8\xd0\xba\xd1\x83\xd0\xbf: \xd0\xb2\xd0\xb5\xd1\x80\xd1\x85\xd0\xbd\xd1\x8f\xd1\x8f, \xd0\xbd\xd0\xb8\xd0\xb6\xd0\xbd\xd1\x8f\xd1\x8f  ________________________________________ (esc)
  
  \xd0\xa2\xd1\x83\xd1\x80  \xd0\xa1\xd1\x82\xd0\xbe\xd0\xbb  \xd0\x9a\xd0\xbe\xd0\xbd\xd1\x82\xd1\x80\xd0\xb0\xd0\xba\xd1\x82  \xd0\xa0\xd0\xb0\xd0\xb7\xd1\x8b\xd0\xb3\xd1\x80.  \xd0\xb2\xd0\xb7\xd1\x8f\xd1\x82\xd0\xba\xd0\xb8  1-\xd0\xb9 \xd0\xb2\xd0\xb8\xd1\x81\xd1\x82  \xd0\xb2\xd0\xb7\xd1\x8f\xd1\x82\xd0\xba\xd0\xb8  2-\xd0\xb9 \xd0\xb2\xd0\xb8\xd1\x81\xd1\x82  \xd0\xb2\xd0\xb7\xd1\x8f\xd1\x82\xd0\xba\xd0\xb8  N \xe2\x84\x96  \xd0\xb2\xd0\xb8\xd1\x81\xd1\x82\xd1\x8b  \xd0\x9c\xd0\x9f  E \xe2\x84\x96  \xd0\xb2\xd0\xb8\xd1\x81\xd1\x82\xd1\x8b  \xd0\x9c\xd0\x9f  S \xe2\x84\x96  \xd0\xb2\xd0\xb8\xd1\x81\xd1\x82\xd1\x8b  \xd0\x9c\xd0\x9f (esc)
  ___  ____  ________  _______  ______  ________  ______  ________  ______  ___  _____  __  ___  _____  __  ___  _____  __
  $ pdup blank --ruling --lang ru
  \xd0\xa0\xd0\xb5\xd1\x88\xd0\xb5\xd0\xbd\xd0\xb8\xd0\xb5 \xd1\x81\xd1\x83\xd0\xb4\xd1\x8c\xd0\xb8 (esc)
  
  
  \xd0\xa0\xd0\xb5\xd1\x88\xd0\xb5\xd0\xbd\xd0\xb8\xd0\xb5 \xe2\x84\x96 / \xd0\xb2\xd0\xbc\xd0\xb5\xd1\x81\xd1\x82\xd0\xbe \xd1\x80\xd0\xb5\xd1\x88\xd0\xb5\xd0\xbd\xd0\xb8\xd1\x8f \xe2\x84\x96                                    ________________________________________ (esc)
  \xd0\x92\xd1\x80\xd0\xb5\xd0\xbc\xd1\x8f                                                           ________________________________________ (esc)
  \xd0\x9f\xd1\x80\xd0\xb8\xd0\xbd\xd1\x8f\xd0\xbb: \xd1\x81\xd1\x83\xd0\xb4\xd1\x8c\xd1\x8f / \xd0\xb3\xd0\xbb\xd0\xb0\xd0\xb2\xd0\xbd\xd1\x8b\xd0\xb9 \xd1\x81\xd1\x83\xd0\xb4\xd1\x8c\xd1\x8f / \xd1\x82\xd1\x83\xd1\x80\xd0\xbd\xd0\xb8\xd1\x80\xd0\xbd\xd1\x8b\xd0\xb9 \xd0\xba\xd0\xbe\xd0\xbc\xd0\xb8\xd1\x82\xd0\xb5\xd1\x82               ________________________________________ (esc)
  \xd0\x9f\xd1\x80\xd0\xb0\xd0\xb2\xd0\xb8\xd0\xbb\xd0\xbe                                                         ________________________________________ (esc)
  \xd0\xa1\xd0\xb4\xd0\xb0\xd1\x87\xd0\xb0, \xd1\x82\xd1\x83\xd1\x80, \xd1\x81\xd1\x82\xd0\xbe\xd0\xbb                                                ________________________________________ (esc)
  \xd0\x98\xd0\xb3\xd1\x80\xd0\xbe\xd0\xba\xd0\xb8 N / E / S / W                                            ________________________________________ (esc)
  \xd0\xa7\xd1\x82\xd0\xbe \xd0\xbf\xd1\x80\xd0\xbe\xd0\xb8\xd0\xb7\xd0\xbe\xd1\x88\xd0\xbb\xd0\xbe; \xd0\xba\xd1\x82\xd0\xbe \xd0\xb2\xd1\x8b\xd0\xb7\xd0\xb2\xd0\xb0\xd0\xbb \xd1\x81\xd1\x83\xd0\xb4\xd1\x8c\xd1\x8e                                 ________________________________________ (esc)
                                                                  ________________________________________
                                                                  ________________________________________
                                                                  ________________________________________
  N: \xd0\xbf\xd1\x80\xd0\xb8\xd1\x81\xd1\x83\xd0\xb6\xd0\xb4\xd0\xb5\xd0\xbd\xd0\xbe, \xd0\xb2\xd0\xb8\xd1\x81\xd1\x82\xd1\x8b, \xd0\xb0\xd0\xbd\xd0\xbd\xd1\x83\xd0\xbb\xd0\xb8\xd1\x80\xd0\xbe\xd0\xb2\xd0\xb0\xd0\xbd\xd0\xbe, \xd0\xbe\xd1\x82\xd0\xbb\xd0\xbe\xd0\xb6\xd0\xb5\xd0\xbd\xd0\xbe                    ________________________________________ (esc)
  E                                                               ________________________________________
  S                                                               ________________________________________
  W                                                               ________________________________________
  \xd0\x9d\xd0\xb0\xd0\xba\xd0\xb0\xd0\xb7\xd0\xb0\xd0\xbd\xd0\xb8\xd0\xb5: \xd0\xb8\xd0\xb3\xd1\x80\xd0\xbe\xd0\xba, \xd1\x80\xd0\xb0\xd0\xb7\xd0\xbc\xd0\xb5\xd1\x80, \xd0\xb2\xd0\xbf\xd0\xb5\xd1\x80\xd0\xb2\xd1\x8b\xd0\xb5 \xd0\xb8\xd0\xbb\xd0\xb8 \xd0\xbf\xd0\xbe\xd0\xb2\xd1\x82\xd0\xbe\xd1\x80\xd0\xbd\xd0\xbe                  ________________________________________ (esc)
  \xd0\x9e\xd1\x82\xd1\x81\xd1\x82\xd1\x80\xd0\xb0\xd0\xbd\xd1\x91\xd0\xbd: \xd0\xb8\xd0\xb3\xd1\x80\xd0\xbe\xd0\xba, \xd1\x82\xd1\x83\xd1\x80\xd1\x8b. \xd0\x94\xd0\xb8\xd1\x81\xd0\xba\xd0\xb2\xd0\xb0\xd0\xbb\xd0\xb8\xd1\x84\xd0\xb8\xd1\x86\xd0\xb8\xd1\x80\xd0\xbe\xd0\xb2\xd0\xb0\xd0\xbd: \xd0\xb8\xd0\xb3\xd1\x80\xd0\xbe\xd0\xba, \xd0\xba\xd0\xb5\xd0\xbc \xd0\xbe\xd0\xb4\xd0\xbe\xd0\xb1\xd1\x80\xd0\xb5\xd0\xbd\xd0\xbe  ________________________________________ (esc)
  \xd0\x9e\xd1\x81\xd0\xbd\xd0\xbe\xd0\xb2\xd0\xb0\xd0\xbd\xd0\xb8\xd0\xb5                                                       ________________________________________ (esc)
                                                                  ________________________________________
                                                                  ________________________________________
  \xd0\x9e \xd0\xbf\xd1\x80\xd0\xb0\xd0\xb2\xd0\xb5 \xd0\xbd\xd0\xb0 \xd0\xb0\xd0\xbf\xd0\xb5\xd0\xbb\xd0\xbb\xd1\x8f\xd1\x86\xd0\xb8\xd1\x8e \xd1\x83\xd0\xb2\xd0\xb5\xd0\xb4\xd0\xbe\xd0\xbc\xd0\xbb\xd0\xb5\xd0\xbd\xd1\x8b: \xd0\xb4\xd0\xb0 / \xd0\xbd\xd0\xb5\xd1\x82                       ________________________________________ (esc)
  \xd0\x9d\xd0\xb0\xd0\xba\xd0\xb0\xd0\xb7\xd0\xb0\xd0\xbd\xd0\xb8\xd0\xb5 \xd1\x81\xd0\xbd\xd1\x8f\xd1\x82\xd0\xbe \xd0\xbf\xd0\xbe \xd0\xbf\xd1\x80\xd0\xbe\xd1\x81\xd1\x8c\xd0\xb1\xd0\xb5 \xd0\xb8\xd0\xb3\xd1\x80\xd0\xbe\xd0\xba\xd0\xbe\xd0\xb2                              ________________________________________ (esc)
  \xd0\x9f\xd0\xbe\xd0\xb4\xd0\xbf\xd0\xb8\xd1\x81\xd1\x8c                                                         ________________________________________ (esc)
  $ pdup blank --appeal --lang ru
  \xd0\x90\xd0\xbf\xd0\xb5\xd0\xbb\xd0\xbb\xd1\x8f\xd1\x86\xd0\xb8\xd1\x8f (esc)
  
  
  \xd0\x90\xd0\xbf\xd0\xb5\xd0\xbb\xd0\xbb\xd1\x8f\xd1\x86\xd0\xb8\xd1\x8f \xe2\x84\x96                                                          ________________________________________ (esc)
  \xd0\xa1\xd0\xb5\xd1\x81\xd1\x81\xd0\xb8\xd1\x8f \xd0\xb8 \xd0\xb2\xd1\x80\xd0\xb5\xd0\xbc\xd1\x8f \xd0\xb5\xd1\x91 \xd0\xbe\xd0\xba\xd0\xbe\xd0\xbd\xd1\x87\xd0\xb0\xd0\xbd\xd0\xb8\xd1\x8f                                          ________________________________________ (esc)
  \xd0\x9f\xd0\xbe\xd0\xb4\xd0\xb0\xd0\xbd\xd0\xb0 (\xd0\xb2\xd1\x80\xd0\xb5\xd0\xbc\xd1\x8f)                                                       ________________________________________ (esc)
  \xd0\x98\xd0\xb3\xd1\x80\xd0\xbe\xd0\xba: \xd0\xbd\xd0\xbe\xd0\xbc\xd0\xb5\xd1\x80 \xd0\xb8 \xd0\xb8\xd0\xbc\xd1\x8f                                                   ________________________________________ (esc)
  \xd0\x9d\xd0\xb0 \xd1\x80\xd0\xb5\xd1\x88\xd0\xb5\xd0\xbd\xd0\xb8\xd0\xb5 \xe2\x84\x96, \xd0\xbf\xd1\x80\xd0\xb8\xd0\xbd\xd1\x8f\xd1\x82\xd0\xbe\xd0\xb5 (\xd0\xb2\xd1\x80\xd0\xb5\xd0\xbc\xd1\x8f)                                       ________________________________________ (esc)
  \xd0\xa1\xd0\xb4\xd0\xb0\xd1\x87\xd0\xb0, \xd1\x82\xd1\x83\xd1\x80, \xd1\x81\xd1\x82\xd0\xbe\xd0\xbb                                                     ________________________________________ (esc)
  \xd0\x9e\xd0\xb1\xd1\x81\xd1\x82\xd0\xbe\xd1\x8f\xd1\x82\xd0\xb5\xd0\xbb\xd1\x8c\xd1\x81\xd1\x82\xd0\xb2\xd0\xb0, \xd0\xba\xd0\xb0\xd0\xba \xd0\xb8\xd1\x85 \xd0\xb8\xd0\xb7\xd0\xbb\xd0\xb0\xd0\xb3\xd0\xb0\xd0\xb5\xd1\x82 \xd0\xb8\xd0\xb3\xd1\x80\xd0\xbe\xd0\xba                                ________________________________________ (esc)
                                                                       ________________________________________
                                                                       ________________________________________
                                                                       ________________________________________
                                                                       ________________________________________
                                                                       ________________________________________
  \xd0\x9e\xd1\x81\xd0\xbd\xd0\xbe\xd0\xb2\xd0\xb0\xd0\xbd\xd0\xb8\xd1\x8f                                                            ________________________________________ (esc)
                                                                       ________________________________________
                                                                       ________________________________________
                                                                       ________________________________________
                                                                       ________________________________________
                                                                       ________________________________________
  \xd0\x9e\xd0\xb1\xd1\x8a\xd1\x8f\xd1\x81\xd0\xbd\xd0\xb5\xd0\xbd\xd0\xb8\xd0\xb5 \xd1\x81\xd1\x83\xd0\xb4\xd1\x8c\xd0\xb8                                                     ________________________________________ (esc)
                                                                       ________________________________________
                                                                       ________________________________________
                                                                       ________________________________________
  \xd0\x9f\xd0\xbe\xd0\xb4\xd0\xbf\xd0\xb8\xd1\x81\xd0\xb8: \xd0\xb8\xd0\xb3\xd1\x80\xd0\xbe\xd0\xba / \xd1\x81\xd1\x83\xd0\xb4\xd1\x8c\xd1\x8f                                               ________________________________________ (esc)
  \xd0\xa0\xd0\xb0\xd1\x81\xd1\x81\xd0\xbc\xd0\xbe\xd1\x82\xd1\x80\xd0\xb5\xd0\xbd\xd0\xb0 (\xd0\xb2\xd1\x80\xd0\xb5\xd0\xbc\xd1\x8f), \xd0\xba\xd0\xb5\xd0\xbc                                             ________________________________________ (esc)
  \xd0\xa0\xd0\xb5\xd1\x88\xd0\xb5\xd0\xbd\xd0\xb8\xd0\xb5 \xd0\xbe\xd1\x81\xd1\x82\xd0\xb0\xd0\xb2\xd0\xbb\xd0\xb5\xd0\xbd\xd0\xbe \xd0\xb2 \xd1\x81\xd0\xb8\xd0\xbb\xd0\xb5 / \xd0\xb7\xd0\xb0\xd0\xbc\xd0\xb5\xd0\xbd\xd0\xb5\xd0\xbd\xd0\xbe \xd1\x80\xd0\xb5\xd1\x88\xd0\xb5\xd0\xbd\xd0\xb8\xd0\xb5\xd0\xbc \xe2\x84\x96 / \xd0\xb0\xd0\xbf\xd0\xb5\xd0\xbb\xd0\xbb\xd1\x8f\xd1\x86\xd0\xb8\xd1\x8f \xd0\xbe\xd1\x82\xd0\xbe\xd0\xb7\xd0\xb2\xd0\xb0\xd0\xbd\xd0\xb0  ________________________________________ (esc)
  \xd0\x9c\xd0\xbe\xd1\x82\xd0\xb8\xd0\xb2\xd1\x8b                                                               ________________________________________ (esc)
                                                                       ________________________________________
                                                                       ________________________________________
                                                                       ________________________________________
  \xd0\x9f\xd0\xbe\xd0\xb4\xd0\xbf\xd0\xb8\xd1\x81\xd1\x8c: \xd1\x82\xd1\x83\xd1\x80\xd0\xbd\xd0\xb8\xd1\x80\xd0\xbd\xd1\x8b\xd0\xb9 \xd0\xba\xd0\xbe\xd0\xbc\xd0\xb8\xd1\x82\xd0\xb5\xd1\x82                                           ________________________________________ (esc)
  $ pdup blank --traveller --lang ru --format html > traveller.html; grep -c '<tr>' traveller.html; grep 'lang=\|landscape\|<h1>' traveller.html
  19
  <html lang="ru">
  @page { size: A4 landscape }
  <h1>\xd0\x9f\xd1\x80\xd0\xbe\xd1\x82\xd0\xbe\xd0\xba\xd0\xbe\xd0\xbb: \xd1\x81\xd0\xb4\xd0\xb0\xd1\x87\xd0\xb0 \xe2\x84\x96 ____, \xd1\x81\xd0\xb4\xd0\xb0\xd0\xb2\xd0\xb0\xd0\xbb (dealer) ____</h1> (esc)
