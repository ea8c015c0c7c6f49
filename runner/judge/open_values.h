/*
 * A quick look over the inputs of a case: whether its values leave anything open. It spares the judge the walk
 * over single cells where the output is what the reference computes.
 */
#ifndef SCATTER_OPEN_VALUES_H
#define SCATTER_OPEN_VALUES_H

#include "expectation.h"

#include <stdbool.h>

/* Whether several updates of one cell leave open what it holds: none, and sums and products that are rounded. */
bool values_are_open(const struct derived_expectation *derived);

/*
 * Whether single values may leave something open whatever the order of updates: NaN or a negative zero under max and
 * min, signed sums and products that may leave the range. May be true where a closer look finds nothing. `repeated`:
 * several updates may aim at one cell. Requires OUTCOME_COMPUTED.
 */
bool single_values_may_be_open(const struct derived_expectation *derived, bool repeated);

#endif
