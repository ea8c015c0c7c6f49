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

/* The hash of a path in an object. */
static void take_hash(struct json_reader *reader, const struct json_place *object, const char *path,
                      const char **hash)
{
    const char *digits = json_string_value(json_object_get(object->value, path));
    if (digits == NULL || !is_hash(digits))
        json_refuse(reader, object, "the value of \"%.200s\" is not a SHA-256", path);
    else
        *hash = json_copied(reader, digits);
}

static void take_files(struct json_reader *reader, const struct json_place *document,
                       struct manifest *manifest)
{
    const struct json_place files = json_member(document, "files"),
                            members = json_member(document, "members");
    const char *path;
    json_t *ignored;
    manifest->entries = json_room(reader, json_object_size(files.value), sizeof *manifest->entries);
    if (reader->status != STATUS_OK)
        return;
    json_object_foreach(files.value, path, ignored)
    {
        struct manifest_entry *entry = &manifest->entries[manifest->count++];
        if (!path_is_plain(path))
            json_refuse(reader, &files, "\"%.200s\" is not a path below the folder", path);
        entry->path = json_copied(reader, path);
        take_hash(reader, &files, path, &entry->sha256);
        if (path_names_archive(path))
            take_hash(reader, &members, path, &entry->members);
        if (reader->status != STATUS_OK)
            return;
    }
    qsort(manifest->entries, manifest->count, sizeof *manifest->entries, compare_entries);
}

/* Whether the manifest is ours: that of another corpus has another name, and its format does not matter. */
static void check_corpus(struct json_reader *reader, const struct json_place *document)
{
    const struct json_place corpus = json_member(document, "corpus"),
                            format = json_member(document, "format");
    const json_int_t number = json_integer_value(format.value);
    if (!json_is_object(document->value))
        json_refuse(reader, document, "the document is not an object");
    if (!json_is_string(corpus.value))
        json_refuse(reader, &corpus, "is missing or not a string");
    else if (strcmp(json_string_value(corpus.value), CORPUS_NAME) != 0)
        reader->status = error_set(reader->error, STATUS_NOT_FOUND, "corpus: is not \"%s\"", CORPUS_NAME);
    if (number == 1 || number == 2)
        json_refuse(reader, &format, "is %d, which older versions of this program read; this one reads %d",
                    (int)number, (int)MANIFEST_FORMAT);
    else if (number != MANIFEST_FORMAT)
        json_refuse(reader, &format, "is not %d, the only format that this program reads",
                    (int)MANIFEST_FORMAT);
}

static void take_document(struct json_reader *reader, const struct json_place *document, void *context)
{
    static const char *const names[] = {"cases", "data_sets", "files", "bytes"};
    struct manifest *manifest = context;
    const struct json_place counts = json_member(document, "counts"), files = json_member(document, "files");
    check_corpus(reader, document);
    json_take_member(reader, document, "version", false, &manifest->version);
    if (json_object_size(files.value) == 0)
        json_refuse(reader, &files, "is missing, empty or not an object");
    if (!json_is_object(counts.value))
        json_refuse(reader, &counts, "is missing or not an object");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) { /* a corpus without cases or files is none */
        const struct json_place count = json_member(&counts, names[i]);
        if (json_integer_value(count.value) <= 0)
            json_refuse(reader, &count, "is missing or not a positive integer");
    }
    manifest->data_sets = (size_t)json_integer_value(json_object_get(counts.value, "data_sets"));
    take_files(reader, document, manifest);
}

enum status manifest_parse(struct manifest *manifest, const void *bytes, size_t size, struct arena *arena,
                           struct error *error)
{
    struct json_reader reader = {.arena = arena, .error = error};
    *manifest = (struct manifest){.version = ""};
    return json_read(&reader, bytes, size, MANIFEST_SIZE_LIMIT, take_document, manifest);
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
