#include "manifest.h"

#include "archive.h"
#include "file.h"
#include "json_reader.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* The JSON library has no memory limit. */
#define MANIFEST_SIZE_LIMIT ((size_t)64 << 20)

enum { MANIFEST_FORMAT = 3, SHA256_DIGITS = 64 };

#define CORPUS_NAME "scatter-cts"

static bool is_hash(const char *text)
{
    return strlen(text) == SHA256_DIGITS && strspn(text, "0123456789abcdef") == SHA256_DIGITS;
}

/* ---- reading ------------------------------------------------------------------------------------------- */

static int compare_entries(const void *left, const void *right)
{
    const struct manifest_entry *a = left;
    const struct manifest_entry *b = right;
    return strcmp(a->path, b->path);
}

/* The hash of a path in an object, in the arena. */
static enum status take_hash(const char **hash, const json_t *object, const char *name, const char *path,
                             struct arena *arena, struct error *error)
{
    const char *digits = json_string_value(json_object_get(object, path));
    if (digits == NULL || !is_hash(digits))
        return error_set(error, STATUS_UNREADABLE, "%s[\"%.200s\"]: is not a SHA-256", name, path);
    *hash = arena_copy_text(arena, digits, SHA256_DIGITS);
    return *hash == NULL ? error_no_memory(error, "files") : STATUS_OK;
}

static enum status take_files(struct manifest *manifest, const json_t *document, struct arena *arena,
                              struct error *error)
{
    json_t *files = json_object_get(document, "files"), *ignored;
    const char *path;
    enum status status = STATUS_OK;
    manifest->entries = arena_allocate_zeroed(arena, json_object_size(files), sizeof *manifest->entries);
    if (manifest->entries == NULL)
        return error_no_memory(error, "files");
    json_object_foreach(files, path, ignored)
    {
        struct manifest_entry *entry = &manifest->entries[manifest->count++];
        if (!path_is_plain(path))
            return error_set(error, STATUS_UNREADABLE, "files: \"%.200s\" is not a path below the folder",
                             path);
        entry->path = arena_copy_text(arena, path, strlen(path));
        if (entry->path == NULL)
            return error_no_memory(error, "files");
        status = take_hash(&entry->sha256, files, "files", path, arena, error);
        if (status == STATUS_OK && path_names_archive(path))
            status = take_hash(&entry->members, json_object_get(document, "members"), "members", path, arena,
                               error);
        if (status != STATUS_OK)
            return status;
    }
    qsort(manifest->entries, manifest->count, sizeof *manifest->entries, compare_entries);
    return STATUS_OK;
}

/* Whether the manifest is ours: that of another corpus has another name. */
static enum status check_corpus(const json_t *document, struct error *error)
{
    if (!json_is_object(document))
        return error_set(error, STATUS_UNREADABLE, "the document is not an object");
    const char *corpus = json_string_value(json_object_get(document, "corpus"));
    if (corpus == NULL)
        return error_set(error, STATUS_UNREADABLE, "corpus: is missing or not a string");
    return strcmp(corpus, CORPUS_NAME) == 0
               ? STATUS_OK
               : error_set(error, STATUS_NOT_FOUND, "corpus: is not \"%s\"", CORPUS_NAME);
}

static enum status check_format(const json_t *document, struct error *error)
{
    const json_t *format = json_object_get(document, "format");
    const json_int_t number = json_integer_value(format);
    if (number == 1 || number == 2)
        return error_set(error, STATUS_UNREADABLE,
                         "format: is %d, which older versions of this program read; this one reads %d",
                         (int)number, (int)MANIFEST_FORMAT);
    return number == MANIFEST_FORMAT ? STATUS_OK
                                     : error_set(error, STATUS_UNREADABLE,
                                                 "format: is not %d, the only format that this program reads",
                                                 (int)MANIFEST_FORMAT);
}

/* The counts are positive: a corpus without cases or files is none. */
static enum status take_counts(struct manifest *manifest, const json_t *counts, struct error *error)
{
    static const char *const names[] = {"cases", "data_sets", "files", "bytes"};
    if (!json_is_object(counts))
        return error_set(error, STATUS_UNREADABLE, "counts: is missing or not an object");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (json_integer_value(json_object_get(counts, names[i])) <= 0)
            return error_set(error, STATUS_UNREADABLE, "counts.%s: is missing or not a positive integer",
                             names[i]);
    manifest->data_sets = (size_t)json_integer_value(json_object_get(counts, "data_sets"));
    return STATUS_OK;
}

static enum status take_document(struct manifest *manifest, const json_t *document, struct arena *arena,
                                 struct error *error)
{
    enum status status = check_corpus(document, error);
    if (status == STATUS_OK)
        status = check_format(document, error);
    if (status != STATUS_OK)
        return status;
    const char *version = json_string_value(json_object_get(document, "version"));
    if (version == NULL || version[0] == '\0')
        return error_set(error, STATUS_UNREADABLE, "version: is missing, empty or not a string");
    if (json_object_size(json_object_get(document, "files")) == 0)
        return error_set(error, STATUS_UNREADABLE, "files: is missing, empty or not an object");
    manifest->version = arena_copy_text(arena, version, strlen(version));
    if (manifest->version == NULL)
        return error_no_memory(error, "version");
    status = take_counts(manifest, json_object_get(document, "counts"), error);
    return status == STATUS_OK ? take_files(manifest, document, arena, error) : status;
}

enum status manifest_parse(struct manifest *manifest, const void *bytes, size_t size, struct arena *arena,
                           struct error *error)
{
    *manifest = (struct manifest){.version = ""};
    if (size > MANIFEST_SIZE_LIMIT)
        return error_set(error, STATUS_UNREADABLE, "%zu bytes are more than the limit of %zu", size,
                         MANIFEST_SIZE_LIMIT);
    json_t *document;
    enum status status = json_read_document(&document, bytes, size, error);
    if (status != STATUS_OK)
        return status;
    status = take_document(manifest, document, arena, error);
    json_decref(document);
    return status;
}

enum status manifest_read(struct manifest *manifest, const char *folder, struct arena *arena,
                          struct error *error)
{
    void *bytes = NULL;
    size_t size = 0;
    struct arena scratch = arena_create(2 * MANIFEST_SIZE_LIMIT);
    enum status status =
        file_read_contained(folder, folder, MANIFEST_FILE, 0, UINT64_MAX, &bytes, &size, &scratch, error);
    if (status == STATUS_OK) {
        status = manifest_parse(manifest, bytes, size, arena, error);
        if (status != STATUS_OK)
            status = error_prefix(error, status, MANIFEST_FILE);
    }
    arena_destroy(&scratch);
    return status;
}

/* ---- looking up ---------------------------------------------------------------------------------------- */

const struct manifest_entry *manifest_find(const struct manifest *manifest, const char *path)
{
    const struct manifest_entry wanted = {.path = path};
    return manifest->count == 0 ? NULL
                                : bsearch(&wanted, manifest->entries, manifest->count,
                                          sizeof *manifest->entries, compare_entries);
}

void manifest_hash(const struct manifest *manifest, char hash[SHA256_TEXT_SIZE])
{
    struct sha256 context;
    sha256_begin(&context);
    for (size_t i = 0; i < manifest->count; i++) {
        const struct manifest_entry *entry = &manifest->entries[i];
        if (entry->members == NULL)
            continue;
        sha256_add(&context, entry->sha256, SHA256_DIGITS);
        sha256_add(&context, "  ", 2);
        sha256_add(&context, entry->path, strlen(entry->path));
        sha256_add(&context, "\n", 1);
    }
    sha256_end(&context, hash);
}
