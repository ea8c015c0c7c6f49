/* Reads a stream of frames as both ends of the protocol do, and writes the frames again. */
#define _POSIX_C_SOURCE 200809L

#include "frame.h"

#include "target.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LARGEST_FRAME = 4096 };

/* Writes a frame into a pipe and reads it back. */
static void write_and_read(const void *body, size_t size, const int pipe_ends[2], struct arena *arena)
{
    struct frame_writer writer = frame_to_write(body, size);
    struct frame_reader reader = {.size = 0};
    void *again;
    size_t again_size;
    PROMISED(frame_write(&writer, pipe_ends[1]) == FRAME_COMPLETE);
    PROMISED(frame_read(&reader, pipe_ends[0], LARGEST_FRAME, arena, &again, &again_size) == FRAME_COMPLETE);
    PROMISED(again_size == size && memcmp(again, body, size) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    static int pipe_ends[2];
    struct frame_reader reader = {.size = 0};
    void *body;
    size_t body_size;
    if (pipe_ends[1] == 0 && pipe(pipe_ends) != 0)
        exit(EXIT_FAILURE);
    int stream = open(fuzz_file(bytes, size), O_RDONLY | O_CLOEXEC);
    PROMISED(stream >= 0);
    size_t read_so_far = 0;
    enum frame_state state;
    while ((state = frame_read(&reader, stream, LARGEST_FRAME, &arena, &body, &body_size)) ==
           FRAME_COMPLETE) {
        fuzz_read(body, body_size);
        PROMISED(body_size <= LARGEST_FRAME);
        PROMISED(memcmp(body, bytes + read_so_far + FRAME_HEAD_SIZE, body_size) == 0);
        read_so_far += FRAME_HEAD_SIZE + body_size;
        write_and_read(body, body_size, pipe_ends, &arena);
    }
    PROMISED(state == FRAME_CLOSED || state == FRAME_OVERSIZED);
    (void)close(stream);
    arena_reset(&arena);
    return 0;
}
