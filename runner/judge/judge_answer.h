/*
 * The form of an answer: how it refuses, and whether its output is well-formed.
 */
#ifndef SCATTER_JUDGE_ANSWER_H
#define SCATTER_JUDGE_ANSWER_H

#include "judge_findings.h"

/* The policy of a refusal. */
const char *refusal_policy(const struct answer *answer);

/* Whether the output has the element type and shape of data, and readable elements; if not, adds a deviation. */
bool is_well_formed(struct judging *judging);

/* An input of the node by its slot, or NULL. */
const struct tensor *judged_input(const struct judging *judging, size_t slot);

#endif
