#include "bench_cells.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Times by repetition, in nanoseconds per element of updates, and quotients of two times of the same
 * repetition: other load of the machine affects both. */
struct times {
    double reference[REPETITIONS_MAX];
    double other[REPETITIONS_MAX];        /* the hand-written loop, or the implementation */
    double ratio[REPETITIONS_MAX];        /* reference / hand-written, or implementation / reference */
    double copies_ratio[REPETITIONS_MAX]; /* copies / reference */
};

int print_error(const struct error *error)
{
    fprintf(stderr, "scatter-bench: %s\n", error->message);
    return 1;
}

/* ---- reference and loop
 * ------------------------------------------------------------------------------------------ */

/* Whether the node only moves whole slices. */
static bool measures_copies(const struct bench_case *bench)
{
    return bench->kind == KIND_ND_ROWS && bench->reduction == REDUCTION_NONE;
}

/* "by hand, reference (ratio)" */
static void print_loop_cell(const struct bench_case *bench, struct times *times, int repetitions)
{
    printf(" %.2f, %.2f (%.2f", median(times->other, repetitions), median(times->reference, repetitions),
           median(times->ratio, repetitions));
    if (measures_copies(bench))
        printf("; memcpy %.2f", median(times->copies_ratio, repetitions));
    printf(") |");
}

/* Measures the candidates alternately, so that disturbances affect them equally. */
static void measure_loop(struct bench_case *bench, struct times *times, int repetitions)
{
    for (int i = 0; i < repetitions; i++) {
        times->other[i] = measure(bench_case_hand_written, bench);
        times->reference[i] = measure(bench_case_reference, bench);
        times->ratio[i] = times->reference[i] / times->other[i];
        if (measures_copies(bench))
            times->copies_ratio[i] = measure(bench_case_copies, bench) / times->reference[i];
    }
}

int measure_loop_cell(struct plan *plan, const struct row *row, int size)
{
    static struct times times;
    struct bench_case bench;
    struct error error;
    int failed = 0;
    if (bench_case_create(&bench, row->kind, row->dtype, row->reduction, plan->sizes[size], false, &error) !=
        STATUS_OK) {
        failed = print_error(&error);
    } else if (!bench_case_agrees(&bench)) {
        printf(" reference and loop differ |");
        failed = 1;
    } else {
        measure_loop(&bench, &times, plan->repetitions);
        print_loop_cell(&bench, &times, plan->repetitions);
    }
    bench_case_destroy(&bench);
    return failed;
}

/* ---- judge and reference
 * ----------------------------------------------------------------------------------------- */

/* The time of judging a correct answer divided by the time of the reference; 0 on failure. */
static double judge_ratio(const struct plan *plan, const struct row *row, int size, bool distinct)
{
    static struct judge_bench bench;
    static double ratios[REPETITIONS_MAX];
    struct error error;
    double ratio = 0;
    if (judge_bench_create(&bench, row->kind, row->dtype, row->reduction, plan->sizes[size], distinct,
                           &error) != STATUS_OK) {
        (void)print_error(&error);
    } else if (!judge_bench_judge(&bench.bench)) {
        fprintf(stderr, "scatter-bench: the judge does not accept the result of the reference\n");
    } else {
        for (int i = 0; i < plan->repetitions; i++) {
            double judge = measure(judge_bench_judge, &bench.bench);
            ratios[i] = judge / measure(bench_case_reference, &bench.bench);
        }
        ratio = median(ratios, plan->repetitions);
    }
    judge_bench_destroy(&bench);
    return ratio;
}

int measure_judge_cell(struct plan *plan, const struct row *row, int size)
{
    double distinct = judge_ratio(plan, row, size, true);
    double repeated = judge_ratio(plan, row, size, false);
    printf(" %.2f, %.2f |", distinct, repeated);
    return distinct <= 0 || repeated <= 0;
}

/* ---- implementation and reference
 * -------------------------------------------------------------------------------- */

/* Measures a correct implementation: "implementation, reference (ratio)". */
static int measure_implementation(struct plan *plan, struct bench_case *bench, int size)
{
    static struct times times;
    for (int i = 0; i < plan->repetitions; i++) {
        times.other[i] = measure(implementation_bench_run, bench);
        times.reference[i] = measure(bench_case_reference, bench);
        times.ratio[i] = times.other[i] / times.reference[i];
        if (isnan(times.ratio[i])) {
            printf(" correct once, then failed |");
            return 1;
        }
    }
    double ratio = median(times.ratio, plan->repetitions);
    printf(" %.2f, %.2f (%.2f) |", median(times.other, plan->repetitions),
           median(times.reference, plan->repetitions), ratio);
    geometric_mean_add(&plan->by_size[size], ratio);
    geometric_mean_add(&plan->all, ratio);
    return 0;
}

int measure_implementation_cell(struct plan *plan, const struct row *row, int size)
{
    static struct implementation_bench bench;
    static const char *const words[] = {
        [ABILITY_UNSUPPORTED] = "unsupported", [ABILITY_REFUSED] = "refused", [ABILITY_WRONG] = "wrong"};
    struct arena arena = arena_create(SIZE_MAX);
    struct error error;
    const char *why;
    enum ability ability;
    int failed;
    if (implementation_bench_create(&bench, plan->session, row->kind, row->dtype, row->reduction,
                                    plan->sizes[size], &error) != STATUS_OK) {
        failed = print_error(&error);
    } else if ((ability = implementation_bench_try(&bench, &why, &arena)) == ABILITY_CORRECT) {
        failed = measure_implementation(plan, &bench.judging.bench, size);
    } else {
        printf(" %s |", words[ability]);
        fprintf(stderr, "scatter-bench: %s, %s, %s is %s: %s\n", shape_kind_name(row->kind),
                reduction_name(row->reduction), dtype_name((int32_t)row->dtype), words[ability], why);
        failed = ability != ABILITY_UNSUPPORTED;
    }
    implementation_bench_destroy(&bench);
    arena_destroy(&arena);
    return failed;
}

int print_means(const struct plan *plan)
{
    const struct declaration *declaration = &plan->session->declaration;
    if (plan->all.count == 0) {
        fprintf(stderr, "scatter-bench: nothing could be measured\n");
        return 1;
    }
    printf("| geometric mean | | |");
    for (int i = 0; i < plan->size_count; i++)
        printf(" %.2f |", geometric_mean_value(&plan->by_size[i]));
    printf("\n\nThe reference is %.2f times as fast as %s %s (geometric mean of %d quotients).\n",
           geometric_mean_value(&plan->all), declaration->name, declaration->version, plan->all.count);
    return 0;
}

enum status judge_bench_create(struct judge_bench *bench, enum shape_kind kind, enum dtype dtype,
                               enum reduction reduction, int64_t elements, bool distinct, struct error *error)
{
    memset(bench, 0, sizeof *bench);
    bench->arena = arena_create(SIZE_MAX);
    enum status status = bench_case_create(&bench->bench, kind, dtype, reduction, elements, distinct, error);
    if (status == STATUS_OK)
        status = clauses_load(&bench->clauses, &bench->arena, error);
    if (status != STATUS_OK)
        return status;
    const struct scatter_node *node = &bench->bench.node;
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        bench->inputs[slot] = *node->inputs[slot];
    bench->the_case.inputs = bench->inputs;
    bench->the_case.input_count = INPUT_SLOTS;
    bench->the_case.model.op = node->op;
    bench->the_case.model.opset = node->opset;
    bench->the_case.model.attributes = node->attributes;
    bench->the_case.model.attribute_count = node->attribute_count;
    bench->the_case.model.output_count = node->output_count;
    bench->settings = (struct judge_settings){.clauses = &bench->clauses, .edition = EDITION_NEWEST};
    status = derive_expectation(&bench->the_case, &bench->derived, &bench->arena, error);
    if (status == STATUS_OK && !bench_case_reference(&bench->bench))
        status = error_set(error, STATUS_OUT_OF_MEMORY, "the reference could not be executed");
    bench->answer =
        (struct answer){.kind = ANSWER_OUTPUT, .message = "", .text = "", .output = bench->bench.output};
    return status;
}

void judge_bench_destroy(struct judge_bench *bench)
{
    bench_case_destroy(&bench->bench);
    arena_destroy(&bench->arena);
}

bool judge_bench_judge(struct bench_case *bench)
{
    const struct judge_bench *judging = (const struct judge_bench *)bench;
    struct arena arena = arena_create(SIZE_MAX);
    struct judgement judgement =
        judge(&judging->settings, &judging->the_case, &judging->derived, &judging->answer, &arena);
    arena_destroy(&arena);
    return judgement.verdict == VERDICT_PASS;
}
