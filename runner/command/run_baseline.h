/*
 * `--baseline OLD`: a run is held against an older one (comparison.h), and fails only where it is worse.
 */
#ifndef SCATTER_RUN_BASELINE_H
#define SCATTER_RUN_BASELINE_H

#include "case_folder.h"
#include "comparison_listing.h"

/* Begin with zeroes and the path. */
struct run_baseline {
    char *path; /* NULL: there is no older run */
    bool alone; /* one implementation is run: then OLD may call its own one otherwise */
    struct compared_file older, current;
    struct arena *arena;
};

/* Reads the older run. Errors as those of compared_file_read. */
enum status run_baseline_read(struct run_baseline *baseline, struct arena *arena, struct error *error);

/* Takes a record of the current run, from its header on. */
enum status run_baseline_take(struct run_baseline *baseline, const json_t *record, struct error *error);

/*
 * After the last record: compares, and lists what is worse and which cases are gone from the corpus: not among `cases`, all
 * cases of it, whether selected or not. STATUS_NOT_FOUND when the older run is of none of these implementations, or has no
 * case in common with the run.
 */
enum status run_baseline_compare(struct run_baseline *baseline, const struct case_list *cases,
                                 const struct comparison_listing *listing, bool *is_worse,
                                 struct error *error);

#endif
