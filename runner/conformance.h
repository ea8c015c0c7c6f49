/*
 * Conformance statements: what a run says of each operator version as a whole.
 *
 * A statement is about the cases that were run: of one operator version, all that were selected and read. Two kinds
 * of cases belong to no operator version: those of an operator that their opset lacks, and those that could not be
 * read. Neither way count a disputed case, which is nobody's fault, and an unsupported one where no answer is due:
 * one that should or may be refused, or about which nothing is stated.
 *
 * A pair of an element type of data and a reduction is complete when every case of the version with this pair
 * passed. Only types of the version's T and reductions that it lists make pairs ("none" for a version without the
 * attribute), so that the cases which test the refusal of others do not.
 */
#ifndef SCATTER_CONFORMANCE_H
#define SCATTER_CONFORMANCE_H

#include "arena.h"
#include "judge.h"
#include "operator_version.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

/* X(constant, name) */
#define STATEMENT_TABLE(X)                              \
    X(COMPLETE, "complete")                             \
    X(PARTLY, "complete for some types and reductions") \
    X(NOT_CONFORMING, "not conforming")                 \
    X(NOT_SUPPORTED, "not supported")                   \
    X(INCOMPLETE, "incomplete")

/*
 * The first of these that holds:
 *
 * STATEMENT_NOT_CONFORMING  a case failed, crashed, took too long or too much memory; waived or not
 * STATEMENT_INCOMPLETE      some case was not run or has the verdict "error", or all are disputed; or, for every
 *                           version alike: some case could not be read, or the run ended before its last case
 * STATEMENT_NOT_SUPPORTED   every case is unsupported
 * STATEMENT_COMPLETE        every case that counts passed, with or without warnings
 * STATEMENT_PARTLY          some cases passed, the others are unsupported
 */
enum statement {
#define STATEMENT_CONSTANT(constant, name) STATEMENT_##constant,
    STATEMENT_TABLE(STATEMENT_CONSTANT)
#undef STATEMENT_CONSTANT
};

/* The name of a statement. Static storage. */
const char *statement_name(enum statement statement);

/* The element types of T have numbers below this. */
enum { CONFORMANCE_TYPES = DTYPE_BFLOAT16 + 1 };

/* The cases of a pair, without disputed ones. */
struct pair_cases {
    int64_t cases;
    int64_t passed;
};

/* The cases of one operator version. */
struct version_cases {
    int64_t cases;
    int64_t verdicts[VERDICT_COUNT];
    int64_t excused; /* unsupported ones where no answer is due: refusing would have been right */
    struct pair_cases pairs[CONFORMANCE_TYPES][REDUCTION_COUNT];
};

/* The cases of a run. Begin with zeroes. */
struct conformance {
    struct version_cases versions[OPERATOR_VERSION_COUNT]; /* as the table operator_versions */
    int64_t unreadable;
};

/* Counts a record of type "case". */
void conformance_count(struct conformance *conformance, const json_t *record);

/*
 * The statement about the operator version in a row of the table operator_versions; it has to have cases. `complete`:
 * the run told of all its cases.
 */
enum statement conformance_of(const struct conformance *conformance, int row, bool complete);

/* The statements about all versions that have cases, as the footer of a run has them (results.schema.json). */
json_t *conformance_record(const struct conformance *conformance, bool complete);

/*
 * A statement in one line for a person, such as "ScatterND-18: complete (58 cases)"; in the arena, "" without
 * memory.
 */
const char *conformance_text(const struct conformance *conformance, int row, bool complete,
                             struct arena *arena);

#endif
