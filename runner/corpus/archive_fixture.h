/* For tests: ZIP archives byte by byte, including archives that no library writes. Source: APPNOTE.TXT, 4.3
 * and 4.4. */
#ifndef SCATTER_ARCHIVE_FIXTURE_H
#define SCATTER_ARCHIVE_FIXTURE_H

#include "temporary_folder_fixture.h"

#include <stddef.h>
#include <stdint.h>

/* A stored member. A field that is 0 has its correct value. */
struct fixture_member {
    const char *name;
    size_t name_size; /* 0: up to its NUL */
    const char *bytes;
    size_t size;         /* 0: up to its NUL; without `bytes`: nothing */
    uint32_t mode;       /* as in UNIX; 0: a regular file */
    uint32_t flags;      /* general purpose bits: 1 is "encrypted", 0x800 "the name is UTF-8" */
    uint32_t method;     /* 0: stored */
    uint32_t wrong_crc;  /* replaces the correct one */
    uint32_t wrong_size; /* uncompressed; replaces the correct one */
};

/* The maximum size of such an archive. */
enum { FIXTURE_ARCHIVE_LIMIT = 65536 };

struct fixture_archive {
    unsigned char bytes[FIXTURE_ARCHIVE_LIMIT];
    size_t size;
};

/* Builds the archive of some members, in this order. If it is too large, the test ends. */
void fixture_archive(struct fixture_archive *archive, const struct fixture_member *members, size_t count);

/* Writes it to a file in the folder. */
void fixture_archive_write(const struct temporary_folder *folder, const char *name,
                           const struct fixture_member *members, size_t count);

/* An array of members as two arguments. */
#define MEMBERS(...)                              \
    (const struct fixture_member[]){__VA_ARGS__}, \
        sizeof((const struct fixture_member[]){__VA_ARGS__}) / sizeof(struct fixture_member)

#endif
