/*
 * `--baseline OLD`: compares a run with an older one (comparison.h). The run fails only where it is worse.
 */
#ifndef SCATTER_BASELINE_H
#define SCATTER_BASELINE_H

#include "case_folder.h"
#include "comparison.h"

/* Begin with zeroes and the path. */
struct baseline {
    char *path; /* NULL: no --baseline */
    bool alone; /* only one implementation is run: then its name in OLD may differ */
    struct compared_file older, current;
    struct arena *arena;
};

/* Reads the older run. Fails like compared_file_read. */
enum status baseline_read(struct baseline *baseline, struct arena *arena, struct error *error);

/* Takes the next record of the current run, including its header. */
enum status baseline_take(struct baseline *baseline, const struct result_record *record, struct error *error);

/*
 * After the last record: compares. `cases` are all cases of the corpus, selected or not. STATUS_NOT_FOUND if the older run
 * is of another implementation, or has no common case with the run.
 */
enum status baseline_compare(struct baseline *baseline, const struct case_list *cases,
                             struct comparison *comparison, struct error *error);

#endif
