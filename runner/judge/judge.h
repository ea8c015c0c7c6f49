/*
 * The judge: computes a verdict with its reasons from a case, the reference's result and an answer. Only the clauses
 * (clause.h) decide what a deviation leads to.
 */
#ifndef SCATTER_JUDGE_H
#define SCATTER_JUDGE_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "expectation.h"
#include "judgement.h"

/*
 * Judges a case itself, without an answer: VERDICT_PASS if its author, its stored output and the reference agree,
 * otherwise VERDICT_ERROR, or VERDICT_DISPUTED for a case without case.json, with the reason. A stored output that
 * deserves only a warning gives a warning about the file; for one of our cases that is "allowed" it is an error.
 */
struct judgement judge_case(const struct judge_settings *settings, const struct scatter_case *the_case,
                            const struct derived_expectation *derived, struct arena *arena);

/*
 * Judges an answer. Explanations are in the arena; lack of memory shortens explanations, but never changes a verdict. The
 * members of the findings are in the arena, in the clause set or static.
 */
struct judgement judge(const struct judge_settings *settings, const struct scatter_case *the_case,
                       const struct derived_expectation *derived, const struct answer *answer,
                       struct arena *arena);

#endif
