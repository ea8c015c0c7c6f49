/*
 * Attributes wrong values to a misreading (reference/readings/misreading.h).
 */
#ifndef SCATTER_JUDGE_MISREADINGS_H
#define SCATTER_JUDGE_MISREADINGS_H

#include "judge_findings.h"
#include "judge_values.h"

/*
 * Searches the misreadings that explain all wrong cells of an output (the cells that cause failures), and stores them in
 * the judgement. Nothing else in the judgement depends on them: if memory or the work budget is exhausted, no misreading is
 * named. Memory comes from a separate arena with a limit.
 */
void find_misreadings(struct judging *judging, const struct value_findings *values,
                      const struct tensor *actual);

#endif
