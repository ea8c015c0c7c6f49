#define _POSIX_C_SOURCE 200809L

#include "frame.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

enum { LARGEST = 1 << 20 };

static int ends[2]; /* the read end, the write end */
static struct arena arena;
static struct frame_reader reader;
static void *body;
static size_t size;

static void set_up(void)
{
    arena = arena_create((size_t)4 << 20);
    reader = (struct frame_reader){.ahead_size = 0};
    cr_assert(pipe(ends) == 0);
    (void)fcntl(ends[0], F_SETFL, O_NONBLOCK);
    (void)fcntl(ends[1], F_SETFL, O_NONBLOCK);
    (void)signal(SIGPIPE, SIG_IGN);
}

static void tear_down(void)
{
    (void)close(ends[0]);
    (void)close(ends[1]);
    arena_destroy(&arena);
}

TestSuite(frame, .init = set_up, .fini = tear_down);

static enum frame_state read_one(void)
{
    return frame_read(&reader, ends[0], LARGEST, &arena, &body, &size);
}

static void expect_body(const void *expected, size_t expected_size)
{
    enum frame_state state = read_one();
    cr_assert(state == FRAME_COMPLETE, "%d", (int)state);
    cr_assert(size == expected_size, "%zu bytes instead of %zu", size, expected_size);
    cr_expect(size == 0 || memcmp(body, expected, size) == 0);
}

/* Puts bytes into the pipe as they are. */
static void put(const char *bytes, size_t count)
{
    cr_assert(write(ends[1], bytes, count) == (ssize_t)count);
}

/* ---- writing ------------------------------------------------------------------------------------------- */

Test(frame, a_frame_is_its_length_and_its_body)
{
    char bytes[16];
    struct frame_writer writer = frame_to_write("hello", 5);
    cr_assert(frame_write(&writer, ends[1]) == FRAME_COMPLETE);
    cr_assert(read(ends[0], bytes, sizeof bytes) == 9);
    cr_expect(memcmp(bytes, "\5\0\0\0hello", 9) == 0);
}

Test(frame, the_rest_of_a_frame_is_written_when_a_full_pipe_has_room)
{
    static char large[3 * 65536 + 5];
    memset(large, 'x', sizeof large);
    struct frame_writer writer = frame_to_write(large, sizeof large);
    enum frame_state written, got;
    do {
        written = frame_write(&writer, ends[1]);
        got = read_one();
        cr_assert(got == FRAME_COMPLETE || (got == FRAME_PARTIAL && written == FRAME_PARTIAL));
    } while (written == FRAME_PARTIAL);
    cr_assert(written == FRAME_COMPLETE && got == FRAME_COMPLETE);
    cr_expect(size == sizeof large && memcmp(body, large, size) == 0);
}

Test(frame, writing_to_a_pipe_without_a_reader_is_closed)
{
    struct frame_writer writer = frame_to_write("hello", 5);
    (void)close(ends[0]);
    cr_expect(frame_write(&writer, ends[1]) == FRAME_CLOSED);
}

Test(frame, a_failed_system_call_is_not_a_closed_channel)
{
    struct frame_writer writer = frame_to_write("hello", 5);
    cr_expect(frame_write(&writer, ends[0]) == FRAME_FAILED, "the read end cannot be written to");
    cr_expect(frame_write(&writer, -1) == FRAME_FAILED);
}

/* ---- reading ------------------------------------------------------------------------------------------- */

Test(frame, frames_of_all_sizes_are_read_in_order)
{
    static const size_t sizes[] = {0, 1, 4091, 4092, 4093, 4096, 0, 20000};
    static char bytes[20000];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (char)(i * 7 + i / 1000);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct frame_writer writer = frame_to_write(bytes, sizes[i]);
        cr_assert(frame_write(&writer, ends[1]) == FRAME_COMPLETE);
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        expect_body(bytes, sizes[i]);
    cr_expect(read_one() == FRAME_PARTIAL);
}

Test(frame, bytes_after_a_frame_stay_for_the_next)
{
    put("\2\0\0\0ab\3\0", 8);
    expect_body("ab", 2);
    cr_expect(reader.ahead_size == 2);
    put("\0\0cde", 5);
    expect_body("cde", 3);
    cr_expect(reader.ahead_size == 0);
}

Test(frame, a_frame_may_come_byte_by_byte)
{
    static const char bytes[] = "\3\0\0\0abc";
    for (size_t i = 0; i < sizeof bytes - 2; i++) {
        put(bytes + i, 1);
        cr_assert(read_one() == FRAME_PARTIAL, "after %zu bytes", i + 1);
    }
    put("c", 1);
    expect_body("abc", 3);
}

Test(frame, a_channel_that_ends_is_closed_wherever_it_ends)
{
    static const char bytes[] = "\3\0\0\0abc";
    for (size_t count = 0; count < sizeof bytes - 1; count++) {
        tear_down();
        set_up();
        put(bytes, count);
        (void)close(ends[1]);
        ends[1] = -1;
        cr_expect(read_one() == FRAME_CLOSED, "after %zu bytes", count);
    }
}

Test(frame, a_frame_longer_than_the_limit_is_oversized)
{
    put("\1\0\20\0", 4);
    cr_expect(read_one() == FRAME_OVERSIZED);
}

Test(frame, a_frame_as_long_as_the_limit_is_not_oversized)
{
    put("\0\0\20\0", 4);
    cr_expect(read_one() == FRAME_PARTIAL);
}

Test(frame, a_frame_that_the_arena_cannot_hold_is_oversized)
{
    put("\377\377\377\377", 4);
    cr_expect(frame_read(&reader, ends[0], SIZE_MAX, &arena, &body, &size) == FRAME_OVERSIZED);
}

static void expect_end(const char *expected)
{
    unsigned char end[FRAME_END_SIZE];
    cr_assert(frame_read(&reader, ends[0], 1, &arena, &body, &size) == FRAME_OVERSIZED);
    cr_assert(frame_read_end(&reader, ends[0], end));
    cr_expect(memcmp(end, expected, sizeof end) == 0, "%.8s instead of %s", (const char *)end, expected);
}

Test(frame, the_end_of_an_oversized_frame_can_be_read)
{
    static char bytes[3 * FRAME_READ_AHEAD + 5];
    memcpy(bytes + sizeof bytes - 8, "abcdefgh", 8);
    for (size_t length = sizeof bytes; length > sizeof bytes - 2 * FRAME_END_SIZE; length--) {
        struct frame_writer writer = frame_to_write(bytes + sizeof bytes - length, length);
        cr_assert(frame_write(&writer, ends[1]) == FRAME_COMPLETE);
        expect_end("abcdefgh");
    }
}

Test(frame, the_end_of_an_oversized_frame_does_not_include_the_next_frame)
{
    put("\12\0\0\0..abcdefgh\3\0\0\0xyz", 21);
    expect_end("abcdefgh");
    expect_body("xyz", 3);
}

Test(frame, the_end_of_a_short_oversized_frame_is_the_whole_frame)
{
    put("\3\0\0\0xyz", 7);
    expect_end("\0\0\0\0\0xyz");
}

Test(frame, a_truncated_oversized_frame_has_no_end)
{
    unsigned char end[FRAME_END_SIZE];
    put("\377\377\377\377abcdefgh", 12);
    cr_assert(frame_read(&reader, ends[0], 1, &arena, &body, &size) == FRAME_OVERSIZED);
    (void)close(ends[1]);
    ends[1] = -1;
    cr_expect(!frame_read_end(&reader, ends[0], end));
}
