/*
 * What a model declares about its values: the types of graph inputs, graph outputs and value_info.
 */
#ifndef SCATTER_MODEL_DECLARED_H
#define SCATTER_MODEL_DECLARED_H

#include "arena.h"
#include "model_values.h"
#include "onnx.pb-c.h"
#include "status.h"

/* Reads them into model->declared; of value_info what belongs to no value of the graph is left out. */
enum status declared_read(struct model *model, const Onnx__GraphProto *graph, const struct value_table *table,
                          struct arena *arena, struct error *error);

#endif
