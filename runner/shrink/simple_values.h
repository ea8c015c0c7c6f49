/*
 * Simple data and updates for a small case: values with which a misreading of the case changes a cell, wherever values of the
 * type can do that.
 *
 *   none, max, min   all elements differ; updates are above and below all of data in turn
 *   add              data d + 1; update u is 2^u, above all of data if there are at most 4: every set of updates has a
 *                    different sum, also in 8 bits
 *   mul              odd numbers, so that no factor is lost in integers that wrap
 *   string           "d0", "d1" and so on; updates begin with "u" or "a" in turn, above or below "d"
 *
 * Complex numbers have the same value in both parts, the imaginary part negated.
 */
#ifndef SCATTER_SIMPLE_VALUES_H
#define SCATTER_SIMPLE_VALUES_H

#include "world_case.h"

/* The most elements of data and of updates that have simple values. */
enum { SIMPLE_VALUES_MOST = 8 };

/* Fills data and updates of a case. Requires at most SIMPLE_VALUES_MOST elements each. */
void simple_values_fill(struct world_case *made);

#endif
