/*
 * Frames on a descriptor: a 4-byte little-endian length followed by that number of bytes
 * (runner/protocol/protocol.proto). A frame is written with one system call, and read with one if it is
 * short. For blocking and non-blocking descriptors.
 */
#ifndef SCATTER_FRAME_H
#define SCATTER_FRAME_H

#include "arena.h"

#include <stdbool.h>
#include <stddef.h>

/* The descriptors on which the worker gets requests and writes answers. */
enum { WORKER_REQUEST_FD = 3, WORKER_ANSWER_FD = 4 };

enum { FRAME_HEAD_SIZE = 4, FRAME_READ_AHEAD = 4096, FRAME_END_SIZE = 8 };

enum frame_state {
    FRAME_COMPLETE,
    FRAME_PARTIAL,  /* the descriptor would block */
    FRAME_CLOSED,   /* the other end is closed or broken */
    FRAME_FAILED,   /* the system call failed, and the other end is not the cause */
    FRAME_OVERSIZED /* the stated length is more than allowed, or more than the arena can hold */
};

/* Begin with frame_to_write. */
struct frame_writer {
    unsigned char head[FRAME_HEAD_SIZE];
    const unsigned char *body; /* borrowed */
    size_t size;               /* of the body */
    size_t written;            /* head included */
};

/* Begin with zeroes, once per channel. */
struct frame_reader {
    unsigned char ahead[FRAME_READ_AHEAD]; /* bytes read that do not belong to `body` */
    size_t ahead_size;
    unsigned char *body; /* of the current frame; NULL until its length is known */
    size_t size;         /* of the body */
    size_t received;
};

/* The head of a frame. */
void frame_encode_head(unsigned char head[FRAME_HEAD_SIZE], size_t size);

struct frame_writer frame_to_write(const void *body, size_t size);

/* Writes the rest of the frame, or as much as the descriptor takes. Never FRAME_OVERSIZED. */
enum frame_state frame_write(struct frame_writer *writer, int descriptor);

/*
 * Continues to read until a frame is complete; its body is then in the arena. Bytes read beyond its end stay
 * in the reader for the next frame. After FRAME_CLOSED and FRAME_FAILED the channel cannot be used again;
 * after FRAME_OVERSIZED only frame_read_end may be called.
 */
enum frame_state frame_read(struct frame_reader *reader, int descriptor, size_t largest, struct arena *arena,
                            void **body, size_t *size);

/* After FRAME_OVERSIZED, on a blocking descriptor: reads the frame to its end and keeps its last
 * FRAME_END_SIZE bytes; a shorter frame is preceded by zeroes. False if the channel ends earlier. */
bool frame_read_end(struct frame_reader *reader, int descriptor, unsigned char end[FRAME_END_SIZE]);

#endif
