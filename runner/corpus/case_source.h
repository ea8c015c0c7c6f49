/*
 * Where cases come from: the --cases arguments, each a folder or an archive (case_files.h), or the program itself, which
 * makes those of the tier "large" (large_row.h).
 */
#ifndef SCATTER_CASE_SOURCE_H
#define SCATTER_CASE_SOURCE_H

#include "arena.h"
#include "case_folder.h"
#include "status.h"

#include <stddef.h>

struct case_source {
    const char *argument;          /* as given: NAME=PATH or PATH; NULL: the program makes its cases */
    const char *name;              /* the first component of its cases' ids */
    const char *folder;            /* the path, of a folder or an archive; NULL: likewise */
    const struct archive *archive; /* NULL: it is a folder of the file system, which may hold archives */
    size_t count;                  /* cases found */
};

/*
 * Finds the cases of all sources. `arguments` ends with NULL; NULL stands for the default, the folder "cases"
 * here or the one installed with the program (`program` is its path). Without NAME the cases of a path a/b and of an
 * archive a/b.zip are called "b". Two sources of one name are refused (STATUS_USAGE).
 *
 * `ids` are globs that end with NULL, or NULL: in a source with a manifest, which tells what else there is, archives
 * are left out that have no case of these ids (case_folder.h).
 *
 * The list is to be closed with case_list_close, except where this fails.
 */
enum status case_sources_find(const char *const *arguments, const char *program, const char *const *ids,
                              struct case_source **sources, size_t *source_count, struct case_list *list,
                              struct arena *arena, struct error *error);

/*
 * The same for a tier of a selection (selection.h): the cases of "large" are those that the program makes, and
 * STATUS_USAGE when `arguments` say where others are.
 */
enum status case_sources_of_tier(const char *tier, const char *const *arguments, const char *program,
                                 const char *const *ids, struct case_source **sources, size_t *source_count,
                                 struct case_list *list, struct arena *arena, struct error *error);

/*
 * The cases that a word names: the one with this id among those of `arguments` (as above); or else the data sets
 * of the folder with this id; or else that of the tier "large" with this id; or else all cases of the folder with this
 * path (which may be in an archive).
 * STATUS_NOT_FOUND when there is none; the message says how to find one. *source (which may be NULL) receives the
 * source that they belong to; that of a path is its folder. `found` is to be closed as above.
 */
enum status cases_named(const char *name, const char *const *arguments, const char *program,
                        struct case_list *found, const struct case_source **source, struct arena *arena,
                        struct error *error);

/* The source that an id belongs to, or NULL. */
const struct case_source *case_source_of(const struct case_source *sources, size_t count, const char *id);

#endif
