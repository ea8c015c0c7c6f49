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
    const char *path; /* without the "/" that ends the name of a folder */
    bool is_folder;
    zip_uint64_t index, size;
    struct archive_extent extent;
};

/*
 * Allocates the members of a directory, as many as it has entries, in the arena, and sets their names; `path` is that
 * of the archive. STATUS_UNREADABLE, naming the archive and the member, if a name is refused.
 */
enum status archive_members_name(struct archive_member **members, const char *path,
                                 const struct archive_directory *directory, struct arena *arena,
                                 struct error *error);

/* The same for everything else about them. Then they are sorted by path_order (corpus_path.h). */
enum status archive_members_check(struct archive_member *members, const char *path,
                                  const struct archive_directory *directory, zip_t *zip, struct error *error);

#endif
