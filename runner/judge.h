/*
 * The judge: from a case, what the reference makes of it, and an answer, to a verdict with its reasons.
 *
 * This judge compares exactly: a result must equal the reference bit for bit (under a reduction: any NaN
 * for any NaN), what the reference refuses must be refused, and where the text gives
 * no value only dtype and shape count.
 */
#ifndef SCATTER_JUDGE_H
#define SCATTER_JUDGE_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "scatter.h"

#include <stdbool.h>
#include <stddef.h>

/* X(constant, name): in the order in which summaries show them. */
#define VERDICT_TABLE(X)          \
    X(PASS, "pass")               \
    X(FAIL, "fail")               \
    X(CRASH, "crash")             \
    X(TIMEOUT, "timeout")         \
    X(MEMORY, "memory")           \
    X(UNSUPPORTED, "unsupported") \
    X(DISPUTED, "disputed")       \
    X(NOT_RUN, "not-run")         \
    X(UNREADABLE, "unreadable")   \
    X(ERROR, "error")

/*
 * VERDICT_DISPUTED    the output stored with a plain ONNX case is not what the text says: nobody's fault
 * VERDICT_UNREADABLE  the case's files cannot be read; the implementation was not asked
 * VERDICT_ERROR       a fault of this suite: a case of ours whose author and reference disagree
 */
enum verdict {
#define VERDICT_CONSTANT(constant, name) VERDICT_##constant,
    VERDICT_TABLE(VERDICT_CONSTANT)
#undef VERDICT_CONSTANT
};
enum { VERDICT_COUNT = VERDICT_ERROR + 1 };

/* The name of a verdict. Static storage. */
const char *verdict_name(enum verdict verdict);

/* Whether a verdict says that the implementation does not conform. */
bool verdict_is_failure(enum verdict verdict);

enum { MOST_OBSERVATIONS = 8 };

struct judgement {
    enum verdict verdict;
    bool compared;           /* the answer was held against an expectation */
    const char *explanation; /* lines of text, each ended by a newline; "" for a plain pass */
    const char *observations[MOST_OBSERVATIONS]; /* what it does where that is its own affair */
    size_t observation_count;
};

/* What the reference makes of a case. */
struct derived_expectation {
    struct preparation preparation;
    struct tensor output; /* for OUTCOME_COMPUTED */
};

/*
 * Evaluates a case with the reference. Fails with STATUS_OUT_OF_MEMORY only.
 */
enum status derive_expectation(const struct scatter_case *the_case, struct derived_expectation *derived,
                               struct arena *arena, struct error *error);

/*
 * The violated rules for a person, a line each: two spaces, the code, the first instance. "" when no rule is
 * violated or the arena has no room.
 */
const char *violated_rules(const struct preparation *preparation, struct arena *arena);

/*
 * Judges an answer. Explanations are in the arena; memory that is short shortens explanations, never a
 * verdict.
 */
struct judgement judge(const struct scatter_case *the_case, const struct derived_expectation *derived,
                       const struct answer *answer, struct arena *arena);

#endif
