/*
 * An implementation's kernels against the reference: a plugin in this process is called with the buffers of a
 * measurement themselves, so that what the runner does for safety (a process, guard pages, copies) is not
 * measured.
 */
#ifndef SCATTER_IMPLEMENTATION_BENCH_H
#define SCATTER_IMPLEMENTATION_BENCH_H

#include "judge_bench.h"
#include "session.h"

#include <scatter_cts/plugin.h>

/* A node with its model, for the reference and for a plugin; both write to the same output. */
struct implementation_bench {
    struct judge_bench judging; /* first: what measures a bench_case measures this, too */
    const struct session *session;
    struct scatter_case the_case; /* with a model */
    struct scatter_cts_tensor inputs[INPUT_SLOTS];
    struct scatter_cts_attribute attributes[2];
    struct scatter_cts_request request;
    struct arena arena; /* of the model */
};

/*
 * Makes a node as bench_case_create does. `session` is one in this process that has been started; it and `bench`
 * have to stay where they are. Needs the bytes of data once more than bench_case_create. Fails with
 * STATUS_OUT_OF_MEMORY.
 */
enum status implementation_bench_create(struct implementation_bench *bench, const struct session *session,
                                        enum shape_kind kind, enum dtype dtype, enum reduction reduction,
                                        int64_t elements, struct error *error);
void implementation_bench_destroy(struct implementation_bench *bench);

/* What an implementation makes of a node. */
enum ability {
    ABILITY_RIGHT,       /* it gives the bytes of the reference, or others that the judge accepts */
    ABILITY_UNSUPPORTED, /* it does not declare the node, or says that it does not implement it */
    ABILITY_REFUSED,     /* it says anything else */
    ABILITY_WRONG        /* it gives another output */
};

/*
 * Gives the node to the implementation for the first time, which also lets it get ready. `why` receives a text in
 * the arena for everything but ABILITY_RIGHT. Not measured.
 */
enum ability implementation_bench_try(struct implementation_bench *bench, const char **why,
                                      struct arena *arena);

/* Runs the implementation; false when it gives no output. `bench` is the first member of an implementation_bench. */
bool implementation_bench_run(struct bench_case *bench);

#endif
