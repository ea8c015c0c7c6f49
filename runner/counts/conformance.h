/*
 * Conformance statements: the result of a run for each operator version as a whole.
 *
 * A statement is about the cases that were run. Every case of an operator version has one standing (the table
 * below), so that the numbers of a statement add up to its cases. A case that could not be read belongs to
 * the version that a folder in its id names. Cases of no version, such as those of an operator that their
 * opset lacks, are counted separately.
 *
 * A confirmation needs answers. A pair of an element type of data and a reduction is confirmed when at least
 * one valid case of it was answered correctly and no case of it contradicts it. An expected refusal counts as
 * shown only if its sibling was answered correctly: the valid case of the same version that case.json names;
 * if it names none, any valid case of that version. Combinations that may be refused need no answer. Cases
 * beyond a limit do not contradict it, but the statement names the limit and is not "complete". Only types in
 * the version's T and reductions that the version lists form pairs ("none" for a version without the
 * attribute).
 */
#ifndef SCATTER_CONFORMANCE_H
#define SCATTER_CONFORMANCE_H

#include "arena.h"
#include "declaration.h"
#include "judge.h"
#include "operator_version.h"
#include "record.h"
#include "text_numbers.h"

#include <stdbool.h>
#include <stdint.h>

/* X(constant, name, mark unless all failures are waived) */
#define STATEMENT_TABLE(X)                                   \
    X(COMPLETE, "complete", "good")                          \
    X(CONFORMING, "conforms in what it supports", "good")    \
    X(PARTLY, "conforms in part", "fair")                    \
    X(NOT_CONFORMING, "not conforming", "bad")               \
    X(NOT_SUPPORTED, "not supported", "off")                 \
    X(DEPRECATED, "deprecated, refused as permitted", "off") \
    X(UNANSWERED, "nothing answered", "off")                 \
    X(INCOMPLETE, "incomplete", "none")

/*
 * The first of these that applies:
 *
 * STATEMENT_NOT_CONFORMING  a case failed
 * STATEMENT_INCOMPLETE      some case has no verdict, or all are disputed, or the run ended before its last
 * case
 * STATEMENT_DEPRECATED      no valid case was answered, and some were refused because the version is
 * deprecated
 * STATEMENT_NOT_SUPPORTED   no valid case was answered, and some case was unsupported
 * STATEMENT_UNANSWERED      no valid case was answered
 * STATEMENT_PARTLY          a pair in scope (pair_is_in_scope) is not confirmed, or a case is claimed, then
 * refused
 * STATEMENT_CONFORMING      another pair that needs an answer is not confirmed, or a case is unsupported, not
 * shown or beyond
 *                           a limit
 * STATEMENT_COMPLETE        otherwise
 */
enum statement {
#define STATEMENT_CONSTANT(constant, name, mark) STATEMENT_##constant,
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

/* The cases of an operator version that are beyond one limit. */
struct limited_cases {
    int64_t greatest; /* what the limit allows; the least if records differ */
    int64_t cases;
};

/* The cases of one operator version. */
struct version_cases {
    int64_t cases;
    int64_t verdicts[VERDICT_COUNT];
    int64_t waived;             /* of the failed cases */
    int64_t in_graphs;          /* … and those in which the scatter node alone passes */
    struct standings standings; /* they add up to `cases` */
    struct standings pairs[CONFORMANCE_TYPES][REDUCTION_COUNT];
    struct limited_cases limited[2][LIMIT_COUNT]; /* of STANDING_LIMITED: [1] declared limits, [0] others */
};

/* Cases whose standing others decided, and whether they count so for their pair too. */
struct settled_cases {
    enum standing standing;
    bool of_pair;
    const char **ids; /* NULL: not in use */
    size_t count, capacity;
};

enum { SETTLED_MOST = 6 };

/* The ids of all settled cases that are listed, in bytes: a footer is a line that must be readable. */
#define SETTLED_SIZE ((size_t)8 << 20)

/* The cases of a run. Initialize with zeroes; release with conformance_destroy. */
struct conformance {
    bool is_off;  /* nothing is counted: no statement is made of worlds (the caller sets this and two more) */
    bool is_read; /* a footer settles the cases (conformance_move): nothing is kept for conformance_settle */
    bool selected;                                         /* only some cases were selected */
    struct version_cases versions[OPERATOR_VERSION_COUNT]; /* as the table operator_versions */
    int64_t others;                                        /* cases of no operator version */
    int64_t other_verdicts[VERDICT_COUNT];
    struct text_numbers siblings; /* the ids of valid cases: answered correctly, or unsupported */
    size_t settled_size;          /* bytes of the ids that are listed */
    struct settled_cases settled[SETTLED_MOST]; /* what conformance_settle did; those in use come first */
    struct unsettled_case *unsettled; /* before: cases whose standing depends on others; in the arena */
    size_t unsettled_count, unsettled_capacity;
    struct arena arena;
};

/* The row of the table operator_versions that a case belongs to; -1 for none. A case that was not loaded has
 * the version of its folder. */
int conformance_row(const struct recorded_case *item);

/* The standing of a case by itself, before conformance_settle considers other cases. */
enum standing conformance_standing(const struct recorded_case *item);

/* Counts a case. */
void conformance_count(struct conformance *conformance, const struct recorded_case *item);

/* Decides the standings that depend on other cases, after the last record of a run, before the functions
 * below. The footer has them: reports and comparisons take them from there. */
void conformance_settle(struct conformance *conformance);

/* The member of the footer; in the arena, with ids borrowed. */
struct recorded_settleds conformance_settled(const struct conformance *conformance, struct arena *arena);

/* The standing that a member of a footer gives to a case that has this one by itself: the same, if it depends
 * on no other case. */
enum standing standing_settled(enum standing standing, const struct recorded_settled *settled);

/* Moves a case, which was counted with a standing, to its settled one: of its version and, if the member says
 * so, of its pair. */
void conformance_move(struct conformance *conformance, int row, const char *dtype, const char *reduction,
                      enum standing from, const struct recorded_settled *settled);

void conformance_destroy(struct conformance *conformance);

/* Whether a version has a pair: the type is in its T, and it lists the reduction ("none" without the
 * attribute). */
bool pair_exists(int row, int32_t dtype, enum reduction reduction);

/* Whether a pair is confirmed; whether it needs an answer but is not. Some pairs are neither. */
bool pair_is_confirmed(const struct conformance *conformance, int row, int32_t dtype,
                       enum reduction reduction);
bool pair_is_wanting(const struct conformance *conformance, int row, int32_t dtype, enum reduction reduction);

/* Whether a pair is one that the implementation supports: a case was answered, failed, or was refused though
 * claimed. */
bool pair_is_in_scope(const struct conformance *conformance, int row, int32_t dtype,
                      enum reduction reduction);

/* The statement about the operator version in a row of the table operator_versions; it must have cases.
 * `complete`: the run has a record of each of its cases. */
enum statement conformance_of(const struct conformance *conformance, int row, bool complete);

/* The mark of such a version, as the page names it: "good", "fair", "bad", "off" for nothing answered; "none"
 * if the run is not complete or only of selected cases (decision `version-marks`). */
const char *conformance_mark(const struct conformance *conformance, int row, bool complete);

/* The statements about all versions that have cases, as the footer of a run has them; in the arena. */
struct recorded_statements conformance_record(const struct conformance *conformance, bool complete,
                                              struct arena *arena);

/* A statement in one line for a person, such as "ScatterND-18: complete for all types and reductions (58
 * cases: 50 answered, 8 refused)", with what it supports and its limits; in the arena, "" without memory. */
const char *conformance_text(const struct conformance *conformance, int row, bool complete,
                             struct arena *arena);

/*
 * The pairs of a version that are confirmed, or those that need an answer but are not; types with the
 * same reductions are combined, such as "float, double with none, add; bool with none"; "" for none. In the
 * arena; NULL without memory.
 */
const char *conformance_pairs_text(const struct conformance *conformance, int row, bool confirmed,
                                   struct arena *arena);

/* The limits that cases of a version are beyond, such as "up to rank 8, 4096 elements"; "" if there are none.
 * In the arena; NULL without memory. */
const char *conformance_limits_text(const struct conformance *conformance, int row, struct arena *arena);

/* The number of cases of each standing, such as "50 answered, 8 refused". In the arena; NULL without
 * memory. */
const char *standings_text(const struct standings *standings, struct arena *arena);

#define NO_VERSION_WORDS "no operator version, since the opset lacks the operator or the case is unreadable"

/* The cases of no operator version in one line; "" if there are none, or without memory. */
const char *conformance_others_text(const struct conformance *conformance, struct arena *arena);

#endif
