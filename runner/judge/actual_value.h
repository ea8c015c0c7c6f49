/*
 * What a wrong value is: the value of another cell, an update that aims at another cell, the result of another reduction,
 * or a NaN.
 */
#ifndef SCATTER_ACTUAL_VALUE_H
#define SCATTER_ACTUAL_VALUE_H

#include "arena.h"
#include "expectation.h"
#include "judge_values.h"

/*
 * Describes the value of the first cell of a finding, without a full stop, such as "updates[1], which aims at output[2,0]"
 * with the index on a further line. NULL if the value is not recognised, or if more than one update or cell has it; "a NaN"
 * then for a NaN (or a complex number with one). Elements are compared by their bits; of computed values all NaN are alike.
 * Requires findings->has_aims. The text is in the arena.
 */
const char *describe_actual_value(const struct derived_expectation *derived, const struct tensor *actual,
                                  const struct value_findings *findings, const struct value_finding *finding,
                                  struct arena *arena);

#endif
