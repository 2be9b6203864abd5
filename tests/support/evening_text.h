/* SPDX-License-Identifier: MIT */
#ifndef PDUP_TESTS_SUPPORT_EVENING_TEXT_H
#define PDUP_TESTS_SUPPORT_EVENING_TEXT_H

/* Everything that the reader knows, right and wrong. The rows are those of one board of five tables. */
static const char evening[] =
    "pdup-event 1\n"
    "title \"Club \\\"evening\\\"\"\n"
    "kind duplicate\n"
    "variety sochi\n"
    "regulation expected most\n"
    "regulation normalise neuberg\n"
    "seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
    "players 20\n"
    "name 1 \"Anna K.\"\n"
    "name 20 Boris\n"
    "movement rotation tables=5 seats=4\n"
    "rounds 5\n"
    "played 4\n"
    "board 1 deal=\"N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H\" price=2 lowest=6\n"
    "traveller 1\n"
    "  1 1 6S N6 E2 S2 1 6 11 16 18 -10 -8 0\n"
    "  2 5 - N3 E4 S3 5 9 13 17 0 -7 7 0\n"
    "  3 4 7D E6 S2 N2 4 7 15 18 22 -58 22 14\n"
    "  4 3 M S0 N E 3 10 12 19 -25 -25 75 -25\n"
    "  5 2 ? . . . 2 8 14 20 7 -3 -5 1\n"
    "  5 3 7D E6 S2 N1 4 7 15 18 22 -58 22 14\n"
    "traveller 2\n"
    "  1 1 np . . . 1 6 11 16\n"
    "  5 1 np . . . 1 6 11 16\n"
    "ruling 7 rule=11.2.B1 board=1 round=2 table=5 N=plus E=minus reason=\"slow\" time=1795900000\n"
    "ruling 8 rule=11.2.B1 board=1 round=2 table=5 N=plus\n"
    "ruling 9 rule=11.2.B2 board=1 round=5 table=2 N=assign:36*60,-12*40 E=annul S=60%\n"
    "fouled 1 form=1 rows=3/4,9/9\n"
    "turned 1 rows=5/2@A seats=ESWN\n"
    "penalty 11 matchpoints=5/2 rule=12.2.2 reason=\"slow\"\n"
    "penalty 11 top=25 rule=12 by=director\n"
    "disqualify 12 rule=13.2.4 approved-by=organisers\n"
    "nonsense\n"
    "session 2\n"
    "regulation normalise neuberg\n"
    "board 4\n"
    "traveller 4\n"
    "  1 1 10NT S10 N0 E0 1 2 3 . 0 0 0 .\n";

#endif
