/*
 * Serialises a model with one scatter node, for cases that the program generates: three graph inputs with
 * their types and shapes, one graph output, and the lowest IR version that the opset and the element types
 * allow.
 */
#ifndef SCATTER_SCATTER_MODEL_H
#define SCATTER_SCATTER_MODEL_H

#include "arena.h"
#include "operator_version.h"
#include "status.h"
#include "tensor.h"

#include <stddef.h>
#include <stdint.h>

/* The highest rank of a value of such a model, and the name of its output. */
enum { SCATTER_MODEL_RANK = 16 };
#define SCATTER_MODEL_OUTPUT "output"

struct scatter_model {
    enum scatter_operator op;
    int64_t opset;
    const struct tensor *inputs; /* data, indices, updates: only names, element types and shapes are used */
    const int64_t *axis;         /* NULL: omit the attribute */
    const char *reduction;       /* NULL: omit the attribute */
};

/* Serialises a ModelProto into the arena. STATUS_OUT_OF_MEMORY only. */
enum status scatter_model_pack(const struct scatter_model *model, void **bytes, size_t *size,
                               struct arena *arena, struct error *error);

#endif
