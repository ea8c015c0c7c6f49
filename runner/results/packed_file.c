#include "packed_file.h"

#include <inttypes.h>
#include <string.h>

enum {
    FIRST_BYTE = 0x1f,
    GZIP_ALONE = 15 + 16 /* as inflateInit2 wants it: the largest window, no other header */
};

enum status packed_file_open(struct packed_file *file, const char *path, struct error *error)
{
    *file = (struct packed_file){0};
    return argument_file_open(path, &file->descriptor, error);
}

void packed_file_close(struct packed_file *file)
{
    if (file->is_packed)
        (void)inflateEnd(&file->stream);
    argument_file_close(file->descriptor);
}

/* Reads the next part of the file; its first byte says what it is. */
static enum status refill(struct packed_file *file, struct error *error)
{
    z_stream *stream = &file->stream;
    const bool is_first = stream->next_in == NULL;
    size_t got = 0;
    enum status status = argument_file_read(file->descriptor, file->input, sizeof file->input, &got, error);
    stream->next_in = file->input;
    stream->avail_in = (uInt)got;
    if (!is_first || got == 0 || file->input[0] != FIRST_BYTE)
        return status;
    file->is_packed = inflateInit2(stream, GZIP_ALONE) == Z_OK;
    return file->is_packed ? status : error_no_memory(error, "the unpacked file");
}

static void copy(z_stream *stream)
{
    const uInt count = stream->avail_in < stream->avail_out ? stream->avail_in : stream->avail_out;
    memcpy(stream->next_out, stream->next_in, count);
    stream->next_in += count;
    stream->avail_in -= count;
    stream->avail_out -= count;
}

static enum status unpack(struct packed_file *file, struct error *error)
{
    z_stream *stream = &file->stream;
    const uInt room = stream->avail_out;
    if (!file->is_inside)
        (void)inflateReset(stream); /* compressed files in a row are one file */
    const int code = inflate(stream, Z_NO_FLUSH);
    file->is_inside = code != Z_STREAM_END;
    file->unpacked += room - stream->avail_out;
    if (code == Z_MEM_ERROR)
        return error_no_memory(error, "the unpacked file");
    if (code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR)
        return error_set(error, STATUS_UNREADABLE, "cannot be read: the gzip data are damaged");
    if (file->unpacked > FILE_SIZE_LIMIT)
        return error_set(error, STATUS_UNREADABLE,
                         "cannot be read: the gzip data are larger than %" PRIu64 " bytes when unpacked",
                         FILE_SIZE_LIMIT);
    return STATUS_OK;
}

enum status packed_file_read(struct packed_file *file, void *bytes, size_t size, size_t *got,
                             struct error *error)
{
    z_stream *stream = &file->stream;
    enum status status = STATUS_OK;
    stream->next_out = bytes;
    stream->avail_out = (uInt)size;
    while (status == STATUS_OK && stream->avail_out == size) {
        if (stream->avail_in == 0)
            status = refill(file, error);
        if (status != STATUS_OK || stream->avail_in == 0)
            break;
        if (file->is_packed)
            status = unpack(file, error);
        else
            copy(stream);
    }
    *got = size - stream->avail_out;
    if (status == STATUS_OK && *got == 0 && file->is_inside)
        return error_set(error, STATUS_UNREADABLE, "cannot be read: the gzip data are cut off");
    return status;
}
