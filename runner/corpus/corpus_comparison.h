/*
 * Compares the files of a source of cases with those that its manifest lists, for corpus_identity.h. Differences are
 * collected as text.
 */
#ifndef SCATTER_CORPUS_COMPARISON_H
#define SCATTER_CORPUS_COMPARISON_H

#include "arena.h"
#include "case_source.h"
#include "corpus_hash.h"
#include "manifest.h"
#include "selection.h"
#include "status.h"

#include <stddef.h>

/* How many differences are shown. */
enum { DIFFERENCES_SHOWN = 4 };

/* The comparison of one source. All functions below fail only with STATUS_OUT_OF_MEMORY. */
struct comparison {
    const struct case_source *source;
    struct manifest manifest;
    size_t differences;
    const char *text; /* the first few differences; begin with "" */
    struct arena *arena;
    struct error *error;
};

enum status comparison_no_memory(struct error *error);

/* Adds a difference: a path, or a whole phrase with "" for `what`. */
enum status comparison_add(struct comparison *comparison, const char *path, const char *what);

/* Checks that every found file is listed with its hash. */
enum status compare_found(struct comparison *comparison, const struct corpus_files *found);

/* Looks for the listed files below a folder ("": all) among the found files, otherwise at their paths. */
enum status compare_listed(struct comparison *comparison, const struct corpus_files *found,
                           const char *folder);

/* Compares the files of the folders of some cases, all from the source and none in an archive. */
enum status compare_part(struct comparison *comparison, const struct case_list *cases);

/*
 * Compares the data sets that the source has outside archives with those that are listed. `cases` may include cases
 * of other sources.
 */
enum status compare_names(struct comparison *comparison, const struct case_list *cases);

/*
 * Compares the archives of the source (in its folder, in folders where archives are listed, and of `cases`) with
 * those that are listed. Only by name: the contents of archives are not examined.
 */
enum status compare_archives(struct comparison *comparison, const struct case_list *cases);

/*
 * The cases of the source that are not in an archive and that a selection (NULL: all cases) admits by their ids.
 * Members of archives are checked by their checksums when they are read.
 */
enum status comparison_select(const struct comparison *comparison, const struct case_list *cases,
                              const struct selection *selection, struct case_list *selected);

#endif
