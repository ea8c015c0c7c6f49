/*
 * Serialises a model with one scatter node, for cases that the program generates: three inputs with their types and shapes,
 * in the plain form three graph inputs; one graph output, and the lowest IR version that the opset and the element types allow.
 * Graph inputs whose default applies are the last ones, so that the files of a data set are for the others.
 */
#ifndef SCATTER_SCATTER_MODEL_H
#define SCATTER_SCATTER_MODEL_H

#include "arena.h"
#include "operator_version.h"
#include "status.h"
#include "tensor.h"
#include "written_form.h"

#include <stddef.h>
#include <stdint.h>

/* The highest rank of a value of such a model, and the name of its output. */
enum { SCATTER_MODEL_RANK = 16 };
#define SCATTER_MODEL_OUTPUT "output"

struct scatter_model {
    enum scatter_operator op;
    int64_t opset;
    /*
     * data, indices, updates: names, element types and shapes; and elements of those whose value is in the model. Inputs that
     * are one value have one name.
     */
    const struct tensor *inputs;
    const struct written_form *form; /* possible (written_form_settle); NULL: the plain one */
    const int64_t *axis;             /* NULL: omit the attribute */
    const char *reduction;           /* NULL: omit the attribute */
};

/* Serialises a ModelProto into the arena. STATUS_OUT_OF_MEMORY only. */
enum status scatter_model_pack(const struct scatter_model *model, void **bytes, size_t *size,
                               struct arena *arena, struct error *error);

#endif
