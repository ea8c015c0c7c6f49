/*
 * The part of loading a case that compares its tensors with what the model declares.
 */
#ifndef SCATTER_CASE_DECLARED_H
#define SCATTER_CASE_DECLARED_H

#include "case_loading.h"
#include "status.h"

/*
 * Adds a warning for every declaration of the model that its tensors contradict; the declaration of the output must
 * match data. The same for every name that is declared for different extents (case_extent_names.h). The data set must
 * have been read, and `warnings` must have room for declared_most_warnings more.
 */
enum status loader_check_declared(struct loader *loader);

/* The most warnings that loader_check_declared adds. */
size_t declared_most_warnings(const struct model *model);

#endif
