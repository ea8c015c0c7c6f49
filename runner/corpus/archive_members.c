#include "archive.h"
#include "archive_parts.h"
#include "file.h"
#include "printable.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* What is wrong is a phrase that follows the name of the member, in static storage. */
static enum status refuse(const char *path, const struct archive_member *member, const char *why,
                          struct error *error)
{
    struct arena scratch = arena_create(1 << 20);
    enum status status = error_set(error, STATUS_UNREADABLE, "%s: member \"%.200s%s\": %s", path,
                                   printable(member->path, &scratch), member->is_folder ? "/" : "", why);
    arena_destroy(&scratch);
    return status;
}

/* ---- names ---------------------------------------------------------------------------------------------------------- */

static size_t depth_of(const char *path)
{
    size_t depth = 1;
    while ((path = strchr(path, '/')) != NULL)
        path++, depth++;
    return depth;
}

/* `size` is its size in the archive: a NUL in it is a control character. */
static const char *fault_of_name(const char *name, size_t size)
{
    bool is_ascii = true;
    for (size_t i = 0; i < size; i++) {
        if ((unsigned char)name[i] < ' ' || name[i] == '\x7f')
            return "its name has a control character";
        is_ascii = is_ascii && (name[i] & 0x80) == 0;
    }
    if (!is_ascii && !is_utf8(name))
        return "its name is not UTF-8";
    if (size > ARCHIVE_NAME_LIMIT)
        return "its name is longer than 1024 bytes";
    if (strchr(name, '\\') != NULL)
        return "its name has a backslash";
    if (name[0] == '/')
        return "its name is an absolute path";
    if (!path_is_plain(name))
        return "its name has an empty, \".\" or \"..\" component";
    return depth_of(name) > ARCHIVE_DEPTH_LIMIT ? "its name has more than 32 components" : NULL;
}

enum status archive_members_name(struct archive_member **members, const char *path,
                                 const struct archive_directory *directory, struct arena *arena,
                                 struct error *error)
{
    *members = arena_allocate_zeroed(arena, directory->count, sizeof **members);
    if (*members == NULL)
        return error_no_memory(error, path);
    for (size_t i = 0; i < directory->count; i++) {
        struct archive_member *member = &(*members)[i];
        const unsigned char *entry = directory->entries[i];
        size_t size = (size_t)archive_number_at(entry + ARCHIVE_ENTRY_NAME_SIZE, 2);
        char *name = arena_copy_text(arena, (const char *)entry + ARCHIVE_ENTRY_SIZE, size);
        if (name == NULL)
            return error_no_memory(error, path);
        member->path = name;
        member->index = i;
        member->is_folder = size > 0 && name[size - 1] == '/';
        if (member->is_folder)
            name[--size] = '\0';
        const char *fault = fault_of_name(name, size);
        if (fault != NULL)
            return refuse(path, member, fault, error);
    }
    return STATUS_OK;
}

/* ---- local headers -------------------------------------------------------------------------------------------------- */

/*
 * A local header repeats what the directory says. libzip reads the directory first; other programs read the local header, or
 * both: an archive in which they disagree would have other members for them.
 */

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
enum { ENCRYPTED = 1 << 0 | 1 << 6 | 1 << 13, DESCRIBED_LATER = 1 << 3 };

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
                                   const struct archive_entry *about, const struct sizes *sizes)
{
    unsigned flags = (unsigned)archive_number_at(header + HEADER_FLAGS, 2);
    unsigned changed = flags ^ (unsigned)archive_number_at(entry + ARCHIVE_ENTRY_FLAGS, 2);
    size_t name_size = (size_t)archive_number_at(header + HEADER_NAME_SIZE, 2);
    if (name_size != archive_number_at(entry + ARCHIVE_ENTRY_NAME_SIZE, 2) ||
        memcmp(header + HEADER_SIZE, entry + ARCHIVE_ENTRY_SIZE, name_size) != 0)
        return "the name in its local header is not that of the directory";
    if ((changed & ENCRYPTED) != 0)
        return "the encryption flag in its local header is not that of the directory";
    if ((changed & ARCHIVE_UTF8_NAME) != 0)
        return "the UTF-8 flag in its local header is not that of the directory";
    if (archive_number_at(header + HEADER_METHOD, 2) != about->method)
        return "the compression method in its local header is not that of the directory";
    if (!is_right(archive_number_at(header + HEADER_CRC, 4), about->crc, flags))
        return "the CRC-32 in its local header is not that of the directory";
    if (!is_right(sizes->stored, about->stored_size, flags))
        return "the compressed size in its local header is not that of the directory";
    if (!is_right(sizes->member, about->size, flags))
        return "the uncompressed size in its local header is not that of the directory";
    return NULL;
}

/* The offsets of the member are set if nothing is wrong. */
static const char *fault_of_header(struct archive_member *member, const struct archive_directory *directory,
                                   const struct archive_entry *about)
{
    const unsigned char *entry = directory->entries[member->index];
    static const char missing[] = "its local header is not where the directory says";
    uint64_t offset = archive_number_at(entry + ARCHIVE_ENTRY_OFFSET, 4);
    if (offset > directory->begin || directory->begin - offset < HEADER_SIZE ||
        memcmp(directory->bytes + offset, "PK\3\4", 4) != 0)
        return missing;
    const unsigned char *header = directory->bytes + offset;
    size_t room = directory->begin - (size_t)offset - HEADER_SIZE;
    size_t name_size = (size_t)archive_number_at(header + HEADER_NAME_SIZE, 2);
    size_t extra_size = (size_t)archive_number_at(header + HEADER_EXTRA_SIZE, 2);
    if (name_size + extra_size > room || about->stored_size > room - name_size - extra_size)
        return "its local header and its bytes do not end before the directory";
    struct sizes sizes = {.member = archive_number_at(header + HEADER_MEMBER_SIZE, 4),
                          .stored = archive_number_at(header + HEADER_STORED_SIZE, 4)};
    if ((sizes.member == UINT32_MAX || sizes.stored == UINT32_MAX) &&
        !take_zip64_sizes(header + HEADER_SIZE + name_size, extra_size, &sizes))
        return "its local header lacks the sizes that it must have in a ZIP64 extra field";
    const char *fault = fault_of_fields(header, entry, about, &sizes);
    member->begin = offset;
    member->content = offset + HEADER_SIZE + name_size + extra_size;
    member->end = member->content + about->stored_size;
    return fault;
}

/* ---- together ------------------------------------------------------------------------------------------------------- */

static int compare_paths(const void *left, const void *right)
{
    return path_order(((const struct archive_member *)left)->path,
                      ((const struct archive_member *)right)->path);
}

static int compare_offsets(const void *left, const void *right)
{
    const struct archive_member *a = left, *b = right;
    return (a->begin > b->begin) - (a->begin < b->begin);
}

/* Our own archives are sorted already by offsets. */
static void sort_members(struct archive_member *members, size_t count,
                         int (*compare)(const void *, const void *))
{
    for (size_t i = 1; i < count; i++)
        if (compare(&members[i - 1], &members[i]) > 0) {
            qsort(members, count, sizeof *members, compare);
            return;
        }
}

/* Some programs refuse archives whose members share bytes, which can expand to much more than their size. */
static enum status check_offsets(struct archive_member *members, const char *path, size_t count,
                                 struct error *error)
{
    sort_members(members, count, compare_offsets);
    for (size_t i = 1; i < count; i++)
        if (members[i - 1].end > members[i].begin)
            return refuse(path, &members[i], "its local header is among the bytes of another member", error);
    return STATUS_OK;
}

/* Sorts the members and checks that each path is unique. */
static enum status check_paths(struct archive_member *members, const char *path, size_t count,
                               struct error *error)
{
    sort_members(members, count, compare_paths);
    for (size_t i = 1; i < count; i++) {
        const struct archive_member *last = &members[i - 1], *member = &members[i];
        size_t length = strlen(last->path);
        if (strncmp(last->path, member->path, length) != 0)
            continue;
        if (member->path[length] == '\0')
            return refuse(path, member, "the archive has two members with this name", error);
        if (member->path[length] == '/' && !last->is_folder)
            return refuse(path, last, "is a file, but other members are below it", error);
    }
    return STATUS_OK;
}

/* What is wrong with a member in the archive, or NULL. */
static const char *take_member(struct archive_member *member, const struct archive_directory *directory,
                               zip_t *zip)
{
    struct archive_entry about;
    const char *fault = archive_entry_read(&about, directory->entries[member->index], zip, member->index);
    if (fault == NULL)
        fault = archive_entry_fault(&about, member->is_folder);
    if (fault != NULL)
        return fault;
    member->is_deflated = about.method == ZIP_CM_DEFLATE;
    member->crc = about.crc;
    member->size = about.size;
    return fault_of_header(member, directory, &about);
}

enum status archive_members_check(struct archive_member *members, const char *path,
                                  const struct archive_directory *directory, zip_t *zip, struct error *error)
{
    zip_int64_t count =
        zip == NULL ? (zip_int64_t)directory->count : zip_get_num_entries(zip, ZIP_FL_UNCHANGED);
    uint64_t total = 0;
    if (count < 0 || (zip_uint64_t)count != directory->count)
        return error_set(error, STATUS_UNREADABLE,
                         "%s: its directory can be read as %" PRId64 " or as %zu members", path,
                         (int64_t)count, directory->count);
    for (size_t i = 0; i < directory->count; i++) {
        const char *fault = take_member(&members[i], directory, zip);
        if (fault != NULL)
            return refuse(path, &members[i], fault, error);
        total += members[i].size; /* at most 2^15 times 2^31 */
    }
    if (total > ARCHIVE_TOTAL_LIMIT || archive_expands_too_much(total, directory->size))
        return error_set(error, STATUS_UNREADABLE,
                         "%s: its members expand to %" PRIu64 " bytes, more than 8 GiB or 200 times its size",
                         path, total);
    enum status status = check_offsets(members, path, directory->count, error);
    return status == STATUS_OK ? check_paths(members, path, directory->count, error) : status;
}
