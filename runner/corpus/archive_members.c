#include "archive_members.h"

#include "archive.h"
#include "archive_member.h"
#include "corpus_path.h"
#include "printable.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* What the functions below work on. */
struct reading {
    const char *path; /* of the archive */
    const struct archive_directory *directory;
    zip_t *zip;
    struct archive_member *members;
    struct arena *arena;
    struct error *error;
};

static enum status refuse(const struct reading *reading, const char *name, const char *why)
{
    struct arena scratch = arena_create(1 << 20);
    enum status status = error_set(reading->error, STATUS_UNREADABLE, "%s: member \"%.200s\": %s",
                                   reading->path, name == NULL ? "" : printable(name, &scratch), why);
    arena_destroy(&scratch);
    return status;
}

static enum status no_memory(const struct reading *reading)
{
    return error_set(reading->error, STATUS_OUT_OF_MEMORY, "%s: no memory for its members", reading->path);
}

/* Reads and checks the member with number `index`. Its path is borrowed from libzip. */
static enum status take_member(struct reading *reading, size_t index)
{
    struct archive_member *member = &reading->members[index];
    const unsigned char *entry = reading->directory->entries[index];
    const char *name;
    zip_stat_t about;
    const char *fault = archive_member_fault(reading->zip, index, entry, &name, &about);
    if (fault == NULL)
        fault = archive_header_fault(reading->directory, entry, &about, &member->extent);
    if (fault != NULL)
        return refuse(reading, name, fault);
    size_t length = strlen(name);
    member->path = name;
    member->index = index;
    member->size = about.size;
    member->is_folder = name[length - 1] == '/';
    if (member->is_folder)
        member->path = arena_copy_text(reading->arena, name, length - 1);
    return member->path != NULL ? STATUS_OK : no_memory(reading);
}

static int compare_paths(const void *left, const void *right)
{
    return path_order(((const struct archive_member *)left)->path,
                      ((const struct archive_member *)right)->path);
}

static int compare_extents(const void *left, const void *right)
{
    const struct archive_member *a = left, *b = right;
    return (a->extent.begin > b->extent.begin) - (a->extent.begin < b->extent.begin);
}

/* Our own archives are sorted already. */
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
static enum status check_extents(const struct reading *reading, size_t count)
{
    sort_members(reading->members, count, compare_extents);
    for (size_t i = 1; i < count; i++)
        if (reading->members[i - 1].extent.end > reading->members[i].extent.begin)
            return refuse(reading, reading->members[i].path,
                          "its local header is among the bytes of another member");
    return STATUS_OK;
}

/* Sorts the members and checks that each path is unique. */
static enum status check_paths(const struct reading *reading, size_t count)
{
    sort_members(reading->members, count, compare_paths);
    for (size_t i = 1; i < count; i++) {
        const struct archive_member *last = &reading->members[i - 1], *member = &reading->members[i];
        if (strcmp(last->path, member->path) == 0)
            return refuse(reading, member->path, "the archive has two members with this name");
        if (!last->is_folder && path_lies_below(member->path, last->path))
            return refuse(reading, last->path, "is a file, but other members are below it");
    }
    return STATUS_OK;
}

enum status archive_members_read(struct archive_member **members, const char *path,
                                 const struct archive_directory *directory, size_t size, zip_t *zip,
                                 struct arena *arena, struct error *error)
{
    struct reading reading = {
        .path = path, .directory = directory, .zip = zip, .arena = arena, .error = error};
    zip_int64_t count = zip_get_num_entries(zip, ZIP_FL_UNCHANGED);
    if (count < 0 || (zip_uint64_t)count != directory->count)
        return error_set(error, STATUS_UNREADABLE,
                         "%s: its directory can be read as %" PRId64 " or as %zu members", path,
                         (int64_t)count, directory->count);
    *members = reading.members = arena_allocate_zeroed(arena, directory->count, sizeof **members);
    if (reading.members == NULL)
        return no_memory(&reading);
    uint64_t total = 0;
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < directory->count; i++) {
        status = take_member(&reading, i);
        total += reading.members[i].size; /* at most 2^15 times 2^31 */
    }
    if (status == STATUS_OK && (total > ARCHIVE_TOTAL_LIMIT || archive_expands_too_much(total, size)))
        return error_set(error, STATUS_UNREADABLE,
                         "%s: its members expand to %" PRIu64 " bytes, more than 8 GiB or 200 times its size",
                         path, total);
    if (status == STATUS_OK)
        status = check_extents(&reading, directory->count);
    return status == STATUS_OK ? check_paths(&reading, directory->count) : status;
}
