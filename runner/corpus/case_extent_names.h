/*
 * The part of loading a case that compares the extents to which its model gives one name (dim_param).
 */
#ifndef SCATTER_CASE_EXTENT_NAMES_H
#define SCATTER_CASE_EXTENT_NAMES_H

#include "case_loading.h"
#include "model.h"
#include "status.h"

#include <stddef.h>

/*
 * Adds a warning for every name that the model declares for different extents: within one value, of several inputs, or of
 * an input and the output, whose extents are those of data. The extents are those of the values of this data set; the
 * default of a graph input that has another value does not count, and neither does a declaration with another rank than its
 * value, which is a contradiction of its own. An empty name stands for nothing. Otherwise like loader_check_declared.
 */
enum status loader_check_extent_names(struct loader *loader);

/* The most warnings that loader_check_extent_names adds. */
size_t extent_names_most_warnings(const struct model *model);

#endif
