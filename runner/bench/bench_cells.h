/* The cells of scatter-bench's tables, and how times are measured. */
#ifndef SCATTER_BENCH_CELLS_H
#define SCATTER_BENCH_CELLS_H

#include "bench_case.h"
#include "case.h"
#include "expectation.h"
#include "judge.h"
#include "session.h"

#include <scatter_cts/plugin.h>

/* Measures times: the mean of a batch, the median of batches, the geometric mean of quotients. */

/* A way to compute a node, or to judge the result; false if that failed. */
typedef bool bench_run(struct bench_case *bench);

/* The mean processor time of a batch of runs that is long enough for the clock, in nanoseconds per element of
 * data. NaN if a run failed. */
double measure(bench_run *run, struct bench_case *bench);

/* The median of `count` numbers, at least one. Sorts them. */
double median(double *numbers, int count);

/* The state of a geometric mean. Begin with zeroes. */
struct geometric_mean {
    double logarithms; /* their sum */
    int count;
};

void geometric_mean_add(struct geometric_mean *mean, double number);

/* The mean of the added numbers; NaN if there are none. */
double geometric_mean_value(const struct geometric_mean *mean);

/* The cells of scatter-bench's tables: each measures one node of one size and prints the result. */

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

/* The judge and the reference: the quotient of their times, for updates with distinct targets and with
 * repeated targets. */
cell_runner measure_judge_cell;

/* An implementation and the reference: "implementation, reference (ratio)", or why it cannot be measured. */
cell_runner measure_implementation_cell;

/* The last row of the implementation's table, and a sentence. Returns 0, or 1 if nothing could be
 * measured. */
int print_means(const struct plan *plan);

/* Prints an error to standard error. Returns 1. */
int print_error(const struct error *error);

/* Measures the cost of judging an answer, in addition to executing the reference, which the judge needs
 * anyway. */

/* A node as a case, and the correct answer to it. */
struct judge_bench {
    struct bench_case bench; /* first member: a function that measures a bench_case can measure this */
    struct tensor inputs[INPUT_SLOTS];
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct answer answer;
    struct clause_set clauses;
    struct judge_settings settings;
    struct arena arena;
};

/* Creates a case as bench_case_create does. `bench` must not be moved. Fails with STATUS_OUT_OF_MEMORY. */
enum status judge_bench_create(struct judge_bench *bench, enum shape_kind kind, enum dtype dtype,
                               enum reduction reduction, int64_t elements, bool distinct,
                               struct error *error);
void judge_bench_destroy(struct judge_bench *bench);

/* Judges the reference's output; false unless it passes. `bench` is the first member of a judge_bench. */
bool judge_bench_judge(struct bench_case *bench);

/*
 * Compares an implementation's kernels with the reference: a plugin in this process is called directly with
 * the buffers of a measurement, so that the safety measures of the runner (a process, guard pages, copies)
 * are not measured.
 */

/* A node with its model, for the reference and for a plugin; both write to the same output. */
struct implementation_bench {
    struct judge_bench judging; /* first member: a function that measures a bench_case can measure this */
    const struct session *session;
    struct scatter_case the_case; /* with a model */
    struct scatter_cts_tensor inputs[INPUT_SLOTS];
    struct scatter_cts_attribute attributes[2];
    struct scatter_cts_request request;
    struct arena arena; /* of the model */
};

/*
 * Creates a node as bench_case_create does. `session` is a started session in this process; it and `bench`
 * must not be moved. Needs the bytes of data once more than bench_case_create. Fails with
 * STATUS_OUT_OF_MEMORY.
 */
enum status implementation_bench_create(struct implementation_bench *bench, const struct session *session,
                                        enum shape_kind kind, enum dtype dtype, enum reduction reduction,
                                        int64_t elements, struct error *error);
void implementation_bench_destroy(struct implementation_bench *bench);

/* The result of an implementation for a node. */
enum ability {
    ABILITY_CORRECT,     /* it returns the bytes of the reference, or others that the judge accepts */
    ABILITY_UNSUPPORTED, /* it does not declare the node, or returns SCATTER_CTS_UNSUPPORTED */
    ABILITY_REFUSED,     /* it returns another result without an output */
    ABILITY_WRONG        /* it returns another output */
};

/* Runs the node on the implementation for the first time, which also warms it up. `why` receives a text in
 * the arena, except for ABILITY_CORRECT. Not measured. */
enum ability implementation_bench_try(struct implementation_bench *bench, const char **why,
                                      struct arena *arena);

/* Runs the implementation; false if it returns no output. `bench` is the first member of an
 * implementation_bench. */
bool implementation_bench_run(struct bench_case *bench);

#endif
