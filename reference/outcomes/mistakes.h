/*
 * Guesses at the mistake that caused a wrong result of a reduction.
 */
#ifndef SCATTER_MISTAKES_H
#define SCATTER_MISTAKES_H

#include "cell.h"

#include <stdbool.h>
#include <stdint.h>

/* The mistake that gives this wrong value of a reduction, or MISTAKE_FOREIGN_VALUE if none does. */
enum trait cell_mistake(const struct cell *cell);

/*
 * The old value reduced with all updates of the cell, in their order, by any reduction; false if the text does not define
 * it for the type, or for concatenated strings. `value` has room for an element.
 */
bool cell_as_reduced_by(const struct cell *cell, enum reduction reduction, void *value);

/*
 * Four mistakes in a sum or product of real numbers. They decide if no order and no tree gives the value
 * although it may be within the bound (decision `order-of-questions`).
 *
 * MISTAKE_OLD_VALUE, MISTAKE_UPDATE_ALONE, MISTAKE_UPDATES_LOST (the old value and one update only, or all
 * but one), MISTAKE_UPDATE_DOUBLED (one is applied twice), or MISTAKE_FOREIGN_VALUE for none of them.
 * `operands` are `count` >= 2 numbers of the format of `dtype`, the old value first. If there are very many
 * updates, not all are tried.
 */
enum trait real_mistake(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                        double actual);

#endif
