/*
 * Measures times: the mean of a batch, the median of batches, the geometric mean of quotients.
 */
#ifndef SCATTER_MEASURING_H
#define SCATTER_MEASURING_H

#include "bench_case.h"

/* A way to compute a node, or to judge the result; false if that failed. */
typedef bool bench_run(struct bench_case *bench);

/*
 * The mean processor time of a batch of runs that is long enough for the clock, in nanoseconds per element of data.
 * NaN if a run failed.
 */
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

#endif
