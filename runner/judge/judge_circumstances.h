/*
 * Circumstances of a valid case under which the text does not demand an answer. Each belongs to a clause, whose level the
 * caller looks up.
 */
#ifndef SCATTER_JUDGE_CIRCUMSTANCES_H
#define SCATTER_JUDGE_CIRCUMSTANCES_H

#include "arena.h"
#include "expectation.h"

#include <stdbool.h>
#include <stddef.h>

struct circumstance {
    const char *clause;
    bool
        refusable; /* a refusal passes whatever the level of the clause, as in decision `truth-values-reduced` */
};

enum { MOST_CIRCUMSTANCES = 8 };

/* The circumstances of a valid case that depend on operator, types and shapes; returns their number. */
size_t find_circumstances(const struct derived_expectation *derived,
                          struct circumstance circumstances[MOST_CIRCUMSTANCES]);

/*
 * The circumstances that depend on the values of indices: negative indices, repeated targets. Scratch memory comes from
 * the arena; without memory targets count as repeated, so that no implementation is blamed wrongly.
 */
size_t find_value_circumstances(const struct derived_expectation *derived,
                                struct circumstance circumstances[MOST_CIRCUMSTANCES], struct arena *scratch);

/* Whether some index is negative. Requires a valid case. */
bool has_negative_index(const struct derived_expectation *derived);

#endif
