/*
 * Verifies a case without any implementation: whether its author (case.json), its stored output, the reference and the
 * clauses agree.
 */
#ifndef SCATTER_VERIFICATION_H
#define SCATTER_VERIFICATION_H

#include "arena.h"
#include "case.h"
#include "judge.h"
#include "status.h"

/*
 * *complaints receives the contradictions, a line each, "" if there are none; in the arena. There are none if
 *
 * - the stored output is right: for "exact", bit for bit that of the reference (under a reduction any NaN equals any
 *   other); for "allowed" and without case.json, the judge passes it; for "allowed" in our cases, without a warning
 * - the expectation of case.json is the one that the values deserve (deserved_expectation.h)
 * - the clauses that case.json names are clauses of the operator at its version
 * - for "refuse", these clauses are exactly the violated rules
 * - for a case of the tier "large", the reference gives the output in closed form, bit for bit (large_case.h)
 *
 * *warnings receives warnings about the files, in the same form: a stored output that should differ or looks like a decimal
 * typed by hand, and the first of a model's declarations that its tensors contradict. Fails only with STATUS_OUT_OF_MEMORY.
 */
enum status verify_case(const struct judge_settings *settings, const struct scatter_case *the_case,
                        const char **complaints, const char **warnings, struct arena *arena,
                        struct error *error);

#endif
