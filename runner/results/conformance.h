/*
 * Conformance statements: what a run says of each operator version as a whole.
 *
 * A statement is about the cases that were run. Every case of an operator version has one standing in it (the table
 * below), so that the numbers of a statement add up to its cases. A case that could not be read belongs to the
 * version that a folder in its id is named after. Cases of no version, such as those of an operator that their opset
 * lacks, are counted apart.
 *
 * Claims need answers. A pair of an element type of data and a reduction is claimed when at least one valid case of
 * it was answered rightly and no case of it stands against it. A refusal that was due counts as shown only if its
 * sibling was answered rightly: the valid case of the same version that case.json names; where it names none, any
 * valid case of that version. Combinations that may be refused need no answer. Only types of the version's T and
 * reductions that it lists make pairs ("none" for a version without the attribute).
 */
#ifndef SCATTER_CONFORMANCE_H
#define SCATTER_CONFORMANCE_H

#include "arena.h"
#include "judgement.h"
#include "operator_version.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

/* X(constant, member of a record, words for a person) */
#define STANDING_TABLE(X)                                            \
    X(FAILED, "failed", "failed")                                    \
    X(ANSWERED, "answered", "answered")                              \
    X(REFUSED, "refused", "refused")                                 \
    X(NOT_SHOWN, "not_shown", "refused, but not shown")              \
    X(ACCEPTED, "accepted", "accepted though invalid")               \
    X(PERMITTED, "permitted", "refused as is permitted")             \
    X(UNSTATED, "unstated", "with nothing stated")                   \
    X(UNSUPPORTED, "unsupported", "unsupported")                     \
    X(NEWER, "newer", "unsupported for a newer opset or IR version") \
    X(EXCUSED, "excused", "unsupported where no answer is due")      \
    X(DISPUTED, "disputed", "disputed")                              \
    X(UNTESTED, "untested", "without a verdict")

/*
 * STANDING_FAILED       it failed, crashed, took too long or too much memory; waived or not
 * STANDING_ANSWERED     a valid input, answered rightly
 * STANDING_REFUSED      an invalid input, refused as was due
 * STANDING_NOT_SHOWN    the same, but its sibling was not answered: perhaps everything is refused
 * STANDING_ACCEPTED     an invalid input that was answered, with a warning
 * STANDING_PERMITTED    a valid input that was refused where the text allows it
 * STANDING_UNSTATED     nothing is stated of it, and nothing was damaged
 * STANDING_UNSUPPORTED  unsupported
 * STANDING_NEWER        unsupported, with an opset or IR version above the lowest that it needs; others of its type
 *                       and reduction were answered
 * STANDING_EXCUSED      unsupported where no answer is due
 * STANDING_DISPUTED     its stored output is not allowed: nobody's fault
 * STANDING_UNTESTED     not run, not readable, or an error of ours
 */
enum standing {
#define STANDING_CONSTANT(constant, member, words) STANDING_##constant,
    STANDING_TABLE(STANDING_CONSTANT)
#undef STANDING_CONSTANT
};
enum { STANDING_COUNT = STANDING_UNTESTED + 1 };

/* As the table has them: the member of a record, and words for a person. Static storage. */
const char *standing_name(enum standing standing);
const char *standing_words(enum standing standing);

/* X(constant, name) */
#define STATEMENT_TABLE(X)                              \
    X(COMPLETE, "complete")                             \
    X(PARTLY, "complete for some types and reductions") \
    X(NOT_CONFORMING, "not conforming")                 \
    X(NOT_SUPPORTED, "not supported")                   \
    X(DEPRECATED, "refused as deprecated")              \
    X(UNANSWERED, "nothing answered")                   \
    X(INCOMPLETE, "incomplete")

/*
 * The first of these that holds:
 *
 * STATEMENT_NOT_CONFORMING  a case failed
 * STATEMENT_INCOMPLETE      some case has no verdict, or all are disputed, or the run ended before its last case
 * STATEMENT_DEPRECATED      no valid case was answered, and some were refused, since the version is deprecated
 * STATEMENT_NOT_SUPPORTED   no valid case was answered, and some case was unsupported
 * STATEMENT_UNANSWERED      no valid case was answered
 * STATEMENT_PARTLY          some pair is not claimed that needs an answer, or a case is unsupported or not shown
 * STATEMENT_COMPLETE        otherwise
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

/* The cases of an operator version, or of a pair, by their standing. */
struct standings {
    int64_t counts[STANDING_COUNT];
};

/* The cases of one operator version. */
struct version_cases {
    int64_t cases;
    int64_t verdicts[VERDICT_COUNT];
    struct standings standings; /* they add up to `cases` */
    struct standings pairs[CONFORMANCE_TYPES][REDUCTION_COUNT];
};

/* The cases of a run. Begin with zeroes; finish with conformance_destroy. */
struct conformance {
    bool selected; /* only some cases were to be run (the caller sets it) */
    struct version_cases versions[OPERATOR_VERSION_COUNT]; /* as the table operator_versions */
    int64_t others;                                        /* cases of no operator version */
    int64_t other_verdicts[VERDICT_COUNT];
    json_t *answered;  /* object: the ids of valid cases that were answered rightly */
    json_t *refusals;  /* array: refusals that are not settled yet */
    json_t *not_shown; /* object: the ids of refusals that settling found not to be shown */
};

/*
 * The row of the table operator_versions that a record of type "case" belongs to; -1 for none. A case that was not loaded
 * has the version of its folder.
 */
int conformance_row(const json_t *record);

/* Where a record of type "case" with a verdict stands by itself, before conformance_settle looks at others. */
enum standing conformance_standing(const json_t *record, enum verdict verdict);

/* Counts a record of type "case". */
void conformance_count(struct conformance *conformance, const json_t *record);

/* After the last record, before anything is told: what depends on other cases is decided. */
void conformance_settle(struct conformance *conformance);

void conformance_destroy(struct conformance *conformance);

/* Whether a pair is claimed; and whether it is not, though it needs an answer. Some pairs are neither. */
bool pair_is_claimed(const struct conformance *conformance, int row, int32_t dtype, enum reduction reduction);
bool pair_is_wanting(const struct conformance *conformance, int row, int32_t dtype, enum reduction reduction);

/*
 * The statement about the operator version in a row of the table operator_versions; it has to have cases. `complete`:
 * the run told of all its cases.
 */
enum statement conformance_of(const struct conformance *conformance, int row, bool complete);

/* The statements about all versions that have cases, as the footer of a run has them (results.schema.json). */
json_t *conformance_record(const struct conformance *conformance, bool complete);

/* The cases of no operator version, as the footer of a run has them; NULL where there are none. */
json_t *conformance_others_record(const struct conformance *conformance);

/*
 * A statement in one line for a person, such as "ScatterND-18: complete (58 cases: 50 answered, 8 refused)"; in the
 * arena, "" without memory.
 */
const char *conformance_text(const struct conformance *conformance, int row, bool complete,
                             struct arena *arena);

/*
 * The pairs of a version that are claimed, or that are not though they need an answer, types with the same reductions
 * together, such as "float, double with none, add; bool with none"; "" for none. In the arena; NULL without memory.
 */
const char *conformance_pairs_text(const struct conformance *conformance, int row, bool claimed,
                                   struct arena *arena);

/* "50 answered, 8 refused": what there is of each standing. In the arena; NULL without memory. */
const char *standings_text(const struct standings *standings, struct arena *arena);

/* The cases of no operator version in one line; "" where there are none or without memory. */
const char *conformance_others_text(const struct conformance *conformance, struct arena *arena);

#endif
