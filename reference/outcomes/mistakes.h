/*
 * Mistakes that a wrong value of a reduction can show: named guesses, for whoever has to find them.
 */
#ifndef SCATTER_MISTAKES_H
#define SCATTER_MISTAKES_H

#include "cell.h"

#include <stdint.h>

/* What a wrong value of a reduction looks like: a named guess at the mistake, or POLICY_FOREIGN_VALUE. */
enum policy cell_mistake(const struct cell *cell);

/*
 * Four mistakes of a sum or product of real numbers (R35): they decide where neither an order nor a tree gives the value,
 * though it may be near enough to a right one.
 *
 * POLICY_OLD_VALUE, POLICY_UPDATE_ALONE, POLICY_UPDATES_LOST (the old value and one update only, or all but one),
 * POLICY_UPDATE_DOUBLED (one is applied twice), or POLICY_FOREIGN_VALUE for none of them. `operands` are `count` >= 2
 * numbers of the format of `dtype`, the old value first. Of very many updates not all are tried.
 */
enum policy real_mistake(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                         double actual);

#endif
