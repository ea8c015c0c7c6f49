/*
 * How archive.posix.c reads the directory of an archive, and checks its members one by one and together (archive.h says
 * which are refused and why).
 *
 * The end record and the entries of the directory are read from the bytes of the file before libzip reads them: libzip
 * needs memory and time for each entry, takes another end record than other programs if there are two, and does not tell
 * where a member is stored. Source: APPNOTE.TXT, 4.3 and 4.4.
 */
#ifndef SCATTER_ARCHIVE_PARTS_H
#define SCATTER_ARCHIVE_PARTS_H

#include "arena.h"
#include "status.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <zip.h>

/* Offsets in an entry of the directory, whose name follows ARCHIVE_ENTRY_SIZE bytes. */
enum {
    ARCHIVE_ENTRY_FLAGS = 8,
    ARCHIVE_ENTRY_NAME_SIZE = 28,
    ARCHIVE_ENTRY_OFFSET = 42,
    ARCHIVE_ENTRY_SIZE = 46
};

struct archive_directory {
    const unsigned char *bytes;    /* of the file, borrowed */
    size_t size;                   /* of the file */
    size_t begin;                  /* the directory's offset in the file: members are before it */
    const unsigned char **entries; /* each lies completely in the directory */
    size_t count;                  /* at most ARCHIVE_MEMBER_LIMIT */
};

/*
 * Reads the directory; `entries` are in the arena. STATUS_UNREADABLE, naming the file and the field, if there is no
 * end record, if programs can find different ones, if a field of it is wrong, or if there are more members or
 * possible ends than the limits.
 */
enum status archive_directory_read(struct archive_directory *directory, const char *path, const void *bytes,
                                   size_t size, struct arena *arena, struct error *error);

/* A number of `width` bytes, the least significant one first. */
uint64_t archive_number_at(const unsigned char *at, int width);

struct archive_member {
    const char *path; /* without the "/" that ends the name of a folder */
    bool is_folder;
    bool is_deflated; /* or stored */
    uint32_t crc;     /* of its bytes, CRC-32 */
    atomic_bool
        is_right; /* its bytes are stored and match that: many references to one member cost one check */
    zip_uint64_t index, size;
    uint64_t begin, content,
        end; /* offsets in the file: of its local header, of its stored bytes, and after them */
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
