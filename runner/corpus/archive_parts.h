/*
 * How archive.posix.c reads the directory of an archive, and checks its members one by one and together (archive.h says
 * which are refused and why).
 *
 * The end record and the entries of the directory are read from the bytes of the file, before libzip reads them if it has
 * to: libzip needs memory and time for each entry, takes another end record than other programs if there are two, and does
 * not tell where a member is stored. Source: APPNOTE.TXT, 4.3 and 4.4.
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

/*
 * Whether every member is stored, and its entry has no extra field, no comment, no flag but that of a name in UTF-8, and no
 * size or offset that is elsewhere or on another disk: then the entries say everything, and libzip would report the same.
 */
bool archive_directory_is_plain(const struct archive_directory *directory);

/* A number of `width` bytes, the least significant one first. */
uint64_t archive_number_at(const unsigned char *at, int width);

/* The general purpose bit of a name in UTF-8. APPNOTE.TXT, 4.4.4 */
#define ARCHIVE_UTF8_NAME (1 << 11)

/* What the directory says about a member. */
struct archive_entry {
    uint8_t system; /* that made it: ZIP_OPSYS_… */
    bool is_encrypted;
    uint16_t method; /* ZIP_CM_… */
    uint32_t attributes, crc;
    uint64_t size, stored_size; /* in bytes */
};

/*
 * Reads entry number `index`, by libzip, or by itself if `zip` is NULL and the directory is plain. What is wrong is returned
 * as a phrase that follows the name of the member, in static storage; NULL: nothing.
 */
const char *archive_entry_read(struct archive_entry *about, const unsigned char *entry, zip_t *zip,
                               zip_uint64_t index);

/* What is wrong with an entry, as a phrase like that of archive_entry_read; NULL: nothing. */
const char *archive_entry_fault(const struct archive_entry *about, bool is_folder);

/* Whether `size` bytes are too many for `stored` stored bytes. */
bool archive_expands_too_much(uint64_t size, uint64_t stored);

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

/*
 * The same for everything else about them; `zip` is NULL if the directory is plain. Then they are sorted by path_order
 * (archive.h).
 */
enum status archive_members_check(struct archive_member *members, const char *path,
                                  const struct archive_directory *directory, zip_t *zip, struct error *error);

#endif
