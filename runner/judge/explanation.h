/*
 * Why an answer is wrong, for a person: the clause, the first cell that shows it, everything that decided about this
 * cell, what is allowed and what came. All texts are whole lines in the arena, a few lines each.
 */
#ifndef SCATTER_EXPLANATION_H
#define SCATTER_EXPLANATION_H

#include "arena.h"
#include "clause.h"
#include "expectation.h"
#include "judge_values.h"

/* A clause as a heading, such as "ScatterND-18.untouched (must): A cell that …". */
const char *explain_clause(const struct clause_set *clauses, const struct operator_version *version,
                           const char *name, enum level level, struct arena *arena);

/*
 * The first cell of a finding: data, the updates aimed at it and where they stand, what is allowed, and what `label`
 * ("actual", "stored") has there. Requires findings->has_aims.
 */
const char *explain_cell(const struct derived_expectation *derived, const struct tensor *actual,
                         const struct value_findings *findings, const struct value_finding *finding,
                         const char *label, struct arena *arena);

/* A cell whose value an order of updates gives, and that order: one line without an end. NULL without one. */
const char *explain_witness(const struct derived_expectation *derived, const struct value_findings *findings,
                            const struct value_finding *finding, struct arena *arena);

/* Element type and shape of a tensor, such as "float [2,3]". */
const char *describe_type(const struct tensor *tensor, struct arena *arena);

#endif
