/* The members of an open archive, and which of them are refused (archive.h says why). */
#ifndef SCATTER_ARCHIVE_MEMBERS_H
#define SCATTER_ARCHIVE_MEMBERS_H

#include "arena.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <zip.h>

struct archive_member {
    const char *path; /* without the "/" that ends the name of a folder */
    bool is_folder;
    uint32_t crc;             /* of its bytes, CRC-32 */
    zip_uint64_t index, size; /* in the archive, and in bytes */
};

/* Reads the members of an archive of `archive_size` bytes, sorted by path_order (archive.h), in the arena.
 * `path` is that of the archive. STATUS_UNREADABLE, naming the archive and the member, if one is refused. */
enum status archive_members_read(struct archive_member **members, size_t *count, const char *path,
                                 size_t archive_size, zip_t *zip, struct arena *arena, struct error *error);

#endif
