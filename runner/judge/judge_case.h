/*
 * Judging the case itself: whether its author, its stored output and the reference agree.
 */
#ifndef SCATTER_JUDGE_CASE_H
#define SCATTER_JUDGE_CASE_H

#include "judge_findings.h"

/* Whether the case can be used; if not, sets the judgement. */
bool case_is_sound(struct judging *judging);

#endif
