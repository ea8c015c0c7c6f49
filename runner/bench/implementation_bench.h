/*
 * Compares an implementation's kernels with the reference: a plugin in this process is called directly with the
 * buffers of a measurement, so that the safety measures of the runner (a process, guard pages, copies) are not
 * measured.
 */
#ifndef SCATTER_IMPLEMENTATION_BENCH_H
#define SCATTER_IMPLEMENTATION_BENCH_H

#include "judge_bench.h"
#include "session.h"

#include <scatter_cts/plugin.h>

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
 * Creates a node as bench_case_create does. `session` is a started session in this process; it and `bench` must not
 * be moved. Needs the bytes of data once more than bench_case_create. Fails with STATUS_OUT_OF_MEMORY.
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

/*
 * Runs the node on the implementation for the first time, which also warms it up. `why` receives a text in the arena,
 * except for ABILITY_CORRECT. Not measured.
 */
enum ability implementation_bench_try(struct implementation_bench *bench, const char **why,
                                      struct arena *arena);

/*
 * Runs the implementation; false if it returns no output. `bench` is the first member of an implementation_bench.
 */
bool implementation_bench_run(struct bench_case *bench);

#endif
