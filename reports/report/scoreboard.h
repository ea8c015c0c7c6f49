/*
 * Users' questions about an implementation, answered by the cases of a run: "do negative indices count from the end?" A model
 * for every rendering that compares implementations side by side.
 */
#ifndef SCATTER_SCOREBOARD_H
#define SCATTER_SCOREBOARD_H

#include "report.h"

/*
 * Which cases a question is about, and what counts against an implementation in them:
 *
 * ASKED_ABOUT       cases that name one of the clauses, or match a glob, or have one of the types
 * ASKED_FOUND       all cases; only findings under the clauses count against it, and lost processes, each of which counts
 *                   as another case; a single failure is bad
 * ASKED_GATES       cases that name a version gate (tally.h)
 * ASKED_REPEATED    cases that were run several times; it is bad if some answers fail and others do not
 *
 * A case may be about several clauses: a case that fails counts against the implementation in all questions that it is about,
 * whatever the cause of the failure. The reasons show the cause.
 * whatever it fails for. The reasons tell.
 */
enum asked { ASKED_ABOUT, ASKED_FOUND, ASKED_GATES, ASKED_REPEATED };

/* X(constant, name, question, kind of question, names of clauses separated by spaces, types of data, glob on ids) */
#define QUESTION_TABLE(X)                                                                                    \
    X(NEGATIVE_INDICES, "negative indices", "Does a negative index count from the end?", ASKED_ABOUT,        \
      "index-negative target-alias", 0, "")                                                                  \
    X(NEGATIVE_AXIS, "negative axis", "Does a negative axis count from the last?", ASKED_ABOUT,              \
      "axis-negative", 0, "")                                                                                \
    X(REPEATS_REDUCED, "repeats with a reduction", "Do all updates of one cell take part in a reduction?",   \
      ASKED_ABOUT, "duplicates-reduced", 0, "")                                                              \
    X(REPEATS_NONE, "repeats without",                                                                       \
      "Does a cell with several updates and no reduction hold one of them?", ASKED_ABOUT, "duplicates-none", \
      0, "")                                                                                                 \
    X(OUT_OF_BOUNDS, "out of bounds", "Is an index out of range refused?", ASKED_ABOUT, "index-bounds", 0,   \
      "")                                                                                                    \
    X(SMALLER_INDICES, "other extents", "May indices be smaller than data, or longer along the axis?",       \
      ASKED_ABOUT, "indices-smaller indices-longer", 0, "")                                                  \
    X(SLICES, "slices", "Does a short tuple of ScatterND name a slice?", ASKED_ABOUT, "slice", 0, "")        \
    X(EMPTY, "empty tensors", "Are tensors and tuples without elements accepted?", ASKED_ABOUT,              \
      "indices-empty data-empty tuple-empty", 0, "")                                                         \
    X(LONG_INTEGERS, "int64 exact", "Are 64-bit integers exact?", ASKED_ABOUT, "",                           \
      DTYPE_BIT(INT64) | DTYPE_BIT(UINT64), "")                                                              \
    X(HALF, "16-bit floats", "Are float16 and bfloat16 correct?", ASKED_ABOUT, "",                           \
      DTYPE_BIT(FLOAT16) | DTYPE_BIT(BFLOAT16), "")                                                          \
    X(STRINGS, "strings", "Are strings scattered?", ASKED_ABOUT, "", DTYPE_BIT(STRING), "")                  \
    X(NAN, "NaN", "Is NaN kept, and does it count in max and min?", ASKED_ABOUT, "nan-order nan-bits", 0,    \
      "")                                                                                                    \
    X(ZEROS, "zeros and infinities", "Are signed zeros and infinities correct?", ASKED_ABOUT,                \
      "zero-sign zero-sign-computed", 0, "*/infinities-*")                                                   \
    X(OVERFLOW, "overflow", "Do integers wrap around when they overflow?", ASKED_ABOUT,                      \
      "unsigned-overflow signed-overflow", 0, "")                                                            \
    X(WRONG_SHAPES, "wrong shapes", "Are ranks, shapes and axes that break the rules refused?", ASKED_ABOUT, \
      "data-rank indices-rank rank-mismatch axis-range updates-shape indices-shape tuple-length", 0, "")     \
    X(VERSION_GATES, "version gates", "Are features refused that the operator version does not have?",       \
      ASKED_GATES, "", 0, "")                                                                                \
    X(SURVIVES, "memory safety", "Does every input get an answer, without memory errors?", ASKED_FOUND,      \
      "memory-safety ends-in-time inputs-unmodified", 0, "")                                                 \
    X(SAME_ANSWER, "repeated runs", "Does a repeated case get the same verdict?", ASKED_REPEATED, "", 0, "")

enum question {
#define QUESTION_CONSTANT(constant, ...) QUESTION_##constant,
    QUESTION_TABLE(QUESTION_CONSTANT)
#undef QUESTION_CONSTANT
        QUESTION_COUNT
};

/* A short and a full text. Static storage. */
const char *question_name(enum question question);
const char *question_text(enum question question);

/*
 * GRADE_NONE         no case was about it, or none that shows anything
 * GRADE_GOOD         none failed, none had a warning, and at least half were supported
 * GRADE_PARTLY       some failed or had warnings; or most were not supported, except where a single failure is bad
 * GRADE_BAD          at least half of the answers failed; or one did, where a single failure is bad
 * GRADE_UNSUPPORTED  none was answered
 */
enum grade { GRADE_NONE, GRADE_GOOD, GRADE_PARTLY, GRADE_BAD, GRADE_UNSUPPORTED };

/* A word, such as "good". Static storage. */
const char *grade_name(enum grade grade);

/* Cases that count against an implementation for one reason (report.h). */
struct score_reason {
    const char *text; /* such as "fail: target: none of the allowed values" */
    bool is_failure;
    int64_t cases;
    const char *first; /* the id of the first case; "" for a process that was lost outside cases */
};

enum { SCORE_REASONS = 8 };

/*
 * The answer to a question. The five numbers after `cases` add up to it; a waived failure is a failure. `right` counts cases
 * that were answered correctly or correctly refused. `others` shows nothing: permitted refusals, refusals without evidence
 * that valid input is answered, cases for which the specification defines nothing, and cases without a verdict.
 */
struct score {
    enum grade grade;
    int64_t cases;
    int64_t right, warned, failed, unsupported, others;
    struct score_reason reasons[SCORE_REASONS]; /* failures first, then by number of cases; in the arena */
    int reason_count;
    int64_t other_cases; /* with other reasons */
};

/* The answers of a run to a question. */
void scoreboard_ask(const struct report *report, const struct reported_run *run, enum question question,
                    struct score *score, struct arena *arena);

/*
 * The result for an operator version, by its row. The grade follows from the statement (conformance.h): complete is
 * good, complete for some types and reductions is partly, not conforming is bad.
 */
void scoreboard_version(const struct reported_run *run, int row, struct score *score, struct arena *arena);

/*
 * The order in which runs are shown: by name, runs of the same name by version, comparing numbers in it by value; equal
 * runs as they were added. `order` has room for the number of each run.
 */
void scoreboard_order(const struct report *report, size_t *order);

#endif
