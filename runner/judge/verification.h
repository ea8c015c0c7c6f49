/* Verifies a case without any implementation: whether its author (case.json), its stored output, the
 * reference and the clauses agree. */
#ifndef SCATTER_VERIFICATION_H
#define SCATTER_VERIFICATION_H

#include "arena.h"
#include "case.h"
#include "expectation.h"
#include "judge.h"
#include "status.h"

#include <stdint.h>

/*
 * *complaints receives the contradictions, a line each, "" if there are none; in the arena. There are none if
 *
 * - the stored output is right: for "exact", bit for bit that of the reference (under a reduction any NaN
 * equals any
 *   other); for "allowed" and without case.json, the judge passes it; for "allowed" in our cases, without a
 *   warning
 * - the expectation of case.json is the one that the values deserve
 * - the clauses that case.json names are clauses of the operator at its version
 * - for "refuse", these clauses are exactly the violated rules
 * - for a case of the tier "large", the reference gives the output in closed form, bit for bit
 * (generated_case.h)
 *
 * *warnings receives warnings about the files, in the same form: a stored output that should differ or looks
 * like a decimal typed by hand, and the first of a model's declarations that its tensors contradict. Fails
 * only with STATUS_OUT_OF_MEMORY.
 */
enum status verify_case(const struct judge_settings *settings, const struct scatter_case *the_case,
                        const char **complaints, const char **warnings, struct arena *arena,
                        struct error *error);

/* Which expectation (case.h) a case deserves according to the reference and its values: a check of
 * case.json. */

/*
 * EXPECT_REFUSE      a rule is violated
 * EXPECT_INVARIANTS  no rule is violated, but the text states no value
 * EXPECT_ALLOWED     the text leaves some cell open: the judge accepts several values for it without a
 * warning
 * EXPECT_EXACT       every cell has one value, except the payload of NaN
 *
 * A cell with several updates is open: under none, if their bits differ; under add and mul of floating types,
 * unless no order and no tree of them can round or overflow (rounding_bound.h); under add of strings, unless
 * they give one text in every order. A cell with any number of updates is open under max and min if NaN and a
 * number are combined, or if zeros of both signs are the extreme; and under mul of complex numbers.
 */
struct deserved_expectation {
    enum expectation kind;
    int64_t open_cell;  /* the position of the first open cell, -1 without one */
    const char *reason; /* why it is open, as a phrase; "" without one. Static storage */
    bool warns;         /* without one: another value only warns: a step rounds or is subnormal */
};

/* Scratch memory comes from the arena: 16 bytes for each target and update, and more for the updates of one
 * cell. Fails only with STATUS_OUT_OF_MEMORY. */
enum status find_deserved_expectation(const struct derived_expectation *derived,
                                      struct deserved_expectation *kind, struct arena *scratch,
                                      struct error *error);

#endif
