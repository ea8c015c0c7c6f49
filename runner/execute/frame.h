/*
 * Frames on a descriptor, a 4-byte little-endian length followed by so many bytes (runner/execute/protocol.proto):
 * written with one call to the system, read with one where it is short. For descriptors that block and for those
 * that do not.
 */
#ifndef SCATTER_FRAME_H
#define SCATTER_FRAME_H

#include "arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FRAME_HEAD_SIZE = 4, FRAME_READ_AHEAD = 4096, FRAME_END_SIZE = 8 };

enum frame_state {
    FRAME_COMPLETE,
    FRAME_PARTIAL,  /* the descriptor gives or takes no more at present */
    FRAME_CLOSED,   /* the other end is closed, or broken */
    FRAME_FAILED,   /* the system refused the call for a reason that is not the other end's */
    FRAME_OVERSIZED /* it claims to be longer than is allowed, or than the arena can hold */
};

/* Begin with frame_to_write. */
struct frame_writer {
    unsigned char head[FRAME_HEAD_SIZE];
    const unsigned char *body; /* borrowed */
    size_t size;               /* of the body */
    size_t written;            /* head included */
};

/* Begin with zeroes, once for a channel. */
struct frame_reader {
    unsigned char ahead[FRAME_READ_AHEAD]; /* what has been read and does not belong to `body` */
    size_t ahead_size;
    unsigned char *body; /* of the frame that is being read; NULL until its length is known */
    size_t size;         /* of the body */
    size_t received;
};

/* The head of a frame. */
void frame_encode_head(unsigned char head[FRAME_HEAD_SIZE], size_t size);

struct frame_writer frame_to_write(const void *body, size_t size);

/* Writes what is left of the frame, or as much as the descriptor takes. Never FRAME_OVERSIZED. */
enum frame_state frame_write(struct frame_writer *writer, int descriptor);

/*
 * Reads on until a frame is complete, whose body is then in the arena. What is read beyond its end stays with the
 * reader for the next frame. After FRAME_CLOSED and FRAME_FAILED the channel is of no further use, after FRAME_OVERSIZED for nothing
 * but frame_read_end.
 */
enum frame_state frame_read(struct frame_reader *reader, int descriptor, size_t largest, struct arena *arena,
                            void **body, size_t *size);

/*
 * After FRAME_OVERSIZED, on a descriptor that blocks: reads the frame to its end and keeps its last FRAME_END_SIZE
 * bytes, or zeroes and all of it where it is shorter. False when the channel ends before.
 */
bool frame_read_end(struct frame_reader *reader, int descriptor, unsigned char end[FRAME_END_SIZE]);

#endif
