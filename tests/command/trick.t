A defective trick, rules 11.5.

Too few cards: two on one trick, and which was shown is not known.

  $ cat > few.txt <<'END'
  > offender E                  # whose hand is wrong
  > trump S
  > hand 8C 7D 8D 9D TD JD
  > trick N AH 9H+KH 7H
  > trick N QH 7C 8H
  > trick N AS 7S 8S
  > END
  $ pdup rule 11.5 --tricks few.txt
  E holds 6: 1 too few (rules 11.5.B).
  
  Trick 1, hearts led: E has played 9H KH
  It is not known which was shown: the highest that he could legally have played
  stays, the others go back to his hand (11.5.B):
    KH stays; back: 9H
      trick 2: not having played 9H is a revoke
  $ (cat few.txt; echo 'shown 1 9H') | pdup rule 11.5 --tricks -
  E holds 6: 1 too few (rules 11.5.B).
  
  Trick 1, hearts led: E has played 9H KH
  The card that was shown stays, the others go back to his hand (11.5.B):
    9H stays; back: KH
      trick 2: not having played KH is a revoke
  $ pdup rule 11.5 --tricks few.txt --lang ru | grep -c 'фальшренонс'
  1

Too many.

  $ cat > many.txt <<'END'
  > offender E
  > trump S
  > hand KH 8H 7D 8D 9D TD JD QD KD
  > trick N AH - 7H
  > trick N AS 7S 8S
  > END
  $ pdup rule 11.5 --tricks many.txt
  E holds 9: 1 too many (rules 11.5.A).
  
  Trick 1, hearts led: E has played no card
  At once he must show one of these and place it among his played cards; no penalty
  (11.5.A.1). It does not change who won the trick:
    8H KH
  $ pdup rule 11.5 --tricks many.txt --lang ru | grep Взятка
  \xd0\x92\xd0\xb7\xd1\x8f\xd1\x82\xd0\xba\xd0\xb0 1, \xd0\xbc\xd0\xb0\xd1\x81\xd1\x82\xd1\x8c \xd1\x85\xd0\xbe\xd0\xb4\xd0\xb0 \xd1\x87\xd0\xb5\xd1\x80\xd0\xb2\xd1\x8b: E \xd0\xbd\xd0\xb5 \xd1\x81\xd1\x8b\xd0\xb3\xd1\x80\xd0\xb0\xd0\xbb \xd0\xbd\xd0\xb8 \xd0\xbe\xd0\xb4\xd0\xbd\xd0\xbe\xd0\xb9 \xd0\xba\xd0\xb0\xd1\x80\xd1\x82\xd1\x8b (esc)
  $ sed 's/KH 8H/KS 8S/; s/7S 8S/7S 9S/' many.txt | pdup rule 11.5 --tricks -
  E holds 9: 1 too many (rules 11.5.A).
  
  Trick 1, hearts led: E has played no card
  He has none of the suit. At once he must show any of these and place it among his
  played cards, and is deemed to have revoked on this trick (11.5.A.2). It does not
  change who won the trick:
    8S KS 7D 8D 9D TD JD QD KD

Equally high cards; none that was lawful; the offender led; a restored card.

  $ pdup rule 11.5 --tricks - <<'END'
  > offender E
  > trump NT
  > hand KS 8C 7D 8D 9D TD
  > trick N AH QC+QD+7C 7H
  > trick N AS 9S 8S
  > END
  E holds 6: 2 too few (rules 11.5.B).
  
  Trick 1, hearts led: E has played 7C QC QD
  It is not known which was shown: the highest that he could legally have played
  stays, the others go back to his hand (11.5.B):
    QC stays; back: 7C QD
    QD stays; back: 7C QC
    Equally high: the rules do not say which; it is his choice (ours).
  $ pdup rule 11.5 --tricks - <<'END'
  > offender E
  > trump S
  > hand KH 8C 7D 8D 9D TD JD
  > trick N AH QC+AD 7H
  > trick N 9S 7S 8S
  > restored 8C
  > END
  E holds 7: 1 too few (rules 11.5.B).
  
  Restored, and counted as always held (11.4.B3): 8C
  
  Trick 1, hearts led: E has played QC AD
  It is not known which was shown, and he could legally have played none. Of this the
  rules say nothing; here the highest stays, the others go back (11.5.B, ours):
    AD stays; back: QC
  $ pdup rule 11.5 --tricks - <<'END'
  > offender E
  > trump S
  > hand KH 8C 7D 8D 9D TD JD QD
  > trick E QC+AD 7H 8H
  > END
  E holds 8: 1 too few (rules 11.5.B).
  
  Trick 1, led by E, who has played QC AD
  It is not known which was shown: the highest that he could legally have played
  stays, the others go back to his hand (11.5.B):
    AD stays; back: QC
  $ pdup rule 11.5 --tricks - <<'END'
  > offender E
  > trump S
  > hand 8C 7D 8D 9D TD JD QD
  > trick N AH 9C 7H
  > trick N AS 7S 8S
  > restored 8H
  > END
  E holds 8, as many as there are tricks left for him.
  
  Restored, and counted as always held (11.4.B3): 8H
      trick 1: not having played 8H is a revoke

The trick is not determined; the cards are not ten; a text with faults.

  $ sed 's/AS 7S/AS -/' many.txt > pile.txt; echo 'played 7S' >> pile.txt
  $ pdup rule 11.5 --tricks pile.txt
  E holds 9: 1 too many (rules 11.5.A).
  Still needed: which trick was defective. Put each card of the line 'played' on
  the trick to which he played it (rules 11.5).
  $ sed 's/ 8C//' few.txt | pdup rule 11.5 --tricks -
  pdup rule: the cards that the offender holds and has played are not ten: his hand was wrong (rules 11.3), or a card is missing (rules 11.4); E holds 5 and has played 4 to the tricks
  [1]
  $ printf 'offender E\ntrump X\nhand 7S 7S\n' | pdup rule 11.5 --tricks -
  <stdin>:2:7: not what this place asks for: S, C, D, H, or NT, M (misere), - (all-pass) without a trump
  <stdin>:3:9: this card stands twice
  [1]
  $ sed 's/trick N AS 7S 8S/trick N AS 7S 8S 9S/' few.txt | pdup rule 11.5 --tricks -
  <stdin>:6:18: too few or too many words in the line: three play to a trick; + joins several cards of the offender
  [1]
  $ sed 's/trick N AS 7S/trick S 8S JD/' few.txt | pdup rule 11.5 --tricks -
  <stdin>:6:12: this card stands twice
  [1]
  $ sed 's/trick N AS 7S 8S/trick S 8S AS 7S/' few.txt | pdup rule 11.5 --tricks -
  <stdin>:6:7: who leads has not won the trick before: trick 2 was won by N
  [1]
  $ sed 's/trick N AS/trick N led=S AS/' few.txt | pdup rule 11.5 --tricks -
  <stdin>:6:9: a card of the talon leads only on all-pass, to the first two tricks
  [1]
  $ pdup rule 11.5 --tricks nowhere.txt
  pdup: nowhere.txt: No such file or directory
  [1]

Wrong usage.

  $ pdup rule 11.3 --tricks few.txt
  pdup rule: --tricks: it goes with 11.5 alone
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.5 found=yes --tricks few.txt
  pdup rule: --tricks: it goes with 11.5 alone
  Try 'pdup rule --help'.
  [2]
  $ pdup rule 11.5 --tricks few.txt --format csv
  pdup rule: --tricks: it has only --format text
  Try 'pdup rule --help'.
  [2]
