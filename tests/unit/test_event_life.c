/* SPDX-License-Identifier: MIT */
/* The lines about what becomes of rulings. */
#include "log_fields.h"
#include "test_event.h"

#include <pdup/ruling_log.h>

/* One row to rule on; rulings begin at line 5. */
#define ROW EVENT "traveller 1\n2 5 ? . . . 1 2 3 4 6 -6 0 0\n"
#define HEAD "rule=2 board=1 round=2 table=5 "
#define SEVEN "ruling 7 " HEAD "N=plus\n"
#define DRAFT "approved-by=committee or organisers is missing"
#define AWARD "plus, average, minus, a percent, assign:WHISTS, annul or defer, not "
#define OPEN "W_APPEAL_OPEN outcome= is missing"

static const event_case life_cases[] = {
    {ROW SEVEN "ruling 9 " HEAD "N=minus replaces=7\n", ""},
    /* In any order. */
    {EVENT "appeal 1 ruling=7 by=1 outcome=changed\nruling 9 " HEAD "N=minus replaces=7\n" SEVEN
           "traveller 1\n2 5 ? . . . 1 2 3 4 6 -6 0 0\n",
     ""},
    {ROW "ruling 9 " HEAD "N=minus\nrevoke 7\n" SEVEN, ""},
    {ROW "revoke 9\nruling 9 " HEAD "N=minus time=5\n" SEVEN "revoke 7 time=4\n", ""},
    {ROW "ruling 3 " HEAD "N=minus replaces=5\nruling 4 " HEAD "N=plus replaces=3\n"
         "ruling 5 " HEAD "N=defer\n",
     ""},
    {ROW SEVEN "ruling 7 " HEAD "E=plus\n", "6:8 E_RULING_NUMBER line 5"},
    {ROW SEVEN "ruling 9 " HEAD "N=minus replaces=8\n", "6:58 E_RULING_UNKNOWN ruling 8"},
    {ROW SEVEN "ruling 9 " HEAD "N=minus replaces=0\n",
     "6:58 E_FILE_WORD a number from 1 to 1000000, not '0'"},
    {ROW SEVEN "ruling 9 " HEAD "E=minus\nruling 10 " HEAD "N=minus E=plus replaces=7\n",
     "7:52 E_RULING_CONFLICT ruling 9 at E (line 6); replaces=9 puts a ruling in its place"},
    {ROW SEVEN "revoke 7\nruling 9 " HEAD "N=minus replaces=7 time=5\n",
     "7:58 E_RULING_STATE ruling 7 was revoked (line 5)"},
    /* What rests on a line that was refused is passed over. */
    {ROW "ruling 7 " HEAD "N=pluss\nrevoke 7\n",
     "5:43 E_FILE_WORD " AWARD "'pluss'; did you mean 'plus'?"},
    {ROW "ruling 7 rule=2 board=2 round=2 table=5 N=plus\nrevoke 7\nappeal 1 ruling=7 by=1 "
         "outcome=upheld\n",
     "5:23 E_RULING_ROW board 2 has no traveller"},
    {ROW "ruling 1 " HEAD "N=pls\nappeal 1 ruling=1 by=3 outcome=changed\nruling 3 " HEAD
         "N=60 replaces=1\nappeal 2 ruling=3 by=4\nrevoke 3\n",
     "5:43 E_FILE_WORD " AWARD "'pls'; did you mean 'plus'?"},
    {EVENT "penalty 3 top=five rule=12 number=7\nwaive 7 by=4\n"
           "disqualify 3 rule=2 number=8 replaces=7\napprove 8 by=committee\n",
     "3:15 E_FILE_WORD an amount such as 2, 5/2 or 0.5, within 1000000000 either way, no finer "
     "than 1/1000000, not 'five'"},
    /* But those that rest on one another have no other complaint. */
    {ROW "ruling 3 " HEAD "N=60 replaces=5\nruling 4 " HEAD "N=60 replaces=3\nruling 5 " HEAD
         "N=60 replaces=4\nruling 6 " HEAD "N=60 replaces=5\nrevoke 6\nrevoke 3\n"
         "ruling 1 " HEAD "N=60 replaces=1\n",
     "5:55 E_RULING_UNKNOWN ruling 5 (line 7)\n6:55 E_RULING_UNKNOWN ruling 3 (line 5)\n"
     "7:55 E_RULING_UNKNOWN ruling 4 (line 6)\n11:55 E_RULING_UNKNOWN ruling 1 (line 11)"},
    /* By whom, and whether the right to appeal was told. */
    {ROW "ruling 7 " HEAD "N=plus by=director notified=yes\n", ""},
    {ROW "ruling 7 " HEAD "N=plus by=chief notified=maybe\n",
     "5:51 E_FILE_WORD director, chief-director or committee, not 'chief'\n"
     "5:66 E_FILE_WORD yes or no, not 'maybe'"},
    {ROW "ruling 7 " HEAD "N=plus notified=no\n", ""},
    /* Revoked. */
    {ROW SEVEN "revoke 7 by=committee time=5\nrevoke 7\n", "7:8 E_FILE_TWICE line 6"},
    {ROW SEVEN "revoke\n", "6:7 E_FILE_COUNT revoke RULING KEY=VALUE...; the line ends here"},
    {ROW SEVEN "revoke 0\n", "6:8 E_FILE_WORD a number from 1 to 1000000, not '0'"},
    {ROW SEVEN "revoke 7 by=nobody time=x\n",
     "6:13 E_FILE_WORD director, chief-director, committee or organisers, not 'nobody'\n"
     "6:25 E_FILE_WORD seconds since 1970, not 'x'"},
    {ROW SEVEN "revoke 8\n", "6:8 E_RULING_UNKNOWN ruling 8"},
    {ROW SEVEN "revoke 7 because=x\n", "6:10 E_FILE_KEY unknown setting 'because'"},
    /* A number for what is about a player; it is one of all rulings. */
    {EVENT "penalty 3 top=5 rule=12 number=7\nrevoke 7\n", ""},
    {ROW SEVEN "penalty 3 top=5 rule=12 number=7\n", "6:32 E_RULING_NUMBER line 5"},
    {EVENT "penalty 3 top=5 rule=12 number=0\n",
     "3:32 E_FILE_WORD a number from 1 to 1000000, not '0'"},
    {EVENT "penalty 3 top=5 rule=12 number=7\npenalty 3 top=6 rule=12 replaces=7 number=8\n", ""},
    {EVENT "penalty 3 top=5 rule=12 number=7\npenalty 3 top=6 rule=12 replaces=7\n",
     "4:34 E_FILE_COUNT what replaces another ruling has a number="},
    /* So a player can be disqualified more than once. */
    {EVENT "disqualify 2 rule=13.2.4 number=1 time=100\nrevoke 1 time=200\n"
           "disqualify 2 rule=13.2.4 number=2 approved-by=committee time=300\n",
     ""},
    {EVENT "disqualify 2 rule=13.2.4 number=1 time=100\n"
           "disqualify 2 rule=13.2.4 number=2 approved-by=committee replaces=1\n"
           "disqualify 2 rule=2 approved-by=committee\ndisqualify 2 rule=13.2.4\n",
     "6:12 E_FILE_TWICE line 5"},
    {EVENT "penalty 3 top=5 rule=12 number=7\ndisqualify 4 rule=2 number=7 approved-by=committee\n",
     "4:28 E_RULING_NUMBER line 3"},
    /* Approved. */
    {EVENT "disqualify 4 rule=2 number=7\n", "3:12 W_RULING_DRAFT " DRAFT},
    {EVENT "approve 7 by=committee\ndisqualify 4 rule=2 number=7\n", ""},
    {EVENT "approve 7 by=committee\ndisqualify 4 rule=2 number=7 approved-by=organisers\n",
     "3:9 E_RULING_STATE ruling 7 is approved already (line 4)"},
    {ROW SEVEN "approve 7 by=committee\n",
     "6:9 E_RULING_STATE ruling 7 needs no approval (line 5)"},
    {EVENT "disqualify 4 rule=2 number=7 time=5\nrevoke 7 time=6\napprove 7 by=committee time=7\n",
     "5:9 E_RULING_STATE ruling 7 was revoked at 6, before 7 (line 3)"},
    {EVENT "disqualify 4 rule=2 number=7\napprove 7\n",
     "3:12 W_RULING_DRAFT " DRAFT "\n4:10 E_FILE_COUNT by= is missing"},
    {EVENT "disqualify 4 rule=2 number=7\napprove 7 by=director time=y\n",
     "3:12 W_RULING_DRAFT " DRAFT "\n4:14 E_FILE_WORD committee or organisers, not 'director'\n"
     "4:28 E_FILE_WORD seconds since 1970, not 'y'"},
    {EVENT "disqualify 4 rule=2 number=7\nrevoke 7\n", ""},
    {EVENT "penalty 3 top=5 rule=12 number=8\ndisqualify 4 rule=2 number=7 replaces=8\n"
           "approve 7 by=committee time=9\nwaive 8 by=1 time=8\n",
     "4:12 W_RULING_DRAFT " DRAFT
     "\n5:9 E_RULING_STATE ruling 8 was waived at 8, before 9 (line 3)"},
    {EVENT "penalty 3 top=5 rule=12 number=8\ndisqualify 4 rule=2 number=7 replaces=8\n"
           "revoke 7 time=8\napprove 7 by=committee time=9\n",
     "6:9 E_RULING_STATE ruling 7 was revoked at 8, before 9 (line 4)"},
    {EVENT "approve\napprove 7 by=committee\napprove 7 by=committee\n",
     "3:8 E_FILE_COUNT approve RULING by=WHOM; the line ends here\n"
     "4:9 E_RULING_UNKNOWN ruling 7\n5:9 E_FILE_TWICE line 4"},
    /* Waived. */
    {EVENT "penalty 3 top=5 rule=12 number=7\nwaive 7 by=4,5,6 time=9\n", ""},
    {EVENT "penalty 3 top=5 rule=12 number=7\nwaive 7 by=4,5,6,7\nwaive 8 by=4,,5\nwaive 9\n",
     "4:18 E_FILE_WORD at most 3 players, not '7'\n5:14 E_FILE_WORD a player from 1 to 40000, not "
     "''\n6:8 E_FILE_COUNT by= is missing"},
    {EVENT "penalty 3 top=5 rule=12 number=7\nwaive 7 by=4,22\nwaive\n",
     "4:14 E_PLAYERS player 22 of 21\n5:6 E_FILE_COUNT waive RULING by=PLAYER,...; the line ends "
     "here"},
    {EVENT "penalty 3 top=5 rule=12 number=7\nwaive 7 by=4 time=z\n",
     "4:19 E_FILE_WORD seconds since 1970, not 'z'"},
    {ROW SEVEN "waive 7 by=4\n", "6:7 E_RULING_STATE ruling 7 is no penalty (line 5)"},
    {ROW "ruling 7 " HEAD "reason=x\nwaive 7 by=4\n",
     "6:7 E_RULING_STATE ruling 7 is no penalty (line 5)"},
    {EVENT "penalty 3 top=5 rule=12 number=7 time=5\nrevoke 7 time=6\nwaive 7 by=4 time=7\n",
     "5:7 E_RULING_STATE ruling 7 was revoked at 6, before 7 (line 3)"},
    {EVENT "penalty 3 top=5 rule=12 number=7\nwaive 7 by=4,3\n",
     "4:14 E_RULING_ASKER player 3 is penalised by ruling 7 (line 3)"},
    {EVENT "penalty 3 top=5 rule=12 number=7\nwaive 7 by=5,4,5\n",
     "4:16 E_RULING_ASKER player 5 stands twice"},
    {EVENT "penalty 3 top=-5 rule=12 number=7\nwaive 7 by=4\n",
     "4:7 E_RULING_STATE ruling 7 is a bonus: it is revoked, not waived (line 3)"},
    {EVENT "penalty 3 top=5 rule=12 number=7\nwaive 7 by=4\nwaive 7 by=5\n",
     "5:7 E_FILE_TWICE line 4"},
    /* Suspended. */
    {EVENT "suspend 4 from=2 to=3 rule=13.2.4 reason=noise by=director time=9 number=7\n", ""},
    {EVENT "suspend 4 from=3 to=2 rule=13.2.4\n",
     "3:21 E_RANGE a suspension to round 2 ends before it begins in round 3"},
    {EVENT "suspend 4 to=2 rule=13.2.4\nsuspend\nsuspend x\nsuspend 22 from=1 to=1 rule=2\n",
     "3:27 E_FILE_COUNT from= is missing\n"
     "4:8 E_FILE_COUNT suspend PLAYER KEY=VALUE...; the line ends here\n"
     "5:9 E_FILE_WORD a player from 1 to 40000, not 'x'\n6:9 E_PLAYERS player 22 of 21"},
    {EVENT "suspend 4 from=1 rule=2\nsuspend 4 from=2 till=3 rule=2\n",
     "3:24 E_FILE_COUNT to= is missing\n4:18 E_FILE_KEY unknown setting 'till'"},
    {EVENT "suspend 4 from=0 to=5 rule=2\npenalty 4 top=1 rule=2 approved-by=x\n",
     "3:16 E_FILE_WORD a number from 1 to 10000, not '0'\n"
     "4:36 E_FILE_WORD committee or organisers, not 'x'"},
    {EVENT "suspend 4 from=0 to=10001 rule=13.2.4\n",
     "3:16 E_FILE_WORD a number from 1 to 10000, not '0'\n"
     "3:21 E_FILE_WORD a number from 1 to 10000, not '10001'"},
    {ROW "suspend 1 from=2 to=2 rule=13.2.4\n",
     "4:1 W_SUSPENDED player 1 is suspended from rounds 2 to 2"},
    {ROW "ruling 7 rule=13.2.5 board=1 round=2 table=5 E=defer\n",
     "4:1 W_DEFERRED the result of E is awaited: ruling 7"},
    /* Appealed. */
    {ROW SEVEN "appeal 1 ruling=7 by=1 time=5 grounds=\"not so\" outcome=upheld decided=9 "
               "decided-by=committee\n",
     ""},
    {ROW SEVEN "appeal 1 ruling=7 by=1 outcome=withdrawn\nappeal 2 ruling=7 by=2\n", "7:8 " OPEN},
    {ROW SEVEN "appeal 1 ruling=7 by=1 outcome=changed\n",
     "6:32 E_APPEAL_STATE ruling 7 is appealed (line 5); replaces=7 or revoke 7 is missing"},
    {ROW SEVEN "appeal 1 ruling=7 by=1 time=1 outcome=upheld decided=9\nrevoke 7 time=8\n",
     "6:39 E_APPEAL_STATE ruling 7 was revoked at 8, before 9 (line 5)"},
    {ROW SEVEN "appeal 1 ruling=7 by=1 time=9 outcome=withdrawn decided=8\n",
     "6:57 E_ACT_EARLY 8 is before 9, when it was lodged"},
    {ROW SEVEN "appeal 1 ruling=7 by=1 time=9 outcome=withdrawn decided=9\n", ""},
    {ROW SEVEN "appeal 1 ruling=7 by=1 outcome=changed\nrevoke 7 by=committee\n", ""},
    {ROW SEVEN "appeal 1 by=1\nappeal 2 ruling=7\nappeal 0 ruling=7 by=1\nappeal\n",
     "6:14 E_FILE_COUNT ruling= is missing\n7:18 E_FILE_COUNT by= is missing\n"
     "8:8 E_FILE_WORD a number from 1 to 1000000, not '0'\n"
     "9:7 E_FILE_COUNT appeal NUMBER ruling=RULING by=PLAYER; the line ends here"},
    {ROW SEVEN "appeal 1 ruling=7 by=22 time=a\nappeal 2 ruling=x by=0\n",
     "6:22 E_PLAYERS player 22 of 21\n6:30 E_FILE_WORD seconds since 1970, not 'a'\n"
     "7:17 E_FILE_WORD a number from 1 to 1000000, not 'x'\n"
     "7:22 E_FILE_WORD a player from 1 to 40000, not '0'"},
    {ROW SEVEN "appeal 1 ruling=7 by=1\nappeal 1 ruling=7 by=2\n",
     "6:8 " OPEN "\n7:8 E_APPEAL_NUMBER line 6"},
    {ROW SEVEN "appeal 1 ruling=7 by=1 outcome=uphelt decided-by=me\n",
     "6:32 E_FILE_WORD upheld, changed or withdrawn, not 'uphelt'; did you mean 'upheld'?\n"
     "6:50 E_FILE_WORD director, chief-director, committee or organisers, not 'me'"},
    {ROW SEVEN "appeal 1 ruling=7 by=1 decided=5\nappeal 2 ruling=7 by=1 decided-by=committee\n",
     "6:32 E_FILE_COUNT outcome= is missing\n7:35 E_FILE_COUNT outcome= is missing"},
    {ROW SEVEN "appeal 1 ruling=7 by=1 outcome=upheld decided=b\n",
     "6:47 E_FILE_WORD seconds since 1970, not 'b'"},
    /* Rules 13.2.4: what keeps order is final. The decision of an appeal that was refused is passed over. */
    {EVENT "penalty 3 top=5 rule=13.2.4 number=7\nappeal 1 ruling=7 by=3 outcome=upheld\n",
     "4:17 E_RULING_FINAL ruling 7 (line 3)"},
    /* The periods. */
    {ROW "ended 1000\nruling 7 " HEAD "N=plus\nappeal 1 ruling=7 by=1 time=2800\n"
         "appeal 2 ruling=7 by=1 time=2801\n",
     "7:8 " OPEN
     "\n8:29 E_APPEAL_LATE 2801 is more than 30 minutes (`appeal-minutes`) after the end at 1000"},
    {ROW "ended 1000\nregulation appeal-minutes 2\nruling 7 " HEAD
         "N=plus\nappeal 1 time=1121 ruling=7 by=1\n",
     "8:15 E_APPEAL_LATE 1121 is more than 2 minutes (`appeal-minutes`) after the end at 1000"},
    {ROW "official 1000\nruling 7 " HEAD "N=plus time=2800\nruling 8 " HEAD "E=plus time=2801\n"
         "ruling 9 " HEAD "S=plus time=2802 replaces=7\n",
     "7:53 E_RULING_LATE 2801 is more than 30 minutes (`correction-minutes`) after the official "
     "result of 1000\n8:53 E_RULING_LATE 2802 is more than 30 minutes (`correction-minutes`) after "
     "the official result of 1000"},
    {EVENT "official 1000\nregulation correction-minutes 2\n"
           "penalty 3 top=5 rule=12 number=7\nrevoke 7 time=1121\n"
           "penalty 4 top=5 rule=12 number=8\nwaive 8 time=1121 by=1\n"
           "disqualify 5 rule=2 number=9\napprove 9 by=committee time=1121\n"
           "penalty 4 time=1121 top=5 rule=12\nsuspend 4 from=2 to=3 rule=12 time=1121\n",
     "6:15 E_RULING_LATE 1121 is more than 2 minutes (`correction-minutes`) after the official "
     "result of 1000\n8:14 E_RULING_LATE 1121 is more than 2 minutes (`correction-minutes`) after "
     "the official result of 1000\n"
     "9:12 W_RULING_DRAFT " DRAFT "\n10:29 E_RULING_LATE 1121 is more than 2 minutes "
     "(`correction-minutes`) after the official result of 1000\n"
     "11:16 E_RULING_LATE 1121 is more than 2 minutes (`correction-minutes`) after the official "
     "result of 1000\n12:36 E_RULING_LATE 1121 is more than 2 minutes (`correction-minutes`) after "
     "the official result of 1000"},
    {ROW "official 1000\nregulation correction-minutes 31\nruling 8 " HEAD "E=plus time=2801\n",
     ""},
    /* Without players the words alone are looked at. */
    {"pdup-event 1\nrevoke 7\nappeal 1 ruling=7 by=1 outcome=upheld\nwaive 7 by=5\n"
     "suspend 4 from=1 to=2 rule=2\napprove 7 by=committee\npenalty 1 top=1 rule=2 number=3\n",
     "1:1 E_FILE_MISSING players NUMBER"},
};

static void life_is_checked(void **state) {
    (void)state;
    check_cases(life_cases, PDUP_COUNT_OF(life_cases));
}

#define STOOD ": until then another ruling stood there, or nobody sat there"
#define TIMED "ruling 7 " HEAD "N=plus time=10\n"

/* Nothing is before what it rests on. */
static const event_case time_cases[] = {
    {ROW TIMED "revoke 7 time=9\n",
     "6:15 E_ACT_EARLY 9 is before 10, when ruling 7 was given (line 5)"},
    {ROW TIMED "revoke 7 time=10\n", ""},
    {ROW SEVEN "revoke 7 time=1\n", ""},
    {ROW TIMED "revoke 7\n", ""},
    {EVENT "waive 7 by=1 time=9\npenalty 3 top=5 rule=12 number=7 time=10\n",
     "3:19 E_ACT_EARLY 9 is before 10, when ruling 7 was given (line 4)"},
    {EVENT "approve 7 by=committee time=9\ndisqualify 3 rule=13.2.4 number=7 time=10\n",
     "3:29 E_ACT_EARLY 9 is before 10, when ruling 7 was given (line 4)\n4:12 "
     "W_RULING_DRAFT " DRAFT},
    {ROW TIMED "ruling 9 " HEAD "N=minus replaces=7 time=9\n",
     "6:65 E_ACT_EARLY 9 is before 10, when ruling 7 was given (line 5)"},
    {ROW TIMED "appeal 1 ruling=7 by=1 time=9\n",
     "6:29 E_ACT_EARLY 9 is before 10, when ruling 7 was given (line 5)"},
    {ROW TIMED "appeal 1 ruling=7 by=1 outcome=withdrawn decided=9\n",
     "6:50 E_ACT_EARLY 9 is before 10, when ruling 7 was given (line 5)"},
    {EVENT "disqualify 3 rule=13.2.4 number=7 time=10\napprove 7 by=committee time=20\n"
           "appeal 1 ruling=7 by=3 time=15\n",
     "5:29 E_ACT_EARLY 15 is before 20, when ruling 7 came into force (line 3)"},
    /* Written down later than it was announced. */
    {ROW TIMED "appeal 1 ruling=7 by=1 time=20 outcome=changed decided=30\nrevoke 7 time=40\n", ""},
    /* The seat is not free yet. */
    {ROW TIMED "revoke 7 time=30\nruling 9 " HEAD "N=minus time=29\n",
     "7:54 E_ACT_EARLY 29 is before 30" STOOD},
    {ROW TIMED "revoke 7 time=30\nruling 9 " HEAD "N=minus time=30\n", ""},
    {ROW TIMED "revoke 7 time=30\nruling 8 " HEAD "E=minus\nruling 9 " HEAD
               "N=minus time=29 replaces=8\n",
     "8:54 E_ACT_EARLY 29 is before 30" STOOD},
    {ROW SEVEN "ruling 9 " HEAD "N=minus replaces=10\n", "6:58 E_RULING_UNKNOWN ruling 10"},
    {ROW "ruling 3 " HEAD "N=plus time=5\nrevoke 3 time=40\nruling 7 " HEAD "N=minus\n"
         "disqualify 4 rule=13.2.4 number=8 replaces=7 time=12\napprove 8 by=committee time=20\n",
     "8:12 W_RULING_DRAFT " DRAFT
     "\n9:29 E_ACT_EARLY 20 is before 40, when ruling 7 still stood (line 7)"},
    {EVENT "disqualify 4 rule=13.2.4 number=8 replaces=7\napprove 8 by=committee\n",
     "3:44 E_RULING_UNKNOWN ruling 7"},
    {EVENT "penalty 3 top=5 rule=12 number=7\nwaive 7 by=3,4\n",
     "4:12 E_RULING_ASKER player 3 is penalised by ruling 7 (line 3)"},
    /* Before what is written of it. */
    {ROW "ruling 7 " HEAD "N=plus time=100\nruling 9 " HEAD "E=plus\n"
         "appeal 1 ruling=9 by=1 time=50\nrevoke 9 time=60\n",
     "7:8 " OPEN},
    {ROW "ruling 6 " HEAD "E=plus\nruling 7 " HEAD "N=plus time=100\nruling 9 " HEAD
         "E=minus replaces=6\n",
     ""},
    /* What ended stood no longer. */
    {ROW TIMED "revoke 7 time=30\nappeal 1 ruling=7 by=1 time=31\n",
     "7:17 E_RULING_STATE ruling 7 was revoked at 30, before 31 (line 5)"},
    {ROW SEVEN "revoke 7 time=30\nappeal 1 ruling=7 by=1 time=31\n",
     "7:17 E_RULING_STATE ruling 7 was revoked at 30, before 31 (line 5)"},
    {ROW SEVEN "revoke 7 time=30\nruling 9 " HEAD "N=minus replaces=7 time=31\n",
     "7:58 E_RULING_STATE ruling 7 was revoked at 30, before 31 (line 5)"},
    {ROW TIMED "ruling 9 " HEAD "N=minus replaces=7 time=30\nappeal 1 ruling=7 by=1 time=31\n",
     "7:17 E_RULING_STATE ruling 7 was replaced at 30, before 31 (line 5)"},
    {EVENT "penalty 3 top=5 rule=12 number=7 time=10\nwaive 7 by=4 time=30\n"
           "appeal 1 ruling=7 by=3 time=31\n",
     "5:17 E_RULING_STATE ruling 7 was waived at 30, before 31 (line 3)"},
    {EVENT "penalty 3 top=5 rule=12 number=7 time=10\nwaive 7 by=4 time=30\nrevoke 7 time=30\n",
     "5:8 E_RULING_STATE ruling 7 was waived (line 3)"},
    {EVENT "penalty 3 top=5 rule=12 number=7 time=10\n"
           "disqualify 3 rule=13.2.4 number=8 replaces=7 time=20\n"
           "approve 8 by=committee time=30\nappeal 1 ruling=7 by=3 time=31\n",
     "6:17 E_RULING_STATE ruling 7 was replaced at 30, before 31 (line 3)"},
    /* Without a time the end comes after what it ends with, in whatever order the numbers are. */
    {ROW TIMED "revoke 7\nappeal 1 ruling=7 by=1 time=31 outcome=upheld decided=33\n", ""},
    {ROW SEVEN "appeal 1 ruling=7 by=1\nruling 3 " HEAD "N=minus replaces=7\n", "6:8 " OPEN},
    {ROW SEVEN "appeal 1 ruling=7 by=1 time=20\nruling 3 " HEAD "N=minus replaces=7\n",
     "6:8 " OPEN},
    {EVENT "penalty 3 top=5 rule=12 number=7\ndisqualify 3 rule=13.2.4 number=5 replaces=7\n"
           "approve 5 by=committee\nappeal 1 ruling=7 by=3\nappeal 2 ruling=5 by=3\n"
           "appeal 3 ruling=7 by=3 time=9\n",
     "6:8 " OPEN "\n7:8 " OPEN "\n8:8 " OPEN},
    {EVENT "disqualify 3 rule=13.2.4 number=7 time=10\napprove 7 by=committee time=20\n"
           "appeal 1 ruling=7 by=3\nwaive 7 by=4\n",
     "5:8 " OPEN "\n6:7 E_RULING_STATE ruling 7 is no penalty (line 3)"},
    /* A draft that is to replace a ruling comes before what replaces it. */
    {EVENT "penalty 1 matchpoints=1 rule=12 number=7\n"
           "disqualify 2 rule=13.2.4 number=45 replaces=7\n"
           "penalty 1 matchpoints=2 rule=12 number=13 replaces=7\n",
     "4:12 W_RULING_DRAFT " DRAFT},
    {EVENT "penalty 1 matchpoints=1 rule=12 number=7\n"
           "disqualify 2 rule=13.2.4 number=13 replaces=7 time=5\n"
           "disqualify 2 rule=13.2.4 number=45 replaces=7 time=5\n"
           "penalty 1 matchpoints=2 rule=12 number=3 replaces=7 time=5\n",
     "4:12 W_RULING_DRAFT " DRAFT "\n5:12 W_RULING_DRAFT " DRAFT},
};

static void nothing_is_before_what_it_rests_on(void **state) {
    (void)state;
    check_cases(time_cases, PDUP_COUNT_OF(time_cases));
}

/* act, time, ruling, appeal, authority, player */
static const int32_t story[][6] = {
    {PDUP_ACT_KIND_GIVEN, 0, 0, 0, 0, 0},     {PDUP_ACT_KIND_GIVEN, 10, 1, 0, 1, 0},
    {PDUP_ACT_KIND_APPEALED, 20, 1, 3, 0, 4}, {PDUP_ACT_KIND_GIVEN, 30, 2, 0, 3, 0},
    {PDUP_ACT_KIND_DECIDED, 40, 1, 3, 3, 0},  {PDUP_ACT_KIND_DRAFTED, 50, 3, 0, 0, 0},
    {PDUP_ACT_KIND_APPROVED, 60, 3, 0, 4, 0}, {PDUP_ACT_KIND_WAIVED, 70, 0, 0, 0, 9},
    {PDUP_ACT_KIND_REVOKED, 80, 3, 0, 2, 0},
};

static void a_file_tells_the_history(void **state) {
    (void)state;
    pdup_session *session = read_session(
        ROW "revoke 5 time=80 by=chief-director\n"
            "waive 2 by=9,8 time=70\n"
            "penalty 11 matchpoints=2 rule=12.2.2 number=2\n"
            "approve 5 time=60 by=organisers\n"
            "disqualify 5 rule=13.2.4 time=50 number=5\n"
            "ruling 9 " HEAD "N=minus replaces=7 time=30 by=committee\n"
            "appeal 3 ruling=7 by=4 time=20 grounds=\"no \\\"cards\\\"\" outcome=changed "
            "decided=40 decided-by=committee\n"
            "ruling 7 " HEAD "N=plus E=plus time=10 by=director notified=yes\n",
        "4:1 W_AWARD_DROPPED ruling 9 replaces ruling 7 without an award for E, who had one", 1);
    assert_int_equal(pdup_session_act_count(session), PDUP_COUNT_OF(story));
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(story); i++) {
        int32_t found[6];
        int64_t time;
        assert_ok(log_act_at(session, i, &found[0], &time, &found[2], &found[3]));
        assert_ok(act_by_at(session, i, &found[4], &found[5]));
        found[1] = (int32_t)time;
        assert_memory_equal(found, story[i], sizeof found);
    }
    char grounds[32];
    size_t length;
    int64_t asker;
    assert_ok(pdup_session_appeal_grounds_at(session, 0, grounds, sizeof grounds, &length));
    assert_string_equal(grounds, "no \"cards\"");
    assert_ok(pdup_session_ruling_number_at(session, 0, PDUP_LOG_SECOND_ASKER, &asker));
    assert_int_equal(asker, 8);
    int32_t number;
    int64_t time;
    pdup_ruling *ruling;
    assert_ok(ruling_at(session, 1, &number, &time, &ruling));
    assert_int_equal(pdup_ruling_number(ruling, PDUP_RULING_FIELD_HAS_NOTICE), 1);
    assert_int_equal(pdup_ruling_number(ruling, PDUP_RULING_FIELD_GIVER), PDUP_AUTHORITY_DIRECTOR);
    pdup_ruling_unref(ruling);
    pdup_session_unref(session);
}

static void grounds_are_bounded(void **state) {
    (void)state;
    char text[2 * PDUP_MAX_TEXT] = ROW SEVEN "appeal 1 ruling=7 by=1 grounds=";
    char longest[PDUP_MAX_TEXT + 2];
    memset(longest, 'a', sizeof longest - 1);
    longest[PDUP_MAX_TEXT + 1] = '\0';
    strcat(text, longest);
    check_case(&(event_case){text, "6:32 E_FILE_WORD at most 1000 bytes; these are 1001"});
}

#define NONE EVENT "traveller 1\n2 5 np . . . 1 2 3 4\n"
#define ALL "N=plus E=minus S=plus W=plus "
#define DROPPED "4:1 W_AWARD_DROPPED ruling 8 replaces ruling 7 without an award for "
#define NOT_PLAYED "4:1 W_NOT_PLAYED the board was not played here, and no ruling "
#define KEPT "5:23 W_AWARD_KEPT the row was corrected at 90; ruling 7 stands on it as it did before"
#define CORRECT "correct 1 2/5 time=90 2 5 ? . . . 1 2 3 4 6 -6 0 0\n"

/* What no ruling covers, and what one covers that is older than the row. */
static const event_case cover_cases[] = {
    {NONE, NOT_PLAYED "says what the players get"},
    {EVENT "traveller 1\n2 5 np . . . 1 2 3 .\n", NOT_PLAYED "says what the players get"},
    {NONE "ruling 7 " HEAD ALL "\n", ""},
    {NONE "ruling 7 " HEAD "N=plus W=plus\n", NOT_PLAYED "has an award for E or S"},
    {NONE "ruling 7 " HEAD ALL "\nrevoke 7\n", NOT_PLAYED "says what the players get"},
    /* The line that would have covered it was refused. */
    {NONE "ruling 7 " HEAD "N=pls\n", "5:43 E_FILE_WORD " AWARD "'pls'; did you mean 'plus'?"},
    /* Of a seat that had an award no more is told than that it has none any longer. */
    {NONE "ruling 7 " HEAD ALL "\nruling 8 " HEAD "E=average replaces=7\n",
     DROPPED "N, S or W, who had one"},
    {NONE "ruling 7 " HEAD "N=plus E=plus\nruling 8 " HEAD "E=average replaces=7\n",
     DROPPED "N, who had one\n" NOT_PLAYED "has an award for S or W"},
    {NONE "ruling 7 " HEAD ALL "\nruling 8 " HEAD "E=average replaces=7\nruling 9 " HEAD
          "N=plus S=60 W=60\n",
     ""},
    {NONE "ruling 7 " HEAD ALL "\nruling 8 " HEAD "E=average replaces=7\nruling 9 " HEAD
          "E=plus replaces=8\n",
     DROPPED "N, S or W, who had one"},
    {NONE "ruling 7 " HEAD ALL "\nruling 8 " HEAD "E=average replaces=7\nrevoke 8\n",
     NOT_PLAYED "says what the players get"},
    {ROW SEVEN "ruling 6 " HEAD "E=plus\nruling 8 " HEAD "S=plus replaces=7\nruling 9 " HEAD
               "W=plus replaces=6\n",
     "4:1 W_AWARD_DROPPED ruling 9 replaces ruling 6 without an award for E, who had one\n" DROPPED
     "N, who had one"},
    {EVENT "traveller 1\n2 5 ? . . . 1 2 3 4 6 -6 0 0\n3 5 ? . . . 5 6 7 8 6 -6 0 0\n"
           "ruling 7 rule=2 board=1 round=3 table=5 N=plus\n"
           "ruling 8 rule=2 board=1 round=2 table=5 N=plus replaces=7\n",
     "5:1 W_AWARD_DROPPED ruling 8 replaces ruling 7 without an award for N, who had one"},
    /* A penalty in its place, and that waived. */
    {ROW SEVEN "penalty 1 matchpoints=2 rule=12.2.2 number=8 replaces=7\n",
     DROPPED "N, who had one"},
    {ROW SEVEN "penalty 1 matchpoints=2 rule=12.2.2 number=8 replaces=7\nwaive 8 by=2\n", ""},
    {ROW "penalty 1 matchpoints=2 rule=12.2.2 number=7\npenalty 1 matchpoints=1 rule=12.2.2 "
         "number=8 replaces=7\n",
     ""},
    /* Which came first is known by the times, as far as these are given. */
    {ROW CORRECT "ruling 7 " HEAD "N=plus time=80\n", KEPT},
    {ROW CORRECT "ruling 7 " HEAD "N=plus time=90\n", ""},
    {ROW CORRECT "ruling 7 " HEAD "N=plus time=91\n", ""},
    {ROW CORRECT "ruling 7 " HEAD "W=plus\n", KEPT},
    {ROW CORRECT "ruling 7 " HEAD "W=plus\nrevoke 7\n", ""},
};

static void what_no_ruling_covers_is_told(void **state) {
    (void)state;
    check_cases(cover_cases, PDUP_COUNT_OF(cover_cases));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_no_ruling_covers_is_told),
    cmocka_unit_test(life_is_checked),
    cmocka_unit_test(nothing_is_before_what_it_rests_on),
    cmocka_unit_test(a_file_tells_the_history),
    cmocka_unit_test(grounds_are_bounded),
};

PDUP_TEST_MAIN(tests)
