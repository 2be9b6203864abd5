What the rules say to the facts that the director gives.

  $ pdup rule 11.3 found=before-play called=no seen=nobody records=yes
  11.3  Pockets with a wrong number of cards, the board holding all 32; with a card missing see 11.4 (ours).
  Steps:
  
  Section  Duty  Seats  What
  11.3.A1  must         put the hands right by the hand records
  11.3.A   must  all    order that the board be played normally
  $ pdup rule 11.3 found=before-play called=no seen=somebody records=yes disturbs=no consent=no
  11.3  Pockets with a wrong number of cards, the board holding all 32; with a card missing see 11.4 (ours).
  Steps:
  
  Section  Duty  Seats      Effect            Mark  What
  11.3.A1  must                                     put the hands right by the hand records
  11.3.B2  must  all        artificial score  ours  give an artificial adjusted score by each seat's fault (11.2.B1)
  11.3.B2  may   offenders  penalty           ours  penalise the offender
  13.2.6b  must  all                                notify the contestants of their right to appeal, if he holds that the decision may be reviewed
  $ pdup rule 11.2.B1 result=no at-fault=W partly-at-fault=none not-at-fault=NES
  11.2.B1  An artificial adjusted score, when an infraction left no natural result.
  Steps:
  
  Section  Duty  Seats  Effect                                       What
  11.2.B1  must  W      artificial score: W 40 %                     give 40 % of the top (average minus) to those unquestionably at fault
  11.2.B1  must  NES    artificial score: N 60+ %, E 60+ %, S 60+ %  give at least 60 % of the top (average plus) to those not at fault
  13.2.6b  must  all                                                 notify the contestants of their right to appeal, if he holds that the decision may be reviewed
  $ pdup rule 11.3 found=before-play called=yes at-fault=S partly-at-fault=none not-at-fault=NE
  11.3  Pockets with a wrong number of cards, the board holding all 32; with a card missing see 11.4 (ours).
  Steps:
  
  Section  Duty  Seats      Effect                                      What
  11.3     must  all        artificial score: N 60+ %, E 60+ %, S 40 %  give an artificial adjusted score by each seat's fault (11.2.B1)
  11.3     may   offenders  penalty                                     penalise the offender
  13.2.6b  must  all                                                    notify the contestants of their right to appeal, if he holds that the decision may be reviewed
  $ pdup rule 12.2 act=late tariff=yes occurrence=first
  12.2  Infractions that bring procedural penalties.
  Steps:
  
  Section  Duty  Seats      Effect   Mark           What
  12.2.1   may   offenders  penalty                 impose a procedural penalty
  13.2.3   must  offenders  penalty  by regulation  if it is imposed, take the amount that the organisers' tariff of penalties has for a first time
  $ pdup rule 11.2.B2 reached=yes offending=E innocent=NS without=22,-58,36 possible=22,-58,36 possible=80/3,-80/3,0
  11.2.B2  An assigned adjusted score in place of the result reached after an infraction.
  Steps:
  
  Section  Duty  Seats  Effect                      What
  11.2.B2  must  NS     assigned score: N 22, S 36  assign to each innocent seat its best outcome of those possible without the infraction
  11.2.B2  must  E      assigned score: E -58       assign to each offending seat its worst outcome of all that are possible
  13.2.6b  must  all                                notify the contestants of their right to appeal, if he holds that the decision may be reviewed
  $ pdup rule 4 laid-down=no
  4  A table that plays past the end of the round; ask for each table.
  The rules prescribe nothing here.

Not only the director acts; a score may be due at another table; a stated penalty or an adjusted score.

  $ pdup rule 11.1.A time=play
  11.1.A  An infraction: who may draw attention to it.
  Steps:
  
  Section  Duty            What
  11.1.A   any player may  draw attention to the infraction
  11.1.A   any player may  call the director
  $ pdup rule 11.5 trick=1 cards=too-few shown=unknown highest=several --format csv
  section,duty,actor,step,seats,effect,mark,text
  11.5.B,must,director,return-extra-cards,offenders,,,look at the played cards and have him take back all extra ones
  11.5.B,may,offender,choose-among-highest,offenders,,ours,choose which of the equal highest cards of different suits stays
  11.5.B,must,director,always-held,the player,,,treat a returned card as always held by that hand
  11.5.B,may,director,revoke-in-later-tricks,the player,,,find a revoke in that the card was not played to later tricks
  $ pdup rule 11.6 played-before=N kept-from-result=none kept-elsewhere=yes
  11.6  A board was played that was not meant for this table in this round.
  Steps:
  
  Section  Duty  Seats  Effect            What
  11.6.B   must  N      annulled          annul the second result of each who had played the board
  11.6.B   must         artificial score  give an artificial adjusted score to those at another table who were kept from a normal result, by a ruling there (11.2.B1)
  13.2.6b  must  all                      notify the contestants of their right to appeal, if he holds that the decision may be reviewed
  $ pdup rule 13.2.7 penalty=directors-choice
  13.2.7  The director was called and the facts are agreed.
  Steps:
  
  Section   Duty  Seats      Effect          What
  13.2.7.4  must  all                        seek to restore equity by the choice, every doubt in favour of the innocent
  13.2.7.4  may   offenders  penalty         impose the stated penalty
  13.2.7.4  may   all        adjusted score  give an adjusted score, assigned or artificial, or several
  13.2.6b   must  all                        notify the contestants of their right to appeal, if he holds that the decision may be reviewed
  $ pdup rule 10 change=none
  10  A fouled board: contestants whose results are compared did not play it in one form.
  Steps:
  
  Section  Duty  Seats  What
  10.A     must  all    treat the board as not fouled: its results are compared with each other

What is still needed, with the values there are.

  $ pdup rule 11.3 found=before-play called=no
  11.3  Pockets with a wrong number of cards, the board holding all 32; with a card missing see 11.4 (ours).
  Still needed:
  
  Fact     Value  Meaning
  records         Are there hand records of a regular deal?
           yes
           no
  $ pdup rule 11.6
  11.6  A board was played that was not meant for this table in this round.
  What it asks:
  
  Fact              Value  Meaning
  played-before            Which seats had played this board before?
                    NE     none, or letters of N E S W
  due-later                Is the board due at this table's players later?
                    yes
                    no
  kept-from-result         Which seats did the circumstances keep from a normal result?
                    NE     none, or letters of N E S W
  kept-elsewhere           Did they keep a contestant at another table from one?
                    yes
                    no
  at-fault                 Which seats are unquestionably at fault?
                    NE     none, or letters of N E S W; for the scores alone
  partly-at-fault          Which seats are partly at fault?
                    NE     none, or letters of N E S W; for the scores alone
  not-at-fault             Which seats are not at fault?
                    NE     none, or letters of N E S W; for the scores alone
  $ pdup rule 11.2.B2 reached=yes
  11.2.B2  An assigned adjusted score in place of the result reached after an infraction.
  Still needed:
  
  Fact       Value  Meaning
  offending         Which seats are of the offending side?
             NE     none, or letters of N E S W
  innocent          Which seats are of the innocent side?
             NE     none, or letters of N E S W
  $ pdup rule 13.2.6b --format csv
  fact,value,meaning
  reviewable,,"May the decision on a fact, or the use of a special power such as an adjusted score, be reviewed?"
  reviewable,yes,
  reviewable,no,

Without a section, all sections; a part of one is the whole.

  $ pdup rule | head -5
  Rules
  pdup rule SECTION lists the facts that a section asks for.
  
  Section  About
  2        A traveller without an entry, or lost.
  $ pdup rule --format csv | wc -l
  24
  $ pdup rule 11.3.A1 found=after-play surplus=talon
  11.3  Pockets with a wrong number of cards, the board holding all 32; with a card missing see 11.4 (ours).
  Steps:
  
  Section  Duty  Seats  Effect          Mark  What
  11.2.A   may   all    adjusted score  ours  give an adjusted score, assigned or artificial, or several
  13.2.6b  must  all                          notify the contestants of their right to appeal, if he holds that the decision may be reviewed

The table itself, to be held against the text of the rules.

  $ pdup rule 11.7 --table
  Rules
  What follows from which facts; a word without = stands for the conditions below, one with == or != is not asked for.
  
  Section  Duty  If                             Mark  What
  11.7     may   stage=bidding correctable=yes        put the hands right and let the bidding go on
  11.7     must  stage=play                           annul the result
  11.7     must  stage=play                           give an artificial adjusted score by each seat's fault (11.2.B1)
  11.7     must  stage=bidding correctable=no   ours  annul the result
  11.7     must  stage=bidding correctable=no   ours  give an artificial adjusted score by each seat's fault (11.2.B1)
  $ pdup rule 13.2.7 --table | tail -3
  13.2.7.5  must  penalty=none infraction=yes harm=yes        notify the offender of his right to appeal
                  infraction=no                               harmless
                  harm=no                                     harmless
  $ pdup rule --table --lang ru | sed -n '1,6p'
  Правила
  Что из каких фактов следует; слово без = означает условия, данные ниже, о слове с == или != не спрашивается.
  
  Правило   Обязанность        Если                                                                                    Пометка                         Что
  2         может              traveller=no-entry                                                                                                      принять претензии, но не обязан
  2         надлежит           traveller=no-entry                                                                                                      назначить присуждённый результат (или результаты), оценочный или искусственный
  $ pdup rule --table --format csv > table.csv; wc -l < table.csv; grep '^11.3.A' table.csv
  136
  11.3.A1,must,director,found=before-play|during-play called=no records=yes,,put the hands right by the hand records
  11.3.A3,must,director,found=before-play|during-play called=no records=no irregular=yes,,have the board dealt again; the other rows are then another form of it (10)
  11.3.A2,must,director,found=before-play|during-play called=no records=no irregular=no earlier=yes,,put the board right in consultation with those who played it before
  11.3.A,must,director,found=before-play|during-play called=no repaired seen=nobody,,order that the board be played normally
  $ pdup rule 11.7 stage=play --table
  pdup rule: --table: facts are not wanted, such as 'stage=play'
  Try 'pdup rule --help'.
  [2]

V is ours unless the player with the wrong hand had made no call; that is not asked for.

  $ pdup rule 11.3 found=after-play called=no surplus=hand independent=NE | tail -4
  11.3.V   must  all    annulled              annul the result
  11.3.V   may   NE     kept                  keep the result of these innocent seats, and annul it for the others
  11.2.A   may   all    adjusted score  ours  give an adjusted score, assigned or artificial, or several
  13.2.6b  must  all                          notify the contestants of their right to appeal, if he holds that the decision may be reviewed
  $ pdup rule 11.3 found=after-play called=yes surplus=hand independent=none | grep '^11.3.V'
  11.3.V   must  all    annulled        ours  annul the result

Seats in either case, whists as in the rows of an event file.

  $ pdup rule 11.2.B2 reached=yes offending=e innocent=nS without=2.5,−2.5,0 possible=+2.5,-5/2,0.0 | tail -3
  11.2.B2  must  NS     assigned score: N 5/2, S 0  assign to each innocent seat its best outcome of those possible without the infraction
  11.2.B2  must  E      assigned score: E -5/2      assign to each offending seat its worst outcome of all that are possible
  13.2.6b  must  all                                notify the contestants of their right to appeal, if he holds that the decision may be reviewed

In Russian, and in other forms.

  $ pdup rule 11.3.В found=after-play surplus=talon | tail -2 | head -1
  11.2.A   may   all    adjusted score  ours  give an adjusted score, assigned or artificial, or several

  $ pdup rule 11.3 found=after-play surplus=hand independent=NE --lang ru
  11.3  Неправильное количество карт в карманах, но все 32 карты в коробке; если карты нет, см. 11.4 (наше прочтение).
  Шаги:
  
  Правило  Обязанность  Кого  Результат               Пометка         Что
  11.3.В   надлежит     все   аннулирован             наше прочтение  аннулировать результат
  11.3.В   может        NE    сохранён                наше прочтение  сохранить результат этих ненарушивших позиций, аннулировав его остальным
  11.2.А   может        все   присуждённый результат  наше прочтение  назначить присуждённый результат (или результаты), оценочный или искусственный
  13.2.6б  надлежит     все                                           уведомить участников об их праве на апелляцию, если, по его мнению, возможен пересмотр решения
  $ pdup rule 11.5 trick=3 cards=too-many --lang ru
  11.5  Дефектная взятка: игрок не сыграл в неё картой или сыграл более чем одной.
  Ещё нужно знать:
  
  Факт      Значение  Смысл
  suit-led            Есть ли у него карта в масти хода в ту взятку?
            yes       да
            no        нет
  $ pdup rule 11.1.A time=play --lang ru
  11.1.А  Нарушение: кто может привлечь к нему внимание.
  Шаги:
  
  Правило  Обязанность        Что
  11.1.А   любой игрок может  привлечь внимание к нарушению
  11.1.А   любой игрок может  вызвать судью
  $ pdup rule --lang ru | head -4
  Правила
  pdup rule ПРАВИЛО перечисляет факты, о которых оно спрашивает.
  
  Правило  О чём
  $ pdup rule 4 laid-down=no --lang ru
  4  Стол, играющий после конца тура; вопрос о каждом столе отдельно.
  Правила здесь ничего не предписывают.
  $ pdup rule 11.3 found=after-play surplus=hand independent=NE --format csv
  section,duty,actor,step,seats,effect,mark,text
  11.3.V,must,director,annul-result,all,annulled,ours,annul the result
  11.3.V,may,director,keep-independent,NE,kept,ours,"keep the result of these innocent seats, and annul it for the others"
  11.2.A,may,director,adjusted-score,all,adjusted score,ours,"give an adjusted score, assigned or artificial, or several"
  13.2.6b,must,director,notify-if-reviewable,all,,,"notify the contestants of their right to appeal, if he holds that the decision may be reviewed"
  $ pdup rule 10 change=turned turned-boards=map forms=two --lang ru --format csv
  section,duty,actor,step,seats,effect,mark,text
  10.A,may,director,map-turned,all,,"ours, by regulation","отнести каждый результат к позиции, чьи карты были на руках; иначе это изменённый вид сдачи"
  $ pdup rule 11.2.Б1 result=no at-fault=w partly-at-fault=none not-at-fault=nes --lang ru
  11.2.Б1  Искусственный результат, когда из-за нарушения нет естественного.
  Шаги:
  
  Правило  Обязанность  Кого  Результат                                           Что
  11.2.Б1  надлежит     W     искусственный результат: W 40 %                     назначить 40% от макса (средний минус) безусловно виновным
  11.2.Б1  надлежит     NES   искусственный результат: N 60+ %, E 60+ %, S 60+ %  назначить по меньшей мере 60% от макса (средний плюс) невиновным
  13.2.6б  надлежит     все                                                       уведомить участников об их праве на апелляцию, если, по его мнению, возможен пересмотр решения
  $ pdup rule --lang ru | grep -c '[0-9.][ABVab]'
  0
  [1]
  $ pdup rule --table --lang ru | grep -c '^1[0-9.]*[ABVab]'
  0
  [1]
  $ pdup rule 13.2.6а wrong=yes rectifiable=no --lang ru | tail -2
  13.2.6а  надлежит     все   присуждённый, все невиновны  назначить присуждённый результат, рассматривая всех игроков как ненарушивших
  13.2.6б  надлежит     все                                уведомить участников об их праве на апелляцию, если, по его мнению, возможен пересмотр решения
  $ pdup rule 11.7 --lang ru
  11.7  Игрок извлёк карты из другой коробки.
  О чём спрашивается:
  
  Факт             Значение  Смысл
  stage                      Как далеко зашла сдача?
                   bidding   ещё идёт торговля
                   play      начался розыгрыш
  correctable                Можно ли исправить без существенного искажения?
                   yes       да
                   no        нет
  at-fault                   Какие позиции безусловно виновны?
                   NE        none или буквы из N E S W; только для самих результатов
  partly-at-fault            Какие позиции виновны частично?
                   NE        none или буквы из N E S W; только для самих результатов
  not-at-fault               Какие позиции невиновны?
                   NE        none или буквы из N E S W; только для самих результатов
  $ pdup rule 11.7 stage=play --lang ru --format html > page.html
  $ grep -c '<tr>' page.html; grep '<html\|<h1>\|<p>' page.html
  4
  <html lang="ru">
  <h1>11.7  Игрок извлёк карты из другой коробки.</h1>
  <p>Шаги:</p>
  $ pdup rule 4 laid-down=no --format html | grep -c '<table>'
  0
  [1]
  $ pdup rule --format html | grep -c '<tr>'
  24

What it does not know.

  $ pdup rule 11.2
  pdup rule: '11.2' is in parts: 11.2.A, 11.2.B1, 11.2.B2
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 14
  pdup rule: '14' is no section of the rules here
  Try 'pdup rule --help'.
  [2]
  $ pdup rule ''
  pdup rule: '' is no section of the rules here
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.7 stag=play
  pdup rule: 'stag=play': the facts are: stage, correctable, at-fault, partly-at-fault, not-at-fault
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.7 stage=bid
  pdup rule: 'stage=bid': the values are: bidding, play
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.3 called=no found=before-play called=yes
  pdup rule: 'called=yes': this fact was given before: 'called=no'
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.6 played-before=N played-before=N
  pdup rule: 'played-before=N': this fact was given before: 'played-before=N'
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.7 stage
  pdup rule: 'stage': FACT=VALUE is wanted
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.7 stage=
  pdup rule: 'stage=': FACT=VALUE is wanted
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.6 played-before=X
  pdup rule: 'played-before=X': none, or letters of N E S W, and no seat in two facts that exclude each other
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.2.B1 at-fault=N not-at-fault=N
  pdup rule: 'not-at-fault=N': none, or letters of N E S W, and no seat in two facts that exclude each other
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.2.B2 without=1,2,3
  pdup rule: 'without=1,2,3': whists of N, E, S and W that sum to zero, whole, thirds or halves: 22,-58,36 or 80/3,-80/3,0 or 2.5,-2.5,0
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.2.B2 without=100001,-100001,0
  pdup rule: 'without=100001,-100001,0': a number outside its limits
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.2.B2 without=1,-1,0 possible=2,-2,0
  pdup rule: an outcome possible without the infraction is not among all
  [1]
  $ pdup rule 11.3 --format json
  pdup rule: --format json: this version of the command has only text, csv and html
  Try 'pdup rule --help'.
  [2]
