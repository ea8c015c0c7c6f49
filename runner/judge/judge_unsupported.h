/*
 * Judging "I do not implement this", and refusals of tensors that are greater than every implementation must manage.
 */
#ifndef SCATTER_JUDGE_UNSUPPORTED_H
#define SCATTER_JUDGE_UNSUPPORTED_H

#include "judge_findings.h"

/*
 * Judges ANSWER_UNSUPPORTED: VERDICT_UNSUPPORTED. If an answer is due (the level of the judgement is `must`), adds what the
 * implementation had claimed (decision `declared-together`), unless the case is beyond a limit (decision `size-limits`).
 */
void judge_unsupported(struct judging *judging);

/*
 * Whether a refusal of a valid case that should have been answered is excused because the case is beyond a common limit; if
 * so, sets the judgement.
 */
bool refusal_is_beyond_limits(struct judging *judging);

#endif
