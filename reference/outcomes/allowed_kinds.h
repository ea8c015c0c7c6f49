/*
 * The membership tests for each kind of element; allowed.c selects one.
 */
#ifndef SCATTER_ALLOWED_KINDS_H
#define SCATTER_ALLOWED_KINDS_H

#include "arena.h"
#include "cell.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Integers under a reduction: exact modulo 2^n, with special rules for sums and products that can overflow.
 */
struct cell_verdict integer_verdict(const struct cell *cell, int64_t count, bool search, struct arena *arena);

/* Strings under add, max or min. */
struct cell_verdict string_verdict(const struct cell *cell, int64_t count, struct arena *arena);

/* max and min of floating types: NaN and the sign of zero are open. */
struct cell_verdict extreme_verdict(const struct cell *cell, int64_t count);

/* add and mul of floating and complex types. */
struct cell_verdict rounded_verdict(const struct cell *cell, int64_t count, bool search, struct arena *arena);

#endif
