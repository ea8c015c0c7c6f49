#define _XOPEN_SOURCE 700 /* writev */

#include "frame.h"

#include <errno.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

/* The state after a call that failed or reached the end. */
static enum frame_state state_after(ssize_t result)
{
    if (result < 0 && errno == EAGAIN)
        return FRAME_PARTIAL;
    return result < 0 && errno != EPIPE && errno != ECONNRESET ? FRAME_FAILED : FRAME_CLOSED;
}

/* ---- writing ------------------------------------------------------------------------------------------- */

void frame_encode_head(unsigned char head[FRAME_HEAD_SIZE], size_t size)
{
    for (int i = 0; i < FRAME_HEAD_SIZE; i++)
        head[i] = (unsigned char)(size >> 8 * i & 0xff);
}

struct frame_writer frame_to_write(const void *body, size_t size)
{
    struct frame_writer writer = {.body = body, .size = size};
    frame_encode_head(writer.head, size);
    return writer;
}

/* writev does not change the bytes; its type has no const. */
static struct iovec part(const unsigned char *bytes, size_t size)
{
    union {
        const unsigned char *given;
        void *wanted;
    } pointer = {.given = bytes};
    return (struct iovec){.iov_base = pointer.wanted, .iov_len = size};
}

enum frame_state frame_write(struct frame_writer *writer, int descriptor)
{
    while (writer->written < FRAME_HEAD_SIZE + writer->size) {
        size_t head = writer->written < FRAME_HEAD_SIZE ? writer->written : FRAME_HEAD_SIZE;
        size_t body = writer->written - head;
        const struct iovec parts[] = {part(writer->head + head, FRAME_HEAD_SIZE - head),
                                      part(writer->body + body, writer->size - body)};
        ssize_t written = writev(descriptor, parts, 2);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return state_after(written);
        writer->written += (size_t)written;
    }
    return FRAME_COMPLETE;
}

/* ---- reading ------------------------------------------------------------------------------------------- */

/* After the head was read: allocates the body and moves there what has been read of it. */
static bool begin_body(struct frame_reader *reader, size_t largest, struct arena *arena)
{
    const unsigned char *head = reader->ahead;
    reader->size = (size_t)head[0] | (size_t)head[1] << 8 | (size_t)head[2] << 16 | (size_t)head[3] << 24;
    reader->body = reader->size > largest ? NULL : arena_allocate(arena, reader->size);
    if (reader->body == NULL)
        return false;
    size_t there = reader->ahead_size - FRAME_HEAD_SIZE;
    reader->received = there < reader->size ? there : reader->size;
    memcpy(reader->body, reader->ahead + FRAME_HEAD_SIZE, reader->received);
    reader->ahead_size = there - reader->received;
    memmove(reader->ahead, reader->ahead + FRAME_HEAD_SIZE + reader->received, reader->ahead_size);
    return true;
}

enum frame_state frame_read(struct frame_reader *reader, int descriptor, size_t largest, struct arena *arena,
                            void **body, size_t *size)
{
    for (;;) {
        if (reader->body == NULL && reader->ahead_size >= FRAME_HEAD_SIZE &&
            !begin_body(reader, largest, arena))
            return FRAME_OVERSIZED;
        bool begun = reader->body != NULL;
        if (begun && reader->received == reader->size)
            break;
        ssize_t got = begun
                          ? read(descriptor, reader->body + reader->received, reader->size - reader->received)
                          : read(descriptor, reader->ahead + reader->ahead_size,
                                 sizeof reader->ahead - reader->ahead_size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return state_after(got);
        *(begun ? &reader->received : &reader->ahead_size) += (size_t)got;
    }
    *body = reader->body;
    *size = reader->size;
    reader->body = NULL;
    return FRAME_COMPLETE;
}

/* Appends bytes and drops the same number at the start. */
static void shift_in(unsigned char end[FRAME_END_SIZE], const unsigned char *bytes, size_t size)
{
    size_t kept = size < FRAME_END_SIZE ? FRAME_END_SIZE - size : 0, added = FRAME_END_SIZE - kept;
    memmove(end, end + added, kept);
    memcpy(end + kept, bytes + size - added, added);
}

bool frame_read_end(struct frame_reader *reader, int descriptor, unsigned char end[FRAME_END_SIZE])
{
    size_t begin = FRAME_HEAD_SIZE;
    memset(end, 0, FRAME_END_SIZE);
    for (size_t left = reader->size;;) {
        size_t there = reader->ahead_size - begin, taken = there < left ? there : left;
        shift_in(end, reader->ahead + begin, taken);
        left -= taken;
        if (left == 0) {
            reader->ahead_size = there - taken;
            memmove(reader->ahead, reader->ahead + begin + taken, reader->ahead_size);
            return true;
        }
        ssize_t got;
        do
            got = read(descriptor, reader->ahead, sizeof reader->ahead);
        while (got < 0 && errno == EINTR);
        if (got <= 0)
            return false;
        begin = 0;
        reader->ahead_size = (size_t)got;
    }
}
