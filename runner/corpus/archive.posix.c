#define _POSIX_C_SOURCE 200809L

#include "archive.h"

#include "archive_members.h"
#include "file.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zip.h>

/* The bytes of the file and the list of its members. */
#define ARCHIVE_MEMORY ((size_t)1 << 30)

struct archive {
    const char *path;
    void *bytes;
    size_t size;
    struct archive_member *members; /* sorted by path_order */
    size_t count;
    pthread_mutex_t mutex; /* guards `zip` */
    zip_t *zip;            /* NULL until it is open */
    struct arena arena;    /* for all of the above except `zip` */
    struct archive *next;
};

/* ---- opening ------------------------------------------------------------------------------------------- */

/* A number of `width` bytes, the least significant one first. */
static uint64_t number_at(const unsigned char *at, int width)
{
    uint64_t number = 0;
    for (int i = width - 1; i >= 0; i--)
        number = number << 8 | at[i];
    return number;
}

/* How many entries begin at an offset: libzip reads them all, whatever number of them is stated modulo
 * 2^16. */
static uint64_t entry_count(const unsigned char *bytes, size_t size, uint64_t at)
{
    enum { ENTRY_SIZE = 46 };
    uint64_t count = 0;
    while (count <= ARCHIVE_MEMBER_LIMIT && at < size && size - at >= ENTRY_SIZE &&
           memcmp(bytes + at, "PK\1\2", 4) == 0) {
        at += ENTRY_SIZE + number_at(bytes + at + 28, 2) + number_at(bytes + at + 30, 2) +
              number_at(bytes + at + 32, 2);
        count++;
    }
    return count;
}

/* The members that libzip finds or makes room for, by an end record or the ZIP64 end record that its locator
 * names. APPNOTE.TXT, 4.3.14 to 4.3.16 */
static uint64_t claimed_count(const unsigned char *bytes, size_t size, size_t end)
{
    enum { LOCATOR_SIZE = 20, RECORD_SIZE = 56 };
    uint64_t count = number_at(bytes + end + 10, 2), offset = number_at(bytes + end + 16, 4);
    if (end >= LOCATOR_SIZE && memcmp(bytes + end - LOCATOR_SIZE, "PK\6\7", 4) == 0) {
        const uint64_t record = number_at(bytes + end - LOCATOR_SIZE + 8, 8);
        if (size >= RECORD_SIZE && record <= size - RECORD_SIZE && memcmp(bytes + record, "PK\6\6", 4) == 0) {
            const uint64_t here = number_at(bytes + record + 24, 8), all = number_at(bytes + record + 32, 8);
            count = here > all ? here : all;
            offset = number_at(bytes + record + 48, 8);
        }
    }
    const uint64_t found = entry_count(bytes, size, offset);
    return found > count ? found : count;
}

/* Limits what libzip allocates and reads: it makes room for as many entries as any end record states, reads
 * those that follow, and tries each end record in the last 64 KiB. */
static enum status check_ends(const struct archive *archive, struct error *error)
{
    enum { END_SIZE = 22, TAIL_SIZE = 65536 + END_SIZE + 20 };
    const unsigned char *bytes = archive->bytes;
    size_t ends = 0;
    for (size_t at = archive->size > TAIL_SIZE ? archive->size - TAIL_SIZE : 0;
         at + END_SIZE <= archive->size; at++) {
        if (memcmp(bytes + at, "PK\5\6", 4) != 0)
            continue;
        if (++ends > ARCHIVE_END_LIMIT)
            return error_set(error, STATUS_UNREADABLE,
                             "%s: its directory has more possible ends than the limit of %zu", archive->path,
                             ARCHIVE_END_LIMIT);
        if (claimed_count(bytes, archive->size, at) > ARCHIVE_MEMBER_LIMIT)
            return error_set(error, STATUS_UNREADABLE, "%s: has more members than the limit of %zu",
                             archive->path, ARCHIVE_MEMBER_LIMIT);
    }
    return STATUS_OK;
}

/* libzip ran out of memory. */
static enum status no_memory_to_read(const char *name, struct error *error)
{
    arena_note_system_out_of_memory();
    return error_no_memory(error, name);
}

static enum status open_zip(struct archive *archive, struct error *error)
{
    zip_error_t reason;
    zip_error_init(&reason);
    enum status status = STATUS_OK;
    errno = 0;
    zip_source_t *source = zip_source_buffer_create(archive->bytes, archive->size, 0, &reason);
    archive->zip = source == NULL ? NULL : zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &reason);
    /* Without memory, libzip reports some archives as "not a zip archive". */
    if (zip_error_code_zip(&reason) == ZIP_ER_MEMORY || (archive->zip == NULL && errno == ENOMEM))
        status = no_memory_to_read(archive->path, error);
    else if (archive->zip == NULL)
        status =
            error_set(error, STATUS_UNREADABLE, "%s: is not a ZIP archive or is damaged: %s", archive->path,
                      zip_error_code_zip(&reason) == ZIP_ER_EXISTS ? "two members have the same name"
                                                                   : zip_error_strerror(&reason));
    zip_error_fini(&reason);
    if (archive->zip == NULL && source != NULL)
        zip_source_free(source);
    return status;
}

static enum status read_archive(struct archive *archive, struct error *error)
{
    enum status status = file_read_limited(archive->path, ARCHIVE_SIZE_LIMIT, &archive->bytes, &archive->size,
                                           &archive->arena, error);
    if (status == STATUS_OK && archive->size == 0)
        status = error_set(error, STATUS_UNREADABLE, "%s: is empty, not a ZIP archive", archive->path);
    if (status == STATUS_OK)
        status = check_ends(archive, error);
    if (status == STATUS_OK)
        status = open_zip(archive, error);
    return status == STATUS_OK ? archive_members_read(&archive->members, &archive->count, archive->path,
                                                      archive->size, archive->zip, &archive->arena, error)
                               : status;
}

enum status archive_open(struct archive **archives, const char *path, struct error *error)
{
    struct archive *archive = malloc(sizeof *archive);
    if (archive == NULL)
        return error_no_memory(error, path);
    *archive = (struct archive){.arena = arena_create(ARCHIVE_MEMORY)};
    archive->path = arena_copy(&archive->arena, path);
    if (archive->path == NULL || pthread_mutex_init(&archive->mutex, NULL) != 0) {
        arena_destroy(&archive->arena);
        free(archive);
        return error_no_memory(error, path);
    }
    enum status status = read_archive(archive, error);
    if (status != STATUS_OK) {
        archives_close(&archive);
        return status;
    }
    archive->next = *archives;
    *archives = archive;
    return STATUS_OK;
}

void archives_close(struct archive **archives)
{
    while (*archives != NULL) {
        struct archive *archive = *archives;
        *archives = archive->next;
        if (archive->zip != NULL)
            zip_discard(archive->zip);
        (void)pthread_mutex_destroy(&archive->mutex);
        arena_destroy(&archive->arena);
        free(archive);
    }
}

const char *archive_path(const struct archive *archive)
{
    return archive->path;
}

const struct archive *archive_next(const struct archive *archive)
{
    return archive->next;
}

void archive_hash(const struct archive *archive, char hash[SHA256_TEXT_SIZE])
{
    struct sha256 context;
    sha256_begin(&context);
    for (size_t i = 0; i < archive->count; i++) {
        char numbers[40];
        const struct archive_member *member = &archive->members[i];
        const int size = snprintf(numbers, sizeof numbers, "%08" PRIx32 " %" PRIu64 " ", member->crc,
                                  (uint64_t)member->size);
        sha256_add(&context, numbers, (size_t)size);
        sha256_add(&context, member->path, strlen(member->path));
        sha256_add(&context, "\n", 1);
    }
    sha256_end(&context, hash);
}

/* ---- looking up ---------------------------------------------------------------------------------------- */

/* The first member that does not sort before this path. */
static size_t position_of(const struct archive *archive, const char *path)
{
    size_t low = 0, high = archive->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (path_order(archive->members[middle].path, path) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

enum status archive_list(const struct archive *archive, const char *folder, struct folder_entry **entries,
                         size_t *count, struct arena *arena, struct error *error)
{
    size_t skipped = folder[0] == '\0' ? 0 : strlen(folder) + 1;
    size_t first = position_of(archive, folder), end;
    bool is_there = folder[0] == '\0';
    if (first < archive->count && strcmp(archive->members[first].path, folder) == 0)
        is_there = archive->members[first++].is_folder;
    for (end = first; end < archive->count && path_lies_below(archive->members[end].path, folder); end++)
        is_there = true;
    if (!is_there)
        return error_set(error, STATUS_NOT_FOUND, "%s/%s: there is no such folder", archive->path, folder);
    struct folder_entry *list = arena_allocate_zeroed(arena, end - first, sizeof *list);
    bool complete = list != NULL;
    *count = 0;
    for (size_t i = first; complete && i < end; i++) {
        const char *name = archive->members[i].path + skipped;
        size_t length = strcspn(name, "/");
        bool is_folder = name[length] != '\0' || archive->members[i].is_folder;
        if (*count > 0 && strncmp(list[*count - 1].name, name, length) == 0 &&
            list[*count - 1].name[length] == '\0')
            continue;
        list[*count].kind = is_folder ? ENTRY_FOLDER : ENTRY_FILE;
        list[*count].name = name[length] == '\0' ? name : arena_copy_text(arena, name, length);
        complete = list[(*count)++].name != NULL;
    }
    *entries = list;
    return complete ? STATUS_OK
                    : error_set(error, STATUS_OUT_OF_MEMORY, "%s/%s: no memory for its entries",
                                archive->path, folder);
}

/* ---- reading ------------------------------------------------------------------------------------------- */

/* Reads all bytes of a member, and one more, which must not exist: only then libzip has checked the last
 * byte. */
static bool read_all(zip_file_t *file, char *bytes, zip_uint64_t size)
{
    zip_uint64_t done = 0;
    zip_int64_t got = 1;
    char beyond;
    while (done < size && got > 0) {
        got = zip_fread(file, bytes + done, size - done);
        done += got > 0 ? (zip_uint64_t)got : 0;
    }
    if (got >= 0 && done == size)
        got = zip_fread(file, &beyond, 1);
    return got == 0 && done == size;
}

static enum status member_not_read(const char *name, const char *what, zip_error_t *reason,
                                   struct error *error)
{
    if (zip_error_code_zip(reason) == ZIP_ER_MEMORY)
        return no_memory_to_read(name, error);
    bool has_reason = zip_error_code_zip(reason) != ZIP_ER_OK;
    return error_set(error, STATUS_UNREADABLE, "%s: %s: %s", name, what,
                     has_reason ? zip_error_strerror(reason) : "their number differs");
}

/* Reads a member; one thread at a time. */
static enum status read_member(struct archive *archive, const struct archive_member *member, const char *name,
                               void *bytes, struct error *error)
{
    enum status status = STATUS_OK;
    (void)pthread_mutex_lock(&archive->mutex);
    zip_file_t *file = zip_fopen_index(archive->zip, member->index, ZIP_FL_UNCHANGED);
    if (file == NULL)
        status = member_not_read(name, "cannot be read from its archive", zip_get_error(archive->zip), error);
    else if (!read_all(file, bytes, member->size))
        status = member_not_read(name, "its bytes do not match its archive's directory",
                                 zip_file_get_error(file), error);
    if (file != NULL)
        (void)zip_fclose(file);
    (void)pthread_mutex_unlock(&archive->mutex);
    return status;
}

enum status archive_read(struct archive *archive, const char *path, const char *name, const void **bytes,
                         size_t *size, struct arena *arena, struct error *error)
{
    const size_t position = position_of(archive, path);
    const struct archive_member *member = &archive->members[position];
    if (position == archive->count || strcmp(member->path, path) != 0)
        return error_set(error, STATUS_NOT_FOUND, "%s: there is no such file", name);
    if (member->is_folder)
        return error_set(error, STATUS_UNREADABLE, "%s: is not a regular file", name);
    void *copy = arena_allocate(arena, (size_t)member->size);
    *bytes = copy;
    *size = (size_t)member->size;
    return copy == NULL ? error_set(error, STATUS_OUT_OF_MEMORY,
                                    "%s: %zu bytes do not fit into the memory limit of %zu bytes", name,
                                    *size, arena->limit)
                        : read_member(archive, member, name, copy, error);
}
