/*
 * Inputs that break a rule: refused, or accepted in one of the known ways.
 */
#ifndef SCATTER_JUDGE_INVALID_H
#define SCATTER_JUDGE_INVALID_H

#include "judge_findings.h"

void judge_where_refusal_is_due(struct judging *judging);

#endif
