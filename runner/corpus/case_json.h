/*
 * case.json: what the author of a case expects of its data sets, and why. Its format is that of
 * cases/case.schema.json; other keys are not checked here.
 */
#ifndef SCATTER_CASE_JSON_H
#define SCATTER_CASE_JSON_H

#include "arena.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/* The terms of case.json: what an author expects of a data set, and in which tier a case is run. */

/* X(constant, name): what case.json expects of a data set. */
#define EXPECTATION_TABLE(X) \
    X(UNSTATED, "unstated")  \
    X(EXACT, "exact")        \
    X(ALLOWED, "allowed")    \
    X(REFUSE, "refuse")      \
    X(INVARIANTS, "invariants")

/*
 * EXPECT_UNSTATED    there is no case.json
 * EXPECT_EXACT       the stored output is the only allowed result
 * EXPECT_ALLOWED     the stored output is one of several allowed results
 * EXPECT_REFUSE      the input violates a rule: an implementation should refuse it; no output is stored
 * EXPECT_INVARIANTS  nothing is stated about the values; no output is stored
 */
enum expectation {
#define EXPECTATION_CONSTANT(constant, name) EXPECT_##constant,
    EXPECTATION_TABLE(EXPECTATION_CONSTANT)
#undef EXPECTATION_CONSTANT
};

/* The name of an expectation as in case.json. Static storage. */
const char *expectation_name(enum expectation expectation);

/* Finds an expectation by its name in case.json; false for "unstated" and other words. */
bool expectation_from_name(const char *name, enum expectation *expectation);

/* X(constant, name): in which tier one of our cases is run. */
#define TIER_TABLE(X)       \
    X(UNSTATED, "unstated") \
    X(CORE, "core")         \
    X(FULL, "full")         \
    X(LARGE, "large")       \
    X(HUGE, "huge")

/*
 * TIER_UNSTATED  there is no case.json
 * TIER_CORE      one of the few cases that together cover every clause, every class of bugs and every operator version
 * TIER_FULL      one of the other cases
 * TIER_LARGE     a case without files that the program generates on request (large_values.h)
 * TIER_HUGE      the same, of more than 2^31 bytes, which only the worker generates
 */
enum tier {
#define TIER_CONSTANT(constant, name) TIER_##constant,
    TIER_TABLE(TIER_CONSTANT)
#undef TIER_CONSTANT
};

/* The name of a tier. Static storage. */
const char *tier_name(enum tier tier);

/* Finds a tier by its name; false for "unstated" and other words. case.json must not contain "large" and "huge". */
bool tier_from_name(const char *name, enum tier *tier);

/* The entry of case.json for one data set. All texts are in the arena. */
struct case_statement {
    const char *id; /* of the folder: the same for all its data sets, like the tier */
    enum tier tier;
    enum expectation expectation;
    const char *const *clauses;
    size_t clause_count;
    const char *why;
    const char *sibling; /* of a refusal: the valid case that must be answered; "" for none */
};

/*
 * Reads the entry of test_data_set_N, which is data_sets[N]. STATUS_UNREADABLE, naming the field, if the text is not
 * JSON, is larger than 1 MiB, has a field of the wrong type, lacks `id`, `tier`, `data_sets`, that entry or its
 * `expect`, if the tier or the expectation is unknown, or if `sibling` is not in the same folder as the case.
 * `clauses`, `why` and `sibling` are optional.
 */
enum status case_statement_read(struct case_statement *statement, const void *bytes, size_t size,
                                int data_set, struct arena *arena, struct error *error);

#endif
