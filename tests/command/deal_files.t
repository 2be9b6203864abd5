Deals as other programs write them and people paste them: saved by spreadsheets, with blanks of web pages, letters of another
keyboard, line ends and encodings of old systems. From real use. What is read has no fault; what is not is told once, with
what to do about it.

  $ cd "$SOURCE/tests/command/files"
  $ pdup deal --check C02-excel-15digits.csv 2>&1
  C02-excel-15digits.csv:2:3: warning: passed over, as a deal does not hold it: the number, which a spreadsheet has rounded; the deal itself stands beside it
  C02-excel-15digits.csv:4:3: warning: passed over, as a deal does not hold it: the number, which a spreadsheet has rounded; the deal itself stands beside it
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     3      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
     4      3  2489482043630313  N:KJT.J.AK87.97 E:KC+7C S:AQ98.AQ9.-.QJT W:7.T8.QJT9.AK8
  C02-excel-15digits.csv: numbered boards, deals 3, faults 0, warnings 2
  $ pdup deal --check C03-excel-sci.csv 2>&1
  C03-excel-sci.csv:2:3: warning: passed over, as a deal does not hold it: the number, which a spreadsheet has rounded; the deal itself stands beside it
  C03-excel-sci.csv:3:3: warning: passed over, as a deal does not hold it: the number, which a spreadsheet has rounded; the deal itself stands beside it
  C03-excel-sci.csv:4:3: warning: passed over, as a deal does not hold it: the number, which a spreadsheet has rounded; the deal itself stands beside it
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     3      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
     4      3  2489482043630313  N:KJT.J.AK87.97 E:KC+7C S:AQ98.AQ9.-.QJT W:7.T8.QJT9.AK8
  C03-excel-sci.csv: numbered boards, deals 3, faults 0, warnings 3
  $ pdup deal --check C04-excel-quoted.csv 2>&1
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     3      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
     4      3  2489482043630313  N:KJT.J.AK87.97 E:KC+7C S:AQ98.AQ9.-.QJT W:7.T8.QJT9.AK8
  C04-excel-quoted.csv: numbered boards, deals 3, faults 0, warnings 0
  $ pdup deal --check C08-deals-saved-by-gnumeric.csv 2>&1
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     3      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
  C08-deals-saved-by-gnumeric.csv: numbered boards, deals 2, faults 0, warnings 0
  $ pdup deal --check D02-cyr-KA.txt 2>&1
  D02-cyr-KA.txt:1:3: here is no card, or it reads in two ways; 'А' is a Cyrillic letter that looks like A
  D02-cyr-KA.txt: lines, deals 0, faults 1, warnings 0
  [1]
  $ pdup deal --check D03-cyr-T-as-ten.txt 2>&1
  D03-cyr-T-as-ten.txt:1:23: this card stands twice; 'Т' is a Cyrillic letter that looks like T
  D03-cyr-T-as-ten.txt: lines, deals 0, faults 1, warnings 0
  [1]
  $ pdup deal --check D05-seat-cyr.txt 2>&1
  D05-seat-cyr.txt:1:17: not four pockets N E S W, each SEAT:cards; 'Е' is a Cyrillic letter that looks like E
  D05-seat-cyr.txt: lines, deals 0, faults 1, warnings 0
  [1]
  $ pdup deal --check D06-ru-seats.txt 2>&1
  Line            Number  Deal
     1  2686980370748324  N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H
  D06-ru-seats.txt: lines, deals 1, faults 0, warnings 0
  $ pdup deal --check D08-nbsp.txt 2>&1
  Line            Number  Deal
     1  2686980370748324  N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H
  D08-nbsp.txt: lines, deals 1, faults 0, warnings 0
  $ pdup deal --check D17-cp1251.txt 2>&1
  D17-cp1251.txt:1:3: the text is not UTF-8; it looks like Windows-1251: save it as UTF-8
  D17-cp1251.txt: lines, deals 0, faults 1, warnings 0
  [1]
  $ pdup deal --check F03-club.lin 2>&1
  F03-club.lin:1:1: this is the notation LIN of bridge, which is not read here
  F03-club.lin: lines, deals 0, faults 1, warnings 0
  [1]
  $ pdup deal --check F04-club.rbn 2>&1
  F04-club.rbn:1:1: this is the notation RBN of bridge, which is not read here
  F04-club.rbn: lines, deals 0, faults 1, warnings 0
  [1]
  $ pdup deal --check F06-lower.pbn 2>&1
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
  F06-lower.pbn: tags, deals 1, faults 0, warnings 0
  $ pdup deal --check F06b-lower.pbn 2>&1
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
  F06b-lower.pbn: tags, deals 1, faults 0, warnings 0
  $ pdup deal --check F13-empty.pbn 2>&1
  F13-empty.pbn:1:1: the text has no deal
  F13-empty.pbn: lines, deals 0, faults 1, warnings 0
  [1]
  $ pdup deal --check F14-only.pbn 2>&1
  F14-only.pbn:1:1: the text has no deal
  F14-only.pbn: tags, deals 0, faults 1, warnings 0
  [1]
  $ pdup deal --check F16-lowertags.pbn 2>&1
  F16-lowertags.pbn:3:1: warning: passed over, as a deal does not hold it: this tag, kept beside it
  F16-lowertags.pbn:4:1: warning: passed over, as a deal does not hold it: this tag, kept beside it
  F16-lowertags.pbn:5:1: warning: passed over, as a deal does not hold it: this tag, kept beside it
  F16-lowertags.pbn:7:1: warning: passed over, as a deal does not hold it: this tag, kept beside it
  F16-lowertags.pbn:10:1: warning: passed over, as a deal does not hold it: this tag, kept beside it
  Line  Board            Number  Deal
     8      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
    13      3  5230906605929997  N:JT.AJ7.87.QJ9 E:JD+8C S:K87.KQ.Q.AKT7 W:AQ9.T9.AKT9.8
  F16-lowertags.pbn: tags, deals 2, faults 0, warnings 5
  $ pdup deal --check R-letters-cr.txt 2>&1
  Line            Number  Deal
     1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     2     5510253870928  N:KQT9.AQJ9.97.- E:8.K8.KJ8.Q987 S:AJ7.T7.AQT.KJ W:TH+AH
  R-letters-cr.txt: letters, deals 2, faults 0, warnings 0
  $ pdup deal --check R-one-line-cr.txt 2>&1
  Line            Number  Deal
     1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     2     5510253870928  N:KQT9.AQJ9.97.- E:8.K8.KJ8.Q987 S:AJ7.T7.AQT.KJ W:TH+AH
  R-one-line-cr.txt: one-line records, deals 2, faults 0, warnings 0
  $ pdup deal --check R-one-line-nbsp.txt 2>&1
  Line            Number  Deal
     1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     2     5510253870928  N:KQT9.AQJ9.97.- E:8.K8.KJ8.Q987 S:AJ7.T7.AQT.KJ W:TH+AH
  R-one-line-nbsp.txt: one-line records, deals 2, faults 0, warnings 0
  $ pdup deal --check R-record-nbsp.txt 2>&1
  Line            Number  Deal
     1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     9     5510253870928  N:KQT9.AQJ9.97.- E:8.K8.KJ8.Q987 S:AJ7.T7.AQT.KJ W:TH+AH
  R-record-nbsp.txt: records, deals 2, faults 0, warnings 0
  $ pdup deal --check R-tags-cr.txt 2>&1
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     6      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
  R-tags-cr.txt: tags, deals 2, faults 0, warnings 0
  $ pdup deal --check R-tags-cyrA.txt 2>&1
  R-tags-cyrA.txt:2:13: here is no card, or it reads in two ways; 'А' is a Cyrillic letter that looks like A
  Line  Board         Number  Deal
     6      2  5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
  R-tags-cyrA.txt: tags, deals 1, faults 1, warnings 0
  [1]
  $ pdup deal --check R-tags-lower.txt 2>&1
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     6      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
  R-tags-lower.txt: tags, deals 2, faults 0, warnings 0
  $ pdup deal --check R-tags-nbsp.txt 2>&1
  Line  Board            Number  Deal
     2      1  2435260391358659  N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C
     6      2     5510253870928  N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ
  R-tags-nbsp.txt: tags, deals 2, faults 0, warnings 0
  $ pdup deal --check T06-cp1251.txt 2>&1
  T06-cp1251.txt:1:1: the text is not UTF-8; it looks like Windows-1251: save it as UTF-8
  T06-cp1251.txt: lines, deals 0, faults 1, warnings 0
  [1]
