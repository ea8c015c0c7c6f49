#include "corpus_identity.h"

#include "corpus_comparison.h"
#include "corpus_path.h"

#include <string.h>

/* The memory limit for comparing one source: its manifest and its files. */
#define COMPARISON_MEMORY ((size_t)1 << 30)

/* ---- one source ------------------------------------------------------------------------------------------------------ */

/* The folder of the case to which a listed file belongs: the nearest parent with a model; NULL: none. */
static const char *case_folder_of(const struct comparison *comparison, const char *path)
{
    static const char model[] = "/model.onnx";
    size_t length = strlen(path);
    char *folder = arena_allocate(comparison->arena, length + sizeof model);
    if (folder == NULL)
        return NULL;
    memcpy(folder, path, length + 1);
    for (char *slash = strrchr(folder, '/'); slash != NULL; slash = strrchr(folder, '/')) {
        memcpy(slash, model, sizeof model);
        bool found = manifest_find(&comparison->manifest, folder) != NULL;
        *slash = '\0';
        if (found)
            return folder;
    }
    return NULL;
}

/* The listed files of cases: archives, and files with a model in a parent folder. In the manifest's order. */
static bool listed_files_of_cases(const struct comparison *comparison, struct corpus_files *files)
{
    const struct manifest *manifest = &comparison->manifest;
    const char *last = NULL;
    *files = (struct corpus_files){
        .files = arena_allocate_zeroed(comparison->arena, manifest->count, sizeof *files->files)};
    for (size_t i = 0; files->files != NULL && i < manifest->count; i++) {
        const struct manifest_entry *entry = &manifest->entries[i];
        if (last == NULL || !path_lies_below(entry->path, last))
            last = case_folder_of(comparison, entry->path);
        if (last == NULL && !path_names_archive(entry->path))
            continue;
        struct corpus_file *file = &files->files[files->count++];
        file->path = entry->path;
        memcpy(file->sha256, entry->sha256, sizeof file->sha256);
    }
    return files->files != NULL;
}

/*
 * Compares a source with its manifest, but only the files of selected cases outside archives; the hash is that of the
 * list.
 */
static enum status identify_part(struct comparison *comparison, const struct corpus_inquiry *inquiry,
                                 char hash[SHA256_TEXT_SIZE])
{
    struct corpus_files listed;
    struct case_list selected;
    enum status status = compare_names(comparison, inquiry->cases);
    if (status == STATUS_OK)
        status = compare_archives(comparison, inquiry->cases);
    if (status == STATUS_OK)
        status = comparison_select(comparison, inquiry->cases, inquiry->selection, &selected);
    if (status == STATUS_OK)
        status = compare_part(comparison, &selected);
    if (status != STATUS_OK || !inquiry->hashes)
        return status;
    if (!listed_files_of_cases(comparison, &listed))
        return comparison_no_memory(comparison->error);
    corpus_hash(&listed, hash);
    return STATUS_OK;
}

/* Hashes all files of a source and compares them with its manifest, if it has one. */
static enum status identify_whole(struct comparison *comparison, const struct corpus_inquiry *inquiry,
                                  char hash[SHA256_TEXT_SIZE])
{
    struct corpus_files found;
    struct error error;
    if (corpus_files_hash(&found, comparison->source, inquiry->cases, comparison->arena, &error) != STATUS_OK)
        return comparison_add(comparison, error.message, "");
    corpus_hash(&found, hash);
    if (comparison->manifest.version == NULL)
        return STATUS_OK;
    enum status status = compare_found(comparison, &found);
    return status == STATUS_OK ? compare_listed(comparison, &found, "") : status;
}

/* Reads the manifest; *listed: there is one of ours. An unusable manifest is a difference. */
static enum status begin_comparison(struct comparison *comparison, bool *listed)
{
    struct error error;
    enum status status =
        manifest_read(&comparison->manifest, comparison->source->folder, comparison->arena, &error);
    *listed = status != STATUS_NOT_FOUND;
    if (status == STATUS_OK)
        return STATUS_OK;
    comparison->manifest = (struct manifest){0};
    return *listed ? comparison_add(comparison, error.message, "") : STATUS_OK;
}

/* Sets the identity from the comparison. `partial`: of a selection of cases. */
static enum status set_identity(const struct comparison *comparison, bool listed, bool partial,
                                const char *hash, struct corpus_identity *identity, struct arena *arena)
{
    const struct manifest *manifest = &comparison->manifest;
    const char *version = manifest->version == NULL ? "" : manifest->version;
    const char *text = comparison->text;
    *identity = (struct corpus_identity){.partial = partial, .data_sets = manifest->data_sets};
    if (comparison->differences > DIFFERENCES_SHOWN)
        text = arena_format(comparison->arena, "%s, and %zu more", text,
                            comparison->differences - DIFFERENCES_SHOWN);
    if (listed)
        identity->version = arena_copy_text(arena, version, strlen(version));
    if (hash[0] != '\0')
        identity->hash = arena_copy_text(arena, hash, strlen(hash));
    if (comparison->differences > 0 && text != NULL)
        identity->problem = arena_copy_text(arena, text, strlen(text));
    bool out_of_memory = (listed && identity->version == NULL) ||
                         (hash[0] != '\0' && identity->hash == NULL) ||
                         (comparison->differences > 0 && identity->problem == NULL);
    return out_of_memory ? comparison_no_memory(comparison->error) : STATUS_OK;
}

/* Whether a selection excludes cases by their ids alone. */
static bool selects_by_id(const struct selection *selection)
{
    return selection != NULL && (selection->ids != NULL || selection->only != NULL);
}

/* Whether the program generates the cases of a source: then there are no files to compare. */
static bool is_generated(const struct case_source *source)
{
    return source->folder == NULL;
}

static enum status identify(struct corpus_identity *identity, const struct case_source *source,
                            const struct corpus_inquiry *inquiry, struct arena *arena, struct error *error)
{
    *identity = (struct corpus_identity){0};
    if (is_generated(source))
        return STATUS_OK;
    struct arena scratch = arena_create(COMPARISON_MEMORY);
    struct comparison comparison = {.source = source, .text = "", .arena = &scratch, .error = error};
    char hash[SHA256_TEXT_SIZE] = "";
    bool listed;
    enum status status = begin_comparison(&comparison, &listed);
    bool readable = comparison.manifest.version != NULL;
    bool partial = readable && selects_by_id(inquiry->selection);
    if (status == STATUS_OK && partial)
        status = identify_part(&comparison, inquiry, hash);
    else if (status == STATUS_OK && (readable || inquiry->hashes))
        status = identify_whole(&comparison, inquiry, hash);
    if (status == STATUS_OK)
        status = set_identity(&comparison, listed, partial, hash, identity, arena);
    arena_destroy(&scratch);
    return status;
}

/* ---- all sources ----------------------------------------------------------------------------------------------------- */

enum status corpora_identify(struct corpus_identity *identities, const struct corpus_inquiry *inquiry,
                             struct arena *arena, struct error *error)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < inquiry->source_count; i++)
        status = identify(&identities[i], &inquiry->sources[i], inquiry, arena, error);
    return status;
}

enum status corpus_part_identify(struct corpus_identity *identity, const struct case_source *source,
                                 const struct case_list *cases, struct arena *arena, struct error *error)
{
    *identity = (struct corpus_identity){0};
    if (is_generated(source))
        return STATUS_OK;
    struct arena scratch = arena_create(COMPARISON_MEMORY);
    struct comparison comparison = {.source = source, .text = "", .arena = &scratch, .error = error};
    struct case_list loose;
    bool listed;
    enum status status = begin_comparison(&comparison, &listed);
    if (status == STATUS_OK)
        status = comparison_select(&comparison, cases, NULL, &loose);
    if (status == STATUS_OK && comparison.manifest.version != NULL)
        status = compare_part(&comparison, &loose);
    if (status == STATUS_OK && comparison.manifest.version != NULL)
        status = compare_archives(&comparison, cases);
    if (status == STATUS_OK)
        status = set_identity(&comparison, listed, true, "", identity, arena);
    arena_destroy(&scratch);
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
            return comparison_no_memory(error);
        if (!any_corpus)
            return error_set(error, STATUS_UNREADABLE, "%s (--any-corpus runs it anyway)", text);
        *note = add_note(*note, text, arena);
    }
    return STATUS_OK;
}
