/*
 * Names wrong values by a misreading (reference/outcomes/misreading.h).
 */
#ifndef SCATTER_JUDGE_MISREADINGS_H
#define SCATTER_JUDGE_MISREADINGS_H

#include "judge_findings.h"
#include "judge_values.h"

/*
 * Looks for the misreadings that explain all wrong cells of an output, those that deviate from a clause that makes a
 * failure, and notes them in the judgement. Nothing else of the judgement depends on it: where memory or the budget of
 * work does not suffice, no misreading is named. Memory comes from an arena of its own, with a limit.
 */
void find_misreadings(struct judging *judging, const struct value_findings *values,
                      const struct tensor *actual);

#endif
