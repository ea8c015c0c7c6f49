/*
 * How long something takes: the mean of a batch, the median of batches, the geometric mean of quotients.
 */
#ifndef SCATTER_MEASURING_H
#define SCATTER_MEASURING_H

#include "bench_case.h"

/* One way to compute a node, or to judge the result; false when that failed. */
typedef bool bench_run(struct bench_case *bench);

/*
 * The mean processor time of a batch of runs, long enough for the clock, in nanoseconds per element of data. NaN
 * when a run failed.
 */
double measure(bench_run *run, struct bench_case *bench);

/* The median of `count` numbers, at least one, which are put into order. */
double median(double *numbers, int count);

/* Numbers whose geometric mean is wanted. Begin with zeroes. */
struct geometric_mean {
    double logarithms; /* their sum */
    int count;
};

void geometric_mean_add(struct geometric_mean *mean, double number);

/* The mean of what was added; NaN when nothing was. */
double geometric_mean_value(const struct geometric_mean *mean);

#endif
