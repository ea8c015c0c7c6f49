/*
 * A model, made ready by tract.
 */
#ifndef TRACT_READY_MODEL_H
#define TRACT_READY_MODEL_H

#include "tract.h"

/* The inputs by name, in the order in which tract takes them. */
struct model {
    const struct tract *tract;
    struct tract_runnable *runnable;
    char **input_names; /* tract's strings */
    size_t input_count;
    size_t output_count;
};

/*
 * Reads a ModelProto, analyses and optimises it. NULL when tract fails: tract's text tells why, and `stage`
 * receives what was being done.
 */
struct model *model_create(const struct tract *tract, const struct tract_onnx *onnx, const void *bytes,
                           size_t size, const char **stage);

/* Takes a struct model. */
void model_destroy(void *model);

#endif
