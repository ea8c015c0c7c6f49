#include "archive_header.h"

#include <stdbool.h>
#include <string.h>

/* Offsets in a local header, whose name and extra field follow. APPNOTE.TXT, 4.3.7 */
enum {
    HEADER_FLAGS = 6,
    HEADER_METHOD = 8,
    HEADER_CRC = 14,
    HEADER_STORED_SIZE = 18,
    HEADER_MEMBER_SIZE = 22,
    HEADER_NAME_SIZE = 26,
    HEADER_EXTRA_SIZE = 28,
    HEADER_SIZE = 30
};

/* General purpose bits. APPNOTE.TXT, 4.4.4 */
enum { ENCRYPTED = 1 << 0 | 1 << 6 | 1 << 13, DESCRIBED_LATER = 1 << 3, UTF8_NAME = 1 << 11 };

/* The sizes in a local header; where they are in a ZIP64 extra field, which is in no other place, they are from it. */
struct sizes {
    uint64_t member, stored;
};

/* The ZIP64 extra field; false if there is none that has these sizes. APPNOTE.TXT, 4.5.3 */
static bool take_zip64_sizes(const unsigned char *extra, size_t room, struct sizes *sizes)
{
    uint64_t *const missing[] = {sizes->member == UINT32_MAX ? &sizes->member : NULL,
                                 sizes->stored == UINT32_MAX ? &sizes->stored : NULL};
    for (size_t size; room >= 4; extra += 4 + size, room -= 4 + size) {
        size = (size_t)archive_number_at(extra + 2, 2);
        if (size > room - 4)
            return false;
        if (archive_number_at(extra, 2) != 1)
            continue;
        const unsigned char *at = extra + 4, *end = at + size;
        for (size_t i = 0; i < 2; i++) {
            if (missing[i] == NULL)
                continue;
            if (end - at < 8)
                return false;
            *missing[i] = archive_number_at(at, 8);
            at += 8;
        }
        return true;
    }
    return false;
}

/* Whether a value of the header is that of the directory, or is left to the data descriptor. */
static bool is_right(uint64_t value, uint64_t expected, unsigned flags)
{
    return value == expected || (value == 0 && (flags & DESCRIBED_LATER) != 0);
}

static const char *fault_of_fields(const unsigned char *header, const unsigned char *entry,
                                   const zip_stat_t *about, const struct sizes *sizes)
{
    unsigned flags = (unsigned)archive_number_at(header + HEADER_FLAGS, 2);
    unsigned changed = flags ^ (unsigned)archive_number_at(entry + ARCHIVE_ENTRY_FLAGS, 2);
    size_t name_size = (size_t)archive_number_at(header + HEADER_NAME_SIZE, 2);
    if (name_size != archive_number_at(entry + ARCHIVE_ENTRY_NAME_SIZE, 2) ||
        memcmp(header + HEADER_SIZE, entry + ARCHIVE_ENTRY_SIZE, name_size) != 0)
        return "the name in its local header is not that of the directory";
    if ((changed & ENCRYPTED) != 0)
        return "the encryption flag in its local header is not that of the directory";
    if ((changed & UTF8_NAME) != 0)
        return "the UTF-8 flag in its local header is not that of the directory";
    if (archive_number_at(header + HEADER_METHOD, 2) != about->comp_method)
        return "the compression method in its local header is not that of the directory";
    if (!is_right(archive_number_at(header + HEADER_CRC, 4), about->crc, flags))
        return "the CRC-32 in its local header is not that of the directory";
    if (!is_right(sizes->stored, about->comp_size, flags))
        return "the compressed size in its local header is not that of the directory";
    if (!is_right(sizes->member, about->size, flags))
        return "the uncompressed size in its local header is not that of the directory";
    return NULL;
}

const char *archive_header_fault(const struct archive_directory *directory, const unsigned char *entry,
                                 const zip_stat_t *about, struct archive_extent *extent)
{
    static const char missing[] = "its local header is not where the directory says";
    uint64_t offset = archive_number_at(entry + ARCHIVE_ENTRY_OFFSET, 4);
    if (offset > directory->begin || directory->begin - offset < HEADER_SIZE ||
        memcmp(directory->bytes + offset, "PK\3\4", 4) != 0)
        return missing;
    const unsigned char *header = directory->bytes + offset;
    size_t room = directory->begin - (size_t)offset - HEADER_SIZE;
    size_t name_size = (size_t)archive_number_at(header + HEADER_NAME_SIZE, 2);
    size_t extra_size = (size_t)archive_number_at(header + HEADER_EXTRA_SIZE, 2);
    if (name_size + extra_size > room || about->comp_size > room - name_size - extra_size)
        return "its local header and its bytes do not end before the directory";
    struct sizes sizes = {.member = archive_number_at(header + HEADER_MEMBER_SIZE, 4),
                          .stored = archive_number_at(header + HEADER_STORED_SIZE, 4)};
    if ((sizes.member == UINT32_MAX || sizes.stored == UINT32_MAX) &&
        !take_zip64_sizes(header + HEADER_SIZE + name_size, extra_size, &sizes))
        return "its local header lacks the sizes that it must have in a ZIP64 extra field";
    const char *fault = fault_of_fields(header, entry, about, &sizes);
    *extent = (struct archive_extent){
        .begin = offset, .end = offset + HEADER_SIZE + name_size + extra_size + about->comp_size};
    return fault;
}
