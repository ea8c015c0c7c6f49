/*
 * The judge: from a case, what the reference makes of it, and an answer, to a verdict with its reasons. What a
 * deviation leads to is decided by the clauses (clause.h) alone.
 */
#ifndef SCATTER_JUDGE_H
#define SCATTER_JUDGE_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "expectation.h"
#include "judgement.h"

/*
 * Judges a case itself, whatever is answered: VERDICT_PASS when its author, its stored output and the reference agree,
 * else VERDICT_ERROR, or VERDICT_DISPUTED for a case without case.json, and why. A stored output that deserves a
 * warning only is one about the file; of a case of ours that is "allowed" it is an error.
 */
struct judgement judge_case(const struct judge_settings *settings, const struct scatter_case *the_case,
                            const struct derived_expectation *derived, struct arena *arena);

/*
 * Judges an answer. Explanations are in the arena; memory that is short shortens explanations, never a
 * verdict. The members of the findings are in the arena, in the clause set or static.
 */
struct judgement judge(const struct judge_settings *settings, const struct scatter_case *the_case,
                       const struct derived_expectation *derived, const struct answer *answer,
                       struct arena *arena);

#endif
