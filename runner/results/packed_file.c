#include "packed_file.h"

#include <inttypes.h>

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
    (void)inflateEnd(&file->stream);
    argument_file_close(file->descriptor);
}

/* Unpacks bytes of the input. Compressed data in a row are one file. */
static enum status unpack(struct packed_file *file, struct error *error)
{
    z_stream *stream = &file->stream;
    const uInt room = stream->avail_out;
    int code = file->is_inside ? Z_OK : inflateReset(stream);
    if (code == Z_OK)
        code = inflate(stream, Z_NO_FLUSH);
    file->is_inside = code != Z_STREAM_END;
    file->unpacked += room - stream->avail_out;
    if (code == Z_MEM_ERROR)
        return error_no_memory(error, "the unpacked file");
    if (code != Z_OK && code != Z_STREAM_END)
        return error_set(error, STATUS_UNREADABLE, "cannot be read: the gzip data are damaged");
    return file->unpacked <= FILE_SIZE_LIMIT
               ? STATUS_OK
               : error_set(error, STATUS_UNREADABLE,
                           "cannot be read: more than %" PRIu64 " bytes are unpacked", FILE_SIZE_LIMIT);
}

/* Reads the first byte alone, which says what the file is; *got is 0 for an empty file. */
static enum status begin(struct packed_file *file, size_t *got, struct error *error)
{
    enum status status = argument_file_read(file->descriptor, file->input, 1, got, error);
    file->is_begun = true;
    file->is_packed = status == STATUS_OK && *got > 0 && file->input[0] == FIRST_BYTE;
    file->stream.next_in = file->input;
    file->stream.avail_in = 1;
    if (file->is_packed && inflateInit2(&file->stream, GZIP_ALONE) != Z_OK)
        return error_no_memory(error, "the unpacked file");
    return status;
}

enum status packed_file_read(struct packed_file *file, void *bytes, size_t size, size_t *got,
                             struct error *error)
{
    z_stream *stream = &file->stream;
    enum status status = STATUS_OK;
    if (!file->is_begun) {
        status = begin(file, got, error);
        if (status != STATUS_OK || !file->is_packed) {
            *(unsigned char *)bytes = file->input[0];
            return status;
        }
    }
    if (!file->is_packed)
        return argument_file_read(file->descriptor, bytes, size, got, error);
    stream->next_out = bytes;
    stream->avail_out = (uInt)size;
    while (status == STATUS_OK && stream->avail_out == size) {
        if (stream->avail_in == 0) {
            status = argument_file_read(file->descriptor, file->input, sizeof file->input, got, error);
            stream->next_in = file->input;
            stream->avail_in = (uInt)*got;
            if (status != STATUS_OK || (*got == 0 && !file->is_inside))
                return status;
            if (*got == 0)
                return error_set(error, STATUS_UNREADABLE, "cannot be read: the gzip data are cut off");
        }
        status = unpack(file, error);
    }
    *got = size - stream->avail_out;
    return status;
}
