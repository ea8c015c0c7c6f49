/*
 * What makes a valid case special: circumstances under which the text does not insist on an answer. Each belongs to
 * a clause, whose level the caller looks up.
 */
#ifndef SCATTER_JUDGE_CIRCUMSTANCES_H
#define SCATTER_JUDGE_CIRCUMSTANCES_H

#include "arena.h"
#include "expectation.h"

#include <stdbool.h>
#include <stddef.h>

struct circumstance {
    const char *clause;
    bool refusable; /* refusing passes whatever the clause's level, as for `truth-values-reduced` */
};

enum { MOST_CIRCUMSTANCES = 8 };

/* The circumstances of a case that is not refused, as operator, types and shapes make them; how many. */
size_t find_circumstances(const struct derived_expectation *derived,
                          struct circumstance circumstances[MOST_CIRCUMSTANCES]);

/*
 * Those that the values of indices make: negative ones, repeated targets. Scratch memory comes from the arena; without
 * it targets are taken to be repeated, so that nobody is accused.
 */
size_t find_value_circumstances(const struct derived_expectation *derived,
                                struct circumstance circumstances[MOST_CIRCUMSTANCES], struct arena *scratch);

/* Whether some index is negative. For a case that is not refused. */
bool has_negative_index(const struct derived_expectation *derived);

#endif
