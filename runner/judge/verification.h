/*
 * Whether all that is known of a case without any implementation agrees: what its author says (case.json), what is
 * stored with it, what the reference makes of it and what the clauses know.
 */
#ifndef SCATTER_VERIFICATION_H
#define SCATTER_VERIFICATION_H

#include "arena.h"
#include "case.h"
#include "judge.h"
#include "status.h"

/*
 * *complaints receives what does not agree, a line each, "" when everything does; in the arena. That is the case when
 *
 * - the reference gives the stored output: of "exact" to the bit (under a reduction any NaN for any other), of
 *   "allowed" and of cases without case.json one that the judge passes, of an "allowed" of ours without a warning
 * - the expectation of case.json is the one that the values deserve (deserved_expectation.h)
 * - the clauses that case.json names are those of the operator, at its version
 * - of "refuse", these clauses are the violated rules, no more and no less
 * - of a case of the tier "large", the reference gives the output in closed form, to the bit (large_case.h)
 *
 * *warnings receives what there is to say about the files, in the same form: a stored output that should be another,
 * and the first of a model's declarations that its tensors contradict. Fails with STATUS_OUT_OF_MEMORY only.
 */
enum status verify_case(const struct judge_settings *settings, const struct scatter_case *the_case,
                        const char **complaints, const char **warnings, struct arena *arena,
                        struct error *error);

#endif
