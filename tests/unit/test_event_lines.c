/* SPDX-License-Identifier: MIT */
/* Lines of the event itself, and what every line has in common. */
#include "faults.h"
#include "test_event.h"

#include "event_file/first_pass.h"
#include "text/characters.h"

#define SEED "000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F"

static const event_case header_cases[] = {
    {"", "1:1 E_FILE_HEADER\n1:1 E_FILE_MISSING players NUMBER"},
    {"\n # nothing\n\n", "1:1 E_FILE_HEADER\n1:1 E_FILE_MISSING players NUMBER"},
    {"pdup-event 1\nplayers 3", ""},
    {"pdup-event 1\r\nplayers 3\r\n", ""},
    {"\xef\xbb\xbfpdup-event 1\nplayers 3\n", ""},
    {"# comments and blank lines may stand before it\n\n  pdup-event 1\nplayers 3\n", ""},
    {"players 3\n", "1:1 E_FILE_HEADER ; here stands 'players'"},
    /* Wherever it stands later, one complaint is enough. */
    {"players 3\npdup-event 1\n", "1:1 E_FILE_HEADER ; here stands 'players'"},
    {"pdup-event 2\nplayers 3\n", "1:12 E_FILE_HEADER ; here stands '2'"},
    {"pdup-event\nplayers 3\n", "1:11 E_FILE_HEADER"},
    {"pdup-event 1 now\nplayers 3\n", "1:14 E_FILE_HEADER ; here stands 'now'"},
    {"pdup-event 1\npdup-event 1\nplayers 3\n", "2:1 E_FILE_TWICE line 1"},
    /* A line that is wrong as text is told once. */
    {"pdup-event \"1\nplayers 3\n", "1:12 E_FILE_QUOTE the quote that opens here does not end"},
    {"\xff\nplayers 3\n", "1:1 E_FILE_ENCODING this byte is not UTF-8\n1:1 E_FILE_HEADER"},
};

static void a_file_begins_with_its_header(void **state) {
    (void)state;
    check_cases(header_cases, PDUP_COUNT_OF(header_cases));
}

static const event_case line_cases[] = {
    /* Unknown lines. */
    {EVENT "Title x\n", "3:1 E_FILE_KEY unknown line 'Title'; did you mean 'title'?"},
    {EVENT "  traveler 1\n", "3:3 E_FILE_KEY unknown line 'traveler'; did you mean 'traveller'?"},
    {EVENT "-1 2\n", "3:1 E_FILE_KEY unknown line '-1'"},
    {EVENT "frobnicate\n", "3:1 E_FILE_KEY unknown line 'frobnicate'"},
    {EVENT "\"\" x\n", "3:1 E_FILE_KEY unknown line ''"},
    /* Statistics behind the data of another program: each line is named, the rest is read. */
    {EVENT "title x\nMinimum     : 33.6\nGenerated 2922012 hands\n",
     "4:1 E_FILE_KEY unknown line 'Minimum'\n5:1 E_FILE_KEY unknown line 'Generated'"},
    {EVENT "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz\n",
     "3:1 E_FILE_KEY unknown line 'abcdefghijklmnopqrstuvwxyzabcdefghijklmn...'"},
    /* What the format has and this version does not read. */
    {EVENT "\n"
           "enter 1\nsubstitute 1\nwithdraw 1\nclose-table 1\npool 1 1\n",
     "4:1 E_FILE_UNSUPPORTED 'enter'\n"
     "5:1 E_FILE_UNSUPPORTED 'substitute'\n6:1 E_FILE_UNSUPPORTED 'withdraw'\n"
     "7:1 E_FILE_UNSUPPORTED 'close-table'\n8:1 E_FILE_UNSUPPORTED 'pool'"},
    /* kind */
    {EVENT "kind duplicate\n", ""},
    {EVENT "kind olympic\n", "3:6 E_FILE_UNSUPPORTED 'olympic'"},
    {EVENT "kind compensation\n", "3:6 E_FILE_UNSUPPORTED 'compensation'"},
    {EVENT "kind duplicat\n",
     "3:6 E_FILE_WORD unknown kind of event 'duplicat'; did you mean 'duplicate'?"},
    {EVENT "kind\n", "3:5 E_FILE_COUNT kind NAME; the line ends here"},
    {EVENT "kind duplicate now\n", "3:16 E_FILE_COUNT kind NAME; too much from 'now' on"},
    {EVENT "kind duplicate\nkind olympic\n", "4:1 E_FILE_TWICE line 3"},
    /* A value that was refused does not count as set. */
    {EVENT "kind x\nkind duplicate\n", "3:6 E_FILE_WORD unknown kind of event 'x'"},
    /* title */
    {EVENT "title Club evening\n",
     "3:12 E_FILE_COUNT title \"TEXT\", several words in quotes; too much from 'evening' on"},
    {EVENT "title \xe2\x80\x9c"
           "Club evening\xe2\x80\x9d\n",
     "3:13 E_FILE_COUNT title \"TEXT\", several words in quotes; too much from "
     "'evening\xe2\x80\x9d' on"
     "; quotes are plain \", not typographic"},
    {EVENT "title\n",
     "3:6 E_FILE_COUNT title \"TEXT\", several words in quotes; the line ends here"},
    {EVENT "title a\ntitle b\n", "4:1 E_FILE_TWICE line 3"},
    /* variety */
    {EVENT "variety sochi\n", ""},
    {EVENT "variety custom\ntariff pool-6 3\n", ""},
    {EVENT "variety Sochi\n", "3:9 E_FILE_WORD unknown variety 'Sochi'; did you mean 'sochi'?"},
    {EVENT "variety\n", "3:8 E_FILE_COUNT variety NAME; the line ends here"},
    {EVENT "variety sochi\nvariety rostov\n", "4:1 E_FILE_TWICE line 3"},
    /* seed */
    {EVENT "seed " SEED "\n", ""},
    {EVENT "seed " SEED "0\n", "3:6 E_FILE_WORD a seed is 64 digits 0 to 9, a to f; this has 65"},
    {EVENT "seed " SEED "z\n", "3:6 E_FILE_WORD a seed is 64 digits 0 to 9, a to f; this has 65"},
    {EVENT "seed 00\n", "3:6 E_FILE_WORD a seed is 64 digits 0 to 9, a to f; this has 2"},
    {EVENT "seed 00g0\n",
     "3:8 E_FILE_WORD a seed is 64 digits 0 to 9, a to f; this is another character"},
    {EVENT "seed 0:\n",
     "3:7 E_FILE_WORD a seed is 64 digits 0 to 9, a to f; this is another character"},
    {EVENT "seed 0G\n",
     "3:7 E_FILE_WORD a seed is 64 digits 0 to 9, a to f; this is another character"},
    {EVENT "seed 0/\n",
     "3:7 E_FILE_WORD a seed is 64 digits 0 to 9, a to f; this is another character"},
    {EVENT "seed\n", "3:5 E_FILE_COUNT seed DIGITS; the line ends here"},
    {EVENT "seed " SEED "\nseed " SEED "\n", "4:1 E_FILE_TWICE line 3"},
    /* players */
    {"pdup-event 1\nplayers 0\n", "2:9 E_FILE_WORD a number from 1 to 40000, not '0'"},
    {"pdup-event 1\nplayers 40001\n", "2:9 E_FILE_WORD a number from 1 to 40000, not '40001'"},
    {"pdup-event 1\nplayers 40000\n", ""},
    {"pdup-event 1\nplayers\n", "2:8 E_FILE_COUNT players NUMBER; the line ends here"},
    {"pdup-event 1\nplayers 3\nplayers 4\n", "3:1 E_FILE_TWICE line 2"},
    {"pdup-event 1\ntitle x\n", "1:1 E_FILE_MISSING players NUMBER"},
    /* name */
    {EVENT "name 1 Anna\nname 21 \"Anna K.\"\n", ""},
    {EVENT "name 1 Anna\nname 1 Boris\n", "4:6 E_FILE_TWICE line 3"},
    {EVENT "name 22 Anna\n", "3:6 E_PLAYERS player 22 of 21"},
    {EVENT "name 0 Anna\n", "3:6 E_FILE_WORD a number from 1 to 40000, not '0'"},
    {EVENT "name 1 Anna K.\n", "3:13 E_FILE_COUNT name PLAYER \"NAME\", several words in quotes; "
                               "too much from 'K.' on"},
    {EVENT "name 1\n",
     "3:7 E_FILE_COUNT name PLAYER \"NAME\", several words in quotes; the line ends here"},
    {EVENT "name\n",
     "3:5 E_FILE_COUNT name PLAYER \"NAME\", several words in quotes; the line ends here"},
    {"pdup-event 1\nname 1 Anna\nname 2 Boris\nname 1 Vera\n",
     "1:1 E_FILE_MISSING players NUMBER\n4:6 E_FILE_TWICE line 2"},
};

static void lines_of_the_event_are_checked(void **state) {
    (void)state;
    check_cases(line_cases, PDUP_COUNT_OF(line_cases));
}

#define EXPECTED "; allowed is most | most-event | scheduled | rows | N"
#define NORMALISE "; allowed is neuberg | ascherman | stretch | factor | manual | none"
#define TARIFF "matchpoints=N, top=N% or percent=N%, up to 100000, no finer than 1/1000, not "

static const event_case regulation_cases[] = {
    {EVENT "regulation expected most\nregulation normalise neuberg\n", ""},
    {EVENT "regulation\n", "3:11 E_FILE_COUNT regulation KEY VALUE; the line ends here"},
    {EVENT "regulation expected\n", "3:20 E_FILE_COUNT regulation KEY VALUE; the line ends here"},
    /* All words are the value. */
    {EVENT "regulation expected most 2\n", "3:21 E_VALUE 'most 2'" EXPECTED},
    {EVENT "regulation expected   moist \"a  b\"\n",
     "3:23 E_VALUE 'moist a  b'" EXPECTED "; did you mean 'most'?"},
    {EVENT "regulation expect most\n",
     "3:12 E_FILE_KEY unknown regulation 'expect'; did you mean 'expected'?"},
    {EVENT "regulation xyz most\n", "3:12 E_FILE_KEY unknown regulation 'xyz'"},
    /* The tariff of penalties has a line for each kind. */
    {EVENT "regulation penalty-tariff 12.2.1 top=10% top=25\n"
           "regulation penalty-tariff other matchpoints=0.5 percent=1/2%\n",
     ""},
    {EVENT "regulation penalty-tariff none\nregulation penalty-tariff none\n",
     "4:12 E_FILE_TWICE line 3"},
    {EVENT "regulation penalty-tariff 12.2.1 top=1 top=2\n"
           "regulation penalty-tariff 12.2.1 top=1 top=3\n",
     "4:12 E_FILE_TWICE line 3"},
    {EVENT "regulation penalty-tariff\n",
     "3:26 E_FILE_COUNT regulation KEY VALUE; the line ends here"},
    {EVENT "regulation penalty-tariff slow top=1 top=2\n",
     "3:27 E_VALUE 12.2.1 to 12.2.8 or other, not 'slow'"},
    {EVENT "regulation penalty-tariff none top=1\n",
     "3:27 E_VALUE 12.2.1 to 12.2.8 or other, not 'none'"},
    {EVENT "regulation penalty-tariff 12.2.1 top=1\n",
     "3:39 E_FILE_COUNT regulation penalty-tariff KIND FIRST REPEATED; the line ends here"},
    {EVENT "regulation penalty-tariff 12.2.1 top=1 top=2 top=3\n",
     "3:46 E_FILE_COUNT regulation penalty-tariff KIND FIRST REPEATED; too much from 'top=3' on"},
    {EVENT "regulation penalty-tariff 12.2.1 top top=2\n", "3:34 E_VALUE " TARIFF "'top'"},
    {EVENT "regulation penalty-tariff 12.2.1 1 top=-2\n",
     "3:34 E_VALUE " TARIFF "'1'\n3:36 E_VALUE " TARIFF "'top=-2'"},
    {EVENT "regulation penalty-tarif slow 1 2\n",
     "3:12 E_FILE_KEY unknown regulation 'penalty-tarif'; did you mean 'penalty-tariff'?"},
    {EVENT "regulation normalise 6\n", "3:22 E_VALUE '6'" NORMALISE},
    {EVENT "regulation normalise neuburg\n",
     "3:22 E_VALUE 'neuburg'" NORMALISE "; did you mean 'neuberg'?"},
    /* A number is near no other number, and no number is a better one. */
    {EVENT "regulation expected 0\nregulation appeal-minutes 3O\nregulation carry-over 1.\n"
           "regulation unit 1/1O up\nregulation sessions meen weights 1,2\n",
     "3:21 E_VALUE '0'" EXPECTED "\n4:27 E_VALUE '3O'; allowed is 30 | N\n"
     "5:23 E_VALUE '1.'; allowed is FRACTION\n"
     "6:17 E_VALUE '1/1O up'; allowed is exact | 1/10 [up|away|toward] | 1/100 [up|away|toward] | "
     "1/10000 [up|away|toward]; did you mean '1/10'?\n"
     "7:21 E_VALUE 'meen weights 1,2'; allowed is add | mean [weights W,W,... in whole numbers]; "
     "did you mean "
     "'mean'?"},
    {EVENT "regulation expected most\nregulation expected most\n", "4:12 E_FILE_TWICE line 3"},
    {EVENT "regulation expected moist\nregulation expected most\n",
     "3:21 E_VALUE 'moist'" EXPECTED "; did you mean 'most'?"},
    /* A session may have its own, once. */
    {EVENT "regulation expected most\nsession 1\nregulation expected most\nsession 2\n"
           "regulation expected most\nregulation expected most\nregulation normalise x\n",
     "8:12 E_FILE_TWICE line 7\n9:22 E_VALUE 'x'" NORMALISE},
    {"pdup-event 1\nsession 1\nregulation normalise x\n",
     "1:1 E_FILE_MISSING players NUMBER\n3:22 E_VALUE 'x'" NORMALISE},
};

static void regulations_are_those_of_the_library(void **state) {
    (void)state;
    check_cases(regulation_cases, PDUP_COUNT_OF(regulation_cases));
}

static const event_case session_cases[] = {
    {EVENT "session 1\nrounds 3\nsession 2\nrounds 3\n", ""},
    {EVENT "rounds 3\nsession 2\nrounds 3\n", ""},
    {EVENT "session 2\n", "3:9 E_FILE_ORDER sessions stand in the order of their numbers, and "
                          "here comes session 1, not 2; write 'session 1' before it, also if it "
                          "is empty"},
    {EVENT "rounds 3\nsession 1\nrounds 3\n",
     "4:9 E_FILE_ORDER sessions stand in the order of their numbers, and here comes session 2, "
     "not 1"},
    {EVENT "session x\nrounds 3\nsession 2\n", "3:9 E_FILE_WORD a number from 1 to 64, not 'x'"},
    {EVENT "session\n", "3:8 E_FILE_COUNT session NUMBER; the line ends here"},
    {EVENT "session 1 2\n", "3:11 E_FILE_COUNT session NUMBER; too much from '2' on"},
    /* A misspelt one takes effect: the second `rounds` is of another session. */
    {EVENT "rounds 3\nsesion 2\nrounds 3\n",
     "4:1 E_FILE_KEY unknown line 'sesion'; did you mean 'session'?"},
    {EVENT "rounds 3\nsession \"2\nrounds 3\n",
     "4:9 E_FILE_QUOTE the quote that opens here does not end"},
    /* Players and names are common, wherever they stand; the rest could be meant for one session. */
    {"pdup-event 1\nsession 1\nplayers 3\nsession 2\nname 3 Anna\n", ""},
    {EVENT "session 1\ntitle x\n",
     "4:1 E_FILE_ORDER 'title' is for all sessions: it must come before the first session, line 3"},
    {EVENT "session 1\nkind duplicate\nvariety sochi\nregulation expected most\nseed " SEED "\n",
     "4:1 E_FILE_ORDER 'kind' is for all sessions: it must come before the first session, line 3\n"
     "5:1 E_FILE_ORDER 'variety' is for all sessions: it must come before the first session, line "
     "3\n"
     "7:1 E_FILE_ORDER 'seed' is for all sessions: it must come before the first session, line 3"},
    {EVENT "session 1\npool 1\n", "4:1 E_FILE_UNSUPPORTED 'pool'"},
    {EVENT "session 1\npdup-event 1\n", "4:1 E_FILE_TWICE line 1"},
};

static void sessions_divide_the_lines(void **state) {
    (void)state;
    check_cases(session_cases, PDUP_COUNT_OF(session_cases));
}

static void there_are_at_most_64_sessions(void **state) {
    (void)state;
    char text[2048] = EVENT;
    for (int i = 1; i <= PDUP_MAX_SESSIONS + 1; i++) {
        size_t length = strlen(text);
        (void)snprintf(text + length, sizeof text - length, "session %d\nrounds 3\n", i);
    }
    /* What follows the last is of no session: a second and wrong `rounds` is not complained of. */
    strcat(text, "rounds x\nname 1 Anna\n");
    pdup_event_file *file = read_event(text, strlen(text));
    assert_faults(file, "131:9 E_FILE_WORD a number from 1 to 64, not '65'");
    assert_int_equal(pdup_event_file_session_count(file), PDUP_MAX_SESSIONS);
    assert_string_equal(pdup_event_file_name(file, 1), "Anna");
    pdup_event_file_unref(file);
}

static void texts_have_at_most_1000_bytes(void **state) {
    (void)state;
    char text[4 * PDUP_MAX_TEXT] = EVENT "title ";
    char longest[PDUP_MAX_TEXT + 2];
    memset(longest, 'a', sizeof longest - 1);
    longest[PDUP_MAX_TEXT + 1] = '\0';
    strcat(text, longest);
    strcat(text, "\nname 1 ");
    strcat(text, longest);
    check_case(&(event_case){text, "3:7 E_FILE_WORD at most 1000 bytes; these are 1001\n"
                                   "4:8 E_FILE_WORD at most 1000 bytes; these are 1001"});
    longest[PDUP_MAX_TEXT] = '\0';
    strcpy(text, EVENT "title ");
    strcat(text, longest);
    pdup_event_file *file = read_event(text, strlen(text));
    assert_faults(file, "");
    assert_string_equal(pdup_event_file_title(file), longest);
    pdup_event_file_unref(file);
}

static void check_bytes(const char *text, size_t size, const char *faults) {
    pdup_event_file *file = read_event(text, size);
    assert_faults(file, faults);
    pdup_event_file_unref(file);
}

static void utf16_is_named_once(void **state) {
    (void)state;
    const char *named = "1:1 E_FILE_ENCODING this is UTF-16 or UTF-32; save it as UTF-8";
    check_bytes(
        "pdup-event 1\rname 1 \xcf\xf0\xe8\r", 23,
        "2:8 E_FILE_ENCODING the text is not UTF-8; it looks like Windows-1251: save it as UTF-8");
    check_bytes("\xff\xfep\0d\0u\0p\0\n\0x\0", 12, named);
    check_bytes("\xfe\xff\0p\0d\0u\0p\0\n\0x", 12, named);
    check_bytes("p\0d\0u\0p\0\n\0x\0", 12, named);
    check_bytes("\0p\0d\0u\0p\0\n\0x", 12, named);
    assert_false(pdup__text_is_utf16("p", 1));
    assert_false(pdup__text_is_utf16("\0\0p", 3));
    assert_false(pdup__text_is_utf16("pd", 2));
    assert_false(pdup__text_is_utf16("\xff\xff", 2));
    assert_false(pdup__text_is_utf16("\xfe\xfe", 2));
}

static void bytes_no_text_has_are_named_by_line(void **state) {
    (void)state;
    const char text[] = "pdup-event 1\nplayers 3\ntitle \"a\0b\"\nname 1 \xcf\n"
                        "name 2 Anna # \xcf\nname 3 Boris\x02x\nvariety sochi\x01";
    pdup_event_file *file = read_event(text, sizeof text - 1);
    assert_faults(file, "3:9 E_FILE_ENCODING a control character\n"
                        "4:8 E_FILE_ENCODING this byte is not UTF-8\n"
                        "5:15 E_FILE_ENCODING this byte is not UTF-8\n"
                        "6:13 E_FILE_ENCODING a control character\n"
                        "7:14 E_FILE_ENCODING a control character");
    /* A comment in another encoding loses nothing. */
    assert_string_equal(pdup_event_file_name(file, 2), "Anna");
    assert_string_equal(pdup_event_file_name(file, 1), "");
    pdup_event_file_unref(file);
}

static void faults_are_sorted_and_bounded(void **state) {
    (void)state;
    enum { MOST = 100000 };
    static char text[6 * MOST + 64];
    strcpy(text, EVENT);
    char *at = text + strlen(text);
    for (int i = 0; i < MOST + 1; i++) {
        memcpy(at, "q\n", 2);
        at += 2;
    }
    pdup_faults *faults;
    pdup_event_file *file = read_event(text, (size_t)(at - text));
    assert_ok(pdup_event_file_faults(file, &faults));
    assert_int_equal(pdup_faults_count(faults), MOST + 1);
    int32_t line;
    int32_t column;
    assert_ok(fault_place(faults, MOST, &line, &column));
    assert_int_equal(line, MOST + 2);
    assert_string_equal(fault_text(faults, MOST),
                        "there are 100000 faults or more; no more were collected");
    pdup_faults_unref(faults);
    pdup_event_file_unref(file);
}

/* Rows that name no seat in order are entered: many of them are warnings, and no fault. */
static void warnings_are_bounded_by_themselves(void **state) {
    (void)state;
    enum { MOST = 100000, BOARDS = 16, ROWS = 6400, ROW_BYTES = 64 };
    static char text[BOARDS * (ROWS + 1) * ROW_BYTES];
    int length = snprintf(text, sizeof text, "pdup-event 1\nplayers 40000\n");
    for (int board = 1; board <= BOARDS; board++) {
        /* On boards 1, 5, 9 the talon lies at W, so that N, E and S play. */
        length += snprintf(text + length, ROW_BYTES, "traveller %d\n", 4 * board - 3);
        for (int row = 0; row < ROWS; row++) {
            length += snprintf(text + length, ROW_BYTES, "%d %d 6S N6 S4 E %d %d %d %d 0 0 0 0\n",
                               board, row + 1, 4 * row + 1, 4 * row + 2, 4 * row + 3, 4 * row + 4);
        }
    }
    pdup_faults *faults;
    pdup_event_file *file = read_event(text, (size_t)length);
    assert_ok(pdup_event_file_faults(file, &faults));
    assert_int_equal(pdup_faults_error_count(faults), 0);
    assert_int_equal(pdup_faults_count(faults), MOST + 1);
    assert_string_equal(fault_text(faults, MOST),
                        "there are 100000 warnings or more; no more were collected");
    pdup_faults_unref(faults);
    pdup_event_file_unref(file);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_file_begins_with_its_header),
    cmocka_unit_test(lines_of_the_event_are_checked),
    cmocka_unit_test(regulations_are_those_of_the_library),
    cmocka_unit_test(sessions_divide_the_lines),
    cmocka_unit_test(there_are_at_most_64_sessions),
    cmocka_unit_test(texts_have_at_most_1000_bytes),
    cmocka_unit_test(utf16_is_named_once),
    cmocka_unit_test(bytes_no_text_has_are_named_by_line),
    cmocka_unit_test(faults_are_sorted_and_bounded),
    cmocka_unit_test(warnings_are_bounded_by_themselves),
};

PDUP_TEST_MAIN(tests)
