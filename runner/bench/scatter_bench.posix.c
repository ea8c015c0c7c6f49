/*
 * scatter-bench: how long the reference takes for a whole operator, beside a loop written by hand for
 * exactly that operator; and how long the judge takes beside the reference. Prints a Markdown table. A
 * measurement, never a test.
 */
#define _POSIX_C_SOURCE 200809L
#include "bench_case.h"
#include "judge_bench.h"

#include <errno.h>
#include <inttypes.h>
#include <popt.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { REPETITIONS_MAX = 1000, SIZES_MAX = 10, BATCH_ELEMENTS = 1000000 };

/*
 * Times by repetition, in nanoseconds per element of updates, and the quotients of two times of one
 * repetition: what else the machine does then concerns both.
 */
struct times {
    double reference[REPETITIONS_MAX], hand_written[REPETITIONS_MAX];
    double ratio[REPETITIONS_MAX];        /* reference / hand-written */
    double copies_ratio[REPETITIONS_MAX]; /* copies / reference */
};

/* Whether the node does nothing but move whole slices. */
static bool measures_copies(const struct bench_case *bench)
{
    return bench->kind == KIND_ND_ROWS && bench->reduction == REDUCTION_NONE;
}

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

/* One cell of the table: "by hand, reference (ratio)". */
static void print_cell(const struct bench_case *bench, struct times *times, int repetitions)
{
    printf(" %.2f, %.2f (%.2f", median(times->hand_written, repetitions),
           median(times->reference, repetitions), median(times->ratio, repetitions));
    if (measures_copies(bench))
        printf("; memcpy %.2f", median(times->copies_ratio, repetitions));
    printf(") |");
    fflush(stdout);
}

/* Measures one node, the candidates in turns so that whatever disturbs the machine disturbs them alike. */
static int run_case(enum shape_kind kind, enum dtype dtype, enum reduction reduction, int64_t elements,
                    int repetitions)
{
    static struct times times;
    struct bench_case bench;
    struct error error;
    if (bench_case_create(&bench, kind, dtype, reduction, elements, false, &error) != STATUS_OK) {
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
        times.ratio[i] = times.reference[i] / times.hand_written[i];
        if (measures_copies(&bench))
            times.copies_ratio[i] = measure(bench_case_copies, &bench) / times.reference[i];
    }
    if (agrees)
        print_cell(&bench, &times, repetitions);
    bench_case_destroy(&bench);
    return agrees ? 0 : 1;
}

/* Reads a list such as "10000,1000000". Returns the number of sizes, 0 when it is not one. */
static int read_sizes(const char *text, int64_t sizes[SIZES_MAX])
{
    int count = 0;
    for (const char *next = text; count < SIZES_MAX;) {
        char *end;
        errno = 0;
        long long elements = strtoll(next, &end, 10);
        if (end == next || errno != 0 || elements < 4 || elements > 1000000000)
            return 0;
        sizes[count++] = elements;
        if (*end == '\0')
            return count;
        if (*end != ',')
            return 0;
        next = end + 1;
    }
    return 0;
}

static void print_header(const int64_t *sizes, int size_count)
{
    printf("| operator | reduction | type |");
    for (int i = 0; i < size_count; i++)
        printf(" %" PRId64 " elements |", sizes[i]);
    printf("\n|---|---|---|");
    for (int i = 0; i < size_count; i++)
        printf("---|");
    printf("\n");
}

/* The time of judging a right answer beside that of the reference, once; 0 when something failed. */
static double judge_ratio(enum shape_kind kind, enum dtype dtype, enum reduction reduction, int64_t elements,
                          bool distinct, int repetitions)
{
    static struct judge_bench bench;
    static double ratios[REPETITIONS_MAX];
    struct error error;
    double ratio = 0;
    if (judge_bench_create(&bench, kind, dtype, reduction, elements, distinct, &error) != STATUS_OK) {
        fprintf(stderr, "scatter-bench: %s\n", error.message);
    } else if (!judge_bench_judge(&bench.bench)) {
        fprintf(stderr, "scatter-bench: the judge does not accept what the reference computes\n");
    } else {
        for (int i = 0; i < repetitions; i++) {
            double judge = measure(judge_bench_judge, &bench.bench);
            ratios[i] = judge / measure(bench_case_reference, &bench.bench);
        }
        ratio = median(ratios, repetitions);
    }
    judge_bench_destroy(&bench);
    return ratio;
}

static int judge_row(enum shape_kind kind, enum reduction reduction, enum dtype dtype, const int64_t *sizes,
                     int size_count, int repetitions)
{
    int failed = 0;
    printf("| %s | %s | %s |", shape_kind_name(kind), reduction_name(reduction), dtype_name((int32_t)dtype));
    for (int i = 0; i < size_count; i++) {
        double distinct = judge_ratio(kind, dtype, reduction, sizes[i], true, repetitions);
        double repeated = judge_ratio(kind, dtype, reduction, sizes[i], false, repetitions);
        printf(" %.2f, %.2f |", distinct, repeated);
        fflush(stdout);
        failed |= distinct <= 0 || repeated <= 0;
    }
    printf("\n");
    return failed;
}

static int run_row(enum shape_kind kind, enum reduction reduction, enum dtype dtype, const int64_t *sizes,
                   int size_count, int repetitions)
{
    int failed = 0;
    printf("| %s | %s | %s |", shape_kind_name(kind), reduction_name(reduction), dtype_name((int32_t)dtype));
    for (int i = 0; i < size_count; i++)
        failed |= run_case(kind, dtype, reduction, sizes[i], repetitions);
    printf("\n");
    return failed;
}

/* Measures one line of a table. */
typedef int row_runner(enum shape_kind kind, enum reduction reduction, enum dtype dtype, const int64_t *sizes,
                       int size_count, int repetitions);

static int run_table(row_runner *run, const int64_t *sizes, int size_count, int repetitions)
{
    static const enum dtype dtypes[] = {DTYPE_FLOAT, DTYPE_FLOAT16, DTYPE_INT64};
    static const enum reduction reductions[] = {REDUCTION_NONE, REDUCTION_ADD, REDUCTION_MAX};
    int failed = 0;
    print_header(sizes, size_count);
    for (int kind = 0; kind < KIND_COUNT; kind++)
        for (int reduction = 0; reduction < 3; reduction++)
            for (int dtype = 0; dtype < 3; dtype++)
                failed |= run((enum shape_kind)kind, reductions[reduction], dtypes[dtype], sizes, size_count,
                              repetitions);
    return failed;
}

int main(int argc, const char **argv)
{
    const char *size_list = "10000,1000000,100000000";
    int repetitions = 5, judging = 0;
    struct poptOption options[] = {
        {"sizes", 's', POPT_ARG_STRING | POPT_ARGFLAG_SHOW_DEFAULT, &size_list, 0,
         "elements of data and of updates; 10^8 needs up to 4 GiB", "N,..."},
        {"repetitions", 'r', POPT_ARG_INT | POPT_ARGFLAG_SHOW_DEFAULT, &repetitions, 0,
         "measurements per cell, of which the median counts", "N"},
        {"judge", 'j', POPT_ARG_NONE, &judging, 0,
         "the judge in place of the reference: how many times the reference's time it takes for "
         "updates with distinct targets, and with repeated ones",
         NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    poptContext context = poptGetContext("scatter-bench", argc, argv, options, 0);
    int option = poptGetNextOpt(context);
    int64_t sizes[SIZES_MAX];
    int size_count = read_sizes(size_list, sizes);
    if (option < -1 || poptPeekArg(context) != NULL || repetitions < 1 || repetitions > REPETITIONS_MAX ||
        size_count == 0) {
        fprintf(stderr,
                "scatter-bench: wrong arguments; see --help (repetitions: 1 to %d; up to %d sizes, each from "
                "4 to 1000000000)\n",
                REPETITIONS_MAX, SIZES_MAX);
        poptFreeContext(context);
        return 2;
    }
    int result = run_table(judging ? judge_row : run_row, sizes, size_count, repetitions);
    poptFreeContext(context);
    return result;
}
