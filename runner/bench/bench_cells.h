/*
 * The cells of scatter-bench's tables: each measures one node of one size and prints the result.
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
    struct geometric_mean by_size[SIZES_MAX], all; /* of the implementation's time / the reference's time */
};

/* One row of a table. */
struct row {
    enum shape_kind kind;
    enum reduction reduction;
    enum dtype dtype;
};

/* Measures the node of a row with size number `size`; prints a cell. Returns 0, or 1 on failure. */
typedef int cell_runner(struct plan *plan, const struct row *row, int size);

/* The reference and a loop: "by hand, reference (ratio)", times in nanoseconds per element of updates. */
cell_runner measure_loop_cell;

/*
 * The judge and the reference: the quotient of their times, for updates with distinct targets and with repeated
 * targets.
 */
cell_runner measure_judge_cell;

/* An implementation and the reference: "implementation, reference (ratio)", or why it cannot be measured. */
cell_runner measure_implementation_cell;

/*
 * The last row of the implementation's table, and a sentence. Returns 0, or 1 if nothing could be measured.
 */
int print_means(const struct plan *plan);

/* Prints an error to standard error. Returns 1. */
int print_error(const struct error *error);

#endif
