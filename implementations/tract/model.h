/* A model prepared by tract. */
#ifndef TRACT_READY_MODEL_H
#define TRACT_READY_MODEL_H

#include "tract.h"

/* The inputs by name, in tract's order. */
struct model {
    const struct tract *tract;
    struct tract_runnable *runnable;
    char **input_names; /* owned by tract */
    size_t input_count;
    size_t output_count;
};

/* Reads a ModelProto, analyses and optimises it. NULL if tract fails: tract's text has the reason, and
 * `stage` receives the current step. */
struct model *model_create(const struct tract *tract, const struct tract_onnx *onnx, const void *bytes,
                           size_t size, const char **stage);

/* Frees a struct model. */
void model_destroy(void *model);

#endif
