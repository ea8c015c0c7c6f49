/*
 * The files of a source of cases against those that its manifest lists: what corpus_identity.h is made of. Differences
 * are collected in words.
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

/* How many differences are told. */
enum { DIFFERENCES_TOLD = 4 };

/* What is found of one source. All functions below fail with STATUS_OUT_OF_MEMORY only. */
struct comparison {
    const struct case_source *source;
    struct manifest manifest;
    size_t differences;
    const char *text; /* the first few of them; begin with "" */
    struct arena *arena;
    struct error *error;
};

enum status comparison_no_memory(struct error *error);

/* Adds a difference: a path, or a whole phrase with "" for `what`. */
enum status comparison_tell(struct comparison *comparison, const char *path, const char *what);

/* Looks up every file that was found: is it listed, with this hash? */
enum status compare_found(struct comparison *comparison, const struct corpus_files *found);

/* Looks for the listed files below a folder ("": all) among those that were found, or else where they should lie. */
enum status compare_listed(struct comparison *comparison, const struct corpus_files *found,
                           const char *folder);

/* Compares the files of the folders of some cases, all of them of the source and in no archive. */
enum status compare_part(struct comparison *comparison, const struct case_list *cases);

/*
 * Compares which data sets the source has in folders of its own with which are listed. `cases` may be those of other
 * sources, too.
 */
enum status compare_names(struct comparison *comparison, const struct case_list *cases);

/*
 * Compares which archives the source has, in its folder, in those where some are listed, and among those of `cases`,
 * with which are listed. Names alone: what the archives hold is not looked at.
 */
enum status compare_archives(struct comparison *comparison, const struct case_list *cases);

/*
 * Those cases of the source that lie in no archive and that a selection (NULL: of all) admits by their ids. What the
 * archives of the others hold is vouched for by the checksums of its members, which are seen when they are read.
 */
enum status comparison_select(const struct comparison *comparison, const struct case_list *cases,
                              const struct selection *selection, struct case_list *selected);

#endif
