/*
 * The form of an answer: how it refuses, and whether its output is one at all.
 */
#ifndef SCATTER_JUDGE_ANSWER_H
#define SCATTER_JUDGE_ANSWER_H

#include "judge_findings.h"

/* How an implementation refused. */
const char *refusal_policy(const struct answer *answer);

/* Whether the output has the element type and shape of data, and elements that can be read; if not, it deviates. */
bool is_well_formed(struct judging *judging);

/* An input of the node by its slot, or NULL. */
const struct tensor *judged_input(const struct judging *judging, size_t slot);

#endif
