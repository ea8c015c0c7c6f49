/* Measures times. */
#define _POSIX_C_SOURCE 200809L
#include "bench_cells.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

enum { BATCH_ELEMENTS = 1000000 };

/* Processor time, not wall-clock time: other processes do not count, all threads of this process do. */
static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

double measure(bench_run *run, struct bench_case *bench)
{
    int64_t elements = bench->rows * bench->columns;
    int64_t runs = elements < BATCH_ELEMENTS ? BATCH_ELEMENTS / elements : 1;
    double start = now();
    for (int64_t i = 0; i < runs; i++)
        if (!run(bench))
            return NAN;
    return (now() - start) / (double)(runs * elements);
}

static int compare_numbers(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

double median(double *numbers, int count)
{
    qsort(numbers, (size_t)count, sizeof *numbers, compare_numbers);
    return count % 2 == 1 ? numbers[count / 2] : (numbers[count / 2 - 1] + numbers[count / 2]) / 2;
}

void geometric_mean_add(struct geometric_mean *mean, double number)
{
    mean->logarithms += log(number);
    mean->count++;
}

double geometric_mean_value(const struct geometric_mean *mean)
{
    return exp(mean->logarithms / mean->count);
}
