/* SPDX-License-Identifier: MIT */
/* Deals published in other places, as their texts have them, and what they are. The hands in playing order sit N E S; the
 * last two cards lie in W. */
#ifndef PDUP_TESTS_UNIT_DEAL_CASES_H
#define PDUP_TESTS_UNIT_DEAL_CASES_H

typedef struct deal_case {
    const char *origin;
    const char *text;
    const char *line;
} deal_case;

static const deal_case deal_cases[] = {
    /* D01 */
    {"https://kommersant.ru/doc/870769", "N:KJ.7.KQJX9.A9 E:A98.AX98.-.X87 S:QX7.KQJ.A.KQJ W:d7 d8",
     "N:KJ.7.KQJT9.A9 E:A98.AT98.-.T87 S:QT7.KQJ.A.KQJ W:7D+8D"},
    /* D04 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L9",
     "N:Q7.X.AKJ97.K7 E:AJ8.AQ8.X8.Q8 S:K9.J97.Q.AJX9 W:cK sX",
     "N:Q7.T.AKJ97.K7 E:AJ8.AQ8.T8.Q8 S:K9.J97.Q.AJT9 W:KC+TS"},
    /* D05 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L12",
     "N:JX987.9.X87.7 E:AQ.87.KQJ9.J9 S:K.AKQJX.-.KQX8 W:dA hA",
     "N:JT987.9.T87.7 E:AQ.87.KQJ9.J9 S:K.AKQJT.-.KQT8 W:AD+AH"},
    /* D07 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L21",
     "N:QX87.8.8.AQX7 E:KJ9.AJ7.K9.KJ S:A.KQX9.JX7.98 W:dQ dA",
     "N:QT87.8.8.AQT7 E:KJ9.AJ7.K9.KJ S:A.KQT9.JT7.98 W:QD+AD"},
    /* D08 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L22",
     "N:8.Q97.J97.J97 E:X7.AX.AQ8.KX8 S:QJ9.KJ8.KX.AQ W:sK sA",
     "N:8.Q97.J97.J97 E:T7.AT.AQ8.KT8 S:QJ9.KJ8.KT.AQ W:KS+AS"},
    /* D10 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L25",
     "N:X7.7.J97.J987 E:J8.JX8.AX.AQX S:AKQ9.Q9.KQ8.K W:cK cA",
     "N:T7.7.J97.J987 E:J8.JT8.AT.AQT S:AKQ9.Q9.KQ8.K W:KC+AC"},
    /* D11 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L26",
     "N:X7.7.J97.J987 E:8.QJX9.AX.AKX S:AKQJ9.8.KQ8.Q W:cK cA",
     "N:T7.7.J97.J987 E:8.QJT9.AT.AKT S:AKQJ9.8.KQ8.Q W:KC+AC"},
    /* D13 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L28",
     "N:X987.8.987.98 E:KJ.97.KQJX.J7 S:AQ.QJX.A.AKQX W:cK cA",
     "N:T987.8.987.98 E:KJ.97.KQJT.J7 S:AQ.QJT.A.AKQT W:KC+AC"},
    /* D14 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L31",
     "N:X7.7.J97.J987 E:AKQJ8.-.AX.KQX S:9.QJX98.KQ8.A W:cK cA",
     "N:T7.7.J97.J987 E:AKQJ8.-.AT.KQT S:9.QJT98.KQ8.A W:KC+AC"},
    /* D16 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L35",
     "N:987.98.X987.8 E:Q.AKQX.KJ.AJ9 S:AKJX.J7.AQ.Q7 W:hX hK",
     "N:987.98.T987.8 E:Q.AKQT.KJ.AJ9 S:AKJT.J7.AQ.Q7 W:TH+KH"},
    /* D17 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L36",
     "N:987.X98.X7.87 E:JX.J7.Q9.QJX9 S:KQ.AKQ.KJ8.AK W:sA dA",
     "N:987.T98.T7.87 E:JT.J7.Q9.QJT9 S:KQ.AKQ.KJ8.AK W:AS+AD"},
    /* D19 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L41",
     "N:8.98.987.X987 E:AX9.AQJX.K.KQ S:J7.K7.AQJX.AJ W:sQ sK",
     "N:8.98.987.T987 E:AT9.AQJT.K.KQ S:J7.K7.AQJT.AJ W:QS+KS"},
    /* D20 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L44",
     "N:98.98.JX7.987 E:AKQ.AK.AK9.KQ S:J7.QJX7.Q8.JX W:sX hA",
     "N:98.98.JT7.987 E:AKQ.AK.AK9.KQ S:J7.QJT7.Q8.JT W:TS+AH"},
    /* D22 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L49",
     "N:KQ97.K8.QX.KX E:X.QJ97.J.QJ87 S:A.AX.AK987.A9 W:sJ s8",
     "N:KQ97.K8.QT.KT E:T.QJ97.J.QJ87 S:A.AT.AK987.A9 W:JS+8S"},
    /* D23 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L50",
     "N:QJX7.J.8.AX87 E:AK.KX9.Q7.QJ9 S:98.AQ87.AJX.K W:dK d9",
     "N:QJT7.J.8.AT87 E:AK.KT9.Q7.QJ9 S:98.AQ87.AJT.K W:KD+9D"},
    /* D25 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L56",
     "N:JX7.7.J97.J97 E:AKQ.JX9.A.KX8 S:98.Q8.KQX8.AQ W:cK cA",
     "N:JT7.7.J97.J97 E:AKQ.JT9.A.KT8 S:98.Q8.KQT8.AQ W:KC+AC"},
    /* D26 */
    {"https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L61",
     "N:K97.Q97.987.7 E:QX.AK8.KX.A98 S:AJ8.JX.AQJ.JX W:hQ hK",
     "N:K97.Q97.987.7 E:QT.AK8.KT.A98 S:AJ8.JT.AQJ.JT W:QH+KH"},
    /* D28 */
    {"a random deal", "N:QJ9.KJ97.X.AX E:AKX.X.AKQ.KJ7 S:7.AQ8.J987.Q9 W:s8 h8",
     "N:QJ9.KJ97.T.AT E:AKT.T.AKQ.KJ7 S:7.AQ8.J987.Q9 W:8S+8H"},
    /* D29 */
    {"a random deal", "N:Q.AQJX8.J.987 E:AKX9.K.KX7.AX S:J87.9.AQ9.KQJ W:c7 d8",
     "N:Q.AQJT8.J.987 E:AKT9.K.KT7.AT S:J87.9.AQ9.KQJ W:7C+8D"},
    /* D31 */
    {"a random deal", "N:AK97.X9.X9.Q7 E:8.K8.KJ87.KJ9 S:QJX.AQJ.AQ.X8 W:hA c7",
     "N:AK97.T9.T9.Q7 E:8.K8.KJ87.KJ9 S:QJT.AQJ.AQ.T8 W:AH+7C"},
    /* D32 */
    {"a random deal", "N:AX9.AJX.J8.A9 E:KQ.Q87.QX7.KQ S:J87.K9.K9.J87 W:dA hX",
     "N:AT9.AJT.J8.A9 E:KQ.Q87.QT7.KQ S:J87.K9.K9.J87 W:AD+TH"},
    /* D34 */
    {"https://github.com/Unisay/preferanser/blob/master/backend-client/src/main/resources/com/"
     "preferanser/server/client/deal/2.json",
     "N:7.KQX.AQ98.Q7 E:QJX.AJ987.-.A8 S:AK98.-.JX.KJX9 W:dK d7",
     "N:7.KQT.AQ98.Q7 E:QJT.AJ987.-.A8 S:AK98.-.JT.KJT9 W:KD+7D"},
    /* D35 */
    {"https://github.com/Unisay/preferanser/blob/master/backend-client/src/main/resources/com/"
     "preferanser/server/client/deal/3.json",
     "N:AX87.QX7.K.AX E:KQ.AJ9.A.KQ87 S:J9.K8.QJ87.J9 W:d9 dX",
     "N:AT87.QT7.K.AT E:KQ.AJ9.A.KQ87 S:J9.K8.QJ87.J9 W:9D+TD"},
    /* D37 */
    {"https://github.com/Unisay/preferanser/blob/master/backend-client/src/main/resources/com/"
     "preferanser/server/client/deal/5.json",
     "N:QJ.97.KQJX.J7 E:X987.8.987.98 S:AK.QJX.A.AKQX W:cA cK",
     "N:QJ.97.KQJT.J7 E:T987.8.987.98 S:AK.QJT.A.AKQT W:AC+KC"},
    /* D38 */
    {"https://github.com/Unisay/preferanser/blob/master/backend-client/src/main/resources/com/"
     "preferanser/server/client/deal/6.json",
     "N:98.98.JX7.987 E:J7.QJX7.Q8.JX S:AKQ.AK.AK9.KQ W:hA sX",
     "N:98.98.JT7.987 E:J7.QJT7.Q8.JT S:AKQ.AK.AK9.KQ W:AH+TS"},
};

#endif
