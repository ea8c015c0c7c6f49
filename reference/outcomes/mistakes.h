/*
 * Mistakes that a wrong value of a reduction can show: named guesses, for whoever has to find them.
 */
#ifndef SCATTER_MISTAKES_H
#define SCATTER_MISTAKES_H

#include "cell.h"

#include <stdint.h>

/* What a wrong value of a reduction looks like: a named guess at the mistake, or MISTAKE_FOREIGN_VALUE. */
enum trait cell_mistake(const struct cell *cell);

/*
 * Four mistakes of a sum or product of real numbers: they decide where neither an order nor a tree gives the value,
 * though it may be near enough to a right one (decision `order-of-questions`).
 *
 * MISTAKE_OLD_VALUE, MISTAKE_UPDATE_ALONE, MISTAKE_UPDATES_LOST (the old value and one update only, or all but one),
 * MISTAKE_UPDATE_DOUBLED (one is applied twice), or MISTAKE_FOREIGN_VALUE for none of them. `operands` are `count` >= 2
 * numbers of the format of `dtype`, the old value first. Of very many updates not all are tried.
 */
enum trait real_mistake(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                        double actual);

#endif
