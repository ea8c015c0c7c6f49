/*
 * What several runs of one implementation showed, held together: of each case the verdicts that it had in any of them,
 * under which clauses it failed, and whether anything differed. What a file of waivers is made of.
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

/* Under what a case failed once. */
struct observed_reason {
    json_t *failures;       /* as in the record: objects with "clause" */
    size_t *clauses;        /* numbers in `clauses` of observed_results, rising, each once; at least one */
    size_t clause_count;    /* what fails under no clause has the clause "" */
    const char *misreading; /* what the record says of it, or "" */
};

struct observed_case {
    const char *id;
    bool verdicts[VERDICT_COUNT]; /* that came, in records and in their repetitions */
    bool differs;                 /* from one time to another, when it was tested */
    const size_t *about;          /* numbers of the clauses that the case is about */
    size_t about_count;
    const char *first; /* what was observed first, to compare the rest with; NULL: nothing yet */
};

/* A record of a case. */
struct observed_record {
    size_t the_case;
    enum verdict verdict;
    bool verdicts[VERDICT_COUNT]; /* those of its repetitions */
    size_t reason;                /* number; of a failure only */
};

struct observed_run {
    const char *path;
    struct observed_record *records;
    size_t count, capacity;
    int64_t repetitions;
};

/* Begin with observed_results_begin. Everything is in the arena, or released by observed_results_end. */
struct observed_results {
    const char *name;    /* of the implementation: as it declares it, or its specification */
    const char *version; /* that it declares, the same in all runs; "" otherwise */
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
    json_t *source_sizes; /* by the name of a source: how many cases and such folders it has, at most */
    struct arena *arena;
};

/* False when there is no memory. */
bool observed_results_begin(struct observed_results *observed, struct arena *arena);
void observed_results_end(struct observed_results *observed);

/*
 * Adds the runs of a results file. STATUS_UNREADABLE, naming file and line, when results_read refuses it, a run in it is
 * not complete, was judged by --judge onnx, or is of an implementation of another name than the runs before; and
 * STATUS_OUT_OF_MEMORY.
 */
enum status observed_results_add(struct observed_results *observed, const char *path, struct error *error);

/* How many cases the sources of the runs have of which no run says anything: they were not selected. */
size_t observed_results_lacking(const struct observed_results *observed);

/* What a case says in all runs together. */
enum observation {
    OBSERVED_FAILURE,   /* it failed at least once */
    OBSERVED_PASS,      /* it passed, and never failed */
    OBSERVED_SET_ASIDE, /* it was always unsupported or disputed */
    OBSERVED_UNTESTED   /* it was never tested: not-run, unreadable, error */
};
enum observation observed_as(const struct observed_case *item);

#endif
