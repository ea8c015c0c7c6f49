/*
 * The part of loading a case that compares its tensors with what the model declares.
 */
#ifndef SCATTER_CASE_DECLARED_H
#define SCATTER_CASE_DECLARED_H

#include "case_loading.h"
#include "status.h"

/*
 * Adds a warning for every declaration of the model that its tensors contradict; the declaration of the output must
 * match data. The data set must have been read, and `warnings` must have room for one per declaration and one more.
 */
enum status loader_check_declared(struct loader *loader);

#endif
