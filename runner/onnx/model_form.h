/*
 * The form of a model: where the values of the node's inputs come from, and what the model leaves open. It does not change what
 * is due (decision `form-of-models`), but an implementation may not take every form.
 */
#ifndef SCATTER_MODEL_FORM_H
#define SCATTER_MODEL_FORM_H

#include "model.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* X(constant, name): properties of a form. A graph input with a default value is known only when the model is executed. */
#define MODEL_FORM_TABLE(X)                 \
    X(RUN_TIME_DATA, "run-time-data")       \
    X(RUN_TIME_INDICES, "run-time-indices") \
    X(RUN_TIME_UPDATES, "run-time-updates") \
    X(CONSTANT_DATA, "constant-data")       \
    X(CONSTANT_INDICES, "constant-indices") \
    X(CONSTANT_UPDATES, "constant-updates") \
    X(OPEN_EXTENTS, "open-extents")         \
    X(SHARED_VALUE, "shared-value")         \
    X(OVERRIDDEN_DEFAULT, "overridden-default")

enum model_form {
#define MODEL_FORM_CONSTANT(constant, name) MODEL_FORM_##constant,
    MODEL_FORM_TABLE(MODEL_FORM_CONSTANT)
#undef MODEL_FORM_CONSTANT
        MODEL_FORM_COUNT
};

/* Static storage. */
const char *model_form_name(enum model_form form);

bool model_form_from_name(const char *name, enum model_form *form);

/*
 * Whether a model has a property: an input of the node from a graph input, or from an initializer or a Constant node; an extent
 * of a graph input that is not declared as a number, or no rank; one value for several inputs of the node; a graph input with an
 * initializer for which the data set has a file.
 */
bool model_has_form(const struct model *model, enum model_form form);

#endif
