#include "archive_directory.h"

#include "archive.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/*
 * libzip looks for the end of the directory in the last TAIL_SIZE bytes: a comment, the end and its locator.
 */
enum { TAIL_SIZE = 65536 + 22 + 20, LOCATOR_SIZE = 20, ZIP64_END_SIZE = 56 };

/* The next position of these four bytes in [at, end), or NULL. */
static const unsigned char *find_signature(const unsigned char *at, const unsigned char *end,
                                           const char *signature)
{
    for (; end - at >= 4; at++) {
        at = memchr(at, signature[0], (size_t)(end - at) - 3);
        if (at == NULL || memcmp(at, signature, 4) == 0)
            return at;
    }
    return NULL;
}

/* How often they occur; counts to at most one above the limit. */
static size_t count_signatures(const unsigned char *at, const unsigned char *end, const char *signature,
                               size_t limit)
{
    size_t count = 0;
    while (count <= limit && (at = find_signature(at, end, signature)) != NULL) {
        count++;
        at++;
    }
    return count;
}

static uint64_t number_at(const unsigned char *at)
{
    uint64_t number = 0;
    for (int i = 7; i >= 0; i--)
        number = number << 8 | at[i];
    return number;
}

/*
 * Whether a ZIP64 end to which a locator in the tail points has too many members. APPNOTE.TXT, 4.3.14 and 15
 */
static bool declares_too_many(const unsigned char *first, const unsigned char *tail, const unsigned char *end)
{
    const unsigned char *at = tail;
    while ((at = find_signature(at, end, "PK\6\7")) != NULL && end - at >= LOCATOR_SIZE) {
        uint64_t offset = number_at(at + 8), size = (uint64_t)(end - first);
        if (size >= ZIP64_END_SIZE && offset <= size - ZIP64_END_SIZE &&
            number_at(first + offset + 32) > ARCHIVE_MEMBER_LIMIT)
            return true;
        at++;
    }
    return false;
}

/*
 * The 16-bit number in the end of the directory is not a bound: libzip treats it as modulo 65536, as some programs
 * write it. But every entry that it reads begins with a signature.
 */
enum status archive_directory_check(const char *path, const void *bytes, size_t size, struct error *error)
{
    const unsigned char *first = bytes, *end = first + size;
    const unsigned char *tail = size > TAIL_SIZE ? end - TAIL_SIZE : first;
    if (count_signatures(first, end, "PK\1\2", ARCHIVE_MEMBER_LIMIT) > ARCHIVE_MEMBER_LIMIT ||
        declares_too_many(first, tail, end))
        return error_set(error, STATUS_UNREADABLE, "%s: its members are more than the limit of %zu", path,
                         ARCHIVE_MEMBER_LIMIT);
    if (count_signatures(tail, end, "PK\5\6", ARCHIVE_END_LIMIT) > ARCHIVE_END_LIMIT)
        return error_set(error, STATUS_UNREADABLE,
                         "%s: its directory has more possible ends than the limit of %zu", path,
                         ARCHIVE_END_LIMIT);
    return STATUS_OK;
}
