/*
 * Data and updates of the small world: values with which a misreading of the case changes a cell, wherever values of the type
 * can do that. Under none, max and min no values show every misreading: an update below data hides where it went under max, and
 * one above data hides that the reduction was ignored. There an order says which updates are above data; cases with the same
 * target have different orders (small_world.h).
 *
 *   none, max, min   all elements of data and updates differ; updates are above or below all of data, by the order
 *   add              data d + 1; update u is 2^u, above all of data if there are at most 4: every set of updates has a
 *                    different sum, also in 8 bits
 *   mul              odd numbers, so that no factor is lost in integers that wrap
 *   bool             bits of a hash of the case's number, so that all of them occur in the cases of a frame
 *   string           "d0", "d1" and so on; updates begin with "u" or "a", above or below "d", by the order
 *
 * Complex numbers have the same value in both parts, the imaginary part negated.
 */
#ifndef SCATTER_SMALL_VALUES_H
#define SCATTER_SMALL_VALUES_H

#include "world_case.h"

#include <stdbool.h>
#include <stdint.h>

/* Bit u of an order: update u is above all of data, else below. Updates on the same side rise, with this bit they fall. */
#define SMALL_VALUES_FALL ((uint64_t)1 << 63)

/* Updates above and below data in turn, rising. */
#define SMALL_VALUES_IN_TURN ((uint64_t)0x55)

/* Fills data and updates of the case with a number. Requires at most SMALL_ELEMENTS_MOST elements each. */
void small_values_fill(struct world_case *made, uint64_t order, uint64_t number);

#endif
