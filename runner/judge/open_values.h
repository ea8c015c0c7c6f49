/*
 * A quick check whether the input values of a case leave anything open. If not, and if the output equals the reference's,
 * the judge need not walk over single cells.
 */
#ifndef SCATTER_OPEN_VALUES_H
#define SCATTER_OPEN_VALUES_H

#include "expectation.h"

#include <stdbool.h>

/* Whether several updates of one cell leave its value open: under none, and for sums and products that round. */
bool values_are_open(const struct derived_expectation *derived);

/*
 * Whether single values may leave something open whatever the order of updates: NaN or a negative zero under max and min,
 * integer sums and products that may overflow. May be true although nothing is open. `repeated`: several updates may aim
 * at one cell. Requires OUTCOME_COMPUTED.
 */
bool single_values_may_be_open(const struct derived_expectation *derived, bool repeated);

#endif
