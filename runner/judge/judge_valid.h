/*
 * Valid inputs: answered, or refused where the text allows it.
 */
#ifndef SCATTER_JUDGE_VALID_H
#define SCATTER_JUDGE_VALID_H

#include "judge_findings.h"

/* Whether this valid input may be refused. */
bool may_be_refused(struct judging *judging);

void judge_refusal_of_valid(struct judging *judging);
void judge_output_of_valid(struct judging *judging);

#endif
