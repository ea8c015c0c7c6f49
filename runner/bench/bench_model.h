/*
 * The node of a measurement as a model, for implementations that execute only models.
 */
#ifndef SCATTER_BENCH_MODEL_H
#define SCATTER_BENCH_MODEL_H

#include "bench_case.h"
#include "case.h"

/*
 * Creates a case from a node: its tensors (shared with `bench`, with names) and a model that declares their element
 * types and shapes and contains the node's attributes. Everything new is in the arena. Fails with
 * STATUS_OUT_OF_MEMORY.
 */
enum status bench_model_create(struct scatter_case *the_case, const struct bench_case *bench,
                               struct arena *arena, struct error *error);

#endif
