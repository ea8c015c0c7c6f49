/*
 * A program for `exec:` that misbehaves, to test the runner. Its first argument says how:
 *
 *     silent        never answers hello
 *     wrong-hello   answers hello with an output
 *     hello-only    answers hello, but no request
 *     exit          ends at a request, with status 0
 *     garbage       answers a request with a frame of bytes that are not a message
 *     oversized     announces a frame of 4 GiB minus one byte
 *     truncated     announces a frame, writes half of it and ends
 *     empty         answers a request with a frame of length 0
 *     two-answers   answers a request twice
 *     failed        answers every request correctly, with "failed"
 *     banner        prints a line of text first, then behaves like failed
 *
 * Its optional second argument is the number of requests that it first answers correctly.
 */
#define _POSIX_C_SOURCE 200809L

#include "protocol.pb-c.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void sleep_forever(void)
{
    for (;;)
        (void)pause();
}

/* The number of the last message that was read: its last eight bytes. */
static uint64_t number;

/* Reads a frame and keeps only its number. False at the end of input. */
static bool skip_frame(void)
{
    unsigned char length[4];
    if (fread(length, 1, sizeof length, stdin) != sizeof length)
        return false;
    uint32_t left = (uint32_t)length[0] | (uint32_t)length[1] << 8 | (uint32_t)length[2] << 16 |
                    (uint32_t)length[3] << 24;
    for (int byte; left > 0 && (byte = getchar()) != EOF; left--)
        number = number >> 8 | (uint64_t)(unsigned char)byte << 56;
    return left == 0;
}

static void write_length(uint32_t length)
{
    const unsigned char bytes[4] = {(unsigned char)length, (unsigned char)(length >> 8),
                                    (unsigned char)(length >> 16), (unsigned char)(length >> 24)};
    (void)fwrite(bytes, 1, sizeof bytes, stdout);
}

static void write_frame(const void *bytes, size_t announced, size_t written)
{
    write_length((uint32_t)announced);
    (void)fwrite(bytes, 1, written, stdout);
    (void)fflush(stdout);
}

static void write_answer(ScatterCts__ToRunner *answer)
{
    static unsigned char bytes[256]; /* all answers below are shorter */
    answer->has_number = 1;
    answer->number = number;
    size_t size = scatter_cts__to_runner__get_packed_size(answer);
    if (size > sizeof bytes)
        abort();
    scatter_cts__to_runner__pack(answer, bytes);
    write_frame(bytes, size, size);
}

static void answer_hello(void)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
    hello.name = "misbehaving-program";
    hello.version = "1.0";
    answer.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    answer.hello = &hello;
    write_answer(&answer);
}

static void answer_output(void)
{
    ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
    answer.what_case = SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT;
    write_answer(&answer);
}

static void answer_failed(void)
{
    ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
    answer.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAILED;
    answer.failed = "because it was told to";
    write_answer(&answer);
}

/* Answers one request. False if there will be no further answer. */
static bool answer_request(const char *how)
{
    static const unsigned char garbage[16] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
                                              0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};

    if (strcmp(how, "hello-only") == 0)
        sleep_forever();
    if (strcmp(how, "garbage") == 0)
        write_frame(garbage, sizeof garbage, sizeof garbage);
    if (strcmp(how, "oversized") == 0)
        write_frame(garbage, UINT32_MAX, sizeof garbage);
    if (strcmp(how, "truncated") == 0)
        write_frame(garbage, sizeof garbage, sizeof garbage / 2);
    if (strcmp(how, "empty") == 0)
        write_frame(garbage, 0, 0);
    if (strcmp(how, "two-answers") == 0)
        answer_failed();
    if (strcmp(how, "two-answers") == 0 || strcmp(how, "failed") == 0 || strcmp(how, "banner") == 0)
        answer_failed();
    return strcmp(how, "truncated") != 0 && strcmp(how, "exit") != 0;
}

static bool is_known(const char *how)
{
    static const char *const known[] = {"silent",      "wrong-hello", "hello-only", "exit",
                                        "garbage",     "oversized",   "truncated",  "empty",
                                        "two-answers", "failed",      "banner"};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (strcmp(known[i], how) == 0)
            return true;
    }
    return false;
}

int main(int argument_count, char **arguments)
{
    const char *how = argument_count >= 2 ? arguments[1] : "";
    long correct = argument_count == 3 ? strtol(arguments[2], NULL, 10) : 0;
    if (!is_known(how) || argument_count > 3) {
        (void)fprintf(stderr, "misbehaving_program: the first argument must say how\n");
        return 2;
    }
    if (strcmp(how, "banner") == 0)
        (void)puts("misbehaving_program is ready");
    if (!skip_frame())
        return EXIT_SUCCESS;
    if (strcmp(how, "silent") == 0)
        sleep_forever();
    if (strcmp(how, "wrong-hello") == 0)
        answer_output();
    else
        answer_hello();
    while (skip_frame()) {
        if (!answer_request(correct > 0 ? "failed" : how))
            break;
        correct--;
    }
    return EXIT_SUCCESS;
}
