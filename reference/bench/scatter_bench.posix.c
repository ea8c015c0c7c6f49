/*
 * scatter-bench: how long the reference takes for a whole operator, beside a loop written by hand for
 * exactly that operator. Prints a Markdown table. A measurement, never a test.
 */
#define _POSIX_C_SOURCE 200809L
#include "bench_case.h"

#include <errno.h>
#include <inttypes.h>
#include <popt.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { REPETITIONS_MAX = 1000, BATCH_ELEMENTS = 1000000 };

/* Times by repetition, in nanoseconds per element of updates. */
struct times {
    double reference[REPETITIONS_MAX], hand_written[REPETITIONS_MAX], copies[REPETITIONS_MAX];
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* The mean time of a batch of runs, long enough for the clock. */
static double measure(bool (*run)(struct bench_case *), struct bench_case *bench)
{
    int64_t elements = bench->rows * bench->columns;
    int64_t runs = elements < BATCH_ELEMENTS ? BATCH_ELEMENTS / elements : 1;
    double start = now();
    for (int64_t i = 0; i < runs; i++)
        if (!run(bench))
            abort();
    return (now() - start) / (double)(runs * elements);
}

static int compare_times(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

static double median(double *times, int count)
{
    qsort(times, (size_t)count, sizeof *times, compare_times);
    return count % 2 == 1 ? times[count / 2] : (times[count / 2 - 1] + times[count / 2]) / 2;
}

static void print_row(const struct bench_case *bench, struct times *times, int repetitions)
{
    double reference = median(times->reference, repetitions);
    double by_hand = median(times->hand_written, repetitions);
    printf("| %s | %s | %s | %" PRId64 " | %.2f | %.2f | %.2f |", shape_kind_name(bench->kind),
           reduction_name(bench->reduction), dtype_name((int32_t)bench->dtype), bench->rows * bench->columns,
           by_hand, reference, reference / by_hand);
    if (bench->kind == KIND_ND_ROWS && bench->reduction == REDUCTION_NONE)
        printf(" %.2f |\n", median(times->copies, repetitions) / reference);
    else
        printf(" |\n");
    fflush(stdout);
}

/* Measures one node, the candidates in turns so that whatever disturbs the machine disturbs them alike. */
static int run_case(enum shape_kind kind, enum dtype dtype, enum reduction reduction, int64_t elements,
                    int repetitions)
{
    static struct times times;
    struct bench_case bench;
    struct error error;
    if (bench_case_create(&bench, kind, dtype, reduction, elements, &error) != STATUS_OK) {
        fprintf(stderr, "scatter-bench: %s\n", error.message);
        bench_case_destroy(&bench);
        return 1;
    }
    bool agrees = bench_case_agrees(&bench);
    if (!agrees)
        fprintf(stderr, "scatter-bench: reference and loop differ for %s, %s, %s\n", shape_kind_name(kind),
                reduction_name(reduction), dtype_name((int32_t)dtype));
    for (int i = 0; agrees && i < repetitions; i++) {
        times.hand_written[i] = measure(bench_case_hand_written, &bench);
        times.reference[i] = measure(bench_case_reference, &bench);
        if (kind == KIND_ND_ROWS && reduction == REDUCTION_NONE)
            times.copies[i] = measure(bench_case_copies, &bench);
    }
    if (agrees)
        print_row(&bench, &times, repetitions);
    bench_case_destroy(&bench);
    return agrees ? 0 : 1;
}

static int run_size(int64_t elements, int repetitions)
{
    static const enum dtype dtypes[] = {DTYPE_FLOAT, DTYPE_FLOAT16, DTYPE_INT64};
    static const enum reduction reductions[] = {REDUCTION_NONE, REDUCTION_ADD, REDUCTION_MAX};
    int failed = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        for (int reduction = 0; reduction < 3; reduction++)
            for (int dtype = 0; dtype < 3; dtype++)
                failed |= run_case((enum shape_kind)kind, dtypes[dtype], reductions[reduction], elements,
                                   repetitions);
    return failed;
}

/* Runs every size of a list such as "10000,1000000"; 2 when it is not one. */
static int run_sizes(const char *sizes, int repetitions)
{
    int failed = 0;
    for (const char *next = sizes;;) {
        char *end;
        errno = 0;
        long long elements = strtoll(next, &end, 10);
        if (end == next || errno != 0 || elements < 4 || elements > 1000000000 ||
            (*end != ',' && *end != 0)) {
            fprintf(stderr,
                    "scatter-bench: --sizes wants numbers from 4 to 1000000000, such as 10000,1000000\n");
            return 2;
        }
        failed |= run_size(elements, repetitions);
        if (*end == '\0')
            return failed;
        next = end + 1;
    }
}

int main(int argc, const char **argv)
{
    const char *sizes = "10000,1000000,100000000";
    int repetitions = 5;
    struct poptOption options[] = {{"sizes", 's', POPT_ARG_STRING | POPT_ARGFLAG_SHOW_DEFAULT, &sizes, 0,
                                    "elements of data and of updates; 10^8 needs up to 4 GiB", "N,N…"},
                                   {"repetitions", 'r', POPT_ARG_INT | POPT_ARGFLAG_SHOW_DEFAULT,
                                    &repetitions, 0, "measurements per row, of which the median counts", "N"},
                                   POPT_AUTOHELP POPT_TABLEEND};
    poptContext context = poptGetContext("scatter-bench", argc, argv, options, 0);
    int option = poptGetNextOpt(context);
    if (option < -1 || poptPeekArg(context) != NULL || repetitions < 1 || repetitions > REPETITIONS_MAX) {
        fprintf(stderr, "scatter-bench: wrong arguments; see --help (repetitions: 1 to %d)\n",
                REPETITIONS_MAX);
        poptFreeContext(context);
        return 2;
    }
    printf("| operator | reduction | type | elements | by hand, ns | reference, ns | ratio | memcpy |\n");
    printf("|---|---|---|---:|---:|---:|---:|---:|\n");
    int result = run_sizes(sizes, repetitions);
    poptFreeContext(context);
    return result;
}
