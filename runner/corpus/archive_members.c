#include "archive_members.h"

#include "archive.h"
#include "archive_member.h"
#include "corpus_path.h"
#include "printable.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static enum status refuse(const char *path, const struct archive_member *member, const char *why,
                          struct error *error)
{
    struct arena scratch = arena_create(1 << 20);
    enum status status = error_set(error, STATUS_UNREADABLE, "%s: member \"%.200s%s\": %s", path,
                                   printable(member->path, &scratch), member->is_folder ? "/" : "", why);
    arena_destroy(&scratch);
    return status;
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
        const char *fault = archive_name_fault(name, size);
        if (fault != NULL)
            return refuse(path, member, fault, error);
    }
    return STATUS_OK;
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
static enum status check_extents(struct archive_member *members, const char *path, size_t count,
                                 struct error *error)
{
    sort_members(members, count, compare_extents);
    for (size_t i = 1; i < count; i++)
        if (members[i - 1].extent.end > members[i].extent.begin)
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
    const unsigned char *entry = directory->entries[member->index];
    zip_stat_t about;
    const char *fault = archive_member_fault(zip, member->index, entry, member->is_folder, &about);
    if (fault != NULL)
        return fault;
    member->size = about.size;
    return archive_header_fault(directory, entry, &about, &member->extent);
}

enum status archive_members_check(struct archive_member *members, const char *path,
                                  const struct archive_directory *directory, zip_t *zip, struct error *error)
{
    zip_int64_t count = zip_get_num_entries(zip, ZIP_FL_UNCHANGED);
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
    enum status status = check_extents(members, path, directory->count, error);
    return status == STATUS_OK ? check_paths(members, path, directory->count, error) : status;
}
