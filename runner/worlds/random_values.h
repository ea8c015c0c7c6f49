/*
 * The values of data and updates of the random world.
 */
#ifndef SCATTER_RANDOM_VALUES_H
#define SCATTER_RANDOM_VALUES_H

#include "arena.h"
#include "status.h"
#include "world_case.h"

#include <stdint.h>

/*
 * X(constant, weights of RANDOM_WEIGHTS under none, under add and mul, under max and min)
 */
#define VALUE_CLASS_TABLE(X)                                                                                 \
    X(DIFFERENT, 24, 4, 20) /* all of data and updates differ, as far as the type has enough values */       \
    X(SPRINKLED, 8, 5, 10)  /* the usual values of the reduction, and a few special ones (number_special) */ \
    X(SPECIAL, 6, 4, 10)    /* special ones */                                                               \
    X(NEUTRAL, 4, 6, 6)     /* mostly the identity of the reduction, some absorbing values */                \
    X(LOW_BITS, 6, 1, 5)    /* different in the lower half of their bits only */                             \
    X(HIGH_BITS, 5, 1, 3)   /* in the upper half only */                                                     \
    X(EXACT, 3, 26, 2)      /* integers or powers of two by which sums and products need no rounding */      \
    X(ROUNDING, 1, 8, 1)    /* every sum and product rounds */                                               \
    X(BITS, 4, 4, 3)        /* any bits */                                                                   \
    X(CONSTANT, 2, 3, 2)    /* data one value, updates one value */                                          \
    X(NEGATIVE, 1, 2, 2)    /* all below 0 */

/*
 * Fills data and updates of a case; strings are those of random_strings.h. The values suit the reduction;
 * `repeats` is how many updates one cell can have. Sums and products of EXACT are exact in every order as long as the type has
 * enough digits. STATUS_OUT_OF_MEMORY only.
 */
enum status random_values_fill(const struct world_case *made, enum reduction reduction, int64_t repeats,
                               uint64_t key, struct arena *arena, struct error *error);

/* Makes the updates that belong to the index at a position change nothing (under none: the first element of data). */
void random_values_idle(const struct world_case *made, enum reduction reduction, int64_t position);

#endif
