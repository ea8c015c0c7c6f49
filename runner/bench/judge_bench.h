/*
 * Measures the cost of judging an answer, in addition to executing the reference, which the judge needs anyway.
 */
#ifndef SCATTER_JUDGE_BENCH_H
#define SCATTER_JUDGE_BENCH_H

#include "bench_case.h"
#include "case.h"
#include "expectation.h"
#include "judge.h"

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

#endif
