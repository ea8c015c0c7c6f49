/*
 * The combined results of several runs of one implementation: for each case the verdicts in all runs, the clauses under
 * which it failed, and whether anything differed. Files of waivers are generated from them.
 */
#ifndef SCATTER_OBSERVED_RESULTS_H
#define SCATTER_OBSERVED_RESULTS_H

#include "arena.h"
#include "status.h"
#include "verdict.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The clauses and the misreading of one failure of a case. */
struct observed_reason {
    json_t *failures;       /* as in the record: objects with "clause" */
    size_t *clauses;        /* numbers in `clauses` of observed_results, sorted, unique; at least one */
    size_t clause_count;    /* a failure under no clause has the clause "" */
    const char *misreading; /* of the record, or "" */
};

struct observed_case {
    const char *id;
    bool verdicts[VERDICT_COUNT]; /* that occurred, in records and in their repetitions */
    bool differs;                 /* the results of its tests are not all the same */
    const size_t *about;          /* numbers of the clauses that the case is about */
    size_t about_count;
    const char *first; /* the first observation, to compare the others with; NULL: none yet */
};

/* A record of a case. */
struct observed_record {
    size_t the_case;
    enum verdict verdict;
    bool verdicts[VERDICT_COUNT]; /* of its repetitions */
    size_t reason;                /* number; of a failure only */
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
    struct observed_reason *reasons;
    size_t reason_count, reason_capacity;
    const char **clauses; /* ids without version, such as "ScatterND.nan" */
    size_t clause_count, clause_capacity;
    json_t *case_numbers, *reason_numbers, *clause_numbers;
    json_t *skipped;      /* the ids of folders that are not scatter cases, as members */
    json_t *source_sizes; /* by the name of a source: its number of cases and such folders, at most */
    struct arena *arena;
};

/* False when there is no memory. */
bool observed_results_begin(struct observed_results *observed, struct arena *arena);
void observed_results_end(struct observed_results *observed);

/*
 * Adds the runs of a results file. STATUS_UNREADABLE, naming file and line, when results_read refuses the file, or when a
 * run in it is not complete, was judged by --judge onnx, or is of an implementation with another name than the earlier
 * runs; STATUS_OUT_OF_MEMORY.
 */
enum status observed_results_add(struct observed_results *observed, const char *path, struct error *error);

/* The number of cases of the runs' sources that are in no run: they were not selected. */
size_t observed_results_lacking(const struct observed_results *observed);

/* What a case showed in all runs together. */
enum observation {
    OBSERVED_FAILURE,   /* it failed at least once */
    OBSERVED_PASS,      /* it passed, and never failed */
    OBSERVED_SET_ASIDE, /* it was always unsupported or disputed */
    OBSERVED_UNTESTED   /* it was never tested: not-run, unreadable, error */
};
enum observation observed_as(const struct observed_case *item);

#endif
