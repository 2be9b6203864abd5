/* SPDX-License-Identifier: MIT */
#ifdef _WIN32
#define _CRT_RAND_S /* for rand_s(), from the generator of the system */
#elif defined(__wasi__)
#define _BSD_SOURCE /* for getentropy() */
#endif

#include "system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <shellapi.h>

static char *narrow(const wchar_t *word) {
    int size = WideCharToMultiByte(CP_UTF8, 0, word, -1, NULL, 0, NULL, NULL);
    char *bytes = malloc((size_t)size);
    if (bytes != NULL) {
        (void)WideCharToMultiByte(CP_UTF8, 0, word, -1, bytes, size, NULL, NULL);
    }
    return bytes;
}

/* They are kept to the end. */
static bool read_words(int *argc, char ***argv) {
    int count = 0;
    wchar_t **words = CommandLineToArgvW(GetCommandLineW(), &count);
    char **narrow_words = words == NULL ? NULL : calloc((size_t)count + 1, sizeof *narrow_words);
    bool is_done = narrow_words != NULL;
    for (int i = 0; i < count && is_done; i++) {
        narrow_words[i] = narrow(words[i]);
        is_done = narrow_words[i] != NULL;
    }
    (void)LocalFree(words);
    if (is_done) {
        *argc = count;
        *argv = narrow_words;
    }
    return is_done;
}

bool system_prepare(int *argc, char ***argv) {
    (void)_setmode(_fileno(stdin), _O_BINARY);
    (void)_setmode(_fileno(stdout), _O_BINARY);
    (void)_setmode(_fileno(stderr), _O_BINARY);
    /* For a console; a file or a pipe gets the bytes as they are. */
    (void)SetConsoleOutputCP(CP_UTF8);
    return read_words(argc, argv);
}

FILE *system_open(const char *path) {
    int length = MultiByteToWideChar(CP_UTF8, 0, path, -1, NULL, 0);
    wchar_t *wide = malloc(sizeof *wide * (size_t)length);
    FILE *file = NULL;
    if (wide != NULL) {
        (void)MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, length);
        file = _wfopen(wide, L"rb");
    }
    free(wide);
    return file;
}

bool system_random(char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++) {
        unsigned int drawn;
        if (rand_s(&drawn) != 0) {
            return false;
        }
        bytes[i] = (char)(drawn & 0xff);
    }
    return true;
}

int64_t system_now(void) {
    LARGE_INTEGER ticks;
    LARGE_INTEGER in_second;
    (void)QueryPerformanceCounter(&ticks);
    (void)QueryPerformanceFrequency(&in_second);
    return ticks.QuadPart / in_second.QuadPart * 1000000000 +
           ticks.QuadPart % in_second.QuadPart * 1000000000 / in_second.QuadPart;
}

#else

#include <time.h>

bool system_prepare(int *argc, char ***argv) {
    (void)argc;
    (void)argv;
    return true;
}

FILE *system_open(const char *path) {
    return fopen(path, "rb");
}

#ifdef __wasi__

#include <unistd.h>

bool system_random(char *bytes, size_t size) {
    return getentropy(bytes, size) == 0;
}

#else

bool system_random(char *bytes, size_t size) {
    FILE *file = fopen("/dev/urandom", "rb");
    size_t read = file == NULL ? 0 : fread(bytes, 1, size, file);
    if (file != NULL) {
        fclose(file);
    }
    return read == size;
}

#endif

int64_t system_now(void) {
    struct timespec time = {0, 0};
    (void)timespec_get(&time, TIME_UTC);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

#endif
