/*
 * The members of an archive, checked one by one and together (archive.h says which are refused and why).
 */
#ifndef SCATTER_ARCHIVE_MEMBERS_H
#define SCATTER_ARCHIVE_MEMBERS_H

#include "archive_directory.h"
#include "archive_header.h"
#include "arena.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <zip.h>

struct archive_member {
    const char *path; /* without the "/" that ends the name of a folder; in libzip's handle or in the arena */
    bool is_folder;
    zip_uint64_t index, size;
    struct archive_extent extent;
};

/*
 * Sets *members to the members of the directory, sorted by path_order (corpus_path.h), in the arena; there are
 * `directory->count`. `path` and `size` are those of the archive. STATUS_UNREADABLE, naming the archive and the
 * member, if one is refused.
 */
enum status archive_members_read(struct archive_member **members, const char *path,
                                 const struct archive_directory *directory, size_t size, zip_t *zip,
                                 struct arena *arena, struct error *error);

#endif
