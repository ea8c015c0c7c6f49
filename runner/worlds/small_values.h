/*
 * What data and updates of the small world hold: values with which a wrong reading of the case changes some cell, wherever
 * values of the type can do that.
 *
 *   none       every element of data and of updates is another one
 *   add        data d + 1; update u is 2^u, above all of data where there are at most 4: every set of updates has a sum of
 *              its own, in 8 bits, too
 *   mul        odd numbers, so that no factor is lost in integers that wrap
 *   max, min   updates are above and below all of data by turns
 *   bool       bits of a hash of the case's number, so that all of them occur in the cases of a frame
 *   string     "d0", "d1" and so on; updates begin by turns with "u" and "a", one above and one below "d"
 *
 * Complex numbers have the same value in both parts, the imaginary one negative.
 */
#ifndef SCATTER_SMALL_VALUES_H
#define SCATTER_SMALL_VALUES_H

#include "world_case.h"

#include <stdbool.h>
#include <stdint.h>

/* Fills data and updates of the case with a number. Requires at most SMALL_ELEMENTS_MOST elements each. */
void small_values_fill(struct world_case *made, uint64_t number);

/* Whether the values of a type are others in each case of a frame. */
bool small_values_vary(int32_t dtype);

#endif
