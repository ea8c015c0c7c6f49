#define _POSIX_C_SOURCE 200809L

#include "archive.h"
#include "corpus_identity.h"
#include "file.h"
#include "folder.h"
#include "interruption.h"
#include "parallel.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The memory limit for the paths of one corpus: a few hundred bytes for each of a million files. */
#define LIST_MEMORY ((size_t)512 << 20)

/* ---- hashing --------------------------------------------------------------------------------------------------------- */

/* Reads a file to its end, or to its initial size: this saves a read call for most files. */
static enum status update_from(struct sha256 *context, int descriptor, off_t rest, const char *path,
                               struct error *error)
{
    uint8_t piece[65536];
    while (rest > 0) {
        if (interruption_is_requested())
            return error_set(error, STATUS_UNREADABLE, "%s: reading it was interrupted", path);
        ssize_t got = read(descriptor, piece, sizeof piece);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return error_set(error, STATUS_UNREADABLE, "%s: cannot be read: %s", path, strerror(errno));
        if (got == 0)
            return STATUS_OK;
        sha256_add(context, piece, (size_t)got);
        rest -= got;
    }
    return STATUS_OK;
}

enum status file_sha256(const char *path, char sha256[SHA256_TEXT_SIZE], struct error *error)
{
    /* O_NONBLOCK: a named pipe must not block. */
    int descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return file_not_opened(path, path, errno, error);
    struct stat about;
    struct sha256 context;
    enum status status = STATUS_OK;
    sha256_begin(&context);
    if (fstat(descriptor, &about) != 0 || !S_ISREG(about.st_mode))
        status = error_set(error, STATUS_UNREADABLE, "%s: is not a regular file", path);
    else if ((uint64_t)about.st_size > FILE_SIZE_LIMIT) /* the loader would refuse it */
        status =
            error_set(error, STATUS_UNREADABLE, "%s: %" PRIu64 " bytes are more than the limit of %" PRIu64,
                      path, (uint64_t)about.st_size, FILE_SIZE_LIMIT);
    if (status == STATUS_OK)
        status = update_from(&context, descriptor, about.st_size, path, error);
    (void)close(descriptor);
    if (status == STATUS_OK)
        sha256_end(&context, sha256);
    return status;
}

static void archive_sha256(const struct archive *archive, char sha256[SHA256_TEXT_SIZE])
{
    size_t size;
    const void *bytes = archive_bytes(archive, &size);
    struct sha256 context;
    sha256_begin(&context);
    sha256_add(&context, bytes, size);
    sha256_end(&context, sha256);
}

static void update_with_escaped(struct sha256 *context, const char *path)
{
    for (; *path != '\0'; path++) {
        size_t plain = strcspn(path, "\\\n\r");
        sha256_add(context, path, plain);
        path += plain;
        if (*path == '\0')
            return;
        const char *escaped = *path == '\\' ? "\\\\" : *path == '\n' ? "\\n" : "\\r";
        sha256_add(context, escaped, 2);
    }
}

void corpus_hash(const struct corpus_files *corpus, char sha256[SHA256_TEXT_SIZE])
{
    struct sha256 context;
    sha256_begin(&context);
    for (size_t i = 0; i < corpus->count; i++) {
        const struct corpus_file *file = &corpus->files[i];
        if (strpbrk(file->path, "\\\n\r") != NULL)
            sha256_add(&context, "\\", 1);
        sha256_add(&context, file->sha256, SHA256_TEXT_SIZE - 1);
        sha256_add(&context, "  ", 2);
        update_with_escaped(&context, file->path);
        sha256_add(&context, "\n", 1);
    }
    sha256_end(&context, sha256);
}

/* ---- case folders ---------------------------------------------------------------------------------------------------- */

static int compare_folders(const void *left, const void *right)
{
    return path_order(*(const char *const *)left, *(const char *const *)right);
}

/* The path of a case below its source; "" is the source itself. */
static const char *below_source(const struct case_source *source, const char *path)
{
    const char *below = path + strlen(source->folder);
    return below[0] == '/' ? below + 1 : below;
}

/*
 * The case folders of a source outside archives, as paths below it, without folders inside other case folders.
 */
static const char **outermost_folders(const struct case_source *source, const struct case_list *cases,
                                      size_t *count, struct arena *arena)
{
    const char **folders = arena_allocate_zeroed(arena, cases->count, sizeof *folders);
    if (folders == NULL)
        return NULL;
    size_t found = 0;
    for (size_t i = 0; i < cases->count; i++) {
        const struct case_location *location = &cases->locations[i];
        if (location->files.archive == NULL && case_source_of(source, 1, location->id) != NULL)
            folders[found++] = below_source(source, location->files.folder);
    }
    if (found > 0)
        qsort(folders, found, sizeof *folders, compare_folders);
    *count = 0;
    for (size_t i = 0; i < found; i++)
        if (*count == 0 || (strcmp(folders[i], folders[*count - 1]) != 0 &&
                            !path_lies_below(folders[i], folders[*count - 1])))
            folders[(*count)++] = folders[i];
    return folders;
}

/* ---- files ----------------------------------------------------------------------------------------------------------- */

struct walk {
    const char *source_folder;
    struct corpus_file *files;
    size_t count;
    size_t capacity;
    struct arena *arena; /* for temporary memory and paths */
    struct error *error;
};

static enum status no_memory(const struct walk *walk)
{
    return error_set(walk->error, STATUS_OUT_OF_MEMORY, "%s: no memory for the list of its files",
                     walk->source_folder);
}

/* `below` is a folder below the source, "" the source itself. */
static const char *path_in(const struct walk *walk, const char *below)
{
    if (below[0] == '\0')
        return walk->source_folder;
    return arena_format(walk->arena, "%s/%s", walk->source_folder, below);
}

static bool append(struct walk *walk, const char *path, const struct archive *archive)
{
    if (walk->count == walk->capacity) {
        size_t capacity = walk->capacity == 0 ? 256 : 2 * walk->capacity;
        struct corpus_file *larger = arena_allocate_zeroed(walk->arena, capacity, sizeof *larger);
        if (larger == NULL)
            return false;
        if (walk->count > 0)
            memcpy(larger, walk->files, walk->count * sizeof *larger);
        walk->files = larger;
        walk->capacity = capacity;
    }
    walk->files[walk->count++] = (struct corpus_file){.path = path, .archive = archive};
    return true;
}

/* The depth of recursion is bounded by the longest path that the system opens. */
static enum status find_files(struct walk *walk, const char *below)
{
    struct folder_entry *entries = NULL;
    size_t count = 0;
    const char *path = path_in(walk, below);
    if (path == NULL)
        return no_memory(walk);
    enum status status = folder_read(path, &entries, &count, walk->arena, walk->error);
    for (size_t i = 0; status == STATUS_OK && i < count; i++) {
        if (entries[i].kind != ENTRY_FILE && entries[i].kind != ENTRY_FOLDER)
            continue;
        const char *inner =
            below[0] == '\0' ? entries[i].name : arena_format(walk->arena, "%s/%s", below, entries[i].name);
        if (inner == NULL)
            return no_memory(walk);
        if (entries[i].kind == ENTRY_FOLDER)
            status = find_files(walk, inner);
        else if (!append(walk, inner, NULL))
            return no_memory(walk);
    }
    return status;
}

/* Whether an archive is already among the files; they are few. */
static bool is_found(const struct walk *walk, const struct archive *archive)
{
    for (size_t i = walk->count; i > 0; i--)
        if (walk->files[i - 1].archive == archive)
            return true;
    return false;
}

/* The archives that contain the cases of a source, and those that were skipped. */
static enum status find_archives(struct walk *walk, const struct case_source *source,
                                 const struct case_list *cases)
{
    for (size_t i = 0; i < cases->count; i++) {
        const struct archive *archive = cases->locations[i].files.archive;
        if (archive == NULL || case_source_of(source, 1, cases->locations[i].id) == NULL ||
            is_found(walk, archive))
            continue;
        const char *path = archive_path(archive), *slash = strrchr(path, '/');
        const char *name = slash == NULL ? path : slash + 1;
        if (!append(walk, source->archive == archive ? name : below_source(source, path), archive))
            return no_memory(walk);
    }
    for (const struct skipped_archive *skipped = cases->skipped; skipped != NULL; skipped = skipped->next)
        if (strcmp(skipped->source, source->name) == 0 &&
            !append(walk, below_source(source, skipped->path), NULL))
            return no_memory(walk);
    return STATUS_OK;
}

static int compare_files(const void *left, const void *right)
{
    const struct corpus_file *a = left;
    const struct corpus_file *b = right;
    return strcmp(a->path, b->path);
}

/* Copies the found files to the caller's arena. */
static enum status keep(const struct walk *walk, struct corpus_files *corpus, struct arena *arena)
{
    corpus->count = walk->count;
    corpus->files = arena_allocate_zeroed(arena, walk->count, sizeof *corpus->files);
    if (corpus->files == NULL)
        return no_memory(walk);
    for (size_t i = 0; i < walk->count; i++) {
        corpus->files[i] = walk->files[i];
        corpus->files[i].path = arena_copy_text(arena, walk->files[i].path, strlen(walk->files[i].path));
        if (corpus->files[i].path == NULL)
            return no_memory(walk);
    }
    return STATUS_OK;
}

/* The found files, each with the path to open. */
struct hashing {
    struct corpus_file *files;
    const char **paths;
};

static void hash_file(size_t index, int thread, void *context)
{
    const struct hashing *hashing = context;
    struct error error;
    (void)thread;
    if (hashing->files[index].archive != NULL)
        archive_sha256(hashing->files[index].archive, hashing->files[index].sha256);
    else if (file_sha256(hashing->paths[index], hashing->files[index].sha256, &error) != STATUS_OK)
        hashing->files[index].sha256[0] = '\0';
}

/* Hashes the found files on several threads; the first of several errors is reported. */
static enum status hash_files(struct walk *walk)
{
    enum { MOST_THREADS = 16 };
    int processors = processor_count();
    struct hashing hashing = {.files = walk->files,
                              .paths =
                                  arena_allocate_zeroed(walk->arena, walk->count, sizeof *hashing.paths)};
    for (size_t i = 0; hashing.paths != NULL && i < walk->count; i++)
        if ((hashing.paths[i] = path_in(walk, walk->files[i].path)) == NULL)
            return no_memory(walk);
    if (hashing.paths == NULL)
        return no_memory(walk);
    parallel_for(walk->count, processors < MOST_THREADS ? processors : MOST_THREADS, hash_file, &hashing);
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < walk->count; i++)
        if (walk->files[i].sha256[0] == '\0')
            status = file_sha256(hashing.paths[i], walk->files[i].sha256, walk->error);
    return status;
}

static enum status find_and_hash(struct walk *walk, const struct case_source *source,
                                 const struct case_list *cases)
{
    size_t folder_count = 0;
    const char **folders = outermost_folders(source, cases, &folder_count, walk->arena);
    enum status status = folders == NULL ? no_memory(walk) : find_archives(walk, source, cases);
    for (size_t i = 0; status == STATUS_OK && i < folder_count; i++)
        status = find_files(walk, folders[i]);
    if (status == STATUS_OK && walk->count > 0)
        qsort(walk->files, walk->count, sizeof *walk->files, compare_files);
    return status == STATUS_OK ? hash_files(walk) : status;
}

enum status corpus_files_hash(struct corpus_files *corpus, const struct case_source *source,
                              const struct case_list *cases, struct arena *arena, struct error *error)
{
    struct arena scratch = arena_create(LIST_MEMORY);
    struct walk walk = {.source_folder = source->folder, .arena = &scratch, .error = error};
    enum status status = find_and_hash(&walk, source, cases);
    if (status == STATUS_OK)
        status = keep(&walk, corpus, arena);
    arena_destroy(&scratch);
    return status;
}
