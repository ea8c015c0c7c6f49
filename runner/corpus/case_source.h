/* Where cases come from: how they are found, loaded, and known to be those of a corpus. */
#ifndef SCATTER_CASE_SOURCE_H
#define SCATTER_CASE_SOURCE_H

#include "archive.h"
#include "arena.h"
#include "case.h"
#include "file.h"
#include "large_values.h"
#include "manifest.h"
#include "status.h"
#include "world.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Finds cases: searches folders, and the archives in them, for model.onnx or test_data_set_N. */

/* A case that has been found but not read. */
struct case_location {
    const char *id;                /* SOURCE/path, with #N if the folder has several data sets */
    size_t suffix_length;          /* of the #N; 0: the id has none */
    struct case_files files;       /* of the case folder */
    int data_set;                  /* N, or -1 for a folder with a model but without any data set */
    const struct large_row *large; /* the row of a generated case, without `files`; NULL: it is read */
    const struct world *world; /* the world of a generated case with this number, without `files`; or NULL */
    uint64_t number;
};

/* Which archives need not be opened: those that a manifest lists and in which no id could match a glob. */
struct wanted_archives {
    const char *const *ids;          /* globs, ended by NULL */
    const struct manifest *manifest; /* of the folder that is searched */
};

struct case_list {
    struct case_location *locations; /* sorted by id, data sets of one folder by number */
    size_t count;
    struct archive *archives; /* all opened archives, with or without cases */
    size_t skipped;           /* archives that were not opened */
};

/* Whether an entry of a case folder may be its model: a file *.onnx whose name does not begin with a dot. */
bool is_model_file(const struct folder_entry *entry);

/* Sorts the cases of a list. */
void case_list_sort(struct case_list *list);

/* Closes the archives of a list. Its cases can then no longer be loaded, and loaded ones must not be used. */
void case_list_close(struct case_list *list);

/*
 * Adds to `list` every case below a folder (which may itself be a case folder, and may be in an archive).
 * `source` is the first component of the ids. A file X.zip is an archive that represents a folder X, except
 * in a case folder, where such a file has no meaning. Symbolic links to folders and archives are not
 * followed. Folders and files that do not belong to a case folder are silently skipped; which file is the
 * model, and whether it is a scatter case, is checked when it is loaded.
 *
 * Archives that are not `wanted` (NULL: all are) are not opened but counted in `skipped`; their cases are
 * then missing from the list.
 *
 * STATUS_SYSTEM if the folder cannot be read; STATUS_UNREADABLE if an archive is refused, or if there are
 * both a folder X and an archive X.zip, whose cases would have the same ids. The list then keeps its previous
 * cases.
 */
enum status case_list_add(struct case_list *list, const char *source, const struct case_files *folder,
                          const struct wanted_archives *wanted, struct arena *arena, struct error *error);

/* Where cases come from: the --cases arguments, each a folder, an archive (case.h) or a world (world.h), or
 * the program itself, which generates those of the tiers "large" and "huge" (large_values.h). */

struct case_source {
    const char *argument;          /* as given: NAME=PATH or PATH; NULL: the program generates its cases */
    const char *name;              /* the first component of its cases' ids */
    const char *folder;            /* the path of a folder or an archive; NULL: the same */
    const struct archive *archive; /* NULL: it is a folder of the file system, which may hold archives */
    size_t count;                  /* of its cases; if archives were skipped, the number in its manifest */
    const struct world *world; /* it is a world, whose cases are in no list: case_list_of_world; or NULL */
    uint64_t from, end;        /* of a world: the numbers of its cases, `end` not included */
};

/* An argument that begins so is a world: "world:random-1", or "world:random-1:FROM-TO" for the numbers FROM
 * to TO. */
#define WORLD_PREFIX "world:"

/*
 * Finds the cases of all sources. `arguments` ends with NULL; NULL means the default, the folder "cases" in
 * the current folder or the one installed with the program (`program` is its path). Without NAME, the name of
 * a path a/b and of an archive a/b.zip is "b". Two sources with the same name are refused (STATUS_USAGE).
 *
 * `ids` is a list of globs that ends with NULL, or NULL: archives that the manifest of a source lists and
 * that have no case with such an id are skipped (case_source.h).
 *
 * A range of a world that is not within it is refused (STATUS_USAGE).
 *
 * Close the list with case_list_close, unless this function fails.
 */
enum status case_sources_find(const char *const *arguments, const char *program, const char *const *ids,
                              struct case_source **sources, size_t *source_count, struct case_list *list,
                              struct arena *arena, struct error *error);

/* The same for a tier of a selection (selection.h): the cases of "large" and "huge" are generated by the
 * program; `arguments` must then be NULL (STATUS_USAGE). */
enum status case_sources_of_tier(const char *tier, const char *const *arguments, const char *program,
                                 const char *const *ids, struct case_source **sources, size_t *source_count,
                                 struct case_list *list, struct arena *arena, struct error *error);

/*
 * Finds the cases with a name, which may be (in this order) the id of a case in `arguments` (as above), the
 * id of a folder with data sets, the id of a case of a world or of the tier "large" or "huge", or the path of
 * a folder, which may be in an archive. STATUS_NOT_FOUND if there is none; the message says how to find one.
 * *source (which may be NULL) receives their source; that of a path is its folder. Close `found` as above.
 */
enum status cases_named(const char *name, const char *const *arguments, const char *program,
                        struct case_list *found, const struct case_source **source, struct arena *arena,
                        struct error *error);

/* Makes a list of the cases of a world with the numbers from `from`, before `end`. STATUS_OUT_OF_MEMORY
 * only. */
enum status case_list_of_world(struct case_list *list, const struct world *world, uint64_t from, uint64_t end,
                               struct arena *arena, struct error *error);

/* Whether an id is that of a case of a world, such as "random-1/0000000017"; *location receives it, in the
 * arena. */
bool case_of_world(const char *id, struct case_location *location, struct arena *arena);

/* The source that an id belongs to, or NULL. */
const struct case_source *case_source_of(const struct case_source *sources, size_t count, const char *id);

/* Loads a case: reads all its files into a scatter_case. */

/*
 * Loads the case at a location, whose texts it borrows, or generates it if it belongs to the tier "large" or
 * a world.
 *
 * input_0.pb … belong to the model's graph inputs by their order or their names (case_loading.h).
 * STATUS_UNREADABLE if a file is missing, surplus or malformed, or is outside the folder (symbolic links
 * followed); the message begins with the file's name below the folder. STATUS_NOT_SCATTER like model_read.
 *
 * Warnings, not errors: a tensor whose name differs from the graph input's; bool bytes other than 0 and 1; a
 * model that contradicts its tensors, because it declares another type, element type, rank or extent for a
 * value, or one name for different extents, or its graph lacks the node's output.
 */
enum status scatter_case_load(struct scatter_case *the_case, const struct case_location *location,
                              struct arena *arena, struct error *error);

/*
 * Identifies the corpus of a source of cases by its manifest (manifest.h), and compares it with that. Cases
 * that were changed by accident would fail correct implementations, so commands refuse such a corpus,
 * whatever cases they select, unless they are told to accept any.
 *
 * Every archive that was opened must have the members that the manifest lists, by their names, sizes and
 * checksums; listed archives must exist, and there may be no other cases. corpus_verify compares whole files,
 * also of clauses and schemas. Cases of a source without a manifest are known by their hashes alone (case.h).
 */

struct corpus_identity {
    const char *hash;    /* manifest_hash; NULL: there is no manifest, or the source differs from it */
    const char *version; /* NULL: the source has no manifest */
    const char
        *problem; /* a phrase about what differs from the manifest, or why it cannot be read; NULL: nothing */
};

/* Sets an array of one identity per source. `cases` has the cases of all sources. Fails only with
 * STATUS_OUT_OF_MEMORY. */
enum status corpora_identify(struct corpus_identity *identities, const struct case_source *sources,
                             size_t source_count, const struct case_list *cases, struct arena *arena,
                             struct error *error);

/*
 * Compares every file that the manifest of a source lists with its SHA-256; *problem is a phrase about those
 * that differ, in the arena, or NULL. A source without a manifest has none. Fails only with
 * STATUS_OUT_OF_MEMORY.
 */
enum status corpus_verify(const struct case_source *source, const char **problem, struct arena *arena,
                          struct error *error);

/* Whether a case, by its id, belongs to a source that has our manifest, or to the source whose cases the
 * program generates. There is one identity per source. */
bool corpora_own(const struct corpus_identity *identities, const struct case_source *sources,
                 size_t source_count, const char *id);

/* STATUS_UNREADABLE, with the problem, if a source differs from its manifest and `any_corpus` is false;
 * otherwise *note receives the problem as a text for the user, in the arena, or NULL if there is none. */
enum status corpora_accept(const struct corpus_identity *identities, const struct case_source *sources,
                           size_t source_count, bool any_corpus, const char **note, struct arena *arena,
                           struct error *error);

#endif
