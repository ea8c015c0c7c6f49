/*
 * What a model declares about its values: the types of graph inputs, graph outputs and value_info.
 */
#ifndef SCATTER_MODEL_DECLARED_H
#define SCATTER_MODEL_DECLARED_H

#include "arena.h"
#include "model_values.h"
#include "onnx.pb-c.h"
#include "status.h"

/*
 * Reads them into model->declared. Entries of value_info that do not belong to a value of the graph are
 * omitted.
 */
enum status declared_read(struct model *model, const Onnx__GraphProto *graph, const struct value_table *table,
                          struct arena *arena, struct error *error);

#endif
