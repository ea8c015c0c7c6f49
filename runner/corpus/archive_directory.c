#include "archive.h"
#include "archive_parts.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

enum { END_SIZE = 22, LOCATOR_SIZE = 20, ZIP64_END_SIZE = 56, SIGNATURE_SIZE = 4 };

/* libzip looks for the end of the directory in the last TAIL_SIZE bytes: a comment, the end and its locator. */
enum { TAIL_SIZE = 65536 + END_SIZE + LOCATOR_SIZE };

/* The bytes of a file in which a directory is searched. */
struct file_bytes {
    const char *path;
    const unsigned char *first;
    size_t size;
};

/* What an end record states, or a ZIP64 end record instead of it. */
struct directory_end {
    uint64_t disk, directory_disk, count_on_disk, count, size, offset;
    size_t position; /* of the first end record, where the directory must end */
};

uint64_t archive_number_at(const unsigned char *at, int width)
{
    uint64_t number = 0;
    for (int i = width - 1; i >= 0; i--)
        number = number << 8 | at[i];
    return number;
}

static enum status damaged(const struct file_bytes *file, const char *what, struct error *error)
{
    return error_set(error, STATUS_UNREADABLE, "%s: is not a ZIP archive or is damaged: %s", file->path,
                     what);
}

static bool has_signature(const struct file_bytes *file, uint64_t offset, const char *signature)
{
    return file->size >= SIGNATURE_SIZE && offset <= file->size - SIGNATURE_SIZE &&
           memcmp(file->first + offset, signature, SIGNATURE_SIZE) == 0;
}

/* The next position of these four bytes, from `at` on; the size of the file if there is none. */
static size_t find_signature(const struct file_bytes *file, size_t at, const char *signature)
{
    for (; at + SIGNATURE_SIZE <= file->size; at++) {
        const unsigned char *found =
            memchr(file->first + at, signature[0], file->size - at - SIGNATURE_SIZE + 1);
        if (found == NULL)
            break;
        at = (size_t)(found - file->first);
        if (has_signature(file, at, signature))
            return at;
    }
    return file->size;
}

/* ---- the end record -------------------------------------------------------------------------------------------------- */

/* Whether libzip might take this for the end of a directory, other than the last one in the file. */
static bool is_possible_end(const struct file_bytes *file, size_t at)
{
    if (file->size - at < END_SIZE)
        return false;
    if (at >= LOCATOR_SIZE && has_signature(file, at - LOCATOR_SIZE, "PK\6\7"))
        return has_signature(file, archive_number_at(file->first + at - 12, 8), "PK\6\6");
    bool is_empty =
        archive_number_at(file->first + at + 8, 8) == 0; /* the numbers of entries, and the size */
    return is_empty || has_signature(file, archive_number_at(file->first + at + 16, 4), "PK\1\2");
}

/*
 * Finds the last end record. Other programs take the last one; libzip takes another one if it can be read.
 */
static enum status find_end(const struct file_bytes *file, size_t *position, struct error *error)
{
    size_t count = 0, tail = file->size > TAIL_SIZE ? file->size - TAIL_SIZE : 0;
    bool has_others = false;
    for (size_t at = tail; (at = find_signature(file, at, "PK\5\6")) < file->size; at++) {
        if (count > 0 && is_possible_end(file, *position))
            has_others = true;
        *position = at;
        if (++count > ARCHIVE_END_LIMIT)
            return error_set(error, STATUS_UNREADABLE,
                             "%s: its directory has more possible ends than the limit of %zu", file->path,
                             ARCHIVE_END_LIMIT);
    }
    if (count == 0)
        return damaged(file, "it has no end record of a directory", error);
    if (file->size - *position < END_SIZE ||
        archive_number_at(file->first + *position + 20, 2) != file->size - *position - END_SIZE)
        return damaged(
            file, "its last end record, field \"comment length\": the comment does not end the file", error);
    if (has_others)
        return damaged(file, "it has two end records of a directory: programs read different ones", error);
    return STATUS_OK;
}

/* Whether a field of the end record refers to the ZIP64 end record, or is equal to its field. */
static bool agrees(uint64_t field, int width, uint64_t zip64)
{
    return field == zip64 || field == (width == 2 ? UINT16_MAX : UINT32_MAX);
}

/*
 * The ZIP64 end record must be immediately before its locator: some programs look for it there, and others where the
 * locator points to.
 */
static enum status read_zip64_end(const struct file_bytes *file, struct directory_end *end,
                                  struct error *error)
{
    const unsigned char *locator = file->first + end->position - LOCATOR_SIZE;
    uint64_t at = archive_number_at(locator + 8, 8);
    if (archive_number_at(locator + 4, 4) != 0 || archive_number_at(locator + 16, 4) > 1)
        return damaged(
            file, "the locator of its ZIP64 end record, field \"disk\": it is one of several parts", error);
    if (!has_signature(file, at, "PK\6\6") || at + ZIP64_END_SIZE + LOCATOR_SIZE != end->position)
        return damaged(file, "the locator of its ZIP64 end record, field \"offset\": the record is not there",
                       error);
    const unsigned char *record = file->first + at;
    const struct directory_end zip64 = {.disk = archive_number_at(record + 16, 4),
                                        .directory_disk = archive_number_at(record + 20, 4),
                                        .count_on_disk = archive_number_at(record + 24, 8),
                                        .count = archive_number_at(record + 32, 8),
                                        .size = archive_number_at(record + 40, 8),
                                        .offset = archive_number_at(record + 48, 8),
                                        .position = (size_t)at};
    if (!agrees(end->disk, 2, zip64.disk) || !agrees(end->directory_disk, 2, zip64.directory_disk) ||
        !agrees(end->count_on_disk, 2, zip64.count_on_disk) || !agrees(end->count, 2, zip64.count) ||
        !agrees(end->size, 4, zip64.size) || !agrees(end->offset, 4, zip64.offset))
        return damaged(file, "the fields of its end record and of its ZIP64 end record differ", error);
    *end = zip64;
    return STATUS_OK;
}

static enum status read_end(const struct file_bytes *file, struct directory_end *end, struct error *error)
{
    enum status status = find_end(file, &end->position, error);
    if (status != STATUS_OK)
        return status;
    const unsigned char *record = file->first + end->position;
    end->disk = archive_number_at(record + 4, 2);
    end->directory_disk = archive_number_at(record + 6, 2);
    end->count_on_disk = archive_number_at(record + 8, 2);
    end->count = archive_number_at(record + 10, 2);
    end->size = archive_number_at(record + 12, 4);
    end->offset = archive_number_at(record + 16, 4);
    if (end->position >= LOCATOR_SIZE && has_signature(file, end->position - LOCATOR_SIZE, "PK\6\7"))
        status = read_zip64_end(file, end, error);
    if (status != STATUS_OK)
        return status;
    if (end->disk != 0 || end->directory_disk != 0 || end->count_on_disk != end->count)
        return damaged(file, "its end record, field \"disk\": it is one of several parts", error);
    /* Programs that read the directory before its end record, and those that read it at its offset, must agree. */
    if (end->offset > end->position || end->size != end->position - end->offset)
        return damaged(file, "its end record, fields \"offset\" and \"size\": the directory is not there",
                       error);
    return STATUS_OK;
}

/* ---- entries --------------------------------------------------------------------------------------------------------- */

/* The size of an entry in its directory; 0 if it is not completely before `end`. */
static size_t size_of_entry(const struct file_bytes *file, size_t at, size_t end)
{
    if (end - at < ARCHIVE_ENTRY_SIZE || !has_signature(file, at, "PK\1\2"))
        return 0;
    const unsigned char *entry = file->first + at;
    size_t size = ARCHIVE_ENTRY_SIZE;
    for (int i = 0; i < 3; i++) /* name, extra field, comment */
        size += (size_t)archive_number_at(entry + ARCHIVE_ENTRY_NAME_SIZE + 2 * i, 2);
    return size <= end - at ? size : 0;
}

static enum status find_entries(struct archive_directory *directory, const struct file_bytes *file,
                                const struct directory_end *end, struct error *error)
{
    size_t at = directory->begin, size = 0;
    for (size_t i = 0; i < directory->count; i++, at += size) {
        size = size_of_entry(file, at, end->position);
        if (size == 0)
            return damaged(file, "its directory ends before the number of entries in its end record", error);
        directory->entries[i] = file->first + at;
    }
    return at == end->position
               ? STATUS_OK
               : damaged(file, "its directory continues after the number of entries in its end record",
                         error);
}

enum status archive_directory_read(struct archive_directory *directory, const char *path, const void *bytes,
                                   size_t size, struct arena *arena, struct error *error)
{
    const struct file_bytes file = {.path = path, .first = bytes, .size = size};
    struct directory_end end = {0};
    enum status status = read_end(&file, &end, error);
    if (status != STATUS_OK)
        return status;
    if (end.count > ARCHIVE_MEMBER_LIMIT)
        return error_set(error, STATUS_UNREADABLE, "%s: %" PRIu64 " members are more than the limit of %zu",
                         path, end.count, ARCHIVE_MEMBER_LIMIT);
    *directory = (struct archive_directory){
        .bytes = bytes, .size = size, .begin = (size_t)end.offset, .count = (size_t)end.count};
    directory->entries = arena_allocate_zeroed(arena, directory->count, sizeof *directory->entries);
    if (directory->entries == NULL)
        return error_no_memory(error, path);
    return find_entries(directory, &file, &end, error);
}
