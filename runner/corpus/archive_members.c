#include "archive_members.h"

#include "archive.h"
#include "file.h"
#include "print_text.h"

#include <inttypes.h>
#include <stddef.h>
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

/* ---- names --------------------------------------------------------------------------------------------- */

static size_t depth_of(const char *path)
{
    size_t depth = 1;
    while ((path = strchr(path, '/')) != NULL)
        path++, depth++;
    return depth;
}

static const char *fault_of_name(const char *name)
{
    bool is_ascii = true;
    for (size_t i = 0; name[i] != '\0'; i++) {
        if ((unsigned char)name[i] < ' ' || name[i] == '\x7f')
            return "its name has a control character";
        is_ascii = is_ascii && (name[i] & 0x80) == 0;
    }
    if (!is_ascii && !is_utf8(name))
        return "its name is not UTF-8";
    if (strlen(name) > ARCHIVE_NAME_LIMIT)
        return "its name is longer than 1024 bytes";
    if (strchr(name, '\\') != NULL)
        return "its name has a backslash";
    if (name[0] == '/')
        return "its name is an absolute path";
    if (!path_is_plain(name))
        return "its name has an empty, \".\" or \"..\" component";
    return depth_of(name) > ARCHIVE_DEPTH_LIMIT ? "its name has more than 32 components" : NULL;
}

/* ---- kinds and sizes ----------------------------------------------------------------------------------- */

/* Whether `size` bytes are too many for `stored` stored bytes. */
static bool expands_too_much(uint64_t size, uint64_t stored)
{
    return size > ARCHIVE_RATIO_FREE && size / ARCHIVE_RATIO_LIMIT > stored;
}

/* What is wrong with the kind of a member; NULL: nothing. All kinds of systems store the mode as in UNIX. */
static const char *fault_of_kind(const struct archive_member *member, zip_t *zip)
{
    enum { KIND = 0170000, LINK = 0120000, FOLDER = 0040000, FILE_KIND = 0100000 };
    zip_uint8_t system;
    zip_uint32_t attributes;
    if (zip_file_get_external_attributes(zip, member->index, ZIP_FL_UNCHANGED, &system, &attributes) != 0)
        return "its attributes cannot be read";
    const zip_uint32_t kind = attributes >> 16 & KIND;
    if (kind == LINK)
        return "is a symbolic link";
    if (system != ZIP_OPSYS_UNIX || kind == 0 || kind == (member->is_folder ? FOLDER : FILE_KIND))
        return NULL;
    return "is neither a file nor a folder";
}

/* What is wrong with how a member is stored; NULL: nothing. Sets its size. */
static const char *fault_of_storage(struct archive_member *member, zip_t *zip)
{
    const zip_uint64_t needed = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_CRC;
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat_index(zip, member->index, ZIP_FL_UNCHANGED, &stat) != 0)
        return "its entry cannot be read";
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) == 0 || stat.encryption_method != ZIP_EM_NONE)
        return "is encrypted";
    if ((stat.valid & needed) != needed)
        return "its entry is incomplete";
    if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
        return "is compressed by a method other than \"stored\" and \"deflated\"";
    if (stat.comp_method == ZIP_CM_STORE && stat.size != stat.comp_size)
        return "is stored, but its two sizes differ";
    if (stat.size == 0 && stat.crc != 0)
        return "is empty, but has a CRC-32"; /* which libzip does not check */
    if (stat.size > FILE_SIZE_LIMIT)
        return "is larger than the limit of 2 GiB";
    if (expands_too_much(stat.size, stat.comp_size))
        return "expands to more than 200 times its stored size";
    member->size = stat.size;
    member->crc = stat.crc;
    return NULL;
}

/* Takes a member; what is wrong with it is a phrase, NULL: nothing. */
static const char *take_member(struct archive_member *member, char *name, zip_t *zip)
{
    const size_t size = strlen(name);
    member->path = name;
    member->is_folder = size > 0 && name[size - 1] == '/';
    if (member->is_folder)
        name[size - 1] = '\0';
    const char *fault = fault_of_name(name);
    if (fault == NULL)
        fault = fault_of_kind(member, zip);
    return fault == NULL ? fault_of_storage(member, zip) : fault;
}

/* ---- together ------------------------------------------------------------------------------------------ */

static int compare_paths(const void *left, const void *right)
{
    return path_order(((const struct archive_member *)left)->path,
                      ((const struct archive_member *)right)->path);
}

/* Sorts the members and checks that each path is unique. */
static enum status check_paths(struct archive_member *members, const char *path, size_t count,
                               struct error *error)
{
    size_t sorted = 1; /* as our own archives are */
    while (sorted < count && compare_paths(&members[sorted - 1], &members[sorted]) <= 0)
        sorted++;
    if (sorted < count)
        qsort(members, count, sizeof *members, compare_paths);
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

enum status archive_members_read(struct archive_member **members, size_t *count, const char *path,
                                 size_t archive_size, zip_t *zip, struct arena *arena, struct error *error)
{
    const zip_int64_t entries = zip_get_num_entries(zip, ZIP_FL_UNCHANGED);
    uint64_t total = 0;
    *count = entries < 0 ? 0 : (size_t)entries;
    if (*count > ARCHIVE_MEMBER_LIMIT)
        return error_set(error, STATUS_UNREADABLE, "%s: has more members than the limit of %zu", path,
                         ARCHIVE_MEMBER_LIMIT);
    *members = arena_allocate_zeroed(arena, *count, sizeof **members);
    if (*members == NULL)
        return error_no_memory(error, path);
    for (size_t i = 0; i < *count; i++) {
        struct archive_member *member = &(*members)[i];
        const char *name = zip_get_name(zip, i, ZIP_FL_UNCHANGED | ZIP_FL_ENC_RAW);
        char *copy = arena_copy(arena, name);
        if (copy == NULL)
            return error_no_memory(error, path);
        member->index = i;
        const char *fault = take_member(member, copy, zip);
        if (fault != NULL)
            return refuse(path, member, fault, error);
        total += member->size; /* at most 2^15 times 2^31 */
    }
    if (total > ARCHIVE_TOTAL_LIMIT || expands_too_much(total, archive_size))
        return error_set(error, STATUS_UNREADABLE,
                         "%s: its members expand to %" PRIu64 " bytes, more than 8 GiB or 200 times its size",
                         path, total);
    return check_paths(*members, path, *count, error);
}

int path_order(const char *a, const char *b)
{
    while (*a == *b && *a != '\0')
        a++, b++;
    if (*a == *b || *a == '\0' || *b == '\0')
        return (*a != '\0') - (*b != '\0');
    if (*a == '/' || *b == '/')
        return *a == '/' ? -1 : 1;
    return (unsigned char)*a < (unsigned char)*b ? -1 : 1;
}

bool path_lies_below(const char *path, const char *folder)
{
    size_t length = strlen(folder);
    return length == 0 || (strncmp(path, folder, length) == 0 && path[length] == '/');
}

bool path_is_plain(const char *path)
{
    for (const char *component = path;; component++) {
        size_t length = strcspn(component, "/");
        if (length == 0 || (length == 1 && component[0] == '.') ||
            (length == 2 && strncmp(component, "..", 2) == 0))
            return false;
        component += length;
        if (*component == '\0')
            return true;
    }
}

bool path_names_archive(const char *path)
{
    static const char suffix[] = ".zip";
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    size_t length = strlen(name), suffix_length = strlen(suffix);
    return length > suffix_length && strcmp(name + length - suffix_length, suffix) == 0;
}
