/*
 * The cells of scatter-bench's tables: each measures one node in one size and prints what came of it.
 */
#ifndef SCATTER_BENCH_CELLS_H
#define SCATTER_BENCH_CELLS_H

#include "measuring.h"
#include "session.h"

enum { REPETITIONS_MAX = 1000, SIZES_MAX = 10 };

/* What is measured. */
struct plan {
    int64_t sizes[SIZES_MAX]; /* elements of data and of updates */
    int size_count;
    int repetitions;                               /* at most REPETITIONS_MAX */
    const struct session *session;                 /* of the implementation, or NULL */
    struct geometric_mean by_size[SIZES_MAX], all; /* of the implementation's times / the reference's */
};

/* One row of a table. */
struct row {
    enum shape_kind kind;
    enum reduction reduction;
    enum dtype dtype;
};

/* Measures the node of a row in the size of that number; prints a cell. Returns 0, or 1 when it went wrong. */
typedef int cell_runner(struct plan *plan, const struct row *row, int size);

/* The reference against a loop: "by hand, reference (ratio)", times in nanoseconds per element of updates. */
cell_runner measure_loop_cell;

/*
 * The judge against the reference: the quotient of their times for updates with distinct targets, and for those with
 * repeated ones.
 */
cell_runner measure_judge_cell;

/* An implementation against the reference: "implementation, reference (ratio)", or why there is nothing to measure. */
cell_runner measure_implementation_cell;

/* The last row of the implementation's table, and a sentence. Returns 0, or 1 when nothing could be measured. */
int print_means(const struct plan *plan);

/* Prints an error for a person. Returns 1. */
int tell_error(const struct error *error);

#endif
