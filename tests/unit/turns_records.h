/* SPDX-License-Identifier: MIT */
/* Turned movements and their figures, as tabulated by the searches that found the turns. */
#ifndef PDUP_TESTS_UNIT_TURNS_RECORDS_H
#define PDUP_TESTS_UNIT_TURNS_RECORDS_H

#include <pdup/movement.h>

/* quality in thousandths, over all pairs. */
typedef struct set_turns_record {
    int32_t seats;
    int32_t players;
    pdup_variant variant;
    const char *turns;
    int32_t quality;
    int32_t seat_spread;
    int32_t
        fixed[4]; /* how often the fixed player, who has the highest number, has a seat: falling */
    const char *hash; /* of the seating */
} set_turns_record;

typedef struct round_turns_record {
    int32_t seats;
    int32_t tables;
    const char *turns;
    int32_t quality;
    int32_t plain_quality;
    int32_t seat_spread;
} round_turns_record;

typedef struct skip_steps_record {
    int32_t tables;
    int32_t seats;
    int32_t steps[3];
    int32_t never_met;
    int32_t clean; /* rounds before the first repeated meeting */
} skip_steps_record;

/* clang-format off */
static const set_turns_record set_turns_records[] = {
    {3, 6, PDUP_VARIANT_SHARED, "00012", 85714, 2, {3, 1, 1, 0},
     "dbff85f287db1d9c680e96289e274d5666b14d1c0bc5ce7282d556a877b83e80"},
    {3, 9, PDUP_VARIANT_SHARED, "02220100", 100000, 4, {4, 3, 1, 0},
     "ca82fedb5c51ed25f1b0a9c154aa8c9a28b10c6630625a11b8c5a19fa18f7a87"},
    {3, 12, PDUP_VARIANT_SHARED, "10210212102", 100000, 4, {4, 4, 3, 0},
     "afa263cb5c2559242d36639ab46ec0256e1fdb890b9d54ada79b9a876f17ee79"},
    {3, 12, PDUP_VARIANT_SINGLE, "21010102021", 99083, 4, {4, 4, 3, 0},
     "5a57625d2bafe0ebd9749afb5a3852ca90a25bc079678a2075238bc982807c8e"},
    {3, 15, PDUP_VARIANT_SHARED, "10221021021022", 96386, 4, {6, 4, 4, 0},
     "4acee8adcbef2d8ee45df58e5418e243537344aa197ac423a713dbebbf04aad2"},
    {3, 18, PDUP_VARIANT_SINGLE, "00000022222011111", 98039, 4, {7, 5, 5, 0},
     "8eb1bfa717ad9b505ff2d28f9cfaa149e801ae885ce5bd13cc4b04837d703ae1"},
    {3, 21, PDUP_VARIANT_SINGLE, "02121021021021021021", 98824, 5, {7, 7, 6, 0},
     "230a621bf150caafa399c0f5516f3858c591941231dae1a44de2426cea8a9f59"},
    {3, 24, PDUP_VARIANT_SINGLE, "20000111222220001111222", 99241, 4, {9, 7, 7, 0},
     "0da4d299c688e4377e59bc1c18c233d26e091d8bc682b08942b2d557413acc35"},
    {3, 27, PDUP_VARIANT_SINGLE, "02110210021102210210221021", 100000, 6, {9, 9, 8, 0},
     "81a6785397af05377ed99c61c38c246db03c5eb43dbc3ff5bf00a20d89aceb98"},
    {3, 30, PDUP_VARIANT_SINGLE, "20010012212202001001221220210", 99631, 8, {11, 11, 7, 0},
     "fc42f5b349fe17c3d845e9d8c53fb24f6b4480c7a4fcc3d2f8942e528dbc6bfb"},
    {3, 33, PDUP_VARIANT_SINGLE, "01201220120120120120120112012012", 99458, 7, {11, 11, 10, 0},
     "d6772cf1f5a8abf438a471375a663eebca040cdd2dcc509b123714910d68b5de"},
    {3, 36, PDUP_VARIANT_SINGLE, "11010210100202102022121021211010212", 99588, 7, {13, 11, 11, 0},
     "b99565f5cc679bbca04cadc1bdedae764ccd02d117f710017565c03f4f3d6580"},
    {3, 39, PDUP_VARIANT_SINGLE, "00211102221010222100021110202101021210", 99442, 6, {13, 13, 12, 0},
     "5320f20f9a3bf6e97acf314ee5e846b84ca72e3fa6e3a14aa2d7c655a69ad760"},
    {4, 8, PDUP_VARIANT_SHARED, "0320321", 100000, 3, {2, 2, 2, 1},
     "5551db1c39c890bd712d2ab6dd741e9c512e3d68ca58b1e64ba5314bcda319a8"},
    {4, 12, PDUP_VARIANT_SHARED, "22301123301", 100000, 3, {3, 3, 3, 2},
     "0d32d1e23a8e4564fd30b207e38f93b5a76941ca3dc5cc152899265f2df87320"},
    {4, 12, PDUP_VARIANT_SINGLE, "02020313131", 95575, 3, {3, 3, 3, 2},
     "9056d44a6552688d46653e0754321a481d7882eb67159386a623353b862381ce"},
    {4, 16, PDUP_VARIANT_SHARED, "301230133123012", 100000, 5, {5, 4, 3, 3},
     "e7fcaf12f1fff1ea6fb3437a87b7cd1ec77326bb827bbcf7b3ac8f5b6f520382"},
    {4, 16, PDUP_VARIANT_SINGLE, "013131312020202", 100000, 3, {4, 4, 4, 3},
     "4d7dca2ab91d2e2972468bfc79e16bcb086d71120e7d9071d32b6789024ad378"},
    {4, 20, PDUP_VARIANT_SHARED, "3012301301230123012", 100000, 4, {5, 5, 5, 4},
     "b65847140bed8179da24bf62f22cbdf185b785b00cc417c1a8d259ed5909a8d3"},
    {4, 24, PDUP_VARIANT_SINGLE, "33330000001111112222233", 100000, 4, {6, 6, 6, 5},
     "1f778229877c133fdc3bc06f3f3d5ce0e938714f0dedb2028ac7fb1bdec82c45"},
    {4, 28, PDUP_VARIANT_SINGLE, "033023322111003302332221100", 100000, 6, {8, 7, 7, 5},
     "aa57e26439f54e903ccb0108a4fdeb6d5e664f874f9e5b7fcea3350f598dbabb"},
    {4, 36, PDUP_VARIANT_SHARED, "31320202020202020202131313131313131", 99387, 6, {9, 9, 9, 8},
     "47486552c16be93960be840a35234e146f79844d40efe2b3ff4b351a3ae94292"},
    {4, 40, PDUP_VARIANT_SINGLE, "223300111223330011122333001122233000112", 99346, 7, {10, 10, 10, 9},
     "dd392a11e1787b6639a5de29b29f31a6dad858f48b0b8b1a4c95aa36e3c82e3d"},
};

static const round_turns_record round_turns_records[] = {
    {4, 5, "01000", 58480, 21053, 4},
    {4, 7, "0030020", 74430, 22222, 5},
    {4, 11, "02030110000", 81748, 23256, 6},
    {4, 13, "0101200000210", 85278, 23529, 8},
    {4, 17, "00000100311001002", 84051, 23881, 10},
    {3, 5, "01000", 84034, 28571, 4},
    {3, 7, "2000200", 81667, 30000, 5},
    {3, 11, "02002000002", 89180, 31250, 8},
    {3, 13, "1100000000100", 88578, 31579, 10},
    {3, 17, "02000000020010100", 91282, 32000, 11},
};

static const skip_steps_record skip_steps_records[] = {
    {4, 4, {-3, -2, 1}, 32, 1},
    {4, 3, {-3, -2, 0}, 16, 2},
    {6, 4, {-5, -2, 2}, 60, 2},
    {6, 3, {-5, 2, 0}, 18, 3},
    {8, 4, {-6, 1, 3}, 72, 4},
    {8, 3, {1, 3, 0}, 24, 7},
    {9, 4, {-6, -5, -2}, 108, 3},
    {9, 3, {-5, 5, 0}, 36, 6},
    {10, 4, {-6, 1, 2}, 130, 4},
    {10, 3, {3, 4, 0}, 60, 5},
    {12, 4, {1, 3, 5}, 108, 7},
    {12, 3, {1, 3, 0}, 48, 9},
    {14, 4, {4, 5, 6}, 252, 7},
    {14, 3, {1, 6, 0}, 70, 6},
    {15, 4, {-4, -2, 2}, 240, 7},
    {15, 3, {-4, -2, 0}, 120, 7},
    {16, 4, {1, 2, 3}, 368, 5},
    {16, 3, {1, 2, 0}, 160, 8},
    {18, 4, {1, 2, 5}, 234, 6},
    {18, 3, {1, 2, 0}, 108, 9},
    {20, 4, {-6, 1, 3}, 340, 5},
    {20, 3, {1, 3, 0}, 100, 10},
    {21, 4, {-4, 4, 5}, 462, 7},
    {21, 3, {1, 2, 0}, 210, 10},
    {22, 4, {1, 2, 3}, 704, 11},
    {22, 3, {1, 2, 0}, 286, 11},
    {24, 4, {1, 2, 3}, 360, 8},
    {24, 3, {1, 3, 0}, 144, 18},
    {26, 4, {-5, -4, 1}, 988, 13},
    {26, 3, {1, 2, 0}, 390, 13},
    {27, 4, {-4, 1, 2}, 540, 13},
    {27, 3, {4, 5, 0}, 162, 16},
    {28, 4, {1, 2, 3}, 980, 9},
    {28, 3, {1, 2, 0}, 448, 14},
    {30, 4, {1, 2, 5}, 540, 10},
    {30, 3, {1, 2, 0}, 240, 15},
    {32, 4, {1, 2, 3}, 864, 16},
    {32, 3, {1, 3, 0}, 224, 16},
    {33, 4, {1, 2, 3}, 1254, 11},
    {33, 3, {1, 2, 0}, 462, 16},
    {34, 4, {-6, -5, 1}, 1632, 17},
    {34, 3, {1, 2, 0}, 646, 17},
    {36, 4, {1, 2, 3}, 684, 12},
    {36, 3, {1, 3, 0}, 288, 27},
    {38, 4, {1, 2, 3}, 2052, 19},
    {38, 3, {1, 2, 0}, 798, 19},
    {39, 4, {-5, -4, 5}, 1014, 13},
    {39, 3, {-5, -4, 0}, 312, 13},
    {40, 4, {1, 2, 3}, 1880, 13},
    {40, 3, {1, 2, 0}, 880, 20},
};
/* clang-format on */

#endif
