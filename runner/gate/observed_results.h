/*
 * The combined results of several runs of one implementation: for each case the verdicts in all runs, the clauses under
 * which it failed, and whether anything differed. Files of waivers are generated from them.
 */
#ifndef SCATTER_OBSERVED_RESULTS_H
#define SCATTER_OBSERVED_RESULTS_H

#include "arena.h"
#include "judgement.h"
#include "status.h"
#include "text_numbers.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct observed_case {
    const char *id;
    bool verdicts[VERDICT_COUNT]; /* that occurred, in records and in their repetitions */
    bool differs;                 /* the results of its tests are not all the same */
    const char *first;            /* the first observation, to compare the others with; NULL: none yet */
    const char *clauses;      /* of the first failure: without version, sorted, separated by ", "; or NULL */
    const char **misreadings; /* of the first failure: all that explain it or are related to it, then NULL */
};

/* A record of a case. */
struct observed_record {
    size_t the_case;
    enum verdict verdict;
    bool verdicts[VERDICT_COUNT]; /* of its repetitions */
    const json_t *failures;       /* of a failure: objects with "clause", as in the record; otherwise NULL */
};

struct observed_run {
    const char *path;
    struct observed_record *records;
    size_t count, capacity;
    int64_t repetitions;
};

/* Start with observed_results_begin. Everything is in the arena, or released by observed_results_end. */
struct observed_results {
    const char *name;    /* of the implementation: its declared name, or its specification */
    const char *version; /* its declared version, if the same in all runs; "" otherwise */
    struct observed_case *cases;
    size_t count, capacity;
    struct observed_run *runs;
    size_t run_count, run_capacity;
    struct text_numbers case_numbers; /* the ids of `cases` */
    json_t *failures;                 /* of all records */
    struct text_numbers skipped;      /* the ids of folders that are not scatter cases */
    json_t *source_sizes; /* by the name of a source: its number of cases and such folders, at most */
    struct arena *arena;
};

/* False when there is no memory. */
bool observed_results_begin(struct observed_results *observed, struct arena *arena);
void observed_results_end(struct observed_results *observed);

/*
 * Adds the runs of a results file. STATUS_UNREADABLE, naming file and line, when results_read refuses the file, or when a
 * run in it is not complete, was judged by ONNX's comparison, or is of an implementation with another name than the earlier
 * runs; STATUS_OUT_OF_MEMORY.
 */
enum status observed_results_add(struct observed_results *observed, const char *path, struct error *error);

/* The number of cases of the runs' sources that are in no run: they were not selected. */
size_t observed_results_lacking(const struct observed_results *observed);

/* Whether a case failed at least once. */
bool observed_failing(const struct observed_case *item);

#endif
