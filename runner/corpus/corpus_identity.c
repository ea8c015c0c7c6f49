#include "corpus_identity.h"

#include "archive.h"
#include "file.h"
#include "manifest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The memory limit for comparing one source: its manifest and its files. */
#define COMPARISON_MEMORY ((size_t)1 << 30)

/* How many differences are named. */
enum { DIFFERENCES_SHOWN = 4 };

/* ---- differences ------------------------------------------------------------------------------------------------------ */

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

/* Every found file must be listed with its hash. */
static void compare_found(struct differences *differences, const struct manifest *manifest,
                          const struct corpus_files *found)
{
    for (size_t i = 0; i < found->count; i++) {
        const struct corpus_file *file = &found->files[i];
        const struct manifest_entry *entry = manifest_find(manifest, file->path);
        if (entry == NULL && manifest_wants(file->path))
            add_difference(differences, file->path, "is not listed");
        else if (entry != NULL && strcmp(entry->sha256, file->sha256) != 0)
            add_difference(differences, file->path, "has changed");
    }
}

static int compare_file_paths(const void *left, const void *right)
{
    return strcmp(((const struct corpus_file *)left)->path, ((const struct corpus_file *)right)->path);
}

/* A regular file that can be read; errors as those of file_sha256. */
static enum status check_existence(const char *path, struct error *error)
{
    FILE *file;
    enum status status = file_open(path, &file, error);
    if (status == STATUS_OK)
        (void)fclose(file);
    return status;
}

/* Compares a listed file that does not belong to a case. Without `contents` it must only exist. */
static void compare_other_file(struct differences *differences, const char *folder,
                               const struct manifest_entry *entry, bool contents)
{
    char sha256[SHA256_TEXT_SIZE];
    struct error error;
    enum status status = STATUS_OUT_OF_MEMORY;
    const char *path = arena_format(differences->arena, "%s/%s", folder, entry->path);
    if (path != NULL)
        status = contents ? file_sha256(path, sha256, &error) : check_existence(path, &error);
    if (status == STATUS_NOT_FOUND)
        add_difference(differences, entry->path, "is missing");
    else if (status != STATUS_OK)
        add_difference(differences, entry->path, "cannot be read");
    else if (contents && strcmp(sha256, entry->sha256) != 0)
        add_difference(differences, entry->path, "has changed");
}

static bool is_found(const struct corpus_files *found, const char *path)
{
    const struct corpus_file wanted = {.path = path};
    return found->count > 0 &&
           bsearch(&wanted, found->files, found->count, sizeof *found->files, compare_file_paths) != NULL;
}

/*
 * Every listed file must be among the found ones or, unchanged, at its path. Without `hashes`, archives that were skipped,
 * because they have no selected case, must only exist: their cases are not used, and reading all archives would take
 * longer than running a few cases.
 */
static void compare_listed(struct differences *differences, const char *folder,
                           const struct manifest *manifest, const struct corpus_files *found, bool hashes)
{
    for (size_t i = 0; i < manifest->count; i++) {
        const struct manifest_entry *entry = &manifest->entries[i];
        if (!is_found(found, entry->path))
            compare_other_file(differences, folder, entry, hashes || !path_names_archive(entry->path));
    }
}

/* ---- one source ------------------------------------------------------------------------------------------------------ */

/* Whether the program generates the cases of a source: then there are no files to compare. */
static bool is_generated(const struct case_source *source)
{
    return source->folder == NULL;
}

/* Copies a text, NULL for NULL; clears *enough if there is no memory. */
static const char *keep(const char *text, struct arena *arena, bool *enough)
{
    const char *copy = text == NULL ? NULL : arena_copy_text(arena, text, strlen(text));
    *enough = *enough && (copy != NULL || text == NULL);
    return copy;
}

static enum status identify(struct corpus_identity *identity, const struct case_source *source,
                            const struct case_list *cases, bool hashes, struct arena *scratch,
                            struct arena *arena, struct error *error)
{
    struct manifest manifest = {0};
    struct corpus_files found;
    struct case_list opened = *cases;
    if (!hashes)
        opened.skipped = NULL;
    struct differences differences = {.arena = scratch};
    char hash[SHA256_TEXT_SIZE] = "";
    struct error problem;
    enum status status = manifest_read(&manifest, source->folder, scratch, &problem);
    bool is_listed = status != STATUS_NOT_FOUND, is_readable = status == STATUS_OK;
    if (is_listed && !is_readable)
        add_difference(&differences, problem.message, "");
    if (is_readable || hashes) {
        if (corpus_files_hash(&found, source, &opened, scratch, &problem) != STATUS_OK) {
            add_difference(&differences, problem.message, "");
        } else {
            if (hashes || cases->skipped == NULL)
                corpus_hash(&found, hash);
            if (is_readable) {
                compare_found(&differences, &manifest, &found);
                compare_listed(&differences, source->folder, &manifest, &found, hashes);
            }
        }
    }
    if (differences.count > DIFFERENCES_SHOWN && differences.text != NULL)
        differences.text = arena_format(scratch, "%s, and %zu more", differences.text,
                                        differences.count - DIFFERENCES_SHOWN);
    bool enough = differences.count == 0 || differences.text != NULL;
    *identity = (struct corpus_identity){.hash = keep(hash[0] == '\0' ? NULL : hash, arena, &enough),
                                         .version = keep(is_readable ? manifest.version
                                                         : is_listed ? ""
                                                                     : NULL,
                                                         arena, &enough),
                                         .problem = keep(differences.text, arena, &enough)};
    return enough ? STATUS_OK : error_no_memory(error, "a comparison with " MANIFEST_FILE);
}

/* ---- all sources ----------------------------------------------------------------------------------------------------- */

enum status corpora_identify(struct corpus_identity *identities, const struct case_source *sources,
                             size_t source_count, const struct case_list *cases, bool hashes,
                             struct arena *arena, struct error *error)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < source_count; i++) {
        identities[i] = (struct corpus_identity){0};
        if (is_generated(&sources[i]))
            continue;
        struct arena scratch = arena_create(COMPARISON_MEMORY);
        status = identify(&identities[i], &sources[i], cases, hashes, &scratch, arena, error);
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

bool corpus_differs(const struct corpus_identity *identity)
{
    return identity->version != NULL && identity->problem != NULL;
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
        if (identities[i].problem != NULL && !corpus_differs(&identities[i]))
            *note = add_note(*note,
                             arena_format(arena, "the hash of the cases in %s is unknown: %s",
                                          sources[i].folder, identities[i].problem),
                             arena);
        if (!corpus_differs(&identities[i]))
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
