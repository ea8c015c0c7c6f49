/* Compares the sources of cases with their manifests. */
#include "archive.h"
#include "case_source.h"
#include "file.h"
#include "manifest.h"
#include "sha256.h"

#include <string.h>

/* The memory limit for comparing one source: its manifest, and of corpus_verify one file. */
#define COMPARISON_MEMORY ((size_t)1 << 30)

/* How many differences are named. */
enum { DIFFERENCES_SHOWN = 4 };

/* ---- differences --------------------------------------------------------------------------------------- */

struct differences {
    size_t count;
    const char *text; /* the first few; NULL: none, or no memory */
    struct arena *arena;
};

/* Adds a path and what is wrong with the file, or a whole phrase and "". */
static void add_difference(struct differences *differences, const char *path, const char *what)
{
    const char *space = what[0] == '\0' ? "" : " ";
    if (differences->count++ == 0)
        differences->text = arena_format(differences->arena, "%s%s%s", path, space, what);
    else if (differences->count <= DIFFERENCES_SHOWN && differences->text != NULL)
        differences->text =
            arena_format(differences->arena, "%s, %s%s%s", differences->text, path, space, what);
}

/* The differences as a text in another arena; NULL: there are none. STATUS_OUT_OF_MEMORY. */
static enum status keep_differences(const struct differences *differences, const char **text,
                                    struct arena *arena, struct error *error)
{
    const size_t more = differences->count > DIFFERENCES_SHOWN ? differences->count - DIFFERENCES_SHOWN : 0;
    *text = NULL;
    if (differences->count == 0)
        return STATUS_OK;
    if (differences->text != NULL)
        *text = more == 0 ? arena_format(arena, "%s", differences->text)
                          : arena_format(arena, "%s, and %zu more", differences->text, more);
    return *text != NULL ? STATUS_OK : error_no_memory(error, "a comparison with " MANIFEST_FILE);
}

/* A path below the folder of a source; "" is the folder itself. */
static const char *below_source(const struct case_source *source, const char *path)
{
    const char *below = path + strlen(source->folder);
    return below + strspn(below, "/");
}

static bool has_case(const struct case_list *cases, const struct archive *archive)
{
    for (size_t i = 0; i < cases->count; i++)
        if (cases->locations[i].files.archive == archive)
            return true;
    return false;
}

/* Every archive that was opened must be listed with the hash of its members; one without cases need not
 * be. */
static void compare_opened(struct differences *differences, const struct manifest *manifest,
                           const struct case_source *source, const struct case_list *cases)
{
    char hash[SHA256_TEXT_SIZE];
    for (const struct archive *item = cases->archives; item != NULL; item = archive_next(item)) {
        if (!path_lies_below(archive_path(item), source->folder))
            continue;
        const char *path = below_source(source, archive_path(item));
        const struct manifest_entry *entry = manifest_find(manifest, path);
        if (entry == NULL || entry->members == NULL) {
            if (has_case(cases, item))
                add_difference(differences, path, "is not listed");
            continue;
        }
        archive_hash(item, hash);
        if (strcmp(entry->members, hash) != 0)
            add_difference(differences, path, "has changed");
    }
}

/* Every listed archive must exist; those without a selected case are not opened. */
static void find_listed(struct differences *differences, const struct manifest *manifest,
                        const struct case_source *source)
{
    FILE *file;
    struct error error;
    for (size_t i = 0; i < manifest->count; i++) {
        const char *path =
            arena_format(differences->arena, "%s/%s", source->folder, manifest->entries[i].path);
        if (manifest->entries[i].members == NULL)
            continue;
        const enum status status = path == NULL ? STATUS_OUT_OF_MEMORY : file_open(path, &file, &error);
        if (status == STATUS_OK)
            (void)fclose(file);
        else
            add_difference(differences, manifest->entries[i].path,
                           status == STATUS_NOT_FOUND ? "is missing" : "cannot be read");
    }
}

/* The cases of a corpus are in archives: a case in a folder is none of it. */
static void find_others(struct differences *differences, const struct case_source *source,
                        const struct case_list *cases)
{
    for (size_t i = 0; i < cases->count; i++) {
        const struct case_location *location = &cases->locations[i];
        if (location->files.archive == NULL && location->data_set <= 0 &&
            case_source_of(source, 1, location->id) != NULL)
            add_difference(differences, below_source(source, location->files.folder), "is not listed");
    }
}

/* ---- one source ---------------------------------------------------------------------------------------- */

/* Whether the program generates the cases of a source: then there are no files to compare. */
static bool is_generated(const struct case_source *source)
{
    return source->folder == NULL;
}

static enum status identify(struct corpus_identity *identity, const struct case_source *source,
                            const struct case_list *cases, struct arena *scratch, struct arena *arena,
                            struct error *error)
{
    struct manifest manifest;
    struct differences differences = {.arena = scratch};
    struct error problem;
    char hash[SHA256_TEXT_SIZE];
    enum status status = manifest_read(&manifest, source->folder, scratch, &problem);
    if (status == STATUS_NOT_FOUND)
        return STATUS_OK;
    identity->version = "";
    if (status != STATUS_OK) {
        add_difference(&differences, problem.message, "");
        return keep_differences(&differences, &identity->problem, arena, error);
    }
    compare_opened(&differences, &manifest, source, cases);
    find_listed(&differences, &manifest, source);
    find_others(&differences, source, cases);
    manifest_hash(&manifest, hash);
    identity->version = arena_copy(arena, manifest.version);
    identity->hash = differences.count > 0 ? NULL : arena_copy(arena, hash);
    if (identity->version == NULL || (identity->hash == NULL && differences.count == 0))
        return error_no_memory(error, "a comparison with " MANIFEST_FILE);
    return keep_differences(&differences, &identity->problem, arena, error);
}

/* Compares a listed file with its hash. */
static void verify_file(struct differences *differences, const char *folder,
                        const struct manifest_entry *entry)
{
    struct arena scratch = arena_create(COMPARISON_MEMORY);
    struct error error;
    void *bytes = NULL;
    size_t size = 0;
    const enum status status =
        file_read_contained(folder, folder, entry->path, 0, UINT64_MAX, &bytes, &size, &scratch, &error);
    char hash[SHA256_TEXT_SIZE] = "";
    if (status == STATUS_OK)
        sha256_of(bytes, size, hash);
    if (status == STATUS_NOT_FOUND)
        add_difference(differences, entry->path, "is missing");
    else if (status != STATUS_OK)
        add_difference(differences, entry->path, "cannot be read");
    else if (strcmp(hash, entry->sha256) != 0)
        add_difference(differences, entry->path, "has changed");
    arena_destroy(&scratch);
}

enum status corpus_verify(const struct case_source *source, const char **problem, struct arena *arena,
                          struct error *error)
{
    struct manifest manifest;
    struct arena scratch = arena_create(COMPARISON_MEMORY);
    struct differences differences = {.arena = &scratch};
    struct error ignored;
    if (!is_generated(source) && manifest_read(&manifest, source->folder, &scratch, &ignored) == STATUS_OK)
        for (size_t i = 0; i < manifest.count; i++)
            verify_file(&differences, source->folder, &manifest.entries[i]);
    const enum status status = keep_differences(&differences, problem, arena, error);
    arena_destroy(&scratch);
    return status;
}

/* ---- all sources --------------------------------------------------------------------------------------- */

enum status corpora_identify(struct corpus_identity *identities, const struct case_source *sources,
                             size_t source_count, const struct case_list *cases, struct arena *arena,
                             struct error *error)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < source_count; i++) {
        identities[i] = (struct corpus_identity){0};
        if (is_generated(&sources[i]))
            continue;
        struct arena scratch = arena_create(COMPARISON_MEMORY);
        status = identify(&identities[i], &sources[i], cases, &scratch, arena, error);
        arena_destroy(&scratch);
    }
    return status;
}

bool corpora_own(const struct corpus_identity *identities, const struct case_source *sources,
                 size_t source_count, const char *id)
{
    const struct case_source *source = case_source_of(sources, source_count, id);
    return source != NULL && (is_generated(source) || identities[source - sources].version != NULL);
}

static const char *add_note(const char *notes, const char *note, struct arena *arena)
{
    return notes == NULL || note == NULL ? note : arena_format(arena, "%s; %s", notes, note);
}

enum status corpora_accept(const struct corpus_identity *identities, const struct case_source *sources,
                           size_t source_count, bool any_corpus, const char **note, struct arena *arena,
                           struct error *error)
{
    *note = NULL;
    for (size_t i = 0; i < source_count; i++) {
        if (identities[i].problem == NULL)
            continue;
        const char *text = arena_format(arena, "%s is not the corpus that its %s lists: %s",
                                        sources[i].folder, MANIFEST_FILE, identities[i].problem);
        if (text == NULL)
            return error_no_memory(error, "a comparison with " MANIFEST_FILE);
        if (!any_corpus)
            return error_set(error, STATUS_UNREADABLE, "%s (--any-corpus runs it anyway)", text);
        *note = add_note(*note, text, arena);
    }
    return STATUS_OK;
}
