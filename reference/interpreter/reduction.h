/*
 * The function f of the text, output[target] = f(output[target], update): one C function per reduction and kind of
 * element.
 */
#ifndef SCATTER_REDUCTION_H
#define SCATTER_REDUCTION_H

#include "operator_version.h"
#include "status.h"

#include <stdbool.h>
#include <stdint.h>

/* *old = f(*old, *update) for one element of the dtype each. They need not be aligned, except strings. */
typedef void reduction_function(int32_t dtype, void *old, const void *update);

/*
 * The function of a dtype of T and a reduction. REDUCTION_NONE copies bits unchanged. Returns NULL if the text
 * defines no value (string mul, complex max and min), for string add, which needs memory (strings_concatenate), and
 * for dtypes outside T.
 */
reduction_function *reduction_find(int32_t dtype, enum reduction reduction);

/* Whether the text defines what a reduction does to elements of a dtype of T. */
bool reduction_is_defined(int32_t dtype, enum reduction reduction);

/*
 * Checks that every reduction and element type of an operator version have a function or an entry that marks the
 * combination as undefined by the text. Otherwise STATUS_NOT_FOUND, and the message names both.
 */
enum status reductions_check_version(const struct operator_version *version, struct error *error);

#endif
