/*
 * Inputs that break a rule: refused, or accepted in a known or unknown way.
 */
#ifndef SCATTER_JUDGE_INVALID_H
#define SCATTER_JUDGE_INVALID_H

#include "judge_findings.h"

void judge_answer_to_invalid(struct judging *judging);

#endif
