/*
 * scatter-bench: compares the time of the reference for a whole operator with a loop written by hand for
 * exactly that operator, or with an implementation's kernels, or the time of the judge with that of the
 * reference. Prints a Markdown table. A measurement, not a test.
 */
#include "arguments.h"
#include "bench_cells.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- tables -------------------------------------------------------------------------------------------- */

static void print_header(const struct plan *plan)
{
    printf("| operator | reduction | type |");
    for (int i = 0; i < plan->size_count; i++)
        printf(" %" PRId64 " elements |", plan->sizes[i]);
    printf("\n|---|---|---|");
    for (int i = 0; i < plan->size_count; i++)
        printf("---|");
    printf("\n");
}

static int run_row(cell_runner *run, struct plan *plan, const struct row *row)
{
    int failed = 0;
    printf("| %s | %s | %s |", shape_kind_name(row->kind), reduction_name(row->reduction),
           dtype_name((int32_t)row->dtype));
    for (int i = 0; i < plan->size_count; i++) {
        failed |= run(plan, row, i);
        fflush(stdout);
    }
    printf("\n");
    return failed;
}

/* Half precision is only for the loops: few implementations support it, and conversions would be measured. */
static bool has_row(const struct plan *plan, enum dtype dtype)
{
    return plan->session == NULL || dtype != DTYPE_FLOAT16;
}

static int run_table(cell_runner *run, struct plan *plan)
{
    static const enum dtype dtypes[] = {DTYPE_FLOAT, DTYPE_FLOAT16, DTYPE_INT64};
    static const enum reduction reductions[] = {REDUCTION_NONE, REDUCTION_ADD, REDUCTION_MAX};
    int failed = 0;
    print_header(plan);
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        for (int reduction = 0; reduction < 3; reduction++) {
            for (int dtype = 0; dtype < 3; dtype++) {
                const struct row row = {(enum shape_kind)kind, reductions[reduction], dtypes[dtype]};
                if (has_row(plan, row.dtype))
                    failed |= run_row(run, plan, &row);
            }
        }
    }
    return failed;
}

/* Loads an implementation into this process and measures it. */
static int run_implementation(struct plan *plan, const char *specification, struct arguments *arguments)
{
    struct arena arena = arena_create((size_t)64 << 20);
    struct execution_settings settings;
    struct implementation implementation;
    struct error error;
    int code = EXIT_AS_EXPECTED;
    arguments->in_process = 1;
    enum status status = arguments_execution(arguments, "", &settings, &arena, &error);
    if (status == STATUS_OK)
        status = implementation_create(&implementation, specification, &settings, &arena, &error);
    if (status == STATUS_OK) {
        struct session session = session_create(&implementation);
        status = session_start(&session, &error);
        plan->session = &session;
        if (status == STATUS_OK)
            code = run_table(measure_implementation_cell, plan) | print_means(plan);
        session_end(&session);
    }
    if (status != STATUS_OK) {
        (void)print_error(&error);
        code = status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
    }
    arena_destroy(&arena);
    return code;
}

/* ---- arguments ----------------------------------------------------------------------------------------- */

/* Reads a list such as "10000,1000000"; false if it is malformed. */
static bool read_sizes(const char *text, struct plan *plan)
{
    plan->size_count = 0;
    for (const char *next = text; plan->size_count < SIZES_MAX;) {
        char *end;
        errno = 0;
        long long elements = strtoll(next, &end, 10);
        if (end == next || errno != 0 || elements < 4 || elements > 1000000000)
            return false;
        plan->sizes[plan->size_count++] = elements;
        if (*end == '\0')
            return true;
        if (*end != ',')
            return false;
        next = end + 1;
    }
    return false;
}

int main(int argc, const char **argv)
{
    const char *size_list = "10000,1000000,100000000", *implementation = NULL;
    struct plan plan = {.repetitions = 5};
    struct arguments arguments = arguments_default();
    int judging = 0;
    struct poptOption options[] = {
        {"sizes", 's', POPT_ARG_STRING | POPT_ARGFLAG_SHOW_DEFAULT, &size_list, 0,
         "elements of data and of updates; 10^8 needs up to 8 GiB", "N,..."},
        {"repetitions", 'r', POPT_ARG_INT | POPT_ARGFLAG_SHOW_DEFAULT, &plan.repetitions, 0,
         "measurements per cell; the median is printed", "N"},
        {"judge", 'j', POPT_ARG_NONE, &judging, 0,
         "measure the judge: its time as a multiple of the reference's, for updates with distinct targets "
         "and with repeated targets",
         NULL},
        {"implementation", 'i', POPT_ARG_STRING, &implementation, 0,
         "measure a known implementation or a shared library, loaded into this process: its time as a "
         "multiple of the reference's; exit status 1 if a result is wrong",
         "NAME[@VERSION]|FILE"},
        {"option", 0, POPT_ARG_ARGV, &arguments.options, 0, "passed on to the implementation", "KEY=VALUE"},
        POPT_AUTOHELP POPT_TABLEEND};
    poptContext context = poptGetContext("scatter-bench", argc, argv, options, 0);
    int option = poptGetNextOpt(context), result;
    if (option < -1 || poptPeekArg(context) != NULL || plan.repetitions < 1 ||
        plan.repetitions > REPETITIONS_MAX || !read_sizes(size_list, &plan) ||
        (judging && implementation != NULL)) {
        fprintf(stderr,
                "scatter-bench: wrong arguments; see --help (repetitions: 1 to %d; up to %d sizes, each from "
                "4 to 1000000000; either the judge or an implementation)\n",
                REPETITIONS_MAX, SIZES_MAX);
        result = EXIT_USAGE;
    } else if (implementation != NULL) {
        result = run_implementation(&plan, implementation, &arguments);
    } else {
        result = run_table(judging ? measure_judge_cell : measure_loop_cell, &plan);
    }
    poptFreeContext(context);
    arguments_destroy(&arguments);
    return result;
}
