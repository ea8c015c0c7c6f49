/* Reads a file that is an argument (file.h), unpacked if it is compressed with gzip: its first byte says so,
 * because no text begins with this byte. */
#ifndef SCATTER_PACKED_FILE_H
#define SCATTER_PACKED_FILE_H

#include "file.h"

#include <zlib.h>

struct packed_file {
    int descriptor;
    bool is_begun, is_packed,
        is_inside;     /* was read from; is compressed; the end of the compressed data is to come */
    uint64_t unpacked; /* bytes so far */
    z_stream stream;
    unsigned char input[32 * 1024];
};

/* Opens a file; errors as of argument_file_open. The caller closes it. */
enum status packed_file_open(struct packed_file *file, const char *path, struct error *error);
void packed_file_close(struct packed_file *file);

/* Reads up to `size` bytes; *got is 0 only at the end. Errors as of argument_file_read; STATUS_UNREADABLE
 * also for compressed data that are damaged, cut off, or more than FILE_SIZE_LIMIT when unpacked. */
enum status packed_file_read(struct packed_file *file, void *bytes, size_t size, size_t *got,
                             struct error *error);

#endif
