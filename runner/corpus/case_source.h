/*
 * Where cases come from: the --cases arguments.
 */
#ifndef SCATTER_CASE_SOURCE_H
#define SCATTER_CASE_SOURCE_H

#include "arena.h"
#include "case_folder.h"
#include "status.h"

#include <stddef.h>

struct case_source {
    const char *argument; /* as given: NAME=DIR or DIR */
    const char *name;     /* the first component of its cases' ids */
    const char *folder;
    size_t count; /* cases found */
};

/*
 * Finds the cases of all sources. `arguments` ends with NULL; NULL stands for the default, the folder "cases"
 * here or the one installed with the program (`program` is its path). Two sources of one name are refused
 * (STATUS_USAGE).
 */
enum status case_sources_find(const char *const *arguments, const char *program, struct case_source **sources,
                              size_t *source_count, struct case_list *list, struct arena *arena,
                              struct error *error);

/*
 * The cases that a word names: the one with this id among those of `arguments` (as above); or else the data sets
 * of the folder with this id; or else all cases of the folder with this path. STATUS_NOT_FOUND when there is none;
 * the message says how to find one. *source (which may be NULL) receives the source that they belong to; that of a
 * path is its folder.
 */
enum status cases_named(const char *name, const char *const *arguments, const char *program,
                        struct case_list *found, const struct case_source **source, struct arena *arena,
                        struct error *error);

/* The source that an id belongs to, or NULL. */
const struct case_source *case_source_of(const struct case_source *sources, size_t count, const char *id);

#endif
